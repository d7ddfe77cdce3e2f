// Of the digest 88d1fdc1a7778a44dae49e0ef75d68770e19b4c717b501c6a11448780c86651c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What carries large bytes by requests, minified.
enum LargeBytesSource {
  static let script = #"""
function(n){const t=window.fetch,e=window.Response&&w(Response,'ok'),o=window.Response&&d(Response,'arrayBuffer')
let r=!1
const i=(n,e,o)=>new xn((i,c)=>{const u=re
e.credentials='omit',Gn(l(t,window,[n,e]),n=>{r=!0,o(n,i,c)},n=>{u!==re||ae||r||st(null),c(n)})}),c=(t,e)=>n.url+t+'/'+e
if(n.event&&ne){const{fromBase64:t}=sn,e=w(MessageEvent,'data'),o=w(MessageEvent,'lastEventId')
Jn(window.visualViewport,n.event,n=>{const r=o(n),i=A(r,'/')
O(r,0,i)===se&&W(ei,+O(r,i+1),l(t,sn,[e(n)]))})}st(t?{__proto__:null,post:(n,t)=>i(c(se,n),{__proto__:null,method:'POST',body:t},(n,t)=>t(e(n))),load:n=>i(n,{__proto__:null},(n,t,r)=>{if(!e(n))return r(new Zn('badResult','The app has no such bytes'))
Gn(o(n),n=>t(new sn(n)),r)})}:null,c)}
"""#
}
