// Of the digest 0da3f43853ab9240d18190726a5877843282fbe22b4a62c425f8ef29298493d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:n,handler:t,origins:o,timeout:r,pendingCalls:i,frameBytes:s,queuedBytes:a,streamWindow:c,references:l}=configuration,u=Reflect.apply,f=e=>(n,...t)=>u(e,n,t),d=(e,n)=>f(e.prototype[n]),w=(e,n)=>f(y(e.prototype,n).get),p=JSON.stringify,h=JSON.parse,g=Object.defineProperty,_=Object.freeze,b=Object.keys,v=Object.getOwnPropertyNames,y=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,x=Object.prototype,k=Function.prototype,j=Proxy,B=d(Object,'toString'),S=Array.isArray,T=ArrayBuffer.isView,M=d(String,'indexOf'),N=d(String,'slice'),O=e=>N(B(e),8,-1),A=d(String,'startsWith'),R=d(String,'charCodeAt'),J=String,E=d(RegExp,'exec'),I=String.fromCharCode,$=Map,z=d(Map,'get'),D=d(Map,'set'),P=d(Map,'has'),W=d(Map,'delete'),C=d(Map,'forEach'),K=w(Map,'size'),V=WeakMap,F=d(WeakMap,'get'),L=d(WeakMap,'set'),H=Set,U=d(Set,'add'),q=d(Set,'forEach'),Q=Date,G=d(Date,'getTime'),Z=d(Number,'toString'),X=d(Number,'valueOf'),Y=d(String,'valueOf'),ee=d(Boolean,'valueOf'),ne=d(BigInt,'valueOf'),te=window.performance,oe=te.now,re=()=>u(oe,te,[]),ie=Uint8Array,se=Math.random,ae=window.atob,ce=window.btoa,le=d(ie,'set'),ue=w(m(ie),'buffer'),fe=w(m(ie),'length'),de=window.Blob,we=window.File,pe=w(de,'size'),he=w(de,'type'),ge=d(de,'slice'),_e=d(de,'arrayBuffer'),be=w(we,'name'),ve=TextDecoder,ye=d(ve,'decode'),me=BigInt,xe=Promise,ke=Promise.prototype.then,je=d(Promise,'then'),Be=Error,Se=window.queueMicrotask,Te=window.prompt,Me=window.setTimeout,Ne=window.clearTimeout,Oe=d(EventTarget,'addEventListener'),Ae=d(EventTarget,'removeEventListener'),Re=Symbol.asyncIterator,Je=Symbol.iterator,Ee=m(function*(){}),Ie=m(async function*(){}),$e=FinalizationRegistry,ze=d($e,'register'),De=d($e,'unregister'),Pe=AbortController,We=d(Pe,'abort'),Ce=w(Pe,'signal'),Ke=window.reportError||(e=>Me(()=>{
throw e},0)),Ve=e=>({__proto__:null,value:e}),Fe=_(Ve(void 0))
function Le(e,n,t){g(e,'constructor',Fe),je(e,n,t)}const He=e=>new xe(n=>n(e))
function Ue(e,n,t,o){if(n!==ke)return Le(He(e),t,o)
try{je(e,t,o)}catch(e){o(e)}}class qe extends Be{constructor(e,n,t){super(n),g(this,'name',Ve('cancelled'===e?'AbortError':'BridgeError')),g(this,'code',Ve(J(e))),void 0!==t?.data&&g(this,'data',Ve(t.data)),void 0!==t?.cause&&g(this,'cause',Ve(t.cause))}}g(qe,'name',Ve('BridgeError')),_(qe.prototype),_(qe)
const Qe=e=>new qe(e.code,e.message,{data:e.data}),Ge=(e,n)=>new qe(n.code,'"'+e+'": '+n.message),Ze=(e,n)=>{throw new qe('badArguments',e,n)},Xe=e=>new qe('overLimit',e),Ye=e=>new qe('invalidName',e),en=e=>new qe('badFrame',e)
function nn(e,n,t){try{return u(e,n,t)}catch(e){Ke(e)}}function tn(){const e=new $
let n={__proto__:null},t=8,o=0,r=0
function i(){const e=n,o=t
n={__proto__:null},t*=2
for(let r=0;r<t;r++){const i=e[r&o-1]
n[r]=i&&(i.id&t-1)===r?i:void 0}}i()
const s=o=>{const r=n[o&t-1]
return r&&r.id===o?r:z(e,o)}
return{__proto__:null,get:s,add(s){o=s.id,r++,n[o&t-1]&&r>t/2&&t<4096&&i()
const a=n[o&t-1]
a&&D(e,a.id,a),n[o&t-1]=s},take(o){const i=s(o)
if(i)return r--,n[o&t-1]===i?n[o&t-1]=void 0:W(e,o),i},size:()=>r,each(r){C(e,r)
const i=n,s=t-1
for(let e=o-s;e<=o;e++){const n=i[e&s]
n&&r(n,n.id)}}}}let rn=null,sn=()=>{}
function an(e,n){rn=e,n&&(sn=n)}const cn=new V
function ln(e,n){const t='File'===n
if(t||'Blob'===n)try{return{__proto__:null,size:pe(e),type:he(e),name:t?be(e):void 0}}catch(e){return}}const un=(e,n)=>ln(e,n)||F(cn,e),fn=(e,n,t)=>'{"$blob":{"ref":'+bn(e,'blob',t)+',"size":'+n.size+',"type":'+p(n.type)+(void 0===n.name?'':',"name":'+p(n.name))+'}}'
let dn=new $,wn=0,pn=null,hn=0
function gn(e,n,t){const o=pn,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:n,mayUpload:t&&!o}
pn=r
try{return r.text=e(),r}catch(e){throw r.refs&&C(r.refs,(e,n)=>{W(dn,n)}),e}finally{pn=o}}const _n=(e,n,t)=>'{"$'+n+'":'+bn(e,n,t)+'}'
function bn(e,n,t){if(pn&&pn.mayRefer||Tn(t,'is a '+n+', which only arguments, results and elements of streams can carry'),K(dn)>=l)throw Xe(t+' is a '+n+', and the app holds '+K(dn)+' of this page already')
const o=++wn
return D(dn,o,e),pn.refs||(pn.refs=new $),D(pn.refs,o,!0),o}const vn=126,yn=36,mn=500
function xn(e,n){const t=kn(e)
return void 0===t?'~'+Nn(e,n,null,0):t}function kn(e){try{return Bn(e,0)?p(e):void 0}catch(e){return}}const jn=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function Bn(e,n){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||Sn(e,n)
default:return!1}}function Sn(e,n){if(n>mn||void 0!==e[Re]||void 0!==e.toJSON)return!1
if(S(e)){for(let t=0;t<e.length;t++)if(!Bn(e[t],n+1))return!1
return!0}const t=m(e)
if(t!==x&&null!==t)return!1
for(const t in e)if(!Bn(e[t],n+1))return!1
return!0}const Tn=(e,n,t)=>{const o=e.length>100?N(e,0,100)+'…':e
Ze(o+' '+n,{cause:t})}
function Mn(e,n){if(n instanceof qe)throw n
let t=''
try{t=': '+J(n)}catch(e){}Tn(e,'cannot be read'+t,n)}function Nn(e,n,t,o){switch(typeof e){case'string':case'boolean':return p(e)
case'number':return On(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return _n(e,'function',n)
case'symbol':Tn(n,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=t;o;o=o.above)o.value===e&&Tn(n,'is cyclic: it is one of the objects that it is in')
o>mn&&Tn(n,'is nested deeper than '+mn)
const r={value:e,above:t}
try{return function(e,n,t){const o=O(e),r=un(e,o)
if(r)return fn(e,r,n)
if(Rn(e,o))return _n(e,'stream',n)
if('Date'!==o&&'function'==typeof e.toJSON)return t(e.toJSON(),'')
if(S(e))return function(e,n,t){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+t(Jn(e,r,n+i),i)}return'['+o+']'}(e,n,t)
const i=m(e)
if(i===x||null===i)return En(e,n,t)
if(T(e))return In(new ie(e.buffer,e.byteOffset,e.byteLength),n)
switch(o){case'ArrayBuffer':return In(new ie(e),n)
case'Date':{const n=G(e)
return n-n==0?'{"$date":'+n+'}':'null'}case'Map':{let n='',o=0
return C(e,(e,r)=>{n+=(n&&',')+'['+t(r,'.keys['+o+++']')+','+t(e,'['+An(r)+']')+']'}),'{"$map":['+n+']}'}case'Set':{let n='',o=0
return q(e,e=>{n+=(n&&',')+t(e,'['+o+++']')}),'{"$set":['+n+']}'}case'Number':return On(X(e))
case'String':return p(Y(e))
case'Boolean':return p(ee(e))
case'BigInt':return'{"$int":"'+ne(e)+'"}'
case'Error':case'DOMException':return'{"name":'+p(J(e.name))+',"message":'+p(J(e.message))+'}'
case'Object':return En(e,n,t)
case'Promise':Tn(n,'is a Promise: await it first')}return Tn(n,'is '+o+', which cannot cross the bridge')}(e,n,(e,t)=>Nn(e,n+t,r,o+1))}catch(e){return Mn(n,e)}}function On(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':p(e)}const An=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:J(e),Rn=(e,n)=>'function'==typeof e[Re]||'ReadableStream'===n||'function'==typeof e.next&&'function'==typeof e[Je]
function Jn(e,n,t){try{return e[n]}catch(e){return Mn(t,e)}}function En(e,n,t){const o=b(e)
let r=''
for(let i=0;i<o.length;i++){const s='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+t(Jn(e,o[i],n+s),s)}return 1===o.length&&R(o[0],0)===yn?'{"$object":{'+r+'}}':'{'+r+'}'}const In=(e,n)=>'{"$bytes":'+(pn?.mayUpload&&fe(e)>(rn?65536:1048576)?function(e,n){const t=fe(e)
if(pn.size+t>a)throw Xe(n+' has '+t+' bytes, and only '+a+' may wait for the app. Pass a Blob, which is read in pieces')
pn.size+=t
const o={number:++hn,bytes:new ie(e),next:null}
return pn.lastUpload?pn.lastUpload.next=o:pn.uploads=o,pn.lastUpload=o,o.number}(e,n):'"'+$n(e)+'"')+'}'
function $n(e){const n=fe(e)
let t=''
for(let o=0;o<n;o++)t+=I(e[o])
return ce(t)}function zn(e,n){let t=e.length
if(void 0===t){if(e.json)return e.json
const t=n(e.data,0)
return void 0===t?void 0:'{"data":'+t+'}'}for(;t>0&&void 0===e[t-1];)t--
let o=''
for(let r=0;r<t;r++){const t=n(e[r],r)
if(void 0===t)return
o=r>0?o+','+t:t}return'['+o+']'}const Dn=e=>'~'+zn(e,(e,n)=>Nn(e,'args['+n+']',null,0)),Pn=new $
function Wn(e){return R(e,0)===vn?Cn(h(N(e,1))):h(e)}function Cn(e){if(jn(e))return e
if(S(e)){for(let n=0;n<e.length;n++)e[n]=Cn(e[n])
return e}const n=b(e)
return 1===n.length&&R(n[0],0)===yn?function(e,n){switch(e){case'$undefined':return
case'$number':return+Vn(/^(NaN|-?Infinity)$/,n)
case'$int':return me(Vn(/^-?\d+$/,n))
case'$date':return new Q(X(n))
case'$map':case'$set':{const t='$map'===e,o=t?new $:new H,r=Cn(Fn(n,n.length))
for(let e=0;e<r.length;e++)t?D(o,Fn(r[e],2)[0],r[e][1]):U(o,r[e])
return o}case'$object':if('Object'===O(n))return Kn(n,b(n))
break
case'$bytes':if('number'!=typeof n)return function(e){const n=ae(Vn(/^\S*$/,e.length%4?' ':e)),t=new ie(n.length)
for(let e=0;e<n.length;e++)t[e]=R(n,e)
return t}(n)}const t=z(Pn,e)
if(t)return t(n)
throw en(e+' is no kind of value')}(n[0],e[n[0]]):Kn(e,n)}function Kn(e,n){for(let t=0;t<n.length;t++)e[n[t]]=Cn(e[n[t]])
return e}const Vn=(e,n)=>E(e,Y(n))[0],Fn=(e,n)=>{if(!S(e)||e.length!==n)throw en('No list')
return e}
let Ln=!1
function Hn(e){if(R(e,0)===vn){Ln=!0
try{Wn(e)}catch(e){}Ln=!1}}function Un(e){return Qe(Wn(e))}const qn=window.webkit.messageHandlers,Qn=qn[t],Gn=Qn.postMessage,Zn=e=>u(Gn,Qn,[e]),Xn=window.top===window,Yn=Xn&&'file:'===window.location.protocol?'file://':window.origin
let et,nt,tt=0,ot='',rt='',it='',st='',at=null,ct=!1
const lt=new xe((e,n)=>{et=e,nt=n})
je(lt,void 0,()=>{})
const ut=new $,ft=e=>D(ut,K(ut),e)
function dt(){tt++,at=null,ct=!1,it=pt(),gt('hello '+e+' {"wire":'+n+',"origin":'+p(Yn)+',"url":'+p(window.location.href)+',"main":'+Xn+',"key":"'+it+'"}',wt)}function wt(e){if(!A(e,'welcome '))return _t(e),void nt(Qe(at))
const n=M(e,' ',8)
ot=N(e,8,n),rt='batch '+ot+' ',st=N(e,n+1),et(),function(){for(let e=Ht;rn&&e;e=e.next)Qt(e)
Gt()}(),Wt(1)}const pt=()=>N(e,16)+ht(4294967296*se())+ht(G(new Q)),ht=e=>N(Z(4294967296+(e>>>0),16),1)
function gt(e,n,t){const o=tt,r=e=>{o!==tt||at||('string'==typeof e?n(e,t):bt())}
Le(Zn(e),r,e=>{const n=y(e,'message')
r(n&&n.value)})}function _t(e){A(e,'close ')?vt(Un(N(e,6))):bt()}function bt(){vt(new qe('detached','The app took the bridge away'))}function vt(e){at=e,ot='',C(ut,n=>n(e))}const yt=128,mt=8,xt=2048
let kt='',jt=0,Bt=0,St=0,Tt=!1,Mt=0,Nt=0,Ot=0,At=0,Rt=new $,Jt=null
function Et(e,n,t){if(t.length>s)throw Xe(e+' "'+n+'" has '+t.length+' characters, and a line may have '+s+' bytes')
return t}function It(e,n){Et('The line for',e,n)
const t=kt.length+qt
if(t+n.length+(pn?pn.size:0)>a)throw Xe('"'+e+'": '+t+' characters and bytes wait for the app, which reads none')}function $t(e,n){if(!at){if(Ut&&!n)return function(e){Ut.text+='\n'+e,Ut.size+=e.length+1,qt+=e.length+1}(e)
kt=kt+'\n'+e,jt++,ot&&(0!==Mt||Tt||(Tt=!0,Se(Dt)),jt>=yt*(Mt+1)&&Mt<mt&&Dt())}}function zt(e,n=!0){const{text:t,uploads:o,size:r}=gn(e,n,!0)
o&&!at?function(e,n,t){const o={uploads:n,size:t+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
Ut?Ut.next=o:Ht=o,Ut=o,qt+=t,ot&&rn?Qt(o):Gt()}(t,o,r):$t(t)}function Dt(e){if(!e){if(Tt=!1,!kt)return
Mt++}const n=(e?'poll ':'batch ')+(ot||it)+' '+ ++Bt+kt
kt='',jt=0,gt(n,Pt,e),Gt(),Vt()}function Pt(e,n){if(n?e.length>xt&&Wt(mt):Mt--,''!==e){if(!A(e,rt))return _t(e)
let n=M(e,'\n')
n<0&&(n=e.length)
const t=+N(e,rt.length,n)
if(t===St+1&&0===K(Rt)?(St++,so(e,n+1)):function(e,n){D(Rt,e,n)
for(let e;void 0!==(e=z(Rt,St+1));)W(Rt,++St),so(e,0)
K(Rt)>(Mt||1)+Nt&&(vt(en('A text of the app is missing')),Ke(Qe(at)))}(t,N(e,n+1)),at)return}n?Ct(4,tt):0===Mt&&Dt()}function Wt(e){for(;Nt<e;)Nt++,Dt(!0)}function Ct(e,n){if(n===tt&&!at){if(e>0&&At>0)return Se(()=>Ct(e-1,n))
Ot++,At=0,Dt(!0)}}function Kt(e){e.poll===Ot&&(e.poll=-1,At--)}function Vt(){const e=Jt
Jt=null,e&&e()}ft(()=>{kt='',jt=Bt=St=Mt=Nt=0,Rt=new $})
const Ft=262144,Lt=1048576
let Ht=null,Ut=null,qt=0
function Qt(e){const n=tt,t=t=>{n!==tt||at||(e.posts--,t||(e.isText=!0),Gt(),Vt())}
for(let n=e.uploads;n;n=n.next)e.posts++,Le(rn.post(n.number,n.bytes),t,()=>t(!1))}function Gt(){for(;ot&&Ht;){if(rn&&!Ht.isText?Ht.posts>0:Ht.uploads&&kt.length>=Lt)return
!Ht.uploads||!Ht.isText&&rn?Zt():Xt()}}function Zt(){const{text:e,size:n}=Ht
Ht=Ht.next,Ht||(Ut=null),qt-=n,$t(e,!0)}function Xt(){const{bytes:e,number:n,next:t}=Ht.uploads,o=Ht.offset,r=fe(e)-o,i=r<Ft?r:Ft
Ht.offset+=i,i===r&&(Ht.uploads=t,Ht.offset=0),$t('bytes '+n+' '+o+' "'+$n(new ie(ue(e),o,i))+'"',!0)}ft(()=>{Ht=Ut=null,qt=0})
let Yt=()=>{},eo=null,no=null
const to=new $
let oo=0,ro=0
const io=()=>{const e=ro
return ro=0,e}
function so(e,n,t){for(;n<e.length;){let o=M(e,'\n',n)
o<0&&(o=e.length)
try{Yt(e,n,o,t)}catch(e){Ke(e)}n=o+1}}function ao(e){no?no.next=e:eo=e,no=e}ft(()=>{eo=no=null,oo=0,C(to,(e,n)=>{W(to,n)})})
const co=tn(),noOptions=_({__proto__:null}),lo=_({__proto__:null,timeout:1/0})
let uo=0,fo=0,wo=1/0
const po=/^[A-Za-z0-9_$.-]+$/,ho=/^webbridge(\.|$)/
let go=new $
const _o=new $
function ownName(e){const n=_({__proto__:null,toString:()=>'webbridge.'+e})
return D(_o,n,J(n)),n}function bo(e){let n=z(go,e)||z(_o,e)
if(void 0!==n)return n
if('string'!=typeof e||0===e.length||e.length>256)throw Ye('A name is text of 1 to 256 characters')
if(E(ho,e))throw Ye('"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return n=E(po,e)?e:p(e),K(go)>1e3&&(go=new $),D(go,e,n),n}let vo=null,yo=null
const mo=(e,n)=>{vo=e,yo=n}
function request(e,n,t,o,r,i){const s=new xe(mo),a={id:0,name:n,resolve:vo,reject:yo,deadline:0,signal:o.signal,abort:null,control:i}
vo=yo=null
try{const s=void 0===r?bo(n):r,c=t?zn(t,kn):''
void 0!==c?$t(jo(e,s,c,a,o,i)):xo(e,s,t,a,o,i)}catch(e){a.reject(e)}return s}const xo=(e,n,t,o,r,i)=>zt(()=>jo(e,n,Dn(t),o,r,i))
function ko(e,{traceparent:n}){n&&$t('trace '+e+' '+p(N(J(n),0,99)))}function jo(e,n,t,o,r,s){if(at)throw Qe(at)
const{name:a,signal:c}=o,l=t?n+' '+t:''+n
if(!s?.isLoad&&(It(a,l),co.size()>=i))throw Xe('"'+a+'": '+co.size()+' calls are unanswered already')
So(a,r)
const u=o.id=++uo
return s&&(s.id=u,s.isLoad&&D(to,u,!0)),c&&function(e,n,t){t.abort=()=>No(n,To(t.name,e)),Oe(e,'abort',t.abort)}(c,u,o),o.deadline=re()+Bo(r),co.add(o),o.deadline<wo&&Ao(o.deadline),ko(u,r),e+' '+u+' '+l+(s&&!s.isPatient?'\ncredit '+u+' '+Jo:'')}function Bo(e){return e.timeout??r??1/0}function So(e,n){if(n.signal&&n.signal.aborted)throw To(e,n.signal)
if(Bo(n)<=0)throw new qe('timedOut','"'+e+'" was not called, because its timeout is 0')}const To=(e,n)=>new qe('cancelled','"'+e+'" was cancelled',{cause:n.reason})
function Mo(e){const n=co.take(e)
return n&&n.abort&&Ae(n.signal,'abort',n.abort),n}function No(e,n){const t=Mo(e)
t&&(t.reject(n),$t('cancel '+e))}function Oo(e,n){const t=Mo(e)
if(!t){const t=z(Eo,e)
return t&&Po(t,null),Hn(n)}try{t.resolve(Wn(n))}catch(e){t.reject(en('The answer of "'+t.name+'" cannot be read'))}}function Ao(e){Ne(fo),wo=e
const n=e-re()
fo=Me(Ro,n<0?0:n>2147483647?2147483647:n)}function Ro(){wo=1/0
const e=re()
let n=1/0
co.each((t,o)=>{t.deadline<=e?No(o,new qe('timedOut','"'+t.name+'" was not answered in time. Its handler may have run')):t.deadline<n&&(n=t.deadline)}),n!==1/0&&Ao(n>e+5?n:e+5)}function callSync(e,n,o){const r=gn(()=>function(e,n,o){const r='call 0 '+bo(e)+' '+(zn(n,kn)??Dn(n))
if(at)throw Qe(at)
It(e,r),So(e,o),ko(0,o),function(){for(;Ht;)Ht.uploads?Xt():Zt()}(),Dt()
const i=u(Te,window,[t,'sync '+it+' '+Bt+'\n'+r])
if('string'!=typeof i)throw new qe('syncUnavailable','"'+e+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if(A(i,'close '))throw Un(N(i,6))
return i}(e,n,o),!0,!1).text
if(A(r,'done 0 '))return Wn(N(r,7))
throw Un(N(r,7))}function postBeacon(e,n){if(at&&!ct)throw Qe(at)
const{text:t}=gn(()=>zn(n,kn)??Dn(n),!1,!1)
return Zn(Et('The line for',e,'beacon '+it+'\ncall 0 '+bo(e)+' '+t))}ft(e=>{co.each((n,t)=>{Mo(t),n.reject(Ge(n.name,e))})})
const hasLeftPage=()=>ct,Jo=4,Eo=new $
function Io(e){if(e.hasEnded)return
const n=function(e){const n=c
let t=e.room/e.mean
t=t<1?1:t>n?n:t-t%1
const o=e.waiting+e.credit
return o<=t/2?t-o:0}(e)
n>0&&(e.credit+=n,$t('credit '+e.id+' '+n))}function $o(e,n){const t=z(Eo,e)
if(!t)return Hn(n)
if(t.credit<1)return Hn(n),Wo(t,en('"'+t.name+'": the app sent an element without credit'))
t.credit--
const o=n.length+io()
t.mean=(7*t.mean+o)/8
const r=t.takers
if(r)return t.takers=r.next,zo(t,r,n),t.isDropped&&!t.takers?Wo(t,null):Io(t)
const i={text:n,next:null}
t.last?t.last.next=i:t.first=i,t.last=i,t.waiting++}function zo(e,n,t){let o
try{o=Wn(t)}catch(t){const o=en('An element of "'+e.name+'" cannot be read')
return Wo(e,null),n.reject(o)}n.resolve({value:o,done:!1})}const Do=e=>({value:e,done:!0})
function Po(e,n){W(Eo,e.id),e.hasEnded=!0,e.abort&&Ae(e.signal,'abort',e.abort),e.error=n
for(let n=e.takers;n;n=n.next)e.error?n.reject(e.error):n.resolve(Do(void 0)),e.error=null
e.takers=null}function Wo(e,n){for(let n=e.first;n;n=n.next)Hn(n.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Po(e,n),$t('cancel '+e.id))}ft(e=>{C(Eo,n=>{Po(n,Ge(n.name,e))})})
const Co=new $e(e=>{e.takers?e.isDropped=!0:Wo(e,null)})
function Ko(e,n){const t={__proto__:null,next:e,return:e=>(n(),He(Do(e))),throw:e=>(n(),new xe((n,t)=>t(e)))}
return g(t,Re,Ve(()=>t)),_(t)}function lazyStream(e,n,t){const o={__proto__:null,id:0,inner:null,owner:t}
let r=null,i=!1
return Ko(()=>o.inner?o.inner.next():new xe((t,s)=>{if(i)return t(Do(void 0))
r||(r=new xe((t,r)=>{Le(n(o),()=>{if(o.owner=null,o.inner)return t(o.inner)
r(new qe('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Le(r,e=>Le(e.next(),t,s),e=>{if(i)return t(Do(void 0))
i=!0,s(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&No(o.id,new qe('cancelled','"'+e+'" was left'))})}class Vo{#e=null
#n
#t
#o
constructor(e,n){this.#t=e,this.#o=n,_(this)}get name(){return this.#t}get traceparent(){return this.#o&&h(this.#o)}get signal(){return this.#e||(this.#e=new Pe,this.#n&&We(this.#e,this.#n)),Ce(this.#e)}static abort(e,n){e.#n=n,e.#e&&We(e.#e,n)}}const Fo=Vo.abort
let Lo
function Ho(e){const n=Lo
return Lo=e,n}g(Vo.prototype,'constructor',Ve(void 0)),_(Vo.prototype)
const Uo=new $,qo=tn(),Qo=new $,Go=new $
let Zo=0
const Xo=()=>{Zo=0}
let Yo=!1,er=0
function nr(e){if(bo(e),M('.'+e+'.','..')>=0)throw Ye('"'+e+'" has an empty part: write module.feature.method')}function tr(e,n){if(P(Uo,e)&&!n)throw new qe('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function or(e,n,t){nr(e),'function'!=typeof n&&Ze('The handler of "'+e+'" is not a function'),tr(e,t?.replacing),D(Uo,e,n),C(Qo,t=>{t.name===e&&lr(t,n)})}let rr=()=>{}
const ir=e=>{rr=e},sr=(e,n,t)=>z(Uo,e)||rr(e,n,t)
function ar(e,n,t,o){const r=sr(n,o,''!==t),i=!(r||Yo&&0===er)
return i?D(Qo,e,{id:e,name:n,payload:t,mayStream:o}):cr(e,n,t,o,r),i}function cr(e,n,t,o,r){if(t){if(r)return hr(e,n,r,t,o,n)
Hn(t),C(Go,e=>e(n)),vr(e,n,new qe('unknownMethod','The page registers no handler for "'+n+'": bridge.handle('+p(n)+', …)'))}else qo.take(e)&&$t('done '+e+' '+(void 0!==r))}function lr({id:e,name:n,payload:t,mayStream:o},r){W(Qo,e),cr(e,n,t,o,r)}function ur(){C(Qo,e=>{const n=sr(e.name,e.mayStream,''!==e.payload)
n&&lr(e,n)})}let fr
function dr(e){const n={id:e,poll:(At++,Ot),context:null,credit:0,trace:fr}
return fr=void 0,qo.add(n),n}function wr(e,n,t,o){const r=dr(e)
ar(e,n,t,o)&&Kt(r)}const pr=e=>{const n=m(e)
return n===Ie||n===Ee}
function hr(e,n,t,o,r,ownName){const i=qo.get(e),s=new Vo(ownName,i?.trace)
let a,c,l
try{if(!r&&pr(t))return Hn(o),gr(e,n,ownName)
const i=Wn(o)
l=Ho(s),Zo=e,a=u(t,s,i),c='object'==typeof a&&null!==a&&a.then,Ho(l)}catch(t){return Ho(l),vr(e,n,t)}if(i&&!jn(a)&&(i.context=s),'function'!=typeof c)return _r(e,n,a,r,ownName)
Ue(a,c,t=>_r(e,n,t,r,ownName),t=>vr(e,n,t))}const gr=(e,n,ownName)=>vr(e,n,new qe('isStream',ownName?'"'+n+'" is a stream. Read it with bridge.stream("'+n+'")':'The function returned a stream. Let it return an object that holds it'))
function _r(e,n,t,o,ownName){try{if('object'==typeof t&&null!==t&&Rn(t,O(t)))return o?Er(e,n,t):(Jr(t),gr(e,n,ownName))
if(!qo.get(e))return
br('done ',e,'The result of',n,t,'result')}catch(t){return t instanceof qe&&'overLimit'===t.code?vr(e,n,t):vr(e,n,new qe('badResult','The result of "'+n+'": '+(t instanceof qe?t.message:J(t))))}}function br(e,n,t,o,r,i){const s=kn(r)
void 0===s?zt(()=>mr(e,n,Et(t,o,'~'+Nn(r,i,null,0)))):$t(mr(e,n,Et(t,o,s)))}const vr=(e,n,t)=>yr('fail ',e,function(e,n){let t,o,r='thrown',i=''
try{n instanceof qe?(r=n.code,t=J(n.message),void 0!==n.data&&(i=xn(n.data,'data'))):n instanceof Be?t='"'+e+'" threw '+J(n.name)+': '+J(n.message):(t='"'+e+'" threw '+J(n),i=xn(n,'data')),n instanceof Be&&void 0!==n.stack&&(o=J(n.stack))}catch(n){void 0===t&&(t='"'+e+'" threw a value that cannot be read'),i=''}const s=''!==i&&R(i,0)===vn
return(s?'~':'')+'{"code":'+p(r)+',"message":'+p(t)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(s?N(i,1):i))+'}'}(n,t))
function yr(e,n,t){qo.get(n)&&$t(mr(e,n,t))}function mr(e,n,t){const o='next '!==e&&qo.take(n)
return o&&Kt(o),e+n+' '+t}function xr(e,n){const t=qo.take(e)
t&&Kt(t)
const o=z(Qo,e)
W(Qo,e),o&&Hn(o.payload),t&&t.context&&Fo(t.context,n),function(e){const n=z(Tr,e)
n&&(W(Tr,e),Rr(n.source))}(e)}function kr(){!Yo||er>0||(ur(),C(Qo,e=>lr(e)))}ft(e=>qo.each((n,t)=>xr(t,e)))
const jr=new $
function Br(){Yo=!0,kr(),C(jr,e=>e())}function Sr(e){er++
const n=()=>{er--,kr()}
Le(He(e),n,n)}const Tr=new $,Mr=a/2<4194304?a/2:4194304,Nr=9007199254740992,Or=1048576
function Ar(e){if('ReadableStream'===O(e)){const n=e.getReader()
return{step:()=>n.read(),stop:()=>n.cancel()}}const n=ln(e,O(e))
if(n)return function(e,n){const t=rn?Or:Ft
let o=0
return{step(){if(o>=n)return Do(void 0)
const r=ge(e,o,o+=t)
return new xe((e,n)=>Le(_e(r),n=>e({__proto__:null,value:new ie(n),done:!1}),n))},stop(){o=n}}}(e,n.size)
F(cn,e)&&(e=e.stream())
const t=e[Re],o=u('function'==typeof t?t:e[Je],e,[]),{next:r}=o
return{step:()=>u(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return u(e,o,[])}}}function Rr(e){try{const n=e.stop()
Le(He(n),()=>{},Ke)}catch(e){Ke(e)}}function Jr(e){try{Rr(Ar(e))}catch(e){Ke(e)}}function Er(e,n,t){const o=qo.get(e)
if(!o)return Jr(t)
let r
try{r=Ar(t)}catch(t){return vr(e,n,t)}const{context:i,credit:s}=o,a={id:e,name:n,source:r,context:i,credit:s,isBusy:!1}
Kt(o),D(Tr,e,a),$t('open '+e),Ir(a)}function Ir(e){for(;!e.isBusy&&e.credit>0&&P(Tr,e.id);){if(kt.length+qt>=Mr)return void(Jt=Dr)
let n,t
const o=Ho(e.context)
try{n=e.source.step(),t='object'==typeof n&&null!==n&&n.then,Ho(o)}catch(n){return Ho(o),zr(e,n)}'function'==typeof t?(e.isBusy=!0,Ue(n,t,n=>{e.isBusy=!1,$r(e,n),Ir(e)},n=>zr(e,n))):$r(e,n)}}function $r(e,n){if(!P(Tr,e.id))return
const{id:t,name:o}=e
try{if(n.done)return W(Tr,t),yr('done ',t,'~{"$undefined":1}')
br('next ',t,'An element of',o,n.value,'element'),e.credit--}catch(n){return zr(e,n instanceof qe&&'badArguments'===n.code?new qe('badResult','An element of "'+o+'": '+n.message):n),Rr(e.source)}}function zr(e,n){W(Tr,e.id)&&vr(e.id,e.name,n)}const Dr=()=>C(Tr,Ir),Pr=e=>new qe('unknownMethod','The '+e+' was released'),Wr=new $e(e=>Kr(e)),Cr=(e,n)=>({kind:e,ref:n,own:tt,isReleased:!1})
function Kr(e){e.isReleased||(e.isReleased=!0,e.own!==tt||at||$t('release '+e.ref))}function Vr(e){return e.isReleased?Pr(e.kind):e.own!==tt?new qe('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Fr(e,n){return g(e,'release',Ve(_(()=>{De(Wr,e),Kr(n)}))),ze(Wr,e,n,e),_(e)}D(Pn,'$function',function(e){const n=Cr('function',e)
return Ln?Kr(n):Fr(function(...t){const o=Vr(n)
return o?new xe((e,n)=>n(o)):request('callRef','function',t,noOptions,e)},n)}),D(Pn,'$stream',function(e){const n=Cr('stream',e)
if(Ln)return Kr(n)
const t={__proto__:null}
return g(t,Re,Ve(()=>lazyStream('stream',t=>{const o=Vr(n)
if(o)throw o
return request('readRef','stream',null,noOptions,e,t)},t))),Fr(t,n)}),ft(function(){dn=new $})
const Lr=_({__proto__:null})
function Hr(e,n){const t=Vr(e)
return t?new xe((e,n)=>n(t)):n()}const Ur=(e,n)=>new xe((t,o)=>{Le(e,e=>{try{t(n(e))}catch(e){o(e)}},o)}),qr=e=>({__proto__:null,[Je](){let n=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:n=!n})}}})
function Qr(e,n,t,o){let r=0,i=null
const s=()=>(i||(i=Zr(n.ref,e,!1)),i.next())
return Ko(()=>Hr(n,()=>{if(i||!t||!rn)return s()
if(r>=o)return He(Do(void 0))
const e=r
return r+=Or,new xe((n,i)=>{Le(rn.load(t+'?'+e+'-'+(r<o?r:o)),e=>n({value:e,done:!1}),t=>{if(e>0)return i(t)
n(s())})})}),()=>{r=o,i&&i.return()})}D(Pn,'$blob',function(e){const{ref:n,size:t,type:o,name:r,key:i}=e,s=Cr('blob',n)
if(Ln)return Kr(s)
const a={__proto__:Lr},c=i?sn(i,n):void 0,l=()=>Hr(s,()=>Xr(Qr(a,s,c,t),t)),u={__proto__:null,size:t,type:o,name:r,url:c,stream:()=>Qr(a,s,c,t),bytes:()=>l(),arrayBuffer:()=>Ur(l(),e=>ue(e)),text:()=>Ur(l(),e=>ye(new ve,e)),blob:()=>Ur(l(),e=>void 0===r?new de(qr(e),{__proto__:null,type:o}):new we(qr(e),r,{__proto__:null,type:o}))},f=b(u)
for(let e=0;e<f.length;e++)g(a,f[e],Ve(u[f[e]])),'function'==typeof u[f[e]]&&_(u[f[e]])
return L(cn,a,{size:t,type:o,name:r}),Fr(a,s)})
let Gr=new $
const Zr=(e,n,t)=>lazyStream('blob',n=>(n.isLoad=t,request('readRef','blob',null,lo,e,n)),n)
function Xr(e,n){return new xe((t,o)=>{const r=new ie(n)
let i=0
const s=()=>o(new qe('badResult','The app announced another size')),a=()=>Le(e.next(),e=>{if(e.done)return i===n?t(r):s()
const o=i+fe(e.value)
if(o>n)return s()
le(r,e.value,i),i=o,a()},o)
a()})}D(Pn,'$bytes',function(e){const n=z(Gr,e)
if(!n)throw en('Bytes of the app did not arrive')
return W(Gr,e),io(),n}),ft(()=>{Gr=new $})
const Yr=new $
let ei=0
const ni=new $
function on(e,n,t){bo(e),e=J(e),'function'!=typeof n&&Ze('The listener of "'+e+'" is not a function')
const o=t?.signal,r=!!t?.once
if(o&&o.aborted)return()=>{}
let i=z(Yr,e)
i||D(Yr,e,i=new $)
const s=++ei,a=()=>{W(i,s)}
return D(i,s,{listener:n,isOnce:r}),o&&Oe(o,'abort',a),a}function emit(e,n){const t='event '+bo(e)+' ',o=kn(n)
void 0!==o?$t(ti(e,t+o)):zt(()=>ti(e,t+'~'+Nn(n,'value',null,0)),!1)}function ti(e,n){return It(e,n),n}function oi(e,n){const t=z(Yr,e),o=t?K(t):0
if(o+K(ni)===0)return Hn(n)
const r=Wn(n)
o>0&&C(t,(e,n)=>{e.isOnce&&W(t,n),nn(e.listener,void 0,[r])}),C(ni,n=>{nn(n,void 0,[e,r])})}const ri=new $
function ii(e){const n=z(ri,e)
return n?(W(ri,e),C(n,(e,n)=>{z(Uo,n)===e&&W(Uo,n)}),!0):W(Uo,e)}const si=_(function(){})
function ai(e,n){return new j(si,{__proto__:null,get:(t,o)=>'string'!=typeof o||'then'===o?void 0:ai(e?e+'.'+o:o,n),apply:(t,o,r)=>n(e,r),has:()=>!1,set:ci,defineProperty:ci,deleteProperty:ci,construct:ci})}function ci(){Ze('The objects of bridge.native can only be called')}function li(e,n,t){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',e,n,t,void 0,o)
return g(r,Re,Ve(()=>lazyStream(e,e=>(e.id=o.id,new xe((n,t)=>Le(r,t=>{e.inner=o.inner,n(t)},t)))))),r}let ui=0
function fi(e,n,t){let o=0
ui=n
for(let n;ui<t&&' '!==(n=e[ui]);ui++)o=10*o+ +n
if(ui>n&&o<1e16)return o
throw en('A line of the app has no number')}function di(e,n,t){const o=34===R(e,n)
if(o){ui=n+1
for(let n;ui<t&&34!==(n=R(e,ui));ui++)92===n&&ui++
ui++}else ui=M(e,' ',n),(ui<0||ui>t)&&(ui=t)
const r=N(e,n,ui)
return o?h(r):r}Yt=function(e,n,t,o){const r=A(e,'done ',n)?'done':A(e,'call ',n)?'call':N(e,n,M(e,' ',n)),i=n
n+=r.length+1
const s='event'===r?0:fi(e,n,t)
if(!o&&function(e,n){if(null===no||'load'===e)return!1
switch(e){case'open':case'next':return!P(to,n)
case'done':case'fail':return!W(to,n)
default:return!0}}(r,s))return function(e){ao({line:e,size:oo,isReady:!0,next:null}),oo=0}(N(e,i,t))
switch('event'!==r&&(n=ui+1),r){case'done':return Oo(s,N(e,n,t))
case'call':case'stream':return wr(s,di(e,n,t),N(e,ui+1,t),'stream'===r)
case'event':return oi(di(e,n,t),N(e,ui+1,t))
case'fail':return function(e,n){const t=Mo(e)
if(t)return t.reject(Un(n))
const o=z(Eo,e)
o&&Po(o,Un(n))}(s,N(e,n,t))
case'load':return function(e,n,t){if(P(Gr,e))return function(e){eo?oo+=e:ro+=e}(n),$t('release '+e)
const o=tt,r=function(e){const n={line:'',size:0,isReady:!1,next:null}
return ao(n),oo+=e,n}(n),i=t=>{o!==tt||at||(t&&fe(t)===n&&D(Gr,e,t),$t('release '+e),function(e){for(e.isReady=!0;eo&&eo.isReady;){const{line:e,size:n}=eo
eo=eo.next,eo||(no=null),e&&(ro=n,so(e,0,!0),ro=0)}}(r))},s=()=>Le(Xr(Zr(e,null,!0),n),i,()=>i(null))
if(!rn)return s()
Le(rn.load(sn(t,e)),i,()=>{o!==tt||at||s()})}(s,fi(e,n,t),N(e,ui+1,t))
case'trace':return a=N(e,n,t),void(fr=a)
case'cancel':return xr(s,new qe('cancelled','The app cancelled the call'))
case'open':return function(e){const n=co.get(e),t=n&&n.control
if(!t)return
Mo(e)
const{signal:o}=n,r=t.room||1048576,i={id:e,name:n.name,credit:t.isPatient?0:Jo,room:r,mean:r/Jo,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
D(Eo,e,i),i.signal&&(i.abort=()=>Wo(i,To(i.name,i.signal)),Oe(i.signal,'abort',i.abort))
const s=function(e){const n=Ko(()=>function(e){return new xe((n,t)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,zo(e,{resolve:n,reject:t},o.text),Io(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?t(o):n(Do(void 0))}const r={resolve:n,reject:t,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Wo(e,null))
return ze(Co,n,e,n),n}(i)
t.inner=s,Io(i),n.resolve(s)}(s)
case'next':return $o(s,N(e,n,t))
case'credit':return function(e,n){const t=z(Tr,e),o=t||qo.get(e)
if(!o)return
const r=o.credit+n
o.credit=r<Nr?r:Nr,t&&Ir(t)}(s,fi(e,n,t))
case'release':return void W(dn,s)
case'readRef':return function(e,n){const t=z(dn,n)
dr(e),'object'==typeof t?Er(e,'stream',t):vr(e,'stream',Pr('stream'))}(s,fi(e,n,t))
case'callRef':return function(e,n,t){const o=z(dn,n)
if(dr(e),'function'==typeof o)return hr(e,'function',o,t,!1,'')
Hn(t),vr(e,'function',Pr('function'))}(s,fi(e,n,t),N(e,ui+1,t))
case'has':return function(e,n){Kt(dr(e)),ar(e,n,'',!1)}(s,di(e,n,t))
default:throw en('A line of the app cannot be read: '+r)}var a}
let wi=!1
function pi(e){e.isTrusted&&!wi&&(wi=!0,ct=!0,ot&&Le(Zn('goodbye '+ot),()=>{},()=>{}),vt(new qe('documentGone','The page was left. Its calls may have run')))}function hi(e){e.isTrusted&&wi&&(wi=!1,dt())}function gi(){Oe(window,'pagehide',pi,!0),Oe(window,'pageshow',hi,!0),Oe(window,'load',Br,!0)}let _i=!1
for(let e=0;e<o.length;e++)E(new RegExp(o[e]),Yn)&&(_i=!0)
function startExtension(e,n){_i&&nn(e,void 0,[n])}if(g(gi,'handlers',Ve(qn)),g(window,'__webbridge__',Ve(_(gi))),gi(),_i){const e=function e(n){const t={__proto__:null,call:(e,...t)=>request('call',e,t,n),callSync:(e,...t)=>callSync(e,t,n),stream:(e,...t)=>lazyStream(e,o=>request('stream',e,t,n,void 0,o)),has:e=>request('has',e,null,n),native:ai('',(e,t)=>li(e,t,n)),expose(e,n,t){!function(e,n,t){nr(e),
('object'!=typeof n&&'function'!=typeof n||null===n)&&Ze('The value exposed as "'+e+'" is not an object')
const o=function(e,n){const t=new $
for(let o=n;o&&o!==x&&o!==k;o=m(o)){const r=v(o)
for(let i=0;i<r.length;i++){const s=e+'.'+r[i]
if('constructor'===r[i]||95===R(r[i],0)||P(t,s))continue
const a=y(o,r[i]).value
'function'==typeof a&&(nr(s),D(t,s,function(){return u(a,n,arguments)}))}}return t}(e,n)
0===K(o)&&Ze('The object exposed as "'+e+'" has no methods')
const r=t?.replacing
r&&ii(e),C(o,(e,n)=>tr(n,r)),C(o,(e,n)=>or(n,e,t)),D(ri,e,o)}(e,n,t)},handle(e,n,t){or(e,n,t)},remove:e=>ii(e),on:(e,n,t)=>on(e,n,t),off(e,n){!function(e,n){const t=z(Yr,e)
t&&C(t,(e,o)=>{void 0!==n&&e.listener!==n||W(t,o)})}(e,n)},emit(e,n){emit(e,n)},with(t){!function(e){const n=e?.timeout
void 0===n||'number'==typeof n&&n==n||Ze('timeout is a number of milliseconds, or Infinity')}(t)
const o=e=>void 0===t?.[e]?n[e]:t[e]
return e({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(e){Sr(e)},get context(){return Lo},ready:lt,isAvailable:!0,BridgeError:qe},o=b(t)
for(let e=0;e<o.length;e++)'function'==typeof t[o[e]]&&'native'!==o[e]&&_(t[o[e]])
return _(t)}({__proto__:null})
g(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),g(window,Symbol.for('webbridge'),Ve(e))}dt()
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
