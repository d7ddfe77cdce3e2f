// A payload as a tree that opens and closes, as the ARIA Authoring Practices describe trees.
import { make, readable } from '../base/elements.js'
import { formatBytes } from '../base/format.js'
import { readValue } from './payloadValue.js'

/** How many children are shown at once, how many levels are open at first, and how much of a string is shown. */
const CHILDREN = 100
const LEVELS = 2
const CHARACTERS = 300

/**
 * Makes a tree.
 * @param {*} value The JSON of a payload.
 * @param {boolean} isExtended Whether it has the extended encoding.
 * @param {string} label What the tree is, for screen readers.
 * @returns {HTMLElement}
 */
export function payloadTree(value, isExtended, label) {
  const tree = make('ul', { class: 'tree', role: 'tree', 'aria-label': label, keydown: key, click })
  tree.append(treeItem('', readValue(value, isExtended), LEVELS))
  tree.firstChild.tabIndex = 0
  return tree
}

function treeItem(label, node, open) {
  const { children, type, size } = node
  const text = readable(node.text)
  const line = make('div', { class: 'tree-line' },
    make('span', { class: 'twisty', 'aria-hidden': 'true' }),
    ...(label === '' ? [] : [make('span', { class: 'key' }, readable(label)), ': ']))
  const shown = make('span', { class: `value type-${type}` },
    text.length > CHARACTERS ? `${text.slice(0, CHARACTERS)}…` : text)
  line.append(shown)
  if (!plainTypes.has(type)) line.append(' ', make('span', { class: 'type' }, type))
  if (children?.length || size > 60) line.append(' ', make('span', { class: 'size' }, formatBytes(size)))
  // The label is needed because the name would otherwise be the text of the whole branch.
  const name = `${label === '' ? '' : `${readable(label)}: `}${text.slice(0, CHARACTERS)}`
  const item = make('li', {
    role: 'treeitem', tabindex: '-1', 'aria-label': plainTypes.has(type) ? name : `${name}, ${type}`,
  }, line)
  if (text.length > CHARACTERS) item.whole = { shown, text }
  if (children?.length) {
    item.branches = children
    item.setAttribute('aria-expanded', 'false')
    if (open > 0) expand(item, open - 1)
  }
  return item
}

/** Types that are seen without their name. */
const plainTypes = new Set(
  ['string', 'number', 'boolean', 'null', 'array', 'object', 'undefined', 'function', 'stream'])

function expand(item, open = 0) {
  item.setAttribute('aria-expanded', 'true')
  const group = item.querySelector(':scope > ul')
  if (group) {
    group.hidden = false
    return
  }
  const list = make('ul', { role: 'group' })
  item.append(list)
  addChildren(item, list, 0, open)
}

function addChildren(item, list, from, open) {
  const children = item.branches
  for (const { label, read } of children.slice(from, from + CHILDREN)) list.append(treeItem(label, read(), open))
  const next = from + CHILDREN
  if (next >= children.length) return
  const more = make('li', { role: 'treeitem', tabindex: '-1', class: 'more' },
    `Show more (${children.length - next} left)`)
  more.act = () => {
    const previous = more.previousElementSibling
    more.remove()
    addChildren(item, list, next, 0)
    focusItem(previous.nextElementSibling)
  }
  list.append(more)
}

function collapse(item) {
  item.setAttribute('aria-expanded', 'false')
  item.querySelector(':scope > ul').hidden = true
}

function toggle(item) {
  if (item.act) item.act()
  else if (item.whole) {
    // A string that is too long for a line shows all of itself.
    item.whole.shown.textContent = item.whole.text
    item.whole = undefined
  } else if (item.getAttribute('aria-expanded') === 'true') collapse(item)
  else if (item.branches) expand(item)
}

function focusItem(item) {
  if (!item) return
  for (const other of item.closest('[role=tree]').querySelectorAll('[tabindex="0"]')) other.tabIndex = -1
  item.tabIndex = 0
  item.focus()
}

function click(event) {
  const item = event.target.closest('[role=treeitem]')
  if (!item || String(getSelection()) !== '') return
  focusItem(item)
  toggle(item)
}

function key(event) {
  const item = event.target.closest('[role=treeitem]')
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return
  const visible = [...event.currentTarget.querySelectorAll('[role=treeitem]')]
    .filter((one) => !one.closest('ul[hidden]'))
  const index = visible.indexOf(item)
  const isOpen = item.getAttribute('aria-expanded')
  const parent = item.parentElement.closest('[role=treeitem]')
  switch (event.key) {
    case 'ArrowDown': focusItem(visible[index + 1]); break
    case 'ArrowUp': focusItem(visible[index - 1]); break
    case 'Home': focusItem(visible[0]); break
    case 'End': focusItem(visible[visible.length - 1]); break
    case 'ArrowRight':
      if (isOpen === 'false') expand(item)
      else if (isOpen === 'true') focusItem(visible[index + 1])
      break
    case 'ArrowLeft':
      if (isOpen === 'true') collapse(item)
      else focusItem(parent)
      break
    case 'Enter':
    case ' ': toggle(item); break
    default: return
  }
  event.preventDefault()
}
