// Simulates what devices ask of a feed, and prints the tables of docs/SCALE.md. All numbers follow from the constants and
// from one seed, so that each run prints the same.

import Foundation

/// Numbers that look random, and are the same in each run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A web app as a bundler writes it.
struct Site {
  /// The sizes of the files, by their kinds.
  var entry = 2_100
  var app = 410_000
  var vendor = 1_650_000
  var styles = 96_000
  /// Chunks of views, loaded when a view opens.
  var chunks: [Int]
  var images: [Int]

  init(_ random: inout Seeded) {
    chunks = (0..<38).map { _ in Int.random(in: 9_000...85_000, using: &random) }
    images = (0..<74).map { _ in Int.random(in: 1_500...44_000, using: &random) }
  }

  var files: Int { 4 + chunks.count + images.count }
  var bytes: Int {
    entry + app + vendor + styles + chunks.reduce(0, +) + images.reduce(0, +)
  }
  /// The release document: about 190 bytes a file, in base64, with envelope and pack.
  var document: Int { (files * 258 + 900) * 4 / 3 }
}

/// What one device fetches for one update.
struct Fetch {
  let name: String
  let requests: Int
  let bytes: Int
}

/// `latest`, and the answer that there is no newer root.
let latestSize = 1_050
let notFoundSize = 350
let sliceSize = 8 << 20

func fetch(_ name: String, _ site: Site, changed: [Int]) -> Fetch {
  Fetch(
    name: name, requests: 3 + changed.count,
    bytes: latestSize + notFoundSize + site.document + changed.reduce(0, +))
}

var random = Seeded(state: 2_026)
let site = Site(&random)
let check = Fetch(
  name: "a look without news", requests: 2, bytes: latestSize + notFoundSize)
let slices = (site.bytes + sliceSize - 1) / sliceSize
let first = Fetch(
  name: "first installation, by the pack", requests: 3 + slices,
  bytes: latestSize + notFoundSize + site.document + site.bytes)
let line = fetch("one line of the app", site, changed: [site.entry, site.app])
let view = fetch("one view", site, changed: [site.entry, site.app, site.chunks[7]])
let vendor = fetch(
  "a library of the vendor bundle", site, changed: [site.entry, site.app, site.vendor])
let redesign = fetch(
  "styles and half of the images", site,
  changed: [site.entry, site.styles] + site.images.prefix(37))
let rollback = fetch("a rollback", site, changed: [])
let updates = [check, first, line, view, vendor, redesign, rollback]

func grouped(_ number: Int) -> String {
  var digits = Array(String(number))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: place)
    place -= 3
  }
  return String(digits)
}

func kilobytes(_ bytes: Int) -> String { grouped((bytes + 512) / 1_024) }
func decimal(_ value: Double, _ places: Int = 1) -> String {
  String(format: "%.\(places)f", value)
}

print(
  "The sample: \(site.files) files, \(kilobytes(site.bytes)) KiB; its release document has \(kilobytes(site.document)) KiB.\n"
)
print("| update | requests | KiB | part of all files |")
print("|:---|---:|---:|---:|")
for update in updates {
  let part = Double(update.bytes) / Double(site.bytes) * 100
  print("| \(update.name) | \(update.requests) | \(kilobytes(update.bytes)) | \(decimal(part)) % |")
}

// MARK: A fleet

let devices = 10_000_000
/// How many times a device starts the app on a day.
let starts = 3.2
/// The busiest hour has this part of the starts of a day.
let busiestHour = 0.085
let day = 86_400.0

print(
  "\n\(grouped(devices)) devices start the app \(starts) times a day, and look at the feed with each start; the busiest hour has \(decimal(busiestHour * 100)) % of the starts.\n"
)
let looksPerSecond = Double(devices) * starts * busiestHour / 3_600
print(
  "| CDN hit rate | looks in the busiest hour, 1/s | requests to the origin, 1/s | origin, Mbit/s |"
)
print("|---:|---:|---:|---:|")
for rate in [0.0, 0.9, 0.99, 0.999] {
  let requests = looksPerSecond * Double(check.requests)
  let origin = requests * (1 - rate)
  let megabits = looksPerSecond * Double(check.bytes) * (1 - rate) * 8 / 1_000_000
  print(
    "| \(decimal(rate * 100)) % | \(grouped(Int(looksPerSecond))) | \(grouped(Int(origin.rounded()))) | \(decimal(megabits)) |"
  )
}

/// Simulates a rollout hour by hour: which part of the devices has the release, and what the CDN and the origin send.
func rollout(_ name: String, _ update: Fetch, stages: [(hour: Int, part: Double)], _ rate: Double) {
  var random = Seeded(state: 7)
  // A thousand groups of devices, each with the hours in which it starts the app.
  let groups = 1_000
  let perGroup = Double(devices) / Double(groups)
  var hasIt = [Bool](repeating: false, count: groups)
  var peak = 0.0
  var sent = 0.0
  var reached: [Int: Double] = [:]
  for hour in 0..<96 {
    let allowed = stages.last { $0.hour <= hour }?.part ?? 0
    // Evenings are busy, nights are not.
    let shape = 1 + 0.95 * sin(Double(hour % 24 - 13) / 24 * 2 * .pi)
    let chance = starts / 24 * shape
    var updated = 0.0
    for group in 0..<groups where !hasIt[group] {
      guard Double(group) / Double(groups) < allowed else { continue }
      let draw = Double.random(in: 0..<1, using: &random)
      if draw < chance {
        hasIt[group] = true
        updated += perGroup
      }
    }
    let bytes = updated * Double(update.bytes)
    sent += bytes
    peak = max(peak, bytes * 8 / 3_600)
    if [6, 24, 48, 95].contains(hour) {
      reached[hour] = Double(hasIt.count { $0 }) / Double(groups) * 100
    }
  }
  let cells = [6, 24, 48, 95].map { "\(decimal(reached[$0] ?? 0, 0)) %" }
  print(
    "| \(name) | \(cells.joined(separator: " | ")) | \(decimal(peak / 1e9)) | \(decimal(peak * (1 - rate) / 1e6, 0)) | \(decimal(sent / 1e12)) |"
  )
}

print(
  "\nA release for all devices, at a CDN hit rate of 99.9 % for files named by their hashes. The columns of hours say which part of the devices has the release then.\n"
)
print(
  "| release | 6 h | 24 h | 48 h | 95 h | CDN at its peak, Gbit/s | origin at its peak, Mbit/s | sent, TB |"
)
print("|:---|---:|---:|---:|---:|---:|---:|---:|")
let staged = [(0, 0.01), (6, 0.1), (24, 0.5), (48, 1.0)]
for update in [line, vendor] {
  rollout("\(update.name), at once", update, stages: [(0, 1)], 0.999)
  rollout("\(update.name), 1 % – 10 % – 50 % – all", update, stages: staged, 0.999)
}
rollout(
  "all files as one archive, at once", Fetch(name: "", requests: 1, bytes: site.bytes),
  stages: [(0, 1)], 0.999)
