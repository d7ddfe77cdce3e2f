// Calls by their ids, which count up; the peer of CallTable.swift.

/**
 * Each call, {id: number, …}, has the place that the last bits of its id name. Who still waits when
 * another needs the place is kept apart: nearly all are answered before, and a Map costs more for each.
 */
function callTable() {
  const old = new PageMap();
  let places = { __proto__: null };
  /** How many places there are: a power of two. */
  let size = 8;
  let last = 0;
  let count = 0;

  function grow() {
    const before = places;
    const half = size;
    places = { __proto__: null };
    size *= 2;
    // All of them are there from now on: a look at what is not would take longer.
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
    /** Takes a call out; undefined where there is none. */
    take(id) {
      const call = get(id);
      if (!call) return undefined;
      count--;
      if (places[id & size - 1] === call) places[id & size - 1] = undefined;
      else mapDelete(old, id);
      return call;
    },
    size: () => count,
    /** In the order of their ids where these have no gaps, as those of the page's own calls. */
    each(body) {
      mapEach(old, body);
      // Who answers to an end may make calls, for which the table may grow.
      const now_ = places;
      const mask = size - 1;
      for (let i = last - mask; i <= last; i++) {
        const call = now_[i & mask];
        if (call) body(call, call.id);
      }
    },
  };
}
