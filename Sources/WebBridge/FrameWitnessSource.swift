// Of the digest a42d4ffe5a38bef138bc17bdd327467add2129f9aa2ed8585cce66b0348313f8, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:_e}))
En(t,n.event+'?',r),_e&&r()}
"""#
}
