// Of the digest 8655ec828a09384a683edb84e32149637e534082dcc21dc344feaedea2fcf376, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:ue}))
Jn(t,n.event+'?',r),ue&&r()}
"""#
}
