// The request scripts, which stand behind this file in the function `makeScripts`.

/** Runs the scripts in their order. One that throws does not keep the next ones from running. */
function startScripts(requests) {
  const scripts = makeScripts();
  const start = (index) => {
    if (index === scripts.length) return;
    const { isForMainFrameOnly, run } = scripts[index];
    try {
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
  contentsOf, whenBytes,
});

startScripts(requests);
isStarting = false;
