# shellcheck shell=bash
# What the scripts that read declarations share. They source it after run.sh.

# symbol_graph MODULE FOLDER: writes what a module that is built declares publicly, with its comments,
# into the folder
symbol_graph() {
  local bin flag flags=()
  bin=$(swift build --show-bin-path 2>/dev/null)
  [ -f "$bin/Modules/$1.swiftmodule" ] || fail "Build first: swift build --target $1"
  if is_linux; then
    flags=(-target "$(uname -m)-unknown-linux-gnu"
      -Xcc -fmodule-map-file=Sources/CWebKitGTK/module.modulemap
      -Xcc -fmodule-map-file=Sources/CMainLoop/include/module.modulemap)
    for flag in $(pkg-config --cflags-only-I webkitgtk-6.0); do flags+=(-Xcc "$flag"); done
  fi
  swift symbolgraph-extract -module-name "$1" -I "$bin/Modules" -output-dir "$2" \
    -minimum-access-level public -experimental-allowed-reexported-modules=BridgeCodec,BridgeCore,BridgeLegacy "${flags[@]}"
}
