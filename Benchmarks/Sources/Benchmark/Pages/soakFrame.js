// The frame of the soak's page: it makes calls at once, and tells the page how many were refused.
addEventListener('message', async ({ data: { name, count }, source }) => {
  let refused = 0;
  await Promise.all(Array.from({ length: count }, () => bridge.call(name).catch(() => { refused++; })));
  source.postMessage(refused, '*');
});
