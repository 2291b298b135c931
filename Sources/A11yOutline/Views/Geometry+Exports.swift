// Code written for SwiftUI has these names with one import; so has code that imports this module.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.Locale
@_exported public import struct Foundation.URL
