"""pywebview, on the same WebKitGTK."""

import threading

import webview

from peer import TEXT, WORK, Clock, orders, say

PAGE = """<!doctype html><meta charset="utf-8"><script>
const call = (text) => pywebview.api.echo(text);
%s
async function run(kind, count) { await work(kind, count); await pywebview.api.done(); }
</script>""" % WORK


class Api:
    def __init__(self):
        self._is_done = threading.Event()

    def echo(self, text):
        return text

    def done(self):
        self._is_done.set()


def main(window, api):
    clock = Clock()
    window.events.loaded.wait()
    say("ready")
    for kind, count in orders():
        clock.start(count)
        if kind == "native":
            for _ in range(count):
                window.evaluate_js("echo('%s')" % TEXT)
        else:
            api._is_done.clear()
            window.run_js("run('%s', %d); 0" % (kind, count))
            api._is_done.wait()
        clock.stop()
    window.destroy()


api = Api()
window = webview.create_window("pywebview", html=PAGE, js_api=api)
webview.start(main, (window, api), gui="gtk")
