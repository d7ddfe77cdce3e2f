// Of the digest ec7c2acadf4b834f16ec1584aae638ae5a7b2547dcd7ce927d98be884fe4234c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const t=window.fetch,n=window.Response&&d(Response,'ok'),o=window.Response&&f(Response.prototype.arrayBuffer)
let r=!1
const i=(e,n,o)=>new me((i,c)=>{const s=Ut
n.credentials='omit',Fe(u(t,window,[e,n]),e=>{r=!0,o(e,i,c)},e=>{s!==Ut||Xt||r||tt(null),c(e)})}),c=(t,n)=>e.url+t+'/'+n
if(e.event&&Ft){const{fromBase64:t}=oe,n=d(MessageEvent,'data'),o=d(MessageEvent,'lastEventId')
Me(window.visualViewport,e.event,e=>{const r=o(e),i=T(r,'/')
M(r,0,i)===Zt&&z(Cr,+M(r,i+1),u(t,oe,[n(e)]))})}tt(t?{__proto__:null,post:(e,t)=>i(c(Zt,e),{__proto__:null,method:'POST',body:t},(e,t)=>t(n(e))),load:e=>i(e,{__proto__:null},(e,t,r)=>{if(!n(e))return r(new He('badResult','The app has no such bytes'))
Fe(o(e),e=>t(new oe(e)),r)})}:null,c)}
"""#
}
