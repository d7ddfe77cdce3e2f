// The bridge is there before the scripts of the page.
const total = document.getElementById('total')

bridge.handle('page.confirm', async (question) => {
  total.textContent = question
  return true
})
bridge.on('stock.changed', ({ name, left }) => {
  document.querySelector(`[data-tea="${name}"] button`).disabled = left === 0
})

async function add(name) {
  try {
    total.textContent = `${(await bridge.call('cart.add', { name, count: 1 })).total} €`
  } catch (error) {
    total.textContent = error.message
  }
}

async function pay() {
  const answer = await bridge.call('payments.pay', { card: { cardNumber: '4111 1111 1111 1111', name: 'Ada' } })
  total.textContent = `Paid, receipt ${answer.receipt}`
  for await (const step of bridge.stream('orders.follow', answer.receipt)) total.textContent = step
}

for (const { name, price } of await bridge.call('teas.list')) {
  const button = document.createElement('button')
  button.textContent = `${price} €`
  button.addEventListener('click', () => add(name))
  const item = document.createElement('li')
  item.dataset.tea = name
  item.append(Object.assign(document.createElement('span'), { textContent: name }), button)
  document.getElementById('teas').append(item)
}
document.getElementById('pay').addEventListener('click', pay)

/** What somebody does who buys, for a check. */
window.buy = async () => {
  for (const item of document.querySelectorAll('#teas li')) await add(item.dataset.tea)
  for (let i = 0; i < 3; i += 1) await add('Lapsang Souchong')
  await Promise.all(['Assam', 'Darjeeling'].map((name) => bridge.call('teas.describe', name)))
  await bridge.call('cart.ad', { name: 'Assam' }).catch(() => {})
  await pay()
  bridge.emit('shop.left', { seconds: 4 })
  return true
}
