# shellcheck shell=bash
# What the scripts share. They source it with the package's folder as the current one.

# fail LINE: says what is wrong, and ends
fail() {
  echo "$1" >&2
  exit 1
}

is_linux() { [ "$(uname)" = Linux ]; }

has_display() { ! is_linux || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

# need_swift: ends where there is no Swift, or one that cannot read Package.swift
need_swift() {
  local source='https://www.swift.org/install' version major minor
  command -v swift >/dev/null || fail "Swift 6.2 or later is missing (no swift on PATH): $source"
  version=$(swift --version 2>/dev/null |
    sed -n 's/.*Swift version \([0-9][0-9]*\)\.\([0-9][0-9]*\).*/\1 \2/p')
  [ -n "$version" ] || fail "swift --version does not run; Swift comes from $source"
  read -r major minor <<<"$version"
  [ $((major * 100 + minor)) -ge 602 ] ||
    fail "Swift 6.2 or later is needed, and this is $major.$minor: $source"
}

# without_flags: the standard input on the standard error, less the line by which SwiftPM says that
# it passes over compiler flags that come with GTK and mean nothing to it
without_flags() {
  if is_linux; then sed -u '/^warning: prohibited flag(s): /d' >&2; else cat >&2; fi
}

# prepare_sandbox: WebKit ends a program whose web processes cannot have their sandbox. Ubuntu keeps
# programs from making the namespaces that it consists of, and so do many containers. What is run
# here shows pages of its own only.
prepare_sandbox() {
  if is_linux && command -v bwrap >/dev/null &&
    ! bwrap --unshare-pid --ro-bind / / --proc /proc --dev /dev true 2>/dev/null; then
    echo "This system lets no sandbox be made: web processes run without one." >&2
    export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
  fi
}

# on_display COMMAND...: runs the command, under Xvfb where there is no display
on_display() {
  prepare_sandbox
  if has_display; then
    "$@"
  else
    # There is no session either: GTK and WebKit would complain that its accessibility bus is not
    # there. And there is no GPU: the threads that WebKit has for one would draw by Mesa's software,
    # which has ended a page's process (SkiaGPUWorker, in swrast_dri.so).
    GTK_A11Y=none WEBKIT_A11Y_BUS_ADDRESS='' WEBKIT_SKIA_ENABLE_CPU_RENDERING=1 \
      xvfb-run -a -s '-screen 0 1280x900x24' "$@"
  fi
}
