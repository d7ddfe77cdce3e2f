// The page of the shop: its goods, and a word when native code has a newer version.
import { goods } from '/goods.js';

document.getElementById('version').textContent = 'Version __VERSION__';
document.getElementById('goods').append(...goods.map(([name, price]) => {
  const item = document.createElement('li');
  const title = document.createElement('b');
  title.textContent = name;
  item.append(title, price);
  return item;
}));

const update = document.getElementById('update');
bridge.on('updateReady', () => { update.hidden = false; });
update.querySelector('button').addEventListener('click', () => bridge.call('openUpdate'));
