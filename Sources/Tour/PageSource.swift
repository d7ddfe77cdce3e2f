// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The files of the tour's page.
enum PageSource {
  static let display = #"""
// Shows what the app tells of the tour. It knows nothing of the steps themselves.
import { bridge } from './bridge.js'

const find = (id) => document.getElementById(id)

/** An element with text, or with others in it. */
function make(tag, classes, ...content) {
  const element = document.createElement(tag)
  element.className = classes
  element.append(...content)
  return element
}

const signs = `<svg viewBox="0 0 16 16"><path class="tick" d="M4.6 8.3l2.4 2.4 4.5-5"/>
<path class="cross" d="M5.5 5.5l5 5m0-5l-5 5"/></svg>`

const rows = []

/** Lays the chapters out; the steps' states follow. */
bridge.on('tour.chapters', (chapters) => {
  rows.length = 0
  find('chapters').replaceChildren(...chapters.map(({ name, steps }) => {
    const list = make('ul', '', ...steps.map((title) => {
      const row = make('li', 'step', make('b', '', title), make('span', ''))
      row.insertAdjacentHTML('afterbegin', signs)
      rows.push(row)
      return row
    }))
    return make('div', 'chapter', make('h3', '', name), list)
  }))
})

bridge.on('tour.steps', (steps) => {
  steps.forEach(({ state, note }, index) => {
    const row = rows[index]
    row.dataset.state = state
    row.lastChild.textContent = note
    row.title = note
  })
  const passed = steps.filter((step) => step.state === 'passed').length
  find('steps-count').textContent = `${passed} of ${steps.length}`
})

bridge.on('tour.totals', ({ remarks, seconds, verdict }) => {
  find('remarks-count').textContent = remarks.toLocaleString('en')
  find('time').textContent = `${seconds.toFixed(1)} s`
  find('verdict').textContent = verdict
  find('verdict').dataset.state = verdict
})

const KEPT = 60
const lines = new Map()
let lastStep = 0

bridge.on('tour.remarks', (remarks) => {
  for (const remark of remarks) {
    const line = remarkLine(remark)
    const old = lines.get(remark.id)
    if (old) {
      old.replaceWith(line)
    } else {
      if (remark.step !== lastStep) find('remarks').append(heading(remark.step))
      lastStep = remark.step
      find('remarks').append(line)
    }
    lines.set(remark.id, line)
  }
  for (const [id, line] of lines) {
    if (lines.size <= KEPT) break
    line.remove()
    lines.delete(id)
  }
})

/** Above the remarks of a step. */
function heading(step) {
  return make('li', 'heading', make('span', 'number', step),
    rows[step - 1]?.querySelector('b').textContent ?? '')
}

function remarkLine({ direction, verb, number, name, payload, count }) {
  const isToNative = direction === 'toNative'
  return make('li', `${isToNative ? 'to-native' : 'to-page'} ${verb}`,
    make('span', 'arrow', isToNative ? '→' : '←'),
    make('span', 'verb', verb),
    make('span', 'number', number ?? ''),
    make('span', 'what', name),
    make('span', 'payload', payload),
    make('span', 'count', count > 0 ? `${count.toLocaleString('en')} more` : ''))
}

/** Pictures are taken in the light; two frames of the screen later, everything is painted. */
bridge.handle('tour.pose', (isPosing) => {
  document.documentElement.classList.toggle('posing', isPosing)
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    // A hidden window has no frames.
    setTimeout(resolve, 500)
  })
})

bridge.emit('tour.ready')
"""#
  static let guest = #"""
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A guest</title>
<p>A small page for a second view. Whether it has a bridge depends on where it comes from.</p>
<script type="module">
  import { bridge } from './bridge.js'

  bridge.handle('guest.never', () => new Promise(() => {}))
  // Nobody answers it until the end: the code tells which end it was.
  window.outcome = bridge.call('guest.wait').then(() => 'answered', (error) => error.code)
</script>
</html>
"""#
  static let index = #"""
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>WebBridge: the tour</title>
  <link rel="stylesheet" href="style.css">
  <script type="module" src="tour.js"></script>
  <script type="module" src="display.js"></script>
</head>
<body>
  <header>
    <svg class="mark" viewBox="0 0 48 32" aria-hidden="true">
      <path class="deck" d="M2 25h44"/>
      <path class="cable left" d="M2 23C10 22 15 14 17 5c3 9 5 13 7 13"/>
      <path class="cable right" d="M24 18c2 0 4-4 7-13 2 9 7 17 15 18"/>
      <path class="tower left" d="M17 4v26"/>
      <path class="tower right" d="M31 4v26"/>
    </svg>
    <div class="name">
      <h1>WebBridge</h1>
      <p>Swift and the JavaScript of this page, in conversation</p>
    </div>
    <dl>
      <div><dt>steps</dt><dd id="steps-count">0</dd></div>
      <div><dt>remarks</dt><dd id="remarks-count">0</dd></div>
      <div><dt>time</dt><dd id="time">0.0 s</dd></div>
    </dl>
    <p id="verdict" data-state="running">running</p>
  </header>
  <main>
    <section class="steps" aria-label="Steps">
      <div id="chapters"></div>
    </section>
    <section class="talk" aria-label="Conversation">
      <h2>
        <span class="to-native">page → swift</span>
        <span class="to-page">swift → page</span>
        <em>as it crosses</em>
      </h2>
      <div class="window"><ol id="remarks"></ol></div>
    </section>
  </main>
</body>
</html>
"""#
  static let style = #"""
:root {
  color-scheme: light dark;
  --ground: #f4f5f7;
  --card: #ffffff;
  --line: #e6e8ec;
  --ink: #16191f;
  --soft: #667080;
  --faint: #9aa3b0;
  --native: #d9541e;
  --native-wash: #fdf0ea;
  --page: #2563d9;
  --page-wash: #ecf2fd;
  --good: #16864f;
  --good-wash: #e4f4eb;
  --bad: #c62a3a;
  --bad-wash: #fce9eb;
  --sans: -apple-system, "SF Pro Text", Inter, Cantarell, "Segoe UI", Roboto, "Noto Sans",
    "Helvetica Neue", "DejaVu Sans Condensed", system-ui, sans-serif;
  --mono: ui-monospace, "SF Mono", "JetBrains Mono", "Cascadia Mono", "Noto Sans Mono",
    "DejaVu Sans Mono", monospace;
}

.posing { color-scheme: light; }

@media (prefers-color-scheme: dark) {
  :root:not(.posing) {
    --ground: #101216;
    --card: #181b21;
    --line: #272b33;
    --ink: #eceef2;
    --soft: #98a2b1;
    --faint: #656e7c;
    --native: #ff8a57;
    --native-wash: #2d1f18;
    --page: #7aa8ff;
    --page-wash: #182338;
    --good: #5ecf95;
    --good-wash: #15291f;
    --bad: #ff7380;
    --bad-wash: #34191d;
  }
}

* { box-sizing: border-box; margin: 0; padding: 0; }

body {
  height: 100vh;
  padding: 20px 24px 24px;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 16px;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  font: 13px/1.4 var(--sans);
  -webkit-font-smoothing: antialiased;
}

header { display: flex; align-items: center; gap: 14px; padding: 0 4px; }
.mark { width: 54px; height: 36px; fill: none; stroke-width: 2.6; stroke-linecap: round; }
.deck { stroke: var(--ink); }
.cable { stroke-width: 1.8; }
.left { stroke: var(--page); }
.right { stroke: var(--native); }
h1 { font-size: 21px; line-height: 1.2; letter-spacing: -0.015em; }
.name p { color: var(--soft); }

dl { display: flex; gap: 30px; margin-left: auto; margin-right: 12px; text-align: right; }
dt { color: var(--faint); font-size: 11px; }
dd { font-size: 17px; font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums; }

#verdict {
  min-width: 104px;
  padding: 7px 16px;
  border-radius: 99px;
  background: var(--line);
  color: var(--soft);
  font-weight: 600;
  text-align: center;
}
#verdict[data-state="passed"] { background: var(--good-wash); color: var(--good); }
#verdict[data-state="failed"] { background: var(--bad-wash); color: var(--bad); }

main { display: grid; grid-template-columns: 1.06fr 1fr; gap: 16px; min-height: 0; }
section {
  min-height: 0;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--card);
  overflow: hidden;
}

/* The steps */

#chapters { display: flex; flex-direction: column; height: 100%; padding: 4px 18px; }
.chapter {
  display: grid;
  grid-template-columns: 78px 1fr;
  flex: auto;
  align-items: center;
  border-top: 1px solid var(--line);
}
.chapter:first-child { border-top: 0; }
.chapter h3 {
  align-self: start;
  padding-top: 5px;
  color: var(--faint);
  font-size: 12px;
  font-weight: 600;
  line-height: 22px;
}
.chapter ul { list-style: none; padding: 5px 0; }
.step {
  display: grid;
  grid-template-columns: 26px auto minmax(0, 1fr);
  align-items: center;
  height: 22px;
  color: var(--faint);
}
.step b { font-weight: 500; white-space: nowrap; }
.step span {
  padding-left: 16px;
  color: var(--soft);
  font-size: 12px;
  text-align: right;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}
.step svg {
  width: 16px;
  height: 16px;
  border-radius: 50%;
  fill: none;
  stroke: transparent;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  box-shadow: inset 0 0 0 1.5px var(--line);
}
.step[data-state="running"] { color: var(--ink); }
.step[data-state="running"] svg { box-shadow: inset 0 0 0 1.5px var(--page); }
.step[data-state="passed"] { color: var(--ink); }
.step[data-state="passed"] svg { background: var(--good); box-shadow: none; stroke: #fff; }
.step[data-state="failed"] b, .step[data-state="failed"] span { color: var(--bad); }
.step[data-state="failed"] svg { background: var(--bad); box-shadow: none; stroke: #fff; }
.step .cross, .step[data-state="failed"] .tick { display: none; }
.step[data-state="failed"] .cross { display: inline; }

/* The conversation */

.talk { display: grid; grid-template-rows: auto minmax(0, 1fr); }
.talk h2 {
  display: flex;
  gap: 20px;
  padding: 12px 18px 11px;
  border-bottom: 1px solid var(--line);
  font-size: 12px;
  font-weight: 600;
}
.talk h2 .to-native::before, .talk h2 .to-page::before {
  content: "";
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 8px;
  border-radius: 3px;
  background: currentcolor;
}
.talk h2 em { margin-left: auto; color: var(--faint); font-style: normal; font-weight: 500; }
.to-native { color: var(--page); }
.to-page { color: var(--native); }

.window {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 0;
  overflow: hidden;
  padding: 0 10px 10px;
  -webkit-mask-image: linear-gradient(transparent, #000 72px);
  mask-image: linear-gradient(transparent, #000 72px);
}
#remarks { list-style: none; font: 11.5px/23px var(--mono); }
#remarks li {
  display: grid;
  grid-template-columns: 24px 52px 42px auto minmax(0, 1fr) auto;
  height: 23px;
  padding: 0 8px;
  border-radius: 6px;
  white-space: nowrap;
}
#remarks li + li { margin-top: 1px; }
#remarks li.to-page { background: var(--native-wash); }
#remarks li.to-native { background: var(--page-wash); }
#remarks .arrow { font-weight: 700; font-size: 14px; }
#remarks .verb { color: var(--ink); opacity: 0.62; }
#remarks .fail .verb, #remarks .cancel .verb { color: var(--bad); opacity: 1; }
#remarks .number { color: var(--faint); }
#remarks .what { padding-right: 12px; color: var(--ink); }
#remarks .payload { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
#remarks .count { padding-left: 10px; font-weight: 600; }
#remarks .count:empty { padding: 0; }
#remarks li.heading {
  display: block;
  height: 29px;
  padding-top: 6px;
  color: var(--soft);
  font: 600 12px/23px var(--sans);
}
#remarks .heading .number { display: inline-block; min-width: 24px; }
"""#
  static let tour = #"""
// The page's part of the tour: what it answers to, and what it does when the app asks it to act.
import { bridge, BridgeError } from './bridge.js'

// What the page answers to

bridge.handle('page.title', () => document.title)
bridge.handle('page.size', () => ({ width: innerWidth, height: innerHeight }))
bridge.handle('page.double', (number) => number * 2)
bridge.handle('page.greet', (name, greeting) => `${greeting ?? 'Hello'}, ${name}`)
bridge.handle('page.never', () => new Promise(() => {}))

bridge.handle('page.describe', (values) => Object.fromEntries(
  Object.entries(values).map(([key, value]) => [key, kind(value)])))

bridge.handle('page.checkout', (items) => {
  throw new BridgeError('cartEmpty', 'There is nothing to pay for', { data: { items } })
})

bridge.handle('ladder.climb', async (steps) =>
  steps === 0 ? 0 : 1 + await bridge.call('ladder.climb', steps - 1))

const kind = (value) =>
  typeof value === 'object' && value !== null ? value.constructor.name
    : Number.isNaN(value) ? 'NaN' : typeof value

// What the app asks the page to do. These calls drive the tour, and are not shown in it.

/** Offers an act to the app. */
const act = (name, body) => bridge.handle(`tour.${name}`, body)

/** How a promise is refused, in plain words. */
async function refusal(promise) {
  try {
    await promise
    return { code: 'none', message: 'it was answered' }
  } catch (error) {
    const isBridgeError = error instanceof BridgeError
    return { code: error.code, message: error.message, data: error.data, name: error.name,
      isBridgeError }
  }
}

act('module', () => ({
  isGlobal: bridge === window.bridge,
  isFrozen: Object.isFrozen(bridge),
}))

act('order', () => bridge.call('cart.add', { title: 'Lamp', price: 49.5 }, 2))
act('optionals', () => Promise.all([
  bridge.call('label.print', 'Ada'),
  bridge.call('label.print', 'Ada', null),
  bridge.call('label.print', 'Ada', undefined),
  bridge.call('label.print', 'Ada', 'Countess'),
]))
act('whoami', () => bridge.call('whoami'))
act('climb', (steps) => bridge.call('ladder.climb', steps))
act('has', () => Promise.all([bridge.has('cart.add'), bridge.has('cart.burn')]))

act('race', async () => {
  const order = []
  const note = (word) => () => order.push(word)
  await Promise.all([
    bridge.call('camera.develop', 120).then(note('slow')),
    bridge.call('cart.count').then(note('quick')),
    bridge.call('cart.count').then(note('quick')),
  ])
  return order
})

const specimen = () => ({
  bytes: new Uint8Array([0, 127, 255]),
  date: new Date(Date.UTC(2001, 1, 3, 4, 5, 6, 789)),
  big: 2n ** 63n - 1n,
  map: new Map([['one', 1], ['two', 2]]),
  set: new Set(['a', 'b']),
  notANumber: NaN,
  text: 'naïve ☕ 𝄞 \u2028 \n "quoted"',
})

act('specimen', async () => {
  const sent = specimen()
  const got = await bridge.call('values.echo', sent)
  return {
    bytes: got.bytes instanceof Uint8Array && got.bytes.join() === sent.bytes.join(),
    date: got.date instanceof Date && +got.date === +sent.date,
    big: got.big === sent.big,
    map: got.map instanceof Map && got.map.get('two') === 2,
    set: got.set instanceof Set && got.set.has('b'),
    notANumber: Number.isNaN(got.notANumber),
    text: got.text === sent.text,
  }
})

act('bytes', async (size) => {
  const bytes = new Uint8Array(size).map((_, index) => index * 31)
  const got = await bridge.call('bytes.reverse', bytes)
  return got.length === size && got.every((byte, index) => byte === bytes[size - 1 - index])
})

// Events

const heard = []
bridge.on('theme.changed', (theme) => heard.push(theme))
act('heard', () => heard)
act('tell', (count) => {
  for (let tick = 1; tick <= count; tick++) bridge.emit('cart.changed', { count: tick })
})

// Many at once

act('many', async (count) => {
  const calls = Array.from({ length: count }, (_, index) => bridge.call('sum', index, index))
  return (await Promise.all(calls)).reduce((total, sum) => total + sum, 0)
})

// Errors, cancellation, time

act('outOfStock', () => refusal(bridge.call('cart.buy', 'Lamp')))
act('badArguments', () => refusal(bridge.call('shelf.take', 1, 'two')))
act('unknown', () => refusal(bridge.call('nobody.home')))
act('vault', () => refusal(bridge.call('vault.open')))
act('abort', async () => {
  const control = new AbortController()
  const call = bridge.with({ signal: control.signal }).call('download', 'film.mov')
  setTimeout(() => control.abort('the user left'), 30)
  const refused = await refusal(call)
  return { ...refused, cause: await call.catch((error) => error.cause) }
})
act('timeout', () => refusal(bridge.with({ timeout: 100 }).call('download', 'film.mov')))
"""#
}
