// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that carries large bytes by requests.
enum LargeBytesSource {
  static let script = #"""
function(n){const t=window.fetch,e=window.Response&&w(Response,'ok'),o=window.Response&&d(Response,'arrayBuffer');let r=!1;const i=(n,e,o)=>new Mn((i,c)=>{const u=we;e.credentials='omit',Qn(l(t,window,[n,e]),n=>{r=!0,o(n,i,c)},n=>{u!==we||ye||r||gt(null),c(n)})}),c=(t,e)=>n.url+t+'/'+e;if(n.event&&fe){const{fromBase64:t}=ln,e=w(MessageEvent,'data'),o=w(MessageEvent,'lastEventId');Jn(window.visualViewport,n.event,n=>{const r=o(n),i=O(r,'/');A(r,0,i)===be&&C(wi,+A(r,i+1),l(t,ln,[e(n)]))})}gt(t?{__proto__:null,post:(n,t)=>i(c(be,n),{__proto__:null,method:'POST',body:t},(n,t)=>t(e(n))),load:n=>i(n,{__proto__:null},(n,t,r)=>{if(!e(n))return r(new Yn('badResult','The app has no such bytes'));Qn(o(n),n=>t(new ln(n)),r)})}:null,c)}
"""#
}
