// The request scripts, which stand behind this file in the function `makeScripts`.

/** Runs the scripts in their order, each after `starts` was told of it. One that throws does not keep the next ones
 * from running. */
function startScripts(requests, starts) {
  const scripts = makeScripts();
  const start = (index) => {
    if (index === scripts.length) return;
    const script = scripts[index];
    const { isForMainFrameOnly, run } = script;
    try {
      starts(script);
      if (!isForMainFrameOnly || window.top === window) run(requests);
    } finally {
      start(index + 1);
    }
  };
  start(0);
}

/** What request scripts get. They may use the other names of the closure too. */
const requests = Object.freeze({
  __proto__: null, intercept, interceptFetch, fetchMethod, fetchURL, sendWithBody, fetchByEngine, readOpen,
  contentsOf, whenBytes, parseURL, isHere,
});

try {
  startScripts(requests, (script) => { startingScript = script; });
} finally {
  startingScript = null;
}
