// Of the digest 8cc8bcfc05ce89bf36f1af66b40687d159ab0bf465e60ba431442c78d342c37c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const e=Reflect.apply,n=n=>(t,o,r,i)=>e(n,t,[o,r,i]),t=(e,t)=>n(u(e.prototype,t).get),o=JSON.stringify,r=JSON.parse,i=Object.defineProperty,a=Object.freeze,s=Object.keys,c=Object.getOwnPropertyNames,u=Object.getOwnPropertyDescriptor,l=Object.getPrototypeOf,f=Object.prototype,d=Function.prototype,p=Proxy,w=n(Object.prototype.toString),h=Array.isArray,g=ArrayBuffer.isView,b=n(String.prototype.indexOf),_=n(String.prototype.slice),y=n(String.prototype.charCodeAt),m=String,v=n(RegExp.prototype.exec),j=String.fromCharCode,x=Map,k=n(Map.prototype.get),B=n(Map.prototype.set),S=n(Map.prototype.has),T=n(Map.prototype.delete),A=n(Map.prototype.forEach),M=t(Map,'size'),R=WeakMap,O=n(WeakMap.prototype.get),N=n(WeakMap.prototype.set),I=Set,J=n(Set.prototype.add),E=n(Set.prototype.forEach),$=Date,W=n(Date.prototype.getTime),D=n(Number.prototype.toString),z=n(Number.prototype.valueOf),F=n(String.prototype.valueOf),L=n(Boolean.prototype.valueOf),P=n(BigInt.prototype.valueOf),K=window.performance,C=K.now,U=()=>e(C,K,[]),V=Uint8Array,H=Math.random,q=window.atob,Q=window.btoa,G=n(V.prototype.set),Z=t(l(V),'buffer'),X=t(l(V),'length'),Y=window.Blob,ee=window.File,ne=t(Y,'size'),te=t(Y,'type'),oe=n(Y.prototype.slice),re=n(Y.prototype.arrayBuffer),ie=t(ee,'name'),ae=window.fetch,se=window.Response&&t(Response,'ok'),ce=window.Response&&n(Response.prototype.arrayBuffer),ue=TextDecoder,le=n(ue.prototype.decode),fe=BigInt,de=Promise,pe=n(Promise.prototype.then),we=Error,he=window.queueMicrotask,ge=window.prompt,be=window.setTimeout,_e=window.clearTimeout,ye=n(EventTarget.prototype.addEventListener),me=n(EventTarget.prototype.removeEventListener),ve=Symbol.asyncIterator,je=Symbol.iterator,xe=l(function*(){}),ke=l(async function*(){}),Be=FinalizationRegistry,Se=n(Be.prototype.register),Te=n(Be.prototype.unregister),Ae=AbortController,Me=n(Ae.prototype.abort),Re=t(Ae,'signal'),Oe=window.reportError||(e=>be(()=>{
throw e},0)),Ne=e=>({__proto__:null,value:e}),Ie=a(Ne(void 0))
function Je(e,n,t){i(e,'constructor',Ie),pe(e,n,t)}class BridgeError extends we{constructor(e,n,t){super(n),i(this,'name',Ne('cancelled'===e?'AbortError':'BridgeError')),i(this,'code',Ne(m(e))),void 0!==t?.data&&i(this,'data',Ne(t.data)),void 0!==t?.cause&&i(this,'cause',Ne(t.cause))}}a(BridgeError.prototype),a(BridgeError)
const Ee=e=>new BridgeError(e.code,e.message,{data:e.data})
function $e(e){return Ee(Ye(e))}const We=126,De=36,ze=500
function Fe(e,n){const t=Le(e)
return void 0===t?'~'+Ue(e,n,null,0):t}function Le(e){try{return Pe(e,0)?o(e):void 0}catch(e){return}}function Pe(e,n){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,n){if(n>ze||void 0!==e[ve]||void 0!==e.toJSON)return!1
if(h(e)){for(let t=0;t<e.length;t++)if(!Pe(e[t],n+1))return!1
return!0}const t=l(e)
if(t!==f&&null!==t)return!1
for(const t in e)if(!Pe(e[t],n+1))return!1
return!0}(e,n)
default:return!1}}const Ke=(e,n,t)=>{const o=e.length>100?_(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+n,{cause:t})}
function Ce(e,n){if(n instanceof BridgeError)throw n
let t=''
try{t=': '+m(n)}catch(e){}Ke(e,'cannot be read'+t,n)}function Ue(e,n,t,r){switch(typeof e){case'string':case'boolean':return o(e)
case'number':return Ve(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return Do(e,'function',n)
case'symbol':Ke(n,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=t;o;o=o.above)o.value===e&&Ke(n,'is cyclic: it is one of the objects that it is in')
r>ze&&Ke(n,'is nested deeper than '+ze)
const i={value:e,above:t}
try{return function(e,n,t){const r=w(e),i=Ht(e,r)
if(i)return qt(e,i,n)
if(qe(e,r))return Do(e,'stream',n)
if('[object Date]'!==r&&'function'==typeof e.toJSON)return t(e.toJSON(),'')
if(h(e))return function(e,n,t){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+t(Qe(e,r,n+i),i)}return'['+o+']'}(e,n,t)
const a=l(e)
if(a===f||null===a)return Ge(e,n,t)
if(g(e))return Ze(new V(e.buffer,e.byteOffset,e.byteLength),n)
switch(r){case'[object ArrayBuffer]':return Ze(new V(e),n)
case'[object Date]':{const n=W(e)
return n-n==0?'{"$date":'+n+'}':'null'}case'[object Map]':{let n='',o=0
return A(e,(e,r)=>{n+=(n&&',')+'['+t(r,'.keys['+o+++']')+','+t(e,'['+He(r)+']')+']'}),'{"$map":['+n+']}'}case'[object Set]':{let n='',o=0
return E(e,e=>{n+=(n&&',')+t(e,'['+o+++']')}),'{"$set":['+n+']}'}case'[object Number]':return Ve(z(e))
case'[object String]':return o(F(e))
case'[object Boolean]':return o(L(e))
case'[object BigInt]':return'{"$int":"'+P(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+o(m(e.name))+',"message":'+o(m(e.message))+'}'
case'[object Object]':return Ge(e,n,t)
case'[object Promise]':Ke(n,'is a Promise: await it first')}return Ke(n,'is '+_(r,8,-1)+', which cannot cross the bridge')}(e,n,(e,t)=>Ue(e,n+t,i,r+1))}catch(e){return Ce(n,e)}}function Ve(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':o(e)}const He=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:m(e),qe=(e,n)=>'function'==typeof e[ve]||'[object ReadableStream]'===n||'function'==typeof e.next&&'function'==typeof e[je]
function Qe(e,n,t){try{return e[n]}catch(e){return Ce(t,e)}}function Ge(e,n,t){const r=s(e)
let i=''
for(let a=0;a<r.length;a++){const s='.'+r[a]
i+=(a?',':'')+o(r[a])+':'+t(Qe(e,r[a],n+s),s)}return 1===r.length&&y(r[0],0)===De?'{"$object":{'+i+'}}':'{'+i+'}'}const Ze=(e,n)=>'{"$bytes":'+($o?.mayUpload&&X(e)>an?function(e,n){const t=X(e)
if($o.size+t>configuration.queuedBytes)throw new BridgeError('overLimit',n+' has '+t+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
$o.size+=t
const o={__proto__:null,number:++sn,bytes:new V(e),next:null}
return $o.lastUpload?$o.lastUpload.next=o:$o.uploads=o,$o.lastUpload=o,o.number}(e,n):'"'+Xe(e)+'"')+'}'
function Xe(e){const n=X(e)
let t=''
for(let o=0;o<n;o++)t+=j(e[o])
return Q(t)}function Ye(e){return y(e,0)===We?en(r(_(e,1))):r(e)}function en(e){if('object'!=typeof e||null===e)return e
if(h(e)){for(let n=0;n<e.length;n++)e[n]=en(e[n])
return e}const n=s(e)
if(1===n.length&&y(n[0],0)===De)return function(e,n){switch(e){case'$undefined':return
case'$number':return+n
case'$int':return fe(n)
case'$date':return new $(n)
case'$bytes':return'number'==typeof n?function(e){const n=k(lo,e)
if(!n)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(lo,e),n}(n):function(e){const n=q(e),t=new V(n.length)
for(let e=0;e<n.length;e++)t[e]=y(n,e)
return t}(n)
case'$blob':return function(e){const{ref:n,size:t,type:o,name:r,key:c}=e,u=Co('blob',n)
if(Fo)return Uo(u)
const l={__proto__:Ct},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+n:void 0,d=()=>Qt(u,()=>vo(Xt(l,u,f,t),t)),p={__proto__:null,size:t,type:o,name:r,url:f,stream:()=>Xt(l,u,f,t),bytes:()=>d(),arrayBuffer:()=>Gt(d(),e=>Z(e)),text:()=>Gt(d(),e=>le(new ue,e)),blob:()=>Gt(d(),e=>void 0===r?new Y(Zt(e),{__proto__:null,type:o}):new ee(Zt(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ne(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Kt,l,{__proto__:null,size:t,type:o,name:r}),Ho(l,u)}(n)
case'$map':{const e=new x
for(let t=0;t<n.length;t++)B(e,en(n[t][0]),en(n[t][1]))
return e}case'$set':{const e=new I
for(let t=0;t<n.length;t++)J(e,en(n[t]))
return e}case'$object':{const e=s(n)[0]
return n[e]=en(n[e]),n}case'$function':return function(e){const n=Co('function',e)
return Fo?Uo(n):Ho(function(){const t=arguments,o=Vo(n)
return o?new de((e,n)=>n(o)):tt('apply','function',hr(t,0),qo,e)},n)}(n)
case'$stream':return function(e){const n=Co('stream',e)
if(Fo)return Uo(n)
const t={__proto__:null}
return i(t,ve,Ne(()=>so('stream',t=>{const o=Vo(n)
if(o)throw o
return tt('read','stream',null,qo,e,t)},t))),Ho(t,n)}(n)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(n[0],e[n[0]])
for(let t=0;t<n.length;t++)e[n[t]]=en(e[n[t]])
return e}const nn=262144,tn=1048576
let on=''!==configuration.bytesURL&&void 0!==ae,rn=!1,an=on?65536:1048576,sn=0,cn=null,un=null,ln=0
function fn(n){const t=vn
for(let o=n.uploads;o;o=o.next){n.posts++
const r=e=>{t!==vn||Bn||(n.posts--,e||(n.isText=!0),pn(),cr())}
Je(e(ae,window,[configuration.bytesURL+kn+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{rn=!0,r(se(e))},()=>{dn(t),r(!1)})}}function dn(e){e!==vn||Bn||rn||(on=!1,an=1048576)}function pn(){for(;jn&&cn;){if(on&&!cn.isText){if(cn.posts>0)return}else{if(Sn.length>=tn)return
if(!hn(cn))continue}Dn(wn())}}function wn(){const{text:e,size:n}=cn
return cn=cn.next,cn||(un=null),ln-=n,e}function hn(e){const n=e.uploads
if(!n)return!0
const{bytes:t,number:o}=n,r=e.offset,i=X(t)-r,a=i<nn?i:nn
return Dn('\nbytes '+o+' '+r+' "'+Xe(new V(Z(t),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=n.next,e.offset=0),!e.uploads}const gn=window.webkit.messageHandlers[configuration.handler],bn=gn.postMessage,_n=n=>e(bn,gn,[n]),yn=window.top===window,mn=yn&&'file:'===window.location.protocol?'file://':window.origin
let vn=0,jn='',xn='',kn='',Bn=null,Sn='',Tn=0,An=0,Mn=!1,Rn=0,On=new x
function Nn(){const e=++vn
jn='',Bn=null,xn=In(),Tn=An=Rn=0,On=new x
const n='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(mn)+',"url":'+o(window.location.href)+',"main":'+yn+',"key":"'+xn+'"}'
Kn(_n(n),e,e=>{if(0!==b(e,'welcome '))return Vn(e)
const n=b(e,' ',8)
jn=_(e,8,n),kn=_(e,n+1),pr(),function(){for(let e=cn;on&&e;e=e.next)fn(e)
pn()}(),Ln('park')})}const In=()=>_(configuration.secret,16)+Jn(4294967296*H())+Jn(W(new $)),Jn=e=>_(D(4294967296+(e>>>0),16),1)
function En(e,n,t){if(t.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+n+'" has '+t.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return t}function $n(e,n){En('What goes to',e,n)
const t=Sn.length+ln
if(t+n.length+($o?$o.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+t+' characters and bytes wait for the app already; it does not come for them')}function Wn(e){un?function(e){un.text+='\n'+e,un.size+=e.length+1,ln+=e.length+1}(e):Dn('\n'+e)}function Dn(e){Sn+=e,Mn||Rn>0||!jn||(Mn=!0,he(zn))}function zn(){Mn=!1,jn&&0===Rn&&Fn()}function Fn(){Sn&&(Rn++,Ln('batch'))}function Ln(e){const n=e+' '+(jn||xn)+' '+ ++Tn+Sn
Sn='',Kn(_n(n),vn,n=>{'batch'===e&&Rn--,(''===n||function(e){const n=b(e,'\n'),t=n<0?e:_(e,0,n),o='batch '+jn+' '
if(0!==b(t,o))return Vn(e)
B(On,+_(t,o.length),_(e,t.length))
for(let e;void 0!==(e=k(On,An+1));)T(On,++An),Cn(e)
return M(On)>(Rn>1?Rn+1:2)?(qn(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Oe(Ee(Bn)),!1):!Bn}(n))&&('park'===e?Pn(4,vn):zn())}),pn(),cr()}function Pn(e,n){n!==vn||Bn||(e>0&&vt()?he(()=>Pn(e-1,n)):(bt++,_t=0,Ln('park')))}function Kn(e,n,t){Je(e,e=>{n!==vn||Bn||('string'==typeof e?t(e):Hn())},()=>{n!==vn||Bn||Hn()})}function Cn(e){for(let n=1;n<e.length;){let t=b(e,'\n',n)
t<0&&(t=e.length),Un(_(e,n,t),!1),n=t+1}}function Un(e,n){try{ur(e,n)}catch(e){Oe(e)}}function Vn(e){return 0===b(e,'end ')?qn($e(_(e,4))):Hn(),!1}function Hn(){qn(new BridgeError('detached','The app took the bridge away'))}function qn(e){var n
Bn=e,jn=Sn='',cn=un=null,ln=0,co=uo=null,wo=0,lo=new x,A(fo,(e,n)=>{T(fo,n)}),function(e){A(Qn,(n,t)=>{at(t),n.reject(new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),function(e){A(Ao,n=>{No(n,new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),n=e,A(wt,(e,t)=>Wt(t,n)),Jo=new x}const Qn=new x
let Gn=0,Zn=0,Xn=1/0
const Yn=/^[A-Za-z0-9_$.-]+$/
let et=new x
function nt(e){let n=k(et,e)
if(void 0!==n)return n
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return n=v(Yn,e)?e:o(e),M(et)>1e3&&(et=new x),B(et,e,n),n}function tt(e,n,t,o,r,i){return new de((a,s)=>Wn(Wo(()=>{const c=' '+(void 0===r?nt(n):r)+(t?' '+t():'')
if(Bn)throw Ee(Bn)
const u=void 0!==i&&!0===i.isLoad
if(u||$n(n,c),!u&&M(Qn)>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+n+'": '+M(Qn)+' calls are unanswered already')
const{signal:l}=o
rt(n,o)
const f=++Gn,d={name:n,resolve:a,reject:s,deadline:U()+ot(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(fo,f,!0)),l&&function(e,n,t){t.abort=()=>st(n,it(t.name,e)),ye(e,'abort',t.abort)}(l,f,d),B(Qn,f,d),d.deadline<Xn&&ct(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+So:'')})))}function ot(e){return e.timeout??configuration.timeout??1/0}function rt(e,n){if(n.signal&&n.signal.aborted)throw it(e,n.signal)
if(ot(n)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const it=(e,n)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:n.reason})
function at(e){const n=k(Qn,e)
if(n)return T(Qn,e),n.abort&&me(n.signal,'abort',n.abort),n}function st(e,n){const t=at(e)
t&&(t.reject(n),Wn('cancel '+e))}function ct(e){_e(Zn),Xn=e
const n=e-U()
Zn=be(ut,n<0?0:n>2147483647?2147483647:n)}function ut(){Xn=1/0
const e=U()
let n=1/0
A(Qn,(t,o)=>{t.deadline<=e?st(o,new BridgeError('timedOut','"'+t.name+'" was not answered in time; it may have run')):t.deadline<n&&(n=t.deadline)}),n!==1/0&&ct(n>e+5?n:e+5)}class lt{#e=null
#n
constructor(e){i(this,'name',Ne(e)),a(this)}get signal(){return this.#e||(this.#e=new Ae,this.#n&&Me(this.#e,this.#n)),Re(this.#e)}static abort(e,n){e.#n=n,e.#e&&Me(e.#e,n)}}const ft=lt.abort
i(lt.prototype,'constructor',Ne(void 0)),a(lt.prototype)
const dt=new x,pt=new x,wt=new x,ht=new x,gt=new x
let bt=0,_t=0,yt=!1,mt=0
const vt=()=>_t>0
function jt(e){if(nt(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function xt(e,n){if(S(pt,e)&&!n)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function kt(e,n,t){if(jt(e),'function'!=typeof n)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
xt(e,t?.replacing),B(pt,e,n),A(ht,(t,o)=>{t.name===e&&(T(ht,o),t.begin(n))})}let Bt=()=>{}
const St=(e,n)=>k(pt,e)||Bt(e,n)
function Tt(e,n,t,o,r){const i=St(n,o)
i?r(i):yt&&0===mt?r(void 0):B(ht,e,{name:n,payload:t,mayStream:o,begin:r})}function At(){A(ht,(e,n)=>{const t=St(e.name,e.mayStream)
t&&(T(ht,n),e.begin(t))})}function Mt(e){B(wt,e,bt),_t++}const Rt=e=>{const n=l(e)
return n===ke||n===xe}
function Ot(n,t,o,r,i,a){const s=new lt(a)
let c,u
try{if(!i&&Rt(o))return Lo(r),Nt(n,t,a)
c=e(o,s,Ye(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Et(n,t,e)}if('object'==typeof c&&null!==c&&B(dt,n,s),'function'!=typeof u)return Jt(n,t,c,i,a)
Je(new de(e=>e(c)),e=>Jt(n,t,e,i,a),e=>Et(n,t,e))}const Nt=(e,n,t)=>Et(e,n,new BridgeError('isStream',t?'"'+n+'" is a stream. Read it with bridge.stream("'+n+'")':'The function returned a stream. Let it return an object that holds it'))
function It(e){k(wt,e)===bt&&(B(wt,e,-1),_t--)}function Jt(e,n,t,o,r){let i
try{if('object'==typeof t&&null!==t&&qe(t,w(t)))return o?rr(e,n,t):(or(t),Nt(e,n,r))
if(!S(wt,e))return
i=Wo(()=>En('The result of',n,Fe(t,'result')))}catch(t){return t instanceof BridgeError&&'overLimit'===t.code?Et(e,n,t):Et(e,n,new BridgeError('badResult','What "'+n+'" returned: '+(t instanceof BridgeError?t.message:m(t))))}$t('done ',e,i)}const Et=(e,n,t)=>$t('fail ',e,function(e,n){let t,r,i='thrown',a=''
try{n instanceof BridgeError?(i=n.code,t=m(n.message),void 0!==n.data&&(a=Fe(n.data,'data'))):n instanceof we?t='"'+e+'" threw '+m(n.name)+': '+m(n.message):(t='"'+e+'" threw '+m(n),a=Fe(n,'data')),n instanceof we&&void 0!==n.stack&&(r=m(n.stack))}catch(n){void 0===t&&(t='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===We
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(t)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(n,t))
function $t(e,n,t){S(wt,n)&&(It(n),T(wt,n),T(dt,n),T(Zo,n),Wn(e+n+' '+t))}function Wt(e,n){It(e),T(wt,e)
const t=k(ht,e)
T(ht,e),t&&Lo(t.payload),T(Zo,e),function(e,n){const t=k(dt,e)
t&&(T(dt,e),ft(t,n))}(e,n),function(e){const n=k(Go,e)
n&&(T(Go,e),tr(n.source))}(e)}function Dt(){!yt||mt>0||(At(),A(ht,(e,n)=>{T(ht,n),e.begin(void 0)}))}function zt(){yt=!0,Dt()}function Ft(e){mt++
const n=()=>{mt--,Dt()}
Je(new de(n=>n(e)),n,n)}const Lt=new x
function Pt(e){const n=k(Lt,e)
return n?(T(Lt,e),A(n,(e,n)=>{k(pt,n)===e&&T(pt,n)}),!0):T(pt,e)}const Kt=new R,Ct=a({__proto__:null}),Ut=1048576
function Vt(e,n){const t='[object File]'===n
if(t||'[object Blob]'===n)try{return{__proto__:null,size:ne(e),type:te(e),name:t?ie(e):void 0}}catch(e){return}}const Ht=(e,n)=>Vt(e,n)||O(Kt,e),qt=(e,n,t)=>'{"$blob":{"ref":'+zo(e,'blob',t)+',"size":'+n.size+',"type":'+o(n.type)+(void 0===n.name?'':',"name":'+o(n.name))+'}}'
function Qt(e,n){const t=Vo(e)
return t?new de((e,n)=>n(t)):n()}const Gt=(e,n)=>new de((t,o)=>{Je(e,e=>{try{t(n(e))}catch(e){o(e)}},o)}),Zt=e=>({__proto__:null,[je](){let n=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:n=!n})}}})
function Xt(e,n,t,o){let r=0,i=null
const a=()=>(i||(i=yo(n.ref,e,!1)),i.next())
return ao(()=>Qt(n,()=>{if(i||!t||!on)return a()
if(r>=o)return new de(e=>e(Oo(void 0)))
const e=r
return r+=Ut,new de((n,i)=>{Je(_o(t+'?'+e+'-'+(r<o?r:o)),e=>n({value:e,done:!1}),t=>{if(e>0)return i(t)
n(a())})})}),()=>{r=o,i&&i.return()})}const Yt=new x
let eo=0
const no=new x
function to(e,n){if(nt(e),'function'!=typeof n)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let t=k(Yt,e)
t||B(Yt,e,t=new x)
const o=++eo
return B(t,o,n),()=>{T(t,o)}}function oo(e,n){const t=Wo(()=>{const t='note '+nt(e)+' '+Fe(n,'value')
return $n(e,t),t},!1)
Bn||Wn(t)}function ro(n,t,o){try{return e(n,t,o)}catch(e){Oe(e)}}const io=new Be(e=>{e.takers?e.isDropped=!0:Io(e,null)})
function ao(e,n){const t={__proto__:null,next:e,return:e=>(n(),new de(n=>n(Oo(e)))),throw:e=>(n(),new de((n,t)=>t(e)))}
return i(t,ve,Ne(()=>t)),a(t)}function so(e,n,t){const o={__proto__:null,id:0,inner:null,owner:t}
let r=null,i=!1
return ao(()=>o.inner?o.inner.next():new de((t,a)=>{if(i)return t(Oo(void 0))
r||(r=new de((t,r)=>{Je(n(o),()=>{if(o.owner=null,o.inner)return t(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Je(r,e=>t(e.next()),e=>{if(i)return t(Oo(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&st(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let co=null,uo=null,lo=new x
const fo=new x
function po(e){uo?uo.next=e:co=e,uo=e}let wo=0,ho=0
function go(e){po({__proto__:null,line:e,size:wo,isReady:!0,next:null}),wo=0}function bo(e,n){if(null===uo||'load'===e)return!1
switch(e){case'open':case'next':return!S(fo,n)
case'done':case'fail':return!T(fo,n)
default:return!0}}function _o(n){const t=vn
return new de((o,r)=>{Je(e(ae,window,[n,{__proto__:null,credentials:'omit'}]),e=>{if(rn=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Je(ce(e),e=>o(new V(e)),r)},e=>{dn(t),r(e)})})}const yo=(e,n,t)=>so('blob',n=>(n.isLoad=t,tt('read','blob',null,mo,e,n)),n),mo=a({__proto__:null,timeout:1/0})
function vo(e,n){return new de((t,o)=>{const r=new V(n)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Je(e.next(),e=>{if(e.done)return i===n?t(r):a()
const o=i+X(e.value)
if(o>n)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const jo=a(function(){})
function xo(e,n){return new p(jo,{__proto__:null,get:(t,o)=>'string'!=typeof o||'then'===o?void 0:xo(e?e+'.'+o:o,n),apply:(t,o,r)=>n(e,r),has:()=>!1,set:ko,defineProperty:ko,deleteProperty:ko,construct:ko})}function ko(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function Bo(e,n,t){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=tt('stream',e,hr(n,0),t,void 0,o)
return i(r,ve,Ne(()=>so(e,e=>(e.id=o.id,new de((n,t)=>Je(r,t=>{e.inner=o.inner,n(t)},t)))))),r}const So=4,To=1<<20,Ao=new x
function Mo(e){if(e.hasEnded)return
const n=function(e){const n=configuration.streamWindow
let t=e.mean?To/e.mean:So
t=t<1?1:t>n?n:t-t%1
const o=e.waiting+e.credit
return o<=t/2?t-o:0}(e)
n>0&&(e.credit+=n,Wn('pull '+e.id+' '+n))}function Ro(e,n,t){let o
try{o=Ye(t)}catch(t){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Io(e,null),n.reject(o)}n.resolve({value:o,done:!1})}const Oo=e=>({value:e,done:!0})
function No(e,n){T(Ao,e.id),e.hasEnded=!0,e.abort&&me(e.signal,'abort',e.abort),e.error=n
for(let n=e.takers;n;n=n.next)e.error?n.reject(e.error):n.resolve(Oo(void 0)),e.error=null
e.takers=null}function Io(e,n){for(let n=e.first;n;n=n.next)Lo(n.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(No(e,n),Wn('cancel '+e.id))}let Jo=new x,Eo=0,$o=null
function Wo(e,n=!0,t=!0){const o=$o,r={__proto__:null,refs:null,uploads:null,lastUpload:null,size:0,mayRefer:n,mayUpload:t&&!o}
$o=r
try{const n=e()
return r.uploads&&!Bn&&function(e,n){const t={__proto__:null,uploads:e,size:n,posts:0,isText:!1,offset:0,text:'',next:null}
un?un.next=t:cn=t,un=t,ln+=n,jn&&on?fn(t):pn()}(r.uploads,r.size),n}catch(e){throw r.refs&&A(r.refs,(e,n)=>{T(Jo,n)}),e}finally{$o=o}}const Do=(e,n,t)=>'{"$'+n+'":'+zo(e,n,t)+'}'
function zo(e,n,t){if($o&&$o.mayRefer||Ke(t,'is a '+n+', which only arguments, results and elements of streams can carry'),M(Jo)>=configuration.references)throw new BridgeError('overLimit',t+' is a '+n+', and the app holds '+M(Jo)+' of this page already')
const o=++Eo
return B(Jo,o,e),$o.refs||($o.refs=new x),B($o.refs,o,!0),o}let Fo=!1
function Lo(e){if(y(e,0)===We){Fo=!0
try{Ye(e)}catch(e){}Fo=!1}}const Po=e=>new BridgeError('unknownMethod','The '+e+' was released'),Ko=new Be(e=>Uo(e)),Co=(e,n)=>({__proto__:null,kind:e,ref:n,own:vn,isReleased:!1})
function Uo(e){e.isReleased||(e.isReleased=!0,e.own!==vn||Bn||Wn('release '+e.ref))}function Vo(e){return e.isReleased?Po(e.kind):e.own!==vn?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Ho(e,n){return i(e,'release',Ne(a(()=>{Te(Ko,e),Uo(n)}))),Se(Ko,e,n,e),a(e)}const qo=a({__proto__:null})
function Qo(n,t,o){const r=Wo(()=>function(n,t,o){const r='call 0 '+nt(n)+' '+t()
if(Bn)throw Ee(Bn)
$n(n,r),rt(n,o),function(){for(;cn;){for(;!hn(cn););Sn+=wn()}}(),Fn()
const i=e(ge,window,[configuration.handler,'sync '+xn+' '+Tn+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+n+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw $e(_(i,4))
return i}(n,t,o),!0,!1)
if(0===b(r,'done 0 '))return Ye(_(r,7))
throw $e(_(r,7))}const Go=new x,Zo=new x,Xo=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,Yo=9007199254740992
let er=!1
function nr(n){if('[object ReadableStream]'===w(n)){const e=n.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const t=Vt(n,w(n))
if(t)return function(e,n){const t=on?Ut:nn
let o=0
return{step(){if(o>=n)return Oo(void 0)
const r=oe(e,o,o+=t)
return new de((e,n)=>Je(re(r),n=>e({__proto__:null,value:new V(n),done:!1}),n))},stop(){o=n}}}(n,t.size)
O(Kt,n)&&(n=n.stream())
const o=n[ve],r=e('function'==typeof o?o:n[je],n,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const n=r.return
if('function'==typeof n)return e(n,r,[])}}}function tr(e){try{const n=e.stop()
Je(new de(e=>e(n)),()=>{},Oe)}catch(e){Oe(e)}}function or(e){try{tr(nr(e))}catch(e){Oe(e)}}function rr(e,n,t){if(!S(wt,e))return or(t)
let o
try{o=nr(t)}catch(t){return Et(e,n,t)}const r={__proto__:null,id:e,name:n,source:o,credit:k(Zo,e)||0,isBusy:!1}
T(Zo,e),It(e),B(Go,e,r),Wn('open '+e),ir(r)}function ir(e){for(;!e.isBusy&&e.credit>0&&S(Go,e.id);){if(Sn.length+ln>=Xo)return void(er=!0)
let n,t
try{n=e.source.step(),t='object'==typeof n&&null!==n&&n.then}catch(n){return sr(e,n)}'function'==typeof t?(e.isBusy=!0,Je(new de(e=>e(n)),n=>{e.isBusy=!1,ar(e,n),ir(e)},n=>sr(e,n))):ar(e,n)}}function ar(e,n){if(!S(Go,e.id))return
const{id:t,name:o}=e
let r
try{if(n.done)return T(Go,t),$t('done ',t,'~{"$undefined":1}')
r=Wo(()=>En('An element of',o,Fe(n.value,'element')))}catch(n){return sr(e,n instanceof BridgeError&&'badArguments'===n.code?new BridgeError('badResult','What "'+o+'" gave: '+n.message):n),tr(e.source)}e.credit--,Wn('next '+t+' '+r)}function sr(e,n){T(Go,e.id)&&Et(e.id,e.name,n)}function cr(){er&&(er=!1,A(Go,ir))}function ur(e,n){const t=b(e,' '),r=_(e,0,t)
if('note'===r){if(!n&&bo(r,0))return go(e)
const o=lr(e,t+1)
return function(e,n){const t=k(Yt,e),o=t?M(t):0
if(o+M(no)===0)return Lo(n)
const r=Ye(n)
o>0&&A(t,e=>{ro(e,void 0,[r])}),A(no,n=>{ro(n,void 0,[e,r])})}(dr(_(e,t+1,o)),_(e,o+1))}const i=b(e,' ',t+1),a=i<0?e.length:i,s=fr(_(e,t+1,a)),c=_(e,a+1)
if(!n&&bo(r,s))return go(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,n,t){const o={__proto__:null,line:'',isReady:!1,next:null},r=vn
po(o),wo+=n
const i=t=>{r!==vn||Bn||(o.isReady=!0,t&&X(t)===n&&B(lo,e,t),Wn('release '+e),function(){for(;co&&co.isReady;){const{line:e,size:n}=co
co=co.next,co||(uo=null),e&&(ho=n,Un(e,!0),ho=0)}}())},a=()=>Je(vo(yo(e,null,!0),n),i,()=>i(null))
if(!on)return a()
Je(_o(configuration.bytesURL+t+'/'+e),i,()=>{r!==vn||Bn||a()})}(s,fr(_(c,0,e)),_(c,e+1))}case'done':return function(e,n){const t=at(e)
if(!t){const t=k(Ao,e)
return t&&No(t,null),Lo(n)}try{t.resolve(Ye(n))}catch(e){t.reject(new BridgeError('badFrame','The answer of "'+t.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,n){const t=at(e)
if(t)return t.reject($e(n))
const o=k(Ao,e)
o&&No(o,$e(n))}(s,c)
case'cancel':return Wt(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const n=k(Qn,e)
if(!n||!n.isStream)return
at(e)
const t=n.control,o={__proto__:null,id:e,name:n.name,credit:t?.isPatient?0:So,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:n.signal,abort:null}
B(Ao,e,o),o.signal&&(o.abort=()=>Io(o,it(o.name,o.signal)),ye(o.signal,'abort',o.abort))
const r=function(e){const n=ao(()=>function(e){return new de((n,t)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Ro(e,{__proto__:null,resolve:n,reject:t},o.text),Mo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?t(o):n(Oo(void 0))}const r={__proto__:null,resolve:n,reject:t,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Io(e,null))
return Se(io,n,e,n),n}(o)
t&&(t.inner=r),Mo(o),n.resolve(r)}(s)
case'next':return function(e,n){const t=k(Ao,e)
if(!t)return Lo(n)
if(t.credit<1)return Lo(n),Io(t,new BridgeError('badFrame','"'+t.name+'": the app sent an element that nobody had asked for'))
t.credit--
const o=n.length+ho
t.mean=t.mean?(7*t.mean+o)/8:o
const r=t.takers
if(r)return t.takers=r.next,Ro(t,r,n),t.isDropped&&!t.takers?Io(t,null):Mo(t)
const i={__proto__:null,text:n,next:null}
t.last?t.last.next=i:t.first=i,t.last=i,t.waiting++}(s,c)
case'pull':return function(e,n){const t=k(Go,e),o=(t?t.credit:k(Zo,e)||0)+n,r=o<Yo?o:Yo
t?(t.credit=r,ir(t)):S(wt,e)&&B(Zo,e,r)}(s,fr(c))
case'release':return void T(Jo,s)
case'read':return function(e,n){const t=k(Jo,n)
Mt(e),'object'==typeof t?rr(e,'stream',t):Et(e,'stream',Po('stream'))}(s,fr(c))
case'apply':{const e=lr(c,0)
return function(e,n,t){const o=k(Jo,n)
if(Mt(e),'function'==typeof o)return Ot(e,'function',o,t,!1,'')
Lo(t),Et(e,'function',Po('function'))}(s,fr(_(c,0,e)),_(c,e+1))}case'has':return function(e,n){B(wt,e,-1),Tt(e,n,'',!1,n=>{T(wt,e)&&Wn('done '+e+' '+(void 0!==n))})}(s,dr(c))
case'stream':case'call':{const e=lr(c,0)
return function(e,n,t,r){Mt(e),Tt(e,n,t,r,i=>{if(i)return Ot(e,n,i,t,r,n)
Lo(t),A(gt,e=>e(n)),Et(e,n,new BridgeError('unknownMethod','The page registers no handler for "'+n+'": bridge.handle('+o(n)+', …)'))}),S(ht,e)&&It(e)}(s,dr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function lr(e,n){let t=n
if(34===y(e,n)){for(t++;34!==y(e,t);t++)92===y(e,t)&&t++
return t+1}return t=b(e,' ',n),t<0?e.length:t}function fr(e){const n=+e
if(''!==e&&n>=0&&n<1e16&&n%1==0)return n
throw new BridgeError('badFrame','A line of the app has no number')}const dr=e=>34===y(e,0)?r(e):e
let pr
const wr=new de(e=>{pr=e})
function hr(e,n){return()=>{let t=e.length
for(;t>n&&void 0===e[t-1];)t--
let o='',r=!1
for(let i=n;i<t;i++){let t=Fe(e[i],'args['+(i-n)+']')
y(t,0)===We&&(r=!0,t=_(t,1)),o+=(i>n?',':'')+t}return(r?'~[':'[')+o+']'}}let gr=!1
function br(e){e.isTrusted&&!gr&&(gr=!0,jn&&Je(_n('bye '+jn),()=>{},()=>{}),qn(new BridgeError('documentGone','The page was left; what was called may have run')))}function _r(e){e.isTrusted&&gr&&(gr=!1,Nn())}function yr(){ye(window,'pagehide',br,!0),ye(window,'pageshow',_r,!0),ye(window,'load',zt,!0)}function mr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),mn))return!0
return!1}if(i(window,'__webbridge__',Ne(a(yr))),yr(),mr()){const n=function n(t){const o={__proto__:null,call(e){return tt('call',e,hr(arguments,1),t)},callSync(e){return Qo(e,hr(arguments,1),t)},stream(e){const n=hr(arguments,1)
return so(e,o=>tt('stream',e,n,t,void 0,o))},has:e=>tt('has',e,null,t),native:xo('',(e,n)=>Bo(e,n,t)),expose(n,t,o){!function(n,t,o){if(jt(n),'object'!=typeof t&&'function'!=typeof t||null===t)throw new BridgeError('badArguments','What is exposed as "'+n+'" is not an object')
const r=function(n,t){const o=new x
for(let r=t;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=n+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(jt(s),B(o,s,function(){return e(c,t,arguments)}))}}return o}(n,t)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+n+'" has no methods')
const i=o?.replacing
i&&Pt(n),A(r,(e,n)=>xt(n,i)),A(r,(e,n)=>kt(n,e,o)),B(Lt,n,r)}(n,t,o)},handle(e,n,t){kt(e,n,t)},remove:e=>Pt(e),on:(e,n)=>to(e,n),off(e,n){!function(e,n){const t=k(Yt,e)
t&&A(t,(e,o)=>{void 0!==n&&e!==n||T(t,o)})}(e,n)},emit(e,n){oo(e,n)},with:e=>(function(e){const n=e?.timeout
if(void 0!==n&&('number'!=typeof n||n!=n))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),n({__proto__:null,signal:e&&void 0!==e.signal?e.signal:t.signal,timeout:e&&void 0!==e.timeout?e.timeout:t.timeout})),waitUntil(e){Ft(e)},ready:wr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ne(n))}Nn()
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
