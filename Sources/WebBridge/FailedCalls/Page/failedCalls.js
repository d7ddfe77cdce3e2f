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

function tell(call, error, place) {
  const stack = pageStack(place);
  // A page that cancels a call has the place where it did so.
  if (!stack || error.name === 'AbortError') return;
  defineProperty(error, 'stack', { __proto__: null, value: stack, writable: true, configurable: true });
  if (told++ < MOST) emit(failed, [call.id, stack]);
}

/** Tells of an error before whoever waits for it has it. Without room for the stack, the error goes on without it. */
function tellFirst(call, error, place) {
  try {
    tell(call, error, place);
  } catch {
    // The error is what the page needs.
  }
}

/** Tells of the error that ends the stream of a call. A reader has its error before the page has. */
function watchStream(call, place) {
  const reader = mapGet(readers, call.id);
  if (!reader) return;
  let { error } = reader;
  defineProperty(reader, 'error', {
    __proto__: null, get: () => error,
    set: (value) => {
      error = value;
      if (value) tellFirst(call, value, place);
    },
  });
}

const { add } = calls;
calls.add = (call) => {
  // The engine makes the text of a stack only when it is read.
  const place = new PageError();
  const { resolve, reject } = call;
  call.resolve = (value) => {
    if (call.control) watchStream(call, place);
    resolve(value);
  };
  call.reject = (error) => {
    tellFirst(call, error, place);
    reject(error);
  };
  add(call);
};
