// swift-tools-version: 6.0

import PackageDescription

// A package of its own, so that whoever uses the library never builds the benchmarks.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "a11y-outline", path: "..")],
  targets: [
    .target(name: "Measuring"),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "outline-benchmark",
      dependencies: [
        "CAllocations", "Measuring", .product(name: "A11yOutline", package: "a11y-outline"),
      ]
    ),
    .executableTarget(
      name: "view-benchmark",
      dependencies: [.product(name: "A11yOutline", package: "a11y-outline")]
    ),
    .systemLibrary(name: "CEspeakBare"),
    .executableTarget(
      name: "speech-benchmark",
      dependencies: [
        "CEspeakBare", "Measuring", .product(name: "A11yOutline", package: "a11y-outline"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
