// Of the digest 368594dc29774d87d1b21c6d5893908157be1cd4f420a171a82cab0ffa9b31f3, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that shows the key of a hello to the witness.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}));Jn(t,n.event+'?',r),he&&r()}
"""#
}
