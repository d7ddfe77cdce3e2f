// Of the digest b17a3e7b9f364f2f4d67678e364482aa5b1b7741a7b1c7f8419c2233afb900e7, by terser 5.16.5.
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
if(n=o<0?e:N(e,0,o),A(n,t[1])<0&&A(n,'@[native code]')<0)break}return N(e,0,o)}function c(n,o,i){i&&'AbortError'!==o.name&&(_(o,'stack',{__proto__:null,value:i,writable:!0,configurable:!0}),r++<e&&emit(t,[n,i]))}function u(n){try{n()}catch{}}const s={__proto__:null,get(){return this.failure},set(n){this.failure=n,n&&u(()=>c(this.id,n,this.opened))}},{add:a}=Do
Do.add=n=>{const t=new Nn,{_:e,g:o}=n
n._=o=>{n.control&&u(()=>function(n,t){const e=P(rr,n)
e&&(e.failure=null,e.opened=t,_(e,'error',s))}(n.id,i(t))),e(o)},n.g=e=>{u(()=>c(n.id,e,i(t))),o(e)},a(n)}}
"""#
}
