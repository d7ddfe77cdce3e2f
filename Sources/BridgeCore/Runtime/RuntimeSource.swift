// Of the digest 5c3817086060848667a991356ed82c12ba8455f835c4bb8ab8e3782576c3eb2f, by terser 5.16.5.
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
case'function':return zo(e,'function',n)
case'symbol':Ke(n,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=t;o;o=o.above)o.value===e&&Ke(n,'is cyclic: it is one of the objects that it is in')
r>ze&&Ke(n,'is nested deeper than '+ze)
const i={value:e,above:t}
try{return function(e,n,t){const r=w(e),i=qt(e,r)
if(i)return Qt(e,i,n)
if(qe(e,r))return zo(e,'stream',n)
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
i+=(a?',':'')+o(r[a])+':'+t(Qe(e,r[a],n+s),s)}return 1===r.length&&y(r[0],0)===De?'{"$object":{'+i+'}}':'{'+i+'}'}const Ze=(e,n)=>'{"$bytes":'+(Wo?.mayUpload&&X(e)>an?function(e,n){const t=X(e)
if(Wo.size+t>configuration.queuedBytes)throw new BridgeError('overLimit',n+' has '+t+' bytes; '+configuration.queuedBytes+' are kept on their way. Pass a Blob, which is read in pieces')
Wo.size+=t
const o={__proto__:null,number:++sn,bytes:new V(e),next:null}
return Wo.lastUpload?Wo.lastUpload.next=o:Wo.uploads=o,Wo.lastUpload=o,o.number}(e,n):'"'+Xe(e)+'"')+'}'
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
case'$bytes':return'number'==typeof n?function(e){const n=k(fo,e)
if(!n)throw new BridgeError('badFrame','Bytes of the app did not come')
return T(fo,e),n}(n):function(e){const n=q(e),t=new V(n.length)
for(let e=0;e<n.length;e++)t[e]=y(n,e)
return t}(n)
case'$blob':return function(e){const{ref:n,size:t,type:o,name:r,key:c}=e,u=Uo('blob',n)
if(Lo)return Vo(u)
const l={__proto__:Ut},f=c&&configuration.bytesURL?configuration.bytesURL+c+'/'+n:void 0,d=()=>Gt(u,()=>jo(Yt(l,u,f,t),t)),p={__proto__:null,size:t,type:o,name:r,url:f,stream:()=>Yt(l,u,f,t),bytes:()=>d(),arrayBuffer:()=>Zt(d(),e=>Z(e)),text:()=>Zt(d(),e=>le(new ue,e)),blob:()=>Zt(d(),e=>void 0===r?new Y(Xt(e),{__proto__:null,type:o}):new ee(Xt(e),r,{__proto__:null,type:o}))},w=s(p)
for(let e=0;e<w.length;e++)i(l,w[e],Ne(p[w[e]])),'function'==typeof p[w[e]]&&a(p[w[e]])
return N(Ct,l,{__proto__:null,size:t,type:o,name:r}),qo(l,u)}(n)
case'$map':{const e=new x
for(let t=0;t<n.length;t++)B(e,en(n[t][0]),en(n[t][1]))
return e}case'$set':{const e=new I
for(let t=0;t<n.length;t++)J(e,en(n[t]))
return e}case'$object':{const e=s(n)[0]
return n[e]=en(n[e]),n}case'$function':return function(e){const n=Uo('function',e)
return Lo?Vo(n):qo(function(){const t=arguments,o=Ho(n)
return o?new de((e,n)=>n(o)):ot('apply','function',gr(t,0),Qo,e)},n)}(n)
case'$stream':return function(e){const n=Uo('stream',e)
if(Lo)return Vo(n)
const t={__proto__:null}
return i(t,ve,Ne(()=>co('stream',t=>{const o=Ho(n)
if(o)throw o
return ot('read','stream',null,Qo,e,t)},t))),qo(t,n)}(n)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(n[0],e[n[0]])
for(let t=0;t<n.length;t++)e[n[t]]=en(e[n[t]])
return e}const nn=262144,tn=1048576
let on=''!==configuration.bytesURL&&void 0!==ae,rn=!1,an=on?65536:1048576,sn=0,cn=null,un=null,ln=0
function fn(n){const t=jn
for(let o=n.uploads;o;o=o.next){n.posts++
const r=e=>{t!==jn||Sn||(n.posts--,e||(n.isText=!0),pn(),ur())}
Je(e(ae,window,[configuration.bytesURL+Bn+'/'+o.number,{__proto__:null,method:'POST',body:o.bytes,credentials:'omit'}]),e=>{rn=!0,r(se(e))},()=>{dn(t),r(!1)})}}function dn(e){e!==jn||Sn||rn||(on=!1,an=1048576)}function pn(){for(;xn&&cn;){if(on&&!cn.isText){if(cn.posts>0)return}else{if(Tn.length>=tn)return
if(!hn(cn))continue}zn(wn())}}function wn(){const{text:e,size:n}=cn
return cn=cn.next,cn||(un=null),ln-=n,e}function hn(e){const n=e.uploads
if(!n)return!0
const{bytes:t,number:o}=n,r=e.offset,i=X(t)-r,a=i<nn?i:nn
return zn('\nbytes '+o+' '+r+' "'+Xe(new V(Z(t),r,a))+'"'),e.offset+=a,a===i&&(e.uploads=n.next,e.offset=0),!e.uploads}const gn=window.webkit.messageHandlers,bn=gn[configuration.handler],_n=bn.postMessage,yn=n=>e(_n,bn,[n]),mn=window.top===window,vn=mn&&'file:'===window.location.protocol?'file://':window.origin
let jn=0,xn='',kn='',Bn='',Sn=null,Tn='',An=0,Mn=0,Rn=!1,On=0,Nn=new x
function In(){const e=++jn
xn='',Sn=null,kn=Jn(),An=Mn=On=0,Nn=new x
const n='hello '+configuration.secret+' {"wire":'+configuration.wire+',"origin":'+o(vn)+',"url":'+o(window.location.href)+',"main":'+mn+',"key":"'+kn+'"}'
Cn(yn(n),e,e=>{if(0!==b(e,'welcome '))return Hn(e)
const n=b(e,' ',8)
xn=_(e,8,n),Bn=_(e,n+1),wr(),function(){for(let e=cn;on&&e;e=e.next)fn(e)
pn()}(),Pn('park')})}const Jn=()=>_(configuration.secret,16)+En(4294967296*H())+En(W(new $)),En=e=>_(D(4294967296+(e>>>0),16),1)
function $n(e,n,t){if(t.length>configuration.frameBytes)throw new BridgeError('overLimit',e+' "'+n+'" has '+t.length+' characters; a frame may have '+configuration.frameBytes+' bytes')
return t}function Wn(e,n){$n('What goes to',e,n)
const t=Tn.length+ln
if(t+n.length+(Wo?Wo.size:0)>configuration.queuedBytes)throw new BridgeError('overLimit','"'+e+'": '+t+' characters and bytes wait for the app already; it does not come for them')}function Dn(e){un?function(e){un.text+='\n'+e,un.size+=e.length+1,ln+=e.length+1}(e):zn('\n'+e)}function zn(e){Tn+=e,Rn||On>0||!xn||(Rn=!0,he(Fn))}function Fn(){Rn=!1,xn&&0===On&&Ln()}function Ln(){Tn&&(On++,Pn('batch'))}function Pn(e){const n=e+' '+(xn||kn)+' '+ ++An+Tn
Tn='',Cn(yn(n),jn,n=>{'batch'===e&&On--,(''===n||function(e){const n=b(e,'\n'),t=n<0?e:_(e,0,n),o='batch '+xn+' '
if(0!==b(t,o))return Hn(e)
B(Nn,+_(t,o.length),_(e,t.length))
for(let e;void 0!==(e=k(Nn,Mn+1));)T(Nn,++Mn),Un(e)
return M(Nn)>(On>1?On+1:2)?(Qn(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Oe(Ee(Sn)),!1):!Sn}(n))&&('park'===e?Kn(4,jn):Fn())}),pn(),ur()}function Kn(e,n){n!==jn||Sn||(e>0&&jt()?he(()=>Kn(e-1,n)):(_t++,yt=0,Pn('park')))}function Cn(e,n,t){Je(e,e=>{n!==jn||Sn||('string'==typeof e?t(e):qn())},()=>{n!==jn||Sn||qn()})}function Un(e){for(let n=1;n<e.length;){let t=b(e,'\n',n)
t<0&&(t=e.length),Vn(_(e,n,t),!1),n=t+1}}function Vn(e,n){try{lr(e,n)}catch(e){Oe(e)}}function Hn(e){return 0===b(e,'end ')?Qn($e(_(e,4))):qn(),!1}function qn(){Qn(new BridgeError('detached','The app took the bridge away'))}function Qn(e){var n
Sn=e,xn=Tn='',cn=un=null,ln=0,uo=lo=null,ho=0,fo=new x,A(po,(e,n)=>{T(po,n)}),function(e){A(Gn,(n,t)=>{st(t),n.reject(new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),function(e){A(Mo,n=>{Io(n,new BridgeError(e.code,'"'+n.name+'": '+e.message))})}(e),n=e,A(ht,(e,t)=>Dt(t,n)),Eo=new x}const Gn=new x
let Zn=0,Xn=0,Yn=1/0
const et=/^[A-Za-z0-9_$.-]+$/
let nt=new x
function tt(e){let n=k(nt,e)
if(void 0!==n)return n
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return n=v(et,e)?e:o(e),M(nt)>1e3&&(nt=new x),B(nt,e,n),n}function ot(e,n,t,o,r,i){return new de((a,s)=>Dn(Do(()=>{const c=' '+(void 0===r?tt(n):r)+(t?' '+t():'')
if(Sn)throw Ee(Sn)
const u=void 0!==i&&!0===i.isLoad
if(u||Wn(n,c),!u&&M(Gn)>=configuration.pendingCalls)throw new BridgeError('overLimit','"'+n+'": '+M(Gn)+' calls are unanswered already')
const{signal:l}=o
it(n,o)
const f=++Zn,d={name:n,resolve:a,reject:s,deadline:U()+rt(o),signal:l,abort:null,isStream:'stream'===e||'read'===e,control:i}
return i&&(i.id=f,u&&B(po,f,!0)),l&&function(e,n,t){t.abort=()=>ct(n,at(t.name,e)),ye(e,'abort',t.abort)}(l,f,d),B(Gn,f,d),d.deadline<Yn&&ut(d.deadline),e+' '+f+c+(d.isStream&&!i?.isPatient?'\npull '+f+' '+To:'')})))}function rt(e){return e.timeout??configuration.timeout??1/0}function it(e,n){if(n.signal&&n.signal.aborted)throw at(e,n.signal)
if(rt(n)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const at=(e,n)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:n.reason})
function st(e){const n=k(Gn,e)
if(n)return T(Gn,e),n.abort&&me(n.signal,'abort',n.abort),n}function ct(e,n){const t=st(e)
t&&(t.reject(n),Dn('cancel '+e))}function ut(e){_e(Xn),Yn=e
const n=e-U()
Xn=be(lt,n<0?0:n>2147483647?2147483647:n)}function lt(){Yn=1/0
const e=U()
let n=1/0
A(Gn,(t,o)=>{t.deadline<=e?ct(o,new BridgeError('timedOut','"'+t.name+'" was not answered in time; it may have run')):t.deadline<n&&(n=t.deadline)}),n!==1/0&&ut(n>e+5?n:e+5)}class ft{#e=null
#n
constructor(e){i(this,'name',Ne(e)),a(this)}get signal(){return this.#e||(this.#e=new Ae,this.#n&&Me(this.#e,this.#n)),Re(this.#e)}static abort(e,n){e.#n=n,e.#e&&Me(e.#e,n)}}const dt=ft.abort
i(ft.prototype,'constructor',Ne(void 0)),a(ft.prototype)
const pt=new x,wt=new x,ht=new x,gt=new x,bt=new x
let _t=0,yt=0,mt=!1,vt=0
const jt=()=>yt>0
function xt(e){if(tt(e),b('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function kt(e,n){if(S(wt,e)&&!n)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function Bt(e,n,t){if(xt(e),'function'!=typeof n)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
kt(e,t?.replacing),B(wt,e,n),A(gt,(t,o)=>{t.name===e&&(T(gt,o),t.begin(n))})}let St=()=>{}
const Tt=(e,n)=>k(wt,e)||St(e,n)
function At(e,n,t,o,r){const i=Tt(n,o)
i?r(i):mt&&0===vt?r(void 0):B(gt,e,{name:n,payload:t,mayStream:o,begin:r})}function Mt(){A(gt,(e,n)=>{const t=Tt(e.name,e.mayStream)
t&&(T(gt,n),e.begin(t))})}function Rt(e){B(ht,e,_t),yt++}const Ot=e=>{const n=l(e)
return n===ke||n===xe}
function Nt(n,t,o,r,i,a){const s=new ft(a)
let c,u
try{if(!i&&Ot(o))return Po(r),It(n,t,a)
c=e(o,s,Ye(r)),u='object'==typeof c&&null!==c&&c.then}catch(e){return $t(n,t,e)}if('object'==typeof c&&null!==c&&B(pt,n,s),'function'!=typeof u)return Et(n,t,c,i,a)
Je(new de(e=>e(c)),e=>Et(n,t,e,i,a),e=>$t(n,t,e))}const It=(e,n,t)=>$t(e,n,new BridgeError('isStream',t?'"'+n+'" is a stream. Read it with bridge.stream("'+n+'")':'The function returned a stream. Let it return an object that holds it'))
function Jt(e){k(ht,e)===_t&&(B(ht,e,-1),yt--)}function Et(e,n,t,o,r){let i
try{if('object'==typeof t&&null!==t&&qe(t,w(t)))return o?ir(e,n,t):(rr(t),It(e,n,r))
if(!S(ht,e))return
i=Do(()=>$n('The result of',n,Fe(t,'result')))}catch(t){return t instanceof BridgeError&&'overLimit'===t.code?$t(e,n,t):$t(e,n,new BridgeError('badResult','What "'+n+'" returned: '+(t instanceof BridgeError?t.message:m(t))))}Wt('done ',e,i)}const $t=(e,n,t)=>Wt('fail ',e,function(e,n){let t,r,i='thrown',a=''
try{n instanceof BridgeError?(i=n.code,t=m(n.message),void 0!==n.data&&(a=Fe(n.data,'data'))):n instanceof we?t='"'+e+'" threw '+m(n.name)+': '+m(n.message):(t='"'+e+'" threw '+m(n),a=Fe(n,'data')),n instanceof we&&void 0!==n.stack&&(r=m(n.stack))}catch(n){void 0===t&&(t='"'+e+'" threw a value that cannot be read'),a=''}const s=''!==a&&y(a,0)===We
return(s?'~':'')+'{"code":'+o(i)+',"message":'+o(t)+(void 0===r?'':',"stack":'+o(r))+(''===a?'':',"data":'+(s?_(a,1):a))+'}'}(n,t))
function Wt(e,n,t){S(ht,n)&&(Jt(n),T(ht,n),T(pt,n),T(Xo,n),Dn(e+n+' '+t))}function Dt(e,n){Jt(e),T(ht,e)
const t=k(gt,e)
T(gt,e),t&&Po(t.payload),T(Xo,e),function(e,n){const t=k(pt,e)
t&&(T(pt,e),dt(t,n))}(e,n),function(e){const n=k(Zo,e)
n&&(T(Zo,e),or(n.source))}(e)}function zt(){!mt||vt>0||(Mt(),A(gt,(e,n)=>{T(gt,n),e.begin(void 0)}))}function Ft(){mt=!0,zt()}function Lt(e){vt++
const n=()=>{vt--,zt()}
Je(new de(n=>n(e)),n,n)}const Pt=new x
function Kt(e){const n=k(Pt,e)
return n?(T(Pt,e),A(n,(e,n)=>{k(wt,n)===e&&T(wt,n)}),!0):T(wt,e)}const Ct=new R,Ut=a({__proto__:null}),Vt=1048576
function Ht(e,n){const t='[object File]'===n
if(t||'[object Blob]'===n)try{return{__proto__:null,size:ne(e),type:te(e),name:t?ie(e):void 0}}catch(e){return}}const qt=(e,n)=>Ht(e,n)||O(Ct,e),Qt=(e,n,t)=>'{"$blob":{"ref":'+Fo(e,'blob',t)+',"size":'+n.size+',"type":'+o(n.type)+(void 0===n.name?'':',"name":'+o(n.name))+'}}'
function Gt(e,n){const t=Ho(e)
return t?new de((e,n)=>n(t)):n()}const Zt=(e,n)=>new de((t,o)=>{Je(e,e=>{try{t(n(e))}catch(e){o(e)}},o)}),Xt=e=>({__proto__:null,[je](){let n=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:n=!n})}}})
function Yt(e,n,t,o){let r=0,i=null
const a=()=>(i||(i=mo(n.ref,e,!1)),i.next())
return so(()=>Gt(n,()=>{if(i||!t||!on)return a()
if(r>=o)return new de(e=>e(No(void 0)))
const e=r
return r+=Vt,new de((n,i)=>{Je(yo(t+'?'+e+'-'+(r<o?r:o)),e=>n({value:e,done:!1}),t=>{if(e>0)return i(t)
n(a())})})}),()=>{r=o,i&&i.return()})}const eo=new x
let no=0
const to=new x
function oo(e,n){if(tt(e),'function'!=typeof n)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let t=k(eo,e)
t||B(eo,e,t=new x)
const o=++no
return B(t,o,n),()=>{T(t,o)}}function ro(e,n){const t=Do(()=>{const t='note '+tt(e)+' '+Fe(n,'value')
return Wn(e,t),t},!1)
Sn||Dn(t)}function io(n,t,o){try{return e(n,t,o)}catch(e){Oe(e)}}const ao=new Be(e=>{e.takers?e.isDropped=!0:Jo(e,null)})
function so(e,n){const t={__proto__:null,next:e,return:e=>(n(),new de(n=>n(No(e)))),throw:e=>(n(),new de((n,t)=>t(e)))}
return i(t,ve,Ne(()=>t)),a(t)}function co(e,n,t){const o={__proto__:null,id:0,inner:null,owner:t}
let r=null,i=!1
return so(()=>o.inner?o.inner.next():new de((t,a)=>{if(i)return t(No(void 0))
r||(r=new de((t,r)=>{Je(n(o),()=>{if(o.owner=null,o.inner)return t(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Je(r,e=>t(e.next()),e=>{if(i)return t(No(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&ct(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let uo=null,lo=null,fo=new x
const po=new x
function wo(e){lo?lo.next=e:uo=e,lo=e}let ho=0,go=0
function bo(e){wo({__proto__:null,line:e,size:ho,isReady:!0,next:null}),ho=0}function _o(e,n){if(null===lo||'load'===e)return!1
switch(e){case'open':case'next':return!S(po,n)
case'done':case'fail':return!T(po,n)
default:return!0}}function yo(n){const t=jn
return new de((o,r)=>{Je(e(ae,window,[n,{__proto__:null,credentials:'omit'}]),e=>{if(rn=!0,!se(e))return r(new BridgeError('badResult','The app has no such bytes'))
Je(ce(e),e=>o(new V(e)),r)},e=>{dn(t),r(e)})})}const mo=(e,n,t)=>co('blob',n=>(n.isLoad=t,ot('read','blob',null,vo,e,n)),n),vo=a({__proto__:null,timeout:1/0})
function jo(e,n){return new de((t,o)=>{const r=new V(n)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Je(e.next(),e=>{if(e.done)return i===n?t(r):a()
const o=i+X(e.value)
if(o>n)return a()
G(r,e.value,i),i=o,s()},o)
s()})}const xo=a(function(){})
function ko(e,n){return new p(xo,{__proto__:null,get:(t,o)=>'string'!=typeof o||'then'===o?void 0:ko(e?e+'.'+o:o,n),apply:(t,o,r)=>n(e,r),has:()=>!1,set:Bo,defineProperty:Bo,deleteProperty:Bo,construct:Bo})}function Bo(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function So(e,n,t){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=ot('stream',e,gr(n,0),t,void 0,o)
return i(r,ve,Ne(()=>co(e,e=>(e.id=o.id,new de((n,t)=>Je(r,t=>{e.inner=o.inner,n(t)},t)))))),r}const To=4,Ao=1<<20,Mo=new x
function Ro(e){if(e.hasEnded)return
const n=function(e){const n=configuration.streamWindow
let t=e.mean?Ao/e.mean:To
t=t<1?1:t>n?n:t-t%1
const o=e.waiting+e.credit
return o<=t/2?t-o:0}(e)
n>0&&(e.credit+=n,Dn('pull '+e.id+' '+n))}function Oo(e,n,t){let o
try{o=Ye(t)}catch(t){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return Jo(e,null),n.reject(o)}n.resolve({value:o,done:!1})}const No=e=>({value:e,done:!0})
function Io(e,n){T(Mo,e.id),e.hasEnded=!0,e.abort&&me(e.signal,'abort',e.abort),e.error=n
for(let n=e.takers;n;n=n.next)e.error?n.reject(e.error):n.resolve(No(void 0)),e.error=null
e.takers=null}function Jo(e,n){for(let n=e.first;n;n=n.next)Po(n.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Io(e,n),Dn('cancel '+e.id))}let Eo=new x,$o=0,Wo=null
function Do(e,n=!0,t=!0){const o=Wo,r={__proto__:null,refs:null,uploads:null,lastUpload:null,size:0,mayRefer:n,mayUpload:t&&!o}
Wo=r
try{const n=e()
return r.uploads&&!Sn&&function(e,n){const t={__proto__:null,uploads:e,size:n,posts:0,isText:!1,offset:0,text:'',next:null}
un?un.next=t:cn=t,un=t,ln+=n,xn&&on?fn(t):pn()}(r.uploads,r.size),n}catch(e){throw r.refs&&A(r.refs,(e,n)=>{T(Eo,n)}),e}finally{Wo=o}}const zo=(e,n,t)=>'{"$'+n+'":'+Fo(e,n,t)+'}'
function Fo(e,n,t){if(Wo&&Wo.mayRefer||Ke(t,'is a '+n+', which only arguments, results and elements of streams can carry'),M(Eo)>=configuration.references)throw new BridgeError('overLimit',t+' is a '+n+', and the app holds '+M(Eo)+' of this page already')
const o=++$o
return B(Eo,o,e),Wo.refs||(Wo.refs=new x),B(Wo.refs,o,!0),o}let Lo=!1
function Po(e){if(y(e,0)===We){Lo=!0
try{Ye(e)}catch(e){}Lo=!1}}const Ko=e=>new BridgeError('unknownMethod','The '+e+' was released'),Co=new Be(e=>Vo(e)),Uo=(e,n)=>({__proto__:null,kind:e,ref:n,own:jn,isReleased:!1})
function Vo(e){e.isReleased||(e.isReleased=!0,e.own!==jn||Sn||Dn('release '+e.ref))}function Ho(e){return e.isReleased?Ko(e.kind):e.own!==jn?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function qo(e,n){return i(e,'release',Ne(a(()=>{Te(Co,e),Vo(n)}))),Se(Co,e,n,e),a(e)}const Qo=a({__proto__:null})
function Go(n,t,o){const r=Do(()=>function(n,t,o){const r='call 0 '+tt(n)+' '+t()
if(Sn)throw Ee(Sn)
Wn(n,r),it(n,o),function(){for(;cn;){for(;!hn(cn););Tn+=wn()}}(),Ln()
const i=e(ge,window,[configuration.handler,'sync '+kn+' '+An+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+n+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===b(i,'end '))throw $e(_(i,4))
return i}(n,t,o),!0,!1)
if(0===b(r,'done 0 '))return Ye(_(r,7))
throw $e(_(r,7))}const Zo=new x,Xo=new x,Yo=configuration.queuedBytes/2<4194304?configuration.queuedBytes/2:4194304,er=9007199254740992
let nr=!1
function tr(n){if('[object ReadableStream]'===w(n)){const e=n.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const t=Ht(n,w(n))
if(t)return function(e,n){const t=on?Vt:nn
let o=0
return{step(){if(o>=n)return No(void 0)
const r=oe(e,o,o+=t)
return new de((e,n)=>Je(re(r),n=>e({__proto__:null,value:new V(n),done:!1}),n))},stop(){o=n}}}(n,t.size)
O(Ct,n)&&(n=n.stream())
const o=n[ve],r=e('function'==typeof o?o:n[je],n,[]),{next:i}=r
return{step:()=>e(i,r,[]),stop(){const n=r.return
if('function'==typeof n)return e(n,r,[])}}}function or(e){try{const n=e.stop()
Je(new de(e=>e(n)),()=>{},Oe)}catch(e){Oe(e)}}function rr(e){try{or(tr(e))}catch(e){Oe(e)}}function ir(e,n,t){if(!S(ht,e))return rr(t)
let o
try{o=tr(t)}catch(t){return $t(e,n,t)}const r={__proto__:null,id:e,name:n,source:o,credit:k(Xo,e)||0,isBusy:!1}
T(Xo,e),Jt(e),B(Zo,e,r),Dn('open '+e),ar(r)}function ar(e){for(;!e.isBusy&&e.credit>0&&S(Zo,e.id);){if(Tn.length+ln>=Yo)return void(nr=!0)
let n,t
try{n=e.source.step(),t='object'==typeof n&&null!==n&&n.then}catch(n){return cr(e,n)}'function'==typeof t?(e.isBusy=!0,Je(new de(e=>e(n)),n=>{e.isBusy=!1,sr(e,n),ar(e)},n=>cr(e,n))):sr(e,n)}}function sr(e,n){if(!S(Zo,e.id))return
const{id:t,name:o}=e
let r
try{if(n.done)return T(Zo,t),Wt('done ',t,'~{"$undefined":1}')
r=Do(()=>$n('An element of',o,Fe(n.value,'element')))}catch(n){return cr(e,n instanceof BridgeError&&'badArguments'===n.code?new BridgeError('badResult','What "'+o+'" gave: '+n.message):n),or(e.source)}e.credit--,Dn('next '+t+' '+r)}function cr(e,n){T(Zo,e.id)&&$t(e.id,e.name,n)}function ur(){nr&&(nr=!1,A(Zo,ar))}function lr(e,n){const t=b(e,' '),r=_(e,0,t)
if('note'===r){if(!n&&_o(r,0))return bo(e)
const o=fr(e,t+1)
return function(e,n){const t=k(eo,e),o=t?M(t):0
if(o+M(to)===0)return Po(n)
const r=Ye(n)
o>0&&A(t,e=>{io(e,void 0,[r])}),A(to,n=>{io(n,void 0,[e,r])})}(pr(_(e,t+1,o)),_(e,o+1))}const i=b(e,' ',t+1),a=i<0?e.length:i,s=dr(_(e,t+1,a)),c=_(e,a+1)
if(!n&&_o(r,s))return bo(e)
switch(r){case'load':{const e=b(c,' ')
return function(e,n,t){const o={__proto__:null,line:'',isReady:!1,next:null},r=jn
wo(o),ho+=n
const i=t=>{r!==jn||Sn||(o.isReady=!0,t&&X(t)===n&&B(fo,e,t),Dn('release '+e),function(){for(;uo&&uo.isReady;){const{line:e,size:n}=uo
uo=uo.next,uo||(lo=null),e&&(go=n,Vn(e,!0),go=0)}}())},a=()=>Je(jo(mo(e,null,!0),n),i,()=>i(null))
if(!on)return a()
Je(yo(configuration.bytesURL+t+'/'+e),i,()=>{r!==jn||Sn||a()})}(s,dr(_(c,0,e)),_(c,e+1))}case'done':return function(e,n){const t=st(e)
if(!t){const t=k(Mo,e)
return t&&Io(t,null),Po(n)}try{t.resolve(Ye(n))}catch(e){t.reject(new BridgeError('badFrame','The answer of "'+t.name+'" cannot be read'))}}(s,c)
case'fail':return function(e,n){const t=st(e)
if(t)return t.reject($e(n))
const o=k(Mo,e)
o&&Io(o,$e(n))}(s,c)
case'cancel':return Dt(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const n=k(Gn,e)
if(!n||!n.isStream)return
st(e)
const t=n.control,o={__proto__:null,id:e,name:n.name,credit:t?.isPatient?0:To,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:n.signal,abort:null}
B(Mo,e,o),o.signal&&(o.abort=()=>Jo(o,at(o.name,o.signal)),ye(o.signal,'abort',o.abort))
const r=function(e){const n=so(()=>function(e){return new de((n,t)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Oo(e,{__proto__:null,resolve:n,reject:t},o.text),Ro(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?t(o):n(No(void 0))}const r={__proto__:null,resolve:n,reject:t,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Jo(e,null))
return Se(ao,n,e,n),n}(o)
t&&(t.inner=r),Ro(o),n.resolve(r)}(s)
case'next':return function(e,n){const t=k(Mo,e)
if(!t)return Po(n)
if(t.credit<1)return Po(n),Jo(t,new BridgeError('badFrame','"'+t.name+'": the app sent an element that nobody had asked for'))
t.credit--
const o=n.length+go
t.mean=t.mean?(7*t.mean+o)/8:o
const r=t.takers
if(r)return t.takers=r.next,Oo(t,r,n),t.isDropped&&!t.takers?Jo(t,null):Ro(t)
const i={__proto__:null,text:n,next:null}
t.last?t.last.next=i:t.first=i,t.last=i,t.waiting++}(s,c)
case'pull':return function(e,n){const t=k(Zo,e),o=(t?t.credit:k(Xo,e)||0)+n,r=o<er?o:er
t?(t.credit=r,ar(t)):S(ht,e)&&B(Xo,e,r)}(s,dr(c))
case'release':return void T(Eo,s)
case'read':return function(e,n){const t=k(Eo,n)
Rt(e),'object'==typeof t?ir(e,'stream',t):$t(e,'stream',Ko('stream'))}(s,dr(c))
case'apply':{const e=fr(c,0)
return function(e,n,t){const o=k(Eo,n)
if(Rt(e),'function'==typeof o)return Nt(e,'function',o,t,!1,'')
Po(t),$t(e,'function',Ko('function'))}(s,dr(_(c,0,e)),_(c,e+1))}case'has':return function(e,n){B(ht,e,-1),At(e,n,'',!1,n=>{T(ht,e)&&Dn('done '+e+' '+(void 0!==n))})}(s,pr(c))
case'stream':case'call':{const e=fr(c,0)
return function(e,n,t,r){Rt(e),At(e,n,t,r,i=>{if(i)return Nt(e,n,i,t,r,n)
Po(t),A(bt,e=>e(n)),$t(e,n,new BridgeError('unknownMethod','The page registers no handler for "'+n+'": bridge.handle('+o(n)+', …)'))}),S(gt,e)&&Jt(e)}(s,pr(_(c,0,e)),_(c,e+1),'stream'===r)}default:throw new BridgeError('badFrame','A line of the app cannot be read: '+r)}}function fr(e,n){let t=n
if(34===y(e,n)){for(t++;34!==y(e,t);t++)92===y(e,t)&&t++
return t+1}return t=b(e,' ',n),t<0?e.length:t}function dr(e){const n=+e
if(''!==e&&n>=0&&n<1e16&&n%1==0)return n
throw new BridgeError('badFrame','A line of the app has no number')}const pr=e=>34===y(e,0)?r(e):e
let wr
const hr=new de(e=>{wr=e})
function gr(e,n){return()=>{let t=e.length
for(;t>n&&void 0===e[t-1];)t--
let o='',r=!1
for(let i=n;i<t;i++){let t=Fe(e[i],'args['+(i-n)+']')
y(t,0)===We&&(r=!0,t=_(t,1)),o+=(i>n?',':'')+t}return(r?'~[':'[')+o+']'}}let br=!1
function _r(e){e.isTrusted&&!br&&(br=!0,xn&&Je(yn('bye '+xn),()=>{},()=>{}),Qn(new BridgeError('documentGone','The page was left; what was called may have run')))}function yr(e){e.isTrusted&&br&&(br=!1,In())}function mr(){ye(window,'pagehide',_r,!0),ye(window,'pageshow',yr,!0),ye(window,'load',Ft,!0)}function vr(){for(let e=0;e<configuration.origins.length;e++)if(v(new RegExp(configuration.origins[e]),vn))return!0
return!1}if(i(mr,'handlers',Ne(gn)),i(window,'__webbridge__',Ne(a(mr))),mr(),vr()){const n=function n(t){const o={__proto__:null,call(e){return ot('call',e,gr(arguments,1),t)},callSync(e){return Go(e,gr(arguments,1),t)},stream(e){const n=gr(arguments,1)
return co(e,o=>ot('stream',e,n,t,void 0,o))},has:e=>ot('has',e,null,t),native:ko('',(e,n)=>So(e,n,t)),expose(n,t,o){!function(n,t,o){if(xt(n),'object'!=typeof t&&'function'!=typeof t||null===t)throw new BridgeError('badArguments','What is exposed as "'+n+'" is not an object')
const r=function(n,t){const o=new x
for(let r=t;r&&r!==f&&r!==d;r=l(r)){const i=c(r)
for(let a=0;a<i.length;a++){const s=n+'.'+i[a]
if('constructor'===i[a]||95===y(i[a],0)||S(o,s))continue
const c=u(r,i[a]).value
'function'==typeof c&&(xt(s),B(o,s,function(){return e(c,t,arguments)}))}}return o}(n,t)
if(0===M(r))throw new BridgeError('badArguments','What is exposed as "'+n+'" has no methods')
const i=o?.replacing
i&&Kt(n),A(r,(e,n)=>kt(n,i)),A(r,(e,n)=>Bt(n,e,o)),B(Pt,n,r)}(n,t,o)},handle(e,n,t){Bt(e,n,t)},remove:e=>Kt(e),on:(e,n)=>oo(e,n),off(e,n){!function(e,n){const t=k(eo,e)
t&&A(t,(e,o)=>{void 0!==n&&e!==n||T(t,o)})}(e,n)},emit(e,n){ro(e,n)},with:e=>(function(e){const n=e?.timeout
if(void 0!==n&&('number'!=typeof n||n!=n))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(e),n({__proto__:null,signal:e&&void 0!==e.signal?e.signal:t.signal,timeout:e&&void 0!==e.timeout?e.timeout:t.timeout})),waitUntil(e){Lt(e)},ready:hr,BridgeError},r=s(o)
for(let e=0;e<r.length;e++)'function'==typeof o[r[e]]&&'native'!==r[e]&&a(o[r[e]])
return a(o)}({__proto__:null})
i(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),i(window,Symbol.for('webbridge'),Ne(n))}In()
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
