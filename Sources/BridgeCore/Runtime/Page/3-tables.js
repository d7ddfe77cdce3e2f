// Calls by their ids, which count up; the peer of CallTable.swift.

/**
 * Keeps apart what has waited while thousands came: in a table of many, each look goes to memory that
 * nothing else touches, and the collector goes through all of it when one entry changes.
 */
function callTable() {
  let recent = new PageMap();
  const old = new PageMap();
  let lastOld = 0;
  const tableOf = (id) => id > lastOld ? recent : old;
  const get = (id) => mapGet(tableOf(id), id);
  return {
    __proto__: null,
    get,
    add(id, call) {
      mapSet(tableOf(id), id, call);
      if (mapSize(recent) <= 4096) return;
      mapEach(recent, (call_, id_) => {
        mapSet(old, id_, call_);
        if (id_ > lastOld) lastOld = id_;
      });
      recent = new PageMap();
    },
    /** Takes a call out; undefined where there is none. */
    take(id) {
      const call = get(id);
      mapDelete(tableOf(id), id);
      return call;
    },
    size: () => mapSize(recent) + mapSize(old),
    each(body) {
      mapEach(old, body);
      mapEach(recent, body);
    },
  };
}
