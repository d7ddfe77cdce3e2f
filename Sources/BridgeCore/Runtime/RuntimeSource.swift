// Of the digest 5f18204c4414bfc60dbab63745f8ab5499a7ae22e07e573c35b190c2ef05b0e7, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:t,wire:e,handler:n,origins:o,bytesURL:r,timeout:i,pendingCalls:s,frameBytes:a,queuedBytes:c,streamWindow:u,references:l}=configuration,f=Reflect.apply,d=t=>(e,...n)=>f(t,e,n),p=(t,e)=>d(m(t.prototype,e).get),w=JSON.stringify,h=JSON.parse,g=Object.defineProperty,b=Object.freeze,_=Object.keys,y=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,v=Object.getPrototypeOf,x=Object.prototype,j=Function.prototype,k=Proxy,B=d(Object.prototype.toString),S=Array.isArray,M=ArrayBuffer.isView,T=d(String.prototype.indexOf),N=d(String.prototype.slice),O=d(String.prototype.startsWith),J=d(String.prototype.charCodeAt),A=String,R=d(RegExp.prototype.exec),I=String.fromCharCode,E=Map,D=d(Map.prototype.get),z=d(Map.prototype.set),$=d(Map.prototype.has),W=d(Map.prototype.delete),P=d(Map.prototype.forEach),C=p(Map,'size'),K=WeakMap,F=d(WeakMap.prototype.get),L=d(WeakMap.prototype.set),V=Set,H=d(Set.prototype.add),U=d(Set.prototype.forEach),q=Date,Q=d(Date.prototype.getTime),G=d(Number.prototype.toString),Z=d(Number.prototype.valueOf),X=d(String.prototype.valueOf),Y=d(Boolean.prototype.valueOf),tt=d(BigInt.prototype.valueOf),et=window.performance,nt=et.now,ot=()=>f(nt,et,[]),rt=Uint8Array,it=Math.random,st=window.atob,at=window.btoa,ct=d(rt.prototype.set),ut=p(v(rt),'buffer'),lt=p(v(rt),'length'),ft=window.Blob,dt=window.File,pt=p(ft,'size'),wt=p(ft,'type'),ht=d(ft.prototype.slice),gt=d(ft.prototype.arrayBuffer),bt=p(dt,'name'),_t=TextDecoder,yt=d(_t.prototype.decode),mt=BigInt,vt=Promise,xt=Promise.prototype.then,jt=d(xt),kt=Error,Bt=window.queueMicrotask,St=window.prompt,Mt=window.setTimeout,Tt=window.clearTimeout,Nt=d(EventTarget.prototype.addEventListener),Ot=d(EventTarget.prototype.removeEventListener),Jt=Symbol.asyncIterator,At=Symbol.iterator,Rt=v(function*(){}),It=v(async function*(){}),Et=FinalizationRegistry,Dt=d(Et.prototype.register),zt=d(Et.prototype.unregister),$t=AbortController,Wt=d($t.prototype.abort),Pt=p($t,'signal'),Ct=window.reportError||(t=>Mt(()=>{
throw t},0)),Kt=t=>({__proto__:null,value:t}),Ft=b(Kt(void 0))
function Lt(t,e,n){g(t,'constructor',Ft),jt(t,e,n)}const Vt=t=>new vt(e=>e(t))
function Ht(t,e,n,o){if(e!==xt)return Lt(Vt(t),n,o)
try{jt(t,n,o)}catch(t){o(t)}}class Ut extends kt{constructor(t,e,n){super(e),g(this,'name',Kt('cancelled'===t?'AbortError':'BridgeError')),g(this,'code',Kt(A(t))),void 0!==n?.data&&g(this,'data',Kt(n.data)),void 0!==n?.cause&&g(this,'cause',Kt(n.cause))}}g(Ut,'name',Kt('BridgeError')),b(Ut.prototype),b(Ut)
const qt=t=>new Ut(t.code,t.message,{data:t.data}),Qt=(t,e)=>{throw new Ut('badArguments',t,e)},Gt=t=>new Ut('overLimit',t),Zt=t=>new Ut('badFrame',t)
function Xt(t,e,n){try{return f(t,e,n)}catch(t){Ct(t)}}function Yt(){const t=new E
let e={__proto__:null},n=8,o=0,r=0
function i(){const t=e,o=n
e={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=t[r&o-1]
e[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const s=o=>{const r=e[o&n-1]
return r&&r.id===o?r:D(t,o)}
return{__proto__:null,get:s,add(s){o=s.id,r++,e[o&n-1]&&r>n/2&&n<4096&&i()
const a=e[o&n-1]
a&&z(t,a.id,a),e[o&n-1]=s},take(o){const i=s(o)
if(i)return r--,e[o&n-1]===i?e[o&n-1]=void 0:W(t,o),i},size:()=>r,each(r){P(t,r)
const i=e,s=n-1
for(let t=o-s;t<=o;t++){const e=i[t&s]
e&&r(e,e.id)}}}}let te=null,ee=()=>{}
function ne(t,e){te=t,e&&(ee=e)}const oe=new K
function re(t,e){const n='[object File]'===e
if(n||'[object Blob]'===e)try{return{__proto__:null,size:pt(t),type:wt(t),name:n?bt(t):void 0}}catch(t){return}}const ie=(t,e)=>re(t,e)||F(oe,t),se=(t,e,n)=>'{"$blob":{"ref":'+pe(t,'blob',n)+',"size":'+e.size+',"type":'+w(e.type)+(void 0===e.name?'':',"name":'+w(e.name))+'}}'
let ae=new E,ce=0,ue=null,le=0
function fe(t,e,n){const o=ue,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:e,mayUpload:n&&!o}
ue=r
try{return r.text=t(),r}catch(t){throw r.refs&&P(r.refs,(t,e)=>{W(ae,e)}),t}finally{ue=o}}const de=(t,e,n)=>'{"$'+e+'":'+pe(t,e,n)+'}'
function pe(t,e,n){if(ue&&ue.mayRefer||xe(n,'is a '+e+', which only arguments, results and elements of streams can carry'),C(ae)>=l)throw Gt(n+' is a '+e+', and the app holds '+C(ae)+' of this page already')
const o=++ce
return z(ae,o,t),ue.refs||(ue.refs=new E),z(ue.refs,o,!0),o}const we=126,he=36,ge=500
function be(t,e){const n=_e(t)
return void 0===n?'~'+ke(t,e,null,0):n}function _e(t){try{return me(t,0)?w(t):void 0}catch(t){return}}const ye=t=>'object'!=typeof t&&'function'!=typeof t||null===t
function me(t,e){switch(typeof t){case'string':case'boolean':return!0
case'number':return t-t==0&&(0!==t||1/t>0)
case'object':return null===t||ve(t,e)
default:return!1}}function ve(t,e){if(e>ge||void 0!==t[Jt]||void 0!==t.toJSON)return!1
if(S(t)){for(let n=0;n<t.length;n++)if(!me(t[n],e+1))return!1
return!0}const n=v(t)
if(n!==x&&null!==n)return!1
for(const n in t)if(!me(t[n],e+1))return!1
return!0}const xe=(t,e,n)=>{const o=t.length>100?N(t,0,100)+'…':t
Qt(o+' '+e,{cause:n})}
function je(t,e){if(e instanceof Ut)throw e
let n=''
try{n=': '+A(e)}catch(t){}xe(t,'cannot be read'+n,e)}function ke(t,e,n,o){switch(typeof t){case'string':case'boolean':return w(t)
case'number':return Be(t)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+t+'"}'
case'function':return de(t,'function',e)
case'symbol':xe(e,'is a symbol, which cannot cross the bridge')}if(null===t)return'null'
for(let o=n;o;o=o.above)o.value===t&&xe(e,'is cyclic: it is one of the objects that it is in')
o>ge&&xe(e,'is nested deeper than '+ge)
const r={value:t,above:n}
try{return function(t,e,n){const o=B(t),r=ie(t,o)
if(r)return se(t,r,e)
if(Me(t,o))return de(t,'stream',e)
if('[object Date]'!==o&&'function'==typeof t.toJSON)return n(t.toJSON(),'')
if(S(t))return function(t,e,n){let o=''
for(let r=0;r<t.length;r++){const i='['+r+']'
o+=(r?',':'')+n(Te(t,r,e+i),i)}return'['+o+']'}(t,e,n)
const i=v(t)
if(i===x||null===i)return Ne(t,e,n)
if(M(t))return Oe(new rt(t.buffer,t.byteOffset,t.byteLength),e)
switch(o){case'[object ArrayBuffer]':return Oe(new rt(t),e)
case'[object Date]':{const e=Q(t)
return e-e==0?'{"$date":'+e+'}':'null'}case'[object Map]':{let e='',o=0
return P(t,(t,r)=>{e+=(e&&',')+'['+n(r,'.keys['+o+++']')+','+n(t,'['+Se(r)+']')+']'}),'{"$map":['+e+']}'}case'[object Set]':{let e='',o=0
return U(t,t=>{e+=(e&&',')+n(t,'['+o+++']')}),'{"$set":['+e+']}'}case'[object Number]':return Be(Z(t))
case'[object String]':return w(X(t))
case'[object Boolean]':return w(Y(t))
case'[object BigInt]':return'{"$int":"'+tt(t)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+w(A(t.name))+',"message":'+w(A(t.message))+'}'
case'[object Object]':return Ne(t,e,n)
case'[object Promise]':xe(e,'is a Promise: await it first')}return xe(e,'is '+N(o,8,-1)+', which cannot cross the bridge')}(t,e,(t,n)=>ke(t,e+n,r,o+1))}catch(t){return je(e,t)}}function Be(t){return t-t!=0?'{"$number":"'+t+'"}':0===t&&1/t<0?'-0':w(t)}const Se=t=>'object'==typeof t&&null!==t||'function'==typeof t?typeof t:A(t),Me=(t,e)=>'function'==typeof t[Jt]||'[object ReadableStream]'===e||'function'==typeof t.next&&'function'==typeof t[At]
function Te(t,e,n){try{return t[e]}catch(t){return je(n,t)}}function Ne(t,e,n){const o=_(t)
let r=''
for(let i=0;i<o.length;i++){const s='.'+o[i]
r+=(i?',':'')+w(o[i])+':'+n(Te(t,o[i],e+s),s)}return 1===o.length&&J(o[0],0)===he?'{"$object":{'+r+'}}':'{'+r+'}'}const Oe=(t,e)=>'{"$bytes":'+(ue?.mayUpload&&lt(t)>(te?65536:1048576)?function(t,e){const n=lt(t)
if(ue.size+n>c)throw Gt(e+' has '+n+' bytes; '+c+' are kept on their way. Pass a Blob, which is read in pieces')
ue.size+=n
const o={number:++le,bytes:new rt(t),next:null}
return ue.lastUpload?ue.lastUpload.next=o:ue.uploads=o,ue.lastUpload=o,o.number}(t,e):'"'+Je(t)+'"')+'}'
function Je(t){const e=lt(t)
let n=''
for(let o=0;o<e;o++)n+=I(t[o])
return at(n)}function Ae(t,e){let n=t.length
if(void 0===n){const n=e(t.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===t[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=e(t[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const Re=t=>'~'+Ae(t,(t,e)=>ke(t,'args['+e+']',null,0)),Ie=new E
function Ee(t){return J(t,0)===we?De(h(N(t,1))):h(t)}function De(t){if('object'!=typeof t||null===t)return t
if(S(t)){for(let e=0;e<t.length;e++)t[e]=De(t[e])
return t}const e=_(t)
if(1===e.length&&J(e[0],0)===he)return function(t,e){switch(t){case'$undefined':return
case'$number':return+e
case'$int':return mt(e)
case'$date':return new q(e)
case'$map':{const t=new E
for(let n=0;n<e.length;n++)z(t,De(e[n][0]),De(e[n][1]))
return t}case'$set':{const t=new V
for(let n=0;n<e.length;n++)H(t,De(e[n]))
return t}case'$object':{const t=_(e)[0]
return e[t]=De(e[t]),e}case'$bytes':if('number'!=typeof e)return function(t){const e=st(t),n=new rt(e.length)
for(let t=0;t<e.length;t++)n[t]=J(e,t)
return n}(e)}const n=D(Ie,t)
if(n)return n(e)
throw Zt(t+' is no kind of value')}(e[0],t[e[0]])
for(let n=0;n<e.length;n++)t[e[n]]=De(t[e[n]])
return t}let ze=!1
function $e(t){if(J(t,0)===we){ze=!0
try{Ee(t)}catch(t){}ze=!1}}function We(t){return qt(Ee(t))}const Pe=window.webkit.messageHandlers,Ce=Pe[n],Ke=Ce.postMessage,Fe=t=>f(Ke,Ce,[t]),Le=window.top===window,Ve=Le&&'file:'===window.location.protocol?'file://':window.origin
let He,Ue,qe=0,Qe='',Ge='',Ze='',Xe='',Ye=null
const tn=new vt((t,e)=>{He=t,Ue=e})
jt(tn,void 0,()=>{})
const en=new E,nn=t=>z(en,C(en),t)
function on(){qe++,Ye=null,Ze=sn(),cn('hello '+t+' {"wire":'+e+',"origin":'+w(Ve)+',"url":'+w(window.location.href)+',"main":'+Le+',"key":"'+Ze+'"}',rn)}function rn(t){if(!O(t,'welcome '))return un(t),void Ue(qt(Ye))
const e=T(t,' ',8)
Qe=N(t,8,e),Ge='batch '+Qe+' ',Xe=N(t,e+1),He(),function(){for(let t=$n;te&&t;t=t.next)Cn(t)
Kn()}(),An(1)}const sn=()=>N(t,16)+an(4294967296*it())+an(Q(new q)),an=t=>N(G(4294967296+(t>>>0),16),1)
function cn(t,e,n){const o=qe,r=t=>{o!==qe||Ye||('string'==typeof t?e(t,n):ln())}
Lt(Fe(t),r,t=>{const e=m(t,'message')
r(e&&e.value)})}function un(t){O(t,'end ')?fn(We(N(t,4))):ln()}function ln(){fn(new Ut('detached','The app took the bridge away'))}function fn(t){Ye=t,Qe='',P(en,e=>e(t))}const dn=128,pn=8,wn=2048
let hn='',gn=0,bn=0,_n=0,yn=!1,mn=0,vn=0,xn=0,jn=0,kn=new E,Bn=null
function Sn(t,e,n){if(n.length>a)throw Gt(t+' "'+e+'" has '+n.length+' characters; a frame may have '+a+' bytes')
return n}function Mn(t,e){Sn('What goes to',t,e)
const n=hn.length+Pn
if(n+e.length+(ue?ue.size:0)>c)throw Gt('"'+t+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function Tn(t,e){if(!Ye){if(Wn&&!e)return function(t){Wn.text+='\n'+t,Wn.size+=t.length+1,Pn+=t.length+1}(t)
hn=hn+'\n'+t,gn++,Qe&&(0!==mn||yn||(yn=!0,Bt(On)),gn>=dn*(mn+1)&&mn<pn&&On())}}function Nn(t,e=!0){const{text:n,uploads:o,size:r}=fe(t,e,!0)
o&&!Ye?function(t,e,n){const o={uploads:e,size:n+=t.length+1,posts:0,isText:!1,offset:0,text:t,next:null}
Wn?Wn.next=o:$n=o,Wn=o,Pn+=n,Qe&&te?Cn(o):Kn()}(n,o,r):Tn(n)}function On(t){if(!t){if(yn=!1,!hn)return
mn++}const e=(t?'park ':'batch ')+(Qe||Ze)+' '+ ++bn+hn
hn='',gn=0,cn(e,Jn,t),Kn(),En()}function Jn(t,e){if(e?t.length>wn&&An(pn):mn--,''!==t){if(!O(t,Ge))return un(t)
let e=T(t,'\n')
e<0&&(e=t.length)
const n=+N(t,Ge.length,e)
if(n===_n+1&&0===C(kn)?(_n++,Zn(t,e+1)):function(t,e){z(kn,t,e)
for(let t;void 0!==(t=D(kn,_n+1));)W(kn,++_n),Zn(t,0)
C(kn)>(mn||1)+vn&&(fn(Zt('A text of the app is missing: the order is broken')),Ct(qt(Ye)))}(n,N(t,e+1)),Ye)return}e?Rn(4,qe):0===mn&&On()}function An(t){for(;vn<t;)vn++,On(!0)}function Rn(t,e){if(e===qe&&!Ye){if(t>0&&jn>0)return Bt(()=>Rn(t-1,e))
xn++,jn=0,On(!0)}}function In(t){t.poll===xn&&(t.poll=-1,jn--)}function En(){const t=Bn
Bn=null,t&&t()}nn(()=>{hn='',gn=bn=_n=mn=vn=0,kn=new E})
const Dn=262144,zn=1048576
let $n=null,Wn=null,Pn=0
function Cn(t){const e=qe,n=n=>{e!==qe||Ye||(t.posts--,n||(t.isText=!0),Kn(),En())}
for(let e=t.uploads;e;e=e.next)t.posts++,Lt(te.post(e.number,e.bytes),n,()=>n(!1))}function Kn(){for(;Qe&&$n;){if(te&&!$n.isText?$n.posts>0:$n.uploads&&hn.length>=zn)return
!$n.uploads||!$n.isText&&te?Fn():Ln()}}function Fn(){const{text:t,size:e}=$n
$n=$n.next,$n||(Wn=null),Pn-=e,Tn(t,!0)}function Ln(){const{bytes:t,number:e,next:n}=$n.uploads,o=$n.offset,r=lt(t)-o,i=r<Dn?r:Dn
$n.offset+=i,i===r&&($n.uploads=n,$n.offset=0),Tn('bytes '+e+' '+o+' "'+Je(new rt(ut(t),o,i))+'"',!0)}nn(()=>{$n=Wn=null,Pn=0})
let Vn=()=>{},Hn=null,Un=null
const qn=new E
let Qn=0,Gn=0
function Zn(t,e,n){for(;e<t.length;){let o=T(t,'\n',e)
o<0&&(o=t.length)
try{Vn(t,e,o,n)}catch(t){Ct(t)}e=o+1}}function Xn(t){Un?Un.next=t:Hn=t,Un=t}nn(()=>{Hn=Un=null,Qn=0,P(qn,(t,e)=>{W(qn,e)})})
const Yn=Yt(),to=b({__proto__:null}),eo=b({__proto__:null,timeout:1/0})
let no=0,oo=0,ro=1/0
const io=/^[A-Za-z0-9_$.-]+$/
let so=new E
function ao(t){let e=D(so,t)
if(void 0!==e)return e
if('string'!=typeof t||0===t.length||t.length>256)throw new Ut('invalidName','A name is text of 1 to 256 characters')
return e=R(io,t)?t:w(t),C(so)>1e3&&(so=new E),z(so,t,e),e}let co=null,uo=null
const lo=(t,e)=>{co=t,uo=e}
function fo(t,e,n,o,r,i){const s=new vt(lo),a={id:0,name:e,resolve:co,reject:uo,deadline:0,signal:o.signal,abort:null,control:i}
co=uo=null
try{const s=void 0===r?ao(e):r,c=n?Ae(n,_e):''
void 0!==c?Tn(wo(t,s,c,a,o,i)):po(t,s,n,a,o,i)}catch(t){a.reject(t)}return s}const po=(t,e,n,o,r,i)=>Nn(()=>wo(t,e,Re(n),o,r,i))
function wo(t,e,n,o,r,i){if(Ye)throw qt(Ye)
const{name:a,signal:c}=o,u=n?e+' '+n:''+e
if(!i?.isLoad&&(Mn(a,u),Yn.size()>=s))throw Gt('"'+a+'": '+Yn.size()+' calls are unanswered already')
go(a,r)
const l=o.id=++no
return i&&(i.id=l,i.isLoad&&z(qn,l,!0)),c&&function(t,e,n){n.abort=()=>yo(e,bo(n.name,t)),Nt(t,'abort',n.abort)}(c,l,o),o.deadline=ot()+ho(r),Yn.add(o),o.deadline<ro&&vo(o.deadline),t+' '+l+' '+u+(i&&!i.isPatient?'\npull '+l+' '+ko:'')}function ho(t){return t.timeout??i??1/0}function go(t,e){if(e.signal&&e.signal.aborted)throw bo(t,e.signal)
if(ho(e)<=0)throw new Ut('timedOut','"'+t+'" has no time: its timeout is 0. It was not called')}const bo=(t,e)=>new Ut('cancelled','"'+t+'" was cancelled',{cause:e.reason})
function _o(t){const e=Yn.take(t)
return e&&e.abort&&Ot(e.signal,'abort',e.abort),e}function yo(t,e){const n=_o(t)
n&&(n.reject(e),Tn('cancel '+t))}function mo(t,e){const n=_o(t)
if(!n){const n=D(So,t)
return n&&Jo(n,null),$e(e)}try{n.resolve(Ee(e))}catch(t){n.reject(Zt('The answer of "'+n.name+'" cannot be read'))}}function vo(t){Tt(oo),ro=t
const e=t-ot()
oo=Mt(xo,e<0?0:e>2147483647?2147483647:e)}function xo(){ro=1/0
const t=ot()
let e=1/0
Yn.each((n,o)=>{n.deadline<=t?yo(o,new Ut('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<e&&(e=n.deadline)}),e!==1/0&&vo(e>t+5?e:t+5)}function jo(t,e,o){const r=fe(()=>function(t,e,o){const r='call 0 '+ao(t)+' '+(Ae(e,_e)??Re(e))
if(Ye)throw qt(Ye)
Mn(t,r),go(t,o),function(){for(;$n;)$n.uploads?Ln():Fn()}(),On()
const i=f(St,window,[n,'sync '+Ze+' '+bn+'\n'+r])
if('string'!=typeof i)throw new Ut('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'end '))throw We(N(i,4))
return i}(t,e,o),!0,!1).text
if(0===T(r,'done 0 '))return Ee(N(r,7))
throw We(N(r,7))}nn(t=>{Yn.each((e,n)=>{_o(n),e.reject(new Ut(t.code,'"'+e.name+'": '+t.message))})})
const ko=4,Bo=1<<20,So=new E
function Mo(t){if(t.hasEnded)return
const e=function(t){const e=u
let n=t.mean?Bo/t.mean:ko
n=n<1?1:n>e?e:n-n%1
const o=t.waiting+t.credit
return o<=n/2?n-o:0}(t)
e>0&&(t.credit+=e,Tn('pull '+t.id+' '+e))}function To(t,e){const n=D(So,t)
if(!n)return $e(e)
if(n.credit<1)return $e(e),Ao(n,Zt('"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=e.length+Gn
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,No(n,r,e),n.isDropped&&!n.takers?Ao(n,null):Mo(n)
const i={text:e,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function No(t,e,n){let o
try{o=Ee(n)}catch(n){const o=Zt('An element of "'+t.name+'" cannot be read')
return Ao(t,null),e.reject(o)}e.resolve({value:o,done:!1})}const Oo=t=>({value:t,done:!0})
function Jo(t,e){W(So,t.id),t.hasEnded=!0,t.abort&&Ot(t.signal,'abort',t.abort),t.error=e
for(let e=t.takers;e;e=e.next)t.error?e.reject(t.error):e.resolve(Oo(void 0)),t.error=null
t.takers=null}function Ao(t,e){for(let e=t.first;e;e=e.next)$e(e.text)
t.first=t.last=null,t.waiting=0,t.hasEnded||(Jo(t,e),Tn('cancel '+t.id))}nn(t=>{P(So,e=>{Jo(e,new Ut(t.code,'"'+e.name+'": '+t.message))})})
const Ro=new Et(t=>{t.takers?t.isDropped=!0:Ao(t,null)})
function Io(t,e){const n={__proto__:null,next:t,return:t=>(e(),Vt(Oo(t))),throw:t=>(e(),new vt((e,n)=>n(t)))}
return g(n,Jt,Kt(()=>n)),b(n)}function Eo(t,e,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Io(()=>o.inner?o.inner.next():new vt((n,s)=>{if(i)return n(Oo(void 0))
r||(r=new vt((n,r)=>{Lt(e(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Ut('badResult','"'+t+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Lt(r,t=>n(t.next()),t=>{if(i)return n(Oo(void 0))
i=!0,s(t)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&yo(o.id,new Ut('cancelled','"'+t+'" was left'))})}class Do{#t=null
#e
#n
constructor(t){this.#n=t,b(this)}get name(){return this.#n}get signal(){return this.#t||(this.#t=new $t,this.#e&&Wt(this.#t,this.#e)),Pt(this.#t)}static abort(t,e){t.#e=e,t.#t&&Wt(t.#t,e)}}const zo=Do.abort
let $o
function Wo(t){const e=$o
return $o=t,e}g(Do.prototype,'constructor',Kt(void 0)),b(Do.prototype)
const Po=new E,Co=Yt(),Ko=new E,Fo=new E
let Lo=0
const Vo=()=>{Lo=0}
let Ho=!1,Uo=0
function qo(t){if(ao(t),T('.'+t+'.','..')>=0)throw new Ut('invalidName','"'+t+'" has an empty part: write module.feature.method')}function Qo(t,e){if($(Po,t)&&!e)throw new Ut('duplicateName','"'+t+'" is registered already; pass { replacing: true } where that is meant')}function Go(t,e,n){qo(t),'function'!=typeof e&&Qt('The handler of "'+t+'" is not a function'),Qo(t,n?.replacing),z(Po,t,e),P(Ko,n=>{n.name===t&&nr(n,e)})}let Zo=()=>{}
const Xo=t=>{Zo=t},Yo=(t,e,n)=>D(Po,t)||Zo(t,e,n)
function tr(t,e,n,o){const r=Yo(e,o,''!==n),i=!(r||Ho&&0===Uo)
return i?z(Ko,t,{id:t,name:e,payload:n,mayStream:o}):er(t,e,n,o,r),i}function er(t,e,n,o,r){if(n){if(r)return ar(t,e,r,n,o,e)
$e(n),P(Fo,t=>t(e)),dr(t,e,new Ut('unknownMethod','The page registers no handler for "'+e+'": bridge.handle('+w(e)+', …)'))}else Co.take(t)&&Tn('done '+t+' '+(void 0!==r))}function nr({id:t,name:e,payload:n,mayStream:o},r){W(Ko,t),er(t,e,n,o,r)}function or(){P(Ko,t=>{const e=Yo(t.name,t.mayStream,''!==t.payload)
e&&nr(t,e)})}function rr(t){const e={id:t,poll:(jn++,xn),context:null,credit:0}
return Co.add(e),e}function ir(t,e,n,o){const r=rr(t)
tr(t,e,n,o)&&In(r)}const sr=t=>{const e=v(t)
return e===It||e===Rt}
function ar(t,e,n,o,r,i){const s=new Do(i)
let a,c,u
try{if(!r&&sr(n))return $e(o),cr(t,e,i)
const l=Ee(o)
u=Wo(s),Lo=t,a=f(n,s,l),c='object'==typeof a&&null!==a&&a.then,Wo(u)}catch(n){return Wo(u),dr(t,e,n)}if(!ye(a)){const e=Co.get(t)
e&&(e.context=s)}if('function'!=typeof c)return ur(t,e,a,r,i)
Ht(a,c,n=>ur(t,e,n,r,i),n=>dr(t,e,n))}const cr=(t,e,n)=>dr(t,e,new Ut('isStream',n?'"'+e+'" is a stream. Read it with bridge.stream("'+e+'")':'The function returned a stream. Let it return an object that holds it'))
function ur(t,e,n,o,r){try{if('object'==typeof n&&null!==n&&Me(n,B(n)))return o?Mr(t,e,n):(Sr(n),cr(t,e,r))
if(!Co.get(t))return
lr('done ',t,'The result of',e,n,'result')}catch(n){return n instanceof Ut&&'overLimit'===n.code?dr(t,e,n):dr(t,e,new Ut('badResult','What "'+e+'" returned: '+(n instanceof Ut?n.message:A(n))))}}function lr(t,e,n,o,r,i){const s=_e(r)
void 0===s?fr(t,e,n,o,r,i):Tn(wr(t,e,Sn(n,o,s)))}const fr=(t,e,n,o,r,i)=>Nn(()=>wr(t,e,Sn(n,o,'~'+ke(r,i,null,0)))),dr=(t,e,n)=>pr('fail ',t,function(t,e){let n,o,r='thrown',i=''
try{e instanceof Ut?(r=e.code,n=A(e.message),void 0!==e.data&&(i=be(e.data,'data'))):e instanceof kt?n='"'+t+'" threw '+A(e.name)+': '+A(e.message):(n='"'+t+'" threw '+A(e),i=be(e,'data')),e instanceof kt&&void 0!==e.stack&&(o=A(e.stack))}catch(e){void 0===n&&(n='"'+t+'" threw a value that cannot be read'),i=''}const s=''!==i&&J(i,0)===we
return(s?'~':'')+'{"code":'+w(r)+',"message":'+w(n)+(void 0===o?'':',"stack":'+w(o))+(''===i?'':',"data":'+(s?N(i,1):i))+'}'}(e,n))
function pr(t,e,n){Co.get(e)&&Tn(wr(t,e,n))}function wr(t,e,n){const o='next '!==t&&Co.take(e)
return o&&In(o),t+e+' '+n}function hr(t,e){const n=Co.take(t)
n&&In(n)
const o=D(Ko,t)
W(Ko,t),o&&$e(o.payload),n&&n.context&&zo(n.context,e),function(t){const e=D(mr,t)
e&&(W(mr,t),Br(e.source))}(t)}function gr(){!Ho||Uo>0||(or(),P(Ko,t=>nr(t)))}nn(t=>Co.each((e,n)=>hr(n,t)))
const br=new E
function _r(){Ho=!0,gr(),P(br,t=>t())}function yr(t){Uo++
const e=()=>{Uo--,gr()}
Lt(Vt(t),e,e)}const mr=new E,vr=c/2<4194304?c/2:4194304,xr=9007199254740992,jr=1048576
function kr(t){if('[object ReadableStream]'===B(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const e=re(t,B(t))
if(e)return function(t,e){const n=te?jr:Dn
let o=0
return{step(){if(o>=e)return Oo(void 0)
const r=ht(t,o,o+=n)
return new vt((t,e)=>Lt(gt(r),e=>t({__proto__:null,value:new rt(e),done:!1}),e))},stop(){o=e}}}(t,e.size)
F(oe,t)&&(t=t.stream())
const n=t[Jt],o=f('function'==typeof n?n:t[At],t,[]),{next:r}=o
return{step:()=>f(r,o,[]),stop(){const t=o.return
if('function'==typeof t)return f(t,o,[])}}}function Br(t){try{const e=t.stop()
Lt(Vt(e),()=>{},Ct)}catch(t){Ct(t)}}function Sr(t){try{Br(kr(t))}catch(t){Ct(t)}}function Mr(t,e,n){const o=Co.get(t)
if(!o)return Sr(n)
let r
try{r=kr(n)}catch(n){return dr(t,e,n)}const{context:i,credit:s}=o,a={id:t,name:e,source:r,context:i,credit:s,isBusy:!1}
In(o),z(mr,t,a),Tn('open '+t),Tr(a)}function Tr(t){for(;!t.isBusy&&t.credit>0&&$(mr,t.id);){if(hn.length+Pn>=vr)return void(Bn=Jr)
let e,n
const o=Wo(t.context)
try{e=t.source.step(),n='object'==typeof e&&null!==e&&e.then,Wo(o)}catch(e){return Wo(o),Or(t,e)}'function'==typeof n?(t.isBusy=!0,Ht(e,n,e=>{t.isBusy=!1,Nr(t,e),Tr(t)},e=>Or(t,e))):Nr(t,e)}}function Nr(t,e){if(!$(mr,t.id))return
const{id:n,name:o}=t
try{if(e.done)return W(mr,n),pr('done ',n,'~{"$undefined":1}')
lr('next ',n,'An element of',o,e.value,'element'),t.credit--}catch(e){return Or(t,e instanceof Ut&&'badArguments'===e.code?new Ut('badResult','What "'+o+'" gave: '+e.message):e),Br(t.source)}}function Or(t,e){W(mr,t.id)&&dr(t.id,t.name,e)}const Jr=()=>P(mr,Tr),Ar=t=>new Ut('unknownMethod','The '+t+' was released'),Rr=new Et(t=>Er(t)),Ir=(t,e)=>({kind:t,ref:e,own:qe,isReleased:!1})
function Er(t){t.isReleased||(t.isReleased=!0,t.own!==qe||Ye||Tn('release '+t.ref))}function Dr(t){return t.isReleased?Ar(t.kind):t.own!==qe?new Ut('documentGone','The '+t.kind+' is gone: it was given to this page before it was left'):void 0}function zr(t,e){return g(t,'release',Kt(b(()=>{zt(Rr,t),Er(e)}))),Dt(Rr,t,e,t),b(t)}z(Ie,'$function',function(t){const e=Ir('function',t)
return ze?Er(e):zr(function(...n){const o=Dr(e)
return o?new vt((t,e)=>e(o)):fo('apply','function',n,to,t)},e)}),z(Ie,'$stream',function(t){const e=Ir('stream',t)
if(ze)return Er(e)
const n={__proto__:null}
return g(n,Jt,Kt(()=>Eo('stream',n=>{const o=Dr(e)
if(o)throw o
return fo('read','stream',null,to,t,n)},n))),zr(n,e)}),nn(function(){ae=new E})
const $r=b({__proto__:null})
function Wr(t,e){const n=Dr(t)
return n?new vt((t,e)=>e(n)):e()}const Pr=(t,e)=>new vt((n,o)=>{Lt(t,t=>{try{n(e(t))}catch(t){o(t)}},o)}),Cr=t=>({__proto__:null,[At](){let e=!0
return{__proto__:null,next:()=>({__proto__:null,value:t,done:e=!e})}}})
function Kr(t,e,n,o){let r=0,i=null
const s=()=>(i||(i=Lr(e.ref,t,!1)),i.next())
return Io(()=>Wr(e,()=>{if(i||!n||!te)return s()
if(r>=o)return Vt(Oo(void 0))
const t=r
return r+=jr,new vt((e,i)=>{Lt(te.fetch(n+'?'+t+'-'+(r<o?r:o)),t=>e({value:t,done:!1}),n=>{if(t>0)return i(n)
e(s())})})}),()=>{r=o,i&&i.return()})}z(Ie,'$blob',function(t){const{ref:e,size:n,type:o,name:r,key:i}=t,s=Ir('blob',e)
if(ze)return Er(s)
const a={__proto__:$r},c=i?ee(i,e):void 0,u=()=>Wr(s,()=>Vr(Kr(a,s,c,n),n)),l={__proto__:null,size:n,type:o,name:r,url:c,stream:()=>Kr(a,s,c,n),bytes:()=>u(),arrayBuffer:()=>Pr(u(),t=>ut(t)),text:()=>Pr(u(),t=>yt(new _t,t)),blob:()=>Pr(u(),t=>void 0===r?new ft(Cr(t),{__proto__:null,type:o}):new dt(Cr(t),r,{__proto__:null,type:o}))},f=_(l)
for(let t=0;t<f.length;t++)g(a,f[t],Kt(l[f[t]])),'function'==typeof l[f[t]]&&b(l[f[t]])
return L(oe,a,{size:n,type:o,name:r}),zr(a,s)})
let Fr=new E
const Lr=(t,e,n)=>Eo('blob',e=>(e.isLoad=n,fo('read','blob',null,eo,t,e)),e)
function Vr(t,e){return new vt((n,o)=>{const r=new rt(e)
let i=0
const s=()=>o(new Ut('badResult','The app gave other bytes than it said')),a=()=>Lt(t.next(),t=>{if(t.done)return i===e?n(r):s()
const o=i+lt(t.value)
if(o>e)return s()
ct(r,t.value,i),i=o,a()},o)
a()})}z(Ie,'$bytes',function(t){const e=D(Fr,t)
if(!e)throw Zt('Bytes of the app did not come')
return W(Fr,t),e}),nn(()=>{Fr=new E})
const Hr=window.fetch,Ur=window.Response&&p(Response,'ok'),qr=window.Response&&d(Response.prototype.arrayBuffer)
let Qr=!1
const Gr=(t,e,n)=>new vt((o,r)=>{const i=qe
e.credentials='omit',Lt(f(Hr,window,[t,e]),t=>{Qr=!0,n(t,o,r)},t=>{i!==qe||Ye||Qr||ne(null),r(t)})})
r&&ne(Hr?{__proto__:null,post:(t,e)=>Gr(r+Xe+'/'+t,{__proto__:null,method:'POST',body:e},(t,e)=>e(Ur(t))),fetch:t=>Gr(t,{__proto__:null},(t,e,n)=>{if(!Ur(t))return n(new Ut('badResult','The app has no such bytes'))
Lt(qr(t),t=>e(new rt(t)),n)})}:null,(t,e)=>r+t+'/'+e)
const Zr=new E
let Xr=0
const Yr=new E
function ti(t,e,n){ao(t),'function'!=typeof e&&Qt('The listener of "'+t+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=D(Zr,t)
i||z(Zr,t,i=new E)
const s=++Xr,a=()=>{W(i,s)}
return z(i,s,{listener:e,isOnce:r}),o&&Nt(o,'abort',a),a}function ei(t,e){const n='note '+ao(t)+' ',o=_e(e)
void 0!==o?Tn(ni(t,n+o)):Nn(()=>ni(t,n+'~'+ke(e,'value',null,0)),!1)}function ni(t,e){return Mn(t,e),e}function oi(t,e){const n=D(Zr,t),o=n?C(n):0
if(o+C(Yr)===0)return $e(e)
const r=Ee(e)
o>0&&P(n,(t,e)=>{t.isOnce&&W(n,e),Xt(t.listener,void 0,[r])}),P(Yr,e=>{Xt(e,void 0,[t,r])})}const ri=new E
function ii(t){const e=D(ri,t)
return e?(W(ri,t),P(e,(t,e)=>{D(Po,e)===t&&W(Po,e)}),!0):W(Po,t)}const si=b(function(){})
function ai(t,e){return new k(si,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:ai(t?t+'.'+o:o,e),apply:(n,o,r)=>e(t,r),has:()=>!1,set:ci,defineProperty:ci,deleteProperty:ci,construct:ci})}function ci(){Qt('What stands under bridge.native can only be called')}function ui(t,e,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=fo('stream',t,e,n,void 0,o)
return g(r,Jt,Kt(()=>Eo(t,t=>(t.id=o.id,new vt((e,n)=>Lt(r,n=>{t.inner=o.inner,e(n)},n)))))),r}let li=0
function fi(t,e,n){let o=0
li=e
for(let e;li<n&&' '!==(e=t[li]);li++)o=10*o+ +e
if(li>e&&o<1e16)return o
throw Zt('A line of the app has no number')}function di(t,e,n){const o=34===J(t,e)
if(o){li=e+1
for(let e;li<n&&34!==(e=J(t,li));li++)92===e&&li++
li++}else li=T(t,' ',e),(li<0||li>n)&&(li=n)
const r=N(t,e,li)
return o?h(r):r}Vn=function(t,e,n,o){const r=O(t,'done ',e)?'done':O(t,'call ',e)?'call':N(t,e,T(t,' ',e)),i=e
e+=r.length+1
const s='note'===r?0:fi(t,e,n)
if(!o&&function(t,e){if(null===Un||'load'===t)return!1
switch(t){case'open':case'next':return!$(qn,e)
case'done':case'fail':return!W(qn,e)
default:return!0}}(r,s))return function(t){Xn({line:t,size:Qn,isReady:!0,next:null}),Qn=0}(N(t,i,n))
switch('note'!==r&&(e=li+1),r){case'done':return mo(s,N(t,e,n))
case'call':case'stream':return ir(s,di(t,e,n),N(t,li+1,n),'stream'===r)
case'note':return oi(di(t,e,n),N(t,li+1,n))
case'fail':return function(t,e){const n=_o(t)
if(n)return n.reject(We(e))
const o=D(So,t)
o&&Jo(o,We(e))}(s,N(t,e,n))
case'load':return function(t,e,n){const o=qe,r=function(t){const e={line:'',size:0,isReady:!1,next:null}
return Xn(e),Qn+=t,e}(e),i=n=>{o!==qe||Ye||(n&&lt(n)===e&&z(Fr,t,n),Tn('release '+t),function(t){for(t.isReady=!0;Hn&&Hn.isReady;){const{line:t,size:e}=Hn
Hn=Hn.next,Hn||(Un=null),t&&(Gn=e,Zn(t,0,!0),Gn=0)}}(r))},s=()=>Lt(Vr(Lr(t,null,!0),e),i,()=>i(null))
if(!te)return s()
Lt(te.fetch(ee(n,t)),i,()=>{o!==qe||Ye||s()})}(s,fi(t,e,n),N(t,li+1,n))
case'cancel':return hr(s,new Ut('cancelled','The app no longer wants the answer'))
case'open':return function(t){const e=Yn.get(t),n=e&&e.control
if(!n)return
_o(t)
const{signal:o}=e,r={id:t,name:e.name,credit:n.isPatient?0:ko,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
z(So,t,r),r.signal&&(r.abort=()=>Ao(r,bo(r.name,r.signal)),Nt(r.signal,'abort',r.abort))
const i=function(t){const e=Io(()=>function(t){return new vt((e,n)=>{const o=t.first
if(o)return t.first=o.next,o.next||(t.last=null),t.waiting--,No(t,{resolve:e,reject:n},o.text),Mo(t)
if(t.hasEnded){const o=t.error
return t.error=null,o?n(o):e(Oo(void 0))}const r={resolve:e,reject:n,next:null}
t.takers?t.lastTaker.next=r:t.takers=r,t.lastTaker=r})}(t),()=>Ao(t,null))
return Dt(Ro,e,t,e),e}(r)
n.inner=i,Mo(r),e.resolve(i)}(s)
case'next':return To(s,N(t,e,n))
case'pull':return function(t,e){const n=D(mr,t),o=n||Co.get(t)
if(!o)return
const r=o.credit+e
o.credit=r<xr?r:xr,n&&Tr(n)}(s,fi(t,e,n))
case'release':return void W(ae,s)
case'read':return function(t,e){const n=D(ae,e)
rr(t),'object'==typeof n?Mr(t,'stream',n):dr(t,'stream',Ar('stream'))}(s,fi(t,e,n))
case'apply':return function(t,e,n){const o=D(ae,e)
if(rr(t),'function'==typeof o)return ar(t,'function',o,n,!1,'')
$e(n),dr(t,'function',Ar('function'))}(s,fi(t,e,n),N(t,li+1,n))
case'has':return function(t,e){In(rr(t)),tr(t,e,'',!1)}(s,di(t,e,n))
default:throw Zt('A line of the app cannot be read: '+r)}}
let pi=!1
function wi(t){t.isTrusted&&!pi&&(pi=!0,Qe&&Lt(Fe('bye '+Qe),()=>{},()=>{}),fn(new Ut('documentGone','The page was left; what was called may have run')))}function hi(t){t.isTrusted&&pi&&(pi=!1,on())}function gi(){Nt(window,'pagehide',wi,!0),Nt(window,'pageshow',hi,!0),Nt(window,'load',_r,!0)}function bi(){for(let t=0;t<o.length;t++)if(R(new RegExp(o[t]),Ve))return!0
return!1}if(g(gi,'handlers',Kt(Pe)),g(window,'__webbridge__',Kt(b(gi))),gi(),bi()){const t=function t(e){const n={__proto__:null,call:(t,...n)=>fo('call',t,n,e),callSync:(t,...n)=>jo(t,n,e),stream:(t,...n)=>Eo(t,o=>fo('stream',t,n,e,void 0,o)),has:t=>fo('has',t,null,e),native:ai('',(t,n)=>ui(t,n,e)),expose(t,e,n){!function(t,e,n){qo(t),('object'!=typeof e&&'function'!=typeof e||null===e)&&Qt('What is exposed as "'+t+'" is not an object')
const o=function(t,e){const n=new E
for(let o=e;o&&o!==x&&o!==j;o=v(o)){const r=y(o)
for(let i=0;i<r.length;i++){const s=t+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||$(n,s))continue
const a=m(o,r[i]).value
'function'==typeof a&&(qo(s),z(n,s,function(){return f(a,e,arguments)}))}}return n}(t,e)
0===C(o)&&Qt('What is exposed as "'+t+'" has no methods')
const r=n?.replacing
r&&ii(t),P(o,(t,e)=>Qo(e,r)),P(o,(t,e)=>Go(e,t,n)),z(ri,t,o)}(t,e,n)},handle(t,e,n){Go(t,e,n)},remove:t=>ii(t),on:(t,e,n)=>ti(t,e,n),off(t,e){!function(t,e){const n=D(Zr,t)
n&&P(n,(t,o)=>{void 0!==e&&t.listener!==e||W(n,o)})}(t,e)},emit(t,e){ei(t,e)},with:n=>(function(t){const e=t?.timeout
void 0===e||'number'==typeof e&&e==e||Qt('timeout is a number of milliseconds, or Infinity')}(n),t({__proto__:null,signal:n&&void 0!==n.signal?n.signal:e.signal,timeout:n&&void 0!==n.timeout?n.timeout:e.timeout})),waitUntil(t){yr(t)},get context(){return $o},ready:tn,isAvailable:!0,BridgeError:Ut},o=_(n)
for(let t=0;t<o.length;t++)'function'==typeof n[o[t]]&&'native'!==o[t]&&b(n[o[t]])
return b(n)}({__proto__:null})
g(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),g(window,Symbol.for('webbridge'),Kt(t))}on()
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
