/// A guide across either axis.
enum AlignmentGuide: Equatable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(let guide): guide.id.defaultValue(in: dimensions)
    case .vertical(let guide): guide.id.defaultValue(in: dimensions)
    }
  }
}
