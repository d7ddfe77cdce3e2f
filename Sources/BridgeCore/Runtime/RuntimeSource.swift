// Of the digest 31bf8265537f4663dd21c788fb9ed468fa54e62ad4ae179bf2db8b57cc13615e, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const e=Reflect.apply,n=n=>(t,o,r,i)=>e(n,t,[o,r,i]),t=(e,t)=>n(u(e.prototype,t).get),o=JSON.stringify,r=JSON.parse,i=Object.defineProperty,a=Object.freeze,s=Object.keys,c=Object.getOwnPropertyNames,u=Object.getOwnPropertyDescriptor,l=Object.getPrototypeOf,f=Object.prototype,d=Function.prototype,p=Proxy,w=n(Object.prototype.toString),h=Array.isArray,g=ArrayBuffer.isView,b=n(String.prototype.indexOf),_=n(String.prototype.slice),y=n(String.prototype.charCodeAt),m=String,v=n(RegExp.prototype.exec),j=String.fromCharCode,x=Map,k=n(Map.prototype.get),B=n(Map.prototype.set),S=n(Map.prototype.has),T=n(Map.prototype.delete),A=n(Map.prototype.forEach),R=t(Map,'size'),M=WeakMap,O=n(WeakMap.prototype.get),N=n(WeakMap.prototype.set),I=Set,J=n(Set.prototype.add),E=n(Set.prototype.forEach),$=Date,W=n(Date.prototype.getTime),D=n(Number.prototype.toString),z=n(Number.prototype.valueOf),F=n(String.prototype.valueOf),L=n(Boolean.prototype.valueOf),P=n(BigInt.prototype.valueOf),K=window.performance,C=K.now,V=()=>e(C,K,[]),U=Uint8Array,H=window.crypto,q=H.getRandomValues,Q=window.atob,G=window.btoa,Z=n(U.prototype.set),X=t(l(U),'buffer'),Y=t(l(U),'length'),ee=window.Blob,ne=window.File,te=t(ee,'size'),oe=t(ee,'type'),re=n(ee.prototype.slice),ie=n(ee.prototype.arrayBuffer),ae=t(ne,'name'),se=window.fetch,ce=window.Response&&t(Response,'ok'),ue=window.Response&&n(Response.prototype.arrayBuffer),le=TextDecoder,fe=n(le.prototype.decode),de=BigInt,pe=Promise,we=n(Promise.prototype.then),he=Error,ge=window.queueMicrotask,be=window.prompt,_e=window.setTimeout,ye=window.clearTimeout,me=n(EventTarget.prototype.addEventListener),ve=n(EventTarget.prototype.removeEventListener),je=Symbol.asyncIterator,xe=Symbol.iterator,ke=l(function*(){}),Be=l(async function*(){}),Se=FinalizationRegistry,Te=n(Se.prototype.register),Ae=n(Se.prototype.unregister),Re=AbortController,Me=n(Re.prototype.abort),Oe=t(Re,'signal'),Ne=window.reportError||(e=>_e(()=>{
throw e},0)),Ie=e=>({__proto__:null,value:e}),Je=a(Ie(void 0))
function Ee(e,n,t){i(e,'constructor',Je),we(e,n,t)}class BridgeError extends he{constructor(e,n,t){super(n),i(this,'name',Ie('cancelled'===e?'AbortError':'BridgeError')),i(this,'code',Ie(m(e))),void 0!==t?.data&&i(this,'data',Ie(t.data)),void 0!==t?.cause&&i(this,'cause',Ie(t.cause))}}a(BridgeError.prototype),a(BridgeError)
const $e=e=>new BridgeError(e.code,e.message,{data:e.data})
function We(e){return $e(en(e))}const De=126,ze=36,Fe=500
function Le(e,n){const t=Pe(e)
return void 0===t?'~'+Ue(e,n,null,0):t}function Pe(e){try{return Ke(e,0)?o(e):void 0}catch(e){return}}function Ke(e,n){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,n){if(n>Fe||void 0!==e[je]||void 0!==e.toJSON)return!1
if(h(e)){for(let t=0;t<e.length;t++)if(!Ke(e[t],n+1))return!1
return!0}const t=l(e)
if(t!==f&&null!==t)return!1
for(const t in e)if(!Ke(e[t],n+1))return!1
return!0}(e,n)
default:return!1}}const Ce=(e,n,t)=>{const o=e.length>100?_(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+n,{cause:t})}
function Ve(e,n){if(n instanceof BridgeError)throw n
let t=''
try{t=': '+m(n)}catch(e){}Ce(e,'cannot be read'+t,n)}function Ue(e,n,t,r){switch(typeof e){case'string':case'boolean':return o(e)
case'number':return He(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return Wo(e,'function',n)
case'symbol':Ce(n,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=t;o;o=o.above)o.value===e&&Ce(n,'is cyclic: it is one of the objects that it is in')
r>Fe&&Ce(n,'is nested deeper than '+Fe)
const i={value:e,above:t}
try{return function(e,n,t){const r=w(e),i=Ut(e,r)
if(i)return Ht(e,i,n)
if(Qe(e,r))return Wo(e,'stream',n)
if('[object Date]'!==r&&'function'==typeof e.toJSON)return t(e.toJSON(),'')
if(h(e))return function(e,n,t){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+t(Ge(e,r,n+i),i)}return'['+o+']'}(e,n,t)
const a=l(e)
if(a===f||null===a)return Ze(e,n,t)
if(g(e))return Xe(new U(e.buffer,e.byteOffset,e.byteLength),n)
switch(r){case'[object ArrayBuffer]':return Xe(new U(e),n)
case'[object Date]':{const n=W(e)
return n-n==0?'{"$date":'+n+'}':'null'}case'[object Map]':{let n='',o=0
return A(e,(e,r)=>{n+=(n&&',')+'['+t(r,'.keys['+o+++']')+','+t(e,'['+qe(r)+']')+']'}),'{"$map":['+n+']}'}case'[object Set]':{let n='',o=0
return E(e,e=>{n+=(n&&',')+t(e,'['+o+++']')}),'{"$set":['+n+']}'}case'[object Number]':return He(z(e))
case'[object String]':return o(F(e))
case'[object Boolean]':return o(L(e))
case'[object BigInt]':return'{"$int":"'+P(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+o(m(e.name))+',"message":'+o(m(e.message))+'}'
case'[object Object]':return Ze(e,n,t)
case'[object Promise]':Ce(n,'is a Promise: await it first')}return Ce(n,'is '+_(r,8,-1)+', which cannot cross the bridge')}(e,n,(e,t)=>Ue(e,n+t,i,r+1))}catch(e){return Ve(n,e)}}function He(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':o(e)}const qe=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:m(e),Qe=(e,n)=>'function'==typeof e[je]||'[object ReadableStream]'===n||'function'==typeof e.next&&'function'==typeof e[xe]
function Ge(e,n,t){try{return e[n]}catch(e){return Ve(t,e)}}function Ze(e,n,t){const r=s(e)
let i=''
for(let a=0;a<r.length;a++){const s='.'+r[a]
i+=(a?',':'')+o(r[a])+':'+t(Ge(e,r[a],n+s),s)}return 1===r.length&&y(r[0],0)===ze?'{"$object":{'+i+'}}':'{'+i+'}'}const Xe=(e,n)=>'{"$bytes":'+(Eo?.mayUpload&&Y(e)>sn?function(e,n){const t=Y(e)
if(Eo.size+t>configuration.queuedBytes)throw new BridgeError('overLimit',n+' has '+t+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Eo.size+=t
const o={__proto__:null,number:++cn,bytes:new U(e),next:null}
return Eo.lastUpload?Eo.lastUpload.next=o:Eo.uploads=o,Eo.lastUpload=o,o.number}(e,n):'"'+Ye(e)+'"')+'}'
function Ye(e){const n=Y(e)
let t=''
for(let o=0;o<n;o++)t+=j(e[o])
return G(t)}function en(e){return y(e,0)===De?nn(r(_(e,1))):r(e)}function nn(e){if('object'!=typeof e||null===e)return e
if(h(e)){for(let n=0;n<e.length;n++)e[n]=nn(e[n])
return e}const n=s(e)
if(1===n.length&&y(n[0],0)===ze)return function(e,n){switch(e){case'$undefined':return
case'$number':return+n
case'$int':return de(n)
case'$date':return new $(n)
case'$bytes':return'number'==typeof n?function(e){const n=k(uo,e)
if(!n)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(uo,e),n}(n):function(e){const n=Q(e),t=new U(n.length)
for(let e=0;e<n.length;e++)t[e]=y(n,e)
return t}(n)
case'$blob':return function(e){const{ref:n,size:t,type:o,name:r,key:c}=e,u=Ko('blob',n)
if(zo)return Co(u)
const l={__proto__:Kt},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+n:void 0,d=()=>qt(u,()=>mo(Zt(l,u,f,t),t)),p={__proto__:null,size:t,type:o,name:r,url:f,stream:()=>Zt(l,u,f,t),bytes:()=>d(),arrayBuffer:()=>Qt(d(),e=>X(e)),text:()=>Qt(d(),e=>fe(new le,e)),blob:()=>Qt(d(),e=>void 0===r?new ee(Gt(e),{__proto__:null,type:o}):new ne(Gt(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ie(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Pt,l,{__proto__:null,size:t,type:o,name:r}),Uo(l,u)}(n)
case'$map':{const e=new x
for(let t=0;t<n.length;t++)B(e,nn(n[t][0]),nn(n[t][1]))
return e}case'$set':{const e=new I
for(let t=0;t<n.length;t++)J(e,nn(n[t]))
return e}case'$object':{const e=s(n)[0]
return n[e]=nn(n[e]),n}case'$function':return function(e){const n=Ko('function',e)
return zo?Co(n):Uo(function(){const t=arguments,o=Vo(n)
return o?new pe((e,n)=>n(o)):nt('apply','function',wr(t,0),Ho,e)},n)}(n)
case'$stream':return function(e){const n=Ko('stream',e)
if(zo)return Co(n)
const t={__proto__:null}
return i(t,je,Ie(()=>ao('stream',t=>{const o=Vo(n)
if(o)throw o
return nt('read','stream',null,Ho,e,t)},t))),Uo(t,n)}(n)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(n[0],e[n[0]])
for(let t=0;t<n.length;t++)e[n[t]]=nn(e[n[t]])
return e}const tn=262144,on=1048576
let rn=''!==configuration.bytesURL&&void 0!==se,an=!1,sn=rn?65536:1048576,cn=0,un=null,ln=null,fn=0
function dn(n){const t=jn
for(let o=n.uploads;o;o=o.next){n.posts++
const r=e=>{t!==jn||Sn||(n.posts--,e||(n.isText=!0),wn(),sr())}
Ee(e(se,window,[configuration.bytesURL+Bn+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{an=!0,r(ce(e))},()=>{pn(t),r(!1)})}}function pn(e){e!==jn||Sn||an||(rn=!1,sn=1048576)}function wn(){for(;xn&&un;){if(rn&&!un.isText){if(un.posts>0)return}else{if(Tn.length>=on)return
if(!gn(un))continue}Wn(hn())}}function hn(){const{text:e,size:n}=un
return un=un.next,un||(ln=null),fn-=n,e}function gn(e){const n=e.uploads
if(!n)return!0
const{bytes:t,number:o}=n,r=e.offset,i=Y(t)-r,a=i<tn?i:tn
return Wn('\nbytes '+o+' '+r+' "'+Ye(new U(X(t),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=n.next,e.offset=0),!e.uploads}const bn=window.webkit.messageHandlers[configuration.handler],_n=bn.postMessage,yn=n=>e(_n,bn,[n]),mn=window.top===window,vn=mn&&'file:'===window.location.protocol?'file://':window.origin
let jn=0,xn='',kn='',Bn='',Sn=null,Tn='',An=0,Rn=0,Mn=!1,On=0,Nn=new x
function In(){const n=++jn
xn='',Sn=null,kn=function(){const n=e(q,H,[new U(16)])
let t=''
for(let e=0;e<16;e++)t+=_(D(n[e]+256,16),1)
return t}(),An=Rn=On=0,Nn=new x
const t='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(vn)+',"url":'+o(window.location.href)+',"main":'+mn+',"key":"'+kn+'"}'
Pn(yn(t),n,e=>{if(0!==b(e,'welcome '))return Vn(e)
const n=b(e,' ',8)
xn=_(e,8,n),Bn=_(e,n+1),dr(),function(){for(let e=un;rn&&e;e=e.next)dn(e)
wn()}(),Fn('park')})}function Jn(e,n,t){if(t.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+n+'" has '+t.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return t}function En(e,n){Jn('What goes to',e,n)
const t=Tn.length+fn
if(t+n.length+(Eo?Eo.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+t+' characters and bytes wait for the app already; it does not come for them')}function $n(e){ln?function(e){ln.text+='\n'+e,ln.size+=e.length+1,fn+=e.length+1}(e):Wn('\n'+e)}function Wn(e){Tn+=e,Mn||On>0||!xn||(Mn=!0,ge(Dn))}function Dn(){Mn=!1,xn&&0===On&&zn()}function zn(){Tn&&(On++,Fn('batch'))}function Fn(e){const n=e+' '+(xn||kn)+' '+ ++An+Tn
Tn='',Pn(yn(n),jn,n=>{'batch'===e&&On--,(''===n||function(e){const n=b(e,'\n'),t=n<0?e:_(e,0,n),o='batch '+xn+' '
if(0!==b(t,o))return Vn(e)
B(Nn,+_(t,o.length),_(e,t.length))
for(let e;void 0!==(e=k(Nn,Rn+1));)T(Nn,++Rn),Kn(e)
return R(Nn)>(On>1?On+1:2)?(Hn(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Ne($e(Sn)),!1):!Sn}(n))&&('park'===e?Ln(4,jn):Dn())}),wn(),sr()}function Ln(e,n){n!==jn||Sn||(e>0&&mt()?ge(()=>Ln(e-1,n)):(gt++,bt=0,Fn('park')))}function Pn(e,n,t){Ee(e,e=>{n!==jn||Sn||('string'==typeof e?t(e):Un())},()=>{n!==jn||Sn||Un()})}function Kn(e){for(let n=1;n<e.length;){let t=b(e,'\n',n)
t<0&&(t=e.length),Cn(_(e,n,t),!1),n=t+1}}function Cn(e,n){try{cr(e,n)}catch(e){Ne(e)}}function Vn(e){return 0===b(e,'end ')?Hn(We(_(e,4))):Un(),!1}function Un(){Hn(new BridgeError('detached','The app took the bridge away'))}function Hn(e){var n
Sn=e,xn=Tn='',un=ln=null,fn=0,so=co=null,po=0,uo=new x,A(lo,(e,n)=>{T(lo,n)}),function(e){A(qn,(n,t)=>{it(t),n.reject(new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),function(e){A(To,n=>{Oo(n,new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),n=e,A(pt,(e,t)=>$t(t,n)),Io=new x}const qn=new x
let Qn=0,Gn=0,Zn=1/0
const Xn=/^[A-Za-z0-9_$.-]+$/
let Yn=new x
function et(e){let n=k(Yn,e)
if(void 0!==n)return n
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return n=v(Xn,e)?e:o(e),R(Yn)>1e3&&(Yn=new x),B(Yn,e,n),n}function nt(e,n,t,o,r,i){return new pe((a,s)=>$n($o(()=>{const c=' '+(void 0===r?et(n):r)+(t?' '+t():'')
if(Sn)throw $e(Sn)
const u=void 0!==i&&!0===i.isLoad
if(u||En(n,c),!u&&R(qn)>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+n+'": '+R(qn)+' calls are unanswered already')
const{signal:l}=o
ot(n,o)
const f=++Qn,d={name:n,resolve:a,reject:s,deadline:V()+tt(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(lo,f,!0)),l&&(d.abort=()=>at(f,rt(n,l)),me(l,'abort',d.abort)),B(qn,f,d),d.deadline<Zn&&st(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+Bo:'')})))}function tt(e){return e.timeout??configuration.timeout??1/0}function ot(e,n){if(n.signal&&n.signal.aborted)throw rt(e,n.signal)
if(tt(n)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const rt=(e,n)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:n.reason})
function it(e){const n=k(qn,e)
if(n)return T(qn,e),n.abort&&ve(n.signal,'abort',n.abort),n}function at(e,n){const t=it(e)
t&&(t.reject(n),$n('cancel '+e))}function st(e){ye(Gn),Zn=e
const n=e-V()
Gn=_e(ct,n<0?0:n>2147483647?2147483647:n)}function ct(){Zn=1/0
const e=V()
let n=1/0
A(qn,(t,o)=>{t.deadline<=e?at(o,new BridgeError('timedOut','"'+t.name+'" was not answered in time; it may have run')):t.deadline<n&&(n=t.deadline)}),n!==1/0&&st(n>e+5?n:e+5)}class ut{#e=null
#n
constructor(e){i(this,'name',Ie(e)),a(this)}get signal(){return this.#e||(this.#e=new Re,this.#n&&Me(this.#e,this.#n)),Oe(this.#e)}static abort(e,n){e.#n=n,e.#e&&Me(e.#e,n)}}const lt=ut.abort
i(ut.prototype,'constructor',Ie(void 0)),a(ut.prototype)
const ft=new x,dt=new x,pt=new x,wt=new x,ht=new x
let gt=0,bt=0,_t=!1,yt=0
const mt=()=>bt>0
function vt(e){if(et(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function jt(e,n){if(S(dt,e)&&!n)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function xt(e,n,t){if(vt(e),'function'!=typeof n)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
jt(e,t?.replacing),B(dt,e,n),A(wt,(t,o)=>{t.name===e&&(T(wt,o),t.begin(n))})}let kt=()=>{}
const Bt=(e,n)=>k(dt,e)||kt(e,n)
function St(e,n,t,o,r){const i=Bt(n,o)
i?r(i):_t&&0===yt?r(void 0):B(wt,e,{name:n,payload:t,mayStream:o,begin:r})}function Tt(){A(wt,(e,n)=>{const t=Bt(e.name,e.mayStream)
t&&(T(wt,n),e.begin(t))})}function At(e){B(pt,e,gt),bt++}const Rt=e=>{const n=l(e)
return n===Be||n===ke}
function Mt(n,t,o,r,i,a){const s=new ut(a)
let c,u
try{if(!i&&Rt(o))return Fo(r),Ot(n,t,a)
c=e(o,s,en(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return Jt(n,t,e)}if('object'==typeof c&&null!==c&&B(ft,n,s),'function'!=typeof u)return It(n,t,c,i,a)
Ee(new pe(e=>e(c)),e=>It(n,t,e,i,a),e=>Jt(n,t,e))}const Ot=(e,n,t)=>Jt(e,n,new BridgeError('isStream',t?'"'+n+'" is a stream. Read it with bridge.stream("'+n+'")':'The function returned a stream. Let it return an object that holds it'))
function Nt(e){k(pt,e)===gt&&(B(pt,e,-1),bt--)}function It(e,n,t,o,r){let i
try{if('object'==typeof t&&null!==t&&Qe(t,w(t)))return o?or(e,n,t):(tr(t),Ot(e,n,r))
if(!S(pt,e))return
i=$o(()=>Jn('The result of',n,Le(t,'result')))}catch(t){return t instanceof BridgeError&&'overLimit'===t.code?Jt(e,n,t):Jt(e,n,new BridgeError('badResult','What "'+n+'" returned: '+(t instanceof BridgeError?t.message:m(t))))}Et('done ',e,i)}const Jt=(e,n,t)=>Et('fail ',e,function(e,n){let t,r,i='thrown',a=''
try{n instanceof BridgeError?(i=n.code,t=m(n.message),void 0!==n.data&&(a=Le(n.data,'data'))):n instanceof he?t='"'+e+'" threw '+m(n.name)+': '+m(n.message):(t='"'+e+'" threw '+m(n),a=Le(n,'data')),n instanceof he&&void 0!==n.stack&&(r=m(n.stack))}catch(n){void 0===t&&(t='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===De
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(t)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(n,t))
function Et(e,n,t){S(pt,n)&&(Nt(n),T(pt,n),T(ft,n),T(Go,n),$n(e+n+' '+t))}function $t(e,n){Nt(e),T(pt,e)
const t=k(wt,e)
T(wt,e),t&&Fo(t.payload),T(Go,e),function(e,n){const t=k(ft,e)
t&&(T(ft,e),lt(t,n))}(e,n),function(e){const n=k(Qo,e)
n&&(T(Qo,e),nr(n.source))}(e)}function Wt(){!_t||yt>0||(Tt(),A(wt,(e,n)=>{T(wt,n),e.begin(void 0)}))}function Dt(){_t=!0,Wt()}function zt(e){yt++
const n=()=>{yt--,Wt()}
Ee(new pe(n=>n(e)),n,n)}const Ft=new x
function Lt(e){const n=k(Ft,e)
return n?(T(Ft,e),A(n,(e,n)=>{k(dt,n)===e&&T(dt,n)}),!0):T(dt,e)}const Pt=new M,Kt=a({__proto__:null}),Ct=1048576
function Vt(e,n){const t='[object File]'===n
if(t||'[object Blob]'===n)try{return{__proto__:null,size:te(e),type:oe(e),name:t?ae(e):void 0}}catch(e){return}}const Ut=(e,n)=>Vt(e,n)||O(Pt,e),Ht=(e,n,t)=>'{"$blob":{"ref":'+Do(e,'blob',t)+',"size":'+n.size+',"type":'+o(n.type)+(void 0===n.name?'':',"name":'+o(n.name))+'}}'
function qt(e,n){const t=Vo(e)
return t?new pe((e,n)=>n(t)):n()}const Qt=(e,n)=>new pe((t,o)=>{Ee(e,e=>{try{t(n(e))}catch(e){o(e)}},o)}),Gt=e=>({__proto__:null,[xe](){let n=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:n=!n})}}})
function Zt(e,n,t,o){let r=0,i=null
const a=()=>(i||(i=_o(n.ref,e,!1)),i.next())
return io(()=>qt(n,()=>{if(i||!t||!rn)return a()
if(r>=o)return new pe(e=>e(Mo(void 0)))
const e=r
return r+=Ct,new pe((n,i)=>{Ee(bo(t+'?'+e+'-'+(r<o?r:o)),e=>n({value:e,done:!1}),t=>{if(e>0)return i(t)
n(a())})})}),()=>{r=o,i&&i.return()})}const Xt=new x
let Yt=0
const eo=new x
function no(e,n){if(et(e),'function'!=typeof n)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let t=k(Xt,e)
t||B(Xt,e,t=new x)
const o=++Yt
return B(t,o,n),()=>{T(t,o)}}function to(e,n){const t=$o(()=>{const t='note '+et(e)+' '+Le(n,'value')
return En(e,t),t},!1)
Sn||$n(t)}function oo(n,t,o){try{return e(n,t,o)}catch(e){Ne(e)}}const ro=new Se(e=>{e.takers?e.isDropped=!0:No(e,null)})
function io(e,n){const t={__proto__:null,next:e,return:e=>(n(),new pe(n=>n(Mo(e)))),throw:e=>(n(),new pe((n,t)=>t(e)))}
return i(t,je,Ie(()=>t)),a(t)}function ao(e,n,t){const o={__proto__:null,id:0,inner:null,owner:t}
let r=null,i=!1
return io(()=>o.inner?o.inner.next():new pe((t,a)=>{if(i)return t(Mo(void 0))
r||(r=new pe((t,r)=>{Ee(n(o),()=>{if(o.owner=null,o.inner)return t(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ee(r,e=>t(e.next()),e=>{if(i)return t(Mo(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&at(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let so=null,co=null,uo=new x
const lo=new x
function fo(e){co?co.next=e:so=e,co=e}let po=0,wo=0
function ho(e){fo({__proto__:null,line:e,size:po,isReady:!0,next:null}),po=0}function go(e,n){if(null===co||'load'===e)return!1
switch(e){case'open':case'next':return!S(lo,n)
case'done':case'fail':return!T(lo,n)
default:return!0}}function bo(n){const t=jn
return new pe((o,r)=>{Ee(e(se,window,[n,{__proto__:null,credentials:'omit'}]),e=>{if(an=!0,!ce(e))return r(new BridgeError('badResult','The app has no such bytes'))
Ee(ue(e),e=>o(new U(e)),r)},e=>{pn(t),r(e)})})}const _o=(e,n,t)=>ao('blob',n=>(n.isLoad=t,nt('read','blob',null,yo,e,n)),n),yo=a({__proto__:null,timeout:1/0})
function mo(e,n){return new pe((t,o)=>{const r=new U(n)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Ee(e.next(),e=>{if(e.done)return i===n?t(r):a()
const o=i+Y(e.value)
if(o>n)return a()
Z(r,e.value,i),i=o,s()},o)
s()})}const vo=a(function(){})
function jo(e,n){return new p(vo,{__proto__:null,get:(t,o)=>'string'!=typeof o||'then'===o?void 0:jo(e?e+'.'+o:o,n),apply:(t,o,r)=>n(e,r),has:()=>!1,set:xo,defineProperty:xo,deleteProperty:xo,construct:xo})}function xo(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function ko(e,n,t){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=nt('stream',e,wr(n,0),t,void 0,o)
return i(r,je,Ie(()=>ao(e,e=>(e.id=o.id,new pe((n,t)=>Ee(r,t=>{e.inner=o.inner,n(t)},t)))))),r}const Bo=4,So=1<<20,To=new x
function Ao(e){if(e.hasEnded)return
const n=function(e){const n=configuration.streamWindow
let t=e.mean?So/e.mean:Bo
t=t<1?1:t>n?n:t-t%1
const o=e.waiting+e.credit
return o<=t/2?t-o:0}(e)
n>0&&(e.credit+=n,$n('pull '+e.id+' '+n))}function Ro(e,n,t){let o
try{o=en(t)}catch(t){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return No(e,null),n.reject(o)}n.resolve({value:o,done:!1})}const Mo=e=>({value:e,done:!0})
function Oo(e,n){T(To,e.id),e.hasEnded=!0,e.abort&&ve(e.signal,'abort',e.abort),e.error=n
for(let n=e.takers;n;n=n.next)e.error?n.reject(e.error):n.resolve(Mo(void 0)),e.error=null
e.takers=null}function No(e,n){for(let n=e.first;n;n=n.next)Fo(n.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Oo(e,n),$n('cancel '+e.id))}let Io=new x,Jo=0,Eo=null
function $o(e,n=!0,t=!0){const o=Eo,r={__proto__:null,refs:null,uploads:null,lastUpload:null,size:0,mayRefer:n,mayUpload:t&&!o}
Eo=r
try{const n=e()
return r.uploads&&!Sn&&function(e,n){const t={__proto__:null,uploads:e,size:n,posts:0,isText:!1,offset:0,text:'',next:null}
ln?ln.next=t:un=t,ln=t,fn+=n,xn&&rn?dn(t):wn()}(r.uploads,r.size),n}catch(e){throw r.refs&&A(r.refs,(e,n)=>{T(Io,n)}),e}finally{Eo=o}}const Wo=(e,n,t)=>'{"$'+n+'":'+Do(e,n,t)+'}'
function Do(e,n,t){if(Eo&&Eo.mayRefer||Ce(t,'is a '+n+', which only arguments, results and elements of streams can carry'),R(Io)>=configuration.references)throw new BridgeError('overLimit',t+' is a '+n+', and the app holds '+R(Io)+' of this page already')
const o=++Jo
return B(Io,o,e),Eo.refs||(Eo.refs=new x),B(Eo.refs,o,!0),o}let zo=!1
function Fo(e){if(y(e,0)===De){zo=!0
try{en(e)}catch(e){}zo=!1}}const Lo=e=>new BridgeError('unknownMethod','The '+e+' was released'),Po=new Se(e=>Co(e)),Ko=(e,n)=>({__proto__:null,kind:e,ref:n,own:jn,isReleased:!1})
function Co(e){e.isReleased||(e.isReleased=!0,e.own!==jn||Sn||$n('release '+e.ref))}function Vo(e){return e.isReleased?Lo(e.kind):e.own!==jn?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Uo(e,n){return i(e,'release',Ie(a(()=>{Ae(Po,e),Co(n)}))),Te(Po,e,n,e),a(e)}const Ho=a({__proto__:null})
function qo(n,t,o){const r=$o(()=>function(n,t,o){const r='call 0 '+et(n)+' '+t()
if(Sn)throw $e(Sn)
En(n,r),ot(n,o),function(){for(;un;){for(;!gn(un););Tn+=hn()}}(),zn()
const i=e(be,window,[configuration.handler,'sync '+kn+' '+An+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+n+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw We(_(i,4))
return i}(n,t,o),!0,!1)
if(0===b(r,'done 0 '))return en(_(r,7))
throw We(_(r,7))}const Qo=new x,Go=new x,Zo=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,Xo=9007199254740992
let Yo=!1
function er(n){if('[object ReadableStream]'===w(n)){const e=n.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const t=Vt(n,w(n))
if(t)return function(e,n){const t=rn?Ct:tn
let o=0
return{step(){if(o>=n)return Mo(void 0)
const r=re(e,o,o+=t)
return new pe((e,n)=>Ee(ie(r),n=>e({__proto__:null,value:new U(n),done:!1}),n))},stop(){o=n}}}(n,t.size)
O(Pt,n)&&(n=n.stream())
const o=n[je],r=e('function'==typeof o?o:n[xe],n,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const n=r.return
if('function'==typeof n)return e(n,r,[])}}}function nr(e){try{const n=e.stop()
Ee(new pe(e=>e(n)),()=>{},Ne)}catch(e){Ne(e)}}function tr(e){try{nr(er(e))}catch(e){Ne(e)}}function or(e,n,t){if(!S(pt,e))return tr(t)
let o
try{o=er(t)}catch(t){return Jt(e,n,t)}const r={__proto__:null,id:e,name:n,source:o,credit:k(Go,e)||0,isBusy:!1}
T(Go,e),Nt(e),B(Qo,e,r),$n('open '+e),rr(r)}function rr(e){for(;!e.isBusy&&e.credit>0&&S(Qo,e.id);){if(Tn.length+fn>=Zo)return void(Yo=!0)
let n,t
try{n=e.source.step(),t='object'==typeof n&&null!==n&&n.then}catch(n){return ar(e,n)}'function'==typeof t?(e.isBusy=!0,Ee(new pe(e=>e(n)),n=>{e.isBusy=!1,ir(e,n),rr(e)},n=>ar(e,n))):ir(e,n)}}function ir(e,n){if(!S(Qo,e.id))return
const{id:t,name:o}=e
let r
try{if(n.done)return T(Qo,t),Et('done ',t,'~{"$undefined":1}')
r=$o(()=>Jn('An element of',o,Le(n.value,'element')))}catch(n){return ar(e,n instanceof BridgeError&&'badArguments'===n.code?new BridgeError('badResult','What "'+o+'" gave: '+n.message):n),nr(e.source)}e.credit--,$n('next '+t+' '+r)}function ar(e,n){T(Qo,e.id)&&Jt(e.id,e.name,n)}function sr(){Yo&&(Yo=!1,A(Qo,rr))}function cr(e,n){const t=b(e,' '),r=_(e,0,t)
if('note'===r){if(!n&&go(r,0))return ho(e)
const o=ur(e,t+1)
return function(e,n){const t=k(Xt,e),o=t?R(t):0
if(o+R(eo)===0)return Fo(n)
const r=en(n)
o>0&&A(t,e=>{oo(e,void 0,[r])}),A(eo,n=>{oo(n,void 0,[e,r])})}(fr(_(e,t+1,o)),_(e,o+1))}const i=b(e,' ',t+1),a=i<0?e.length:i,s=lr(_(e,t+1,a)),c=_(e,a+1)
if(!n&&go(r,s))return ho(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,n,t){const o={__proto__:null,line:'',isReady:!1,next:null},r=jn
fo(o),po+=n
const i=t=>{r!==jn||Sn||(o.isReady=!0,t&&Y(t)===n&&B(uo,e,t),$n('release '+e),function(){for(;so&&so.isReady;){const{line:e,size:n}=so
so=so.next,so||(co=null),e&&(wo=n,Cn(e,!0),wo=0)}}())},a=()=>Ee(mo(_o(e,null,!0),n),i,()=>i(null))
if(!rn)return a()
Ee(bo(configuration.bytesURL+t+'/'+e),i,()=>{r!==jn||Sn||a()})}(s,lr(_(c,0,e)),_(c,e+1))}case'done':return function(e,n){const t=it(e)
if(!t){const t=k(To,e)
return t&&Oo(t,null),Fo(n)}try{t.resolve(en(n))}catch(e){t.reject(new BridgeError('badFrame','The answer of "'+t.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,n){const t=it(e)
if(t)return t.reject(We(n))
const o=k(To,e)
o&&Oo(o,We(n))}(s,c)
case'cancel':return $t(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const n=k(qn,e)
if(!n||!n.isStream)return
it(e)
const t=n.control,o={__proto__:null,id:e,name:n.name,credit:t?.isPatient?0:Bo,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:n.signal,abort:null}
B(To,e,o),o.signal&&(o.abort=()=>No(o,rt(o.name,o.signal)),me(o.signal,'abort',o.abort))
const r=function(e){const n=io(()=>function(e){return new pe((n,t)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Ro(e,{__proto__:null,resolve:n,reject:t},o.text),Ao(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?t(o):n(Mo(void 0))}const r={__proto__:null,resolve:n,reject:t,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>No(e,null))
return Te(ro,n,e,n),n}(o)
t&&(t.inner=r),Ao(o),n.resolve(r)}(s)
case'next':return function(e,n){const t=k(To,e)
if(!t)return Fo(n)
if(t.credit<1)return Fo(n),No(t,new BridgeError('badFrame','"'+t.name+'": the app sent an element that nobody had asked for'))
t.credit--
const o=n.length+wo
t.mean=t.mean?(7*t.mean+o)/8:o
const r=t.takers
if(r)return t.takers=r.next,Ro(t,r,n),t.isDropped&&!t.takers?No(t,null):Ao(t)
const i={__proto__:null,text:n,next:null}
t.last?t.last.next=i:t.first=i,t.last=i,t.waiting++}(s,c)
case'pull':return function(e,n){const t=k(Qo,e),o=(t?t.credit:k(Go,e)||0)+n,r=o<Xo?o:Xo
t?(t.credit=r,rr(t)):S(pt,e)&&B(Go,e,r)}(s,lr(c))
case'release':return void T(Io,s)
case'read':return function(e,n){const t=k(Io,n)
At(e),'object'==typeof t?or(e,'stream',t):Jt(e,'stream',Lo('stream'))}(s,lr(c))
case'apply':{const e=ur(c,0)
return function(e,n,t){const o=k(Io,n)
if(At(e),'function'==typeof o)return Mt(e,'function',o,t,!1,'')
Fo(t),Jt(e,'function',Lo('function'))}(s,lr(_(c,0,e)),_(c,e+1))}case'has':return function(e,n){B(pt,e,-1),St(e,n,'',!1,n=>{T(pt,e)&&$n('done '+e+' '+(void 0!==n))})}(s,fr(c))
case'stream':case'call':{const e=ur(c,0)
return function(e,n,t,r){At(e),St(e,n,t,r,i=>{if(i)return Mt(e,n,i,t,r,n)
Fo(t),A(ht,e=>e(n)),Jt(e,n,new BridgeError('unknownMethod','The page registers no handler for "'+n+'": bridge.handle('+o(n)+', …)'))}),S(wt,e)&&Nt(e)}(s,fr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function ur(e,n){let t=n
if(34===y(e,n)){for(t++;34!==y(e,t);t++)92===y(e,t)&&t++
return t+1}return t=b(e,' ',n),t<0?e.length:t}function lr(e){const n=+e
if(''!==e&&n>=0&&n<1e16&&n%1==0)return n
throw new BridgeError('badFrame','A line of the app has no number')}const fr=e=>34===y(e,0)?r(e):e
let dr
const pr=new pe(e=>{dr=e})
function wr(e,n){return()=>{let t=e.length
for(;t>n&&void 0===e[t-1];)t--
let o='',r=!1
for(let i=n;i<t;i++){let t=Le(e[i],'args['+(i-n)+']')
y(t,0)===De&&(r=!0,t=_(t,1)),o+=(i>n?',':'')+t}return(r?'~[':'[')+o+']'}}let hr=!1
function gr(e){e.isTrusted&&!hr&&(hr=!0,xn&&Ee(yn('bye '+xn),()=>{},()=>{}),Hn(new BridgeError('documentGone','The page was left; what was called may have run')))}function br(e){e.isTrusted&&hr&&(hr=!1,In())}function _r(){me(window,'pagehide',gr,!0),me(window,'pageshow',br,!0),me(window,'load',Dt,!0)}function yr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),vn))return!0
return!1}if(i(window,'__webbridge__',Ie(a(_r))),_r(),yr()){const n=function n(t){const o={__proto__:null,call(e){return nt('call',e,wr(arguments,1),t)},callSync(e){return qo(e,wr(arguments,1),t)},stream(e){const n=wr(arguments,1)
return ao(e,o=>nt('stream',e,n,t,void 0,o))},has:e=>nt('has',e,null,t),native:jo('',(e,n)=>ko(e,n,t)),expose(n,t,o){!function(n,t,o){if(vt(n),'object'!=typeof t&&'function'!=typeof t||null===t)throw new BridgeError('badArguments','What is exposed as "'+n+'" is not an object')
const r=function(n,t){const o=new x
for(let r=t;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=n+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(vt(s),B(o,s,function(){return e(c,t,arguments)}))}}return o}(n,t)
if(0===R(r))throw new BridgeError('badArguments','What is exposed as "'+n+'" has no methods')
const i=o?.replacing
i&&Lt(n),A(r,(e,n)=>jt(n,i)),A(r,(e,n)=>xt(n,e,o)),B(Ft,n,r)}(n,t,o)},handle(e,n,t){xt(e,n,t)},remove:e=>Lt(e),on:(e,n)=>no(e,n),off(e,n){!function(e,n){const t=k(Xt,e)
t&&A(t,(e,o)=>{void 0!==n&&e!==n||T(t,o)})}(e,n)},emit(e,n){to(e,n)},with:e=>(function(e){const n=e?.timeout
if(void 0!==n&&('number'!=typeof n||n!=n))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),n({__proto__:null,signal:e&&void 0!==e.signal?e.signal:t.signal,timeout:e&&void 0!==e.timeout?e.timeout:t.timeout})),waitUntil(e){zt(e)},ready:pr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ie(n))}In()
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
