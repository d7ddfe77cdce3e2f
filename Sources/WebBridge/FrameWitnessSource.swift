// Of the digest 6355858bb88c91e1978a75b78fa6aa4441d5ae3ac8450b15803be18c1c9a5b54, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}))
En(t,n.event+'?',r),he&&r()}
"""#
}
