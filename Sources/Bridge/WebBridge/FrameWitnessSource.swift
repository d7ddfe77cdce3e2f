// Of the digest f7893cb593f740cc9d6322abfd063ea4f20e1bbbc5842e9d8638ee9834da55a9, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that shows the key of a hello to the witness.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}));Jn(t,n.event+'?',r),he&&r()}
"""#
}
