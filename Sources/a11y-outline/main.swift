import A11yOutline
import Foundation

SpeechWorker.runIfAsked(CommandLine.arguments)
exit(Program.run(CommandLine.arguments, gallery: Gallery.samples))
