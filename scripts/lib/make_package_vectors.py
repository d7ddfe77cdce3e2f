"""Makes Tests/Packages/OfflinePackagesTests/Vectors: documents of the package format with the outcome that each must have.

The vectors are made by hand, text by text, and not by the code that reads them. All keys come from fixed seeds and
Ed25519 signatures are deterministic (RFC 8032), so that each run makes the same files.
"""
import base64
import calendar
import hashlib
import json
import pathlib
import sys
import time

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Key:
    def __init__(self, seed):
        self.private = Ed25519PrivateKey.from_private_bytes(bytes([seed]) * 32)
        self.public = self.private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        self.name = hashlib.sha256(self.public).hexdigest()

    def sign(self, kind, payload):
        media = f"application/vnd.webbridge.{kind}+json".encode()
        return self.private.sign(b"DSSEv1 %d %s %d %s" % (len(media), media, len(payload), payload))


ROOT_A, ROOT_B, ONLINE, OFFLINE_A, OFFLINE_B, NEXT, STRANGER = (Key(seed) for seed in range(1, 8))


def b64(data):
    return base64.b64encode(data).decode()


def wrap(kind, payload, signatures, media=None):
    """The text of an envelope with signatures as they are given."""
    media = media or f"application/vnd.webbridge.{kind}+json"
    parts = ",".join(f'{{"keyid":"{name}","sig":"{b64(sig)}"}}' for name, sig in signatures)
    return f'{{"payloadType":"{media}","payload":"{b64(payload)}","signatures":[{parts}]}}'


def sign(kind, payload, *keys):
    payload = payload if isinstance(payload, bytes) else payload.encode()
    pairs = sorted((key.name, key.sign(kind, payload)) for key in keys)
    return wrap(kind, payload, pairs)


def dump(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def root(version, keys, roles, **changes):
    return {"spec": 1, "version": version,
            "keys": {key.name: {"algorithm": "ed25519", "public": b64(key.public)} for key in keys},
            "roles": {kind: {"keys": [key.name for key in signers], "threshold": threshold}
                      for kind, (signers, threshold) in roles.items()}} | changes


ROLES = {"root": ([ROOT_A, ROOT_B], 2), "latest": ([ONLINE], 1), "release": ([OFFLINE_A, OFFLINE_B], 2)}
ROOT = root(1, [ROOT_A, ROOT_B, ONLINE, OFFLINE_A, OFFLINE_B], ROLES)
HASH = hashlib.sha256(b"<!doctype html>").hexdigest()
OTHER = hashlib.sha256(b"other").hexdigest()
REFERENCE = {"version": 7, "length": 1234, "sha256": HASH}
LATEST = {"spec": 1, "package": "shop", "channel": "stable", "seq": 12,
          "expires": "2026-12-31T23:59:59Z", "minVersion": 3, "revoked": [OTHER], "release": REFERENCE}
FILE = {"path": "index.html", "sha256": HASH, "size": 15, "mime": "text/html; charset=utf-8", "priority": 9}
SECOND = {"path": "assets/app.js", "sha256": OTHER, "size": 5, "mime": "text/javascript", "priority": 5}
RELEASE = {"spec": 1, "package": "shop", "version": 7, "label": "2.4.1", "host": {"min": 1, "max": 9},
           "entry": "index.html", "files": [FILE, SECOND],
           "packs": [{"sha256": "ab" * 32, "objects": [HASH, OTHER]}]}
OK = "accepted"
vectors = []


def vector(kind, name, outcome, **members):
    vectors.append({"kind": kind, "name": name, "outcome": outcome} | members)


def save(folder, name):
    lines = ",\n".join(json.dumps(one, ensure_ascii=True, separators=(", ", ": ")) for one in vectors)
    (folder / f"{name}.json").write_text(f"[\n{lines}\n]\n")
    count = len(vectors)
    vectors.clear()
    return count


# JSON: members "text" or "base64"


def make_json():
    def text(name, outcome, value):
        data = value if isinstance(value, bytes) else value.encode()
        vector("json", name, outcome, base64=b64(data))

    bad = "malformed"
    for value in ['0', '1', '9007199254740991', 'true', 'false', 'null', '""', '[]', '{}', '[1]', '[1,2]',
                  '{"a":1}', '{"a":{"b":[]}}', ' \t\r\n1 \t\r\n', '[ 1 , 2 ]', '{ "a" : 1 , "b" : 2 }',
                  '"é"', '"\U0001F600"', '"\u007f"', '"\u2028"', '{"":0}']:
        text(f"the value {value!r}", OK, value)
    for value in ['9007199254740992', '18446744073709551616', '1' * 400, '01', '00', '-1', '-0', '-', '+1', '1.0',
                  '1.', '.5', '1e3', '1E3', '1e-3', '0x10', '0e0', 'NaN', 'Infinity', '-Infinity', '１', '1 2']:
        text(f"the number {value[:24]}", bad, value)
    for value in ['', ' ', 'tru', 'True', 'nul', 'undefined', "'a'", '[', ']', '{', '}', '[1', '[1,', '[1,]', '[,1]',
                  '[1 2]', '[1]]', '{"a"}', '{"a":}', '{"a":1', '{"a":1,}', '{,}', '{a:1}', '{1:1}', '{"a" 1}',
                  '{"a":1 "b":2}', '{"a":1}{}', '{}x', '{}\0', '/**/1', '1//', '[1]#', '\u00a01', '\u20281', '\x0b1',
                  '\x0c1', '"a', '"\\', '"\\"', '"a\nb"', '"a\tb"', '"\x00"', '"\x1f"']:
        text(f"the text {value!r}", bad, value)
    for value in [r'"\" \\ \/ \b \f \n \r \t"', r'"\u0041"', r'"\u00e9"', r'"\u00E9"', r'"\ud83d\ude00"',
                  r'"\uD83D\uDE00"', r'"\u0000"', r'"\uFFFF"', r'"\udbff\udfff"', r'"\ud7ff\ue000"']:
        text(f"the escapes {value}", OK, value)
    for value in [r'"\a"', r'"\x41"', r'"\U0041"', r'"\u"', r'"\u1"', r'"\u12"', r'"\u123"', r'"\u123"x', r'"\u12G4"',
                  r'"\u+123"', r'"\u 123"', r'"\ud800"', r'"\udc00"', r'"\ud800x"', r'"\ud800\n"', r'"\ud800\ud800"',
                  r'"\ud800A"', r'"\ud800\u0041"', r'"\udc00\ud800"', r'"\ud83d\\ude00"', '"\\u１２３４"', '"\\\n"']:
        text(f"the escapes {value!r}", bad, value)
    for name, value in [
            ("a byte order mark", b"\xef\xbb\xbf1"), ("UTF-16", "1".encode("utf-16")),
            ("UTF-16 without a mark", "[1]".encode("utf-16-le")), ("UTF-32", "1".encode("utf-32-be")),
            ("Latin 1", b'"\xe9"'), ("a lone continuation", b'"\x80"'), ("a character that is cut", b'"\xc3"'),
            ("three of four bytes", b'"\xf0\x9f\x98"'), ("an overlong slash", b'"\xc0\xaf"'),
            ("an overlong NUL", b'"\xc0\x80"'), ("an overlong slash of three bytes", b'"\xe0\x80\xaf"'),
            ("an overlong slash of four bytes", b'"\xf0\x80\x80\xaf"'), ("a lead surrogate", b'"\xed\xa0\x80"'),
            ("a trail surrogate", b'"\xed\xb0\x80"'), ("CESU-8", b'"\xed\xa0\xbd\xed\xb8\x80"'),
            ("U+110000", b'"\xf4\x90\x80\x80"'), ("the byte FF", b'"\xff"'), ("five bytes", b'"\xf8\x88\x80\x80\x80"'),
            ("a key that is not UTF-8", b'{"\xff":1}'), ("bytes that are not UTF-8 behind the end", b'1\xff')]:
        text(f"UTF-8: {name}", bad, value)
    for name, value in [
            ("the same key", '{"a":1,"a":2}'), ("the same key and value", '{"a":1,"a":1}'),
            ("a key with and without escape", r'{"a":1,"\u0061":2}'), ("a key in a nested object", '[{"b":{"a":1,"a":1}}]'),
            ("the empty key", '{"":1,"":2}'), ("three members", '{"a":1,"b":2,"a":3}'),
            ("a surrogate pair", '{"\U0001F600":1,"\\ud83d\\ude00":2}')]:
        text(f"twice: {name}", bad, value)
    for name, value in [
            ("case", '{"a":1,"A":2}'), ("Unicode forms", '{"\u00e9":1,"e\u0301":2}'),
            ("a kelvin sign", '{"K":1,"\u212a":2}'), ("neighbours", '[{"a":1},{"a":1}]'),
            ("an object inside", '{"a":{"a":1}}'), ("a space", '{"a":1,"a ":2}')]:
        text(f"not twice: {name}", OK, value)
    text("16 levels", OK, "[" * 16 + "]" * 16)
    text("17 levels", bad, "[" * 17 + "]" * 17)
    text("16 levels of objects", OK, '{"a":' * 15 + "{}" + "}" * 15)
    text("17 levels of objects", bad, '{"a":' * 16 + "{}" + "}" * 16)
    text("100,000 levels that do not end", bad, "[" * 100_000)
    text("brackets in a text", OK, '"' + "[" * 100 + '"')
    text("1,000 neighbours", OK, "[" + "[]," * 999 + "[]]")
    text("64 members", OK, dump({str(n): n for n in range(64)}))
    text("65 members", "overLimit", dump({str(n): n for n in range(65)}))


# Paths: member "path", or "paths" of one release

MARK = "\u0301"
GOOD_PATHS = [
    "index.html", "a", "a/b", "assets/app.3f1c.js", "a b", " a", ".hidden", "..a", "...a", "a..b", "a/.b/c", "~a", "a~",
    "-", "[slug].js", "(group)/page", "@scope/x", "a?b", "a#b", "a&b=c;d", "a+b", "a%b", "a%20b", "%", "%2", "a%2g", "%25",
    "a%c0%af", "a%u002f", "caf\u00e9.html", "\u65e5\u672c\u8a9e.txt", "\U0001F600.png", "\u200d", "\u00df", "CON", "aux.js",
    "a*b", "a|b", "a<b>", 'a"b', "a'b", "$a", "a" * 255, "/".join(["a" * 255] * 4), "/".join("a" * 512),
    "\u03a3", "\uff0e\uff0e", "\u2044", "a\u2215b", "\ue000", "\u00a0", "\ufffd", "\u0378"]
BAD_PATHS = [
    "", "/", "/a", "a/", "//", "a//b", ".", "..", "./a", "../a", "a/..", "a/../b", "a/./b", "a.", "a..", "a./b", "...",
    "a ", "a /b", " ", "\\", "a\\b", "..\\a", "C:", "C:/a", "C:\\a", "a:b", "file:///a", "https://a.example/",
    "\0", "a\0", "a\tb", "a\nb", "a\rb", "\x1b[0m", "\x7f", "a\x80b", "a\x9fb", "\u2028", "a\u2029", "\ufeffa",
    "\u202ea", "a\u200eb", "\u200f", "\u2066a\u2069", "\u061c", "\ufffe", "\uffff", "\U0001FFFE", "\U0010FFFF", "\ufdd0",
    "%2f", "a%2fb", "a%2Fb", "%2e", "%2E%2e/a", "a%5cb", "%5C", "%00", "a%00b", "%252f%2f", f"a%2f{MARK}b", f"%2e{MARK}",
    f"a/{MARK}/..", "e\u0301", "cafe\u0301.html", "\u212b", "\u2126", "\u1e9b\u0307\u0323",
    "\u0958", "a\u0302\u0323", "a" * 256, "a/" + "b" * 256, "\u00e9" * 128, "/".join("a" * 513),
    "/".join(["a" * 255] * 3) + "/" + "a" * 256 + "b", "a" * 1025]
GOOD_SETS = [
    ["a", "b"], ["a/b", "a/c"], ["a/b", "ab"], ["a", "a.b/c"], ["a", "a-b", "a b/c"], ["a/b", "a/b.c/d"], ["A/x", "a/y"],
    ["a.js", "b.js", "c/a.js"], ["\u0131", "j"], ["a/b/c", "a/b/d/e"], ["o", "0"], ["\u0430", "a"], ["a\u200d", "a"], ["\ufdfa" * 31, "a"]]
BAD_SETS = [
    ["a", "a"], ["a", "A"], ["a/b", "A/b"], ["Index.html", "index.html"], ["a/B", "a/b"], ["a", "a/b"], ["a/b", "a"],
    ["a", "a/b/c"], ["a/b", "a/b/c/d"], ["A", "a/b"], ["a", "A/b"], ["a", f"a/{MARK}b"], ["\u00e9", "\u00c9"], ["\u00df", "ss"],
    ["\u00df", "SS"], ["\u1e9e", "ss"], ["\u03c3", "\u03c2"], ["\u03a3", "\u03c2"], ["k", "\uff2b"], ["a", "\uff41"],
    ["\ufb01", "fi"], ["\u2460", "1"], ["\u00b2", "2"], ["a/b", "a\uff0fb"], ["\u0130", "i\u0307"], ["\u0131", "i"],
    ["\u017f", "s"], ["\u01c4", "\u01c6"], ["\u01c4", "D\u017d"], ["\uff76", "\u30ab"], ["\u0410", "\u0430"],
    ["\u10d0", "\u1c90"], ["\u13a0", "\uab70"], ["\u00b5", "\u03bc"], ["a", "b", "c", "d/e", "d/E"], ["\ufdfa" * 32, "a"],
    ["a", "a-b", "a/c"], ["a", "a b/c", "a!", "A/d"], ["\u0390", "\u03aa\u0301"]]


def make_paths():
    for text in GOOD_PATHS:
        vector("path", f"the path {text[:40]!a}", OK, path=text)
    for text in BAD_PATHS:
        vector("path", f"the path {text[:40]!a}", "badPath", path=text)
    for texts in GOOD_SETS:
        vector("paths", f"the paths {[text[:20] for text in texts]!a}", OK, paths=texts)
    for texts in BAD_SETS:
        vector("paths", f"the paths {[text[:20] for text in texts]!a}", "badPath", paths=texts)


# Texts: "text", by kind


def make_texts():
    for kind, good, bad in [
        ("packageName", ["a", "shop", "a1", "a-b", "a--b", "a" * 63, "xn--a"],
         ["", "A", "Shop", "1a", "-a", "a-", "a_b", "a.b", "a b", "a/b", "..", "a" * 64, "\u00e9", "a\u0301", "a\n", "\u212a"]),
        ("hash", ["0" * 64, "0123456789abcdef" * 4],
         ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 63 + " ", "\uff10" * 64, "0" * 63 + "\n", "\u00e9" * 32]),
        ("instant", ["1970-01-01T00:00:00Z", "2026-01-31T12:00:00Z", "2024-02-29T00:00:00Z", "2000-02-29T23:59:59Z",
                     "9999-12-31T23:59:59Z", "2038-01-19T03:14:08Z"],
         ["", "1969-12-31T23:59:59Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2100-02-29T00:00:00Z",
          "2026-04-31T00:00:00Z", "2026-00-01T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-00T00:00:00Z",
          "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T23:60:00Z", "2016-12-31T23:59:60Z",
          "2026-01-01t00:00:00Z", "2026-01-01T00:00:00z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00",
          "2026-01-01T00:00:00+00:00", "2026-01-01T00:00:00.0Z", "2026-1-1T00:00:00Z", " 2026-01-01T00:00:00Z",
          "2026-01-01T00:00:00Z ", "+026-01-01T00:00:00Z", "2026-01-01T00:00:0\u0660Z", "10000-01-01T00:00:0Z",
          "2026-01-01T00:00:00Z\n", "20260101T000000Z", "2026-W01-1T00:00:00Z"]),
        ("mediaType", ["text/html", "text/html; charset=utf-8", "text/html;charset=utf-8", "a/b", "image/svg+xml",
                       "application/wasm", 'text/plain; a="b c"', 'text/plain; a="\\""', "text/html ; charset=utf-8",
                       "a/b;c=d; e=f", "*/*", "a/" + "b" * 253, 'a/b;c=""'],
         ["", "a", "a/", "/b", "/", "a/b/c", "a b/c", "a/b c", " a/b", "a/b ", "a/b;", "a/b; ", "a/b;c", "a/b;c=", "a/b;=d",
          "a/b;;c=d", "a/b,c/d", "a/b\r\nX: y", "a/b\0", "a/\u00e9", 'a/b;c="', 'a/b;c="d', 'a/b;c="\\', 'a/b;c="d"e',
          "a/" + "b" * 254, "a/b;c =d", "a/b;c= d", "a/b;\tc=d", "<script>", "a/b;c=\u00e9"]),
        ("address", ["https://a/", "https://shop.example/", "https://shop.example/app/", "https://shop.example:8443/",
                     "https://127.0.0.1/", "https://a.example/A-b._~/c/", "https://a.example:65535/", "https://xn--a.example/",
                     "https://" + "a" * 63 + ".example/"],
         ["", "https://", "https:///", "http://a/", "HTTPS://a/", "https://A.example/", "https://a", "https://a/b",
          "https://a//", "https://a/./", "https://a/../", "https://a/b?c/", "https://a/b#c/", "https://u@a/", "https://u:p@a/",
          "https://a:/", "https://a:0/", "https://a:443/", "https://a:65536/", "https://a:080/", "https://a:+80/", "https://a:1:2/", "https://[::1]/",
          "https://a_b/", "https://a..b/", "https://.a/", "https://a./", "https://-a/", "https://a-/", "https://a/%41/",
          "https://a/b c/", "https://\u00e9.example/", "https://a/\u00e9/", "https://a\\b/", "https://a/\n/", " https://a/",
          "https://a/ ", "app://a/", "//a/", "https://" + "a" * 64 + "/", "https://a/" + "b/" * 600,
          "https://" + ".".join(["a" * 63] * 4) + "/"])]:
        for text in good:
            members = {"text": text}
            if kind == "instant":
                members["seconds"] = calendar.timegm(time.strptime(text, "%Y-%m-%dT%H:%M:%SZ"))
            vector(kind, f"{kind} {text[:60]!a}", OK, **members)
        for text in bad:
            vector(kind, f"{kind} {text[:60]!a}", "malformed", text=text)
    for device in ["", "device", "7e9f1c52-3f0a-4a59-b5b6-0f6f5d9b2c11", "\u00e9"]:
        for release in [HASH, OTHER]:
            digits = hashlib.sha256(f"{device} {release}".encode()).hexdigest()[:15]
            vector("bucket", f"the bucket of {device!a}", OK, device=device, release=release,
                   bucket=int(digits, 16) % 10_000)


# Documents: "type" and "payload"


def make_documents():
    def check(kind, name, outcome, payload):
        text = payload if isinstance(payload, str) else dump(payload)
        vector("document", f"{kind}: {name}", outcome, type=kind, payload=text)

    def without(value, *names):
        return {name: member for name, member in value.items() if name not in names}

    documents = {"root": ROOT, "latest": LATEST, "release": RELEASE}
    for kind, value in documents.items():
        check(kind, "as the format has it", OK, value)
        check(kind, "with white space", OK, json.dumps(value, indent=2))
        check(kind, "with members in another order", OK, dict(reversed(value.items())))
        check(kind, "with a member that a later version may add", OK, value | {"x": [None, True, {"a": "b"}]})
        check(kind, "an array", "malformed", [value])
        check(kind, "a text", "malformed", '"a"')
        check(kind, "nothing", "malformed", "")
        check(kind, "of version 2 of the format", OK if kind == "release" else "incompatible", value | {"spec": 2})
        check(kind, "of version 3 of the format", "incompatible", value | {"spec": 3})
        check(kind, "of version 0 of the format", "malformed", value | {"spec": 0})
        check(kind, "with trailing bytes", "malformed", dump(value) + "{}")
        check(kind, "with a member twice", "malformed", dump(value)[:-1] + ',"spec":1}')
        for name, member in value.items():
            check(kind, f"without {name}", "malformed", without(value, name))
            for other in [None, True, [], {}, "x", 2**53]:
                if name in ("packs", "revoked") and other == [] or other == "x" and name in ("label", "package", "channel"):
                    continue
                check(kind, f"with {name} = {dump(other)}", "malformed", value | {name: other})

    for number, outcome in [(0, "malformed"), (1, OK), (2**53 - 1, OK)]:
        for kind, name in [("root", "version"), ("latest", "seq"), ("release", "version")]:
            check(kind, f"with {name} = {number}", outcome, documents[kind] | {name: number})
    check("latest", "with minVersion = 0", OK, LATEST | {"minVersion": 0})
    for name, outcome in [("stable", OK), ("Stable", "malformed"), ("a/b", "malformed"), ("", "malformed")]:
        check("latest", f"of the channel {name!r}", outcome, LATEST | {"channel": name})
        check("latest", f"of the package {name!r}", outcome, LATEST | {"package": name})
        check("release", f"of the package {name!r}", outcome, RELEASE | {"package": name})
    many = [hashlib.sha256(str(n).encode()).hexdigest() for n in range(257)]
    check("latest", "with 256 revoked", OK, LATEST | {"revoked": many[:256]})
    check("latest", "with 257 revoked", "overLimit", LATEST | {"revoked": many})
    check("latest", "with one revoked twice", "malformed", LATEST | {"revoked": [HASH, HASH]})
    check("latest", "with a revoked of capitals", "malformed", LATEST | {"revoked": [HASH.upper()]})
    for name, values in {"version": [(0, "malformed"), (2**53 - 1, OK)],
                         "length": [(0, "malformed"), (1, OK), (1 << 24, OK), ((1 << 24) + 1, "malformed")],
                         "sha256": [("a" * 63, "malformed"), (HASH.upper(), "malformed"), (OTHER, OK)]}.items():
        for value, outcome in values:
            changed = REFERENCE | {name: value}
            check("latest", f"whose release has {name} = {str(value)[:20]}", outcome, LATEST | {"release": changed})
            check("latest", f"whose candidate has {name} = {str(value)[:20]}", outcome,
                  LATEST | {"candidate": changed | {"rollout": 1}})
    for rollout, outcome in [(0, OK), (10_000, OK), (10_001, "malformed"), ("1", "malformed"), (None, "malformed")]:
        check("latest", f"with a rollout of {rollout}", outcome, LATEST | {"candidate": REFERENCE | {"rollout": rollout}})
    check("latest", "with a candidate without rollout", "malformed", LATEST | {"candidate": REFERENCE})
    check("latest", "with a candidate that is null", "malformed", LATEST | {"candidate": None})

    for label, outcome in [("x" * 128, OK), ("x" * 129, "malformed"), ("", "malformed"), ("v\u00e9", OK), ("a\nb", "malformed"),
                           ("a\x1b[0m", "malformed"), ("\u202ea", "malformed"), ("a\x85", "malformed")]:
        check("release", f"with the label {label[:9]!a} of {len(label)}", outcome, RELEASE | {"label": label})
    for low, high, outcome in [(0, 0, OK), (0, 2**53 - 1, OK), (5, 5, OK), (5, 4, "malformed"), (1, 2**53, "malformed")]:
        check("release", f"for hosts {low} to {high}", outcome, RELEASE | {"host": {"min": low, "max": high}})
    check("release", "for hosts without max", "malformed", RELEASE | {"host": {"min": 0}})
    check("release", "whose entry is not a file", "malformed", RELEASE | {"entry": "other.html"})
    check("release", "whose entry has another case", "malformed", RELEASE | {"entry": "Index.html"})
    check("release", "whose entry leaves the package", "badPath", RELEASE | {"entry": "../index.html"})
    for fallback, outcome in [({"document": "index.html"}, OK), ({"document": "index.html", "exclude": []}, OK),
                              ({"document": "index.html", "exclude": ["api/", "x"]}, OK), ({"document": "no"}, "malformed"),
                              ({"document": "/index.html"}, "badPath"), ({"exclude": []}, "malformed"), (None, "malformed"),
                              ({"document": "index.html", "exclude": ["a", "a"]}, "malformed"),
                              ({"document": "index.html", "exclude": [""]}, "malformed"),
                              ({"document": "index.html", "exclude": ["a\0"]}, "malformed"),
                              ({"document": "index.html", "exclude": ["\u00e9", "e\u0301"]}, OK),
                              ({"document": "index.html", "exclude": "a"}, "malformed"),
                              ({"document": "index.html", "exclude": [1]}, "malformed"),
                              ({"document": "index.html", "exclude": ["a" * 1024]}, OK),
                              ({"document": "index.html", "exclude": ["a" * 1025]}, "malformed"),
                              ({"document": "index.html", "exclude": [str(n) for n in range(64)]}, OK),
                              ({"document": "index.html", "exclude": [str(n) for n in range(65)]}, "overLimit")]:
        check("release", f"with the fallback {dump(fallback)[:60]}", outcome, RELEASE | {"fallback": fallback})
    for csp, outcome in [("default-src 'self'", OK), ("x" * 4096, OK), ("x" * 4097, "malformed"), ("", "malformed"),
                         ("a\r\nSet-Cookie: b", "malformed"), ("\u00e9", "malformed"), (None, "malformed"), ("a\tb", "malformed")]:
        check("release", f"with the csp {str(csp)[:20]!a}", outcome, RELEASE | {"csp": csp})
    allowed = {"directive": "script-src", "source": "'unsafe-hashes'", "path": "index.html", "line": 3, "reason": "onload of <body>"}
    note = {"path": "app.js", "line": 0, "reason": "evaluates text"}
    for policy, outcome in [
            ({"allowed": [], "notes": []}, OK), ({"allowed": [allowed], "notes": [note]}, OK),
            ({"allowed": [allowed | {"other": 1}], "notes": [], "more": {}}, OK), ({"allowed": []}, "malformed"),
            ({"notes": []}, "malformed"), (None, "malformed"), ([], "malformed"), ({"allowed": [1], "notes": []}, "malformed"),
            ({"allowed": [note], "notes": []}, "malformed"), ({"allowed": [], "notes": [{"path": "a", "line": 1}]}, "malformed"),
            ({"allowed": [allowed] * 1024, "notes": [note] * 1024}, OK), ({"allowed": [allowed] * 1025, "notes": []}, "overLimit"),
            ({"allowed": [], "notes": [note] * 1025}, "overLimit")]:
        check("release", f"with the policy {dump(policy)[:60]}", outcome, RELEASE | {"policy": policy})
    for name, value, outcome in [
            ("directive", "a" * 64, OK), ("directive", "a" * 65, "malformed"), ("directive", "", "malformed"),
            ("source", "a" * 1024, OK), ("source", "a" * 1025, "malformed"), ("source", "\u00e9", "malformed"),
            ("path", "not/in/the/release.js", OK), ("path", "../a", "badPath"), ("path", 1, "malformed"),
            ("line", 0, OK), ("line", (1 << 53) - 1, OK), ("line", "1", "malformed"), ("reason", "a" * 256, OK),
            ("reason", "a" * 257, "malformed"), ("reason", "a\nb", "malformed"), ("reason", "\x7f", "malformed")]:
        check("release", f"whose policy has the {name} {str(value)[:20]!a}", outcome,
              RELEASE | {"policy": {"allowed": [allowed | {name: value}], "notes": []}})
    coop = {"Cross-Origin-Opener-Policy": "same-origin"}
    for headers, outcome in [
            ([], OK), ([{"path": "/*", "fields": coop}], OK), ([{"path": "/a b/*.js", "fields": {}}], OK),
            ([{"path": "/*", "fields": coop}] * 64, OK), ([{"path": "/*", "fields": coop}] * 65, "overLimit"),
            ([{"path": "/*", "fields": {f"X-{n}": "a" for n in range(16)}}], OK),
            ([{"path": "/*", "fields": {f"X-{n}": "a" for n in range(17)}}], "overLimit"),
            ([{"path": "*", "fields": coop}], "malformed"), ([{"path": "", "fields": coop}], "malformed"),
            ([{"path": "/*/*", "fields": coop}], "malformed"), ([{"path": "/\x85", "fields": coop}], "malformed"),
            ([{"path": "/" + "a" * 1023, "fields": coop}], OK), ([{"path": "/" + "a" * 1024, "fields": coop}], "malformed"),
            ([{"fields": coop}], "malformed"), ([{"path": "/*"}], "malformed"), ([{"path": "/*", "fields": []}], "malformed"),
            ([{"path": 1, "fields": coop}], "malformed"), ([1], "malformed"), ({}, "malformed"), (None, "malformed"),
            ([{"path": "/*", "fields": coop, "more": 1}], OK),
            *[([{"path": "/*", "fields": {name: "a"}}], "malformed") for name in [
                "", "a b", "a:", "\u00e9", "X" * 65, "Set-Cookie", "set-cookie2", "Content-Type", "CONTENT-LENGTH",
                "Content-Security-Policy", "ETag", "Transfer-Encoding", "X-Content-Type-Options", "Location"]],
            *[([{"path": "/*", "fields": {"X-A": value}}], outcome) for value, outcome in [
                ("a", OK), ("a b", OK), ("a" * 1024, OK), ("a" * 1025, "malformed"), ("", "malformed"), (" a", "malformed"),
                ("a ", "malformed"), ("a\r\nSet-Cookie: b", "malformed"), ("\u00e9", "malformed"), (1, "malformed")]],
            ([{"path": "/*", "fields": {"X-A": "a", "x-a": "b"}}], "malformed")]:
        check("release", f"with the headers {dump(headers)[:70]}", outcome, RELEASE | {"headers": headers})
    for serves, outcome in [([], OK), (["https://shop.example/"], OK), (["http://shop.example/"], "malformed"),
                            (["https://a/", "https://a/"], "malformed"), ([f"https://a{n}/" for n in range(16)], OK),
                            ([f"https://a{n}/" for n in range(17)], "overLimit"), ("https://a/", "malformed")]:
        check("release", f"that serves {dump(serves)[:50]}", outcome, RELEASE | {"serves": serves})
    for name, value, outcome in [
            ("size", 0, OK), ("size", 1 << 30, OK), ("size", (1 << 30) + 1, "malformed"), ("size", "5", "malformed"),
            ("priority", 0, OK), ("priority", 9, OK), ("priority", 10, "malformed"), ("mime", "text", "malformed"),
            ("mime", "text/html\n", "malformed"), ("mime", "", "malformed"), ("path", "../a", "badPath"), ("path", "", "badPath"),
            ("path", "a" * 1025, "badPath"), ("path", 1, "malformed"), ("path", "index.html", "badPath"),
            ("path", "INDEX.html", "badPath"), ("path", "index.html/a", "badPath"), ("sha256", "", "malformed")]:
        check("release", f"with a file whose {name} is {str(value)[:20]!a}", outcome,
              RELEASE | {"files": [FILE, SECOND | {name: value}]})
    for name in SECOND:
        check("release", f"with a file without {name}", "malformed", RELEASE | {"files": [FILE, without(SECOND, name)]})
    check("release", "with an object of two sizes", "malformed",
          RELEASE | {"files": [FILE, SECOND | {"sha256": HASH}], "packs": []})
    check("release", "with an object of two files", OK,
          RELEASE | {"files": [FILE, SECOND | {"sha256": HASH, "size": 15}], "packs": []})
    large = [FILE] + [{"path": f"f{n}", "sha256": many[n], "size": 1 << 30, "mime": "a/b", "priority": 0} for n in range(4)]
    check("release", "of 4 GiB", OK, RELEASE | {"files": [FILE | {"size": 0}] + large[1:], "packs": []})
    check("release", "of 4 GiB and 15 bytes", "overLimit", RELEASE | {"files": large, "packs": []})
    for spec, scripts, outcome in [
            (2, [HASH], OK), (1, [HASH], OK), (2, [], OK), (2, many[:256], OK), (2, many[:257], "overLimit"),
            (2, [HASH, HASH], "malformed"), (2, [HASH.upper()], "malformed"), (2, [HASH[:-1]], "malformed"), (2, [1], "malformed"),
            (2, HASH, "malformed"), (2, {}, "malformed"), (2, None, "malformed"), (3, [HASH], "incompatible")]:
        check("release", f"of version {spec} with the inline scripts {dump(scripts)[:20]} of {len(dump(scripts))}", outcome,
              RELEASE | {"spec": spec, "files": [FILE | {"inlineScripts": scripts}, SECOND]})
    for packs, outcome in [([], OK), ([{"sha256": HASH, "objects": []}], OK), ([{"sha256": HASH, "objects": [HASH]}], OK),
                           ([{"sha256": HASH, "objects": [HASH, HASH]}], "malformed"), ([{"objects": [HASH]}], "malformed"),
                           ([{"sha256": HASH, "objects": ["cd" * 32]}], "malformed"), ([{"sha256": HASH}], "malformed"),
                           ([{"sha256": many[n], "objects": [HASH]} for n in range(16)], OK),
                           ([{"sha256": many[n], "objects": [HASH]} for n in range(17)], "overLimit")]:
        check("release", f"with the packs {dump(packs)[:70]} of {len(packs)}", outcome, RELEASE | {"packs": packs})

    def changed_key(name, entry):
        return ROOT | {"keys": ROOT["keys"] | {name: entry}}

    good = ROOT["keys"][ROOT_A.name]
    check("root", "with a key under another name", "malformed", changed_key("cd" * 32, good))
    check("root", "with a key under capitals", "malformed", changed_key(STRANGER.name.upper(), {"algorithm": "ed25519", "public": b64(STRANGER.public)}))
    check("root", "with another algorithm", "malformed", changed_key(ROOT_A.name, good | {"algorithm": "rsa"}))
    check("root", "with an algorithm in capitals", "malformed", changed_key(ROOT_A.name, good | {"algorithm": "Ed25519"}))
    for name, public in [("31 bytes", STRANGER.public[:31]), ("33 bytes", STRANGER.public + b"\0"), ("no bytes", b"")]:
        check("root", f"with a key of {name}", "malformed",
              changed_key(hashlib.sha256(public).hexdigest(), {"algorithm": "ed25519", "public": b64(public)}))
    prime = 2**255 - 19
    eighth = int.from_bytes(bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little")
    for y in (0, 1, prime - 1, eighth, prime - eighth, prime, prime + 1, 2**255 - 1):
        for sign_bit in (0, 1):
            public = (y | sign_bit << 255).to_bytes(32, "little")
            check("root", f"with a weak key {public.hex()[:8]}…{public.hex()[-8:]}", "malformed",
                  changed_key(hashlib.sha256(public).hexdigest(), {"algorithm": "ed25519", "public": b64(public)}))
    text = b64(STRANGER.public)
    last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for name, public in [("without padding", text[:-1]), ("with bits behind the end", text[:42] + last[last.index(text[42]) | 1] + "="),
                         ("with a line feed", text + "\n"), ("for URLs", text[:-2] + "_="), ("with a space", text[:8] + " " + text[8:])]:
        check("root", f"with a key in base64 {name}", "malformed",
              changed_key(STRANGER.name, {"algorithm": "ed25519", "public": public}))
    check("root", "with a key that no role has", OK, changed_key(STRANGER.name, {"algorithm": "ed25519", "public": text}))
    keys = [Key(seed) for seed in range(10, 43)]
    check("root", "with 32 keys", OK, root(1, keys[:32], {kind: (keys[:32], 32) for kind in ROLES}))
    check("root", "with 33 keys", "overLimit", root(1, keys, {kind: (keys[:1], 1) for kind in ROLES}))
    for kind in ROLES:
        def role(**changes):
            return ROOT | {"roles": ROOT["roles"] | {kind: ROOT["roles"][kind] | changes}}
        check("root", f"without the role {kind}", "malformed", ROOT | {"roles": without(ROOT["roles"], kind)})
        check("root", f"with the threshold 0 for {kind}", "malformed", role(threshold=0))
        check("root", f"with a threshold over the keys of {kind}", "malformed", role(threshold=3))
        check("root", f"without keys for {kind}", "malformed", role(keys=[]))
        check("root", f"with a key twice for {kind}", "malformed", role(keys=[ONLINE.name, ONLINE.name], threshold=1))
        check("root", f"with a key for {kind} that it does not have", "malformed", role(keys=[STRANGER.name], threshold=1))
        check("root", f"with 33 keys for {kind}", "overLimit", role(keys=many[:33], threshold=1))


# Envelopes: "root" (trusted), "type", "file"


def make_envelopes():
    trusted = sign("root", dump(ROOT), ROOT_A, ROOT_B)
    payload = dump(LATEST).encode()
    good = sign("latest", payload, ONLINE)
    release = dump(RELEASE).encode()

    def check(name, outcome, file, kind="latest"):
        members = {"text": file} if isinstance(file, str) else {"base64": b64(file)}
        vector("envelope", name, outcome, type=kind, root=trusted, **members)

    check("signed by its key", OK, good)
    check("signed by both keys", OK, sign("release", release, OFFLINE_A, OFFLINE_B), "release")
    check("one signature short", "untrusted", sign("release", release, OFFLINE_A), "release")
    check("one signature short, the other key", "untrusted", sign("release", release, OFFLINE_B), "release")
    check("no signature", "untrusted", wrap("latest", payload, []))
    check("a stranger's key", "untrusted", sign("latest", payload, STRANGER))
    check("a key of another role", "untrusted", sign("latest", payload, OFFLINE_A))
    check("a root's key for latest", "untrusted", sign("latest", payload, ROOT_A, ROOT_B))
    check("enough signatures and a stranger's", "untrusted", sign("latest", payload, ONLINE, STRANGER))
    check("enough signatures and one of another role", "untrusted", sign("latest", payload, ONLINE, OFFLINE_A))
    signature = ONLINE.sign("latest", payload)
    check("a stranger's signature under the key's name", "untrusted",
          wrap("latest", payload, [(ONLINE.name, STRANGER.sign("latest", payload))]))
    check("the signature of another payload", "untrusted",
          wrap("latest", payload, [(ONLINE.name, ONLINE.sign("latest", payload + b" "))]))
    check("the signature of another type", "untrusted",
          wrap("latest", payload, [(ONLINE.name, ONLINE.sign("release", payload))]))
    check("the signature of the payload without its type", "untrusted",
          wrap("latest", payload, [(ONLINE.name, ONLINE.private.sign(payload))]))
    order = 2**252 + 27742317777372353535851937790883648493
    high = (int.from_bytes(signature[32:], "little") + order).to_bytes(32, "little")
    check("a signature whose S is not less than the order", "untrusted", wrap("latest", payload, [(ONLINE.name, signature[:32] + high)]))
    check("a signature of zeros", "untrusted", wrap("latest", payload, [(ONLINE.name, bytes(64))]))
    pair = sorted((key.name, key.sign("release", release)) for key in (OFFLINE_A, OFFLINE_B))
    check("signatures in another order", "malformed", wrap("release", release, pair[::-1]), "release")
    check("one key's signature twice", "malformed", wrap("release", release, [pair[0], pair[0]]), "release")
    check("both keys and one twice", "malformed", wrap("release", release, [pair[0], pair[1], pair[1]]), "release")
    names = sorted(hashlib.sha256(str(n).encode()).hexdigest() for n in range(33))
    check("33 signatures", "overLimit", wrap("latest", payload, [(name, bytes(64)) for name in names]))
    check("32 signatures of strangers", "untrusted", wrap("latest", payload, [(name, bytes(64)) for name in names[:32]]))
    for kind, other in [("latest", "release"), ("latest", "root"), ("release", "latest"), ("root", "latest")]:
        check(f"a {other} in the place of a {kind}", "wrongType", sign(other, payload, ONLINE), kind)
    check("another type that is signed", "wrongType", wrap("latest", payload, [(ONLINE.name, signature)], "application/json"))
    check("a type in capitals", "wrongType", good.replace("vnd.webbridge", "vnd.WebBridge"))
    check("an empty type", "wrongType", wrap("latest", payload, [], " ").replace('" "', '""'))
    check("a type with an escape", "malformed", good.replace("application/vnd", "application\\/vnd"))
    check("a type with a space", "malformed", good.replace("application/vnd", "application/ vnd"))
    for name, file in {
        "nothing": "", "a brace": "{", "the payload alone": payload.decode(), "a space before": " " + good, "a line feed behind": good + "\n",
        "a NUL behind": good + "\0", "twice": good + good, "a space behind a comma": good.replace('","', '", "', 1),
        "a space behind a colon": good.replace('":"', '": "', 1), "a member more": good[:-1] + ',"x":1}',
        "a member more in a signature": good.replace('"}]}', '","x":1}]}'), "no payload": good.replace(b64(payload), ""),
        "a payload that is null": good.replace(f'"{b64(payload)}"', "null"), "members in another order":
            good.replace(f'"payloadType":"application/vnd.webbridge.latest+json","payload":"{b64(payload)}"',
                         f'"payload":"{b64(payload)}","payloadType":"application/vnd.webbridge.latest+json"'),
        "a byte order mark": "\ufeff" + good, "signatures that are an object": good.replace("[{", "{").replace("}]", "}"),
        "a comma behind the last signature": good.replace("}]", "},]"), "a name of capitals": good.replace(ONLINE.name, ONLINE.name.upper()),
        "a name of 63 digits": good.replace(ONLINE.name, ONLINE.name[:63]), "a signature of 63 bytes": good.replace(b64(signature), b64(signature[:63])),
        "a signature of 65 bytes": good.replace(b64(signature), b64(signature + b"x")),
        "a signature without padding": good.replace(b64(signature), b64(signature)[:-2]),
        "a signature with bits behind the end": good.replace(b64(signature), b64(signature)[:85] + {"A": "B", "Q": "R", "g": "h", "w": "x"}[b64(signature)[85]] + "=="),
        "a signature for URLs": good.replace(b64(signature), b64(signature).replace("+", "-").replace("/", "_")[:-3] + "-=="),
        "a payload with a line feed": good.replace(b64(payload), b64(payload)[:76] + "\n" + b64(payload)[76:]),
        "a payload with an escaped slash": good.replace(b64(payload), b64(payload)[:8] + "\\/" + b64(payload)[8:]),
        "a payload with padding inside": good.replace(b64(payload), "QQ==" + b64(payload)),
        "a payload with one digit too few": good.replace(b64(payload), b64(payload)[:-1]),
        "cut in the middle": good[: len(good) // 2], "without its last byte": good[:-1]}.items():
        check(f"the encoding: {name}", "malformed", file)
    check("UTF-16", "malformed", good.encode("utf-16"))
    check("a byte FF in the payload", "malformed", good.encode().replace(b"payload\":\"", b"payload\":\"\xff"))
    padded = dump(LATEST)[:-1] + ',"x":"' + "x" * 49_000 + '"}'
    room = (64 << 10) - len(sign("latest", dump(LATEST), ONLINE))
    check("a file over 64 KiB", "overLimit", sign("latest", padded, ONLINE))
    fits = dump(LATEST)[:-1] + ',"x":"' + "x" * (room * 3 // 4 - 12) + '"}'
    check("a file just under 64 KiB", OK, sign("latest", fits, ONLINE))


# Roots: "root" (trusted, from the app) and perhaps "next"


def make_roots():
    first = sign("root", dump(ROOT), ROOT_A, ROOT_B)

    def embedded(name, outcome, file):
        vector("embeddedRoot", name, outcome, root=file)

    embedded("signed by its own keys", OK, first)
    embedded("one signature short", "untrusted", sign("root", dump(ROOT), ROOT_A))
    embedded("signed by a stranger", "untrusted", sign("root", dump(ROOT), STRANGER))
    embedded("signed by the key of another role as well", "untrusted", sign("root", dump(ROOT), ROOT_A, ROOT_B, ONLINE))
    embedded("signed by a key of the root before as well", OK, sign("root", dump(ROOT), ROOT_A, ROOT_B, STRANGER))
    embedded("a latest", "wrongType", sign("latest", dump(ROOT), ROOT_A, ROOT_B))
    embedded("of version 9", OK, sign("root", dump(ROOT | {"version": 9}), ROOT_A, ROOT_B))

    def following(name, outcome, file):
        vector("nextRoot", name, outcome, root=first, next=file)

    same = dump(ROOT | {"version": 2})
    following("the same keys", OK, sign("root", same, ROOT_A, ROOT_B))
    swapped = dump(root(2, [NEXT, ROOT_B, ONLINE, OFFLINE_A], {"root": ([NEXT, ROOT_B], 2), "latest": ([ONLINE], 1), "release": ([OFFLINE_A], 1)}))
    following("a key exchanged, signed by all three", OK, sign("root", swapped, ROOT_A, ROOT_B, NEXT))
    following("a key exchanged, without the old key", "untrusted", sign("root", swapped, ROOT_B, NEXT))
    following("a key exchanged, without the new key", "untrusted", sign("root", swapped, ROOT_A, ROOT_B))
    whole = dump(root(2, [NEXT, ONLINE, OFFLINE_A], {"root": ([NEXT], 1), "latest": ([ONLINE], 1), "release": ([OFFLINE_A], 1)}))
    following("all keys exchanged, signed by all", OK, sign("root", whole, ROOT_A, ROOT_B, NEXT))
    following("all keys exchanged, signed by the new ones", "untrusted", sign("root", whole, NEXT))
    following("all keys exchanged, signed by the old ones", "untrusted", sign("root", whole, ROOT_A, ROOT_B))
    following("all keys exchanged, one old one missing", "untrusted", sign("root", whole, ROOT_A, NEXT))
    lower = dump(root(2, [ROOT_A, ROOT_B, ONLINE, OFFLINE_A], {"root": ([ROOT_A, ROOT_B], 1), "latest": ([ONLINE], 1), "release": ([OFFLINE_A], 1)}))
    following("a lower threshold, signed by both", OK, sign("root", lower, ROOT_A, ROOT_B))
    following("a lower threshold, signed by one", "untrusted", sign("root", lower, ROOT_A))
    higher = dump(root(2, [ROOT_A, ROOT_B, NEXT, ONLINE, OFFLINE_A], {"root": ([ROOT_A, ROOT_B, NEXT], 3), "latest": ([ONLINE], 1), "release": ([OFFLINE_A], 1)}))
    following("a higher threshold, signed by three", OK, sign("root", higher, ROOT_A, ROOT_B, NEXT))
    following("a higher threshold, signed by two", "untrusted", sign("root", higher, ROOT_A, ROOT_B))
    following("a stranger's signature as well", "untrusted", sign("root", same, ROOT_A, ROOT_B, STRANGER))
    following("the online key's signature as well", "untrusted", sign("root", same, ROOT_A, ROOT_B, ONLINE))
    following("the online key alone", "untrusted", sign("root", same, ONLINE))
    for version in (1, 3, 4, 2**53 - 1):
        following(f"version {version}", "downgrade", sign("root", dump(ROOT | {"version": version}), ROOT_A, ROOT_B))
    following("no root, and signed by nobody", "untrusted", wrap("root", b"{", []))
    following("no root, with other signatures under the keys' names", "untrusted", wrap(
        "root", b"{", sorted((key.name, STRANGER.sign("root", b"{")) for key in (ROOT_A, ROOT_B))))
    following("no root, but signed", "malformed", sign("root", "{", ROOT_A, ROOT_B))
    following("a later version of the format", "incompatible", sign("root", dump(ROOT | {"version": 2, "spec": 2}), ROOT_A, ROOT_B))
    following("a release", "wrongType", sign("release", same, ROOT_A, ROOT_B))


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, make in [("json", make_json), ("paths", make_paths), ("texts", make_texts), ("documents", make_documents),
                       ("envelopes", make_envelopes), ("roots", make_roots)]:
        make()
        count = save(folder, name)
        total += count
        print(f"{name}.json: {count}")
    print(f"{total} vectors")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
