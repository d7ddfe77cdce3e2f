# shellcheck shell=bash
# The functions of the scripts that read declarations. They source this file after run.sh.

# symbol_graph MODULE FOLDER OPTION...: writes the public declarations of a built module, with their comments,
# into the folder. The options are those of swift symbolgraph-extract.
symbol_graph() {
  local module=$1 output=$2 bin flag flags=("${@:3}")
  bin=$(swift build --show-bin-path 2>/dev/null)
  [ -f "$bin/Modules/$module.swiftmodule" ] || fail "Build first: swift build --target $module"
  if is_linux; then
    flags+=(-target "$(uname -m)-unknown-linux-gnu"
      -Xcc -fmodule-map-file=Sources/CWebKitGTK/module.modulemap
      -Xcc -fmodule-map-file=Sources/CMainLoop/include/module.modulemap
      -Xcc -fmodule-map-file=.build/checkouts/swift-numerics/Sources/_NumericsShims/include/module.modulemap
      -Xcc -fmodule-map-file=.build/checkouts/FlyingFox/CSystemLinux/include/module.modulemap)
    for flag in $(pkg-config --cflags-only-I webkitgtk-6.0); do flags+=(-Xcc "$flag"); done
  fi
  swift symbolgraph-extract -module-name "$module" -I "$bin/Modules" -output-dir "$output" \
    -minimum-access-level public ${flags[@]+"${flags[@]}"}
}
