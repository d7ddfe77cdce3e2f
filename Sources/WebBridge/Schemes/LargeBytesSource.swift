// Of the digest 56e540a934813c6bbe314fac36ffa4d2c218f54f6181c3d6a0e510a10f5f6f33, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(e){const t=window.fetch,n=window.Response&&w(Response,'ok'),o=window.Response&&d(Response,'arrayBuffer')
let r=!1
const i=(e,n,o)=>new me((i,c)=>{const a=Gt
n.credentials='omit',Fe(u(t,window,[e,n]),e=>{r=!0,o(e,i,c)},e=>{a!==Gt||tn||r||rt(null),c(e)})}),c=(t,n)=>e.url+t+'/'+n
if(e.event&&Ht){const{fromBase64:t}=re,n=w(MessageEvent,'data'),o=w(MessageEvent,'lastEventId')
Oe(window.visualViewport,e.event,e=>{const r=o(e),i=M(r,'/')
O(r,0,i)===en&&D(Hr,+O(r,i+1),u(t,re,[n(e)]))})}rt(t?{__proto__:null,post:(e,t)=>i(c(en,e),{__proto__:null,method:'POST',body:t},(e,t)=>t(n(e))),load:e=>i(e,{__proto__:null},(e,t,r)=>{if(!n(e))return r(new Ue('badResult','The app has no such bytes'))
Fe(o(e),e=>t(new re(e)),r)})}:null,c)}
"""#
}
