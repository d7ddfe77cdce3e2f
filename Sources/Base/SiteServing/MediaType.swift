/// The media types of files, by their extensions.
package enum MediaType {
  /// Returns the value of the field `Content-Type` for a file. Text has the parameter `charset=utf-8`.
  package static func ofFile(named name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    let type = types[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    let isText =
      type.hasPrefix("text/") || type.hasSuffix("+xml") || type.hasSuffix("json")
      || type == "application/xml"
    return isText ? "\(type); charset=utf-8" : type
  }

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml",
    "css": "text/css", "js": "text/javascript", "mjs": "text/javascript",
    "cjs": "text/javascript", "json": "application/json", "map": "application/json",
    "json5": "text/plain", "jsonld": "application/ld+json",
    "webmanifest": "application/manifest+json", "wasm": "application/wasm",
    "geojson": "application/geo+json", "topojson": "application/json",
    "txt": "text/plain", "text": "text/plain", "log": "text/plain", "md": "text/markdown",
    "csv": "text/csv", "tsv": "text/tab-separated-values", "vtt": "text/vtt",
    "srt": "text/plain", "ics": "text/calendar", "vcf": "text/vcard", "yaml": "text/yaml",
    "yml": "text/yaml", "glsl": "text/plain", "wgsl": "text/plain", "ts": "text/plain",
    "xml": "application/xml", "xsl": "application/xslt+xml", "xslt": "application/xslt+xml",
    "rss": "application/rss+xml", "atom": "application/atom+xml", "dtd": "application/xml-dtd",
    "svg": "image/svg+xml", "png": "image/png", "apng": "image/apng", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "heic": "image/heic", "heif": "image/heif", "jxl": "image/jxl", "bmp": "image/bmp",
    "ico": "image/x-icon", "cur": "image/x-icon", "tif": "image/tiff", "tiff": "image/tiff",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
    "ogv": "video/ogg", "mpg": "video/mpeg", "mpeg": "video/mpeg", "mkv": "video/x-matroska",
    "m3u8": "application/vnd.apple.mpegurl", "mpd": "application/dash+xml",
    "m4s": "video/iso.segment", "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac",
    "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav",
    "flac": "audio/flac", "weba": "audio/webm", "mid": "audio/midi", "midi": "audio/midi",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "ttc": "font/collection", "eot": "application/vnd.ms-fontobject",
    "pdf": "application/pdf", "rtf": "application/rtf", "zip": "application/zip",
    "gz": "application/gzip", "tar": "application/x-tar", "7z": "application/x-7z-compressed",
    "epub": "application/epub+zip", "gltf": "model/gltf+json", "glb": "model/gltf-binary",
    "usdz": "model/vnd.usdz+zip", "stl": "model/stl", "obj": "model/obj",
  ]
}
