// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that nothing of it is built with the product.
let package = Package(
  name: "fuzzer",
  dependencies: [.package(name: "a11y-outline", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzzer",
      dependencies: [.product(name: "A11yOutline", package: "a11y-outline")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]
    )
  ],
  swiftLanguageModes: [.v6]
)
