// Gives the error of a failed call the stack of the call, and tells native code, while the app is developed. Without
// that, the stack of such an error begins where the runtime reads the answer, which says nothing about the page.

const failed = ownName('failed');
/** How many stacks native code gets at most from one document, and their length in characters. */
const MOST = 100, LONGEST = 8192;
let told = 0;

/** The lines of a stack from the first place outside of the runtime on. The first line of a stack is in the runtime. */
function pageStack({ stack }) {
  if (typeof stack !== 'string') return '';
  const own = exec(/@(user-script:\d+:)/, slice(stack, 0, indexOf(stack, '\n') + 1));
  if (!own) return '';
  let rest = stack;
  for (let line = rest; rest; rest = slice(rest, line.length + 1)) {
    const end = indexOf(rest, '\n');
    line = end < 0 ? rest : slice(rest, 0, end);
    if (indexOf(line, own[1]) < 0 && indexOf(line, '@[native code]') < 0) break;
  }
  return slice(rest, 0, LONGEST);
}

/** Tells of an error before whoever waits for it has it. */
function tell(id, error, stack) {
  // A page that cancels a call has the place where it did so.
  if (!stack || error.name === 'AbortError') return;
  defineProperty(error, 'stack', { __proto__: null, value: stack, writable: true, configurable: true });
  if (told++ < MOST) emit(failed, [id, stack]);
}

/** Does what may fail without room for a stack. The page then has the error, or the stream, without it. */
function attempt(task) {
  try {
    task();
  } catch {
    // The stack is lost.
  }
}

/** The error of a reader that tells of it, in the reader itself. */
const watchedError = {
  __proto__: null,
  get() { return this.failure; },
  set(error) {
    this.failure = error;
    if (error) attempt(() => tell(this.id, error, this.opened));
  },
};

/**
 * Tells of the error that ends a stream. A reader is kept until its stream ends, and must keep nothing that keeps the
 * iterable, because the page may drop it. So it has the text of the stack, and functions that are no closures of a call.
 */
function watchStream(id, stack) {
  const reader = mapGet(readers, id);
  if (!reader) return;
  reader.failure = null;
  reader.opened = stack;
  defineProperty(reader, 'error', watchedError);
}

const { add } = calls;
calls.add = (call) => {
  // The engine makes the text of a stack only when it is read.
  const place = new PageError();
  const { succeed, failWith } = call;
  call.succeed = (value) => {
    if (call.control) attempt(() => watchStream(call.id, pageStack(place)));
    succeed(value);
  };
  call.failWith = (error) => {
    attempt(() => tell(call.id, error, pageStack(place)));
    failWith(error);
  };
  add(call);
};
