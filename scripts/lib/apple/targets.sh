# shellcheck shell=bash
# Checks the package's targets for a platform that platform.sh has prepared. scripts/check-apple-source
# sources this file after platform.sh.

# target_flags NAME: sets `flags` to the compiler's flags for a target
target_flags() {
  flags=("@$plan/$1.flags" -D SWIFT_PACKAGE -D DEBUG -module-name "$1" -wmo -enable-testing
    -Xfrontend -disable-objc-attr-requires-foundation-module -Xfrontend -enable-cross-import-overlays
    -Xfrontend -checked-async-objc-bridging=off
    -load-plugin-executable "$plugin#BridgeMacros"
    "${platform_flags[@]}" -I "$platform_folder/packages" -I "$platform_folder/modules")
  # Only a file main.swift may contain top-level code.
  grep -q '/main\.swift"$' "$plan/$1.sources" || flags+=(-parse-as-library)
}

# emit_target NAME: makes the module that others import. Function bodies are skipped to save time, because
# check_target compiles them.
emit_target() {
  local flags
  target_flags "$1"
  swiftc -emit-module -Xfrontend -experimental-skip-all-function-bodies "${flags[@]}" \
    "@$plan/$1.sources" -o "$platform_folder/modules/$1.swiftmodule" \
    >"$platform_folder/logs/$1.emit" 2>&1 || true
}

# check_target NAME: compiles a target to SIL, with the errors in its log
check_target() {
  local flags
  target_flags "$1"
  swiftc -emit-sil -o /dev/null "${flags[@]}" "@$plan/$1.sources" >"$platform_folder/logs/$1.check" 2>&1 ||
    echo "$?" >"$platform_folder/logs/$1.failed"
}

# exists_on PLATFORM TARGET: whether the target is compiled for the platform. Macros are compiled only for macOS,
# because they run on the Mac that builds. The project of the example Phone supports macOS and iOS, and the tour macOS.
exists_on() {
  case $1,$(cat "$plan/$2.kind") in
    iOS,macro | visionOS,macro | iOS,program | visionOS,program | visionOS,example) return 1 ;;
  esac
}

# check_platform NAME: checks all targets, several at a time, and prints the errors
check_platform() {
  local target files=0 status=0 targets=() started=$SECONDS
  while read -r target; do
    ! exists_on "$1" "$target" || targets+=("$target")
  done <"$plan/order"
  # Nothing imports tests and the examples.
  for target in "${targets[@]}"; do
    case $(cat "$plan/$target.kind") in test | example | program) ;; *) emit_target "$target" ;; esac
  done
  for target in "${targets[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
    check_target "$target" &
  done
  wait
  for target in "${targets[@]}"; do
    files=$((files + $(wc -l <"$plan/$target.sources")))
    [ -f "$platform_folder/logs/$target.failed" ] || continue
    status=1
    echo "$target does not compile for $1:" >&2
    sed "s|$PWD/||" "$platform_folder/logs/$target.check" >&2
  done
  [ "$status" != 0 ] || echo "$1: $files files of ${#targets[@]} targets, in $((SECONDS - started)) s."
  return "$status"
}

# lint_files PLAN: finds code that this compiler accepts for Apple's systems, but Xcode's compiler does not
lint_files() {
  local found
  found=$(cat "$1"/*.sources | tr -d '"' | tr '\n' '\0' | xargs -0 -n 1 grep -n -H 'isolated deinit' |
    grep -v 'nonisolated deinit' | sed "s|$PWD/||" || true)
  [ -z "$found" ] || fail "An isolated deinit needs macOS 15.4 and iOS 18.4: $found"
}

# cover_files PLAN INTERFACE: fails if no check reads a Swift file of the package. Three kinds of files need no
# check: files of targets for Linux only, the stated interface, which is built, and samples, which the manifest
# excludes from their targets.
cover_files() {
  local all=$1/all checked=$1/checked linux=$1/linux missing
  swift package dump-package >"$linux.json" 2>/dev/null
  mkdir -p "$linux"
  swift scripts/lib/apple/plan.swift "$linux.json" "$PWD" "$linux"
  git ls-files --cached --others --exclude-standard -- 'Sources/*.swift' 'Tests/*.swift' |
    while read -r file; do [ ! -f "$file" ] || echo "$file"; done |
    grep -v '^Tests/Base/AppleInterface/' | sort >"$all"
  {
    cat "$1"/*.sources
    for target in $(grep -vxFf "$1/order" "$linux/order"); do cat "$linux/$target.sources"; done
  } | sed "s|^\"$PWD/||; s|\"\$||" | sort >"$checked"
  missing=$(comm -23 "$all" "$checked" | grep -v '^Tests/[A-Za-z]*/[A-Za-z]*/\(Golden\|Samples\)/' || true)
  [ -z "$missing" ] || fail "No check reads these files, because they belong to no target: $missing"
}
