// The inspector's page: what happens on a bridge, live or from a file.
//
// The page is plain modern JavaScript without a framework, and is not built: what stands here is what runs. Its layers,
// each of which may use those above it:
//
//   base        elements, formats, tabs, the virtual grid; they know nothing of bridges
//   recording   the lines of docs/RECORDING.md as calls, events and documents, bounded; the filter; the statistics
//   source      where lines come from: over the bridge in the app's window, over HTTP in a browser, or from a file
//   detail      the pane of one call or event, with its payloads
//   calls       the list of calls with its waterfall, and the strip of time above it
//   views       the other lists, the tools and the bar
//
// A source gives lines; the feed puts them into the recording in slices; each change has the views drawn again, at most
// once a frame, and the lists made again, at most ten times a second.
//
// Recordings are hostile data. Their text reaches the document as text alone, and the page works under the policy
// `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'`.
import { announce } from './base/announcer.js'
import { find } from './base/elements.js'
import { formatNoun } from './base/format.js'
import { atMostEvery, onceAFrame } from './base/redraw.js'
import { makeSplitter } from './base/splitter.js'
import { Tabs } from './base/tabs.js'
import { CallsView } from './calls/callsView.js'
import { Overview } from './calls/overview.js'
import { onPaletteChange } from './calls/palette.js'
import { TimeRange } from './calls/timeRange.js'
import { DetailPane } from './detail/detailPane.js'
import { BridgeSource } from './source/bridgeSource.js'
import { Feed } from './source/feed.js'
import { FileSource } from './source/fileSource.js'
import { WebSource } from './source/webSource.js'
import { DocumentsView } from './views/documentsView.js'
import { EventsView } from './views/eventsView.js'
import { listenForKeys } from './views/keyboard.js'
import { MethodsView } from './views/methodsView.js'
import { PageView } from './views/pageView.js'
import { StateView } from './views/stateView.js'
import { showSummary } from './views/summaryBar.js'
import { Toolbar } from './views/toolbar.js'

// An app's own window has the bridge, and a browser has none.
const bridge = globalThis[Symbol.for('webbridge')]
const app = bridge ? new BridgeSource(bridge) : new WebSource()
let source
let state = {}

const feed = new Feed(() => refreshSoon())
const range = new TimeRange(() => redraw())
const detail = new DetailPane(() => focusList())
const toolbar = new Toolbar({
  pause: () => feed.setPaused(!feed.isPaused),
  clear() {
    detail.close()
    feed.clear()
    range.showWhole()
    announce('Cleared')
  },
  filtered() {
    refresh()
    announce(formatNoun(calls.shown.length, 'call'))
  },
  connect: () => open(app),
  imported: (file) => open(new FileSource(file)),
  exported: () => save(),
})

/** Shows an item, and moves the focus to it if it was opened rather than passed. */
function choose(item, how) {
  // Moving through a list does not open the pane, but changes what an open pane shows.
  if (how === 'move' && !detail.isOpen) return
  detail.show(item, feed.recording)
  if (how === 'open') detail.focus()
}

const calls = new CallsView(find('calls-panel'), range, choose, (span) => overview.mark(span))
const events = new EventsView(find('events-panel'), range, choose)
const page = new PageView(find('page-panel'), choose)
const methods = new MethodsView(find('methods-panel'), () => source)
const documents = new DocumentsView(find('documents-panel'), (document) => {
  views.select('calls')
  range.show(document.at, document.endedAt ?? feed.recording.end)
  focusList()
})
const stateView = new StateView(find('state-panel'))
const overview = new Overview(find('overview'), range)
const views = new Tabs(find('views'), (name) => {
  document.body.dataset.view = name
  refreshSoon()
})
makeSplitter(find('splitter'), find('detail'))

const listOf = () => views.selected === 'events' ? events.grid : calls.grid

function focusList() { listOf().element.focus() }

/** Makes the lists again. */
function refresh() {
  const { recording } = feed
  range.setWhole(recording.end)
  calls.show(recording, toolbar.accepts)
  const other = {
    events: () => events.show(recording, toolbar.accepts),
    page: () => page.show(recording),
    methods: () => methods.show(state, recording),
    documents: () => documents.show(recording),
  }[views.selected]
  other?.()
  overview.draw(recording)
  showSummary(calls.shown, feed)
  toolbar.showPaused(feed.isPaused, feed.state === 'live' || feed.state === 'connecting')
  toolbar.showConnect(source !== app, feed.state === 'ended' || feed.state === 'failed')
  detail.update()
  document.body.dataset.state = feed.state
  find('problem').hidden = feed.state !== 'failed'
  find('problem-text').textContent = feed.state === 'failed' ? feed.reason : ''
}

const refreshSoon = atMostEvery(100, () => {
  refresh()
  tell()
})
const redraw = onceAFrame(() => refresh())

let told = ''
let toldFailures = 0
let failuresAt = 0

/** How long the page says nothing of failures after it has told of some, in milliseconds. */
const QUIET = 10000

/** Tells screen readers that a state has begun, or that calls have failed. */
function tell() {
  const { failures } = feed.recording
  if (feed.state === told && feed.state === 'live' && failures > toldFailures && Date.now() > failuresAt + QUIET) {
    announce(`${formatNoun(failures - toldFailures, 'call')} failed`)
    failuresAt = Date.now()
    toldFailures = failures
  }
  if (told === feed.state) return
  toldFailures = failures
  failuresAt = Date.now()
  told = feed.state
  const count = formatNoun(feed.recording.calls.length, 'call')
  announce({ connecting: 'Connecting', live: 'Recording', ended: `The recording has ended with ${count}`,
    failed: `The recording could not be read. ${feed.reason}` }[told])
}

/** Asks the source for its state. An app that does not give one has a recording still. */
async function readState() {
  const asked = source
  try {
    const answer = await asked.state()
    if (asked !== source) return
    state = answer ?? {}
  } catch {
    return
  }
  find('title').textContent = state.title ?? ''
  document.title = state.title ? `${state.title} – Inspector` : 'Inspector'
  views.setAvailable('state', stateView.show(state))
  refreshSoon()
}

/** Shows another source. */
function open(next) {
  source = next
  state = {}
  detail.close()
  toolbar.showPaused(false, next.isLive)
  readState()
  range.showWhole()
  feed.read(next)
}

// The page keeps up with methods that are registered and parts that change, as long as it is shown.
setInterval(() => {
  if (source.canCall && !document.hidden && feed.state === 'live') readState()
}, 2000)

async function save() {
  const nativeExport = source.export
  if (!nativeExport) return toolbar.download(feed.recording.toText())
  const note = find('note')
  try {
    note.textContent = `Exported to ${await source.export()}`
    note.dataset.outcome = 'exported'
  } catch (error) {
    note.textContent = `The recording could not be exported. ${error?.message ?? ''}`
    note.dataset.outcome = 'failed'
  }
  note.hidden = false
}

/** Zooms around the active call, or around the middle. */
function zoom(factor) { range.zoom(factor, calls.grid.activeItem?.at) }

function showActive() {
  const call = calls.grid.activeItem
  if (!call) return
  const end = call.endedAt ?? feed.recording.end
  const room = Math.max(0.5, (end - call.at) * 0.2)
  range.show(call.at - room, end + room)
}

const names = ['calls', 'events', 'page', 'methods', 'documents', 'state']
listenForKeys({
  '/': () => find('filter').select(), s: () => find('search').select(), '?': () => find('keys').showModal(),
  p: () => find('pause').click(), f: () => find('fit').click(), Escape: () => detail.close(),
  '+': () => zoom(0.5), '-': () => zoom(2), 0: () => range.showWhole(), z: showActive,
  '[': () => range.pan(-0.25), ']': () => range.pan(0.25),
  ...Object.fromEntries(names.map((name, index) => [index + 1, () => {
    views.select(name)
    views.focus()
  }])),
})
find('keys-close').addEventListener('click', () => find('keys').close())
find('whole').addEventListener('click', () => range.showWhole())
find('zoom-in').addEventListener('click', () => zoom(0.5))
find('zoom-out').addEventListener('click', () => zoom(2))
find('fit').addEventListener('click', () => {
  const fitsRows = find('fit').getAttribute('aria-pressed') !== 'true'
  find('fit').setAttribute('aria-pressed', String(fitsRows))
  calls.fitRows(fitsRows)
})
onPaletteChange(() => refresh())
new ResizeObserver(() => redraw()).observe(find('overview'))
views.setAvailable('state', false)
open(app)
