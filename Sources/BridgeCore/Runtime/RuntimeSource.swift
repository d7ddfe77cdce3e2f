// Of the digest 56e540a934813c6bbe314fac36ffa4d2c218f54f6181c3d6a0e510a10f5f6f33, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:a,streamWindow:s,references:l}=configuration,u=Reflect.apply,f=e=>(t,...n)=>u(e,t,n),d=(e,t)=>f(e.prototype[t]),w=(e,t)=>f(v(e.prototype,t).get),p=JSON.stringify,h=JSON.parse,g=Object.defineProperty,_=Object.freeze,b=Object.keys,y=Object.getOwnPropertyNames,v=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,x=Object.prototype,j=Function.prototype,B=Proxy,k=d(Object,'toString'),S=Array.isArray,T=ArrayBuffer.isView,M=d(String,'indexOf'),O=d(String,'slice'),N=d(String,'startsWith'),R=d(String,'charCodeAt'),A=String,J=d(RegExp,'exec'),E=String.fromCharCode,I=Map,z=d(Map,'get'),D=d(Map,'set'),$=d(Map,'has'),P=d(Map,'delete'),W=d(Map,'forEach'),C=w(Map,'size'),K=WeakMap,V=d(WeakMap,'get'),F=d(WeakMap,'set'),L=Set,H=d(Set,'add'),U=d(Set,'forEach'),q=Date,Q=d(Date,'getTime'),G=d(Number,'toString'),Z=d(Number,'valueOf'),X=d(String,'valueOf'),Y=d(Boolean,'valueOf'),ee=d(BigInt,'valueOf'),te=window.performance,ne=te.now,oe=()=>u(ne,te,[]),re=Uint8Array,ie=Math.random,ce=window.atob,ae=window.btoa,se=d(re,'set'),le=w(m(re),'buffer'),ue=w(m(re),'length'),fe=window.Blob,de=window.File,we=w(fe,'size'),pe=w(fe,'type'),he=d(fe,'slice'),ge=d(fe,'arrayBuffer'),_e=w(de,'name'),be=TextDecoder,ye=d(be,'decode'),ve=BigInt,me=Promise,xe=Promise.prototype.then,je=d(Promise,'then'),Be=Error,ke=window.queueMicrotask,Se=window.prompt,Te=window.setTimeout,Me=window.clearTimeout,Oe=d(EventTarget,'addEventListener'),Ne=d(EventTarget,'removeEventListener'),Re=Symbol.asyncIterator,Ae=Symbol.iterator,Je=m(function*(){}),Ee=m(async function*(){}),Ie=FinalizationRegistry,ze=d(Ie,'register'),De=d(Ie,'unregister'),$e=AbortController,Pe=d($e,'abort'),We=w($e,'signal'),Ce=window.reportError||(e=>Te(()=>{
throw e},0)),Ke=e=>({__proto__:null,value:e}),Ve=_(Ke(void 0))
function Fe(e,t,n){g(e,'constructor',Ve),je(e,t,n)}const Le=e=>new me(t=>t(e))
function He(e,t,n,o){if(t!==xe)return Fe(Le(e),n,o)
try{je(e,n,o)}catch(e){o(e)}}class Ue extends Be{constructor(e,t,n){super(t),g(this,'name',Ke('cancelled'===e?'AbortError':'BridgeError')),g(this,'code',Ke(A(e))),void 0!==n?.data&&g(this,'data',Ke(n.data)),void 0!==n?.cause&&g(this,'cause',Ke(n.cause))}}g(Ue,'name',Ke('BridgeError')),_(Ue.prototype),_(Ue)
const qe=e=>new Ue(e.code,e.message,{data:e.data}),Qe=(e,t)=>new Ue(t.code,'"'+e+'": '+t.message),Ge=(e,t)=>{throw new Ue('badArguments',e,t)},Ze=e=>new Ue('overLimit',e),Xe=e=>new Ue('invalidName',e),Ye=e=>new Ue('badFrame',e)
function et(e,t,n){try{return u(e,t,n)}catch(e){Ce(e)}}function tt(){const e=new I
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&n-1]
return r&&r.id===o?r:z(e,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const a=t[o&n-1]
a&&D(e,a.id,a),t[o&n-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:P(e,o),i},size:()=>r,each(r){W(e,r)
const i=t,c=n-1
for(let e=o-c;e<=o;e++){const t=i[e&c]
t&&r(t,t.id)}}}}let nt=null,ot=()=>{}
function rt(e,t){nt=e,t&&(ot=t)}const it=new K
function ct(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:we(e),type:pe(e),name:n?_e(e):void 0}}catch(e){return}}const at=(e,t)=>ct(e,t)||V(it,e),st=(e,t,n)=>'{"$blob":{"ref":'+ht(e,'blob',n)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let lt=new I,ut=0,ft=null,dt=0
function wt(e,t,n){const o=ft,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
ft=r
try{return r.text=e(),r}catch(e){throw r.refs&&W(r.refs,(e,t)=>{P(lt,t)}),e}finally{ft=o}}const pt=(e,t,n)=>'{"$'+t+'":'+ht(e,t,n)+'}'
function ht(e,t,n){if(ft&&ft.mayRefer||Bt(n,'is a '+t+', which only arguments, results and elements of streams can carry'),C(lt)>=l)throw Ze(n+' is a '+t+', and the app holds '+C(lt)+' of this page already')
const o=++ut
return D(lt,o,e),ft.refs||(ft.refs=new I),D(ft.refs,o,!0),o}const gt=126,_t=36,bt=500
function yt(e,t){const n=vt(e)
return void 0===n?'~'+St(e,t,null,0):n}function vt(e){try{return xt(e,0)?p(e):void 0}catch(e){return}}const mt=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function xt(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||jt(e,t)
default:return!1}}function jt(e,t){if(t>bt||void 0!==e[Re]||void 0!==e.toJSON)return!1
if(S(e)){for(let n=0;n<e.length;n++)if(!xt(e[n],t+1))return!1
return!0}const n=m(e)
if(n!==x&&null!==n)return!1
for(const n in e)if(!xt(e[n],t+1))return!1
return!0}const Bt=(e,t,n)=>{const o=e.length>100?O(e,0,100)+'…':e
Ge(o+' '+t,{cause:n})}
function kt(e,t){if(t instanceof Ue)throw t
let n=''
try{n=': '+A(t)}catch(e){}Bt(e,'cannot be read'+n,t)}function St(e,t,n,o){switch(typeof e){case'string':case'boolean':return p(e)
case'number':return Tt(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return pt(e,'function',t)
case'symbol':Bt(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&Bt(t,'is cyclic: it is one of the objects that it is in')
o>bt&&Bt(t,'is nested deeper than '+bt)
const r={value:e,above:n}
try{return function(e,t,n){const o=k(e),r=at(e,o)
if(r)return st(e,r,t)
if(Ot(e,o))return pt(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(S(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Nt(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=m(e)
if(i===x||null===i)return Rt(e,t,n)
if(T(e))return At(new re(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return At(new re(e),t)
case'[object Date]':{const t=Q(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return W(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+Mt(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return U(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return Tt(Z(e))
case'[object String]':return p(X(e))
case'[object Boolean]':return p(Y(e))
case'[object BigInt]':return'{"$int":"'+ee(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+p(A(e.name))+',"message":'+p(A(e.message))+'}'
case'[object Object]':return Rt(e,t,n)
case'[object Promise]':Bt(t,'is a Promise: await it first')}return Bt(t,'is '+O(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>St(e,t+n,r,o+1))}catch(e){return kt(t,e)}}function Tt(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':p(e)}const Mt=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:A(e),Ot=(e,t)=>'function'==typeof e[Re]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ae]
function Nt(e,t,n){try{return e[t]}catch(e){return kt(n,e)}}function Rt(e,t,n){const o=b(e)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+n(Nt(e,o[i],t+c),c)}return 1===o.length&&R(o[0],0)===_t?'{"$object":{'+r+'}}':'{'+r+'}'}const At=(e,t)=>'{"$bytes":'+(ft?.mayUpload&&ue(e)>(nt?65536:1048576)?function(e,t){const n=ue(e)
if(ft.size+n>a)throw Ze(t+' has '+n+' bytes, and only '+a+' may wait for the app. Pass a Blob, which is read in pieces')
ft.size+=n
const o={number:++dt,bytes:new re(e),next:null}
return ft.lastUpload?ft.lastUpload.next=o:ft.uploads=o,ft.lastUpload=o,o.number}(e,t):'"'+Jt(e)+'"')+'}'
function Jt(e){const t=ue(e)
let n=''
for(let o=0;o<t;o++)n+=E(e[o])
return ae(n)}function Et(e,t){let n=e.length
if(void 0===n){if(e.json)return e.json
const n=t(e.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const It=e=>'~'+Et(e,(e,t)=>St(e,'args['+t+']',null,0)),zt=new I
function Dt(e){return R(e,0)===gt?$t(h(O(e,1))):h(e)}function $t(e){if('object'!=typeof e||null===e)return e
if(S(e)){for(let t=0;t<e.length;t++)e[t]=$t(e[t])
return e}const t=b(e)
if(1===t.length&&R(t[0],0)===_t)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return ve(t)
case'$date':return new q(t)
case'$map':{const e=new I
for(let n=0;n<t.length;n++)D(e,$t(t[n][0]),$t(t[n][1]))
return e}case'$set':{const e=new L
for(let n=0;n<t.length;n++)H(e,$t(t[n]))
return e}case'$object':{const e=b(t)[0]
return t[e]=$t(t[e]),t}case'$bytes':if('number'!=typeof t)return function(e){const t=ce(e),n=new re(t.length)
for(let e=0;e<t.length;e++)n[e]=R(t,e)
return n}(t)}const n=z(zt,e)
if(n)return n(t)
throw Ye(e+' is no kind of value')}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=$t(e[t[n]])
return e}let Pt=!1
function Wt(e){if(R(e,0)===gt){Pt=!0
try{Dt(e)}catch(e){}Pt=!1}}function Ct(e){return qe(Dt(e))}const Kt=window.webkit.messageHandlers,Vt=Kt[n],Ft=Vt.postMessage,Lt=e=>u(Ft,Vt,[e]),Ht=window.top===window,Ut=Ht&&'file:'===window.location.protocol?'file://':window.origin
let qt,Qt,Gt=0,Zt='',Xt='',Yt='',en='',tn=null,nn=!1
const rn=new me((e,t)=>{qt=e,Qt=t})
je(rn,void 0,()=>{})
const cn=new I,an=e=>D(cn,C(cn),e)
function sn(){Gt++,tn=null,nn=!1,Yt=un(),dn('hello '+e+' {"wire":'+t+',"origin":'+p(Ut)+',"url":'+p(window.location.href)+',"main":'+Ht+',"key":"'+Yt+'"}',ln)}function ln(e){if(!N(e,'welcome '))return wn(e),void Qt(qe(tn))
const t=M(e,' ',8)
Zt=O(e,8,t),Xt='batch '+Zt+' ',en=O(e,t+1),qt(),function(){for(let e=Kn;nt&&e;e=e.next)Ln(e)
Hn()}(),zn(1)}const un=()=>O(e,16)+fn(4294967296*ie())+fn(Q(new q)),fn=e=>O(G(4294967296+(e>>>0),16),1)
function dn(e,t,n){const o=Gt,r=e=>{o!==Gt||tn||('string'==typeof e?t(e,n):pn())}
Fe(Lt(e),r,e=>{const t=v(e,'message')
r(t&&t.value)})}function wn(e){N(e,'close ')?hn(Ct(O(e,6))):pn()}function pn(){hn(new Ue('detached','The app took the bridge away'))}function hn(e){tn=e,Zt='',W(cn,t=>t(e))}const gn=128,_n=8,bn=2048
let yn='',vn=0,mn=0,xn=0,jn=!1,Bn=0,kn=0,Sn=0,Tn=0,Mn=new I,On=null
function Nn(e,t,n){if(n.length>c)throw Ze(e+' "'+t+'" has '+n.length+' characters, and a line may have '+c+' bytes')
return n}function Rn(e,t){Nn('The line for',e,t)
const n=yn.length+Fn
if(n+t.length+(ft?ft.size:0)>a)throw Ze('"'+e+'": '+n+' characters and bytes wait for the app, which reads none')}function An(e,t){if(!tn){if(Vn&&!t)return function(e){Vn.text+='\n'+e,Vn.size+=e.length+1,Fn+=e.length+1}(e)
yn=yn+'\n'+e,vn++,Zt&&(0!==Bn||jn||(jn=!0,ke(En)),vn>=gn*(Bn+1)&&Bn<_n&&En())}}function Jn(e,t=!0){const{text:n,uploads:o,size:r}=wt(e,t,!0)
o&&!tn?function(e,t,n){const o={uploads:t,size:n+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
Vn?Vn.next=o:Kn=o,Vn=o,Fn+=n,Zt&&nt?Ln(o):Hn()}(n,o,r):An(n)}function En(e){if(!e){if(jn=!1,!yn)return
Bn++}const t=(e?'poll ':'batch ')+(Zt||Yt)+' '+ ++mn+yn
yn='',vn=0,dn(t,In,e),Hn(),Pn()}function In(e,t){if(t?e.length>bn&&zn(_n):Bn--,''!==e){if(!N(e,Xt))return wn(e)
let t=M(e,'\n')
t<0&&(t=e.length)
const n=+O(e,Xt.length,t)
if(n===xn+1&&0===C(Mn)?(xn++,no(e,t+1)):function(e,t){D(Mn,e,t)
for(let e;void 0!==(e=z(Mn,xn+1));)P(Mn,++xn),no(e,0)
C(Mn)>(Bn||1)+kn&&(hn(Ye('A text of the app is missing')),Ce(qe(tn)))}(n,O(e,t+1)),tn)return}t?Dn(4,Gt):0===Bn&&En()}function zn(e){for(;kn<e;)kn++,En(!0)}function Dn(e,t){if(t===Gt&&!tn){if(e>0&&Tn>0)return ke(()=>Dn(e-1,t))
Sn++,Tn=0,En(!0)}}function $n(e){e.poll===Sn&&(e.poll=-1,Tn--)}function Pn(){const e=On
On=null,e&&e()}an(()=>{yn='',vn=mn=xn=Bn=kn=0,Mn=new I})
const Wn=262144,Cn=1048576
let Kn=null,Vn=null,Fn=0
function Ln(e){const t=Gt,n=n=>{t!==Gt||tn||(e.posts--,n||(e.isText=!0),Hn(),Pn())}
for(let t=e.uploads;t;t=t.next)e.posts++,Fe(nt.post(t.number,t.bytes),n,()=>n(!1))}function Hn(){for(;Zt&&Kn;){if(nt&&!Kn.isText?Kn.posts>0:Kn.uploads&&yn.length>=Cn)return
!Kn.uploads||!Kn.isText&&nt?Un():qn()}}function Un(){const{text:e,size:t}=Kn
Kn=Kn.next,Kn||(Vn=null),Fn-=t,An(e,!0)}function qn(){const{bytes:e,number:t,next:n}=Kn.uploads,o=Kn.offset,r=ue(e)-o,i=r<Wn?r:Wn
Kn.offset+=i,i===r&&(Kn.uploads=n,Kn.offset=0),An('bytes '+t+' '+o+' "'+Jt(new re(le(e),o,i))+'"',!0)}an(()=>{Kn=Vn=null,Fn=0})
let Qn=()=>{},Gn=null,Zn=null
const Xn=new I
let Yn=0,eo=0
const to=()=>{const e=eo
return eo=0,e}
function no(e,t,n){for(;t<e.length;){let o=M(e,'\n',t)
o<0&&(o=e.length)
try{Qn(e,t,o,n)}catch(e){Ce(e)}t=o+1}}function oo(e){Zn?Zn.next=e:Gn=e,Zn=e}an(()=>{Gn=Zn=null,Yn=0,W(Xn,(e,t)=>{P(Xn,t)})})
const ro=tt(),noOptions=_({__proto__:null}),io=_({__proto__:null,timeout:1/0})
let co=0,ao=0,so=1/0
const lo=/^[A-Za-z0-9_$.-]+$/,uo=/^webbridge(\.|$)/
let fo=new I
const wo=new I
function ownName(e){const t=_({__proto__:null,toString:()=>'webbridge.'+e})
return D(wo,t,A(t)),t}function po(e){let t=z(fo,e)||z(wo,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw Xe('A name is text of 1 to 256 characters')
if(J(uo,e))throw Xe('"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=J(lo,e)?e:p(e),C(fo)>1e3&&(fo=new I),D(fo,e,t),t}let ho=null,go=null
const _o=(e,t)=>{ho=e,go=t}
function request(e,t,n,o,r,i){const c=new me(_o),a={id:0,name:t,resolve:ho,reject:go,deadline:0,signal:o.signal,abort:null,control:i}
ho=go=null
try{const c=void 0===r?po(t):r,s=n?Et(n,vt):''
void 0!==s?An(vo(e,c,s,a,o,i)):bo(e,c,n,a,o,i)}catch(e){a.reject(e)}return c}const bo=(e,t,n,o,r,i)=>Jn(()=>vo(e,t,It(n),o,r,i))
function yo(e,{traceparent:t}){t&&An('trace '+e+' '+p(O(A(t),0,99)))}function vo(e,t,n,o,r,c){if(tn)throw qe(tn)
const{name:a,signal:s}=o,l=n?t+' '+n:''+t
if(!c?.isLoad&&(Rn(a,l),ro.size()>=i))throw Ze('"'+a+'": '+ro.size()+' calls are unanswered already')
xo(a,r)
const u=o.id=++co
return c&&(c.id=u,c.isLoad&&D(Xn,u,!0)),s&&function(e,t,n){n.abort=()=>ko(t,jo(n.name,e)),Oe(e,'abort',n.abort)}(s,u,o),o.deadline=oe()+mo(r),ro.add(o),o.deadline<so&&To(o.deadline),yo(u,r),e+' '+u+' '+l+(c&&!c.isPatient?'\ncredit '+u+' '+Oo:'')}function mo(e){return e.timeout??r??1/0}function xo(e,t){if(t.signal&&t.signal.aborted)throw jo(e,t.signal)
if(mo(t)<=0)throw new Ue('timedOut','"'+e+'" was not called, because its timeout is 0')}const jo=(e,t)=>new Ue('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function Bo(e){const t=ro.take(e)
return t&&t.abort&&Ne(t.signal,'abort',t.abort),t}function ko(e,t){const n=Bo(e)
n&&(n.reject(t),An('cancel '+e))}function So(e,t){const n=Bo(e)
if(!n){const n=z(No,e)
return n&&Io(n,null),Wt(t)}try{n.resolve(Dt(t))}catch(e){n.reject(Ye('The answer of "'+n.name+'" cannot be read'))}}function To(e){Me(ao),so=e
const t=e-oe()
ao=Te(Mo,t<0?0:t>2147483647?2147483647:t)}function Mo(){so=1/0
const e=oe()
let t=1/0
ro.each((n,o)=>{n.deadline<=e?ko(o,new Ue('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&To(t>e+5?t:e+5)}function callSync(e,t,o){const r=wt(()=>function(e,t,o){const r='call 0 '+po(e)+' '+(Et(t,vt)??It(t))
if(tn)throw qe(tn)
Rn(e,r),xo(e,o),yo(0,o),function(){for(;Kn;)Kn.uploads?qn():Un()}(),En()
const i=u(Se,window,[n,'sync '+Yt+' '+mn+'\n'+r])
if('string'!=typeof i)throw new Ue('syncUnavailable','"'+e+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if(N(i,'close '))throw Ct(O(i,6))
return i}(e,t,o),!0,!1).text
if(N(r,'done 0 '))return Dt(O(r,7))
throw Ct(O(r,7))}function postBeacon(e,t){if(tn&&!nn)throw qe(tn)
const{text:n}=wt(()=>Et(t,vt)??It(t),!1,!1)
return Lt(Nn('The line for',e,'beacon '+Yt+'\ncall 0 '+po(e)+' '+n))}an(e=>{ro.each((t,n)=>{Bo(n),t.reject(Qe(t.name,e))})})
const hasLeftPage=()=>nn,Oo=4,No=new I
function Ro(e){if(e.hasEnded)return
const t=function(e){const t=s
let n=e.room/e.mean
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,An('credit '+e.id+' '+t))}function Ao(e,t){const n=z(No,e)
if(!n)return Wt(t)
if(n.credit<1)return Wt(t),zo(n,Ye('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=t.length+to()
n.mean=(7*n.mean+o)/8
const r=n.takers
if(r)return n.takers=r.next,Jo(n,r,t),n.isDropped&&!n.takers?zo(n,null):Ro(n)
const i={text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function Jo(e,t,n){let o
try{o=Dt(n)}catch(n){const o=Ye('An element of "'+e.name+'" cannot be read')
return zo(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Eo=e=>({value:e,done:!0})
function Io(e,t){P(No,e.id),e.hasEnded=!0,e.abort&&Ne(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Eo(void 0)),e.error=null
e.takers=null}function zo(e,t){for(let t=e.first;t;t=t.next)Wt(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Io(e,t),An('cancel '+e.id))}an(e=>{W(No,t=>{Io(t,Qe(t.name,e))})})
const Do=new Ie(e=>{e.takers?e.isDropped=!0:zo(e,null)})
function $o(e,t){const n={__proto__:null,next:e,return:e=>(t(),Le(Eo(e))),throw:e=>(t(),new me((t,n)=>n(e)))}
return g(n,Re,Ke(()=>n)),_(n)}function lazyStream(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return $o(()=>o.inner?o.inner.next():new me((n,c)=>{if(i)return n(Eo(void 0))
r||(r=new me((n,r)=>{Fe(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Ue('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Fe(r,e=>Fe(e.next(),n,c),e=>{if(i)return n(Eo(void 0))
i=!0,c(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&ko(o.id,new Ue('cancelled','"'+e+'" was left'))})}class Po{#e=null
#t
#n
#o
constructor(e,t){this.#n=e,this.#o=t,_(this)}get name(){return this.#n}get traceparent(){return this.#o&&h(this.#o)}get signal(){return this.#e||(this.#e=new $e,this.#t&&Pe(this.#e,this.#t)),We(this.#e)}static abort(e,t){e.#t=t,e.#e&&Pe(e.#e,t)}}const Wo=Po.abort
let Co
function Ko(e){const t=Co
return Co=e,t}g(Po.prototype,'constructor',Ke(void 0)),_(Po.prototype)
const Vo=new I,Fo=tt(),Lo=new I,Ho=new I
let Uo=0
const qo=()=>{Uo=0}
let Qo=!1,Go=0
function Zo(e){if(po(e),M('.'+e+'.','..')>=0)throw Xe('"'+e+'" has an empty part: write module.feature.method')}function Xo(e,t){if($(Vo,e)&&!t)throw new Ue('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function Yo(e,t,n){Zo(e),'function'!=typeof t&&Ge('The handler of "'+e+'" is not a function'),Xo(e,n?.replacing),D(Vo,e,t),W(Lo,n=>{n.name===e&&ir(n,t)})}let er=()=>{}
const tr=e=>{er=e},nr=(e,t,n)=>z(Vo,e)||er(e,t,n)
function or(e,t,n,o){const r=nr(t,o,''!==n),i=!(r||Qo&&0===Go)
return i?D(Lo,e,{id:e,name:t,payload:n,mayStream:o}):rr(e,t,n,o,r),i}function rr(e,t,n,o,r){if(n){if(r)return fr(e,t,r,n,o,t)
Wt(n),W(Ho,e=>e(t)),hr(e,t,new Ue('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else Fo.take(e)&&An('done '+e+' '+(void 0!==r))}function ir({id:e,name:t,payload:n,mayStream:o},r){P(Lo,e),rr(e,t,n,o,r)}function cr(){W(Lo,e=>{const t=nr(e.name,e.mayStream,''!==e.payload)
t&&ir(e,t)})}let ar
function sr(e){const t={id:e,poll:(Tn++,Sn),context:null,credit:0,trace:ar}
return ar=void 0,Fo.add(t),t}function lr(e,t,n,o){const r=sr(e)
or(e,t,n,o)&&$n(r)}const ur=e=>{const t=m(e)
return t===Ee||t===Je}
function fr(e,t,n,o,r,ownName){const i=Fo.get(e),c=new Po(ownName,i?.trace)
let a,s,l
try{if(!r&&ur(n))return Wt(o),dr(e,t,ownName)
const i=Dt(o)
l=Ko(c),Uo=e,a=u(n,c,i),s='object'==typeof a&&null!==a&&a.then,Ko(l)}catch(n){return Ko(l),hr(e,t,n)}if(i&&!mt(a)&&(i.context=c),'function'!=typeof s)return wr(e,t,a,r,ownName)
He(a,s,n=>wr(e,t,n,r,ownName),n=>hr(e,t,n))}const dr=(e,t,ownName)=>hr(e,t,new Ue('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function wr(e,t,n,o,ownName){try{if('object'==typeof n&&null!==n&&Ot(n,k(n)))return o?Nr(e,t,n):(Or(n),dr(e,t,ownName))
if(!Fo.get(e))return
pr('done ',e,'The result of',t,n,'result')}catch(n){return n instanceof Ue&&'overLimit'===n.code?hr(e,t,n):hr(e,t,new Ue('badResult','The result of "'+t+'": '+(n instanceof Ue?n.message:A(n))))}}function pr(e,t,n,o,r,i){const c=vt(r)
void 0===c?Jn(()=>_r(e,t,Nn(n,o,'~'+St(r,i,null,0)))):An(_r(e,t,Nn(n,o,c)))}const hr=(e,t,n)=>gr('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof Ue?(r=t.code,n=A(t.message),void 0!==t.data&&(i=yt(t.data,'data'))):t instanceof Be?n='"'+e+'" threw '+A(t.name)+': '+A(t.message):(n='"'+e+'" threw '+A(t),i=yt(t,'data')),t instanceof Be&&void 0!==t.stack&&(o=A(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const c=''!==i&&R(i,0)===gt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(n)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?O(i,1):i))+'}'}(t,n))
function gr(e,t,n){Fo.get(t)&&An(_r(e,t,n))}function _r(e,t,n){const o='next '!==e&&Fo.take(t)
return o&&$n(o),e+t+' '+n}function br(e,t){const n=Fo.take(e)
n&&$n(n)
const o=z(Lo,e)
P(Lo,e),o&&Wt(o.payload),n&&n.context&&Wo(n.context,t),function(e){const t=z(jr,e)
t&&(P(jr,e),Mr(t.source))}(e)}function yr(){!Qo||Go>0||(cr(),W(Lo,e=>ir(e)))}an(e=>Fo.each((t,n)=>br(n,e)))
const vr=new I
function mr(){Qo=!0,yr(),W(vr,e=>e())}function xr(e){Go++
const t=()=>{Go--,yr()}
Fe(Le(e),t,t)}const jr=new I,Br=a/2<4194304?a/2:4194304,kr=9007199254740992,Sr=1048576
function Tr(e){if('[object ReadableStream]'===k(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=ct(e,k(e))
if(t)return function(e,t){const n=nt?Sr:Wn
let o=0
return{step(){if(o>=t)return Eo(void 0)
const r=he(e,o,o+=n)
return new me((e,t)=>Fe(ge(r),t=>e({__proto__:null,value:new re(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
V(it,e)&&(e=e.stream())
const n=e[Re],o=u('function'==typeof n?n:e[Ae],e,[]),{next:r}=o
return{step:()=>u(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return u(e,o,[])}}}function Mr(e){try{const t=e.stop()
Fe(Le(t),()=>{},Ce)}catch(e){Ce(e)}}function Or(e){try{Mr(Tr(e))}catch(e){Ce(e)}}function Nr(e,t,n){const o=Fo.get(e)
if(!o)return Or(n)
let r
try{r=Tr(n)}catch(n){return hr(e,t,n)}const{context:i,credit:c}=o,a={id:e,name:t,source:r,context:i,credit:c,isBusy:!1}
$n(o),D(jr,e,a),An('open '+e),Rr(a)}function Rr(e){for(;!e.isBusy&&e.credit>0&&$(jr,e.id);){if(yn.length+Fn>=Br)return void(On=Er)
let t,n
const o=Ko(e.context)
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then,Ko(o)}catch(t){return Ko(o),Jr(e,t)}'function'==typeof n?(e.isBusy=!0,He(t,n,t=>{e.isBusy=!1,Ar(e,t),Rr(e)},t=>Jr(e,t))):Ar(e,t)}}function Ar(e,t){if(!$(jr,e.id))return
const{id:n,name:o}=e
try{if(t.done)return P(jr,n),gr('done ',n,'~{"$undefined":1}')
pr('next ',n,'An element of',o,t.value,'element'),e.credit--}catch(t){return Jr(e,t instanceof Ue&&'badArguments'===t.code?new Ue('badResult','An element of "'+o+'": '+t.message):t),Mr(e.source)}}function Jr(e,t){P(jr,e.id)&&hr(e.id,e.name,t)}const Er=()=>W(jr,Rr),Ir=e=>new Ue('unknownMethod','The '+e+' was released'),zr=new Ie(e=>$r(e)),Dr=(e,t)=>({kind:e,ref:t,own:Gt,isReleased:!1})
function $r(e){e.isReleased||(e.isReleased=!0,e.own!==Gt||tn||An('release '+e.ref))}function Pr(e){return e.isReleased?Ir(e.kind):e.own!==Gt?new Ue('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Wr(e,t){return g(e,'release',Ke(_(()=>{De(zr,e),$r(t)}))),ze(zr,e,t,e),_(e)}D(zt,'$function',function(e){const t=Dr('function',e)
return Pt?$r(t):Wr(function(...n){const o=Pr(t)
return o?new me((e,t)=>t(o)):request('callRef','function',n,noOptions,e)},t)}),D(zt,'$stream',function(e){const t=Dr('stream',e)
if(Pt)return $r(t)
const n={__proto__:null}
return g(n,Re,Ke(()=>lazyStream('stream',n=>{const o=Pr(t)
if(o)throw o
return request('readRef','stream',null,noOptions,e,n)},n))),Wr(n,t)}),an(function(){lt=new I})
const Cr=_({__proto__:null})
function Kr(e,t){const n=Pr(e)
return n?new me((e,t)=>t(n)):t()}const Vr=(e,t)=>new me((n,o)=>{Fe(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Fr=e=>({__proto__:null,[Ae](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Lr(e,t,n,o){let r=0,i=null
const c=()=>(i||(i=Ur(t.ref,e,!1)),i.next())
return $o(()=>Kr(t,()=>{if(i||!n||!nt)return c()
if(r>=o)return Le(Eo(void 0))
const e=r
return r+=Sr,new me((t,i)=>{Fe(nt.load(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(c())})})}),()=>{r=o,i&&i.return()})}D(zt,'$blob',function(e){const{ref:t,size:n,type:o,name:r,key:i}=e,c=Dr('blob',t)
if(Pt)return $r(c)
const a={__proto__:Cr},s=i?ot(i,t):void 0,l=()=>Kr(c,()=>qr(Lr(a,c,s,n),n)),u={__proto__:null,size:n,type:o,name:r,url:s,stream:()=>Lr(a,c,s,n),bytes:()=>l(),arrayBuffer:()=>Vr(l(),e=>le(e)),text:()=>Vr(l(),e=>ye(new be,e)),blob:()=>Vr(l(),e=>void 0===r?new fe(Fr(e),{__proto__:null,type:o}):new de(Fr(e),r,{__proto__:null,type:o}))},f=b(u)
for(let e=0;e<f.length;e++)g(a,f[e],Ke(u[f[e]])),'function'==typeof u[f[e]]&&_(u[f[e]])
return F(it,a,{size:n,type:o,name:r}),Wr(a,c)})
let Hr=new I
const Ur=(e,t,n)=>lazyStream('blob',t=>(t.isLoad=n,request('readRef','blob',null,io,e,t)),t)
function qr(e,t){return new me((n,o)=>{const r=new re(t)
let i=0
const c=()=>o(new Ue('badResult','The app announced another size')),a=()=>Fe(e.next(),e=>{if(e.done)return i===t?n(r):c()
const o=i+ue(e.value)
if(o>t)return c()
se(r,e.value,i),i=o,a()},o)
a()})}D(zt,'$bytes',function(e){const t=z(Hr,e)
if(!t)throw Ye('Bytes of the app did not arrive')
return P(Hr,e),to(),t}),an(()=>{Hr=new I})
const Qr=new I
let Gr=0
const Zr=new I
function on(e,t,n){po(e),e=A(e),'function'!=typeof t&&Ge('The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=z(Qr,e)
i||D(Qr,e,i=new I)
const c=++Gr,a=()=>{P(i,c)}
return D(i,c,{listener:t,isOnce:r}),o&&Oe(o,'abort',a),a}function emit(e,t){const n='event '+po(e)+' ',o=vt(t)
void 0!==o?An(Xr(e,n+o)):Jn(()=>Xr(e,n+'~'+St(t,'value',null,0)),!1)}function Xr(e,t){return Rn(e,t),t}function Yr(e,t){const n=z(Qr,e),o=n?C(n):0
if(o+C(Zr)===0)return Wt(t)
const r=Dt(t)
o>0&&W(n,(e,t)=>{e.isOnce&&P(n,t),et(e.listener,void 0,[r])}),W(Zr,t=>{et(t,void 0,[e,r])})}const ei=new I
function ti(e){const t=z(ei,e)
return t?(P(ei,e),W(t,(e,t)=>{z(Vo,t)===e&&P(Vo,t)}),!0):P(Vo,e)}const ni=_(function(){})
function oi(e,t){return new B(ni,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:oi(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:ri,defineProperty:ri,deleteProperty:ri,construct:ri})}function ri(){Ge('The objects of bridge.native can only be called')}function ii(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',e,t,n,void 0,o)
return g(r,Re,Ke(()=>lazyStream(e,e=>(e.id=o.id,new me((t,n)=>Fe(r,n=>{e.inner=o.inner,t(n)},n)))))),r}let ci=0
function ai(e,t,n){let o=0
ci=t
for(let t;ci<n&&' '!==(t=e[ci]);ci++)o=10*o+ +t
if(ci>t&&o<1e16)return o
throw Ye('A line of the app has no number')}function si(e,t,n){const o=34===R(e,t)
if(o){ci=t+1
for(let t;ci<n&&34!==(t=R(e,ci));ci++)92===t&&ci++
ci++}else ci=M(e,' ',t),(ci<0||ci>n)&&(ci=n)
const r=O(e,t,ci)
return o?h(r):r}Qn=function(e,t,n,o){const r=N(e,'done ',t)?'done':N(e,'call ',t)?'call':O(e,t,M(e,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:ai(e,t,n)
if(!o&&function(e,t){if(null===Zn||'load'===e)return!1
switch(e){case'open':case'next':return!$(Xn,t)
case'done':case'fail':return!P(Xn,t)
default:return!0}}(r,c))return function(e){oo({line:e,size:Yn,isReady:!0,next:null}),Yn=0}(O(e,i,n))
switch('event'!==r&&(t=ci+1),r){case'done':return So(c,O(e,t,n))
case'call':case'stream':return lr(c,si(e,t,n),O(e,ci+1,n),'stream'===r)
case'event':return Yr(si(e,t,n),O(e,ci+1,n))
case'fail':return function(e,t){const n=Bo(e)
if(n)return n.reject(Ct(t))
const o=z(No,e)
o&&Io(o,Ct(t))}(c,O(e,t,n))
case'load':return function(e,t,n){if($(Hr,e))return function(e){Gn?Yn+=e:eo+=e}(t),An('release '+e)
const o=Gt,r=function(e){const t={line:'',size:0,isReady:!1,next:null}
return oo(t),Yn+=e,t}(t),i=n=>{o!==Gt||tn||(n&&ue(n)===t&&D(Hr,e,n),An('release '+e),function(e){for(e.isReady=!0;Gn&&Gn.isReady;){const{line:e,size:t}=Gn
Gn=Gn.next,Gn||(Zn=null),e&&(eo=t,no(e,0,!0),eo=0)}}(r))},c=()=>Fe(qr(Ur(e,null,!0),t),i,()=>i(null))
if(!nt)return c()
Fe(nt.load(ot(n,e)),i,()=>{o!==Gt||tn||c()})}(c,ai(e,t,n),O(e,ci+1,n))
case'trace':return a=O(e,t,n),void(ar=a)
case'cancel':return br(c,new Ue('cancelled','The app cancelled the call'))
case'open':return function(e){const t=ro.get(e),n=t&&t.control
if(!n)return
Bo(e)
const{signal:o}=t,r=n.room||1048576,i={id:e,name:t.name,credit:n.isPatient?0:Oo,room:r,mean:r/Oo,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
D(No,e,i),i.signal&&(i.abort=()=>zo(i,jo(i.name,i.signal)),Oe(i.signal,'abort',i.abort))
const c=function(e){const t=$o(()=>function(e){return new me((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Jo(e,{resolve:t,reject:n},o.text),Ro(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Eo(void 0))}const r={resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>zo(e,null))
return ze(Do,t,e,t),t}(i)
n.inner=c,Ro(i),t.resolve(c)}(c)
case'next':return Ao(c,O(e,t,n))
case'credit':return function(e,t){const n=z(jr,e),o=n||Fo.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<kr?r:kr,n&&Rr(n)}(c,ai(e,t,n))
case'release':return void P(lt,c)
case'readRef':return function(e,t){const n=z(lt,t)
sr(e),'object'==typeof n?Nr(e,'stream',n):hr(e,'stream',Ir('stream'))}(c,ai(e,t,n))
case'callRef':return function(e,t,n){const o=z(lt,t)
if(sr(e),'function'==typeof o)return fr(e,'function',o,n,!1,'')
Wt(n),hr(e,'function',Ir('function'))}(c,ai(e,t,n),O(e,ci+1,n))
case'has':return function(e,t){$n(sr(e)),or(e,t,'',!1)}(c,si(e,t,n))
default:throw Ye('A line of the app cannot be read: '+r)}var a}
let li=!1
function ui(e){e.isTrusted&&!li&&(li=!0,nn=!0,Zt&&Fe(Lt('goodbye '+Zt),()=>{},()=>{}),hn(new Ue('documentGone','The page was left. Its calls may have run')))}function fi(e){e.isTrusted&&li&&(li=!1,sn())}function di(){Oe(window,'pagehide',ui,!0),Oe(window,'pageshow',fi,!0),Oe(window,'load',mr,!0)}let wi=!1
for(let e=0;e<o.length;e++)J(new RegExp(o[e]),Ut)&&(wi=!0)
function startExtension(e,t){wi&&et(e,void 0,[t])}if(g(di,'handlers',Ke(Kt)),g(window,'__webbridge__',Ke(_(di))),di(),wi){const e=function e(t){const n={__proto__:null,call:(e,...n)=>request('call',e,n,t),callSync:(e,...n)=>callSync(e,n,t),stream:(e,...n)=>lazyStream(e,o=>request('stream',e,n,t,void 0,o)),has:e=>request('has',e,null,t),native:oi('',(e,n)=>ii(e,n,t)),expose(e,t,n){!function(e,t,n){Zo(e),
('object'!=typeof t&&'function'!=typeof t||null===t)&&Ge('The value exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new I
for(let o=t;o&&o!==x&&o!==j;o=m(o)){const r=y(o)
for(let i=0;i<r.length;i++){const c=e+'.'+r[i]
if('constructor'===r[i]||95===R(r[i],0)||$(n,c))continue
const a=v(o,r[i]).value
'function'==typeof a&&(Zo(c),D(n,c,function(){return u(a,t,arguments)}))}}return n}(e,t)
0===C(o)&&Ge('The object exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&ti(e),W(o,(e,t)=>Xo(t,r)),W(o,(e,t)=>Yo(t,e,n)),D(ei,e,o)}(e,t,n)},handle(e,t,n){Yo(e,t,n)},remove:e=>ti(e),on:(e,t,n)=>on(e,t,n),off(e,t){!function(e,t){const n=z(Qr,e)
n&&W(n,(e,o)=>{void 0!==t&&e.listener!==t||P(n,o)})}(e,t)},emit(e,t){emit(e,t)},with(n){!function(e){const t=e?.timeout
void 0===t||'number'==typeof t&&t==t||Ge('timeout is a number of milliseconds, or Infinity')}(n)
const o=e=>void 0===n?.[e]?t[e]:n[e]
return e({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(e){xr(e)},get context(){return Co},ready:rn,isAvailable:!0,BridgeError:Ue},o=b(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&_(n[o[e]])
return _(n)}({__proto__:null})
g(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),g(window,Symbol.for('webbridge'),Ke(e))}sn()
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
