// Of the digest 04cac8d2fa8abbd7e05db297e515ea4e09d0733ae41a77511973cdd1050048b9, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(e){const n=window.visualViewport,t=window.MessageEvent,o=d(EventTarget,'dispatchEvent')
Oe(n,e.event+'?',()=>o(n,new t(e.event,{__proto__:null,lastEventId:it})))}
"""#
}
