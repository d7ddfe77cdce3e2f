// The lines of an app, in its own inspector window: over the bridge, by methods that native code registers.

export class BridgeSource {
  isLive = true
  canCall = true

  /** @param {object} bridge The page's bridge. */
  constructor(bridge) { this.bridge = bridge }

  /** What the window shows beside the recording: `{title, methods, parts: [{title, columns, rows}]}`. */
  state() { return this.bridge.call('inspector.state') }

  /** Gives the lines, in arrays, until the recording ends or the signal is aborted. */
  async * lines(signal) {
    for await (const lines of this.bridge.with({ signal }).stream('inspector.lines')) yield lines
  }

  /** Calls a method of the app: `{bytes, json or text, extended?}`, or throws the error of the call. */
  call(method, argumentsJSON) { return this.bridge.call('inspector.call', method, argumentsJSON) }

  /** Native code saves the recording, because a page in a web view cannot download. Gives the path of the file. */
  export() { return this.bridge.call('inspector.export') }
}
