internal import Foundation

/// Finds the executable that is started as the worker.
enum WorkerLocation {
  /// The variable that names the executable.
  static let variable = "A11Y_OUTLINE_WORKER"

  /// The name of the product that can always be the worker.
  private static let productName = "a11y-outline"

  /// The path of the executable.
  ///
  /// The first of: the one the environment names; an `a11y-outline` beside the running
  /// executable; the running executable, when it declared that it can.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - runningExecutable: The path of the running executable.
  ///   - canUseRunningExecutable: Whether it declared that it can be the worker.
  /// - Returns: `nil` when there is none.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    runningExecutable: String? = Bundle.main.executablePath,
    canUseRunningExecutable: Bool = SpeechWorker.canUseRunningExecutable
  ) -> String? {
    if let named = environment[variable], !named.isEmpty {
      return isExecutable(named) ? named : nil
    }
    guard let runningExecutable else { return nil }
    let folder = (runningExecutable as NSString).deletingLastPathComponent
    let beside = (folder as NSString).appendingPathComponent(productName)
    if isExecutable(beside) { return beside }
    return canUseRunningExecutable ? runningExecutable : nil
  }

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && access(path, X_OK) == 0
  }
}
