// swift-tools-version: 6.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "a11y-outline",
  products: [
    .library(name: "A11yOutline", targets: ["A11yOutline"]),
    .executable(name: "a11y-outline", targets: ["a11y-outline"]),
  ],
  targets: [
    .systemLibrary(
      name: "CMarkdown",
      pkgConfig: "md4c",
      providers: [.apt(["libmd4c-dev"]), .brew(["md4c"])]
    ),
    .systemLibrary(
      name: "CGumbo",
      pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]
    ),
    .systemLibrary(
      name: "CXML",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .systemLibrary(
      name: "CTerminfo",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
    ),
    // Without a link: the library is loaded when it is wanted.
    .systemLibrary(name: "CSpeechd", providers: [.apt(["libspeechd-dev"])]),
    // So are these, by functions of ours under the names of theirs: what makes no sound starts
    // without thirty libraries for sound.
    .target(name: "CLibraryLoading"),
    .target(name: "CEspeak", dependencies: ["CLibraryLoading"]),
    .target(name: "CPulse", dependencies: ["CLibraryLoading"]),
    .target(name: "CALSA", dependencies: ["CLibraryLoading"]),
    .target(name: "CSndfile", dependencies: ["CLibraryLoading"]),
    .target(name: "CArchive", dependencies: ["CLibraryLoading"]),
    .target(name: "CYAML", dependencies: ["CLibraryLoading"]),
    // CLD2 has an interface for C++ alone.
    .target(name: "CLanguageDetection", dependencies: ["CLibraryLoading"]),
    // A part of the C library.
    .systemLibrary(name: "CGetopt"),
    .target(
      name: "A11yOutline",
      dependencies: [
        "CEspeak", "CMarkdown", "CGumbo", "CXML", "CArchive", "CYAML", "CPulse", "CALSA",
        "CSndfile", "CTerminfo", "CGetopt", "CSpeechd", "CLanguageDetection",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "a11y-outline",
      dependencies: ["A11yOutline"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "A11yOutlineTests",
      dependencies: ["A11yOutline", "a11y-outline", "CArchive"],
      exclude: ["Player/Cases"],
      swiftSettings: settings,
      // The tests also write archives.
      linkerSettings: [.linkedLibrary("archive")]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
