// Of the digest e749cdcb71a6144ead7fcf0dc79717ba3d6fa97389ff9355bbcdfae5bf61284f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What tells native code where failed calls were made, minified.
enum FailedCallsSource {
  static let script = #"""
function(e){const n=ownName('failed')
let t=0
const{add:o}=co
co.add=e=>{const r=new Be,{reject:i}=e
e.reject=o=>{try{!function(e,o,r){const i=function({stack:e}){if('string'!=typeof e)return''
const n=E(/@(user-script:\d+:)/,N(e,0,M(e,'\n')+1))
if(!n)return''
let t=e
for(let e=t;t;t=N(t,e.length+1)){const o=M(t,'\n')
if(e=o<0?t:N(t,0,o),M(e,n[1])<0&&M(e,'@[native code]')<0)break}return N(t,0,8192)}(r)
i&&'AbortError'!==o.name&&(g(o,'stack',{__proto__:null,value:i,writable:!0,configurable:!0}),t++<100&&emit(n,[e.id,i]))}(e,o,r)}catch{}i(o)},o(e)}}
"""#
}
