# shellcheck shell=bash
# The scheme of the first run's step in an iOS simulator. scripts/first-run-on-a-mac sources this file.
#
# The scheme that Xcode generates for the whole package builds every target, also with -only-testing, because that
# option selects the tests that run and not the targets that are built. A shared scheme with one test target builds
# that target and its dependencies. Xcode reads the shared schemes of a package from .swiftpm, which Git ignores.

ios_scheme=FirstRun
ios_tests=ConformanceTests
ios_scheme_file=.swiftpm/xcode/xcshareddata/xcschemes/$ios_scheme.xcscheme

# write_scheme: writes the scheme that tests $ios_tests alone
write_scheme() {
  mkdir -p "$(dirname "$ios_scheme_file")"
  cat >"$ios_scheme_file" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
  <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES"></BuildAction>
  <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES">
    <Testables>
      <TestableReference skipped="NO">
        <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="$ios_tests"
          BuildableName="$ios_tests" BlueprintName="$ios_tests" ReferencedContainer="container:">
        </BuildableReference>
      </TestableReference>
    </Testables>
  </TestAction>
</Scheme>
XML
}

# simulator: prints the identifier of the last available iPhone in the list
simulator() {
  xcrun simctl list devices available 2>/dev/null |
    sed -n 's/^ *iPhone.*(\([0-9A-F-]\{36\}\)).*/\1/p' | tail -n 1
}
