// Of the digest a271c11207fb076dd5edd1e288267bb1295b35de47bfb77e6a6c38167ecb0d1d, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(e){const n=window.visualViewport,t=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(n,new t(e.event,{__proto__:null,lastEventId:it}))
Oe(n,e.event+'?',r),it&&r()}
"""#
}
