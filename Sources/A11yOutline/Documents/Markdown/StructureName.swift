/// What a container is called when its source gives it no name.
enum StructureName: String {
  case code
  case details = "Details"
  case quote
  case table
}
