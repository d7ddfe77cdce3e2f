// Of the digest 88d1fdc1a7778a44dae49e0ef75d68770e19b4c717b501c6a11448780c86651c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:ue}))
Jn(t,n.event+'?',r),ue&&r()}
"""#
}
