// Of the digest f2232e07bbf93df56925cf6617adde93e541bf10e9e926ff572c02d6c2295514, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const e=Reflect.apply,t=t=>(n,...o)=>e(t,n,o),n=(e,n)=>t(u(e.prototype,n).get),o=JSON.stringify,r=JSON.parse,i=Object.defineProperty,a=Object.freeze,s=Object.keys,c=Object.getOwnPropertyNames,u=Object.getOwnPropertyDescriptor,l=Object.getPrototypeOf,f=Object.prototype,d=Function.prototype,p=Proxy,w=t(Object.prototype.toString),h=Array.isArray,g=ArrayBuffer.isView,b=t(String.prototype.indexOf),_=t(String.prototype.slice),y=t(String.prototype.charCodeAt),m=String,v=t(RegExp.prototype.exec),j=String.fromCharCode,x=Map,k=t(Map.prototype.get),B=t(Map.prototype.set),S=t(Map.prototype.has),T=t(Map.prototype.delete),A=t(Map.prototype.forEach),M=n(Map,'size'),R=WeakMap,O=t(WeakMap.prototype.get),N=t(WeakMap.prototype.set),I=Set,J=t(Set.prototype.add),E=t(Set.prototype.forEach),z=Date,$=t(Date.prototype.getTime),W=t(Number.prototype.toString),D=t(Number.prototype.valueOf),F=t(String.prototype.valueOf),L=t(Boolean.prototype.valueOf),P=t(BigInt.prototype.valueOf),K=window.performance,C=K.now,U=()=>e(C,K,[]),V=Uint8Array,H=Math.random,q=window.atob,Q=window.btoa,G=t(V.prototype.set),Z=n(l(V),'buffer'),X=n(l(V),'length'),Y=window.Blob,ee=window.File,te=n(Y,'size'),ne=n(Y,'type'),oe=t(Y.prototype.slice),re=t(Y.prototype.arrayBuffer),ie=n(ee,'name'),ae=window.fetch,se=window.Response&&n(Response,'ok'),ce=window.Response&&t(Response.prototype.arrayBuffer),ue=TextDecoder,le=t(ue.prototype.decode),fe=BigInt,de=Promise,pe=t(Promise.prototype.then),we=Error,he=window.queueMicrotask,ge=window.prompt,be=window.setTimeout,_e=window.clearTimeout,ye=t(EventTarget.prototype.addEventListener),me=t(EventTarget.prototype.removeEventListener),ve=Symbol.asyncIterator,je=Symbol.iterator,xe=l(function*(){}),ke=l(async function*(){}),Be=FinalizationRegistry,Se=t(Be.prototype.register),Te=t(Be.prototype.unregister),Ae=AbortController,Me=t(Ae.prototype.abort),Re=n(Ae,'signal'),Oe=window.reportError||(e=>be(()=>{
throw e},0)),Ne=e=>({__proto__:null,value:e}),Ie=a(Ne(void 0))
function Je(e,t,n){i(e,'constructor',Ie),pe(e,t,n)}class BridgeError extends we{constructor(e,t,n){super(t),i(this,'name',Ne('cancelled'===e?'AbortError':'BridgeError')),i(this,'code',Ne(m(e))),void 0!==n?.data&&i(this,'data',Ne(n.data)),void 0!==n?.cause&&i(this,'cause',Ne(n.cause))}}a(BridgeError.prototype),a(BridgeError)
const Ee=e=>new BridgeError(e.code,e.message,{data:e.data})
function ze(e){return Ee(tt(e))}function $e(){let e=new x
const t=new x
let n=0
const o=o=>o>n?e:t,r=e=>k(o(e),e)
return{__proto__:null,get:r,add(r,i){B(o(r),r,i),M(e)<=4096||(A(e,(e,o)=>{B(t,o,e),o>n&&(n=o)}),e=new x)},take(e){const t=r(e)
return T(o(e),e),t},size:()=>M(e)+M(t),each(n){A(t,n),A(e,n)}}}const We=126,De=36,Fe=500
function Le(e,t){const n=Pe(e)
return void 0===n?'~'+He(e,t,null,0):n}function Pe(e){try{return Ce(e,0)?o(e):void 0}catch(e){return}}const Ke=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function Ce(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>Fe||void 0!==e[ve]||void 0!==e.toJSON)return!1
if(h(e)){for(let n=0;n<e.length;n++)if(!Ce(e[n],t+1))return!1
return!0}const n=l(e)
if(n!==f&&null!==n)return!1
for(const n in e)if(!Ce(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const Ue=(e,t,n)=>{const o=e.length>100?_(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+t,{cause:n})}
function Ve(e,t){if(t instanceof BridgeError)throw t
let n=''
try{n=': '+m(t)}catch(e){}Ue(e,'cannot be read'+n,t)}function He(e,t,n,r){switch(typeof e){case'string':case'boolean':return o(e)
case'number':return qe(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return Lo(e,'function',t)
case'symbol':Ue(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&Ue(t,'is cyclic: it is one of the objects that it is in')
r>Fe&&Ue(t,'is nested deeper than '+Fe)
const i={value:e,above:n}
try{return function(e,t,n){const r=w(e),i=Gn(e,r)
if(i)return Zn(e,i,t)
if(Ge(e,r))return Lo(e,'stream',t)
if('[object Date]'!==r&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(h(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Ze(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const a=l(e)
if(a===f||null===a)return Xe(e,t,n)
if(g(e))return Ye(new V(e.buffer,e.byteOffset,e.byteLength),t)
switch(r){case'[object ArrayBuffer]':return Ye(new V(e),t)
case'[object Date]':{const t=$(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return A(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+Qe(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return E(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return qe(D(e))
case'[object String]':return o(F(e))
case'[object Boolean]':return o(L(e))
case'[object BigInt]':return'{"$int":"'+P(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+o(m(e.name))+',"message":'+o(m(e.message))+'}'
case'[object Object]':return Xe(e,t,n)
case'[object Promise]':Ue(t,'is a Promise: await it first')}return Ue(t,'is '+_(r,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>He(e,t+n,i,r+1))}catch(e){return Ve(t,e)}}function qe(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':o(e)}const Qe=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:m(e),Ge=(e,t)=>'function'==typeof e[ve]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[je]
function Ze(e,t,n){try{return e[t]}catch(e){return Ve(n,e)}}function Xe(e,t,n){const r=s(e)
let i=''
for(let a=0;a<r.length;a++){const s='.'+r[a]
i+=(a?',':'')+o(r[a])+':'+n(Ze(e,r[a],t+s),s)}return 1===r.length&&y(r[0],0)===De?'{"$object":{'+i+'}}':'{'+i+'}'}const Ye=(e,t)=>'{"$bytes":'+(Do?.mayUpload&&X(e)>st?function(e,t){const n=X(e)
if(Do.size+n>configuration.queuedBytes)throw new BridgeError('overLimit',t+' has '+n+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Do.size+=n
const o={__proto__:null,number:++ct,bytes:new V(e),next:null}
return Do.lastUpload?Do.lastUpload.next=o:Do.uploads=o,Do.lastUpload=o,o.number}(e,t):'"'+et(e)+'"')+'}'
function et(e){const t=X(e)
let n=''
for(let o=0;o<t;o++)n+=j(e[o])
return Q(n)}function tt(e){return y(e,0)===We?nt(r(_(e,1))):r(e)}function nt(e){if('object'!=typeof e||null===e)return e
if(h(e)){for(let t=0;t<e.length;t++)e[t]=nt(e[t])
return e}const t=s(e)
if(1===t.length&&y(t[0],0)===De)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return fe(t)
case'$date':return new z(t)
case'$bytes':return'number'==typeof t?function(e){const t=k(wo,e)
if(!t)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(wo,e),t}(t):function(e){const t=q(e),n=new V(t.length)
for(let e=0;e<t.length;e++)n[e]=y(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:r,key:c}=e,u=Ho('blob',t)
if(Ko)return qo(u)
const l={__proto__:Hn},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+t:void 0,d=()=>Xn(u,()=>ko(to(l,u,f,n),n)),p={__proto__:null,size:n,type:o,name:r,url:f,stream:()=>to(l,u,f,n),bytes:()=>d(),arrayBuffer:()=>Yn(d(),e=>Z(e)),text:()=>Yn(d(),e=>le(new ue,e)),blob:()=>Yn(d(),e=>void 0===r?new Y(eo(e),{__proto__:null,type:o}):new ee(eo(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ne(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Vn,l,{__proto__:null,size:n,type:o,name:r}),Go(l,u)}(t)
case'$map':{const e=new x
for(let n=0;n<t.length;n++)B(e,nt(t[n][0]),nt(t[n][1]))
return e}case'$set':{const e=new I
for(let n=0;n<t.length;n++)J(e,nt(t[n]))
return e}case'$object':{const e=s(t)[0]
return t[e]=nt(t[e]),t}case'$function':return function(e){const t=Ho('function',e)
return Ko?qo(t):Go(function(){const n=arguments,o=Qo(t)
return o?new de((e,t)=>t(o)):an('apply','function',br(n,0),Zo,e)},t)}(t)
case'$stream':return function(e){const t=Ho('stream',e)
if(Ko)return qo(t)
const n={__proto__:null}
return i(n,ve,Ne(()=>lo('stream',n=>{const o=Qo(t)
if(o)throw o
return an('read','stream',null,Zo,e,n)},n))),Go(n,t)}(t)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=nt(e[t[n]])
return e}const ot=262144,rt=1048576
let it=''!==configuration.bytesURL&&void 0!==ae,at=!1,st=it?65536:1048576,ct=0,ut=null,lt=null,ft=0
function dt(t){const n=xt
for(let o=t.uploads;o;o=o.next){t.posts++
const r=e=>{n!==xt||At||(t.posts--,e||(t.isText=!0),wt(),lr())}
Je(e(ae,window,[configuration.bytesURL+Tt+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{at=!0,r(se(e))},()=>{pt(n),r(!1)})}}function pt(e){e!==xt||At||at||(it=!1,st=1048576)}function wt(){for(;kt&&ut;){if(it&&!ut.isText){if(ut.posts>0)return}else{if(Mt.length>=rt)return
if(!gt(ut))continue}Lt(ht())}}function ht(){const{text:e,size:t}=ut
return ut=ut.next,ut||(lt=null),ft-=t,e}function gt(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=X(n)-r,a=i<ot?i:ot
return Lt('\nbytes '+o+' '+r+' "'+et(new V(Z(n),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const bt=window.webkit.messageHandlers,_t=bt[configuration.handler],yt=_t.postMessage,mt=t=>e(yt,_t,[t]),vt=window.top===window,jt=vt&&'file:'===window.location.protocol?'file://':window.origin
let xt=0,kt='',Bt='',St='',Tt='',At=null,Mt='',Rt=0,Ot=0,Nt=!1,It=0,Jt=new x
function Et(){const e=++xt
kt='',At=null,St=zt(),Rt=Ot=It=0,Jt=new x
const t='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(jt)+',"url":'+o(window.location.href)+',"main":'+vt+',"key":"'+St+'"}'
Vt(mt(t),e,e=>{if(0!==b(e,'welcome '))return Qt(e)
const t=b(e,' ',8)
kt=_(e,8,t),Bt='batch '+kt+' ',Tt=_(e,t+1),hr(),function(){for(let e=ut;it&&e;e=e.next)dt(e)
wt()}(),Ct('park')})}const zt=()=>_(configuration.secret,16)+$t(4294967296*H())+$t($(new z)),$t=e=>_(W(4294967296+(e>>>0),16),1)
function Wt(e,t,n){if(n.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return n}function Dt(e,t){Wt('What goes to',e,t)
const n=Mt.length+ft
if(n+t.length+(Do?Do.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function Ft(e){lt?function(e){lt.text+='\n'+e,lt.size+=e.length+1,ft+=e.length+1}(e):Lt('\n'+e)}function Lt(e){Mt+=e,Nt||It>0||!kt||(Nt=!0,he(Pt))}function Pt(){Nt=!1,kt&&0===It&&Kt()}function Kt(){Mt&&(It++,Ct('batch'))}function Ct(e){const t=e+' '+(kt||St)+' '+ ++Rt+Mt
Mt='',Vt(mt(t),xt,t=>{'batch'===e&&It--,(''===t||function(e){const t=b(e,'\n'),n=t<0?e:_(e,0,t)
if(0!==b(n,Bt))return Qt(e)
const o=+_(n,Bt.length)
if(o===Ot+1&&0===M(Jt))return Ot++,Ht(e,n.length+1),!At
B(Jt,o,_(e,n.length))
for(let e;void 0!==(e=k(Jt,Ot+1));)T(Jt,++Ot),Ht(e,1)
return M(Jt)>(It>1?It+1:2)?(Zt(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Oe(Ee(At)),!1):!At}(t))&&('park'===e?Ut(4,xt):Pt())}),wt(),lr()}function Ut(e,t){t!==xt||At||(e>0&&kn()?he(()=>Ut(e-1,t)):(mn++,vn=0,Ct('park')))}function Vt(e,t,n){const o=e=>{t!==xt||At||('string'==typeof e?n(e):Gt())}
Je(e,o,e=>{const t=u(e,'message')
o(t&&t.value)})}function Ht(e,t){for(;t<e.length;){let n=b(e,'\n',t)
n<0&&(n=e.length),qt(_(e,t,n),!1),t=n+1}}function qt(e,t){try{fr(e,t)}catch(e){Oe(e)}}function Qt(e){return 0===b(e,'end ')?Zt(ze(_(e,4))):Gt(),!1}function Gt(){Zt(new BridgeError('detached','The app took the bridge away'))}function Zt(e){var t
At=e,kt=Mt='',ut=lt=null,ft=0,fo=po=null,bo=0,wo=new x,A(ho,(e,t)=>{T(ho,t)}),function(e){Xt.each((t,n)=>{ln(n),t.reject(new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){A(Oo,t=>{Eo(t,new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,bn.each((e,n)=>Fn(n,t)),$o=new x}const Xt=$e()
let Yt=0,en=0,tn=1/0
const nn=/^[A-Za-z0-9_$.-]+$/
let on=new x
function rn(e){let t=k(on,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return t=v(nn,e)?e:o(e),M(on)>1e3&&(on=new x),B(on,e,t),t}function an(e,t,n,o,r,i){return new de((a,s)=>Ft(Fo(()=>{const c=' '+(void 0===r?rn(t):r)+(n?' '+n():'')
if(At)throw Ee(At)
const u=void 0!==i&&!0===i.isLoad
if(u||Dt(t,c),!u&&Xt.size()>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+t+'": '+Xt.size()+' calls are unanswered already')
const{signal:l}=o
cn(t,o)
const f=++Yt,d={name:t,resolve:a,reject:s,deadline:U()+sn(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(ho,f,!0)),l&&function(e,t,n){n.abort=()=>fn(t,un(n.name,e)),ye(e,'abort',n.abort)}(l,f,d),Xt.add(f,d),d.deadline<tn&&dn(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+Mo:'')})))}function sn(e){return e.timeout??configuration.timeout??1/0}function cn(e,t){if(t.signal&&t.signal.aborted)throw un(e,t.signal)
if(sn(t)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const un=(e,t)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function ln(e){const t=Xt.take(e)
return t&&t.abort&&me(t.signal,'abort',t.abort),t}function fn(e,t){const n=ln(e)
n&&(n.reject(t),Ft('cancel '+e))}function dn(e){_e(en),tn=e
const t=e-U()
en=be(pn,t<0?0:t>2147483647?2147483647:t)}function pn(){tn=1/0
const e=U()
let t=1/0
Xt.each((n,o)=>{n.deadline<=e?fn(o,new BridgeError('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&dn(t>e+5?t:e+5)}class wn{#e=null
#t
#n
constructor(e){this.#n=e,a(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Ae,this.#t&&Me(this.#e,this.#t)),Re(this.#e)}static abort(e,t){e.#t=t,e.#e&&Me(e.#e,t)}}const hn=wn.abort
i(wn.prototype,'constructor',Ne(void 0)),a(wn.prototype)
const gn=new x,bn=$e(),_n=new x,yn=new x
let mn=0,vn=0,jn=!1,xn=0
const kn=()=>vn>0
function Bn(e){if(rn(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Sn(e,t){if(S(gn,e)&&!t)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function Tn(e,t,n){if(Bn(e),'function'!=typeof t)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
Sn(e,n?.replacing),B(gn,e,t),A(_n,(n,o)=>{n.name===e&&(T(_n,o),n.begin(t))})}let An=()=>{}
const Mn=(e,t)=>k(gn,e)||An(e,t)
function Rn(e,t,n,o,r){const i=Mn(t,o)
return i||jn&&0===xn?(r(i),!1):(B(_n,e,{name:t,payload:n,mayStream:o,begin:r}),!0)}function On(){A(_n,(e,t)=>{const n=Mn(e.name,e.mayStream)
n&&(T(_n,t),e.begin(n))})}function Nn(e){const t={__proto__:null,generation:mn,context:null,credit:0}
return bn.add(e,t),vn++,t}const In=e=>{const t=l(e)
return t===ke||t===xe}
function Jn(t,n,o,r,i,a){const s=new wn(a)
let c,u
try{if(!i&&In(o))return Co(r),En(t,n,a)
c=e(o,s,tt(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Wn(t,n,e)}if(!Ke(c)){const e=bn.get(t)
e&&(e.context=s)}if('function'!=typeof u)return $n(t,n,c,i,a)
Je(new de(e=>e(c)),e=>$n(t,n,e,i,a),e=>Wn(t,n,e))}const En=(e,t,n)=>Wn(e,t,new BridgeError('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function zn(e){e.generation===mn&&(e.generation=-1,vn--)}function $n(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&Ge(n,w(n)))return o?ar(e,t,n):(ir(n),En(e,t,r))
if(!bn.get(e))return
const a=()=>Wt('The result of',t,Le(n,'result'))
i=Ke(n)?a():Fo(a)}catch(n){return n instanceof BridgeError&&'overLimit'===n.code?Wn(e,t,n):Wn(e,t,new BridgeError('badResult','What "'+t+'" returned: '+(n instanceof BridgeError?n.message:m(n))))}Dn('done ',e,i)}const Wn=(e,t,n)=>Dn('fail ',e,function(e,t){let n,r,i='thrown',a=''
try{t instanceof BridgeError?(i=t.code,n=m(t.message),void 0!==t.data&&(a=Le(t.data,'data'))):t instanceof we?n='"'+e+'" threw '+m(t.name)+': '+m(t.message):(n='"'+e+'" threw '+m(t),a=Le(t,'data')),t instanceof we&&void 0!==t.stack&&(r=m(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===We
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(n)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(t,n))
function Dn(e,t,n){const o=bn.take(t)
o&&(zn(o),Ft(e+t+' '+n))}function Fn(e,t){const n=bn.take(e)
n&&zn(n)
const o=k(_n,e)
T(_n,e),o&&Co(o.payload),n&&n.context&&hn(n.context,t),function(e){const t=k(Yo,e)
t&&(T(Yo,e),rr(t.source))}(e)}function Ln(){!jn||xn>0||(On(),A(_n,(e,t)=>{T(_n,t),e.begin(void 0)}))}function Pn(){jn=!0,Ln()}function Kn(e){xn++
const t=()=>{xn--,Ln()}
Je(new de(t=>t(e)),t,t)}const Cn=new x
function Un(e){const t=k(Cn,e)
return t?(T(Cn,e),A(t,(e,t)=>{k(gn,t)===e&&T(gn,t)}),!0):T(gn,e)}const Vn=new R,Hn=a({__proto__:null}),qn=1048576
function Qn(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:te(e),type:ne(e),name:n?ie(e):void 0}}catch(e){return}}const Gn=(e,t)=>Qn(e,t)||O(Vn,e),Zn=(e,t,n)=>'{"$blob":{"ref":'+Po(e,'blob',n)+',"size":'+t.size+',"type":'+o(t.type)+(void 0===t.name?'':',"name":'+o(t.name))+'}}'
function Xn(e,t){const n=Qo(e)
return n?new de((e,t)=>t(n)):t()}const Yn=(e,t)=>new de((n,o)=>{Je(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),eo=e=>({__proto__:null,[je](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function to(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=jo(t.ref,e,!1)),i.next())
return uo(()=>Xn(t,()=>{if(i||!n||!it)return a()
if(r>=o)return new de(e=>e(Jo(void 0)))
const e=r
return r+=qn,new de((t,i)=>{Je(vo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const no=new x
let oo=0
const ro=new x
function io(e,t){if(rn(e),'function'!=typeof t)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let n=k(no,e)
n||B(no,e,n=new x)
const o=++oo
return B(n,o,t),()=>{T(n,o)}}function ao(e,t){const n=Fo(()=>{const n='note '+rn(e)+' '+Le(t,'value')
return Dt(e,n),n},!1)
At||Ft(n)}function so(t,n,o){try{return e(t,n,o)}catch(e){Oe(e)}}const co=new Be(e=>{e.takers?e.isDropped=!0:zo(e,null)})
function uo(e,t){const n={__proto__:null,next:e,return:e=>(t(),new de(t=>t(Jo(e)))),throw:e=>(t(),new de((t,n)=>n(e)))}
return i(n,ve,Ne(()=>n)),a(n)}function lo(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return uo(()=>o.inner?o.inner.next():new de((n,a)=>{if(i)return n(Jo(void 0))
r||(r=new de((n,r)=>{Je(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Je(r,e=>n(e.next()),e=>{if(i)return n(Jo(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&fn(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let fo=null,po=null,wo=new x
const ho=new x
function go(e){po?po.next=e:fo=e,po=e}let bo=0,_o=0
function yo(e){go({__proto__:null,line:e,size:bo,isReady:!0,next:null}),bo=0}function mo(e,t){if(null===po||'load'===e)return!1
switch(e){case'open':case'next':return!S(ho,t)
case'done':case'fail':return!T(ho,t)
default:return!0}}function vo(t){const n=xt
return new de((o,r)=>{Je(e(ae,window,[t,{__proto__:null,credentials:'omit'}]),e=>{if(at=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Je(ce(e),e=>o(new V(e)),r)},e=>{pt(n),r(e)})})}const jo=(e,t,n)=>lo('blob',t=>(t.isLoad=n,an('read','blob',null,xo,e,t)),t),xo=a({__proto__:null,timeout:1/0})
function ko(e,t){return new de((n,o)=>{const r=new V(t)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Je(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+X(e.value)
if(o>t)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const Bo=a(function(){})
function So(e,t){return new p(Bo,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:So(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:To,defineProperty:To,deleteProperty:To,construct:To})}function To(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function Ao(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=an('stream',e,br(t,0),n,void 0,o)
return i(r,ve,Ne(()=>lo(e,e=>(e.id=o.id,new de((t,n)=>Je(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const Mo=4,Ro=1<<20,Oo=new x
function No(e){if(e.hasEnded)return
const t=function(e){const t=configuration.streamWindow
let n=e.mean?Ro/e.mean:Mo
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Ft('pull '+e.id+' '+t))}function Io(e,t,n){let o
try{o=tt(n)}catch(n){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return zo(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Jo=e=>({value:e,done:!0})
function Eo(e,t){T(Oo,e.id),e.hasEnded=!0,e.abort&&me(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Jo(void 0)),e.error=null
e.takers=null}function zo(e,t){for(let t=e.first;t;t=t.next)Co(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Eo(e,t),Ft('cancel '+e.id))}let $o=new x,Wo=0,Do=null
function Fo(e,t=!0,n=!0){const o=Do,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
Do=r
try{const t=e()
return r.uploads&&!At&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
lt?lt.next=n:ut=n,lt=n,ft+=t,kt&&it?dt(n):wt()}(r.uploads,r.size),t}catch(e){throw r.refs&&A(r.refs,(e,t)=>{T($o,t)}),e}finally{Do=o}}const Lo=(e,t,n)=>'{"$'+t+'":'+Po(e,t,n)+'}'
function Po(e,t,n){if(Do&&Do.mayRefer||Ue(n,'is a '+t+', which only arguments, results and elements of streams can carry'),M($o)>=configuration.references)throw new BridgeError('overLimit',n+' is a '+t+', and the app holds '+M($o)+' of this page already')
const o=++Wo
return B($o,o,e),Do.refs||(Do.refs=new x),B(Do.refs,o,!0),o}let Ko=!1
function Co(e){if(y(e,0)===We){Ko=!0
try{tt(e)}catch(e){}Ko=!1}}const Uo=e=>new BridgeError('unknownMethod','The '+e+' was released'),Vo=new Be(e=>qo(e)),Ho=(e,t)=>({__proto__:null,kind:e,ref:t,own:xt,isReleased:!1})
function qo(e){e.isReleased||(e.isReleased=!0,e.own!==xt||At||Ft('release '+e.ref))}function Qo(e){return e.isReleased?Uo(e.kind):e.own!==xt?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Go(e,t){return i(e,'release',Ne(a(()=>{Te(Vo,e),qo(t)}))),Se(Vo,e,t,e),a(e)}const Zo=a({__proto__:null})
function Xo(t,n,o){const r=Fo(()=>function(t,n,o){const r='call 0 '+rn(t)+' '+n()
if(At)throw Ee(At)
Dt(t,r),cn(t,o),function(){for(;ut;){for(;!gt(ut););Mt+=ht()}}(),Kt()
const i=e(ge,window,[configuration.handler,'sync '+St+' '+Rt+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw ze(_(i,4))
return i}(t,n,o),!0,!1)
if(0===b(r,'done 0 '))return tt(_(r,7))
throw ze(_(r,7))}const Yo=new x,er=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,tr=9007199254740992
let nr=!1
function or(t){if('[object ReadableStream]'===w(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const n=Qn(t,w(t))
if(n)return function(e,t){const n=it?qn:ot
let o=0
return{step(){if(o>=t)return Jo(void 0)
const r=oe(e,o,o+=n)
return new de((e,t)=>Je(re(r),t=>e({__proto__:null,value:new V(t),done:!1}),t))},stop(){o=t}}}(t,n.size)
O(Vn,t)&&(t=t.stream())
const o=t[ve],r=e('function'==typeof o?o:t[je],t,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const t=r.return
if('function'==typeof t)return e(t,r,[])}}}function rr(e){try{const t=e.stop()
Je(new de(e=>e(t)),()=>{},Oe)}catch(e){Oe(e)}}function ir(e){try{rr(or(e))}catch(e){Oe(e)}}function ar(e,t,n){const o=bn.get(e)
if(!o)return ir(n)
let r
try{r=or(n)}catch(n){return Wn(e,t,n)}const i={__proto__:null,id:e,name:t,source:r,credit:o.credit,isBusy:!1}
zn(o),B(Yo,e,i),Ft('open '+e),sr(i)}function sr(e){for(;!e.isBusy&&e.credit>0&&S(Yo,e.id);){if(Mt.length+ft>=er)return void(nr=!0)
let t,n
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then}catch(t){return ur(e,t)}'function'==typeof n?(e.isBusy=!0,Je(new de(e=>e(t)),t=>{e.isBusy=!1,cr(e,t),sr(e)},t=>ur(e,t))):cr(e,t)}}function cr(e,t){if(!S(Yo,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return T(Yo,n),Dn('done ',n,'~{"$undefined":1}')
r=Fo(()=>Wt('An element of',o,Le(t.value,'element')))}catch(t){return ur(e,t instanceof BridgeError&&'badArguments'===t.code?new BridgeError('badResult','What "'+o+'" gave: '+t.message):t),rr(e.source)}e.credit--,Ft('next '+n+' '+r)}function ur(e,t){T(Yo,e.id)&&Wn(e.id,e.name,t)}function lr(){nr&&(nr=!1,A(Yo,sr))}function fr(e,t){const n=b(e,' '),r=_(e,0,n)
if('note'===r){if(!t&&mo(r,0))return yo(e)
const o=dr(e,n+1)
return function(e,t){const n=k(no,e),o=n?M(n):0
if(o+M(ro)===0)return Co(t)
const r=tt(t)
o>0&&A(n,e=>{so(e,void 0,[r])}),A(ro,t=>{so(t,void 0,[e,r])})}(wr(_(e,n+1,o)),_(e,o+1))}const i=b(e,' ',n+1),a=i<0?e.length:i,s=pr(_(e,n+1,a)),c=_(e,a+1)
if(!t&&mo(r,s))return yo(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},r=xt
go(o),bo+=t
const i=n=>{r!==xt||At||(o.isReady=!0,n&&X(n)===t&&B(wo,e,n),Ft('release '+e),function(){for(;fo&&fo.isReady;){const{line:e,size:t}=fo
fo=fo.next,fo||(po=null),e&&(_o=t,qt(e,!0),_o=0)}}())},a=()=>Je(ko(jo(e,null,!0),t),i,()=>i(null))
if(!it)return a()
Je(vo(configuration.bytesURL+n+'/'+e),i,()=>{r!==xt||At||a()})}(s,pr(_(c,0,e)),_(c,e+1))}case'done':return function(e,t){const n=ln(e)
if(!n){const n=k(Oo,e)
return n&&Eo(n,null),Co(t)}try{n.resolve(tt(t))}catch(e){n.reject(new BridgeError('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,t){const n=ln(e)
if(n)return n.reject(ze(t))
const o=k(Oo,e)
o&&Eo(o,ze(t))}(s,c)
case'cancel':return Fn(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=Xt.get(e)
if(!t||!t.isStream)return
ln(e)
const n=t.control,o={__proto__:null,id:e,name:t.name,credit:n?.isPatient?0:Mo,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:t.signal,abort:null}
B(Oo,e,o),o.signal&&(o.abort=()=>zo(o,un(o.name,o.signal)),ye(o.signal,'abort',o.abort))
const r=function(e){const t=uo(()=>function(e){return new de((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Io(e,{__proto__:null,resolve:t,reject:n},o.text),No(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Jo(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>zo(e,null))
return Se(co,t,e,t),t}(o)
n&&(n.inner=r),No(o),t.resolve(r)}(s)
case'next':return function(e,t){const n=k(Oo,e)
if(!n)return Co(t)
if(n.credit<1)return Co(t),zo(n,new BridgeError('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+_o
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,Io(n,r,t),n.isDropped&&!n.takers?zo(n,null):No(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,c)
case'pull':return function(e,t){const n=k(Yo,e),o=n||bn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<tr?r:tr,n&&sr(n)}(s,pr(c))
case'release':return void T($o,s)
case'read':return function(e,t){const n=k($o,t)
Nn(e),'object'==typeof n?ar(e,'stream',n):Wn(e,'stream',Uo('stream'))}(s,pr(c))
case'apply':{const e=dr(c,0)
return function(e,t,n){const o=k($o,t)
if(Nn(e),'function'==typeof o)return Jn(e,'function',o,n,!1,'')
Co(n),Wn(e,'function',Uo('function'))}(s,pr(_(c,0,e)),_(c,e+1))}case'has':return function(e,t){zn(Nn(e)),Rn(e,t,'',!1,t=>{bn.take(e)&&Ft('done '+e+' '+(void 0!==t))})}(s,wr(c))
case'stream':case'call':{const e=dr(c,0)
return function(e,t,n,r){const i=Nn(e),a=Rn(e,t,n,r,i=>{if(i)return Jn(e,t,i,n,r,t)
Co(n),A(yn,e=>e(t)),Wn(e,t,new BridgeError('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+o(t)+', …)'))})
a&&zn(i)}(s,wr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function dr(e,t){let n=t
if(34===y(e,t)){for(n++;34!==y(e,n);n++)92===y(e,n)&&n++
return n+1}return n=b(e,' ',t),n<0?e.length:n}function pr(e){const t=+e
if(t>0&&(0|t)===t)return t
if(''!==e&&t>=0&&t<1e16&&t%1==0)return t
throw new BridgeError('badFrame','A line of the app has no number')}const wr=e=>34===y(e,0)?r(e):e
let hr
const gr=new de(e=>{hr=e})
function br(e,t){return()=>{let n=e.length
for(;n>t&&void 0===e[n-1];)n--
let o=''
for(let r=t;r<n;r++){const i=Pe(e[r])
if(void 0===i)return'~'+_r(e,t,n)
o+=(r>t?',':'')+i}return'['+o+']'}}function _r(e,t,n){let o=''
for(let r=t;r<n;r++)o+=(r>t?',':'')+He(e[r],'args['+(r-t)+']',null,0)
return'['+o+']'}let yr=!1
function mr(e){e.isTrusted&&!yr&&(yr=!0,kt&&Je(mt('bye '+kt),()=>{},()=>{}),Zt(new BridgeError('documentGone','The page was left; what was called may have run')))}function vr(e){e.isTrusted&&yr&&(yr=!1,Et())}function jr(){ye(window,'pagehide',mr,!0),ye(window,'pageshow',vr,!0),ye(window,'load',Pn,!0)}function xr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),jt))return!0
return!1}if(i(jr,'handlers',Ne(bt)),i(window,'__webbridge__',Ne(a(jr))),jr(),xr()){const t=function t(n){const o={__proto__:null,call(e){return an('call',e,br(arguments,1),n)},callSync(e){return Xo(e,br(arguments,1),n)},stream(e){const t=br(arguments,1)
return lo(e,o=>an('stream',e,t,n,void 0,o))},has:e=>an('has',e,null,n),native:So('',(e,t)=>Ao(e,t,n)),expose(t,n,o){!function(t,n,o){if(Bn(t),'object'!=typeof n&&'function'!=typeof n||null===n)throw new BridgeError('badArguments','What is exposed as "'+t+'" is not an object')
const r=function(t,n){const o=new x
for(let r=n;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=t+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(Bn(s),B(o,s,function(){return e(c,n,arguments)}))}}return o}(t,n)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+t+'" has no methods')
const i=o?.replacing
i&&Un(t),A(r,(e,t)=>Sn(t,i)),A(r,(e,t)=>Tn(t,e,o)),B(Cn,t,r)}(t,n,o)},handle(e,t,n){Tn(e,t,n)},remove:e=>Un(e),on:(e,t)=>io(e,t),off(e,t){!function(e,t){const n=k(no,e)
n&&A(n,(e,o)=>{void 0!==t&&e!==t||T(n,o)})}(e,t)},emit(e,t){ao(e,t)},with:e=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),t({__proto__:null,signal:e&&void 0!==e.signal?e.signal:n.signal,timeout:e&&void 0!==e.timeout?e.timeout:n.timeout})),waitUntil(e){Kn(e)},ready:gr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ne(t))}Et()
"""#
  static let module = #"""
// The page's bridge as a module: import { bridge, BridgeError } from './bridge.js'
//
// In a browser without the app every call rejects with the code 'unavailable', so that a page can
// be worked on there.

class Unavailable extends Error {
  constructor(code, message, options) {
    super(message);
    this.name = 'BridgeError';
    this.code = code;
    Object.assign(this, options);
  }
}

const unavailable = () =>
  new Unavailable('unavailable', 'There is no bridge: the page is not shown by the app');
const reject = () => Promise.reject(unavailable());
const native = () => new Proxy(reject, {
  get: (_, part) => typeof part === 'string' && part !== 'then' ? native() : undefined,
});

const absent = {
  call: reject,
  callSync() { throw unavailable(); },
  native: native(),
  expose() {},
  stream: () => ({
    next: reject,
    return: (value) => Promise.resolve({ value, done: true }),
    throw: (error) => Promise.reject(error),
    [Symbol.asyncIterator]() { return this; },
  }),
  has: () => Promise.resolve(false),
  handle() {},
  remove: () => false,
  on: () => () => {},
  off() {},
  emit() {},
  with: () => absent,
  waitUntil() {},
  ready: new Promise(() => {}),
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
"""#
}
