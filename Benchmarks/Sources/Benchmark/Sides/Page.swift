/// The scripts of the pages of older bridges, from the folder Pages.
enum Page {
  static let fetchQueue = String(decoding: PackageResources.fetchQueuePage_js, as: UTF8.self)
  static let fetchQueueBridge = String(
    decoding: PackageResources.fetchQueueBridge_js, as: UTF8.self)
  static let prompt = String(decoding: PackageResources.promptPage_js, as: UTF8.self)
}
