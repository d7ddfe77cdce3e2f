// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page's module, and its declarations.
enum RuntimeDeclarations {
  static let declarations = #"""
/** The methods of the app that pages call, by name. `webbridge types` adds the methods of the app's sources. */
export interface NativeMethods {}

/** The synchronous methods of the app, which `callSync` can call, by name. */
export interface NativeSynchronousMethods {}

/** The methods of the app that return a stream, by name. */
export interface NativeStreams {}

/** The events of the app and their values, by name. */
export interface NativeEvents {}

/** The interfaces of the app, as the properties of `bridge.native`. */
export interface NativeInterfaces {}

/** The interfaces that the app expects the page to expose, by name. */
export interface PageInterfaces {}

/** The methods of these interfaces, by full name. */
export interface PageMethods {}

/** The events that the app listens to and their values, by name. */
export interface PageEvents {}

/** The kind of an error: a code of the bridge, or one of your own. */
export type BridgeErrorCode =
  | 'unknownMethod'
  | 'badArguments'
  | 'badResult'
  | 'thrown'
  | 'cancelled'
  | 'timedOut'
  | 'documentGone'
  | 'webProcessTerminated'
  | 'denied'
  | 'overLimit'
  | 'detached'
  | 'notSynchronous'
  | 'syncUnavailable'
  | 'isStream'
  | 'duplicateName'
  | 'invalidName'
  | 'noResponse'
  | 'badFrame'
  | 'unavailable'
  | (string & {});

/** An error of a call, from either side. */
export interface BridgeError extends Error {
  /** `AbortError` if the code is `cancelled`, otherwise `BridgeError`. */
  readonly name: 'BridgeError' | 'AbortError';
  /** The kind of the error. Decide by the code, never by the message. */
  readonly code: BridgeErrorCode;
  /** The data that the failed side passed with the error. */
  readonly data?: unknown;
  /** The reason of the signal if the code is `cancelled`, or the `cause` of the constructor. */
  readonly cause?: any;
}

/** The class of the bridge's errors. */
export interface BridgeErrorConstructor {
  new (
    code: BridgeErrorCode,
    message: string,
    options?: { data?: unknown; cause?: unknown },
  ): BridgeError;
  readonly prototype: BridgeError;
}

/** Options of calls and streams. */
export interface BridgeOptions {
  /** Aborting the signal ends the call or the stream with the code `cancelled`. */
  signal?: AbortSignal;
  /**
   * The timeout in milliseconds, after which the call fails with `timedOut`. `Infinity` disables it. With `0` the call
   * fails immediately.
   */
  timeout?: number;
  /** The W3C trace context of the calls' parent, such as `00-<trace>-<span>-01`. */
  traceparent?: string | undefined;
}

/** The options of a listener, as for `addEventListener`. */
export interface BridgeListenerOptions {
  /** Whether to remove the listener after its first event. */
  once?: boolean;
  /** Aborting the signal removes the listener. */
  signal?: AbortSignal;
}

/** The call that a handler answers: `bridge.context`, and `this` in a handler that is a `function`. */
export interface BridgeContext {
  /** The signal that aborts when the app no longer needs the answer. */
  readonly signal: AbortSignal;
  /** The name of the called method. */
  readonly name: string;
  /** The W3C trace context of the call; `undefined` if the app does not trace it. */
  readonly traceparent: string | undefined;
}

/** A sequence of values of the app. Leaving its `for await` loop also ends the sequence in the app. */
export interface BridgeStream<Element> extends AsyncIterableIterator<Element> {
  next(): Promise<IteratorResult<Element, undefined>>;
  /** Ends the stream. */
  return(value?: any): Promise<IteratorResult<Element, any>>;
  [Symbol.asyncIterator](): BridgeStream<Element>;
}

/** A stream of `bridge.native`: iterate it directly, or await it first. */
export type PromisedStream<Element> = Promise<BridgeStream<Element>> & AsyncIterable<Element>;

/** A stream that the app passed in a value. */
export interface NativeStream<Element> extends AsyncIterable<Element> {
  /** Releases the stream in the app. The page can use it no longer. */
  release(): void;
}

/** A function that the app passed in a value. */
export interface NativeFunction {
  (...values: any[]): Promise<any>;
  /** Releases the function in the app. The page can use it no longer. */
  release(): void;
}

/**
 * Bytes that the app passed in a value, such as a file. Each of the methods below fetches the bytes again
 * from the app.
 */
export interface NativeBlob {
  /** The number of bytes. */
  readonly size: number;
  /** The media type, such as `image/png`; empty if the app does not state one. */
  readonly type: string;
  /** The name of the file; `undefined` if the bytes are not a file. */
  readonly name: string | undefined;
  /** A URL of the bytes for `<img src>` and `fetch`; `undefined` if the app did not prepare its view for bytes. */
  readonly url: string | undefined;
  /** Returns all bytes. */
  bytes(): Promise<Uint8Array>;
  /** Returns all bytes as a buffer. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** Returns all bytes, decoded as UTF-8. */
  text(): Promise<string>;
  /** Returns all bytes as a `Blob` of the page, or as a `File` if there is a name. */
  blob(): Promise<Blob>;
  /** Returns the bytes as a stream of chunks. */
  stream(): BridgeStream<Uint8Array>;
  /** Releases the bytes in the app. The page can use them no longer. */
  release(): void;
}

/** A sequence of values of the page, such as a generator. */
export type PageStream<Element> =
  | AsyncIterable<Element>
  | ReadableStream<Element>
  | Generator<Element, any, any>;

/** A function of the page. The app may call it until the app releases it. */
export type PageFunction = (...values: any[]) => unknown;

/**
 * Values that the app accepts as bytes. The app itself sends a `Uint8Array` or a `NativeBlob`. Events
 * cannot contain blobs. In `callSync`, pass a blob only to a parameter of type `BridgeBlob`, because the app
 * cannot read the bytes of a blob during a synchronous call.
 */
export type BridgeBytes = ArrayBufferView | ArrayBuffer | Blob | NativeBlob;

type ValuesOf<Of> = Of extends (...values: infer List) => any ? List : never;
type AnswerOf<Of> = Of extends (...values: any[]) => infer Result ? Awaited<Result> : never;
type ElementOf<Of> = AnswerOf<Of> extends AsyncIterable<infer Element> ? Element : never;
type ResultOf<Of> = Of extends (...values: any[]) => infer Result ? Result : never;
type NameOf<Of> = keyof Of | (string & {});

type CallName<Name> = Name extends keyof NativeStreams
  ? `${Name & string} is a stream: use bridge.stream`
  : Name;
type SynchronousName<Name> = Name extends keyof NativeSynchronousMethods
  ? Name
  : Name extends keyof NativeStreams
  ? `${Name & string} is a stream: use bridge.stream`
  : Name extends keyof NativeMethods
  ? `${Name & string} is asynchronous: use bridge.call`
  : Name;
type StreamName<Name> = Name extends keyof NativeMethods
  ? `${Name & string} is not a stream: use bridge.call`
  : Name;

/** The bridge of the page. A name without a declaration accepts and returns any value. */
export interface Bridge {
  /** Calls a method of the app, and returns a promise of the result. */
  call<Name extends NameOf<NativeMethods>, Result>(
    name: CallName<Name>,
    ...values: Name extends keyof NativeMethods ? ValuesOf<NativeMethods[Name]> : unknown[]
  ): Promise<Name extends keyof NativeMethods ? AnswerOf<NativeMethods[Name]> : Result>;

  /** Calls a synchronous method of the app, and returns the result. The page is blocked until the app answers. */
  callSync<Name extends NameOf<NativeSynchronousMethods>, Result>(
    name: SynchronousName<Name>,
    ...values: Name extends keyof NativeSynchronousMethods
      ? ValuesOf<NativeSynchronousMethods[Name]>
      : unknown[]
  ): Name extends keyof NativeSynchronousMethods ? AnswerOf<NativeSynchronousMethods[Name]> : Result;

  /** Returns a stream of the app. The stream begins with the first call of `next()`. */
  stream<Name extends NameOf<NativeStreams>, Element>(
    name: StreamName<Name>,
    ...values: Name extends keyof NativeStreams ? ValuesOf<NativeStreams[Name]> : unknown[]
  ): BridgeStream<Name extends keyof NativeStreams ? ElementOf<NativeStreams[Name]> : Element>;

  /** The app's interfaces as objects: `bridge.native.device.camera.takePhoto(0.8)`. */
  readonly native: NativeInterfaces;

  /** Returns whether the app has a handler for a name. */
  has(name: NameOf<NativeMethods & NativeStreams>): Promise<boolean>;

  /** Registers all methods of an object as handlers for calls of the app. */
  expose<Name extends NameOf<PageInterfaces>>(
    name: Name,
    object: Name extends keyof PageInterfaces ? PageInterfaces[Name] : object,
    options?: { replacing?: boolean },
  ): void;

  /** Registers a function as the handler for calls of the app. */
  handle<Name extends NameOf<PageMethods>>(
    name: Name,
    handler: Name extends keyof PageMethods
      ? (this: BridgeContext, ...values: ValuesOf<PageMethods[Name]>) => ResultOf<PageMethods[Name]>
      : (this: BridgeContext, ...values: any[]) => unknown,
    options?: { replacing?: boolean },
  ): void;

  /** Removes a handler or a whole interface. Returns whether it was registered. */
  remove(name: NameOf<PageMethods & PageInterfaces>): boolean;

  /** Sends an event to the app, without an answer. */
  emit<Name extends NameOf<PageEvents>>(
    name: Name,
    ...value: Name extends keyof PageEvents
      ? undefined extends PageEvents[Name]
        ? [value?: PageEvents[Name]]
        : [value: PageEvents[Name]]
      : [value?: unknown]
  ): void;

  /** Listens to an event of the app. Returns a function that removes the listener. */
  on<Name extends NameOf<NativeEvents>, Value>(
    name: Name,
    listener: (value: Name extends keyof NativeEvents ? NativeEvents[Name] : Value) => void,
    options?: BridgeListenerOptions,
  ): () => void;

  /** Removes a listener of an event, or all of its listeners. */
  off(name: NameOf<NativeEvents>, listener?: (value: any) => void): void;

  /** Returns a bridge whose calls and streams have these options. */
  with(options: BridgeOptions): Bridge;

  /** Lets calls of the app to names without a handler wait until the promise settles. */
  waitUntil(promise: PromiseLike<unknown>): void;

  /**
   * The call that the running handler answers; `undefined` outside of handlers. Read it before the first
   * `await` of the handler: `const { signal } = bridge.context!`.
   */
  readonly context: BridgeContext | undefined;

  /** Resolves when the app has welcomed the page. Rejects if the app refuses the page, or if there is no app. */
  readonly ready: Promise<void>;

  /** Whether an app with a bridge shows the page; `false` in an ordinary browser. */
  readonly isAvailable: boolean;

  /** The class of the bridge's errors. */
  readonly BridgeError: BridgeErrorConstructor;
}

/** The bridge. If the app does not show the page, all calls fail with `unavailable`. */
export const bridge: Bridge;
export const BridgeError: BridgeErrorConstructor;

declare global {
  /** Defined only in pages whose origin the app allows. The module's `bridge` is always defined. */
  var bridge: Bridge;
}

export {};
"""#
  static let module = #"""
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

const unavailable = () =>
  new Unavailable('unavailable', 'There is no bridge: the page is not shown by the app');
const reject = () => Promise.reject(unavailable());
const native = () => new Proxy(reject, {
  get: (_, part) => typeof part === 'string' && part !== 'then' ? native() : undefined,
});

const absent = {
  call: reject,
  callSync() { throw unavailable(); },
  native: native(),
  expose() {},
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
  context: undefined,
  // Made when it is asked for: a page that does not ask has no rejection that nobody handles.
  get ready() { return reject(); },
  isAvailable: false,
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
"""#
}
