// Of the digest 37ef4bbe35d1e0095fdc50149c91c4a2d0f6c612a5e06d644d5f041a0e5a1b2e, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:n,wire:t,handler:e,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:u,streamWindow:s,references:a}=configuration,l=Reflect.apply,f=n=>(t,...e)=>l(n,t,e),d=(n,t)=>f(n.prototype[t]),w=(n,t)=>f(v(n.prototype,t).get),p=JSON.stringify,_=JSON.parse,h=Object.defineProperty,b=Object.freeze,y=Object.keys,g=Object.getOwnPropertyNames,v=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,B=Object.prototype,S=Array.prototype,x=Function.prototype,j=Proxy,M=d(Object,'toString'),T=Array.isArray,k=ArrayBuffer.isView,A=d(String,'indexOf'),N=d(String,'slice'),O=n=>N(M(n),8,-1),$=d(String,'startsWith'),J=d(String,'charCodeAt'),R=d(String,'codePointAt'),E=d(String,'normalize'),I=String,D=d(RegExp,'exec'),W=String.fromCharCode,z=Map,P=d(Map,'get'),C=d(Map,'set'),F=d(Map,'has'),K=d(Map,'delete'),V=d(Map,'forEach'),L=w(Map,'size'),U=WeakMap,q=d(WeakMap,'get'),G=d(WeakMap,'set'),H=Set,Q=d(Set,'add'),Z=d(Set,'forEach'),X=Date,Y=d(Date,'getTime'),nn=d(Number,'toString'),tn=d(Number,'valueOf'),en=d(String,'valueOf'),rn=d(Boolean,'valueOf'),cn=d(BigInt,'valueOf'),un=window.performance,sn=un.now,an=()=>l(sn,un,[]),ln=Uint8Array,fn=Math.random,dn=window.atob,wn=window.btoa,pn=d(ln,'set'),_n=w(m(ln),'buffer'),hn=w(m(ln),'length'),bn=window.Blob,yn=window.File,gn=w(bn,'size'),vn=w(bn,'type'),mn=d(bn,'slice'),Bn=d(bn,'arrayBuffer'),Sn=w(yn,'name'),xn=TextDecoder,jn=d(xn,'decode'),Mn=BigInt,Tn=Promise,kn=Promise.prototype.then,An=d(Promise,'then'),Nn=Error,On=window.queueMicrotask,$n=window.prompt,Jn=window.setTimeout,Rn=window.clearTimeout,En=d(EventTarget,'addEventListener'),In=d(EventTarget,'removeEventListener'),Dn=Symbol.asyncIterator,Wn=Symbol.iterator,zn=m(function*(){}),Pn=m(async function*(){}),Cn=FinalizationRegistry,Fn=d(Cn,'register'),Kn=d(Cn,'unregister'),Vn=AbortController,Ln=d(Vn,'abort'),Un=w(Vn,'signal'),qn=window.reportError||(n=>Jn(()=>{
throw n},0)),Gn=n=>({__proto__:null,value:n}),Hn=b(Gn(void 0))
function Qn(n,t,e){h(n,'constructor',Hn),An(n,t,e)}const Zn=n=>new Tn(t=>t(n))
function Xn(n,t,e,o){if(t!==kn)return Qn(Zn(n),e,o)
try{An(n,e,o)}catch(n){o(n)}}class Yn extends Nn{constructor(n,t,e){super(t),h(this,'name',Gn('cancelled'===n?'AbortError':'BridgeError')),h(this,'code',Gn(I(n))),void 0!==e?.data&&h(this,'data',Gn(e.data)),void 0!==e?.cause&&h(this,'cause',Gn(e.cause))}}h(Yn,'name',Gn('BridgeError')),b(Yn.prototype),b(Yn)
const nt=n=>new Yn(n.code,n.message,{data:n.data}),tt=(n,t)=>new Yn(t.code,'"'+n+'": '+t.message),et=(n,t)=>{throw new Yn('badArguments',n,t)},ot=n=>new Yn('overLimit',n),rt=n=>new Yn('invalidName',n),it=n=>new Yn('badFrame',n),ct=new U
function ut(n){const t=window.Zone?.current
t&&G(ct,n,t)}function st(n,t,e){const o=q(ct,n)
return o?o.run(n,t,e):l(n,t,e)}function at(n,t,e){try{return st(n,t,e)}catch(n){qn(n)}}const lt=/^[A-Za-z0-9_$.-]+$/,ft=/(?! )[\p{C}\p{Z}\p{DI}]/u,dt=/^webbridge(\.|$)/
let wt=new z
const pt=new z
function ownName(n){const t=b({__proto__:null,toString:()=>'webbridge.'+n})
return C(pt,t,I(t)),t}function _t(n){let t=P(wt,n)||P(pt,n)
if(void 0!==t)return t
if('string'!=typeof n||0===n.length||n.length>256)throw rt('A name is text of 1 to 256 characters')
if(D(dt,n))throw rt('"'+n+'" is reserved for the bridge: choose another name')
return t=D(lt,n)?n:p(function(n){const t=E(n)
let e=D(ft,n)?.index
if(void 0===e){if(t===n)return n
for(e=0;J(n,e)<128||J(n,e)===J(t,e);)e++}throw rt(p(n)+' has the character \\u{'+nn(R(n,e),16)+'}: names are NFC, without invisible characters')}(n)),L(wt)>1e3&&(wt=new z),C(wt,n,t),t}function ht(){const n=new z
let t={__proto__:null},e=8,o=0,r=0
function i(){const n=t,o=e
t={__proto__:null},e*=2
for(let r=0;r<e;r++){const i=n[r&o-1]
t[r]=i&&(i.id&e-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&e-1]
return r&&r.id===o?r:P(n,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&e-1]&&r>e/2&&e<4096&&i()
const u=t[o&e-1]
u&&C(n,u.id,u),t[o&e-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&e-1]===i?t[o&e-1]=void 0:K(n,o),i},size:()=>r,t(r){V(n,r)
const i=t,c=e-1
for(let n=o-c;n<=o;n++){const t=i[n&c]
t&&r(t,t.id)}}}}let bt=null,yt=()=>{}
function gt(n,t){bt=n,t&&(yt=t)}const vt=new U
function mt(n,t){const e='File'===t
if(e||'Blob'===t)try{return{__proto__:null,size:gn(n),type:vn(n),name:e?Sn(n):void 0}}catch(n){return}}const Bt=(n,t)=>mt(n,t)||q(vt,n),St=(n,t,e)=>'{"$blob":{"ref":'+Nt(n,'blob',e)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let xt=new z,jt=0,Mt=null,Tt=0
function kt(n,t,e){const o=Mt,r={text:'',o:null,i:null,u:null,size:0,l:t,p:e&&!o}
Mt=r
try{return r.text=n(),r}catch(n){throw r.o&&V(r.o,(n,t)=>{K(xt,t)}),n}finally{Mt=o}}const At=(n,t,e)=>'{"$'+t+'":'+Nt(n,t,e)+'}'
function Nt(n,t,e){if(Mt&&Mt.l||zt(e,'is a '+t+' outside of arguments, results and streams'),L(xt)>=a)throw ot(e+' is a '+t+', and the app holds '+L(xt)+' of this page already')
const o=++jt
return ut(n),C(xt,o,n),Mt.o||(Mt.o=new z),C(Mt.o,o,!0),o}const Ot=126,$t=36,Jt=500
function Rt(n,t){const e=Et(n)
return void 0===e?'~'+Ct(n,t,null,0):e}function Et(n){try{return Dt(n,0)?p(n):void 0}catch(n){return}}const It=n=>'object'!=typeof n&&'function'!=typeof n||null===n
function Dt(n,t){switch(typeof n){case'string':case'boolean':return!0
case'number':return n-n==0&&(0!==n||1/n>0)
case'object':return null===n||Wt(n,t)
default:return!1}}function Wt(n,t){if(t>Jt||void 0!==n[Dn]||void 0!==n.toJSON)return!1
if(T(n)){for(let e=0;e<n.length;e++)if(!Dt(n[e],t+1))return!1
return!0}const e=m(n)
if(e!==B&&null!==e)return!1
for(const e in n)if(!Dt(n[e],t+1))return!1
return!0}const zt=(n,t,e)=>{const o=n.length>100?N(n,0,100)+'…':n
et(o+' '+t,{cause:e})}
function Pt(n,t){if(t instanceof Yn)throw t
let e=''
try{e=': '+I(t)}catch(n){}zt(n,'cannot be read'+e,t)}function Ct(n,t,e,o){switch(typeof n){case'string':case'boolean':return p(n)
case'number':return Ft(n)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+n+'"}'
case'function':return At(n,'function',t)
case'symbol':zt(t,'is a symbol, which cannot cross the bridge')}if(null===n)return'null'
for(let o=e;o;o=o._)o.value===n&&zt(t,'is cyclic: it contains itself')
o>Jt&&zt(t,'is nested deeper than '+Jt)
const r={value:n,_:e}
try{return function(n,t,e){const o=O(n),r=Bt(n,o)
if(r)return St(n,r,t)
if(Lt(n,o))return At(n,'stream',t)
if('Date'!==o&&Kt(n.toJSON))return e(n.toJSON(),'')
if(T(n))return function(n,t,e){let o=''
for(let r=0;r<n.length;r++){const i='['+r+']'
o+=(r?',':'')+e(Ut(n,r,t+i),i)}return'['+o+']'}(n,t,e)
const i=m(n)
if(i===B||null===i)return qt(n,t,e)
if(k(n))return Gt(new ln(n.buffer,n.byteOffset,n.byteLength),t)
switch(o){case'ArrayBuffer':return Gt(new ln(n),t)
case'Date':{const t=Y(n)
return t-t==0?'{"$date":'+t+'}':'null'}case'Map':{let t='',o=0
return V(n,(n,r)=>{t+=(t&&',')+'['+e(r,'.keys['+o+++']')+','+e(n,'['+Vt(r)+']')+']'}),'{"$map":['+t+']}'}case'Set':{let t='',o=0
return Z(n,n=>{t+=(t&&',')+e(n,'['+o+++']')}),'{"$set":['+t+']}'}case'Number':return Ft(tn(n))
case'String':return p(en(n))
case'Boolean':return p(rn(n))
case'BigInt':return'{"$int":"'+cn(n)+'"}'
case'Error':case'DOMException':return'{"name":'+p(I(n.name))+',"message":'+p(I(n.message))+'}'
case'Object':return qt(n,t,e)
case'Promise':zt(t,'is a Promise: await it first')}return zt(t,'is '+o+', which cannot cross the bridge')}(n,t,(n,e)=>Ct(n,t+e,r,o+1))}catch(n){return Pt(t,n)}}function Ft(n){return n-n!=0?'{"$number":"'+n+'"}':0===n&&1/n<0?'-0':p(n)}const Kt=n=>'function'==typeof n&&n!==B.toJSON&&n!==S.toJSON,Vt=n=>'object'==typeof n&&null!==n||'function'==typeof n?typeof n:I(n),Lt=(n,t)=>'function'==typeof n[Dn]||'ReadableStream'===t||'function'==typeof n.next&&'function'==typeof n[Wn]
function Ut(n,t,e){try{return n[t]}catch(n){return Pt(e,n)}}function qt(n,t,e){const o=y(n)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+e(Ut(n,o[i],t+c),c)}return 1===o.length&&J(o[0],0)===$t?'{"$object":{'+r+'}}':'{'+r+'}'}const Gt=(n,t)=>'{"$bytes":'+(Mt?.p&&hn(n)>(bt?65536:c<2097152?c>>1:1048576)?function(n,t){const e=hn(n)
if(Mt.size+e>u)throw ot(t+' has '+e+' bytes, and only '+u+' may wait for the app: pass a Blob')
Mt.size+=e
const o={number:++Tt,bytes:new ln(n),next:null}
return Mt.u?Mt.u.next=o:Mt.i=o,Mt.u=o,o.number}(n,t):'"'+Ht(n)+'"')+'}'
function Ht(n){const t=hn(n)
let e=''
for(let o=0;o<t;o++)e+=W(n[o])
return wn(e)}function Qt(n,t){let e=n.length
if(void 0===e){if(n.json)return n.json
const e=t(n.data,0)
return void 0===e?void 0:'{"data":'+e+'}'}for(;e>0&&void 0===n[e-1];)e--
let o=''
for(let r=0;r<e;r++){const e=t(n[r],r)
if(void 0===e)return
o=r>0?o+','+e:e}return'['+o+']'}const Zt=n=>'~'+Qt(n,(n,t)=>Ct(n,'args['+t+']',null,0)),Xt=new z
function Yt(n){return J(n,0)===Ot?ne(_(N(n,1))):_(n)}function ne(n){if(It(n))return n
if(T(n)){for(let t=0;t<n.length;t++)n[t]=ne(n[t])
return n}const t=y(n)
return 1===t.length&&J(t[0],0)===$t?function(n,t){switch(n){case'$undefined':return
case'$number':return+ee(/^(NaN|-?Infinity)$/,t)
case'$int':return Mn(ee(/^-?\d+$/,t))
case'$date':return new X(tn(t))
case'$map':case'$set':{const e='$map'===n,o=e?new z:new H,r=ne(oe(t,t.length))
for(let n=0;n<r.length;n++)e?C(o,oe(r[n],2)[0],r[n][1]):Q(o,r[n])
return o}case'$object':if('Object'===O(t))return te(t,y(t))
break
case'$bytes':if('number'!=typeof t)return function(n){const t=dn(ee(/^\S*$/,n.length%4?' ':n)),e=new ln(t.length)
for(let n=0;n<t.length;n++)e[n]=J(t,n)
return e}(t)}const e=P(Xt,n)
if(e)return e(t)
throw it(n+' is no kind of value')}(t[0],n[t[0]]):te(n,t)}function te(n,t){for(let e=0;e<t.length;e++)n[t[e]]=ne(n[t[e]])
return n}const ee=(n,t)=>D(n,en(t))[0],oe=(n,t)=>{if(!T(n)||n.length!==t)throw it('No list')
return n}
let re=!1
function ie(n){if(J(n,0)===Ot){re=!0
try{Yt(n)}catch(n){}re=!1}}function ce(n){return nt(Yt(n))}const ue=window.webkit.messageHandlers,se=ue[e],ae=se.postMessage,le=n=>l(ae,se,[n]),fe=window.top===window,de=fe&&'file:'===window.location.protocol?'file://':window.origin
let we=0,pe='',_e='',he='',be='',ye=null,ge=!1
const ve=()=>{}
let me,Be
const Se=new Tn((n,t)=>{me=n,Be=t})
An(Se,void 0,ve)
const xe=new z,je=n=>C(xe,L(xe),n)
function Me(){we++,ye=null,ge=!1,he=ke(),Ne('hello '+n+' {"wire":'+t+',"origin":'+p(de)+',"url":'+p(window.location.href)+',"main":'+fe+',"key":"'+he+'"}',Te)}function Te(n){if(!$(n,'welcome '))return $e(n),void Be(nt(ye))
const t=A(n,' ',8)
pe=N(n,8,t),_e='batch '+pe+' ',be=N(n,t+1),me(),function(){for(let n=wo;bt&&n;n=n.next)ho(n)
bo()}(),co(1)}const ke=()=>N(n,16)+Ae(4294967296*fn())+Ae(Y(new X)),Ae=n=>N(nn(4294967296+(n>>>0),16),1)
function Ne(n,t,e){const o=we,r=n=>{o!==we||ye||('string'==typeof n?t(n,e):Je())}
Qn(le(n),r,n=>{const t=v(n,'message')
r(t&&t.value)})}const Oe=n=>le('beacon '+he+'\n'+n)
function $e(n){$(n,'close ')?Re(ce(N(n,6))):Je()}function Je(){Re(new Yn('detached','The app took the bridge away'))}function Re(n){ye=n,pe='',V(xe,t=>t(n))}const Ee=128,Ie=8,De=u<1e8?256+(u>>6):15e5,We=2048
let ze='',Pe=0,Ce=0,Fe=0,Ke=!1,Ve=0,Le=0,Ue=!1,qe=0,Ge=0,He=0,Qe=new z,Ze=0,Xe=null
function Ye(n,t,e){if(e.length>c)throw ot(n+' "'+t+'" has '+e.length+' characters, and a line may have '+c+' bytes')
return e}function no(n,t){Ye('The line for',n,t)
const e=ze.length+_o
if(e+t.length+(Mt?Mt.size:0)>u)throw ot('"'+n+'": '+e+' characters and bytes wait for the app, which reads none')}function to(n,t){if(!ye){if(po&&!t)return function(n){po.text+='\n'+n,po.size+=n.length+1,_o+=n.length+1}(n)
ze=ze+'\n'+n,Pe++,pe&&(0!==Ve||Ke||(Ke=!0,On(ro)),Pe>=Ee*(Ve+1)&&Ve<Ie&&ro('batch'))}}function eo(n,t=!0){const{text:e,i:o,size:r}=kt(n,t,!0)
o&&!ye?function(n,t,e){const o={i:t,size:e+=n.length+1,h:0,g:!1,offset:0,text:n,next:null}
po?po.next=o:wo=o,po=o,_o+=e,pe&&bt?ho(o):bo()}(e,o,r):to(e)}const oo=(n,t,e)=>Ne(n+' '+(pe||he)+' '+ ++Ce+e,io,t)
function ro(n){if('poll'===n&&ze.length>De)return ro('batch'),oo(n,n,'')
if('poll'!==n){if(Ke=!1,!ze)return
!n&&Ue&&Le<Ie?(n='ask',Le++):(n='batch',Ve++)}let t=ze
for(ze='',Pe=0,Ue=!1;t.length>De;){const n=De-(J(t,De-1)>>10==54)
Ve++,oo('part','batch',N(t,0,n)),t='\n'+N(t,n)}oo(n,n,t),bo(),ao()}function io(n,t){const e='poll'===t
if('ask'===t?Le--:e?n.length>We&&co(Ie):Ve--,''!==n){if(!$(n,_e))return $e(n)
let t=A(n,'\n')
t<0&&(t=n.length)
const e=+N(n,_e.length,t)
if(e===Fe+1&&0===L(Qe)?(Fe++,ko(n,t+1)):function(n,t){const e=Ve+Le+qe;(!L(Qe)||e>Ze)&&(Ze=e),C(Qe,n,t)
for(let n;void 0!==(n=P(Qe,Fe+1));)K(Qe,++Fe),ko(n,0)
L(Qe)>Ze&&(Re(it('A reply is missing')),qn(nt(ye)))}(e,N(n,t+1)),ye)return}e?uo(4,we):0===Ve&&ro()}function co(n){for(;qe<n;)qe++,ro('poll')}function uo(n,t){if(t===we&&!ye){if(n>0&&He>0)return On(()=>uo(n-1,t))
Ge++,He=0,ro('poll')}}function so(n){n.poll===Ge&&(n.poll=-1,He--)}function ao(){const n=Xe
Xe=null,n&&n()}je(()=>{ze='',Pe=Ce=Fe=Ve=Le=qe=0,Qe=new z})
const lo=262144,fo=1048576
let wo=null,po=null,_o=0
function ho(n){const t=we,e=e=>{t!==we||ye||(n.h--,e||(n.g=!0),bo(),ao())}
for(let t=n.i;t;t=t.next)n.h++,Qn(bt.post(t.number,t.bytes),e,()=>e(!1))}function bo(){for(;pe&&wo;){if(bt&&!wo.g?wo.h>0:wo.i&&ze.length>=fo)return
!wo.i||!wo.g&&bt?yo():go()}}function yo(){const{text:n,size:t}=wo
wo=wo.next,wo||(po=null),_o-=t,to(n,!0)}function go(){const{bytes:n,number:t,next:e}=wo.i,o=wo.offset,r=hn(n)-o,i=r<lo?r:lo
wo.offset+=i,i===r&&(wo.i=e,wo.offset=0),to('bytes '+t+' '+o+' "'+Ht(new ln(_n(n),o,i))+'"',!0)}function vo(){for(;wo;)wo.i?go():yo()}je(()=>{wo=po=null,_o=0})
let mo=()=>{},Bo=null,So=null
const xo=new z
let jo=0,Mo=0
const To=()=>{const n=Mo
return Mo=0,n}
function ko(n,t,e){for(;t<n.length;){let o=A(n,'\n',t)
o<0&&(o=n.length)
try{mo(n,t,o,e)}catch(n){qn(n)}t=o+1}}function Ao(n){So?So.next=n:Bo=n,So=n}je(()=>{Bo=So=null,jo=0,V(xo,(n,t)=>{K(xo,t)})})
const No=ht(),noOptions=b({__proto__:null}),Oo=b({__proto__:null,timeout:1/0})
let $o=0,Jo=0,Ro=1/0,Eo=null,Io=null
const Do=(n,t)=>{Eo=n,Io=t}
function request(n,t,e,o,r,i){const c=new Tn(Do),u={id:0,name:t,v:Eo,m:Io,B:0,S:0,signal:o.signal,abort:null,control:i}
Eo=Io=null
try{const c=void 0===r?_t(t):r,s=e?Qt(e,Et):''
void 0!==s?to(Po(n,c,s,u,o,i)):Wo(n,c,e,u,o,i)}catch(n){u.m(n)}return c}const Wo=(n,t,e,o,r,i)=>eo(()=>Po(n,t,Zt(e),o,r,i))
function zo(n,{traceparent:t}){t&&to('trace '+n+' '+p(N(I(t),0,99)))}function Po(n,t,e,o,r,c){if(ye)throw nt(ye)
const{name:u,signal:s}=o,a=e?t+' '+e:''+t
if(!c?.j&&(no(u,a),No.size()>=i))throw ot('"'+u+'": '+No.size()+' calls are unanswered already')
Fo(u,r)
const l=o.id=++$o
return c&&(c.id=l,c.j&&C(xo,l,!0)),s&&function(n,t,e){e.abort=()=>Lo(t,Ko(e.name,n)),En(n,'abort',e.abort)}(s,l,o),o.S=Co(r),o.B=an()+o.S,No.add(o),o.B<Ro&&qo(o.B),zo(l,r),Ue=!0,n+' '+l+' '+a+(c&&!c.M?'\ncredit '+l+' '+Qo:'')}function Co(n){return n.timeout??r??1/0}function Fo(n,t){if(t.signal&&t.signal.aborted)throw Ko(n,t.signal)
if(Co(t)<=0)throw new Yn('timedOut','"'+n+'" has a timeout of 0')}const Ko=(n,t)=>new Yn('cancelled','"'+n+'" was cancelled',{cause:t.reason})
function Vo(n){const t=No.take(n)
return t&&t.abort&&In(t.signal,'abort',t.abort),t}function Lo(n,t){const e=Vo(n)
e&&(e.m(t),to('cancel '+n))}function Uo(n,t){const e=Vo(n)
if(!e){const e=P(Zo,n)
return e&&er(e,null),ie(t)}try{e.v(Yt(t))}catch(n){e.m(it('The answer of "'+e.name+'" cannot be read'))}}function qo(n){Rn(Jo),Ro=n
const t=n-an()
Jo=Jn(Ho,t>2147483647?2147483647:t)}je(n=>{No.t((t,e)=>{Vo(e),t.m(tt(t.name,n))})})
const Go=1e3
function Ho(){const n=an(),t=n-Ro
Ro=1/0
let e=1/0
No.t((o,r)=>{if(t>Go){const e=o.B>n?o.B:n,r=e+t<n+o.S?e+t:n+o.S
r>e&&(o.S-=r-e,o.B=r)}o.B<=n?Lo(r,new Yn('timedOut','"'+o.name+'" was not answered in time, and may have run')):o.B<e&&(e=o.B)}),e!==1/0&&qo(e>n+5?e:n+5)}function callSync(n,t,o){const r=kt(()=>function(n,t,o){const r='call 0 '+_t(n)+' '+(Qt(t,Et)??Zt(t))
if(ye)throw nt(ye)
no(n,r),Fo(n,o),zo(0,o),vo(),ro()
const i=l($n,window,[e,'sync '+he+' '+Ce+'\n'+r])
if('string'!=typeof i)throw new Yn('syncUnavailable','"'+n+'" has no answer: the page is left or sandboxed, or the app shows no dialogs')
if($(i,'close '))throw ce(N(i,6))
return i}(n,t,o),!0,!1).text
if($(r,'done 0 '))return Yt(N(r,7))
throw ce(N(r,7))}function postBeacon(n,t){if(ye&&!ge)throw nt(ye)
const{text:e}=kt(()=>Qt(t,Et)??Zt(t),!1,!1)
return Oe(Ye('The line for',n,'call 0 '+_t(n)+' '+e))}const hasLeftPage=()=>ge,Qo=4,Zo=new z
function Xo(n){if(n.T)return
const t=function(n){const t=s
let e=n.room/n.k
e=e<1?1:e>t?t:e-e%1
const o=n.A+n.N
return o<=e/2?e-o:0}(n)
t>0&&(n.N+=t,to('credit '+n.id+' '+t))}function Yo(n,t){const e=P(Zo,n)
if(!e)return ie(t)
if(e.N<1)return ie(t),or(e,it('"'+e.name+'": the app sent an element without credit'))
e.N--
const o=t.length+To()
e.k=(7*e.k+o)/8
const r=e.O
if(r)return e.O=r.next,nr(e,r,t),e.$&&!e.O?or(e,null):Xo(e)
const i={text:t,next:null}
e.J?e.J.next=i:e.R=i,e.J=i,e.A++}function nr(n,t,e){let o
try{o=Yt(e)}catch(e){const o=it('An element of "'+n.name+'" cannot be read')
return or(n,null),t.m(o)}t.v({value:o,done:!1})}const tr=n=>({value:n,done:!0})
function er(n,t){K(Zo,n.id),n.T=!0,n.abort&&In(n.signal,'abort',n.abort),n.error=t
for(let t=n.O;t;t=t.next)n.error?t.m(n.error):t.v(tr(void 0)),n.error=null
n.O=null}function or(n,t){for(let t=n.R;t;t=t.next)ie(t.text)
n.R=n.J=null,n.A=0,n.T||(er(n,t),to('cancel '+n.id))}je(n=>{V(Zo,t=>{er(t,tt(t.name,n))})})
const rr=new Cn(n=>{n.O?n.$=!0:or(n,null)})
function ir(n,t){const e={__proto__:null,next:n,return:n=>(t(),Zn(tr(n))),throw:n=>(t(),new Tn((t,e)=>e(n)))}
return h(e,Dn,Gn(()=>e)),b(e)}function leaveRequest(n){n.inner?n.inner.return():n.id&&Lo(n.id,new Yn('cancelled','The stream was left'))}function lazyStream(n,t,e){const o={__proto__:null,id:0,inner:null,owner:e}
let r=null,i=!1
return ir(()=>o.inner?o.inner.next():new Tn((e,c)=>{if(i)return e(tr(void 0))
r||(r=new Tn((e,r)=>{Qn(t(o),()=>{if(o.owner=null,o.inner)return e(o.inner)
r(new Yn('badResult','"'+n+'" has one result: use bridge.call'))},r)})),Qn(r,n=>Qn(n.next(),e,c),n=>{if(i)return e(tr(void 0))
i=!0,c(n)})}),()=>{i=!0,leaveRequest(o)})}class cr{#n=null
#t
#e
#o
constructor(n,t){this.#e=n,this.#o=t,b(this)}get name(){return this.#e}get traceparent(){return this.#o&&_(this.#o)}get signal(){return this.#n||(this.#n=new Vn,this.#t&&Ln(this.#n,this.#t)),Un(this.#n)}static abort(n,t){n.#t=t,n.#n&&Ln(n.#n,t)}}const ur=cr.abort
let sr
function ar(n){const t=sr
return sr=n,t}h(cr.prototype,'constructor',Gn(void 0)),b(cr.prototype)
const lr=new z,fr=ht(),dr=new z,wr=new z
let pr=0
const _r=()=>{pr=0}
let hr=!1,br=0
function yr(n){if(_t(n),A('.'+n+'.','..')>=0)throw rt('"'+n+'" has an empty part: write module.feature.method')}function gr(n,t){if(F(lr,n)&&!t)throw new Yn('duplicateName','"'+n+'" is registered already: pass { replacing: true }')}function vr(n,t,e){yr(n),'function'!=typeof t&&et('The handler of "'+n+'" is not a function'),gr(n,e?.replacing),ut(t),C(lr,n,t),V(dr,e=>{e.name===n&&Mr(e,t)})}let mr=()=>{}
const Br=n=>{mr=n},Sr=(n,t)=>P(lr,n)||mr(n,t)
function xr(n,t,e,o){const r=Sr(t,o),i=!(r||hr&&0===br)
return i?C(dr,n,{id:n,name:t,I:e,D:o}):jr(n,t,e,o,r),i}function jr(n,t,e,o,r){if(e){if(r)return $r(n,t,r,e,o,t)
ie(e),V(wr,n=>n(t)),Ir(n,t,new Yn('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else fr.take(n)&&to('done '+n+' '+(void 0!==r))}function Mr({id:n,name:t,I:e,D:o},r){K(dr,n),jr(n,t,e,o,r)}function Tr(){V(dr,n=>{const t=Sr(n.name,n.D)
t&&Mr(n,t)})}let kr
function Ar(n){const t={id:n,poll:(He++,Ge),context:null,N:0,trace:kr}
return kr=void 0,fr.add(t),t}function Nr(n,t,e,o){const r=Ar(n)
xr(n,t,e,o)&&so(r)}const Or=n=>{const t=m(n)
return t===Pn||t===zn}
function $r(n,t,e,o,r,ownName){const i=fr.get(n),c=new cr(ownName,i?.trace)
let u,s,a
try{if(!r&&Or(e))return ie(o),Jr(n,t,ownName)
const i=Yt(o)
a=ar(c),pr=n,u=st(e,c,i),s='object'==typeof u&&null!==u&&u.then,ar(a)}catch(e){return ar(a),Ir(n,t,e)}if(i&&!It(u)&&(i.context=c),'function'!=typeof s)return Rr(n,t,u,r,ownName)
Xn(u,s,e=>Rr(n,t,e,r,ownName),e=>Ir(n,t,e))}const Jr=(n,t,ownName)=>Ir(n,t,new Yn('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream: return an object with it'))
function Rr(n,t,e,o,ownName){try{if('object'==typeof e&&null!==e&&Lt(e,O(e)))return o?Zr(n,t,e):(Qr(e),Jr(n,t,ownName))
if(!fr.get(n))return
Er('done ',n,'The result of',t,e,'result')}catch(e){return e instanceof Yn&&'overLimit'===e.code?Ir(n,t,e):Ir(n,t,new Yn('badResult','The result of "'+t+'": '+(e instanceof Yn?e.message:I(e))))}}function Er(n,t,e,o,r,i){const c=Et(r)
void 0===c?eo(()=>Wr(n,t,Ye(e,o,'~'+Ct(r,i,null,0)))):to(Wr(n,t,Ye(e,o,c)))}const Ir=(n,t,e)=>Dr('fail ',n,function(n,t){let e,o,r='thrown',i=''
try{t instanceof Yn?(r=t.code,e=I(t.message),void 0!==t.data&&(i=Rt(t.data,'data'))):t instanceof Nn?e='"'+n+'" threw '+I(t.name)+': '+I(t.message):(e='"'+n+'" threw '+I(t),i=Rt(t,'data')),t instanceof Nn&&void 0!==t.stack&&(o=I(t.stack))}catch(t){void 0===e&&(e='"'+n+'" threw a value that cannot be read'),i=''}const c=''!==i&&J(i,0)===Ot
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(e)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?N(i,1):i))+'}'}(t,e))
function Dr(n,t,e){fr.get(t)&&to(Wr(n,t,e))}function Wr(n,t,e){const o='next '!==n&&fr.take(t)
return o&&so(o),n+t+' '+e}function zr(n,t){const e=fr.take(n)
e&&so(e)
const o=P(dr,n)
K(dr,n),o&&ie(o.I),e&&e.context&&ur(e.context,t),function(n){const t=P(Vr,n)
t&&(K(Vr,n),Hr(t.source))}(n)}function Pr(){!hr||br>0||(Tr(),V(dr,n=>Mr(n)))}je(n=>fr.t((t,e)=>zr(e,n)))
const Cr=new z
function Fr(){hr=!0,Pr(),V(Cr,n=>n())}function Kr(n){br++
const t=()=>{br--,Pr()}
Qn(Zn(n),t,t)}const Vr=new z,Lr=u/2<4194304?u/2:4194304,Ur=9007199254740992,qr=1048576
function Gr(n){if('ReadableStream'===O(n)){const t=n.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=mt(n,O(n))
if(t)return function(n,t){const e=bt?qr:lo
let o=0
return{step(){if(o>=t)return tr(void 0)
const r=mn(n,o,o+=e)
return new Tn((n,t)=>Qn(Bn(r),t=>n({__proto__:null,value:new ln(t),done:!1}),t))},stop(){o=t}}}(n,t.size)
q(vt,n)&&(n=n.stream())
const e=n[Dn],o=l('function'==typeof e?e:n[Wn],n,[]),{next:r}=o
return{step:()=>l(r,o,[]),stop(){const n=o.return
if('function'==typeof n)return l(n,o,[])}}}function Hr(n){try{const t=n.stop()
Qn(Zn(t),()=>{},qn)}catch(n){qn(n)}}function Qr(n){try{Hr(Gr(n))}catch(n){qn(n)}}function Zr(n,t,e){const o=fr.get(n)
if(!o)return Qr(e)
let r
try{r=Gr(e)}catch(e){return Ir(n,t,e)}const{context:i,N:c}=o,u={id:n,name:t,source:r,context:i,N:c,W:!1}
so(o),C(Vr,n,u),to('open '+n),Xr(u)}function Xr(n){for(;!n.W&&n.N>0&&F(Vr,n.id);){if(ze.length+_o>=Lr)return void(Xe=ti)
let t,e
const o=ar(n.context)
try{t=n.source.step(),e='object'==typeof t&&null!==t&&t.then,ar(o)}catch(t){return ar(o),ni(n,t)}'function'==typeof e?(n.W=!0,Xn(t,e,t=>{n.W=!1,Yr(n,t),Xr(n)},t=>ni(n,t))):Yr(n,t)}}function Yr(n,t){if(!F(Vr,n.id))return
const{id:e,name:o}=n
try{if(t.done)return K(Vr,e),Dr('done ',e,'~{"$undefined":1}')
Er('next ',e,'An element of',o,t.value,'element'),n.N--}catch(t){return ni(n,t instanceof Yn&&'badArguments'===t.code?new Yn('badResult','An element of "'+o+'": '+t.message):t),Hr(n.source)}}function ni(n,t){K(Vr,n.id)&&Ir(n.id,n.name,t)}const ti=()=>V(Vr,Xr),ei=n=>new Yn('unknownMethod','The '+n+' was released'),oi=new Cn(n=>ii(n)),ri=(n,t)=>({kind:n,ref:t,own:we,P:!1})
function ii(n){n.P||(n.P=!0,n.own!==we||ye||to('release '+n.ref))}function ci(n){return n.P?ei(n.kind):n.own!==we?new Yn('documentGone','The '+n.kind+' is of a page that was left'):void 0}function ui(n,t){return h(n,'release',Gn(b(()=>{Kn(oi,n),ii(t)}))),Fn(oi,n,t,n),b(n)}C(Xt,'$function',function(n){const t=ri('function',n)
return re?ii(t):ui(function(...e){const o=ci(t)
return o?new Tn((n,t)=>t(o)):request('callRef','function',e,noOptions,n)},t)}),C(Xt,'$stream',function(n){const t=ri('stream',n)
if(re)return ii(t)
const e={__proto__:null}
return h(e,Dn,Gn(()=>lazyStream('stream',e=>{const o=ci(t)
if(o)throw o
return request('readRef','stream',null,noOptions,n,e)},e))),ui(e,t)}),je(function(){xt=new z})
const si=b({__proto__:null})
function ai(n,t){const e=ci(n)
return e?new Tn((n,t)=>t(e)):t()}const li=(n,t)=>new Tn((e,o)=>{Qn(n,n=>{try{e(t(n))}catch(n){o(n)}},o)}),fi=n=>({__proto__:null,[Wn](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:n,done:t=!t})}}})
function di(n,t,e,o){let r=0,i=null
const c=()=>(i||(i=pi(t.ref,n,!1)),i.next())
return ir(()=>ai(t,()=>{if(i||!e||!bt)return c()
if(r>=o)return Zn(tr(void 0))
const n=r
return r+=qr,new Tn((t,i)=>{Qn(bt.load(e+'?'+n+'-'+(r<o?r:o)),n=>t({value:n,done:!1}),e=>{if(n>0)return i(e)
t(c())})})}),()=>{r=o,i&&i.return()})}C(Xt,'$blob',function(n){const{ref:t,size:e,type:o,name:r,key:i}=n,c=ri('blob',t)
if(re)return ii(c)
const u={__proto__:si},s=i?yt(i,t):void 0,a=()=>ai(c,()=>_i(di(u,c,s,e),e)),l={__proto__:null,size:e,type:o,name:r,url:s,stream:()=>di(u,c,s,e),bytes:()=>a(),arrayBuffer:()=>li(a(),n=>_n(n)),text:()=>li(a(),n=>jn(new xn,n)),blob:()=>li(a(),n=>void 0===r?new bn(fi(n),{__proto__:null,type:o}):new yn(fi(n),r,{__proto__:null,type:o}))},f=y(l)
for(let n=0;n<f.length;n++)h(u,f[n],Gn(l[f[n]])),'function'==typeof l[f[n]]&&b(l[f[n]])
return G(vt,u,{size:e,type:o,name:r}),ui(u,c)})
let wi=new z
const pi=(n,t,e)=>lazyStream('blob',t=>(t.j=e,request('readRef','blob',null,Oo,n,t)),t)
function _i(n,t){return new Tn((e,o)=>{const r=new ln(t)
let i=0
const c=()=>o(new Yn('badResult','The app announced another size')),u=()=>Qn(n.next(),n=>{if(n.done)return i===t?e(r):c()
const o=i+hn(n.value)
if(o>t)return c()
pn(r,n.value,i),i=o,u()},o)
u()})}C(Xt,'$bytes',function(n){const t=P(wi,n)
if(!t)throw it('Bytes of the app did not arrive')
return K(wi,n),To(),t}),je(()=>{wi=new z})
const hi=new z
let bi=0
const yi=new z
function on(n,t,e){_t(n),n=I(n),'function'!=typeof t&&et('The listener of "'+n+'" is not a function')
const o=e?.signal,r=!!e?.once
if(o&&o.aborted)return()=>{}
let i=P(hi,n)
i||C(hi,n,i=new z)
const c=++bi
ut(t)
const u=()=>{K(i,c)}
return C(i,c,{listener:t,C:r}),o&&En(o,'abort',u),u}function emit(n,t){const e='event '+_t(n)+' ',o=Et(t),r=()=>{const r=e+(o??'~'+Ct(t,'value',null,0))
return no(n,r),r}
ge?Qn(Oe(kt(r,!1,!1).text),ve,ve):void 0!==o?to(r()):eo(r,!1)}function gi(n,t){const e=P(hi,n),o=e?L(e):0
if(o+L(yi)===0)return ie(t)
const r=Yt(t)
o>0&&V(e,(n,t)=>{n.C&&K(e,t),at(n.listener,void 0,[r])}),V(yi,t=>{at(t,void 0,[n,r])})}const vi=new z
function mi(n){const t=P(vi,n)
return t?(K(vi,n),V(t,(n,t)=>{P(lr,t)===n&&K(lr,t)}),!0):K(lr,n)}const Bi=b(function(){})
function Si(n,t){return new j(Bi,{__proto__:null,get:(e,o)=>'string'!=typeof o||'then'===o?void 0:Si(n?n+'.'+o:o,t),apply:(e,o,r)=>t(n,r),has:()=>!1,set:xi,defineProperty:xi,deleteProperty:xi,construct:xi})}function xi(){et('The objects of bridge.native can only be called')}function ji(n,t,e){const o={__proto__:null,id:0,inner:null,M:!0},r=request('stream',n,t,e,void 0,o)
return h(r,Dn,Gn(()=>lazyStream(n,n=>(n.id=o.id,new Tn((t,e)=>Qn(r,e=>{n.inner=o.inner,t(e)},e)))))),r}let Mi=0
function Ti(n,t,e){let o=0
Mi=t
for(let t;Mi<e&&' '!==(t=n[Mi]);Mi++)o=10*o+ +t
if(Mi>t&&o<1e16)return o
throw it('A line of the app has no number')}function ki(n,t,e){const o=34===J(n,t)
if(o){Mi=t+1
for(let t;Mi<e&&34!==(t=J(n,Mi));Mi++)92===t&&Mi++
Mi++}else Mi=A(n,' ',t),(Mi<0||Mi>e)&&(Mi=e)
const r=N(n,t,Mi)
return o?_(r):r}mo=function(n,t,e,o){const r=$(n,'done ',t)?'done':$(n,'call ',t)?'call':N(n,t,A(n,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:Ti(n,t,e)
if(!o&&function(n,t){if(null===So||'load'===n)return!1
switch(n){case'open':case'next':return!F(xo,t)
case'done':case'fail':return!K(xo,t)
default:return!0}}(r,c))return function(n){Ao({line:n,size:jo,F:!0,next:null}),jo=0}(N(n,i,e))
switch('event'!==r&&(t=Mi+1),r){case'done':return Uo(c,N(n,t,e))
case'call':case'stream':return Nr(c,ki(n,t,e),N(n,Mi+1,e),'stream'===r)
case'event':return gi(ki(n,t,e),N(n,Mi+1,e))
case'fail':return function(n,t){const e=Vo(n)
if(e)return e.m(ce(t))
const o=P(Zo,n)
o&&er(o,ce(t))}(c,N(n,t,e))
case'load':return function(n,t,e){if(F(wi,n))return function(n){Bo?jo+=n:Mo+=n}(t),to('release '+n)
const o=we,r=function(n){const t={line:'',size:0,F:!1,next:null}
return Ao(t),jo+=n,t}(t),i=e=>{o!==we||ye||(e&&hn(e)===t&&C(wi,n,e),to('release '+n),function(n){for(n.F=!0;Bo&&Bo.F;){const{line:n,size:t}=Bo
Bo=Bo.next,Bo||(So=null),n&&(Mo=t,ko(n,0,!0),Mo=0)}}(r))},c=()=>Qn(_i(pi(n,null,!0),t),i,()=>i(null))
if(!bt)return c()
Qn(bt.load(yt(e,n)),i,()=>{o!==we||ye||c()})}(c,Ti(n,t,e),N(n,Mi+1,e))
case'trace':return u=N(n,t,e),void(kr=u)
case'cancel':return zr(c,new Yn('cancelled','The app cancelled the call'))
case'open':return function(n){const t=No.get(n),e=t&&t.control
if(!e)return
Vo(n)
const{signal:o}=t,r=e.room||1048576,i={id:n,name:t.name,N:e.M?0:Qo,room:r,k:r/Qo,R:null,J:null,A:0,O:null,K:null,T:!1,$:!1,error:null,signal:o,abort:null}
C(Zo,n,i),i.signal&&(i.abort=()=>or(i,Ko(i.name,i.signal)),En(i.signal,'abort',i.abort))
const c=function(n){const t=ir(()=>function(n){return new Tn((t,e)=>{const o=n.R
if(o)return n.R=o.next,o.next||(n.J=null),n.A--,nr(n,{v:t,m:e},o.text),Xo(n)
if(n.T){const o=n.error
return n.error=null,o?e(o):t(tr(void 0))}const r={v:t,m:e,next:null}
n.O?n.K.next=r:n.O=r,n.K=r})}(n),()=>or(n,null))
return Fn(rr,t,n,t),t}(i)
e.inner=c,Xo(i),t.v(c)}(c)
case'next':return Yo(c,N(n,t,e))
case'credit':return function(n,t){const e=P(Vr,n),o=e||fr.get(n)
if(!o)return
const r=o.N+t
o.N=r<Ur?r:Ur,e&&Xr(e)}(c,Ti(n,t,e))
case'release':return void K(xt,c)
case'readRef':return function(n,t){const e=P(xt,t)
Ar(n),'object'==typeof e?Zr(n,'stream',e):Ir(n,'stream',ei('stream'))}(c,Ti(n,t,e))
case'callRef':return function(n,t,e){const o=P(xt,t)
if(Ar(n),'function'==typeof o)return $r(n,'function',o,e,!1,'')
ie(e),Ir(n,'function',ei('function'))}(c,Ti(n,t,e),N(n,Mi+1,e))
case'has':return function(n,t){so(Ar(n)),xr(n,t,'',!1)}(c,ki(n,t,e))
default:throw it('A line of the app cannot be read: '+r)}var u}
let Ai=!1
function Ni(n){n.isTrusted&&!Ai&&(Ai=!0,vo(),ro(),ge=!0,pe&&Qn(le('goodbye '+pe),ve,ve),Re(new Yn('documentGone','The page was left. Its calls may have run')))}function Oi(n){n.isTrusted&&Ai&&(Ai=!1,Me())}function $i(){En(window,'pagehide',Ni,!0),En(window,'pageshow',Oi,!0),En(window,'load',Fr,!0)}let Ji=!1
for(let n=0;n<o.length;n++)D(new RegExp(o[n]),de)&&(Ji=!0)
function startExtension(n,t){Ji&&at(n,void 0,[t])}if(h($i,'handlers',Gn(ue)),h(window,'__webbridge__',Gn(b($i))),$i(),Ji){const n=function n(t){const e={__proto__:null,call:(n,...e)=>request('call',n,e,t),callSync:(n,...e)=>callSync(n,e,t),stream:(n,...e)=>lazyStream(n,o=>request('stream',n,e,t,void 0,o)),has:n=>request('has',n,null,t),native:Si('',(n,e)=>ji(n,e,t)),expose(n,t,e){!function(n,t,e){yr(n),
('object'!=typeof t&&'function'!=typeof t||null===t)&&et('The value exposed as "'+n+'" is not an object')
const o=function(n,t){const e=new z
for(let o=t;o&&o!==B&&o!==x;o=m(o)){const r=g(o)
for(let i=0;i<r.length;i++){const c=n+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||F(e,c))continue
const u=v(o,r[i]).value
'function'==typeof u&&(yr(c),C(e,c,function(){return l(u,t,arguments)}))}}return e}(n,t)
0===L(o)&&et('The object exposed as "'+n+'" has no methods')
const r=e?.replacing
r&&mi(n),V(o,(n,t)=>gr(t,r)),V(o,(n,t)=>vr(t,n,e)),C(vi,n,o)}(n,t,e)},handle(n,t,e){vr(n,t,e)},remove:n=>mi(n),on:(n,t,e)=>on(n,t,e),off(n,t){!function(n,t){const e=P(hi,n)
e&&V(e,(n,o)=>{void 0!==t&&n.listener!==t||K(e,o)})}(n,t)},emit(n,t){emit(n,t)},with(e){!function(n){const t=n?.timeout
void 0===t||'number'==typeof t&&t==t||et('timeout is milliseconds, or Infinity')}(e)
const o=n=>void 0===e?.[n]?t[n]:e[n]
return n({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(n){Kr(n)},get context(){return sr},ready:Se,isAvailable:!0,BridgeError:Yn},o=y(e)
for(let n=0;n<o.length;n++)'function'==typeof e[o[n]]&&'native'!==o[n]&&b(e[o[n]])
return b(e)}({__proto__:null})
h(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),h(window,Symbol.for('webbridge'),Gn(n))}Me()
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
