// Of the digest 3940af5e2cc5003629a7e21d7d661ec05f9b7ef01b47b60a9202043e7775d433, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const t=window.fetch,n=window.Response&&p(Response,'ok'),o=window.Response&&w(Response,'arrayBuffer')
let r=!1
const i=(e,n,o)=>new xe((i,c)=>{const a=Xt
n.credentials='omit',He(f(t,window,[e,n]),e=>{r=!0,o(e,i,c)},e=>{a!==Xt||rn||r||ct(null),c(e)})}),c=(t,n)=>e.url+t+'/'+n
if(e.event&&qt){const{fromBase64:t}=ie,n=p(MessageEvent,'data'),o=p(MessageEvent,'lastEventId')
Ne(window.visualViewport,e.event,e=>{const r=o(e),i=O(r,'/')
N(r,0,i)===nn&&$(Zr,+N(r,i+1),f(t,ie,[n(e)]))})}ct(t?{__proto__:null,post:(e,t)=>i(c(nn,e),{__proto__:null,method:'POST',body:t},(e,t)=>t(n(e))),load:e=>i(e,{__proto__:null},(e,t,r)=>{if(!n(e))return r(new Qe('badResult','The app has no such bytes'))
He(o(e),e=>t(new ie(e)),r)})}:null,c)}
"""#
}
