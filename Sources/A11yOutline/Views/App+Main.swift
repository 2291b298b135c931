import Foundation

extension App {
  /// Runs the program with the options of the `a11y-outline` command: it is played in a terminal,
  /// or by the keys of a script, and can be read out, made into an audio file and audited.
  public static func main() {
    exit(Program.run(CommandLine.arguments, playing: ViewHost(Self(), reduceMotion: true)))
  }
}
