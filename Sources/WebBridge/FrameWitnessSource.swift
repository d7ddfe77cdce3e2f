// Of the digest 56e540a934813c6bbe314fac36ffa4d2c218f54f6181c3d6a0e510a10f5f6f33, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(e){const t=window.visualViewport,n=window.MessageEvent,o=d(EventTarget,'dispatchEvent')
Oe(t,e.event+'?',()=>o(t,new n(e.event,{__proto__:null,lastEventId:Yt})))}
"""#
}
