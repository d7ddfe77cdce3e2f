// Of the digest 471b6e8a91b4359dc3a2b7f9405e171def37b3297410cc6c60c4303bee9f7500, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,timeout:r,pendingCalls:i,frameBytes:c,queuedBytes:a,streamWindow:s,references:l,witness:u}=configuration,f=Reflect.apply,d=e=>(t,...n)=>f(e,t,n),w=(e,t)=>d(e.prototype[t]),p=(e,t)=>d(v(e.prototype,t).get),h=JSON.stringify,g=JSON.parse,b=Object.defineProperty,_=Object.freeze,y=Object.keys,m=Object.getOwnPropertyNames,v=Object.getOwnPropertyDescriptor,x=Object.getPrototypeOf,j=Object.prototype,B=Function.prototype,k=Proxy,S=w(Object,'toString'),T=Array.isArray,M=ArrayBuffer.isView,O=w(String,'indexOf'),N=w(String,'slice'),R=w(String,'startsWith'),A=w(String,'charCodeAt'),J=String,E=w(RegExp,'exec'),I=String.fromCharCode,D=Map,z=w(Map,'get'),$=w(Map,'set'),P=w(Map,'has'),V=w(Map,'delete'),W=w(Map,'forEach'),C=p(Map,'size'),K=WeakMap,F=w(WeakMap,'get'),L=w(WeakMap,'set'),H=Set,U=w(Set,'add'),q=w(Set,'forEach'),Q=Date,G=w(Date,'getTime'),Z=w(Number,'toString'),X=w(Number,'valueOf'),Y=w(String,'valueOf'),ee=w(Boolean,'valueOf'),te=w(BigInt,'valueOf'),ne=window.performance,oe=ne.now,re=()=>f(oe,ne,[]),ie=Uint8Array,ce=Math.random,ae=window.atob,se=window.btoa,le=w(ie,'set'),ue=p(x(ie),'buffer'),fe=p(x(ie),'length'),de=p(x(ie),Symbol.toStringTag),we=p(x(ie),'byteOffset'),pe=p(x(ie),'byteLength'),he=p(DataView,'buffer'),ge=p(DataView,'byteOffset'),be=p(DataView,'byteLength'),_e=window.Blob,ye=window.File,me=p(_e,'size'),ve=p(_e,'type'),xe=w(_e,'slice'),je=w(_e,'arrayBuffer'),Be=p(ye,'name'),ke=TextDecoder,Se=w(ke,'decode'),Te=BigInt,Me=Promise,Oe=Promise.prototype.then,Ne=w(Promise,'then'),Re=Error,Ae=window.queueMicrotask,Je=window.prompt,Ee=window.setTimeout,Ie=window.clearTimeout,De=w(EventTarget,'addEventListener'),ze=w(EventTarget,'removeEventListener'),$e=w(EventTarget,'dispatchEvent'),Pe=Symbol.asyncIterator,Ve=Symbol.iterator,We=x(function*(){}),Ce=x(async function*(){}),Ke=FinalizationRegistry,Fe=w(Ke,'register'),Le=w(Ke,'unregister'),He=AbortController,Ue=w(He,'abort'),qe=p(He,'signal'),Qe=window.reportError||(e=>Ee(()=>{
throw e},0)),Ge=e=>({__proto__:null,value:e}),Ze=_(Ge(void 0))
function Xe(e,t,n){b(e,'constructor',Ze),Ne(e,t,n)}const Ye=e=>new Me(t=>t(e))
function et(e,t,n,o){if(t!==Oe)return Xe(Ye(e),n,o)
try{Ne(e,n,o)}catch(e){o(e)}}class tt extends Re{constructor(e,t,n){super(t),b(this,'name',Ge('cancelled'===e?'AbortError':'BridgeError')),b(this,'code',Ge(J(e))),void 0!==n?.data&&b(this,'data',Ge(n.data)),void 0!==n?.cause&&b(this,'cause',Ge(n.cause))}}b(tt,'name',Ge('BridgeError')),_(tt.prototype),_(tt)
const nt=e=>new tt(e.code,e.message,{data:e.data}),ot=(e,t)=>new tt(t.code,'"'+e+'": '+t.message),rt=(e,t)=>{throw new tt('badArguments',e,t)},it=e=>new tt('overLimit',e),ct=e=>new tt('invalidName',e),at=e=>new tt('badFrame',e)
function st(e,t,n){try{return f(e,t,n)}catch(e){Qe(e)}}function lt(){const e=new D
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const c=o=>{const r=t[o&n-1]
return r&&r.id===o?r:z(e,o)}
return{__proto__:null,get:c,add(c){o=c.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const a=t[o&n-1]
a&&$(e,a.id,a),t[o&n-1]=c},take(o){const i=c(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:V(e,o),i},size:()=>r,each(r){W(e,r)
const i=t,c=n-1
for(let e=o-c;e<=o;e++){const t=i[e&c]
t&&r(t,t.id)}}}}let ut=null,ft=()=>{}
function dt(e,t){ut=e,t&&(ft=t)}const wt=new K
function pt(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:me(e),type:ve(e),name:n?Be(e):void 0}}catch(e){return}}const ht=(e,t)=>pt(e,t)||F(wt,e),gt=(e,t,n)=>'{"$blob":{"ref":'+jt(e,'blob',n)+',"size":'+t.size+',"type":'+h(t.type)+(void 0===t.name?'':',"name":'+h(t.name))+'}}'
let bt=new D,_t=0,yt=null,mt=0
function vt(e,t,n){const o=yt,r={text:'',refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
yt=r
try{return r.text=e(),r}catch(e){throw r.refs&&W(r.refs,(e,t)=>{V(bt,t)}),e}finally{yt=o}}const xt=(e,t,n)=>'{"$'+t+'":'+jt(e,t,n)+'}'
function jt(e,t,n){if(yt&&yt.mayRefer||At(n,'is a '+t+', which only arguments, results and elements of streams can carry'),C(bt)>=l)throw it(n+' is a '+t+', and the app holds '+C(bt)+' of this page already')
const o=++_t
return $(bt,o,e),yt.refs||(yt.refs=new D),$(yt.refs,o,!0),o}const Bt=126,kt=36,St=500
function Tt(e,t){const n=Mt(e)
return void 0===n?'~'+Et(e,t,null,0):n}function Mt(e){try{return Nt(e,0)?h(e):void 0}catch(e){return}}const Ot=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function Nt(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||Rt(e,t)
default:return!1}}function Rt(e,t){if(t>St||void 0!==e[Pe]||void 0!==e.toJSON)return!1
if(T(e)){for(let n=0;n<e.length;n++)if(!Nt(e[n],t+1))return!1
return!0}const n=x(e)
if(n!==j&&null!==n)return!1
for(const n in e)if(!Nt(e[n],t+1))return!1
return!0}const At=(e,t,n)=>{const o=e.length>100?N(e,0,100)+'…':e
rt(o+' '+t,{cause:n})}
function Jt(e,t){if(t instanceof tt)throw t
let n=''
try{n=': '+J(t)}catch(e){}At(e,'cannot be read'+n,t)}function Et(e,t,n,o){switch(typeof e){case'string':case'boolean':return h(e)
case'number':return It(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return xt(e,'function',t)
case'symbol':At(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&At(t,'is cyclic: it is one of the objects that it is in')
o>St&&At(t,'is nested deeper than '+St)
const r={value:e,above:n}
try{return function(e,t,n){const o=S(e),r=ht(e,o)
if(r)return gt(e,r,t)
if(zt(e,o))return xt(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(T(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n($t(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=x(e)
if(i===j||null===i)return Pt(e,t,n)
if(M(e))return Wt(Vt(e),t)
switch(o){case'[object ArrayBuffer]':return Wt(new ie(e),t)
case'[object Date]':{const t=G(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return W(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+Dt(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return q(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return It(X(e))
case'[object String]':return h(Y(e))
case'[object Boolean]':return h(ee(e))
case'[object BigInt]':return'{"$int":"'+te(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+h(J(e.name))+',"message":'+h(J(e.message))+'}'
case'[object Object]':return Pt(e,t,n)
case'[object Promise]':At(t,'is a Promise: await it first')}return At(t,'is '+N(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>Et(e,t+n,r,o+1))}catch(e){return Jt(t,e)}}function It(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':h(e)}const Dt=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:J(e),zt=(e,t)=>'function'==typeof e[Pe]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ve]
function $t(e,t,n){try{return e[t]}catch(e){return Jt(n,e)}}function Pt(e,t,n){const o=y(e)
let r=''
for(let i=0;i<o.length;i++){const c='.'+o[i]
r+=(i?',':'')+h(o[i])+':'+n($t(e,o[i],t+c),c)}return 1===o.length&&A(o[0],0)===kt?'{"$object":{'+r+'}}':'{'+r+'}'}const Vt=e=>de(e)?new ie(ue(e),we(e),pe(e)):new ie(he(e),ge(e),be(e)),Wt=(e,t)=>'{"$bytes":'+(yt?.mayUpload&&fe(e)>(ut?65536:1048576)?function(e,t){const n=fe(e)
if(yt.size+n>a)throw it(t+' has '+n+' bytes, and only '+a+' may wait for the app. Pass a Blob, which is read in pieces')
yt.size+=n
const o={number:++mt,bytes:new ie(e),next:null}
return yt.lastUpload?yt.lastUpload.next=o:yt.uploads=o,yt.lastUpload=o,o.number}(e,t):'"'+Ct(e)+'"')+'}'
function Ct(e){const t=fe(e)
let n=''
for(let o=0;o<t;o++)n+=I(e[o])
return se(n)}function Kt(e,t){let n=e.length
if(void 0===n){if(e.json)return e.json
const n=t(e.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}const Ft=e=>'~'+Kt(e,(e,t)=>Et(e,'args['+t+']',null,0)),Lt=new D
function Ht(e){return A(e,0)===Bt?Ut(g(N(e,1))):g(e)}function Ut(e){if('object'!=typeof e||null===e)return e
if(T(e)){for(let t=0;t<e.length;t++)e[t]=Ut(e[t])
return e}const t=y(e)
if(1===t.length&&A(t[0],0)===kt)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return Te(t)
case'$date':return new Q(t)
case'$map':{const e=new D
for(let n=0;n<t.length;n++)$(e,Ut(t[n][0]),Ut(t[n][1]))
return e}case'$set':{const e=new H
for(let n=0;n<t.length;n++)U(e,Ut(t[n]))
return e}case'$object':{const e=y(t)[0]
return t[e]=Ut(t[e]),t}case'$bytes':if('number'!=typeof t)return function(e){const t=ae(e),n=new ie(t.length)
for(let e=0;e<t.length;e++)n[e]=A(t,e)
return n}(t)}const n=z(Lt,e)
if(n)return n(t)
throw at(e+' is no kind of value')}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=Ut(e[t[n]])
return e}let qt=!1
function Qt(e){if(A(e,0)===Bt){qt=!0
try{Ht(e)}catch(e){}qt=!1}}function Gt(e){return nt(Ht(e))}const Zt=window.webkit.messageHandlers,Xt=Zt[n],Yt=Xt.postMessage,en=e=>f(Yt,Xt,[e]),tn=window.top===window,nn=tn&&'file:'===window.location.protocol?'file://':window.origin
let rn,cn,an=0,sn='',ln='',un='',fn='',dn=null,wn=!1
const pn=new Me((e,t)=>{rn=e,cn=t})
Ne(pn,void 0,()=>{})
const hn=new D,gn=e=>$(hn,C(hn),e),bn=u&&window.visualViewport,_n=u&&window.MessageEvent
function yn(){u&&$e(bn,new _n(u,{__proto__:null,lastEventId:un}))}function mn(){an++,dn=null,wn=!1,un=xn(),yn(),Bn('hello '+e+' {"wire":'+t+',"origin":'+h(nn)+',"url":'+h(window.location.href)+',"main":'+tn+',"key":"'+un+'"}',vn)}function vn(e){if(!R(e,'welcome '))return kn(e),void cn(nt(dn))
const t=O(e,' ',8)
sn=N(e,8,t),ln='batch '+sn+' ',fn=N(e,t+1),rn(),function(){for(let e=eo;ut&&e;e=e.next)oo(e)
ro()}(),qn(1)}u&&De(bn,u+'?',yn)
const xn=()=>N(e,16)+jn(4294967296*ce())+jn(G(new Q)),jn=e=>N(Z(4294967296+(e>>>0),16),1)
function Bn(e,t,n){const o=an,r=e=>{o!==an||dn||('string'==typeof e?t(e,n):Sn())}
Xe(en(e),r,e=>{const t=v(e,'message')
r(t&&t.value)})}function kn(e){R(e,'close ')?Tn(Gt(N(e,6))):Sn()}function Sn(){Tn(new tt('detached','The app took the bridge away'))}function Tn(e){dn=e,sn='',W(hn,t=>t(e))}const Mn=128,On=8,Nn=2048
let Rn='',An=0,Jn=0,En=0,In=!1,Dn=0,zn=0,$n=0,Pn=0,Vn=new D,Wn=null
function Cn(e,t,n){if(n.length>c)throw it(e+' "'+t+'" has '+n.length+' characters, and a line may have '+c+' bytes')
return n}function Kn(e,t){Cn('The line for',e,t)
const n=Rn.length+no
if(n+t.length+(yt?yt.size:0)>a)throw it('"'+e+'": '+n+' characters and bytes wait for the app, which reads none')}function Fn(e,t){if(!dn){if(to&&!t)return function(e){to.text+='\n'+e,to.size+=e.length+1,no+=e.length+1}(e)
Rn=Rn+'\n'+e,An++,sn&&(0!==Dn||In||(In=!0,Ae(Hn)),An>=Mn*(Dn+1)&&Dn<On&&Hn())}}function Ln(e,t=!0){const{text:n,uploads:o,size:r}=vt(e,t,!0)
o&&!dn?function(e,t,n){const o={uploads:t,size:n+=e.length+1,posts:0,isText:!1,offset:0,text:e,next:null}
to?to.next=o:eo=o,to=o,no+=n,sn&&ut?oo(o):ro()}(n,o,r):Fn(n)}function Hn(e){if(!e){if(In=!1,!Rn)return
Dn++}const t=(e?'poll ':'batch ')+(sn||un)+' '+ ++Jn+Rn
Rn='',An=0,Bn(t,Un,e),ro(),Zn()}function Un(e,t){if(t?e.length>Nn&&qn(On):Dn--,''!==e){if(!R(e,ln))return kn(e)
let t=O(e,'\n')
t<0&&(t=e.length)
const n=+N(e,ln.length,t)
if(n===En+1&&0===C(Vn)?(En++,ho(e,t+1)):function(e,t){$(Vn,e,t)
for(let e;void 0!==(e=z(Vn,En+1));)V(Vn,++En),ho(e,0)
C(Vn)>(Dn||1)+zn&&(Tn(at('A text of the app is missing')),Qe(nt(dn)))}(n,N(e,t+1)),dn)return}t?Qn(4,an):0===Dn&&Hn()}function qn(e){for(;zn<e;)zn++,Hn(!0)}function Qn(e,t){if(t===an&&!dn){if(e>0&&Pn>0)return Ae(()=>Qn(e-1,t))
$n++,Pn=0,Hn(!0)}}function Gn(e){e.poll===$n&&(e.poll=-1,Pn--)}function Zn(){const e=Wn
Wn=null,e&&e()}gn(()=>{Rn='',An=Jn=En=Dn=zn=0,Vn=new D})
const Xn=262144,Yn=1048576
let eo=null,to=null,no=0
function oo(e){const t=an,n=n=>{t!==an||dn||(e.posts--,n||(e.isText=!0),ro(),Zn())}
for(let t=e.uploads;t;t=t.next)e.posts++,Xe(ut.post(t.number,t.bytes),n,()=>n(!1))}function ro(){for(;sn&&eo;){if(ut&&!eo.isText?eo.posts>0:eo.uploads&&Rn.length>=Yn)return
!eo.uploads||!eo.isText&&ut?io():co()}}function io(){const{text:e,size:t}=eo
eo=eo.next,eo||(to=null),no-=t,Fn(e,!0)}function co(){const{bytes:e,number:t,next:n}=eo.uploads,o=eo.offset,r=fe(e)-o,i=r<Xn?r:Xn
eo.offset+=i,i===r&&(eo.uploads=n,eo.offset=0),Fn('bytes '+t+' '+o+' "'+Ct(new ie(ue(e),o,i))+'"',!0)}gn(()=>{eo=to=null,no=0})
let ao=()=>{},so=null,lo=null
const uo=new D
let fo=0,wo=0
const po=()=>{const e=wo
return wo=0,e}
function ho(e,t,n){for(;t<e.length;){let o=O(e,'\n',t)
o<0&&(o=e.length)
try{ao(e,t,o,n)}catch(e){Qe(e)}t=o+1}}function go(e){lo?lo.next=e:so=e,lo=e}gn(()=>{so=lo=null,fo=0,W(uo,(e,t)=>{V(uo,t)})})
const bo=lt(),noOptions=_({__proto__:null}),_o=_({__proto__:null,timeout:1/0})
let yo=0,mo=0,vo=1/0
const xo=/^[A-Za-z0-9_$.-]+$/,jo=/^webbridge(\.|$)/
let Bo=new D
const ko=new D
function ownName(e){const t=_({__proto__:null,toString:()=>'webbridge.'+e})
return $(ko,t,J(t)),t}function So(e){let t=z(Bo,e)||z(ko,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw ct('A name is text of 1 to 256 characters')
if(E(jo,e))throw ct('"'+e+'" is reserved: names that begin with "webbridge." are the bridge\'s own. Choose another name')
return t=E(xo,e)?e:h(e),C(Bo)>1e3&&(Bo=new D),$(Bo,e,t),t}let To=null,Mo=null
const Oo=(e,t)=>{To=e,Mo=t}
function request(e,t,n,o,r,i){const c=new Me(Oo),a={id:0,name:t,resolve:To,reject:Mo,deadline:0,signal:o.signal,abort:null,control:i}
To=Mo=null
try{const c=void 0===r?So(t):r,s=n?Kt(n,Mt):''
void 0!==s?Fn(Ao(e,c,s,a,o,i)):No(e,c,n,a,o,i)}catch(e){a.reject(e)}return c}const No=(e,t,n,o,r,i)=>Ln(()=>Ao(e,t,Ft(n),o,r,i))
function Ro(e,{traceparent:t}){t&&Fn('trace '+e+' '+h(N(J(t),0,99)))}function Ao(e,t,n,o,r,c){if(dn)throw nt(dn)
const{name:a,signal:s}=o,l=n?t+' '+n:''+t
if(!c?.isLoad&&(Kn(a,l),bo.size()>=i))throw it('"'+a+'": '+bo.size()+' calls are unanswered already')
Eo(a,r)
const u=o.id=++yo
return c&&(c.id=u,c.isLoad&&$(uo,u,!0)),s&&function(e,t,n){n.abort=()=>zo(t,Io(n.name,e)),De(e,'abort',n.abort)}(s,u,o),o.deadline=re()+Jo(r),bo.add(o),o.deadline<vo&&Po(o.deadline),Ro(u,r),e+' '+u+' '+l+(c&&!c.isPatient?'\ncredit '+u+' '+Wo:'')}function Jo(e){return e.timeout??r??1/0}function Eo(e,t){if(t.signal&&t.signal.aborted)throw Io(e,t.signal)
if(Jo(t)<=0)throw new tt('timedOut','"'+e+'" was not called, because its timeout is 0')}const Io=(e,t)=>new tt('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function Do(e){const t=bo.take(e)
return t&&t.abort&&ze(t.signal,'abort',t.abort),t}function zo(e,t){const n=Do(e)
n&&(n.reject(t),Fn('cancel '+e))}function $o(e,t){const n=Do(e)
if(!n){const n=z(Co,e)
return n&&Uo(n,null),Qt(t)}try{n.resolve(Ht(t))}catch(e){n.reject(at('The answer of "'+n.name+'" cannot be read'))}}function Po(e){Ie(mo),vo=e
const t=e-re()
mo=Ee(Vo,t<0?0:t>2147483647?2147483647:t)}function Vo(){vo=1/0
const e=re()
let t=1/0
bo.each((n,o)=>{n.deadline<=e?zo(o,new tt('timedOut','"'+n.name+'" was not answered in time. Its handler may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&Po(t>e+5?t:e+5)}function callSync(e,t,o){const r=vt(()=>function(e,t,o){const r='call 0 '+So(e)+' '+(Kt(t,Mt)??Ft(t))
if(dn)throw nt(dn)
Kn(e,r),Eo(e,o),Ro(0,o),function(){for(;eo;)eo.uploads?co():io()}(),Hn()
const i=f(Je,window,[n,'sync '+un+' '+Jn+'\n'+r])
if('string'!=typeof i)throw new tt('syncUnavailable','"'+e+'" cannot be called synchronously here: the page is being left or in a sandboxed frame, or the app shows no dialogs')
if(R(i,'close '))throw Gt(N(i,6))
return i}(e,t,o),!0,!1).text
if(R(r,'done 0 '))return Ht(N(r,7))
throw Gt(N(r,7))}function postBeacon(e,t){if(dn&&!wn)throw nt(dn)
const{text:n}=vt(()=>Kt(t,Mt)??Ft(t),!1,!1)
return en(Cn('The line for',e,'beacon '+un+'\ncall 0 '+So(e)+' '+n))}gn(e=>{bo.each((t,n)=>{Do(n),t.reject(ot(t.name,e))})})
const hasLeftPage=()=>wn,Wo=4,Co=new D
function Ko(e){if(e.hasEnded)return
const t=function(e){const t=s
let n=e.room/e.mean
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,Fn('credit '+e.id+' '+t))}function Fo(e,t){const n=z(Co,e)
if(!n)return Qt(t)
if(n.credit<1)return Qt(t),qo(n,at('"'+n.name+'": the app sent an element without credit'))
n.credit--
const o=t.length+po()
n.mean=(7*n.mean+o)/8
const r=n.takers
if(r)return n.takers=r.next,Lo(n,r,t),n.isDropped&&!n.takers?qo(n,null):Ko(n)
const i={text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}function Lo(e,t,n){let o
try{o=Ht(n)}catch(n){const o=at('An element of "'+e.name+'" cannot be read')
return qo(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const Ho=e=>({value:e,done:!0})
function Uo(e,t){V(Co,e.id),e.hasEnded=!0,e.abort&&ze(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(Ho(void 0)),e.error=null
e.takers=null}function qo(e,t){for(let t=e.first;t;t=t.next)Qt(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(Uo(e,t),Fn('cancel '+e.id))}gn(e=>{W(Co,t=>{Uo(t,ot(t.name,e))})})
const Qo=new Ke(e=>{e.takers?e.isDropped=!0:qo(e,null)})
function Go(e,t){const n={__proto__:null,next:e,return:e=>(t(),Ye(Ho(e))),throw:e=>(t(),new Me((t,n)=>n(e)))}
return b(n,Pe,Ge(()=>n)),_(n)}function lazyStream(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Go(()=>o.inner?o.inner.next():new Me((n,c)=>{if(i)return n(Ho(void 0))
r||(r=new Me((n,r)=>{Xe(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new tt('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Xe(r,e=>Xe(e.next(),n,c),e=>{if(i)return n(Ho(void 0))
i=!0,c(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&zo(o.id,new tt('cancelled','"'+e+'" was left'))})}class Zo{#e=null
#t
#n
#o
constructor(e,t){this.#n=e,this.#o=t,_(this)}get name(){return this.#n}get traceparent(){return this.#o&&g(this.#o)}get signal(){return this.#e||(this.#e=new He,this.#t&&Ue(this.#e,this.#t)),qe(this.#e)}static abort(e,t){e.#t=t,e.#e&&Ue(e.#e,t)}}const Xo=Zo.abort
let Yo
function er(e){const t=Yo
return Yo=e,t}b(Zo.prototype,'constructor',Ge(void 0)),_(Zo.prototype)
const tr=new D,nr=lt(),or=new D,rr=new D
let ir=0
const cr=()=>{ir=0}
let ar=!1,sr=0
function lr(e){if(So(e),O('.'+e+'.','..')>=0)throw ct('"'+e+'" has an empty part: write module.feature.method')}function ur(e,t){if(P(tr,e)&&!t)throw new tt('duplicateName','"'+e+'" is registered already. Pass { replacing: true } to replace it')}function fr(e,t,n){lr(e),'function'!=typeof t&&rt('The handler of "'+e+'" is not a function'),ur(e,n?.replacing),$(tr,e,t),W(or,n=>{n.name===e&&br(n,t)})}let dr=()=>{}
const wr=e=>{dr=e},pr=(e,t,n)=>z(tr,e)||dr(e,t,n)
function hr(e,t,n,o){const r=pr(t,o,''!==n),i=!(r||ar&&0===sr)
return i?$(or,e,{id:e,name:t,payload:n,mayStream:o}):gr(e,t,n,o,r),i}function gr(e,t,n,o,r){if(n){if(r)return jr(e,t,r,n,o,t)
Qt(n),W(rr,e=>e(t)),Tr(e,t,new tt('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+h(t)+', …)'))}else nr.take(e)&&Fn('done '+e+' '+(void 0!==r))}function br({id:e,name:t,payload:n,mayStream:o},r){V(or,e),gr(e,t,n,o,r)}function _r(){W(or,e=>{const t=pr(e.name,e.mayStream,''!==e.payload)
t&&br(e,t)})}let yr
function mr(e){const t={id:e,poll:(Pn++,$n),context:null,credit:0,trace:yr}
return yr=void 0,nr.add(t),t}function vr(e,t,n,o){const r=mr(e)
hr(e,t,n,o)&&Gn(r)}const xr=e=>{const t=x(e)
return t===Ce||t===We}
function jr(e,t,n,o,r,ownName){const i=nr.get(e),c=new Zo(ownName,i?.trace)
let a,s,l
try{if(!r&&xr(n))return Qt(o),Br(e,t,ownName)
const i=Ht(o)
l=er(c),ir=e,a=f(n,c,i),s='object'==typeof a&&null!==a&&a.then,er(l)}catch(n){return er(l),Tr(e,t,n)}if(i&&!Ot(a)&&(i.context=c),'function'!=typeof s)return kr(e,t,a,r,ownName)
et(a,s,n=>kr(e,t,n,r,ownName),n=>Tr(e,t,n))}const Br=(e,t,ownName)=>Tr(e,t,new tt('isStream',ownName?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function kr(e,t,n,o,ownName){try{if('object'==typeof n&&null!==n&&zt(n,S(n)))return o?Cr(e,t,n):(Wr(n),Br(e,t,ownName))
if(!nr.get(e))return
Sr('done ',e,'The result of',t,n,'result')}catch(n){return n instanceof tt&&'overLimit'===n.code?Tr(e,t,n):Tr(e,t,new tt('badResult','The result of "'+t+'": '+(n instanceof tt?n.message:J(n))))}}function Sr(e,t,n,o,r,i){const c=Mt(r)
void 0===c?Ln(()=>Or(e,t,Cn(n,o,'~'+Et(r,i,null,0)))):Fn(Or(e,t,Cn(n,o,c)))}const Tr=(e,t,n)=>Mr('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof tt?(r=t.code,n=J(t.message),void 0!==t.data&&(i=Tt(t.data,'data'))):t instanceof Re?n='"'+e+'" threw '+J(t.name)+': '+J(t.message):(n='"'+e+'" threw '+J(t),i=Tt(t,'data')),t instanceof Re&&void 0!==t.stack&&(o=J(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const c=''!==i&&A(i,0)===Bt
return(c?'~':'')+'{"code":'+h(r)+',"message":'+h(n)+(void 0===o?'':',"stack":'+h(o))+(''===i?'':',"data":'+(c?N(i,1):i))+'}'}(t,n))
function Mr(e,t,n){nr.get(t)&&Fn(Or(e,t,n))}function Or(e,t,n){const o='next '!==e&&nr.take(t)
return o&&Gn(o),e+t+' '+n}function Nr(e,t){const n=nr.take(e)
n&&Gn(n)
const o=z(or,e)
V(or,e),o&&Qt(o.payload),n&&n.context&&Xo(n.context,t),function(e){const t=z(Ir,e)
t&&(V(Ir,e),Vr(t.source))}(e)}function Rr(){!ar||sr>0||(_r(),W(or,e=>br(e)))}gn(e=>nr.each((t,n)=>Nr(n,e)))
const Ar=new D
function Jr(){ar=!0,Rr(),W(Ar,e=>e())}function Er(e){sr++
const t=()=>{sr--,Rr()}
Xe(Ye(e),t,t)}const Ir=new D,Dr=a/2<4194304?a/2:4194304,zr=9007199254740992,$r=1048576
function Pr(e){if('[object ReadableStream]'===S(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=pt(e,S(e))
if(t)return function(e,t){const n=ut?$r:Xn
let o=0
return{step(){if(o>=t)return Ho(void 0)
const r=xe(e,o,o+=n)
return new Me((e,t)=>Xe(je(r),t=>e({__proto__:null,value:new ie(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
F(wt,e)&&(e=e.stream())
const n=e[Pe],o=f('function'==typeof n?n:e[Ve],e,[]),{next:r}=o
return{step:()=>f(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return f(e,o,[])}}}function Vr(e){try{const t=e.stop()
Xe(Ye(t),()=>{},Qe)}catch(e){Qe(e)}}function Wr(e){try{Vr(Pr(e))}catch(e){Qe(e)}}function Cr(e,t,n){const o=nr.get(e)
if(!o)return Wr(n)
let r
try{r=Pr(n)}catch(n){return Tr(e,t,n)}const{context:i,credit:c}=o,a={id:e,name:t,source:r,context:i,credit:c,isBusy:!1}
Gn(o),$(Ir,e,a),Fn('open '+e),Kr(a)}function Kr(e){for(;!e.isBusy&&e.credit>0&&P(Ir,e.id);){if(Rn.length+no>=Dr)return void(Wn=Hr)
let t,n
const o=er(e.context)
try{t=e.source.step(),n='object'==typeof t&&null!==t&&t.then,er(o)}catch(t){return er(o),Lr(e,t)}'function'==typeof n?(e.isBusy=!0,et(t,n,t=>{e.isBusy=!1,Fr(e,t),Kr(e)},t=>Lr(e,t))):Fr(e,t)}}function Fr(e,t){if(!P(Ir,e.id))return
const{id:n,name:o}=e
try{if(t.done)return V(Ir,n),Mr('done ',n,'~{"$undefined":1}')
Sr('next ',n,'An element of',o,t.value,'element'),e.credit--}catch(t){return Lr(e,t instanceof tt&&'badArguments'===t.code?new tt('badResult','An element of "'+o+'": '+t.message):t),Vr(e.source)}}function Lr(e,t){V(Ir,e.id)&&Tr(e.id,e.name,t)}const Hr=()=>W(Ir,Kr),Ur=e=>new tt('unknownMethod','The '+e+' was released'),qr=new Ke(e=>Gr(e)),Qr=(e,t)=>({kind:e,ref:t,own:an,isReleased:!1})
function Gr(e){e.isReleased||(e.isReleased=!0,e.own!==an||dn||Fn('release '+e.ref))}function Zr(e){return e.isReleased?Ur(e.kind):e.own!==an?new tt('documentGone','The '+e.kind+' was given to this page before the page was left'):void 0}function Xr(e,t){return b(e,'release',Ge(_(()=>{Le(qr,e),Gr(t)}))),Fe(qr,e,t,e),_(e)}$(Lt,'$function',function(e){const t=Qr('function',e)
return qt?Gr(t):Xr(function(...n){const o=Zr(t)
return o?new Me((e,t)=>t(o)):request('callRef','function',n,noOptions,e)},t)}),$(Lt,'$stream',function(e){const t=Qr('stream',e)
if(qt)return Gr(t)
const n={__proto__:null}
return b(n,Pe,Ge(()=>lazyStream('stream',n=>{const o=Zr(t)
if(o)throw o
return request('readRef','stream',null,noOptions,e,n)},n))),Xr(n,t)}),gn(function(){bt=new D})
const Yr=_({__proto__:null})
function ei(e,t){const n=Zr(e)
return n?new Me((e,t)=>t(n)):t()}const ti=(e,t)=>new Me((n,o)=>{Xe(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),ni=e=>({__proto__:null,[Ve](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function oi(e,t,n,o){let r=0,i=null
const c=()=>(i||(i=ii(t.ref,e,!1)),i.next())
return Go(()=>ei(t,()=>{if(i||!n||!ut)return c()
if(r>=o)return Ye(Ho(void 0))
const e=r
return r+=$r,new Me((t,i)=>{Xe(ut.load(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(c())})})}),()=>{r=o,i&&i.return()})}$(Lt,'$blob',function(e){const{ref:t,size:n,type:o,name:r,key:i}=e,c=Qr('blob',t)
if(qt)return Gr(c)
const a={__proto__:Yr},s=i?ft(i,t):void 0,l=()=>ei(c,()=>ci(oi(a,c,s,n),n)),u={__proto__:null,size:n,type:o,name:r,url:s,stream:()=>oi(a,c,s,n),bytes:()=>l(),arrayBuffer:()=>ti(l(),e=>ue(e)),text:()=>ti(l(),e=>Se(new ke,e)),blob:()=>ti(l(),e=>void 0===r?new _e(ni(e),{__proto__:null,type:o}):new ye(ni(e),r,{__proto__:null,type:o}))},f=y(u)
for(let e=0;e<f.length;e++)b(a,f[e],Ge(u[f[e]])),'function'==typeof u[f[e]]&&_(u[f[e]])
return L(wt,a,{size:n,type:o,name:r}),Xr(a,c)})
let ri=new D
const ii=(e,t,n)=>lazyStream('blob',t=>(t.isLoad=n,request('readRef','blob',null,_o,e,t)),t)
function ci(e,t){return new Me((n,o)=>{const r=new ie(t)
let i=0
const c=()=>o(new tt('badResult','The app announced another size')),a=()=>Xe(e.next(),e=>{if(e.done)return i===t?n(r):c()
const o=i+fe(e.value)
if(o>t)return c()
le(r,e.value,i),i=o,a()},o)
a()})}$(Lt,'$bytes',function(e){const t=z(ri,e)
if(!t)throw at('Bytes of the app did not arrive')
return V(ri,e),po(),t}),gn(()=>{ri=new D})
const ai=new D
let si=0
const li=new D
function on(e,t,n){So(e),e=J(e),'function'!=typeof t&&rt('The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=z(ai,e)
i||$(ai,e,i=new D)
const c=++si,a=()=>{V(i,c)}
return $(i,c,{listener:t,isOnce:r}),o&&De(o,'abort',a),a}function emit(e,t){const n='event '+So(e)+' ',o=Mt(t)
void 0!==o?Fn(ui(e,n+o)):Ln(()=>ui(e,n+'~'+Et(t,'value',null,0)),!1)}function ui(e,t){return Kn(e,t),t}function fi(e,t){const n=z(ai,e),o=n?C(n):0
if(o+C(li)===0)return Qt(t)
const r=Ht(t)
o>0&&W(n,(e,t)=>{e.isOnce&&V(n,t),st(e.listener,void 0,[r])}),W(li,t=>{st(t,void 0,[e,r])})}const di=new D
function wi(e){const t=z(di,e)
return t?(V(di,e),W(t,(e,t)=>{z(tr,t)===e&&V(tr,t)}),!0):V(tr,e)}const pi=_(function(){})
function hi(e,t){return new k(pi,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:hi(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:gi,defineProperty:gi,deleteProperty:gi,construct:gi})}function gi(){rt('The objects of bridge.native can only be called')}function bi(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=request('stream',e,t,n,void 0,o)
return b(r,Pe,Ge(()=>lazyStream(e,e=>(e.id=o.id,new Me((t,n)=>Xe(r,n=>{e.inner=o.inner,t(n)},n)))))),r}let _i=0
function yi(e,t,n){let o=0
_i=t
for(let t;_i<n&&' '!==(t=e[_i]);_i++)o=10*o+ +t
if(_i>t&&o<1e16)return o
throw at('A line of the app has no number')}function mi(e,t,n){const o=34===A(e,t)
if(o){_i=t+1
for(let t;_i<n&&34!==(t=A(e,_i));_i++)92===t&&_i++
_i++}else _i=O(e,' ',t),(_i<0||_i>n)&&(_i=n)
const r=N(e,t,_i)
return o?g(r):r}ao=function(e,t,n,o){const r=R(e,'done ',t)?'done':R(e,'call ',t)?'call':N(e,t,O(e,' ',t)),i=t
t+=r.length+1
const c='event'===r?0:yi(e,t,n)
if(!o&&function(e,t){if(null===lo||'load'===e)return!1
switch(e){case'open':case'next':return!P(uo,t)
case'done':case'fail':return!V(uo,t)
default:return!0}}(r,c))return function(e){go({line:e,size:fo,isReady:!0,next:null}),fo=0}(N(e,i,n))
switch('event'!==r&&(t=_i+1),r){case'done':return $o(c,N(e,t,n))
case'call':case'stream':return vr(c,mi(e,t,n),N(e,_i+1,n),'stream'===r)
case'event':return fi(mi(e,t,n),N(e,_i+1,n))
case'fail':return function(e,t){const n=Do(e)
if(n)return n.reject(Gt(t))
const o=z(Co,e)
o&&Uo(o,Gt(t))}(c,N(e,t,n))
case'load':return function(e,t,n){if(P(ri,e))return function(e){so?fo+=e:wo+=e}(t),Fn('release '+e)
const o=an,r=function(e){const t={line:'',size:0,isReady:!1,next:null}
return go(t),fo+=e,t}(t),i=n=>{o!==an||dn||(n&&fe(n)===t&&$(ri,e,n),Fn('release '+e),function(e){for(e.isReady=!0;so&&so.isReady;){const{line:e,size:t}=so
so=so.next,so||(lo=null),e&&(wo=t,ho(e,0,!0),wo=0)}}(r))},c=()=>Xe(ci(ii(e,null,!0),t),i,()=>i(null))
if(!ut)return c()
Xe(ut.load(ft(n,e)),i,()=>{o!==an||dn||c()})}(c,yi(e,t,n),N(e,_i+1,n))
case'trace':return a=N(e,t,n),void(yr=a)
case'cancel':return Nr(c,new tt('cancelled','The app cancelled the call'))
case'open':return function(e){const t=bo.get(e),n=t&&t.control
if(!n)return
Do(e)
const{signal:o}=t,r=n.room||1048576,i={id:e,name:t.name,credit:n.isPatient?0:Wo,room:r,mean:r/Wo,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
$(Co,e,i),i.signal&&(i.abort=()=>qo(i,Io(i.name,i.signal)),De(i.signal,'abort',i.abort))
const c=function(e){const t=Go(()=>function(e){return new Me((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,Lo(e,{resolve:t,reject:n},o.text),Ko(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(Ho(void 0))}const r={resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>qo(e,null))
return Fe(Qo,t,e,t),t}(i)
n.inner=c,Ko(i),t.resolve(c)}(c)
case'next':return Fo(c,N(e,t,n))
case'credit':return function(e,t){const n=z(Ir,e),o=n||nr.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<zr?r:zr,n&&Kr(n)}(c,yi(e,t,n))
case'release':return void V(bt,c)
case'readRef':return function(e,t){const n=z(bt,t)
mr(e),'object'==typeof n?Cr(e,'stream',n):Tr(e,'stream',Ur('stream'))}(c,yi(e,t,n))
case'callRef':return function(e,t,n){const o=z(bt,t)
if(mr(e),'function'==typeof o)return jr(e,'function',o,n,!1,'')
Qt(n),Tr(e,'function',Ur('function'))}(c,yi(e,t,n),N(e,_i+1,n))
case'has':return function(e,t){Gn(mr(e)),hr(e,t,'',!1)}(c,mi(e,t,n))
default:throw at('A line of the app cannot be read: '+r)}var a}
let vi=!1
function xi(e){e.isTrusted&&!vi&&(vi=!0,wn=!0,sn&&Xe(en('goodbye '+sn),()=>{},()=>{}),Tn(new tt('documentGone','The page was left. Its calls may have run')))}function ji(e){e.isTrusted&&vi&&(vi=!1,mn())}function Bi(){De(window,'pagehide',xi,!0),De(window,'pageshow',ji,!0),De(window,'load',Jr,!0)}let ki=!1
for(let e=0;e<o.length;e++)E(new RegExp(o[e]),nn)&&(ki=!0)
function startExtension(e,t){ki&&st(e,void 0,[t])}if(b(Bi,'handlers',Ge(Zt)),b(window,'__webbridge__',Ge(_(Bi))),Bi(),ki){const e=function e(t){const n={__proto__:null,call:(e,...n)=>request('call',e,n,t),callSync:(e,...n)=>callSync(e,n,t),stream:(e,...n)=>lazyStream(e,o=>request('stream',e,n,t,void 0,o)),has:e=>request('has',e,null,t),native:hi('',(e,n)=>bi(e,n,t)),expose(e,t,n){!function(e,t,n){lr(e),
('object'!=typeof t&&'function'!=typeof t||null===t)&&rt('The value exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new D
for(let o=t;o&&o!==j&&o!==B;o=x(o)){const r=m(o)
for(let i=0;i<r.length;i++){const c=e+'.'+r[i]
if('constructor'===r[i]||95===A(r[i],0)||P(n,c))continue
const a=v(o,r[i]).value
'function'==typeof a&&(lr(c),$(n,c,function(){return f(a,t,arguments)}))}}return n}(e,t)
0===C(o)&&rt('The object exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&wi(e),W(o,(e,t)=>ur(t,r)),W(o,(e,t)=>fr(t,e,n)),$(di,e,o)}(e,t,n)},handle(e,t,n){fr(e,t,n)},remove:e=>wi(e),on:(e,t,n)=>on(e,t,n),off(e,t){!function(e,t){const n=z(ai,e)
n&&W(n,(e,o)=>{void 0!==t&&e.listener!==t||V(n,o)})}(e,t)},emit(e,t){emit(e,t)},with(n){!function(e){const t=e?.timeout
void 0===t||'number'==typeof t&&t==t||rt('timeout is a number of milliseconds, or Infinity')}(n)
const o=e=>void 0===n?.[e]?t[e]:n[e]
return e({__proto__:null,signal:o('signal'),timeout:o('timeout'),traceparent:o('traceparent')})},waitUntil(e){Er(e)},get context(){return Yo},ready:pn,isAvailable:!0,BridgeError:tt},o=y(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&_(n[o[e]])
return _(n)}({__proto__:null})
b(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),b(window,Symbol.for('webbridge'),Ge(e))}mn()
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
