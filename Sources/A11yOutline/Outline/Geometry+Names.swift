public import Foundation

// Code written for SwiftUI has these names with one import; so has code that imports this module.

/// A number of points, with the name that SwiftUI brings along.
public typealias CGFloat = Foundation.CGFloat

/// A point of the layout, with the name that SwiftUI brings along.
public typealias CGPoint = Foundation.CGPoint

/// A size in points, with the name that SwiftUI brings along.
public typealias CGSize = Foundation.CGSize

/// A rectangle of the layout, with the name that SwiftUI brings along.
public typealias CGRect = Foundation.CGRect

/// An address, with the name that SwiftUI brings along.
public typealias URL = Foundation.URL

/// The user's locale, with the name that SwiftUI brings along.
public typealias Locale = Foundation.Locale
