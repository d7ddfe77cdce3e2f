// Of the digest b17a3e7b9f364f2f4d67678e364482aa5b1b7741a7b1c7f8419c2233afb900e7, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:n,wire:t,handler:e,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:u,streamWindow:s,references:a}=configuration,l=Reflect.apply,f=n=>(t,...e)=>l(n,t,e),d=(n,t)=>f(n.prototype[t]),w=(n,t)=>f(v(n.prototype,t).get),p=JSON.stringify,h=JSON.parse,_=Object.defineProperty,b=Object.freeze,y=Object.keys,g=Object.getOwnPropertyNames,v=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,B=Object.prototype,S=Array.prototype,x=Function.prototype,j=Proxy,M=d(Object,'toString'),T=Array.isArray,k=ArrayBuffer.isView,A=d(String,'indexOf'),N=d(String,'slice'),O=n=>N(M(n),8,-1),$=d(String,'startsWith'),J=d(String,'charCodeAt'),R=d(String,'codePointAt'),E=d(String,'normalize'),I=String,D=d(RegExp,'exec'),W=String.fromCharCode,z=Map,P=d(Map,'get'),C=d(Map,'set'),F=d(Map,'has'),K=d(Map,'delete'),V=d(Map,'forEach'),L=w(Map,'size'),U=WeakMap,q=d(WeakMap,'get'),G=d(WeakMap,'set'),H=Set,Q=d(Set,'add'),Z=d(Set,'forEach'),X=Date,Y=d(Date,'getTime'),nn=d(Number,'toString'),tn=d(Number,'valueOf'),en=d(String,'valueOf'),rn=d(Boolean,'valueOf'),cn=d(BigInt,'valueOf'),un=window.performance,sn=un.now,an=()=>l(sn,un,[]),ln=Uint8Array,fn=Math.random,dn=window.atob,wn=window.btoa,pn=d(ln,'set'),hn=w(m(ln),'buffer'),_n=w(m(ln),'length'),bn=window.Blob,yn=window.File,gn=w(bn,'size'),vn=w(bn,'type'),mn=d(bn,'slice'),Bn=d(bn,'arrayBuffer'),Sn=w(yn,'name'),xn=TextDecoder,jn=d(xn,'decode'),Mn=BigInt,Tn=Promise,kn=Promise.prototype.then,An=d(Promise,'then'),Nn=Error,On=window.queueMicrotask,$n=window.prompt,Jn=window.setTimeout,Rn=window.clearTimeout,En=d(EventTarget,'addEventListener'),In=d(EventTarget,'removeEventListener'),Dn=Symbol.asyncIterator,Wn=Symbol.iterator,zn=m(function*(){}),Pn=m(async function*(){}),Cn=FinalizationRegistry,Fn=d(Cn,'register'),Kn=d(Cn,'unregister'),Vn=AbortController,Ln=d(Vn,'abort'),Un=w(Vn,'signal'),qn=window.reportError||(n=>Jn(()=>{
throw n},0)),Gn=n=>({__proto__:null,value:n}),Hn=b(Gn(void 0))
function Qn(n,t,e){_(n,'constructor',Hn),An(n,t,e)}const Zn=n=>new Tn(t=>t(n))
function Xn(n,t,e,o){if(t!==kn)return Qn(Zn(n),e,o)
try{An(n,e,o)}catch(n){o(n)}}class Yn extends Nn{constructor(n,t,e){super(t),_(this,'name',Gn('cancelled'===n?'AbortError':'BridgeError')),_(this,'code',Gn(I(n))),void 0!==e?.data&&_(this,'data',Gn(e.data)),void 0!==e?.cause&&_(this,'cause',Gn(e.cause))}}_(Yn,'name',Gn('BridgeError')),b(Yn.prototype),b(Yn)
const nt=n=>new Yn(n.code,n.message,{data:n.data}),tt=(n,t)=>new Yn(t.code,'"'+n+'": '+t.message),et=(n,t)=>{throw new Yn('badArguments',n,t)},ot=n=>new Yn('overLimit',n),rt=n=>new Yn('invalidName',n),it=n=>new Yn('badFrame',n),ct=new U
function ut(n){const t=window.Zone?.current
t&&G(ct,n,t)}function st(n,t,e){const o=q(ct,n)
return o?o.run(n,t,e):l(n,t,e)}function at(n,t,e){try{return st(n,t,e)}catch(n){qn(n)}}const lt=/^[A-Za-z0-9_$.-]+$/,ft=/(?! )[\p{C}\p{Z}\p{DI}]/u,dt=/^webbridge(\.|$)/
let wt=new z
const pt=new z
function ownName(n){const t=b({__proto__:null,toString:()=>'webbridge.'+n})
return C(pt,t,I(t)),t}function ht(n){let t=P(wt,n)||P(pt,n)
if(void 0!==t)return t
if('string'!=typeof n||0===n.length||n.length>256)throw rt('A name is text of 1 to 256 characters')
if(D(dt,n))throw rt('"'+n+'" is reserved for the bridge: choose another name')
return t=D(lt,n)?n:p(function(n){const t=E(n)
let e=D(ft,n)?.index
if(void 0===e){if(t===n)return n
for(e=0;J(n,e)<128||J(n,e)===J(t,e);)e++}throw rt(p(n)+' has the character \\u{'+nn(R(n,e),16)+'}: names are NFC, without invisible characters')}(n)),L(wt)>1e3&&(wt=new z),C(wt,n,t),t}function _t(){const n=new z
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
function Nt(n,t,e){if(Mt&&Mt.l||zt(e,'is a '+t+', which only arguments, results and stream elements carry'),L(xt)>=a)throw ot(e+' is a '+t+', and the app holds '+L(xt)+' of this page already')
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
for(let o=e;o;o=o.above)o.value===n&&zt(t,'is cyclic: it contains itself')
o>Jt&&zt(t,'is nested deeper than '+Jt)
const r={value:n,above:e}
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
r+=(i?',':'')+p(o[i])+':'+e(Ut(n,o[i],t+c),c)}return 1===o.length&&J(o[0],0)===$t?'{"$object":{'+r+'}}':'{'+r+'}'}const Gt=(n,t)=>'{"$bytes":'+(Mt?.p&&_n(n)>(bt?65536:c<2097152?c>>1:1048576)?function(n,t){const e=_n(n)
if(Mt.size+e>u)throw ot(t+' has '+e+' bytes, and only '+u+' may wait for the app. Pass a Blob, which is read in pieces')
Mt.size+=e
const o={number:++Tt,bytes:new ln(n),next:null}
return Mt.u?Mt.u.next=o:Mt.i=o,Mt.u=o,o.number}(n,t):'"'+Ht(n)+'"')+'}'
function Ht(n){const t=_n(n)
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
function Yt(n){return J(n,0)===Ot?ne(h(N(n,1))):h(n)}function ne(n){if(It(n))return n
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
let we=0,pe='',he='',_e='',be='',ye=null,ge=!1
const ve=()=>{}
let me,Be
const Se=new Tn((n,t)=>{me=n,Be=t})
An(Se,void 0,ve)
const xe=new z,je=n=>C(xe,L(xe),n)
function Me(){we++,ye=null,ge=!1,_e=ke(),Ne('hello '+n+' {"wire":'+t+',"origin":'+p(de)+',"url":'+p(window.location.href)+',"main":'+fe+',"key":"'+_e+'"}',Te)}function Te(n){if(!$(n,'welcome '))return $e(n),void Be(nt(ye))
const t=A(n,' ',8)
pe=N(n,8,t),he='batch '+pe+' ',be=N(n,t+1),me(),function(){for(let n=vo;bt&&n;n=n.next)So(n)
xo()}(),po(1)}const ke=()=>N(n,16)+Ae(4294967296*fn())+Ae(Y(new X)),Ae=n=>N(nn(4294967296+(n>>>0),16),1)
function Ne(n,t,e){const o=we,r=n=>{o!==we||ye||('string'==typeof n?t(n,e):Je())}
Qn(le(n),r,n=>{const t=v(n,'message')
r(t&&t.value)})}const Oe=n=>le('beacon '+_e+'\n'+n)
function $e(n){$(n,'close ')?Re(ce(N(n,6))):Je()}function Je(){Re(new Yn('detached','The app took the bridge away'))}function Re(n){ye=n,pe='',V(xe,t=>t(n))}const Ee=128,Ie=8,De=u<16384?256:u<100663296?u/64|0:1572864,We=2048
let ze='',Pe=0,Ce=null,Fe=null,Ke=0,Ve=0,Le=0,Ue=!1,qe=0,Ge=0,He=!1,Qe=0,Ze=0,Xe=0,Ye=new z,no=0,to=null
function eo(n,t,e){if(e.length>c)throw ot(n+' "'+t+'" has '+e.length+' characters, and a line may have '+c+' bytes')
return e}function oo(n,t){eo('The line for',n,t)
const e=ro()+Bo
if(e+t.length+(Mt?Mt.size:0)>u)throw ot('"'+n+'": '+e+' characters and bytes wait for the app, which reads none')}const ro=()=>ze.length+Ke
function io(n,t){if(!ye){if(mo&&!t)return function(n){mo.text+='\n'+n,mo.size+=n.length+1,Bo+=n.length+1}(n)
ze&&ze.length+n.length>De&&uo(),ze=ze+'\n'+n,Pe++,pe&&(Ce&&so(Ie),0!==qe||Ue||(Ue=!0,On(fo)),Pe>=Ee*(qe+1)&&qe<Ie&&fo('batch'))}}function co(n,t=!0){const{text:e,i:o,size:r}=kt(n,t,!0)
o&&!ye?function(n,t,e){const o={i:t,size:e+=n.length+1,h:0,isText:!1,offset:0,text:n,next:null}
mo?mo.next=o:vo=o,mo=o,Bo+=e,pe&&bt?So(o):xo()}(e,o,r):io(e)}function uo(){const n={text:ze,start:0,next:null}
Fe?Fe.next=n:Ce=n,Fe=n,Ke+=ze.length,ze='',Pe=0}function so(n){if(Ce&&!(qe>=n)){for(;Ce&&qe<n;){const{text:n,start:t}=Ce,e=ao(n,t),o=e===n.length,r=(t?'\n':'')+N(n,t,e)
Ce.start=e,Ke-=e-t,o&&(Ce=Ce.next,Ce||(Fe=null)),qe++,lo(o?'batch':'part',r)}xo(),bo()}}function ao(n,t){const e=t+De
if(e>=n.length)return n.length
const o=J(n,e-1)
return o>=55296&&o<56320?e-1:e}function lo(n,t){Ne(n+' '+(pe||_e)+' '+ ++Ve+t,wo,'part'===n?'batch':n)}function fo(n){if('poll'!==n&&(Ue=!1),ze.length>De&&uo(),so(Ie),Ce)return void('poll'===n&&lo(n,''))
if('poll'!==n){if(!ze)return
!n&&He&&Ge<Ie?(n='ask',Ge++):(n='batch',qe++)}const t=ze
ze='',Pe=0,He=!1,lo(n,t),xo(),bo()}function wo(n,t){const e='poll'===t
if('ask'===t?Ge--:e?n.length>We&&po(Ie):qe--,''!==n){if(!$(n,he))return $e(n)
let t=A(n,'\n')
t<0&&(t=n.length)
const e=+N(n,he.length,t)
if(e===Le+1&&0===L(Ye)?(Le++,Eo(n,t+1)):function(n,t){const e=qe+Ge+Qe;(!L(Ye)||e>no)&&(no=e),C(Ye,n,t)
for(let n;void 0!==(n=P(Ye,Le+1));)K(Ye,++Le),Eo(n,0)
L(Ye)>no&&(Re(it('A reply is missing')),qn(nt(ye)))}(e,N(n,t+1)),ye)return}e?ho(4,we):(0===qe||Ce)&&fo()}function po(n){for(;Qe<n;)Qe++,fo('poll')}function ho(n,t){if(t===we&&!ye){if(n>0&&Xe>0)return On(()=>ho(n-1,t))
Ze++,Xe=0,fo('poll')}}function _o(n){n.poll===Ze&&(n.poll=-1,Xe--)}function bo(){const n=to
to=null,n&&n()}je(()=>{ze='',Ce=Fe=null,Pe=Ke=Ve=Le=qe=Ge=Qe=0,Ye=new z})
const yo=262144,go=1048576
let vo=null,mo=null,Bo=0
function So(n){const t=we,e=e=>{t!==we||ye||(n.h--,e||(n.isText=!0),xo(),bo())}
for(let t=n.i;t;t=t.next)n.h++,Qn(bt.post(t.number,t.bytes),e,()=>e(!1))}function xo(){for(;pe&&vo;){if(bt&&!vo.isText?vo.h>0:vo.i&&ro()>=go)return
!vo.i||!vo.isText&&bt?jo():Mo()}}function jo(){const{text:n,size:t}=vo
vo=vo.next,vo||(mo=null),Bo-=t,io(n,!0)}function Mo(){const{bytes:n,number:t,next:e}=vo.i,o=vo.offset,r=_n(n)-o,i=r<yo?r:yo
vo.offset+=i,i===r&&(vo.i=e,vo.offset=0),io('bytes '+t+' '+o+' "'+Ht(new ln(hn(n),o,i))+'"',!0)}function To(){for(;vo;)vo.i?Mo():jo()}je(()=>{vo=mo=null,Bo=0})
let ko=()=>{},Ao=null,No=null
const Oo=new z
let $o=0,Jo=0
const Ro=()=>{const n=Jo
return Jo=0,n}
function Eo(n,t,e){for(;t<n.length;){let o=A(n,'\n',t)
o<0&&(o=n.length)
try{ko(n,t,o,e)}catch(n){qn(n)}t=o+1}}function Io(n){No?No.next=n:Ao=n,No=n}je(()=>{Ao=No=null,$o=0,V(Oo,(n,t)=>{K(Oo,t)})})
const Do=_t(),noOptions=b({__proto__:null}),Wo=b({__proto__:null,timeout:1/0})
let zo=0,Po=0,Co=1/0,Fo=null,Ko=null
const Vo=(n,t)=>{Fo=n,Ko=t}
function request(n,t,e,o,r,i){const c=new Tn(Vo),u={id:0,name:t,_:Fo,g:Ko,v:0,m:0,signal:o.signal,abort:null,control:i}
Fo=Ko=null
try{const c=void 0===r?ht(t):r,s=e?Qt(e,Et):''
void 0!==s?io(qo(n,c,s,u,o,i)):Lo(n,c,e,u,o,i)}catch(n){u.g(n)}return c}const Lo=(n,t,e,o,r,i)=>co(()=>qo(n,t,Zt(e),o,r,i))
function Uo(n,{traceparent:t}){t&&io('trace '+n+' '+p(N(I(t),0,99)))}function qo(n,t,e,o,r,c){if(ye)throw nt(ye)
const{name:u,signal:s}=o,a=e?t+' '+e:''+t
if(!c?.B&&(oo(u,a),Do.size()>=i))throw ot('"'+u+'": '+Do.size()+' calls are unanswered already')
Ho(u,r)
const l=o.id=++zo
return c&&(c.id=l,c.B&&C(Oo,l,!0)),s&&function(n,t,e){e.abort=()=>Xo(t,Qo(e.name,n)),En(n,'abort',e.abort)}(s,l,o),o.m=Go(r),o.v=an()+o.m,Do.add(o),o.v<Co&&nr(o.v),Uo(l,r),He=!0,n+' '+l+' '+a+(c&&!c.S?'\ncredit '+l+' '+or:'')}function Go(n){return n.timeout??r??1/0}function Ho(n,t){if(t.signal&&t.signal.aborted)throw Qo(n,t.signal)
if(Go(t)<=0)throw new Yn('timedOut','"'+n+'" was not called, because its timeout is 0')}const Qo=(n,t)=>new Yn('cancelled','"'+n+'" was cancelled',{cause:t.reason})
function Zo(n){const t=Do.take(n)
return t&&t.abort&&In(t.signal,'abort',t.abort),t}function Xo(n,t){const e=Zo(n)
e&&(e.g(t),io('cancel '+n))}function Yo(n,t){const e=Zo(n)
if(!e){const e=P(rr,n)
return e&&ar(e,null),ie(t)}try{e._(Yt(t))}catch(n){e.g(it('The answer of "'+e.name+'" cannot be read'))}}function nr(n){Rn(Po),Co=n
const t=n-an()
Po=Jn(er,t>2147483647?2147483647:t)}je(n=>{Do.t((t,e)=>{Zo(e),t.g(tt(t.name,n))})})
const tr=1e3
function er(){const n=an(),t=n-Co
Co=1/0
let e=1/0
Do.t((o,r)=>{if(t>tr){const e=o.v>n?o.v:n,r=e+t<n+o.m?e+t:n+o.m
r>e&&(o.m-=r-e,o.v=r)}o.v<=n?Xo(r,new Yn('timedOut','"'+o.name+'" was not answered in time. Its handler may have run')):o.v<e&&(e=o.v)}),e!==1/0&&nr(e>n+5?e:n+5)}function callSync(n,t,o){const r=kt(()=>function(n,t,o){const r='call 0 '+ht(n)+' '+(Qt(t,Et)??Zt(t))
if(ye)throw nt(ye)
oo(n,r),Ho(n,o),Uo(0,o),To(),ze.length>De&&uo(),so(1/0),fo()
const i=l($n,window,[e,'sync '+_e+' '+Ve+'\n'+r])
if('string'!=typeof i)throw new Yn('syncUnavailable','"'+n+'" has no answer: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if($(i,'close '))throw ce(N(i,6))
return i}(n,t,o),!0,!1).text
if($(r,'done 0 '))return Yt(N(r,7))
throw ce(N(r,7))}function postBeacon(n,t){if(ye&&!ge)throw nt(ye)
const{text:e}=kt(()=>Qt(t,Et)??Zt(t),!1,!1)
return Oe(eo('The line for',n,'call 0 '+ht(n)+' '+e))}const hasLeftPage=()=>ge,or=4,rr=new z
function ir(n){if(n.j)return
const t=function(n){const t=s
let e=n.room/n.mean
e=e<1?1:e>t?t:e-e%1
const o=n.M+n.T
return o<=e/2?e-o:0}(n)
t>0&&(n.T+=t,io('credit '+n.id+' '+t))}function cr(n,t){const e=P(rr,n)
if(!e)return ie(t)
if(e.T<1)return ie(t),lr(e,it('"'+e.name+'": the app sent an element without credit'))
e.T--
const o=t.length+Ro()
e.mean=(7*e.mean+o)/8
const r=e.k
if(r)return e.k=r.next,ur(e,r,t),e.A&&!e.k?lr(e,null):ir(e)
const i={text:t,next:null}
e.N?e.N.next=i:e.O=i,e.N=i,e.M++}function ur(n,t,e){let o
try{o=Yt(e)}catch(e){const o=it('An element of "'+n.name+'" cannot be read')
return lr(n,null),t.g(o)}t._({value:o,done:!1})}const sr=n=>({value:n,done:!0})
function ar(n,t){K(rr,n.id),n.j=!0,n.abort&&In(n.signal,'abort',n.abort),n.error=t
for(let t=n.k;t;t=t.next)n.error?t.g(n.error):t._(sr(void 0)),n.error=null
n.k=null}function lr(n,t){for(let t=n.O;t;t=t.next)ie(t.text)
n.O=n.N=null,n.M=0,n.j||(ar(n,t),io('cancel '+n.id))}je(n=>{V(rr,t=>{ar(t,tt(t.name,n))})})
const fr=new Cn(n=>{n.k?n.A=!0:lr(n,null)})
function dr(n,t){const e={__proto__:null,next:n,return:n=>(t(),Zn(sr(n))),throw:n=>(t(),new Tn((t,e)=>e(n)))}
return _(e,Dn,Gn(()=>e)),b(e)}function leaveRequest(n){n.inner?n.inner.return():n.id&&Xo(n.id,new Yn('cancelled','The stream was left'))}function lazyStream(n,t,e){const o={__proto__:null,id:0,inner:null,owner:e}
let r=null,i=!1
return dr(()=>o.inner?o.inner.next():new Tn((e,c)=>{if(i)return e(sr(void 0))
r||(r=new Tn((e,r)=>{Qn(t(o),()=>{if(o.owner=null,o.inner)return e(o.inner)
r(new Yn('badResult','"'+n+'" answered with one result. Call it with bridge.call'))},r)})),Qn(r,n=>Qn(n.next(),e,c),n=>{if(i)return e(sr(void 0))
i=!0,c(n)})}),()=>{i=!0,leaveRequest(o)})}class wr{#n=null
#t
#e
#o
constructor(n,t){this.#e=n,this.#o=t,b(this)}get name(){return this.#e}get traceparent(){return this.#o&&h(this.#o)}get signal(){return this.#n||(this.#n=new Vn,this.#t&&Ln(this.#n,this.#t)),Un(this.#n)}static abort(n,t){n.#t=t,n.#n&&Ln(n.#n,t)}}const pr=wr.abort
let hr
function _r(n){const t=hr
return hr=n,t}_(wr.prototype,'constructor',Gn(void 0)),b(wr.prototype)
const br=new z,yr=_t(),gr=new z,vr=new z
let mr=0
const Br=()=>{mr=0}
let Sr=!1,xr=0
function jr(n){if(ht(n),A('.'+n+'.','..')>=0)throw rt('"'+n+'" has an empty part: write module.feature.method')}function Mr(n,t){if(F(br,n)&&!t)throw new Yn('duplicateName','"'+n+'" is registered already. Pass { replacing: true } to replace it')}function Tr(n,t,e){jr(n),'function'!=typeof t&&et('The handler of "'+n+'" is not a function'),Mr(n,e?.replacing),ut(t),C(br,n,t),V(gr,e=>{e.name===n&&Jr(e,t)})}let kr=()=>{}
const Ar=n=>{kr=n},Nr=(n,t)=>P(br,n)||kr(n,t)
function Or(n,t,e,o){const r=Nr(t,o),i=!(r||Sr&&0===xr)
return i?C(gr,n,{id:n,name:t,$:e,J:o}):$r(n,t,e,o,r),i}function $r(n,t,e,o,r){if(e){if(r)return zr(n,t,r,e,o,t)
ie(e),V(vr,n=>n(t)),Kr(n,t,new Yn('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else yr.take(n)&&io('done '+n+' '+(void 0!==r))}function Jr({id:n,name:t,$:e,J:o},r){K(gr,n),$r(n,t,e,o,r)}function Rr(){V(gr,n=>{const t=Nr(n.name,n.J)
t&&Jr(n,t)})}let Er
function Ir(n){const t={id:n,poll:(Xe++,Ze),context:null,T:0,trace:Er}
return Er=void 0,yr.add(t),t}function Dr(n,t,e,o){const r=Ir(n)
Or(n,t,e,o)&&_o(r)}const Wr=n=>{const t=m(n)
return t===Pn||t===zn}
function zr(n,t,e,o,r,ownName){const i=yr.get(n),c=new wr(ownName,i?.trace)
let u,s,a
try{if(!r&&Wr(e))return ie(o),Pr(n,t,ownName)
const i=Yt(o)
a=_r(c),mr=n,u=st(e,c,i),s='object'==typeof u&&null!==u&&u.then,_r(a)}catch(e){return _r(a),Kr(n,t,e)}if(i&&!It(u)&&(i.context=c),'function'!=typeof s)return Cr(n,t,u,r,ownName)
Xn(u,s,e=>Cr(n,t,e,r,ownName),e=>Kr(n,t,e))}const Pr=(n,t,ownName)=>Kr(n,t,new Yn('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream: return an object with it'))
function Cr(n,t,e,o,ownName){try{if('object'==typeof e&&null!==e&&Lt(e,O(e)))return o?ri(n,t,e):(oi(e),Pr(n,t,ownName))
if(!yr.get(n))return
Fr('done ',n,'The result of',t,e,'result')}catch(e){return e instanceof Yn&&'overLimit'===e.code?Kr(n,t,e):Kr(n,t,new Yn('badResult','The result of "'+t+'": '+(e instanceof Yn?e.message:I(e))))}}function Fr(n,t,e,o,r,i){const c=Et(r)
void 0===c?co(()=>Lr(n,t,eo(e,o,'~'+Ct(r,i,null,0)))):io(Lr(n,t,eo(e,o,c)))}const Kr=(n,t,e)=>Vr('fail ',n,function(n,t){let e,o,r='thrown',i=''
try{t instanceof Yn?(r=t.code,e=I(t.message),void 0!==t.data&&(i=Rt(t.data,'data'))):t instanceof Nn?e='"'+n+'" threw '+I(t.name)+': '+I(t.message):(e='"'+n+'" threw '+I(t),i=Rt(t,'data')),t instanceof Nn&&void 0!==t.stack&&(o=I(t.stack))}catch(t){void 0===e&&(e='"'+n+'" threw a value that cannot be read'),i=''}const c=''!==i&&J(i,0)===Ot
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(e)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?N(i,1):i))+'}'}(t,e))
function Vr(n,t,e){yr.get(t)&&io(Lr(n,t,e))}function Lr(n,t,e){const o='next '!==n&&yr.take(t)
return o&&_o(o),n+t+' '+e}function Ur(n,t){const e=yr.take(n)
e&&_o(e)
const o=P(gr,n)
K(gr,n),o&&ie(o.$),e&&e.context&&pr(e.context,t),function(n){const t=P(Zr,n)
t&&(K(Zr,n),ei(t.source))}(n)}function qr(){!Sr||xr>0||(Rr(),V(gr,n=>Jr(n)))}je(n=>yr.t((t,e)=>Ur(e,n)))
const Gr=new z
function Hr(){Sr=!0,qr(),V(Gr,n=>n())}function Qr(n){xr++
const t=()=>{xr--,qr()}
Qn(Zn(n),t,t)}const Zr=new z,Xr=u/2<4194304?u/2:4194304,Yr=9007199254740992,ni=1048576
function ti(n){if('ReadableStream'===O(n)){const t=n.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=mt(n,O(n))
if(t)return function(n,t){const e=bt?ni:yo
let o=0
return{step(){if(o>=t)return sr(void 0)
const r=mn(n,o,o+=e)
return new Tn((n,t)=>Qn(Bn(r),t=>n({__proto__:null,value:new ln(t),done:!1}),t))},stop(){o=t}}}(n,t.size)
q(vt,n)&&(n=n.stream())
const e=n[Dn],o=l('function'==typeof e?e:n[Wn],n,[]),{next:r}=o
return{step:()=>l(r,o,[]),stop(){const n=o.return
if('function'==typeof n)return l(n,o,[])}}}function ei(n){try{const t=n.stop()
Qn(Zn(t),()=>{},qn)}catch(n){qn(n)}}function oi(n){try{ei(ti(n))}catch(n){qn(n)}}function ri(n,t,e){const o=yr.get(n)
if(!o)return oi(e)
let r
try{r=ti(e)}catch(e){return Kr(n,t,e)}const{context:i,T:c}=o,u={id:n,name:t,source:r,context:i,T:c,R:!1}
_o(o),C(Zr,n,u),io('open '+n),ii(u)}function ii(n){for(;!n.R&&n.T>0&&F(Zr,n.id);){if(ro()+Bo>=Xr)return void(to=si)
let t,e
const o=_r(n.context)
try{t=n.source.step(),e='object'==typeof t&&null!==t&&t.then,_r(o)}catch(t){return _r(o),ui(n,t)}'function'==typeof e?(n.R=!0,Xn(t,e,t=>{n.R=!1,ci(n,t),ii(n)},t=>ui(n,t))):ci(n,t)}}function ci(n,t){if(!F(Zr,n.id))return
const{id:e,name:o}=n
try{if(t.done)return K(Zr,e),Vr('done ',e,'~{"$undefined":1}')
Fr('next ',e,'An element of',o,t.value,'element'),n.T--}catch(t){return ui(n,t instanceof Yn&&'badArguments'===t.code?new Yn('badResult','An element of "'+o+'": '+t.message):t),ei(n.source)}}function ui(n,t){K(Zr,n.id)&&Kr(n.id,n.name,t)}const si=()=>V(Zr,ii),ai=n=>new Yn('unknownMethod','The '+n+' was released'),li=new Cn(n=>di(n)),fi=(n,t)=>({kind:n,ref:t,own:we,I:!1})
function di(n){n.I||(n.I=!0,n.own!==we||ye||io('release '+n.ref))}function wi(n){return n.I?ai(n.kind):n.own!==we?new Yn('documentGone','The '+n.kind+' is of a page that was left'):void 0}function pi(n,t){return _(n,'release',Gn(b(()=>{Kn(li,n),di(t)}))),Fn(li,n,t,n),b(n)}C(Xt,'$function',function(n){const t=fi('function',n)
return re?di(t):pi(function(...e){const o=wi(t)
return o?new Tn((n,t)=>t(o)):request('callRef','function',e,noOptions,n)},t)}),C(Xt,'$stream',function(n){const t=fi('stream',n)
if(re)return di(t)
const e={__proto__:null}
return _(e,Dn,Gn(()=>lazyStream('stream',e=>{const o=wi(t)
if(o)throw o
return request('readRef','stream',null,noOptions,n,e)},e))),pi(e,t)}),je(function(){xt=new z})
const hi=b({__proto__:null})
function _i(n,t){const e=wi(n)
return e?new Tn((n,t)=>t(e)):t()}const bi=(n,t)=>new Tn((e,o)=>{Qn(n,n=>{try{e(t(n))}catch(n){o(n)}},o)}),yi=n=>({__proto__:null,[Wn](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:n,done:t=!t})}}})
function gi(n,t,e,o){let r=0,i=null
const c=()=>(i||(i=mi(t.ref,n,!1)),i.next())
return dr(()=>_i(t,()=>{if(i||!e||!bt)return c()
if(r>=o)return Zn(sr(void 0))
const n=r
return r+=ni,new Tn((t,i)=>{Qn(bt.load(e+'?'+n+'-'+(r<o?r:o)),n=>t({value:n,done:!1}),e=>{if(n>0)return i(e)
t(c())})})}),()=>{r=o,i&&i.return()})}C(Xt,'$blob',function(n){const{ref:t,size:e,type:o,name:r,key:i}=n,c=fi('blob',t)
if(re)return di(c)
const u={__proto__:hi},s=i?yt(i,t):void 0,a=()=>_i(c,()=>Bi(gi(u,c,s,e),e)),l={__proto__:null,size:e,type:o,name:r,url:s,stream:()=>gi(u,c,s,e),bytes:()=>a(),arrayBuffer:()=>bi(a(),n=>hn(n)),text:()=>bi(a(),n=>jn(new xn,n)),blob:()=>bi(a(),n=>void 0===r?new bn(yi(n),{__proto__:null,type:o}):new yn(yi(n),r,{__proto__:null,type:o}))},f=y(l)
for(let n=0;n<f.length;n++)_(u,f[n],Gn(l[f[n]])),'function'==typeof l[f[n]]&&b(l[f[n]])
return G(vt,u,{size:e,type:o,name:r}),pi(u,c)})
let vi=new z
const mi=(n,t,e)=>lazyStream('blob',t=>(t.B=e,request('readRef','blob',null,Wo,n,t)),t)
function Bi(n,t){return new Tn((e,o)=>{const r=new ln(t)
let i=0
const c=()=>o(new Yn('badResult','The app announced another size')),u=()=>Qn(n.next(),n=>{if(n.done)return i===t?e(r):c()
const o=i+_n(n.value)
if(o>t)return c()
pn(r,n.value,i),i=o,u()},o)
u()})}C(Xt,'$bytes',function(n){const t=P(vi,n)
if(!t)throw it('Bytes of the app did not arrive')
return K(vi,n),Ro(),t}),je(()=>{vi=new z})
const Si=new z
let xi=0
const ji=new z
function on(n,t,e){ht(n),n=I(n),'function'!=typeof t&&et('The listener of "'+n+'" is not a function')
const o=e?.signal,r=!!e?.once
if(o&&o.aborted)return()=>{}
let i=P(Si,n)
i||C(Si,n,i=new z)
const c=++xi
ut(t)
const u=()=>{K(i,c)}
return C(i,c,{listener:t,D:r}),o&&En(o,'abort',u),u}function emit(n,t){const e='event '+ht(n)+' ',o=Et(t),r=()=>{const r=e+(o??'~'+Ct(t,'value',null,0))
return oo(n,r),r}
ge?Qn(Oe(kt(r,!1,!1).text),ve,ve):void 0!==o?io(r()):co(r,!1)}function Mi(n,t){const e=P(Si,n),o=e?L(e):0
if(o+L(ji)===0)return ie(t)
const r=Yt(t)
o>0&&V(e,(n,t)=>{n.D&&K(e,t),at(n.listener,void 0,[r])}),V(ji,t=>{at(t,void 0,[n,r])})}const Ti=new z
function ki(n){const t=P(Ti,n)
return t?(K(Ti,n),V(t,(n,t)=>{P(br,t)===n&&K(br,t)}),!0):K(br,n)}const Ai=b(function(){})
function Ni(n,t){return new j(Ai,{__proto__:null,get:(e,o)=>'string'!=typeof o||'then'===o?void 0:Ni(n?n+'.'+o:o,t),apply:(e,o,r)=>t(n,r),has:()=>!1,set:Oi,defineProperty:Oi,deleteProperty:Oi,construct:Oi})}function Oi(){et('The objects of bridge.native can only be called')}function $i(n,t,e){const o={__proto__:null,id:0,inner:null,S:!0},r=request('stream',n,t,e,void 0,o)
return _(r,Dn,Gn(()=>lazyStream(n,n=>(n.id=o.id,new Tn((t,e)=>Qn(r,e=>{n.inner=o.inner,t(e)},e)))))),r}let Ji=0
function Ri(n,t,e){let o=0
Ji=t
for(let t;Ji<e&&' '!==(t=n[Ji]);Ji++)o=10*o+ +t
if(Ji>t&&o<1e16)return o
throw it('A line of the app has no number')}function Ei(n,t,e){const o=34===J(n,t)
if(o){Ji=t+1
for(let t;Ji<e&&34!==(t=J(n,Ji));Ji++)92===t&&Ji++
Ji++}else Ji=A(n,' ',t),(Ji<0||Ji>e)&&(Ji=e)
const r=N(n,t,Ji)
return o?h(r):r}ko=function(n,t,e,o){const r=$(n,'done ',t)?'done':$(n,'call ',t)?'call':N(n,t,A(n,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:Ri(n,t,e)
if(!o&&function(n,t){if(null===No||'load'===n)return!1
switch(n){case'open':case'next':return!F(Oo,t)
case'done':case'fail':return!K(Oo,t)
default:return!0}}(r,c))return function(n){Io({line:n,size:$o,W:!0,next:null}),$o=0}(N(n,i,e))
switch('event'!==r&&(t=Ji+1),r){case'done':return Yo(c,N(n,t,e))
case'call':case'stream':return Dr(c,Ei(n,t,e),N(n,Ji+1,e),'stream'===r)
case'event':return Mi(Ei(n,t,e),N(n,Ji+1,e))
case'fail':return function(n,t){const e=Zo(n)
if(e)return e.g(ce(t))
const o=P(rr,n)
o&&ar(o,ce(t))}(c,N(n,t,e))
case'load':return function(n,t,e){if(F(vi,n))return function(n){Ao?$o+=n:Jo+=n}(t),io('release '+n)
const o=we,r=function(n){const t={line:'',size:0,W:!1,next:null}
return Io(t),$o+=n,t}(t),i=e=>{o!==we||ye||(e&&_n(e)===t&&C(vi,n,e),io('release '+n),function(n){for(n.W=!0;Ao&&Ao.W;){const{line:n,size:t}=Ao
Ao=Ao.next,Ao||(No=null),n&&(Jo=t,Eo(n,0,!0),Jo=0)}}(r))},c=()=>Qn(Bi(mi(n,null,!0),t),i,()=>i(null))
if(!bt)return c()
Qn(bt.load(yt(e,n)),i,()=>{o!==we||ye||c()})}(c,Ri(n,t,e),N(n,Ji+1,e))
case'trace':return u=N(n,t,e),void(Er=u)
case'cancel':return Ur(c,new Yn('cancelled','The app cancelled the call'))
case'open':return function(n){const t=Do.get(n),e=t&&t.control
if(!e)return
Zo(n)
const{signal:o}=t,r=e.room||1048576,i={id:n,name:t.name,T:e.S?0:or,room:r,mean:r/or,O:null,N:null,M:0,k:null,P:null,j:!1,A:!1,error:null,signal:o,abort:null}
C(rr,n,i),i.signal&&(i.abort=()=>lr(i,Qo(i.name,i.signal)),En(i.signal,'abort',i.abort))
const c=function(n){const t=dr(()=>function(n){return new Tn((t,e)=>{const o=n.O
if(o)return n.O=o.next,o.next||(n.N=null),n.M--,ur(n,{_:t,g:e},o.text),ir(n)
if(n.j){const o=n.error
return n.error=null,o?e(o):t(sr(void 0))}const r={_:t,g:e,next:null}
n.k?n.P.next=r:n.k=r,n.P=r})}(n),()=>lr(n,null))
return Fn(fr,t,n,t),t}(i)
e.inner=c,ir(i),t._(c)}(c)
case'next':return cr(c,N(n,t,e))
case'credit':return function(n,t){const e=P(Zr,n),o=e||yr.get(n)
if(!o)return
const r=o.T+t
o.T=r<Yr?r:Yr,e&&ii(e)}(c,Ri(n,t,e))
case'release':return void K(xt,c)
case'readRef':return function(n,t){const e=P(xt,t)
Ir(n),'object'==typeof e?ri(n,'stream',e):Kr(n,'stream',ai('stream'))}(c,Ri(n,t,e))
case'callRef':return function(n,t,e){const o=P(xt,t)
if(Ir(n),'function'==typeof o)return zr(n,'function',o,e,!1,'')
ie(e),Kr(n,'function',ai('function'))}(c,Ri(n,t,e),N(n,Ji+1,e))
case'has':return function(n,t){_o(Ir(n)),Or(n,t,'',!1)}(c,Ei(n,t,e))
default:throw it('A line of the app cannot be read: '+r)}var u}
let Ii=!1
function Di(n){n.isTrusted&&!Ii&&(Ii=!0,To(),fo('batch'),ge=!0,pe&&Qn(le('goodbye '+pe),ve,ve),Re(new Yn('documentGone','The page was left. Its calls may have run')))}function Wi(n){n.isTrusted&&Ii&&(Ii=!1,Me())}function zi(){En(window,'pagehide',Di,!0),En(window,'pageshow',Wi,!0),En(window,'load',Hr,!0)}let Pi=!1
for(let n=0;n<o.length;n++)D(new RegExp(o[n]),de)&&(Pi=!0)
function startExtension(n,t){Pi&&at(n,void 0,[t])}if(_(zi,'handlers',Gn(ue)),_(window,'__webbridge__',Gn(b(zi))),zi(),Pi){const n=function n(t){const e={__proto__:null,call:(n,...e)=>request('call',n,e,t),callSync:(n,...e)=>callSync(n,e,t),stream:(n,...e)=>lazyStream(n,o=>request('stream',n,e,t,void 0,o)),has:n=>request('has',n,null,t),native:Ni('',(n,e)=>$i(n,e,t)),expose(n,t,e){!function(n,t,e){jr(n),
('object'!=typeof t&&'function'!=typeof t||null===t)&&et('The value exposed as "'+n+'" is not an object')
const o=function(n,t){const e=new z
for(let o=t;o&&o!==B&&o!==x;o=m(o)){const r=g(o)
for(let i=0;i<r.length;i++){const c=n+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||F(e,c))continue
const u=v(o,r[i]).value
'function'==typeof u&&(jr(c),C(e,c,function(){return l(u,t,arguments)}))}}return e}(n,t)
0===L(o)&&et('The object exposed as "'+n+'" has no methods')
const r=e?.replacing
r&&ki(n),V(o,(n,t)=>Mr(t,r)),V(o,(n,t)=>Tr(t,n,e)),C(Ti,n,o)}(n,t,e)},handle(n,t,e){Tr(n,t,e)},remove:n=>ki(n),on:(n,t,e)=>on(n,t,e),off(n,t){!function(n,t){const e=P(Si,n)
e&&V(e,(n,o)=>{void 0!==t&&n.listener!==t||K(e,o)})}(n,t)},emit(n,t){emit(n,t)},with(e){!function(n){const t=n?.timeout
void 0===t||'number'==typeof t&&t==t||et('timeout is a number of milliseconds, or Infinity')}(e)
const o=n=>void 0===e?.[n]?t[n]:e[n]
return n({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(n){Qr(n)},get context(){return hr},ready:Se,isAvailable:!0,BridgeError:Yn},o=y(e)
for(let n=0;n<o.length;n++)'function'==typeof e[o[n]]&&'native'!==o[n]&&b(e[o[n]])
return b(e)}({__proto__:null})
_(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),_(window,Symbol.for('webbridge'),Gn(n))}Me()
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
