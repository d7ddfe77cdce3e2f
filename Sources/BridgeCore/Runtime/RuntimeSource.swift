// Of the digest 54dbea02e64663846e17257e642ffa03558db8bfbacaf258427706c6f523b655, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,bytesURL:r,timeout:i,pendingCalls:a,frameBytes:s,queuedBytes:c,streamWindow:l,references:u}=configuration,f=Reflect.apply,d=e=>(t,...n)=>f(e,t,n),p=(e,t)=>d(m(e.prototype,t).get),w=JSON.stringify,h=JSON.parse,_=Object.defineProperty,g=Object.freeze,b=Object.keys,y=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,v=Object.getPrototypeOf,j=Object.prototype,x=Function.prototype,k=Proxy,B=d(Object.prototype.toString),S=Array.isArray,T=ArrayBuffer.isView,A=d(String.prototype.indexOf),M=d(String.prototype.slice),O=d(String.prototype.startsWith),N=d(String.prototype.charCodeAt),R=String,I=d(RegExp.prototype.exec),J=String.fromCharCode,E=Map,z=d(Map.prototype.get),W=d(Map.prototype.set),$=d(Map.prototype.has),D=d(Map.prototype.delete),F=d(Map.prototype.forEach),P=p(Map,'size'),K=WeakMap,L=d(WeakMap.prototype.get),C=d(WeakMap.prototype.set),V=Set,H=d(Set.prototype.add),U=d(Set.prototype.forEach),q=Date,Q=d(Date.prototype.getTime),G=d(Number.prototype.toString),Z=d(Number.prototype.valueOf),X=d(String.prototype.valueOf),Y=d(Boolean.prototype.valueOf),ee=d(BigInt.prototype.valueOf),te=window.performance,ne=te.now,oe=()=>f(ne,te,[]),re=Uint8Array,ie=Math.random,ae=window.atob,se=window.btoa,ce=d(re.prototype.set),le=p(v(re),'buffer'),ue=p(v(re),'length'),fe=window.Blob,de=window.File,pe=p(fe,'size'),we=p(fe,'type'),he=d(fe.prototype.slice),_e=d(fe.prototype.arrayBuffer),ge=p(de,'name'),be=window.fetch,ye=window.Response&&p(Response,'ok'),me=window.Response&&d(Response.prototype.arrayBuffer),ve=TextDecoder,je=d(ve.prototype.decode),xe=BigInt,ke=Promise,Be=Promise.prototype.then,Se=d(Be),Te=Error,Ae=window.queueMicrotask,Me=window.prompt,Oe=window.setTimeout,Ne=window.clearTimeout,Re=d(EventTarget.prototype.addEventListener),Ie=d(EventTarget.prototype.removeEventListener),Je=Symbol.asyncIterator,Ee=Symbol.iterator,ze=v(function*(){}),We=v(async function*(){}),$e=FinalizationRegistry,De=d($e.prototype.register),Fe=d($e.prototype.unregister),Pe=AbortController,Ke=d(Pe.prototype.abort),Le=p(Pe,'signal'),Ce=window.reportError||(e=>Oe(()=>{
throw e},0)),Ve=e=>({__proto__:null,value:e}),He=g(Ve(void 0))
function Ue(e,t,n){_(e,'constructor',He),Se(e,t,n)}function qe(e,t,n,o){if(t!==Be)return Ue(new ke(t=>t(e)),n,o)
try{Se(e,n,o)}catch(e){o(e)}}class BridgeError extends Te{constructor(e,t,n){super(t),_(this,'name',Ve('cancelled'===e?'AbortError':'BridgeError')),_(this,'code',Ve(R(e))),void 0!==n?.data&&_(this,'data',Ve(n.data)),void 0!==n?.cause&&_(this,'cause',Ve(n.cause))}}g(BridgeError.prototype),g(BridgeError)
const Qe=e=>new BridgeError(e.code,e.message,{data:e.data})
function Ge(e){return Qe(ht(e))}function Ze(){const e=new E
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const a=o=>{const r=t[o&n-1]
return r&&r.id===o?r:z(e,o)}
return{__proto__:null,get:a,add(a){o=a.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const s=t[o&n-1]
s&&W(e,s.id,s),t[o&n-1]=a},take(o){const i=a(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:D(e,o),i},size:()=>r,each(r){F(e,r)
const i=t,a=n-1
for(let e=o-a;e<=o;e++){const t=i[e&a]
t&&r(t,t.id)}}}}const Xe=126,Ye=36,et=500
function tt(e,t){const n=nt(e)
return void 0===n?'~'+st(e,t,null,0):n}function nt(e){try{return rt(e,0)?w(e):void 0}catch(e){return}}const ot=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function rt(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>et||void 0!==e[Je]||void 0!==e.toJSON)return!1
if(S(e)){for(let n=0;n<e.length;n++)if(!rt(e[n],t+1))return!1
return!0}const n=v(e)
if(n!==j&&null!==n)return!1
for(const n in e)if(!rt(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const it=(e,t,n)=>{const o=e.length>100?M(e,0,100)+'…':e
throw new BridgeError('badArguments',o+' '+t,{cause:n})}
function at(e,t){if(t instanceof BridgeError)throw t
let n=''
try{n=': '+R(t)}catch(e){}it(e,'cannot be read'+n,t)}function st(e,t,n,o){switch(typeof e){case'string':case'boolean':return w(e)
case'number':return ct(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return wr(e,'function',t)
case'symbol':it(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&it(t,'is cyclic: it is one of the objects that it is in')
o>et&&it(t,'is nested deeper than '+et)
const r={value:e,above:n}
try{return function(e,t,n){const o=B(e),r=ko(e,o)
if(r)return Bo(e,r,t)
if(ut(e,o))return wr(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(S(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(ft(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=v(e)
if(i===j||null===i)return dt(e,t,n)
if(T(e))return pt(new re(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return pt(new re(e),t)
case'[object Date]':{const t=Q(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return F(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+lt(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return U(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return ct(Z(e))
case'[object String]':return w(X(e))
case'[object Boolean]':return w(Y(e))
case'[object BigInt]':return'{"$int":"'+ee(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+w(R(e.name))+',"message":'+w(R(e.message))+'}'
case'[object Object]':return dt(e,t,n)
case'[object Promise]':it(t,'is a Promise: await it first')}return it(t,'is '+M(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>st(e,t+n,r,o+1))}catch(e){return at(t,e)}}function ct(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':w(e)}const lt=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:R(e),ut=(e,t)=>'function'==typeof e[Je]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ee]
function ft(e,t,n){try{return e[t]}catch(e){return at(n,e)}}function dt(e,t,n){const o=b(e)
let r=''
for(let i=0;i<o.length;i++){const a='.'+o[i]
r+=(i?',':'')+w(o[i])+':'+n(ft(e,o[i],t+a),a)}return 1===o.length&&N(o[0],0)===Ye?'{"$object":{'+r+'}}':'{'+r+'}'}const pt=(e,t)=>'{"$bytes":'+(ur?.mayUpload&&ue(e)>vt?function(e,t){const n=ue(e)
if(ur.size+n>c)throw new BridgeError('overLimit',t+' has '+n+' bytes; '+c+' are kept on their way. Pass a Blob, which is read in pieces')
ur.size+=n
const o={__proto__:null,number:++jt,bytes:new re(e),next:null}
return ur.lastUpload?ur.lastUpload.next=o:ur.uploads=o,ur.lastUpload=o,o.number}(e,t):'"'+wt(e)+'"')+'}'
function wt(e){const t=ue(e)
let n=''
for(let o=0;o<t;o++)n+=J(e[o])
return se(n)}function ht(e){return N(e,0)===Xe?_t(h(M(e,1))):h(e)}function _t(e){if('object'!=typeof e||null===e)return e
if(S(e)){for(let t=0;t<e.length;t++)e[t]=_t(e[t])
return e}const t=b(e)
if(1===t.length&&N(t[0],0)===Ye)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return xe(t)
case'$date':return new q(t)
case'$bytes':return'number'==typeof t?function(e){const t=z(Po,e)
if(!t)throw new BridgeError('badFrame','Bytes of the app did not come')
return D(Po,e),t}(t):function(e){const t=ae(e),n=new re(t.length)
for(let e=0;e<t.length;e++)n[e]=N(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:i,key:a}=e,s=mr('blob',t)
if(_r)return vr(s)
const c={__proto__:vo},l=a&&r?r+a+'/'+t:void 0,u=()=>So(s,()=>Qo(Mo(c,s,l,n),n)),f={__proto__:null,size:n,type:o,name:i,url:l,stream:()=>Mo(c,s,l,n),bytes:()=>u(),arrayBuffer:()=>To(u(),e=>le(e)),text:()=>To(u(),e=>je(new ve,e)),blob:()=>To(u(),e=>void 0===i?new fe(Ao(e),{__proto__:null,type:o}):new de(Ao(e),i,{__proto__:null,type:o}))},d=b(f)
for(let e=0;e<d.length;e++)_(c,d[e],Ve(f[d[e]])),'function'==typeof f[d[e]]&&g(f[d[e]])
return C(mo,c,{__proto__:null,size:n,type:o,name:i}),xr(c,s)}(t)
case'$map':{const e=new E
for(let n=0;n<t.length;n++)W(e,_t(t[n][0]),_t(t[n][1]))
return e}case'$set':{const e=new V
for(let n=0;n<t.length;n++)H(e,_t(t[n]))
return e}case'$object':{const e=b(t)[0]
return t[e]=_t(t[e]),t}case'$function':return function(e){const t=mr('function',e)
return _r?vr(t):xr(function(...n){const o=jr(t)
return o?new ke((e,t)=>t(o)):Mn('apply','function',n,kr,e)},t)}(t)
case'$stream':return function(e){const t=mr('stream',e)
if(_r)return vr(t)
const n={__proto__:null}
return _(n,Je,Ve(()=>$o('stream',n=>{const o=jr(t)
if(o)throw o
return Mn('read','stream',null,kr,e,n)},n))),xr(n,t)}(t)
default:throw new BridgeError('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=_t(e[t[n]])
return e}const gt=262144,bt=1048576
let yt=''!==r&&void 0!==be,mt=!1,vt=yt?65536:1048576,jt=0,xt=null,kt=null,Bt=0
function St(e){const t=Wt
for(let n=e.uploads;n;n=n.next){e.posts++
const o=n=>{t!==Wt||Kt||(e.posts--,n||(e.isText=!0),At(),Wr())}
Ue(f(be,window,[r+Pt+'/'+n.number,{__proto__:null,method:'POST',body:n.bytes,credentials:'omit'}]),e=>{mt=!0,o(ye(e))},()=>{Tt(t),o(!1)})}}function Tt(e){e!==Wt||Kt||mt||(yt=!1,vt=1048576)}function At(){for(;$t&&xt;){if(yt&&!xt.isText){if(xt.posts>0)return}else{if(Ht.length>=bt)return
if(!Ot(xt))continue}Ht+=Mt(),sn()}}function Mt(){const{text:e,size:t}=xt
return xt=xt.next,xt||(kt=null),Bt-=t,e}function Ot(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=ue(n)-r,a=i<gt?i:gt,s=new re(le(n),r,a)
return Ht+='\nbytes '+o+' '+r+' "'+wt(s)+'"',sn(),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const Nt=window.webkit.messageHandlers,Rt=Nt[n],It=Rt.postMessage,Jt=e=>f(It,Rt,[e]),Et=window.top===window,zt=Et&&'file:'===window.location.protocol?'file://':window.origin
let Wt=0,$t='',Dt='',Ft='',Pt='',Kt=null
const Lt=128,Ct=8,Vt=2048
let Ht='',Ut=0,qt=0,Qt=0,Gt=!1,Zt=0,Xt=0,Yt=new E
function en(){const n=++Wt
$t='',Kt=null,Ft=tn(),qt=Qt=Zt=Xt=0,Yt=new E
const o='hello '+e+' {"wire":'+t+',"origin":'+w(zt)+',"url":'+w(window.location.href)+',"main":'+Et+',"key":"'+Ft+'"}'
pn(Jt(o),n,e=>{if(0!==A(e,'welcome '))return _n(e)
const t=A(e,' ',8)
$t=M(e,8,t),Dt='batch '+$t+' ',Pt=M(e,t+1),$r(),function(){for(let e=xt;yt&&e;e=e.next)St(e)
At()}(),ln(1)})}const tn=()=>M(e,16)+nn(4294967296*ie())+nn(Q(new q)),nn=e=>M(G(4294967296+(e>>>0),16),1)
function on(e,t,n){if(n.length>s)throw new BridgeError('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+s+' bytes')
return n}function rn(e,t){on('What goes to',e,t)
const n=Ht.length+Bt
if(n+t.length+(ur?ur.size:0)>c)throw new BridgeError('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function an(e){if(kt)return function(e){kt.text+='\n'+e,kt.size+=e.length+1,Bt+=e.length+1}(e)
Ht=Ht+'\n'+e,sn()}function sn(){Ut++,$t&&(0!==Zt||Gt||(Gt=!0,Ae(cn)),Ut>=Lt*(Zt+1)&&Zt<Ct&&un())}function cn(){Gt=!1,$t&&un()}function ln(e){for(;Xt<e;)Xt++,fn('park')}function un(){Ht&&(Zt++,fn('batch'))}function fn(e){const t=e+' '+($t||Ft)+' '+ ++qt+Ht
Ht='',Ut=0,pn(Jt(t),Wt,t=>{'batch'===e?Zt--:t.length>Vt&&ln(Ct),(''===t||function(e){const t=A(e,'\n'),n=t<0?e:M(e,0,t)
if(0!==A(n,Dt))return _n(e)
const o=+M(n,Dt.length)
if(o===Qt+1&&0===P(Yt))return Qt++,wn(e,n.length+1),!Kt
W(Yt,o,M(e,n.length))
for(let e;void 0!==(e=z(Yt,Qt+1));)D(Yt,++Qt),wn(e,1)
return P(Yt)>(Zt||1)+Xt?(bn(new BridgeError('badFrame','A text of the app is missing: the order is broken')),Ce(Qe(Kt)),!1):!Kt}(t))&&('park'===e?dn(4,Wt):0===Zt&&cn())}),At(),Wr()}function dn(e,t){t!==Wt||Kt||(e>0&&Qn()?Ae(()=>dn(e-1,t)):(Vn++,Hn=0,fn('park')))}function pn(e,t,n){const o=e=>{t!==Wt||Kt||('string'==typeof e?n(e):gn())}
Ue(e,o,e=>{const t=m(e,'message')
o(t&&t.value)})}function wn(e,t){for(;t<e.length;){let n=A(e,'\n',t)
n<0&&(n=e.length),hn(e,t,n,!1),t=n+1}}function hn(e,t,n,o){try{Fr(e,t,n,o)}catch(e){Ce(e)}}function _n(e){return 0===A(e,'end ')?bn(Ge(M(e,4))):gn(),!1}function gn(){bn(new BridgeError('detached','The app took the bridge away'))}function bn(e){var t
Kt=e,$t=Ht='',xt=kt=null,Bt=0,Do=Fo=null,Co=0,Po=new E,F(Ko,(e,t)=>{D(Ko,t)}),function(e){yn.each((t,n)=>{En(n),t.reject(new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){F(nr,t=>{ar(t,new BridgeError(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,Kn.each((e,n)=>wo(n,t)),cr=new E}const yn=Ze()
let mn=0,vn=0,jn=1/0
const xn=/^[A-Za-z0-9_$.-]+$/
let kn=new E
function Bn(e){let t=z(kn,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new BridgeError('invalidName','A name is text of 1 to 256 characters')
return t=I(xn,e)?e:w(e),P(kn)>1e3&&(kn=new E),W(kn,e,t),t}let Sn=null,Tn=null
const An=(e,t)=>{Sn=e,Tn=t}
function Mn(e,t,n,o,r,i){const a=new ke(An),s={id:0,name:t,resolve:Sn,reject:Tn,deadline:0,signal:o.signal,abort:null,control:i}
Sn=Tn=null
try{const a=void 0===r?Bn(t):r,c=n?Cr(n,nt):''
an(void 0===c?On(e,a,n,s,o,i):Nn(e,a,c,s,o,i))}catch(e){s.reject(e)}return a}const On=(e,t,n,o,r,i)=>fr(()=>Nn(e,t,Vr(n),o,r,i))
function Nn(e,t,n,o,r,i){if(Kt)throw Qe(Kt)
const{name:s,signal:c}=o,l=n?t+' '+n:''+t
if(!i?.isLoad&&(rn(s,l),yn.size()>=a))throw new BridgeError('overLimit','"'+s+'": '+yn.size()+' calls are unanswered already')
In(s,r)
const u=o.id=++mn
return i&&(i.id=u,i.isLoad&&W(Ko,u,!0)),c&&function(e,t,n){n.abort=()=>zn(t,Jn(n.name,e)),Re(e,'abort',n.abort)}(c,u,o),o.deadline=oe()+Rn(r),yn.add(o),o.deadline<jn&&Wn(o.deadline),e+' '+u+' '+l+(i&&!i.isPatient?'\npull '+u+' '+er:'')}function Rn(e){return e.timeout??i??1/0}function In(e,t){if(t.signal&&t.signal.aborted)throw Jn(e,t.signal)
if(Rn(t)<=0)throw new BridgeError('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const Jn=(e,t)=>new BridgeError('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function En(e){const t=yn.take(e)
return t&&t.abort&&Ie(t.signal,'abort',t.abort),t}function zn(e,t){const n=En(e)
n&&(n.reject(t),an('cancel '+e))}function Wn(e){Ne(vn),jn=e
const t=e-oe()
vn=Oe($n,t<0?0:t>2147483647?2147483647:t)}function $n(){jn=1/0
const e=oe()
let t=1/0
yn.each((n,o)=>{n.deadline<=e?zn(o,new BridgeError('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&Wn(t>e+5?t:e+5)}class Dn{#e=null
#t
#n
constructor(e){this.#n=e,g(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Pe,this.#t&&Ke(this.#e,this.#t)),Le(this.#e)}static abort(e,t){e.#t=t,e.#e&&Ke(e.#e,t)}}const Fn=Dn.abort
_(Dn.prototype,'constructor',Ve(void 0)),g(Dn.prototype)
const Pn=new E,Kn=Ze(),Ln=new E,Cn=new E
let Vn=0,Hn=0,Un=!1,qn=0
const Qn=()=>Hn>0
function Gn(e){if(Bn(e),A('.'+e+'.','..')>=0)throw new BridgeError('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Zn(e,t){if($(Pn,e)&&!t)throw new BridgeError('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function Xn(e,t,n){if(Gn(e),'function'!=typeof t)throw new BridgeError('badArguments','The handler of "'+e+'" is not a function')
Zn(e,n?.replacing),W(Pn,e,t),F(Ln,n=>{n.name===e&&oo(n,t)})}let Yn=()=>{}
const eo=(e,t)=>z(Pn,e)||Yn(e,t)
function to(e,t,n,o){const r=eo(t,o),i=!(r||Un&&0===qn)
return i?W(Ln,e,{__proto__:null,id:e,name:t,payload:n,mayStream:o}):no(e,t,n,o,r),i}function no(e,t,n,o,r){if(n){if(r)return so(e,t,r,n,o,t)
gr(n),F(Cn,e=>e(t)),fo(e,t,new BridgeError('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+w(t)+', …)'))}else Kn.take(e)&&an('done '+e+' '+(void 0!==r))}function oo({id:e,name:t,payload:n,mayStream:o},r){D(Ln,e),no(e,t,n,o,r)}function ro(){F(Ln,e=>{const t=eo(e.name,e.mayStream)
t&&oo(e,t)})}function io(e){const t={__proto__:null,id:e,generation:Vn,context:null,credit:0}
return Kn.add(t),Hn++,t}const ao=e=>{const t=v(e)
return t===We||t===ze}
function so(e,t,n,o,r,i){const a=new Dn(i)
let s,c
try{if(!r&&ao(n))return gr(o),co(e,t,i)
s=f(n,a,ht(o)),c='object'==typeof s&&null!==s&&s.then}catch(n){return fo(e,t,n)}if(!ot(s)){const t=Kn.get(e)
t&&(t.context=a)}if('function'!=typeof c)return uo(e,t,s,r,i)
qe(s,c,n=>uo(e,t,n,r,i),n=>fo(e,t,n))}const co=(e,t,n)=>fo(e,t,new BridgeError('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function lo(e){e.generation===Vn&&(e.generation=-1,Hn--)}function uo(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&ut(n,B(n)))return o?Ir(e,t,n):(Rr(n),co(e,t,r))
if(!Kn.get(e))return
i=dr('The result of',t,n,'result')}catch(n){return n instanceof BridgeError&&'overLimit'===n.code?fo(e,t,n):fo(e,t,new BridgeError('badResult','What "'+t+'" returned: '+(n instanceof BridgeError?n.message:R(n))))}po('done ',e,i)}const fo=(e,t,n)=>po('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof BridgeError?(r=t.code,n=R(t.message),void 0!==t.data&&(i=tt(t.data,'data'))):t instanceof Te?n='"'+e+'" threw '+R(t.name)+': '+R(t.message):(n='"'+e+'" threw '+R(t),i=tt(t,'data')),t instanceof Te&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const a=''!==i&&N(i,0)===Xe
return(a?'~':'')+'{"code":'+w(r)+',"message":'+w(n)+(void 0===o?'':',"stack":'+w(o))+(''===i?'':',"data":'+(a?M(i,1):i))+'}'}(t,n))
function po(e,t,n){const o=Kn.take(t)
o&&(lo(o),an(e+t+' '+n))}function wo(e,t){const n=Kn.take(e)
n&&lo(n)
const o=z(Ln,e)
D(Ln,e),o&&gr(o.payload),n&&n.context&&Fn(n.context,t),function(e){const t=z(Sr,e)
t&&(D(Sr,e),Nr(t.source))}(e)}function ho(){!Un||qn>0||(ro(),F(Ln,e=>oo(e)))}function _o(){Un=!0,ho()}function go(e){qn++
const t=()=>{qn--,ho()}
Ue(new ke(t=>t(e)),t,t)}const bo=new E
function yo(e){const t=z(bo,e)
return t?(D(bo,e),F(t,(e,t)=>{z(Pn,t)===e&&D(Pn,t)}),!0):D(Pn,e)}const mo=new K,vo=g({__proto__:null}),jo=1048576
function xo(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:pe(e),type:we(e),name:n?ge(e):void 0}}catch(e){return}}const ko=(e,t)=>xo(e,t)||L(mo,e),Bo=(e,t,n)=>'{"$blob":{"ref":'+hr(e,'blob',n)+',"size":'+t.size+',"type":'+w(t.type)+(void 0===t.name?'':',"name":'+w(t.name))+'}}'
function So(e,t){const n=jr(e)
return n?new ke((e,t)=>t(n)):t()}const To=(e,t)=>new ke((n,o)=>{Ue(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Ao=e=>({__proto__:null,[Ee](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Mo(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=Uo(t.ref,e,!1)),i.next())
return Wo(()=>So(t,()=>{if(i||!n||!yt)return a()
if(r>=o)return new ke(e=>e(ir(void 0)))
const e=r
return r+=jo,new ke((t,i)=>{Ue(Ho(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const Oo=new E
let No=0
const Ro=new E
function Io(e,t){if(Bn(e),'function'!=typeof t)throw new BridgeError('badArguments','The listener of "'+e+'" is not a function')
let n=z(Oo,e)
n||W(Oo,e,n=new E)
const o=++No
return W(n,o,t),()=>{D(n,o)}}function Jo(e,t){const n=fr(()=>{const n='note '+Bn(e)+' '+tt(t,'value')
return rn(e,n),n},!1)
Kt||an(n)}function Eo(e,t,n){try{return f(e,t,n)}catch(e){Ce(e)}}const zo=new $e(e=>{e.takers?e.isDropped=!0:sr(e,null)})
function Wo(e,t){const n={__proto__:null,next:e,return:e=>(t(),new ke(t=>t(ir(e)))),throw:e=>(t(),new ke((t,n)=>n(e)))}
return _(n,Je,Ve(()=>n)),g(n)}function $o(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Wo(()=>o.inner?o.inner.next():new ke((n,a)=>{if(i)return n(ir(void 0))
r||(r=new ke((n,r)=>{Ue(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new BridgeError('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ue(r,e=>n(e.next()),e=>{if(i)return n(ir(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&zn(o.id,new BridgeError('cancelled','"'+e+'" was left'))})}let Do=null,Fo=null,Po=new E
const Ko=new E
function Lo(e){Fo?Fo.next=e:Do=e,Fo=e}let Co=0,Vo=0
function Ho(e){const t=Wt
return new ke((n,o)=>{Ue(f(be,window,[e,{__proto__:null,credentials:'omit'}]),e=>{if(mt=!0,!ye(e))return o(new BridgeError('badResult','The app has no such bytes'))
Ue(me(e),e=>n(new re(e)),o)},e=>{Tt(t),o(e)})})}const Uo=(e,t,n)=>$o('blob',t=>(t.isLoad=n,Mn('read','blob',null,qo,e,t)),t),qo=g({__proto__:null,timeout:1/0})
function Qo(e,t){return new ke((n,o)=>{const r=new re(t)
let i=0
const a=()=>o(new BridgeError('badResult','The app gave other bytes than it said')),s=()=>Ue(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+ue(e.value)
if(o>t)return a()
ce(r,e.value,i),i=o,s()},o)
s()})}const Go=g(function(){})
function Zo(e,t){return new k(Go,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Zo(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:Xo,defineProperty:Xo,deleteProperty:Xo,construct:Xo})}function Xo(){throw new BridgeError('badArguments','What stands under bridge.native can only be called')}function Yo(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=Mn('stream',e,t,n,void 0,o)
return _(r,Je,Ve(()=>$o(e,e=>(e.id=o.id,new ke((t,n)=>Ue(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const er=4,tr=1<<20,nr=new E
function or(e){if(e.hasEnded)return
const t=function(e){const t=l
let n=e.mean?tr/e.mean:er
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,an('pull '+e.id+' '+t))}function rr(e,t,n){let o
try{o=ht(n)}catch(n){const o=new BridgeError('badFrame','An element of "'+e.name+'" cannot be read')
return sr(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const ir=e=>({value:e,done:!0})
function ar(e,t){D(nr,e.id),e.hasEnded=!0,e.abort&&Ie(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(ir(void 0)),e.error=null
e.takers=null}function sr(e,t){for(let t=e.first;t;t=t.next)gr(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(ar(e,t),an('cancel '+e.id))}let cr=new E,lr=0,ur=null
function fr(e,t=!0,n=!0){const o=ur,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
ur=r
try{const t=e()
return r.uploads&&!Kt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
kt?kt.next=n:xt=n,kt=n,Bt+=t,$t&&yt?St(n):At()}(r.uploads,r.size),t}catch(e){throw r.refs&&F(r.refs,(e,t)=>{D(cr,t)}),e}finally{ur=o}}function dr(e,t,n,o){const r=nt(n)
return void 0===r?pr(e,t,n,o):on(e,t,r)}const pr=(e,t,n,o)=>fr(()=>on(e,t,'~'+st(n,o,null,0))),wr=(e,t,n)=>'{"$'+t+'":'+hr(e,t,n)+'}'
function hr(e,t,n){if(ur&&ur.mayRefer||it(n,'is a '+t+', which only arguments, results and elements of streams can carry'),P(cr)>=u)throw new BridgeError('overLimit',n+' is a '+t+', and the app holds '+P(cr)+' of this page already')
const o=++lr
return W(cr,o,e),ur.refs||(ur.refs=new E),W(ur.refs,o,!0),o}let _r=!1
function gr(e){if(N(e,0)===Xe){_r=!0
try{ht(e)}catch(e){}_r=!1}}const br=e=>new BridgeError('unknownMethod','The '+e+' was released'),yr=new $e(e=>vr(e)),mr=(e,t)=>({__proto__:null,kind:e,ref:t,own:Wt,isReleased:!1})
function vr(e){e.isReleased||(e.isReleased=!0,e.own!==Wt||Kt||an('release '+e.ref))}function jr(e){return e.isReleased?br(e.kind):e.own!==Wt?new BridgeError('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function xr(e,t){return _(e,'release',Ve(g(()=>{Fe(yr,e),vr(t)}))),De(yr,e,t,e),g(e)}const kr=g({__proto__:null})
function Br(e,t,o){const r=fr(()=>function(e,t,o){const r='call 0 '+Bn(e)+' '+(Cr(t,nt)??Vr(t))
if(Kt)throw Qe(Kt)
rn(e,r),In(e,o),function(){for(;xt;){for(;!Ot(xt););Ht+=Mt()}}(),un()
const i=f(Me,window,[n,'sync '+Ft+' '+qt+'\n'+r])
if('string'!=typeof i)throw new BridgeError('syncUnavailable','"'+e+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===A(i,'end '))throw Ge(M(i,4))
return i}(e,t,o),!0,!1)
if(0===A(r,'done 0 '))return ht(M(r,7))
throw Ge(M(r,7))}const Sr=new E,Tr=c/2<4194304?c/2:4194304,Ar=9007199254740992
let Mr=!1
function Or(e){if('[object ReadableStream]'===B(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=xo(e,B(e))
if(t)return function(e,t){const n=yt?jo:gt
let o=0
return{step(){if(o>=t)return ir(void 0)
const r=he(e,o,o+=n)
return new ke((e,t)=>Ue(_e(r),t=>e({__proto__:null,value:new re(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
L(mo,e)&&(e=e.stream())
const n=e[Je],o=f('function'==typeof n?n:e[Ee],e,[]),{next:r}=o
return{step:()=>f(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return f(e,o,[])}}}function Nr(e){try{const t=e.stop()
Ue(new ke(e=>e(t)),()=>{},Ce)}catch(e){Ce(e)}}function Rr(e){try{Nr(Or(e))}catch(e){Ce(e)}}function Ir(e,t,n){const o=Kn.get(e)
if(!o)return Rr(n)
let r
try{r=Or(n)}catch(n){return fo(e,t,n)}const i={__proto__:null,id:e,name:t,source:r,credit:o.credit,isBusy:!1}
lo(o),W(Sr,e,i),an('open '+e),Jr(i)}function Jr(e){for(;!e.isBusy&&e.credit>0&&$(Sr,e.id);){if(Ht.length+Bt>=Tr)return void(Mr=!0)
let t,n
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then}catch(t){return zr(e,t)}'function'==typeof n?(e.isBusy=!0,qe(t,n,t=>{e.isBusy=!1,Er(e,t),Jr(e)},t=>zr(e,t))):Er(e,t)}}function Er(e,t){if(!$(Sr,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return D(Sr,n),po('done ',n,'~{"$undefined":1}')
r=dr('An element of',o,t.value,'element')}catch(t){return zr(e,t instanceof BridgeError&&'badArguments'===t.code?new BridgeError('badResult','What "'+o+'" gave: '+t.message):t),Nr(e.source)}e.credit--,an('next '+n+' '+r)}function zr(e,t){D(Sr,e.id)&&fo(e.id,e.name,t)}function Wr(){Mr&&(Mr=!1,F(Sr,Jr))}let $r,Dr=0
function Fr(e,t,n,o){const i=O(e,'done ',t)?'done':O(e,'call ',t)?'call':M(e,t,A(e,' ',t)),a=t
t+=i.length+1
const s='note'===i?0:Pr(e,t,n)
if(!o&&function(e,t){if(null===Fo||'load'===e)return!1
switch(e){case'open':case'next':return!$(Ko,t)
case'done':case'fail':return!D(Ko,t)
default:return!0}}(i,s))return function(e){Lo({__proto__:null,line:e,size:Co,isReady:!0,next:null}),Co=0}(M(e,a,n))
switch('note'!==i&&(t=Dr+1),i){case'done':return function(e,t){const n=En(e)
if(!n){const n=z(nr,e)
return n&&ar(n,null),gr(t)}try{n.resolve(ht(t))}catch(e){n.reject(new BridgeError('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,M(e,t,n))
case'call':case'stream':return function(e,t,n,o){const r=io(e)
to(e,t,n,o)&&lo(r)}(s,Kr(e,t,n),M(e,Dr+1,n),'stream'===i)
case'note':return function(e,t){const n=z(Oo,e),o=n?P(n):0
if(o+P(Ro)===0)return gr(t)
const r=ht(t)
o>0&&F(n,e=>{Eo(e,void 0,[r])}),F(Ro,t=>{Eo(t,void 0,[e,r])})}(Kr(e,t,n),M(e,Dr+1,n))
case'fail':return function(e,t){const n=En(e)
if(n)return n.reject(Ge(t))
const o=z(nr,e)
o&&ar(o,Ge(t))}(s,M(e,t,n))
case'load':return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},i=Wt
Lo(o),Co+=t
const a=n=>{i!==Wt||Kt||(o.isReady=!0,n&&ue(n)===t&&W(Po,e,n),an('release '+e),function(){for(;Do&&Do.isReady;){const{line:e,size:t}=Do
Do=Do.next,Do||(Fo=null),e&&(Vo=t,hn(e,0,e.length,!0),Vo=0)}}())},s=()=>Ue(Qo(Uo(e,null,!0),t),a,()=>a(null))
if(!yt)return s()
Ue(Ho(r+n+'/'+e),a,()=>{i!==Wt||Kt||s()})}(s,Pr(e,t,n),M(e,Dr+1,n))
case'cancel':return wo(s,new BridgeError('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=yn.get(e),n=t&&t.control
if(!n)return
En(e)
const{signal:o}=t,r={__proto__:null,id:e,name:t.name,credit:n.isPatient?0:er,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
W(nr,e,r),r.signal&&(r.abort=()=>sr(r,Jn(r.name,r.signal)),Re(r.signal,'abort',r.abort))
const i=function(e){const t=Wo(()=>function(e){return new ke((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,rr(e,{__proto__:null,resolve:t,reject:n},o.text),or(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(ir(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>sr(e,null))
return De(zo,t,e,t),t}(r)
n.inner=i,or(r),t.resolve(i)}(s)
case'next':return function(e,t){const n=z(nr,e)
if(!n)return gr(t)
if(n.credit<1)return gr(t),sr(n,new BridgeError('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+Vo
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,rr(n,r,t),n.isDropped&&!n.takers?sr(n,null):or(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,M(e,t,n))
case'pull':return function(e,t){const n=z(Sr,e),o=n||Kn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<Ar?r:Ar,n&&Jr(n)}(s,Pr(e,t,n))
case'release':return void D(cr,s)
case'read':return function(e,t){const n=z(cr,t)
io(e),'object'==typeof n?Ir(e,'stream',n):fo(e,'stream',br('stream'))}(s,Pr(e,t,n))
case'apply':return function(e,t,n){const o=z(cr,t)
if(io(e),'function'==typeof o)return so(e,'function',o,n,!1,'')
gr(n),fo(e,'function',br('function'))}(s,Pr(e,t,n),M(e,Dr+1,n))
case'has':return function(e,t){lo(io(e)),to(e,t,'',!1)}(s,Kr(e,t,n))
default:throw new BridgeError('badFrame','A line of the app cannot be read: '+i)}}function Pr(e,t,n){let o=0
Dr=t
for(let t;Dr<n&&' '!==(t=e[Dr]);Dr++)o=10*o+ +t
if(Dr>t&&o<1e16)return o
throw new BridgeError('badFrame','A line of the app has no number')}function Kr(e,t,n){const o=34===N(e,t)
if(o){Dr=t+1
for(let t;Dr<n&&34!==(t=N(e,Dr));Dr++)92===t&&Dr++
Dr++}else Dr=A(e,' ',t),(Dr<0||Dr>n)&&(Dr=n)
const r=M(e,t,Dr)
return o?h(r):r}const Lr=new ke(e=>{$r=e})
function Cr(e,t){let n=e.length
for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const Vr=e=>'~'+Cr(e,(e,t)=>st(e,'args['+t+']',null,0))
let Hr=!1
function Ur(e){e.isTrusted&&!Hr&&(Hr=!0,$t&&Ue(Jt('bye '+$t),()=>{},()=>{}),bn(new BridgeError('documentGone','The page was left; what was called may have run')))}function qr(e){e.isTrusted&&Hr&&(Hr=!1,en())}function Qr(){Re(window,'pagehide',Ur,!0),Re(window,'pageshow',qr,!0),Re(window,'load',_o,!0)}function Gr(){for(let e=0;e<o.length;e++)if(I(new RegExp(o[e]),zt))return!0
return!1}if(_(Qr,'handlers',Ve(Nt)),_(window,'__webbridge__',Ve(g(Qr))),Qr(),Gr()){const e=function e(t){const n={__proto__:null,call:(e,...n)=>Mn('call',e,n,t),callSync:(e,...n)=>Br(e,n,t),stream:(e,...n)=>$o(e,o=>Mn('stream',e,n,t,void 0,o)),has:e=>Mn('has',e,null,t),native:Zo('',(e,n)=>Yo(e,n,t)),expose(e,t,n){!function(e,t,n){if(Gn(e),'object'!=typeof t&&'function'!=typeof t||null===t)throw new BridgeError('badArguments','What is exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new E
for(let o=t;o&&o!==j&&o!==x;o=v(o)){const r=y(o)
for(let i=0;i<r.length;i++){const a=e+'.'+r[i]
if('constructor'===r[i]||95===N(r[i],0)||$(n,a))continue
const s=m(o,r[i]).value
'function'==typeof s&&(Gn(a),W(n,a,function(){return f(s,t,arguments)}))}}return n}(e,t)
if(0===P(o))throw new BridgeError('badArguments','What is exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&yo(e),F(o,(e,t)=>Zn(t,r)),F(o,(e,t)=>Xn(t,e,n)),W(bo,e,o)}(e,t,n)},handle(e,t,n){Xn(e,t,n)},remove:e=>yo(e),on:(e,t)=>Io(e,t),off(e,t){!function(e,t){const n=z(Oo,e)
n&&F(n,(e,o)=>{void 0!==t&&e!==t||D(n,o)})}(e,t)},emit(e,t){Jo(e,t)},with:n=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new BridgeError('badArguments','timeout is a number of milliseconds, or Infinity')}(n),e({__proto__:null,signal:n&&void 0!==n.signal?n.signal:t.signal,timeout:n&&void 0!==n.timeout?n.timeout:t.timeout})),waitUntil(e){go(e)},ready:Lr,BridgeError},o=b(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&g(n[o[e]])
return g(n)}({__proto__:null})
_(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),_(window,Symbol.for('webbridge'),Ve(e))}en()
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
