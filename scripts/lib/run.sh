# shellcheck shell=bash
# The functions that the scripts share. They source this file with the package's folder as the current folder.

# fail LINE: prints an error, and exits
fail() {
  echo "$1" >&2
  exit 1
}

is_linux() { [ "$(uname)" = Linux ]; }

has_display() { ! is_linux || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

# In the package itself, warnings are errors. Package.swift reads this variable, which an app that depends on the
# package never sets.
export WEBBRIDGE_WARNINGS=${WEBBRIDGE_WARNINGS-error}

# SwiftPM gives the compiler the traits of a package in the order of a set, which differs from one plan to the next, so that
# each new plan would compile the whole package again. With this variable sets keep their order.
export SWIFT_DETERMINISTIC_HASHING=1

# digests [-0]: prints the digest of the standard input, or of each of the files that it names, which null bytes end
digests() {
  local tool=(sha256sum)
  command -v sha256sum >/dev/null || tool=(shasum -a 256)
  if [ "${1:-}" = -0 ]; then xargs -0 "${tool[@]}"; else "${tool[@]}"; fi
}

# need_swift: exits if there is no Swift, or if its version cannot build the package
need_swift() {
  local source='https://www.swift.org/install' version major minor patch
  command -v swift >/dev/null || fail "Swift 6.2.3 or later is missing (no swift on PATH): $source"
  version=$(swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | tr . ' ')
  [ -n "$version" ] || fail "swift --version fails. Install Swift from $source"
  read -r major minor patch <<<"$version"
  [ $((major * 10000 + minor * 100 + ${patch:-0})) -ge 60203 ] ||
    fail "Swift 6.2.3 or later (Xcode 26.2) is needed, but this is Swift ${version// /.}: $source"
}

# without_flags: copies the standard input to the standard error, except SwiftPM's warning about compiler
# flags of GTK, which SwiftPM ignores
without_flags() {
  if is_linux; then sed -u '/^warning: prohibited flag(s): /d' >&2; else cat >&2; fi
}

# prepare_sandbox: turns the sandbox of web processes off if the system does not allow it, because WebKit would
# end the program. Ubuntu and many containers forbid the namespaces that the sandbox consists of. The programs
# that run here show only their own pages.
prepare_sandbox() {
  if is_linux && command -v bwrap >/dev/null &&
    ! bwrap --unshare-pid --ro-bind / / --proc /proc --dev /dev true 2>/dev/null; then
    echo "This system does not allow sandboxes, so web processes run without one." >&2
    export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
  fi
}

# on_display COMMAND...: runs the command, under Xvfb if there is no display. Programs have sets in random order, as apps do.
on_display() {
  prepare_sandbox
  local -a program=(env -u SWIFT_DETERMINISTIC_HASHING "$@")
  if has_display; then
    "${program[@]}"
  else
    # Accessibility is off, because without a session GTK and WebKit complain that its bus is missing.
    # WebKit renders on the CPU, because without a GPU its GPU threads would draw with Mesa's software
    # renderer, which has crashed a page's process (SkiaGPUWorker, in swrast_dri.so).
    GTK_A11Y=none WEBKIT_A11Y_BUS_ADDRESS='' WEBKIT_SKIA_ENABLE_CPU_RENDERING=1 \
      xvfb-run -a -s '-screen 0 1280x900x24' "${program[@]}"
  fi
}

# own_folders FOLDER: lets tests keep their data, caches and temporary files in this folder, instead of among the user's
own_folders() {
  is_linux || return 0
  mkdir -p "$1"/{data,cache,temporary}
  export XDG_DATA_HOME=$1/data XDG_CACHE_HOME=$1/cache TMPDIR=$1/temporary WEBKITGTK_TESTS=1
  # The runtime's report of a crash would wait for ever for the threads of WebKit.
  export SWIFT_BACKTRACE=enable=no
}
