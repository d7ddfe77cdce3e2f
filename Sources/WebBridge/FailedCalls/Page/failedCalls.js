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

const { add } = calls;
calls.add = (call) => {
  // The engine makes the text of a stack only when it is read.
  const place = new PageError();
  const { reject } = call;
  call.reject = (error) => {
    try {
      tell(call, error, place);
    } catch {
      // Without room for the stack, the error goes on without it.
    }
    reject(error);
  };
  add(call);
};
