// Of the digest 491db9f3d5129e446afc2641c20348e271287b6c243de313410fb46063a0e517, by terser 5.16.5.
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
case'function':return Ko(e,'function',t)
case'symbol':He(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&He(t,'is cyclic: it is one of the objects that it is in')
r>Pe&&He(t,'is nested deeper than '+Pe)
const i={value:e,above:n}
try{return function(e,t,n){const r=w(e),i=Xn(e,r)
if(i)return Yn(e,i,t)
if(Xe(e,r))return Ko(e,'stream',t)
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
i+=(a?',':'')+o(r[a])+':'+n(Ye(e,r[a],t+s),s)}return 1===r.length&&y(r[0],0)===Le?'{"$object":{'+i+'}}':'{'+i+'}'}const tt=(e,t)=>'{"$bytes":'+(Lo?.mayUpload&&X(e)>ut?function(e,t){const n=X(e)
if(Lo.size+n>configuration.queuedBytes)throw new BridgeError('overLimit',t+' has '+n+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Lo.size+=n
const o={__proto__:null,number:++lt,bytes:new V(e),next:null}
return Lo.lastUpload?Lo.lastUpload.next=o:Lo.uploads=o,Lo.lastUpload=o,o.number}(e,t):'"'+nt(e)+'"')+'}'
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
case'$bytes':return'number'==typeof t?function(e){const t=k(go,e)
if(!t)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(go,e),t}(t):function(e){const t=q(e),n=new V(t.length)
for(let e=0;e<t.length;e++)n[e]=y(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:r,key:c}=e,u=Qo('blob',t)
if(Uo)return Go(u)
const l={__proto__:Qn},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+t:void 0,d=()=>eo(u,()=>So(oo(l,u,f,n),n)),p={__proto__:null,size:n,type:o,name:r,url:f,stream:()=>oo(l,u,f,n),bytes:()=>d(),arrayBuffer:()=>to(d(),e=>Z(e)),text:()=>to(d(),e=>le(new ue,e)),blob:()=>to(d(),e=>void 0===r?new Y(no(e),{__proto__:null,type:o}):new ee(no(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ie(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(qn,l,{__proto__:null,size:n,type:o,name:r}),Xo(l,u)}(t)
case'$map':{const e=new x
for(let n=0;n<t.length;n++)B(e,rt(t[n][0]),rt(t[n][1]))
return e}case'$set':{const e=new I
for(let n=0;n<t.length;n++)J(e,rt(t[n]))
return e}case'$object':{const e=s(t)[0]
return t[e]=rt(t[e]),t}case'$function':return function(e){const t=Qo('function',e)
return Uo?Go(t):Xo(function(){const n=arguments,o=Zo(t)
return o?new de((e,t)=>t(o)):cn('apply','function',yr(n,0),Yo,e)},t)}(t)
case'$stream':return function(e){const t=Qo('stream',e)
if(Uo)return Go(t)
const n={__proto__:null}
return i(n,je,Ie(()=>po('stream',n=>{const o=Zo(t)
if(o)throw o
return cn('read','stream',null,Yo,e,n)},n))),Xo(n,t)}(t)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=rt(e[t[n]])
return e}const it=262144,at=1048576
let st=''!==configuration.bytesURL&&void 0!==ae,ct=!1,ut=st?65536:1048576,lt=0,ft=null,dt=null,pt=0
function wt(t){const n=Bt
for(let o=t.uploads;o;o=o.next){t.posts++
const r=e=>{n!==Bt||Rt||(t.posts--,e||(t.isText=!0),gt(),dr())}
Ee(e(ae,window,[configuration.bytesURL+Mt+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{ct=!0,r(se(e))},()=>{ht(n),r(!1)})}}function ht(e){e!==Bt||Rt||ct||(st=!1,ut=1048576)}function gt(){for(;St&&ft;){if(st&&!ft.isText){if(ft.posts>0)return}else{if(Ot.length>=at)return
if(!_t(ft))continue}Kt(bt())}}function bt(){const{text:e,size:t}=ft
return ft=ft.next,ft||(dt=null),pt-=t,e}function _t(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=X(n)-r,a=i<it?i:it
return Kt('\nbytes '+o+' '+r+' "'+nt(new V(Z(n),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const yt=window.webkit.messageHandlers,mt=yt[configuration.handler],vt=mt.postMessage,jt=t=>e(vt,mt,[t]),xt=window.top===window,kt=xt&&'file:'===window.location.protocol?'file://':window.origin
let Bt=0,St='',Tt='',At='',Mt='',Rt=null,Ot='',Nt=0,It=0,Jt=!1,Et=0,zt=new x
function $t(){const e=++Bt
St='',Rt=null,At=Wt(),Nt=It=Et=0,zt=new x
const t='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(kt)+',"url":'+o(window.location.href)+',"main":'+xt+',"key":"'+At+'"}'
qt(jt(t),e,e=>{if(0!==b(e,'welcome '))return Zt(e)
const t=b(e,' ',8)
St=_(e,8,t),Tt='batch '+St+' ',Mt=_(e,t+1),br(),function(){for(let e=ft;st&&e;e=e.next)wt(e)
gt()}(),Vt('park')})}const Wt=()=>_(configuration.secret,16)+Dt(4294967296*H())+Dt($(new z)),Dt=e=>_(W(4294967296+(e>>>0),16),1)
function Ft(e,t,n){if(n.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return n}function Lt(e,t){Ft('What goes to',e,t)
const n=Ot.length+pt
if(n+t.length+(Lo?Lo.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function Pt(e){dt?function(e){dt.text+='\n'+e,dt.size+=e.length+1,pt+=e.length+1}(e):Kt('\n'+e)}function Kt(e){Ot+=e,Jt||Et>0||!St||(Jt=!0,ge(Ct))}function Ct(){Jt=!1,St&&0===Et&&Ut()}function Ut(){Ot&&(Et++,Vt('batch'))}function Vt(e){const t=e+' '+(St||At)+' '+ ++Nt+Ot
Ot='',qt(jt(t),Bt,t=>{'batch'===e&&Et--,(''===t||function(e){const t=b(e,'\n'),n=t<0?e:_(e,0,t)
if(0!==b(n,Tt))return Zt(e)
const o=+_(n,Tt.length)
if(o===It+1&&0===M(zt))return It++,Qt(e,n.length+1),!Rt
B(zt,o,_(e,n.length))
for(let e;void 0!==(e=k(zt,It+1));)T(zt,++It),Qt(e,1)
return M(zt)>(Et>1?Et+1:2)?(Yt(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Ne($e(Rt)),!1):!Rt}(t))&&('park'===e?Ht(4,Bt):Ct())}),gt(),dr()}function Ht(e,t){t!==Bt||Rt||(e>0&&Sn()?ge(()=>Ht(e-1,t)):(jn++,xn=0,Vt('park')))}function qt(e,t,n){const o=e=>{t!==Bt||Rt||('string'==typeof e?n(e):Xt())}
Ee(e,o,e=>{const t=u(e,'message')
o(t&&t.value)})}function Qt(e,t){for(;t<e.length;){let n=b(e,'\n',t)
n<0&&(n=e.length),Gt(_(e,t,n),!1),t=n+1}}function Gt(e,t){try{pr(e,t)}catch(e){Ne(e)}}function Zt(e){return 0===b(e,'end ')?Yt(We(_(e,4))):Xt(),!1}function Xt(){Yt(new BridgeError('detached','The app took the bridge away'))}function Yt(e){var t
Rt=e,St=Ot='',ft=dt=null,pt=0,wo=ho=null,yo=0,go=new x,A(bo,(e,t)=>{T(bo,t)}),function(e){en.each((t,n)=>{dn(n),t.reject(new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){A(Io,t=>{$o(t,new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,yn.each((e,n)=>Pn(n,t)),Do=new x}const en=De()
let tn=0,nn=0,on=1/0
const rn=/^[A-Za-z0-9_$.-]+$/
let an=new x
function sn(e){let t=k(an,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return t=v(rn,e)?e:o(e),M(an)>1e3&&(an=new x),B(an,e,t),t}function cn(e,t,n,o,r,i){return new de((a,s)=>Pt(Po(()=>{const c=' '+(void 0===r?sn(t):r)+(n?' '+n():'')
if(Rt)throw $e(Rt)
const u=void 0!==i&&!0===i.isLoad
if(u||Lt(t,c),!u&&en.size()>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+t+'": '+en.size()+' calls are unanswered already')
const{signal:l}=o
ln(t,o)
const f=++tn,d={name:t,resolve:a,reject:s,deadline:U()+un(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(bo,f,!0)),l&&function(e,t,n){n.abort=()=>pn(t,fn(n.name,e)),me(e,'abort',n.abort)}(l,f,d),en.add(f,d),d.deadline<on&&wn(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+Oo:'')})))}function un(e){return e.timeout??configuration.timeout??1/0}function ln(e,t){if(t.signal&&t.signal.aborted)throw fn(e,t.signal)
if(un(t)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const fn=(e,t)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function dn(e){const t=en.take(e)
return t&&t.abort&&ve(t.signal,'abort',t.abort),t}function pn(e,t){const n=dn(e)
n&&(n.reject(t),Pt('cancel '+e))}function wn(e){ye(nn),on=e
const t=e-U()
nn=_e(hn,t<0?0:t>2147483647?2147483647:t)}function hn(){on=1/0
const e=U()
let t=1/0
en.each((n,o)=>{n.deadline<=e?pn(o,new BridgeError('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&wn(t>e+5?t:e+5)}class gn{#e=null
#t
#n
constructor(e){this.#n=e,a(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Me,this.#t&&Re(this.#e,this.#t)),Oe(this.#e)}static abort(e,t){e.#t=t,e.#e&&Re(e.#e,t)}}const bn=gn.abort
i(gn.prototype,'constructor',Ie(void 0)),a(gn.prototype)
const _n=new x,yn=De(),mn=new x,vn=new x
let jn=0,xn=0,kn=!1,Bn=0
const Sn=()=>xn>0
function Tn(e){if(sn(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function An(e,t){if(S(_n,e)&&!t)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function Mn(e,t,n){if(Tn(e),'function'!=typeof t)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
An(e,n?.replacing),B(_n,e,t),A(mn,(n,o)=>{n.name===e&&(T(mn,o),n.begin(t))})}let Rn=()=>{}
const On=(e,t)=>k(_n,e)||Rn(e,t)
function Nn(e,t,n,o,r){const i=On(t,o)
return i||kn&&0===Bn?(r(i),!1):(B(mn,e,{name:t,payload:n,mayStream:o,begin:r}),!0)}function In(){A(mn,(e,t)=>{const n=On(e.name,e.mayStream)
n&&(T(mn,t),e.begin(n))})}function Jn(e){const t={__proto__:null,generation:jn,context:null,credit:0}
return yn.add(e,t),xn++,t}const En=e=>{const t=l(e)
return t===Be||t===ke}
function zn(t,n,o,r,i,a){const s=new gn(a)
let c,u
try{if(!i&&En(o))return Vo(r),$n(t,n,a)
c=e(o,s,ot(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Fn(t,n,e)}if(!Ue(c)){const e=yn.get(t)
e&&(e.context=s)}if('function'!=typeof u)return Dn(t,n,c,i,a)
ze(c,u,e=>Dn(t,n,e,i,a),e=>Fn(t,n,e))}const $n=(e,t,n)=>Fn(e,t,new BridgeError('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function Wn(e){e.generation===jn&&(e.generation=-1,xn--)}function Dn(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&Xe(n,w(n)))return o?cr(e,t,n):(sr(n),$n(e,t,r))
if(!yn.get(e))return
const a=()=>Ft('The result of',t,Ke(n,'result'))
i=Ue(n)?a():Po(a)}catch(n){return n instanceof BridgeError&&'overLimit'===n.code?Fn(e,t,n):Fn(e,t,new BridgeError('badResult','What "'+t+'" returned: '+(n instanceof BridgeError?n.message:m(n))))}Ln('done ',e,i)}const Fn=(e,t,n)=>Ln('fail ',e,function(e,t){let n,r,i='thrown',a=''
try{t instanceof BridgeError?(i=t.code,n=m(t.message),void 0!==t.data&&(a=Ke(t.data,'data'))):t instanceof he?n='"'+e+'" threw '+m(t.name)+': '+m(t.message):(n='"'+e+'" threw '+m(t),a=Ke(t,'data')),t instanceof he&&void 0!==t.stack&&(r=m(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===Fe
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(n)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(t,n))
function Ln(e,t,n){const o=yn.take(t)
o&&(Wn(o),Pt(e+t+' '+n))}function Pn(e,t){const n=yn.take(e)
n&&Wn(n)
const o=k(mn,e)
T(mn,e),o&&Vo(o.payload),n&&n.context&&bn(n.context,t),function(e){const t=k(tr,e)
t&&(T(tr,e),ar(t.source))}(e)}function Kn(){!kn||Bn>0||(In(),A(mn,(e,t)=>{T(mn,t),e.begin(void 0)}))}function Cn(){kn=!0,Kn()}function Un(e){Bn++
const t=()=>{Bn--,Kn()}
Ee(new de(t=>t(e)),t,t)}const Vn=new x
function Hn(e){const t=k(Vn,e)
return t?(T(Vn,e),A(t,(e,t)=>{k(_n,t)===e&&T(_n,t)}),!0):T(_n,e)}const qn=new R,Qn=a({__proto__:null}),Gn=1048576
function Zn(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:te(e),type:ne(e),name:n?ie(e):void 0}}catch(e){return}}const Xn=(e,t)=>Zn(e,t)||O(qn,e),Yn=(e,t,n)=>'{"$blob":{"ref":'+Co(e,'blob',n)+',"size":'+t.size+',"type":'+o(t.type)+(void 0===t.name?'':',"name":'+o(t.name))+'}}'
function eo(e,t){const n=Zo(e)
return n?new de((e,t)=>t(n)):t()}const to=(e,t)=>new de((n,o)=>{Ee(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),no=e=>({__proto__:null,[xe](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function oo(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=ko(t.ref,e,!1)),i.next())
return fo(()=>eo(t,()=>{if(i||!n||!st)return a()
if(r>=o)return new de(e=>e(zo(void 0)))
const e=r
return r+=Gn,new de((t,i)=>{Ee(xo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const ro=new x
let io=0
const ao=new x
function so(e,t){if(sn(e),'function'!=typeof t)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let n=k(ro,e)
n||B(ro,e,n=new x)
const o=++io
return B(n,o,t),()=>{T(n,o)}}function co(e,t){const n=Po(()=>{const n='note '+sn(e)+' '+Ke(t,'value')
return Lt(e,n),n},!1)
Rt||Pt(n)}function uo(t,n,o){try{return e(t,n,o)}catch(e){Ne(e)}}const lo=new Se(e=>{e.takers?e.isDropped=!0:Wo(e,null)})
function fo(e,t){const n={__proto__:null,next:e,return:e=>(t(),new de(t=>t(zo(e)))),throw:e=>(t(),new de((t,n)=>n(e)))}
return i(n,je,Ie(()=>n)),a(n)}function po(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return fo(()=>o.inner?o.inner.next():new de((n,a)=>{if(i)return n(zo(void 0))
r||(r=new de((n,r)=>{Ee(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ee(r,e=>n(e.next()),e=>{if(i)return n(zo(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&pn(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let wo=null,ho=null,go=new x
const bo=new x
function _o(e){ho?ho.next=e:wo=e,ho=e}let yo=0,mo=0
function vo(e){_o({__proto__:null,line:e,size:yo,isReady:!0,next:null}),yo=0}function jo(e,t){if(null===ho||'load'===e)return!1
switch(e){case'open':case'next':return!S(bo,t)
case'done':case'fail':return!T(bo,t)
default:return!0}}function xo(t){const n=Bt
return new de((o,r)=>{Ee(e(ae,window,[t,{__proto__:null,credentials:'omit'}]),e=>{if(ct=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Ee(ce(e),e=>o(new V(e)),r)},e=>{ht(n),r(e)})})}const ko=(e,t,n)=>po('blob',t=>(t.isLoad=n,cn('read','blob',null,Bo,e,t)),t),Bo=a({__proto__:null,timeout:1/0})
function So(e,t){return new de((n,o)=>{const r=new V(t)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Ee(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+X(e.value)
if(o>t)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const To=a(function(){})
function Ao(e,t){return new p(To,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Ao(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:Mo,defineProperty:Mo,deleteProperty:Mo,construct:Mo})}function Mo(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function Ro(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=cn('stream',e,yr(t,0),n,void 0,o)
return i(r,je,Ie(()=>po(e,e=>(e.id=o.id,new de((t,n)=>Ee(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const Oo=4,No=1<<20,Io=new x
function Jo(e){if(e.hasEnded)return
const t=function(e){const t=configuration.streamWindow
let n=e.mean?No/e.mean:Oo
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Pt('pull '+e.id+' '+t))}function Eo(e,t,n){let o
try{o=ot(n)}catch(n){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Wo(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const zo=e=>({value:e,done:!0})
function $o(e,t){T(Io,e.id),e.hasEnded=!0,e.abort&&ve(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(zo(void 0)),e.error=null
e.takers=null}function Wo(e,t){for(let t=e.first;t;t=t.next)Vo(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||($o(e,t),Pt('cancel '+e.id))}let Do=new x,Fo=0,Lo=null
function Po(e,t=!0,n=!0){const o=Lo,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
Lo=r
try{const t=e()
return r.uploads&&!Rt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
dt?dt.next=n:ft=n,dt=n,pt+=t,St&&st?wt(n):gt()}(r.uploads,r.size),t}catch(e){throw r.refs&&A(r.refs,(e,t)=>{T(Do,t)}),e}finally{Lo=o}}const Ko=(e,t,n)=>'{"$'+t+'":'+Co(e,t,n)+'}'
function Co(e,t,n){if(Lo&&Lo.mayRefer||He(n,'is a '+t+', which only arguments, results and elements of streams can carry'),M(Do)>=configuration.references)throw new BridgeError('overLimit',n+' is a '+t+', and the app holds '+M(Do)+' of this page already')
const o=++Fo
return B(Do,o,e),Lo.refs||(Lo.refs=new x),B(Lo.refs,o,!0),o}let Uo=!1
function Vo(e){if(y(e,0)===Fe){Uo=!0
try{ot(e)}catch(e){}Uo=!1}}const Ho=e=>new BridgeError('unknownMethod','The '+e+' was released'),qo=new Se(e=>Go(e)),Qo=(e,t)=>({__proto__:null,kind:e,ref:t,own:Bt,isReleased:!1})
function Go(e){e.isReleased||(e.isReleased=!0,e.own!==Bt||Rt||Pt('release '+e.ref))}function Zo(e){return e.isReleased?Ho(e.kind):e.own!==Bt?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Xo(e,t){return i(e,'release',Ie(a(()=>{Ae(qo,e),Go(t)}))),Te(qo,e,t,e),a(e)}const Yo=a({__proto__:null})
function er(t,n,o){const r=Po(()=>function(t,n,o){const r='call 0 '+sn(t)+' '+n()
if(Rt)throw $e(Rt)
Lt(t,r),ln(t,o),function(){for(;ft;){for(;!_t(ft););Ot+=bt()}}(),Ut()
const i=e(be,window,[configuration.handler,'sync '+At+' '+Nt+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw We(_(i,4))
return i}(t,n,o),!0,!1)
if(0===b(r,'done 0 '))return ot(_(r,7))
throw We(_(r,7))}const tr=new x,nr=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,or=9007199254740992
let rr=!1
function ir(t){if('[object ReadableStream]'===w(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const n=Zn(t,w(t))
if(n)return function(e,t){const n=st?Gn:it
let o=0
return{step(){if(o>=t)return zo(void 0)
const r=oe(e,o,o+=n)
return new de((e,t)=>Ee(re(r),t=>e({__proto__:null,value:new V(t),done:!1}),t))},stop(){o=t}}}(t,n.size)
O(qn,t)&&(t=t.stream())
const o=t[je],r=e('function'==typeof o?o:t[xe],t,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const t=r.return
if('function'==typeof t)return e(t,r,[])}}}function ar(e){try{const t=e.stop()
Ee(new de(e=>e(t)),()=>{},Ne)}catch(e){Ne(e)}}function sr(e){try{ar(ir(e))}catch(e){Ne(e)}}function cr(e,t,n){const o=yn.get(e)
if(!o)return sr(n)
let r
try{r=ir(n)}catch(n){return Fn(e,t,n)}const i={__proto__:null,id:e,name:t,source:r,credit:o.credit,isBusy:!1}
Wn(o),B(tr,e,i),Pt('open '+e),ur(i)}function ur(e){for(;!e.isBusy&&e.credit>0&&S(tr,e.id);){if(Ot.length+pt>=nr)return void(rr=!0)
let t,n
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then}catch(t){return fr(e,t)}'function'==typeof n?(e.isBusy=!0,ze(t,n,t=>{e.isBusy=!1,lr(e,t),ur(e)},t=>fr(e,t))):lr(e,t)}}function lr(e,t){if(!S(tr,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return T(tr,n),Ln('done ',n,'~{"$undefined":1}')
r=Po(()=>Ft('An element of',o,Ke(t.value,'element')))}catch(t){return fr(e,t instanceof BridgeError&&'badArguments'===t.code?new BridgeError('badResult','What "'+o+'" gave: '+t.message):t),ar(e.source)}e.credit--,Pt('next '+n+' '+r)}function fr(e,t){T(tr,e.id)&&Fn(e.id,e.name,t)}function dr(){rr&&(rr=!1,A(tr,ur))}function pr(e,t){const n=b(e,' '),r=_(e,0,n)
if('note'===r){if(!t&&jo(r,0))return vo(e)
const o=wr(e,n+1)
return function(e,t){const n=k(ro,e),o=n?M(n):0
if(o+M(ao)===0)return Vo(t)
const r=ot(t)
o>0&&A(n,e=>{uo(e,void 0,[r])}),A(ao,t=>{uo(t,void 0,[e,r])})}(gr(_(e,n+1,o)),_(e,o+1))}const i=b(e,' ',n+1),a=i<0?e.length:i,s=hr(_(e,n+1,a)),c=_(e,a+1)
if(!t&&jo(r,s))return vo(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},r=Bt
_o(o),yo+=t
const i=n=>{r!==Bt||Rt||(o.isReady=!0,n&&X(n)===t&&B(go,e,n),Pt('release '+e),function(){for(;wo&&wo.isReady;){const{line:e,size:t}=wo
wo=wo.next,wo||(ho=null),e&&(mo=t,Gt(e,!0),mo=0)}}())},a=()=>Ee(So(ko(e,null,!0),t),i,()=>i(null))
if(!st)return a()
Ee(xo(configuration.bytesURL+n+'/'+e),i,()=>{r!==Bt||Rt||a()})}(s,hr(_(c,0,e)),_(c,e+1))}case'done':return function(e,t){const n=dn(e)
if(!n){const n=k(Io,e)
return n&&$o(n,null),Vo(t)}try{n.resolve(ot(t))}catch(e){n.reject(new BridgeError('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,t){const n=dn(e)
if(n)return n.reject(We(t))
const o=k(Io,e)
o&&$o(o,We(t))}(s,c)
case'cancel':return Pn(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=en.get(e)
if(!t||!t.isStream)return
dn(e)
const n=t.control,o={__proto__:null,id:e,name:t.name,credit:n?.isPatient?0:Oo,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:t.signal,abort:null}
B(Io,e,o),o.signal&&(o.abort=()=>Wo(o,fn(o.name,o.signal)),me(o.signal,'abort',o.abort))
const r=function(e){const t=fo(()=>function(e){return new de((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Eo(e,{__proto__:null,resolve:t,reject:n},o.text),Jo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(zo(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Wo(e,null))
return Te(lo,t,e,t),t}(o)
n&&(n.inner=r),Jo(o),t.resolve(r)}(s)
case'next':return function(e,t){const n=k(Io,e)
if(!n)return Vo(t)
if(n.credit<1)return Vo(t),Wo(n,new BridgeError('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+mo
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,Eo(n,r,t),n.isDropped&&!n.takers?Wo(n,null):Jo(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,c)
case'pull':return function(e,t){const n=k(tr,e),o=n||yn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<or?r:or,n&&ur(n)}(s,hr(c))
case'release':return void T(Do,s)
case'read':return function(e,t){const n=k(Do,t)
Jn(e),'object'==typeof n?cr(e,'stream',n):Fn(e,'stream',Ho('stream'))}(s,hr(c))
case'apply':{const e=wr(c,0)
return function(e,t,n){const o=k(Do,t)
if(Jn(e),'function'==typeof o)return zn(e,'function',o,n,!1,'')
Vo(n),Fn(e,'function',Ho('function'))}(s,hr(_(c,0,e)),_(c,e+1))}case'has':return function(e,t){Wn(Jn(e)),Nn(e,t,'',!1,t=>{yn.take(e)&&Pt('done '+e+' '+(void 0!==t))})}(s,gr(c))
case'stream':case'call':{const e=wr(c,0)
return function(e,t,n,r){const i=Jn(e),a=Nn(e,t,n,r,i=>{if(i)return zn(e,t,i,n,r,t)
Vo(n),A(vn,e=>e(t)),Fn(e,t,new BridgeError('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+o(t)+', …)'))})
a&&Wn(i)}(s,gr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function wr(e,t){let n=t
if(34===y(e,t)){for(n++;34!==y(e,n);n++)92===y(e,n)&&n++
return n+1}return n=b(e,' ',t),n<0?e.length:n}function hr(e){const t=+e
if(t>0&&(0|t)===t)return t
if(''!==e&&t>=0&&t<1e16&&t%1==0)return t
throw new BridgeError('badFrame','A line of the app has no number')}const gr=e=>34===y(e,0)?r(e):e
let br
const _r=new de(e=>{br=e})
function yr(e,t){return()=>{let n=e.length
for(;n>t&&void 0===e[n-1];)n--
let o=''
for(let r=t;r<n;r++){const i=Ce(e[r])
if(void 0===i)return'~'+mr(e,t,n)
o+=(r>t?',':'')+i}return'['+o+']'}}function mr(e,t,n){let o=''
for(let r=t;r<n;r++)o+=(r>t?',':'')+Qe(e[r],'args['+(r-t)+']',null,0)
return'['+o+']'}let vr=!1
function jr(e){e.isTrusted&&!vr&&(vr=!0,St&&Ee(jt('bye '+St),()=>{},()=>{}),Yt(new BridgeError('documentGone','The page was left; what was called may have run')))}function xr(e){e.isTrusted&&vr&&(vr=!1,$t())}function kr(){me(window,'pagehide',jr,!0),me(window,'pageshow',xr,!0),me(window,'load',Cn,!0)}function Br(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),kt))return!0
return!1}if(i(kr,'handlers',Ie(yt)),i(window,'__webbridge__',Ie(a(kr))),kr(),Br()){const t=function t(n){const o={__proto__:null,call(e){return cn('call',e,yr(arguments,1),n)},callSync(e){return er(e,yr(arguments,1),n)},stream(e){const t=yr(arguments,1)
return po(e,o=>cn('stream',e,t,n,void 0,o))},has:e=>cn('has',e,null,n),native:Ao('',(e,t)=>Ro(e,t,n)),expose(t,n,o){!function(t,n,o){if(Tn(t),'object'!=typeof n&&'function'!=typeof n||null===n)throw new BridgeError('badArguments','What is exposed as "'+t+'" is not an object')
const r=function(t,n){const o=new x
for(let r=n;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=t+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(Tn(s),B(o,s,function(){return e(c,n,arguments)}))}}return o}(t,n)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+t+'" has no methods')
const i=o?.replacing
i&&Hn(t),A(r,(e,t)=>An(t,i)),A(r,(e,t)=>Mn(t,e,o)),B(Vn,t,r)}(t,n,o)},handle(e,t,n){Mn(e,t,n)},remove:e=>Hn(e),on:(e,t)=>so(e,t),off(e,t){!function(e,t){const n=k(ro,e)
n&&A(n,(e,o)=>{void 0!==t&&e!==t||T(n,o)})}(e,t)},emit(e,t){co(e,t)},with:e=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),t({__proto__:null,signal:e&&void 0!==e.signal?e.signal:n.signal,timeout:e&&void 0!==e.timeout?e.timeout:n.timeout})),waitUntil(e){Un(e)},ready:_r,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ie(t))}$t()
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
