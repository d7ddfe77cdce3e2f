// What calls have in common: how many, how many failed, and how long they took.

/**
 * Sums calls up.
 * @param {Call[]} calls The calls.
 * @returns {{count: number, failed: number, open: number, bytes: number, median: ?number, p95: ?number}}
 *   Durations are those of calls that ended and are not streams, whose length says nothing of the bridge.
 */
export function statisticsOf(calls) {
  const durations = new Float64Array(calls.length)
  let ended = 0
  let failed = 0
  let open = 0
  let bytes = 0
  for (const call of calls) {
    bytes += call.bytes
    if (call.error !== undefined) failed += 1
    if (call.endedAt === undefined) open += 1
    else if (!call.isStream) durations[ended++] = call.endedAt - call.at
  }
  const sorted = durations.subarray(0, ended).sort()
  const at = (part) => ended === 0 ? undefined : sorted[Math.min(ended - 1, Math.ceil(part * ended) - 1)]
  return { count: calls.length, failed, open, bytes, median: at(0.5), p95: at(0.95) }
}
