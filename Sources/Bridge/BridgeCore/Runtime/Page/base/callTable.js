// A table of calls by their ids, which count up. CallTable.swift is its peer.

/**
 * A call, {id: number, …}, takes the slot that the last bits of its id name. If an older call still waits in that
 * slot, the older call moves to a Map. Most calls are answered before that, and a Map costs more for each call.
 */
function callTable() {
  const old = new PageMap();
  let places = { __proto__: null };
  /** The number of slots, which is a power of two. */
  let size = 8;
  let last = 0;
  let count = 0;

  function grow() {
    const before = places;
    const half = size;
    places = { __proto__: null };
    size *= 2;
    // Every slot is written, because to read an absent property takes longer.
    for (let i = 0; i < size; i++) {
      const call = before[i & half - 1];
      places[i] = call && (call.id & size - 1) === i ? call : undefined;
    }
  }

  grow();

  const get = (id) => {
    const call = places[id & size - 1];
    return call && call.id === id ? call : mapGet(old, id);
  };
  return {
    __proto__: null,
    get,
    add(call) {
      last = call.id;
      count++;
      if (places[last & size - 1] && count > size / 2 && size < 4096) grow();
      const other = places[last & size - 1];
      if (other) mapSet(old, other.id, other);
      places[last & size - 1] = call;
    },
    /** Removes a call and returns it; undefined if no call has the id. */
    take(id) {
      const call = get(id);
      if (!call) return undefined;
      count--;
      if (places[id & size - 1] === call) places[id & size - 1] = undefined;
      else mapDelete(old, id);
      return call;
    },
    size: () => count,
    /** Calls `body` for each call, in the order of the ids if the ids have no gaps. The page's own calls have none. */
    each(body) {
      mapEach(old, body);
      // The copy serves the whole loop, because `body` may make calls, for which the table may grow.
      const now_ = places;
      const mask = size - 1;
      for (let i = last - mask; i <= last; i++) {
        const call = now_[i & mask];
        if (call) body(call, call.id);
      }
    },
  };
}
