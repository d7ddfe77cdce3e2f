// Of the digest 078e08d161cee807d96606d569db3d9d63ffa3a202160d9f07989b25142cfe32, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that shows the key of a hello to the witness.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}));$n(t,n.event+'?',r),he&&r()}
"""#
}
