extension PackageError { static let unbuilt = PackageError(.storage, "Not built yet.") }
