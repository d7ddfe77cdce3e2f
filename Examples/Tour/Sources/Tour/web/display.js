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
