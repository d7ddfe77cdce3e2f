// Of the digest e406bebdc6e0ebf8f449efe229e387a5c2b31813bf98ae2aa9f0c3679c76acb3, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:ue}))
Jn(t,n.event+'?',r),ue&&r()}
"""#
}
