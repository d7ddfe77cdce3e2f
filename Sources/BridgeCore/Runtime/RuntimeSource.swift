// Of the digest e406bebdc6e0ebf8f449efe229e387a5c2b31813bf98ae2aa9f0c3679c76acb3, by terser 5.16.5.
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
ie=O(n,8,t),ce='batch '+ie+' ',se=O(n,t+1),ee(),function(){for(let n=Ge;ct&&n;n=n.next)Ze(n)
Xe()}(),Ke(1)}const he=()=>O(n,16)+be(4294967296*an())+be(Z(new Q)),be=n=>O(X(4294967296+(n>>>0),16),1)
function ye(n,t,e){const o=re,r=n=>{o!==re||ae||('string'==typeof n?t(n,e):ge())}
Gn(Yt(n),r,n=>{const t=g(n,'message')
r(t&&t.value)})}function ve(n){$(n,'close ')?me(Ht(O(n,6))):ge()}function ge(){me(new Zn('detached','The app took the bridge away'))}function me(n){ae=n,ie='',K(de,t=>t(n))}const Be=128,Se=8,je=2048
let xe='',Me=0,Te=0,ke=0,Ae=!1,Oe=0,Ne=0,$e=0,Je=0,Re=new D,Ee=null
function Ie(n,t,e){if(e.length>c)throw tt(n+' "'+t+'" has '+e.length+' characters, and a line may have '+c+' bytes')
return e}function De(n,t){Ie('The line for',n,t)
const e=xe.length+Qe
if(e+t.length+(_t?_t.size:0)>u)throw tt('"'+n+'": '+e+' characters and bytes wait for the app, which reads none')}function ze(n,t){if(!ae){if(He&&!t)return function(n){He.text+='\n'+n,He.size+=n.length+1,Qe+=n.length+1}(n)
xe=xe+'\n'+n,Me++,ie&&(0!==Oe||Ae||(Ae=!0,An(Pe)),Me>=Be*(Oe+1)&&Oe<Se&&Pe())}}function We(n,t=!0){const{text:e,uploads:o,size:r}=bt(n,t,!0)
o&&!ae?function(n,t,e){const o={uploads:t,size:e+=n.length+1,posts:0,isText:!1,offset:0,text:n,next:null}
He?He.next=o:Ge=o,He=o,Qe+=e,ie&&ct?Ze(o):Xe()}(e,o,r):ze(e)}function Pe(n){if(!n){if(Ae=!1,!xe)return
Oe++}const t=(n?'poll ':'batch ')+(ie||ue)+' '+ ++Te+xe
xe='',Me=0,ye(t,Ce,n),Xe(),Le()}function Ce(n,t){if(t?n.length>je&&Ke(Se):Oe--,''!==n){if(!$(n,ce))return ve(n)
let t=A(n,'\n')
t<0&&(t=n.length)
const e=+O(n,ce.length,t)
if(e===ke+1&&0===V(Re)?(ke++,so(n,t+1)):function(n,t){W(Re,n,t)
for(let n;void 0!==(n=z(Re,ke+1));)C(Re,++ke),so(n,0)
V(Re)>(Oe||1)+Ne&&(me(ot('A text of the app is missing')),Ln(Xn(ae)))}(e,O(n,t+1)),ae)return}t?Ve(4,re):0===Oe&&Pe()}function Ke(n){for(;Ne<n;)Ne++,Pe(!0)}function Ve(n,t){if(t===re&&!ae){if(n>0&&Je>0)return An(()=>Ve(n-1,t))
$e++,Je=0,Pe(!0)}}function Fe(n){n.poll===$e&&(n.poll=-1,Je--)}function Le(){const n=Ee
Ee=null,n&&n()}we(()=>{xe='',Me=Te=ke=Oe=Ne=0,Re=new D})
const Ue=262144,qe=1048576
let Ge=null,He=null,Qe=0
function Ze(n){const t=re,e=e=>{t!==re||ae||(n.posts--,e||(n.isText=!0),Xe(),Le())}
for(let t=n.uploads;t;t=t.next)n.posts++,Gn(ct.post(t.number,t.bytes),e,()=>e(!1))}function Xe(){for(;ie&&Ge;){if(ct&&!Ge.isText?Ge.posts>0:Ge.uploads&&xe.length>=qe)return
!Ge.uploads||!Ge.isText&&ct?Ye():no()}}function Ye(){const{text:n,size:t}=Ge
Ge=Ge.next,Ge||(He=null),Qe-=t,ze(n,!0)}function no(){const{bytes:n,number:t,next:e}=Ge.uploads,o=Ge.offset,r=pn(n)-o,i=r<Ue?r:Ue
Ge.offset+=i,i===r&&(Ge.uploads=e,Ge.offset=0),ze('bytes '+t+' '+o+' "'+zt(new sn(wn(n),o,i))+'"',!0)}we(()=>{Ge=He=null,Qe=0})
let to=()=>{},eo=null,oo=null
const ro=new D
let io=0,co=0
const uo=()=>{const n=co
return co=0,n}
function so(n,t,e){for(;t<n.length;){let o=A(n,'\n',t)
o<0&&(o=n.length)
try{to(n,t,o,e)}catch(n){Ln(n)}t=o+1}}function ao(n){oo?oo.next=n:eo=n,oo=n}we(()=>{eo=oo=null,io=0,K(ro,(n,t)=>{C(ro,t)})})
const lo=it(),noOptions=b({__proto__:null}),fo=b({__proto__:null,timeout:1/0})
let wo=0,po=0,_o=1/0
const ho=/^[A-Za-z0-9_$.-]+$/,bo=/^webbridge(\.|$)/
let yo=new D
const vo=new D
function ownName(n){const t=b({__proto__:null,toString:()=>'webbridge.'+n})
return W(vo,t,R(t)),t}function go(n){let t=z(yo,n)||z(vo,n)
if(void 0!==t)return t
if('string'!=typeof n||0===n.length||n.length>256)throw et('A name is text of 1 to 256 characters')
if(E(bo,n))throw et('"'+n+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=E(ho,n)?n:p(n),V(yo)>1e3&&(yo=new D),W(yo,n,t),t}let mo=null,Bo=null
const So=(n,t)=>{mo=n,Bo=t}
function request(n,t,e,o,r,i){const c=new xn(So),u={id:0,name:t,resolve:mo,reject:Bo,deadline:0,grace:0,signal:o.signal,abort:null,control:i}
mo=Bo=null
try{const c=void 0===r?go(t):r,s=e?Wt(e,jt):''
void 0!==s?ze(Mo(n,c,s,u,o,i)):jo(n,c,e,u,o,i)}catch(n){u.reject(n)}return c}const jo=(n,t,e,o,r,i)=>We(()=>Mo(n,t,Pt(e),o,r,i))
function xo(n,{traceparent:t}){t&&ze('trace '+n+' '+p(O(R(t),0,99)))}function Mo(n,t,e,o,r,c){if(ae)throw Xn(ae)
const{name:u,signal:s}=o,a=e?t+' '+e:''+t
if(!c?.isLoad&&(De(u,a),lo.size()>=i))throw tt('"'+u+'": '+lo.size()+' calls are unanswered already')
ko(u,r)
const l=o.id=++wo
return c&&(c.id=l,c.isLoad&&W(ro,l,!0)),s&&function(n,t,e){e.abort=()=>No(t,Ao(e.name,n)),Jn(n,'abort',e.abort)}(s,l,o),o.grace=To(r),o.deadline=un()+o.grace,lo.add(o),o.deadline<_o&&Jo(o.deadline),xo(l,r),n+' '+l+' '+a+(c&&!c.isPatient?'\ncredit '+l+' '+Io:'')}function To(n){return n.timeout??r??1/0}function ko(n,t){if(t.signal&&t.signal.aborted)throw Ao(n,t.signal)
if(To(t)<=0)throw new Zn('timedOut','"'+n+'" was not called, because its timeout is 0')}const Ao=(n,t)=>new Zn('cancelled','"'+n+'" was cancelled',{cause:t.reason})
function Oo(n){const t=lo.take(n)
return t&&t.abort&&Rn(t.signal,'abort',t.abort),t}function No(n,t){const e=Oo(n)
e&&(e.reject(t),ze('cancel '+n))}function $o(n,t){const e=Oo(n)
if(!e){const e=z(Do,n)
return e&&Ko(e,null),Gt(t)}try{e.resolve(Kt(t))}catch(n){e.reject(ot('The answer of "'+e.name+'" cannot be read'))}}function Jo(n){$n(po),_o=n
const t=n-un()
po=Nn(Eo,t>2147483647?2147483647:t)}we(n=>{lo.each((t,e)=>{Oo(e),t.reject(Yn(t.name,n))})})
const Ro=1e3
function Eo(){const n=un(),t=n-_o
_o=1/0
let e=1/0
lo.each((o,r)=>{if(t>Ro){const e=o.deadline>n?o.deadline:n,r=e+t<n+o.grace?e+t:n+o.grace
r>e&&(o.grace-=r-e,o.deadline=r)}o.deadline<=n?No(r,new Zn('timedOut','"'+o.name+'" was not answered in time. Its handler may have run')):o.deadline<e&&(e=o.deadline)}),e!==1/0&&Jo(e>n+5?e:n+5)}function callSync(n,t,o){const r=bt(()=>function(n,t,o){const r='call 0 '+go(n)+' '+(Wt(t,jt)??Pt(t))
if(ae)throw Xn(ae)
De(n,r),ko(n,o),xo(0,o),function(){for(;Ge;)Ge.uploads?no():Ye()}(),Pe()
const i=l(On,window,[e,'sync '+ue+' '+Te+'\n'+r])
if('string'!=typeof i)throw new Zn('syncUnavailable','"'+n+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if($(i,'close '))throw Ht(O(i,6))
return i}(n,t,o),!0,!1).text
if($(r,'done 0 '))return Kt(O(r,7))
throw Ht(O(r,7))}function postBeacon(n,t){if(ae&&!le)throw Xn(ae)
const{text:e}=bt(()=>Wt(t,jt)??Pt(t),!1,!1)
return Yt(Ie('The line for',n,'beacon '+ue+'\ncall 0 '+go(n)+' '+e))}const hasLeftPage=()=>le,Io=4,Do=new D
function zo(n){if(n.u)return
const t=function(n){const t=s
let e=n.room/n.mean
e=e<1?1:e>t?t:e-e%1
const o=n.waiting+n.credit
return o<=e/2?e-o:0}(n)
t>0&&(n.credit+=t,ze('credit '+n.id+' '+t))}function Wo(n,t){const e=z(Do,n)
if(!e)return Gt(t)
if(e.credit<1)return Gt(t),Vo(e,ot('"'+e.name+'": the app sent an element without credit'))
e.credit--
const o=t.length+uo()
e.mean=(7*e.mean+o)/8
const r=e.l
if(r)return e.l=r.next,Po(e,r,t),e.p&&!e.l?Vo(e,null):zo(e)
const i={text:t,next:null}
e.last?e.last.next=i:e.first=i,e.last=i,e.waiting++}function Po(n,t,e){let o
try{o=Kt(e)}catch(e){const o=ot('An element of "'+n.name+'" cannot be read')
return Vo(n,null),t.reject(o)}t.resolve({value:o,done:!1})}const Co=n=>({value:n,done:!0})
function Ko(n,t){C(Do,n.id),n.u=!0,n.abort&&Rn(n.signal,'abort',n.abort),n.error=t
for(let t=n.l;t;t=t.next)n.error?t.reject(n.error):t.resolve(Co(void 0)),n.error=null
n.l=null}function Vo(n,t){for(let t=n.first;t;t=t.next)Gt(t.text)
n.first=n.last=null,n.waiting=0,n.u||(Ko(n,t),ze('cancel '+n.id))}we(n=>{K(Do,t=>{Ko(t,Yn(t.name,n))})})
const Fo=new Wn(n=>{n.l?n.p=!0:Vo(n,null)})
function Lo(n,t){const e={__proto__:null,next:n,return:n=>(t(),Hn(Co(n))),throw:n=>(t(),new xn((t,e)=>e(n)))}
return h(e,En,Un(()=>e)),b(e)}function lazyStream(n,t,e){const o={__proto__:null,id:0,inner:null,owner:e}
let r=null,i=!1
return Lo(()=>o.inner?o.inner.next():new xn((e,c)=>{if(i)return e(Co(void 0))
r||(r=new xn((e,r)=>{Gn(t(o),()=>{if(o.owner=null,o.inner)return e(o.inner)
r(new Zn('badResult','"'+n+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Gn(r,n=>Gn(n.next(),e,c),n=>{if(i)return e(Co(void 0))
i=!0,c(n)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&No(o.id,new Zn('cancelled','"'+n+'" was left'))})}class Uo{#n=null
#t
#e
#o
constructor(n,t){this.#e=n,this.#o=t,b(this)}get name(){return this.#e}get traceparent(){return this.#o&&_(this.#o)}get signal(){return this.#n||(this.#n=new Kn,this.#t&&Vn(this.#n,this.#t)),Fn(this.#n)}static abort(n,t){n.#t=t,n.#n&&Vn(n.#n,t)}}const qo=Uo.abort
let Go
function Ho(n){const t=Go
return Go=n,t}h(Uo.prototype,'constructor',Un(void 0)),b(Uo.prototype)
const Qo=new D,Zo=it(),Xo=new D,Yo=new D
let nr=0
const tr=()=>{nr=0}
let er=!1,or=0
function rr(n){if(go(n),A('.'+n+'.','..')>=0)throw et('"'+n+'" has an empty part: write module.feature.method')}function ir(n,t){if(P(Qo,n)&&!t)throw new Zn('duplicateName','"'+n+'" is registered already. Pass { replacing: true } to replace it')}function cr(n,t,e){rr(n),'function'!=typeof t&&nt('The handler of "'+n+'" is not a function'),ir(n,e?.replacing),W(Qo,n,t),K(Xo,e=>{e.name===n&&dr(e,t)})}let ur=()=>{}
const sr=n=>{ur=n},ar=(n,t,e)=>z(Qo,n)||ur(n,t,e)
function lr(n,t,e,o){const r=ar(t,o,''!==e),i=!(r||er&&0===or)
return i?W(Xo,n,{id:n,name:t,payload:e,mayStream:o}):fr(n,t,e,o,r),i}function fr(n,t,e,o,r){if(e){if(r)return yr(n,t,r,e,o,t)
Gt(e),K(Yo,n=>n(t)),Br(n,t,new Zn('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+p(t)+', …)'))}else Zo.take(n)&&ze('done '+n+' '+(void 0!==r))}function dr({id:n,name:t,payload:e,mayStream:o},r){C(Xo,n),fr(n,t,e,o,r)}function wr(){K(Xo,n=>{const t=ar(n.name,n.mayStream,''!==n.payload)
t&&dr(n,t)})}let pr
function _r(n){const t={id:n,poll:(Je++,$e),context:null,credit:0,trace:pr}
return pr=void 0,Zo.add(t),t}function hr(n,t,e,o){const r=_r(n)
lr(n,t,e,o)&&Fe(r)}const br=n=>{const t=m(n)
return t===zn||t===Dn}
function yr(n,t,e,o,r,ownName){const i=Zo.get(n),c=new Uo(ownName,i?.trace)
let u,s,a
try{if(!r&&br(e))return Gt(o),vr(n,t,ownName)
const i=Kt(o)
a=Ho(c),nr=n,u=l(e,c,i),s='object'==typeof u&&null!==u&&u.then,Ho(a)}catch(e){return Ho(a),Br(n,t,e)}if(i&&!xt(u)&&(i.context=c),'function'!=typeof s)return gr(n,t,u,r,ownName)
Qn(u,s,e=>gr(n,t,e,r,ownName),e=>Br(n,t,e))}const vr=(n,t,ownName)=>Br(n,t,new Zn('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function gr(n,t,e,o,ownName){try{if('object'==typeof e&&null!==e&&Rt(e,N(e)))return o?Dr(n,t,e):(Ir(e),vr(n,t,ownName))
if(!Zo.get(n))return
mr('done ',n,'The result of',t,e,'result')}catch(e){return e instanceof Zn&&'overLimit'===e.code?Br(n,t,e):Br(n,t,new Zn('badResult','The result of "'+t+'": '+(e instanceof Zn?e.message:R(e))))}}function mr(n,t,e,o,r,i){const c=jt(r)
void 0===c?We(()=>jr(n,t,Ie(e,o,'~'+Ot(r,i,null,0)))):ze(jr(n,t,Ie(e,o,c)))}const Br=(n,t,e)=>Sr('fail ',n,function(n,t){let e,o,r='thrown',i=''
try{t instanceof Zn?(r=t.code,e=R(t.message),void 0!==t.data&&(i=St(t.data,'data'))):t instanceof kn?e='"'+n+'" threw '+R(t.name)+': '+R(t.message):(e='"'+n+'" threw '+R(t),i=St(t,'data')),t instanceof kn&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===e&&(e='"'+n+'" threw a value that cannot be read'),i=''}const c=''!==i&&J(i,0)===gt
return(c?'~':'')+'{"code":'+p(r)+',"message":'+p(e)+(void 0===o?'':',"stack":'+p(o))+(''===i?'':',"data":'+(c?O(i,1):i))+'}'}(t,e))
function Sr(n,t,e){Zo.get(t)&&ze(jr(n,t,e))}function jr(n,t,e){const o='next '!==n&&Zo.take(t)
return o&&Fe(o),n+t+' '+e}function xr(n,t){const e=Zo.take(n)
e&&Fe(e)
const o=z(Xo,n)
C(Xo,n),o&&Gt(o.payload),e&&e.context&&qo(e.context,t),function(n){const t=z(Or,n)
t&&(C(Or,n),Er(t.source))}(n)}function Mr(){!er||or>0||(wr(),K(Xo,n=>dr(n)))}we(n=>Zo.each((t,e)=>xr(e,n)))
const Tr=new D
function kr(){er=!0,Mr(),K(Tr,n=>n())}function Ar(n){or++
const t=()=>{or--,Mr()}
Gn(Hn(n),t,t)}const Or=new D,Nr=u/2<4194304?u/2:4194304,$r=9007199254740992,Jr=1048576
function Rr(n){if('ReadableStream'===N(n)){const t=n.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=lt(n,N(n))
if(t)return function(n,t){const e=ct?Jr:Ue
let o=0
return{step(){if(o>=t)return Co(void 0)
const r=vn(n,o,o+=e)
return new xn((n,t)=>Gn(gn(r),t=>n({__proto__:null,value:new sn(t),done:!1}),t))},stop(){o=t}}}(n,t.size)
L(at,n)&&(n=n.stream())
const e=n[En],o=l('function'==typeof e?e:n[In],n,[]),{next:r}=o
return{step:()=>l(r,o,[]),stop(){const n=o.return
if('function'==typeof n)return l(n,o,[])}}}function Er(n){try{const t=n.stop()
Gn(Hn(t),()=>{},Ln)}catch(n){Ln(n)}}function Ir(n){try{Er(Rr(n))}catch(n){Ln(n)}}function Dr(n,t,e){const o=Zo.get(n)
if(!o)return Ir(e)
let r
try{r=Rr(e)}catch(e){return Br(n,t,e)}const{context:i,credit:c}=o,u={id:n,name:t,source:r,context:i,credit:c,_:!1}
Fe(o),W(Or,n,u),ze('open '+n),zr(u)}function zr(n){for(;!n._&&n.credit>0&&P(Or,n.id);){if(xe.length+Qe>=Nr)return void(Ee=Cr)
let t,e
const o=Ho(n.context)
try{t=n.source.step(),e='object'==typeof t&&null!==t&&t.then,Ho(o)}catch(t){return Ho(o),Pr(n,t)}'function'==typeof e?(n._=!0,Qn(t,e,t=>{n._=!1,Wr(n,t),zr(n)},t=>Pr(n,t))):Wr(n,t)}}function Wr(n,t){if(!P(Or,n.id))return
const{id:e,name:o}=n
try{if(t.done)return C(Or,e),Sr('done ',e,'~{"$undefined":1}')
mr('next ',e,'An element of',o,t.value,'element'),n.credit--}catch(t){return Pr(n,t instanceof Zn&&'badArguments'===t.code?new Zn('badResult','An element of "'+o+'": '+t.message):t),Er(n.source)}}function Pr(n,t){C(Or,n.id)&&Br(n.id,n.name,t)}const Cr=()=>K(Or,zr),Kr=n=>new Zn('unknownMethod','The '+n+' was released'),Vr=new Wn(n=>Lr(n)),Fr=(n,t)=>({kind:n,ref:t,own:re,h:!1})
function Lr(n){n.h||(n.h=!0,n.own!==re||ae||ze('release '+n.ref))}function Ur(n){return n.h?Kr(n.kind):n.own!==re?new Zn('documentGone','The '+n.kind+' was given to this page before the page was left'):void 0}function qr(n,t){return h(n,'release',Un(b(()=>{Cn(Vr,n),Lr(t)}))),Pn(Vr,n,t,n),b(n)}W(Ct,'$function',function(n){const t=Fr('function',n)
return qt?Lr(t):qr(function(...e){const o=Ur(t)
return o?new xn((n,t)=>t(o)):request('callRef','function',e,noOptions,n)},t)}),W(Ct,'$stream',function(n){const t=Fr('stream',n)
if(qt)return Lr(t)
const e={__proto__:null}
return h(e,En,Un(()=>lazyStream('stream',e=>{const o=Ur(t)
if(o)throw o
return request('readRef','stream',null,noOptions,n,e)},e))),qr(e,t)}),we(function(){wt=new D})
const Gr=b({__proto__:null})
function Hr(n,t){const e=Ur(n)
return e?new xn((n,t)=>t(e)):t()}const Qr=(n,t)=>new xn((e,o)=>{Gn(n,n=>{try{e(t(n))}catch(n){o(n)}},o)}),Zr=n=>({__proto__:null,[In](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:n,done:t=!t})}}})
function Xr(n,t,e,o){let r=0,i=null
const c=()=>(i||(i=ni(t.ref,n,!1)),i.next())
return Lo(()=>Hr(t,()=>{if(i||!e||!ct)return c()
if(r>=o)return Hn(Co(void 0))
const n=r
return r+=Jr,new xn((t,i)=>{Gn(ct.load(e+'?'+n+'-'+(r<o?r:o)),n=>t({value:n,done:!1}),e=>{if(n>0)return i(e)
t(c())})})}),()=>{r=o,i&&i.return()})}W(Ct,'$blob',function(n){const{ref:t,size:e,type:o,name:r,key:i}=n,c=Fr('blob',t)
if(qt)return Lr(c)
const u={__proto__:Gr},s=i?ut(i,t):void 0,a=()=>Hr(c,()=>ti(Xr(u,c,s,e),e)),l={__proto__:null,size:e,type:o,name:r,url:s,stream:()=>Xr(u,c,s,e),bytes:()=>a(),arrayBuffer:()=>Qr(a(),n=>wn(n)),text:()=>Qr(a(),n=>Sn(new Bn,n)),blob:()=>Qr(a(),n=>void 0===r?new _n(Zr(n),{__proto__:null,type:o}):new hn(Zr(n),r,{__proto__:null,type:o}))},f=y(l)
for(let n=0;n<f.length;n++)h(u,f[n],Un(l[f[n]])),'function'==typeof l[f[n]]&&b(l[f[n]])
return U(at,u,{size:e,type:o,name:r}),qr(u,c)})
let Yr=new D
const ni=(n,t,e)=>lazyStream('blob',t=>(t.isLoad=e,request('readRef','blob',null,fo,n,t)),t)
function ti(n,t){return new xn((e,o)=>{const r=new sn(t)
let i=0
const c=()=>o(new Zn('badResult','The app announced another size')),u=()=>Gn(n.next(),n=>{if(n.done)return i===t?e(r):c()
const o=i+pn(n.value)
if(o>t)return c()
dn(r,n.value,i),i=o,u()},o)
u()})}W(Ct,'$bytes',function(n){const t=z(Yr,n)
if(!t)throw ot('Bytes of the app did not arrive')
return C(Yr,n),uo(),t}),we(()=>{Yr=new D})
const ei=new D
let oi=0
const ri=new D
function on(n,t,e){go(n),n=R(n),'function'!=typeof t&&nt('The listener of "'+n+'" is not a function')
const o=e?.signal,r=!!e?.once
if(o&&o.aborted)return()=>{}
let i=z(ei,n)
i||W(ei,n,i=new D)
const c=++oi,u=()=>{C(i,c)}
return W(i,c,{listener:t,v:r}),o&&Jn(o,'abort',u),u}function emit(n,t){const e='event '+go(n)+' ',o=jt(t)
void 0!==o?ze(ii(n,e+o)):We(()=>ii(n,e+'~'+Ot(t,'value',null,0)),!1)}function ii(n,t){return De(n,t),t}function ci(n,t){const e=z(ei,n),o=e?V(e):0
if(o+V(ri)===0)return Gt(t)
const r=Kt(t)
o>0&&K(e,(n,t)=>{n.v&&C(e,t),rt(n.listener,void 0,[r])}),K(ri,t=>{rt(t,void 0,[n,r])})}const ui=new D
function si(n){const t=z(ui,n)
return t?(C(ui,n),K(t,(n,t)=>{z(Qo,t)===n&&C(Qo,t)}),!0):C(Qo,n)}const ai=b(function(){})
function li(n,t){return new x(ai,{__proto__:null,get:(e,o)=>'string'!=typeof o||'then'===o?void 0:li(n?n+'.'+o:o,t),apply:(e,o,r)=>t(n,r),has:()=>!1,set:fi,defineProperty:fi,deleteProperty:fi,construct:fi})}function fi(){nt('The objects of bridge.native can only be called')}function di(n,t,e){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',n,t,e,void 0,o)
return h(r,En,Un(()=>lazyStream(n,n=>(n.id=o.id,new xn((t,e)=>Gn(r,e=>{n.inner=o.inner,t(e)},e)))))),r}let wi=0
function pi(n,t,e){let o=0
wi=t
for(let t;wi<e&&' '!==(t=n[wi]);wi++)o=10*o+ +t
if(wi>t&&o<1e16)return o
throw ot('A line of the app has no number')}function _i(n,t,e){const o=34===J(n,t)
if(o){wi=t+1
for(let t;wi<e&&34!==(t=J(n,wi));wi++)92===t&&wi++
wi++}else wi=A(n,' ',t),(wi<0||wi>e)&&(wi=e)
const r=O(n,t,wi)
return o?_(r):r}to=function(n,t,e,o){const r=$(n,'done ',t)?'done':$(n,'call ',t)?'call':O(n,t,A(n,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:pi(n,t,e)
if(!o&&function(n,t){if(null===oo||'load'===n)return!1
switch(n){case'open':case'next':return!P(ro,t)
case'done':case'fail':return!C(ro,t)
default:return!0}}(r,c))return function(n){ao({line:n,size:io,g:!0,next:null}),io=0}(O(n,i,e))
switch('event'!==r&&(t=wi+1),r){case'done':return $o(c,O(n,t,e))
case'call':case'stream':return hr(c,_i(n,t,e),O(n,wi+1,e),'stream'===r)
case'event':return ci(_i(n,t,e),O(n,wi+1,e))
case'fail':return function(n,t){const e=Oo(n)
if(e)return e.reject(Ht(t))
const o=z(Do,n)
o&&Ko(o,Ht(t))}(c,O(n,t,e))
case'load':return function(n,t,e){if(P(Yr,n))return function(n){eo?io+=n:co+=n}(t),ze('release '+n)
const o=re,r=function(n){const t={line:'',size:0,g:!1,next:null}
return ao(t),io+=n,t}(t),i=e=>{o!==re||ae||(e&&pn(e)===t&&W(Yr,n,e),ze('release '+n),function(n){for(n.g=!0;eo&&eo.g;){const{line:n,size:t}=eo
eo=eo.next,eo||(oo=null),n&&(co=t,so(n,0,!0),co=0)}}(r))},c=()=>Gn(ti(ni(n,null,!0),t),i,()=>i(null))
if(!ct)return c()
Gn(ct.load(ut(e,n)),i,()=>{o!==re||ae||c()})}(c,pi(n,t,e),O(n,wi+1,e))
case'trace':return u=O(n,t,e),void(pr=u)
case'cancel':return xr(c,new Zn('cancelled','The app cancelled the call'))
case'open':return function(n){const t=lo.get(n),e=t&&t.control
if(!e)return
Oo(n)
const{signal:o}=t,r=e.room||1048576,i={id:n,name:t.name,credit:e.isPatient?0:Io,room:r,mean:r/Io,first:null,last:null,waiting:0,l:null,m:null,u:!1,p:!1,error:null,signal:o,abort:null}
W(Do,n,i),i.signal&&(i.abort=()=>Vo(i,Ao(i.name,i.signal)),Jn(i.signal,'abort',i.abort))
const c=function(n){const t=Lo(()=>function(n){return new xn((t,e)=>{const o=n.first
if(o)return n.first=o.next,o.next||(n.last=null),n.waiting--,Po(n,{resolve:t,reject:e},o.text),zo(n)
if(n.u){const o=n.error
return n.error=null,o?e(o):t(Co(void 0))}const r={resolve:t,reject:e,next:null}
n.l?n.m.next=r:n.l=r,n.m=r})}(n),()=>Vo(n,null))
return Pn(Fo,t,n,t),t}(i)
e.inner=c,zo(i),t.resolve(c)}(c)
case'next':return Wo(c,O(n,t,e))
case'credit':return function(n,t){const e=z(Or,n),o=e||Zo.get(n)
if(!o)return
const r=o.credit+t
o.credit=r<$r?r:$r,e&&zr(e)}(c,pi(n,t,e))
case'release':return void C(wt,c)
case'readRef':return function(n,t){const e=z(wt,t)
_r(n),'object'==typeof e?Dr(n,'stream',e):Br(n,'stream',Kr('stream'))}(c,pi(n,t,e))
case'callRef':return function(n,t,e){const o=z(wt,t)
if(_r(n),'function'==typeof o)return yr(n,'function',o,e,!1,'')
Gt(e),Br(n,'function',Kr('function'))}(c,pi(n,t,e),O(n,wi+1,e))
case'has':return function(n,t){Fe(_r(n)),lr(n,t,'',!1)}(c,_i(n,t,e))
default:throw ot('A line of the app cannot be read: '+r)}var u}
let hi=!1
function bi(n){n.isTrusted&&!hi&&(hi=!0,le=!0,ie&&Gn(Yt('goodbye '+ie),()=>{},()=>{}),me(new Zn('documentGone','The page was left. Its calls may have run')))}function yi(n){n.isTrusted&&hi&&(hi=!1,pe())}function vi(){Jn(window,'pagehide',bi,!0),Jn(window,'pageshow',yi,!0),Jn(window,'load',kr,!0)}let gi=!1
for(let n=0;n<o.length;n++)E(new RegExp(o[n]),te)&&(gi=!0)
function startExtension(n,t){gi&&rt(n,void 0,[t])}if(h(vi,'handlers',Un(Qt)),h(window,'__webbridge__',Un(b(vi))),vi(),gi){const n=function n(t){const e={__proto__:null,call:(n,...e)=>request('call',n,e,t),callSync:(n,...e)=>callSync(n,e,t),stream:(n,...e)=>lazyStream(n,o=>request('stream',n,e,t,void 0,o)),has:n=>request('has',n,null,t),native:li('',(n,e)=>di(n,e,t)),expose(n,t,e){!function(n,t,e){rr(n),
('object'!=typeof t&&'function'!=typeof t||null===t)&&nt('The value exposed as "'+n+'" is not an object')
const o=function(n,t){const e=new D
for(let o=t;o&&o!==B&&o!==j;o=m(o)){const r=v(o)
for(let i=0;i<r.length;i++){const c=n+'.'+r[i]
if('constructor'===r[i]||95===J(r[i],0)||P(e,c))continue
const u=g(o,r[i]).value
'function'==typeof u&&(rr(c),W(e,c,function(){return l(u,t,arguments)}))}}return e}(n,t)
0===V(o)&&nt('The object exposed as "'+n+'" has no methods')
const r=e?.replacing
r&&si(n),K(o,(n,t)=>ir(t,r)),K(o,(n,t)=>cr(t,n,e)),W(ui,n,o)}(n,t,e)},handle(n,t,e){cr(n,t,e)},remove:n=>si(n),on:(n,t,e)=>on(n,t,e),off(n,t){!function(n,t){const e=z(ei,n)
e&&K(e,(n,o)=>{void 0!==t&&n.listener!==t||C(e,o)})}(n,t)},emit(n,t){emit(n,t)},with(e){!function(n){const t=n?.timeout
void 0===t||'number'==typeof t&&t==t||nt('timeout is a number of milliseconds, or Infinity')}(e)
const o=n=>void 0===e?.[n]?t[n]:e[n]
return n({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(n){Ar(n)},get context(){return Go},ready:fe,isAvailable:!0,BridgeError:Zn},o=y(e)
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
