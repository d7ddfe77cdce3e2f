// Of the digest ca06f1f6d8b9a67c5a6595c5d1e3662dacfa9ec5f5750526db03782735ecd813, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const e=Reflect.apply,t=t=>(n,o,r,i)=>e(t,n,[o,r,i]),n=(e,n)=>t(u(e.prototype,n).get),o=JSON.stringify,r=JSON.parse,i=Object.defineProperty,a=Object.freeze,s=Object.keys,c=Object.getOwnPropertyNames,u=Object.getOwnPropertyDescriptor,l=Object.getPrototypeOf,f=Object.prototype,d=Function.prototype,p=Proxy,w=t(Object.prototype.toString),h=Array.isArray,g=ArrayBuffer.isView,b=t(String.prototype.indexOf),_=t(String.prototype.slice),y=t(String.prototype.charCodeAt),m=String,v=t(RegExp.prototype.exec),j=String.fromCharCode,x=Map,k=t(Map.prototype.get),B=t(Map.prototype.set),S=t(Map.prototype.has),T=t(Map.prototype.delete),A=t(Map.prototype.forEach),M=n(Map,'size'),R=WeakMap,O=t(WeakMap.prototype.get),N=t(WeakMap.prototype.set),I=Set,J=t(Set.prototype.add),E=t(Set.prototype.forEach),z=Date,$=t(Date.prototype.getTime),W=t(Number.prototype.toString),D=t(Number.prototype.valueOf),F=t(String.prototype.valueOf),L=t(Boolean.prototype.valueOf),P=t(BigInt.prototype.valueOf),K=window.performance,C=K.now,U=()=>e(C,K,[]),V=Uint8Array,H=Math.random,q=window.atob,Q=window.btoa,G=t(V.prototype.set),Z=n(l(V),'buffer'),X=n(l(V),'length'),Y=window.Blob,ee=window.File,te=n(Y,'size'),ne=n(Y,'type'),oe=t(Y.prototype.slice),re=t(Y.prototype.arrayBuffer),ie=n(ee,'name'),ae=window.fetch,se=window.Response&&n(Response,'ok'),ce=window.Response&&t(Response.prototype.arrayBuffer),ue=TextDecoder,le=t(ue.prototype.decode),fe=BigInt,de=Promise,pe=t(Promise.prototype.then),we=Error,he=window.queueMicrotask,ge=window.prompt,be=window.setTimeout,_e=window.clearTimeout,ye=t(EventTarget.prototype.addEventListener),me=t(EventTarget.prototype.removeEventListener),ve=Symbol.asyncIterator,je=Symbol.iterator,xe=l(function*(){}),ke=l(async function*(){}),Be=FinalizationRegistry,Se=t(Be.prototype.register),Te=t(Be.prototype.unregister),Ae=AbortController,Me=t(Ae.prototype.abort),Re=n(Ae,'signal'),Oe=window.reportError||(e=>be(()=>{
throw e},0)),Ne=e=>({__proto__:null,value:e}),Ie=a(Ne(void 0))
function Je(e,t,n){i(e,'constructor',Ie),pe(e,t,n)}class BridgeError extends we{constructor(e,t,n){super(t),i(this,'name',Ne('cancelled'===e?'AbortError':'BridgeError')),i(this,'code',Ne(m(e))),void 0!==n?.data&&i(this,'data',Ne(n.data)),void 0!==n?.cause&&i(this,'cause',Ne(n.cause))}}a(BridgeError.prototype),a(BridgeError)
const Ee=e=>new BridgeError(e.code,e.message,{data:e.data})
function ze(e){return Ee(et(e))}function $e(){let e=new x
const t=new x
let n=0
const o=o=>o>n?e:t,r=e=>k(o(e),e)
return{__proto__:null,get:r,add(r,i){B(o(r),r,i),M(e)<=4096||(A(e,(e,o)=>{B(t,o,e),o>n&&(n=o)}),e=new x)},take(e){const t=r(e)
return T(o(e),e),t},size:()=>M(e)+M(t),each(n){A(t,n),A(e,n)}}}const We=126,De=36,Fe=500
function Le(e,t){const n=Pe(e)
return void 0===n?'~'+Ve(e,t,null,0):n}function Pe(e){try{return Ke(e,0)?o(e):void 0}catch(e){return}}function Ke(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>Fe||void 0!==e[ve]||void 0!==e.toJSON)return!1
if(h(e)){for(let n=0;n<e.length;n++)if(!Ke(e[n],t+1))return!1
return!0}const n=l(e)
if(n!==f&&null!==n)return!1
for(const n in e)if(!Ke(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const Ce=(e,t,n)=>{const o=e.length>100?_(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+t,{cause:n})}
function Ue(e,t){if(t instanceof BridgeError)throw t
let n=''
try{n=': '+m(t)}catch(e){}Ce(e,'cannot be read'+n,t)}function Ve(e,t,n,r){switch(typeof e){case'string':case'boolean':return o(e)
case'number':return He(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return Fo(e,'function',t)
case'symbol':Ce(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&Ce(t,'is cyclic: it is one of the objects that it is in')
r>Fe&&Ce(t,'is nested deeper than '+Fe)
const i={value:e,above:n}
try{return function(e,t,n){const r=w(e),i=Qn(e,r)
if(i)return Gn(e,i,t)
if(Qe(e,r))return Fo(e,'stream',t)
if('[object Date]'!==r&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(h(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Ge(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const a=l(e)
if(a===f||null===a)return Ze(e,t,n)
if(g(e))return Xe(new V(e.buffer,e.byteOffset,e.byteLength),t)
switch(r){case'[object ArrayBuffer]':return Xe(new V(e),t)
case'[object Date]':{const t=$(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return A(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+qe(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return E(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return He(D(e))
case'[object String]':return o(F(e))
case'[object Boolean]':return o(L(e))
case'[object BigInt]':return'{"$int":"'+P(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+o(m(e.name))+',"message":'+o(m(e.message))+'}'
case'[object Object]':return Ze(e,t,n)
case'[object Promise]':Ce(t,'is a Promise: await it first')}return Ce(t,'is '+_(r,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>Ve(e,t+n,i,r+1))}catch(e){return Ue(t,e)}}function He(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':o(e)}const qe=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:m(e),Qe=(e,t)=>'function'==typeof e[ve]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[je]
function Ge(e,t,n){try{return e[t]}catch(e){return Ue(n,e)}}function Ze(e,t,n){const r=s(e)
let i=''
for(let a=0;a<r.length;a++){const s='.'+r[a]
i+=(a?',':'')+o(r[a])+':'+n(Ge(e,r[a],t+s),s)}return 1===r.length&&y(r[0],0)===De?'{"$object":{'+i+'}}':'{'+i+'}'}const Xe=(e,t)=>'{"$bytes":'+(Wo?.mayUpload&&X(e)>at?function(e,t){const n=X(e)
if(Wo.size+n>configuration.queuedBytes)throw new BridgeError('overLimit',t+' has '+n+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Wo.size+=n
const o={__proto__:null,number:++st,bytes:new V(e),next:null}
return Wo.lastUpload?Wo.lastUpload.next=o:Wo.uploads=o,Wo.lastUpload=o,o.number}(e,t):'"'+Ye(e)+'"')+'}'
function Ye(e){const t=X(e)
let n=''
for(let o=0;o<t;o++)n+=j(e[o])
return Q(n)}function et(e){return y(e,0)===We?tt(r(_(e,1))):r(e)}function tt(e){if('object'!=typeof e||null===e)return e
if(h(e)){for(let t=0;t<e.length;t++)e[t]=tt(e[t])
return e}const t=s(e)
if(1===t.length&&y(t[0],0)===De)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return fe(t)
case'$date':return new z(t)
case'$bytes':return'number'==typeof t?function(e){const t=k(po,e)
if(!t)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(po,e),t}(t):function(e){const t=q(e),n=new V(t.length)
for(let e=0;e<t.length;e++)n[e]=y(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:r,key:c}=e,u=Vo('blob',t)
if(Po)return Ho(u)
const l={__proto__:Vn},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+t:void 0,d=()=>Zn(u,()=>xo(eo(l,u,f,n),n)),p={__proto__:null,size:n,type:o,name:r,url:f,stream:()=>eo(l,u,f,n),bytes:()=>d(),arrayBuffer:()=>Xn(d(),e=>Z(e)),text:()=>Xn(d(),e=>le(new ue,e)),blob:()=>Xn(d(),e=>void 0===r?new Y(Yn(e),{__proto__:null,type:o}):new ee(Yn(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ne(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Un,l,{__proto__:null,size:n,type:o,name:r}),Qo(l,u)}(t)
case'$map':{const e=new x
for(let n=0;n<t.length;n++)B(e,tt(t[n][0]),tt(t[n][1]))
return e}case'$set':{const e=new I
for(let n=0;n<t.length;n++)J(e,tt(t[n]))
return e}case'$object':{const e=s(t)[0]
return t[e]=tt(t[e]),t}case'$function':return function(e){const t=Vo('function',e)
return Po?Ho(t):Qo(function(){const n=arguments,o=qo(t)
return o?new de((e,t)=>t(o)):rn('apply','function',gr(n,0),Go,e)},t)}(t)
case'$stream':return function(e){const t=Vo('stream',e)
if(Po)return Ho(t)
const n={__proto__:null}
return i(n,ve,Ne(()=>uo('stream',n=>{const o=qo(t)
if(o)throw o
return rn('read','stream',null,Go,e,n)},n))),Qo(n,t)}(t)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=tt(e[t[n]])
return e}const nt=262144,ot=1048576
let rt=''!==configuration.bytesURL&&void 0!==ae,it=!1,at=rt?65536:1048576,st=0,ct=null,ut=null,lt=0
function ft(t){const n=jt
for(let o=t.uploads;o;o=o.next){t.posts++
const r=e=>{n!==jt||Tt||(t.posts--,e||(t.isText=!0),pt(),ur())}
Je(e(ae,window,[configuration.bytesURL+St+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{it=!0,r(se(e))},()=>{dt(n),r(!1)})}}function dt(e){e!==jt||Tt||it||(rt=!1,at=1048576)}function pt(){for(;xt&&ct;){if(rt&&!ct.isText){if(ct.posts>0)return}else{if(At.length>=ot)return
if(!ht(ct))continue}Ft(wt())}}function wt(){const{text:e,size:t}=ct
return ct=ct.next,ct||(ut=null),lt-=t,e}function ht(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=X(n)-r,a=i<nt?i:nt
return Ft('\nbytes '+o+' '+r+' "'+Ye(new V(Z(n),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const gt=window.webkit.messageHandlers,bt=gt[configuration.handler],_t=bt.postMessage,yt=t=>e(_t,bt,[t]),mt=window.top===window,vt=mt&&'file:'===window.location.protocol?'file://':window.origin
let jt=0,xt='',kt='',Bt='',St='',Tt=null,At='',Mt=0,Rt=0,Ot=!1,Nt=0,It=new x
function Jt(){const e=++jt
xt='',Tt=null,Bt=Et(),Mt=Rt=Nt=0,It=new x
const t='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(vt)+',"url":'+o(window.location.href)+',"main":'+mt+',"key":"'+Bt+'"}'
Ut(yt(t),e,e=>{if(0!==b(e,'welcome '))return qt(e)
const t=b(e,' ',8)
xt=_(e,8,t),kt='batch '+xt+' ',St=_(e,t+1),wr(),function(){for(let e=ct;rt&&e;e=e.next)ft(e)
pt()}(),Kt('park')})}const Et=()=>_(configuration.secret,16)+zt(4294967296*H())+zt($(new z)),zt=e=>_(W(4294967296+(e>>>0),16),1)
function $t(e,t,n){if(n.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return n}function Wt(e,t){$t('What goes to',e,t)
const n=At.length+lt
if(n+t.length+(Wo?Wo.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function Dt(e){ut?function(e){ut.text+='\n'+e,ut.size+=e.length+1,lt+=e.length+1}(e):Ft('\n'+e)}function Ft(e){At+=e,Ot||Nt>0||!xt||(Ot=!0,he(Lt))}function Lt(){Ot=!1,xt&&0===Nt&&Pt()}function Pt(){At&&(Nt++,Kt('batch'))}function Kt(e){const t=e+' '+(xt||Bt)+' '+ ++Mt+At
At='',Ut(yt(t),jt,t=>{'batch'===e&&Nt--,(''===t||function(e){const t=b(e,'\n'),n=t<0?e:_(e,0,t)
if(0!==b(n,kt))return qt(e)
const o=+_(n,kt.length)
if(o===Rt+1&&0===M(It))return Rt++,Vt(e,n.length+1),!Tt
B(It,o,_(e,n.length))
for(let e;void 0!==(e=k(It,Rt+1));)T(It,++Rt),Vt(e,1)
return M(It)>(Nt>1?Nt+1:2)?(Gt(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Oe(Ee(Tt)),!1):!Tt}(t))&&('park'===e?Ct(4,jt):Lt())}),pt(),ur()}function Ct(e,t){t!==jt||Tt||(e>0&&xn()?he(()=>Ct(e-1,t)):(yn++,mn=0,Kt('park')))}function Ut(e,t,n){Je(e,e=>{t!==jt||Tt||('string'==typeof e?n(e):Qt())},()=>{t!==jt||Tt||Qt()})}function Vt(e,t){for(;t<e.length;){let n=b(e,'\n',t)
n<0&&(n=e.length),Ht(_(e,t,n),!1),t=n+1}}function Ht(e,t){try{lr(e,t)}catch(e){Oe(e)}}function qt(e){return 0===b(e,'end ')?Gt(ze(_(e,4))):Qt(),!1}function Qt(){Gt(new BridgeError('detached','The app took the bridge away'))}function Gt(e){var t
Tt=e,xt=At='',ct=ut=null,lt=0,lo=fo=null,go=0,po=new x,A(wo,(e,t)=>{T(wo,t)}),function(e){Zt.each((t,n)=>{un(n),t.reject(new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){A(Ro,t=>{Jo(t,new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,gn.each((e,n)=>Dn(n,t)),zo=new x}const Zt=$e()
let Xt=0,Yt=0,en=1/0
const tn=/^[A-Za-z0-9_$.-]+$/
let nn=new x
function on(e){let t=k(nn,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return t=v(tn,e)?e:o(e),M(nn)>1e3&&(nn=new x),B(nn,e,t),t}function rn(e,t,n,o,r,i){return new de((a,s)=>Dt(Do(()=>{const c=' '+(void 0===r?on(t):r)+(n?' '+n():'')
if(Tt)throw Ee(Tt)
const u=void 0!==i&&!0===i.isLoad
if(u||Wt(t,c),!u&&Zt.size()>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+t+'": '+Zt.size()+' calls are unanswered already')
const{signal:l}=o
sn(t,o)
const f=++Xt,d={name:t,resolve:a,reject:s,deadline:U()+an(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(wo,f,!0)),l&&function(e,t,n){n.abort=()=>ln(t,cn(n.name,e)),ye(e,'abort',n.abort)}(l,f,d),Zt.add(f,d),d.deadline<en&&fn(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+Ao:'')})))}function an(e){return e.timeout??configuration.timeout??1/0}function sn(e,t){if(t.signal&&t.signal.aborted)throw cn(e,t.signal)
if(an(t)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const cn=(e,t)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function un(e){const t=Zt.take(e)
return t&&t.abort&&me(t.signal,'abort',t.abort),t}function ln(e,t){const n=un(e)
n&&(n.reject(t),Dt('cancel '+e))}function fn(e){_e(Yt),en=e
const t=e-U()
Yt=be(dn,t<0?0:t>2147483647?2147483647:t)}function dn(){en=1/0
const e=U()
let t=1/0
Zt.each((n,o)=>{n.deadline<=e?ln(o,new BridgeError('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&fn(t>e+5?t:e+5)}class pn{#e=null
#t
constructor(e){i(this,'name',Ne(e)),a(this)}get signal(){return this.#e||(this.#e=new Ae,this.#t&&Me(this.#e,this.#t)),Re(this.#e)}static abort(e,t){e.#t=t,e.#e&&Me(e.#e,t)}}const wn=pn.abort
i(pn.prototype,'constructor',Ne(void 0)),a(pn.prototype)
const hn=new x,gn=$e(),bn=new x,_n=new x
let yn=0,mn=0,vn=!1,jn=0
const xn=()=>mn>0
function kn(e){if(on(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Bn(e,t){if(S(hn,e)&&!t)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function Sn(e,t,n){if(kn(e),'function'!=typeof t)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
Bn(e,n?.replacing),B(hn,e,t),A(bn,(n,o)=>{n.name===e&&(T(bn,o),n.begin(t))})}let Tn=()=>{}
const An=(e,t)=>k(hn,e)||Tn(e,t)
function Mn(e,t,n,o,r){const i=An(t,o)
return i||vn&&0===jn?(r(i),!1):(B(bn,e,{name:t,payload:n,mayStream:o,begin:r}),!0)}function Rn(){A(bn,(e,t)=>{const n=An(e.name,e.mayStream)
n&&(T(bn,t),e.begin(n))})}function On(e){const t={__proto__:null,generation:yn,context:null,credit:0}
return gn.add(e,t),mn++,t}const Nn=e=>{const t=l(e)
return t===ke||t===xe}
function In(t,n,o,r,i,a){const s=new pn(a)
let c,u
try{if(!i&&Nn(o))return Ko(r),Jn(t,n,a)
c=e(o,s,et(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return $n(t,n,e)}if('object'==typeof c&&null!==c){const e=gn.get(t)
e&&(e.context=s)}if('function'!=typeof u)return zn(t,n,c,i,a)
Je(new de(e=>e(c)),e=>zn(t,n,e,i,a),e=>$n(t,n,e))}const Jn=(e,t,n)=>$n(e,t,new BridgeError('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function En(e){e.generation===yn&&(e.generation=-1,mn--)}function zn(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&Qe(n,w(n)))return o?ir(e,t,n):(rr(n),Jn(e,t,r))
if(!gn.get(e))return
i=Do(()=>$t('The result of',t,Le(n,'result')))}catch(n){return n instanceof BridgeError&&'overLimit'===n.code?$n(e,t,n):$n(e,t,new BridgeError('badResult','What "'+t+'" returned: '+(n instanceof BridgeError?n.message:m(n))))}Wn('done ',e,i)}const $n=(e,t,n)=>Wn('fail ',e,function(e,t){let n,r,i='thrown',a=''
try{t instanceof BridgeError?(i=t.code,n=m(t.message),void 0!==t.data&&(a=Le(t.data,'data'))):t instanceof we?n='"'+e+'" threw '+m(t.name)+': '+m(t.message):(n='"'+e+'" threw '+m(t),a=Le(t,'data')),t instanceof we&&void 0!==t.stack&&(r=m(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===We
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(n)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(t,n))
function Wn(e,t,n){const o=gn.take(t)
o&&(En(o),Dt(e+t+' '+n))}function Dn(e,t){const n=gn.take(e)
n&&En(n)
const o=k(bn,e)
T(bn,e),o&&Ko(o.payload),n&&n.context&&wn(n.context,t),function(e){const t=k(Xo,e)
t&&(T(Xo,e),or(t.source))}(e)}function Fn(){!vn||jn>0||(Rn(),A(bn,(e,t)=>{T(bn,t),e.begin(void 0)}))}function Ln(){vn=!0,Fn()}function Pn(e){jn++
const t=()=>{jn--,Fn()}
Je(new de(t=>t(e)),t,t)}const Kn=new x
function Cn(e){const t=k(Kn,e)
return t?(T(Kn,e),A(t,(e,t)=>{k(hn,t)===e&&T(hn,t)}),!0):T(hn,e)}const Un=new R,Vn=a({__proto__:null}),Hn=1048576
function qn(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:te(e),type:ne(e),name:n?ie(e):void 0}}catch(e){return}}const Qn=(e,t)=>qn(e,t)||O(Un,e),Gn=(e,t,n)=>'{"$blob":{"ref":'+Lo(e,'blob',n)+',"size":'+t.size+',"type":'+o(t.type)+(void 0===t.name?'':',"name":'+o(t.name))+'}}'
function Zn(e,t){const n=qo(e)
return n?new de((e,t)=>t(n)):t()}const Xn=(e,t)=>new de((n,o)=>{Je(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Yn=e=>({__proto__:null,[je](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function eo(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=vo(t.ref,e,!1)),i.next())
return co(()=>Zn(t,()=>{if(i||!n||!rt)return a()
if(r>=o)return new de(e=>e(Io(void 0)))
const e=r
return r+=Hn,new de((t,i)=>{Je(mo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const to=new x
let no=0
const oo=new x
function ro(e,t){if(on(e),'function'!=typeof t)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let n=k(to,e)
n||B(to,e,n=new x)
const o=++no
return B(n,o,t),()=>{T(n,o)}}function io(e,t){const n=Do(()=>{const n='note '+on(e)+' '+Le(t,'value')
return Wt(e,n),n},!1)
Tt||Dt(n)}function ao(t,n,o){try{return e(t,n,o)}catch(e){Oe(e)}}const so=new Be(e=>{e.takers?e.isDropped=!0:Eo(e,null)})
function co(e,t){const n={__proto__:null,next:e,return:e=>(t(),new de(t=>t(Io(e)))),throw:e=>(t(),new de((t,n)=>n(e)))}
return i(n,ve,Ne(()=>n)),a(n)}function uo(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return co(()=>o.inner?o.inner.next():new de((n,a)=>{if(i)return n(Io(void 0))
r||(r=new de((n,r)=>{Je(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Je(r,e=>n(e.next()),e=>{if(i)return n(Io(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&ln(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let lo=null,fo=null,po=new x
const wo=new x
function ho(e){fo?fo.next=e:lo=e,fo=e}let go=0,bo=0
function _o(e){ho({__proto__:null,line:e,size:go,isReady:!0,next:null}),go=0}function yo(e,t){if(null===fo||'load'===e)return!1
switch(e){case'open':case'next':return!S(wo,t)
case'done':case'fail':return!T(wo,t)
default:return!0}}function mo(t){const n=jt
return new de((o,r)=>{Je(e(ae,window,[t,{__proto__:null,credentials:'omit'}]),e=>{if(it=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Je(ce(e),e=>o(new V(e)),r)},e=>{dt(n),r(e)})})}const vo=(e,t,n)=>uo('blob',t=>(t.isLoad=n,rn('read','blob',null,jo,e,t)),t),jo=a({__proto__:null,timeout:1/0})
function xo(e,t){return new de((n,o)=>{const r=new V(t)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Je(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+X(e.value)
if(o>t)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const ko=a(function(){})
function Bo(e,t){return new p(ko,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Bo(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:So,defineProperty:So,deleteProperty:So,construct:So})}function So(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function To(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=rn('stream',e,gr(t,0),n,void 0,o)
return i(r,ve,Ne(()=>uo(e,e=>(e.id=o.id,new de((t,n)=>Je(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const Ao=4,Mo=1<<20,Ro=new x
function Oo(e){if(e.hasEnded)return
const t=function(e){const t=configuration.streamWindow
let n=e.mean?Mo/e.mean:Ao
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Dt('pull '+e.id+' '+t))}function No(e,t,n){let o
try{o=et(n)}catch(n){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Eo(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Io=e=>({value:e,done:!0})
function Jo(e,t){T(Ro,e.id),e.hasEnded=!0,e.abort&&me(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Io(void 0)),e.error=null
e.takers=null}function Eo(e,t){for(let t=e.first;t;t=t.next)Ko(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Jo(e,t),Dt('cancel '+e.id))}let zo=new x,$o=0,Wo=null
function Do(e,t=!0,n=!0){const o=Wo,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
Wo=r
try{const t=e()
return r.uploads&&!Tt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
ut?ut.next=n:ct=n,ut=n,lt+=t,xt&&rt?ft(n):pt()}(r.uploads,r.size),t}catch(e){throw r.refs&&A(r.refs,(e,t)=>{T(zo,t)}),e}finally{Wo=o}}const Fo=(e,t,n)=>'{"$'+t+'":'+Lo(e,t,n)+'}'
function Lo(e,t,n){if(Wo&&Wo.mayRefer||Ce(n,'is a '+t+', which only arguments, results and elements of streams can carry'),M(zo)>=configuration.references)throw new BridgeError('overLimit',n+' is a '+t+', and the app holds '+M(zo)+' of this page already')
const o=++$o
return B(zo,o,e),Wo.refs||(Wo.refs=new x),B(Wo.refs,o,!0),o}let Po=!1
function Ko(e){if(y(e,0)===We){Po=!0
try{et(e)}catch(e){}Po=!1}}const Co=e=>new BridgeError('unknownMethod','The '+e+' was released'),Uo=new Be(e=>Ho(e)),Vo=(e,t)=>({__proto__:null,kind:e,ref:t,own:jt,isReleased:!1})
function Ho(e){e.isReleased||(e.isReleased=!0,e.own!==jt||Tt||Dt('release '+e.ref))}function qo(e){return e.isReleased?Co(e.kind):e.own!==jt?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Qo(e,t){return i(e,'release',Ne(a(()=>{Te(Uo,e),Ho(t)}))),Se(Uo,e,t,e),a(e)}const Go=a({__proto__:null})
function Zo(t,n,o){const r=Do(()=>function(t,n,o){const r='call 0 '+on(t)+' '+n()
if(Tt)throw Ee(Tt)
Wt(t,r),sn(t,o),function(){for(;ct;){for(;!ht(ct););At+=wt()}}(),Pt()
const i=e(ge,window,[configuration.handler,'sync '+Bt+' '+Mt+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw ze(_(i,4))
return i}(t,n,o),!0,!1)
if(0===b(r,'done 0 '))return et(_(r,7))
throw ze(_(r,7))}const Xo=new x,Yo=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,er=9007199254740992
let tr=!1
function nr(t){if('[object ReadableStream]'===w(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const n=qn(t,w(t))
if(n)return function(e,t){const n=rt?Hn:nt
let o=0
return{step(){if(o>=t)return Io(void 0)
const r=oe(e,o,o+=n)
return new de((e,t)=>Je(re(r),t=>e({__proto__:null,value:new V(t),done:!1}),t))},stop(){o=t}}}(t,n.size)
O(Un,t)&&(t=t.stream())
const o=t[ve],r=e('function'==typeof o?o:t[je],t,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const t=r.return
if('function'==typeof t)return e(t,r,[])}}}function or(e){try{const t=e.stop()
Je(new de(e=>e(t)),()=>{},Oe)}catch(e){Oe(e)}}function rr(e){try{or(nr(e))}catch(e){Oe(e)}}function ir(e,t,n){const o=gn.get(e)
if(!o)return rr(n)
let r
try{r=nr(n)}catch(n){return $n(e,t,n)}const i={__proto__:null,id:e,name:t,source:r,credit:o.credit,isBusy:!1}
En(o),B(Xo,e,i),Dt('open '+e),ar(i)}function ar(e){for(;!e.isBusy&&e.credit>0&&S(Xo,e.id);){if(At.length+lt>=Yo)return void(tr=!0)
let t,n
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then}catch(t){return cr(e,t)}'function'==typeof n?(e.isBusy=!0,Je(new de(e=>e(t)),t=>{e.isBusy=!1,sr(e,t),ar(e)},t=>cr(e,t))):sr(e,t)}}function sr(e,t){if(!S(Xo,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return T(Xo,n),Wn('done ',n,'~{"$undefined":1}')
r=Do(()=>$t('An element of',o,Le(t.value,'element')))}catch(t){return cr(e,t instanceof BridgeError&&'badArguments'===t.code?new BridgeError('badResult','What "'+o+'" gave: '+t.message):t),or(e.source)}e.credit--,Dt('next '+n+' '+r)}function cr(e,t){T(Xo,e.id)&&$n(e.id,e.name,t)}function ur(){tr&&(tr=!1,A(Xo,ar))}function lr(e,t){const n=b(e,' '),r=_(e,0,n)
if('note'===r){if(!t&&yo(r,0))return _o(e)
const o=fr(e,n+1)
return function(e,t){const n=k(to,e),o=n?M(n):0
if(o+M(oo)===0)return Ko(t)
const r=et(t)
o>0&&A(n,e=>{ao(e,void 0,[r])}),A(oo,t=>{ao(t,void 0,[e,r])})}(pr(_(e,n+1,o)),_(e,o+1))}const i=b(e,' ',n+1),a=i<0?e.length:i,s=dr(_(e,n+1,a)),c=_(e,a+1)
if(!t&&yo(r,s))return _o(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},r=jt
ho(o),go+=t
const i=n=>{r!==jt||Tt||(o.isReady=!0,n&&X(n)===t&&B(po,e,n),Dt('release '+e),function(){for(;lo&&lo.isReady;){const{line:e,size:t}=lo
lo=lo.next,lo||(fo=null),e&&(bo=t,Ht(e,!0),bo=0)}}())},a=()=>Je(xo(vo(e,null,!0),t),i,()=>i(null))
if(!rt)return a()
Je(mo(configuration.bytesURL+n+'/'+e),i,()=>{r!==jt||Tt||a()})}(s,dr(_(c,0,e)),_(c,e+1))}case'done':return function(e,t){const n=un(e)
if(!n){const n=k(Ro,e)
return n&&Jo(n,null),Ko(t)}try{n.resolve(et(t))}catch(e){n.reject(new BridgeError('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,t){const n=un(e)
if(n)return n.reject(ze(t))
const o=k(Ro,e)
o&&Jo(o,ze(t))}(s,c)
case'cancel':return Dn(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=Zt.get(e)
if(!t||!t.isStream)return
un(e)
const n=t.control,o={__proto__:null,id:e,name:t.name,credit:n?.isPatient?0:Ao,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:t.signal,abort:null}
B(Ro,e,o),o.signal&&(o.abort=()=>Eo(o,cn(o.name,o.signal)),ye(o.signal,'abort',o.abort))
const r=function(e){const t=co(()=>function(e){return new de((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,No(e,{__proto__:null,resolve:t,reject:n},o.text),Oo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Io(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Eo(e,null))
return Se(so,t,e,t),t}(o)
n&&(n.inner=r),Oo(o),t.resolve(r)}(s)
case'next':return function(e,t){const n=k(Ro,e)
if(!n)return Ko(t)
if(n.credit<1)return Ko(t),Eo(n,new BridgeError('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+bo
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,No(n,r,t),n.isDropped&&!n.takers?Eo(n,null):Oo(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,c)
case'pull':return function(e,t){const n=k(Xo,e),o=n||gn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<er?r:er,n&&ar(n)}(s,dr(c))
case'release':return void T(zo,s)
case'read':return function(e,t){const n=k(zo,t)
On(e),'object'==typeof n?ir(e,'stream',n):$n(e,'stream',Co('stream'))}(s,dr(c))
case'apply':{const e=fr(c,0)
return function(e,t,n){const o=k(zo,t)
if(On(e),'function'==typeof o)return In(e,'function',o,n,!1,'')
Ko(n),$n(e,'function',Co('function'))}(s,dr(_(c,0,e)),_(c,e+1))}case'has':return function(e,t){En(On(e)),Mn(e,t,'',!1,t=>{gn.take(e)&&Dt('done '+e+' '+(void 0!==t))})}(s,pr(c))
case'stream':case'call':{const e=fr(c,0)
return function(e,t,n,r){const i=On(e),a=Mn(e,t,n,r,i=>{if(i)return In(e,t,i,n,r,t)
Ko(n),A(_n,e=>e(t)),$n(e,t,new BridgeError('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+o(t)+', …)'))})
a&&En(i)}(s,pr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function fr(e,t){let n=t
if(34===y(e,t)){for(n++;34!==y(e,n);n++)92===y(e,n)&&n++
return n+1}return n=b(e,' ',t),n<0?e.length:n}function dr(e){const t=+e
if(''!==e&&t>=0&&t<1e16&&t%1==0)return t
throw new BridgeError('badFrame','A line of the app has no number')}const pr=e=>34===y(e,0)?r(e):e
let wr
const hr=new de(e=>{wr=e})
function gr(e,t){return()=>{let n=e.length
for(;n>t&&void 0===e[n-1];)n--
let o=''
for(let r=t;r<n;r++){const i=Pe(e[r])
if(void 0===i)return'~'+br(e,t,n)
o+=(r>t?',':'')+i}return'['+o+']'}}function br(e,t,n){let o=''
for(let r=t;r<n;r++)o+=(r>t?',':'')+Ve(e[r],'args['+(r-t)+']',null,0)
return'['+o+']'}let _r=!1
function yr(e){e.isTrusted&&!_r&&(_r=!0,xt&&Je(yt('bye '+xt),()=>{},()=>{}),Gt(new BridgeError('documentGone','The page was left; what was called may have run')))}function mr(e){e.isTrusted&&_r&&(_r=!1,Jt())}function vr(){ye(window,'pagehide',yr,!0),ye(window,'pageshow',mr,!0),ye(window,'load',Ln,!0)}function jr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),vt))return!0
return!1}if(i(vr,'handlers',Ne(gt)),i(window,'__webbridge__',Ne(a(vr))),vr(),jr()){const t=function t(n){const o={__proto__:null,call(e){return rn('call',e,gr(arguments,1),n)},callSync(e){return Zo(e,gr(arguments,1),n)},stream(e){const t=gr(arguments,1)
return uo(e,o=>rn('stream',e,t,n,void 0,o))},has:e=>rn('has',e,null,n),native:Bo('',(e,t)=>To(e,t,n)),expose(t,n,o){!function(t,n,o){if(kn(t),'object'!=typeof n&&'function'!=typeof n||null===n)throw new BridgeError('badArguments','What is exposed as "'+t+'" is not an object')
const r=function(t,n){const o=new x
for(let r=n;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=t+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(kn(s),B(o,s,function(){return e(c,n,arguments)}))}}return o}(t,n)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+t+'" has no methods')
const i=o?.replacing
i&&Cn(t),A(r,(e,t)=>Bn(t,i)),A(r,(e,t)=>Sn(t,e,o)),B(Kn,t,r)}(t,n,o)},handle(e,t,n){Sn(e,t,n)},remove:e=>Cn(e),on:(e,t)=>ro(e,t),off(e,t){!function(e,t){const n=k(to,e)
n&&A(n,(e,o)=>{void 0!==t&&e!==t||T(n,o)})}(e,t)},emit(e,t){io(e,t)},with:e=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),t({__proto__:null,signal:e&&void 0!==e.signal?e.signal:n.signal,timeout:e&&void 0!==e.timeout?e.timeout:n.timeout})),waitUntil(e){Pn(e)},ready:hr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ne(t))}Jt()
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
