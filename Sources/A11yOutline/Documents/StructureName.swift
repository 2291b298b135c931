/// What a container is called when its source gives it no name.
enum StructureName: String {
  case details = "Details"
  case quote
  case note
  case table
  case pages = "Pages"
}
