// Of the digest d8f1f27a6c72f713de41265f89052fd12b4f2ca7418d3a359f442800e327185c, by terser 5.16.5.
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
case'function':return Fo(e,'function',n)
case'symbol':Ke(n,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=t;o;o=o.above)o.value===e&&Ke(n,'is cyclic: it is one of the objects that it is in')
r>ze&&Ke(n,'is nested deeper than '+ze)
const i={value:e,above:t}
try{return function(e,n,t){const r=w(e),i=Qt(e,r)
if(i)return Gt(e,i,n)
if(qe(e,r))return Fo(e,'stream',n)
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
i+=(a?',':'')+o(r[a])+':'+t(Qe(e,r[a],n+s),s)}return 1===r.length&&y(r[0],0)===De?'{"$object":{'+i+'}}':'{'+i+'}'}const Ze=(e,n)=>'{"$bytes":'+(Do?.mayUpload&&X(e)>an?function(e,n){const t=X(e)
if(Do.size+t>configuration.queuedBytes)throw new BridgeError('overLimit',n+' has '+t+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Do.size+=t
const o={__proto__:null,number:++sn,bytes:new V(e),next:null}
return Do.lastUpload?Do.lastUpload.next=o:Do.uploads=o,Do.lastUpload=o,o.number}(e,n):'"'+Xe(e)+'"')+'}'
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
case'$bytes':return'number'==typeof n?function(e){const n=k(po,e)
if(!n)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(po,e),n}(n):function(e){const n=q(e),t=new V(n.length)
for(let e=0;e<n.length;e++)t[e]=y(n,e)
return t}(n)
case'$blob':return function(e){const{ref:n,size:t,type:o,name:r,key:c}=e,u=Vo('blob',n)
if(Po)return Ho(u)
const l={__proto__:Vt},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+n:void 0,d=()=>Zt(u,()=>xo(eo(l,u,f,t),t)),p={__proto__:null,size:t,type:o,name:r,url:f,stream:()=>eo(l,u,f,t),bytes:()=>d(),arrayBuffer:()=>Xt(d(),e=>Z(e)),text:()=>Xt(d(),e=>le(new ue,e)),blob:()=>Xt(d(),e=>void 0===r?new Y(Yt(e),{__proto__:null,type:o}):new ee(Yt(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ne(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Ut,l,{__proto__:null,size:t,type:o,name:r}),Qo(l,u)}(n)
case'$map':{const e=new x
for(let t=0;t<n.length;t++)B(e,en(n[t][0]),en(n[t][1]))
return e}case'$set':{const e=new I
for(let t=0;t<n.length;t++)J(e,en(n[t]))
return e}case'$object':{const e=s(n)[0]
return n[e]=en(n[e]),n}case'$function':return function(e){const n=Vo('function',e)
return Po?Ho(n):Qo(function(){const t=arguments,o=qo(n)
return o?new de((e,n)=>n(o)):rt('apply','function',br(t,0),Go,e)},n)}(n)
case'$stream':return function(e){const n=Vo('stream',e)
if(Po)return Ho(n)
const t={__proto__:null}
return i(t,ve,Ne(()=>uo('stream',t=>{const o=qo(n)
if(o)throw o
return rt('read','stream',null,Go,e,t)},t))),Qo(t,n)}(n)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(n[0],e[n[0]])
for(let t=0;t<n.length;t++)e[n[t]]=en(e[n[t]])
return e}const nn=262144,tn=1048576
let on=''!==configuration.bytesURL&&void 0!==ae,rn=!1,an=on?65536:1048576,sn=0,cn=null,un=null,ln=0
function fn(n){const t=jn
for(let o=n.uploads;o;o=o.next){n.posts++
const r=e=>{t!==jn||Tn||(n.posts--,e||(n.isText=!0),pn(),lr())}
Je(e(ae,window,[configuration.bytesURL+Sn+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{rn=!0,r(se(e))},()=>{dn(t),r(!1)})}}function dn(e){e!==jn||Tn||rn||(on=!1,an=1048576)}function pn(){for(;xn&&cn;){if(on&&!cn.isText){if(cn.posts>0)return}else{if(An.length>=tn)return
if(!hn(cn))continue}Fn(wn())}}function wn(){const{text:e,size:n}=cn
return cn=cn.next,cn||(un=null),ln-=n,e}function hn(e){const n=e.uploads
if(!n)return!0
const{bytes:t,number:o}=n,r=e.offset,i=X(t)-r,a=i<nn?i:nn
return Fn('\nbytes '+o+' '+r+' "'+Xe(new V(Z(t),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=n.next,e.offset=0),!e.uploads}const gn=window.webkit.messageHandlers,bn=gn[configuration.handler],_n=bn.postMessage,yn=n=>e(_n,bn,[n]),mn=window.top===window,vn=mn&&'file:'===window.location.protocol?'file://':window.origin
let jn=0,xn='',kn='',Bn='',Sn='',Tn=null,An='',Mn=0,Rn=0,On=!1,Nn=0,In=new x
function Jn(){const e=++jn
xn='',Tn=null,Bn=En(),Mn=Rn=Nn=0,In=new x
const n='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(vn)+',"url":'+o(window.location.href)+',"main":'+mn+',"key":"'+Bn+'"}'
Un(yn(n),e,e=>{if(0!==b(e,'welcome '))return qn(e)
const n=b(e,' ',8)
xn=_(e,8,n),kn='batch '+xn+' ',Sn=_(e,n+1),hr(),function(){for(let e=cn;on&&e;e=e.next)fn(e)
pn()}(),Kn('park')})}const En=()=>_(configuration.secret,16)+$n(4294967296*H())+$n(W(new $)),$n=e=>_(D(4294967296+(e>>>0),16),1)
function Wn(e,n,t){if(t.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+n+'" has '+t.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return t}function Dn(e,n){Wn('What goes to',e,n)
const t=An.length+ln
if(t+n.length+(Do?Do.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+t+' characters and bytes wait for the app already; it does not come for them')}function zn(e){un?function(e){un.text+='\n'+e,un.size+=e.length+1,ln+=e.length+1}(e):Fn('\n'+e)}function Fn(e){An+=e,On||Nn>0||!xn||(On=!0,he(Ln))}function Ln(){On=!1,xn&&0===Nn&&Pn()}function Pn(){An&&(Nn++,Kn('batch'))}function Kn(e){const n=e+' '+(xn||Bn)+' '+ ++Mn+An
An='',Un(yn(n),jn,n=>{'batch'===e&&Nn--,(''===n||function(e){const n=b(e,'\n'),t=n<0?e:_(e,0,n)
if(0!==b(t,kn))return qn(e)
const o=+_(t,kn.length)
if(o===Rn+1&&0===M(In))return Rn++,Vn(e,t.length+1),!Tn
B(In,o,_(e,t.length))
for(let e;void 0!==(e=k(In,Rn+1));)T(In,++Rn),Vn(e,1)
return M(In)>(Nn>1?Nn+1:2)?(Gn(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Oe(Ee(Tn)),!1):!Tn}(n))&&('park'===e?Cn(4,jn):Ln())}),pn(),lr()}function Cn(e,n){n!==jn||Tn||(e>0&&xt()?he(()=>Cn(e-1,n)):(yt++,mt=0,Kn('park')))}function Un(e,n,t){Je(e,e=>{n!==jn||Tn||('string'==typeof e?t(e):Qn())},()=>{n!==jn||Tn||Qn()})}function Vn(e,n){for(;n<e.length;){let t=b(e,'\n',n)
t<0&&(t=e.length),Hn(_(e,n,t),!1),n=t+1}}function Hn(e,n){try{fr(e,n)}catch(e){Oe(e)}}function qn(e){return 0===b(e,'end ')?Gn($e(_(e,4))):Qn(),!1}function Qn(){Gn(new BridgeError('detached','The app took the bridge away'))}function Gn(e){var n
Tn=e,xn=An='',cn=un=null,ln=0,lo=fo=null,go=0,po=new x,A(wo,(e,n)=>{T(wo,n)}),function(e){A(Zn,(n,t)=>{ct(t),n.reject(new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),function(e){A(Ro,n=>{Jo(n,new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),n=e,A(gt,(e,t)=>zt(t,n)),$o=new x}const Zn=new x
let Xn=0,Yn=0,et=1/0
const nt=/^[A-Za-z0-9_$.-]+$/
let tt=new x
function ot(e){let n=k(tt,e)
if(void 0!==n)return n
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return n=v(nt,e)?e:o(e),M(tt)>1e3&&(tt=new x),B(tt,e,n),n}function rt(e,n,t,o,r,i){return new de((a,s)=>zn(zo(()=>{const c=' '+(void 0===r?ot(n):r)+(t?' '+t():'')
if(Tn)throw Ee(Tn)
const u=void 0!==i&&!0===i.isLoad
if(u||Dn(n,c),!u&&M(Zn)>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+n+'": '+M(Zn)+' calls are unanswered already')
const{signal:l}=o
at(n,o)
const f=++Xn,d={name:n,resolve:a,reject:s,deadline:U()+it(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(wo,f,!0)),l&&function(e,n,t){t.abort=()=>ut(n,st(t.name,e)),ye(e,'abort',t.abort)}(l,f,d),B(Zn,f,d),d.deadline<et&&lt(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+Ao:'')})))}function it(e){return e.timeout??configuration.timeout??1/0}function at(e,n){if(n.signal&&n.signal.aborted)throw st(e,n.signal)
if(it(n)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const st=(e,n)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:n.reason})
function ct(e){const n=k(Zn,e)
if(n)return T(Zn,e),n.abort&&me(n.signal,'abort',n.abort),n}function ut(e,n){const t=ct(e)
t&&(t.reject(n),zn('cancel '+e))}function lt(e){_e(Yn),et=e
const n=e-U()
Yn=be(ft,n<0?0:n>2147483647?2147483647:n)}function ft(){et=1/0
const e=U()
let n=1/0
A(Zn,(t,o)=>{t.deadline<=e?ut(o,new BridgeError('timedOut','"'+t.name+'" was not answered in time; it may have run')):t.deadline<n&&(n=t.deadline)}),n!==1/0&&lt(n>e+5?n:e+5)}class dt{#e=null
#n
constructor(e){i(this,'name',Ne(e)),a(this)}get signal(){return this.#e||(this.#e=new Ae,this.#n&&Me(this.#e,this.#n)),Re(this.#e)}static abort(e,n){e.#n=n,e.#e&&Me(e.#e,n)}}const pt=dt.abort
i(dt.prototype,'constructor',Ne(void 0)),a(dt.prototype)
const wt=new x,ht=new x,gt=new x,bt=new x,_t=new x
let yt=0,mt=0,vt=!1,jt=0
const xt=()=>mt>0
function kt(e){if(ot(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Bt(e,n){if(S(ht,e)&&!n)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function St(e,n,t){if(kt(e),'function'!=typeof n)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
Bt(e,t?.replacing),B(ht,e,n),A(bt,(t,o)=>{t.name===e&&(T(bt,o),t.begin(n))})}let Tt=()=>{}
const At=(e,n)=>k(ht,e)||Tt(e,n)
function Mt(e,n,t,o,r){const i=At(n,o)
i?r(i):vt&&0===jt?r(void 0):B(bt,e,{name:n,payload:t,mayStream:o,begin:r})}function Rt(){A(bt,(e,n)=>{const t=At(e.name,e.mayStream)
t&&(T(bt,n),e.begin(t))})}function Ot(e){B(gt,e,yt),mt++}const Nt=e=>{const n=l(e)
return n===ke||n===xe}
function It(n,t,o,r,i,a){const s=new dt(a)
let c,u
try{if(!i&&Nt(o))return Ko(r),Jt(n,t,a)
c=e(o,s,Ye(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Wt(n,t,e)}if('object'==typeof c&&null!==c&&B(wt,n,s),'function'!=typeof u)return $t(n,t,c,i,a)
Je(new de(e=>e(c)),e=>$t(n,t,e,i,a),e=>Wt(n,t,e))}const Jt=(e,n,t)=>Wt(e,n,new BridgeError('isStream',t?'"'+n+'" is a stream. Read it with bridge.stream("'+n+'")':'The function returned a stream. Let it return an object that holds it'))
function Et(e){k(gt,e)===yt&&(B(gt,e,-1),mt--)}function $t(e,n,t,o,r){let i
try{if('object'==typeof t&&null!==t&&qe(t,w(t)))return o?ar(e,n,t):(ir(t),Jt(e,n,r))
if(!S(gt,e))return
i=zo(()=>Wn('The result of',n,Fe(t,'result')))}catch(t){return t instanceof BridgeError&&'overLimit'===t.code?Wt(e,n,t):Wt(e,n,new BridgeError('badResult','What "'+n+'" returned: '+(t instanceof BridgeError?t.message:m(t))))}Dt('done ',e,i)}const Wt=(e,n,t)=>Dt('fail ',e,function(e,n){let t,r,i='thrown',a=''
try{n instanceof BridgeError?(i=n.code,t=m(n.message),void 0!==n.data&&(a=Fe(n.data,'data'))):n instanceof we?t='"'+e+'" threw '+m(n.name)+': '+m(n.message):(t='"'+e+'" threw '+m(n),a=Fe(n,'data')),n instanceof we&&void 0!==n.stack&&(r=m(n.stack))}catch(n){void 0===t&&(t='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===We
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(t)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(n,t))
function Dt(e,n,t){S(gt,n)&&(Et(n),T(gt,n),T(wt,n),T(Yo,n),zn(e+n+' '+t))}function zt(e,n){Et(e),T(gt,e)
const t=k(bt,e)
T(bt,e),t&&Ko(t.payload),T(Yo,e),function(e,n){const t=k(wt,e)
t&&(T(wt,e),pt(t,n))}(e,n),function(e){const n=k(Xo,e)
n&&(T(Xo,e),rr(n.source))}(e)}function Ft(){!vt||jt>0||(Rt(),A(bt,(e,n)=>{T(bt,n),e.begin(void 0)}))}function Lt(){vt=!0,Ft()}function Pt(e){jt++
const n=()=>{jt--,Ft()}
Je(new de(n=>n(e)),n,n)}const Kt=new x
function Ct(e){const n=k(Kt,e)
return n?(T(Kt,e),A(n,(e,n)=>{k(ht,n)===e&&T(ht,n)}),!0):T(ht,e)}const Ut=new R,Vt=a({__proto__:null}),Ht=1048576
function qt(e,n){const t='[object File]'===n
if(t||'[object Blob]'===n)try{return{__proto__:null,size:ne(e),type:te(e),name:t?ie(e):void 0}}catch(e){return}}const Qt=(e,n)=>qt(e,n)||O(Ut,e),Gt=(e,n,t)=>'{"$blob":{"ref":'+Lo(e,'blob',t)+',"size":'+n.size+',"type":'+o(n.type)+(void 0===n.name?'':',"name":'+o(n.name))+'}}'
function Zt(e,n){const t=qo(e)
return t?new de((e,n)=>n(t)):n()}const Xt=(e,n)=>new de((t,o)=>{Je(e,e=>{try{t(n(e))}catch(e){o(e)}},o)}),Yt=e=>({__proto__:null,[je](){let n=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:n=!n})}}})
function eo(e,n,t,o){let r=0,i=null
const a=()=>(i||(i=vo(n.ref,e,!1)),i.next())
return co(()=>Zt(n,()=>{if(i||!t||!on)return a()
if(r>=o)return new de(e=>e(Io(void 0)))
const e=r
return r+=Ht,new de((n,i)=>{Je(mo(t+'?'+e+'-'+(r<o?r:o)),e=>n({value:e,done:!1}),t=>{if(e>0)return i(t)
n(a())})})}),()=>{r=o,i&&i.return()})}const no=new x
let to=0
const oo=new x
function ro(e,n){if(ot(e),'function'!=typeof n)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let t=k(no,e)
t||B(no,e,t=new x)
const o=++to
return B(t,o,n),()=>{T(t,o)}}function io(e,n){const t=zo(()=>{const t='note '+ot(e)+' '+Fe(n,'value')
return Dn(e,t),t},!1)
Tn||zn(t)}function ao(n,t,o){try{return e(n,t,o)}catch(e){Oe(e)}}const so=new Be(e=>{e.takers?e.isDropped=!0:Eo(e,null)})
function co(e,n){const t={__proto__:null,next:e,return:e=>(n(),new de(n=>n(Io(e)))),throw:e=>(n(),new de((n,t)=>t(e)))}
return i(t,ve,Ne(()=>t)),a(t)}function uo(e,n,t){const o={__proto__:null,id:0,inner:null,owner:t}
let r=null,i=!1
return co(()=>o.inner?o.inner.next():new de((t,a)=>{if(i)return t(Io(void 0))
r||(r=new de((t,r)=>{Je(n(o),()=>{if(o.owner=null,o.inner)return t(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Je(r,e=>t(e.next()),e=>{if(i)return t(Io(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&ut(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let lo=null,fo=null,po=new x
const wo=new x
function ho(e){fo?fo.next=e:lo=e,fo=e}let go=0,bo=0
function _o(e){ho({__proto__:null,line:e,size:go,isReady:!0,next:null}),go=0}function yo(e,n){if(null===fo||'load'===e)return!1
switch(e){case'open':case'next':return!S(wo,n)
case'done':case'fail':return!T(wo,n)
default:return!0}}function mo(n){const t=jn
return new de((o,r)=>{Je(e(ae,window,[n,{__proto__:null,credentials:'omit'}]),e=>{if(rn=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Je(ce(e),e=>o(new V(e)),r)},e=>{dn(t),r(e)})})}const vo=(e,n,t)=>uo('blob',n=>(n.isLoad=t,rt('read','blob',null,jo,e,n)),n),jo=a({__proto__:null,timeout:1/0})
function xo(e,n){return new de((t,o)=>{const r=new V(n)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Je(e.next(),e=>{if(e.done)return i===n?t(r):a()
const o=i+X(e.value)
if(o>n)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const ko=a(function(){})
function Bo(e,n){return new p(ko,{__proto__:null,get:(t,o)=>'string'!=typeof o||'then'===o?void 0:Bo(e?e+'.'+o:o,n),apply:(t,o,r)=>n(e,r),has:()=>!1,set:So,defineProperty:So,deleteProperty:So,construct:So})}function So(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function To(e,n,t){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=rt('stream',e,br(n,0),t,void 0,o)
return i(r,ve,Ne(()=>uo(e,e=>(e.id=o.id,new de((n,t)=>Je(r,t=>{e.inner=o.inner,n(t)},t)))))),r}const Ao=4,Mo=1<<20,Ro=new x
function Oo(e){if(e.hasEnded)return
const n=function(e){const n=configuration.streamWindow
let t=e.mean?Mo/e.mean:Ao
t=t<1?1:t>n?n:t-t%1
const o=e.waiting+e.credit
return o<=t/2?t-o:0}(e)
n>0&&(e.credit+=n,zn('pull '+e.id+' '+n))}function No(e,n,t){let o
try{o=Ye(t)}catch(t){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Eo(e,null),n.reject(o)}n.resolve({value:o,done:!1})}const Io=e=>({value:e,done:!0})
function Jo(e,n){T(Ro,e.id),e.hasEnded=!0,e.abort&&me(e.signal,'abort',e.abort),e.error=n
for(let n=e.takers;n;n=n.next)e.error?n.reject(e.error):n.resolve(Io(void 0)),e.error=null
e.takers=null}function Eo(e,n){for(let n=e.first;n;n=n.next)Ko(n.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Jo(e,n),zn('cancel '+e.id))}let $o=new x,Wo=0,Do=null
function zo(e,n=!0,t=!0){const o=Do,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:n,mayUpload:t&&!o}
Do=r
try{const n=e()
return r.uploads&&!Tn&&function(e,n){const t={__proto__:null,uploads:e,size:n,posts:0,isText:!1,offset:0,text:'',next:null}
un?un.next=t:cn=t,un=t,ln+=n,xn&&on?fn(t):pn()}(r.uploads,r.size),n}catch(e){throw r.refs&&A(r.refs,(e,n)=>{T($o,n)}),e}finally{Do=o}}const Fo=(e,n,t)=>'{"$'+n+'":'+Lo(e,n,t)+'}'
function Lo(e,n,t){if(Do&&Do.mayRefer||Ke(t,'is a '+n+', which only arguments, results and elements of streams can carry'),M($o)>=configuration.references)throw new BridgeError('overLimit',t+' is a '+n+', and the app holds '+M($o)+' of this page already')
const o=++Wo
return B($o,o,e),Do.refs||(Do.refs=new x),B(Do.refs,o,!0),o}let Po=!1
function Ko(e){if(y(e,0)===We){Po=!0
try{Ye(e)}catch(e){}Po=!1}}const Co=e=>new BridgeError('unknownMethod','The '+e+' was released'),Uo=new Be(e=>Ho(e)),Vo=(e,n)=>({__proto__:null,kind:e,ref:n,own:jn,isReleased:!1})
function Ho(e){e.isReleased||(e.isReleased=!0,e.own!==jn||Tn||zn('release '+e.ref))}function qo(e){return e.isReleased?Co(e.kind):e.own!==jn?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Qo(e,n){return i(e,'release',Ne(a(()=>{Te(Uo,e),Ho(n)}))),Se(Uo,e,n,e),a(e)}const Go=a({__proto__:null})
function Zo(n,t,o){const r=zo(()=>function(n,t,o){const r='call 0 '+ot(n)+' '+t()
if(Tn)throw Ee(Tn)
Dn(n,r),at(n,o),function(){for(;cn;){for(;!hn(cn););An+=wn()}}(),Pn()
const i=e(ge,window,[configuration.handler,'sync '+Bn+' '+Mn+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+n+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw $e(_(i,4))
return i}(n,t,o),!0,!1)
if(0===b(r,'done 0 '))return Ye(_(r,7))
throw $e(_(r,7))}const Xo=new x,Yo=new x,er=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,nr=9007199254740992
let tr=!1
function or(n){if('[object ReadableStream]'===w(n)){const e=n.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const t=qt(n,w(n))
if(t)return function(e,n){const t=on?Ht:nn
let o=0
return{step(){if(o>=n)return Io(void 0)
const r=oe(e,o,o+=t)
return new de((e,n)=>Je(re(r),n=>e({__proto__:null,value:new V(n),done:!1}),n))},stop(){o=n}}}(n,t.size)
O(Ut,n)&&(n=n.stream())
const o=n[ve],r=e('function'==typeof o?o:n[je],n,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const n=r.return
if('function'==typeof n)return e(n,r,[])}}}function rr(e){try{const n=e.stop()
Je(new de(e=>e(n)),()=>{},Oe)}catch(e){Oe(e)}}function ir(e){try{rr(or(e))}catch(e){Oe(e)}}function ar(e,n,t){if(!S(gt,e))return ir(t)
let o
try{o=or(t)}catch(t){return Wt(e,n,t)}const r={__proto__:null,id:e,name:n,source:o,credit:k(Yo,e)||0,isBusy:!1}
T(Yo,e),Et(e),B(Xo,e,r),zn('open '+e),sr(r)}function sr(e){for(;!e.isBusy&&e.credit>0&&S(Xo,e.id);){if(An.length+ln>=er)return void(tr=!0)
let n,t
try{n=e.source.step(),t='object'==typeof n&&null!==n&&n.then}catch(n){return ur(e,n)}'function'==typeof t?(e.isBusy=!0,Je(new de(e=>e(n)),n=>{e.isBusy=!1,cr(e,n),sr(e)},n=>ur(e,n))):cr(e,n)}}function cr(e,n){if(!S(Xo,e.id))return
const{id:t,name:o}=e
let r
try{if(n.done)return T(Xo,t),Dt('done ',t,'~{"$undefined":1}')
r=zo(()=>Wn('An element of',o,Fe(n.value,'element')))}catch(n){return ur(e,n instanceof BridgeError&&'badArguments'===n.code?new BridgeError('badResult','What "'+o+'" gave: '+n.message):n),rr(e.source)}e.credit--,zn('next '+t+' '+r)}function ur(e,n){T(Xo,e.id)&&Wt(e.id,e.name,n)}function lr(){tr&&(tr=!1,A(Xo,sr))}function fr(e,n){const t=b(e,' '),r=_(e,0,t)
if('note'===r){if(!n&&yo(r,0))return _o(e)
const o=dr(e,t+1)
return function(e,n){const t=k(no,e),o=t?M(t):0
if(o+M(oo)===0)return Ko(n)
const r=Ye(n)
o>0&&A(t,e=>{ao(e,void 0,[r])}),A(oo,n=>{ao(n,void 0,[e,r])})}(wr(_(e,t+1,o)),_(e,o+1))}const i=b(e,' ',t+1),a=i<0?e.length:i,s=pr(_(e,t+1,a)),c=_(e,a+1)
if(!n&&yo(r,s))return _o(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,n,t){const o={__proto__:null,line:'',isReady:!1,next:null},r=jn
ho(o),go+=n
const i=t=>{r!==jn||Tn||(o.isReady=!0,t&&X(t)===n&&B(po,e,t),zn('release '+e),function(){for(;lo&&lo.isReady;){const{line:e,size:n}=lo
lo=lo.next,lo||(fo=null),e&&(bo=n,Hn(e,!0),bo=0)}}())},a=()=>Je(xo(vo(e,null,!0),n),i,()=>i(null))
if(!on)return a()
Je(mo(configuration.bytesURL+t+'/'+e),i,()=>{r!==jn||Tn||a()})}(s,pr(_(c,0,e)),_(c,e+1))}case'done':return function(e,n){const t=ct(e)
if(!t){const t=k(Ro,e)
return t&&Jo(t,null),Ko(n)}try{t.resolve(Ye(n))}catch(e){t.reject(new BridgeError('badFrame','The answer of "'+t.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,n){const t=ct(e)
if(t)return t.reject($e(n))
const o=k(Ro,e)
o&&Jo(o,$e(n))}(s,c)
case'cancel':return zt(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const n=k(Zn,e)
if(!n||!n.isStream)return
ct(e)
const t=n.control,o={__proto__:null,id:e,name:n.name,credit:t?.isPatient?0:Ao,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:n.signal,abort:null}
B(Ro,e,o),o.signal&&(o.abort=()=>Eo(o,st(o.name,o.signal)),ye(o.signal,'abort',o.abort))
const r=function(e){const n=co(()=>function(e){return new de((n,t)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,No(e,{__proto__:null,resolve:n,reject:t},o.text),Oo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?t(o):n(Io(void 0))}const r={__proto__:null,resolve:n,reject:t,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Eo(e,null))
return Se(so,n,e,n),n}(o)
t&&(t.inner=r),Oo(o),n.resolve(r)}(s)
case'next':return function(e,n){const t=k(Ro,e)
if(!t)return Ko(n)
if(t.credit<1)return Ko(n),Eo(t,new BridgeError('badFrame','"'+t.name+'": the app sent an element that nobody had asked for'))
t.credit--
const o=n.length+bo
t.mean=t.mean?(7*t.mean+o)/8:o
const r=t.takers
if(r)return t.takers=r.next,No(t,r,n),t.isDropped&&!t.takers?Eo(t,null):Oo(t)
const i={__proto__:null,text:n,next:null}
t.last?t.last.next=i:t.first=i,t.last=i,t.waiting++}(s,c)
case'pull':return function(e,n){const t=k(Xo,e),o=(t?t.credit:k(Yo,e)||0)+n,r=o<nr?o:nr
t?(t.credit=r,sr(t)):S(gt,e)&&B(Yo,e,r)}(s,pr(c))
case'release':return void T($o,s)
case'read':return function(e,n){const t=k($o,n)
Ot(e),'object'==typeof t?ar(e,'stream',t):Wt(e,'stream',Co('stream'))}(s,pr(c))
case'apply':{const e=dr(c,0)
return function(e,n,t){const o=k($o,n)
if(Ot(e),'function'==typeof o)return It(e,'function',o,t,!1,'')
Ko(t),Wt(e,'function',Co('function'))}(s,pr(_(c,0,e)),_(c,e+1))}case'has':return function(e,n){B(gt,e,-1),Mt(e,n,'',!1,n=>{T(gt,e)&&zn('done '+e+' '+(void 0!==n))})}(s,wr(c))
case'stream':case'call':{const e=dr(c,0)
return function(e,n,t,r){Ot(e),Mt(e,n,t,r,i=>{if(i)return It(e,n,i,t,r,n)
Ko(t),A(_t,e=>e(n)),Wt(e,n,new BridgeError('unknownMethod','The page registers no handler for "'+n+'": bridge.handle('+o(n)+', …)'))}),S(bt,e)&&Et(e)}(s,wr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function dr(e,n){let t=n
if(34===y(e,n)){for(t++;34!==y(e,t);t++)92===y(e,t)&&t++
return t+1}return t=b(e,' ',n),t<0?e.length:t}function pr(e){const n=+e
if(''!==e&&n>=0&&n<1e16&&n%1==0)return n
throw new BridgeError('badFrame','A line of the app has no number')}const wr=e=>34===y(e,0)?r(e):e
let hr
const gr=new de(e=>{hr=e})
function br(e,n){return()=>{let t=e.length
for(;t>n&&void 0===e[t-1];)t--
let o=''
for(let r=n;r<t;r++){const i=Le(e[r])
if(void 0===i)return'~'+_r(e,n,t)
o+=(r>n?',':'')+i}return'['+o+']'}}function _r(e,n,t){let o=''
for(let r=n;r<t;r++)o+=(r>n?',':'')+Ue(e[r],'args['+(r-n)+']',null,0)
return'['+o+']'}let yr=!1
function mr(e){e.isTrusted&&!yr&&(yr=!0,xn&&Je(yn('bye '+xn),()=>{},()=>{}),Gn(new BridgeError('documentGone','The page was left; what was called may have run')))}function vr(e){e.isTrusted&&yr&&(yr=!1,Jn())}function jr(){ye(window,'pagehide',mr,!0),ye(window,'pageshow',vr,!0),ye(window,'load',Lt,!0)}function xr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),vn))return!0
return!1}if(i(jr,'handlers',Ne(gn)),i(window,'__webbridge__',Ne(a(jr))),jr(),xr()){const n=function n(t){const o={__proto__:null,call(e){return rt('call',e,br(arguments,1),t)},callSync(e){return Zo(e,br(arguments,1),t)},stream(e){const n=br(arguments,1)
return uo(e,o=>rt('stream',e,n,t,void 0,o))},has:e=>rt('has',e,null,t),native:Bo('',(e,n)=>To(e,n,t)),expose(n,t,o){!function(n,t,o){if(kt(n),'object'!=typeof t&&'function'!=typeof t||null===t)throw new BridgeError('badArguments','What is exposed as "'+n+'" is not an object')
const r=function(n,t){const o=new x
for(let r=t;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=n+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(kt(s),B(o,s,function(){return e(c,t,arguments)}))}}return o}(n,t)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+n+'" has no methods')
const i=o?.replacing
i&&Ct(n),A(r,(e,n)=>Bt(n,i)),A(r,(e,n)=>St(n,e,o)),B(Kt,n,r)}(n,t,o)},handle(e,n,t){St(e,n,t)},remove:e=>Ct(e),on:(e,n)=>ro(e,n),off(e,n){!function(e,n){const t=k(no,e)
t&&A(t,(e,o)=>{void 0!==n&&e!==n||T(t,o)})}(e,n)},emit(e,n){io(e,n)},with:e=>(function(e){const n=e?.timeout
if(void 0!==n&&('number'!=typeof n||n!=n))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),n({__proto__:null,signal:e&&void 0!==e.signal?e.signal:t.signal,timeout:e&&void 0!==e.timeout?e.timeout:t.timeout})),waitUntil(e){Pt(e)},ready:gr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ne(n))}Jn()
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
