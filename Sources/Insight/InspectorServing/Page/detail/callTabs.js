// What the tabs of the detail pane show of a call.
import { arrow, make, readable } from '../base/elements.js'
import { formatBytes, formatClock, formatCount, formatDuration, formatNoun, formatTime } from '../base/format.js'
import { count, object, text } from '../recording/members.js'
import { factList } from './facts.js'
import { payloadTree } from './payloadTree.js'
import { preview } from './payloadValue.js'
import { payloadView, textBlock } from './payloadView.js'

const side = (from) => from === 'page' ? 'page' : 'native code'

const statuses = {
  ok: 'Answered', failed: 'Failed', pending: 'Under way', waiting: 'Waits for a document', streaming: 'Streaming',
}

/** A bar that divides the time of the call. */
function times(call) {
  const rest = Math.max(0, call.duration - call.queue - call.handler)
  const work = call.worker === 'native' ? 'In the handler' : 'On the page'
  const parts = [['In the queue', call.queue, 'queue'], [work, call.handler, call.worker], ['On the way', rest, 'rest']]
  const bar = make('div', { class: 'times-bar', 'aria-hidden': 'true' }, ...parts.map(([, duration, kind]) => {
    const part = make('span', { class: `part ${kind}` })
    part.style.flexGrow = String(duration)
    return part
  }))
  const rows = parts.map(([label, duration, kind]) => make('tr', {},
    make('th', { scope: 'row' }, make('span', { class: `swatch ${kind}`, 'aria-hidden': 'true' }), label),
    make('td', {}, formatDuration(duration)),
    make('td', {}, call.duration > 0 ? `${Math.round(duration / call.duration * 100)} %` : '')))
  rows.push(make('tr', { class: 'total' }, make('th', { scope: 'row' }, 'Altogether'),
    make('td', {}, formatDuration(call.duration)), make('td', {})))
  return make('section', {}, make('h3', {}, 'Time'), bar, make('table', { class: 'times' }, make('tbody', {}, ...rows)))
}

/** The size of a payload and its beginning. */
function brief(payload) {
  if (!payload) return undefined
  const words = payload.json === undefined ? text(payload.text, 160)
    : preview(payload.json, payload.extended === true, 160)
  return `${formatBytes(count(payload.bytes))}  ${words}`
}

/** The facts of the call. */
function overview(call, recording) {
  const document = recording.document(call.document)
  const facts = factList([
    ['Status', call.error === undefined ? statuses[call.status] : `Failed: ${call.error}`],
    ['Direction', make('span', {}, arrow(call.from), ` ${side(call.from)} calls ${side(call.worker)}`)],
    ['Began', `${formatTime(call.at)}  ${formatClock(recording.header?.started, call.at)}`],
    ['Document', call.document === undefined ? 'not sent to a document' : `${call.document} ${document?.url ?? ''}`],
    ['Arguments', brief(call.line('callBegan')?.arguments)],
    ['Result', call.endedAt === undefined ? undefined : brief(call.line('callEnded')?.result)],
    ['Elements', call.isStream ? `${formatCount(call.elements)}, ${formatBytes(call.elementBytes)}` : undefined],
    ['Call', String(call.id)],
  ])
  const parts = [facts]
  if (call.hasWaited) parts.push(make('p', { class: 'hint' }, 'The call waited until a document had the bridge.'))
  if (call.endedAt !== undefined) parts.push(times(call))
  return parts
}

/** The result, or the error, and where the page made the call that failed. */
function result(call) {
  const line = call.line('callEnded')
  if (!line) return [make('p', { class: 'hint' }, 'The call is under way.')]
  if (!line.error) {
    return line.result || !call.isStream ? [payloadView(line.result, 'Result')]
      : [make('p', { class: 'hint' }, 'The stream has ended. Its elements are in the tab Stream.')]
  }
  const stack = text(call.line('callStack')?.stack, 100000)
  return stack ? [...errorParts(line.error), textBlock('Called by the page', stack)] : errorParts(line.error)
}

/** The parts of an error: the code, the message, the data, and the stack of the page if the page threw it. */
export function errorParts(source) {
  const error = object(source)
  const parts = [make('div', { class: 'fault' },
    make('strong', { class: 'error-code' }, readable(text(error.code)) || 'error'),
    make('p', {}, readable(text(error.message, 20000)) || 'No message'))]
  if (error.data !== undefined) {
    parts.push(make('section', { class: 'payload' },
      make('div', { class: 'payload-head' }, make('h3', {}, 'Data')), payloadTree(error.data, false, 'Data')))
  }
  if (text(error.stack)) parts.push(textBlock('Thrown by the page', text(error.stack, 100000)))
  return parts
}

/** The lines of the recording. */
export function raw(item) {
  const lines = item.lines.slice(0, 50).map((line) => line.text.slice(0, 20000))
  const more = item.lines.length > 50 ? `\n… ${formatNoun(item.lines.length - 50, 'more line')}` : ''
  return [textBlock(formatNoun(item.lines.length, 'line'), lines.join('\n') + more)]
}

/** The tabs by their names, each from a call and its recording to the parts that are shown. */
export const callTabs = {
  overview,
  arguments: (call) => [payloadView(call.line('callBegan')?.arguments, 'Arguments')],
  result,
  raw,
}
