# shellcheck shell=bash
# The steps of the first run on a Mac, in order. scripts/first-run-on-a-mac sources this file.

# steps: prints a line for each step: its name, the suites that it runs (TARGET/SUITE, separated by spaces; TARGET/*
# for a whole target), and what it shows. The most important steps come first. docs/APPLE.md refers to the names.
steps() {
  cat <<'LINES'
calls|ConformanceTests/Calls ConformanceTests/PageCalls ConformanceTests/ConnectionTests|messages with replies, in WKWebView and in JavaScriptCore
origins|ConformanceTests/Origins ConformanceTests/FrameTests ConformanceTests/Hostile ConformanceTests/IsolatedWorldTests|who posted, as WKFrameInfo says; pages that attack the runtime; content worlds
synchronous|ConformanceTests/Synchronous ConformanceTests/Prompts|calls by prompt, and prompts of the app
delegates|ConformanceTests/DelegateTests ConformanceTests/Views|delegates that are read back, replaced and released; shared configurations
dialogs|DSBridgeTests/DialogTests DSBridgeTests/AppTests|dialogs of DSBridge's view, shown by AppKit
documents|ConformanceTests/Lifecycle ConformanceTests/WebKitOnly|commits, the page cache, and ends of processes
webpage|ConformanceTests/WebPages|WebPage, WebView and BridgedWebView
bytes|ConformanceTests/BytesTests ConformanceTests/BlobTests ConformanceTests/ByteSchemeTests|bytes by the custom scheme, and as text
cookies|WebCookiesTests/AllTests WebCookiesTests/WebCookieTests|cookies of Foundation and of WKHTTPCookieStore, and their announcements
folders|ConformanceTests/ServeTests ConformanceTests/EscapeTests ConformanceTests/ReloadTests|files of a folder, and what watches it
memory-page|BridgeTestingTests/InMemoryPageTests BridgeTestingTests/WindowTests BridgeTestingTests/JSContextTests|the page in memory, in Apple's JavaScriptCore
older-pages|DropInTests/WebViewJavascriptBridgeTests DropInTests/Semantics DSBridgeTests/*|pages and apps of older bridges
LINES
}

# step_filter SUITES: prints the regular expression of a step for `swift test --filter`
step_filter() {
  local suite target name filter=
  set -f
  for suite in $1; do
    target=${suite%%/*} name=${suite#*/}
    [ -z "$filter" ] || filter="$filter|"
    if [ "$name" = '*' ]; then
      filter="$filter^$target\\."
    else
      filter="$filter^$target\\.([^\`]*/)?$name/"
    fi
  done
  set +f
  echo "$filter"
}

# check_steps: fails if a step names a suite that is not in the sources, or if docs/APPLE.md names a step or a
# file that does not exist
check_steps() {
  local name suites suite shown target type path status=0
  # shellcheck disable=SC2016 # The backquotes are Markdown's.
  local steps_named='`step: [a-z-]+`' paths_named='`(Sources|Tests|scripts|docs)/[^` ]+`'
  while IFS='|' read -r name suites shown; do
    set -f
    for suite in $suites; do
      target=${suite%%/*} type=${suite#*/}
      if [ ! -d "Tests/$target" ]; then
        echo "Step $name: there is no target Tests/$target." >&2
        status=1
      elif [ "$type" != '*' ] && ! grep -rqE "@Suite.*(struct|class|enum) $type\\b" "Tests/$target"; then
        echo "Step $name: no file of Tests/$target has a suite $type ($shown)." >&2
        status=1
      fi
    done
    set +f
  done <<<"$(steps)"
  # APPLE.md writes names of steps as `step: NAME`, and paths that begin with a folder of the package.
  while read -r name; do
    steps | grep -q "^$name|" || {
      echo "docs/APPLE.md names a step that does not exist: $name" >&2
      status=1
    }
  done <<<"$(grep -oE "$steps_named" docs/APPLE.md | sed 's/^.step: //; s/.$//' | sort -u)"
  while read -r path; do
    [ -e "$path" ] || {
      echo "docs/APPLE.md names a file that does not exist: $path" >&2
      status=1
    }
  done <<<"$(grep -oE "$paths_named" docs/APPLE.md | sed 's/^.//; s/.$//' | sort -u)"
  # APPLE.md has a row for each file that only Apple's systems compile.
  while read -r path; do
    grep -qF "\`$path\`" docs/APPLE.md || {
      echo "docs/APPLE.md does not name $path, which only Apple's systems compile." >&2
      status=1
    }
  done <<<"$(find Sources -name '*+Apple.swift' | sort)"
  return "$status"
}
