// Of the digest 0da3f43853ab9240d18190726a5877843282fbe22b4a62c425f8ef29298493d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const n=window.fetch,t=window.Response&&w(Response,'ok'),o=window.Response&&d(Response,'arrayBuffer')
let r=!1
const i=(e,t,o)=>new xe((i,s)=>{const a=tt
t.credentials='omit',Le(u(n,window,[e,t]),e=>{r=!0,o(e,i,s)},e=>{a!==tt||at||r||an(null),s(e)})}),s=(n,t)=>e.url+n+'/'+t
if(e.event&&Xn){const{fromBase64:n}=ie,t=w(MessageEvent,'data'),o=w(MessageEvent,'lastEventId')
Oe(window.visualViewport,e.event,e=>{const r=o(e),i=M(r,'/')
N(r,0,i)===st&&D(Gr,+N(r,i+1),u(n,ie,[t(e)]))})}an(n?{__proto__:null,post:(e,n)=>i(s(st,e),{__proto__:null,method:'POST',body:n},(e,n)=>n(t(e))),load:e=>i(e,{__proto__:null},(e,n,r)=>{if(!t(e))return r(new qe('badResult','The app has no such bytes'))
Le(o(e),e=>n(new ie(e)),r)})}:null,s)}
"""#
}
