// Of the digest 1f4d6b06b09e475ae6c824f85861248d7c55869ad69ac8e2f26ad7d0ec2630ad, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What shows the key of a hello to the witness, minified.
enum FrameWitnessSource {
  static let script = #"""
function(n){const t=window.visualViewport,e=window.MessageEvent,o=d(EventTarget,'dispatchEvent'),r=()=>o(t,new e(n.event,{__proto__:null,lastEventId:he}))
En(t,n.event+'?',r),he&&r()}
"""#
}
