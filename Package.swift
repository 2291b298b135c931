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
      name: "CEspeak",
      pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]
    ),
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
      name: "CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
    ),
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Without pkgConfig: its flags for these two (-D_REENTRANT, -D_XOPEN_SOURCE) are ones that the
    // package manager refuses with a warning at every build, and both live in the default paths.
    .systemLibrary(
      name: "CPulse",
      providers: [.apt(["libpulse-dev"]), .brew(["pulseaudio"])]
    ),
    .systemLibrary(
      name: "CALSA",
      pkgConfig: "alsa",
      providers: [.apt(["libasound2-dev"])]
    ),
    // Without a link: the library is loaded when it is wanted.
    .systemLibrary(name: "CSpeechd", providers: [.apt(["libspeechd-dev"])]),
    .systemLibrary(
      name: "CSndfile",
      pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]
    ),
    .systemLibrary(
      name: "CTerminfo",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
    ),
    // CLD2 has an interface for C++ alone, and no file for pkg-config.
    .target(name: "CLanguageDetection", linkerSettings: [.linkedLibrary("cld2")]),
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
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
