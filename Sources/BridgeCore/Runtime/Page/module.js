// The page's bridge as a module: import { bridge, BridgeError } from './bridge.js'
//
// In a browser without the app every call rejects with the code 'unavailable', so that a page can
// be worked on there.

class Unavailable extends Error {
  constructor(code, message, options) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    Object.assign(this, options);
  }
}

const reject = () => Promise.reject(
  new Unavailable('unavailable', 'There is no bridge: the page is not shown by the app'));

const absent = {
  call: reject,
  stream: () => ({
    next: reject,
    return: (value) => Promise.resolve({ value, done: true }),
    throw: (error) => Promise.reject(error),
    [Symbol.asyncIterator]() { return this; },
  }),
  has: () => Promise.resolve(false),
  handle() {},
  remove: () => false,
  on: () => () => {},
  off() {},
  emit() {},
  with: () => absent,
  waitUntil() {},
  ready: new Promise(() => {}),
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
