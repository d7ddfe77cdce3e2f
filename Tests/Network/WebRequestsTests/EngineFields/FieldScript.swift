/// The functions by which the scripts of these tests make requests and read what the server saw of them.
struct FieldScript {
  let server: FieldServer

  /// A script that returns rows: the name of a request, and what the server saw of it and of those that redirects led to.
  func rows(_ body: String) -> String {
    """
    const A = '\(server.address)', B = '\(server.other)', C = '\(server.foreign)';
    const bases = { A, B, C };
    const stamp = Math.random().toString(36).slice(2);
    /** The name and the `id` of each request, and the name of its error. */
    const rows = [];
    /** The address of a chain of redirects, such as 'A B'; `policies` are those of its responses. */
    const chain = (id, path, policies = [], status = 302, type = 'text/plain') => {
      const names = path.split(' ');
      let url = '';
      for (let i = names.length - 1; i >= 0; i--) {
        const query = new URLSearchParams({ id, type });
        if (url) { query.set('to', url); query.set('status', status); } else query.set('end', '');
        if (policies[i] !== undefined) query.set('h', 'Referrer-Policy: ' + policies[i]);
        url = bases[names[i]] + '/x?' + query;
      }
      return url;
    };
    const open = (win, method, url, isAsync, body) => new Promise((done) => {
      const x = new win.XMLHttpRequest();
      x.onloadend = done;
      x.open(method, url, isAsync);
      x.send(body);
    });
    const ways = {
      fetch: (url, win) => win.fetch(url),
      post: (url, win) => win.fetch(url, { method: 'POST', body: 'x' }),
      put: (url, win) => win.fetch(url, { method: 'PUT', body: 'x' }),
      noCORS: (url, win) => win.fetch(url, { mode: 'no-cors' }),
      noCORSPost: (url, win) => win.fetch(url, { mode: 'no-cors', method: 'POST', body: 'x' }),
      sameOrigin: (url, win) => win.fetch(url, { mode: 'same-origin', method: 'POST', body: 'x' }),
      keepalive: (url, win) => win.fetch(url, { keepalive: true }),
      xhr: (url, win) => open(win, 'GET', url, true, null),
      xhrPost: (url, win) => open(win, 'POST', url, true, 'x'),
      sync: (url, win) => open(win, 'GET', url, false, null),
      syncPost: (url, win) => open(win, 'POST', url, false, 'x'),
      source: (url, win) => new Promise((done) => {
        const source = new win.EventSource(url.replaceAll('text%2Fplain', 'text%2Fevent-stream').replaceAll('text%252Fplain', 'text%252Fevent-stream'));
        source.onmessage = source.onerror = () => { source.close(); done(); };
      }),
      beacon: (url, win) => win.navigator.sendBeacon(url, 'x'),
      beaconOfJSON: (url, win) => win.navigator.sendBeacon(url, new win.Blob(['{}'], { type: 'application/json' })),
    };
    /** Makes a request in a way of these, or by a function of a URL. */
    const send = async (name, way, path, { policies, status, win = window } = {}) => {
      const id = stamp + rows.length;
      const make = typeof way === 'string' ? ways[way] : way;
      const row = [name + ' ' + path, id];
      rows.push(row);
      try { await make(chain(id, path, policies, status), win); } catch (error) { row.push(error.name); }
    };
    /** Those of some paths that the engine goes for a way: CORS fails in it if the own server goes to another one, which goes on. */
    const possible = (way, paths) => paths.filter((path) => way.startsWith('noCORS') || way === 'beacon' || !/^A( A)* [BC] /.test(path));
    const meta = (content, parent = document.head) => {
      const element = document.createElement('meta');
      element.name = 'referrer';
      element.content = content;
      parent.append(element);
      return element;
    };
    \(body)
    const seen = await (await fetch(A + '/seen?of=' + rows.map(([, id]) => id).join())).json();
    return rows.map(([name, , ...errors], index) => [name, ...errors, ...seen[index]]);
    """
  }
}

/// The referrer policies.
enum Policies {
  static let all = [
    "no-referrer", "origin", "same-origin", "strict-origin", "origin-when-cross-origin",
    "strict-origin-when-cross-origin", "no-referrer-when-downgrade", "unsafe-url",
  ]
}
