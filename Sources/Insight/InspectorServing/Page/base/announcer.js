// Tells screen readers what happens, sparingly: at most one sentence in three seconds, and the latest wins.
import { find } from './elements.js'

const PAUSE = 3000
let next
let quietUntil = 0
let isWaiting = false

function speak() {
  isWaiting = false
  quietUntil = Date.now() + PAUSE
  find('announcements').textContent = next
}

/** Says a sentence now, or after the pause if nothing newer is to be said by then. */
export function announce(sentence) {
  next = sentence
  if (isWaiting) return
  isWaiting = true
  setTimeout(speak, Math.max(100, quietUntil - Date.now()))
}
