// Of the digest 5e6906762f728298983c6821bde79d593036df9e79ac49903ba3edef57020827, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:s,streamWindow:a,references:l}=configuration,u=Reflect.apply,f=e=>(t,...n)=>u(e,t,n),d=(e,t)=>f(y(e.prototype,t).get),p=JSON.stringify,w=JSON.parse,h=Object.defineProperty,g=Object.freeze,b=Object.keys,_=Object.getOwnPropertyNames,y=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,v=Object.prototype,x=Function.prototype,j=Proxy,B=f(Object.prototype.toString),k=Array.isArray,S=ArrayBuffer.isView,T=f(String.prototype.indexOf),M=f(String.prototype.slice),N=f(String.prototype.startsWith),O=f(String.prototype.charCodeAt),R=String,A=f(RegExp.prototype.exec),J=String.fromCharCode,I=Map,E=f(Map.prototype.get),D=f(Map.prototype.set),$=f(Map.prototype.has),z=f(Map.prototype.delete),P=f(Map.prototype.forEach),W=d(Map,'size'),C=WeakMap,K=f(WeakMap.prototype.get),F=f(WeakMap.prototype.set),L=Set,V=f(Set.prototype.add),H=f(Set.prototype.forEach),U=Date,q=f(Date.prototype.getTime),Q=f(Number.prototype.toString),G=f(Number.prototype.valueOf),Z=f(String.prototype.valueOf),X=f(Boolean.prototype.valueOf),Y=f(BigInt.prototype.valueOf),ee=window.performance,te=ee.now,ne=()=>u(te,ee,[]),oe=Uint8Array,re=Math.random,ie=window.atob,ce=window.btoa,se=f(oe.prototype.set),ae=d(m(oe),'buffer'),le=d(m(oe),'length'),ue=window.Blob,fe=window.File,de=d(ue,'size'),pe=d(ue,'type'),we=f(ue.prototype.slice),he=f(ue.prototype.arrayBuffer),ge=d(fe,'name'),be=TextDecoder,_e=f(be.prototype.decode),ye=BigInt,me=Promise,ve=Promise.prototype.then,xe=f(ve),je=Error,Be=window.queueMicrotask,ke=window.prompt,Se=window.setTimeout,Te=window.clearTimeout,Me=f(EventTarget.prototype.addEventListener),Ne=f(EventTarget.prototype.removeEventListener),Oe=Symbol.asyncIterator,Re=Symbol.iterator,Ae=m(function*(){}),Je=m(async function*(){}),Ie=FinalizationRegistry,Ee=f(Ie.prototype.register),De=f(Ie.prototype.unregister),$e=AbortController,ze=f($e.prototype.abort),Pe=d($e,'signal'),We=window.reportError||(e=>Se(()=>{
throw e},0)),Ce=e=>({__proto__:null,value:e}),Ke=g(Ce(void 0))
function Fe(e,t,n){h(e,'constructor',Ke),xe(e,t,n)}const Le=e=>new me(t=>t(e))
function Ve(e,t,n,o){if(t!==ve)return Fe(Le(e),n,o)
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
s&&D(e,s.id,s),t[o&n-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:z(e,o),i},size:()=>r,each(r){P(e,r)
const i=t,c=n-1
for(let e=o-c;e<=o;e++){const t=i[e&c]
t&&r(t,t.id)}}}}let Ye=null,et=()=>{}
function tt(e,t){Ye=e,t&&(et=t)}const nt=new C
function ot(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:de(e),type:pe(e),name:n?ge(e):void 0}}catch(e){return}}const rt=(e,t)=>ot(e,t)||K(nt,e),it=(e,t,n)=>'{"$blob":{"ref":'+dt(e,'blob',n)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let ct=new I,st=0,at=null,lt=0
function ut(e,t,n){const o=at,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
at=r
try{return r.text=e(),r}catch(e){throw r.refs&&P(r.refs,(e,t)=>{z(ct,t)}),e}finally{at=o}}const ft=(e,t,n)=>'{"$'+t+'":'+dt(e,t,n)+'}'
function dt(e,t,n){if(at&&at.mayRefer||vt(n,'is a '+t+', which only arguments, results and elements of streams can carry'),W(ct)>=l)throw Qe(n+' is a '+t+', and the app holds '+W(ct)+' of this page already')
const o=++st
return D(ct,o,e),at.refs||(at.refs=new I),D(at.refs,o,!0),o}const pt=126,wt=36,ht=500
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
for(let n=0;n<t.length;n++)D(e,Et(t[n][0]),Et(t[n][1]))
return e}case'$set':{const e=new L
for(let n=0;n<t.length;n++)V(e,Et(t[n]))
return e}case'$object':{const e=b(t)[0]
return t[e]=Et(t[e]),t}case'$bytes':if('number'!=typeof t)return function(e){const t=ie(e),n=new oe(t.length)
for(let e=0;e<t.length;e++)n[e]=O(t,e)
return n}(t)}const n=E(Jt,e)
if(n)return n(t)
throw Ge(e+' is no kind of value')}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=Et(e[t[n]])
return e}let Dt=!1
function $t(e){if(O(e,0)===pt){Dt=!0
try{It(e)}catch(e){}Dt=!1}}function zt(e){return Ue(It(e))}const Pt=window.webkit.messageHandlers,Wt=Pt[n],Ct=Wt.postMessage,Kt=e=>u(Ct,Wt,[e]),Ft=window.top===window,Lt=Ft&&'file:'===window.location.protocol?'file://':window.origin
let Vt,Ht,Ut=0,qt='',Qt='',Gt='',Zt='',Xt=null
const Yt=new me((e,t)=>{Vt=e,Ht=t})
xe(Yt,void 0,()=>{})
const en=new I,tn=e=>D(en,W(en),e)
function nn(){Ut++,Xt=null,Gt=rn(),sn('hello '+e+' {"wire":'+t+',"origin":'+p(Lt)+',"url":'+p(window.location.href)+',"main":'+Ft+',"key":"'+Gt+'"}',on)}function on(e){if(!N(e,'welcome '))return an(e),void Ht(Ue(Xt))
const t=T(e,' ',8)
qt=M(e,8,t),Qt='batch '+qt+' ',Zt=M(e,t+1),Vt(),function(){for(let e=$n;Ye&&e;e=e.next)Wn(e)
Cn()}(),Rn(1)}const rn=()=>M(e,16)+cn(4294967296*re())+cn(q(new U)),cn=e=>M(Q(4294967296+(e>>>0),16),1)
function sn(e,t,n){const o=Ut,r=e=>{o!==Ut||Xt||('string'==typeof e?t(e,n):ln())}
Fe(Kt(e),r,e=>{const t=y(e,'message')
r(t&&t.value)})}function an(e){N(e,'close ')?un(zt(M(e,6))):ln()}function ln(){un(new He('detached','The app took the bridge away'))}function un(e){Xt=e,qt='',P(en,t=>t(e))}const fn=128,dn=8,pn=2048
let wn='',hn=0,gn=0,bn=0,_n=!1,yn=0,mn=0,vn=0,xn=0,jn=new I,Bn=null
function kn(e,t,n){if(n.length>c)throw Qe(e+' "'+t+'" has '+n.length+' characters, and a line may have '+c+' bytes')
return n}function Sn(e,t){kn('The line for',e,t)
const n=wn.length+Pn
if(n+t.length+(at?at.size:0)>s)throw Qe('"'+e+'": '+n+' characters and bytes already wait for the app, which does not read them')}function Tn(e,t){if(!Xt){if(zn&&!t)return function(e){zn.text+='\n'+e,zn.size+=e.length+1,Pn+=e.length+1}(e)
wn=wn+'\n'+e,hn++,qt&&(0!==yn||_n||(_n=!0,Be(Nn)),hn>=fn*(yn+1)&&yn<dn&&Nn())}}function Mn(e,t=!0){const{text:n,uploads:o,size:r}=ut(e,t,!0)
o&&!Xt?function(e,t,n){const o={uploads:t,size:n+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
zn?zn.next=o:$n=o,zn=o,Pn+=n,qt&&Ye?Wn(o):Cn()}(n,o,r):Tn(n)}function Nn(e){if(!e){if(_n=!1,!wn)return
yn++}const t=(e?'poll ':'batch ')+(qt||Gt)+' '+ ++gn+wn
wn='',hn=0,sn(t,On,e),Cn(),In()}function On(e,t){if(t?e.length>pn&&Rn(dn):yn--,''!==e){if(!N(e,Qt))return an(e)
let t=T(e,'\n')
t<0&&(t=e.length)
const n=+M(e,Qt.length,t)
if(n===bn+1&&0===W(jn)?(bn++,Gn(e,t+1)):function(e,t){D(jn,e,t)
for(let e;void 0!==(e=E(jn,bn+1));)z(jn,++bn),Gn(e,0)
W(jn)>(yn||1)+mn&&(un(Ge('A text of the app is missing, so that the order is broken')),We(Ue(Xt)))}(n,M(e,t+1)),Xt)return}t?An(4,Ut):0===yn&&Nn()}function Rn(e){for(;mn<e;)mn++,Nn(!0)}function An(e,t){if(t===Ut&&!Xt){if(e>0&&xn>0)return Be(()=>An(e-1,t))
vn++,xn=0,Nn(!0)}}function Jn(e){e.poll===vn&&(e.poll=-1,xn--)}function In(){const e=Bn
Bn=null,e&&e()}tn(()=>{wn='',hn=gn=bn=yn=mn=0,jn=new I})
const En=262144,Dn=1048576
let $n=null,zn=null,Pn=0
function Wn(e){const t=Ut,n=n=>{t!==Ut||Xt||(e.posts--,n||(e.isText=!0),Cn(),In())}
for(let t=e.uploads;t;t=t.next)e.posts++,Fe(Ye.post(t.number,t.bytes),n,()=>n(!1))}function Cn(){for(;qt&&$n;){if(Ye&&!$n.isText?$n.posts>0:$n.uploads&&wn.length>=Dn)return
!$n.uploads||!$n.isText&&Ye?Kn():Fn()}}function Kn(){const{text:e,size:t}=$n
$n=$n.next,$n||(zn=null),Pn-=t,Tn(e,!0)}function Fn(){const{bytes:e,number:t,next:n}=$n.uploads,o=$n.offset,r=le(e)-o,i=r<En?r:En
$n.offset+=i,i===r&&($n.uploads=n,$n.offset=0),Tn('bytes '+t+' '+o+' "'+Ot(new oe(ae(e),o,i))+'"',!0)}tn(()=>{$n=zn=null,Pn=0})
let Ln=()=>{},Vn=null,Hn=null
const Un=new I
let qn=0,Qn=0
function Gn(e,t,n){for(;t<e.length;){let o=T(e,'\n',t)
o<0&&(o=e.length)
try{Ln(e,t,o,n)}catch(e){We(e)}t=o+1}}function Zn(e){Hn?Hn.next=e:Vn=e,Hn=e}tn(()=>{Vn=Hn=null,qn=0,P(Un,(e,t)=>{z(Un,t)})})
const Xn=Xe(),Yn=g({__proto__:null}),eo=g({__proto__:null,timeout:1/0})
let to=0,no=0,oo=1/0
const ro=/^[A-Za-z0-9_$.-]+$/,io=/^webbridge(\.|$)/
let co=new I
const so=new I
function ao(e){const t=g({__proto__:null,toString:()=>'webbridge.'+e})
return D(so,t,R(t)),t}function lo(e){let t=E(co,e)||E(so,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new He('invalidName','A name is text of 1 to 256 characters')
if(A(io,e))throw new He('invalidName','"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=A(ro,e)?e:p(e),W(co)>1e3&&(co=new I),D(co,e,t),t}let uo=null,fo=null
const po=(e,t)=>{uo=e,fo=t}
function wo(e,t,n,o,r,i){const c=new me(po),s={id:0,name:t,resolve:uo,reject:fo,deadline:0,signal:o.signal,abort:null,control:i}
uo=fo=null
try{const c=void 0===r?lo(t):r,a=n?Rt(n,bt):''
void 0!==a?Tn(go(e,c,a,s,o,i)):ho(e,c,n,s,o,i)}catch(e){s.reject(e)}return c}const ho=(e,t,n,o,r,i)=>Mn(()=>go(e,t,At(n),o,r,i))
function go(e,t,n,o,r,c){if(Xt)throw Ue(Xt)
const{name:s,signal:a}=o,l=n?t+' '+n:''+t
if(!c?.isLoad&&(Sn(s,l),Xn.size()>=i))throw Qe('"'+s+'": '+Xn.size()+' calls are unanswered already')
_o(s,r)
const u=o.id=++to
return c&&(c.id=u,c.isLoad&&D(Un,u,!0)),a&&function(e,t,n){n.abort=()=>vo(t,yo(n.name,e)),Me(e,'abort',n.abort)}(a,u,o),o.deadline=ne()+bo(r),Xn.add(o),o.deadline<oo&&jo(o.deadline),e+' '+u+' '+l+(c&&!c.isPatient?'\ncredit '+u+' '+So:'')}function bo(e){return e.timeout??r??1/0}function _o(e,t){if(t.signal&&t.signal.aborted)throw yo(e,t.signal)
if(bo(t)<=0)throw new He('timedOut','"'+e+'" was not called, because its timeout is 0')}const yo=(e,t)=>new He('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function mo(e){const t=Xn.take(e)
return t&&t.abort&&Ne(t.signal,'abort',t.abort),t}function vo(e,t){const n=mo(e)
n&&(n.reject(t),Tn('cancel '+e))}function xo(e,t){const n=mo(e)
if(!n){const n=E(Mo,e)
return n&&Jo(n,null),$t(t)}try{n.resolve(It(t))}catch(e){n.reject(Ge('The answer of "'+n.name+'" cannot be read'))}}function jo(e){Te(no),oo=e
const t=e-ne()
no=Se(Bo,t<0?0:t>2147483647?2147483647:t)}function Bo(){oo=1/0
const e=ne()
let t=1/0
Xn.each((n,o)=>{n.deadline<=e?vo(o,new He('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&jo(t>e+5?t:e+5)}function ko(e,t,o){const r=ut(()=>function(e,t,o){const r='call 0 '+lo(e)+' '+(Rt(t,bt)??At(t))
if(Xt)throw Ue(Xt)
Sn(e,r),_o(e,o),function(){for(;$n;)$n.uploads?Fn():Kn()}(),Nn()
const i=u(ke,window,[n,'sync '+Gt+' '+gn+'\n'+r])
if('string'!=typeof i)throw new He('syncUnavailable','"'+e+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'close '))throw zt(M(i,6))
return i}(e,t,o),!0,!1).text
if(0===T(r,'done 0 '))return It(M(r,7))
throw zt(M(r,7))}tn(e=>{Xn.each((t,n)=>{mo(n),t.reject(new He(e.code,'"'+t.name+'": '+e.message))})})
const So=4,To=1<<20,Mo=new I
function No(e){if(e.hasEnded)return
const t=function(e){const t=a
let n=e.mean?To/e.mean:So
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Tn('credit '+e.id+' '+t))}function Oo(e,t){const n=E(Mo,e)
if(!n)return $t(t)
if(n.credit<1)return $t(t),Io(n,Ge('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=t.length+Qn
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,Ro(n,r,t),n.isDropped&&!n.takers?Io(n,null):No(n)
const i={text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function Ro(e,t,n){let o
try{o=It(n)}catch(n){const o=Ge('An element of "'+e.name+'" cannot be read')
return Io(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Ao=e=>({value:e,done:!0})
function Jo(e,t){z(Mo,e.id),e.hasEnded=!0,e.abort&&Ne(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Ao(void 0)),e.error=null
e.takers=null}function Io(e,t){for(let t=e.first;t;t=t.next)$t(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Jo(e,t),Tn('cancel '+e.id))}tn(e=>{P(Mo,t=>{Jo(t,new He(e.code,'"'+t.name+'": '+e.message))})})
const Eo=new Ie(e=>{e.takers?e.isDropped=!0:Io(e,null)})
function Do(e,t){const n={__proto__:null,next:e,return:e=>(t(),Le(Ao(e))),throw:e=>(t(),new me((t,n)=>n(e)))}
return h(n,Oe,Ce(()=>n)),g(n)}function $o(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Do(()=>o.inner?o.inner.next():new me((n,c)=>{if(i)return n(Ao(void 0))
r||(r=new me((n,r)=>{Fe(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new He('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Fe(r,e=>n(e.next()),e=>{if(i)return n(Ao(void 0))
i=!0,c(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&vo(o.id,new He('cancelled','"'+e+'" was left'))})}class zo{#e=null
#t
#n
constructor(e){this.#n=e,g(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new $e,this.#t&&ze(this.#e,this.#t)),Pe(this.#e)}static abort(e,t){e.#t=t,e.#e&&ze(e.#e,t)}}const Po=zo.abort
let Wo
function Co(e){const t=Wo
return Wo=e,t}h(zo.prototype,'constructor',Ce(void 0)),g(zo.prototype)
const Ko=new I,Fo=Xe(),Lo=new I,Vo=new I
let Ho=0
const Uo=()=>{Ho=0}
let qo=!1,Qo=0
function Go(e){if(lo(e),T('.'+e+'.','..')>=0)throw new He('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Zo(e,t){if($(Ko,e)&&!t)throw new He('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function Xo(e,t,n){Go(e),'function'!=typeof t&&qe('The handler of "'+e+'" is not a function'),Zo(e,n?.replacing),D(Ko,e,t),P(Lo,n=>{n.name===e&&rr(n,t)})}let Yo=()=>{}
const er=e=>{Yo=e},tr=(e,t,n)=>E(Ko,e)||Yo(e,t,n)
function nr(e,t,n,o){const r=tr(t,o,''!==n),i=!(r||qo&&0===Qo)
return i?D(Lo,e,{id:e,name:t,payload:n,mayStream:o}):or(e,t,n,o,r),i}function or(e,t,n,o,r){if(n){if(r)return lr(e,t,r,n,o,t)
$t(n),P(Vo,e=>e(t)),wr(e,t,new He('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else Fo.take(e)&&Tn('done '+e+' '+(void 0!==r))}function rr({id:e,name:t,payload:n,mayStream:o},r){z(Lo,e),or(e,t,n,o,r)}function ir(){P(Lo,e=>{const t=tr(e.name,e.mayStream,''!==e.payload)
t&&rr(e,t)})}function cr(e){const t={id:e,poll:(xn++,vn),context:null,credit:0}
return Fo.add(t),t}function sr(e,t,n,o){const r=cr(e)
nr(e,t,n,o)&&Jn(r)}const ar=e=>{const t=m(e)
return t===Je||t===Ae}
function lr(e,t,n,o,r,i){const c=new zo(i)
let s,a,l
try{if(!r&&ar(n))return $t(o),ur(e,t,i)
const f=It(o)
l=Co(c),Ho=e,s=u(n,c,f),a='object'==typeof s&&null!==s&&s.then,Co(l)}catch(n){return Co(l),wr(e,t,n)}if(!_t(s)){const t=Fo.get(e)
t&&(t.context=c)}if('function'!=typeof a)return fr(e,t,s,r,i)
Ve(s,a,n=>fr(e,t,n,r,i),n=>wr(e,t,n))}const ur=(e,t,n)=>wr(e,t,new He('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function fr(e,t,n,o,r){try{if('object'==typeof n&&null!==n&&St(n,B(n)))return o?Nr(e,t,n):(Mr(n),ur(e,t,r))
if(!Fo.get(e))return
dr('done ',e,'The result of',t,n,'result')}catch(n){return n instanceof He&&'overLimit'===n.code?wr(e,t,n):wr(e,t,new He('badResult','The result of "'+t+'": '+(n instanceof He?n.message:R(n))))}}function dr(e,t,n,o,r,i){const c=bt(r)
void 0===c?pr(e,t,n,o,r,i):Tn(gr(e,t,kn(n,o,c)))}const pr=(e,t,n,o,r,i)=>Mn(()=>gr(e,t,kn(n,o,'~'+jt(r,i,null,0)))),wr=(e,t,n)=>hr('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof He?(r=t.code,n=R(t.message),void 0!==t.data&&(i=gt(t.data,'data'))):t instanceof je?n='"'+e+'" threw '+R(t.name)+': '+R(t.message):(n='"'+e+'" threw '+R(t),i=gt(t,'data')),t instanceof je&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const c=''!==i&&O(i,0)===pt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(n)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?M(i,1):i))+'}'}(t,n))
function hr(e,t,n){Fo.get(t)&&Tn(gr(e,t,n))}function gr(e,t,n){const o='next '!==e&&Fo.take(t)
return o&&Jn(o),e+t+' '+n}function br(e,t){const n=Fo.take(e)
n&&Jn(n)
const o=E(Lo,e)
z(Lo,e),o&&$t(o.payload),n&&n.context&&Po(n.context,t),function(e){const t=E(xr,e)
t&&(z(xr,e),Tr(t.source))}(e)}function _r(){!qo||Qo>0||(ir(),P(Lo,e=>rr(e)))}tn(e=>Fo.each((t,n)=>br(n,e)))
const yr=new I
function mr(){qo=!0,_r(),P(yr,e=>e())}function vr(e){Qo++
const t=()=>{Qo--,_r()}
Fe(Le(e),t,t)}const xr=new I,jr=s/2<4194304?s/2:4194304,Br=9007199254740992,kr=1048576
function Sr(e){if('[object ReadableStream]'===B(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=ot(e,B(e))
if(t)return function(e,t){const n=Ye?kr:En
let o=0
return{step(){if(o>=t)return Ao(void 0)
const r=we(e,o,o+=n)
return new me((e,t)=>Fe(he(r),t=>e({__proto__:null,value:new oe(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
K(nt,e)&&(e=e.stream())
const n=e[Oe],o=u('function'==typeof n?n:e[Re],e,[]),{next:r}=o
return{step:()=>u(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return u(e,o,[])}}}function Tr(e){try{const t=e.stop()
Fe(Le(t),()=>{},We)}catch(e){We(e)}}function Mr(e){try{Tr(Sr(e))}catch(e){We(e)}}function Nr(e,t,n){const o=Fo.get(e)
if(!o)return Mr(n)
let r
try{r=Sr(n)}catch(n){return wr(e,t,n)}const{context:i,credit:c}=o,s={id:e,name:t,source:r,context:i,credit:c,isBusy:!1}
Jn(o),D(xr,e,s),Tn('open '+e),Or(s)}function Or(e){for(;!e.isBusy&&e.credit>0&&$(xr,e.id);){if(wn.length+Pn>=jr)return void(Bn=Jr)
let t,n
const o=Co(e.context)
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then,Co(o)}catch(t){return Co(o),Ar(e,t)}'function'==typeof n?(e.isBusy=!0,Ve(t,n,t=>{e.isBusy=!1,Rr(e,t),Or(e)},t=>Ar(e,t))):Rr(e,t)}}function Rr(e,t){if(!$(xr,e.id))return
const{id:n,name:o}=e
try{if(t.done)return z(xr,n),hr('done ',n,'~{"$undefined":1}')
dr('next ',n,'An element of',o,t.value,'element'),e.credit--}catch(t){return Ar(e,t instanceof He&&'badArguments'===t.code?new He('badResult','An element of "'+o+'": '+t.message):t),Tr(e.source)}}function Ar(e,t){z(xr,e.id)&&wr(e.id,e.name,t)}const Jr=()=>P(xr,Or),Ir=e=>new He('unknownMethod','The '+e+' was released'),Er=new Ie(e=>$r(e)),Dr=(e,t)=>({kind:e,ref:t,own:Ut,isReleased:!1})
function $r(e){e.isReleased||(e.isReleased=!0,e.own!==Ut||Xt||Tn('release '+e.ref))}function zr(e){return e.isReleased?Ir(e.kind):e.own!==Ut?new He('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Pr(e,t){return h(e,'release',Ce(g(()=>{De(Er,e),$r(t)}))),Ee(Er,e,t,e),g(e)}D(Jt,'$function',function(e){const t=Dr('function',e)
return Dt?$r(t):Pr(function(...n){const o=zr(t)
return o?new me((e,t)=>t(o)):wo('callRef','function',n,Yn,e)},t)}),D(Jt,'$stream',function(e){const t=Dr('stream',e)
if(Dt)return $r(t)
const n={__proto__:null}
return h(n,Oe,Ce(()=>$o('stream',n=>{const o=zr(t)
if(o)throw o
return wo('readRef','stream',null,Yn,e,n)},n))),Pr(n,t)}),tn(function(){ct=new I})
const Wr=g({__proto__:null})
function Cr(e,t){const n=zr(e)
return n?new me((e,t)=>t(n)):t()}const Kr=(e,t)=>new me((n,o)=>{Fe(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Fr=e=>({__proto__:null,[Re](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Lr(e,t,n,o){let r=0,i=null
const c=()=>(i||(i=Hr(t.ref,e,!1)),i.next())
return Do(()=>Cr(t,()=>{if(i||!n||!Ye)return c()
if(r>=o)return Le(Ao(void 0))
const e=r
return r+=kr,new me((t,i)=>{Fe(Ye.load(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(c())})})}),()=>{r=o,i&&i.return()})}D(Jt,'$blob',function(e){const{ref:t,size:n,type:o,name:r,key:i}=e,c=Dr('blob',t)
if(Dt)return $r(c)
const s={__proto__:Wr},a=i?et(i,t):void 0,l=()=>Cr(c,()=>Ur(Lr(s,c,a,n),n)),u={__proto__:null,size:n,type:o,name:r,url:a,stream:()=>Lr(s,c,a,n),bytes:()=>l(),arrayBuffer:()=>Kr(l(),e=>ae(e)),text:()=>Kr(l(),e=>_e(new be,e)),blob:()=>Kr(l(),e=>void 0===r?new ue(Fr(e),{__proto__:null,type:o}):new fe(Fr(e),r,{__proto__:null,type:o}))},f=b(u)
for(let e=0;e<f.length;e++)h(s,f[e],Ce(u[f[e]])),'function'==typeof u[f[e]]&&g(u[f[e]])
return F(nt,s,{size:n,type:o,name:r}),Pr(s,c)})
let Vr=new I
const Hr=(e,t,n)=>$o('blob',t=>(t.isLoad=n,wo('readRef','blob',null,eo,e,t)),t)
function Ur(e,t){return new me((n,o)=>{const r=new oe(t)
let i=0
const c=()=>o(new He('badResult','The app sent another number of bytes than it announced')),s=()=>Fe(e.next(),e=>{if(e.done)return i===t?n(r):c()
const o=i+le(e.value)
if(o>t)return c()
se(r,e.value,i),i=o,s()},o)
s()})}D(Jt,'$bytes',function(e){const t=E(Vr,e)
if(!t)throw Ge('Bytes of the app did not arrive')
return z(Vr,e),t}),tn(()=>{Vr=new I})
const qr=new I
let Qr=0
const Gr=new I
function Zr(e,t,n){lo(e),e=R(e),'function'!=typeof t&&qe('The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=E(qr,e)
i||D(qr,e,i=new I)
const c=++Qr,s=()=>{z(i,c)}
return D(i,c,{listener:t,isOnce:r}),o&&Me(o,'abort',s),s}function Xr(e,t){const n='event '+lo(e)+' ',o=bt(t)
void 0!==o?Tn(Yr(e,n+o)):Mn(()=>Yr(e,n+'~'+jt(t,'value',null,0)),!1)}function Yr(e,t){return Sn(e,t),t}function ei(e,t){const n=E(qr,e),o=n?W(n):0
if(o+W(Gr)===0)return $t(t)
const r=It(t)
o>0&&P(n,(e,t)=>{e.isOnce&&z(n,t),Ze(e.listener,void 0,[r])}),P(Gr,t=>{Ze(t,void 0,[e,r])})}const ti=new I
function ni(e){const t=E(ti,e)
return t?(z(ti,e),P(t,(e,t)=>{E(Ko,t)===e&&z(Ko,t)}),!0):z(Ko,e)}const oi=g(function(){})
function ri(e,t){return new j(oi,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:ri(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:ii,defineProperty:ii,deleteProperty:ii,construct:ii})}function ii(){qe('The objects of bridge.native can only be called')}function ci(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=wo('stream',e,t,n,void 0,o)
return h(r,Oe,Ce(()=>$o(e,e=>(e.id=o.id,new me((t,n)=>Fe(r,n=>{e.inner=o.inner,t(n)},n)))))),r}let si=0
function ai(e,t,n){let o=0
si=t
for(let t;si<n&&' '!==(t=e[si]);si++)o=10*o+ +t
if(si>t&&o<1e16)return o
throw Ge('A line of the app has no number')}function li(e,t,n){const o=34===O(e,t)
if(o){si=t+1
for(let t;si<n&&34!==(t=O(e,si));si++)92===t&&si++
si++}else si=T(e,' ',t),(si<0||si>n)&&(si=n)
const r=M(e,t,si)
return o?w(r):r}Ln=function(e,t,n,o){const r=N(e,'done ',t)?'done':N(e,'call ',t)?'call':M(e,t,T(e,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:ai(e,t,n)
if(!o&&function(e,t){if(null===Hn||'load'===e)return!1
switch(e){case'open':case'next':return!$(Un,t)
case'done':case'fail':return!z(Un,t)
default:return!0}}(r,c))return function(e){Zn({line:e,size:qn,isReady:!0,next:null}),qn=0}(M(e,i,n))
switch('event'!==r&&(t=si+1),r){case'done':return xo(c,M(e,t,n))
case'call':case'stream':return sr(c,li(e,t,n),M(e,si+1,n),'stream'===r)
case'event':return ei(li(e,t,n),M(e,si+1,n))
case'fail':return function(e,t){const n=mo(e)
if(n)return n.reject(zt(t))
const o=E(Mo,e)
o&&Jo(o,zt(t))}(c,M(e,t,n))
case'load':return function(e,t,n){const o=Ut,r=function(e){const t={line:'',size:0,isReady:!1,next:null}
return Zn(t),qn+=e,t}(t),i=n=>{o!==Ut||Xt||(n&&le(n)===t&&D(Vr,e,n),Tn('release '+e),function(e){for(e.isReady=!0;Vn&&Vn.isReady;){const{line:e,size:t}=Vn
Vn=Vn.next,Vn||(Hn=null),e&&(Qn=t,Gn(e,0,!0),Qn=0)}}(r))},c=()=>Fe(Ur(Hr(e,null,!0),t),i,()=>i(null))
if(!Ye)return c()
Fe(Ye.load(et(n,e)),i,()=>{o!==Ut||Xt||c()})}(c,ai(e,t,n),M(e,si+1,n))
case'cancel':return br(c,new He('cancelled','The app cancelled the call'))
case'open':return function(e){const t=Xn.get(e),n=t&&t.control
if(!n)return
mo(e)
const{signal:o}=t,r={id:e,name:t.name,credit:n.isPatient?0:So,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
D(Mo,e,r),r.signal&&(r.abort=()=>Io(r,yo(r.name,r.signal)),Me(r.signal,'abort',r.abort))
const i=function(e){const t=Do(()=>function(e){return new me((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Ro(e,{resolve:t,reject:n},o.text),No(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Ao(void 0))}const r={resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Io(e,null))
return Ee(Eo,t,e,t),t}(r)
n.inner=i,No(r),t.resolve(i)}(c)
case'next':return Oo(c,M(e,t,n))
case'credit':return function(e,t){const n=E(xr,e),o=n||Fo.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<Br?r:Br,n&&Or(n)}(c,ai(e,t,n))
case'release':return void z(ct,c)
case'readRef':return function(e,t){const n=E(ct,t)
cr(e),'object'==typeof n?Nr(e,'stream',n):wr(e,'stream',Ir('stream'))}(c,ai(e,t,n))
case'callRef':return function(e,t,n){const o=E(ct,t)
if(cr(e),'function'==typeof o)return lr(e,'function',o,n,!1,'')
$t(n),wr(e,'function',Ir('function'))}(c,ai(e,t,n),M(e,si+1,n))
case'has':return function(e,t){Jn(cr(e)),nr(e,t,'',!1)}(c,li(e,t,n))
default:throw Ge('A line of the app cannot be read: '+r)}}
let ui=!1
function fi(e){e.isTrusted&&!ui&&(ui=!0,qt&&Fe(Kt('goodbye '+qt),()=>{},()=>{}),un(new He('documentGone','The page was left. Its calls may have run')))}function di(e){e.isTrusted&&ui&&(ui=!1,nn())}function pi(){Me(window,'pagehide',fi,!0),Me(window,'pageshow',di,!0),Me(window,'load',mr,!0)}let wi=!1
for(let e=0;e<o.length;e++)A(new RegExp(o[e]),Lt)&&(wi=!0)
function startExtension(e,t){wi&&Ze(e,void 0,[t])}if(h(pi,'handlers',Ce(Pt)),h(window,'__webbridge__',Ce(g(pi))),pi(),wi){const e=function e(t){const n={__proto__:null,call:(e,...n)=>wo('call',e,n,t),callSync:(e,...n)=>ko(e,n,t),stream:(e,...n)=>$o(e,o=>wo('stream',e,n,t,void 0,o)),has:e=>wo('has',e,null,t),native:ri('',(e,n)=>ci(e,n,t)),expose(e,t,n){!function(e,t,n){Go(e),('object'!=typeof t&&'function'!=typeof t||null===t)&&qe('The value exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new I
for(let o=t;o&&o!==v&&o!==x;o=m(o)){const r=_(o)
for(let i=0;i<r.length;i++){const c=e+'.'+r[i]
if('constructor'===r[i]||95===O(r[i],0)||$(n,c))continue
const s=y(o,r[i]).value
'function'==typeof s&&(Go(c),D(n,c,function(){return u(s,t,arguments)}))}}return n}(e,t)
0===W(o)&&qe('The object exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&ni(e),P(o,(e,t)=>Zo(t,r)),P(o,(e,t)=>Xo(t,e,n)),D(ti,e,o)}(e,t,n)},handle(e,t,n){Xo(e,t,n)},remove:e=>ni(e),on:(e,t,n)=>Zr(e,t,n),off(e,t){!function(e,t){const n=E(qr,e)
n&&P(n,(e,o)=>{void 0!==t&&e.listener!==t||z(n,o)})}(e,t)},emit(e,t){Xr(e,t)},with:n=>(function(e){const t=e?.timeout
void 0===t||'number'==typeof t&&t==t||qe('timeout is a number of milliseconds, or Infinity')}(n),e({__proto__:null,signal:n&&void 0!==n.signal?n.signal:t.signal,timeout:n&&void 0!==n.timeout?n.timeout:t.timeout})),waitUntil(e){vr(e)},get context(){return Wo},ready:Yt,isAvailable:!0,BridgeError:He},o=b(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&g(n[o[e]])
return g(n)}({__proto__:null})
h(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),h(window,Symbol.for('webbridge'),Ce(e))}nn()
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
