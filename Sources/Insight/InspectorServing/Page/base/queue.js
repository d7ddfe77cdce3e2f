// A list whose front is taken away often, which an array does in time proportional to its length.

export class Queue {
  #items = []
  #head = 0

  get length() { return this.#items.length - this.#head }

  get first() { return this.#items[this.#head] }

  push(item) { this.#items.push(item) }

  /** Takes the first item away, and gives it. */
  shift() {
    const item = this.#items[this.#head]
    this.#items[this.#head++] = undefined
    if (this.#head > 4096 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head)
      this.#head = 0
    }
    return item
  }

  /** All items as an array of their own. */
  toArray() { return this.#items.slice(this.#head) }
}
