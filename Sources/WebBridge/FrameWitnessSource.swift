// Of the digest d9a9d5ce6ea3e71110ad79202fa0628a72e25c386bab818d5b32649896c16d7b, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:_e}))
En(t,n.event+'?',r),_e&&r()}
"""#
}
