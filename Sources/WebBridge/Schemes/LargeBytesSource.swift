// Of the digest 08d3afeaf58fe71cea4a093d1df5f236b6e6e87b98818c523db740e0172d7a73, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(t){const e=window.fetch,n=window.Response&&d(Response,'ok'),o=window.Response&&f(Response.prototype.arrayBuffer)
let r=!1
const i=(t,n,o)=>new mt((i,a)=>{const c=Ue
n.credentials='omit',Ft(u(e,window,[t,n]),t=>{r=!0,o(t,i,a)},t=>{c!==Ue||Xe||r||ee(null),a(t)})}),a=(e,n)=>t.url+e+'/'+n
ee(e?{__proto__:null,post:(t,e)=>i(a(Ze,t),{__proto__:null,method:'POST',body:e},(t,e)=>e(n(t))),load:t=>i(t,{__proto__:null},(t,e,r)=>{if(!n(t))return r(new Ht('badResult','The app has no such bytes'))
Ft(o(t),t=>e(new ot(t)),r)})}:null,a)}
"""#
}
