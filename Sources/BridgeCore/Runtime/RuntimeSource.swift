// Of the digest 3940af5e2cc5003629a7e21d7d661ec05f9b7ef01b47b60a9202043e7775d433, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:a,streamWindow:s,references:l,witness:u}=configuration,f=Reflect.apply,d=e=>(t,...n)=>f(e,t,n),w=(e,t)=>d(e.prototype[t]),p=(e,t)=>d(m(e.prototype,t).get),h=JSON.stringify,g=JSON.parse,b=Object.defineProperty,_=Object.freeze,y=Object.keys,v=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,x=Object.getPrototypeOf,j=Object.prototype,B=Function.prototype,k=Proxy,S=w(Object,'toString'),T=Array.isArray,M=ArrayBuffer.isView,O=w(String,'indexOf'),N=w(String,'slice'),R=w(String,'startsWith'),A=w(String,'charCodeAt'),J=String,E=w(RegExp,'exec'),I=String.fromCharCode,z=Map,D=w(Map,'get'),$=w(Map,'set'),P=w(Map,'has'),W=w(Map,'delete'),C=w(Map,'forEach'),K=p(Map,'size'),V=WeakMap,F=w(WeakMap,'get'),L=w(WeakMap,'set'),H=Set,U=w(Set,'add'),q=w(Set,'forEach'),Q=Date,G=w(Date,'getTime'),Z=w(Number,'toString'),X=w(Number,'valueOf'),Y=w(String,'valueOf'),ee=w(Boolean,'valueOf'),te=w(BigInt,'valueOf'),ne=window.performance,oe=ne.now,re=()=>f(oe,ne,[]),ie=Uint8Array,ce=Math.random,ae=window.atob,se=window.btoa,le=w(ie,'set'),ue=p(x(ie),'buffer'),fe=p(x(ie),'length'),de=window.Blob,we=window.File,pe=p(de,'size'),he=p(de,'type'),ge=w(de,'slice'),be=w(de,'arrayBuffer'),_e=p(we,'name'),ye=TextDecoder,ve=w(ye,'decode'),me=BigInt,xe=Promise,je=Promise.prototype.then,Be=w(Promise,'then'),ke=Error,Se=window.queueMicrotask,Te=window.prompt,Me=window.setTimeout,Oe=window.clearTimeout,Ne=w(EventTarget,'addEventListener'),Re=w(EventTarget,'removeEventListener'),Ae=w(EventTarget,'dispatchEvent'),Je=Symbol.asyncIterator,Ee=Symbol.iterator,Ie=x(function*(){}),ze=x(async function*(){}),De=FinalizationRegistry,$e=w(De,'register'),Pe=w(De,'unregister'),We=AbortController,Ce=w(We,'abort'),Ke=p(We,'signal'),Ve=window.reportError||(e=>Me(()=>{
throw e},0)),Fe=e=>({__proto__:null,value:e}),Le=_(Fe(void 0))
function He(e,t,n){b(e,'constructor',Le),Be(e,t,n)}const Ue=e=>new xe(t=>t(e))
function qe(e,t,n,o){if(t!==je)return He(Ue(e),n,o)
try{Be(e,n,o)}catch(e){o(e)}}class Qe extends ke{constructor(e,t,n){super(t),b(this,'name',Fe('cancelled'===e?'AbortError':'BridgeError')),b(this,'code',Fe(J(e))),void 0!==n?.data&&b(this,'data',Fe(n.data)),void 0!==n?.cause&&b(this,'cause',Fe(n.cause))}}b(Qe,'name',Fe('BridgeError')),_(Qe.prototype),_(Qe)
const Ge=e=>new Qe(e.code,e.message,{data:e.data}),Ze=(e,t)=>new Qe(t.code,'"'+e+'": '+t.message),Xe=(e,t)=>{throw new Qe('badArguments',e,t)},Ye=e=>new Qe('overLimit',e),et=e=>new Qe('invalidName',e),tt=e=>new Qe('badFrame',e)
function nt(e,t,n){try{return f(e,t,n)}catch(e){Ve(e)}}function ot(){const e=new z
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&n-1]
return r&&r.id===o?r:D(e,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const a=t[o&n-1]
a&&$(e,a.id,a),t[o&n-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:W(e,o),i},size:()=>r,each(r){C(e,r)
const i=t,c=n-1
for(let e=o-c;e<=o;e++){const t=i[e&c]
t&&r(t,t.id)}}}}let rt=null,it=()=>{}
function ct(e,t){rt=e,t&&(it=t)}const at=new V
function st(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:pe(e),type:he(e),name:n?_e(e):void 0}}catch(e){return}}const lt=(e,t)=>st(e,t)||F(at,e),ut=(e,t,n)=>'{"$blob":{"ref":'+bt(e,'blob',n)+',"size":'+t.size+',"type":'+h(t.type)+(void 0===t.name?'':',"name":'+h(t.name))+'}}'
let ft=new z,dt=0,wt=null,pt=0
function ht(e,t,n){const o=wt,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
wt=r
try{return r.text=e(),r}catch(e){throw r.refs&&C(r.refs,(e,t)=>{W(ft,t)}),e}finally{wt=o}}const gt=(e,t,n)=>'{"$'+t+'":'+bt(e,t,n)+'}'
function bt(e,t,n){if(wt&&wt.mayRefer||St(n,'is a '+t+', which only arguments, results and elements of streams can carry'),K(ft)>=l)throw Ye(n+' is a '+t+', and the app holds '+K(ft)+' of this page already')
const o=++dt
return $(ft,o,e),wt.refs||(wt.refs=new z),$(wt.refs,o,!0),o}const _t=126,yt=36,vt=500
function mt(e,t){const n=xt(e)
return void 0===n?'~'+Mt(e,t,null,0):n}function xt(e){try{return Bt(e,0)?h(e):void 0}catch(e){return}}const jt=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function Bt(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||kt(e,t)
default:return!1}}function kt(e,t){if(t>vt||void 0!==e[Je]||void 0!==e.toJSON)return!1
if(T(e)){for(let n=0;n<e.length;n++)if(!Bt(e[n],t+1))return!1
return!0}const n=x(e)
if(n!==j&&null!==n)return!1
for(const n in e)if(!Bt(e[n],t+1))return!1
return!0}const St=(e,t,n)=>{const o=e.length>100?N(e,0,100)+'…':e
Xe(o+' '+t,{cause:n})}
function Tt(e,t){if(t instanceof Qe)throw t
let n=''
try{n=': '+J(t)}catch(e){}St(e,'cannot be read'+n,t)}function Mt(e,t,n,o){switch(typeof e){case'string':case'boolean':return h(e)
case'number':return Ot(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return gt(e,'function',t)
case'symbol':St(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&St(t,'is cyclic: it is one of the objects that it is in')
o>vt&&St(t,'is nested deeper than '+vt)
const r={value:e,above:n}
try{return function(e,t,n){const o=S(e),r=lt(e,o)
if(r)return ut(e,r,t)
if(Rt(e,o))return gt(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(T(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(At(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=x(e)
if(i===j||null===i)return Jt(e,t,n)
if(M(e))return Et(new ie(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return Et(new ie(e),t)
case'[object Date]':{const t=G(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return C(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+Nt(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return q(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return Ot(X(e))
case'[object String]':return h(Y(e))
case'[object Boolean]':return h(ee(e))
case'[object BigInt]':return'{"$int":"'+te(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+h(J(e.name))+',"message":'+h(J(e.message))+'}'
case'[object Object]':return Jt(e,t,n)
case'[object Promise]':St(t,'is a Promise: await it first')}return St(t,'is '+N(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>Mt(e,t+n,r,o+1))}catch(e){return Tt(t,e)}}function Ot(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':h(e)}const Nt=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:J(e),Rt=(e,t)=>'function'==typeof e[Je]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ee]
function At(e,t,n){try{return e[t]}catch(e){return Tt(n,e)}}function Jt(e,t,n){const o=y(e)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+h(o[i])+':'+n(At(e,o[i],t+c),c)}return 1===o.length&&A(o[0],0)===yt?'{"$object":{'+r+'}}':'{'+r+'}'}const Et=(e,t)=>'{"$bytes":'+(wt?.mayUpload&&fe(e)>(rt?65536:1048576)?function(e,t){const n=fe(e)
if(wt.size+n>a)throw Ye(t+' has '+n+' bytes, and only '+a+' may wait for the app. Pass a Blob, which is read in pieces')
wt.size+=n
const o={number:++pt,bytes:new ie(e),next:null}
return wt.lastUpload?wt.lastUpload.next=o:wt.uploads=o,wt.lastUpload=o,o.number}(e,t):'"'+It(e)+'"')+'}'
function It(e){const t=fe(e)
let n=''
for(let o=0;o<t;o++)n+=I(e[o])
return se(n)}function zt(e,t){let n=e.length
if(void 0===n){if(e.json)return e.json
const n=t(e.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const Dt=e=>'~'+zt(e,(e,t)=>Mt(e,'args['+t+']',null,0)),$t=new z
function Pt(e){return A(e,0)===_t?Wt(g(N(e,1))):g(e)}function Wt(e){if('object'!=typeof e||null===e)return e
if(T(e)){for(let t=0;t<e.length;t++)e[t]=Wt(e[t])
return e}const t=y(e)
if(1===t.length&&A(t[0],0)===yt)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return me(t)
case'$date':return new Q(t)
case'$map':{const e=new z
for(let n=0;n<t.length;n++)$(e,Wt(t[n][0]),Wt(t[n][1]))
return e}case'$set':{const e=new H
for(let n=0;n<t.length;n++)U(e,Wt(t[n]))
return e}case'$object':{const e=y(t)[0]
return t[e]=Wt(t[e]),t}case'$bytes':if('number'!=typeof t)return function(e){const t=ae(e),n=new ie(t.length)
for(let e=0;e<t.length;e++)n[e]=A(t,e)
return n}(t)}const n=D($t,e)
if(n)return n(t)
throw tt(e+' is no kind of value')}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=Wt(e[t[n]])
return e}let Ct=!1
function Kt(e){if(A(e,0)===_t){Ct=!0
try{Pt(e)}catch(e){}Ct=!1}}function Vt(e){return Ge(Pt(e))}const Ft=window.webkit.messageHandlers,Lt=Ft[n],Ht=Lt.postMessage,Ut=e=>f(Ht,Lt,[e]),qt=window.top===window,Qt=qt&&'file:'===window.location.protocol?'file://':window.origin
let Gt,Zt,Xt=0,Yt='',en='',tn='',nn='',rn=null,cn=!1
const an=new xe((e,t)=>{Gt=e,Zt=t})
Be(an,void 0,()=>{})
const sn=new z,ln=e=>$(sn,K(sn),e),un=u&&window.visualViewport,fn=u&&window.MessageEvent
function dn(){u&&Ae(un,new fn(u,{__proto__:null,lastEventId:tn}))}function wn(){Xt++,rn=null,cn=!1,tn=hn(),dn(),bn('hello '+e+' {"wire":'+t+',"origin":'+h(Qt)+',"url":'+h(window.location.href)+',"main":'+qt+',"key":"'+tn+'"}',pn)}function pn(e){if(!R(e,'welcome '))return _n(e),void Zt(Ge(rn))
const t=O(e,' ',8)
Yt=N(e,8,t),en='batch '+Yt+' ',nn=N(e,t+1),Gt(),function(){for(let e=Un;rt&&e;e=e.next)Gn(e)
Zn()}(),Cn(1)}u&&Ne(un,u+'?',dn)
const hn=()=>N(e,16)+gn(4294967296*ce())+gn(G(new Q)),gn=e=>N(Z(4294967296+(e>>>0),16),1)
function bn(e,t,n){const o=Xt,r=e=>{o!==Xt||rn||('string'==typeof e?t(e,n):yn())}
He(Ut(e),r,e=>{const t=m(e,'message')
r(t&&t.value)})}function _n(e){R(e,'close ')?vn(Vt(N(e,6))):yn()}function yn(){vn(new Qe('detached','The app took the bridge away'))}function vn(e){rn=e,Yt='',C(sn,t=>t(e))}const mn=128,xn=8,jn=2048
let Bn='',kn=0,Sn=0,Tn=0,Mn=!1,On=0,Nn=0,Rn=0,An=0,Jn=new z,En=null
function In(e,t,n){if(n.length>c)throw Ye(e+' "'+t+'" has '+n.length+' characters, and a line may have '+c+' bytes')
return n}function zn(e,t){In('The line for',e,t)
const n=Bn.length+Qn
if(n+t.length+(wt?wt.size:0)>a)throw Ye('"'+e+'": '+n+' characters and bytes wait for the app, which reads none')}function Dn(e,t){if(!rn){if(qn&&!t)return function(e){qn.text+='\n'+e,qn.size+=e.length+1,Qn+=e.length+1}(e)
Bn=Bn+'\n'+e,kn++,Yt&&(0!==On||Mn||(Mn=!0,Se(Pn)),kn>=mn*(On+1)&&On<xn&&Pn())}}function $n(e,t=!0){const{text:n,uploads:o,size:r}=ht(e,t,!0)
o&&!rn?function(e,t,n){const o={uploads:t,size:n+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
qn?qn.next=o:Un=o,qn=o,Qn+=n,Yt&&rt?Gn(o):Zn()}(n,o,r):Dn(n)}function Pn(e){if(!e){if(Mn=!1,!Bn)return
On++}const t=(e?'poll ':'batch ')+(Yt||tn)+' '+ ++Sn+Bn
Bn='',kn=0,bn(t,Wn,e),Zn(),Fn()}function Wn(e,t){if(t?e.length>jn&&Cn(xn):On--,''!==e){if(!R(e,en))return _n(e)
let t=O(e,'\n')
t<0&&(t=e.length)
const n=+N(e,en.length,t)
if(n===Tn+1&&0===K(Jn)?(Tn++,ao(e,t+1)):function(e,t){$(Jn,e,t)
for(let e;void 0!==(e=D(Jn,Tn+1));)W(Jn,++Tn),ao(e,0)
K(Jn)>(On||1)+Nn&&(vn(tt('A text of the app is missing')),Ve(Ge(rn)))}(n,N(e,t+1)),rn)return}t?Kn(4,Xt):0===On&&Pn()}function Cn(e){for(;Nn<e;)Nn++,Pn(!0)}function Kn(e,t){if(t===Xt&&!rn){if(e>0&&An>0)return Se(()=>Kn(e-1,t))
Rn++,An=0,Pn(!0)}}function Vn(e){e.poll===Rn&&(e.poll=-1,An--)}function Fn(){const e=En
En=null,e&&e()}ln(()=>{Bn='',kn=Sn=Tn=On=Nn=0,Jn=new z})
const Ln=262144,Hn=1048576
let Un=null,qn=null,Qn=0
function Gn(e){const t=Xt,n=n=>{t!==Xt||rn||(e.posts--,n||(e.isText=!0),Zn(),Fn())}
for(let t=e.uploads;t;t=t.next)e.posts++,He(rt.post(t.number,t.bytes),n,()=>n(!1))}function Zn(){for(;Yt&&Un;){if(rt&&!Un.isText?Un.posts>0:Un.uploads&&Bn.length>=Hn)return
!Un.uploads||!Un.isText&&rt?Xn():Yn()}}function Xn(){const{text:e,size:t}=Un
Un=Un.next,Un||(qn=null),Qn-=t,Dn(e,!0)}function Yn(){const{bytes:e,number:t,next:n}=Un.uploads,o=Un.offset,r=fe(e)-o,i=r<Ln?r:Ln
Un.offset+=i,i===r&&(Un.uploads=n,Un.offset=0),Dn('bytes '+t+' '+o+' "'+It(new ie(ue(e),o,i))+'"',!0)}ln(()=>{Un=qn=null,Qn=0})
let eo=()=>{},to=null,no=null
const oo=new z
let ro=0,io=0
const co=()=>{const e=io
return io=0,e}
function ao(e,t,n){for(;t<e.length;){let o=O(e,'\n',t)
o<0&&(o=e.length)
try{eo(e,t,o,n)}catch(e){Ve(e)}t=o+1}}function so(e){no?no.next=e:to=e,no=e}ln(()=>{to=no=null,ro=0,C(oo,(e,t)=>{W(oo,t)})})
const lo=ot(),noOptions=_({__proto__:null}),uo=_({__proto__:null,timeout:1/0})
let fo=0,wo=0,po=1/0
const ho=/^[A-Za-z0-9_$.-]+$/,go=/^webbridge(\.|$)/
let bo=new z
const _o=new z
function ownName(e){const t=_({__proto__:null,toString:()=>'webbridge.'+e})
return $(_o,t,J(t)),t}function yo(e){let t=D(bo,e)||D(_o,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw et('A name is text of 1 to 256 characters')
if(E(go,e))throw et('"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=E(ho,e)?e:h(e),K(bo)>1e3&&(bo=new z),$(bo,e,t),t}let vo=null,mo=null
const xo=(e,t)=>{vo=e,mo=t}
function request(e,t,n,o,r,i){const c=new xe(xo),a={id:0,name:t,resolve:vo,reject:mo,deadline:0,signal:o.signal,abort:null,control:i}
vo=mo=null
try{const c=void 0===r?yo(t):r,s=n?zt(n,xt):''
void 0!==s?Dn(ko(e,c,s,a,o,i)):jo(e,c,n,a,o,i)}catch(e){a.reject(e)}return c}const jo=(e,t,n,o,r,i)=>$n(()=>ko(e,t,Dt(n),o,r,i))
function Bo(e,{traceparent:t}){t&&Dn('trace '+e+' '+h(N(J(t),0,99)))}function ko(e,t,n,o,r,c){if(rn)throw Ge(rn)
const{name:a,signal:s}=o,l=n?t+' '+n:''+t
if(!c?.isLoad&&(zn(a,l),lo.size()>=i))throw Ye('"'+a+'": '+lo.size()+' calls are unanswered already')
To(a,r)
const u=o.id=++fo
return c&&(c.id=u,c.isLoad&&$(oo,u,!0)),s&&function(e,t,n){n.abort=()=>No(t,Mo(n.name,e)),Ne(e,'abort',n.abort)}(s,u,o),o.deadline=re()+So(r),lo.add(o),o.deadline<po&&Ao(o.deadline),Bo(u,r),e+' '+u+' '+l+(c&&!c.isPatient?'\ncredit '+u+' '+Eo:'')}function So(e){return e.timeout??r??1/0}function To(e,t){if(t.signal&&t.signal.aborted)throw Mo(e,t.signal)
if(So(t)<=0)throw new Qe('timedOut','"'+e+'" was not called, because its timeout is 0')}const Mo=(e,t)=>new Qe('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function Oo(e){const t=lo.take(e)
return t&&t.abort&&Re(t.signal,'abort',t.abort),t}function No(e,t){const n=Oo(e)
n&&(n.reject(t),Dn('cancel '+e))}function Ro(e,t){const n=Oo(e)
if(!n){const n=D(Io,e)
return n&&Wo(n,null),Kt(t)}try{n.resolve(Pt(t))}catch(e){n.reject(tt('The answer of "'+n.name+'" cannot be read'))}}function Ao(e){Oe(wo),po=e
const t=e-re()
wo=Me(Jo,t<0?0:t>2147483647?2147483647:t)}function Jo(){po=1/0
const e=re()
let t=1/0
lo.each((n,o)=>{n.deadline<=e?No(o,new Qe('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&Ao(t>e+5?t:e+5)}function callSync(e,t,o){const r=ht(()=>function(e,t,o){const r='call 0 '+yo(e)+' '+(zt(t,xt)??Dt(t))
if(rn)throw Ge(rn)
zn(e,r),To(e,o),Bo(0,o),function(){for(;Un;)Un.uploads?Yn():Xn()}(),Pn()
const i=f(Te,window,[n,'sync '+tn+' '+Sn+'\n'+r])
if('string'!=typeof i)throw new Qe('syncUnavailable','"'+e+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if(R(i,'close '))throw Vt(N(i,6))
return i}(e,t,o),!0,!1).text
if(R(r,'done 0 '))return Pt(N(r,7))
throw Vt(N(r,7))}function postBeacon(e,t){if(rn&&!cn)throw Ge(rn)
const{text:n}=ht(()=>zt(t,xt)??Dt(t),!1,!1)
return Ut(In('The line for',e,'beacon '+tn+'\ncall 0 '+yo(e)+' '+n))}ln(e=>{lo.each((t,n)=>{Oo(n),t.reject(Ze(t.name,e))})})
const hasLeftPage=()=>cn,Eo=4,Io=new z
function zo(e){if(e.hasEnded)return
const t=function(e){const t=s
let n=e.room/e.mean
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Dn('credit '+e.id+' '+t))}function Do(e,t){const n=D(Io,e)
if(!n)return Kt(t)
if(n.credit<1)return Kt(t),Co(n,tt('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=t.length+co()
n.mean=(7*n.mean+o)/8
const r=n.takers
if(r)return n.takers=r.next,$o(n,r,t),n.isDropped&&!n.takers?Co(n,null):zo(n)
const i={text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function $o(e,t,n){let o
try{o=Pt(n)}catch(n){const o=tt('An element of "'+e.name+'" cannot be read')
return Co(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Po=e=>({value:e,done:!0})
function Wo(e,t){W(Io,e.id),e.hasEnded=!0,e.abort&&Re(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Po(void 0)),e.error=null
e.takers=null}function Co(e,t){for(let t=e.first;t;t=t.next)Kt(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Wo(e,t),Dn('cancel '+e.id))}ln(e=>{C(Io,t=>{Wo(t,Ze(t.name,e))})})
const Ko=new De(e=>{e.takers?e.isDropped=!0:Co(e,null)})
function Vo(e,t){const n={__proto__:null,next:e,return:e=>(t(),Ue(Po(e))),throw:e=>(t(),new xe((t,n)=>n(e)))}
return b(n,Je,Fe(()=>n)),_(n)}function lazyStream(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Vo(()=>o.inner?o.inner.next():new xe((n,c)=>{if(i)return n(Po(void 0))
r||(r=new xe((n,r)=>{He(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Qe('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),He(r,e=>n(e.next()),e=>{if(i)return n(Po(void 0))
i=!0,c(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&No(o.id,new Qe('cancelled','"'+e+'" was left'))})}class Fo{#e=null
#t
#n
#o
constructor(e,t){this.#n=e,this.#o=t,_(this)}get name(){return this.#n}get traceparent(){return this.#o&&g(this.#o)}get signal(){return this.#e||(this.#e=new We,this.#t&&Ce(this.#e,this.#t)),Ke(this.#e)}static abort(e,t){e.#t=t,e.#e&&Ce(e.#e,t)}}const Lo=Fo.abort
let Ho
function Uo(e){const t=Ho
return Ho=e,t}b(Fo.prototype,'constructor',Fe(void 0)),_(Fo.prototype)
const qo=new z,Qo=ot(),Go=new z,Zo=new z
let Xo=0
const Yo=()=>{Xo=0}
let er=!1,tr=0
function nr(e){if(yo(e),O('.'+e+'.','..')>=0)throw et('"'+e+'" has an empty part: write module.feature.method')}function or(e,t){if(P(qo,e)&&!t)throw new Qe('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function rr(e,t,n){nr(e),'function'!=typeof t&&Xe('The handler of "'+e+'" is not a function'),or(e,n?.replacing),$(qo,e,t),C(Go,n=>{n.name===e&&ur(n,t)})}let ir=()=>{}
const cr=e=>{ir=e},ar=(e,t,n)=>D(qo,e)||ir(e,t,n)
function sr(e,t,n,o){const r=ar(t,o,''!==n),i=!(r||er&&0===tr)
return i?$(Go,e,{id:e,name:t,payload:n,mayStream:o}):lr(e,t,n,o,r),i}function lr(e,t,n,o,r){if(n){if(r)return gr(e,t,r,n,o,t)
Kt(n),C(Zo,e=>e(t)),vr(e,t,new Qe('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+h(t)+', …)'))}else Qo.take(e)&&Dn('done '+e+' '+(void 0!==r))}function ur({id:e,name:t,payload:n,mayStream:o},r){W(Go,e),lr(e,t,n,o,r)}function fr(){C(Go,e=>{const t=ar(e.name,e.mayStream,''!==e.payload)
t&&ur(e,t)})}let dr
function wr(e){const t={id:e,poll:(An++,Rn),context:null,credit:0,trace:dr}
return dr=void 0,Qo.add(t),t}function pr(e,t,n,o){const r=wr(e)
sr(e,t,n,o)&&Vn(r)}const hr=e=>{const t=x(e)
return t===ze||t===Ie}
function gr(e,t,n,o,r,ownName){const i=Qo.get(e),c=new Fo(ownName,i?.trace)
let a,s,l
try{if(!r&&hr(n))return Kt(o),br(e,t,ownName)
const i=Pt(o)
l=Uo(c),Xo=e,a=f(n,c,i),s='object'==typeof a&&null!==a&&a.then,Uo(l)}catch(n){return Uo(l),vr(e,t,n)}if(i&&!jt(a)&&(i.context=c),'function'!=typeof s)return _r(e,t,a,r,ownName)
qe(a,s,n=>_r(e,t,n,r,ownName),n=>vr(e,t,n))}const br=(e,t,ownName)=>vr(e,t,new Qe('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function _r(e,t,n,o,ownName){try{if('object'==typeof n&&null!==n&&Rt(n,S(n)))return o?Ir(e,t,n):(Er(n),br(e,t,ownName))
if(!Qo.get(e))return
yr('done ',e,'The result of',t,n,'result')}catch(n){return n instanceof Qe&&'overLimit'===n.code?vr(e,t,n):vr(e,t,new Qe('badResult','The result of "'+t+'": '+(n instanceof Qe?n.message:J(n))))}}function yr(e,t,n,o,r,i){const c=xt(r)
void 0===c?$n(()=>xr(e,t,In(n,o,'~'+Mt(r,i,null,0)))):Dn(xr(e,t,In(n,o,c)))}const vr=(e,t,n)=>mr('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof Qe?(r=t.code,n=J(t.message),void 0!==t.data&&(i=mt(t.data,'data'))):t instanceof ke?n='"'+e+'" threw '+J(t.name)+': '+J(t.message):(n='"'+e+'" threw '+J(t),i=mt(t,'data')),t instanceof ke&&void 0!==t.stack&&(o=J(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const c=''!==i&&A(i,0)===_t
return(c?'~':'')+'{"code":'+h(r)+',"message":'+h(n)+(void 0===o?'':',"stack":'+h(o))+(''===i?'':',"data":'+(c?N(i,1):i))+'}'}(t,n))
function mr(e,t,n){Qo.get(t)&&Dn(xr(e,t,n))}function xr(e,t,n){const o='next '!==e&&Qo.take(t)
return o&&Vn(o),e+t+' '+n}function jr(e,t){const n=Qo.take(e)
n&&Vn(n)
const o=D(Go,e)
W(Go,e),o&&Kt(o.payload),n&&n.context&&Lo(n.context,t),function(e){const t=D(Mr,e)
t&&(W(Mr,e),Jr(t.source))}(e)}function Br(){!er||tr>0||(fr(),C(Go,e=>ur(e)))}ln(e=>Qo.each((t,n)=>jr(n,e)))
const kr=new z
function Sr(){er=!0,Br(),C(kr,e=>e())}function Tr(e){tr++
const t=()=>{tr--,Br()}
He(Ue(e),t,t)}const Mr=new z,Or=a/2<4194304?a/2:4194304,Nr=9007199254740992,Rr=1048576
function Ar(e){if('[object ReadableStream]'===S(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=st(e,S(e))
if(t)return function(e,t){const n=rt?Rr:Ln
let o=0
return{step(){if(o>=t)return Po(void 0)
const r=ge(e,o,o+=n)
return new xe((e,t)=>He(be(r),t=>e({__proto__:null,value:new ie(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
F(at,e)&&(e=e.stream())
const n=e[Je],o=f('function'==typeof n?n:e[Ee],e,[]),{next:r}=o
return{step:()=>f(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return f(e,o,[])}}}function Jr(e){try{const t=e.stop()
He(Ue(t),()=>{},Ve)}catch(e){Ve(e)}}function Er(e){try{Jr(Ar(e))}catch(e){Ve(e)}}function Ir(e,t,n){const o=Qo.get(e)
if(!o)return Er(n)
let r
try{r=Ar(n)}catch(n){return vr(e,t,n)}const{context:i,credit:c}=o,a={id:e,name:t,source:r,context:i,credit:c,isBusy:!1}
Vn(o),$(Mr,e,a),Dn('open '+e),zr(a)}function zr(e){for(;!e.isBusy&&e.credit>0&&P(Mr,e.id);){if(Bn.length+Qn>=Or)return void(En=Pr)
let t,n
const o=Uo(e.context)
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then,Uo(o)}catch(t){return Uo(o),$r(e,t)}'function'==typeof n?(e.isBusy=!0,qe(t,n,t=>{e.isBusy=!1,Dr(e,t),zr(e)},t=>$r(e,t))):Dr(e,t)}}function Dr(e,t){if(!P(Mr,e.id))return
const{id:n,name:o}=e
try{if(t.done)return W(Mr,n),mr('done ',n,'~{"$undefined":1}')
yr('next ',n,'An element of',o,t.value,'element'),e.credit--}catch(t){return $r(e,t instanceof Qe&&'badArguments'===t.code?new Qe('badResult','An element of "'+o+'": '+t.message):t),Jr(e.source)}}function $r(e,t){W(Mr,e.id)&&vr(e.id,e.name,t)}const Pr=()=>C(Mr,zr),Wr=e=>new Qe('unknownMethod','The '+e+' was released'),Cr=new De(e=>Vr(e)),Kr=(e,t)=>({kind:e,ref:t,own:Xt,isReleased:!1})
function Vr(e){e.isReleased||(e.isReleased=!0,e.own!==Xt||rn||Dn('release '+e.ref))}function Fr(e){return e.isReleased?Wr(e.kind):e.own!==Xt?new Qe('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Lr(e,t){return b(e,'release',Fe(_(()=>{Pe(Cr,e),Vr(t)}))),$e(Cr,e,t,e),_(e)}$($t,'$function',function(e){const t=Kr('function',e)
return Ct?Vr(t):Lr(function(...n){const o=Fr(t)
return o?new xe((e,t)=>t(o)):request('callRef','function',n,noOptions,e)},t)}),$($t,'$stream',function(e){const t=Kr('stream',e)
if(Ct)return Vr(t)
const n={__proto__:null}
return b(n,Je,Fe(()=>lazyStream('stream',n=>{const o=Fr(t)
if(o)throw o
return request('readRef','stream',null,noOptions,e,n)},n))),Lr(n,t)}),ln(function(){ft=new z})
const Hr=_({__proto__:null})
function Ur(e,t){const n=Fr(e)
return n?new xe((e,t)=>t(n)):t()}const qr=(e,t)=>new xe((n,o)=>{He(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Qr=e=>({__proto__:null,[Ee](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Gr(e,t,n,o){let r=0,i=null
const c=()=>(i||(i=Xr(t.ref,e,!1)),i.next())
return Vo(()=>Ur(t,()=>{if(i||!n||!rt)return c()
if(r>=o)return Ue(Po(void 0))
const e=r
return r+=Rr,new xe((t,i)=>{He(rt.load(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(c())})})}),()=>{r=o,i&&i.return()})}$($t,'$blob',function(e){const{ref:t,size:n,type:o,name:r,key:i}=e,c=Kr('blob',t)
if(Ct)return Vr(c)
const a={__proto__:Hr},s=i?it(i,t):void 0,l=()=>Ur(c,()=>Yr(Gr(a,c,s,n),n)),u={__proto__:null,size:n,type:o,name:r,url:s,stream:()=>Gr(a,c,s,n),bytes:()=>l(),arrayBuffer:()=>qr(l(),e=>ue(e)),text:()=>qr(l(),e=>ve(new ye,e)),blob:()=>qr(l(),e=>void 0===r?new de(Qr(e),{__proto__:null,type:o}):new we(Qr(e),r,{__proto__:null,type:o}))},f=y(u)
for(let e=0;e<f.length;e++)b(a,f[e],Fe(u[f[e]])),'function'==typeof u[f[e]]&&_(u[f[e]])
return L(at,a,{size:n,type:o,name:r}),Lr(a,c)})
let Zr=new z
const Xr=(e,t,n)=>lazyStream('blob',t=>(t.isLoad=n,request('readRef','blob',null,uo,e,t)),t)
function Yr(e,t){return new xe((n,o)=>{const r=new ie(t)
let i=0
const c=()=>o(new Qe('badResult','The app announced another size')),a=()=>He(e.next(),e=>{if(e.done)return i===t?n(r):c()
const o=i+fe(e.value)
if(o>t)return c()
le(r,e.value,i),i=o,a()},o)
a()})}$($t,'$bytes',function(e){const t=D(Zr,e)
if(!t)throw tt('Bytes of the app did not arrive')
return W(Zr,e),co(),t}),ln(()=>{Zr=new z})
const ei=new z
let ti=0
const ni=new z
function on(e,t,n){yo(e),e=J(e),'function'!=typeof t&&Xe('The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=D(ei,e)
i||$(ei,e,i=new z)
const c=++ti,a=()=>{W(i,c)}
return $(i,c,{listener:t,isOnce:r}),o&&Ne(o,'abort',a),a}function emit(e,t){const n='event '+yo(e)+' ',o=xt(t)
void 0!==o?Dn(oi(e,n+o)):$n(()=>oi(e,n+'~'+Mt(t,'value',null,0)),!1)}function oi(e,t){return zn(e,t),t}function ri(e,t){const n=D(ei,e),o=n?K(n):0
if(o+K(ni)===0)return Kt(t)
const r=Pt(t)
o>0&&C(n,(e,t)=>{e.isOnce&&W(n,t),nt(e.listener,void 0,[r])}),C(ni,t=>{nt(t,void 0,[e,r])})}const ii=new z
function ci(e){const t=D(ii,e)
return t?(W(ii,e),C(t,(e,t)=>{D(qo,t)===e&&W(qo,t)}),!0):W(qo,e)}const ai=_(function(){})
function si(e,t){return new k(ai,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:si(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:li,defineProperty:li,deleteProperty:li,construct:li})}function li(){Xe('The objects of bridge.native can only be called')}function ui(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',e,t,n,void 0,o)
return b(r,Je,Fe(()=>lazyStream(e,e=>(e.id=o.id,new xe((t,n)=>He(r,n=>{e.inner=o.inner,t(n)},n)))))),r}let fi=0
function di(e,t,n){let o=0
fi=t
for(let t;fi<n&&' '!==(t=e[fi]);fi++)o=10*o+ +t
if(fi>t&&o<1e16)return o
throw tt('A line of the app has no number')}function wi(e,t,n){const o=34===A(e,t)
if(o){fi=t+1
for(let t;fi<n&&34!==(t=A(e,fi));fi++)92===t&&fi++
fi++}else fi=O(e,' ',t),(fi<0||fi>n)&&(fi=n)
const r=N(e,t,fi)
return o?g(r):r}eo=function(e,t,n,o){const r=R(e,'done ',t)?'done':R(e,'call ',t)?'call':N(e,t,O(e,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:di(e,t,n)
if(!o&&function(e,t){if(null===no||'load'===e)return!1
switch(e){case'open':case'next':return!P(oo,t)
case'done':case'fail':return!W(oo,t)
default:return!0}}(r,c))return function(e){so({line:e,size:ro,isReady:!0,next:null}),ro=0}(N(e,i,n))
switch('event'!==r&&(t=fi+1),r){case'done':return Ro(c,N(e,t,n))
case'call':case'stream':return pr(c,wi(e,t,n),N(e,fi+1,n),'stream'===r)
case'event':return ri(wi(e,t,n),N(e,fi+1,n))
case'fail':return function(e,t){const n=Oo(e)
if(n)return n.reject(Vt(t))
const o=D(Io,e)
o&&Wo(o,Vt(t))}(c,N(e,t,n))
case'load':return function(e,t,n){if(P(Zr,e))return function(e){to?ro+=e:io+=e}(t),Dn('release '+e)
const o=Xt,r=function(e){const t={line:'',size:0,isReady:!1,next:null}
return so(t),ro+=e,t}(t),i=n=>{o!==Xt||rn||(n&&fe(n)===t&&$(Zr,e,n),Dn('release '+e),function(e){for(e.isReady=!0;to&&to.isReady;){const{line:e,size:t}=to
to=to.next,to||(no=null),e&&(io=t,ao(e,0,!0),io=0)}}(r))},c=()=>He(Yr(Xr(e,null,!0),t),i,()=>i(null))
if(!rt)return c()
He(rt.load(it(n,e)),i,()=>{o!==Xt||rn||c()})}(c,di(e,t,n),N(e,fi+1,n))
case'trace':return a=N(e,t,n),void(dr=a)
case'cancel':return jr(c,new Qe('cancelled','The app cancelled the call'))
case'open':return function(e){const t=lo.get(e),n=t&&t.control
if(!n)return
Oo(e)
const{signal:o}=t,r=n.room||1048576,i={id:e,name:t.name,credit:n.isPatient?0:Eo,room:r,mean:r/Eo,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
$(Io,e,i),i.signal&&(i.abort=()=>Co(i,Mo(i.name,i.signal)),Ne(i.signal,'abort',i.abort))
const c=function(e){const t=Vo(()=>function(e){return new xe((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,$o(e,{resolve:t,reject:n},o.text),zo(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Po(void 0))}const r={resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>Co(e,null))
return $e(Ko,t,e,t),t}(i)
n.inner=c,zo(i),t.resolve(c)}(c)
case'next':return Do(c,N(e,t,n))
case'credit':return function(e,t){const n=D(Mr,e),o=n||Qo.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<Nr?r:Nr,n&&zr(n)}(c,di(e,t,n))
case'release':return void W(ft,c)
case'readRef':return function(e,t){const n=D(ft,t)
wr(e),'object'==typeof n?Ir(e,'stream',n):vr(e,'stream',Wr('stream'))}(c,di(e,t,n))
case'callRef':return function(e,t,n){const o=D(ft,t)
if(wr(e),'function'==typeof o)return gr(e,'function',o,n,!1,'')
Kt(n),vr(e,'function',Wr('function'))}(c,di(e,t,n),N(e,fi+1,n))
case'has':return function(e,t){Vn(wr(e)),sr(e,t,'',!1)}(c,wi(e,t,n))
default:throw tt('A line of the app cannot be read: '+r)}var a}
let pi=!1
function hi(e){e.isTrusted&&!pi&&(pi=!0,cn=!0,Yt&&He(Ut('goodbye '+Yt),()=>{},()=>{}),vn(new Qe('documentGone','The page was left. Its calls may have run')))}function gi(e){e.isTrusted&&pi&&(pi=!1,wn())}function bi(){Ne(window,'pagehide',hi,!0),Ne(window,'pageshow',gi,!0),Ne(window,'load',Sr,!0)}let _i=!1
for(let e=0;e<o.length;e++)E(new RegExp(o[e]),Qt)&&(_i=!0)
function startExtension(e,t){_i&&nt(e,void 0,[t])}if(b(bi,'handlers',Fe(Ft)),b(window,'__webbridge__',Fe(_(bi))),bi(),_i){const e=function e(t){const n={__proto__:null,call:(e,...n)=>request('call',e,n,t),callSync:(e,...n)=>callSync(e,n,t),stream:(e,...n)=>lazyStream(e,o=>request('stream',e,n,t,void 0,o)),has:e=>request('has',e,null,t),native:si('',(e,n)=>ui(e,n,t)),expose(e,t,n){!function(e,t,n){nr(e),
('object'!=typeof t&&'function'!=typeof t||null===t)&&Xe('The value exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new z
for(let o=t;o&&o!==j&&o!==B;o=x(o)){const r=v(o)
for(let i=0;i<r.length;i++){const c=e+'.'+r[i]
if('constructor'===r[i]||95===A(r[i],0)||P(n,c))continue
const a=m(o,r[i]).value
'function'==typeof a&&(nr(c),$(n,c,function(){return f(a,t,arguments)}))}}return n}(e,t)
0===K(o)&&Xe('The object exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&ci(e),C(o,(e,t)=>or(t,r)),C(o,(e,t)=>rr(t,e,n)),$(ii,e,o)}(e,t,n)},handle(e,t,n){rr(e,t,n)},remove:e=>ci(e),on:(e,t,n)=>on(e,t,n),off(e,t){!function(e,t){const n=D(ei,e)
n&&C(n,(e,o)=>{void 0!==t&&e.listener!==t||W(n,o)})}(e,t)},emit(e,t){emit(e,t)},with(n){!function(e){const t=e?.timeout
void 0===t||'number'==typeof t&&t==t||Xe('timeout is a number of milliseconds, or Infinity')}(n)
const o=e=>void 0===n?.[e]?t[e]:n[e]
return e({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(e){Tr(e)},get context(){return Ho},ready:an,isAvailable:!0,BridgeError:Qe},o=y(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&_(n[o[e]])
return _(n)}({__proto__:null})
b(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),b(window,Symbol.for('webbridge'),Fe(e))}wn()
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
