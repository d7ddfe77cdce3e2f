// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that gives a page the trace of its load.
enum PageTraceSource {
  static let script = #"""
function(n){if(window.top!==window||!(window.document instanceof HTMLDocument))return;const{document:t,performance:e}=window,{apply:o,getOwnPropertyDescriptor:r}=Reflect,{then:i}=Promise.prototype,{setAttribute:c}=Element.prototype,{appendChild:u}=Node.prototype,s=r(Document.prototype,'head').get,a=r(Document.prototype,'documentElement').get,l=t.createElement('meta');l.name='traceparent',o(i,request('call',ownName('monitor.trace'),[e.timeOrigin],noOptions),[n=>{const e=o(s,t,[])||o(a,t,[]);null!==n&&null!==e&&(o(c,l,['content',n]),o(u,e,[l]))},()=>{}])}
"""#
}
