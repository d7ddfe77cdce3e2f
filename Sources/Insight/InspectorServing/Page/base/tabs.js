// Tabs as the ARIA Authoring Practices describe them: one stop of the Tab key, arrows move and select.

export class Tabs {
  #tabs

  /**
   * @param {HTMLElement} list The element with the role `tablist`. Its buttons name their panels by `aria-controls`.
   * @param {function(string): void} shown Is told later of the `data-tab` of the tab whose panel is shown.
   */
  constructor(list, shown) {
    this.#tabs = [...list.querySelectorAll('[role=tab]')]
    for (const tab of this.#tabs) tab.addEventListener('click', () => this.select(tab.dataset.tab))
    list.addEventListener('keydown', (event) => this.#move(event))
    this.select(this.#tabs[0].dataset.tab)
    this.shown = shown
  }

  /** Shows a panel. A tab that is hidden selects the first that is not. */
  select(name) {
    const visible = this.#tabs.filter((tab) => !tab.hidden)
    const chosen = visible.find((tab) => tab.dataset.tab === name) ?? visible[0]
    for (const tab of this.#tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isChosen
    }
    this.selected = chosen.dataset.tab
    this.shown?.(this.selected)
  }

  /** Shows or hides a tab. */
  setAvailable(name, isAvailable) {
    this.#tabs.find((tab) => tab.dataset.tab === name).hidden = !isAvailable
    if (!isAvailable && this.selected === name) this.select(name)
  }

  /** Moves the focus to the selected tab. */
  focus() { this.#tabs.find((tab) => tab.dataset.tab === this.selected).focus() }

  #move(event) {
    const visible = this.#tabs.filter((tab) => !tab.hidden)
    const index = visible.findIndex((tab) => tab.dataset.tab === this.selected)
    const last = visible.length - 1
    const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1,
      Home: 0, End: last }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.select(visible[next].dataset.tab)
    this.focus()
  }
}
