// Of the digest 88d1fdc1a7778a44dae49e0ef75d68770e19b4c717b501c6a11448780c86651c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:n,wire:t,handler:e,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:u,streamWindow:s,references:a}=configuration,l=Reflect.apply,f=n=>(t,...e)=>l(n,t,e),d=(n,t)=>f(n.prototype[t]),w=(n,t)=>f(g(n.prototype,t).get),p=JSON.stringify,_=JSON.parse,h=Object.defineProperty,b=Object.freeze,y=Object.keys,v=Object.getOwnPropertyNames,g=Object.getOwnPropertyDescriptor,m=Object.getPrototypeOf,B=Object.prototype,S=Array.prototype,j=Function.prototype,x=Proxy,M=d(Object,'toString'),T=Array.isArray,k=ArrayBuffer.isView,A=d(String,'indexOf'),O=d(String,'slice'),N=n=>O(M(n),8,-1),$=d(String,'startsWith'),J=d(String,'charCodeAt'),R=String,E=d(RegExp,'exec'),I=String.fromCharCode,D=Map,z=d(Map,'get'),W=d(Map,'set'),P=d(Map,'has'),C=d(Map,'delete'),K=d(Map,'forEach'),V=w(Map,'size'),F=WeakMap,L=d(WeakMap,'get'),U=d(WeakMap,'set'),q=Set,G=d(Set,'add'),H=d(Set,'forEach'),Q=Date,Z=d(Date,'getTime'),X=d(Number,'toString'),Y=d(Number,'valueOf'),nn=d(String,'valueOf'),tn=d(Boolean,'valueOf'),en=d(BigInt,'valueOf'),rn=window.performance,cn=rn.now,un=()=>l(cn,rn,[]),sn=Uint8Array,an=Math.random,ln=window.atob,fn=window.btoa,dn=d(sn,'set'),wn=w(m(sn),'buffer'),pn=w(m(sn),'length'),_n=window.Blob,hn=window.File,bn=w(_n,'size'),yn=w(_n,'type'),vn=d(_n,'slice'),gn=d(_n,'arrayBuffer'),mn=w(hn,'name'),Bn=TextDecoder,Sn=d(Bn,'decode'),jn=BigInt,xn=Promise,Mn=Promise.prototype.then,Tn=d(Promise,'then'),kn=Error,An=window.queueMicrotask,On=window.prompt,Nn=window.setTimeout,$n=window.clearTimeout,Jn=d(EventTarget,'addEventListener'),Rn=d(EventTarget,'removeEventListener'),En=Symbol.asyncIterator,In=Symbol.iterator,Dn=m(function*(){}),zn=m(async function*(){}),Wn=FinalizationRegistry,Pn=d(Wn,'register'),Cn=d(Wn,'unregister'),Kn=AbortController,Vn=d(Kn,'abort'),Fn=w(Kn,'signal'),Ln=window.reportError||(n=>Nn(()=>{
throw n},0)),Un=n=>({__proto__:null,value:n}),qn=b(Un(void 0))
function Gn(n,t,e){h(n,'constructor',qn),Tn(n,t,e)}const Hn=n=>new xn(t=>t(n))
function Qn(n,t,e,o){if(t!==Mn)return Gn(Hn(n),e,o)
try{Tn(n,e,o)}catch(n){o(n)}}class Zn extends kn{constructor(n,t,e){super(t),h(this,'name',Un('cancelled'===n?'AbortError':'BridgeError')),h(this,'code',Un(R(n))),void 0!==e?.data&&h(this,'data',Un(e.data)),void 0!==e?.cause&&h(this,'cause',Un(e.cause))}}h(Zn,'name',Un('BridgeError')),b(Zn.prototype),b(Zn)
const Xn=n=>new Zn(n.code,n.message,{data:n.data}),Yn=(n,t)=>new Zn(t.code,'"'+n+'": '+t.message),nt=(n,t)=>{throw new Zn('badArguments',n,t)},tt=n=>new Zn('overLimit',n),et=n=>new Zn('invalidName',n),ot=n=>new Zn('badFrame',n)
function rt(n,t,e){try{return l(n,t,e)}catch(n){Ln(n)}}function it(){const n=new D
let t={__proto__:null},e=8,o=0,r=0
function i(){const n=t,o=e
t={__proto__:null},e*=2
for(let r=0;r<e;r++){const i=n[r&o-1]
t[r]=i&&(i.id&e-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&e-1]
return r&&r.id===o?r:z(n,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&e-1]&&r>e/2&&e<4096&&i()
const u=t[o&e-1]
u&&W(n,u.id,u),t[o&e-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&e-1]===i?t[o&e-1]=void 0:C(n,o),i},size:()=>r,each(r){K(n,r)
const i=t,c=e-1
for(let n=o-c;n<=o;n++){const t=i[n&c]
t&&r(t,t.id)}}}}let ct=null,ut=()=>{}
function st(n,t){ct=n,t&&(ut=t)}const at=new F
function lt(n,t){const e='File'===t
if(e||'Blob'===t)try{return{__proto__:null,size:bn(n),type:yn(n),name:e?mn(n):void 0}}catch(n){return}}const ft=(n,t)=>lt(n,t)||L(at,n),dt=(n,t,e)=>'{"$blob":{"ref":'+vt(n,'blob',e)+',"size":'+t.size+',"type":'+p(t.type)+(void 0===t.name?'':',"name":'+p(t.name))+'}}'
let wt=new D,pt=0,_t=null,ht=0
function bt(n,t,e){const o=_t,r={text:'',refs:null,uploads:null,t:null,size:0,o:t,i:e&&!o}
_t=r
try{return r.text=n(),r}catch(n){throw r.refs&&K(r.refs,(n,t)=>{C(wt,t)}),n}finally{_t=o}}const yt=(n,t,e)=>'{"$'+t+'":'+vt(n,t,e)+'}'
function vt(n,t,e){if(_t&&_t.o||kt(e,'is a '+t+', which only arguments, results and elements of streams can carry'),V(wt)>=a)throw tt(e+' is a '+t+', and the app holds '+V(wt)+' of this page already')
const o=++pt
return W(wt,o,n),_t.refs||(_t.refs=new D),W(_t.refs,o,!0),o}const gt=126,mt=36,Bt=500
function St(n,t){const e=jt(n)
return void 0===e?'~'+Ot(n,t,null,0):e}function jt(n){try{return Mt(n,0)?p(n):void 0}catch(n){return}}const xt=n=>'object'!=typeof n&&'function'!=typeof n||null===n
function Mt(n,t){switch(typeof n){case'string':case'boolean':return!0
case'number':return n-n==0&&(0!==n||1/n>0)
case'object':return null===n||Tt(n,t)
default:return!1}}function Tt(n,t){if(t>Bt||void 0!==n[En]||void 0!==n.toJSON)return!1
if(T(n)){for(let e=0;e<n.length;e++)if(!Mt(n[e],t+1))return!1
return!0}const e=m(n)
if(e!==B&&null!==e)return!1
for(const e in n)if(!Mt(n[e],t+1))return!1
return!0}const kt=(n,t,e)=>{const o=n.length>100?O(n,0,100)+'…':n
nt(o+' '+t,{cause:e})}
function At(n,t){if(t instanceof Zn)throw t
let e=''
try{e=': '+R(t)}catch(n){}kt(n,'cannot be read'+e,t)}function Ot(n,t,e,o){switch(typeof n){case'string':case'boolean':return p(n)
case'number':return Nt(n)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+n+'"}'
case'function':return yt(n,'function',t)
case'symbol':kt(t,'is a symbol, which cannot cross the bridge')}if(null===n)return'null'
for(let o=e;o;o=o.above)o.value===n&&kt(t,'is cyclic: it is one of the objects that it is in')
o>Bt&&kt(t,'is nested deeper than '+Bt)
const r={value:n,above:e}
try{return function(n,t,e){const o=N(n),r=ft(n,o)
if(r)return dt(n,r,t)
if(Rt(n,o))return yt(n,'stream',t)
if('Date'!==o&&$t(n.toJSON))return e(n.toJSON(),'')
if(T(n))return function(n,t,e){let o=''
for(let r=0;r<n.length;r++){const i='['+r+']'
o+=(r?',':'')+e(Et(n,r,t+i),i)}return'['+o+']'}(n,t,e)
const i=m(n)
if(i===B||null===i)return It(n,t,e)
if(k(n))return Dt(new sn(n.buffer,n.byteOffset,n.byteLength),t)
switch(o){case'ArrayBuffer':return Dt(new sn(n),t)
case'Date':{const t=Z(n)
return t-t==0?'{"$date":'+t+'}':'null'}case'Map':{let t='',o=0
return K(n,(n,r)=>{t+=(t&&',')+'['+e(r,'.keys['+o+++']')+','+e(n,'['+Jt(r)+']')+']'}),'{"$map":['+t+']}'}case'Set':{let t='',o=0
return H(n,n=>{t+=(t&&',')+e(n,'['+o+++']')}),'{"$set":['+t+']}'}case'Number':return Nt(Y(n))
case'String':return p(nn(n))
case'Boolean':return p(tn(n))
case'BigInt':return'{"$int":"'+en(n)+'"}'
case'Error':case'DOMException':return'{"name":'+p(R(n.name))+',"message":'+p(R(n.message))+'}'
case'Object':return It(n,t,e)
case'Promise':kt(t,'is a Promise: await it first')}return kt(t,'is '+o+', which cannot cross the bridge')}(n,t,(n,e)=>Ot(n,t+e,r,o+1))}catch(n){return At(t,n)}}function Nt(n){return n-n!=0?'{"$number":"'+n+'"}':0===n&&1/n<0?'-0':p(n)}const $t=n=>'function'==typeof n&&n!==B.toJSON&&n!==S.toJSON,Jt=n=>'object'==typeof n&&null!==n||'function'==typeof n?typeof n:R(n),Rt=(n,t)=>'function'==typeof n[En]||'ReadableStream'===t||'function'==typeof n.next&&'function'==typeof n[In]
function Et(n,t,e){try{return n[t]}catch(n){return At(e,n)}}function It(n,t,e){const o=y(n)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+p(o[i])+':'+e(Et(n,o[i],t+c),c)}return 1===o.length&&J(o[0],0)===mt?'{"$object":{'+r+'}}':'{'+r+'}'}const Dt=(n,t)=>'{"$bytes":'+(_t?.i&&pn(n)>(ct?65536:c<2097152?c>>1:1048576)?function(n,t){const e=pn(n)
if(_t.size+e>u)throw tt(t+' has '+e+' bytes, and only '+u+' may wait for the app. Pass a Blob, which is read in pieces')
_t.size+=e
const o={number:++ht,bytes:new sn(n),next:null}
return _t.t?_t.t.next=o:_t.uploads=o,_t.t=o,o.number}(n,t):'"'+zt(n)+'"')+'}'
function zt(n){const t=pn(n)
let e=''
for(let o=0;o<t;o++)e+=I(n[o])
return fn(e)}function Wt(n,t){let e=n.length
if(void 0===e){if(n.json)return n.json
const e=t(n.data,0)
return void 0===e?void 0:'{"data":'+e+'}'}for(;e>0&&void 0===n[e-1];)e--
let o=''
for(let r=0;r<e;r++){const e=t(n[r],r)
if(void 0===e)return
o=r>0?o+','+e:e}return'['+o+']'}const Pt=n=>'~'+Wt(n,(n,t)=>Ot(n,'args['+t+']',null,0)),Ct=new D
function Kt(n){return J(n,0)===gt?Vt(_(O(n,1))):_(n)}function Vt(n){if(xt(n))return n
if(T(n)){for(let t=0;t<n.length;t++)n[t]=Vt(n[t])
return n}const t=y(n)
return 1===t.length&&J(t[0],0)===mt?function(n,t){switch(n){case'$undefined':return
case'$number':return+Lt(/^(NaN|-?Infinity)$/,t)
case'$int':return jn(Lt(/^-?\d+$/,t))
case'$date':return new Q(Y(t))
case'$map':case'$set':{const e='$map'===n,o=e?new D:new q,r=Vt(Ut(t,t.length))
for(let n=0;n<r.length;n++)e?W(o,Ut(r[n],2)[0],r[n][1]):G(o,r[n])
return o}case'$object':if('Object'===N(t))return Ft(t,y(t))
break
case'$bytes':if('number'!=typeof t)return function(n){const t=ln(Lt(/^\S*$/,n.length%4?' ':n)),e=new sn(t.length)
for(let n=0;n<t.length;n++)e[n]=J(t,n)
return e}(t)}const e=z(Ct,n)
if(e)return e(t)
throw ot(n+' is no kind of value')}(t[0],n[t[0]]):Ft(n,t)}function Ft(n,t){for(let e=0;e<t.length;e++)n[t[e]]=Vt(n[t[e]])
return n}const Lt=(n,t)=>E(n,nn(t))[0],Ut=(n,t)=>{if(!T(n)||n.length!==t)throw ot('No list')
return n}
let qt=!1
function Gt(n){if(J(n,0)===gt){qt=!0
try{Kt(n)}catch(n){}qt=!1}}function Ht(n){return Xn(Kt(n))}const Qt=window.webkit.messageHandlers,Zt=Qt[e],Xt=Zt.postMessage,Yt=n=>l(Xt,Zt,[n]),ne=window.top===window,te=ne&&'file:'===window.location.protocol?'file://':window.origin
let ee,oe,re=0,ie='',ce='',ue='',se='',ae=null,le=!1
const fe=new xn((n,t)=>{ee=n,oe=t})
Tn(fe,void 0,()=>{})
const de=new D,we=n=>W(de,V(de),n)
function pe(){re++,ae=null,le=!1,ue=he(),ye('hello '+n+' {"wire":'+t+',"origin":'+p(te)+',"url":'+p(window.location.href)+',"main":'+ne+',"key":"'+ue+'"}',_e)}function _e(n){if(!$(n,'welcome '))return ve(n),void oe(Xn(ae))
const t=A(n,' ',8)
ie=O(n,8,t),ce='batch '+ie+' ',se=O(n,t+1),ee(),function(){for(let n=Ze;ct&&n;n=n.next)no(n)
to()}(),Le(1)}const he=()=>O(n,16)+be(4294967296*an())+be(Z(new Q)),be=n=>O(X(4294967296+(n>>>0),16),1)
function ye(n,t,e){const o=re,r=n=>{o!==re||ae||('string'==typeof n?t(n,e):ge())}
Gn(Yt(n),r,n=>{const t=g(n,'message')
r(t&&t.value)})}function ve(n){$(n,'close ')?me(Ht(O(n,6))):ge()}function ge(){me(new Zn('detached','The app took the bridge away'))}function me(n){ae=n,ie='',K(de,t=>t(n))}const Be=128,Se=8,je=2048
let xe='',Me=0,Te=0,ke=0,Ae=!1,Oe=0,Ne=0,$e=!1,Je=0,Re=0,Ee=0,Ie=new D,De=0,ze=null
function We(n,t,e){if(e.length>c)throw tt(n+' "'+t+'" has '+e.length+' characters, and a line may have '+c+' bytes')
return e}function Pe(n,t){We('The line for',n,t)
const e=xe.length+Ye
if(e+t.length+(_t?_t.size:0)>u)throw tt('"'+n+'": '+e+' characters and bytes wait for the app, which reads none')}function Ce(n,t){if(!ae){if(Xe&&!t)return function(n){Xe.text+='\n'+n,Xe.size+=n.length+1,Ye+=n.length+1}(n)
xe=xe+'\n'+n,Me++,ie&&(0!==Oe||Ae||(Ae=!0,An(Ve)),Me>=Be*(Oe+1)&&Oe<Se&&Ve('batch'))}}function Ke(n,t=!0){const{text:e,uploads:o,size:r}=bt(n,t,!0)
o&&!ae?function(n,t,e){const o={uploads:t,size:e+=n.length+1,posts:0,isText:!1,offset:0,text:n,next:null}
Xe?Xe.next=o:Ze=o,Xe=o,Ye+=e,ie&&ct?no(o):to()}(e,o,r):Ce(e)}function Ve(n){if('poll'!==n){if(Ae=!1,!xe)return
!n&&$e&&Ne<Se?(n='ask',Ne++):(n='batch',Oe++)}const t=n+' '+(ie||ue)+' '+ ++Te+xe
xe='',Me=0,$e=!1,ye(t,Fe,n),to(),Ge()}function Fe(n,t){const e='poll'===t
if('ask'===t?Ne--:e?n.length>je&&Le(Se):Oe--,''!==n){if(!$(n,ce))return ve(n)
let t=A(n,'\n')
t<0&&(t=n.length)
const e=+O(n,ce.length,t)
if(e===ke+1&&0===V(Ie)?(ke++,fo(n,t+1)):function(n,t){const e=Oe+Ne+Je;(!V(Ie)||e>De)&&(De=e),W(Ie,n,t)
for(let n;void 0!==(n=z(Ie,ke+1));)C(Ie,++ke),fo(n,0)
V(Ie)>De&&(me(ot('A reply is missing')),Ln(Xn(ae)))}(e,O(n,t+1)),ae)return}e?Ue(4,re):0===Oe&&Ve()}function Le(n){for(;Je<n;)Je++,Ve('poll')}function Ue(n,t){if(t===re&&!ae){if(n>0&&Ee>0)return An(()=>Ue(n-1,t))
Re++,Ee=0,Ve('poll')}}function qe(n){n.poll===Re&&(n.poll=-1,Ee--)}function Ge(){const n=ze
ze=null,n&&n()}we(()=>{xe='',Me=Te=ke=Oe=Ne=Je=0,Ie=new D})
const He=262144,Qe=1048576
let Ze=null,Xe=null,Ye=0
function no(n){const t=re,e=e=>{t!==re||ae||(n.posts--,e||(n.isText=!0),to(),Ge())}
for(let t=n.uploads;t;t=t.next)n.posts++,Gn(ct.post(t.number,t.bytes),e,()=>e(!1))}function to(){for(;ie&&Ze;){if(ct&&!Ze.isText?Ze.posts>0:Ze.uploads&&xe.length>=Qe)return
!Ze.uploads||!Ze.isText&&ct?eo():oo()}}function eo(){const{text:n,size:t}=Ze
Ze=Ze.next,Ze||(Xe=null),Ye-=t,Ce(n,!0)}function oo(){const{bytes:n,number:t,next:e}=Ze.uploads,o=Ze.offset,r=pn(n)-o,i=r<He?r:He
Ze.offset+=i,i===r&&(Ze.uploads=e,Ze.offset=0),Ce('bytes '+t+' '+o+' "'+zt(new sn(wn(n),o,i))+'"',!0)}we(()=>{Ze=Xe=null,Ye=0})
let ro=()=>{},io=null,co=null
const uo=new D
let so=0,ao=0
const lo=()=>{const n=ao
return ao=0,n}
function fo(n,t,e){for(;t<n.length;){let o=A(n,'\n',t)
o<0&&(o=n.length)
try{ro(n,t,o,e)}catch(n){Ln(n)}t=o+1}}function wo(n){co?co.next=n:io=n,co=n}we(()=>{io=co=null,so=0,K(uo,(n,t)=>{C(uo,t)})})
const po=it(),noOptions=b({__proto__:null}),_o=b({__proto__:null,timeout:1/0})
let ho=0,bo=0,yo=1/0
const vo=/^[A-Za-z0-9_$.-]+$/,go=/^webbridge(\.|$)/
let mo=new D
const Bo=new D
function ownName(n){const t=b({__proto__:null,toString:()=>'webbridge.'+n})
return W(Bo,t,R(t)),t}function So(n){let t=z(mo,n)||z(Bo,n)
if(void 0!==t)return t
if('string'!=typeof n||0===n.length||n.length>256)throw et('A name is text of 1 to 256 characters')
if(E(go,n))throw et('"'+n+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=E(vo,n)?n:p(n),V(mo)>1e3&&(mo=new D),W(mo,n,t),t}let jo=null,xo=null
const Mo=(n,t)=>{jo=n,xo=t}
function request(n,t,e,o,r,i){const c=new xn(Mo),u={id:0,name:t,resolve:jo,reject:xo,u:0,l:0,signal:o.signal,abort:null,control:i}
jo=xo=null
try{const c=void 0===r?So(t):r,s=e?Wt(e,jt):''
void 0!==s?Ce(Ao(n,c,s,u,o,i)):To(n,c,e,u,o,i)}catch(n){u.reject(n)}return c}const To=(n,t,e,o,r,i)=>Ke(()=>Ao(n,t,Pt(e),o,r,i))
function ko(n,{traceparent:t}){t&&Ce('trace '+n+' '+p(O(R(t),0,99)))}function Ao(n,t,e,o,r,c){if(ae)throw Xn(ae)
const{name:u,signal:s}=o,a=e?t+' '+e:''+t
if(!c?.isLoad&&(Pe(u,a),po.size()>=i))throw tt('"'+u+'": '+po.size()+' calls are unanswered already')
No(u,r)
const l=o.id=++ho
return c&&(c.id=l,c.isLoad&&W(uo,l,!0)),s&&function(n,t,e){e.abort=()=>Ro(t,$o(e.name,n)),Jn(n,'abort',e.abort)}(s,l,o),o.l=Oo(r),o.u=un()+o.l,po.add(o),o.u<yo&&Io(o.u),ko(l,r),$e=!0,n+' '+l+' '+a+(c&&!c.isPatient?'\ncredit '+l+' '+Wo:'')}function Oo(n){return n.timeout??r??1/0}function No(n,t){if(t.signal&&t.signal.aborted)throw $o(n,t.signal)
if(Oo(t)<=0)throw new Zn('timedOut','"'+n+'" was not called, because its timeout is 0')}const $o=(n,t)=>new Zn('cancelled','"'+n+'" was cancelled',{cause:t.reason})
function Jo(n){const t=po.take(n)
return t&&t.abort&&Rn(t.signal,'abort',t.abort),t}function Ro(n,t){const e=Jo(n)
e&&(e.reject(t),Ce('cancel '+n))}function Eo(n,t){const e=Jo(n)
if(!e){const e=z(Po,n)
return e&&Lo(e,null),Gt(t)}try{e.resolve(Kt(t))}catch(n){e.reject(ot('The answer of "'+e.name+'" cannot be read'))}}function Io(n){$n(bo),yo=n
const t=n-un()
bo=Nn(zo,t>2147483647?2147483647:t)}we(n=>{po.each((t,e)=>{Jo(e),t.reject(Yn(t.name,n))})})
const Do=1e3
function zo(){const n=un(),t=n-yo
yo=1/0
let e=1/0
po.each((o,r)=>{if(t>Do){const e=o.u>n?o.u:n,r=e+t<n+o.l?e+t:n+o.l
r>e&&(o.l-=r-e,o.u=r)}o.u<=n?Ro(r,new Zn('timedOut','"'+o.name+'" was not answered in time. Its handler may have run')):o.u<e&&(e=o.u)}),e!==1/0&&Io(e>n+5?e:n+5)}function callSync(n,t,o){const r=bt(()=>function(n,t,o){const r='call 0 '+So(n)+' '+(Wt(t,jt)??Pt(t))
if(ae)throw Xn(ae)
Pe(n,r),No(n,o),ko(0,o),function(){for(;Ze;)Ze.uploads?oo():eo()}(),Ve()
const i=l(On,window,[e,'sync '+ue+' '+Te+'\n'+r])
if('string'!=typeof i)throw new Zn('syncUnavailable','"'+n+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if($(i,'close '))throw Ht(O(i,6))
return i}(n,t,o),!0,!1).text
if($(r,'done 0 '))return Kt(O(r,7))
throw Ht(O(r,7))}function postBeacon(n,t){if(ae&&!le)throw Xn(ae)
const{text:e}=bt(()=>Wt(t,jt)??Pt(t),!1,!1)
return Yt(We('The line for',n,'beacon '+ue+'\ncall 0 '+So(n)+' '+e))}const hasLeftPage=()=>le,Wo=4,Po=new D
function Co(n){if(n.p)return
const t=function(n){const t=s
let e=n.room/n.mean
e=e<1?1:e>t?t:e-e%1
const o=n.waiting+n.credit
return o<=e/2?e-o:0}(n)
t>0&&(n.credit+=t,Ce('credit '+n.id+' '+t))}function Ko(n,t){const e=z(Po,n)
if(!e)return Gt(t)
if(e.credit<1)return Gt(t),Uo(e,ot('"'+e.name+'": the app sent an element without credit'))
e.credit--
const o=t.length+lo()
e.mean=(7*e.mean+o)/8
const r=e._
if(r)return e._=r.next,Vo(e,r,t),e.h&&!e._?Uo(e,null):Co(e)
const i={text:t,next:null}
e.last?e.last.next=i:e.first=i,e.last=i,e.waiting++}function Vo(n,t,e){let o
try{o=Kt(e)}catch(e){const o=ot('An element of "'+n.name+'" cannot be read')
return Uo(n,null),t.reject(o)}t.resolve({value:o,done:!1})}const Fo=n=>({value:n,done:!0})
function Lo(n,t){C(Po,n.id),n.p=!0,n.abort&&Rn(n.signal,'abort',n.abort),n.error=t
for(let t=n._;t;t=t.next)n.error?t.reject(n.error):t.resolve(Fo(void 0)),n.error=null
n._=null}function Uo(n,t){for(let t=n.first;t;t=t.next)Gt(t.text)
n.first=n.last=null,n.waiting=0,n.p||(Lo(n,t),Ce('cancel '+n.id))}we(n=>{K(Po,t=>{Lo(t,Yn(t.name,n))})})
const qo=new Wn(n=>{n._?n.h=!0:Uo(n,null)})
function Go(n,t){const e={__proto__:null,next:n,return:n=>(t(),Hn(Fo(n))),throw:n=>(t(),new xn((t,e)=>e(n)))}
return h(e,En,Un(()=>e)),b(e)}function leaveRequest(n){n.inner?n.inner.return():n.id&&Ro(n.id,new Zn('cancelled','The stream was left'))}function lazyStream(n,t,e){const o={__proto__:null,id:0,inner:null,owner:e}
let r=null,i=!1
return Go(()=>o.inner?o.inner.next():new xn((e,c)=>{if(i)return e(Fo(void 0))
r||(r=new xn((e,r)=>{Gn(t(o),()=>{if(o.owner=null,o.inner)return e(o.inner)
r(new Zn('badResult','"'+n+'" answered with one result. Call it with bridge.call'))},r)})),Gn(r,n=>Gn(n.next(),e,c),n=>{if(i)return e(Fo(void 0))
i=!0,c(n)})}),()=>{i=!0,leaveRequest(o)})}class Ho{#n=null
#t
#e
#o
constructor(n,t){this.#e=n,this.#o=t,b(this)}get name(){return this.#e}get traceparent(){return this.#o&&_(this.#o)}get signal(){return this.#n||(this.#n=new Kn,this.#t&&Vn(this.#n,this.#t)),Fn(this.#n)}static abort(n,t){n.#t=t,n.#n&&Vn(n.#n,t)}}const Qo=Ho.abort
let Zo
function Xo(n){const t=Zo
return Zo=n,t}h(Ho.prototype,'constructor',Un(void 0)),b(Ho.prototype)
const Yo=new D,nr=it(),tr=new D,er=new D
let or=0
const rr=()=>{or=0}
let ir=!1,cr=0
function ur(n){if(So(n),A('.'+n+'.','..')>=0)throw et('"'+n+'" has an empty part: write module.feature.method')}function sr(n,t){if(P(Yo,n)&&!t)throw new Zn('duplicateName','"'+n+'" is registered already. Pass { replacing: true } to replace it')}function ar(n,t,e){ur(n),'function'!=typeof t&&nt('The handler of "'+n+'" is not a function'),sr(n,e?.replacing),W(Yo,n,t),K(tr,e=>{e.name===n&&_r(e,t)})}let lr=()=>{}
const fr=n=>{lr=n},dr=(n,t,e)=>z(Yo,n)||lr(n,t,e)
function wr(n,t,e,o){const r=dr(t,o,''!==e),i=!(r||ir&&0===cr)
return i?W(tr,n,{id:n,name:t,payload:e,mayStream:o}):pr(n,t,e,o,r),i}function pr(n,t,e,o,r){if(e){if(r)return mr(n,t,r,e,o,t)
Gt(e),K(er,n=>n(t)),xr(n,t,new Zn('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else nr.take(n)&&Ce('done '+n+' '+(void 0!==r))}function _r({id:n,name:t,payload:e,mayStream:o},r){C(tr,n),pr(n,t,e,o,r)}function hr(){K(tr,n=>{const t=dr(n.name,n.mayStream,''!==n.payload)
t&&_r(n,t)})}let br
function yr(n){const t={id:n,poll:(Ee++,Re),context:null,credit:0,trace:br}
return br=void 0,nr.add(t),t}function vr(n,t,e,o){const r=yr(n)
wr(n,t,e,o)&&qe(r)}const gr=n=>{const t=m(n)
return t===zn||t===Dn}
function mr(n,t,e,o,r,ownName){const i=nr.get(n),c=new Ho(ownName,i?.trace)
let u,s,a
try{if(!r&&gr(e))return Gt(o),Br(n,t,ownName)
const i=Kt(o)
a=Xo(c),or=n,u=l(e,c,i),s='object'==typeof u&&null!==u&&u.then,Xo(a)}catch(e){return Xo(a),xr(n,t,e)}if(i&&!xt(u)&&(i.context=c),'function'!=typeof s)return Sr(n,t,u,r,ownName)
Qn(u,s,e=>Sr(n,t,e,r,ownName),e=>xr(n,t,e))}const Br=(n,t,ownName)=>xr(n,t,new Zn('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function Sr(n,t,e,o,ownName){try{if('object'==typeof e&&null!==e&&Rt(e,N(e)))return o?Pr(n,t,e):(Wr(e),Br(n,t,ownName))
if(!nr.get(n))return
jr('done ',n,'The result of',t,e,'result')}catch(e){return e instanceof Zn&&'overLimit'===e.code?xr(n,t,e):xr(n,t,new Zn('badResult','The result of "'+t+'": '+(e instanceof Zn?e.message:R(e))))}}function jr(n,t,e,o,r,i){const c=jt(r)
void 0===c?Ke(()=>Tr(n,t,We(e,o,'~'+Ot(r,i,null,0)))):Ce(Tr(n,t,We(e,o,c)))}const xr=(n,t,e)=>Mr('fail ',n,function(n,t){let e,o,r='thrown',i=''
try{t instanceof Zn?(r=t.code,e=R(t.message),void 0!==t.data&&(i=St(t.data,'data'))):t instanceof kn?e='"'+n+'" threw '+R(t.name)+': '+R(t.message):(e='"'+n+'" threw '+R(t),i=St(t,'data')),t instanceof kn&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===e&&(e='"'+n+'" threw a value that cannot be read'),i=''}const c=''!==i&&J(i,0)===gt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(e)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?O(i,1):i))+'}'}(t,e))
function Mr(n,t,e){nr.get(t)&&Ce(Tr(n,t,e))}function Tr(n,t,e){const o='next '!==n&&nr.take(t)
return o&&qe(o),n+t+' '+e}function kr(n,t){const e=nr.take(n)
e&&qe(e)
const o=z(tr,n)
C(tr,n),o&&Gt(o.payload),e&&e.context&&Qo(e.context,t),function(n){const t=z(Jr,n)
t&&(C(Jr,n),zr(t.source))}(n)}function Ar(){!ir||cr>0||(hr(),K(tr,n=>_r(n)))}we(n=>nr.each((t,e)=>kr(e,n)))
const Or=new D
function Nr(){ir=!0,Ar(),K(Or,n=>n())}function $r(n){cr++
const t=()=>{cr--,Ar()}
Gn(Hn(n),t,t)}const Jr=new D,Rr=u/2<4194304?u/2:4194304,Er=9007199254740992,Ir=1048576
function Dr(n){if('ReadableStream'===N(n)){const t=n.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=lt(n,N(n))
if(t)return function(n,t){const e=ct?Ir:He
let o=0
return{step(){if(o>=t)return Fo(void 0)
const r=vn(n,o,o+=e)
return new xn((n,t)=>Gn(gn(r),t=>n({__proto__:null,value:new sn(t),done:!1}),t))},stop(){o=t}}}(n,t.size)
L(at,n)&&(n=n.stream())
const e=n[En],o=l('function'==typeof e?e:n[In],n,[]),{next:r}=o
return{step:()=>l(r,o,[]),stop(){const n=o.return
if('function'==typeof n)return l(n,o,[])}}}function zr(n){try{const t=n.stop()
Gn(Hn(t),()=>{},Ln)}catch(n){Ln(n)}}function Wr(n){try{zr(Dr(n))}catch(n){Ln(n)}}function Pr(n,t,e){const o=nr.get(n)
if(!o)return Wr(e)
let r
try{r=Dr(e)}catch(e){return xr(n,t,e)}const{context:i,credit:c}=o,u={id:n,name:t,source:r,context:i,credit:c,v:!1}
qe(o),W(Jr,n,u),Ce('open '+n),Cr(u)}function Cr(n){for(;!n.v&&n.credit>0&&P(Jr,n.id);){if(xe.length+Ye>=Rr)return void(ze=Fr)
let t,e
const o=Xo(n.context)
try{t=n.source.step(),e='object'==typeof t&&null!==t&&t.then,Xo(o)}catch(t){return Xo(o),Vr(n,t)}'function'==typeof e?(n.v=!0,Qn(t,e,t=>{n.v=!1,Kr(n,t),Cr(n)},t=>Vr(n,t))):Kr(n,t)}}function Kr(n,t){if(!P(Jr,n.id))return
const{id:e,name:o}=n
try{if(t.done)return C(Jr,e),Mr('done ',e,'~{"$undefined":1}')
jr('next ',e,'An element of',o,t.value,'element'),n.credit--}catch(t){return Vr(n,t instanceof Zn&&'badArguments'===t.code?new Zn('badResult','An element of "'+o+'": '+t.message):t),zr(n.source)}}function Vr(n,t){C(Jr,n.id)&&xr(n.id,n.name,t)}const Fr=()=>K(Jr,Cr),Lr=n=>new Zn('unknownMethod','The '+n+' was released'),Ur=new Wn(n=>Gr(n)),qr=(n,t)=>({kind:n,ref:t,own:re,g:!1})
function Gr(n){n.g||(n.g=!0,n.own!==re||ae||Ce('release '+n.ref))}function Hr(n){return n.g?Lr(n.kind):n.own!==re?new Zn('documentGone','The '+n.kind+' was given to this page before the page was left'):void 0}function Qr(n,t){return h(n,'release',Un(b(()=>{Cn(Ur,n),Gr(t)}))),Pn(Ur,n,t,n),b(n)}W(Ct,'$function',function(n){const t=qr('function',n)
return qt?Gr(t):Qr(function(...e){const o=Hr(t)
return o?new xn((n,t)=>t(o)):request('callRef','function',e,noOptions,n)},t)}),W(Ct,'$stream',function(n){const t=qr('stream',n)
if(qt)return Gr(t)
const e={__proto__:null}
return h(e,En,Un(()=>lazyStream('stream',e=>{const o=Hr(t)
if(o)throw o
return request('readRef','stream',null,noOptions,n,e)},e))),Qr(e,t)}),we(function(){wt=new D})
const Zr=b({__proto__:null})
function Xr(n,t){const e=Hr(n)
return e?new xn((n,t)=>t(e)):t()}const Yr=(n,t)=>new xn((e,o)=>{Gn(n,n=>{try{e(t(n))}catch(n){o(n)}},o)}),ni=n=>({__proto__:null,[In](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:n,done:t=!t})}}})
function ti(n,t,e,o){let r=0,i=null
const c=()=>(i||(i=oi(t.ref,n,!1)),i.next())
return Go(()=>Xr(t,()=>{if(i||!e||!ct)return c()
if(r>=o)return Hn(Fo(void 0))
const n=r
return r+=Ir,new xn((t,i)=>{Gn(ct.load(e+'?'+n+'-'+(r<o?r:o)),n=>t({value:n,done:!1}),e=>{if(n>0)return i(e)
t(c())})})}),()=>{r=o,i&&i.return()})}W(Ct,'$blob',function(n){const{ref:t,size:e,type:o,name:r,key:i}=n,c=qr('blob',t)
if(qt)return Gr(c)
const u={__proto__:Zr},s=i?ut(i,t):void 0,a=()=>Xr(c,()=>ri(ti(u,c,s,e),e)),l={__proto__:null,size:e,type:o,name:r,url:s,stream:()=>ti(u,c,s,e),bytes:()=>a(),arrayBuffer:()=>Yr(a(),n=>wn(n)),text:()=>Yr(a(),n=>Sn(new Bn,n)),blob:()=>Yr(a(),n=>void 0===r?new _n(ni(n),{__proto__:null,type:o}):new hn(ni(n),r,{__proto__:null,type:o}))},f=y(l)
for(let n=0;n<f.length;n++)h(u,f[n],Un(l[f[n]])),'function'==typeof l[f[n]]&&b(l[f[n]])
return U(at,u,{size:e,type:o,name:r}),Qr(u,c)})
let ei=new D
const oi=(n,t,e)=>lazyStream('blob',t=>(t.isLoad=e,request('readRef','blob',null,_o,n,t)),t)
function ri(n,t){return new xn((e,o)=>{const r=new sn(t)
let i=0
const c=()=>o(new Zn('badResult','The app announced another size')),u=()=>Gn(n.next(),n=>{if(n.done)return i===t?e(r):c()
const o=i+pn(n.value)
if(o>t)return c()
dn(r,n.value,i),i=o,u()},o)
u()})}W(Ct,'$bytes',function(n){const t=z(ei,n)
if(!t)throw ot('Bytes of the app did not arrive')
return C(ei,n),lo(),t}),we(()=>{ei=new D})
const ii=new D
let ci=0
const ui=new D
function on(n,t,e){So(n),n=R(n),'function'!=typeof t&&nt('The listener of "'+n+'" is not a function')
const o=e?.signal,r=!!e?.once
if(o&&o.aborted)return()=>{}
let i=z(ii,n)
i||W(ii,n,i=new D)
const c=++ci,u=()=>{C(i,c)}
return W(i,c,{listener:t,m:r}),o&&Jn(o,'abort',u),u}function emit(n,t){const e='event '+So(n)+' ',o=jt(t)
void 0!==o?Ce(si(n,e+o)):Ke(()=>si(n,e+'~'+Ot(t,'value',null,0)),!1)}function si(n,t){return Pe(n,t),t}function ai(n,t){const e=z(ii,n),o=e?V(e):0
if(o+V(ui)===0)return Gt(t)
const r=Kt(t)
o>0&&K(e,(n,t)=>{n.m&&C(e,t),rt(n.listener,void 0,[r])}),K(ui,t=>{rt(t,void 0,[n,r])})}const li=new D
function fi(n){const t=z(li,n)
return t?(C(li,n),K(t,(n,t)=>{z(Yo,t)===n&&C(Yo,t)}),!0):C(Yo,n)}const di=b(function(){})
function wi(n,t){return new x(di,{__proto__:null,get:(e,o)=>'string'!=typeof o||'then'===o?void 0:wi(n?n+'.'+o:o,t),apply:(e,o,r)=>t(n,r),has:()=>!1,set:pi,defineProperty:pi,deleteProperty:pi,construct:pi})}function pi(){nt('The objects of bridge.native can only be called')}function _i(n,t,e){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',n,t,e,void 0,o)
return h(r,En,Un(()=>lazyStream(n,n=>(n.id=o.id,new xn((t,e)=>Gn(r,e=>{n.inner=o.inner,t(e)},e)))))),r}let hi=0
function bi(n,t,e){let o=0
hi=t
for(let t;hi<e&&' '!==(t=n[hi]);hi++)o=10*o+ +t
if(hi>t&&o<1e16)return o
throw ot('A line of the app has no number')}function yi(n,t,e){const o=34===J(n,t)
if(o){hi=t+1
for(let t;hi<e&&34!==(t=J(n,hi));hi++)92===t&&hi++
hi++}else hi=A(n,' ',t),(hi<0||hi>e)&&(hi=e)
const r=O(n,t,hi)
return o?_(r):r}ro=function(n,t,e,o){const r=$(n,'done ',t)?'done':$(n,'call ',t)?'call':O(n,t,A(n,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:bi(n,t,e)
if(!o&&function(n,t){if(null===co||'load'===n)return!1
switch(n){case'open':case'next':return!P(uo,t)
case'done':case'fail':return!C(uo,t)
default:return!0}}(r,c))return function(n){wo({line:n,size:so,B:!0,next:null}),so=0}(O(n,i,e))
switch('event'!==r&&(t=hi+1),r){case'done':return Eo(c,O(n,t,e))
case'call':case'stream':return vr(c,yi(n,t,e),O(n,hi+1,e),'stream'===r)
case'event':return ai(yi(n,t,e),O(n,hi+1,e))
case'fail':return function(n,t){const e=Jo(n)
if(e)return e.reject(Ht(t))
const o=z(Po,n)
o&&Lo(o,Ht(t))}(c,O(n,t,e))
case'load':return function(n,t,e){if(P(ei,n))return function(n){io?so+=n:ao+=n}(t),Ce('release '+n)
const o=re,r=function(n){const t={line:'',size:0,B:!1,next:null}
return wo(t),so+=n,t}(t),i=e=>{o!==re||ae||(e&&pn(e)===t&&W(ei,n,e),Ce('release '+n),function(n){for(n.B=!0;io&&io.B;){const{line:n,size:t}=io
io=io.next,io||(co=null),n&&(ao=t,fo(n,0,!0),ao=0)}}(r))},c=()=>Gn(ri(oi(n,null,!0),t),i,()=>i(null))
if(!ct)return c()
Gn(ct.load(ut(e,n)),i,()=>{o!==re||ae||c()})}(c,bi(n,t,e),O(n,hi+1,e))
case'trace':return u=O(n,t,e),void(br=u)
case'cancel':return kr(c,new Zn('cancelled','The app cancelled the call'))
case'open':return function(n){const t=po.get(n),e=t&&t.control
if(!e)return
Jo(n)
const{signal:o}=t,r=e.room||1048576,i={id:n,name:t.name,credit:e.isPatient?0:Wo,room:r,mean:r/Wo,first:null,last:null,waiting:0,_:null,S:null,p:!1,h:!1,error:null,signal:o,abort:null}
W(Po,n,i),i.signal&&(i.abort=()=>Uo(i,$o(i.name,i.signal)),Jn(i.signal,'abort',i.abort))
const c=function(n){const t=Go(()=>function(n){return new xn((t,e)=>{const o=n.first
if(o)return n.first=o.next,o.next||(n.last=null),n.waiting--,Vo(n,{resolve:t,reject:e},o.text),Co(n)
if(n.p){const o=n.error
return n.error=null,o?e(o):t(Fo(void 0))}const r={resolve:t,reject:e,next:null}
n._?n.S.next=r:n._=r,n.S=r})}(n),()=>Uo(n,null))
return Pn(qo,t,n,t),t}(i)
e.inner=c,Co(i),t.resolve(c)}(c)
case'next':return Ko(c,O(n,t,e))
case'credit':return function(n,t){const e=z(Jr,n),o=e||nr.get(n)
if(!o)return
const r=o.credit+t
o.credit=r<Er?r:Er,e&&Cr(e)}(c,bi(n,t,e))
case'release':return void C(wt,c)
case'readRef':return function(n,t){const e=z(wt,t)
yr(n),'object'==typeof e?Pr(n,'stream',e):xr(n,'stream',Lr('stream'))}(c,bi(n,t,e))
case'callRef':return function(n,t,e){const o=z(wt,t)
if(yr(n),'function'==typeof o)return mr(n,'function',o,e,!1,'')
Gt(e),xr(n,'function',Lr('function'))}(c,bi(n,t,e),O(n,hi+1,e))
case'has':return function(n,t){qe(yr(n)),wr(n,t,'',!1)}(c,yi(n,t,e))
default:throw ot('A line of the app cannot be read: '+r)}var u}
let vi=!1
function gi(n){n.isTrusted&&!vi&&(vi=!0,le=!0,ie&&Gn(Yt('goodbye '+ie),()=>{},()=>{}),me(new Zn('documentGone','The page was left. Its calls may have run')))}function mi(n){n.isTrusted&&vi&&(vi=!1,pe())}function Bi(){Jn(window,'pagehide',gi,!0),Jn(window,'pageshow',mi,!0),Jn(window,'load',Nr,!0)}let Si=!1
for(let n=0;n<o.length;n++)E(new RegExp(o[n]),te)&&(Si=!0)
function startExtension(n,t){Si&&rt(n,void 0,[t])}if(h(Bi,'handlers',Un(Qt)),h(window,'__webbridge__',Un(b(Bi))),Bi(),Si){const n=function n(t){const e={__proto__:null,call:(n,...e)=>request('call',n,e,t),callSync:(n,...e)=>callSync(n,e,t),stream:(n,...e)=>lazyStream(n,o=>request('stream',n,e,t,void 0,o)),has:n=>request('has',n,null,t),native:wi('',(n,e)=>_i(n,e,t)),expose(n,t,e){!function(n,t,e){ur(n),
('object'!=typeof t&&'function'!=typeof t||null===t)&&nt('The value exposed as "'+n+'" is not an object')
const o=function(n,t){const e=new D
for(let o=t;o&&o!==B&&o!==j;o=m(o)){const r=v(o)
for(let i=0;i<r.length;i++){const c=n+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||P(e,c))continue
const u=g(o,r[i]).value
'function'==typeof u&&(ur(c),W(e,c,function(){return l(u,t,arguments)}))}}return e}(n,t)
0===V(o)&&nt('The object exposed as "'+n+'" has no methods')
const r=e?.replacing
r&&fi(n),K(o,(n,t)=>sr(t,r)),K(o,(n,t)=>ar(t,n,e)),W(li,n,o)}(n,t,e)},handle(n,t,e){ar(n,t,e)},remove:n=>fi(n),on:(n,t,e)=>on(n,t,e),off(n,t){!function(n,t){const e=z(ii,n)
e&&K(e,(n,o)=>{void 0!==t&&n.listener!==t||C(e,o)})}(n,t)},emit(n,t){emit(n,t)},with(e){!function(n){const t=n?.timeout
void 0===t||'number'==typeof t&&t==t||nt('timeout is a number of milliseconds, or Infinity')}(e)
const o=n=>void 0===e?.[n]?t[n]:e[n]
return n({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(n){$r(n)},get context(){return Zo},ready:fe,isAvailable:!0,BridgeError:Zn},o=y(e)
for(let n=0;n<o.length;n++)'function'==typeof e[o[n]]&&'native'!==o[n]&&b(e[o[n]])
return b(e)}({__proto__:null})
h(window,'bridge',{__proto__:null,value:n,writable:!0,configurable:!0}),h(window,Symbol.for('webbridge'),Un(n))}pe()
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
