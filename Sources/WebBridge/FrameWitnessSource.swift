// Of the digest 0da3f43853ab9240d18190726a5877843282fbe22b4a62c425f8ef29298493d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(e){const n=window.visualViewport,t=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(n,new t(e.event,{__proto__:null,lastEventId:it}))
Oe(n,e.event+'?',r),it&&r()}
"""#
}
