import A11yOutline
import Foundation

exit(Program.run(CommandLine.arguments))
