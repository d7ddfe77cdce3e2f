// Of the digest 08d3afeaf58fe71cea4a093d1df5f236b6e6e87b98818c523db740e0172d7a73, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:t,wire:e,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:a,queuedBytes:c,streamWindow:s,references:l}=configuration,u=Reflect.apply,f=t=>(e,...n)=>u(t,e,n),d=(t,e)=>f(y(t.prototype,e).get),p=JSON.stringify,w=JSON.parse,h=Object.defineProperty,g=Object.freeze,b=Object.keys,_=Object.getOwnPropertyNames,y=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,v=Object.prototype,x=Function.prototype,j=Proxy,k=f(Object.prototype.toString),B=Array.isArray,S=ArrayBuffer.isView,T=f(String.prototype.indexOf),M=f(String.prototype.slice),N=f(String.prototype.startsWith),O=f(String.prototype.charCodeAt),A=String,J=f(RegExp.prototype.exec),R=String.fromCharCode,I=Map,E=f(Map.prototype.get),D=f(Map.prototype.set),z=f(Map.prototype.has),$=f(Map.prototype.delete),P=f(Map.prototype.forEach),W=d(Map,'size'),C=WeakMap,K=f(WeakMap.prototype.get),F=f(WeakMap.prototype.set),L=Set,V=f(Set.prototype.add),H=f(Set.prototype.forEach),U=Date,q=f(Date.prototype.getTime),Q=f(Number.prototype.toString),G=f(Number.prototype.valueOf),Z=f(String.prototype.valueOf),X=f(Boolean.prototype.valueOf),Y=f(BigInt.prototype.valueOf),tt=window.performance,et=tt.now,nt=()=>u(et,tt,[]),ot=Uint8Array,rt=Math.random,it=window.atob,at=window.btoa,ct=f(ot.prototype.set),st=d(m(ot),'buffer'),lt=d(m(ot),'length'),ut=window.Blob,ft=window.File,dt=d(ut,'size'),pt=d(ut,'type'),wt=f(ut.prototype.slice),ht=f(ut.prototype.arrayBuffer),gt=d(ft,'name'),bt=TextDecoder,_t=f(bt.prototype.decode),yt=BigInt,mt=Promise,vt=Promise.prototype.then,xt=f(vt),jt=Error,kt=window.queueMicrotask,Bt=window.prompt,St=window.setTimeout,Tt=window.clearTimeout,Mt=f(EventTarget.prototype.addEventListener),Nt=f(EventTarget.prototype.removeEventListener),Ot=Symbol.asyncIterator,At=Symbol.iterator,Jt=m(function*(){}),Rt=m(async function*(){}),It=FinalizationRegistry,Et=f(It.prototype.register),Dt=f(It.prototype.unregister),zt=AbortController,$t=f(zt.prototype.abort),Pt=d(zt,'signal'),Wt=window.reportError||(t=>St(()=>{
throw t},0)),Ct=t=>({__proto__:null,value:t}),Kt=g(Ct(void 0))
function Ft(t,e,n){h(t,'constructor',Kt),xt(t,e,n)}const Lt=t=>new mt(e=>e(t))
function Vt(t,e,n,o){if(e!==vt)return Ft(Lt(t),n,o)
try{xt(t,n,o)}catch(t){o(t)}}class Ht extends jt{constructor(t,e,n){super(e),h(this,'name',Ct('cancelled'===t?'AbortError':'BridgeError')),h(this,'code',Ct(A(t))),void 0!==n?.data&&h(this,'data',Ct(n.data)),void 0!==n?.cause&&h(this,'cause',Ct(n.cause))}}h(Ht,'name',Ct('BridgeError')),g(Ht.prototype),g(Ht)
const Ut=t=>new Ht(t.code,t.message,{data:t.data}),qt=(t,e)=>{throw new Ht('badArguments',t,e)},Qt=t=>new Ht('overLimit',t),Gt=t=>new Ht('badFrame',t)
function Zt(t,e,n){try{return u(t,e,n)}catch(t){Wt(t)}}function Xt(){const t=new I
let e={__proto__:null},n=8,o=0,r=0
function i(){const t=e,o=n
e={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=t[r&o-1]
e[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const a=o=>{const r=e[o&n-1]
return r&&r.id===o?r:E(t,o)}
return{__proto__:null,get:a,add(a){o=a.id,r++,e[o&n-1]&&r>n/2&&n<4096&&i()
const c=e[o&n-1]
c&&D(t,c.id,c),e[o&n-1]=a},take(o){const i=a(o)
if(i)return r--,e[o&n-1]===i?e[o&n-1]=void 0:$(t,o),i},size:()=>r,each(r){P(t,r)
const i=e,a=n-1
for(let t=o-a;t<=o;t++){const e=i[t&a]
e&&r(e,e.id)}}}}let Yt=null,te=()=>{}
function ee(t,e){Yt=t,e&&(te=e)}const ne=new C
function oe(t,e){const n='[object File]'===e
if(n||'[object Blob]'===e)try{return{__proto__:null,size:dt(t),type:pt(t),name:n?gt(t):void 0}}catch(t){return}}const re=(t,e)=>oe(t,e)||K(ne,t),ie=(t,e,n)=>'{"$blob":{"ref":'+de(t,'blob',n)+',"size":'+e.size+',"type":'+p(e.type)+(void 0===e.name?'':',"name":'+p(e.name))+'}}'
let ae=new I,ce=0,se=null,le=0
function ue(t,e,n){const o=se,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:e,mayUpload:n&&!o}
se=r
try{return r.text=t(),r}catch(t){throw r.refs&&P(r.refs,(t,e)=>{$(ae,e)}),t}finally{se=o}}const fe=(t,e,n)=>'{"$'+e+'":'+de(t,e,n)+'}'
function de(t,e,n){if(se&&se.mayRefer||ve(n,'is a '+e+', which only arguments, results and elements of streams can carry'),W(ae)>=l)throw Qt(n+' is a '+e+', and the app holds '+W(ae)+' of this page already')
const o=++ce
return D(ae,o,t),se.refs||(se.refs=new I),D(se.refs,o,!0),o}const pe=126,we=36,he=500
function ge(t,e){const n=be(t)
return void 0===n?'~'+je(t,e,null,0):n}function be(t){try{return ye(t,0)?p(t):void 0}catch(t){return}}const _e=t=>'object'!=typeof t&&'function'!=typeof t||null===t
function ye(t,e){switch(typeof t){case'string':case'boolean':return!0
case'number':return t-t==0&&(0!==t||1/t>0)
case'object':return null===t||me(t,e)
default:return!1}}function me(t,e){if(e>he||void 0!==t[Ot]||void 0!==t.toJSON)return!1
if(B(t)){for(let n=0;n<t.length;n++)if(!ye(t[n],e+1))return!1
return!0}const n=m(t)
if(n!==v&&null!==n)return!1
for(const n in t)if(!ye(t[n],e+1))return!1
return!0}const ve=(t,e,n)=>{const o=t.length>100?M(t,0,100)+'…':t
qt(o+' '+e,{cause:n})}
function xe(t,e){if(e instanceof Ht)throw e
let n=''
try{n=': '+A(e)}catch(t){}ve(t,'cannot be read'+n,e)}function je(t,e,n,o){switch(typeof t){case'string':case'boolean':return p(t)
case'number':return ke(t)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+t+'"}'
case'function':return fe(t,'function',e)
case'symbol':ve(e,'is a symbol, which cannot cross the bridge')}if(null===t)return'null'
for(let o=n;o;o=o.above)o.value===t&&ve(e,'is cyclic: it is one of the objects that it is in')
o>he&&ve(e,'is nested deeper than '+he)
const r={value:t,above:n}
try{return function(t,e,n){const o=k(t),r=re(t,o)
if(r)return ie(t,r,e)
if(Se(t,o))return fe(t,'stream',e)
if('[object Date]'!==o&&'function'==typeof t.toJSON)return n(t.toJSON(),'')
if(B(t))return function(t,e,n){let o=''
for(let r=0;r<t.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Te(t,r,e+i),i)}return'['+o+']'}(t,e,n)
const i=m(t)
if(i===v||null===i)return Me(t,e,n)
if(S(t))return Ne(new ot(t.buffer,t.byteOffset,t.byteLength),e)
switch(o){case'[object ArrayBuffer]':return Ne(new ot(t),e)
case'[object Date]':{const e=q(t)
return e-e==0?'{"$date":'+e+'}':'null'}case'[object Map]':{let e='',o=0
return P(t,(t,r)=>{e+=(e&&',')+'['+n(r,'.keys['+o+++']')+','+n(t,'['+Be(r)+']')+']'}),'{"$map":['+e+']}'}case'[object Set]':{let e='',o=0
return H(t,t=>{e+=(e&&',')+n(t,'['+o+++']')}),'{"$set":['+e+']}'}case'[object Number]':return ke(G(t))
case'[object String]':return p(Z(t))
case'[object Boolean]':return p(X(t))
case'[object BigInt]':return'{"$int":"'+Y(t)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+p(A(t.name))+',"message":'+p(A(t.message))+'}'
case'[object Object]':return Me(t,e,n)
case'[object Promise]':ve(e,'is a Promise: await it first')}return ve(e,'is '+M(o,8,-1)+', which cannot cross the bridge')}(t,e,(t,n)=>je(t,e+n,r,o+1))}catch(t){return xe(e,t)}}function ke(t){return t-t!=0?'{"$number":"'+t+'"}':0===t&&1/t<0?'-0':p(t)}const Be=t=>'object'==typeof t&&null!==t||'function'==typeof t?typeof t:A(t),Se=(t,e)=>'function'==typeof t[Ot]||'[object ReadableStream]'===e||'function'==typeof t.next&&'function'==typeof t[At]
function Te(t,e,n){try{return t[e]}catch(t){return xe(n,t)}}function Me(t,e,n){const o=b(t)
let r=''
for(let i=0;i<o.length;i++){const a='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+n(Te(t,o[i],e+a),a)}return 1===o.length&&O(o[0],0)===we?'{"$object":{'+r+'}}':'{'+r+'}'}const Ne=(t,e)=>'{"$bytes":'+(se?.mayUpload&&lt(t)>(Yt?65536:1048576)?function(t,e){const n=lt(t)
if(se.size+n>c)throw Qt(e+' has '+n+' bytes, and only '+c+' may wait for the app. Pass a Blob, which is read in pieces')
se.size+=n
const o={number:++le,bytes:new ot(t),next:null}
return se.lastUpload?se.lastUpload.next=o:se.uploads=o,se.lastUpload=o,o.number}(t,e):'"'+Oe(t)+'"')+'}'
function Oe(t){const e=lt(t)
let n=''
for(let o=0;o<e;o++)n+=R(t[o])
return at(n)}function Ae(t,e){let n=t.length
if(void 0===n){if(t.json)return t.json
const n=e(t.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===t[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=e(t[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const Je=t=>'~'+Ae(t,(t,e)=>je(t,'args['+e+']',null,0)),Re=new I
function Ie(t){return O(t,0)===pe?Ee(w(M(t,1))):w(t)}function Ee(t){if('object'!=typeof t||null===t)return t
if(B(t)){for(let e=0;e<t.length;e++)t[e]=Ee(t[e])
return t}const e=b(t)
if(1===e.length&&O(e[0],0)===we)return function(t,e){switch(t){case'$undefined':return
case'$number':return+e
case'$int':return yt(e)
case'$date':return new U(e)
case'$map':{const t=new I
for(let n=0;n<e.length;n++)D(t,Ee(e[n][0]),Ee(e[n][1]))
return t}case'$set':{const t=new L
for(let n=0;n<e.length;n++)V(t,Ee(e[n]))
return t}case'$object':{const t=b(e)[0]
return e[t]=Ee(e[t]),e}case'$bytes':if('number'!=typeof e)return function(t){const e=it(t),n=new ot(e.length)
for(let t=0;t<e.length;t++)n[t]=O(e,t)
return n}(e)}const n=E(Re,t)
if(n)return n(e)
throw Gt(t+' is no kind of value')}(e[0],t[e[0]])
for(let n=0;n<e.length;n++)t[e[n]]=Ee(t[e[n]])
return t}let De=!1
function ze(t){if(O(t,0)===pe){De=!0
try{Ie(t)}catch(t){}De=!1}}function $e(t){return Ut(Ie(t))}const Pe=window.webkit.messageHandlers,We=Pe[n],Ce=We.postMessage,Ke=t=>u(Ce,We,[t]),Fe=window.top===window,Le=Fe&&'file:'===window.location.protocol?'file://':window.origin
let Ve,He,Ue=0,qe='',Qe='',Ge='',Ze='',Xe=null
const Ye=new mt((t,e)=>{Ve=t,He=e})
xt(Ye,void 0,()=>{})
const tn=new I,en=t=>D(tn,W(tn),t)
function nn(){Ue++,Xe=null,Ge=rn(),cn('hello '+t+' {"wire":'+e+',"origin":'+p(Le)+',"url":'+p(window.location.href)+',"main":'+Fe+',"key":"'+Ge+'"}',on)}function on(t){if(!N(t,'welcome '))return sn(t),void He(Ut(Xe))
const e=T(t,' ',8)
qe=M(t,8,e),Qe='batch '+qe+' ',Ze=M(t,e+1),Ve(),function(){for(let t=zn;Yt&&t;t=t.next)Wn(t)
Cn()}(),An(1)}const rn=()=>M(t,16)+an(4294967296*rt())+an(q(new U)),an=t=>M(Q(4294967296+(t>>>0),16),1)
function cn(t,e,n){const o=Ue,r=t=>{o!==Ue||Xe||('string'==typeof t?e(t,n):ln())}
Ft(Ke(t),r,t=>{const e=y(t,'message')
r(e&&e.value)})}function sn(t){N(t,'end ')?un($e(M(t,4))):ln()}function ln(){un(new Ht('detached','The app took the bridge away'))}function un(t){Xe=t,qe='',P(tn,e=>e(t))}const fn=128,dn=8,pn=2048
let wn='',hn=0,gn=0,bn=0,_n=!1,yn=0,mn=0,vn=0,xn=0,jn=new I,kn=null
function Bn(t,e,n){if(n.length>a)throw Qt(t+' "'+e+'" has '+n.length+' characters, and a line may have '+a+' bytes')
return n}function Sn(t,e){Bn('The line for',t,e)
const n=wn.length+Pn
if(n+e.length+(se?se.size:0)>c)throw Qt('"'+t+'": '+n+' characters and bytes already wait for the app, which does not read them')}function Tn(t,e){if(!Xe){if($n&&!e)return function(t){$n.text+='\n'+t,$n.size+=t.length+1,Pn+=t.length+1}(t)
wn=wn+'\n'+t,hn++,qe&&(0!==yn||_n||(_n=!0,kt(Nn)),hn>=fn*(yn+1)&&yn<dn&&Nn())}}function Mn(t,e=!0){const{text:n,uploads:o,size:r}=ue(t,e,!0)
o&&!Xe?function(t,e,n){const o={uploads:e,size:n+=t.length+1,posts:0,isText:!1,offset:0,text:t,next:null}
$n?$n.next=o:zn=o,$n=o,Pn+=n,qe&&Yt?Wn(o):Cn()}(n,o,r):Tn(n)}function Nn(t){if(!t){if(_n=!1,!wn)return
yn++}const e=(t?'park ':'batch ')+(qe||Ge)+' '+ ++gn+wn
wn='',hn=0,cn(e,On,t),Cn(),In()}function On(t,e){if(e?t.length>pn&&An(dn):yn--,''!==t){if(!N(t,Qe))return sn(t)
let e=T(t,'\n')
e<0&&(e=t.length)
const n=+M(t,Qe.length,e)
if(n===bn+1&&0===W(jn)?(bn++,Gn(t,e+1)):function(t,e){D(jn,t,e)
for(let t;void 0!==(t=E(jn,bn+1));)$(jn,++bn),Gn(t,0)
W(jn)>(yn||1)+mn&&(un(Gt('A text of the app is missing, so that the order is broken')),Wt(Ut(Xe)))}(n,M(t,e+1)),Xe)return}e?Jn(4,Ue):0===yn&&Nn()}function An(t){for(;mn<t;)mn++,Nn(!0)}function Jn(t,e){if(e===Ue&&!Xe){if(t>0&&xn>0)return kt(()=>Jn(t-1,e))
vn++,xn=0,Nn(!0)}}function Rn(t){t.poll===vn&&(t.poll=-1,xn--)}function In(){const t=kn
kn=null,t&&t()}en(()=>{wn='',hn=gn=bn=yn=mn=0,jn=new I})
const En=262144,Dn=1048576
let zn=null,$n=null,Pn=0
function Wn(t){const e=Ue,n=n=>{e!==Ue||Xe||(t.posts--,n||(t.isText=!0),Cn(),In())}
for(let e=t.uploads;e;e=e.next)t.posts++,Ft(Yt.post(e.number,e.bytes),n,()=>n(!1))}function Cn(){for(;qe&&zn;){if(Yt&&!zn.isText?zn.posts>0:zn.uploads&&wn.length>=Dn)return
!zn.uploads||!zn.isText&&Yt?Kn():Fn()}}function Kn(){const{text:t,size:e}=zn
zn=zn.next,zn||($n=null),Pn-=e,Tn(t,!0)}function Fn(){const{bytes:t,number:e,next:n}=zn.uploads,o=zn.offset,r=lt(t)-o,i=r<En?r:En
zn.offset+=i,i===r&&(zn.uploads=n,zn.offset=0),Tn('bytes '+e+' '+o+' "'+Oe(new ot(st(t),o,i))+'"',!0)}en(()=>{zn=$n=null,Pn=0})
let Ln=()=>{},Vn=null,Hn=null
const Un=new I
let qn=0,Qn=0
function Gn(t,e,n){for(;e<t.length;){let o=T(t,'\n',e)
o<0&&(o=t.length)
try{Ln(t,e,o,n)}catch(t){Wt(t)}e=o+1}}function Zn(t){Hn?Hn.next=t:Vn=t,Hn=t}en(()=>{Vn=Hn=null,qn=0,P(Un,(t,e)=>{$(Un,e)})})
const Xn=Xt(),Yn=g({__proto__:null}),to=g({__proto__:null,timeout:1/0})
let eo=0,no=0,oo=1/0
const ro=/^[A-Za-z0-9_$.-]+$/
let io=new I
function ao(t){let e=E(io,t)
if(void 0!==e)return e
if('string'!=typeof t||0===t.length||t.length>256)throw new Ht('invalidName','A name is text of 1 to 256 characters')
return e=J(ro,t)?t:p(t),W(io)>1e3&&(io=new I),D(io,t,e),e}let co=null,so=null
const lo=(t,e)=>{co=t,so=e}
function uo(t,e,n,o,r,i){const a=new mt(lo),c={id:0,name:e,resolve:co,reject:so,deadline:0,signal:o.signal,abort:null,control:i}
co=so=null
try{const a=void 0===r?ao(e):r,s=n?Ae(n,be):''
void 0!==s?Tn(po(t,a,s,c,o,i)):fo(t,a,n,c,o,i)}catch(t){c.reject(t)}return a}const fo=(t,e,n,o,r,i)=>Mn(()=>po(t,e,Je(n),o,r,i))
function po(t,e,n,o,r,a){if(Xe)throw Ut(Xe)
const{name:c,signal:s}=o,l=n?e+' '+n:''+e
if(!a?.isLoad&&(Sn(c,l),Xn.size()>=i))throw Qt('"'+c+'": '+Xn.size()+' calls are unanswered already')
ho(c,r)
const u=o.id=++eo
return a&&(a.id=u,a.isLoad&&D(Un,u,!0)),s&&function(t,e,n){n.abort=()=>_o(e,go(n.name,t)),Mt(t,'abort',n.abort)}(s,u,o),o.deadline=nt()+wo(r),Xn.add(o),o.deadline<oo&&mo(o.deadline),t+' '+u+' '+l+(a&&!a.isPatient?'\npull '+u+' '+jo:'')}function wo(t){return t.timeout??r??1/0}function ho(t,e){if(e.signal&&e.signal.aborted)throw go(t,e.signal)
if(wo(e)<=0)throw new Ht('timedOut','"'+t+'" was not called, because its timeout is 0')}const go=(t,e)=>new Ht('cancelled','"'+t+'" was cancelled',{cause:e.reason})
function bo(t){const e=Xn.take(t)
return e&&e.abort&&Nt(e.signal,'abort',e.abort),e}function _o(t,e){const n=bo(t)
n&&(n.reject(e),Tn('cancel '+t))}function yo(t,e){const n=bo(t)
if(!n){const n=E(Bo,t)
return n&&Oo(n,null),ze(e)}try{n.resolve(Ie(e))}catch(t){n.reject(Gt('The answer of "'+n.name+'" cannot be read'))}}function mo(t){Tt(no),oo=t
const e=t-nt()
no=St(vo,e<0?0:e>2147483647?2147483647:e)}function vo(){oo=1/0
const t=nt()
let e=1/0
Xn.each((n,o)=>{n.deadline<=t?_o(o,new Ht('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<e&&(e=n.deadline)}),e!==1/0&&mo(e>t+5?e:t+5)}function xo(t,e,o){const r=ue(()=>function(t,e,o){const r='call 0 '+ao(t)+' '+(Ae(e,be)??Je(e))
if(Xe)throw Ut(Xe)
Sn(t,r),ho(t,o),function(){for(;zn;)zn.uploads?Fn():Kn()}(),Nn()
const i=u(Bt,window,[n,'sync '+Ge+' '+gn+'\n'+r])
if('string'!=typeof i)throw new Ht('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'end '))throw $e(M(i,4))
return i}(t,e,o),!0,!1).text
if(0===T(r,'done 0 '))return Ie(M(r,7))
throw $e(M(r,7))}en(t=>{Xn.each((e,n)=>{bo(n),e.reject(new Ht(t.code,'"'+e.name+'": '+t.message))})})
const jo=4,ko=1<<20,Bo=new I
function So(t){if(t.hasEnded)return
const e=function(t){const e=s
let n=t.mean?ko/t.mean:jo
n=n<1?1:n>e?e:n-n%1
const o=t.waiting+t.credit
return o<=n/2?n-o:0}(t)
e>0&&(t.credit+=e,Tn('pull '+t.id+' '+e))}function To(t,e){const n=E(Bo,t)
if(!n)return ze(e)
if(n.credit<1)return ze(e),Ao(n,Gt('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=e.length+Qn
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,Mo(n,r,e),n.isDropped&&!n.takers?Ao(n,null):So(n)
const i={text:e,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function Mo(t,e,n){let o
try{o=Ie(n)}catch(n){const o=Gt('An element of "'+t.name+'" cannot be read')
return Ao(t,null),e.reject(o)}e.resolve({value:o,done:!1})}const No=t=>({value:t,done:!0})
function Oo(t,e){$(Bo,t.id),t.hasEnded=!0,t.abort&&Nt(t.signal,'abort',t.abort),t.error=e
for(let e=t.takers;e;e=e.next)t.error?e.reject(t.error):e.resolve(No(void 0)),t.error=null
t.takers=null}function Ao(t,e){for(let e=t.first;e;e=e.next)ze(e.text)
t.first=t.last=null,t.waiting=0,t.hasEnded||(Oo(t,e),Tn('cancel '+t.id))}en(t=>{P(Bo,e=>{Oo(e,new Ht(t.code,'"'+e.name+'": '+t.message))})})
const Jo=new It(t=>{t.takers?t.isDropped=!0:Ao(t,null)})
function Ro(t,e){const n={__proto__:null,next:t,return:t=>(e(),Lt(No(t))),throw:t=>(e(),new mt((e,n)=>n(t)))}
return h(n,Ot,Ct(()=>n)),g(n)}function Io(t,e,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Ro(()=>o.inner?o.inner.next():new mt((n,a)=>{if(i)return n(No(void 0))
r||(r=new mt((n,r)=>{Ft(e(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Ht('badResult','"'+t+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ft(r,t=>n(t.next()),t=>{if(i)return n(No(void 0))
i=!0,a(t)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&_o(o.id,new Ht('cancelled','"'+t+'" was left'))})}class Eo{#t=null
#e
#n
constructor(t){this.#n=t,g(this)}get name(){return this.#n}get signal(){return this.#t||(this.#t=new zt,this.#e&&$t(this.#t,this.#e)),Pt(this.#t)}static abort(t,e){t.#e=e,t.#t&&$t(t.#t,e)}}const Do=Eo.abort
let zo
function $o(t){const e=zo
return zo=t,e}h(Eo.prototype,'constructor',Ct(void 0)),g(Eo.prototype)
const Po=new I,Wo=Xt(),Co=new I,Ko=new I
let Fo=0
const Lo=()=>{Fo=0}
let Vo=!1,Ho=0
function Uo(t){if(ao(t),T('.'+t+'.','..')>=0)throw new Ht('invalidName','"'+t+'" has an empty part: write module.feature.method')}function qo(t,e){if(z(Po,t)&&!e)throw new Ht('duplicateName','"'+t+'" is registered already. Pass { replacing: true } to replace it')}function Qo(t,e,n){Uo(t),'function'!=typeof e&&qt('The handler of "'+t+'" is not a function'),qo(t,n?.replacing),D(Po,t,e),P(Co,n=>{n.name===t&&er(n,e)})}let Go=()=>{}
const Zo=t=>{Go=t},Xo=(t,e,n)=>E(Po,t)||Go(t,e,n)
function Yo(t,e,n,o){const r=Xo(e,o,''!==n),i=!(r||Vo&&0===Ho)
return i?D(Co,t,{id:t,name:e,payload:n,mayStream:o}):tr(t,e,n,o,r),i}function tr(t,e,n,o,r){if(n){if(r)return ar(t,e,r,n,o,e)
ze(n),P(Ko,t=>t(e)),fr(t,e,new Ht('unknownMethod','The page registers no handler for "'+e+'": bridge.handle('+p(e)+', …)'))}else Wo.take(t)&&Tn('done '+t+' '+(void 0!==r))}function er({id:t,name:e,payload:n,mayStream:o},r){$(Co,t),tr(t,e,n,o,r)}function nr(){P(Co,t=>{const e=Xo(t.name,t.mayStream,''!==t.payload)
e&&er(t,e)})}function or(t){const e={id:t,poll:(xn++,vn),context:null,credit:0}
return Wo.add(e),e}function rr(t,e,n,o){const r=or(t)
Yo(t,e,n,o)&&Rn(r)}const ir=t=>{const e=m(t)
return e===Rt||e===Jt}
function ar(t,e,n,o,r,i){const a=new Eo(i)
let c,s,l
try{if(!r&&ir(n))return ze(o),cr(t,e,i)
const f=Ie(o)
l=$o(a),Fo=t,c=u(n,a,f),s='object'==typeof c&&null!==c&&c.then,$o(l)}catch(n){return $o(l),fr(t,e,n)}if(!_e(c)){const e=Wo.get(t)
e&&(e.context=a)}if('function'!=typeof s)return sr(t,e,c,r,i)
Vt(c,s,n=>sr(t,e,n,r,i),n=>fr(t,e,n))}const cr=(t,e,n)=>fr(t,e,new Ht('isStream',n?'"'+e+'" is a stream. Read it with bridge.stream("'+e+'")':'The function returned a stream. Let it return an object that holds it'))
function sr(t,e,n,o,r){try{if('object'==typeof n&&null!==n&&Se(n,k(n)))return o?Sr(t,e,n):(Br(n),cr(t,e,r))
if(!Wo.get(t))return
lr('done ',t,'The result of',e,n,'result')}catch(n){return n instanceof Ht&&'overLimit'===n.code?fr(t,e,n):fr(t,e,new Ht('badResult','The result of "'+e+'": '+(n instanceof Ht?n.message:A(n))))}}function lr(t,e,n,o,r,i){const a=be(r)
void 0===a?ur(t,e,n,o,r,i):Tn(pr(t,e,Bn(n,o,a)))}const ur=(t,e,n,o,r,i)=>Mn(()=>pr(t,e,Bn(n,o,'~'+je(r,i,null,0)))),fr=(t,e,n)=>dr('fail ',t,function(t,e){let n,o,r='thrown',i=''
try{e instanceof Ht?(r=e.code,n=A(e.message),void 0!==e.data&&(i=ge(e.data,'data'))):e instanceof jt?n='"'+t+'" threw '+A(e.name)+': '+A(e.message):(n='"'+t+'" threw '+A(e),i=ge(e,'data')),e instanceof jt&&void 0!==e.stack&&(o=A(e.stack))}catch(e){void 0===n&&(n='"'+t+'" threw a value that cannot be read'),i=''}const a=''!==i&&O(i,0)===pe
return(a?'~':'')+'{"code":'+p(r)+',"message":'+p(n)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(a?M(i,1):i))+'}'}(e,n))
function dr(t,e,n){Wo.get(e)&&Tn(pr(t,e,n))}function pr(t,e,n){const o='next '!==t&&Wo.take(e)
return o&&Rn(o),t+e+' '+n}function wr(t,e){const n=Wo.take(t)
n&&Rn(n)
const o=E(Co,t)
$(Co,t),o&&ze(o.payload),n&&n.context&&Do(n.context,e),function(t){const e=E(yr,t)
e&&($(yr,t),kr(e.source))}(t)}function hr(){!Vo||Ho>0||(nr(),P(Co,t=>er(t)))}en(t=>Wo.each((e,n)=>wr(n,t)))
const gr=new I
function br(){Vo=!0,hr(),P(gr,t=>t())}function _r(t){Ho++
const e=()=>{Ho--,hr()}
Ft(Lt(t),e,e)}const yr=new I,mr=c/2<4194304?c/2:4194304,vr=9007199254740992,xr=1048576
function jr(t){if('[object ReadableStream]'===k(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const e=oe(t,k(t))
if(e)return function(t,e){const n=Yt?xr:En
let o=0
return{step(){if(o>=e)return No(void 0)
const r=wt(t,o,o+=n)
return new mt((t,e)=>Ft(ht(r),e=>t({__proto__:null,value:new ot(e),done:!1}),e))},stop(){o=e}}}(t,e.size)
K(ne,t)&&(t=t.stream())
const n=t[Ot],o=u('function'==typeof n?n:t[At],t,[]),{next:r}=o
return{step:()=>u(r,o,[]),stop(){const t=o.return
if('function'==typeof t)return u(t,o,[])}}}function kr(t){try{const e=t.stop()
Ft(Lt(e),()=>{},Wt)}catch(t){Wt(t)}}function Br(t){try{kr(jr(t))}catch(t){Wt(t)}}function Sr(t,e,n){const o=Wo.get(t)
if(!o)return Br(n)
let r
try{r=jr(n)}catch(n){return fr(t,e,n)}const{context:i,credit:a}=o,c={id:t,name:e,source:r,context:i,credit:a,isBusy:!1}
Rn(o),D(yr,t,c),Tn('open '+t),Tr(c)}function Tr(t){for(;!t.isBusy&&t.credit>0&&z(yr,t.id);){if(wn.length+Pn>=mr)return void(kn=Or)
let e,n
const o=$o(t.context)
try{e=t.source.step(),n='object'==typeof e&&null!==e&&e.then,$o(o)}catch(e){return $o(o),Nr(t,e)}'function'==typeof n?(t.isBusy=!0,Vt(e,n,e=>{t.isBusy=!1,Mr(t,e),Tr(t)},e=>Nr(t,e))):Mr(t,e)}}function Mr(t,e){if(!z(yr,t.id))return
const{id:n,name:o}=t
try{if(e.done)return $(yr,n),dr('done ',n,'~{"$undefined":1}')
lr('next ',n,'An element of',o,e.value,'element'),t.credit--}catch(e){return Nr(t,e instanceof Ht&&'badArguments'===e.code?new Ht('badResult','An element of "'+o+'": '+e.message):e),kr(t.source)}}function Nr(t,e){$(yr,t.id)&&fr(t.id,t.name,e)}const Or=()=>P(yr,Tr),Ar=t=>new Ht('unknownMethod','The '+t+' was released'),Jr=new It(t=>Ir(t)),Rr=(t,e)=>({kind:t,ref:e,own:Ue,isReleased:!1})
function Ir(t){t.isReleased||(t.isReleased=!0,t.own!==Ue||Xe||Tn('release '+t.ref))}function Er(t){return t.isReleased?Ar(t.kind):t.own!==Ue?new Ht('documentGone','The '+t.kind+' was given to this page before the page was left'):void 0}function Dr(t,e){return h(t,'release',Ct(g(()=>{Dt(Jr,t),Ir(e)}))),Et(Jr,t,e,t),g(t)}D(Re,'$function',function(t){const e=Rr('function',t)
return De?Ir(e):Dr(function(...n){const o=Er(e)
return o?new mt((t,e)=>e(o)):uo('apply','function',n,Yn,t)},e)}),D(Re,'$stream',function(t){const e=Rr('stream',t)
if(De)return Ir(e)
const n={__proto__:null}
return h(n,Ot,Ct(()=>Io('stream',n=>{const o=Er(e)
if(o)throw o
return uo('read','stream',null,Yn,t,n)},n))),Dr(n,e)}),en(function(){ae=new I})
const zr=g({__proto__:null})
function $r(t,e){const n=Er(t)
return n?new mt((t,e)=>e(n)):e()}const Pr=(t,e)=>new mt((n,o)=>{Ft(t,t=>{try{n(e(t))}catch(t){o(t)}},o)}),Wr=t=>({__proto__:null,[At](){let e=!0
return{__proto__:null,next:()=>({__proto__:null,value:t,done:e=!e})}}})
function Cr(t,e,n,o){let r=0,i=null
const a=()=>(i||(i=Fr(e.ref,t,!1)),i.next())
return Ro(()=>$r(e,()=>{if(i||!n||!Yt)return a()
if(r>=o)return Lt(No(void 0))
const t=r
return r+=xr,new mt((e,i)=>{Ft(Yt.load(n+'?'+t+'-'+(r<o?r:o)),t=>e({value:t,done:!1}),n=>{if(t>0)return i(n)
e(a())})})}),()=>{r=o,i&&i.return()})}D(Re,'$blob',function(t){const{ref:e,size:n,type:o,name:r,key:i}=t,a=Rr('blob',e)
if(De)return Ir(a)
const c={__proto__:zr},s=i?te(i,e):void 0,l=()=>$r(a,()=>Lr(Cr(c,a,s,n),n)),u={__proto__:null,size:n,type:o,name:r,url:s,stream:()=>Cr(c,a,s,n),bytes:()=>l(),arrayBuffer:()=>Pr(l(),t=>st(t)),text:()=>Pr(l(),t=>_t(new bt,t)),blob:()=>Pr(l(),t=>void 0===r?new ut(Wr(t),{__proto__:null,type:o}):new ft(Wr(t),r,{__proto__:null,type:o}))},f=b(u)
for(let t=0;t<f.length;t++)h(c,f[t],Ct(u[f[t]])),'function'==typeof u[f[t]]&&g(u[f[t]])
return F(ne,c,{size:n,type:o,name:r}),Dr(c,a)})
let Kr=new I
const Fr=(t,e,n)=>Io('blob',e=>(e.isLoad=n,uo('read','blob',null,to,t,e)),e)
function Lr(t,e){return new mt((n,o)=>{const r=new ot(e)
let i=0
const a=()=>o(new Ht('badResult','The app sent another number of bytes than it announced')),c=()=>Ft(t.next(),t=>{if(t.done)return i===e?n(r):a()
const o=i+lt(t.value)
if(o>e)return a()
ct(r,t.value,i),i=o,c()},o)
c()})}D(Re,'$bytes',function(t){const e=E(Kr,t)
if(!e)throw Gt('Bytes of the app did not arrive')
return $(Kr,t),e}),en(()=>{Kr=new I})
const Vr=new I
let Hr=0
const Ur=new I
function qr(t,e,n){ao(t),'function'!=typeof e&&qt('The listener of "'+t+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=E(Vr,t)
i||D(Vr,t,i=new I)
const a=++Hr,c=()=>{$(i,a)}
return D(i,a,{listener:e,isOnce:r}),o&&Mt(o,'abort',c),c}function Qr(t,e){const n='note '+ao(t)+' ',o=be(e)
void 0!==o?Tn(Gr(t,n+o)):Mn(()=>Gr(t,n+'~'+je(e,'value',null,0)),!1)}function Gr(t,e){return Sn(t,e),e}function Zr(t,e){const n=E(Vr,t),o=n?W(n):0
if(o+W(Ur)===0)return ze(e)
const r=Ie(e)
o>0&&P(n,(t,e)=>{t.isOnce&&$(n,e),Zt(t.listener,void 0,[r])}),P(Ur,e=>{Zt(e,void 0,[t,r])})}const Xr=new I
function Yr(t){const e=E(Xr,t)
return e?($(Xr,t),P(e,(t,e)=>{E(Po,e)===t&&$(Po,e)}),!0):$(Po,t)}const ti=g(function(){})
function ei(t,e){return new j(ti,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:ei(t?t+'.'+o:o,e),apply:(n,o,r)=>e(t,r),has:()=>!1,set:ni,defineProperty:ni,deleteProperty:ni,construct:ni})}function ni(){qt('The objects of bridge.native can only be called')}function oi(t,e,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=uo('stream',t,e,n,void 0,o)
return h(r,Ot,Ct(()=>Io(t,t=>(t.id=o.id,new mt((e,n)=>Ft(r,n=>{t.inner=o.inner,e(n)},n)))))),r}let ri=0
function ii(t,e,n){let o=0
ri=e
for(let e;ri<n&&' '!==(e=t[ri]);ri++)o=10*o+ +e
if(ri>e&&o<1e16)return o
throw Gt('A line of the app has no number')}function ai(t,e,n){const o=34===O(t,e)
if(o){ri=e+1
for(let e;ri<n&&34!==(e=O(t,ri));ri++)92===e&&ri++
ri++}else ri=T(t,' ',e),(ri<0||ri>n)&&(ri=n)
const r=M(t,e,ri)
return o?w(r):r}Ln=function(t,e,n,o){const r=N(t,'done ',e)?'done':N(t,'call ',e)?'call':M(t,e,T(t,' ',e)),i=e
e+=r.length+1
const a='note'===r?0:ii(t,e,n)
if(!o&&function(t,e){if(null===Hn||'load'===t)return!1
switch(t){case'open':case'next':return!z(Un,e)
case'done':case'fail':return!$(Un,e)
default:return!0}}(r,a))return function(t){Zn({line:t,size:qn,isReady:!0,next:null}),qn=0}(M(t,i,n))
switch('note'!==r&&(e=ri+1),r){case'done':return yo(a,M(t,e,n))
case'call':case'stream':return rr(a,ai(t,e,n),M(t,ri+1,n),'stream'===r)
case'note':return Zr(ai(t,e,n),M(t,ri+1,n))
case'fail':return function(t,e){const n=bo(t)
if(n)return n.reject($e(e))
const o=E(Bo,t)
o&&Oo(o,$e(e))}(a,M(t,e,n))
case'load':return function(t,e,n){const o=Ue,r=function(t){const e={line:'',size:0,isReady:!1,next:null}
return Zn(e),qn+=t,e}(e),i=n=>{o!==Ue||Xe||(n&&lt(n)===e&&D(Kr,t,n),Tn('release '+t),function(t){for(t.isReady=!0;Vn&&Vn.isReady;){const{line:t,size:e}=Vn
Vn=Vn.next,Vn||(Hn=null),t&&(Qn=e,Gn(t,0,!0),Qn=0)}}(r))},a=()=>Ft(Lr(Fr(t,null,!0),e),i,()=>i(null))
if(!Yt)return a()
Ft(Yt.load(te(n,t)),i,()=>{o!==Ue||Xe||a()})}(a,ii(t,e,n),M(t,ri+1,n))
case'cancel':return wr(a,new Ht('cancelled','The app cancelled the call'))
case'open':return function(t){const e=Xn.get(t),n=e&&e.control
if(!n)return
bo(t)
const{signal:o}=e,r={id:t,name:e.name,credit:n.isPatient?0:jo,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
D(Bo,t,r),r.signal&&(r.abort=()=>Ao(r,go(r.name,r.signal)),Mt(r.signal,'abort',r.abort))
const i=function(t){const e=Ro(()=>function(t){return new mt((e,n)=>{const o=t.first
if(o)return t.first=o.next,o.next||(t.last=null),t.waiting--,Mo(t,{resolve:e,reject:n},o.text),So(t)
if(t.hasEnded){const o=t.error
return t.error=null,o?n(o):e(No(void 0))}const r={resolve:e,reject:n,next:null}
t.takers?t.lastTaker.next=r:t.takers=r,t.lastTaker=r})}(t),()=>Ao(t,null))
return Et(Jo,e,t,e),e}(r)
n.inner=i,So(r),e.resolve(i)}(a)
case'next':return To(a,M(t,e,n))
case'pull':return function(t,e){const n=E(yr,t),o=n||Wo.get(t)
if(!o)return
const r=o.credit+e
o.credit=r<vr?r:vr,n&&Tr(n)}(a,ii(t,e,n))
case'release':return void $(ae,a)
case'read':return function(t,e){const n=E(ae,e)
or(t),'object'==typeof n?Sr(t,'stream',n):fr(t,'stream',Ar('stream'))}(a,ii(t,e,n))
case'apply':return function(t,e,n){const o=E(ae,e)
if(or(t),'function'==typeof o)return ar(t,'function',o,n,!1,'')
ze(n),fr(t,'function',Ar('function'))}(a,ii(t,e,n),M(t,ri+1,n))
case'has':return function(t,e){Rn(or(t)),Yo(t,e,'',!1)}(a,ai(t,e,n))
default:throw Gt('A line of the app cannot be read: '+r)}}
let ci=!1
function si(t){t.isTrusted&&!ci&&(ci=!0,qe&&Ft(Ke('bye '+qe),()=>{},()=>{}),un(new Ht('documentGone','The page was left. Its calls may have run')))}function li(t){t.isTrusted&&ci&&(ci=!1,nn())}function ui(){Mt(window,'pagehide',si,!0),Mt(window,'pageshow',li,!0),Mt(window,'load',br,!0)}let fi=!1
for(let t=0;t<o.length;t++)J(new RegExp(o[t]),Le)&&(fi=!0)
function startExtension(t,e){fi&&Zt(t,void 0,[e])}if(h(ui,'handlers',Ct(Pe)),h(window,'__webbridge__',Ct(g(ui))),ui(),fi){const t=function t(e){const n={__proto__:null,call:(t,...n)=>uo('call',t,n,e),callSync:(t,...n)=>xo(t,n,e),stream:(t,...n)=>Io(t,o=>uo('stream',t,n,e,void 0,o)),has:t=>uo('has',t,null,e),native:ei('',(t,n)=>oi(t,n,e)),expose(t,e,n){!function(t,e,n){Uo(t),('object'!=typeof e&&'function'!=typeof e||null===e)&&qt('The value exposed as "'+t+'" is not an object')
const o=function(t,e){const n=new I
for(let o=e;o&&o!==v&&o!==x;o=m(o)){const r=_(o)
for(let i=0;i<r.length;i++){const a=t+'.'+r[i]
if('constructor'===r[i]||95===O(r[i],0)||z(n,a))continue
const c=y(o,r[i]).value
'function'==typeof c&&(Uo(a),D(n,a,function(){return u(c,e,arguments)}))}}return n}(t,e)
0===W(o)&&qt('The object exposed as "'+t+'" has no methods')
const r=n?.replacing
r&&Yr(t),P(o,(t,e)=>qo(e,r)),P(o,(t,e)=>Qo(e,t,n)),D(Xr,t,o)}(t,e,n)},handle(t,e,n){Qo(t,e,n)},remove:t=>Yr(t),on:(t,e,n)=>qr(t,e,n),off(t,e){!function(t,e){const n=E(Vr,t)
n&&P(n,(t,o)=>{void 0!==e&&t.listener!==e||$(n,o)})}(t,e)},emit(t,e){Qr(t,e)},with:n=>(function(t){const e=t?.timeout
void 0===e||'number'==typeof e&&e==e||qt('timeout is a number of milliseconds, or Infinity')}(n),t({__proto__:null,signal:n&&void 0!==n.signal?n.signal:e.signal,timeout:n&&void 0!==n.timeout?n.timeout:e.timeout})),waitUntil(t){_r(t)},get context(){return zo},ready:Ye,isAvailable:!0,BridgeError:Ht},o=b(n)
for(let t=0;t<o.length;t++)'function'==typeof n[o[t]]&&'native'!==o[t]&&g(n[o[t]])
return g(n)}({__proto__:null})
h(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),h(window,Symbol.for('webbridge'),Ct(t))}nn()
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
