// @ts-check
import { bridge } from './bridge.js'

/** @type {import('./bridge.js').PlainInput} */
const plain = {
  text: 'a', flag: true, int: 1, small: 2, wide: 3, unsigned: 4, double: 0.5, float: 1.5,
  decimal: 2.5, url: 'file:///a', id: 'E621E1F8-C36C-495A-93FC-0C247A3E6E5F', date: new Date(1),
  data: new Uint8Array([1]), bytes: new Uint8Array([2, 3]),
}

/** @type {import('./bridge.js').CollectionsInput} */
const collections = {
  list: [1, null, undefined], tags: new Set(['a']), names: { a: null, b: 1 },
  numbers: new Map([[1, 'a']]), sizes: { S: 1 }, moods: new Map([[1, 2]]), steps: { 1: 2 },
  ids: new Map([['E621E1F8-C36C-495A-93FC-0C247A3E6E5F', true]]),
  links: new Map([['https://a.example/', new Set()]]), nested: [{ a: [new Date(1)] }],
  range: [1, 2], closed: [1, 2.5], ordered: ['a', 1], unique: [1], raw: [1],
}

/** @type {import('./bridge.js').MessageInput} */
const message = {
  text: 'a', files: [new Blob(['a'], { type: 'text/plain' }), new Uint8Array([1])],
  photo: new File(['a', 'b'], 'b.png', { type: 'image/png' }),
}

const { echo, plaything } = bridge.native

/**
 * @template T
 * @param {AsyncIterable<T>} stream
 */
async function all(stream) {
  /** @type {T[]} */
  const values = []
  for await (const value of stream) values.push(value)
  return values
}

async function* numbers() { yield 1; yield 2 }

// Each line below is a call of its own, which has to be right for the compiler and for the bridge,
// or wrong for both.

export const calls = [
  echo.plain(plain),
  echo.plain({ ...plain, nothing: null }),
  echo.plain({ ...plain, nothing: undefined }),
  echo.plain({ ...plain, nothing: 'something' }),
  echo.plain({ ...plain, wide: -9223372036854775808n, unsigned: 18446744073709551615n }),
  echo.plain({ ...plain, wide: 12n, double: NaN, float: Infinity }),
  echo.plain({ ...plain, data: new ArrayBuffer(2), bytes: new Uint16Array([1]) }),
  echo.plain({ ...plain, data: new Blob(['a']), bytes: new File(['a', 'b'], 'b') }),
  echo.plain({ ...plain, wide: '12' }),  // error TS2322
  echo.plain({ ...plain, text: 1 }),  // error TS2322
  echo.plain({ ...plain, text: null }),  // error TS2322
  echo.plain({ ...plain, text: undefined }),  // error TS2322
  echo.plain({ ...plain, flag: 1 }),  // error TS2322
  echo.plain({ ...plain, date: 1700000000000 }),  // error TS2322
  echo.plain({ ...plain, data: 'AQ==' }),  // error TS2322
  echo.plain({ ...plain, nothing: 1 }),  // error TS2322
  echo.plain({ text: 'a' }),  // error TS2345
  echo.plain(),  // error TS2554

  echo.collections(collections),
  echo.collections({ ...collections, tags: ['a'], optional: [1, 2] }),
  echo.collections({ ...collections, optional: new Set([255]), links: new Map() }),
  echo.collections({ ...collections, optional: null }),
  echo.collections({ ...collections, sizes: { S: 1, large: 2 }, steps: {} }),
  echo.collections({ ...collections, ordered: new Map([['a', 1]]) }),
  echo.collections({ ...collections, tags: { a: true } }),  // error TS2322
  echo.collections({ ...collections, tags: [1] }),  // error TS2322
  echo.collections({ ...collections, numbers: new Map([['a', 'a']]) }),  // error TS2322
  echo.collections({ ...collections, numbers: [1, 'a'] }),  // error TS2740
  echo.collections({ ...collections, moods: { 1: 2 } }),  // error TS2322
  echo.collections({ ...collections, moods: new Map([[2, 2]]) }),  // error TS2322
  echo.collections({ ...collections, sizes: { small: 1 } }),  // error TS2322
  echo.collections({ ...collections, sizes: [1] }),  // error TS2559
  echo.collections({ ...collections, closed: [1] }),  // error TS2322
  echo.collections({ ...collections, names: { a: 'b' } }),  // error TS2322
  echo.collections({ ...collections, nested: [{ a: new Date(1) }] }),  // error TS2740

  echo.choices({ size: 'S', mood: -1, step: 0.5, word: 'it\'s "so"' }),
  echo.choices({ size: 'large', mood: 1, step: 1, word: 'a\nb' }),
  echo.choices({ size: 'small', mood: 0, step: 1, word: 'a\nb' }),  // error TS2322
  echo.choices({ size: 'large', mood: 2, step: 1, word: 'a\nb' }),  // error TS2322
  echo.choices({ size: 'large', mood: 0, step: 2, word: 'a\nb' }),  // error TS2322

  echo.literals({ offset: -16, mask: 255n, huge: 18446744073709551615n, exact: 12, short: 0.1 }),
  echo.literals({ offset: -15, mask: 255, huge: 1, exact: -16, short: 16777216 }),
  echo.literals({ offset: -31, mask: -9223372036854775808n, huge: 2, exact: 1.5, short: 0.1 }),
  echo.literals({ offset: 1, mask: 255, huge: 1, exact: 1.5, short: 0.1 }),  // error TS2322
  echo.literals({ offset: -16, mask: 254, huge: 1, exact: 1.5, short: 0.1 }),  // error TS2322
  echo.literals({ offset: -16, mask: 255, huge: 3, exact: 1.5, short: 0.1 }),  // error TS2322
  echo.literals({ offset: -16, mask: 255, huge: 1, exact: 24, short: 0.1 }),  // error TS2322

  echo.basket(),
  echo.trolley({ _items: ['a'], given: 2, ignored: true }),
  echo.trolley({ _items: ['a'], _note: null, given: 2, ignored: true, _$observationRegistrar: {} }),
  echo.trolley({ items: ['a'], given: 2, ignored: true }),  // error TS2345
  echo.trolley({ _items: [1], given: 2, ignored: true }),  // error TS2322
  echo.trolley({ _items: ['a'], given: 2, _ignored: true }),  // error TS2345
  echo.shelf({ items: ['a'] }),
  echo.shelf({ _items: ['a'] }),  // error TS2345

  echo.shape({ empty: {} }),
  echo.shape({ circle: { radius: 2 } }),
  echo.shape({ named: { _0: 'a' } }),
  echo.shape({ named: { _0: 'a', _1: null } }),
  echo.shape({ both: { _0: { empty: {} }, and: { named: { _0: 'a', _1: 1 } } } }),
  echo.shape({ tagged: { at: new Date(1) } }),
  echo.shape({ 'other-name': { in: 1 } }),
  echo.shape({ circle: {} }),  // error TS2741
  echo.shape({ circle: { radius: null } }),  // error TS2322
  echo.shape({ renamed: { inner: 1 } }),  // error TS2345
  echo.shape({ 'other-name': { inner: 1 } }),  // error TS2322
  echo.shape({ named: ['a'] }),  // error TS2741
  echo.shape({}),  // error TS2345
  echo.shape('empty'),  // error TS2345

  echo.keys({ 'the-id': 1, direction: { north: {} }, box: { value: null }, boxes: { value: { value: { south: {} } } }, inner: { depth: 1 } }),
  echo.keys({ 'the-id': 1, name: null, fixed: 'fixed', direction: { south: {} }, box: { value: 1, other: null }, boxes: { value: { value: { south: {} } } }, inner: { depth: 1 } }),
  echo.keys({ id: 1, direction: { north: {} }, box: { value: null }, boxes: { value: { value: { south: {} } } }, inner: { depth: 1 } }),  // error TS2345
  echo.keys({ 'the-id': 1, direction: 'north', box: { value: null }, boxes: { value: { value: { south: {} } } }, inner: { depth: 1 } }),  // error TS2322
  echo.keys({ 'the-id': 1, direction: { north: {} }, box: {}, boxes: { value: { value: { south: {} } } }, inner: { depth: 1 } }),  // error TS2741
  echo.keys({ 'the-id': 1, direction: { north: {} }, box: { value: null }, boxes: { value: { value: { south: {} } } }, inner: { depth: { rawValue: 1 } } }),  // error TS2322

  echo.flags(3),
  echo.flags({ rawValue: 1 }),  // error TS2345
  echo.plainly({ legs: 4 }),
  echo.plainly({}),  // error TS2345
  echo.corner({ point: [1, 2], size: [1, 2], rect: [[1, 2], [3, 4]], width: 1, pause: 2 }),
  echo.corner({ point: { x: 1, y: 2 }, size: [1, 2], rect: [[1, 2], [3, 4]], width: 1, pause: 2 }),  // error TS2322

  echo.box({ value: { value: new Date(1) } }),
  echo.box({ value: null, other: { value: new Date(1), other: new Date(2) } }),
  echo.box({ value: { value: 1 } }),  // error TS2322
  echo.table({ rows: { a: 1 }, keys: new Set(['a']) }),
  echo.table({ rows: new Map([['a', 1]]), keys: ['a'] }),
  echo.table({ rows: { a: 'b' }, keys: ['a'] }),  // error TS2322
  echo.numbered({ rows: new Map([[1, new Date(1)]]), keys: [1] }),
  echo.numbered({ rows: new Map([[1, 1]]), keys: [1] }),  // error TS2322

  echo.names({ a: 'b' }),
  echo.names({}),
  echo.names({ a: 1 }),  // error TS2322
  echo.names({ a: null }),  // error TS2322
  echo.names(['a', 'b']),  // error TS2345
  echo.numbers(new Map([[1, 'a']])),
  echo.numbers({ a: 'b' }),  // error TS2345
  echo.numbers(['a']),  // error TS2345
  echo.wide(new Map([[9007199254740993n, 3n]])),
  echo.wide({ 1: 2 }),  // error TS2345
  echo.people({ a: { id: 'a', level: 'low' } }),
  echo.people({ a: { id: 'a', level: null } }),  // error TS2322
  echo.days(new Set([new Date(1)])),
  echo.days([new Date(1), new Date(2)]),
  echo.days(new Map([[1, 2]])),  // error TS2345
  echo.days(['a']),  // error TS2322
  echo.many([[new Set([1]), null, [2]], []]),
  echo.many([new Set([1])]),  // error TS2740
  echo.maybe(1),
  echo.maybe(null),
  echo.maybe(undefined),
  echo.maybe(),
  echo.maybe('1'),  // error TS2345
  echo.bytes(new Uint8Array([1, 2])),
  echo.bytes(new Blob(['ab'])),
  echo.bytes(new File(['ab'], 'c')),
  echo.bytes('AQ=='),  // error TS2345
  echo.bytes({ size: 1, type: '' }),  // error TS2345
  echo.data(new Blob(['ab'])),
  echo.data(new File(['ab'], 'c')),
  echo.data(null),  // error TS2345
  echo.blob(new Blob(['ab'], { type: 'text/plain' })),
  echo.blob(new File(['ab'], 'c.txt')),
  echo.blob(new File([], 'c')).then((blob) => echo.blob(blob)),
  echo.blob(new Blob()).then((blob) => echo.bytes(blob)),
  echo.blob(new Blob(['ab'])).then((blob) => echo.data(blob)),
  echo.blob(new Uint16Array([1])),
  echo.blob(new ArrayBuffer(2)),
  echo.blob('ab'),  // error TS2345
  echo.blob({ size: 1, type: '' }),  // error TS2345
  echo.blob([1]),  // error TS2345
  echo.blob(null),  // error TS2345
  echo.message(message),
  echo.message({ text: 'a', files: [], photo: null }),
  echo.message({ ...message, files: new Blob() }),  // error TS2740
  echo.message({ ...message, photo: 'a.png' }),  // error TS2322
  echo.any({ anything: [1n, undefined, new Set()] }),
  echo.defaults(),
  echo.defaults(2, null, false),
  echo.defaults(undefined, 'b'),
  echo.defaults(null),  // error TS2345
  echo.defaults(1, 2),  // error TS2345
  echo.skipped(undefined, 'b'),
  echo.skipped(2, 'b'),
  echo.skipped(2),  // error TS2554
  echo.nothing(),

  plaything.qualified(1),
  plaything.qualifiedAnswer(1),
  plaything.qualifiedResult(),
  all(plaything.qualifiedCount(2)),
  plaything.qualifiedMaybe(),
  plaything.answered(1),
  plaything.answered(null),  // error TS2345
  plaything.result(1),
  all(plaything.counted(2)),
  all(plaything.stream(1)),
  plaything.stream(1).then(all),
  all(plaything.stream('1')),  // error TS2345
  bridge.native.twice((n) => n * 2, 4),
  bridge.native.twice(2, 4),  // error TS2345
  bridge.native.sum(numbers()),
  bridge.native.sum([1, 2]),  // error TS2345
  bridge.native.sum(null),  // error TS2345
  bridge.native.functions().then((functions) => functions.double(2)),
  bridge.call('echo.names', { a: 'b' }),
  bridge.call('echo.names', { a: 1 }),  // error TS2322
  all(bridge.stream('plaything.stream', 1)),
  all(bridge.stream('plaything.stream', '1')),  // error TS2345
]
