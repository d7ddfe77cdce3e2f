"""A second implementation of docs/PACKAGE-FORMAT.md: reads and checks the documents of a feed.

It shares no code with the Swift module, so that a mistake of one is found by the other. It needs Python 3.10 and
Debian's python3-cryptography. scripts/check-package-vectors runs it over the test vectors.
"""
import base64
import binascii
import calendar
import hashlib
import json
import re
import unicodedata

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

LARGEST = 2**53 - 1
LIMITS = {"root": 64 << 10, "latest": 64 << 10, "release": 16 << 20}


class Refused(Exception):
    def __init__(self, code, reason=""):
        super().__init__(f"{code}: {reason}")
        self.code = code


def expect(condition, code, reason=""):
    if not condition:
        raise Refused(code, reason)


# JSON


def parse(data):
    """The value of strict JSON: UTF-8, whole numbers, unique keys, bounded."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused("malformed", "not UTF-8")

    def refuse(word):
        raise Refused("malformed", f"not a whole number: {word}")

    def whole(word):
        expect(not word.startswith("-"), "malformed", "negative")
        expect(len(word) <= 16 and int(word) <= LARGEST, "malformed", "too large")
        return int(word)

    def members(pairs):
        expect(len({name for name, _ in pairs}) == len(pairs), "malformed", "a key twice")
        expect(len(pairs) <= 64, "overLimit", "members")
        return dict(pairs)

    def nesting():
        depth = deepest = 0
        for token in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text, re.DOTALL):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
            deepest = max(deepest, depth)
        return deepest

    expect(nesting() <= 16, "malformed", "too deep")
    try:
        value = json.loads(text, object_pairs_hook=members, parse_float=refuse,
                           parse_constant=refuse, parse_int=whole)
    except (ValueError, RecursionError) as error:
        raise Refused("malformed", str(error))
    count = 0
    rest = [value]
    while rest:
        count += 1
        expect(count <= 1 << 20, "overLimit", "values")
        one = rest.pop()
        if isinstance(one, dict):
            for name in one:
                whole_text(name)
            rest.extend(one.values())
        elif isinstance(one, list):
            rest.extend(one)
        elif isinstance(one, str):
            whole_text(one)
    return value


def whole_text(text):
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise Refused("malformed", "half a character")


# Members


def integer(fields, name, low, high=LARGEST):
    value = fields.get(name)
    expect(type(value) is int and low <= value <= high, "malformed", name)
    return value


def string(fields, name, low=1, high=4096):
    value = fields.get(name)
    expect(type(value) is str and low <= len(value.encode()) <= high, "malformed", name)
    return value


def thing(fields, name):
    value = fields.get(name)
    expect(type(value) is dict, "malformed", name)
    return value


def elements(fields, name, limit, optional=False):
    if optional and name not in fields:
        return []
    value = fields.get(name)
    expect(type(value) is list, "malformed", name)
    expect(len(value) <= limit, "overLimit", name)
    return value


def digest(value):
    expect(type(value) is str and re.fullmatch("[0-9a-f]{64}", value), "malformed", "hash")
    return value


def digests(fields, name, limit):
    found = [digest(value) for value in elements(fields, name, limit)]
    expect(len(set(found)) == len(found), "malformed", f"{name} has a hash twice")
    return found


def package_name(value):
    expect(type(value) is str and re.fullmatch("[a-z]([a-z0-9-]{0,61}[a-z0-9])?", value),
           "malformed", "name")
    return value


def path_member(fields, name):
    expect(type(fields.get(name)) is str, "malformed", name)
    return path(fields[name])


def document(payload, newest=1):
    fields = parse(payload)
    expect(type(fields) is dict, "malformed", "not an object")
    expect(integer(fields, "spec", 1) <= newest, "incompatible", "spec")
    return fields


# Texts


def is_control(char):
    return ord(char) < 0x20 or 0x7F <= ord(char) <= 0x9F


def is_direction(char):
    return char in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def path(text):
    def refuse(reason):
        raise Refused("badPath", reason)

    if not 1 <= len(whole_text(text)) <= 1024:
        refuse("length")
    for name in text.split("/"):
        if not 1 <= len(name.encode()) <= 255:
            refuse("length of a name")
        if name[-1] in ". ":
            refuse("dot or space")
    for char in text:
        code = ord(char)
        if (is_control(char) or is_direction(char) or char in "\\:\u2028\u2029\ufeff"
                or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF):
            refuse(f"U+{code:04X}")
    if re.search("%(2f|5c|2e|00)", text, re.IGNORECASE):
        refuse("encoded")
    if unicodedata.normalize("NFC", text) != text:
        refuse("form")
    return text


def folded(text):
    text = unicodedata.normalize("NFKC", text)
    expect(len(text.encode()) <= 1024, "badPath", "too long when folded")
    for mapping in (str.lower, str.upper, str.lower):
        text = "".join(mapping(char) for char in text)
    return unicodedata.normalize("NFKC", text)


def instant(text):
    pattern = r"([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})Z"
    match = re.fullmatch(pattern, text) if type(text) is str else None
    expect(match, "malformed", "time")
    year, month, day, hour, minute, second = map(int, match.groups())
    expect(year >= 1970 and 1 <= month <= 12, "malformed", "time")
    expect(1 <= day <= calendar.monthrange(year, month)[1], "malformed", "day")
    expect(hour < 24 and minute < 60 and second < 60, "malformed", "time of day")
    return calendar.timegm((year, month, day, hour, minute, second))


TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
QUOTED = r'"(?:[ !#-\[\]-~]|\\[ -~])*"'
MEDIA_TYPE = re.compile(rf"{TOKEN}/{TOKEN}(?: *; *{TOKEN}=(?:{TOKEN}|{QUOTED}))*")


def media_type(text):
    expect(type(text) is str and len(text.encode()) <= 255 and MEDIA_TYPE.fullmatch(text),
           "malformed", "media type")
    return text


LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(
    rf"https://({LABEL}(?:\.{LABEL})*)(?::([1-9][0-9]{{0,4}}))?/((?:[A-Za-z0-9._~-]+/)*)")


def address(text):
    match = ADDRESS.fullmatch(text) if type(text) is str else None
    expect(match and len(text) <= 1024 and len(match[1]) <= 253, "malformed", "address")
    expect(match[2] is None or (int(match[2]) <= 65535 and int(match[2]) != 443),
           "malformed", "port")
    expect(not {".", ".."} & set(match[3].split("/")), "malformed", "dots")
    return text


def bucket(device, release):
    return int(hashlib.sha256(f"{device} {release}".encode()).hexdigest()[:15], 16) % 10_000


# Envelopes


def canonical_base64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Refused("malformed", "base64")
    expect(base64.b64encode(data) == text, "malformed", "base64 in another encoding")
    return data


ENVELOPE = re.compile(
    rb'\{"payloadType":"([!#-\[\]-~]{0,255})","payload":"([^"]+)","signatures":\[(.*)\]\}', re.DOTALL)
SIGNATURE = re.compile(rb'\{"keyid":"([0-9a-f]{64})","sig":"([^"]{88})"\}')


def envelope(file, kind):
    """The payload, the signed bytes, and the signatures by their keys."""
    expect(len(file) <= LIMITS[kind], "overLimit", "file")
    head = re.match(rb'\{"payloadType":"([!#-\[\]-~]{0,255})"', file)
    expect(head, "malformed", "envelope")
    media = f"application/vnd.webbridge.{kind}+json".encode()
    expect(head[1] == media, "wrongType", head[1])
    match = ENVELOPE.fullmatch(file)
    expect(match, "malformed", "envelope")
    payload = canonical_base64(match[2])
    signatures = {}
    if match[3]:
        parts = match[3].split(b"},{")
        for index, part in enumerate(parts):
            expect(index < 32, "overLimit", "signatures")
            part = (b"" if index == 0 else b"{") + part
            part += b"" if index == len(parts) - 1 else b"}"
            found = SIGNATURE.fullmatch(part)
            expect(found, "malformed", "signature")
            key, sig = found[1].decode(), canonical_base64(found[2])
            expect(len(sig) == 64, "malformed", "signature")
            expect(not signatures or key > max(signatures), "malformed", "order of signatures")
            signatures[key] = sig
    signed = b"DSSEv1 %d %s %d %s" % (len(media), media, len(payload), payload)
    return payload, signed, signatures


# Documents


def strong(key):
    y = int.from_bytes(key, "little") & (2**255 - 1)
    p = 2**255 - 19
    eighth = int.from_bytes(bytes.fromhex(
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little")
    return y < p and y not in (0, 1, p - 1, eighth, p - eighth)


def root(payload):
    fields = document(payload)
    keys = {}
    members = thing(fields, "keys")
    expect(len(members) <= 32, "overLimit", "keys")
    for name, entry in members.items():
        expect(type(entry) is dict and entry.get("algorithm") == "ed25519", "malformed", "key")
        public = canonical_base64(string(entry, "public").encode())
        expect(len(public) == 32 and strong(public), "malformed", "key")
        expect(hashlib.sha256(public).hexdigest() == name, "malformed", "name of a key")
        keys[name] = public
    roles = {}
    for kind in LIMITS:
        entry = thing(thing(fields, "roles"), kind)
        signers = digests(entry, "keys", 32)
        threshold = integer(entry, "threshold", 1, 32)
        expect(threshold <= len(signers) and set(signers) <= set(keys), "malformed", "role")
        roles[kind] = (signers, threshold)
    return {"version": integer(fields, "version", 1), "keys": keys, "roles": roles}


def reference(fields):
    return {"version": integer(fields, "version", 1),
            "length": integer(fields, "length", 1, 16 << 20),
            "sha256": digest(fields.get("sha256"))}


def latest(payload):
    fields = document(payload)
    found = {"package": package_name(fields.get("package")),
             "channel": package_name(fields.get("channel")),
             "seq": integer(fields, "seq", 1), "expires": instant(fields.get("expires")),
             "minVersion": integer(fields, "minVersion", 0),
             "revoked": digests(fields, "revoked", 256),
             "release": reference(thing(fields, "release"))}
    if "candidate" in fields:
        entry = thing(fields, "candidate")
        found["candidate"] = reference(entry) | {"rollout": integer(entry, "rollout", 0, 10_000)}
    return found


def release_file(entry):
    expect(type(entry) is dict, "malformed", "file")
    return {"path": path_member(entry, "path"), "sha256": digest(entry.get("sha256")),
            "size": integer(entry, "size", 0, 1 << 30), "mime": media_type(entry.get("mime")),
            "priority": integer(entry, "priority", 0, 9),
            "inlineScripts": digests(entry, "inlineScripts", 256) if "inlineScripts" in entry else []}


def release(payload):
    fields = document(payload, newest=2)
    package_name(fields.get("package"))
    integer(fields, "version", 1)
    label = string(fields, "label", 1, 128)
    expect(not any(is_control(c) or is_direction(c) for c in label), "malformed", "label")
    host = thing(fields, "host")
    integer(host, "max", integer(host, "min", 0))
    files = [release_file(entry) for entry in elements(fields, "files", 65_536)]
    expect(files, "malformed", "no files")
    check_paths([file["path"] for file in files])
    sizes = {}
    for file in files:
        expect(sizes.setdefault(file["sha256"], file["size"]) == file["size"],
               "malformed", "two sizes")
    expect(sum(sizes.values()) <= 4 << 30, "overLimit", "bytes")
    for pack in elements(fields, "packs", 16):
        expect(type(pack) is dict, "malformed", "pack")
        digest(pack.get("sha256"))
        expect(set(digests(pack, "objects", 65_536)) <= set(sizes), "malformed", "objects")
    paths = {file["path"] for file in files}
    expect(path_member(fields, "entry") in paths, "malformed", "entry")
    if "fallback" in fields:
        fallback = thing(fields, "fallback")
        expect(path_member(fallback, "document") in paths, "malformed", "fallback")
        texts(fallback, "exclude", 64)
    if "csp" in fields:
        expect(re.fullmatch("[ -~]+", string(fields, "csp")), "malformed", "csp")
    if "policy" in fields:
        policy_report(thing(fields, "policy"))
    for entry in elements(fields, "headers", 64, optional=True):
        header_rule(entry)
    for text in texts(fields, "serves", 16):
        address(text)
    return fields


def policy_report(fields):
    def visible(entry, name, high):
        expect(re.fullmatch("[ -~]+", string(entry, name, 1, high)), "malformed", name)

    for name in ("allowed", "notes"):
        for entry in elements(fields, name, 1024):
            expect(type(entry) is dict, "malformed", name)
            if name == "allowed":
                visible(entry, "directive", 64)
                visible(entry, "source", 1024)
            path_member(entry, "path")
            integer(entry, "line", 0)
            visible(entry, "reason", 256)


DECIDED = set("""accept-ranges connection content-encoding content-length content-range content-security-policy
content-type date etag keep-alive last-modified location set-cookie set-cookie2 trailer transfer-encoding upgrade
x-content-type-options""".split())


def header_rule(entry):
    expect(type(entry) is dict, "malformed", "headers")
    path = string(entry, "path", 1, 1024)
    expect(path[0] == "/" and path.count("*") <= 1 and not any(is_control(c) for c in path),
           "malformed", "path of headers")
    fields = thing(entry, "fields")
    expect(len(fields) <= 16, "overLimit", "fields")
    expect(len({name.lower() for name in fields}) == len(fields), "malformed", "a field twice")
    for name, value in fields.items():
        expect(re.fullmatch(r"[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}", name), "malformed", "name of a field")
        expect(name.lower() not in DECIDED, "malformed", "a field of the server")
        expect(type(value) is str and len(value) <= 1024 and re.fullmatch(r"[!-~]([ -~]*[!-~])?", value),
               "malformed", "value of a field")


def texts(fields, name, limit):
    found = elements(fields, name, limit, optional=True)
    for text in found:
        expect(type(text) is str and 1 <= len(text.encode()) <= 1024, "malformed", name)
        expect(not any(is_control(char) for char in text), "malformed", name)
    expect(len(set(found)) == len(found), "malformed", f"{name} has a text twice")
    return found


def check_paths(paths):
    known = set()
    for text in paths:
        expect(folded(text) not in known, "badPath", "two paths are one")
        known.add(folded(text))
    for text in known:
        parts = text.split("/")
        for end in range(1, len(parts)):
            expect("/".join(parts[:end]) not in known, "badPath", "a file is a folder")


# Trust


def verifies(key, signature, signed):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, signed)
        return True
    except (InvalidSignature, ValueError):
        return False


def check(kind, signed, signatures, roots):
    """Every signature is valid and allowed, and each root has enough."""
    for name, signature in signatures.items():
        keys = [one["keys"][name] for one in roots if name in one["roles"][kind][0]]
        expect(keys and verifies(keys[0], signature, signed), "untrusted", name)
    for one in roots:
        signers, threshold = one["roles"][kind]
        expect(len(set(signers) & set(signatures)) >= threshold, "untrusted", "too few")


def embedded_root(file):
    payload, signed, signatures = envelope(file, "root")
    found = root(payload)
    # The keys of the root before may have signed as well, and are not known here.
    own = {name: signature for name, signature in signatures.items() if name in found["keys"]}
    check("root", signed, own, [found])
    return found


def next_root(old, file):
    payload, signed, signatures = envelope(file, "root")
    signers, threshold = old["roles"]["root"]
    valid = [name for name, signature in signatures.items()
             if name in signers and verifies(old["keys"][name], signature, signed)]
    expect(len(valid) >= threshold, "untrusted", "the old root's keys")
    new = root(payload)
    check("root", signed, signatures, [old, new])
    expect(new["version"] == old["version"] + 1, "downgrade", "version of the root")
    return new


def trusted_payload(trusted, file, kind):
    payload, signed, signatures = envelope(file, kind)
    check(kind, signed, signatures, [trusted])
    return payload
