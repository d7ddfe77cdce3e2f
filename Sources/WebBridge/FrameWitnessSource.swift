// Of the digest 95b3517f75b73c9d4d796173fe6bf617cf4117ed4f559a742f2a81a3ccf85fc8, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(e){const n=window.visualViewport,t=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(n,new t(e.event,{__proto__:null,lastEventId:it}))
Oe(n,e.event+'?',r),it&&r()}
"""#
}
