// The bar at the bottom: how many calls are shown, how they went, and what the page did not keep.
import { find } from '../base/elements.js'
import { formatBytes, formatCount, formatDuration, formatNoun } from '../base/format.js'
import { statisticsOf } from '../recording/statistics.js'

const states = { connecting: 'Connecting …', live: 'Recording', ended: 'Ended', failed: 'Failed' }

const set = (id, text) => {
  const element = find(id)
  if (element.textContent !== text) element.textContent = text
  element.hidden = text === ''
}

/**
 * Shows the sums.
 * @param {Call[]} shown The calls of the list.
 * @param {Feed} feed Where the calls are from.
 */
export function showSummary(shown, feed) {
  const { recording } = feed
  const sums = statisticsOf(shown)
  const all = recording.calls.length
  const calls = formatNoun(all, 'call')
  set('sum-calls', all === sums.count ? calls : `${formatCount(sums.count)} of ${calls}`)
  set('sum-failed', sums.failed ? `${formatCount(sums.failed)} failed` : 'none failed')
  find('sum-failed').classList.toggle('bad', sums.failed > 0)
  set('sum-open', sums.open ? `${formatCount(sums.open)} under way` : '')
  set('sum-median', sums.median === undefined ? '' : `median ${formatDuration(sums.median)}`)
  set('sum-p95', sums.p95 === undefined ? '' : `p95 ${formatDuration(sums.p95)}`)
  set('sum-bytes', sums.bytes ? formatBytes(sums.bytes) : '')
  set('sum-lost', lost(recording))
  find('sum-lost').title = find('sum-lost').textContent
  const waiting = feed.isPaused ? `Paused, ${formatNoun(feed.waitingCount, 'line')} waiting` : states[feed.state]
  set('sum-state', waiting)
  find('sum-state').dataset.state = feed.isPaused ? 'paused' : feed.state
}

function lost({ dropped, missing, unread }) {
  const parts = []
  if (dropped) parts.push(`the oldest ${formatNoun(dropped, 'line')} dropped to keep at most 100,000 lines and 64 MB`)
  if (missing) parts.push(`${formatNoun(missing, 'line')} missing from the recorder`)
  if (unread) parts.push(`${formatNoun(unread, 'line')} without a beginning or not readable`)
  return parts.join('; ')
}
