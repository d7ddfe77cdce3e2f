import WebBridge

/// The seats of one web view: one for each site whose packages it shows.
@MainActor final class PackageSeats {
  private var seats: [ObjectIdentifier: PackageSeat] = [:]

  func seat(of webView: WKWebView, on site: PackageSite) -> PackageSeat {
    if let seat = seats[ObjectIdentifier(site)] { return seat }
    let seat = PackageSeat(of: webView, showing: site.served)
    seats[ObjectIdentifier(site)] = seat
    return seat
  }
}
