// Joins many changes into one piece of work before the next frame.

/**
 * Makes a function that runs `work` once before the next frame, however often it is called until then. A page that
 * is not visible has no frames, so the work runs after a tenth of a second there.
 * @param {function(): void} work What is done.
 * @returns {function(): void}
 */
export function onceAFrame(work) {
  let frame = 0
  let timer = 0
  const run = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = timer = 0
    work()
  }
  return () => {
    if (timer) return
    frame = requestAnimationFrame(run)
    timer = setTimeout(run, 100)
  }
}

/** Makes a function that runs `work` at most once in the milliseconds, at the latest that long after a call. */
export function atMostEvery(milliseconds, work) {
  let timer = 0
  return () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = 0
      work()
    }, milliseconds)
  }
}

/** Makes a function that runs `work` when it was not called for the milliseconds. */
export function afterPause(milliseconds, work) {
  let timer = 0
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  }
}
