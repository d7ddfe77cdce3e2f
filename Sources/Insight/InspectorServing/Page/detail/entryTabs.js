// What the tabs of the detail pane show of an event, a notice, or what a monitor saw of a page.
import { make } from '../base/elements.js'
import { formatClock, formatTime } from '../base/format.js'
import { text } from '../recording/members.js'
import { errorParts, raw } from './callTabs.js'
import { factList } from './facts.js'
import { payloadView, textBlock } from './payloadView.js'

const kinds = {
  event: 'Event', eventDropped: 'Event that was dropped', refused: 'Refused', limitReached: 'Limit reached',
  processEnded: 'The page’s process ended', dropped: 'Lines missing', page: 'Page',
}

/** The name of an entry's kind. */
export const kindName = (entry) => kinds[entry.kind] ?? entry.kind

function overview(entry, recording) {
  const line = entry.line
  const receivers = entry.from === 'native' && entry.document === undefined ? 'every document' : undefined
  const parts = [factList([
    ['Kind', kindName(entry)],
    ['Name', entry.name],
    ['From', entry.from === undefined ? undefined : entry.from === 'page' ? 'page' : 'native code'],
    ['Document', entry.document === undefined ? receivers : String(entry.document)],
    ['At', `${formatTime(entry.at)}  ${formatClock(recording.header?.started, entry.at)}`],
    ['Event', entry.event],
    ['URL', text(line.url)],
    ['Origin', text(line.origin)],
    ['Type', text(line.type)],
    ['Element', text(line.element)],
    ['Directive', text(line.directive)],
    ['Resource', text(line.resource)],
    ['Note', line.error ? undefined : entry.note],
  ])]
  if (line.error) parts.push(...errorParts(line.error))
  const message = text(line.message, 100000)
  if (message && message !== entry.note) parts.push(textBlock('Message', message))
  if (text(line.stack)) parts.push(textBlock('Stack of the page', text(line.stack, 100000)))
  return parts
}

export const entryTabs = {
  overview,
  arguments: (entry) => entry.line.value === undefined ? [make('p', { class: 'hint' }, 'There is no value.')]
    : [payloadView(entry.line.value, 'Value')],
  raw,
}
