// Of the digest b17a3e7b9f364f2f4d67678e364482aa5b1b7741a7b1c7f8419c2233afb900e7, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:_e}))
En(t,n.event+'?',r),_e&&r()}
"""#
}
