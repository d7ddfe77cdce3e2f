// Of the digest ec7c2acadf4b834f16ec1584aae638ae5a7b2547dcd7ce927d98be884fe4234c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:s,streamWindow:a,references:l}=configuration,u=Reflect.apply,f=e=>(t,...n)=>u(e,t,n),d=(e,t)=>f(y(e.prototype,t).get),p=JSON.stringify,w=JSON.parse,h=Object.defineProperty,g=Object.freeze,b=Object.keys,_=Object.getOwnPropertyNames,y=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,v=Object.prototype,x=Function.prototype,j=Proxy,B=f(Object.prototype.toString),k=Array.isArray,S=ArrayBuffer.isView,T=f(String.prototype.indexOf),M=f(String.prototype.slice),N=f(String.prototype.startsWith),O=f(String.prototype.charCodeAt),R=String,A=f(RegExp.prototype.exec),J=String.fromCharCode,I=Map,E=f(Map.prototype.get),z=f(Map.prototype.set),D=f(Map.prototype.has),$=f(Map.prototype.delete),P=f(Map.prototype.forEach),W=d(Map,'size'),C=WeakMap,K=f(WeakMap.prototype.get),F=f(WeakMap.prototype.set),V=Set,L=f(Set.prototype.add),H=f(Set.prototype.forEach),U=Date,q=f(Date.prototype.getTime),Q=f(Number.prototype.toString),G=f(Number.prototype.valueOf),Z=f(String.prototype.valueOf),X=f(Boolean.prototype.valueOf),Y=f(BigInt.prototype.valueOf),ee=window.performance,te=ee.now,ne=()=>u(te,ee,[]),oe=Uint8Array,re=Math.random,ie=window.atob,ce=window.btoa,se=f(oe.prototype.set),ae=d(m(oe),'buffer'),le=d(m(oe),'length'),ue=window.Blob,fe=window.File,de=d(ue,'size'),pe=d(ue,'type'),we=f(ue.prototype.slice),he=f(ue.prototype.arrayBuffer),ge=d(fe,'name'),be=TextDecoder,_e=f(be.prototype.decode),ye=BigInt,me=Promise,ve=Promise.prototype.then,xe=f(ve),je=Error,Be=window.queueMicrotask,ke=window.prompt,Se=window.setTimeout,Te=window.clearTimeout,Me=f(EventTarget.prototype.addEventListener),Ne=f(EventTarget.prototype.removeEventListener),Oe=Symbol.asyncIterator,Re=Symbol.iterator,Ae=m(function*(){}),Je=m(async function*(){}),Ie=FinalizationRegistry,Ee=f(Ie.prototype.register),ze=f(Ie.prototype.unregister),De=AbortController,$e=f(De.prototype.abort),Pe=d(De,'signal'),We=window.reportError||(e=>Se(()=>{
throw e},0)),Ce=e=>({__proto__:null,value:e}),Ke=g(Ce(void 0))
function Fe(e,t,n){h(e,'constructor',Ke),xe(e,t,n)}const Ve=e=>new me(t=>t(e))
function Le(e,t,n,o){if(t!==ve)return Fe(Ve(e),n,o)
try{xe(e,n,o)}catch(e){o(e)}}class He extends je{constructor(e,t,n){super(t),h(this,'name',Ce('cancelled'===e?'AbortError':'BridgeError')),h(this,'code',Ce(R(e))),void 0!==n?.data&&h(this,'data',Ce(n.data)),void 0!==n?.cause&&h(this,'cause',Ce(n.cause))}}h(He,'name',Ce('BridgeError')),g(He.prototype),g(He)
const Ue=e=>new He(e.code,e.message,{data:e.data}),qe=(e,t)=>{throw new He('badArguments',e,t)},Qe=e=>new He('overLimit',e),Ge=e=>new He('badFrame',e)
function Ze(e,t,n){try{return u(e,t,n)}catch(e){We(e)}}function Xe(){const e=new I
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&n-1]
return r&&r.id===o?r:E(e,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const s=t[o&n-1]
s&&z(e,s.id,s),t[o&n-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:$(e,o),i},size:()=>r,each(r){P(e,r)
const i=t,c=n-1
for(let e=o-c;e<=o;e++){const t=i[e&c]
t&&r(t,t.id)}}}}let Ye=null,et=()=>{}
function tt(e,t){Ye=e,t&&(et=t)}const nt=new C
function ot(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:de(e),type:pe(e),name:n?ge(e):void 0}}catch(e){return}}const rt=(e,t)=>ot(e,t)||K(nt,e),it=(e,t,n)=>'{"$blob":{"ref":'+dt(e,'blob',n)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let ct=new I,st=0,at=null,lt=0
function ut(e,t,n){const o=at,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
at=r
try{return r.text=e(),r}catch(e){throw r.refs&&P(r.refs,(e,t)=>{$(ct,t)}),e}finally{at=o}}const ft=(e,t,n)=>'{"$'+t+'":'+dt(e,t,n)+'}'
function dt(e,t,n){if(at&&at.mayRefer||vt(n,'is a '+t+', which only arguments, results and elements of streams can carry'),W(ct)>=l)throw Qe(n+' is a '+t+', and the app holds '+W(ct)+' of this page already')
const o=++st
return z(ct,o,e),at.refs||(at.refs=new I),z(at.refs,o,!0),o}const pt=126,wt=36,ht=500
function gt(e,t){const n=bt(e)
return void 0===n?'~'+jt(e,t,null,0):n}function bt(e){try{return yt(e,0)?p(e):void 0}catch(e){return}}const _t=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function yt(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||mt(e,t)
default:return!1}}function mt(e,t){if(t>ht||void 0!==e[Oe]||void 0!==e.toJSON)return!1
if(k(e)){for(let n=0;n<e.length;n++)if(!yt(e[n],t+1))return!1
return!0}const n=m(e)
if(n!==v&&null!==n)return!1
for(const n in e)if(!yt(e[n],t+1))return!1
return!0}const vt=(e,t,n)=>{const o=e.length>100?M(e,0,100)+'…':e
qe(o+' '+t,{cause:n})}
function xt(e,t){if(t instanceof He)throw t
let n=''
try{n=': '+R(t)}catch(e){}vt(e,'cannot be read'+n,t)}function jt(e,t,n,o){switch(typeof e){case'string':case'boolean':return p(e)
case'number':return Bt(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return ft(e,'function',t)
case'symbol':vt(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&vt(t,'is cyclic: it is one of the objects that it is in')
o>ht&&vt(t,'is nested deeper than '+ht)
const r={value:e,above:n}
try{return function(e,t,n){const o=B(e),r=rt(e,o)
if(r)return it(e,r,t)
if(St(e,o))return ft(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(k(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Tt(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=m(e)
if(i===v||null===i)return Mt(e,t,n)
if(S(e))return Nt(new oe(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return Nt(new oe(e),t)
case'[object Date]':{const t=q(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return P(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+kt(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return H(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return Bt(G(e))
case'[object String]':return p(Z(e))
case'[object Boolean]':return p(X(e))
case'[object BigInt]':return'{"$int":"'+Y(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+p(R(e.name))+',"message":'+p(R(e.message))+'}'
case'[object Object]':return Mt(e,t,n)
case'[object Promise]':vt(t,'is a Promise: await it first')}return vt(t,'is '+M(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>jt(e,t+n,r,o+1))}catch(e){return xt(t,e)}}function Bt(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':p(e)}const kt=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:R(e),St=(e,t)=>'function'==typeof e[Oe]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Re]
function Tt(e,t,n){try{return e[t]}catch(e){return xt(n,e)}}function Mt(e,t,n){const o=b(e)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+n(Tt(e,o[i],t+c),c)}return 1===o.length&&O(o[0],0)===wt?'{"$object":{'+r+'}}':'{'+r+'}'}const Nt=(e,t)=>'{"$bytes":'+(at?.mayUpload&&le(e)>(Ye?65536:1048576)?function(e,t){const n=le(e)
if(at.size+n>s)throw Qe(t+' has '+n+' bytes, and only '+s+' may wait for the app. Pass a Blob, which is read in pieces')
at.size+=n
const o={number:++lt,bytes:new oe(e),next:null}
return at.lastUpload?at.lastUpload.next=o:at.uploads=o,at.lastUpload=o,o.number}(e,t):'"'+Ot(e)+'"')+'}'
function Ot(e){const t=le(e)
let n=''
for(let o=0;o<t;o++)n+=J(e[o])
return ce(n)}function Rt(e,t){let n=e.length
if(void 0===n){if(e.json)return e.json
const n=t(e.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const At=e=>'~'+Rt(e,(e,t)=>jt(e,'args['+t+']',null,0)),Jt=new I
function It(e){return O(e,0)===pt?Et(w(M(e,1))):w(e)}function Et(e){if('object'!=typeof e||null===e)return e
if(k(e)){for(let t=0;t<e.length;t++)e[t]=Et(e[t])
return e}const t=b(e)
if(1===t.length&&O(t[0],0)===wt)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return ye(t)
case'$date':return new U(t)
case'$map':{const e=new I
for(let n=0;n<t.length;n++)z(e,Et(t[n][0]),Et(t[n][1]))
return e}case'$set':{const e=new V
for(let n=0;n<t.length;n++)L(e,Et(t[n]))
return e}case'$object':{const e=b(t)[0]
return t[e]=Et(t[e]),t}case'$bytes':if('number'!=typeof t)return function(e){const t=ie(e),n=new oe(t.length)
for(let e=0;e<t.length;e++)n[e]=O(t,e)
return n}(t)}const n=E(Jt,e)
if(n)return n(t)
throw Ge(e+' is no kind of value')}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=Et(e[t[n]])
return e}let zt=!1
function Dt(e){if(O(e,0)===pt){zt=!0
try{It(e)}catch(e){}zt=!1}}function $t(e){return Ue(It(e))}const Pt=window.webkit.messageHandlers,Wt=Pt[n],Ct=Wt.postMessage,Kt=e=>u(Ct,Wt,[e]),Ft=window.top===window,Vt=Ft&&'file:'===window.location.protocol?'file://':window.origin
let Lt,Ht,Ut=0,qt='',Qt='',Gt='',Zt='',Xt=null,Yt=!1
const en=new me((e,t)=>{Lt=e,Ht=t})
xe(en,void 0,()=>{})
const tn=new I,nn=e=>z(tn,W(tn),e)
function rn(){Ut++,Xt=null,Yt=!1,Gt=sn(),ln('hello '+e+' {"wire":'+t+',"origin":'+p(Vt)+',"url":'+p(window.location.href)+',"main":'+Ft+',"key":"'+Gt+'"}',cn)}function cn(e){if(!N(e,'welcome '))return un(e),void Ht(Ue(Xt))
const t=T(e,' ',8)
qt=M(e,8,t),Qt='batch '+qt+' ',Zt=M(e,t+1),Lt(),function(){for(let e=Pn;Ye&&e;e=e.next)Kn(e)
Fn()}(),Jn(1)}const sn=()=>M(e,16)+an(4294967296*re())+an(q(new U)),an=e=>M(Q(4294967296+(e>>>0),16),1)
function ln(e,t,n){const o=Ut,r=e=>{o!==Ut||Xt||('string'==typeof e?t(e,n):fn())}
Fe(Kt(e),r,e=>{const t=y(e,'message')
r(t&&t.value)})}function un(e){N(e,'close ')?dn($t(M(e,6))):fn()}function fn(){dn(new He('detached','The app took the bridge away'))}function dn(e){Xt=e,qt='',P(tn,t=>t(e))}const pn=128,wn=8,hn=2048
let gn='',bn=0,_n=0,yn=0,mn=!1,vn=0,xn=0,jn=0,Bn=0,kn=new I,Sn=null
function Tn(e,t,n){if(n.length>c)throw Qe(e+' "'+t+'" has '+n.length+' characters, and a line may have '+c+' bytes')
return n}function Mn(e,t){Tn('The line for',e,t)
const n=gn.length+Cn
if(n+t.length+(at?at.size:0)>s)throw Qe('"'+e+'": '+n+' characters and bytes wait for the app, which reads none')}function Nn(e,t){if(!Xt){if(Wn&&!t)return function(e){Wn.text+='\n'+e,Wn.size+=e.length+1,Cn+=e.length+1}(e)
gn=gn+'\n'+e,bn++,qt&&(0!==vn||mn||(mn=!0,Be(Rn)),bn>=pn*(vn+1)&&vn<wn&&Rn())}}function On(e,t=!0){const{text:n,uploads:o,size:r}=ut(e,t,!0)
o&&!Xt?function(e,t,n){const o={uploads:t,size:n+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
Wn?Wn.next=o:Pn=o,Wn=o,Cn+=n,qt&&Ye?Kn(o):Fn()}(n,o,r):Nn(n)}function Rn(e){if(!e){if(mn=!1,!gn)return
vn++}const t=(e?'poll ':'batch ')+(qt||Gt)+' '+ ++_n+gn
gn='',bn=0,ln(t,An,e),Fn(),zn()}function An(e,t){if(t?e.length>hn&&Jn(wn):vn--,''!==e){if(!N(e,Qt))return un(e)
let t=T(e,'\n')
t<0&&(t=e.length)
const n=+M(e,Qt.length,t)
if(n===yn+1&&0===W(kn)?(yn++,Yn(e,t+1)):function(e,t){z(kn,e,t)
for(let e;void 0!==(e=E(kn,yn+1));)$(kn,++yn),Yn(e,0)
W(kn)>(vn||1)+xn&&(dn(Ge('A text of the app is missing')),We(Ue(Xt)))}(n,M(e,t+1)),Xt)return}t?In(4,Ut):0===vn&&Rn()}function Jn(e){for(;xn<e;)xn++,Rn(!0)}function In(e,t){if(t===Ut&&!Xt){if(e>0&&Bn>0)return Be(()=>In(e-1,t))
jn++,Bn=0,Rn(!0)}}function En(e){e.poll===jn&&(e.poll=-1,Bn--)}function zn(){const e=Sn
Sn=null,e&&e()}nn(()=>{gn='',bn=_n=yn=vn=xn=0,kn=new I})
const Dn=262144,$n=1048576
let Pn=null,Wn=null,Cn=0
function Kn(e){const t=Ut,n=n=>{t!==Ut||Xt||(e.posts--,n||(e.isText=!0),Fn(),zn())}
for(let t=e.uploads;t;t=t.next)e.posts++,Fe(Ye.post(t.number,t.bytes),n,()=>n(!1))}function Fn(){for(;qt&&Pn;){if(Ye&&!Pn.isText?Pn.posts>0:Pn.uploads&&gn.length>=$n)return
!Pn.uploads||!Pn.isText&&Ye?Vn():Ln()}}function Vn(){const{text:e,size:t}=Pn
Pn=Pn.next,Pn||(Wn=null),Cn-=t,Nn(e,!0)}function Ln(){const{bytes:e,number:t,next:n}=Pn.uploads,o=Pn.offset,r=le(e)-o,i=r<Dn?r:Dn
Pn.offset+=i,i===r&&(Pn.uploads=n,Pn.offset=0),Nn('bytes '+t+' '+o+' "'+Ot(new oe(ae(e),o,i))+'"',!0)}nn(()=>{Pn=Wn=null,Cn=0})
let Hn=()=>{},Un=null,qn=null
const Qn=new I
let Gn=0,Zn=0
const Xn=()=>{const e=Zn
return Zn=0,e}
function Yn(e,t,n){for(;t<e.length;){let o=T(e,'\n',t)
o<0&&(o=e.length)
try{Hn(e,t,o,n)}catch(e){We(e)}t=o+1}}function eo(e){qn?qn.next=e:Un=e,qn=e}nn(()=>{Un=qn=null,Gn=0,P(Qn,(e,t)=>{$(Qn,t)})})
const to=Xe(),noOptions=g({__proto__:null}),no=g({__proto__:null,timeout:1/0})
let oo=0,ro=0,io=1/0
const co=/^[A-Za-z0-9_$.-]+$/,so=/^webbridge(\.|$)/
let ao=new I
const lo=new I
function ownName(e){const t=g({__proto__:null,toString:()=>'webbridge.'+e})
return z(lo,t,R(t)),t}function uo(e){let t=E(ao,e)||E(lo,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new He('invalidName','A name is text of 1 to 256 characters')
if(A(so,e))throw new He('invalidName','"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=A(co,e)?e:p(e),W(ao)>1e3&&(ao=new I),z(ao,e,t),t}let fo=null,po=null
const wo=(e,t)=>{fo=e,po=t}
function request(e,t,n,o,r,i){const c=new me(wo),s={id:0,name:t,resolve:fo,reject:po,deadline:0,signal:o.signal,abort:null,control:i}
fo=po=null
try{const c=void 0===r?uo(t):r,a=n?Rt(n,bt):''
void 0!==a?Nn(go(e,c,a,s,o,i)):ho(e,c,n,s,o,i)}catch(e){s.reject(e)}return c}const ho=(e,t,n,o,r,i)=>On(()=>go(e,t,At(n),o,r,i))
function go(e,t,n,o,r,c){if(Xt)throw Ue(Xt)
const{name:s,signal:a}=o,l=n?t+' '+n:''+t
if(!c?.isLoad&&(Mn(s,l),to.size()>=i))throw Qe('"'+s+'": '+to.size()+' calls are unanswered already')
_o(s,r)
const u=o.id=++oo
return c&&(c.id=u,c.isLoad&&z(Qn,u,!0)),a&&function(e,t,n){n.abort=()=>vo(t,yo(n.name,e)),Me(e,'abort',n.abort)}(a,u,o),o.deadline=ne()+bo(r),to.add(o),o.deadline<io&&jo(o.deadline),e+' '+u+' '+l+(c&&!c.isPatient?'\ncredit '+u+' '+ko:'')}function bo(e){return e.timeout??r??1/0}function _o(e,t){if(t.signal&&t.signal.aborted)throw yo(e,t.signal)
if(bo(t)<=0)throw new He('timedOut','"'+e+'" was not called, because its timeout is 0')}const yo=(e,t)=>new He('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function mo(e){const t=to.take(e)
return t&&t.abort&&Ne(t.signal,'abort',t.abort),t}function vo(e,t){const n=mo(e)
n&&(n.reject(t),Nn('cancel '+e))}function xo(e,t){const n=mo(e)
if(!n){const n=E(So,e)
return n&&Ro(n,null),Dt(t)}try{n.resolve(It(t))}catch(e){n.reject(Ge('The answer of "'+n.name+'" cannot be read'))}}function jo(e){Te(ro),io=e
const t=e-ne()
ro=Se(Bo,t<0?0:t>2147483647?2147483647:t)}function Bo(){io=1/0
const e=ne()
let t=1/0
to.each((n,o)=>{n.deadline<=e?vo(o,new He('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&jo(t>e+5?t:e+5)}function callSync(e,t,o){const r=ut(()=>function(e,t,o){const r='call 0 '+uo(e)+' '+(Rt(t,bt)??At(t))
if(Xt)throw Ue(Xt)
Mn(e,r),_o(e,o),function(){for(;Pn;)Pn.uploads?Ln():Vn()}(),Rn()
const i=u(ke,window,[n,'sync '+Gt+' '+_n+'\n'+r])
if('string'!=typeof i)throw new He('syncUnavailable','"'+e+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'close '))throw $t(M(i,6))
return i}(e,t,o),!0,!1).text
if(0===T(r,'done 0 '))return It(M(r,7))
throw $t(M(r,7))}function postBeacon(e,t){if(Xt&&!Yt)throw Ue(Xt)
const{text:n}=ut(()=>Rt(t,bt)??At(t),!1,!1)
return Kt(Tn('The line for',e,'beacon '+Gt+'\ncall 0 '+uo(e)+' '+n))}nn(e=>{to.each((t,n)=>{mo(n),t.reject(new He(e.code,'"'+t.name+'": '+e.message))})})
const hasLeftPage=()=>Yt,ko=4,So=new I
function To(e){if(e.hasEnded)return
const t=function(e){const t=a
let n=e.room/e.mean
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Nn('credit '+e.id+' '+t))}function Mo(e,t){const n=E(So,e)
if(!n)return Dt(t)
if(n.credit<1)return Dt(t),Ao(n,Ge('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=t.length+Xn()
n.mean=(7*n.mean+o)/8
const r=n.takers
if(r)return n.takers=r.next,No(n,r,t),n.isDropped&&!n.takers?Ao(n,null):To(n)
const i={text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function No(e,t,n){let o
try{o=It(n)}catch(n){const o=Ge('An element of "'+e.name+'" cannot be read')
return Ao(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Oo=e=>({value:e,done:!0})
function Ro(e,t){$(So,e.id),e.hasEnded=!0,e.abort&&Ne(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Oo(void 0)),e.error=null
e.takers=null}function Ao(e,t){for(let t=e.first;t;t=t.next)Dt(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Ro(e,t),Nn('cancel '+e.id))}nn(e=>{P(So,t=>{Ro(t,new He(e.code,'"'+t.name+'": '+e.message))})})
const Jo=new Ie(e=>{e.takers?e.isDropped=!0:Ao(e,null)})
function Io(e,t){const n={__proto__:null,next:e,return:e=>(t(),Ve(Oo(e))),throw:e=>(t(),new me((t,n)=>n(e)))}
return h(n,Oe,Ce(()=>n)),g(n)}function lazyStream(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Io(()=>o.inner?o.inner.next():new me((n,c)=>{if(i)return n(Oo(void 0))
r||(r=new me((n,r)=>{Fe(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new He('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Fe(r,e=>n(e.next()),e=>{if(i)return n(Oo(void 0))
i=!0,c(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&vo(o.id,new He('cancelled','"'+e+'" was left'))})}class Eo{#e=null
#t
#n
constructor(e){this.#n=e,g(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new De,this.#t&&$e(this.#e,this.#t)),Pe(this.#e)}static abort(e,t){e.#t=t,e.#e&&$e(e.#e,t)}}const zo=Eo.abort
let Do
function $o(e){const t=Do
return Do=e,t}h(Eo.prototype,'constructor',Ce(void 0)),g(Eo.prototype)
const Po=new I,Wo=Xe(),Co=new I,Ko=new I
let Fo=0
const Vo=()=>{Fo=0}
let Lo=!1,Ho=0
function Uo(e){if(uo(e),T('.'+e+'.','..')>=0)throw new He('invalidName','"'+e+'" has an empty part: write module.feature.method')}function qo(e,t){if(D(Po,e)&&!t)throw new He('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function Qo(e,t,n){Uo(e),'function'!=typeof t&&qe('The handler of "'+e+'" is not a function'),qo(e,n?.replacing),z(Po,e,t),P(Co,n=>{n.name===e&&tr(n,t)})}let Go=()=>{}
const Zo=e=>{Go=e},Xo=(e,t,n)=>E(Po,e)||Go(e,t,n)
function Yo(e,t,n,o){const r=Xo(t,o,''!==n),i=!(r||Lo&&0===Ho)
return i?z(Co,e,{id:e,name:t,payload:n,mayStream:o}):er(e,t,n,o,r),i}function er(e,t,n,o,r){if(n){if(r)return cr(e,t,r,n,o,t)
Dt(n),P(Ko,e=>e(t)),ur(e,t,new He('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else Wo.take(e)&&Nn('done '+e+' '+(void 0!==r))}function tr({id:e,name:t,payload:n,mayStream:o},r){$(Co,e),er(e,t,n,o,r)}function nr(){P(Co,e=>{const t=Xo(e.name,e.mayStream,''!==e.payload)
t&&tr(e,t)})}function or(e){const t={id:e,poll:(Bn++,jn),context:null,credit:0}
return Wo.add(t),t}function rr(e,t,n,o){const r=or(e)
Yo(e,t,n,o)&&En(r)}const ir=e=>{const t=m(e)
return t===Je||t===Ae}
function cr(e,t,n,o,r,ownName){const i=new Eo(ownName)
let c,s,a
try{if(!r&&ir(n))return Dt(o),sr(e,t,ownName)
const l=It(o)
a=$o(i),Fo=e,c=u(n,i,l),s='object'==typeof c&&null!==c&&c.then,$o(a)}catch(n){return $o(a),ur(e,t,n)}if(!_t(c)){const t=Wo.get(e)
t&&(t.context=i)}if('function'!=typeof s)return ar(e,t,c,r,ownName)
Le(c,s,n=>ar(e,t,n,r,ownName),n=>ur(e,t,n))}const sr=(e,t,ownName)=>ur(e,t,new He('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function ar(e,t,n,o,ownName){try{if('object'==typeof n&&null!==n&&St(n,B(n)))return o?kr(e,t,n):(Br(n),sr(e,t,ownName))
if(!Wo.get(e))return
lr('done ',e,'The result of',t,n,'result')}catch(n){return n instanceof He&&'overLimit'===n.code?ur(e,t,n):ur(e,t,new He('badResult','The result of "'+t+'": '+(n instanceof He?n.message:R(n))))}}function lr(e,t,n,o,r,i){const c=bt(r)
void 0===c?On(()=>dr(e,t,Tn(n,o,'~'+jt(r,i,null,0)))):Nn(dr(e,t,Tn(n,o,c)))}const ur=(e,t,n)=>fr('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof He?(r=t.code,n=R(t.message),void 0!==t.data&&(i=gt(t.data,'data'))):t instanceof je?n='"'+e+'" threw '+R(t.name)+': '+R(t.message):(n='"'+e+'" threw '+R(t),i=gt(t,'data')),t instanceof je&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const c=''!==i&&O(i,0)===pt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(n)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?M(i,1):i))+'}'}(t,n))
function fr(e,t,n){Wo.get(t)&&Nn(dr(e,t,n))}function dr(e,t,n){const o='next '!==e&&Wo.take(t)
return o&&En(o),e+t+' '+n}function pr(e,t){const n=Wo.take(e)
n&&En(n)
const o=E(Co,e)
$(Co,e),o&&Dt(o.payload),n&&n.context&&zo(n.context,t),function(e){const t=E(_r,e)
t&&($(_r,e),jr(t.source))}(e)}function wr(){!Lo||Ho>0||(nr(),P(Co,e=>tr(e)))}nn(e=>Wo.each((t,n)=>pr(n,e)))
const hr=new I
function gr(){Lo=!0,wr(),P(hr,e=>e())}function br(e){Ho++
const t=()=>{Ho--,wr()}
Fe(Ve(e),t,t)}const _r=new I,yr=s/2<4194304?s/2:4194304,mr=9007199254740992,vr=1048576
function xr(e){if('[object ReadableStream]'===B(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=ot(e,B(e))
if(t)return function(e,t){const n=Ye?vr:Dn
let o=0
return{step(){if(o>=t)return Oo(void 0)
const r=we(e,o,o+=n)
return new me((e,t)=>Fe(he(r),t=>e({__proto__:null,value:new oe(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
K(nt,e)&&(e=e.stream())
const n=e[Oe],o=u('function'==typeof n?n:e[Re],e,[]),{next:r}=o
return{step:()=>u(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return u(e,o,[])}}}function jr(e){try{const t=e.stop()
Fe(Ve(t),()=>{},We)}catch(e){We(e)}}function Br(e){try{jr(xr(e))}catch(e){We(e)}}function kr(e,t,n){const o=Wo.get(e)
if(!o)return Br(n)
let r
try{r=xr(n)}catch(n){return ur(e,t,n)}const{context:i,credit:c}=o,s={id:e,name:t,source:r,context:i,credit:c,isBusy:!1}
En(o),z(_r,e,s),Nn('open '+e),Sr(s)}function Sr(e){for(;!e.isBusy&&e.credit>0&&D(_r,e.id);){if(gn.length+Cn>=yr)return void(Sn=Nr)
let t,n
const o=$o(e.context)
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then,$o(o)}catch(t){return $o(o),Mr(e,t)}'function'==typeof n?(e.isBusy=!0,Le(t,n,t=>{e.isBusy=!1,Tr(e,t),Sr(e)},t=>Mr(e,t))):Tr(e,t)}}function Tr(e,t){if(!D(_r,e.id))return
const{id:n,name:o}=e
try{if(t.done)return $(_r,n),fr('done ',n,'~{"$undefined":1}')
lr('next ',n,'An element of',o,t.value,'element'),e.credit--}catch(t){return Mr(e,t instanceof He&&'badArguments'===t.code?new He('badResult','An element of "'+o+'": '+t.message):t),jr(e.source)}}function Mr(e,t){$(_r,e.id)&&ur(e.id,e.name,t)}const Nr=()=>P(_r,Sr),Or=e=>new He('unknownMethod','The '+e+' was released'),Rr=new Ie(e=>Jr(e)),Ar=(e,t)=>({kind:e,ref:t,own:Ut,isReleased:!1})
function Jr(e){e.isReleased||(e.isReleased=!0,e.own!==Ut||Xt||Nn('release '+e.ref))}function Ir(e){return e.isReleased?Or(e.kind):e.own!==Ut?new He('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Er(e,t){return h(e,'release',Ce(g(()=>{ze(Rr,e),Jr(t)}))),Ee(Rr,e,t,e),g(e)}z(Jt,'$function',function(e){const t=Ar('function',e)
return zt?Jr(t):Er(function(...n){const o=Ir(t)
return o?new me((e,t)=>t(o)):request('callRef','function',n,noOptions,e)},t)}),z(Jt,'$stream',function(e){const t=Ar('stream',e)
if(zt)return Jr(t)
const n={__proto__:null}
return h(n,Oe,Ce(()=>lazyStream('stream',n=>{const o=Ir(t)
if(o)throw o
return request('readRef','stream',null,noOptions,e,n)},n))),Er(n,t)}),nn(function(){ct=new I})
const zr=g({__proto__:null})
function Dr(e,t){const n=Ir(e)
return n?new me((e,t)=>t(n)):t()}const $r=(e,t)=>new me((n,o)=>{Fe(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Pr=e=>({__proto__:null,[Re](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Wr(e,t,n,o){let r=0,i=null
const c=()=>(i||(i=Kr(t.ref,e,!1)),i.next())
return Io(()=>Dr(t,()=>{if(i||!n||!Ye)return c()
if(r>=o)return Ve(Oo(void 0))
const e=r
return r+=vr,new me((t,i)=>{Fe(Ye.load(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(c())})})}),()=>{r=o,i&&i.return()})}z(Jt,'$blob',function(e){const{ref:t,size:n,type:o,name:r,key:i}=e,c=Ar('blob',t)
if(zt)return Jr(c)
const s={__proto__:zr},a=i?et(i,t):void 0,l=()=>Dr(c,()=>Fr(Wr(s,c,a,n),n)),u={__proto__:null,size:n,type:o,name:r,url:a,stream:()=>Wr(s,c,a,n),bytes:()=>l(),arrayBuffer:()=>$r(l(),e=>ae(e)),text:()=>$r(l(),e=>_e(new be,e)),blob:()=>$r(l(),e=>void 0===r?new ue(Pr(e),{__proto__:null,type:o}):new fe(Pr(e),r,{__proto__:null,type:o}))},f=b(u)
for(let e=0;e<f.length;e++)h(s,f[e],Ce(u[f[e]])),'function'==typeof u[f[e]]&&g(u[f[e]])
return F(nt,s,{size:n,type:o,name:r}),Er(s,c)})
let Cr=new I
const Kr=(e,t,n)=>lazyStream('blob',t=>(t.isLoad=n,request('readRef','blob',null,no,e,t)),t)
function Fr(e,t){return new me((n,o)=>{const r=new oe(t)
let i=0
const c=()=>o(new He('badResult','The app announced another size')),s=()=>Fe(e.next(),e=>{if(e.done)return i===t?n(r):c()
const o=i+le(e.value)
if(o>t)return c()
se(r,e.value,i),i=o,s()},o)
s()})}z(Jt,'$bytes',function(e){const t=E(Cr,e)
if(!t)throw Ge('Bytes of the app did not arrive')
return $(Cr,e),Xn(),t}),nn(()=>{Cr=new I})
const Vr=new I
let Lr=0
const Hr=new I
function on(e,t,n){uo(e),e=R(e),'function'!=typeof t&&qe('The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=E(Vr,e)
i||z(Vr,e,i=new I)
const c=++Lr,s=()=>{$(i,c)}
return z(i,c,{listener:t,isOnce:r}),o&&Me(o,'abort',s),s}function emit(e,t){const n='event '+uo(e)+' ',o=bt(t)
void 0!==o?Nn(Ur(e,n+o)):On(()=>Ur(e,n+'~'+jt(t,'value',null,0)),!1)}function Ur(e,t){return Mn(e,t),t}function qr(e,t){const n=E(Vr,e),o=n?W(n):0
if(o+W(Hr)===0)return Dt(t)
const r=It(t)
o>0&&P(n,(e,t)=>{e.isOnce&&$(n,t),Ze(e.listener,void 0,[r])}),P(Hr,t=>{Ze(t,void 0,[e,r])})}const Qr=new I
function Gr(e){const t=E(Qr,e)
return t?($(Qr,e),P(t,(e,t)=>{E(Po,t)===e&&$(Po,t)}),!0):$(Po,e)}const Zr=g(function(){})
function Xr(e,t){return new j(Zr,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Xr(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:Yr,defineProperty:Yr,deleteProperty:Yr,construct:Yr})}function Yr(){qe('The objects of bridge.native can only be called')}function ei(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',e,t,n,void 0,o)
return h(r,Oe,Ce(()=>lazyStream(e,e=>(e.id=o.id,new me((t,n)=>Fe(r,n=>{e.inner=o.inner,t(n)},n)))))),r}let ti=0
function ni(e,t,n){let o=0
ti=t
for(let t;ti<n&&' '!==(t=e[ti]);ti++)o=10*o+ +t
if(ti>t&&o<1e16)return o
throw Ge('A line of the app has no number')}function oi(e,t,n){const o=34===O(e,t)
if(o){ti=t+1
for(let t;ti<n&&34!==(t=O(e,ti));ti++)92===t&&ti++
ti++}else ti=T(e,' ',t),(ti<0||ti>n)&&(ti=n)
const r=M(e,t,ti)
return o?w(r):r}Hn=function(e,t,n,o){const r=N(e,'done ',t)?'done':N(e,'call ',t)?'call':M(e,t,T(e,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:ni(e,t,n)
if(!o&&function(e,t){if(null===qn||'load'===e)return!1
switch(e){case'open':case'next':return!D(Qn,t)
case'done':case'fail':return!$(Qn,t)
default:return!0}}(r,c))return function(e){eo({line:e,size:Gn,isReady:!0,next:null}),Gn=0}(M(e,i,n))
switch('event'!==r&&(t=ti+1),r){case'done':return xo(c,M(e,t,n))
case'call':case'stream':return rr(c,oi(e,t,n),M(e,ti+1,n),'stream'===r)
case'event':return qr(oi(e,t,n),M(e,ti+1,n))
case'fail':return function(e,t){const n=mo(e)
if(n)return n.reject($t(t))
const o=E(So,e)
o&&Ro(o,$t(t))}(c,M(e,t,n))
case'load':return function(e,t,n){if(D(Cr,e))return function(e){Un?Gn+=e:Zn+=e}(t),Nn('release '+e)
const o=Ut,r=function(e){const t={line:'',size:0,isReady:!1,next:null}
return eo(t),Gn+=e,t}(t),i=n=>{o!==Ut||Xt||(n&&le(n)===t&&z(Cr,e,n),Nn('release '+e),function(e){for(e.isReady=!0;Un&&Un.isReady;){const{line:e,size:t}=Un
Un=Un.next,Un||(qn=null),e&&(Zn=t,Yn(e,0,!0),Zn=0)}}(r))},c=()=>Fe(Fr(Kr(e,null,!0),t),i,()=>i(null))
if(!Ye)return c()
Fe(Ye.load(et(n,e)),i,()=>{o!==Ut||Xt||c()})}(c,ni(e,t,n),M(e,ti+1,n))
case'cancel':return pr(c,new He('cancelled','The app cancelled the call'))
case'open':return function(e){const t=to.get(e),n=t&&t.control
if(!n)return
mo(e)
const{signal:o}=t,r=n.room||1048576,i={id:e,name:t.name,credit:n.isPatient?0:ko,room:r,mean:r/ko,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
z(So,e,i),i.signal&&(i.abort=()=>Ao(i,yo(i.name,i.signal)),Me(i.signal,'abort',i.abort))
const c=function(e){const t=Io(()=>function(e){return new me((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,No(e,{resolve:t,reject:n},o.text),To(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Oo(void 0))}const r={resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Ao(e,null))
return Ee(Jo,t,e,t),t}(i)
n.inner=c,To(i),t.resolve(c)}(c)
case'next':return Mo(c,M(e,t,n))
case'credit':return function(e,t){const n=E(_r,e),o=n||Wo.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<mr?r:mr,n&&Sr(n)}(c,ni(e,t,n))
case'release':return void $(ct,c)
case'readRef':return function(e,t){const n=E(ct,t)
or(e),'object'==typeof n?kr(e,'stream',n):ur(e,'stream',Or('stream'))}(c,ni(e,t,n))
case'callRef':return function(e,t,n){const o=E(ct,t)
if(or(e),'function'==typeof o)return cr(e,'function',o,n,!1,'')
Dt(n),ur(e,'function',Or('function'))}(c,ni(e,t,n),M(e,ti+1,n))
case'has':return function(e,t){En(or(e)),Yo(e,t,'',!1)}(c,oi(e,t,n))
default:throw Ge('A line of the app cannot be read: '+r)}}
let ri=!1
function ii(e){e.isTrusted&&!ri&&(ri=!0,Yt=!0,qt&&Fe(Kt('goodbye '+qt),()=>{},()=>{}),dn(new He('documentGone','The page was left. Its calls may have run')))}function ci(e){e.isTrusted&&ri&&(ri=!1,rn())}function si(){Me(window,'pagehide',ii,!0),Me(window,'pageshow',ci,!0),Me(window,'load',gr,!0)}let ai=!1
for(let e=0;e<o.length;e++)A(new RegExp(o[e]),Vt)&&(ai=!0)
function startExtension(e,t){ai&&Ze(e,void 0,[t])}if(h(si,'handlers',Ce(Pt)),h(window,'__webbridge__',Ce(g(si))),si(),ai){const e=function e(t){const n={__proto__:null,call:(e,...n)=>request('call',e,n,t),callSync:(e,...n)=>callSync(e,n,t),stream:(e,...n)=>lazyStream(e,o=>request('stream',e,n,t,void 0,o)),has:e=>request('has',e,null,t),native:Xr('',(e,n)=>ei(e,n,t)),expose(e,t,n){!function(e,t,n){Uo(e),
('object'!=typeof t&&'function'!=typeof t||null===t)&&qe('The value exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new I
for(let o=t;o&&o!==v&&o!==x;o=m(o)){const r=_(o)
for(let i=0;i<r.length;i++){const c=e+'.'+r[i]
if('constructor'===r[i]||95===O(r[i],0)||D(n,c))continue
const s=y(o,r[i]).value
'function'==typeof s&&(Uo(c),z(n,c,function(){return u(s,t,arguments)}))}}return n}(e,t)
0===W(o)&&qe('The object exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&Gr(e),P(o,(e,t)=>qo(t,r)),P(o,(e,t)=>Qo(t,e,n)),z(Qr,e,o)}(e,t,n)},handle(e,t,n){Qo(e,t,n)},remove:e=>Gr(e),on:(e,t,n)=>on(e,t,n),off(e,t){!function(e,t){const n=E(Vr,e)
n&&P(n,(e,o)=>{void 0!==t&&e.listener!==t||$(n,o)})}(e,t)},emit(e,t){emit(e,t)},with:n=>(function(e){const t=e?.timeout
void 0===t||'number'==typeof t&&t==t||qe('timeout is a number of milliseconds, or Infinity')}(n),e({__proto__:null,signal:n&&void 0!==n.signal?n.signal:t.signal,timeout:n&&void 0!==n.timeout?n.timeout:t.timeout})),waitUntil(e){br(e)},get context(){return Do},ready:en,isAvailable:!0,BridgeError:He},o=b(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&g(n[o[e]])
return g(n)}({__proto__:null})
h(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),h(window,Symbol.for('webbridge'),Ce(e))}rn()
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
  context: undefined,
  // Made when it is asked for: a page that does not ask has no rejection that nobody handles.
  get ready() { return reject(); },
  isAvailable: false,
  BridgeError: Unavailable,
};

export const bridge = window[Symbol.for('webbridge')] ?? absent;
export const BridgeError = bridge.BridgeError;
"""#
}
