'use strict';

/** How many calls of each method ended with each code. The check compares this with what Prometheus has. */
const ended = {};
let pending = 0;

async function call(method, ...args) {
  document.body.dataset.pending = ++pending;
  let code = '';
  try {
    return await bridge.call(method, ...args);
  } catch (error) {
    code = error.code;
    document.getElementById('message').textContent = error.message;
  } finally {
    const key = `${method} ${code}`;
    ended[key] = (ended[key] ?? 0) + 1;
    document.body.dataset.pending = --pending;
  }
}

function show(teas) {
  const items = (teas ?? []).map(({ name, price }) => {
    const item = document.createElement('li');
    item.textContent = `${name}, ${(price / 100).toFixed(2)} €`;
    return item;
  });
  document.getElementById('list').replaceChildren(...items);
}

function load(source) {
  const image = new Image();
  image.alt = '';
  image.src = source;
  document.body.append(image);
}

const actions = {
  search: async () => show(await call('search', 'a')),
  recommend: () => call('recommend'),
  order: () => call('order', 'Assam'),
  pay: () => call('pay', 590),
  // The app has no such method.
  coupon: () => call('coupon', 'SPRING'),
  picture: () => load('missing.png'),
  tracker: () => load('https://tracker.example/pixel.png'),
  throw: () => {
    throw new TypeError('The basket is not ready.');
  },
  reject: () => {
    Promise.reject(new RangeError('No such page.'));
  },
};
for (const [id, action] of Object.entries(actions)) {
  document.getElementById(id).addEventListener('click', action);
}
bridge.handle('cart.count', () => ended['order '] ?? 0);
call('products').then(show);
