// Of the digest 37ef4bbe35d1e0095fdc50149c91c4a2d0f6c612a5e06d644d5f041a0e5a1b2e, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What tells native code where failed calls were made, minified.
enum FailedCallsSource {
  static let script = #"""
function(n){const t=ownName('failed'),e=100,o=8192
let r=0
function i({stack:n}){if('string'!=typeof n)return''
const t=D(/@(user-script:\d+:)/,N(n,0,A(n,'\n')+1))
if(!t)return''
let e=n
for(let n=e;e;e=N(e,n.length+1)){const o=A(e,'\n')
if(n=o<0?e:N(e,0,o),A(n,t[1])<0&&A(n,'@[native code]')<0)break}return N(e,0,o)}function c(n,o,i){i&&'AbortError'!==o.name&&(h(o,'stack',{__proto__:null,value:i,writable:!0,configurable:!0}),r++<e&&emit(t,[n,i]))}function u(n){try{n()}catch{}}const s={__proto__:null,get(){return this.failure},set(n){this.failure=n,n&&u(()=>c(this.id,n,this.opened))}},{add:a}=No
No.add=n=>{const t=new Nn,{v:e,m:o}=n
n.v=o=>{n.control&&u(()=>function(n,t){const e=P(Zo,n)
e&&(e.failure=null,e.opened=t,h(e,'error',s))}(n.id,i(t))),e(o)},n.m=e=>{u(()=>c(n.id,e,i(t))),o(e)},a(n)}}
"""#
}
