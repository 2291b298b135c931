/// One rendering: puts batches into their files in order, and remembers them.
struct RenderingRun {
  private let files: AudioFileSequence
  private let journal: RenderingJournal?
  private var progress = AudioFileRenderer.Progress(utteranceCount: 0, seconds: 0)
  private var notices: [SpeechNotice] = []
  /// The hashes of the batches that are being rendered.
  private var digests: [UInt64] = []

  /// Whether nobody has asked to stop.
  private(set) var isComplete = true

  init(files: AudioFileSequence, journal: RenderingJournal?) {
    self.files = files
    self.journal = journal
  }

  /// Passes over what an earlier run has made.
  ///
  /// - Returns: The first batch that is missing.
  mutating func skipWhatIsMade(
    _ steps: inout RenderingSteps<some Sequence<AudioFileRenderer.Item>>,
    weighing weight: Int,
    _ shouldContinue: (AudioFileRenderer.Progress) -> Bool
  ) throws(SpeechError) -> [RenderingStep] {
    var batch = steps.nextBatch(weighing: weight)
    guard let journal, !journal.isEmpty else { return batch }
    while isComplete, !batch.isEmpty, let entry = journal.take(StepDigest(batch).value) {
      let starts = batch.compactMap { step -> UtteranceStart?? in
        switch step {
        case .start(let start): .some(start)
        case .utteranceEnd: .some(nil)
        default: nil
        }
      }
      let marks = zip(entry.marks, starts).map { RenderedBatch.Mark(sample: $0, start: $1) }
      try take(marks, count: entry.sampleCount, isMade: true, shouldContinue) { files, range in
        files.skip(range.count)
      }
      batch = steps.nextBatch(weighing: weight)
    }
    return batch
  }

  /// Remembers what is going to be written next.
  mutating func expect(_ batch: [RenderingStep]) {
    if journal != nil { digests.append(StepDigest(batch).value) }
  }

  /// Writes the sound of a batch, utterance by utterance.
  mutating func write(
    _ batch: RenderedBatch,
    _ shouldContinue: (AudioFileRenderer.Progress) -> Bool
  ) throws(SpeechError) {
    for text in batch.skipped {
      let notice = SpeechNotice(.textSkipped, text)
      if !notices.contains(notice) { notices.append(notice) }
    }
    try take(batch.marks, count: batch.samples.count, isMade: false, shouldContinue) {
      (files, range) throws(SpeechError) in
      try files.append(batch.samples[range])
    }
    if let failure = batch.failure { throw failure }
    guard let journal, isComplete else { return }
    try files.flush()
    try journal.append(
      RenderingJournal.Entry(
        digest: digests.removeFirst(),
        sampleCount: batch.samples.count,
        marks: batch.marks.map(\.sample)
      )
    )
    files.removeLeftovers()
  }

  /// Completes the files.
  mutating func finish(
    languagesWithoutVoice languages: [String]
  ) throws(SpeechError) -> AudioFileRenderer.Result {
    try files.finish()
    if isComplete {
      files.removeLeftovers()
      journal?.remove()
    }
    notices += languages.map { SpeechNotice(.languageWithoutVoice, $0) }
    return AudioFileRenderer.Result(
      progress: progress,
      isComplete: isComplete,
      notices: notices,
      files: files.files
    )
  }

  /// Goes through the utterances of a batch.
  private mutating func take(
    _ marks: [RenderedBatch.Mark],
    count: Int,
    isMade: Bool,
    _ shouldContinue: (AudioFileRenderer.Progress) -> Bool,
    _ samples: (AudioFileSequence, Range<Int>) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    var done = 0
    for mark in marks {
      try samples(files, done..<mark.sample)
      done = mark.sample
      if let start = mark.start {
        try files.begin(start, isMade: isMade)
        continue
      }
      progress.utteranceCount += 1
      progress.seconds = files.seconds
      progress.file = files.files.count - 1
      progress.fileSeconds = files.files[progress.file].seconds
      progress.isMadeBefore = isMade
      guard shouldContinue(progress) else {
        isComplete = false
        return
      }
    }
    try samples(files, done..<count)
  }
}
