// A stand-in for native code: answers each call of a batch with its first argument, by the message of an error.

/** What the window of the page in memory asks of its engine (Sources/Bridge/BridgeTesting/Window). */
const engine = {
  about: () => '{"url":"http://a.example/","origin":"http://a.example","isMainFrame":true,"handlers":[]}',
  now: () => '0',
  console: (level, text) => print(level + ': ' + text),
  timer() {},
  task() {},
};

const configuration = {
  secret: '0123456789abcdef0123456789abcdef', wire: 2, handler: 'webbridge', origins: ['.*'], timeout: 30000,
  pendingCalls: 100000, frameBytes: 67108864, queuedBytes: 268435456, streamWindow: 1024, references: 100000,
};

const native = {
  token: 'fedcba9876543210fedcba9876543210',
  /** How many texts have left. */
  sent: 0,
  /** The long polls that are open, as functions that answer them. */
  polls: [],
  /** How many calls of the page have no answer, and who is told of the last one. */
  open: 0,
  answered() {},

  answer(reject, lines) {
    const text = lines && 'batch ' + this.token + ' ' + ++this.sent + lines;
    // Cheaper than an error with a stack, whose cost is the engine's.
    reject({ __proto__: Error.prototype, message: text });
  },

  receive(text) {
    return new Promise((resolve, reject) => {
      if (text.startsWith('hello ')) return reject(new Error('welcome ' + this.token + ' key'));
      const lines = this.read(text);
      if (text.startsWith('poll ') && !lines) this.polls.push(reject);
      else this.answer(reject, lines);
    });
  },

  /** Reads the lines of a text; gives those that answer them. */
  read(text) {
    let answers = '';
    for (let start = text.indexOf('\n') + 1; start > 0 && start < text.length;) {
      let stop = text.indexOf('\n', start);
      if (stop < 0) stop = text.length;
      if (text.startsWith('call ', start)) {
        const id = text.slice(start + 5, text.indexOf(' ', start + 5));
        const payload = text.indexOf(' ', text.indexOf(' ', start + 5) + 1) + 1;
        answers += '\ndone ' + id + ' ' + text.slice(payload + 1, stop - 1);
      } else if (text.startsWith('done ', start) && --this.open === 0) this.answered();
      start = stop + 1;
    }
    return answers;
  },
};

/** Replaces what the window has: what real timers and clocks cost is the engine's. */
function replaceWindow() {
  const replace = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
  const handler = { postMessage: (text) => native.receive(text) };
  replace('webkit', { messageHandlers: { webbridge: handler } });
  replace('performance', { now: () => Date.now() });
  replace('setTimeout', () => 1);
  replace('clearTimeout', () => {});
}
