// Of the digest 2619c2a63f0bb223d26202a23c41b1ee5b9c1b11620841a565443f1770f4bf35, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(t){const e=window.fetch,n=window.Response&&f(Response,'ok'),o=window.Response&&d(Response.prototype.arrayBuffer)
let r=!1
const i=(t,n,o)=>new mt((i,s)=>{const a=Ue
n.credentials='omit',Ft(l(e,window,[t,n]),t=>{r=!0,o(t,i,s)},t=>{a!==Ue||Xe||r||ee(null),s(t)})}),s=(e,n)=>t.url+e+'/'+n
ee(e?{__proto__:null,post:(t,e)=>i(s(Ze,t),{__proto__:null,method:'POST',body:e},(t,e)=>e(n(t))),load:t=>i(t,{__proto__:null},(t,e,r)=>{if(!n(t))return r(new Ht('badResult','The app has no such bytes'))
Ft(o(t),t=>e(new ot(t)),r)})}:null,s)}
"""#
}
