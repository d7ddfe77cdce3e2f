// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that reports the stacks of failed calls.
enum FailedCallsSource {
  static let script = #"""
function(n){const t=ownName('failed'),e=100,o=8192;let r=0;function i({stack:n}){if('string'!=typeof n)return'';const t=I(/@(user-script:\d+:)/,A(n,0,O(n,'\n')+1));if(!t)return'';let e=n;for(let n=e;e;e=A(e,n.length+1)){const o=O(e,'\n');if(n=o<0?e:A(e,0,o),O(n,t[1])<0&&O(n,'@[native code]')<0)break}return A(e,0,o)}function c(n,o,i){i&&'AbortError'!==o.name&&(h(o,'stack',{__proto__:null,value:i,writable:!0,configurable:!0}),r++<e&&emit(t,[n,i]))}function u(n){try{n()}catch{}}const s={__proto__:null,get(){return this.failure},set(n){this.failure=n,n&&u(()=>c(this.id,n,this.opened))}},{add:a}=Ao;Ao.add=n=>{const t=new An,{v:e,m:o}=n;n.v=o=>{n.control&&u(()=>function(n,t){const e=z(Zo,n);e&&(e.failure=null,e.opened=t,h(e,'error',s))}(n.id,i(t))),e(o)},n.m=e=>{u(()=>c(n.id,e,i(t))),o(e)},a(n)}}
"""#
}
