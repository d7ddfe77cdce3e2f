// Of the digest 80b50f48f594fcb237726ef81703cf448db89de83f4a5285c1d449cbab51298a, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:ue}))
Jn(t,n.event+'?',r),ue&&r()}
"""#
}
