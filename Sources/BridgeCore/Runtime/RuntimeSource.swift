// Of the digest 6355858bb88c91e1978a75b78fa6aa4441d5ae3ac8450b15803be18c1c9a5b54, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:n,wire:t,handler:e,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:u,streamWindow:s,references:a}=configuration,l=Reflect.apply,f=n=>(t,...e)=>l(n,t,e),d=(n,t)=>f(n.prototype[t]),w=(n,t)=>f(g(n.prototype,t).get),p=JSON.stringify,h=JSON.parse,_=Object.defineProperty,b=Object.freeze,y=Object.keys,v=Object.getOwnPropertyNames,g=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,B=Object.prototype,S=Array.prototype,j=Function.prototype,x=Proxy,M=d(Object,'toString'),T=Array.isArray,k=ArrayBuffer.isView,A=d(String,'indexOf'),N=d(String,'slice'),O=n=>N(M(n),8,-1),$=d(String,'startsWith'),J=d(String,'charCodeAt'),R=d(String,'codePointAt'),E=d(String,'normalize'),I=String,D=d(RegExp,'exec'),z=String.fromCharCode,P=Map,W=d(Map,'get'),C=d(Map,'set'),F=d(Map,'has'),K=d(Map,'delete'),V=d(Map,'forEach'),L=w(Map,'size'),U=WeakMap,q=d(WeakMap,'get'),G=d(WeakMap,'set'),H=Set,Q=d(Set,'add'),Z=d(Set,'forEach'),X=Date,Y=d(Date,'getTime'),nn=d(Number,'toString'),tn=d(Number,'valueOf'),en=d(String,'valueOf'),rn=d(Boolean,'valueOf'),cn=d(BigInt,'valueOf'),un=window.performance,sn=un.now,an=()=>l(sn,un,[]),ln=Uint8Array,fn=Math.random,dn=window.atob,wn=window.btoa,pn=d(ln,'set'),hn=w(m(ln),'buffer'),_n=w(m(ln),'length'),bn=window.Blob,yn=window.File,vn=w(bn,'size'),gn=w(bn,'type'),mn=d(bn,'slice'),Bn=d(bn,'arrayBuffer'),Sn=w(yn,'name'),jn=TextDecoder,xn=d(jn,'decode'),Mn=BigInt,Tn=Promise,kn=Promise.prototype.then,An=d(Promise,'then'),Nn=Error,On=window.queueMicrotask,$n=window.prompt,Jn=window.setTimeout,Rn=window.clearTimeout,En=d(EventTarget,'addEventListener'),In=d(EventTarget,'removeEventListener'),Dn=Symbol.asyncIterator,zn=Symbol.iterator,Pn=m(function*(){}),Wn=m(async function*(){}),Cn=FinalizationRegistry,Fn=d(Cn,'register'),Kn=d(Cn,'unregister'),Vn=AbortController,Ln=d(Vn,'abort'),Un=w(Vn,'signal'),qn=window.reportError||(n=>Jn(()=>{
throw n},0)),Gn=n=>({__proto__:null,value:n}),Hn=b(Gn(void 0))
function Qn(n,t,e){_(n,'constructor',Hn),An(n,t,e)}const Zn=n=>new Tn(t=>t(n))
function Xn(n,t,e,o){if(t!==kn)return Qn(Zn(n),e,o)
try{An(n,e,o)}catch(n){o(n)}}class Yn extends Nn{constructor(n,t,e){super(t),_(this,'name',Gn('cancelled'===n?'AbortError':'BridgeError')),_(this,'code',Gn(I(n))),void 0!==e?.data&&_(this,'data',Gn(e.data)),void 0!==e?.cause&&_(this,'cause',Gn(e.cause))}}_(Yn,'name',Gn('BridgeError')),b(Yn.prototype),b(Yn)
const nt=n=>new Yn(n.code,n.message,{data:n.data}),tt=(n,t)=>new Yn(t.code,'"'+n+'": '+t.message),et=(n,t)=>{throw new Yn('badArguments',n,t)},ot=n=>new Yn('overLimit',n),rt=n=>new Yn('invalidName',n),it=n=>new Yn('badFrame',n)
function ct(n,t,e){try{return l(n,t,e)}catch(n){qn(n)}}const ut=/^[A-Za-z0-9_$.-]+$/,st=/(?! )[\p{C}\p{Z}\p{DI}]/u,at=/^webbridge(\.|$)/
let lt=new P
const ft=new P
function ownName(n){const t=b({__proto__:null,toString:()=>'webbridge.'+n})
return C(ft,t,I(t)),t}function dt(n){let t=W(lt,n)||W(ft,n)
if(void 0!==t)return t
if('string'!=typeof n||0===n.length||n.length>256)throw rt('A name is text of 1 to 256 characters')
if(D(at,n))throw rt('"'+n+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=D(ut,n)?n:p(function(n){const t=E(n)
let e=D(st,n)?.index
if(void 0===e){if(t===n)return n
for(e=0;J(n,e)<128||J(n,e)===J(t,e);)e++}throw rt(p(n)+' has the character \\u{'+nn(R(n,e),16)+'}: names are in the form NFC, without invisible characters')}(n)),L(lt)>1e3&&(lt=new P),C(lt,n,t),t}function wt(){const n=new P
let t={__proto__:null},e=8,o=0,r=0
function i(){const n=t,o=e
t={__proto__:null},e*=2
for(let r=0;r<e;r++){const i=n[r&o-1]
t[r]=i&&(i.id&e-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&e-1]
return r&&r.id===o?r:W(n,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&e-1]&&r>e/2&&e<4096&&i()
const u=t[o&e-1]
u&&C(n,u.id,u),t[o&e-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&e-1]===i?t[o&e-1]=void 0:K(n,o),i},size:()=>r,t(r){V(n,r)
const i=t,c=e-1
for(let n=o-c;n<=o;n++){const t=i[n&c]
t&&r(t,t.id)}}}}let pt=null,ht=()=>{}
function _t(n,t){pt=n,t&&(ht=t)}const bt=new U
function yt(n,t){const e='File'===t
if(e||'Blob'===t)try{return{__proto__:null,size:vn(n),type:gn(n),name:e?Sn(n):void 0}}catch(n){return}}const vt=(n,t)=>yt(n,t)||q(bt,n),gt=(n,t,e)=>'{"$blob":{"ref":'+Tt(n,'blob',e)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let mt=new P,Bt=0,St=null,jt=0
function xt(n,t,e){const o=St,r={text:'',o:null,i:null,u:null,size:0,l:t,p:e&&!o}
St=r
try{return r.text=n(),r}catch(n){throw r.o&&V(r.o,(n,t)=>{K(mt,t)}),n}finally{St=o}}const Mt=(n,t,e)=>'{"$'+t+'":'+Tt(n,t,e)+'}'
function Tt(n,t,e){if(St&&St.l||It(e,'is a '+t+', which only arguments, results and elements of streams can carry'),L(mt)>=a)throw ot(e+' is a '+t+', and the app holds '+L(mt)+' of this page already')
const o=++Bt
return C(mt,o,n),St.o||(St.o=new P),C(St.o,o,!0),o}const kt=126,At=36,Nt=500
function Ot(n,t){const e=$t(n)
return void 0===e?'~'+zt(n,t,null,0):e}function $t(n){try{return Rt(n,0)?p(n):void 0}catch(n){return}}const Jt=n=>'object'!=typeof n&&'function'!=typeof n||null===n
function Rt(n,t){switch(typeof n){case'string':case'boolean':return!0
case'number':return n-n==0&&(0!==n||1/n>0)
case'object':return null===n||Et(n,t)
default:return!1}}function Et(n,t){if(t>Nt||void 0!==n[Dn]||void 0!==n.toJSON)return!1
if(T(n)){for(let e=0;e<n.length;e++)if(!Rt(n[e],t+1))return!1
return!0}const e=m(n)
if(e!==B&&null!==e)return!1
for(const e in n)if(!Rt(n[e],t+1))return!1
return!0}const It=(n,t,e)=>{const o=n.length>100?N(n,0,100)+'…':n
et(o+' '+t,{cause:e})}
function Dt(n,t){if(t instanceof Yn)throw t
let e=''
try{e=': '+I(t)}catch(n){}It(n,'cannot be read'+e,t)}function zt(n,t,e,o){switch(typeof n){case'string':case'boolean':return p(n)
case'number':return Pt(n)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+n+'"}'
case'function':return Mt(n,'function',t)
case'symbol':It(t,'is a symbol, which cannot cross the bridge')}if(null===n)return'null'
for(let o=e;o;o=o.above)o.value===n&&It(t,'is cyclic: it is one of the objects that it is in')
o>Nt&&It(t,'is nested deeper than '+Nt)
const r={value:n,above:e}
try{return function(n,t,e){const o=O(n),r=vt(n,o)
if(r)return gt(n,r,t)
if(Ft(n,o))return Mt(n,'stream',t)
if('Date'!==o&&Wt(n.toJSON))return e(n.toJSON(),'')
if(T(n))return function(n,t,e){let o=''
for(let r=0;r<n.length;r++){const i='['+r+']'
o+=(r?',':'')+e(Kt(n,r,t+i),i)}return'['+o+']'}(n,t,e)
const i=m(n)
if(i===B||null===i)return Vt(n,t,e)
if(k(n))return Lt(new ln(n.buffer,n.byteOffset,n.byteLength),t)
switch(o){case'ArrayBuffer':return Lt(new ln(n),t)
case'Date':{const t=Y(n)
return t-t==0?'{"$date":'+t+'}':'null'}case'Map':{let t='',o=0
return V(n,(n,r)=>{t+=(t&&',')+'['+e(r,'.keys['+o+++']')+','+e(n,'['+Ct(r)+']')+']'}),'{"$map":['+t+']}'}case'Set':{let t='',o=0
return Z(n,n=>{t+=(t&&',')+e(n,'['+o+++']')}),'{"$set":['+t+']}'}case'Number':return Pt(tn(n))
case'String':return p(en(n))
case'Boolean':return p(rn(n))
case'BigInt':return'{"$int":"'+cn(n)+'"}'
case'Error':case'DOMException':return'{"name":'+p(I(n.name))+',"message":'+p(I(n.message))+'}'
case'Object':return Vt(n,t,e)
case'Promise':It(t,'is a Promise: await it first')}return It(t,'is '+o+', which cannot cross the bridge')}(n,t,(n,e)=>zt(n,t+e,r,o+1))}catch(n){return Dt(t,n)}}function Pt(n){return n-n!=0?'{"$number":"'+n+'"}':0===n&&1/n<0?'-0':p(n)}const Wt=n=>'function'==typeof n&&n!==B.toJSON&&n!==S.toJSON,Ct=n=>'object'==typeof n&&null!==n||'function'==typeof n?typeof n:I(n),Ft=(n,t)=>'function'==typeof n[Dn]||'ReadableStream'===t||'function'==typeof n.next&&'function'==typeof n[zn]
function Kt(n,t,e){try{return n[t]}catch(n){return Dt(e,n)}}function Vt(n,t,e){const o=y(n)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+e(Kt(n,o[i],t+c),c)}return 1===o.length&&J(o[0],0)===At?'{"$object":{'+r+'}}':'{'+r+'}'}const Lt=(n,t)=>'{"$bytes":'+(St?.p&&_n(n)>(pt?65536:c<2097152?c>>1:1048576)?function(n,t){const e=_n(n)
if(St.size+e>u)throw ot(t+' has '+e+' bytes, and only '+u+' may wait for the app. Pass a Blob, which is read in pieces')
St.size+=e
const o={number:++jt,bytes:new ln(n),next:null}
return St.u?St.u.next=o:St.i=o,St.u=o,o.number}(n,t):'"'+Ut(n)+'"')+'}'
function Ut(n){const t=_n(n)
let e=''
for(let o=0;o<t;o++)e+=z(n[o])
return wn(e)}function qt(n,t){let e=n.length
if(void 0===e){if(n.json)return n.json
const e=t(n.data,0)
return void 0===e?void 0:'{"data":'+e+'}'}for(;e>0&&void 0===n[e-1];)e--
let o=''
for(let r=0;r<e;r++){const e=t(n[r],r)
if(void 0===e)return
o=r>0?o+','+e:e}return'['+o+']'}const Gt=n=>'~'+qt(n,(n,t)=>zt(n,'args['+t+']',null,0)),Ht=new P
function Qt(n){return J(n,0)===kt?Zt(h(N(n,1))):h(n)}function Zt(n){if(Jt(n))return n
if(T(n)){for(let t=0;t<n.length;t++)n[t]=Zt(n[t])
return n}const t=y(n)
return 1===t.length&&J(t[0],0)===At?function(n,t){switch(n){case'$undefined':return
case'$number':return+Yt(/^(NaN|-?Infinity)$/,t)
case'$int':return Mn(Yt(/^-?\d+$/,t))
case'$date':return new X(tn(t))
case'$map':case'$set':{const e='$map'===n,o=e?new P:new H,r=Zt(ne(t,t.length))
for(let n=0;n<r.length;n++)e?C(o,ne(r[n],2)[0],r[n][1]):Q(o,r[n])
return o}case'$object':if('Object'===O(t))return Xt(t,y(t))
break
case'$bytes':if('number'!=typeof t)return function(n){const t=dn(Yt(/^\S*$/,n.length%4?' ':n)),e=new ln(t.length)
for(let n=0;n<t.length;n++)e[n]=J(t,n)
return e}(t)}const e=W(Ht,n)
if(e)return e(t)
throw it(n+' is no kind of value')}(t[0],n[t[0]]):Xt(n,t)}function Xt(n,t){for(let e=0;e<t.length;e++)n[t[e]]=Zt(n[t[e]])
return n}const Yt=(n,t)=>D(n,en(t))[0],ne=(n,t)=>{if(!T(n)||n.length!==t)throw it('No list')
return n}
let te=!1
function ee(n){if(J(n,0)===kt){te=!0
try{Qt(n)}catch(n){}te=!1}}function oe(n){return nt(Qt(n))}const re=window.webkit.messageHandlers,ie=re[e],ce=ie.postMessage,ue=n=>l(ce,ie,[n]),se=window.top===window,ae=se&&'file:'===window.location.protocol?'file://':window.origin
let le,fe,de=0,we='',pe='',he='',_e='',be=null,ye=!1
const ve=new Tn((n,t)=>{le=n,fe=t})
An(ve,void 0,()=>{})
const ge=new P,me=n=>C(ge,L(ge),n)
function Be(){de++,be=null,ye=!1,he=je(),Me('hello '+n+' {"wire":'+t+',"origin":'+p(ae)+',"url":'+p(window.location.href)+',"main":'+se+',"key":"'+he+'"}',Se)}function Se(n){if(!$(n,'welcome '))return Te(n),void fe(nt(be))
const t=A(n,' ',8)
we=N(n,8,t),pe='batch '+we+' ',_e=N(n,t+1),le(),function(){for(let n=io;pt&&n;n=n.next)so(n)
ao()}(),Ye(1)}const je=()=>N(n,16)+xe(4294967296*fn())+xe(Y(new X)),xe=n=>N(nn(4294967296+(n>>>0),16),1)
function Me(n,t,e){const o=de,r=n=>{o!==de||be||('string'==typeof n?t(n,e):ke())}
Qn(ue(n),r,n=>{const t=g(n,'message')
r(t&&t.value)})}function Te(n){$(n,'close ')?Ae(oe(N(n,6))):ke()}function ke(){Ae(new Yn('detached','The app took the bridge away'))}function Ae(n){be=n,we='',V(ge,t=>t(n))}const Ne=128,Oe=8,$e=2048
let Je='',Re=0,Ee=0,Ie=0,De=!1,ze=0,Pe=0,We=!1,Ce=0,Fe=0,Ke=0,Ve=new P,Le=0,Ue=null
function qe(n,t,e){if(e.length>c)throw ot(n+' "'+t+'" has '+e.length+' characters, and a line may have '+c+' bytes')
return e}function Ge(n,t){qe('The line for',n,t)
const e=Je.length+uo
if(e+t.length+(St?St.size:0)>u)throw ot('"'+n+'": '+e+' characters and bytes wait for the app, which reads none')}function He(n,t){if(!be){if(co&&!t)return function(n){co.text+='\n'+n,co.size+=n.length+1,uo+=n.length+1}(n)
Je=Je+'\n'+n,Re++,we&&(0!==ze||De||(De=!0,On(Ze)),Re>=Ne*(ze+1)&&ze<Oe&&Ze('batch'))}}function Qe(n,t=!0){const{text:e,i:o,size:r}=xt(n,t,!0)
o&&!be?function(n,t,e){const o={i:t,size:e+=n.length+1,h:0,isText:!1,offset:0,text:n,next:null}
co?co.next=o:io=o,co=o,uo+=e,we&&pt?so(o):ao()}(e,o,r):He(e)}function Ze(n){if('poll'!==n){if(De=!1,!Je)return
!n&&We&&Pe<Oe?(n='ask',Pe++):(n='batch',ze++)}const t=n+' '+(we||he)+' '+ ++Ee+Je
Je='',Re=0,We=!1,Me(t,Xe,n),ao(),eo()}function Xe(n,t){const e='poll'===t
if('ask'===t?Pe--:e?n.length>$e&&Ye(Oe):ze--,''!==n){if(!$(n,pe))return Te(n)
let t=A(n,'\n')
t<0&&(t=n.length)
const e=+N(n,pe.length,t)
if(e===Ie+1&&0===L(Ve)?(Ie++,go(n,t+1)):function(n,t){const e=ze+Pe+Ce;(!L(Ve)||e>Le)&&(Le=e),C(Ve,n,t)
for(let n;void 0!==(n=W(Ve,Ie+1));)K(Ve,++Ie),go(n,0)
L(Ve)>Le&&(Ae(it('A reply is missing')),qn(nt(be)))}(e,N(n,t+1)),be)return}e?no(4,de):0===ze&&Ze()}function Ye(n){for(;Ce<n;)Ce++,Ze('poll')}function no(n,t){if(t===de&&!be){if(n>0&&Ke>0)return On(()=>no(n-1,t))
Fe++,Ke=0,Ze('poll')}}function to(n){n.poll===Fe&&(n.poll=-1,Ke--)}function eo(){const n=Ue
Ue=null,n&&n()}me(()=>{Je='',Re=Ee=Ie=ze=Pe=Ce=0,Ve=new P})
const oo=262144,ro=1048576
let io=null,co=null,uo=0
function so(n){const t=de,e=e=>{t!==de||be||(n.h--,e||(n.isText=!0),ao(),eo())}
for(let t=n.i;t;t=t.next)n.h++,Qn(pt.post(t.number,t.bytes),e,()=>e(!1))}function ao(){for(;we&&io;){if(pt&&!io.isText?io.h>0:io.i&&Je.length>=ro)return
!io.i||!io.isText&&pt?lo():fo()}}function lo(){const{text:n,size:t}=io
io=io.next,io||(co=null),uo-=t,He(n,!0)}function fo(){const{bytes:n,number:t,next:e}=io.i,o=io.offset,r=_n(n)-o,i=r<oo?r:oo
io.offset+=i,i===r&&(io.i=e,io.offset=0),He('bytes '+t+' '+o+' "'+Ut(new ln(hn(n),o,i))+'"',!0)}me(()=>{io=co=null,uo=0})
let wo=()=>{},po=null,ho=null
const _o=new P
let bo=0,yo=0
const vo=()=>{const n=yo
return yo=0,n}
function go(n,t,e){for(;t<n.length;){let o=A(n,'\n',t)
o<0&&(o=n.length)
try{wo(n,t,o,e)}catch(n){qn(n)}t=o+1}}function mo(n){ho?ho.next=n:po=n,ho=n}me(()=>{po=ho=null,bo=0,V(_o,(n,t)=>{K(_o,t)})})
const Bo=wt(),noOptions=b({__proto__:null}),So=b({__proto__:null,timeout:1/0})
let jo=0,xo=0,Mo=1/0,To=null,ko=null
const Ao=(n,t)=>{To=n,ko=t}
function request(n,t,e,o,r,i){const c=new Tn(Ao),u={id:0,name:t,resolve:To,reject:ko,_:0,v:0,signal:o.signal,abort:null,control:i}
To=ko=null
try{const c=void 0===r?dt(t):r,s=e?qt(e,$t):''
void 0!==s?He($o(n,c,s,u,o,i)):No(n,c,e,u,o,i)}catch(n){u.reject(n)}return c}const No=(n,t,e,o,r,i)=>Qe(()=>$o(n,t,Gt(e),o,r,i))
function Oo(n,{traceparent:t}){t&&He('trace '+n+' '+p(N(I(t),0,99)))}function $o(n,t,e,o,r,c){if(be)throw nt(be)
const{name:u,signal:s}=o,a=e?t+' '+e:''+t
if(!c?.g&&(Ge(u,a),Bo.size()>=i))throw ot('"'+u+'": '+Bo.size()+' calls are unanswered already')
Ro(u,r)
const l=o.id=++jo
return c&&(c.id=l,c.g&&C(_o,l,!0)),s&&function(n,t,e){e.abort=()=>Do(t,Eo(e.name,n)),En(n,'abort',e.abort)}(s,l,o),o.v=Jo(r),o._=an()+o.v,Bo.add(o),o._<Mo&&Po(o._),Oo(l,r),We=!0,n+' '+l+' '+a+(c&&!c.m?'\ncredit '+l+' '+Fo:'')}function Jo(n){return n.timeout??r??1/0}function Ro(n,t){if(t.signal&&t.signal.aborted)throw Eo(n,t.signal)
if(Jo(t)<=0)throw new Yn('timedOut','"'+n+'" was not called, because its timeout is 0')}const Eo=(n,t)=>new Yn('cancelled','"'+n+'" was cancelled',{cause:t.reason})
function Io(n){const t=Bo.take(n)
return t&&t.abort&&In(t.signal,'abort',t.abort),t}function Do(n,t){const e=Io(n)
e&&(e.reject(t),He('cancel '+n))}function zo(n,t){const e=Io(n)
if(!e){const e=W(Ko,n)
return e&&Go(e,null),ee(t)}try{e.resolve(Qt(t))}catch(n){e.reject(it('The answer of "'+e.name+'" cannot be read'))}}function Po(n){Rn(xo),Mo=n
const t=n-an()
xo=Jn(Co,t>2147483647?2147483647:t)}me(n=>{Bo.t((t,e)=>{Io(e),t.reject(tt(t.name,n))})})
const Wo=1e3
function Co(){const n=an(),t=n-Mo
Mo=1/0
let e=1/0
Bo.t((o,r)=>{if(t>Wo){const e=o._>n?o._:n,r=e+t<n+o.v?e+t:n+o.v
r>e&&(o.v-=r-e,o._=r)}o._<=n?Do(r,new Yn('timedOut','"'+o.name+'" was not answered in time. Its handler may have run')):o._<e&&(e=o._)}),e!==1/0&&Po(e>n+5?e:n+5)}function callSync(n,t,o){const r=xt(()=>function(n,t,o){const r='call 0 '+dt(n)+' '+(qt(t,$t)??Gt(t))
if(be)throw nt(be)
Ge(n,r),Ro(n,o),Oo(0,o),function(){for(;io;)io.i?fo():lo()}(),Ze()
const i=l($n,window,[e,'sync '+he+' '+Ee+'\n'+r])
if('string'!=typeof i)throw new Yn('syncUnavailable','"'+n+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if($(i,'close '))throw oe(N(i,6))
return i}(n,t,o),!0,!1).text
if($(r,'done 0 '))return Qt(N(r,7))
throw oe(N(r,7))}function postBeacon(n,t){if(be&&!ye)throw nt(be)
const{text:e}=xt(()=>qt(t,$t)??Gt(t),!1,!1)
return ue(qe('The line for',n,'beacon '+he+'\ncall 0 '+dt(n)+' '+e))}const hasLeftPage=()=>ye,Fo=4,Ko=new P
function Vo(n){if(n.B)return
const t=function(n){const t=s
let e=n.room/n.mean
e=e<1?1:e>t?t:e-e%1
const o=n.S+n.j
return o<=e/2?e-o:0}(n)
t>0&&(n.j+=t,He('credit '+n.id+' '+t))}function Lo(n,t){const e=W(Ko,n)
if(!e)return ee(t)
if(e.j<1)return ee(t),Ho(e,it('"'+e.name+'": the app sent an element without credit'))
e.j--
const o=t.length+vo()
e.mean=(7*e.mean+o)/8
const r=e.M
if(r)return e.M=r.next,Uo(e,r,t),e.T&&!e.M?Ho(e,null):Vo(e)
const i={text:t,next:null}
e.k?e.k.next=i:e.A=i,e.k=i,e.S++}function Uo(n,t,e){let o
try{o=Qt(e)}catch(e){const o=it('An element of "'+n.name+'" cannot be read')
return Ho(n,null),t.reject(o)}t.resolve({value:o,done:!1})}const qo=n=>({value:n,done:!0})
function Go(n,t){K(Ko,n.id),n.B=!0,n.abort&&In(n.signal,'abort',n.abort),n.error=t
for(let t=n.M;t;t=t.next)n.error?t.reject(n.error):t.resolve(qo(void 0)),n.error=null
n.M=null}function Ho(n,t){for(let t=n.A;t;t=t.next)ee(t.text)
n.A=n.k=null,n.S=0,n.B||(Go(n,t),He('cancel '+n.id))}me(n=>{V(Ko,t=>{Go(t,tt(t.name,n))})})
const Qo=new Cn(n=>{n.M?n.T=!0:Ho(n,null)})
function Zo(n,t){const e={__proto__:null,next:n,return:n=>(t(),Zn(qo(n))),throw:n=>(t(),new Tn((t,e)=>e(n)))}
return _(e,Dn,Gn(()=>e)),b(e)}function leaveRequest(n){n.inner?n.inner.return():n.id&&Do(n.id,new Yn('cancelled','The stream was left'))}function lazyStream(n,t,e){const o={__proto__:null,id:0,inner:null,owner:e}
let r=null,i=!1
return Zo(()=>o.inner?o.inner.next():new Tn((e,c)=>{if(i)return e(qo(void 0))
r||(r=new Tn((e,r)=>{Qn(t(o),()=>{if(o.owner=null,o.inner)return e(o.inner)
r(new Yn('badResult','"'+n+'" answered with one result. Call it with bridge.call'))},r)})),Qn(r,n=>Qn(n.next(),e,c),n=>{if(i)return e(qo(void 0))
i=!0,c(n)})}),()=>{i=!0,leaveRequest(o)})}class Xo{#n=null
#t
#e
#o
constructor(n,t){this.#e=n,this.#o=t,b(this)}get name(){return this.#e}get traceparent(){return this.#o&&h(this.#o)}get signal(){return this.#n||(this.#n=new Vn,this.#t&&Ln(this.#n,this.#t)),Un(this.#n)}static abort(n,t){n.#t=t,n.#n&&Ln(n.#n,t)}}const Yo=Xo.abort
let nr
function tr(n){const t=nr
return nr=n,t}_(Xo.prototype,'constructor',Gn(void 0)),b(Xo.prototype)
const er=new P,or=wt(),rr=new P,ir=new P
let cr=0
const ur=()=>{cr=0}
let sr=!1,ar=0
function lr(n){if(dt(n),A('.'+n+'.','..')>=0)throw rt('"'+n+'" has an empty part: write module.feature.method')}function fr(n,t){if(F(er,n)&&!t)throw new Yn('duplicateName','"'+n+'" is registered already. Pass { replacing: true } to replace it')}function dr(n,t,e){lr(n),'function'!=typeof t&&et('The handler of "'+n+'" is not a function'),fr(n,e?.replacing),C(er,n,t),V(rr,e=>{e.name===n&&yr(e,t)})}let wr=()=>{}
const pr=n=>{wr=n},hr=(n,t,e)=>W(er,n)||wr(n,t,e)
function _r(n,t,e,o){const r=hr(t,o,''!==e),i=!(r||sr&&0===ar)
return i?C(rr,n,{id:n,name:t,N:e,O:o}):br(n,t,e,o,r),i}function br(n,t,e,o,r){if(e){if(r)return jr(n,t,r,e,o,t)
ee(e),V(ir,n=>n(t)),kr(n,t,new Yn('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else or.take(n)&&He('done '+n+' '+(void 0!==r))}function yr({id:n,name:t,N:e,O:o},r){K(rr,n),br(n,t,e,o,r)}function vr(){V(rr,n=>{const t=hr(n.name,n.O,''!==n.N)
t&&yr(n,t)})}let gr
function mr(n){const t={id:n,poll:(Ke++,Fe),context:null,j:0,trace:gr}
return gr=void 0,or.add(t),t}function Br(n,t,e,o){const r=mr(n)
_r(n,t,e,o)&&to(r)}const Sr=n=>{const t=m(n)
return t===Wn||t===Pn}
function jr(n,t,e,o,r,ownName){const i=or.get(n),c=new Xo(ownName,i?.trace)
let u,s,a
try{if(!r&&Sr(e))return ee(o),xr(n,t,ownName)
const i=Qt(o)
a=tr(c),cr=n,u=l(e,c,i),s='object'==typeof u&&null!==u&&u.then,tr(a)}catch(e){return tr(a),kr(n,t,e)}if(i&&!Jt(u)&&(i.context=c),'function'!=typeof s)return Mr(n,t,u,r,ownName)
Xn(u,s,e=>Mr(n,t,e,r,ownName),e=>kr(n,t,e))}const xr=(n,t,ownName)=>kr(n,t,new Yn('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function Mr(n,t,e,o,ownName){try{if('object'==typeof e&&null!==e&&Ft(e,O(e)))return o?Kr(n,t,e):(Fr(e),xr(n,t,ownName))
if(!or.get(n))return
Tr('done ',n,'The result of',t,e,'result')}catch(e){return e instanceof Yn&&'overLimit'===e.code?kr(n,t,e):kr(n,t,new Yn('badResult','The result of "'+t+'": '+(e instanceof Yn?e.message:I(e))))}}function Tr(n,t,e,o,r,i){const c=$t(r)
void 0===c?Qe(()=>Nr(n,t,qe(e,o,'~'+zt(r,i,null,0)))):He(Nr(n,t,qe(e,o,c)))}const kr=(n,t,e)=>Ar('fail ',n,function(n,t){let e,o,r='thrown',i=''
try{t instanceof Yn?(r=t.code,e=I(t.message),void 0!==t.data&&(i=Ot(t.data,'data'))):t instanceof Nn?e='"'+n+'" threw '+I(t.name)+': '+I(t.message):(e='"'+n+'" threw '+I(t),i=Ot(t,'data')),t instanceof Nn&&void 0!==t.stack&&(o=I(t.stack))}catch(t){void 0===e&&(e='"'+n+'" threw a value that cannot be read'),i=''}const c=''!==i&&J(i,0)===kt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(e)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?N(i,1):i))+'}'}(t,e))
function Ar(n,t,e){or.get(t)&&He(Nr(n,t,e))}function Nr(n,t,e){const o='next '!==n&&or.take(t)
return o&&to(o),n+t+' '+e}function Or(n,t){const e=or.take(n)
e&&to(e)
const o=W(rr,n)
K(rr,n),o&&ee(o.N),e&&e.context&&Yo(e.context,t),function(n){const t=W(Ir,n)
t&&(K(Ir,n),Cr(t.source))}(n)}function $r(){!sr||ar>0||(vr(),V(rr,n=>yr(n)))}me(n=>or.t((t,e)=>Or(e,n)))
const Jr=new P
function Rr(){sr=!0,$r(),V(Jr,n=>n())}function Er(n){ar++
const t=()=>{ar--,$r()}
Qn(Zn(n),t,t)}const Ir=new P,Dr=u/2<4194304?u/2:4194304,zr=9007199254740992,Pr=1048576
function Wr(n){if('ReadableStream'===O(n)){const t=n.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=yt(n,O(n))
if(t)return function(n,t){const e=pt?Pr:oo
let o=0
return{step(){if(o>=t)return qo(void 0)
const r=mn(n,o,o+=e)
return new Tn((n,t)=>Qn(Bn(r),t=>n({__proto__:null,value:new ln(t),done:!1}),t))},stop(){o=t}}}(n,t.size)
q(bt,n)&&(n=n.stream())
const e=n[Dn],o=l('function'==typeof e?e:n[zn],n,[]),{next:r}=o
return{step:()=>l(r,o,[]),stop(){const n=o.return
if('function'==typeof n)return l(n,o,[])}}}function Cr(n){try{const t=n.stop()
Qn(Zn(t),()=>{},qn)}catch(n){qn(n)}}function Fr(n){try{Cr(Wr(n))}catch(n){qn(n)}}function Kr(n,t,e){const o=or.get(n)
if(!o)return Fr(e)
let r
try{r=Wr(e)}catch(e){return kr(n,t,e)}const{context:i,j:c}=o,u={id:n,name:t,source:r,context:i,j:c,$:!1}
to(o),C(Ir,n,u),He('open '+n),Vr(u)}function Vr(n){for(;!n.$&&n.j>0&&F(Ir,n.id);){if(Je.length+uo>=Dr)return void(Ue=qr)
let t,e
const o=tr(n.context)
try{t=n.source.step(),e='object'==typeof t&&null!==t&&t.then,tr(o)}catch(t){return tr(o),Ur(n,t)}'function'==typeof e?(n.$=!0,Xn(t,e,t=>{n.$=!1,Lr(n,t),Vr(n)},t=>Ur(n,t))):Lr(n,t)}}function Lr(n,t){if(!F(Ir,n.id))return
const{id:e,name:o}=n
try{if(t.done)return K(Ir,e),Ar('done ',e,'~{"$undefined":1}')
Tr('next ',e,'An element of',o,t.value,'element'),n.j--}catch(t){return Ur(n,t instanceof Yn&&'badArguments'===t.code?new Yn('badResult','An element of "'+o+'": '+t.message):t),Cr(n.source)}}function Ur(n,t){K(Ir,n.id)&&kr(n.id,n.name,t)}const qr=()=>V(Ir,Vr),Gr=n=>new Yn('unknownMethod','The '+n+' was released'),Hr=new Cn(n=>Zr(n)),Qr=(n,t)=>({kind:n,ref:t,own:de,J:!1})
function Zr(n){n.J||(n.J=!0,n.own!==de||be||He('release '+n.ref))}function Xr(n){return n.J?Gr(n.kind):n.own!==de?new Yn('documentGone','The '+n.kind+' was given to this page before the page was left'):void 0}function Yr(n,t){return _(n,'release',Gn(b(()=>{Kn(Hr,n),Zr(t)}))),Fn(Hr,n,t,n),b(n)}C(Ht,'$function',function(n){const t=Qr('function',n)
return te?Zr(t):Yr(function(...e){const o=Xr(t)
return o?new Tn((n,t)=>t(o)):request('callRef','function',e,noOptions,n)},t)}),C(Ht,'$stream',function(n){const t=Qr('stream',n)
if(te)return Zr(t)
const e={__proto__:null}
return _(e,Dn,Gn(()=>lazyStream('stream',e=>{const o=Xr(t)
if(o)throw o
return request('readRef','stream',null,noOptions,n,e)},e))),Yr(e,t)}),me(function(){mt=new P})
const ni=b({__proto__:null})
function ti(n,t){const e=Xr(n)
return e?new Tn((n,t)=>t(e)):t()}const ei=(n,t)=>new Tn((e,o)=>{Qn(n,n=>{try{e(t(n))}catch(n){o(n)}},o)}),oi=n=>({__proto__:null,[zn](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:n,done:t=!t})}}})
function ri(n,t,e,o){let r=0,i=null
const c=()=>(i||(i=ci(t.ref,n,!1)),i.next())
return Zo(()=>ti(t,()=>{if(i||!e||!pt)return c()
if(r>=o)return Zn(qo(void 0))
const n=r
return r+=Pr,new Tn((t,i)=>{Qn(pt.load(e+'?'+n+'-'+(r<o?r:o)),n=>t({value:n,done:!1}),e=>{if(n>0)return i(e)
t(c())})})}),()=>{r=o,i&&i.return()})}C(Ht,'$blob',function(n){const{ref:t,size:e,type:o,name:r,key:i}=n,c=Qr('blob',t)
if(te)return Zr(c)
const u={__proto__:ni},s=i?ht(i,t):void 0,a=()=>ti(c,()=>ui(ri(u,c,s,e),e)),l={__proto__:null,size:e,type:o,name:r,url:s,stream:()=>ri(u,c,s,e),bytes:()=>a(),arrayBuffer:()=>ei(a(),n=>hn(n)),text:()=>ei(a(),n=>xn(new jn,n)),blob:()=>ei(a(),n=>void 0===r?new bn(oi(n),{__proto__:null,type:o}):new yn(oi(n),r,{__proto__:null,type:o}))},f=y(l)
for(let n=0;n<f.length;n++)_(u,f[n],Gn(l[f[n]])),'function'==typeof l[f[n]]&&b(l[f[n]])
return G(bt,u,{size:e,type:o,name:r}),Yr(u,c)})
let ii=new P
const ci=(n,t,e)=>lazyStream('blob',t=>(t.g=e,request('readRef','blob',null,So,n,t)),t)
function ui(n,t){return new Tn((e,o)=>{const r=new ln(t)
let i=0
const c=()=>o(new Yn('badResult','The app announced another size')),u=()=>Qn(n.next(),n=>{if(n.done)return i===t?e(r):c()
const o=i+_n(n.value)
if(o>t)return c()
pn(r,n.value,i),i=o,u()},o)
u()})}C(Ht,'$bytes',function(n){const t=W(ii,n)
if(!t)throw it('Bytes of the app did not arrive')
return K(ii,n),vo(),t}),me(()=>{ii=new P})
const si=new P
let ai=0
const li=new P
function on(n,t,e){dt(n),n=I(n),'function'!=typeof t&&et('The listener of "'+n+'" is not a function')
const o=e?.signal,r=!!e?.once
if(o&&o.aborted)return()=>{}
let i=W(si,n)
i||C(si,n,i=new P)
const c=++ai,u=()=>{K(i,c)}
return C(i,c,{listener:t,R:r}),o&&En(o,'abort',u),u}function emit(n,t){const e='event '+dt(n)+' ',o=$t(t)
void 0!==o?He(fi(n,e+o)):Qe(()=>fi(n,e+'~'+zt(t,'value',null,0)),!1)}function fi(n,t){return Ge(n,t),t}function di(n,t){const e=W(si,n),o=e?L(e):0
if(o+L(li)===0)return ee(t)
const r=Qt(t)
o>0&&V(e,(n,t)=>{n.R&&K(e,t),ct(n.listener,void 0,[r])}),V(li,t=>{ct(t,void 0,[n,r])})}const wi=new P
function pi(n){const t=W(wi,n)
return t?(K(wi,n),V(t,(n,t)=>{W(er,t)===n&&K(er,t)}),!0):K(er,n)}const hi=b(function(){})
function _i(n,t){return new x(hi,{__proto__:null,get:(e,o)=>'string'!=typeof o||'then'===o?void 0:_i(n?n+'.'+o:o,t),apply:(e,o,r)=>t(n,r),has:()=>!1,set:bi,defineProperty:bi,deleteProperty:bi,construct:bi})}function bi(){et('The objects of bridge.native can only be called')}function yi(n,t,e){const o={__proto__:null,id:0,inner:null,m:!0},r=request('stream',n,t,e,void 0,o)
return _(r,Dn,Gn(()=>lazyStream(n,n=>(n.id=o.id,new Tn((t,e)=>Qn(r,e=>{n.inner=o.inner,t(e)},e)))))),r}let vi=0
function gi(n,t,e){let o=0
vi=t
for(let t;vi<e&&' '!==(t=n[vi]);vi++)o=10*o+ +t
if(vi>t&&o<1e16)return o
throw it('A line of the app has no number')}function mi(n,t,e){const o=34===J(n,t)
if(o){vi=t+1
for(let t;vi<e&&34!==(t=J(n,vi));vi++)92===t&&vi++
vi++}else vi=A(n,' ',t),(vi<0||vi>e)&&(vi=e)
const r=N(n,t,vi)
return o?h(r):r}wo=function(n,t,e,o){const r=$(n,'done ',t)?'done':$(n,'call ',t)?'call':N(n,t,A(n,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:gi(n,t,e)
if(!o&&function(n,t){if(null===ho||'load'===n)return!1
switch(n){case'open':case'next':return!F(_o,t)
case'done':case'fail':return!K(_o,t)
default:return!0}}(r,c))return function(n){mo({line:n,size:bo,I:!0,next:null}),bo=0}(N(n,i,e))
switch('event'!==r&&(t=vi+1),r){case'done':return zo(c,N(n,t,e))
case'call':case'stream':return Br(c,mi(n,t,e),N(n,vi+1,e),'stream'===r)
case'event':return di(mi(n,t,e),N(n,vi+1,e))
case'fail':return function(n,t){const e=Io(n)
if(e)return e.reject(oe(t))
const o=W(Ko,n)
o&&Go(o,oe(t))}(c,N(n,t,e))
case'load':return function(n,t,e){if(F(ii,n))return function(n){po?bo+=n:yo+=n}(t),He('release '+n)
const o=de,r=function(n){const t={line:'',size:0,I:!1,next:null}
return mo(t),bo+=n,t}(t),i=e=>{o!==de||be||(e&&_n(e)===t&&C(ii,n,e),He('release '+n),function(n){for(n.I=!0;po&&po.I;){const{line:n,size:t}=po
po=po.next,po||(ho=null),n&&(yo=t,go(n,0,!0),yo=0)}}(r))},c=()=>Qn(ui(ci(n,null,!0),t),i,()=>i(null))
if(!pt)return c()
Qn(pt.load(ht(e,n)),i,()=>{o!==de||be||c()})}(c,gi(n,t,e),N(n,vi+1,e))
case'trace':return u=N(n,t,e),void(gr=u)
case'cancel':return Or(c,new Yn('cancelled','The app cancelled the call'))
case'open':return function(n){const t=Bo.get(n),e=t&&t.control
if(!e)return
Io(n)
const{signal:o}=t,r=e.room||1048576,i={id:n,name:t.name,j:e.m?0:Fo,room:r,mean:r/Fo,A:null,k:null,S:0,M:null,D:null,B:!1,T:!1,error:null,signal:o,abort:null}
C(Ko,n,i),i.signal&&(i.abort=()=>Ho(i,Eo(i.name,i.signal)),En(i.signal,'abort',i.abort))
const c=function(n){const t=Zo(()=>function(n){return new Tn((t,e)=>{const o=n.A
if(o)return n.A=o.next,o.next||(n.k=null),n.S--,Uo(n,{resolve:t,reject:e},o.text),Vo(n)
if(n.B){const o=n.error
return n.error=null,o?e(o):t(qo(void 0))}const r={resolve:t,reject:e,next:null}
n.M?n.D.next=r:n.M=r,n.D=r})}(n),()=>Ho(n,null))
return Fn(Qo,t,n,t),t}(i)
e.inner=c,Vo(i),t.resolve(c)}(c)
case'next':return Lo(c,N(n,t,e))
case'credit':return function(n,t){const e=W(Ir,n),o=e||or.get(n)
if(!o)return
const r=o.j+t
o.j=r<zr?r:zr,e&&Vr(e)}(c,gi(n,t,e))
case'release':return void K(mt,c)
case'readRef':return function(n,t){const e=W(mt,t)
mr(n),'object'==typeof e?Kr(n,'stream',e):kr(n,'stream',Gr('stream'))}(c,gi(n,t,e))
case'callRef':return function(n,t,e){const o=W(mt,t)
if(mr(n),'function'==typeof o)return jr(n,'function',o,e,!1,'')
ee(e),kr(n,'function',Gr('function'))}(c,gi(n,t,e),N(n,vi+1,e))
case'has':return function(n,t){to(mr(n)),_r(n,t,'',!1)}(c,mi(n,t,e))
default:throw it('A line of the app cannot be read: '+r)}var u}
let Bi=!1
function Si(n){n.isTrusted&&!Bi&&(Bi=!0,ye=!0,we&&Qn(ue('goodbye '+we),()=>{},()=>{}),Ae(new Yn('documentGone','The page was left. Its calls may have run')))}function ji(n){n.isTrusted&&Bi&&(Bi=!1,Be())}function xi(){En(window,'pagehide',Si,!0),En(window,'pageshow',ji,!0),En(window,'load',Rr,!0)}let Mi=!1
for(let n=0;n<o.length;n++)D(new RegExp(o[n]),ae)&&(Mi=!0)
function startExtension(n,t){Mi&&ct(n,void 0,[t])}if(_(xi,'handlers',Gn(re)),_(window,'__webbridge__',Gn(b(xi))),xi(),Mi){const n=function n(t){const e={__proto__:null,call:(n,...e)=>request('call',n,e,t),callSync:(n,...e)=>callSync(n,e,t),stream:(n,...e)=>lazyStream(n,o=>request('stream',n,e,t,void 0,o)),has:n=>request('has',n,null,t),native:_i('',(n,e)=>yi(n,e,t)),expose(n,t,e){!function(n,t,e){lr(n),
('object'!=typeof t&&'function'!=typeof t||null===t)&&et('The value exposed as "'+n+'" is not an object')
const o=function(n,t){const e=new P
for(let o=t;o&&o!==B&&o!==j;o=m(o)){const r=v(o)
for(let i=0;i<r.length;i++){const c=n+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||F(e,c))continue
const u=g(o,r[i]).value
'function'==typeof u&&(lr(c),C(e,c,function(){return l(u,t,arguments)}))}}return e}(n,t)
0===L(o)&&et('The object exposed as "'+n+'" has no methods')
const r=e?.replacing
r&&pi(n),V(o,(n,t)=>fr(t,r)),V(o,(n,t)=>dr(t,n,e)),C(wi,n,o)}(n,t,e)},handle(n,t,e){dr(n,t,e)},remove:n=>pi(n),on:(n,t,e)=>on(n,t,e),off(n,t){!function(n,t){const e=W(si,n)
e&&V(e,(n,o)=>{void 0!==t&&n.listener!==t||K(e,o)})}(n,t)},emit(n,t){emit(n,t)},with(e){!function(n){const t=n?.timeout
void 0===t||'number'==typeof t&&t==t||et('timeout is a number of milliseconds, or Infinity')}(e)
const o=n=>void 0===e?.[n]?t[n]:e[n]
return n({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(n){Er(n)},get context(){return nr},ready:ve,isAvailable:!0,BridgeError:Yn},o=y(e)
for(let n=0;n<o.length;n++)'function'==typeof e[o[n]]&&'native'!==o[n]&&b(e[o[n]])
return b(e)}({__proto__:null})
_(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),_(window,Symbol.for('webbridge'),Gn(n))}Be()
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
