// swift-tools-version: 6.2
import PackageDescription

/// What every module is compiled with.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Regular expressions would add 1.3 MB to the program; without the module none comes in by accident.
  .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
  // Types are found without reading their names first, and no value is taken apart while the program runs: a first frame
  // takes a sixth fewer instructions, and the program is 60 kB smaller.
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-disable-reflection-metadata",
      "-Xfrontend", "-function-sections",
    ], .when(configuration: .release)),
]

/// On Linux the release program carries everything it needs and starts in about a millisecond.
///
/// A machine without libc.a (Fedora: glibc-static) sets TOAST_DYNAMIC=1 and gets a dynamic program. The order
/// file puts the functions that run in every call side by side: the system maps code in pieces of 64 KiB, and scattered over
/// the program they would cost 1.6 MB of memory more. TOAST_SYMBOLS=1 keeps the symbols, which is how the file is made
/// (scripts/generate-startup-order).
///
/// The runtime's door to the names of all characters leads to `abort`: nobody asks for them, and their tables are half a megabyte.
let standalone: [LinkerSetting] =
  Context.environment["TOAST_DYNAMIC"] != nil
  ? []
  : [
    .unsafeFlags(
      [
        "-static-executable", "-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker",
        "--no-warn-symbol-ordering", "-Xlinker", "--no-eh-frame-hdr", "-Xlinker", "-T", "-Xlinker",
        "\(Context.packageDirectory)/Sources/toast/link.ld", "-Xlinker",
        "--wrap=_swift_stdlib_getScalarName", "-Xlinker",
        "--defsym=__wrap__swift_stdlib_getScalarName=abort", "-Xlinker",
        "--symbol-ordering-file=\(Context.packageDirectory)/Sources/toast/startup.order",
      ] + (Context.environment["TOAST_SYMBOLS"] != nil ? [] : ["-Xlinker", "-s"]),
      .when(platforms: [.linux], configuration: .release))
  ]

/// What modules are compiled with in which nothing is done often: small code instead of fast code.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// What modules are compiled with whose values are copied seldom: how to copy them is said in tables instead of code.
let seldom: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-enable-experimental-feature", "LayoutStringValueWitnesses", "-Xfrontend",
      "-enable-layout-string-value-witnesses",
    ], .when(configuration: .release))
]

func module(_ name: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, swiftSettings: strict + settings)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "toast",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "toast", targets: ["toast"])],
  targets: [
    module("Values"),
    module("Text"),
    module("Input", settings: small),
    module("Drawing", "Text"),
    module("Controls", "Values", "Text", "Input", "Drawing", settings: small),
    module("Options", "Values", "Text", settings: small),
    module("Terminal", settings: small),
    module("Layout", "Values", "Text", "Input", "Drawing", "Controls", settings: small + seldom),
    module(
      "Screens", "Values", "Text", "Input", "Drawing", "Controls", "Options", "Terminal",
      settings: small),
    module(
      "Toasts", "Values", "Text", "Input", "Drawing", "Controls", "Options", "Terminal", "Screens",
      settings: small + seldom),
    module(
      "Program", "Values", "Text", "Input", "Drawing", "Controls", "Layout", "Options", "Terminal",
      "Screens",
      "Toasts",
      settings: small + seldom),
    .executableTarget(
      name: "toast", dependencies: ["Program"], exclude: ["startup.order", "link.ld"],
      swiftSettings: strict, linkerSettings: standalone),

    tests("ValuesTests", "Values"),
    tests("TextTests", "Text"),
    tests("InputTests", "Input"),
    tests("DrawingTests", "Drawing", "Text"),
    tests("ControlsTests", "Controls", "Values", "Text", "Input", "Drawing"),
    tests("LayoutTests", "Layout", "Controls", "Values", "Text", "Input", "Drawing"),
    tests("OptionsTests", "Options", "Values", "Text"),
    tests("TerminalTests", "Terminal"),
    tests(
      "ScreensTests", "Screens", "Controls", "Options", "Values", "Text", "Drawing", "Terminal"),
    tests(
      "ToastsTests", "Toasts", "Screens", "Controls", "Options", "Values", "Text", "Input",
      "Drawing",
      "Terminal"
    ),
    tests(
      "ProgramTests", "Program", "Screens", "Controls", "Layout", "Options", "Values", "Text",
      "Input",
      "Drawing",
      "Terminal"),
  ],
  swiftLanguageModes: [.v6]
)

// TOAST_FUZZ=1 swift build -c release --sanitize=fuzzer --product InputFuzz --scratch-path .build/fuzz
if Context.environment["TOAST_FUZZ"] != nil {
  let layout = ["Layout", "Controls", "Text", "Values"]
  let fuzzers = [
    "InputFuzz": ["Input"], "JSONFuzz": layout, "ConditionFuzz": layout, "ControlLineFuzz": layout,
  ]
  for (name, modules) in fuzzers {
    package.targets.append(
      .executableTarget(
        name: name, dependencies: modules.map { .init(stringLiteral: $0) }, path: "Tests/Fuzzing",
        exclude: fuzzers.keys.filter { $0 != name }.map { "\($0).swift" },
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  }
}
