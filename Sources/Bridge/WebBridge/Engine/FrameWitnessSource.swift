// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that shows the key of a hello to the witness.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}));Jn(t,n.event+'?',r),he&&r()}
"""#
}
