// Of the digest 98059a3accf32ddff46ea3672569c9fd8ce9bfe583d8c0beb59955e858cdcc40, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:ue}))
Jn(t,n.event+'?',r),ue&&r()}
"""#
}
