// Copies a text. A page in a web view may lack the clipboard's API, and then an old command does it.
import { announce } from '../base/announcer.js'
import { icon, make } from '../base/elements.js'

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = make('textarea', { class: 'spoken', 'aria-hidden': 'true', tabindex: '-1' })
    area.value = text
    document.body.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    return isCopied
  }
}

/**
 * Makes a button that copies.
 * @param {string} label What it copies: `Copy the arguments`.
 * @param {function(): string} text Gives the text.
 * @returns {HTMLButtonElement}
 */
export function copyButton(label, text) {
  const words = make('span', {}, 'Copy')
  const button = make('button', {
    type: 'button', class: 'quiet', 'aria-label': label, title: label,
    async click() {
      const isCopied = await copy(text())
      words.textContent = isCopied ? 'Copied' : 'Not copied'
      announce(isCopied ? 'Copied' : 'The system does not let the page copy')
      button.focus()
      setTimeout(() => { words.textContent = 'Copy' }, 1500)
    },
  }, icon('copy'), words)
  return button
}
