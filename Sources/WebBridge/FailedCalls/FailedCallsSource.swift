// Of the digest 0da3f43853ab9240d18190726a5877843282fbe22b4a62c425f8ef29298493d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What tells native code where failed calls were made, minified.
enum FailedCallsSource {
  static let script = #"""
function(e){const n=ownName('failed'),t=100,o=8192
let r=0
function i({stack:e}){if('string'!=typeof e)return''
const n=E(/@(user-script:\d+:)/,N(e,0,M(e,'\n')+1))
if(!n)return''
let t=e
for(let e=t;t;t=N(t,e.length+1)){const o=M(t,'\n')
if(e=o<0?t:N(t,0,o),M(e,n[1])<0&&M(e,'@[native code]')<0)break}return N(t,0,o)}function s(e,o,i){i&&'AbortError'!==o.name&&(g(o,'stack',{__proto__:null,value:i,writable:!0,configurable:!0}),r++<t&&emit(n,[e,i]))}function a(e){try{e()}catch{}}const c={__proto__:null,get(){return this.failure},set(e){this.failure=e,e&&a(()=>s(this.id,e,this.opened))}},{add:l}=co
co.add=e=>{const n=new Be,{resolve:t,reject:o}=e
e.resolve=o=>{e.control&&a(()=>function(e,n){const t=z(Eo,e)
t&&(t.failure=null,t.opened=n,g(t,'error',c))}(e.id,i(n))),t(o)},e.reject=t=>{a(()=>s(e.id,t,i(n))),o(t)},l(e)}}
"""#
}
