// Of the digest 471b6e8a91b4359dc3a2b7f9405e171def37b3297410cc6c60c4303bee9f7500, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const t=window.fetch,n=window.Response&&p(Response,'ok'),o=window.Response&&w(Response,'arrayBuffer')
let r=!1
const i=(e,n,o)=>new Me((i,c)=>{const a=an
n.credentials='omit',Xe(f(t,window,[e,n]),e=>{r=!0,o(e,i,c)},e=>{a!==an||dn||r||dt(null),c(e)})}),c=(t,n)=>e.url+t+'/'+n
if(e.event&&tn){const{fromBase64:t}=ie,n=p(MessageEvent,'data'),o=p(MessageEvent,'lastEventId')
De(window.visualViewport,e.event,e=>{const r=o(e),i=O(r,'/')
N(r,0,i)===fn&&$(ri,+N(r,i+1),f(t,ie,[n(e)]))})}dt(t?{__proto__:null,post:(e,t)=>i(c(fn,e),{__proto__:null,method:'POST',body:t},(e,t)=>t(n(e))),load:e=>i(e,{__proto__:null},(e,t,r)=>{if(!n(e))return r(new tt('badResult','The app has no such bytes'))
Xe(o(e),e=>t(new ie(e)),r)})}:null,c)}
"""#
}
