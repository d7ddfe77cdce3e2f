# shellcheck shell=bash
# The functions of the scripts that read built modules. They source this file after run.sh.

# c_flags: prints the compiler's options for the C modules that the built modules import, one a line
c_flags() {
  is_linux || return 0
  local map
  for map in Sources/Engines/CWebKitGTK Sources/Engines/CMainLoop/include .build/checkouts/swift-numerics/Sources/_NumericsShims/include \
    .build/checkouts/FlyingFox/CSystemLinux/include; do
    printf '%s\n' -Xcc "-fmodule-map-file=$map/module.modulemap"
  done
  pkg-config --cflags-only-I webkitgtk-6.0 | xargs -n 1 printf '%s\n%s\n' -Xcc
}

# symbol_graph MODULE FOLDER OPTION...: writes the public declarations of a built module, with their comments,
# into the folder. The options are those of swift symbolgraph-extract.
symbol_graph() {
  local module=$1 output=$2 bin flags=("${@:3}")
  bin=$(swift build --show-bin-path 2>/dev/null)
  [ -f "$bin/Modules/$module.swiftmodule" ] || fail "Build first: swift build --target $module"
  if is_linux; then
    flags+=(-target "$(uname -m)-unknown-linux-gnu")
    mapfile -t -O ${#flags[@]} flags < <(c_flags)
  fi
  swift symbolgraph-extract -module-name "$module" -I "$bin/Modules" -output-dir "$output" \
    -minimum-access-level public ${flags[@]+"${flags[@]}"}
}
