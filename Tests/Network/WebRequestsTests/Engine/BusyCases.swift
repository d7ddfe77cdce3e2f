/// Time-outs of requests whose page is busy for a while.
enum BusyCases {
  /// The URL, the time-out, and how long the page is busy, in milliseconds.
  ///
  /// Without `/bytes`, because this server needs half a second and more to make three million of them, and without
  /// redirects, because the engine follows one when the page is free again, and then either that or the
  /// time-out is the first.
  private static let waits: [(String, Int, Int)] = [
    // The response has 150 ms and more to come before the time-out, because a slow machine takes dozens of them.
    ("/text?text=a&delay=50", 200, 500), ("/text?text=a&delay=50", 250, 600),
    ("/text?text=a", 150, 400), ("/text?text=a&delay=1500", 100, 300),
    ("/text?text=a&delay=1500", 300, 100), ("/text?text=a&delay=1500", 200, 0),
    ("/text?text=a&delay=50", 1500, 300), ("/chunks?count=3&pause=30", 200, 600),
    ("/zeros?count=300000", 200, 600), ("/zeros?count=3000000", 300, 900),
    ("/chunks?count=60&pause=50", 1200, 0),
  ]

  static let all: [DifferentialCase] =
    waits.map { url, timeout, busy in
      DifferentialCase(
        "\(url) within \(timeout) ms, of a page that is busy for \(busy) ms",
        """
        const x = new XMLHttpRequest(), seen = follow(x);
        x.open('GET', '\(url)');
        x.timeout = \(timeout);
        const end = ended(x);
        x.send();
        await pause(5);
        const until = Date.now() + \(busy);
        while (Date.now() < until);
        log(await end, seen, x.status, x.responseText.length);
        await pause(50);
        log(seen.length);
        """)
    } + [
      DifferentialCase(
        "a time-out of a page that is busy in progress",
        """
        const x = new XMLHttpRequest(), seen = follow(x);
        x.open('GET', '/chunks?count=3&pause=100');
        x.timeout = 250;
        const end = ended(x);
        x.onprogress = () => { x.onprogress = null; const until = Date.now() + 600; while (Date.now() < until); };
        x.send();
        log(await end, seen.map(([type]) => type), x.responseText);
        log('over');
        """)
    ]
}
