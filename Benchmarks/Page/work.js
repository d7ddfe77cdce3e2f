// The work of the page that is measured, again and again: prints the time of each unit in microseconds.

const bridge_ = globalThis.bridge;
bridge_.handle('echo', (text) => text);
bridge_.handle('later', async (text) => text);

const COUNT = 1000;
const CHUNK_SIZE = 125;
const CHUNKS = COUNT / CHUNK_SIZE;

const crowd = (...list) => {
  const calls = [];
  for (let i = 0; i < COUNT; i++) calls.push(bridge_.call('echo', ...list));
  return Promise.all(calls);
};

const oneByOne = async () => {
  for (let i = 0; i < COUNT; i++) await bridge_.call('echo', '0123456789');
};

let lastID = 0;
/** A thousand calls of native, in chunks, as long polls come for them. */
const crowdToPage = (name) => new Promise((resolve) => {
  native.open = COUNT;
  native.answered = resolve;
  let left = CHUNKS;
  const send = () => {
    const poll = native.polls.pop();
    if (poll) {
      let lines = '';
      for (let i = 0; i < CHUNK_SIZE; i++) lines += '\ncall ' + ++lastID + ' ' + name + ' ["0123456789"]';
      left--;
      native.answer(poll, lines);
    }
    if (left > 0) Promise.resolve().then(send);
  };
  send();
});

const emit = () => {
  for (let i = 0; i < COUNT; i++) bridge_.emit('tick', 7);
};

const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: 'a cup of coffee', price: 2.75, isSold: false }));
const objects = async () => {
  for (let i = 0; i < 20; i++) await bridge_.call('echo', rows);
};

const work = {
  '1,000 calls at once page → Swift, each': [() => crowd('0123456789'), COUNT],
  'call page → Swift': [oneByOne, COUNT],
  '1,000 calls at once Swift → page, each': [() => crowdToPage('echo'), COUNT],
  '1,000 calls of a promise Swift → page, each': [() => crowdToPage('later'), COUNT],
  'event page → Swift': [emit, COUNT],
  '100 objects there and back': [objects, 20],
};

(async () => {
  const times = {};
  for (const name of Object.keys(work)) times[name] = [];
  // Long enough for the engine to compile what runs often.
  const end = now() + 4000;
  while (now() < end) {
    for (const name of Object.keys(work)) {
      const [run, count] = work[name];
      const start = processTime();
      for (let i = 0; i < 4; i++) await run();
      times[name].push((processTime() - start) * 1000 / 4 / count);
    }
  }
  for (const name of Object.keys(work)) {
    const list = times[name].sort((a, b) => a - b);
    // The lower quartile, because other programs of the machine only make it slower.
    print(name + '\t' + list[list.length >> 2]);
  }
})();
