// Of the digest 91bfe1ba1dc0cee4c7d06099b0d72d8916b1ddbf01e92159a46773e8d068e2d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const e=Reflect.apply,t=t=>(n,...o)=>e(t,n,o),n=(e,n)=>t(u(e.prototype,n).get),o=JSON.stringify,r=JSON.parse,i=Object.defineProperty,a=Object.freeze,s=Object.keys,c=Object.getOwnPropertyNames,u=Object.getOwnPropertyDescriptor,l=Object.getPrototypeOf,f=Object.prototype,d=Function.prototype,p=Proxy,w=t(Object.prototype.toString),h=Array.isArray,g=ArrayBuffer.isView,b=t(String.prototype.indexOf),_=t(String.prototype.slice),y=t(String.prototype.charCodeAt),m=String,v=t(RegExp.prototype.exec),j=String.fromCharCode,x=Map,k=t(Map.prototype.get),B=t(Map.prototype.set),S=t(Map.prototype.has),T=t(Map.prototype.delete),A=t(Map.prototype.forEach),M=n(Map,'size'),R=WeakMap,O=t(WeakMap.prototype.get),N=t(WeakMap.prototype.set),I=Set,J=t(Set.prototype.add),E=t(Set.prototype.forEach),z=Date,$=t(Date.prototype.getTime),W=t(Number.prototype.toString),D=t(Number.prototype.valueOf),F=t(String.prototype.valueOf),L=t(Boolean.prototype.valueOf),P=t(BigInt.prototype.valueOf),K=window.performance,C=K.now,U=()=>e(C,K,[]),V=Uint8Array,H=Math.random,q=window.atob,Q=window.btoa,G=t(V.prototype.set),Z=n(l(V),'buffer'),X=n(l(V),'length'),Y=window.Blob,ee=window.File,te=n(Y,'size'),ne=n(Y,'type'),oe=t(Y.prototype.slice),re=t(Y.prototype.arrayBuffer),ie=n(ee,'name'),ae=window.fetch,se=window.Response&&n(Response,'ok'),ce=window.Response&&t(Response.prototype.arrayBuffer),ue=TextDecoder,le=t(ue.prototype.decode),fe=BigInt,de=Promise,pe=Promise.prototype.then,we=t(pe),he=Error,ge=window.queueMicrotask,be=window.prompt,_e=window.setTimeout,ye=window.clearTimeout,me=t(EventTarget.prototype.addEventListener),ve=t(EventTarget.prototype.removeEventListener),je=Symbol.asyncIterator,xe=Symbol.iterator,ke=l(function*(){}),Be=l(async function*(){}),Se=FinalizationRegistry,Te=t(Se.prototype.register),Ae=t(Se.prototype.unregister),Me=AbortController,Re=t(Me.prototype.abort),Oe=n(Me,'signal'),Ne=window.reportError||(e=>_e(()=>{
throw e},0)),Ie=e=>({__proto__:null,value:e}),Je=a(Ie(void 0))
function Ee(e,t,n){i(e,'constructor',Je),we(e,t,n)}function ze(e,t,n,o){if(t!==pe)return Ee(new de(t=>t(e)),n,o)
try{we(e,n,o)}catch(e){o(e)}}class BridgeError extends he{constructor(e,t,n){super(t),i(this,'name',Ie('cancelled'===e?'AbortError':'BridgeError')),i(this,'code',Ie(m(e))),void 0!==n?.data&&i(this,'data',Ie(n.data)),void 0!==n?.cause&&i(this,'cause',Ie(n.cause))}}a(BridgeError.prototype),a(BridgeError)
const $e=e=>new BridgeError(e.code,e.message,{data:e.data})
function We(e){return $e(ot(e))}function De(){let e=new x
const t=new x
let n=0
const o=o=>o>n?e:t,r=e=>k(o(e),e)
return{__proto__:null,get:r,add(r,i){B(o(r),r,i),M(e)<=4096||(A(e,(e,o)=>{B(t,o,e),o>n&&(n=o)}),e=new x)},take(e){const t=r(e)
return T(o(e),e),t},size:()=>M(e)+M(t),each(n){A(t,n),A(e,n)}}}const Fe=126,Le=36,Pe=500
function Ke(e,t){const n=Ce(e)
return void 0===n?'~'+Qe(e,t,null,0):n}function Ce(e){try{return Ve(e,0)?o(e):void 0}catch(e){return}}const Ue=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function Ve(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>Pe||void 0!==e[je]||void 0!==e.toJSON)return!1
if(h(e)){for(let n=0;n<e.length;n++)if(!Ve(e[n],t+1))return!1
return!0}const n=l(e)
if(n!==f&&null!==n)return!1
for(const n in e)if(!Ve(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const He=(e,t,n)=>{const o=e.length>100?_(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+t,{cause:n})}
function qe(e,t){if(t instanceof BridgeError)throw t
let n=''
try{n=': '+m(t)}catch(e){}He(e,'cannot be read'+n,t)}function Qe(e,t,n,r){switch(typeof e){case'string':case'boolean':return o(e)
case'number':return Ge(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return Qo(e,'function',t)
case'symbol':He(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&He(t,'is cyclic: it is one of the objects that it is in')
r>Pe&&He(t,'is nested deeper than '+Pe)
const i={value:e,above:n}
try{return function(e,t,n){const r=w(e),i=ro(e,r)
if(i)return io(e,i,t)
if(Xe(e,r))return Qo(e,'stream',t)
if('[object Date]'!==r&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(h(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Ye(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const a=l(e)
if(a===f||null===a)return et(e,t,n)
if(g(e))return tt(new V(e.buffer,e.byteOffset,e.byteLength),t)
switch(r){case'[object ArrayBuffer]':return tt(new V(e),t)
case'[object Date]':{const t=$(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return A(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+Ze(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return E(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return Ge(D(e))
case'[object String]':return o(F(e))
case'[object Boolean]':return o(L(e))
case'[object BigInt]':return'{"$int":"'+P(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+o(m(e.name))+',"message":'+o(m(e.message))+'}'
case'[object Object]':return et(e,t,n)
case'[object Promise]':He(t,'is a Promise: await it first')}return He(t,'is '+_(r,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>Qe(e,t+n,i,r+1))}catch(e){return qe(t,e)}}function Ge(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':o(e)}const Ze=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:m(e),Xe=(e,t)=>'function'==typeof e[je]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[xe]
function Ye(e,t,n){try{return e[t]}catch(e){return qe(n,e)}}function et(e,t,n){const r=s(e)
let i=''
for(let a=0;a<r.length;a++){const s='.'+r[a]
i+=(a?',':'')+o(r[a])+':'+n(Ye(e,r[a],t+s),s)}return 1===r.length&&y(r[0],0)===Le?'{"$object":{'+i+'}}':'{'+i+'}'}const tt=(e,t)=>'{"$bytes":'+(Ho?.mayUpload&&X(e)>ut?function(e,t){const n=X(e)
if(Ho.size+n>configuration.queuedBytes)throw new BridgeError('overLimit',t+' has '+n+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Ho.size+=n
const o={__proto__:null,number:++lt,bytes:new V(e),next:null}
return Ho.lastUpload?Ho.lastUpload.next=o:Ho.uploads=o,Ho.lastUpload=o,o.number}(e,t):'"'+nt(e)+'"')+'}'
function nt(e){const t=X(e)
let n=''
for(let o=0;o<t;o++)n+=j(e[o])
return Q(n)}function ot(e){return y(e,0)===Fe?rt(r(_(e,1))):r(e)}function rt(e){if('object'!=typeof e||null===e)return e
if(h(e)){for(let t=0;t<e.length;t++)e[t]=rt(e[t])
return e}const t=s(e)
if(1===t.length&&y(t[0],0)===Le)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return fe(t)
case'$date':return new z(t)
case'$bytes':return'number'==typeof t?function(e){const t=k(jo,e)
if(!t)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(jo,e),t}(t):function(e){const t=q(e),n=new V(t.length)
for(let e=0;e<t.length;e++)n[e]=y(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:r,key:c}=e,u=tr('blob',t)
if(Zo)return nr(u)
const l={__proto__:to},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+t:void 0,d=()=>ao(u,()=>No(uo(l,u,f,n),n)),p={__proto__:null,size:n,type:o,name:r,url:f,stream:()=>uo(l,u,f,n),bytes:()=>d(),arrayBuffer:()=>so(d(),e=>Z(e)),text:()=>so(d(),e=>le(new ue,e)),blob:()=>so(d(),e=>void 0===r?new Y(co(e),{__proto__:null,type:o}):new ee(co(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ie(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(eo,l,{__proto__:null,size:n,type:o,name:r}),rr(l,u)}(t)
case'$map':{const e=new x
for(let n=0;n<t.length;n++)B(e,rt(t[n][0]),rt(t[n][1]))
return e}case'$set':{const e=new I
for(let n=0;n<t.length;n++)J(e,rt(t[n]))
return e}case'$object':{const e=s(t)[0]
return t[e]=rt(t[e]),t}case'$function':return function(e){const t=tr('function',e)
return Zo?nr(t):rr(function(){const n=arguments,o=or(t)
return o?new de((e,t)=>t(o)):wn('apply','function',Br(n,0),ir,e)},t)}(t)
case'$stream':return function(e){const t=tr('stream',e)
if(Zo)return nr(t)
const n={__proto__:null}
return i(n,je,Ie(()=>yo('stream',n=>{const o=or(t)
if(o)throw o
return wn('read','stream',null,ir,e,n)},n))),rr(n,t)}(t)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=rt(e[t[n]])
return e}const it=262144,at=1048576
let st=''!==configuration.bytesURL&&void 0!==ae,ct=!1,ut=st?65536:1048576,lt=0,ft=null,dt=null,pt=0
function wt(t){const n=Bt
for(let o=t.uploads;o;o=o.next){t.posts++
const r=e=>{n!==Bt||Rt||(t.posts--,e||(t.isText=!0),gt(),_r())}
Ee(e(ae,window,[configuration.bytesURL+Mt+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{ct=!0,r(se(e))},()=>{ht(n),r(!1)})}}function ht(e){e!==Bt||Rt||ct||(st=!1,ut=1048576)}function gt(){for(;St&&ft;){if(st&&!ft.isText){if(ft.posts>0)return}else{if(Jt.length>=at)return
if(!_t(ft))continue}qt(bt())}}function bt(){const{text:e,size:t}=ft
return ft=ft.next,ft||(dt=null),pt-=t,e}function _t(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=X(n)-r,a=i<it?i:it
return qt('\nbytes '+o+' '+r+' "'+nt(new V(Z(n),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const yt=window.webkit.messageHandlers,mt=yt[configuration.handler],vt=mt.postMessage,jt=t=>e(vt,mt,[t]),xt=window.top===window,kt=xt&&'file:'===window.location.protocol?'file://':window.origin
let Bt=0,St='',Tt='',At='',Mt='',Rt=null
const Ot=128,Nt=8,It=2048
let Jt='',Et=0,zt=0,$t=0,Wt=!1,Dt=0,Ft=0,Lt=new x
function Pt(){const e=++Bt
St='',Rt=null,At=Kt(),zt=$t=Dt=Ft=0,Lt=new x
const t='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(kt)+',"url":'+o(window.location.href)+',"main":'+xt+',"key":"'+At+'"}'
en(jt(t),e,e=>{if(0!==b(e,'welcome '))return on(e)
const t=b(e,' ',8)
St=_(e,8,t),Tt='batch '+St+' ',Mt=_(e,t+1),xr(),function(){for(let e=ft;st&&e;e=e.next)wt(e)
gt()}(),Gt(1)})}const Kt=()=>_(configuration.secret,16)+Ct(4294967296*H())+Ct($(new z)),Ct=e=>_(W(4294967296+(e>>>0),16),1)
function Ut(e,t,n){if(n.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return n}function Vt(e,t){Ut('What goes to',e,t)
const n=Jt.length+pt
if(n+t.length+(Ho?Ho.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function Ht(e){dt?function(e){dt.text+='\n'+e,dt.size+=e.length+1,pt+=e.length+1}(e):qt('\n'+e)}function qt(e){Jt+=e,Et++,St&&(0!==Dt||Wt||(Wt=!0,ge(Qt)),Et>=Ot*(Dt+1)&&Dt<Nt&&Zt())}function Qt(){Wt=!1,St&&Zt()}function Gt(e){for(;Ft<e;)Ft++,Xt('park')}function Zt(){Jt&&(Dt++,Xt('batch'))}function Xt(e){
const t=e+' '+(St||At)+' '+ ++zt+Jt
Jt='',Et=0,en(jt(t),Bt,t=>{'batch'===e?Dt--:t.length>It&&Gt(Nt),(''===t||function(e){const t=b(e,'\n'),n=t<0?e:_(e,0,t)
if(0!==b(n,Tt))return on(e)
const o=+_(n,Tt.length)
if(o===$t+1&&0===M(Lt))return $t++,tn(e,n.length+1),!Rt
B(Lt,o,_(e,n.length))
for(let e;void 0!==(e=k(Lt,$t+1));)T(Lt,++$t),tn(e,1)
return M(Lt)>(Dt||1)+Ft?(an(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Ne($e(Rt)),!1):!Rt}(t))&&('park'===e?Yt(4,Bt):0===Dt&&Qt())}),gt(),_r()}function Yt(e,t){t!==Bt||Rt||(e>0&&Nn()?ge(()=>Yt(e-1,t)):(An++,Mn=0,Xt('park')))}function en(e,t,n){const o=e=>{t!==Bt||Rt||('string'==typeof e?n(e):rn())}
Ee(e,o,e=>{const t=u(e,'message')
o(t&&t.value)})}function tn(e,t){for(;t<e.length;){let n=b(e,'\n',t)
n<0&&(n=e.length),nn(_(e,t,n),!1),t=n+1}}function nn(e,t){try{yr(e,t)}catch(e){Ne(e)}}function on(e){return 0===b(e,'end ')?an(We(_(e,4))):rn(),!1}function rn(){an(new BridgeError('detached','The app took the bridge away'))}function an(e){var t
Rt=e,St=Jt='',ft=dt=null,pt=0,mo=vo=null,Bo=0,jo=new x,A(xo,(e,t)=>{T(xo,t)}),function(e){sn.each((t,n)=>{_n(n),t.reject(new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){A(Do,t=>{Ko(t,new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,Bn.each((e,n)=>qn(n,t)),Uo=new x}const sn=De()
let cn=0,un=0,ln=1/0
const fn=/^[A-Za-z0-9_$.-]+$/
let dn=new x
function pn(e){let t=k(dn,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return t=v(fn,e)?e:o(e),M(dn)>1e3&&(dn=new x),B(dn,e,t),t}function wn(e,t,n,o,r,i){return new de((a,s)=>Ht(qo(()=>{const c=' '+(void 0===r?pn(t):r)+(n?' '+n():'')
if(Rt)throw $e(Rt)
const u=void 0!==i&&!0===i.isLoad
if(u||Vt(t,c),!u&&sn.size()>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+t+'": '+sn.size()+' calls are unanswered already')
const{signal:l}=o
gn(t,o)
const f=++cn,d={name:t,resolve:a,reject:s,deadline:U()+hn(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(xo,f,!0)),l&&function(e,t,n){n.abort=()=>yn(t,bn(n.name,e)),me(e,'abort',n.abort)}(l,f,d),sn.add(f,d),d.deadline<ln&&mn(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+$o:'')})))}function hn(e){return e.timeout??configuration.timeout??1/0}function gn(e,t){if(t.signal&&t.signal.aborted)throw bn(e,t.signal)
if(hn(t)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const bn=(e,t)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function _n(e){const t=sn.take(e)
return t&&t.abort&&ve(t.signal,'abort',t.abort),t}function yn(e,t){const n=_n(e)
n&&(n.reject(t),Ht('cancel '+e))}function mn(e){ye(un),ln=e
const t=e-U()
un=_e(vn,t<0?0:t>2147483647?2147483647:t)}function vn(){ln=1/0
const e=U()
let t=1/0
sn.each((n,o)=>{n.deadline<=e?yn(o,new BridgeError('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&mn(t>e+5?t:e+5)}class jn{#e=null
#t
#n
constructor(e){this.#n=e,a(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Me,this.#t&&Re(this.#e,this.#t)),Oe(this.#e)}static abort(e,t){e.#t=t,e.#e&&Re(e.#e,t)}}const xn=jn.abort
i(jn.prototype,'constructor',Ie(void 0)),a(jn.prototype)
const kn=new x,Bn=De(),Sn=new x,Tn=new x
let An=0,Mn=0,Rn=!1,On=0
const Nn=()=>Mn>0
function In(e){if(pn(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Jn(e,t){if(S(kn,e)&&!t)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function En(e,t,n){if(In(e),'function'!=typeof t)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
Jn(e,n?.replacing),B(kn,e,t),A(Sn,(n,o)=>{n.name===e&&(T(Sn,o),n.begin(t))})}let zn=()=>{}
const $n=(e,t)=>k(kn,e)||zn(e,t)
function Wn(e,t,n,o,r){const i=$n(t,o)
return i||Rn&&0===On?(r(i),!1):(B(Sn,e,{name:t,payload:n,mayStream:o,begin:r}),!0)}function Dn(){A(Sn,(e,t)=>{const n=$n(e.name,e.mayStream)
n&&(T(Sn,t),e.begin(n))})}function Fn(e){const t={__proto__:null,generation:An,context:null,credit:0}
return Bn.add(e,t),Mn++,t}const Ln=e=>{const t=l(e)
return t===Be||t===ke}
function Pn(t,n,o,r,i,a){const s=new jn(a)
let c,u
try{if(!i&&Ln(o))return Xo(r),Kn(t,n,a)
c=e(o,s,ot(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Vn(t,n,e)}if(!Ue(c)){const e=Bn.get(t)
e&&(e.context=s)}if('function'!=typeof u)return Un(t,n,c,i,a)
ze(c,u,e=>Un(t,n,e,i,a),e=>Vn(t,n,e))}const Kn=(e,t,n)=>Vn(e,t,new BridgeError('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function Cn(e){e.generation===An&&(e.generation=-1,Mn--)}function Un(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&Xe(n,w(n)))return o?wr(e,t,n):(pr(n),Kn(e,t,r))
if(!Bn.get(e))return
const a=()=>Ut('The result of',t,Ke(n,'result'))
i=Ue(n)?a():qo(a)}catch(n){return n instanceof BridgeError&&'overLimit'===n.code?Vn(e,t,n):Vn(e,t,new BridgeError('badResult','What "'+t+'" returned: '+(n instanceof BridgeError?n.message:m(n))))}Hn('done ',e,i)}const Vn=(e,t,n)=>Hn('fail ',e,function(e,t){let n,r,i='thrown',a=''
try{t instanceof BridgeError?(i=t.code,n=m(t.message),void 0!==t.data&&(a=Ke(t.data,'data'))):t instanceof he?n='"'+e+'" threw '+m(t.name)+': '+m(t.message):(n='"'+e+'" threw '+m(t),a=Ke(t,'data')),t instanceof he&&void 0!==t.stack&&(r=m(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===Fe
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(n)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(t,n))
function Hn(e,t,n){const o=Bn.take(t)
o&&(Cn(o),Ht(e+t+' '+n))}function qn(e,t){const n=Bn.take(e)
n&&Cn(n)
const o=k(Sn,e)
T(Sn,e),o&&Xo(o.payload),n&&n.context&&xn(n.context,t),function(e){const t=k(sr,e)
t&&(T(sr,e),dr(t.source))}(e)}function Qn(){!Rn||On>0||(Dn(),A(Sn,(e,t)=>{T(Sn,t),e.begin(void 0)}))}function Gn(){Rn=!0,Qn()}function Zn(e){On++
const t=()=>{On--,Qn()}
Ee(new de(t=>t(e)),t,t)}const Xn=new x
function Yn(e){const t=k(Xn,e)
return t?(T(Xn,e),A(t,(e,t)=>{k(kn,t)===e&&T(kn,t)}),!0):T(kn,e)}const eo=new R,to=a({__proto__:null}),no=1048576
function oo(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:te(e),type:ne(e),name:n?ie(e):void 0}}catch(e){return}}const ro=(e,t)=>oo(e,t)||O(eo,e),io=(e,t,n)=>'{"$blob":{"ref":'+Go(e,'blob',n)+',"size":'+t.size+',"type":'+o(t.type)+(void 0===t.name?'':',"name":'+o(t.name))+'}}'
function ao(e,t){const n=or(e)
return n?new de((e,t)=>t(n)):t()}const so=(e,t)=>new de((n,o)=>{Ee(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),co=e=>({__proto__:null,[xe](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function uo(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=Ro(t.ref,e,!1)),i.next())
return _o(()=>ao(t,()=>{if(i||!n||!st)return a()
if(r>=o)return new de(e=>e(Po(void 0)))
const e=r
return r+=no,new de((t,i)=>{Ee(Mo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const lo=new x
let fo=0
const po=new x
function wo(e,t){if(pn(e),'function'!=typeof t)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let n=k(lo,e)
n||B(lo,e,n=new x)
const o=++fo
return B(n,o,t),()=>{T(n,o)}}function ho(e,t){const n=qo(()=>{const n='note '+pn(e)+' '+Ke(t,'value')
return Vt(e,n),n},!1)
Rt||Ht(n)}function go(t,n,o){try{return e(t,n,o)}catch(e){Ne(e)}}const bo=new Se(e=>{e.takers?e.isDropped=!0:Co(e,null)})
function _o(e,t){const n={__proto__:null,next:e,return:e=>(t(),new de(t=>t(Po(e)))),throw:e=>(t(),new de((t,n)=>n(e)))}
return i(n,je,Ie(()=>n)),a(n)}function yo(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return _o(()=>o.inner?o.inner.next():new de((n,a)=>{if(i)return n(Po(void 0))
r||(r=new de((n,r)=>{Ee(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ee(r,e=>n(e.next()),e=>{if(i)return n(Po(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&yn(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let mo=null,vo=null,jo=new x
const xo=new x
function ko(e){vo?vo.next=e:mo=e,vo=e}let Bo=0,So=0
function To(e){ko({__proto__:null,line:e,size:Bo,isReady:!0,next:null}),Bo=0}function Ao(e,t){if(null===vo||'load'===e)return!1
switch(e){case'open':case'next':return!S(xo,t)
case'done':case'fail':return!T(xo,t)
default:return!0}}function Mo(t){const n=Bt
return new de((o,r)=>{Ee(e(ae,window,[t,{__proto__:null,credentials:'omit'}]),e=>{if(ct=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Ee(ce(e),e=>o(new V(e)),r)},e=>{ht(n),r(e)})})}const Ro=(e,t,n)=>yo('blob',t=>(t.isLoad=n,wn('read','blob',null,Oo,e,t)),t),Oo=a({__proto__:null,timeout:1/0})
function No(e,t){return new de((n,o)=>{const r=new V(t)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Ee(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+X(e.value)
if(o>t)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const Io=a(function(){})
function Jo(e,t){return new p(Io,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Jo(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:Eo,defineProperty:Eo,deleteProperty:Eo,construct:Eo})}function Eo(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function zo(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=wn('stream',e,Br(t,0),n,void 0,o)
return i(r,je,Ie(()=>yo(e,e=>(e.id=o.id,new de((t,n)=>Ee(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const $o=4,Wo=1<<20,Do=new x
function Fo(e){if(e.hasEnded)return
const t=function(e){const t=configuration.streamWindow
let n=e.mean?Wo/e.mean:$o
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Ht('pull '+e.id+' '+t))}function Lo(e,t,n){let o
try{o=ot(n)}catch(n){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Co(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Po=e=>({value:e,done:!0})
function Ko(e,t){T(Do,e.id),e.hasEnded=!0,e.abort&&ve(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Po(void 0)),e.error=null
e.takers=null}function Co(e,t){for(let t=e.first;t;t=t.next)Xo(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Ko(e,t),Ht('cancel '+e.id))}let Uo=new x,Vo=0,Ho=null
function qo(e,t=!0,n=!0){const o=Ho,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
Ho=r
try{const t=e()
return r.uploads&&!Rt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
dt?dt.next=n:ft=n,dt=n,pt+=t,St&&st?wt(n):gt()}(r.uploads,r.size),t}catch(e){throw r.refs&&A(r.refs,(e,t)=>{T(Uo,t)}),e}finally{Ho=o}}const Qo=(e,t,n)=>'{"$'+t+'":'+Go(e,t,n)+'}'
function Go(e,t,n){if(Ho&&Ho.mayRefer||He(n,'is a '+t+', which only arguments, results and elements of streams can carry'),M(Uo)>=configuration.references)throw new BridgeError('overLimit',n+' is a '+t+', and the app holds '+M(Uo)+' of this page already')
const o=++Vo
return B(Uo,o,e),Ho.refs||(Ho.refs=new x),B(Ho.refs,o,!0),o}let Zo=!1
function Xo(e){if(y(e,0)===Fe){Zo=!0
try{ot(e)}catch(e){}Zo=!1}}const Yo=e=>new BridgeError('unknownMethod','The '+e+' was released'),er=new Se(e=>nr(e)),tr=(e,t)=>({__proto__:null,kind:e,ref:t,own:Bt,isReleased:!1})
function nr(e){e.isReleased||(e.isReleased=!0,e.own!==Bt||Rt||Ht('release '+e.ref))}function or(e){return e.isReleased?Yo(e.kind):e.own!==Bt?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function rr(e,t){return i(e,'release',Ie(a(()=>{Ae(er,e),nr(t)}))),Te(er,e,t,e),a(e)}const ir=a({__proto__:null})
function ar(t,n,o){const r=qo(()=>function(t,n,o){const r='call 0 '+pn(t)+' '+n()
if(Rt)throw $e(Rt)
Vt(t,r),gn(t,o),function(){for(;ft;){for(;!_t(ft););Jt+=bt()}}(),Zt()
const i=e(be,window,[configuration.handler,'sync '+At+' '+zt+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw We(_(i,4))
return i}(t,n,o),!0,!1)
if(0===b(r,'done 0 '))return ot(_(r,7))
throw We(_(r,7))}const sr=new x,cr=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,ur=9007199254740992
let lr=!1
function fr(t){if('[object ReadableStream]'===w(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const n=oo(t,w(t))
if(n)return function(e,t){const n=st?no:it
let o=0
return{step(){if(o>=t)return Po(void 0)
const r=oe(e,o,o+=n)
return new de((e,t)=>Ee(re(r),t=>e({__proto__:null,value:new V(t),done:!1}),t))},stop(){o=t}}}(t,n.size)
O(eo,t)&&(t=t.stream())
const o=t[je],r=e('function'==typeof o?o:t[xe],t,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const t=r.return
if('function'==typeof t)return e(t,r,[])}}}function dr(e){try{const t=e.stop()
Ee(new de(e=>e(t)),()=>{},Ne)}catch(e){Ne(e)}}function pr(e){try{dr(fr(e))}catch(e){Ne(e)}}function wr(e,t,n){const o=Bn.get(e)
if(!o)return pr(n)
let r
try{r=fr(n)}catch(n){return Vn(e,t,n)}const i={__proto__:null,id:e,name:t,source:r,credit:o.credit,isBusy:!1}
Cn(o),B(sr,e,i),Ht('open '+e),hr(i)}function hr(e){for(;!e.isBusy&&e.credit>0&&S(sr,e.id);){if(Jt.length+pt>=cr)return void(lr=!0)
let t,n
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then}catch(t){return br(e,t)}'function'==typeof n?(e.isBusy=!0,ze(t,n,t=>{e.isBusy=!1,gr(e,t),hr(e)},t=>br(e,t))):gr(e,t)}}function gr(e,t){if(!S(sr,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return T(sr,n),Hn('done ',n,'~{"$undefined":1}')
r=qo(()=>Ut('An element of',o,Ke(t.value,'element')))}catch(t){return br(e,t instanceof BridgeError&&'badArguments'===t.code?new BridgeError('badResult','What "'+o+'" gave: '+t.message):t),dr(e.source)}e.credit--,Ht('next '+n+' '+r)}function br(e,t){T(sr,e.id)&&Vn(e.id,e.name,t)}function _r(){lr&&(lr=!1,A(sr,hr))}function yr(e,t){const n=b(e,' '),r=_(e,0,n)
if('note'===r){if(!t&&Ao(r,0))return To(e)
const o=mr(e,n+1)
return function(e,t){const n=k(lo,e),o=n?M(n):0
if(o+M(po)===0)return Xo(t)
const r=ot(t)
o>0&&A(n,e=>{go(e,void 0,[r])}),A(po,t=>{go(t,void 0,[e,r])})}(jr(_(e,n+1,o)),_(e,o+1))}const i=b(e,' ',n+1),a=i<0?e.length:i,s=vr(_(e,n+1,a)),c=_(e,a+1)
if(!t&&Ao(r,s))return To(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},r=Bt
ko(o),Bo+=t
const i=n=>{r!==Bt||Rt||(o.isReady=!0,n&&X(n)===t&&B(jo,e,n),Ht('release '+e),function(){for(;mo&&mo.isReady;){const{line:e,size:t}=mo
mo=mo.next,mo||(vo=null),e&&(So=t,nn(e,!0),So=0)}}())},a=()=>Ee(No(Ro(e,null,!0),t),i,()=>i(null))
if(!st)return a()
Ee(Mo(configuration.bytesURL+n+'/'+e),i,()=>{r!==Bt||Rt||a()})}(s,vr(_(c,0,e)),_(c,e+1))}case'done':return function(e,t){const n=_n(e)
if(!n){const n=k(Do,e)
return n&&Ko(n,null),Xo(t)}try{n.resolve(ot(t))}catch(e){n.reject(new BridgeError('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,t){const n=_n(e)
if(n)return n.reject(We(t))
const o=k(Do,e)
o&&Ko(o,We(t))}(s,c)
case'cancel':return qn(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=sn.get(e)
if(!t||!t.isStream)return
_n(e)
const n=t.control,o={__proto__:null,id:e,name:t.name,credit:n?.isPatient?0:$o,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:t.signal,abort:null}
B(Do,e,o),o.signal&&(o.abort=()=>Co(o,bn(o.name,o.signal)),me(o.signal,'abort',o.abort))
const r=function(e){const t=_o(()=>function(e){return new de((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Lo(e,{__proto__:null,resolve:t,reject:n},o.text),Fo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Po(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Co(e,null))
return Te(bo,t,e,t),t}(o)
n&&(n.inner=r),Fo(o),t.resolve(r)}(s)
case'next':return function(e,t){const n=k(Do,e)
if(!n)return Xo(t)
if(n.credit<1)return Xo(t),Co(n,new BridgeError('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+So
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,Lo(n,r,t),n.isDropped&&!n.takers?Co(n,null):Fo(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,c)
case'pull':return function(e,t){const n=k(sr,e),o=n||Bn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<ur?r:ur,n&&hr(n)}(s,vr(c))
case'release':return void T(Uo,s)
case'read':return function(e,t){const n=k(Uo,t)
Fn(e),'object'==typeof n?wr(e,'stream',n):Vn(e,'stream',Yo('stream'))}(s,vr(c))
case'apply':{const e=mr(c,0)
return function(e,t,n){const o=k(Uo,t)
if(Fn(e),'function'==typeof o)return Pn(e,'function',o,n,!1,'')
Xo(n),Vn(e,'function',Yo('function'))}(s,vr(_(c,0,e)),_(c,e+1))}case'has':return function(e,t){Cn(Fn(e)),Wn(e,t,'',!1,t=>{Bn.take(e)&&Ht('done '+e+' '+(void 0!==t))})}(s,jr(c))
case'stream':case'call':{const e=mr(c,0)
return function(e,t,n,r){const i=Fn(e),a=Wn(e,t,n,r,i=>{if(i)return Pn(e,t,i,n,r,t)
Xo(n),A(Tn,e=>e(t)),Vn(e,t,new BridgeError('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+o(t)+', …)'))})
a&&Cn(i)}(s,jr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function mr(e,t){let n=t
if(34===y(e,t)){for(n++;34!==y(e,n);n++)92===y(e,n)&&n++
return n+1}return n=b(e,' ',t),n<0?e.length:n}function vr(e){const t=+e
if(t>0&&(0|t)===t)return t
if(''!==e&&t>=0&&t<1e16&&t%1==0)return t
throw new BridgeError('badFrame','A line of the app has no number')}const jr=e=>34===y(e,0)?r(e):e
let xr
const kr=new de(e=>{xr=e})
function Br(e,t){return()=>{let n=e.length
for(;n>t&&void 0===e[n-1];)n--
let o=''
for(let r=t;r<n;r++){const i=Ce(e[r])
if(void 0===i)return'~'+Sr(e,t,n)
o+=(r>t?',':'')+i}return'['+o+']'}}function Sr(e,t,n){let o=''
for(let r=t;r<n;r++)o+=(r>t?',':'')+Qe(e[r],'args['+(r-t)+']',null,0)
return'['+o+']'}let Tr=!1
function Ar(e){e.isTrusted&&!Tr&&(Tr=!0,St&&Ee(jt('bye '+St),()=>{},()=>{}),an(new BridgeError('documentGone','The page was left; what was called may have run')))}function Mr(e){e.isTrusted&&Tr&&(Tr=!1,Pt())}function Rr(){me(window,'pagehide',Ar,!0),me(window,'pageshow',Mr,!0),me(window,'load',Gn,!0)}function Or(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),kt))return!0
return!1}if(i(Rr,'handlers',Ie(yt)),i(window,'__webbridge__',Ie(a(Rr))),Rr(),Or()){const t=function t(n){const o={__proto__:null,call(e){return wn('call',e,Br(arguments,1),n)},callSync(e){return ar(e,Br(arguments,1),n)},stream(e){const t=Br(arguments,1)
return yo(e,o=>wn('stream',e,t,n,void 0,o))},has:e=>wn('has',e,null,n),native:Jo('',(e,t)=>zo(e,t,n)),expose(t,n,o){!function(t,n,o){if(In(t),'object'!=typeof n&&'function'!=typeof n||null===n)throw new BridgeError('badArguments','What is exposed as "'+t+'" is not an object')
const r=function(t,n){const o=new x
for(let r=n;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=t+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(In(s),B(o,s,function(){return e(c,n,arguments)}))}}return o}(t,n)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+t+'" has no methods')
const i=o?.replacing
i&&Yn(t),A(r,(e,t)=>Jn(t,i)),A(r,(e,t)=>En(t,e,o)),B(Xn,t,r)}(t,n,o)},handle(e,t,n){En(e,t,n)},remove:e=>Yn(e),on:(e,t)=>wo(e,t),off(e,t){!function(e,t){const n=k(lo,e)
n&&A(n,(e,o)=>{void 0!==t&&e!==t||T(n,o)})}(e,t)},emit(e,t){ho(e,t)},with:e=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),t({__proto__:null,signal:e&&void 0!==e.signal?e.signal:n.signal,timeout:e&&void 0!==e.timeout?e.timeout:n.timeout})),waitUntil(e){Zn(e)},ready:kr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ie(t))}Pt()
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
