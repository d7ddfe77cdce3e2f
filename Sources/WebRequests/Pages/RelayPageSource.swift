// Of the digest e406bebdc6e0ebf8f449efe229e387a5c2b31813bf98ae2aa9f0c3679c76acb3, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What sends the requests of pages that native code relays, minified.
enum RelayPageSource {
  static let script = #"""
function(t){if(!requests)return
const{intercept:e,contentsOf:n,parseURL:r,isHere:o}=requests,{apply:s,ownKeys:c}=Reflect,{defineProperty:l,getPrototypeOf:u}=Object,i=Object.getOwnPropertyDescriptor,a=t=>(e,...n)=>s(t,e,n),f=(t,e)=>a(t.prototype[e]),d=(t,e)=>a(i(t.prototype,e).get),p=Promise,_=TypeError,w=DOMException,m=Request,h=Response,y=Headers,g=URL,b=Blob,v=ReadableStream,x=FormData,S=URLSearchParams,E=Uint8Array,T=Map,q=Event,R=ProgressEvent,L=MessageEvent,D=EventTarget.prototype,M=XMLHttpRequestEventTarget,H=TextDecoder,A=new TextEncoder,j=window.location,U=document,P=navigator.userAgent,F=f(Promise,'then'),k=(C=f(TextEncoder,'encode'),
t=>C(A,t))
var C
const O=f(TextDecoder,'decode'),N=f(String,'startsWith'),B=f(String,'endsWith'),$=f(String,'indexOf'),X=f(String,'slice'),I=f(String,'toLowerCase'),W=f(String,'toUpperCase'),z=f(String,'charCodeAt'),G=f(RegExp,'exec'),J=f(Map,'set'),K=f(Map,'delete'),Y=f(Map,'forEach'),Q=f(WeakMap,'get'),V=f(WeakMap,'set'),Z=WeakMap,tt=f(EventTarget,'addEventListener'),et=f(EventTarget,'removeEventListener'),nt=f(EventTarget,'dispatchEvent'),rt=window.setTimeout.bind(window),ot=window.clearTimeout.bind(window),st=performance.now.bind(performance),ct=d(g,'href'),lt=d(g,'hostname'),ut=d(g,'port'),it=d(g,'protocol'),at=d(g,'pathname'),ft=d(g,'origin'),dt=d(u(E),'length'),pt=f(E,'set'),_t=d(u(E),'buffer'),wt=d(ArrayBuffer,'byteLength'),mt=ArrayBuffer.isView,ht=t=>e=>{
try{return t(e,''),!0}catch{return!1}},yt=window.origin,gt=ownName(t.prefix+'send'),bt=Object.freeze({__proto__:null,timeout:1/0}),vt=Object.freeze({__proto__:null,value:void 0})
function xt(t,e,n){l(t,'constructor',vt),F(t,t=>{try{e(t)}catch(t){n(t),Et(t)}},n)}const St=()=>{}
function Et(t){const e=i(t,'message')
xt(request('call',zt,[e&&'string'==typeof e.value?e.value:''],bt),St,St)}const Tt=(t,e)=>{l(t,t.length,(t=>({__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0}))(e))}
function qt(t){if('null'===yt)return!1
if('*'===t)return!0
const e=$(t,'*')
if(e<0)return t===yt
const n=X(t,0,e),r=X(t,e+1)
return N(yt,n)&&B(yt,r)&&yt.length>n.length+r.length}const Rt=[]
let Lt=!1
for(let e=0;e<t.rules.length;e++){const{origins:n,patterns:r,cors:o}=t.rules[e]
let s=!1
for(let t=0;t<n.length;t++)s=s||qt(n[t])
s&&o&&(Lt=!0)
for(let t=0;s&&t<r.length;t++)Tt(Rt,r[t])}if(0===Rt.length)return
function Dt(t,e){const n=t.length,r=t[n-1]
if(1===n)return e===r
if(!N(e,t[0])||!B(e,r)||e.length<t[0].length+r.length)return!1
let o=X(e,t[0].length,e.length-r.length)
for(let e=1;e<n-1;e++){const n=$(o,t[e])
if(n<0)return!1
o=X(o,n+t[e].length)}return!0}function Mt(t){if(!t)return!1
const e=it(t),n=lt(t),r=at(t),o=+ut(t)||('https:'===e?443:80)
for(let t=0;t<Rt.length;t++){const s=Rt[t]
if(s.scheme===e&&(null===s.port||s.port===o)&&(s.isSuffix?B(n,s.host)&&n.length>s.host.length:n===s.host)&&Dt(s.path,r))return!0}return!1}const Ht=65536,At=33554432
let jt=0
const Ut=4194304
function Pt(t){const e=k(t)
return dt(e)<=Ht?t:Ft(e)}const Ft=t=>dt(t)<=16777216?t:new b([t]),kt=(t,e,n,r)=>({__proto__:null,kind:t,method:e,url:n,headers:r.headers,mode:r.mode,credentials:r.credentials,redirect:r.redirect,referrer:r.referrer,place:'about:srcdoc'===j.href?Wt:j.href,referrerPolicy:r.referrerPolicy,policies:It(U,Bt),inherited:$t,cache:r.cache,keepalive:r.keepalive,agent:P}),Ct=Document.prototype.querySelector,Ot=Document.prototype.querySelectorAll,Nt=f(Element,'getAttribute'),Bt=[],$t=[],Xt=new Z
function It(t,e){const n=s(Ot,t,['meta[name=referrer i][content]'])
for(let t=0;t<n.length;t++){const r=Nt(n[t],'content')
Q(Xt,n[t])!==r&&(V(Xt,n[t],r),Tt(e,r))}return e}const Wt=function t(e){const{href:n}=e.location
if(e.parent===e)return n
try{const r=t(e.parent)
if(It(e.parent.document,$t),N(n,'about:'))return r}catch{}return n}(window),zt=ownName(t.prefix+'abort'),Gt=ownName(t.prefix+'beacon')
let Jt=0
const Kt=128,Yt=65536
let Qt=0,Vt=0
function Zt(t,e){const n=dr(e)
if(Qt>=Kt||Vt+n>Yt)return!1
let r
try{const n=void 0===e||'string'==typeof e||mt(e)?e:Me(e)
r=postBeacon(Gt,void 0===n?[t]:[t,n])}catch{return!1}Qt++,Vt+=n
const o=()=>{Qt--,Vt-=n}
return xt(r,o,o),!0}function te(t,e,n){const r=t.keepalive
let o=void 0===e?[t]:[t,e]
if(r&&(hasLeftPage()||(t.number=++Jt),('object'!=typeof e||!qo(e))&&(Zt(t,e)?hasLeftPage()||(o=[t.number]):n.failed(),hasLeftPage())))return ne
let s=o.length>1&&mt(e)?dt(e):0
jt+s>At&&(o=[t,new b([e])],s=0),jt+=s
const c=()=>{jt-=s,s=0},l=t=>{c(),i.return(),K(ee,i),n.failed(t)}
let u
const i=lazyStream('relay',t=>(t.room=Ut,request('stream',gt,o,bt,void 0,t))),a=()=>xt(i.next(),({value:t,done:e})=>e?l():'number'==typeof t?(n.sent(t),a()):(c(),Se(t)?(u=t[1],u&&K(ee,i),void n.head(t[0])):n.head(t)),l)
return n.stop&&!r&&J(ee,i,n.stop),a(),{__proto__:null,next:()=>new p((t,e)=>{if(void 0===u)return xt(i.next(),({value:e,done:n})=>{n&&K(ee,i),t(n?null:e)},e)
const n=u&&dt(u)?u:null
u=null,t(n)}),cancel:()=>{c(),i.return(),K(ee,i),r&&xt(request('call',zt,[t.number],bt),St,St)}}}const ee=new T
e(window,'stop',(t,e)=>{const n=e(),r=[]
return o(t.self)&&Y(ee,t=>Tt(r,t)),r.length>0&&rt(()=>{for(let t=0;t<r.length;t++)r[t]()},0),n})
const ne=Object.freeze({__proto__:null,next:()=>new p(St),cancel:St}),re=()=>new _('Load failed'),oe=new Z,se=new Z,ce=d(h,'headers'),le=h.error
function ue(t,e){V(oe,t,e),V(se,ce(t),!0)}function ie(t,e){for(let n=0;n<e.length;n++)zn(t,e[n][0],e[n][1])
return t}['url','redirected','type','status','statusText','ok'].forEach(t=>{e(h.prototype,t,(e,n)=>{const r=Q(oe,e.self)
return r&&void 0!==r[t]?r[t]:n()},'get')}),e(h.prototype,'clone',(t,e)=>{const n=e(),r=Q(oe,t.self)
return r&&ue(n,r),n}),['append','delete','set'].forEach(t=>{e(y.prototype,t,(t,e)=>{if(t.self&&Q(se,t.self))throw new _('Headers object\'s guard is \'immutable\'')
return e()})})
const ae=t=>204===t||304===t
function fe(t,e,n){const{status:r,reason:o,headers:c,url:l,redirected:u,type:i}=t,a='opaque'===i||'opaqueredirect'===i,f=a?s(le,h,[]):new h(e)
a||ie(ce(f),c)
const d=$(l,'#')
return ue(f,{__proto__:null,type:i,redirected:u,failure:null,status:a?void 0:r,statusText:a?void 0:o,ok:a?void 0:r>199&&r<300,url:'opaque'===i?'':d<0?l:X(l,0,d)}),f}['arrayBuffer','blob','bytes','formData','json','text'].forEach(t=>{i(h.prototype,t)&&e(h.prototype,t,(t,e)=>{const n=Q(oe,t.self)
if(!n)return e()
const r=e()
return new p((t,e)=>xt(r,t,t=>e(n.failure||t)))})})
const de=ht(f(x,'has')),pe=new Z
e(window,'Request',(t,e)=>{const r=t.list[0],o=t.list[1],s=he(o)?o:{__proto__:null},{body:c,headers:l}=s,u=he(c)?de(c)&&n(c,()=>!1):he(r)&&Q(pe,r),i=ve(void 0===l&&Ce(r)?$e(r):l),a=e(t.list.length<1||!he(o)?void 0:[r,{__proto__:s,body:c,headers:void 0===l?l:i.headers}])
return u&&V(pe,a,u),we(a,i.names),a},'construct'),e(m.prototype,'clone',(t,e)=>{const n=e(),r=Q(pe,t.self)
return r&&V(pe,n,r),we(n,ve($e(t.self)).names),n})
const _e=new Z
function we(t,e){const n=$e(t)
V(_e,n,e),V(_e,t,n)}const me=(t,e)=>{const n=I(e)
t[n]||(t[n]=e)},he=t=>'object'==typeof t&&null!==t||'function'==typeof t,ye=Symbol.iterator
function ge(t,e){const n=t[ye]
if(null==n)return null
const r=s(n,t,[]),{next:o}=r,c=[]
for(let t;!(t=s(o,r,[])).done;)Tt(c,e(t.value))
return c}const be=t=>{const e=he(t)&&ge(t,t=>`${t}`)
if(!e||2!==e.length)throw new _('A header is a name and a value')
return e}
function ve(t){if(!he(t))return{__proto__:null,headers:t,names:{__proto__:null}}
let e=Q(_e,t),n=[]
if(e)return{__proto__:null,headers:t,names:e}
if(e={__proto__:null},We(t))n=Qe(t)
else if(!(n=ge(t,be))){const e=c(t)
n=[]
for(let r=0;r<e.length;r++){const o=i(t,e[r])
o&&o.enumerable&&Tt(n,[`${e[r]}`,`${t[e[r]]}`])}}for(let t=0;t<n.length;t++)me(e,n[t][0])
return{__proto__:null,headers:ie(new y,n),names:e}}const xe=new Z,Se=Array.isArray,Ee=d(b,'size'),Te=ht(Ee),qe=(t,n)=>e(window,t,(t,e)=>{const{list:r}=t,o=r.length>n?r[n]:void 0,s='object'==typeof o&&null!==o&&Re(o,'endings'),c=0===r.length||s?null:function(t){if(!Se(t))return null
const e=[]
let n=0
for(let r=0;r<t.length;r++){const o=i(t,r)
let s=o&&o.value
if('string'==typeof s)n+=s.length
else{if('object'!=typeof s||null===s)return null
if(mt(s)||fr(s)){if(n+=s.byteLength,n>Yt)return null
s=mt(s)?new E(s.buffer,s.byteOffset,s.byteLength):new E(s),s=new E(s)}else{if(!Te(s))return null
n+=Ee(s)}}if(n>Yt||r>=64)return null
Tt(e,s)}return e}(r[0]),l=e()
return c&&V(xe,l,c),l},'construct'),Re=f(Object,'hasOwnProperty')
qe('Blob',1),qe('File',2),Object.setPrototypeOf(File,Blob)
const Le=new Z,De=f(x,'getAll')
function Me(t){const e=Q(xe,t)
if(!e)return new E(_t(Mr(new b(['x',t]))),1)
const n=[]
for(let t=0;t<e.length;t++){const r=e[t]
Tt(n,'string'==typeof r?k(r):mt(r)?r:Me(r))}return rn(n)}['append','set'].forEach(t=>e(x.prototype,t,(t,e)=>{const n=e(),r=t.list[0],o=t.list[1],s='object'==typeof o&&null!==o&&Q(xe,o)
if(s&&'string'==typeof r){const e=De(t.self,r),n=e[e.length-1],o=Q(Le,t.self)||[]
Tt(o,n),V(xe,n,s),V(Le,t.self,o)}return n}))
const He=window.crypto.subtle,Ae=He&&f(SubtleCrypto,'digest'),je=window.atob.bind(window),Ue=f(String,'split'),Pe={__proto__:null,sha256:'SHA-256',sha384:'SHA-384',sha512:'SHA-512'}
function Fe(t,e){let n
try{n=je(e)}catch{return!1}if(n.length!==dt(t))return!1
for(let e=0;e<n.length;e++)if(z(n,e)!==t[e])return!1
return!0}const ke=d(m,'url'),Ce=ht(ke),Oe=d(m,'signal'),Ne=d(AbortSignal,'aborted'),Be=d(AbortSignal,'reason'),$e=d(m,'headers'),Xe=f(y,'forEach'),Ie=f(y,'has'),We=ht(f(y,'keys')),ze=f(y,'set'),Ge={__proto__:null};['method','mode','credentials','redirect','referrer','referrerPolicy','cache','keepalive','integrity'].forEach(t=>{Ge[t]=d(m,t)})
const Je=f(ReadableStreamDefaultController,'close'),Ke=f(ReadableStreamDefaultController,'enqueue'),Ye=f(ReadableStreamDefaultController,'error')
function Qe(t,e){const n=[]
return Xe(t,(t,r)=>{Tt(n,[e&&e[r]||r,t])}),n}requests.interceptFetch(t=>Mt(requests.fetchURL(t)),t=>{const{url:e,method:n,options:r,body:o,original:s}=t,c={__proto__:null}
for(const t in r)c[t]=r[t]
const{headers:l,names:u}=ve(r.headers)
c.headers=l
const i=c.headers&&Ie(c.headers,'content-type')
c.method=n,'body'===o.kind&&(c.body=void 0===o.ready?'':o.ready),'lost'===o.kind&&(c.body='')
const a=new m(ct(e),c),f=$e(a)
'lost'!==o.kind||i||Ve(f,'content-type'),'body'!==o.kind||void 0!==o.ready||i||(o.type?ze(f,'content-type',o.type):Ve(f,'content-type'))
const d=s&&Q(pe,s)
return d&&ze(f,'content-type',d.type),function(t,e,n){const r={__proto__:null,headers:e}
for(const e in Ge)r[e]=Ge[e](t)
const o=kt('fetch',r.method,ke(t),r),s=Oe(t)
return new p((t,e)=>{let c=null,l=null,u=null,i=!1
const a=()=>{i=!0,et(s,'abort',_)},f=(t,n)=>{i||(a(),u&&(u.failure=t),l&&Ye(l,t),e(n))},d=(t,e)=>{c&&!i&&c.cancel(),f(t,e)},_=()=>d(new w('Fetch is aborted','AbortError'),Be(s))
if(Ne(s))return e(Be(s))
tt(s,'abort',_)
const m=()=>f(re(),re()),h=t=>new p(e=>{xt(c.next(),n=>{!i&&n?Ke(t,n):i||(a(),Je(t)),e()},()=>{m(),e()})}),y=e=>{i||(c=te(o,e,{__proto__:null,sent:St,failed:m,stop:()=>d(re(),re()),head(e){if(i)return
if(r.integrity&&'opaque'!==e.type)return xt(nn(c),n=>xt(function(t,e){const n=function(t){const e=Ue(t,' ')
let n=null
for(let t=0;t<e.length;t++){const r=X(e[t],0,6),o=X(e[t],7)
if(!Pe[r])continue;(!n||r>n.name)&&(n={__proto__:null,name:r,t:[]})
const s=$(o,'?')
r===n.name&&Tt(n.t,s<0?o:X(o,0,s))}return n}(e)
return new p(e=>n?He?void xt(Ae(He,Pe[n.name],t),t=>{const r=new E(t)
for(let t=0;t<n.t.length;t++)if(Fe(r,n.t[t]))return e(!0)
e(!1)},()=>e(!1)):e(!1):e(!0))}(n,r.integrity),r=>{if(!i){if(!r)return m()
a(),t(fe(e,ae(e.status)?null:n))}},m),m)
const n=ae(e.status)||'HEAD'===r.method,o=n?null:new v({__proto__:null,pull:h,start(t){l=t},cancel(){a(),c.cancel()}})
n&&(c.cancel(),a())
const s=fe(e,o)
u=Q(oe,s),t(s)}}))},g=Ze(n)
tn(n)?xt(g,y,e):y(g)})}(a,Qe(f,u),d?{__proto__:null,kind:'body',blob:d.blob,parts:d.parts}:o)})
const Ve=f(y,'delete')
function Ze(t){const{kind:e,ready:n,value:r}=t
if('none'!==e){if('lost'===e)return r
if(t.blob){const e=new b([t.blob]),n=t.parts||Q(xe,t.blob)
return n&&V(xe,e,n),e}if(void 0!==n){if('string'==typeof n)return Pt(n)
if(mt(n))return Ft(new E(n.buffer,n.byteOffset,n.byteLength))
try{wt(n)}catch{return Pt(en(n))}return Ft(new E(n))}return new p((e,n)=>requests.whenBytes(t.bytes,n=>{e(0===wt(n)&&t.copy?void 0:Ft(new E(n)))},n))}}const tn=t=>'body'===t.kind&&void 0===t.ready&&!t.blob,en=f(S,'toString'),nn=t=>new p((e,n)=>{const r=[],o=()=>xt(t.next(),t=>{if(!t)return e(rn(r))
Tt(r,t),o()},n)
o()})
function rn(t){let e=0
for(let n=0;n<t.length;n++)e+=dt(t[n])
const n=new E(e)
e=0
for(let r=0;r<t.length;r++)pt(n,t[r],e),e+=dt(t[r])
return n}const sn=DOMParser,cn=f(sn,'parseFromString'),ln=f(Document,'getElementsByTagName'),un=JSON.parse,an=d(XMLHttpRequest,'responseType'),fn=f(String,'trim')
function dn(t){const e=G(/[\0- ;]charset[\0- ]*=[\0- "']*([^\0- "';]*)/i,t)
return e?e[1]:''}function pn(t,e){let n=G(/^[\t\n\r ]*([!#-'*+.^`|~\w-]+\/[!#-'*+.^`|~\w-]+)[\t\n\r ]*(;[^]*)?$/,t)
if(!n)return null
let r=I(n[1]),o=n[2]
const s={__proto__:null}
for(;o;){n=G(/^;[\t\n\r ]*([^;=]*)(?:=(?:"((?:\\[^]|[^"])*)"?[^;]*|([^;]*?)[\t\n\r ]*(?![^;])))?/,o),o=X(o,n[0].length)
const t=I(n[1]),c=n[2]
let l=void 0===c?n[3]:''
for(let t=0;c&&t<c.length;t++)'\\'===c[t]&&t<c.length-1&&t++,l+=c[t]
if(G(_n,t)&&!s[t]&&(l||void 0!==c)&&!G(/[^\t -~\x80-\xff]/,l))if(s[t]=!0,e&&'charset'===t&&'utf-8'!==I(l)&&(l=e),r+=';'+t+'=',G(_n,l))r+=l
else{r+='"'
for(let t=0;t<l.length;t++)r+=('"'===l[t]||'\\'===l[t]?'\\':'')+l[t]
r+='"'}}return r}const _n=/^[!#-'*+.^`|~\w-]+$/,wn=t=>I(fn(G(/^[^;]*/,t)[0])),mn=new Z,hn=t=>Q(mn,t.self),yn=t=>pn(hn(t)||t.contentType)||'text/xml',gn=t=>'text/xml'===t||'application/xml'===t||B(t,'+xml'),bn=t=>{try{return t&&new H(t)}catch{return null}},vn=d(H,'encoding'),xn=f(E,'subarray'),Sn=(t,e,n)=>bn(254===t&&255===e?'utf-16be':255===t&&254===e?'utf-16le':239===t&&187===e&&191===n?'utf-8':''),En=t=>{const e=bn(t)
return e?N(vn(e),'utf-16')?new H:'x-user-defined'===vn(e)?new H('latin1'):e:e}
function Tn(t,e,n){const r=an(t.self),o=wn(yn(t)),s=dt(e),c='document'===r&&'text/html'===o,l='document'===r||''===r&&gn(o)
if(!n&&s<(l?8:3))return null
const u=s>0&&bn(dn(hn(t)||'')||dn(t.contentType)),i=(u||'json'!==r)&&Sn(e[0],e[1],e[2])||u
if(i||!l)return i||new H
const a=O(new H('latin1'),xn(e,0,c?s:1024)),f=N(a,'<?xml')
if(!n&&f&&s<1024&&$(a,'>')<0)return null
const d=N(a,'<\0?\0x\0')?'utf-16le':N(a,'\0<\0?\0x')?'utf-16be':'',p=f&&G(/^[^>]*?encoding[\0- ]*=[\0- ]*("|')([^>]*?)\1/,a)
return bn(d)||En(p&&p[2])||c&&function(t){const e=G(/<\/head|<body/i,t),n=e?e.index:0,r=ln(cn(new sn,X(t,0,n>1024?n:1024),'text/html'),'meta')
for(let t,e=0;t=r[e];e++){const e=En(Nt(t,'charset')||Nt(t,'http-equiv')&&'content-type'===I(Nt(t,'http-equiv'))&&dn(';'+Nt(t,'content')))
if(e)return e}return null}(a)||new H}const qn=Object.freeze({__proto__:null,stream:!0})
function Rn(t,e){Tt(t.o,e),t.loaded+=dt(e),Ln(t,e,!1)}function Ln(t,e,n){const r=an(t.self)
''!==r&&'text'!==r||(t.l||(e=rn(t.o),t.l=Tn(t,e,n)),t.l&&(t.text+=O(t.l,e,n?void 0:qn)))}const Dn=t=>Ln(t,new E(0),!0),Mn=t=>{const e=rn(t.o)
return t.l=t.l||Tn(t,e,!0),O(t.l,e)},Hn=new Z,An=d(Node,'ownerDocument')
for(const t of['URL','documentURI','characterSet','charset','inputEncoding','contentType','lastModified'])e(Document.prototype,t,(e,n)=>{const r=Q(Hn,e.self)
return r?r[t]:n()},'get')
e(Node.prototype,'baseURI',(t,e)=>{const n=e(),o=An(t.self),c=Q(Hn,o||t.self)
if(!c)return n
const l=s(Ct,o||t.self,['base[href]'])
if(!l)return c.URL
const u=r(Nt(l,'href'),!1,c.URL)
return u?ct(u):'about:blank'},'get')
const jn=t=>'big5'===t?'Big5':'shift_jis'===t?'Shift_JIS':G(/^(gb1|mac|win|x-)/,t)?t:W(t),Un=Date,Pn=[['Month',''],['Date','/'],['FullYear','/'],['Hours',' '],['Minutes',':'],['Seconds',':']]
for(const t of Pn)t[0]=a(Date.prototype['get'+t[0]])
function Fn(t){let e=new Un(t||''),n=''
Pn[0][0](e)>=0||(e=new Un)
for(let t=0;t<6;t++)n+=Pn[t][1]+X('000'+(Pn[t][0](e)+!t),2===t?-4:-2)
return n}function kn(t){const e=wn(yn(t)),n='text/html'===e&&'document'===an(t.self)
if(!n&&!gn(e)||0===t.loaded&&!n)return null
const r=cn(new sn,Mn(t),n?'text/html':'application/xml')
if(!n&&s(Ct,r,['parsererror[style]>h3+div+h3']))return null
const o=jn(vn(t.l)),{url:c}=t.u
return V(Hn,r,{__proto__:null,URL:c,documentURI:c,characterSet:o,charset:o,inputEncoding:o,contentType:e,lastModified:Fn(Gn(t.i,'last-modified'))}),r}function Cn(t){const e=an(t.self)
return''===e||'text'===e?t.state<3||t.p?'':t.text:4!==t.state||t.p?null:(void 0===t.value&&(t.value=function(t,e){switch(e){case'arraybuffer':return _t(rn(t.o))
case'blob':return new b([rn(t.o)],{__proto__:null,type:yn(t)})
case'document':return kn(t)
default:try{return un(Mn(t))}catch{return null}}}(t,e)),t.value)}const On=XMLHttpRequest.prototype,Nn=new Z,Bn=d(XMLHttpRequest,'readyState'),$n=t=>{const e=Q(Nn,t)
return e&&Bn(t)<2?e:void 0},Xn=d(XMLHttpRequest,'upload'),In=d(XMLHttpRequest,'timeout'),Wn=d(XMLHttpRequest,'withCredentials'),zn=f(y,'append'),Gn=f(y,'get'),Jn=d(Document,'contentType'),Kn=XMLSerializer,Yn=f(Kn,'serializeToString'),Qn=ht(Jn),Vn=()=>new w('The object is in an invalid state.','InvalidStateError'),Zn=(t,e)=>{nt(t,new q(e))},tr=(t,e,n,r)=>{const o=r>0&&n<=r
nt(t,new R(e,{__proto__:null,lengthComputable:o,loaded:n,total:o?r:0}))}
e(On,'open',(t,e)=>{const n=requests.readOpen(t)&&Mt(t.url),r=e(),o=$n(t.self)
o&&br(o)
const s=!o||1===o.state
if(!n)return o&&V(Nn,t.self,void 0),s||Zn(t.self,'readystatechange'),r
const c=new m(ct(t.url),{__proto__:null,method:t.method})
return V(Nn,t.self,{__proto__:null,self:t.self,made:c,isAsync:t.isAsync,headers:$e(c),state:1,_:!1,m:!0,p:!1,h:null,timer:0,start:0,names:{__proto__:null},contentType:'',u:null,i:null,url:'',o:[],loaded:0,total:0,uploadTotal:0,l:null,text:'',value:void 0,xml:void 0}),s||Zn(t.self,'readystatechange'),r}),e(On,'setRequestHeader',(t,e)=>{const n=$n(t.self)
if(n&&(1!==n.state||n._))throw Vn()
const r=e()
if(n){const e=`${t.list[0]}`
zn(n.headers,e,`${t.list[1]}`),me(n.names,e)}return r})
const er=(t,n)=>e(On,t,(t,e)=>{const r=$n(t.self)
return r?n(r,t):e()},'get')
er('readyState',t=>t.state),er('status',t=>t.u&&!t.p?t.u.status:0),er('statusText',t=>t.u&&!t.p?t.u.reason:''),er('responseURL',t=>t.url),er('response',Cn),er('responseText',t=>{const e=an(t.self)
if(''!==e&&'text'!==e)throw Vn()
return Cn(t)}),er('responseXML',t=>{const e=an(t.self)
if(''!==e&&'document'!==e)throw Vn()
return 4!==t.state||t.p?null:'document'===e?Cn(t):(void 0===t.xml&&(t.xml=kn(t)),t.xml)})
const nr=(t,n,r)=>e(On,t,(t,e)=>{const r=$n(t.self)
if(r&&n(r))throw Vn()
return e()},r)
nr('responseType',t=>t.state>2,'set'),nr('withCredentials',t=>t.state>1||t._,'set'),e(On,'overrideMimeType',(t,e)=>{const n=$n(t.self)
if(n&&n.state>2)throw Vn()
const r=e(),o=`${t.list[0]}`
return V(mn,t.self,pn(o)?o:'application/octet-stream'),r}),e(On,'timeout',(t,e)=>{const n=e(),r=$n(t.self)
return r&&r._&&wr(r),n},'set'),e(On,'getResponseHeader',(t,e)=>{const n=$n(t.self)
if(!n)return e()
if(0===t.list.length)return e()
const r=`${t.list[0]}`
if(G(/[^\0-\xff]/,r))throw new _('A header name has bytes')
if(!n.i||n.p)return null
try{return Gn(n.i,r)}catch{return null}}),e(On,'getAllResponseHeaders',(t,e)=>{const n=$n(t.self)
if(!n)return e()
let r=''
return n.i&&!n.p&&Xe(n.i,(t,e)=>{r+=e+': '+t+'\r\n'}),r}),e(On,'abort',(t,e)=>{const n=$n(t.self)
if(!n)return e();(1===n.state&&n._||2===n.state||3===n.state)&&vr(n,'abort'),4===n.state&&(n.state=0,n.p=!0)}),e(On,'send',(t,e)=>{const r=$n(t.self)
if(!r)return e()
if(1!==r.state||r._)throw Vn()
!function(t,e){const r=function(t,e){const r=W(Ge.method(t.made)),o={__proto__:null,value:void 0,g:!1,type:''}
if(null==e||'GET'===r||'HEAD'===r)return o
const s='object'!=typeof e,c=n(e,Qn)
if('none'===c.kind)return o
if('lost'===c.kind){const t='text/html'===Jn(c.value)
return{__proto__:null,value:Pt(ar(c.value,t)),g:!1,v:!0,type:(t?'text/html':'application/xml')+';charset=UTF-8'}}const{ready:l}=c
let{type:u}=c
const i=void 0!==l&&!mt(l)&&!fr(l)
return i&&(u=('string'==typeof l?'text/plain':'application/x-www-form-urlencoded')+';charset=UTF-8'),{__proto__:null,value:Ze(c),g:tn(c),type:u,v:s||i}}(t,e)
if(function(t,e){const n=Gn(t,'content-type')
if(null===n)return void(e.type&&ze(t,'content-type',e.type))
const r=e.v&&pn(n,'UTF-8')
r&&r!==pn(n)&&ze(t,'content-type',r)}(t.headers,r),!t.isAsync){const{value:e}=r
return'object'==typeof e&&Te(e)&&(r.value=Me(e)),function(t,e){let{value:n}=e
void 0===n||'string'==typeof n||mt(n)||(n=Mr(n)),t._=!0
let r=null
try{r=callSync(xr,void 0===n?[pr(t)]:[pr(t),n],noOptions),yr(t,r.head)}catch(t){r&&Et(t),r=null}if(t._=!1,t.state=4,!r)throw t.p=!0,Zn(t.self,'readystatechange'),tr(t.self,'error',0,0),tr(t.self,'loadend',0,0),Hr()
Rn(t,r.body),Dn(t)
const{self:o,loaded:s,total:c}=t
Zn(o,'readystatechange'),tr(o,'load',s,c),tr(o,'loadend',s,c)}(t,r)}t._=!0,t.m=void 0===r.value||Lt&&!cr(Xn(t.self)),t.start=st()
const o=e=>{t._&&1===t.state&&(t.h=te(pr(t),e,{__proto__:null,sent:e=>function(t,e){if(!mr(t)&&!t.m)return e>=t.uploadTotal?hr(t):void tr(Xn(t.self),'progress',e,t.uploadTotal)}(t,e),head:e=>function(t,e){mr(t)||(hr(t),mr(t)||(yr(t,e),t.state=2,Zn(t.self,'readystatechange'),mr(t)||2!==t.state||gr(t)))}(t,e),failed:()=>vr(t,'error'),stop(){t.url='',vr(t,'abort')}}))}
if(!r.g)return s=r.value,t.uploadTotal=dr(s),tr(t.self,'loadstart',0,0),t.m||tr(Xn(t.self),'loadstart',0,t.uploadTotal),void(t._&&1===t.state&&(wr(t),o(s)))
var s
tr(t.self,'loadstart',0,0),xt(r.value,e=>{t._&&1===t.state&&(t.uploadTotal=dr(e),t.m||tr(Xn(t.self),'loadstart',0,t.uploadTotal),o(e))},()=>vr(t,'error')),wr(t)}(r,t.list.length>0?t.list[0]:null)})
const rr=new Z,or=XMLHttpRequestUpload.prototype,sr=[]
function cr(t){const e=Q(rr,t)
for(let t=0;e&&t<e.length;t++)if(e[t])return!0
for(let e=0;e<sr.length;e++)if(sr[e](t))return!0
return!1}if(Lt){['loadstart','progress','load','loadend','error','abort','timeout'].forEach(t=>{Tt(sr,d(M,'on'+t))})
const t=(t,e)=>requests.intercept(D,t,(t,n)=>{const r=n(),{self:o,list:s}=t
if('object'!=typeof o||null===o||u(o)!==or||!s[1])return r
const c=`${s[0]}`,l=s[1],i=s[2],a='object'==typeof i&&null!==i?!!i.capture:!!i,f=Q(rr,o)||[]
for(let t=0;t<f.length;t++){const e=f[t]
e&&e.type===c&&e.listener===l&&e.capture===a&&(f[t]=null)}return e&&Tt(f,{__proto__:null,type:c,listener:l,capture:a}),V(rr,o,f),r})
t('addEventListener',!0),t('removeEventListener',!1)}const lr=d(Document,'documentElement'),ur=d(Document,'doctype'),ir=d(Element,'outerHTML')
function ar(t,e){if(!e)return Yn(new Kn,t)
const n=ur(t),r=lr(t)
return(n?Yn(new Kn,n):'')+(r?ir(r):'')}const fr=ht(wt)
function dr(t){return void 0===t?0:'string'==typeof t?dt(k(t)):mt(t)?dt(t):Ee(t)}function pr(t){const e=kt('xmlHTTPRequest',Ge.method(t.made),ke(t.made),{__proto__:null,headers:Qe(t.headers,t.names),credentials:Wn(t.self)?'include':'same-origin'})
return Lt&&t.isAsync&&(e.listensToUpload=cr(Xn(t.self))),e}const _r=20
function wr(t){ot(t.timer)
const e=In(t.self)
if(!e||!t._)return
const n=t.start+e
let r=0,o=-1
const s=()=>{const e=st()-n,c=t.state+t.loaded
if(r=r||2*e,e<_r||e>r||c===o)return vr(t,'timeout')
o=c,t.timer=rt(s,r/16)}
t.timer=rt(s,n<st()?0:n-st())}const mr=t=>!t._||$n(t.self)!==t
function hr(t){if(t.m)return
t.m=!0
const e=Xn(t.self),n=t.uploadTotal
tr(e,'progress',n,n),tr(e,'load',n,n),tr(e,'loadend',n,n)}function yr(t,e){t.u=e,t.i=ie(new y,e.headers)
const n=$(e.url,'#')
t.url=n<0?e.url:X(e.url,0,n),t.contentType=Gn(t.i,'content-type')||''
const r=Gn(t.i,'content-length')
t.total=+r||0}function gr(t){const{h:e}=t
xt(e.next(),n=>{if(!mr(t)&&t.h===e){if(!n)return function(t){ot(t.timer),Dn(t),t.state=4,t._=!1
const{self:e,loaded:n,total:r}=t
Zn(e,'readystatechange'),$n(e)===t&&(tr(e,'load',n,r),tr(e,'loadend',n,r))}(t)
Rn(t,n),t.state=3,Zn(t.self,'readystatechange'),mr(t)||(tr(t.self,'progress',t.loaded,t.total),mr(t)||gr(t))}},()=>{t.h===e&&vr(t,'error')})}function br(t){ot(t.timer),t._=!1,t.h&&t.h.cancel(),t.h=null}function vr(t,e){if(mr(t))return
br(t),t.state=4,t.p=!0,'abort'!==e&&(t.url='')
const{self:n}=t
if(Zn(n,'readystatechange'),!t.m){t.m=!0
const r=Xn(n)
tr(r,e,0,0),tr(r,'loadend',0,0)}tr(n,e,0,0),tr(n,'loadend',0,0)}const xr=ownName(t.prefix+'sendNow'),Sr=g.createObjectURL,Er=g.revokeObjectURL,Tr=XMLHttpRequest,qr=a(On.open),Rr=a(On.send),Lr=a(On.overrideMimeType),Dr=d(Tr,'responseText')
function Mr(t){const e=s(Sr,g,[t]),n=new Tr
try{qr(n,'GET',e,!1),Lr(n,'text/plain; charset=x-user-defined'),Rr(n)
const t=Dr(n),r=new E(t.length)
for(let e=0;e<t.length;e++)r[e]=255&z(t,e)
return r}finally{s(Er,g,[e])}}const Hr=()=>new w('A network error occurred.','NetworkError'),Ar=ownName(t.prefix+'form'),jr=ownName(t.prefix+'submission'),Ur=HTMLFormElement,Pr=Ur.prototype,Fr={__proto__:null};['action','method','enctype','target','acceptCharset'].forEach(t=>{Fr[t]=d(Ur,t)})
const kr=t=>{try{return Fr.method(t),An(t)===U}catch{return!1}
},Cr=d(Node,'baseURI'),Or=a(Node.prototype.getRootNode),Nr=a(q.prototype.composedPath),Br=d(q,'defaultPrevented'),$r=d(q,'eventPhase'),Xr=d(SubmitEvent,'submitter'),Ir=d(q,'target'),Wr=d(FormDataEvent,'formData'),zr=a(Element.prototype.hasAttribute),Gr=a(Element.prototype.setAttribute),Jr=a(Document.prototype.createElement),Kr=d(Document,'characterSet'),Yr=a(x.prototype.forEach),Qr=a(S.prototype.append),Vr=d(File,'name'),Zr=d(HTMLAnchorElement,'search'),to=window.location.assign.bind(window.location),eo=a(AbortController.prototype.abort),no=d(AbortController,'signal'),ro=AbortController
function oo(t,e,n){const r=e&&'form'+n
return r&&zr(e,r)?Nt(e,r):Fr[n](t)}function so(t){let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
13===r&&10===z(t,n+1)&&n++,e+=13===r||10===r?'\r\n':t[n]}return e}const co=t=>'string'==typeof t?so(t):Vr(t),lo=Jr(U,'a'),uo='0123456789ABCDEF',io=t=>'%'+uo[t>>4]+uo[15&t],ao=t=>t>47&&t<58||t>64&&t<91||t>96&&t<123||42===t||45===t||46===t||95===t
function fo(t,e){let n=''
for(let r=0;r<t.length;r++){const o=z(t,r)
if(32===o)n+=e
else if(ao(o))n+=t[r]
else if(o<128)n+=io(o)
else{let e=r+1
for(;e<t.length&&z(t,e)>127;)e++
Gr(lo,'href','http://localhost/?'+X(t,r,e))
const o=Zr(lo)
for(let t=1;t<o.length;t++){const e=z(o,t)
n+=37===e||ao(e)?o[t]:io(e)}r=e-1}}return n}function po(t,e){if('UTF-8'===t)return k(e)
const n=fo(e,'%20'),r=new E(n.length)
let o=0
for(let t=0;t<n.length;t++){let e=z(n,t)
37===e&&(e=16*$(uo,n[++t])+$(uo,n[++t])),r[o++]=e}return new E(_t(r),0,o)}const _o=Math.random,wo=d(b,'type')
let mo=0,ho=null
requests.intercept(window,'stop',(t,e)=>(ho&&eo(ho),e()))
let yo=null,go=null
function bo(t){const e=Ir(t)
if(!kr(e))return
let n=null
if(yo!==e){const t=go
if(!t||t.form!==e||$r(t.event)||Br(t.event))return
n=Xr(t.event),go=null}const r=function(t,e){const n=I(oo(t,e,'method')),r=I(oo(t,e,'target')||function(t){if(zr(t,'target'))return''
const e=s(Ct,U,['base[target]'])
return e?Nt(e,'target'):''}(t))
if('dialog'===n||r&&'_self'!==r&&'_top'!==r&&'_parent'!==r)return null
let o
try{o=new g(oo(t,e,'action')||j.href,Cr(t))}catch{return null}const c=Kr(U),l=I(Fr.acceptCharset(t)),u=G(/(^|[\s,])utf-?8([\s,]|$)/,l)||N(c,'UTF-16')?'UTF-8':c
return'post'===n&&l&&'unknown'!==l&&'utf-8'!==I(u)&&l!==I(u)?null:Mt(o)?{__proto__:null,url:o,method:n,charset:u,encoding:I(oo(t,e,'enctype'))}:null}(e,n)
if(!r)return
const o=++mo
let c=Wr(t)
const l=this,u=()=>{et(l,'formdata',u),(()=>{const t=new x
Yr(c,(e,n)=>{vo(t,n,e)}),c=t})()}
let i
tt(l,'formdata',u)
try{i=postBeacon(jr,[o,W(r.method),ft(r.url)])}catch{return}const a=()=>function(t,e,n){const{method:r,encoding:o,charset:s}=e
let c,l=''
if('post'===r)if('multipart/form-data'===o){const t='UTF-8'===s?requests.contentsOf(n,()=>!1):function(t,e){let n='----WebKitFormBoundary'
for(;n.length<38;)n+=uo[16*_o()|0]
const r=[],o=t=>{let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
e+=34===r||13===r||10===r?io(r):t[n]}return e}
return Yr(t,(t,s)=>{const c='string'==typeof t
Tt(r,po(e,'--'+n+'\r\nContent-Disposition: form-data; name="'+o(so(s))+'"'+(c?'':'; filename="'+o(Vr(t))+'"\r\nContent-Type: '+(wo(t)||'application/octet-stream'))+'\r\n\r\n')),Tt(r,c?po(e,so(t)):t),Tt(r,'\r\n')}),Tt(r,'--'+n+'--\r\n'),{__proto__:null,blob:new b(r),type:'multipart/form-data; boundary='+n}}(n,s)
c=t.blob,l=t.type}else'text/plain'===o?(c=Ft(po(s,function(t){let e=''
return Yr(t,(t,n)=>{e+=so(n)+'='+co(t)+'\r\n'}),e}(n))),l=o):(c=Pt(function(t,e){if('UTF-8'===e){const e=new S
return Yr(t,(t,n)=>{Qr(e,so(n),co(t))}),en(e)}let n=''
return Yr(t,(t,e)=>{n+=(n&&'&')+fo(so(e),'+')+'='+fo(co(t),'+')}),n}(n,s)),l='application/x-www-form-urlencoded')
const u=kt('form',W(r),ct(e.url),{__proto__:null,headers:l?[['content-type',l]]:[],mode:'navigate',credentials:'include'}),i=ho=new ro,a={__proto__:null,timeout:1/0,signal:no(i)}
xt(request('call',Ar,void 0===c?[t,u]:[t,u,c],a),t=>{'string'==typeof t&&to(t)},St)}(o,r,c)
xt(i,a,a)}requests.intercept(Pr,'submit',(t,e)=>{const n=yo
yo=t.self
try{return kr(yo)&&xo(Or(yo)),e()}finally{yo=n}}),requests.intercept(Pr,'requestSubmit',(t,e)=>(kr(t.self)&&xo(Or(t.self)),e()))
const vo=a(x.prototype.append)
function xo(t){const e=t===U?window:t
Q(So,e)||(V(So,e,!0),tt(e,'submit',t=>{const e=Ir(t)
kr(e)&&(go={__proto__:null,form:e,event:t})},!0),tt(e,'formdata',bo,!0))}const So=new Z
window.top===window&&(xo(U),requests.intercept(Element.prototype,'attachShadow',(t,e)=>{const n=e()
return xo(n),n}),tt(window,'click',t=>{const e=Nr(t)
for(let t=0;t<e.length;t++)To(e[t])&&xo(e[t])},!0))
const Eo=d(ShadowRoot,'host')
function To(t){try{return!!Eo(t)}catch{return!1}}const qo=ht(d(v,'locked')),Ro=ht(d(Navigator,'languages'))
e(Navigator.prototype,'sendBeacon',(t,e)=>{const{list:s}=t
if(0===s.length||!o()||!Ro(t.self))return e()
const c=r(`${s[0]}`,!0)
if(!Mt(c)||'object'==typeof s[1]&&qo(s[1]))return e()
const l=n(s[1],()=>!1),u=new m(ct(c),{__proto__:null,method:'POST',body:l.ready,credentials:'include'}),i=$e(u)
return l.type&&ze(i,'content-type',l.type),Zt(kt('beacon','POST',ct(c),{__proto__:null,headers:Qe(i),credentials:'include',keepalive:!0}),Ze(l))})
const Lo=EventSource.prototype,Do=new Z,Mo=a(Lo.close),Ho=d(EventSource,'url'),Ao=d(EventSource,'withCredentials')
function jo(t){if(2===t.state)return
const{self:e}=t,n=[]
t.S&&Tt(n,['Last-Event-ID',t.S])
const r=kt('eventSource','GET',t.url,{__proto__:null,headers:n,credentials:Ao(e)?'include':'same-origin'}),o=()=>{2!==t.state&&(t.state=0,Zn(e,'error'),0===t.state&&(t.timer=rt(()=>jo(t),t.wait)))},s=()=>{t.state=2,Zn(e,'error')},c=t.h=te(r,void 0,{__proto__:null,sent:St,failed:e=>2!==t.state&&e&&'cors'===(i(e,'code')||vt).value?s():o(),head(n){if(2===t.state)return
let r=''
for(let t=0;t<n.headers.length;t++)'content-type'===I(n.headers[t][0])&&(r=n.headers[t][1])
if(200!==n.status||!G(/^[\t ]*text\/event-stream[\t ]*([;,]|$)/i,r))return c.cancel(),s()
t.state=1,t.origin=ft(new g(n.url)),Zn(e,'open'),function(t,e,n){const r=new H,o={__proto__:null,type:'',data:'',id:t.S}
let s='',c=!1
const l=()=>xt(e.next(),e=>{if(2===t.state)return
if(!e)return n()
s+=O(r,e,qn)
let u=0
for(let e=0;e<s.length;e++){const n=z(s,e)
if(10===n||13===n){if(10===n&&c||Uo(t,o,X(s,u,e)),c=13===n,u=e+1,2===t.state)return}else c=!1}s=X(s,u),l()},n)
l()}(t,c,o)}})}function Uo(t,e,n){if(''===n)return function(t,e){const{type:n,data:r,id:o}=e
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
e&&(t.wait=+s)}}e(window,'EventSource',(t,e)=>{const n=e(),s=r(Ho(n),!0)
if(!Mt(s)||!o())return n
Mo(n)
const c={__proto__:null,self:n,url:ct(s),origin:ft(s),state:0,h:null,timer:0,wait:3e3,S:''}
return V(Do,n,c),rt(()=>jo(c),0),n},'construct'),e(Lo,'readyState',(t,e)=>{const n=Q(Do,t.self)
return n?n.state:e()},'get'),e(Lo,'close',(t,e)=>{const n=Q(Do,t.self)
if(!n)return e()
n.state=2,ot(n.timer),n.h&&n.h.cancel()})}
"""#
}
