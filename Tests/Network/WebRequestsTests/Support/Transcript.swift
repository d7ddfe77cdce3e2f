/// The functions that the scripts of cases use.
enum Transcript {
  static func script(_ body: String) -> String {
    """
    const transcript = [];
    const log = (...list) => { transcript.push(list); };
    const dropped = ['connection', 'accept-encoding', 'accept-language', 'priority', 'sec-fetch-dest',
      'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user', 'upgrade-insecure-requests', 'dnt'];
    const hidden = ['date', 'server', 'keep-alive', 'connection', 'transfer-encoding'];
    const head = (text) => {
      const value = typeof text === 'string' ? JSON.parse(text) : text;
      for (const name of dropped) delete value.headers[name];
      for (const name in value.headers) {
        value.headers[name] = value.headers[name].replace(/----WebKitFormBoundary[A-Za-z0-9]+/g, 'BOUNDARY');
      }
      const bytes = atob(value.body);
      value.body = /boundary/i.test(value.headers['content-type'] ?? '')
        ? bytes.replace(/----WebKitFormBoundary[A-Za-z0-9]+/g, 'BOUNDARY') : bytes;
      if (/BOUNDARY/.test(value.body)) { delete value.size; delete value.headers['content-length']; }
      return value;
    };
    const fields = (headers) => [...headers].filter(([name]) => !hidden.includes(name));
    const shown = (r) => ({ ok: r.ok, status: r.status, text: r.statusText, url: r.url, type: r.type,
      redirected: r.redirected, used: r.bodyUsed, hasBody: r.body !== null, headers: fields(r.headers) });
    const failure = (error) => [error?.constructor?.name, error?.name, error instanceof DOMException && error.code];
    const attempt = async (make) => { try { return await make(); } catch (error) { return failure(error); } };
    const sent = async (input, options) => head(await (await fetch(input, options)).text());
    const codes = (text) => [...text].map((c) => c.codePointAt(0));
    const hex = (buffer) => [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const query = (values) => '?' + new URLSearchParams(values);
    const watched = ['readystatechange', 'loadstart', 'progress', 'load', 'loadend', 'error', 'abort', 'timeout'];
    const watch = (x, isUpload = true) => {
      let lastProgress = '';
      const note = (place) => (event) => {
        const line = [place + event.type, event.type === 'progress' ? 0 : x.readyState, event instanceof ProgressEvent];
        if (event instanceof ProgressEvent) line.push(event.lengthComputable, event.loaded, event.total);
        if (event.type === 'progress') {
          // How often there is progress depends on the network; only the last one is compared.
          lastProgress = JSON.stringify(line);
          return;
        }
        if (event.type === 'readystatechange' && x.readyState === 3 && transcript.some((l) => l[0] === 'readystatechange' && l[1] === 3)) return;
        if (lastProgress) { transcript.push(JSON.parse(lastProgress)); lastProgress = ''; }
        log(...line);
      };
      for (const name of watched) x.addEventListener(name, note(''));
      if (isUpload) for (const name of watched.slice(1)) x.upload.addEventListener(name, note('upload '));
      return new Promise((done) => x.addEventListener('loadend', () => done(x)));
    };
    const xhr = (method, url, { body, set, type, isWatched = true } = {}) => {
      const x = new XMLHttpRequest();
      const end = isWatched ? watch(x) : new Promise((done) => x.addEventListener('loadend', () => done(x)));
      x.open(method, url);
      if (type) x.responseType = type;
      if (set) set(x);
      x.send(body);
      return end;
    };
    const all = (x) => x.getAllResponseHeaders().split('\\r\\n').filter((line) => !hidden.includes(line.split(':')[0]));
    const final = (x) => ({ state: x.readyState, status: x.status, text: x.statusText, url: x.responseURL, headers: all(x) });
    const result = await attempt(async () => {
    \(body)
    });
    return JSON.parse(JSON.stringify([transcript, result === undefined ? null : result])
      .replaceAll(location.origin, 'HERE').replaceAll(location.host, 'HOST').replaceAll(location.port, 'PORT'));
    """
  }
}
