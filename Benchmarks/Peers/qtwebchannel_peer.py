"""QtWebChannel, in PySide6."""

import os
import threading

from PySide6.QtCore import QFile, QIODevice, QObject, Signal, Slot
from PySide6.QtWebChannel import QWebChannel
from PySide6.QtWebEngineCore import QWebEngineScript
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication

from peer import TEXT, WORK, Clock, orders, say

PAGE = """<!doctype html><meta charset="utf-8"><script>
let native;
const call = (text) => new Promise((resolve) => native.echo(text, resolve));
%s
new QWebChannel(qt.webChannelTransport, (channel) => {
  native = channel.objects.native;
  native.ask.connect((kind, count) => work(kind, count).then(() => native.done()));
  native.hear.connect((text) => native.answer(echo(text)));
  native.opened();
});
</script>""" % WORK


class Native(QObject):
    """What the page calls; its signals are how native code calls the page."""

    ask = Signal(str, int)
    hear = Signal(str)
    order = Signal(str, int)

    def __init__(self):
        super().__init__()
        self.clock = Clock()
        self.left = 0
        self.order.connect(self.begin)

    @Slot(str, result=str)
    def echo(self, text):
        return text

    @Slot()
    def opened(self):
        say("ready")
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for kind, count in orders():
            self.order.emit(kind, count)
        self.order.emit("end", 0)

    def begin(self, kind, count):
        if kind == "end":
            # Qt would look for a page that Python has taken down already.
            os._exit(0)
        self.clock.start(count)
        if kind == "native":
            self.left = count
            self.hear.emit(TEXT)
        else:
            self.ask.emit(kind, count)

    @Slot(str)
    def answer(self, text):
        self.left -= 1
        if self.left > 0:
            self.hear.emit(TEXT)
        else:
            self.clock.stop()

    @Slot()
    def done(self):
        self.clock.stop()


def channel_script():
    """The script that comes with Qt and gives pages their end of the channel."""
    file = QFile(":/qtwebchannel/qwebchannel.js")
    file.open(QIODevice.OpenModeFlag.ReadOnly)
    script = QWebEngineScript()
    script.setSourceCode(bytes(file.readAll()).decode())
    script.setInjectionPoint(QWebEngineScript.InjectionPoint.DocumentCreation)
    script.setWorldId(QWebEngineScript.ScriptWorldId.MainWorld)
    return script


# PySide 6.12 gives up a reference to a bool with each signal, and Python before 3.12 counts those.
bools = [True, False] * 1_000_000
# Chromium refuses to run as root otherwise; the page is our own.
os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
app = QApplication(["qtwebchannel"])
view = QWebEngineView()
native = Native()
channel = QWebChannel()
channel.registerObject("native", native)
view.page().setWebChannel(channel)
view.page().scripts().insert(channel_script())
view.setHtml(PAGE)
view.show()
app.exec()
