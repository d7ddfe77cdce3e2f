import ArgumentParser

/// `webbridge keys`.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Makes, lists and replaces the keys that sign releases.",
    discussion: """
      A folder of keys has the secret keys NAME.key.json, which only you may read, and the roots \
      root/1.json, root/2.json…, which are public. The app embeds a root; the feed has them all.

      Three roles sign: “root” says who may sign, and belongs on a medium in a safe; “release” signs \
      what is in a release, and belongs to people; “latest” says which release devices get, is needed \
      every few days, and may be on a build server.

      EXAMPLE
        webbridge keys new keys --root 2/3
      """,
    subcommands: [KeysNewCommand.self, KeysRotateCommand.self, KeysListCommand.self])
}
