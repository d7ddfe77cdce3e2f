"""Runs package_format.py over the test vectors: each has to be accepted or refused as it says."""
import base64
import collections
import json
import pathlib
import sys

import package_format as format


def read(vector):
    def data(name):
        return vector[name].encode() if name in vector else base64.b64decode(vector["base64"])

    match vector["kind"]:
        case "json":
            format.parse(data("text"))
        case "path":
            format.path(vector["path"])
        case "paths":
            for text in vector["paths"]:
                format.path(text)
            format.check_paths(vector["paths"])
        case "packageName":
            format.package_name(vector["text"])
        case "hash":
            format.digest(vector["text"])
        case "instant":
            seconds = format.instant(vector["text"])
            assert seconds == vector["seconds"], seconds
        case "mediaType":
            format.media_type(vector["text"])
        case "address":
            format.address(vector["text"])
        case "bucket":
            assert format.bucket(vector["device"], vector["release"]) == vector["bucket"]
        case "document":
            getattr(format, vector["type"])(vector["payload"].encode())
        case "envelope":
            trusted = format.embedded_root(vector["root"].encode())
            format.trusted_payload(trusted, data("text"), vector["type"])
        case "embeddedRoot":
            format.embedded_root(vector["root"].encode())
        case "nextRoot":
            format.next_root(format.embedded_root(vector["root"].encode()), vector["next"].encode())
        case kind:
            raise AssertionError(f"no such kind: {kind}")


def main(folder):
    outcomes = collections.Counter()
    wrong = 0
    for file in sorted(folder.glob("*.json")):
        for vector in json.loads(file.read_text()):
            try:
                read(vector)
                outcome = "accepted"
            except format.Refused as error:
                outcome = error.code
            outcomes[outcome] += 1
            if outcome != vector["outcome"]:
                wrong += 1
                print(f"{file.name}: {vector['name']}: {outcome}, and not {vector['outcome']}")
    print(f"{outcomes.total()} vectors, {wrong} wrong:", dict(outcomes))
    return 1 if wrong or not outcomes.total() else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
