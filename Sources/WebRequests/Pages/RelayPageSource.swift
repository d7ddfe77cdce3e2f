// Of the digest 8655ec828a09384a683edb84e32149637e534082dcc21dc344feaedea2fcf376, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What sends the requests of pages that native code relays, minified.
enum RelayPageSource {
  static let script = #"""
function(t){if(!requests)return
const{intercept:e,contentsOf:n,parseURL:r,isHere:o}=requests,{apply:s,ownKeys:l}=Reflect,{defineProperty:c,getPrototypeOf:u}=Object,i=Object.getOwnPropertyDescriptor,a=t=>(e,...n)=>s(t,e,n),f=(t,e)=>a(t.prototype[e]),d=(t,e)=>a(i(t.prototype,e).get),p=Promise,_=TypeError,w=DOMException,m=Request,h=Response,y=Headers,g=URL,v=Blob,b=ReadableStream,x=FormData,S=URLSearchParams,E=Uint8Array,T=Map,q=Event,R=ProgressEvent,L=MessageEvent,M=EventTarget.prototype,D=XMLHttpRequestEventTarget,H=TextDecoder,A=new TextEncoder,j=window.location,U=document,P=navigator.userAgent,F=f(Promise,'then'),k=(C=f(TextEncoder,'encode'),
t=>C(A,t))
var C
const O=f(TextDecoder,'decode'),N=f(String,'startsWith'),B=f(String,'endsWith'),$=f(String,'indexOf'),X=f(String,'slice'),I=f(String,'toLowerCase'),W=f(String,'toUpperCase'),z=f(String,'charCodeAt'),G=f(RegExp,'exec'),J=f(Map,'set'),K=f(Map,'delete'),Y=f(Map,'forEach'),Q=f(WeakMap,'get'),V=f(WeakMap,'set'),Z=WeakMap,tt=f(EventTarget,'addEventListener'),et=f(EventTarget,'removeEventListener'),nt=f(EventTarget,'dispatchEvent'),rt=window.setTimeout.bind(window),ot=window.clearTimeout.bind(window),st=performance.now.bind(performance),lt=d(g,'href'),ct=d(g,'hostname'),ut=d(g,'port'),it=d(g,'protocol'),at=d(g,'pathname'),ft=d(g,'origin'),dt=d(u(E),'length'),pt=f(E,'set'),_t=d(u(E),'buffer'),wt=d(ArrayBuffer,'byteLength'),mt=ArrayBuffer.isView,ht=d(Navigator,'languages'),yt=navigator,gt=t=>e=>{
try{return t(e,''),!0}catch{return!1}},vt=window.origin,bt=ownName(t.prefix+'send'),xt=Object.freeze({__proto__:null,timeout:1/0}),St=Object.freeze({__proto__:null,value:void 0})
function Et(t,e,n){c(t,'constructor',St),F(t,t=>{try{e(t)}catch(t){n(t),qt(t)}},n)}const Tt=()=>{}
function qt(t){const e=i(t,'message')
Et(request('call',It,[e&&'string'==typeof e.value?e.value:''],xt),Tt,Tt)}const Rt=(t,e)=>{c(t,t.length,(t=>({__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0}))(e))}
function Lt(t){if('null'===vt)return!1
if('*'===t)return!0
const e=$(t,'*')
if(e<0)return t===vt
const n=X(t,0,e),r=X(t,e+1)
return N(vt,n)&&B(vt,r)&&vt.length>n.length+r.length}const Mt=[]
let Dt=!1
for(let e=0;e<t.rules.length;e++){const{origins:n,patterns:r,cors:o}=t.rules[e]
let s=!1
for(let t=0;t<n.length;t++)s=s||Lt(n[t])
s&&o&&(Dt=!0)
for(let t=0;s&&t<r.length;t++)Rt(Mt,r[t])}if(0===Mt.length)return
function Ht(t,e){const n=t.length,r=t[n-1]
if(1===n)return e===r
if(!N(e,t[0])||!B(e,r)||e.length<t[0].length+r.length)return!1
let o=X(e,t[0].length,e.length-r.length)
for(let e=1;e<n-1;e++){const n=$(o,t[e])
if(n<0)return!1
o=X(o,n+t[e].length)}return!0}function At(t){if(!t)return!1
const e=it(t),n=ct(t),r=at(t),o=+ut(t)||('https:'===e?443:80)
for(let t=0;t<Mt.length;t++){const s=Mt[t]
if(s.scheme===e&&(null===s.port||s.port===o)&&(s.isSuffix?B(n,s.host)&&n.length>s.host.length:n===s.host)&&Ht(s.path,r))return!0}return!1}const jt=65536,Ut=33554432
let Pt=0
const Ft=4194304
function kt(t){const e=k(t)
return dt(e)<=jt?t:Ct(e)}const Ct=t=>dt(t)<=16777216?t:new v([t])
function Ot(){const t=ht(yt)
let e=''
for(let n=0;n<t.length&&n<6;n++)e+=(n?', ':'')+t[n]+(n?';q=0.'+(10-n):'')
return e}const Nt=(t,e,n,r)=>({__proto__:null,kind:t,method:e,url:n,headers:r.headers,mode:r.mode,credentials:r.credentials,redirect:r.redirect||'follow',referrer:void 0===r.referrer||'about:client'===r.referrer?j.href:r.referrer,referrerPolicy:r.referrerPolicy||Bt(),cache:r.cache||'default',keepalive:!!r.keepalive,agent:P,languages:Ot()})
function Bt(){const t=s($t,U,['meta[name="referrer" i]'])
return t?I(Xt(t,'content')||''):''}const $t=Document.prototype.querySelector,Xt=f(Element,'getAttribute'),It=ownName(t.prefix+'abort'),Wt=ownName(t.prefix+'beacon')
let zt=0
const Gt=128,Jt=65536
let Kt=0,Yt=0
function Qt(t,e){const n=ar(e)
if(Kt>=Gt||Yt+n>Jt)return!1
let r
try{const n=void 0===e||'string'==typeof e||mt(e)?e:Le(e)
r=postBeacon(Wt,void 0===n?[t]:[t,n])}catch{return!1}Kt++,Yt+=n
const o=()=>{Kt--,Yt-=n}
return Et(r,o,o),!0}function Vt(t,e,n){const r=t.keepalive
let o=void 0===e?[t]:[t,e]
if(r&&(hasLeftPage()||(t.number=++zt),('object'!=typeof e||!Eo(e))&&(Qt(t,e)?hasLeftPage()||(o=[t.number]):n.failed(),hasLeftPage())))return te
let s=o.length>1&&mt(e)?dt(e):0
Pt+s>Ut&&(o=[t,new v([e])],s=0),Pt+=s
const l=()=>{Pt-=s,s=0},c=t=>{l(),i.return(),K(Zt,i),n.failed(t)}
let u
const i=lazyStream('relay',t=>(t.room=Ft,request('stream',bt,o,xt,void 0,t))),a=()=>Et(i.next(),({value:t,done:e})=>e?c():'number'==typeof t?(n.sent(t),a()):(l(),be(t)?(u=t[1],u&&K(Zt,i),void n.head(t[0])):n.head(t)),c)
return n.stop&&!r&&J(Zt,i,n.stop),a(),{__proto__:null,next:()=>new p((t,e)=>{if(void 0===u)return Et(i.next(),({value:e,done:n})=>{n&&K(Zt,i),t(n?null:e)},e)
const n=u&&dt(u)?u:null
u=null,t(n)}),cancel:()=>{l(),i.return(),K(Zt,i),r&&Et(request('call',It,[t.number],xt),Tt,Tt)}}}const Zt=new T
e(window,'stop',(t,e)=>{const n=e(),r=[]
return o(t.self)&&Y(Zt,t=>Rt(r,t)),r.length>0&&rt(()=>{for(let t=0;t<r.length;t++)r[t]()},0),n})
const te=Object.freeze({__proto__:null,next:()=>new p(Tt),cancel:Tt}),ee=()=>new _('Load failed'),ne=new Z,re=new Z,oe=d(h,'headers'),se=h.error
function le(t,e){V(ne,t,e),V(re,oe(t),!0)}function ce(t,e){for(let n=0;n<e.length;n++)In(t,e[n][0],e[n][1])
return t}['url','redirected','type','status','statusText','ok'].forEach(t=>{e(h.prototype,t,(e,n)=>{const r=Q(ne,e.self)
return r&&void 0!==r[t]?r[t]:n()},'get')}),e(h.prototype,'clone',(t,e)=>{const n=e(),r=Q(ne,t.self)
return r&&le(n,r),n}),['append','delete','set'].forEach(t=>{e(y.prototype,t,(t,e)=>{if(t.self&&Q(re,t.self))throw new _('Headers object\'s guard is \'immutable\'')
return e()})})
const ue=t=>204===t||304===t
function ie(t,e,n){const{status:r,reason:o,headers:l,url:c,redirected:u,type:i}=t,a='opaque'===i||'opaqueredirect'===i,f=a?s(se,h,[]):new h(e)
a||ce(oe(f),l)
const d=$(c,'#')
return le(f,{__proto__:null,type:i,redirected:u,failure:null,status:a?void 0:r,statusText:a?void 0:o,ok:a?void 0:r>199&&r<300,url:'opaque'===i?'':d<0?c:X(c,0,d)}),f}['arrayBuffer','blob','bytes','formData','json','text'].forEach(t=>{i(h.prototype,t)&&e(h.prototype,t,(t,e)=>{const n=Q(ne,t.self)
if(!n)return e()
const r=e()
return new p((t,e)=>Et(r,t,t=>e(n.failure||t)))})})
const ae=gt(f(x,'has')),fe=new Z
e(window,'Request',(t,e)=>{const r=t.list[0],o=t.list[1],s=we(o)?o:{__proto__:null},{body:l,headers:c}=s,u=we(l)?ae(l)&&n(l,()=>!1):we(r)&&Q(fe,r),i=ge(void 0===c&&Fe(r)?Ne(r):c),a=e(t.list.length<1||!we(o)?void 0:[r,{__proto__:s,body:l,headers:void 0===c?c:i.headers}])
return u&&V(fe,a,u),pe(a,i.names),a},'construct'),e(m.prototype,'clone',(t,e)=>{const n=e(),r=Q(fe,t.self)
return r&&V(fe,n,r),pe(n,ge(Ne(t.self)).names),n})
const de=new Z
function pe(t,e){const n=Ne(t)
V(de,n,e),V(de,t,n)}const _e=(t,e)=>{const n=I(e)
t[n]||(t[n]=e)},we=t=>'object'==typeof t&&null!==t||'function'==typeof t,me=Symbol.iterator
function he(t,e){const n=t[me]
if(null==n)return null
const r=s(n,t,[]),{next:o}=r,l=[]
for(let t;!(t=s(o,r,[])).done;)Rt(l,e(t.value))
return l}const ye=t=>{const e=we(t)&&he(t,t=>`${t}`)
if(!e||2!==e.length)throw new _('A header is a name and a value')
return e}
function ge(t){if(!we(t))return{__proto__:null,headers:t,names:{__proto__:null}}
let e=Q(de,t),n=[]
if(e)return{__proto__:null,headers:t,names:e}
if(e={__proto__:null},Xe(t))n=Ke(t)
else if(!(n=he(t,ye))){const e=l(t)
n=[]
for(let r=0;r<e.length;r++){const o=i(t,e[r])
o&&o.enumerable&&Rt(n,[`${e[r]}`,`${t[e[r]]}`])}}for(let t=0;t<n.length;t++)_e(e,n[t][0])
return{__proto__:null,headers:ce(new y,n),names:e}}const ve=new Z,be=Array.isArray,xe=d(v,'size'),Se=gt(xe),Ee=(t,n)=>e(window,t,(t,e)=>{const{list:r}=t,o=r.length>n?r[n]:void 0,s='object'==typeof o&&null!==o&&Te(o,'endings'),l=0===r.length||s?null:function(t){if(!be(t))return null
const e=[]
let n=0
for(let r=0;r<t.length;r++){const o=i(t,r)
let s=o&&o.value
if('string'==typeof s)n+=s.length
else{if('object'!=typeof s||null===s)return null
if(mt(s)||ir(s)){if(n+=s.byteLength,n>Jt)return null
s=mt(s)?new E(s.buffer,s.byteOffset,s.byteLength):new E(s),s=new E(s)}else{if(!Se(s))return null
n+=xe(s)}}if(n>Jt||r>=64)return null
Rt(e,s)}return e}(r[0]),c=e()
return l&&V(ve,c,l),c},'construct'),Te=f(Object,'hasOwnProperty')
Ee('Blob',1),Ee('File',2),Object.setPrototypeOf(File,Blob)
const qe=new Z,Re=f(x,'getAll')
function Le(t){const e=Q(ve,t)
if(!e)return new E(_t(Lr(new v(['x',t]))),1)
const n=[]
for(let t=0;t<e.length;t++){const r=e[t]
Rt(n,'string'==typeof r?k(r):mt(r)?r:Le(r))}return en(n)}['append','set'].forEach(t=>e(x.prototype,t,(t,e)=>{const n=e(),r=t.list[0],o=t.list[1],s='object'==typeof o&&null!==o&&Q(ve,o)
if(s&&'string'==typeof r){const e=Re(t.self,r),n=e[e.length-1],o=Q(qe,t.self)||[]
Rt(o,n),V(ve,n,s),V(qe,t.self,o)}return n}))
const Me=window.crypto.subtle,De=Me&&f(SubtleCrypto,'digest'),He=window.atob.bind(window),Ae=f(String,'split'),je={__proto__:null,sha256:'SHA-256',sha384:'SHA-384',sha512:'SHA-512'}
function Ue(t,e){let n
try{n=He(e)}catch{return!1}if(n.length!==dt(t))return!1
for(let e=0;e<n.length;e++)if(z(n,e)!==t[e])return!1
return!0}const Pe=d(m,'url'),Fe=gt(Pe),ke=d(m,'signal'),Ce=d(AbortSignal,'aborted'),Oe=d(AbortSignal,'reason'),Ne=d(m,'headers'),Be=f(y,'forEach'),$e=f(y,'has'),Xe=gt(f(y,'keys')),Ie=f(y,'set'),We={__proto__:null};['method','mode','credentials','redirect','referrer','referrerPolicy','cache','keepalive','integrity'].forEach(t=>{We[t]=d(m,t)})
const ze=f(ReadableStreamDefaultController,'close'),Ge=f(ReadableStreamDefaultController,'enqueue'),Je=f(ReadableStreamDefaultController,'error')
function Ke(t,e){const n=[]
return Be(t,(t,r)=>{Rt(n,[e&&e[r]||r,t])}),n}requests.interceptFetch(t=>At(requests.fetchURL(t)),t=>{const{url:e,method:n,options:r,body:o,original:s}=t,l={__proto__:null}
for(const t in r)l[t]=r[t]
const{headers:c,names:u}=ge(r.headers)
l.headers=c
const i=l.headers&&$e(l.headers,'content-type')
l.method=n,'body'===o.kind&&(l.body=void 0===o.ready?'':o.ready),'lost'===o.kind&&(l.body='')
const a=new m(lt(e),l),f=Ne(a)
'lost'!==o.kind||i||Ye(f,'content-type'),'body'!==o.kind||void 0!==o.ready||i||(o.type?Ie(f,'content-type',o.type):Ye(f,'content-type'))
const d=s&&Q(fe,s)
return d&&Ie(f,'content-type',d.type),function(t,e,n){const r={__proto__:null,headers:e}
for(const e in We)r[e]=We[e](t)
const o=Nt('fetch',r.method,Pe(t),r),s=ke(t)
return new p((t,e)=>{let l=null,c=null,u=null,i=!1
const a=()=>{i=!0,et(s,'abort',_)},f=(t,n)=>{i||(a(),u&&(u.failure=t),c&&Je(c,t),e(n))},d=(t,e)=>{l&&!i&&l.cancel(),f(t,e)},_=()=>d(new w('Fetch is aborted','AbortError'),Oe(s))
if(Ce(s))return e(Oe(s))
tt(s,'abort',_)
const m=()=>f(ee(),ee()),h=t=>new p(e=>{Et(l.next(),n=>{!i&&n?Ge(t,n):i||(a(),ze(t)),e()},()=>{m(),e()})}),y=e=>{i||(l=Vt(o,e,{__proto__:null,sent:Tt,failed:m,stop:()=>d(ee(),ee()),head(e){if(i)return
if(r.integrity&&'opaque'!==e.type)return Et(tn(l),n=>Et(function(t,e){const n=function(t){const e=Ae(t,' ')
let n=null
for(let t=0;t<e.length;t++){const r=X(e[t],0,6),o=X(e[t],7)
if(!je[r])continue;(!n||r>n.name)&&(n={__proto__:null,name:r,t:[]})
const s=$(o,'?')
r===n.name&&Rt(n.t,s<0?o:X(o,0,s))}return n}(e)
return new p(e=>n?Me?void Et(De(Me,je[n.name],t),t=>{const r=new E(t)
for(let t=0;t<n.t.length;t++)if(Ue(r,n.t[t]))return e(!0)
e(!1)},()=>e(!1)):e(!1):e(!0))}(n,r.integrity),r=>{if(!i){if(!r)return m()
a(),t(ie(e,ue(e.status)?null:n))}},m),m)
const n=ue(e.status)||'HEAD'===r.method,o=n?null:new b({__proto__:null,pull:h,start(t){c=t},cancel(){a(),l.cancel()}})
n&&(l.cancel(),a())
const s=ie(e,o)
u=Q(ne,s),t(s)}}))},g=Qe(n)
Ve(n)?Et(g,y,e):y(g)})}(a,Ke(f,u),d?{__proto__:null,kind:'body',blob:d.blob,parts:d.parts}:o)})
const Ye=f(y,'delete')
function Qe(t){const{kind:e,ready:n,value:r}=t
if('none'!==e){if('lost'===e)return r
if(t.blob){const e=new v([t.blob]),n=t.parts||Q(ve,t.blob)
return n&&V(ve,e,n),e}if(void 0!==n){if('string'==typeof n)return kt(n)
if(mt(n))return Ct(new E(n.buffer,n.byteOffset,n.byteLength))
try{wt(n)}catch{return kt(Ze(n))}return Ct(new E(n))}return new p((e,n)=>requests.whenBytes(t.bytes,n=>{e(0===wt(n)&&t.copy?void 0:Ct(new E(n)))},n))}}const Ve=t=>'body'===t.kind&&void 0===t.ready&&!t.blob,Ze=f(S,'toString'),tn=t=>new p((e,n)=>{const r=[],o=()=>Et(t.next(),t=>{if(!t)return e(en(r))
Rt(r,t),o()},n)
o()})
function en(t){let e=0
for(let n=0;n<t.length;n++)e+=dt(t[n])
const n=new E(e)
e=0
for(let r=0;r<t.length;r++)pt(n,t[r],e),e+=dt(t[r])
return n}const nn=DOMParser,rn=f(nn,'parseFromString'),sn=f(Document,'getElementsByTagName'),ln=JSON.parse,cn=d(XMLHttpRequest,'responseType'),un=f(String,'trim')
function an(t){const e=G(/[\0- ;]charset[\0- ]*=[\0- "']*([^\0- "';]*)/i,t)
return e?e[1]:''}function fn(t,e){let n=G(/^[\t\n\r ]*([!#-'*+.^`|~\w-]+\/[!#-'*+.^`|~\w-]+)[\t\n\r ]*(;[^]*)?$/,t)
if(!n)return null
let r=I(n[1]),o=n[2]
const s={__proto__:null}
for(;o;){n=G(/^;[\t\n\r ]*([^;=]*)(?:=(?:"((?:\\[^]|[^"])*)"?[^;]*|([^;]*?)[\t\n\r ]*(?![^;])))?/,o),o=X(o,n[0].length)
const t=I(n[1]),l=n[2]
let c=void 0===l?n[3]:''
for(let t=0;l&&t<l.length;t++)'\\'===l[t]&&t<l.length-1&&t++,c+=l[t]
if(G(dn,t)&&!s[t]&&(c||void 0!==l)&&!G(/[^\t -~\x80-\xff]/,c))if(s[t]=!0,e&&'charset'===t&&'utf-8'!==I(c)&&(c=e),r+=';'+t+'=',G(dn,c))r+=c
else{r+='"'
for(let t=0;t<c.length;t++)r+=('"'===c[t]||'\\'===c[t]?'\\':'')+c[t]
r+='"'}}return r}const dn=/^[!#-'*+.^`|~\w-]+$/,pn=t=>I(un(G(/^[^;]*/,t)[0])),_n=new Z,wn=t=>Q(_n,t.self),mn=t=>fn(wn(t)||t.contentType)||'text/xml',hn=t=>'text/xml'===t||'application/xml'===t||B(t,'+xml'),yn=t=>{try{return t&&new H(t)}catch{return null}},gn=d(H,'encoding'),vn=f(E,'subarray'),bn=(t,e,n)=>yn(254===t&&255===e?'utf-16be':255===t&&254===e?'utf-16le':239===t&&187===e&&191===n?'utf-8':''),xn=t=>{const e=yn(t)
return e?N(gn(e),'utf-16')?new H:'x-user-defined'===gn(e)?new H('latin1'):e:e}
function Sn(t,e,n){const r=cn(t.self),o=pn(mn(t)),s=dt(e),l='document'===r&&'text/html'===o,c='document'===r||''===r&&hn(o)
if(!n&&s<(c?8:3))return null
const u=s>0&&yn(an(wn(t)||'')||an(t.contentType)),i=(u||'json'!==r)&&bn(e[0],e[1],e[2])||u
if(i||!c)return i||new H
const a=O(new H('latin1'),vn(e,0,l?s:1024)),f=N(a,'<?xml')
if(!n&&f&&s<1024&&$(a,'>')<0)return null
const d=N(a,'<\0?\0x\0')?'utf-16le':N(a,'\0<\0?\0x')?'utf-16be':'',p=f&&G(/^[^>]*?encoding[\0- ]*=[\0- ]*("|')([^>]*?)\1/,a)
return yn(d)||xn(p&&p[2])||l&&function(t){const e=G(/<\/head|<body/i,t),n=e?e.index:0,r=sn(rn(new nn,X(t,0,n>1024?n:1024),'text/html'),'meta')
for(let t,e=0;t=r[e];e++){const e=xn(Xt(t,'charset')||Xt(t,'http-equiv')&&'content-type'===I(Xt(t,'http-equiv'))&&an(';'+Xt(t,'content')))
if(e)return e}return null}(a)||new H}const En=Object.freeze({__proto__:null,stream:!0})
function Tn(t,e){Rt(t.o,e),t.loaded+=dt(e),qn(t,e,!1)}function qn(t,e,n){const r=cn(t.self)
''!==r&&'text'!==r||(t.l||(e=en(t.o),t.l=Sn(t,e,n)),t.l&&(t.text+=O(t.l,e,n?void 0:En)))}const Rn=t=>qn(t,new E(0),!0),Ln=t=>{const e=en(t.o)
return t.l=t.l||Sn(t,e,!0),O(t.l,e)},Mn=new Z,Dn=d(Node,'ownerDocument')
for(const t of['URL','documentURI','characterSet','charset','inputEncoding','contentType','lastModified'])e(Document.prototype,t,(e,n)=>{const r=Q(Mn,e.self)
return r?r[t]:n()},'get')
e(Node.prototype,'baseURI',(t,e)=>{const n=e(),o=Dn(t.self),l=Q(Mn,o||t.self)
if(!l)return n
const c=s($t,o||t.self,['base[href]'])
if(!c)return l.URL
const u=r(Xt(c,'href'),!1,l.URL)
return u?lt(u):'about:blank'},'get')
const Hn=t=>'big5'===t?'Big5':'shift_jis'===t?'Shift_JIS':G(/^(gb1|mac|win|x-)/,t)?t:W(t),An=Date,jn=[['Month',''],['Date','/'],['FullYear','/'],['Hours',' '],['Minutes',':'],['Seconds',':']]
for(const t of jn)t[0]=a(Date.prototype['get'+t[0]])
function Un(t){let e=new An(t||''),n=''
jn[0][0](e)>=0||(e=new An)
for(let t=0;t<6;t++)n+=jn[t][1]+X('000'+(jn[t][0](e)+!t),2===t?-4:-2)
return n}function Pn(t){const e=pn(mn(t)),n='text/html'===e&&'document'===cn(t.self)
if(!n&&!hn(e)||0===t.loaded&&!n)return null
const r=rn(new nn,Ln(t),n?'text/html':'application/xml')
if(!n&&s($t,r,['parsererror[style]>h3+div+h3']))return null
const o=Hn(gn(t.l)),{url:l}=t.u
return V(Mn,r,{__proto__:null,URL:l,documentURI:l,characterSet:o,charset:o,inputEncoding:o,contentType:e,lastModified:Un(Wn(t.i,'last-modified'))}),r}function Fn(t){const e=cn(t.self)
return''===e||'text'===e?t.state<3||t.p?'':t.text:4!==t.state||t.p?null:(void 0===t.value&&(t.value=function(t,e){switch(e){case'arraybuffer':return _t(en(t.o))
case'blob':return new v([en(t.o)],{__proto__:null,type:mn(t)})
case'document':return Pn(t)
default:try{return ln(Ln(t))}catch{return null}}}(t,e)),t.value)}const kn=XMLHttpRequest.prototype,Cn=new Z,On=d(XMLHttpRequest,'readyState'),Nn=t=>{const e=Q(Cn,t)
return e&&On(t)<2?e:void 0},Bn=d(XMLHttpRequest,'upload'),$n=d(XMLHttpRequest,'timeout'),Xn=d(XMLHttpRequest,'withCredentials'),In=f(y,'append'),Wn=f(y,'get'),zn=d(Document,'contentType'),Gn=XMLSerializer,Jn=f(Gn,'serializeToString'),Kn=gt(zn),Yn=()=>new w('The object is in an invalid state.','InvalidStateError'),Qn=(t,e)=>{nt(t,new q(e))},Vn=(t,e,n,r)=>{const o=r>0&&n<=r
nt(t,new R(e,{__proto__:null,lengthComputable:o,loaded:n,total:o?r:0}))}
e(kn,'open',(t,e)=>{const n=requests.readOpen(t)&&At(t.url),r=e(),o=Nn(t.self)
o&&yr(o)
const s=!o||1===o.state
if(!n)return o&&V(Cn,t.self,void 0),s||Qn(t.self,'readystatechange'),r
const l=new m(lt(t.url),{__proto__:null,method:t.method})
return V(Cn,t.self,{__proto__:null,self:t.self,made:l,isAsync:t.isAsync,headers:Ne(l),state:1,_:!1,m:!0,p:!1,h:null,timer:0,start:0,names:{__proto__:null},contentType:'',u:null,i:null,url:'',o:[],loaded:0,total:0,uploadTotal:0,l:null,text:'',value:void 0,xml:void 0}),s||Qn(t.self,'readystatechange'),r}),e(kn,'setRequestHeader',(t,e)=>{const n=Nn(t.self)
if(n&&(1!==n.state||n._))throw Yn()
const r=e()
if(n){const e=`${t.list[0]}`
In(n.headers,e,`${t.list[1]}`),_e(n.names,e)}return r})
const Zn=(t,n)=>e(kn,t,(t,e)=>{const r=Nn(t.self)
return r?n(r,t):e()},'get')
Zn('readyState',t=>t.state),Zn('status',t=>t.u&&!t.p?t.u.status:0),Zn('statusText',t=>t.u&&!t.p?t.u.reason:''),Zn('responseURL',t=>t.url),Zn('response',Fn),Zn('responseText',t=>{const e=cn(t.self)
if(''!==e&&'text'!==e)throw Yn()
return Fn(t)}),Zn('responseXML',t=>{const e=cn(t.self)
if(''!==e&&'document'!==e)throw Yn()
return 4!==t.state||t.p?null:'document'===e?Fn(t):(void 0===t.xml&&(t.xml=Pn(t)),t.xml)})
const tr=(t,n,r)=>e(kn,t,(t,e)=>{const r=Nn(t.self)
if(r&&n(r))throw Yn()
return e()},r)
tr('responseType',t=>t.state>2,'set'),tr('withCredentials',t=>t.state>1||t._,'set'),e(kn,'overrideMimeType',(t,e)=>{const n=Nn(t.self)
if(n&&n.state>2)throw Yn()
const r=e(),o=`${t.list[0]}`
return V(_n,t.self,fn(o)?o:'application/octet-stream'),r}),e(kn,'timeout',(t,e)=>{const n=e(),r=Nn(t.self)
return r&&r._&&pr(r),n},'set'),e(kn,'getResponseHeader',(t,e)=>{const n=Nn(t.self)
if(!n)return e()
if(0===t.list.length)return e()
const r=`${t.list[0]}`
if(G(/[^\0-\xff]/,r))throw new _('A header name has bytes')
if(!n.i||n.p)return null
try{return Wn(n.i,r)}catch{return null}}),e(kn,'getAllResponseHeaders',(t,e)=>{const n=Nn(t.self)
if(!n)return e()
let r=''
return n.i&&!n.p&&Be(n.i,(t,e)=>{r+=e+': '+t+'\r\n'}),r}),e(kn,'abort',(t,e)=>{const n=Nn(t.self)
if(!n)return e();(1===n.state&&n._||2===n.state||3===n.state)&&gr(n,'abort'),4===n.state&&(n.state=0,n.p=!0)}),e(kn,'send',(t,e)=>{const r=Nn(t.self)
if(!r)return e()
if(1!==r.state||r._)throw Yn()
!function(t,e){const r=function(t,e){const r=W(We.method(t.made)),o={__proto__:null,value:void 0,g:!1,type:''}
if(null==e||'GET'===r||'HEAD'===r)return o
const s='object'!=typeof e,l=n(e,Kn)
if('none'===l.kind)return o
if('lost'===l.kind){const t='text/html'===zn(l.value)
return{__proto__:null,value:kt(ur(l.value,t)),g:!1,v:!0,type:(t?'text/html':'application/xml')+';charset=UTF-8'}}const{ready:c}=l
let{type:u}=l
const i=void 0!==c&&!mt(c)&&!ir(c)
return i&&(u=('string'==typeof c?'text/plain':'application/x-www-form-urlencoded')+';charset=UTF-8'),{__proto__:null,value:Qe(l),g:Ve(l),type:u,v:s||i}}(t,e)
if(function(t,e){const n=Wn(t,'content-type')
if(null===n)return void(e.type&&Ie(t,'content-type',e.type))
const r=e.v&&fn(n,'UTF-8')
r&&r!==fn(n)&&Ie(t,'content-type',r)}(t.headers,r),!t.isAsync){const{value:e}=r
return'object'==typeof e&&Se(e)&&(r.value=Le(e)),function(t,e){let{value:n}=e
void 0===n||'string'==typeof n||mt(n)||(n=Lr(n)),t._=!0
let r=null
try{r=callSync(vr,void 0===n?[fr(t)]:[fr(t),n],noOptions),mr(t,r.head)}catch(t){r&&qt(t),r=null}if(t._=!1,t.state=4,!r)throw t.p=!0,Qn(t.self,'readystatechange'),Vn(t.self,'error',0,0),Vn(t.self,'loadend',0,0),Mr()
Tn(t,r.body),Rn(t)
const{self:o,loaded:s,total:l}=t
Qn(o,'readystatechange'),Vn(o,'load',s,l),Vn(o,'loadend',s,l)}(t,r)}t._=!0,t.m=void 0===r.value||Dt&&!or(Bn(t.self)),t.start=st()
const o=e=>{t._&&1===t.state&&(t.h=Vt(fr(t),e,{__proto__:null,sent:e=>function(t,e){if(!_r(t)&&!t.m)return e>=t.uploadTotal?wr(t):void Vn(Bn(t.self),'progress',e,t.uploadTotal)}(t,e),head:e=>function(t,e){_r(t)||(wr(t),_r(t)||(mr(t,e),t.state=2,Qn(t.self,'readystatechange'),_r(t)||2!==t.state||hr(t)))}(t,e),failed:()=>gr(t,'error'),stop(){t.url='',gr(t,'abort')}}))}
if(!r.g)return s=r.value,t.uploadTotal=ar(s),Vn(t.self,'loadstart',0,0),t.m||Vn(Bn(t.self),'loadstart',0,t.uploadTotal),void(t._&&1===t.state&&(pr(t),o(s)))
var s
Vn(t.self,'loadstart',0,0),Et(r.value,e=>{t._&&1===t.state&&(t.uploadTotal=ar(e),t.m||Vn(Bn(t.self),'loadstart',0,t.uploadTotal),o(e))},()=>gr(t,'error')),pr(t)}(r,t.list.length>0?t.list[0]:null)})
const er=new Z,nr=XMLHttpRequestUpload.prototype,rr=[]
function or(t){const e=Q(er,t)
for(let t=0;e&&t<e.length;t++)if(e[t])return!0
for(let e=0;e<rr.length;e++)if(rr[e](t))return!0
return!1}if(Dt){['loadstart','progress','load','loadend','error','abort','timeout'].forEach(t=>{Rt(rr,d(D,'on'+t))})
const t=(t,e)=>requests.intercept(M,t,(t,n)=>{const r=n(),{self:o,list:s}=t
if('object'!=typeof o||null===o||u(o)!==nr||!s[1])return r
const l=`${s[0]}`,c=s[1],i=s[2],a='object'==typeof i&&null!==i?!!i.capture:!!i,f=Q(er,o)||[]
for(let t=0;t<f.length;t++){const e=f[t]
e&&e.type===l&&e.listener===c&&e.capture===a&&(f[t]=null)}return e&&Rt(f,{__proto__:null,type:l,listener:c,capture:a}),V(er,o,f),r})
t('addEventListener',!0),t('removeEventListener',!1)}const sr=d(Document,'documentElement'),lr=d(Document,'doctype'),cr=d(Element,'outerHTML')
function ur(t,e){if(!e)return Jn(new Gn,t)
const n=lr(t),r=sr(t)
return(n?Jn(new Gn,n):'')+(r?cr(r):'')}const ir=gt(wt)
function ar(t){return void 0===t?0:'string'==typeof t?dt(k(t)):mt(t)?dt(t):xe(t)}function fr(t){const e=Nt('xmlHTTPRequest',We.method(t.made),Pe(t.made),{__proto__:null,headers:Ke(t.headers,t.names),mode:'cors',credentials:Xn(t.self)?'include':'same-origin'})
return Dt&&t.isAsync&&(e.listensToUpload=or(Bn(t.self))),e}const dr=20
function pr(t){ot(t.timer)
const e=$n(t.self)
if(!e||!t._)return
const n=t.start+e
let r=0,o=-1
const s=()=>{const e=st()-n,l=t.state+t.loaded
if(r=r||2*e,e<dr||e>r||l===o)return gr(t,'timeout')
o=l,t.timer=rt(s,r/16)}
t.timer=rt(s,n<st()?0:n-st())}const _r=t=>!t._||Nn(t.self)!==t
function wr(t){if(t.m)return
t.m=!0
const e=Bn(t.self),n=t.uploadTotal
Vn(e,'progress',n,n),Vn(e,'load',n,n),Vn(e,'loadend',n,n)}function mr(t,e){t.u=e,t.i=ce(new y,e.headers)
const n=$(e.url,'#')
t.url=n<0?e.url:X(e.url,0,n),t.contentType=Wn(t.i,'content-type')||''
const r=Wn(t.i,'content-length')
t.total=+r||0}function hr(t){const{h:e}=t
Et(e.next(),n=>{if(!_r(t)&&t.h===e){if(!n)return function(t){ot(t.timer),Rn(t),t.state=4,t._=!1
const{self:e,loaded:n,total:r}=t
Qn(e,'readystatechange'),Nn(e)===t&&(Vn(e,'load',n,r),Vn(e,'loadend',n,r))}(t)
Tn(t,n),t.state=3,Qn(t.self,'readystatechange'),_r(t)||(Vn(t.self,'progress',t.loaded,t.total),_r(t)||hr(t))}},()=>{t.h===e&&gr(t,'error')})}function yr(t){ot(t.timer),t._=!1,t.h&&t.h.cancel(),t.h=null}function gr(t,e){if(_r(t))return
yr(t),t.state=4,t.p=!0,'abort'!==e&&(t.url='')
const{self:n}=t
if(Qn(n,'readystatechange'),!t.m){t.m=!0
const r=Bn(n)
Vn(r,e,0,0),Vn(r,'loadend',0,0)}Vn(n,e,0,0),Vn(n,'loadend',0,0)}const vr=ownName(t.prefix+'sendNow'),br=g.createObjectURL,xr=g.revokeObjectURL,Sr=XMLHttpRequest,Er=a(kn.open),Tr=a(kn.send),qr=a(kn.overrideMimeType),Rr=d(Sr,'responseText')
function Lr(t){const e=s(br,g,[t]),n=new Sr
try{Er(n,'GET',e,!1),qr(n,'text/plain; charset=x-user-defined'),Tr(n)
const t=Rr(n),r=new E(t.length)
for(let e=0;e<t.length;e++)r[e]=255&z(t,e)
return r}finally{s(xr,g,[e])}}const Mr=()=>new w('A network error occurred.','NetworkError'),Dr=ownName(t.prefix+'form'),Hr=ownName(t.prefix+'submission'),Ar=HTMLFormElement,jr=Ar.prototype,Ur={__proto__:null};['action','method','enctype','target','acceptCharset'].forEach(t=>{Ur[t]=d(Ar,t)})
const Pr=t=>{try{return Ur.method(t),Dn(t)===U}catch{return!1}
},Fr=d(Node,'baseURI'),kr=a(Node.prototype.getRootNode),Cr=a(q.prototype.composedPath),Or=d(q,'defaultPrevented'),Nr=d(q,'eventPhase'),Br=d(SubmitEvent,'submitter'),$r=d(q,'target'),Xr=d(FormDataEvent,'formData'),Ir=a(Element.prototype.hasAttribute),Wr=a(Element.prototype.setAttribute),zr=a(Document.prototype.createElement),Gr=d(Document,'characterSet'),Jr=a(x.prototype.forEach),Kr=a(S.prototype.append),Yr=d(File,'name'),Qr=d(HTMLAnchorElement,'search'),Vr=window.location.assign.bind(window.location),Zr=a(AbortController.prototype.abort),to=d(AbortController,'signal'),eo=AbortController
function no(t,e,n){const r=e&&'form'+n
return r&&Ir(e,r)?Xt(e,r):Ur[n](t)}function ro(t){let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
13===r&&10===z(t,n+1)&&n++,e+=13===r||10===r?'\r\n':t[n]}return e}const oo=t=>'string'==typeof t?ro(t):Yr(t),so=zr(U,'a'),lo='0123456789ABCDEF',co=t=>'%'+lo[t>>4]+lo[15&t],uo=t=>t>47&&t<58||t>64&&t<91||t>96&&t<123||42===t||45===t||46===t||95===t
function io(t,e){let n=''
for(let r=0;r<t.length;r++){const o=z(t,r)
if(32===o)n+=e
else if(uo(o))n+=t[r]
else if(o<128)n+=co(o)
else{let e=r+1
for(;e<t.length&&z(t,e)>127;)e++
Wr(so,'href','http://localhost/?'+X(t,r,e))
const o=Qr(so)
for(let t=1;t<o.length;t++){const e=z(o,t)
n+=37===e||uo(e)?o[t]:co(e)}r=e-1}}return n}function ao(t,e){if('UTF-8'===t)return k(e)
const n=io(e,'%20'),r=new E(n.length)
let o=0
for(let t=0;t<n.length;t++){let e=z(n,t)
37===e&&(e=16*$(lo,n[++t])+$(lo,n[++t])),r[o++]=e}return new E(_t(r),0,o)}const fo=Math.random,po=d(v,'type')
let _o=0,wo=null
requests.intercept(window,'stop',(t,e)=>(wo&&Zr(wo),e()))
let mo=null,ho=null
function yo(t){const e=$r(t)
if(!Pr(e))return
let n=null
if(mo!==e){const t=ho
if(!t||t.form!==e||Nr(t.event)||Or(t.event))return
n=Br(t.event),ho=null}const r=function(t,e){const n=I(no(t,e,'method')),r=I(no(t,e,'target')||function(t){if(Ir(t,'target'))return''
const e=s($t,U,['base[target]'])
return e?Xt(e,'target'):''}(t))
if('dialog'===n||r&&'_self'!==r&&'_top'!==r&&'_parent'!==r)return null
let o
try{o=new g(no(t,e,'action')||j.href,Fr(t))}catch{return null}const l=Gr(U),c=I(Ur.acceptCharset(t)),u=G(/(^|[\s,])utf-?8([\s,]|$)/,c)||N(l,'UTF-16')?'UTF-8':l
return'post'===n&&c&&'unknown'!==c&&'utf-8'!==I(u)&&c!==I(u)?null:At(o)?{__proto__:null,url:o,method:n,charset:u,encoding:I(no(t,e,'enctype'))}:null}(e,n)
if(!r)return
const o=++_o
let l=Xr(t)
const c=this,u=()=>{et(c,'formdata',u),(()=>{const t=new x
Jr(l,(e,n)=>{go(t,n,e)}),l=t})()}
let i
tt(c,'formdata',u)
try{i=postBeacon(Hr,[o,W(r.method),ft(r.url)])}catch{return}const a=()=>function(t,e,n){const{method:r,encoding:o,charset:s}=e
let l,c=''
if('post'===r)if('multipart/form-data'===o){const t='UTF-8'===s?requests.contentsOf(n,()=>!1):function(t,e){let n='----WebKitFormBoundary'
for(;n.length<38;)n+=lo[16*fo()|0]
const r=[],o=t=>{let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
e+=34===r||13===r||10===r?co(r):t[n]}return e}
return Jr(t,(t,s)=>{const l='string'==typeof t
Rt(r,ao(e,'--'+n+'\r\nContent-Disposition: form-data; name="'+o(ro(s))+'"'+(l?'':'; filename="'+o(Yr(t))+'"\r\nContent-Type: '+(po(t)||'application/octet-stream'))+'\r\n\r\n')),Rt(r,l?ao(e,ro(t)):t),Rt(r,'\r\n')}),Rt(r,'--'+n+'--\r\n'),{__proto__:null,blob:new v(r),type:'multipart/form-data; boundary='+n}}(n,s)
l=t.blob,c=t.type}else'text/plain'===o?(l=Ct(ao(s,function(t){let e=''
return Jr(t,(t,n)=>{e+=ro(n)+'='+oo(t)+'\r\n'}),e}(n))),c=o):(l=kt(function(t,e){if('UTF-8'===e){const e=new S
return Jr(t,(t,n)=>{Kr(e,ro(n),oo(t))}),Ze(e)}let n=''
return Jr(t,(t,e)=>{n+=(n&&'&')+io(ro(e),'+')+'='+io(oo(t),'+')}),n}(n,s)),c='application/x-www-form-urlencoded')
const u=Nt('form',W(r),lt(e.url),{__proto__:null,headers:c?[['content-type',c]]:[],mode:'navigate',credentials:'include'}),i=wo=new eo,a={__proto__:null,timeout:1/0,signal:to(i)}
Et(request('call',Dr,void 0===l?[t,u]:[t,u,l],a),t=>{'string'==typeof t&&Vr(t)},Tt)}(o,r,l)
Et(i,a,a)}requests.intercept(jr,'submit',(t,e)=>{const n=mo
mo=t.self
try{return Pr(mo)&&vo(kr(mo)),e()}finally{mo=n}}),requests.intercept(jr,'requestSubmit',(t,e)=>(Pr(t.self)&&vo(kr(t.self)),e()))
const go=a(x.prototype.append)
function vo(t){const e=t===U?window:t
Q(bo,e)||(V(bo,e,!0),tt(e,'submit',t=>{const e=$r(t)
Pr(e)&&(ho={__proto__:null,form:e,event:t})},!0),tt(e,'formdata',yo,!0))}const bo=new Z
window.top===window&&(vo(U),requests.intercept(Element.prototype,'attachShadow',(t,e)=>{const n=e()
return vo(n),n}),tt(window,'click',t=>{const e=Cr(t)
for(let t=0;t<e.length;t++)So(e[t])&&vo(e[t])},!0))
const xo=d(ShadowRoot,'host')
function So(t){try{return!!xo(t)}catch{return!1}}const Eo=gt(d(b,'locked')),To=gt(ht)
e(Navigator.prototype,'sendBeacon',(t,e)=>{const{list:s}=t
if(0===s.length||!o()||!To(t.self))return e()
const l=r(`${s[0]}`,!0)
if(!At(l)||'object'==typeof s[1]&&Eo(s[1]))return e()
const c=n(s[1],()=>!1),u=new m(lt(l),{__proto__:null,method:'POST',body:c.ready,credentials:'include'}),i=Ne(u)
return c.type&&Ie(i,'content-type',c.type),Qt(Nt('beacon','POST',lt(l),{__proto__:null,headers:Ke(i),mode:'cors',credentials:'include',keepalive:!0}),Qe(c))})
const qo=EventSource.prototype,Ro=new Z,Lo=a(qo.close),Mo=d(EventSource,'url'),Do=d(EventSource,'withCredentials')
function Ho(t){if(2===t.state)return
const{self:e}=t,n=[['accept','text/event-stream']]
t.S&&Rt(n,['Last-Event-ID',t.S])
const r=Nt('eventSource','GET',t.url,{__proto__:null,headers:n,mode:'cors',cache:'no-store',credentials:Do(e)?'include':'same-origin'}),o=()=>{2!==t.state&&(t.state=0,Qn(e,'error'),0===t.state&&(t.timer=rt(()=>Ho(t),t.wait)))},s=()=>{t.state=2,Qn(e,'error')},l=t.h=Vt(r,void 0,{__proto__:null,sent:Tt,failed:e=>2!==t.state&&e&&'cors'===(i(e,'code')||St).value?s():o(),head(n){if(2===t.state)return
let r=''
for(let t=0;t<n.headers.length;t++)'content-type'===I(n.headers[t][0])&&(r=n.headers[t][1])
if(200!==n.status||!G(/^[\t ]*text\/event-stream[\t ]*([;,]|$)/i,r))return l.cancel(),s()
t.state=1,t.origin=ft(new g(n.url)),Qn(e,'open'),function(t,e,n){const r=new H,o={__proto__:null,type:'',data:'',id:t.S}
let s='',l=!1
const c=()=>Et(e.next(),e=>{if(2===t.state)return
if(!e)return n()
s+=O(r,e,En)
let u=0
for(let e=0;e<s.length;e++){const n=z(s,e)
if(10===n||13===n){if(10===n&&l||Ao(t,o,X(s,u,e)),l=13===n,u=e+1,2===t.state)return}else l=!1}s=X(s,u),c()},n)
c()}(t,l,o)}})}function Ao(t,e,n){if(''===n)return function(t,e){const{type:n,data:r,id:o}=e
e.type=e.data='',t.S=o,''!==r&&nt(t.self,new L(n||'message',{__proto__:null,data:X(r,0,r.length-1),origin:t.origin,lastEventId:o}))}(t,e)
const r=$(n,':')
if(0===r)return
const o=r<0?n:X(n,0,r)
let s=r<0?'':X(n,r+1)
if(N(s,' ')&&(s=X(s,1)),'event'===o)e.type=s
else if('data'===o)e.data+=s+'\n'
else if('id'===o&&$(s,'\0')<0)e.id=s
else if('retry'===o){let e=''!==s
for(let t=0;t<s.length;t++)e=e&&z(s,t)>47&&z(s,t)<58
e&&(t.wait=+s)}}e(window,'EventSource',(t,e)=>{const n=e(),s=r(Mo(n),!0)
if(!At(s)||!o())return n
Lo(n)
const l={__proto__:null,self:n,url:lt(s),origin:ft(s),state:0,h:null,timer:0,wait:3e3,S:''}
return V(Ro,n,l),rt(()=>Ho(l),0),n},'construct'),e(qo,'readyState',(t,e)=>{const n=Q(Ro,t.self)
return n?n.state:e()},'get'),e(qo,'close',(t,e)=>{const n=Q(Ro,t.self)
if(!n)return e()
n.state=2,ot(n.timer),n.h&&n.h.cancel()})}
"""#
}
