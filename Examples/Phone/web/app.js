// The page of the app. `bridge` is there before this script runs.

const { list, stopwatch } = bridge.native;
// The user may take longer than the half minute after which a call fails.
const { camera } = bridge.with({ timeout: Infinity }).native;

const message = document.getElementById('message');
const part = (id) => document.getElementById(id);

/** Runs an action of the user, and shows the message of its error. */
function attempt(action) {
  return async (event) => {
    event?.preventDefault();
    try {
      message.textContent = '';
      await action(event?.currentTarget);
    } catch (error) {
      message.textContent = error.message;
    }
  };
}

// A call with two numbers.

part('sum').addEventListener('submit', attempt(async (form) => {
  const sum = await bridge.call('add', form.a.valueAsNumber, form.b.valueAsNumber);
  form.querySelector('output').textContent = `The sum is ${sum}.`;
}));

// An actor, whose methods answer with all items.

function showItems(items) {
  part('list').querySelector('ul').replaceChildren(...items.map((item) => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: item.isDone });
    box.addEventListener('change', attempt(async () => showItems(await list.mark(item.id, box.checked))));
    const text = Object.assign(document.createElement('span'), { textContent: item.text });
    const label = document.createElement('label');
    label.append(box, text);
    const row = document.createElement('li');
    row.append(label);
    return row;
  }));
}

part('list').addEventListener('submit', attempt(async (form) => {
  showItems(await list.add(form.text.value));
  form.text.value = '';
}));

// A stream. To end it on the page ends it in Swift.

let running;

part('stopwatch').querySelector('button').addEventListener('click', attempt(async (button) => {
  if (running) return running.return();
  const output = part('stopwatch').querySelector('output');
  output.textContent = '0 s';
  button.textContent = 'Stop';
  try {
    running = await stopwatch.seconds();
    for await (const seconds of running) output.textContent = `${seconds} s`;
  } finally {
    running = undefined;
    button.textContent = 'Start';
  }
}));

// A call that waits until the user has chosen. The bytes of the picture are a Uint8Array.

let address;

part('camera').querySelector('button').addEventListener('click', attempt(async () => {
  const output = part('camera').querySelector('output');
  try {
    const bytes = await camera.takePhoto();
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([bytes]));
    const image = part('camera').querySelector('img');
    image.src = address;
    image.hidden = false;
    output.textContent = `${bytes.length.toLocaleString()} bytes`;
  } catch (error) {
    // Programs decide by the code. The message is for people.
    if (error.code !== 'cancelled') throw error;
    output.textContent = error.message;
  }
}));

attempt(async () => showItems(await list.all()))();
