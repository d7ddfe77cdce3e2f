// Lines out of texts that arrive in pieces.

export class LineReader {
  #rest = ''

  /** The lines that the piece completes. */
  read(piece) {
    const lines = (this.#rest + piece).split('\n')
    this.#rest = lines.pop()
    return lines
  }

  /** What is left at the end, if it is a whole object: a recorder that ended early leaves a line without its end. */
  finish() {
    const rest = this.#rest
    this.#rest = ''
    try {
      JSON.parse(rest)
      return [rest]
    } catch {
      return []
    }
  }
}
