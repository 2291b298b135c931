import Foundation
import Testing

@testable import A11yOutline

/// The lists beside audio files: chapters, cue sheets, playlists.
@Suite struct ChapterListTests {
  private var files: [RenderedAudioFile] {
    var first = RenderedAudioFile(path: "/tmp/book-01.wav")
    first.sampleCount = 22_050 * 10
    first.chapters = [
      Chapter(title: "Start; here", sample: 0), Chapter(title: "\"Next\"", sample: 22_050 * 4),
    ]
    var second = RenderedAudioFile(path: "/tmp/book-02.wav")
    second.sampleCount = 22_050 * 90
    second.chapters = [Chapter(title: "End", sample: 11_025)]
    return [first, second]
  }

  @Test func metadataTellsTimesThroughAllFiles() {
    let text = ChapterFormat.metadata.text(of: files, title: "Book")
    #expect(
      text == """
        ;FFMETADATA1
        title=Book
        [CHAPTER]
        TIMEBASE=1/1000
        START=0
        END=4000
        title=Start\\; here
        [CHAPTER]
        TIMEBASE=1/1000
        START=4000
        END=10000
        title="Next"
        [CHAPTER]
        TIMEBASE=1/1000
        START=10500
        END=100000
        title=End

        """
    )
  }

  @Test func aCueSheetNamesTheFiles() {
    let text = ChapterFormat.cueSheet.text(of: files, title: "Book")
    #expect(
      text == """
        TITLE "Book"
        FILE "book-01.wav" WAVE
          TRACK 01 AUDIO
            TITLE "Start; here"
            INDEX 01 00:00:00
          TRACK 02 AUDIO
            TITLE "'Next'"
            INDEX 01 00:04:00
        FILE "book-02.wav" WAVE
          TRACK 03 AUDIO
            TITLE "End"
            INDEX 01 00:00:37

        """
    )
  }

  @Test func aPlaylistNamesTheFiles() {
    #expect(
      Playlist.text(of: files, title: "Book") == """
        #EXTM3U
        #PLAYLIST:Book
        #EXTINF:10,Start; here
        book-01.wav
        #EXTINF:90,End
        book-02.wav

        """
    )
  }

  @Test func chaptersAreTheDeepestGroupsThatFitACueSheet() {
    var builder = OutlineBuilder(title: "Book")
    for part in 0..<10 {
      builder.append(NodeContent(name: "Part \(part)", isExpanded: true), depth: 0)
      for chapter in 0..<20 {
        builder.append(NodeContent(name: "Chapter \(chapter)", isExpanded: true), depth: 1)
        builder.append(NodeContent(name: "Text"), depth: 2)
      }
    }
    let outline = builder.finish()
    let plan = SectionPlan(outline)
    #expect(outline.visibleNodes.count { plan.startsChapter($0) } == 10)
    let split = SectionPlan(outline, splitLevel: 2)
    #expect(split.fileCount(of: outline) == 210)
    let items = Array(
      SpokenDocument(outline, called: "Book", reader: LinearReader(), sections: split)
    )
    #expect(items.count { $0.startsFile } == 199, "a heading and what comes first under it")
    #expect(items.count { $0.chapter != nil } == 210)
    #expect(AudioFileNames(path: "a/book.mp3", count: 210).files[8] == "a/book-009.mp3")
    #expect(AudioFileNames(path: "a/book.mp3", count: nil).files.isEmpty)
  }
}
