// The lines of a file that was chosen or dropped.
import { LineReader } from './lineReader.js'

/** How much of a file is read at once, in bytes. */
const PIECE = 1024 * 1024

export class FileSource {
  isLive = false
  canCall = false

  /** @param {File} file A recording. */
  constructor(file) { this.file = file }

  async state() { return { live: false, title: this.file.name, methods: [] } }

  async * lines() {
    const decoder = new TextDecoder()
    const lineReader = new LineReader()
    for (let at = 0; at < this.file.size; at += PIECE) {
      const piece = await this.file.slice(at, at + PIECE).arrayBuffer()
      yield lineReader.read(decoder.decode(piece, { stream: true }))
    }
    yield lineReader.finish()
  }
}
