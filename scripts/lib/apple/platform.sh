# shellcheck shell=bash
# Prepares an Apple platform for a compiler on Linux. scripts/check-apple-source sources this file after run.sh.

# platform NAME FOLDER: sets the variables that the other functions use:
#   platform_folder  the folder of all files that are made
#   platform_triple  the compiler's target, for the lowest system that Package.swift names
#   platform_modules the folder of the modules of Swift's library for the platform
#   platform_name    the platform in a module's file name
#   platform_frameworks  the stated modules, each after those that it imports
platform() {
  local common='ObjectiveC Darwin CoreGraphics CDispatch Foundation Security Network os XCTest JavaScriptCore'
  local views='WebKit SwiftUI _WebKit_SwiftUI PhotosUI _PhotosUI_SwiftUI'
  common+=' Combine UniformTypeIdentifiers CoreTransferable'
  platform_folder=$2/$1
  case $1 in
    macOS)
      platform_os=macosx platform_version=13
      platform_modules=macosx platform_name=macos
      platform_frameworks="$common AppKit $views"
      ;;
    iOS)
      platform_os=ios platform_version=16
      platform_modules=iphoneos platform_name=ios
      platform_frameworks="$common UIKit $views"
      ;;
    visionOS)
      platform_os=xros platform_version=1
      platform_modules=xros platform_name=xros
      platform_frameworks="$common UIKit $views"
      ;;
    *) fail "No platform is named $1." ;;
  esac
  platform_arch=arm64
  platform_triple=$platform_arch-apple-$platform_os$platform_version.0
}

swift_library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift

# retarget FROM TO: copies a module that was built for Linux, as if it was built for the platform.
#
# A compiled module names its target in one place, as text of a fixed length, and the compiler refuses
# modules of another system. Nothing else in the module depends on Linux, because the declarations and
# their versions of Apple's systems come from the same sources. The name is replaced by one of the same
# length, with additional zeros after the version's dot.
retarget() {
  local linux apple
  linux=$(uname -m)-unknown-linux-gnu
  apple=$platform_arch-apple-$platform_os$platform_version.
  while [ ${#apple} -lt ${#linux} ]; do apple+=0; done
  # Modules that exist only on Linux are renamed, so that no `canImport` finds them.
  LC_ALL=C sed -e "s/$linux/$apple/g" -e 's/Glibc/_Libc/g' \
    -e 's/FoundationNetworking/_FoundationOnLinux__/g' "$1" >"$2"
  # A textual module has a flag that it was compiled without Objective-C.
  case $2 in *.swiftinterface) sed -i 's/ -disable-objc-interop / /g' "$2" ;; esac
}

# prepare_library INTERFACE FOLDER: compiles Swift's library and the one of concurrency from their texts, together with
# the additions of Apple's libraries that INTERFACE has for each (Swift.swiftinterface, _Concurrency.swiftinterface),
# into FOLDER, unless they are there already. The compiler needs these additions for `&array`, for errors that
# Objective-C throws, and for `async` forms of Objective-C's methods. The compilation takes half a minute.
prepare_library() {
  mkdir -p "$2"
  compile_text Swift "$1" "$2"
  compile_text _Concurrency "$1" "$2" -I "$2" -disable-implicit-concurrency-module-import
}

# compile_text MODULE ADDITIONS FOLDER FLAGS...: compiles a module of the toolchain from its text
compile_text() {
  local module=$1 additions=$2 folder=$3 linux text
  shift 3
  linux=$(uname -m)-unknown-linux-gnu
  text=$folder/$module.swiftinterface
  sed 's/ -disable-objc-interop / /g' "$swift_library/linux/$module.swiftmodule/$linux.swiftinterface" |
    with_bodies | cat - "$additions/$module.swiftinterface" >"$folder/$module.new"
  if ! cmp -s "$text" "$folder/$module.new" || [ ! -f "$folder/$module.swiftmodule" ]; then
    mv "$folder/$module.new" "$text"
    rm -f "$folder/$module.swiftmodule"
    swift-frontend -frontend -compile-module-from-interface "$text" -o "$folder/$module.swiftmodule" \
      -module-name "$module" -parse-stdlib -target "$linux" -enable-objc-interop "$@" \
      -module-cache-path "$folder/cache" || fail "The module $module of the toolchain does not compile from its text."
  fi
}

# with_bodies: removes @backDeployed from the declarations of a module's text that have no body, because older systems
# would need the body. The attribute stands some lines before its declaration.
with_bodies() {
  awk '
    /^ *@backDeployed/ { held = $0; kept = ""; waits = 1; next }
    waits && !/^ *@available/ && /(^|[ (])(func|var|init|subscript|let)[ (<?]/ {
      if (/\{ *$/) print held
      printf "%s", kept
      waits = 0
    }
    waits { kept = kept $0 "\n"; next }
    { print }'
}

# prepare_toolchain FOLDER: makes the compiler's own modules for the platform, with the libraries of
# prepare_library from FOLDER
prepare_toolchain() {
  local folder module extension resources=$platform_folder/toolchain swift=$swift_library
  mkdir -p "$resources/$platform_modules" "$platform_folder"/{sdk,interface,packages,modules,logs}
  ln -s "$swift/clang" "$swift/apinotes" "$resources/"
  cp -r "$swift/shims" "$resources/shims"
  # The overlay of the C library is the module Darwin, which Tests/Base/AppleInterface states.
  echo '#pragma once' >"$resources/shims/LibcOverlayShims.h"
  # A table of the SDK maps versions of iOS to versions of visionOS.
  cat >"$platform_folder/sdk/SDKSettings.json" <<JSON
{
  "CanonicalName": "$platform_modules", "Version": "26.0", "MaximumDeploymentTarget": "26.0.99",
  "VersionMap": {
    "macOS_iOSMac": { "13.0": "16.0" }, "iOSMac_macOS": { "16.0": "13.0" },
    "iOS_visionOS": {
      "17.0": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "18.1": "2.1", "18.2": "2.2",
      "18.3": "2.3", "18.4": "2.4", "18.5": "2.5", "18.6": "2.6", "26.0": "26.0"
    },
    "visionOS_iOS": {
      "1.0": "17.0", "1.1": "17.4", "1.2": "17.5", "2.0": "18.0", "2.1": "18.1", "2.2": "18.2",
      "2.3": "18.3", "2.4": "18.4", "2.5": "18.5", "2.6": "18.6", "26.0": "26.0"
    }
  }
}
JSON
  for module in Swift _Concurrency; do
    mkdir -p "$resources/$platform_modules/$module.swiftmodule"
    retarget "$1/$module.swiftmodule" \
      "$resources/$platform_modules/$module.swiftmodule/$platform_arch-apple-$platform_name.swiftmodule"
  done
  for module in SwiftOnoneSupport _StringProcessing _RegexParser RegexBuilder \
    Synchronization Observation Dispatch FoundationEssentials FoundationInternationalization \
    _FoundationCollections Testing _TestDiscovery _Builtin_float _Volatile; do
    folder=$resources/$platform_modules/$module.swiftmodule
    mkdir -p "$folder"
    extension=swiftmodule
    # swift-testing is a textual module, which is compiled when it is imported.
    [ -f "$swift/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftmodule" ] ||
      extension=swiftinterface
    [ -f "$swift/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.$extension" ] || continue
    retarget "$swift/linux/$module.swiftmodule/$(uname -m)-unknown-linux-gnu.$extension" \
      "$folder/$platform_arch-apple-$platform_name.$extension"
  done
  # C modules that the toolchain's Swift modules import, but that no public declaration mentions.
  printf 'module %s {}\n' _FoundationCShims _FoundationICU Dispatch \
    _SwiftSyntaxCShims CSystemLinux >"$platform_folder/interface/module.modulemap"
  platform_flags=(-target "$platform_triple" -sdk "$platform_folder/sdk" -resource-dir "$resources"
    -module-cache-path "$platform_folder/cache" -I "$resources/shims" -I "$platform_folder/interface"
    -Xfrontend -enable-objc-interop -plugin-path "$swift/host/plugins/testing")
  # The types of the C library that the public declarations of FlyingSocks mention. On Apple's systems FlyingSocks
  # has the same declarations, with the types of Darwin.
  mkdir "$platform_folder/interface/Swift_Libc"
  cp Tests/Base/AppleInterface/Darwin/Addresses.h "$platform_folder/interface/Swift_Libc/addresses.h"
  cat >>"$platform_folder/interface/Swift_Libc/addresses.h" <<'C'
typedef unsigned int __socklen_t;
struct sockaddr_un { sa_family_t sun_family; };
struct sockaddr_storage { sa_family_t ss_family; };
#include <stddef.h>
// Functions that inlinable code of FoundationEssentials calls.
int memcmp(const void *, const void *, size_t);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
C
  echo 'module Swift_Libc [system] { header "addresses.h" }' \
    >"$platform_folder/interface/Swift_Libc/module.modulemap"
  echo >"$platform_folder/empty.swift"
  echo '@_exported import Swift_Libc' >"$platform_folder/libc.swift"
  emit_stub _Libc libc.swift
  emit_stub _FoundationOnLinux__ empty.swift
}

# emit_stub MODULE FILE: makes a module of a file, in the place of one that exists on Linux only
emit_stub() {
  swiftc -emit-module -module-name "$1" -parse-as-library "${platform_flags[@]}" \
    "$platform_folder/$2" -o "$platform_folder/interface/$1.swiftmodule"
}

# Overlays use the Swift 5 language mode, as the SDK's do, with default arguments on their function's actor.
overlay_flags=(-swift-version 5 -enable-upcoming-feature IsolatedDefaultValues -parse-as-library -wmo
  -emit-module -Xfrontend -experimental-skip-all-function-bodies)

# prepare_interface FOLDER: builds the stated modules from their folders, which have headers for Apple's importer
# and Swift files for the overlays
prepare_interface() {
  local module folder interface=$platform_folder/interface flags overlay
  for module in $platform_frameworks; do
    folder=$1/$module
    ln -sfn "$folder" "$interface/$module"
    # The modules that a file also imports when it imports this module together with another.
    [ ! -d "$folder/$module.swiftcrossimport" ] ||
      ln -sfn "$folder/$module.swiftcrossimport" "$interface/$module.swiftcrossimport"
    overlay=("$folder"/*.swift)
    [ -f "${overlay[0]}" ] || continue
    flags=("${overlay_flags[@]}" -module-name "$module")
    [ ! -f "$folder/module.modulemap" ] || flags+=(-import-underlying-module)
    swiftc "${flags[@]}" "${platform_flags[@]}" "${overlay[@]}" \
      -o "$interface/$module.swiftmodule" || fail "The stated module $module does not compile."
  done
}

# stated_graph MODULE INTERFACE FOLDER: writes the public declarations of a stated module into the folder
stated_graph() {
  local overlay=("$2/$1"/*.swift)
  [ -f "${overlay[0]}" ] || overlay=("$platform_folder/empty.swift")
  mkdir -p "$platform_folder/graphs"
  swiftc "${overlay_flags[@]}" -module-name "$1" -import-underlying-module "${platform_flags[@]}" "${overlay[@]}" \
    -o "$platform_folder/graphs/$1.swiftmodule" -emit-symbol-graph -emit-symbol-graph-dir "$3" \
    -symbol-graph-minimum-access-level public || fail "The stated module $1 has no symbol graph."
}

# prepare_packages FOLDER PLAN: retargets the modules of other packages, but not those of this package. SwiftPM
# built them for Linux in the subfolders Modules and, for some that tests need, Modules-tool.
prepare_packages() {
  local module name
  for module in "$1"/Modules/*.swiftmodule "$1"/Modules-tool/*.swiftmodule; do
    name=$(basename "$module" .swiftmodule)
    case $name in *PackageTests | *PackageDiscoveredTests) continue ;; esac
    [ ! -f "$2/$name.flags" ] && [ ! -f "$2/linux/$name.flags" ] || continue
    retarget "$module" "$platform_folder/packages/$name.swiftmodule"
  done
  # The C module of swift-numerics, which the histograms of the monitor need. Clang finds it by the folder's name.
  cp -R .build/checkouts/swift-numerics/Sources/_NumericsShims/include "$platform_folder/packages/_NumericsShims"
}
