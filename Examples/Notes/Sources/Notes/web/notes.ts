import { bridge } from './bridge.js'
import type { Attachment, Note } from './bridge.js'

const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E
const list = element('list')
const title = element<HTMLInputElement>('title')
const text = element<HTMLTextAreaElement>('text')
const file = element<HTMLInputElement>('file')
const search = element<HTMLInputElement>('search')
const editor = document.querySelector('main')!
const store = bridge.native.notes

let notes: Note[] = []
let open: string | undefined
let isEdited = false

// The page's functions for Swift.

bridge.expose('page', {
  show(all) {
    notes = all
    showList()
    showAttachments()
  },
  unsaved() {
    return open && isEdited ? draft(open) : null
  },
})

// The list.

function showList() {
  list.replaceChildren(...notes.map((note) => item(note.id, note.title, note.text)))
}

function item(id: string, title: string, line: string) {
  const item = document.createElement('li')
  const small = document.createElement('small')
  small.textContent = line
  item.append(title || 'Untitled', small)
  item.className = id === open ? 'open' : ''
  item.onclick = attempt(() => edit(id))
  return item
}

/** Shows the matching lines as they arrive. Leaving the loop ends the search in Swift. */
async function find() {
  const words = search.value
  if (!words) return showList()
  list.replaceChildren()
  for await (const match of store.search(words)) {
    if (search.value !== words) break
    list.append(item(match.note, match.title, match.line))
  }
}

// The open note.

async function edit(id: string | undefined) {
  await save()
  open = id
  const note = notes.find((note) => note.id === id)
  title.value = note?.title ?? ''
  text.value = note?.text ?? ''
  editor.hidden = !note
  bridge.emit('page.opened', title.value)
  if (!search.value) showList()
  showAttachments()
}

const draft = (id: string) => ({ id, title: title.value, text: text.value })

async function save() {
  if (!open || !isEdited) return
  isEdited = false
  await store.save(draft(open))
}

async function add() {
  const note = await store.add()
  // Swift calls `show` with the new list as well, but maybe later than this answer arrives.
  if (!notes.some((other) => other.id === note.id)) notes.unshift(note)
  await edit(note.id)
  title.focus()
}

async function remove() {
  if (!open) return
  const id = open
  isEdited = false
  await edit(undefined)
  await store.remove(id)
}

// The files of the open note.

function showAttachments() {
  const attachments = notes.find((note) => note.id === open)?.attachments ?? []
  element('attachments').replaceChildren(...attachments.map(figure))
}

function figure(attachment: Attachment) {
  const figure = document.createElement('li')
  figure.textContent = `${attachment.name}, ${attachment.size} bytes`
  if (attachment.type.startsWith('image/')) {
    attempt(async () => {
      const image = document.createElement('img')
      const blob = await (await store.attachment(attachment.id)).blob()
      image.src = URL.createObjectURL(blob)
      await image.decode()
      URL.revokeObjectURL(image.src)
      figure.prepend(image)
    })()
  }
  return figure
}

/** Sends the file to Swift, which reads its bytes chunk by chunk. */
async function attach() {
  const chosen = file.files?.[0]
  if (!open || !chosen) return
  await store.attach(chosen, open)
  file.value = ''
}

// The user's actions.

/** Runs an action and shows the message of its error. */
function attempt(action: () => unknown) {
  return async () => {
    try {
      element('message').textContent = ''
      await action()
    } catch (error) {
      element('message').textContent = (error as Error).message
    }
  }
}

element('add').onclick = attempt(add)
element('save').onclick = attempt(save)
element('remove').onclick = attempt(remove)
file.onchange = attempt(attach)
search.oninput = attempt(find)
title.oninput = text.oninput = () => {
  isEdited = true
}

// Without a top-level `await`, because WebKit may run a module with imports and a top-level `await` after the
// page's `load` event. From that event on, a call of Swift fails if the page has no handler for it.
attempt(async () => {
  notes = await store.all()
  showList()
})()
