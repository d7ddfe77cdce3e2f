// Of the digest a271c11207fb076dd5edd1e288267bb1295b35de47bfb77e6a6c38167ecb0d1d, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What tells native code where failed calls were made, minified.
enum FailedCallsSource {
  static let script = #"""
function(e){const n=ownName('failed'),t=100,o=8192
let r=0
function i(e,i,s){try{!function(e,i,s){const a=function({stack:e}){if('string'!=typeof e)return''
const n=E(/@(user-script:\d+:)/,N(e,0,M(e,'\n')+1))
if(!n)return''
let t=e
for(let e=t;t;t=N(t,e.length+1)){const o=M(t,'\n')
if(e=o<0?t:N(t,0,o),M(e,n[1])<0&&M(e,'@[native code]')<0)break}return N(t,0,o)}(s)
a&&'AbortError'!==i.name&&(g(i,'stack',{__proto__:null,value:a,writable:!0,configurable:!0}),r++<t&&emit(n,[e.id,a]))}(e,i,s)}catch{}}const{add:s}=co
co.add=e=>{const n=new Be,{resolve:t,reject:o}=e
e.resolve=o=>{e.control&&function(e,n){const t=z(Eo,e.id)
if(!t)return
let{error:o}=t
g(t,'error',{__proto__:null,get:()=>o,set:t=>{o=t,t&&i(e,t,n)}})}(e,n),t(o)},e.reject=t=>{i(e,t,n),o(t)},s(e)}}
"""#
}
