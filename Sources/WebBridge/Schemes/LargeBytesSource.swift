// Of the digest bfe1a475c090bba772b47a0bb8cd17b16dab0fc0c9fdeb4d380fab6252f1fb92, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const t=window.fetch,n=window.Response&&d(Response,'ok'),o=window.Response&&f(Response.prototype.arrayBuffer)
let r=!1
const i=(e,n,o)=>new me((i,c)=>{const s=Ut
n.credentials='omit',Fe(u(t,window,[e,n]),e=>{r=!0,o(e,i,c)},e=>{s!==Ut||Xt||r||tt(null),c(e)})}),c=(t,n)=>e.url+t+'/'+n,s=oe.fromBase64
if(e.event&&Ft&&s){const t=d(MessageEvent,'data'),n=d(MessageEvent,'lastEventId')
Me(window.visualViewport,e.event,e=>{const o=n(e),r=T(o,'/')
M(o,0,r)===Zt&&z(Cr,+M(o,r+1),u(s,oe,[t(e)]))})}tt(t?{__proto__:null,post:(e,t)=>i(c(Zt,e),{__proto__:null,method:'POST',body:t},(e,t)=>t(n(e))),load:e=>i(e,{__proto__:null},(e,t,r)=>{if(!n(e))return r(new He('badResult','The app has no such bytes'))
Fe(o(e),e=>t(new oe(e)),r)})}:null,c)}
"""#
}
