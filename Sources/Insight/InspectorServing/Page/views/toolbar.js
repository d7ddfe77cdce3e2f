// The tools above the lists: record, clear, filter, search, import and export.
import { announce } from '../base/announcer.js'
import { find, make } from '../base/elements.js'
import { afterPause } from '../base/redraw.js'
import { makeSearch, readFilter } from '../recording/filter.js'

export class Toolbar {
  #filter = () => true
  #search = () => true

  /** @param {object} acts `pause()`, `clear()`, `connect()`, `filtered()`, `imported(file)`, `exported()`. */
  constructor(acts) {
    this.acts = acts
    find('pause').addEventListener('click', () => acts.pause())
    find('clear').addEventListener('click', () => acts.clear())
    find('import').addEventListener('click', () => find('file').click())
    find('connect').addEventListener('click', () => acts.connect())
    find('export').addEventListener('click', () => acts.exported())
    find('help').addEventListener('click', () => find('keys').showModal())
    find('file').addEventListener('change', () => this.#choose())
    const apply = afterPause(120, () => this.apply())
    for (const id of ['filter', 'search']) {
      find(id).addEventListener('input', apply)
      find(id).addEventListener('keydown', (event) => this.#key(event))
    }
    this.#acceptDrops()
  }

  /** Whether a call or an event is shown. */
  accepts = (item) => this.#filter(item) && this.#search(item)

  /** Reads the fields, and shows what they find. */
  apply() {
    const field = find('filter')
    try {
      this.#filter = readFilter(field.value)
      this.#explain('')
    } catch (error) {
      this.#explain(error.message)
    }
    this.#search = makeSearch(find('search').value)
    this.acts.filtered()
  }

  /** Shows whether lines are taken. */
  showPaused(isPaused, isLive) {
    const button = find('pause')
    button.disabled = !isLive
    button.setAttribute('aria-pressed', String(isPaused))
    find('pause-words').textContent = isPaused ? 'Resume' : 'Pause'
    document.body.classList.toggle('is-paused', isPaused)
  }

  /** Shows how to come back to the app: from a file, or after the connection has ended. */
  showConnect(isFile, isEnded) {
    find('connect').hidden = !isFile && !isEnded
    find('connect-words').textContent = isFile ? 'Back to the app' : 'Connect again'
    find('connect').title = isFile ? 'Show what happens in the app now' : 'Read the app’s recording again'
  }

  /** Saves a text as a file. */
  download(text) {
    const name = `recording-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl`
    const url = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
    const link = make('a', { href: url, download: name })
    link.click()
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(url), 60000)
    announce(`Exported as ${name}`)
  }

  #explain(mistake) {
    find('filter').setAttribute('aria-invalid', String(mistake !== ''))
    find('filter-mistake').textContent = mistake
    find('filter-mistake').hidden = mistake === ''
  }

  #key(event) {
    if (event.key !== 'Escape' || event.target.value === '') return
    event.preventDefault()
    event.stopPropagation()
    event.target.value = ''
    this.apply()
  }

  #choose() {
    const [file] = find('file').files
    if (file) this.acts.imported(file)
    // The same file may be chosen again.
    find('file').value = ''
  }

  #acceptDrops() {
    let depth = 0
    const mark = (isOver) => document.body.classList.toggle('drop', isOver)
    const hasFile = (event) => event.dataTransfer?.types.includes('Files')
    addEventListener('dragenter', (event) => {
      if (hasFile(event)) mark(++depth > 0)
    })
    addEventListener('dragleave', (event) => {
      if (hasFile(event)) mark(--depth > 0)
    })
    addEventListener('dragover', (event) => event.preventDefault())
    addEventListener('drop', (event) => {
      event.preventDefault()
      depth = 0
      mark(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) this.acts.imported(file)
    })
  }
}
