// Made by `webbridge types` of what is @Exposed, and of each @PageInterface, in Swift sources.
// Change those, and run it again.

/**
 * Stores notes in a folder: `notes.json`, and one file for each attachment.
 *
 * The page calls these methods as `bridge.native.notes`.
 */
export interface NoteStore {
  /** Returns all notes. The note that was changed last comes first. */
  all(): Promise<Note[]>;

  /** Adds an empty note. */
  add(): Promise<Note>;

  /** Saves the title and the text of a note. */
  save(draft: Draft): Promise<void>;

  /** Removes a note and its attachments. */
  remove(id: string): Promise<void>;

  /**
   * Finds the lines that contain a text, in any case.
   *
   * The search ends when the page leaves its loop.
   */
  search(text: string): PromisedStream<Match>;

  /**
   * Stores a copy of a file with a note.
   *
   * The bytes are written chunk by chunk, so that the file can be larger than memory.
   */
  attach(file: BridgeBytes, id: string): Promise<void>;

  /** Returns an attachment. The store reads the bytes when the page asks for them. */
  attachment(id: string): Promise<NativeBlob>;
}

/** The functions and the events of the page. */
export interface NotesPage {
  /** Shows the notes in the list. */
  show(notes: Note[]): void | Promise<void>;

  /** Returns the text that the user has not saved, or nil if everything is saved. */
  unsaved(): Draft | null | undefined | Promise<Draft | null | undefined>;
}

/** A file that belongs to a note. */
export interface Attachment {
  id: string;
  /** The name that the file had when it was attached. */
  name: string;
  /** The media type, such as `image/png`; empty if it is unknown. */
  type: string;
  /** The number of bytes. */
  size: number;
}

/** The unsaved text of a note. */
export interface Draft {
  id: string;
  title: string;
  text: string;
}

/** A line of a note that matches a search. */
export interface Match {
  note: string;
  title: string;
  line: string;
}

/** A note. */
export interface Note {
  id: string;
  title: string;
  text: string;
  changed: Date;
  attachments: Attachment[];
}

export interface NativeInterfaces {
  readonly notes: NoteStore;
}

export interface NativeMethods {
  'notes.all': NoteStore['all'];
  'notes.add': NoteStore['add'];
  'notes.save': NoteStore['save'];
  'notes.remove': NoteStore['remove'];
  'notes.attach': NoteStore['attach'];
  'notes.attachment': NoteStore['attachment'];
}

export interface NativeStreams {
  'notes.search': NoteStore['search'];
}

export interface PageInterfaces {
  page: NotesPage;
}

export interface PageMethods {
  'page.show': NotesPage['show'];
  'page.unsaved': NotesPage['unsaved'];
}

export interface PageEvents {
  'page.opened': string;
}

// The bridge itself, which is the same for every app.

/** Methods of the app that a page calls, by their names; `webbridge types` adds those it finds. */
export interface NativeMethods {}

/** Those of the methods that answer at once, so that `callSync` may call them. */
export interface NativeSynchronousMethods {}

/** Methods of the app that answer with a stream, by their names. */
export interface NativeStreams {}

/** Events of the app and their values, by their names. */
export interface NativeEvents {}

/** The app's interfaces, as `bridge.native` has them. */
export interface NativeInterfaces {}

/** What the app expects the page to expose, by name. */
export interface PageInterfaces {}

/** The methods of these interfaces, by their full names. */
export interface PageMethods {}

/** Events that the app listens to and their values, by their names. */
export interface PageEvents {}

/** A word that tells what kind of error it is: one of the bridge's, or one of your own. */
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

/** What went wrong with a call, on either side. */
export interface BridgeError extends Error {
  /** `AbortError` where the code is `cancelled`. */
  readonly name: 'BridgeError' | 'AbortError';
  /** What a program decides by. */
  readonly code: BridgeErrorCode;
  /** What the side that failed gave along. */
  readonly data?: unknown;
  /** The signal's reason where the code is `cancelled`. */
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
  /** Aborting it ends what was asked for, with the code `cancelled`. */
  signal?: AbortSignal;
  /** Milliseconds until it fails with `timedOut`; `Infinity` is for ever, 0 is at once. */
  timeout?: number;
  /** The W3C trace context whose child each call is, such as `00-<trace>-<span>-01`. */
  traceparent?: string | undefined;
}

/** How a listener hears events, as with `addEventListener`. */
export interface BridgeListenerOptions {
  /** Whether the listener is removed when it has heard one event. */
  once?: boolean;
  /** Aborting it removes the listener. */
  signal?: AbortSignal;
}

/** The call that a handler answers: `bridge.context`, and `this` in a handler that is a `function`. */
export interface BridgeContext {
  /** Aborted when the app no longer wants the answer. */
  readonly signal: AbortSignal;
  /** The name that was called. */
  readonly name: string;
  /** The app's W3C trace context, whose child the handler's work is; `undefined` if the app does not trace. */
  readonly traceparent: string | undefined;
}

/** Values of the app, one after the other. Leaving a `for await` ends it in the app, too. */
export interface BridgeStream<Element> extends AsyncIterableIterator<Element> {
  next(): Promise<IteratorResult<Element, undefined>>;
  /** Ends the stream. */
  return(value?: any): Promise<IteratorResult<Element, any>>;
  [Symbol.asyncIterator](): BridgeStream<Element>;
}

/** What a stream is in `bridge.native`: to be iterated as it is, or awaited. */
export type PromisedStream<Element> = Promise<BridgeStream<Element>> & AsyncIterable<Element>;

/** A stream that the app passed along in a value. */
export interface NativeStream<Element> extends AsyncIterable<Element> {
  /** Tells the app that it is no longer held. */
  release(): void;
}

/** A function that the app passed along in a value. */
export interface NativeFunction {
  (...values: any[]): Promise<any>;
  /** Tells the app that it is no longer held. */
  release(): void;
}

/**
 * Bytes that the app passed along in a value, such as a file. They come when they are asked for, and
 * anew each time.
 */
export interface NativeBlob {
  /** How many bytes there are. */
  readonly size: number;
  /** The media type, such as `image/png`; empty where the app does not say. */
  readonly type: string;
  /** The file's name, where it is a file. */
  readonly name: string | undefined;
  /** Where `<img src>` and `fetch` find the bytes, if the app prepared its view for that. */
  readonly url: string | undefined;
  /** All the bytes. */
  bytes(): Promise<Uint8Array>;
  /** All the bytes, as a buffer. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** All the bytes, read as UTF-8. */
  text(): Promise<string>;
  /** All the bytes as a `Blob` of the page, which is a `File` where there is a name. */
  blob(): Promise<Blob>;
  /** The bytes piece by piece. */
  stream(): BridgeStream<Uint8Array>;
  /** Tells the app that it is no longer held. */
  release(): void;
}

/** Many values of the page: what a generator gives, for example. */
export type PageStream<Element> =
  | AsyncIterable<Element>
  | ReadableStream<Element>
  | Generator<Element, any, any>;

/** A function of the page, which the app may call as long as it keeps it. */
export type PageFunction = (...values: any[]) => unknown;

/**
 * What the app takes for bytes; it gives a `Uint8Array` or a `NativeBlob` itself. Events carry no
 * blobs. In `callSync` a blob has to be one for the app, too, which cannot read its bytes there.
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

/** The page's end of the bridge. Names that have no declaration take and give anything. */
export interface Bridge {
  /** Calls a method of the app. */
  call<Name extends NameOf<NativeMethods>, Result>(
    name: CallName<Name>,
    ...values: Name extends keyof NativeMethods ? ValuesOf<NativeMethods[Name]> : unknown[]
  ): Promise<Name extends keyof NativeMethods ? AnswerOf<NativeMethods[Name]> : Result>;

  /** Calls a synchronous method of the app. The page stands still until it answers. */
  callSync<Name extends NameOf<NativeSynchronousMethods>, Result>(
    name: SynchronousName<Name>,
    ...values: Name extends keyof NativeSynchronousMethods
      ? ValuesOf<NativeSynchronousMethods[Name]>
      : unknown[]
  ): Name extends keyof NativeSynchronousMethods ? AnswerOf<NativeSynchronousMethods[Name]> : Result;

  /** Reads a stream of the app, which begins when the first value is asked for. */
  stream<Name extends NameOf<NativeStreams>, Element>(
    name: StreamName<Name>,
    ...values: Name extends keyof NativeStreams ? ValuesOf<NativeStreams[Name]> : unknown[]
  ): BridgeStream<Name extends keyof NativeStreams ? ElementOf<NativeStreams[Name]> : Element>;

  /** The app's interfaces as objects: `bridge.native.device.camera.takePhoto(0.8)`. */
  readonly native: NativeInterfaces;

  /** Whether the app answers to a name. */
  has(name: NameOf<NativeMethods & NativeStreams>): Promise<boolean>;

  /** Answers calls of the app with an object's methods. */
  expose<Name extends NameOf<PageInterfaces>>(
    name: Name,
    object: Name extends keyof PageInterfaces ? PageInterfaces[Name] : object,
    options?: { replacing?: boolean },
  ): void;

  /** Answers calls of the app with a function. */
  handle<Name extends NameOf<PageMethods>>(
    name: Name,
    handler: Name extends keyof PageMethods
      ? (this: BridgeContext, ...values: ValuesOf<PageMethods[Name]>) => ResultOf<PageMethods[Name]>
      : (this: BridgeContext, ...values: any[]) => unknown,
    options?: { replacing?: boolean },
  ): void;

  /** Withdraws a handler, or all of an interface; gives whether there was one. */
  remove(name: NameOf<PageMethods & PageInterfaces>): boolean;

  /** Tells the app that something happened. */
  emit<Name extends NameOf<PageEvents>>(
    name: Name,
    ...value: Name extends keyof PageEvents
      ? undefined extends PageEvents[Name]
        ? [value?: PageEvents[Name]]
        : [value: PageEvents[Name]]
      : [value?: unknown]
  ): void;

  /** Hears events of the app; gives a function that ends that. */
  on<Name extends NameOf<NativeEvents>, Value>(
    name: Name,
    listener: (value: Name extends keyof NativeEvents ? NativeEvents[Name] : Value) => void,
    options?: BridgeListenerOptions,
  ): () => void;

  /** Ends what `on` began: for one listener, or for all of a name. */
  off(name: NameOf<NativeEvents>, listener?: (value: any) => void): void;

  /** The same bridge with other options. */
  with(options: BridgeOptions): Bridge;

  /** Calls of the app to names that are not registered yet wait for the promise. */
  waitUntil(promise: PromiseLike<unknown>): void;

  /**
   * The call that the running handler answers; `undefined` outside of handlers. Read it before the
   * handler's first `await`: `const { signal } = bridge.context!`.
   */
  readonly context: BridgeContext | undefined;

  /** Resolves when the app has welcomed the page; rejects where the app refuses it, or there is no app. */
  readonly ready: Promise<void>;

  /** Whether the page is shown by an app with a bridge; `false` in an ordinary browser. */
  readonly isAvailable: boolean;

  /** The class of the bridge's errors. */
  readonly BridgeError: BridgeErrorConstructor;
}

/** The bridge; where the page is not shown by the app, all its calls fail with `unavailable`. */
export const bridge: Bridge;
export const BridgeError: BridgeErrorConstructor;

declare global {
  /** Only there in pages of origins that the app allows. The module's is there always. */
  var bridge: Bridge;
}

export {};