# shellcheck shell=bash
# The steps of the first run on a Mac, in order. scripts/first-run-on-a-mac sources this file.

# libraries: prints the target of each library product that apps on Apple's systems can link
libraries() {
  # WebKitGTK is not among them, because a line for Linux alone adds it to the products.
  sed -n 's/^ *\.library(name: "[^"]*", targets: \["\([^"]*\)"\]).*/\1/p' Package.swift
}

# steps: prints a line for each step: its name, the suites that it runs (TARGET/SUITE, separated by spaces; TARGET/*
# for a whole target), and what it shows. The most important steps come first. docs/APPLE.md refers to the names.
steps() {
  cat <<'LINES'
calls|ConformanceTests/Calls ConformanceTests/PageCalls ConformanceTests/ConnectionTests|messages with replies, in WKWebView and in JavaScriptCore
origins|ConformanceTests/Origins ConformanceTests/FrameTests ConformanceTests/Hostile ConformanceTests/IsolatedWorldTests|who posted, as WKFrameInfo says; pages that attack the runtime; content worlds
synchronous|ConformanceTests/Synchronous ConformanceTests/Prompts|calls by prompt, and prompts of the app
delegates|ConformanceTests/DelegateTests ConformanceTests/ReleasedDelegateTests ConformanceTests/ContentControllers ConformanceTests/Views|delegates that are read back, replaced and released; shared configurations
dialogs|DSBridgeTests/DialogTests DSBridgeTests/AppTests|dialogs of DSBridge's view, shown by AppKit
documents|ConformanceTests/Lifecycle ConformanceTests/WebKitOnly|commits, the page cache, and ends of processes
webpage|ConformanceTests/WebPages|WebPage, WebView and BridgedWebView
bytes|ConformanceTests/BytesTests ConformanceTests/BlobTests ConformanceTests/ByteSchemeTests|bytes by the custom scheme, and as text
cookies|WebCookiesTests/AllTests WebCookiesTests/WebCookieTests|cookies of Foundation and of WKHTTPCookieStore, and their announcements
folders|ConformanceTests/ServeTests ConformanceTests/EscapeTests ConformanceTests/ReloadTests|files of a folder, and what watches it
packages|OfflinePackagesTests/InstallationTests OfflinePackagesTests/DamageTests OfflinePackagesTests/ProcessTests OfflinePackagesTests/BrokenServerTests OfflinePackagesTests/UpdateTests|stores of packages, two processes with one store, and transfers by URLSession
package-pages|OfflinePagesTests/PackageSiteTests OfflinePagesTests/PackageResponderTests OfflinePagesTests/WebViewPoolTests|pages of packages
requests|WebRequestsTests/DifferentialTests WebRequestsTests/PolicyTests WebRequestsTests/RelayTests|relayed requests, beside those of WebKit alone
monitor|BridgeMonitorTests/ResourceTests BridgeMonitorTests/HealthTests BridgeMonitorTests/PageTimesTests|times of pages, blank pages and hung pages
inspector|BridgeInspectorTests/*|the inspector in a window, and its server
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

# branching_files: prints the files of Sources that Apple's systems compile otherwise than Linux: those of the names
# +Apple, and those with an #if for a system that contains more than imports and comments. Files that only Linux
# compiles are left out, and so are macros, which the Mac that builds runs.
branching_files() {
  find Sources -name '*.swift' ! -name '*+Linux.swift' ! -path 'Sources/Engines/WebKitGTK/*' ! -path 'Sources/Bridge/BridgeMacros/*' |
    sort | tr '\n' '\0' | xargs -0 awk '
      FNR == 1 {
        level = inside = 0
        found = FILENAME ~ /\+Apple\.swift$/
        if (found) print FILENAME
      }
      found { next }
      /^[ \t]*#(if|elseif)[ \t]/ {
        if (/#if/) ofSystem[++level] = 0
        if (!ofSystem[level] && /os\(|canImport\(/) { ofSystem[level] = 1; inside++ }
        next
      }
      /^[ \t]*#else/ || /^[ \t]*(\/\/.*)?$/ { next }
      /^[ \t]*#endif/ { inside -= ofSystem[level--]; next }
      inside && !/^[ \t]*(@[^ ]+ +)*([a-z]+ +)?import / { found = 1; print FILENAME }'
}

# check_steps: fails if a step names a suite that is not in the sources, if docs/APPLE.md names a step or a file that
# does not exist, or if it does not name a file with code for Apple's systems
check_steps() {
  local name suites suite shown target folder type path status=0
  # shellcheck disable=SC2016 # The backquotes are Markdown's.
  local steps_named='`step: [a-z-]+`' paths_named='`(Sources|Tests|scripts|docs)/[^` ]+`'
  if [ -z "$(libraries)" ] || [ "$(libraries | wc -l)" -ne "$(grep -c '^ *\.library(' Package.swift)" ]; then
    echo "scripts/lib/first-run/steps.sh does not find the target of each library in Package.swift." >&2
    status=1
  fi
  while IFS='|' read -r name suites shown; do
    set -f
    for suite in $suites; do
      target=${suite%%/*} type=${suite#*/}
      folder=$(find Tests -mindepth 2 -maxdepth 2 -name "$target")
      if [ -z "$folder" ]; then
        echo "Step $name: Tests has no target $target." >&2
        status=1
      elif [ "$type" != '*' ] && ! grep -rqE "(^ *|@Suite.* )(struct|class|enum) $type\\b" "$folder"; then
        echo "Step $name: no file of $folder has a suite $type ($shown)." >&2
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
  # APPLE.md names each file that has other code for Apple's systems.
  while read -r path; do
    grep -qF "\`$path\`" docs/APPLE.md || {
      echo "docs/APPLE.md does not name $path, which has code for one system alone." >&2
      status=1
    }
  done <<<"$(branching_files)"
  return "$status"
}
