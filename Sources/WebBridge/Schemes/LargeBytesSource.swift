// Of the digest e749cdcb71a6144ead7fcf0dc79717ba3d6fa97389ff9355bbcdfae5bf61284f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const n=window.fetch,t=window.Response&&w(Response,'ok'),o=window.Response&&d(Response,'arrayBuffer')
let r=!1
const i=(e,t,o)=>new xe((i,a)=>{const s=tt
t.credentials='omit',Le(u(n,window,[e,t]),e=>{r=!0,o(e,i,a)},e=>{s!==tt||st||r||sn(null),a(e)})}),a=(n,t)=>e.url+n+'/'+t
if(e.event&&Xn){const{fromBase64:n}=ie,t=w(MessageEvent,'data'),o=w(MessageEvent,'lastEventId')
Oe(window.visualViewport,e.event,e=>{const r=o(e),i=M(r,'/')
N(r,0,i)===at&&D(Gr,+N(r,i+1),u(n,ie,[t(e)]))})}sn(n?{__proto__:null,post:(e,n)=>i(a(at,e),{__proto__:null,method:'POST',body:n},(e,n)=>n(t(e))),load:e=>i(e,{__proto__:null},(e,n,r)=>{if(!t(e))return r(new qe('badResult','The app has no such bytes'))
Le(o(e),e=>n(new ie(e)),r)})}:null,a)}
"""#
}
