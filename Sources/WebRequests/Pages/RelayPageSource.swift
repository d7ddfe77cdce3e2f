// Of the digest 37ef4bbe35d1e0095fdc50149c91c4a2d0f6c612a5e06d644d5f041a0e5a1b2e, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What sends the requests of pages that native code relays, minified.
enum RelayPageSource {
  static let script = #"""
function(t){if(!requests)return
const{intercept:e,contentsOf:n,parseURL:r,isHere:o}=requests,{apply:s,ownKeys:c}=Reflect,{defineProperty:l,getPrototypeOf:u}=Object,i=Object.getOwnPropertyDescriptor,a=t=>(e,...n)=>s(t,e,n),f=(t,e)=>a(t.prototype[e]),d=(t,e)=>a(i(t.prototype,e).get),p=Promise,_=TypeError,w=DOMException,m=Request,h=Response,y=Headers,g=URL,v=Blob,b=ReadableStream,x=FormData,E=URLSearchParams,S=Uint8Array,T=Map,q=Event,R=ProgressEvent,L=MessageEvent,M=EventTarget.prototype,D=XMLHttpRequestEventTarget,A=TextDecoder,H=new TextEncoder,j=window.location,P=document,U=navigator.userAgent,k=f(Promise,'then'),C=(F=f(TextEncoder,'encode'),
t=>F(H,t))
var F
const O=f(TextDecoder,'decode'),N=f(String,'startsWith'),B=f(String,'endsWith'),$=f(String,'indexOf'),X=f(String,'slice'),I=f(String,'toLowerCase'),W=f(String,'toUpperCase'),z=f(String,'charCodeAt'),G=f(RegExp,'exec'),J=f(Map,'set'),K=f(Map,'delete'),Y=f(Map,'forEach'),Q=f(WeakMap,'get'),V=f(WeakMap,'set'),Z=WeakMap,tt=f(EventTarget,'addEventListener'),et=f(EventTarget,'removeEventListener'),nt=f(EventTarget,'dispatchEvent'),rt=window.setTimeout.bind(window),ot=window.clearTimeout.bind(window),st=performance.now.bind(performance),ct=d(g,'href'),lt=d(g,'hostname'),ut=d(g,'port'),it=d(g,'protocol'),at=d(g,'pathname'),ft=d(g,'origin'),dt=d(u(S),'length'),pt=f(S,'set'),_t=d(u(S),'buffer'),wt=d(ArrayBuffer,'byteLength'),mt=ArrayBuffer.isView,ht=t=>e=>{
try{return t(e,''),!0}catch{return!1}},yt=window.origin,gt=ownName(t.prefix+'send'),vt=Object.freeze({__proto__:null,timeout:1/0}),bt=Object.freeze({__proto__:null,value:void 0})
function xt(t,e,n){l(t,'constructor',bt),k(t,t=>{try{e(t)}catch(t){n(t),St(t)}},n)}const Et=()=>{}
function St(t){const e=i(t,'message')
xt(request('call',Kt,[e&&'string'==typeof e.value?e.value:''],vt),Et,Et)}const Tt=(t,e)=>{l(t,t.length,(t=>({__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0}))(e))}
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
for(let t=0;s&&t<r.length;t++)Tt(Rt,Dt(r[t]))}if(0===Rt.length)return
function Mt(t){let e=0
for(let n=0;n<t.length;n++){const r=z(t,n),o=37===r?I(X(t,n+1,n+3)):''
59!==r&&'2f'!==o&&'5c'!==o||e++}return e}function Dt(t){const{path:e}=t,n=2===e.length&&''===e[1]&&(''===e[0]||'/'===e[0])
let r=n?null:0
for(let t=0;!n&&t<e.length;t++)r+=Mt(e[t])
return{__proto__:null,scheme:t.scheme,host:t.host,isSuffix:t.isSuffix,port:t.port,path:e,separators:r}}function At({path:t,separators:e},n){const r=t.length,o=t[r-1]
if(1===r)return n===o
if(!N(n,t[0])||!B(n,o)||n.length<t[0].length+o.length)return!1
let s=X(n,t[0].length,n.length-o.length)
for(let e=1;e<r-1;e++){const n=$(s,t[e])
if(n<0)return!1
s=X(s,n+t[e].length)}return null===e||Mt(n)===e}function Ht(t){if(!t)return!1
const e=it(t),n=lt(t),r=at(t),o=+ut(t)||('https:'===e?443:80)
for(let t=0;t<Rt.length;t++){const s=Rt[t]
if(s.scheme===e&&(null===s.port||s.port===o)&&(s.isSuffix?B(n,s.host)&&n.length>s.host.length:n===s.host)&&At(s,r))return!0}return!1}const jt=65536,Pt=33554432
let Ut=0
const kt=4194304
function Ct(t){const e=C(t)
return dt(e)<=jt?t:Ft(e)}const Ft=t=>dt(t)<=16777216?t:new v([t]),Ot=(t,e,n,r)=>({__proto__:null,kind:t,method:e,url:n,headers:r.headers,mode:r.mode,credentials:r.credentials,redirect:r.redirect,referrer:r.referrer,place:'about:srcdoc'===j.href?Jt:j.href,referrerPolicy:r.referrerPolicy,policies:Nt(Gt(P,It)),inherited:Nt(Wt),cache:r.cache,keepalive:r.keepalive,agent:U
}),Nt=t=>t.length>0?t:void 0,Bt=Document.prototype.querySelector,$t=Document.prototype.querySelectorAll,Xt=f(Element,'getAttribute'),It=[],Wt=[],zt=new Z
function Gt(t,e){const n=s($t,t,['meta'])
for(let t,r=0;t=n[r];r++){const n=Xt(t,'name'),r=Xt(t,'content')
null!==n&&'referrer'===I(n)&&null!==r&&Q(zt,t)!==r&&(V(zt,t,r),Tt(e,r))}return e}const Jt=function t(e){const{href:n}=e.location
if(e.parent===e)return n
try{const r=t(e.parent)
if(Gt(e.parent.document,Wt),N(n,'about:'))return r}catch{}return n}(window),Kt=ownName(t.prefix+'abort'),Yt=ownName(t.prefix+'beacon')
let Qt=0
const Vt=128,Zt=65536
let te=0,ee=0
function ne(t,e){const n=hr(e)
if(te>=Vt||ee+n>Zt)return!1
let r
try{const n=void 0===e||'string'==typeof e||mt(e)?e:je(e)
r=postBeacon(Yt,void 0===n?[t]:[t,n])}catch{return!1}te++,ee+=n
const o=()=>{te--,ee-=n}
return xt(r,o,o),!0}function re(t,e,n){const r=t.keepalive
let o=void 0===e?[t]:[t,e]
if(r&&(hasLeftPage()||(t.number=++Qt),('object'!=typeof e||!No(e))&&(ne(t,e)?hasLeftPage()||(o=[t.number]):n.failed(),hasLeftPage())))return se
let s=o.length>1&&mt(e)?dt(e):0
Ut+s>Pt&&(o=[t,new v([e])],s=0),Ut+=s
const c=()=>{Ut-=s,s=0},l={__proto__:null,id:0,inner:null,room:kt},u=()=>{c(),leaveRequest(l),K(oe,l)},i=t=>{u(),n.failed(t)}
let a
const f=t=>'number'==typeof t?(n.sent(t),d()):(c(),qe(t)?(a=t[1],K(oe,l),void n.head(t[0],a)):n.head(t)),d=()=>xt(l.inner.next(),({value:t,done:e})=>e?i():f(t),i)
return n.stop&&!r&&J(oe,l,n.stop),xt(request('stream',gt,o,vt,void 0,l),t=>l.inner?d():f(t),i),{__proto__:null,next:()=>new p((t,e)=>{if(void 0===a)return xt(l.inner.next(),({value:e,done:n})=>{n&&K(oe,l),t(n?null:e)},e)
const n=a&&dt(a)?a:null
a=null,t(n)}),cancel:()=>{u(),r&&xt(request('call',Kt,[t.number],vt),Et,Et)}}}const oe=new T
e(window,'stop',(t,e)=>{const n=e(),r=[]
return o(t.self)&&Y(oe,t=>Tt(r,t)),r.length>0&&rt(()=>{for(let t=0;t<r.length;t++)r[t]()},0),n})
const se=Object.freeze({__proto__:null,next:()=>new p(Et),cancel:Et}),ce=()=>new _('Load failed'),le=new Z,ue=new Z,ie=d(h,'headers'),ae=h.error
function fe(t,e){V(le,t,e),V(ue,ie(t),!0)}function de(t,e){for(let n=0;n<e.length;n++)Qn(t,e[n][0],e[n][1])
return t}['url','redirected','type','status','statusText','ok'].forEach(t=>{e(h.prototype,t,(e,n)=>{const r=Q(le,e.self)
return r&&void 0!==r[t]?r[t]:n()},'get')}),e(h.prototype,'clone',(t,e)=>{const n=e(),r=Q(le,t.self)
return r&&fe(n,r),n}),['append','delete','set'].forEach(t=>{e(y.prototype,t,(t,e)=>{if(t.self&&Q(ue,t.self))throw new _('Headers object\'s guard is \'immutable\'')
return e()})})
const pe=t=>204===t||304===t
function _e(t,e,n){const{status:r,reason:o,headers:c,url:l,redirected:u,type:i}=t,a='opaque'===i||'opaqueredirect'===i,f=a?s(ae,h,[]):new h(e)
a||de(ie(f),c)
const d=$(l,'#')
return fe(f,{__proto__:null,type:i,redirected:u,failure:null,status:a?void 0:r,statusText:a?void 0:o,ok:a?void 0:r>199&&r<300,url:'opaque'===i?'':d<0?l:X(l,0,d)}),f}['arrayBuffer','blob','bytes','formData','json','text'].forEach(t=>{i(h.prototype,t)&&e(h.prototype,t,(t,e)=>{const n=Q(le,t.self)
if(!n)return e()
const r=e()
return new p((t,e)=>xt(r,t,t=>e(n.failure||t)))})})
const we=ht(f(x,'has')),me=new Z
e(window,'Request',(t,e)=>{const r=t.list[0],o=t.list[1],s=ve(o)?o:{__proto__:null},{body:c,headers:l}=s,u=ve(c)?we(c)&&n(c,()=>!1):ve(r)&&Q(me,r),i=Se(void 0===l&&$e(r)?ze(r):l),a=e(t.list.length<1||!ve(o)?void 0:[r,{__proto__:s,body:c,headers:void 0===l?l:i.headers}])
return u&&V(me,a,u),ye(a,i.names),a},'construct'),e(m.prototype,'clone',(t,e)=>{const n=e(),r=Q(me,t.self)
return r&&V(me,n,r),ye(n,Se(ze(t.self)).names),n})
const he=new Z
function ye(t,e){const n=ze(t)
V(he,n,e),V(he,t,n)}const ge=(t,e)=>{const n=I(e)
t[n]||(t[n]=e)},ve=t=>'object'==typeof t&&null!==t||'function'==typeof t,be=Symbol.iterator
function xe(t,e){const n=t[be]
if(null==n)return null
const r=s(n,t,[]),{next:o}=r,c=[]
for(let t;!(t=s(o,r,[])).done;)Tt(c,e(t.value))
return c}const Ee=t=>{const e=ve(t)&&xe(t,t=>`${t}`)
if(!e||2!==e.length)throw new _('A header is a name and a value')
return e}
function Se(t){if(!ve(t))return{__proto__:null,headers:t,names:{__proto__:null}}
let e=Q(he,t),n=[]
if(e)return{__proto__:null,headers:t,names:e}
if(e={__proto__:null},Ke(t))n=nn(t)
else if(!(n=xe(t,Ee))){const e=c(t)
n=[]
for(let r=0;r<e.length;r++){const o=i(t,e[r])
o&&o.enumerable&&Tt(n,[`${e[r]}`,`${t[e[r]]}`])}}for(let t=0;t<n.length;t++)ge(e,n[t][0])
return{__proto__:null,headers:de(new y,n),names:e}}const Te=new Z,qe=Array.isArray,Re=d(v,'size'),Le=ht(Re),Me=(t,n)=>e(window,t,(t,e)=>{const{list:r}=t,o=r.length>n?r[n]:void 0,s='object'==typeof o&&null!==o&&De(o,'endings'),c=0===r.length||s?null:function(t){if(!qe(t))return null
const e=[]
let n=0
for(let r=0;r<t.length;r++){const o=i(t,r)
let s=o&&o.value
if('string'==typeof s)n+=s.length
else{if('object'!=typeof s||null===s)return null
if(mt(s)||mr(s)){if(n+=s.byteLength,n>Zt)return null
s=mt(s)?new S(s.buffer,s.byteOffset,s.byteLength):new S(s),s=new S(s)}else{if(!Le(s))return null
n+=Re(s)}}if(n>Zt||r>=64)return null
Tt(e,s)}return e}(r[0]),l=e()
return c&&V(Te,l,c),l},'construct'),De=f(Object,'hasOwnProperty')
Me('Blob',1),Me('File',2),Object.setPrototypeOf(File,Blob)
const Ae=new Z,He=f(x,'getAll')
function je(t){const e=Q(Te,t)
if(!e)return new S(_t(Ur(new v(['x',t]))),1)
const n=[]
for(let t=0;t<e.length;t++){const r=e[t]
Tt(n,'string'==typeof r?C(r):mt(r)?r:je(r))}return an(n)}['append','set'].forEach(t=>e(x.prototype,t,(t,e)=>{const n=e(),r=t.list[0],o=t.list[1],s='object'==typeof o&&null!==o&&Q(Te,o)
if(s&&'string'==typeof r){const e=He(t.self,r),n=e[e.length-1],o=Q(Ae,t.self)||[]
Tt(o,n),V(Te,n,s),V(Ae,t.self,o)}return n}))
const Pe=a(i(window,'crypto').get),Ue=window.isSecureContext&&d(Crypto,'subtle'),ke=Ue&&f(SubtleCrypto,'digest'),Ce=window.atob.bind(window),Fe=f(String,'split'),Oe={__proto__:null,sha256:'SHA-256',sha384:'SHA-384',sha512:'SHA-512'}
function Ne(t,e){let n
try{n=Ce(e)}catch{return!1}if(n.length!==dt(t))return!1
for(let e=0;e<n.length;e++)if(z(n,e)!==t[e])return!1
return!0}const Be=d(m,'url'),$e=ht(Be),Xe=d(m,'signal'),Ie=d(AbortSignal,'aborted'),We=d(AbortSignal,'reason'),ze=d(m,'headers'),Ge=f(y,'forEach'),Je=f(y,'has'),Ke=ht(f(y,'keys')),Ye=f(y,'set'),Qe={__proto__:null};['method','mode','credentials','redirect','referrer','referrerPolicy','cache','keepalive','integrity'].forEach(t=>{Qe[t]=d(m,t)})
const Ve={__proto__:null,mode:'cors',redirect:'follow',referrer:'about:client',referrerPolicy:'',cache:'default',keepalive:!1},Ze=f(ReadableStreamDefaultController,'close'),tn=f(ReadableStreamDefaultController,'enqueue'),en=f(ReadableStreamDefaultController,'error')
function nn(t,e){const n=[]
return Ge(t,(t,r)=>{Tt(n,[e&&e[r]||r,t])}),n}requests.interceptFetch(t=>Ht(requests.fetchURL(t)),t=>{const{url:e,method:n,options:r,body:o,original:s}=t,c={__proto__:null}
for(const t in r)c[t]=r[t]
const{headers:l,names:u}=Se(r.headers)
c.headers=l
const i=c.headers&&Je(c.headers,'content-type')
c.method=n,'body'===o.kind&&(c.body=void 0===o.ready?'':o.ready),'lost'===o.kind&&(c.body='')
const a=new m(ct(e),c),f=ze(a)
'lost'!==o.kind||i||rn(f,'content-type'),'body'!==o.kind||void 0!==o.ready||i||(o.type?Ye(f,'content-type',o.type):rn(f,'content-type'))
const d=s&&Q(me,s)
return d&&Ye(f,'content-type',d.type),function(t,e,n,r){const o={__proto__:null,headers:e}
for(const e in Qe){const n=Qe[e](t)
n!==Ve[e]&&(o[e]=n)}const s=Ot('fetch',o.method,Be(t),o),c=r?Xe(t):null
return new p((t,e)=>{let r=null,l=null,u=null,i=!1
const a=()=>{i=!0,c&&et(c,'abort',_)},f=(t,n)=>{i||(a(),u&&(u.failure=t),l&&en(l,t),e(n))},d=(t,e)=>{r&&!i&&r.cancel(),f(t,e)},_=()=>d(new w('Fetch is aborted','AbortError'),We(c))
if(c){if(Ie(c))return e(We(c))
tt(c,'abort',_)}const m=()=>f(ce(),ce()),h=t=>new p(e=>{xt(r.next(),n=>{!i&&n?tn(t,n):i||(a(),Ze(t)),e()},()=>{m(),e()})}),y=e=>{i||(r=re(s,e,{__proto__:null,sent:Et,failed:m,stop:()=>d(ce(),ce()),head(e,n){if(i)return
if(o.integrity&&'opaque'!==e.type)return xt(un(r),n=>xt(function(t,e){const n=function(t){const e=Fe(t,' ')
let n=null
for(let t=0;t<e.length;t++){const r=X(e[t],0,6),o=X(e[t],7)
if(!Oe[r])continue;(!n||r>n.name)&&(n={__proto__:null,name:r,t:[]})
const s=$(o,'?')
r===n.name&&Tt(n.t,s<0?o:X(o,0,s))}return n}(e)
return new p(e=>n?Ue?void xt(ke(Ue(Pe(window)),Oe[n.name],t),t=>{const r=new S(t)
for(let t=0;t<n.t.length;t++)if(Ne(r,n.t[t]))return e(!0)
e(!1)},()=>e(!1)):e(!1):e(!0))}(n,o.integrity),r=>{if(!i){if(!r)return m()
a(),t(_e(e,pe(e.status)?null:n))}},m),m)
const s=pe(e.status)||'HEAD'===o.method
if(n&&dt(n)>0&&!s&&!c)return a(),t(_e(e,n))
const f=s?null:new b({__proto__:null,pull:h,start(t){l=t},cancel(){a(),r.cancel()}})
s&&(r.cancel(),a())
const d=_e(e,f)
u=Q(le,d),t(d)}}))},g=sn(n)
cn(n)?xt(g,y,e):y(g)})}(a,nn(f,u),d?{__proto__:null,kind:'body',blob:d.blob,parts:d.parts}:o,!!r.signal)})
const rn=f(y,'delete')
function sn(t){const{kind:e,ready:n,value:r}=t
if('none'!==e){if('lost'===e)return r
if(t.blob){const e=new v([t.blob]),n=t.parts||Q(Te,t.blob)
return n&&V(Te,e,n),e}if(void 0!==n){if('string'==typeof n)return Ct(n)
if(mt(n))return Ft(new S(n.buffer,n.byteOffset,n.byteLength))
try{wt(n)}catch{return Ct(ln(n))}return Ft(new S(n))}return new p((e,n)=>requests.whenBytes(t.bytes,n=>{e(0===wt(n)&&t.copy?void 0:Ft(new S(n)))},n))}}const cn=t=>'body'===t.kind&&void 0===t.ready&&!t.blob,ln=f(E,'toString'),un=t=>new p((e,n)=>{const r=[],o=()=>xt(t.next(),t=>{if(!t)return e(an(r))
Tt(r,t),o()},n)
o()})
function an(t){let e=0
for(let n=0;n<t.length;n++)e+=dt(t[n])
const n=new S(e)
e=0
for(let r=0;r<t.length;r++)pt(n,t[r],e),e+=dt(t[r])
return n}const fn=DOMParser,dn=f(fn,'parseFromString'),pn=f(Document,'getElementsByTagName'),_n=JSON.parse,wn=d(XMLHttpRequest,'responseType'),mn=f(String,'trim')
function hn(t){const e=G(/[\0- ;]charset[\0- ]*=[\0- "']*([^\0- "';]*)/i,t)
return e?e[1]:''}function yn(t,e){let n=G(/^[\t\n\r ]*([!#-'*+.^`|~\w-]+\/[!#-'*+.^`|~\w-]+)[\t\n\r ]*(;[^]*)?$/,t)
if(!n)return null
let r=I(n[1]),o=n[2]
const s={__proto__:null}
for(;o;){n=G(/^;[\t\n\r ]*([^;=]*)(?:=(?:"((?:\\[^]|[^"])*)"?[^;]*|([^;]*?)[\t\n\r ]*(?![^;])))?/,o),o=X(o,n[0].length)
const t=I(n[1]),c=n[2]
let l=void 0===c?n[3]:''
for(let t=0;c&&t<c.length;t++)'\\'===c[t]&&t<c.length-1&&t++,l+=c[t]
if(G(gn,t)&&!s[t]&&(l||void 0!==c)&&!G(/[^\t -~\x80-\xff]/,l))if(s[t]=!0,e&&'charset'===t&&'utf-8'!==I(l)&&(l=e),r+=';'+t+'=',G(gn,l))r+=l
else{r+='"'
for(let t=0;t<l.length;t++)r+=('"'===l[t]||'\\'===l[t]?'\\':'')+l[t]
r+='"'}}return r}const gn=/^[!#-'*+.^`|~\w-]+$/,vn=t=>I(mn(G(/^[^;]*/,t)[0])),bn=new Z,xn=t=>Q(bn,t.self),En=t=>yn(xn(t)||t.contentType)||'text/xml',Sn=t=>'text/xml'===t||'application/xml'===t||B(t,'+xml'),Tn=t=>{try{return t&&new A(t)}catch{return null}},qn=d(A,'encoding'),Rn=f(S,'subarray'),Ln=(t,e,n)=>Tn(254===t&&255===e?'utf-16be':255===t&&254===e?'utf-16le':239===t&&187===e&&191===n?'utf-8':''),Mn=t=>{const e=Tn(t)
return e?N(qn(e),'utf-16')?new A:'x-user-defined'===qn(e)?new A('latin1'):e:e}
function Dn(t,e,n){const r=wn(t.self),o=vn(En(t)),s=dt(e),c='document'===r&&'text/html'===o,l='document'===r||''===r&&Sn(o)
if(!n&&s<(l?8:3))return null
const u=s>0&&Tn(hn(xn(t)||'')||hn(t.contentType)),i=(u||'json'!==r)&&Ln(e[0],e[1],e[2])||u
if(i||!l)return i||new A
const a=O(new A('latin1'),Rn(e,0,c?s:1024)),f=N(a,'<?xml')
if(!n&&f&&s<1024&&$(a,'>')<0)return null
const d=N(a,'<\0?\0x\0')?'utf-16le':N(a,'\0<\0?\0x')?'utf-16be':'',p=f&&G(/^[^>]*?encoding[\0- ]*=[\0- ]*("|')([^>]*?)\1/,a)
return Tn(d)||Mn(p&&p[2])||c&&function(t){const e=G(/<\/head|<body/i,t),n=e?e.index:0,r=pn(dn(new fn,X(t,0,n>1024?n:1024),'text/html'),'meta')
for(let t,e=0;t=r[e];e++){const e=Mn(Xt(t,'charset')||Xt(t,'http-equiv')&&'content-type'===I(Xt(t,'http-equiv'))&&hn(';'+Xt(t,'content')))
if(e)return e}return null}(a)||new A}const An=Object.freeze({__proto__:null,stream:!0})
function Hn(t,e){Tt(t.o,e),t.loaded+=dt(e),jn(t,e,!1)}function jn(t,e,n){const r=wn(t.self)
''!==r&&'text'!==r||(t.l||(e=an(t.o),t.l=Dn(t,e,n)),t.l&&(t.text+=O(t.l,e,n?void 0:An)))}const Pn=t=>jn(t,new S(0),!0),Un=t=>{const e=an(t.o)
return t.l=t.l||Dn(t,e,!0),O(t.l,e)},kn=new Z,Cn=d(Node,'ownerDocument')
for(const t of['URL','documentURI','characterSet','charset','inputEncoding','contentType','lastModified'])e(Document.prototype,t,(e,n)=>{const r=Q(kn,e.self)
return r?r[t]:n()},'get')
e(Node.prototype,'baseURI',(t,e)=>{const n=e(),o=Cn(t.self),c=Q(kn,o||t.self)
if(!c)return n
const l=s(Bt,o||t.self,['base[href]'])
if(!l)return c.URL
const u=r(Xt(l,'href'),!1,c.URL)
return u?ct(u):'about:blank'},'get')
const Fn=t=>'big5'===t?'Big5':'shift_jis'===t?'Shift_JIS':G(/^(gb1|mac|win|x-)/,t)?t:W(t),On=Date,Nn=[['Month',''],['Date','/'],['FullYear','/'],['Hours',' '],['Minutes',':'],['Seconds',':']]
for(const t of Nn)t[0]=a(Date.prototype['get'+t[0]])
function Bn(t){let e=new On(t||''),n=''
Nn[0][0](e)>=0||(e=new On)
for(let t=0;t<6;t++)n+=Nn[t][1]+X('000'+(Nn[t][0](e)+!t),2===t?-4:-2)
return n}function $n(t){const e=vn(En(t)),n='text/html'===e&&'document'===wn(t.self)
if(!n&&!Sn(e)||0===t.loaded&&!n)return null
const r=dn(new fn,Un(t),n?'text/html':'application/xml')
if(!n&&s(Bt,r,['parsererror[style]>h3+div+h3']))return null
const o=Fn(qn(t.l)),{url:c}=t.u
return V(kn,r,{__proto__:null,URL:c,documentURI:c,characterSet:o,charset:o,inputEncoding:o,contentType:e,lastModified:Bn(Vn(t.i,'last-modified'))}),r}function Xn(t){const e=wn(t.self)
return''===e||'text'===e?t.state<3||t.p?'':t.text:4!==t.state||t.p?null:(void 0===t.value&&(t.value=function(t,e){switch(e){case'arraybuffer':return _t(an(t.o))
case'blob':return new v([an(t.o)],{__proto__:null,type:En(t)})
case'document':return $n(t)
default:try{return _n(Un(t))}catch{return null}}}(t,e)),t.value)}const In=XMLHttpRequest.prototype,Wn=new Z,zn=d(XMLHttpRequest,'readyState'),Gn=t=>{const e=Q(Wn,t)
return e&&zn(t)<2?e:void 0},Jn=d(XMLHttpRequest,'upload'),Kn=d(XMLHttpRequest,'timeout'),Yn=d(XMLHttpRequest,'withCredentials'),Qn=f(y,'append'),Vn=f(y,'get'),Zn=d(Document,'contentType'),tr=XMLSerializer,er=f(tr,'serializeToString'),nr=ht(Zn),rr=()=>new w('The object is in an invalid state.','InvalidStateError'),or=(t,e)=>{nt(t,new q(e))},sr=(t,e,n,r)=>{const o=r>0&&n<=r
nt(t,new R(e,{__proto__:null,lengthComputable:o,loaded:n,total:o?r:0}))}
e(In,'open',(t,e)=>{const n=requests.readOpen(t)&&Ht(t.url),r=e(),o=Gn(t.self)
o&&Tr(o)
const s=!o||1===o.state
if(!n)return o&&V(Wn,t.self,void 0),s||or(t.self,'readystatechange'),r
const c=new m(ct(t.url),{__proto__:null,method:t.method})
return V(Wn,t.self,{__proto__:null,self:t.self,made:c,isAsync:t.isAsync,headers:ze(c),state:1,_:!1,m:!0,p:!1,h:null,timer:0,start:0,names:{__proto__:null},contentType:'',u:null,i:null,url:'',o:[],loaded:0,total:0,uploadTotal:0,l:null,text:'',value:void 0,xml:void 0}),s||or(t.self,'readystatechange'),r}),e(In,'setRequestHeader',(t,e)=>{const n=Gn(t.self)
if(n&&(1!==n.state||n._))throw rr()
const r=e()
if(n){const e=`${t.list[0]}`
Qn(n.headers,e,`${t.list[1]}`),ge(n.names,e)}return r})
const cr=(t,n)=>e(In,t,(t,e)=>{const r=Gn(t.self)
return r?n(r,t):e()},'get')
cr('readyState',t=>t.state),cr('status',t=>t.u&&!t.p?t.u.status:0),cr('statusText',t=>t.u&&!t.p?t.u.reason:''),cr('responseURL',t=>t.url),cr('response',Xn),cr('responseText',t=>{const e=wn(t.self)
if(''!==e&&'text'!==e)throw rr()
return Xn(t)}),cr('responseXML',t=>{const e=wn(t.self)
if(''!==e&&'document'!==e)throw rr()
return 4!==t.state||t.p?null:'document'===e?Xn(t):(void 0===t.xml&&(t.xml=$n(t)),t.xml)})
const lr=(t,n,r)=>e(In,t,(t,e)=>{const r=Gn(t.self)
if(r&&n(r))throw rr()
return e()},r)
lr('responseType',t=>t.state>2,'set'),lr('withCredentials',t=>t.state>1||t._,'set'),e(In,'overrideMimeType',(t,e)=>{const n=Gn(t.self)
if(n&&n.state>2)throw rr()
const r=e(),o=`${t.list[0]}`
return V(bn,t.self,yn(o)?o:'application/octet-stream'),r}),e(In,'timeout',(t,e)=>{const n=e(),r=Gn(t.self)
return r&&r._&&vr(r),n},'set'),e(In,'getResponseHeader',(t,e)=>{const n=Gn(t.self)
if(!n)return e()
if(0===t.list.length)return e()
const r=`${t.list[0]}`
if(G(/[^\0-\xff]/,r))throw new _('A header name has bytes')
if(!n.i||n.p)return null
try{return Vn(n.i,r)}catch{return null}}),e(In,'getAllResponseHeaders',(t,e)=>{const n=Gn(t.self)
if(!n)return e()
let r=''
return n.i&&!n.p&&Ge(n.i,(t,e)=>{r+=e+': '+t+'\r\n'}),r}),e(In,'abort',(t,e)=>{const n=Gn(t.self)
if(!n)return e();(1===n.state&&n._||2===n.state||3===n.state)&&qr(n,'abort'),4===n.state&&(n.state=0,n.p=!0)}),e(In,'send',(t,e)=>{const r=Gn(t.self)
if(!r)return e()
if(1!==r.state||r._)throw rr()
!function(t,e){const r=function(t,e){const r=W(Qe.method(t.made)),o={__proto__:null,value:void 0,g:!1,type:''}
if(null==e||'GET'===r||'HEAD'===r)return o
const s='object'!=typeof e,c=n(e,nr)
if('none'===c.kind)return o
if('lost'===c.kind){const t='text/html'===Zn(c.value)
return{__proto__:null,value:Ct(wr(c.value,t)),g:!1,v:!0,type:(t?'text/html':'application/xml')+';charset=UTF-8'}}const{ready:l}=c
let{type:u}=c
const i=void 0!==l&&!mt(l)&&!mr(l)
return i&&(u=('string'==typeof l?'text/plain':'application/x-www-form-urlencoded')+';charset=UTF-8'),{__proto__:null,value:sn(c),g:cn(c),type:u,v:s||i}}(t,e)
if(function(t,e){const n=Vn(t,'content-type')
if(null===n)return void(e.type&&Ye(t,'content-type',e.type))
const r=e.v&&yn(n,'UTF-8')
r&&r!==yn(n)&&Ye(t,'content-type',r)}(t.headers,r),!t.isAsync){const{value:e}=r
return'object'==typeof e&&Le(e)&&(r.value=je(e)),function(t,e){let{value:n}=e
void 0===n||'string'==typeof n||mt(n)||(n=Ur(n)),t._=!0
let r=null
try{r=callSync(Rr,void 0===n?[yr(t)]:[yr(t),n],noOptions),Er(t,r.head)}catch(t){r&&St(t),r=null}if(t._=!1,t.state=4,!r)throw t.p=!0,or(t.self,'readystatechange'),sr(t.self,'error',0,0),sr(t.self,'loadend',0,0),kr()
Hn(t,r.body),Pn(t)
const{self:o,loaded:s,total:c}=t
or(o,'readystatechange'),sr(o,'load',s,c),sr(o,'loadend',s,c)}(t,r)}t._=!0,t.m=void 0===r.value||Lt&&!fr(Jn(t.self)),t.start=st()
const o=e=>{t._&&1===t.state&&(t.h=re(yr(t),e,{__proto__:null,sent:e=>function(t,e){if(!br(t)&&!t.m)return e>=t.uploadTotal?xr(t):void sr(Jn(t.self),'progress',e,t.uploadTotal)}(t,e),head:e=>function(t,e){br(t)||(xr(t),br(t)||(Er(t,e),t.state=2,or(t.self,'readystatechange'),br(t)||2!==t.state||Sr(t)))}(t,e),failed:()=>qr(t,'error'),stop(){t.url='',qr(t,'abort')}}))}
if(!r.g)return s=r.value,t.uploadTotal=hr(s),sr(t.self,'loadstart',0,0),t.m||sr(Jn(t.self),'loadstart',0,t.uploadTotal),void(t._&&1===t.state&&(vr(t),o(s)))
var s
sr(t.self,'loadstart',0,0),xt(r.value,e=>{t._&&1===t.state&&(t.uploadTotal=hr(e),t.m||sr(Jn(t.self),'loadstart',0,t.uploadTotal),o(e))},()=>qr(t,'error')),vr(t)}(r,t.list.length>0?t.list[0]:null)})
const ur=new Z,ir=XMLHttpRequestUpload.prototype,ar=[]
function fr(t){const e=Q(ur,t)
for(let t=0;e&&t<e.length;t++)if(e[t])return!0
for(let e=0;e<ar.length;e++)if(ar[e](t))return!0
return!1}if(Lt){['loadstart','progress','load','loadend','error','abort','timeout'].forEach(t=>{Tt(ar,d(D,'on'+t))})
const t=(t,e)=>requests.intercept(M,t,(t,n)=>{const r=n(),{self:o,list:s}=t
if('object'!=typeof o||null===o||u(o)!==ir||!s[1])return r
const c=`${s[0]}`,l=s[1],i=s[2],a='object'==typeof i&&null!==i?!!i.capture:!!i,f=Q(ur,o)||[]
for(let t=0;t<f.length;t++){const e=f[t]
e&&e.type===c&&e.listener===l&&e.capture===a&&(f[t]=null)}return e&&Tt(f,{__proto__:null,type:c,listener:l,capture:a}),V(ur,o,f),r})
t('addEventListener',!0),t('removeEventListener',!1)}const dr=d(Document,'documentElement'),pr=d(Document,'doctype'),_r=d(Element,'outerHTML')
function wr(t,e){if(!e)return er(new tr,t)
const n=pr(t),r=dr(t)
return(n?er(new tr,n):'')+(r?_r(r):'')}const mr=ht(wt)
function hr(t){return void 0===t?0:'string'==typeof t?dt(C(t)):mt(t)?dt(t):Re(t)}function yr(t){const e=Ot('xmlHTTPRequest',Qe.method(t.made),Be(t.made),{__proto__:null,headers:nn(t.headers,t.names),credentials:Yn(t.self)?'include':'same-origin'})
return Lt&&t.isAsync&&(e.listensToUpload=fr(Jn(t.self))),e}const gr=20
function vr(t){ot(t.timer)
const e=Kn(t.self)
if(!e||!t._)return
const n=t.start+e
let r=0,o=-1
const s=()=>{const e=st()-n,c=t.state+t.loaded
if(r=r||2*e,e<gr||e>r||c===o)return qr(t,'timeout')
o=c,t.timer=rt(s,r/16)}
t.timer=rt(s,n<st()?0:n-st())}const br=t=>!t._||Gn(t.self)!==t
function xr(t){if(t.m)return
t.m=!0
const e=Jn(t.self),n=t.uploadTotal
sr(e,'progress',n,n),sr(e,'load',n,n),sr(e,'loadend',n,n)}function Er(t,e){t.u=e,t.i=de(new y,e.headers)
const n=$(e.url,'#')
t.url=n<0?e.url:X(e.url,0,n),t.contentType=Vn(t.i,'content-type')||''
const r=Vn(t.i,'content-length')
t.total=+r||0}function Sr(t){const{h:e}=t
xt(e.next(),n=>{if(!br(t)&&t.h===e){if(!n)return function(t){ot(t.timer),Pn(t),t.state=4,t._=!1
const{self:e,loaded:n,total:r}=t
or(e,'readystatechange'),Gn(e)===t&&(sr(e,'load',n,r),sr(e,'loadend',n,r))}(t)
Hn(t,n),t.state=3,or(t.self,'readystatechange'),br(t)||(sr(t.self,'progress',t.loaded,t.total),br(t)||Sr(t))}},()=>{t.h===e&&qr(t,'error')})}function Tr(t){ot(t.timer),t._=!1,t.h&&t.h.cancel(),t.h=null}function qr(t,e){if(br(t))return
Tr(t),t.state=4,t.p=!0,'abort'!==e&&(t.url='')
const{self:n}=t
if(or(n,'readystatechange'),!t.m){t.m=!0
const r=Jn(n)
sr(r,e,0,0),sr(r,'loadend',0,0)}sr(n,e,0,0),sr(n,'loadend',0,0)}const Rr=ownName(t.prefix+'sendNow'),Lr=g.createObjectURL,Mr=g.revokeObjectURL,Dr=XMLHttpRequest,Ar=a(In.open),Hr=a(In.send),jr=a(In.overrideMimeType),Pr=d(Dr,'responseText')
function Ur(t){const e=s(Lr,g,[t]),n=new Dr
try{Ar(n,'GET',e,!1),jr(n,'text/plain; charset=x-user-defined'),Hr(n)
const t=Pr(n),r=new S(t.length)
for(let e=0;e<t.length;e++)r[e]=255&z(t,e)
return r}finally{s(Mr,g,[e])}}const kr=()=>new w('A network error occurred.','NetworkError'),Cr=a(Element.prototype.setAttribute),Fr=a(Document.prototype.createElement),Or=a(x.prototype.forEach),Nr=a(E.prototype.append),Br=d(File,'name'),$r=d(HTMLAnchorElement,'search')
function Xr(t){let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
13===r&&10===z(t,n+1)&&n++,e+=13===r||10===r?'\r\n':t[n]}return e}const Ir=t=>'string'==typeof t?Xr(t):Br(t),Wr=Fr(P,'a'),zr='0123456789ABCDEF',Gr=t=>'%'+zr[t>>4]+zr[15&t],Jr=t=>t>47&&t<58||t>64&&t<91||t>96&&t<123||42===t||45===t||46===t||95===t
function Kr(t,e){let n=''
for(let r=0;r<t.length;r++){const o=z(t,r)
if(32===o)n+=e
else if(Jr(o))n+=t[r]
else if(o<128)n+=Gr(o)
else{let e=r+1
for(;e<t.length&&z(t,e)>127;)e++
Cr(Wr,'href','http://localhost/?'+X(t,r,e))
const o=$r(Wr)
for(let t=1;t<o.length;t++){const e=z(o,t)
n+=37===e||Jr(e)?o[t]:Gr(e)}r=e-1}}return n}function Yr(t,e){if('UTF-8'===t)return C(e)
const n=Kr(e,'%20'),r=new S(n.length)
let o=0
for(let t=0;t<n.length;t++){let e=z(n,t)
37===e&&(e=16*$(zr,n[++t])+$(zr,n[++t])),r[o++]=e}return new S(_t(r),0,o)}const Qr=Math.random,Vr=d(v,'type'),Zr=ownName(t.prefix+'form'),to=ownName(t.prefix+'submission'),eo=HTMLFormElement,no=eo.prototype,ro={__proto__:null};['method','enctype','target','acceptCharset'].forEach(t=>{ro[t]=d(eo,t)})
const oo=t=>{try{return ro.method(t),Cn(t)===P}catch{return!1}},so=(d(Node,'baseURI'),
a(Node.prototype.getRootNode)),co=a(q.prototype.composedPath),lo=d(q,'defaultPrevented'),uo=d(q,'eventPhase'),io=d(SubmitEvent,'submitter'),ao=d(q,'target'),fo=d(FormDataEvent,'formData'),po=a(Element.prototype.hasAttribute),_o=a(HTMLElement.prototype.click),wo=d(Document,'characterSet'),mo=d(HTMLAnchorElement,'href'),ho=d(TextDecoder,'encoding'),yo=window.location.assign.bind(window.location),go=a(AbortController.prototype.abort),vo=d(AbortController,'signal'),bo=AbortController
function xo(t,e,n){const r=e&&'form'+n
return r&&po(e,r)?Xt(e,r):ro[n](t)}const Eo=d(PerformanceTiming,'loadEventEnd'),So=performance.timing,To=navigator.userActivation,qo=To&&d(UserActivation,'isActive')
let Ro=null
tt(window,'pageshow',t=>{Ro=t},{__proto__:null,once:!0,capture:!0})
const Lo=()=>(!Eo(So)||Ro&&!!uo(Ro))&&!(To&&qo(To))
let Mo=0,Do=null
const Ao=6e4
requests.intercept(window,'stop',(t,e)=>(Do&&go(Do),e()))
let Ho=null
const jo=new Z
function Po(t){const e=ao(t)
if(!t.isTrusted||!oo(e))return
let n=null
if(Ho!==e){const t=Q(jo,e)
if(!t||uo(t)||lo(t))return
n=io(t),V(jo,e,null)}const r=function(t,e){const n=I(xo(t,e,'method'))
if('dialog'===n)return null
let r
try{const n=e&&po(e,'formaction')?Xt(e,'formaction'):Xt(t,'action')
Cr(Wr,'href',n||j.href),r=new g(mo(Wr))}catch{return null}if(!Ht(r))return null
const o=I(xo(t,e,'target')||function(t){if(po(t,'target'))return''
const e=s(Bt,P,['base[target]'])
return e?Xt(e,'target'):''}(t)),c=o&&'_self'!==o&&'_top'!==o&&'_parent'!==o,l=function(t){const e=wo(P),n=/[^ ,]+/g,r=ro.acceptCharset(t)
let o=I(e)
for(let t;t=G(n,r);)try{o=ho(new A(t[0]))
break}catch{}return N(o,'utf-')?'UTF-8':o===I(e)?e:null}(t)
return{__proto__:null,url:r,method:n,charset:l,encoding:I(xo(t,e,'enctype')),isEngines:c||'post'===n&&!l,referrer:G(/(^|\s)noreferrer(\s|$)/i,Xt(t,'rel')||'')?'':void 0}}(e,n)
if(!r)return
const o=++Mo,c=()=>postBeacon(to,[o,W(r.method),ct(r.url),!!r.isEngines,Lo()])
if(r.isEngines){try{xt(c(),Et,Et)}catch{}return}let l=fo(t)
const u=this,i=()=>{et(u,'formdata',i),(()=>{const t=new x
Or(l,(e,n)=>{Uo(t,n,e)}),l=t})()}
let a
tt(u,'formdata',i)
try{a=c()}catch{return}const f=()=>function(t,e,n){const{method:r,encoding:o,charset:c}=e
let l,u=''
if('post'===r)if('multipart/form-data'===o){const t='UTF-8'===c?requests.contentsOf(n,()=>!1):function(t,e){let n='----WebKitFormBoundary'
for(;n.length<38;)n+=zr[16*Qr()|0]
const r=[],o=t=>{let e=''
for(let n=0;n<t.length;n++){const r=z(t,n)
e+=34===r||13===r||10===r?Gr(r):t[n]}return e}
return Or(t,(t,s)=>{const c='string'==typeof t
Tt(r,Yr(e,'--'+n+'\r\nContent-Disposition: form-data; name="'+o(Xr(s))+'"'+(c?'':'; filename="'+o(Br(t))+'"\r\nContent-Type: '+(Vr(t)||'application/octet-stream'))+'\r\n\r\n')),Tt(r,c?Yr(e,Xr(t)):t),Tt(r,'\r\n')}),Tt(r,'--'+n+'--\r\n'),{__proto__:null,blob:new v(r),type:'multipart/form-data; boundary='+n}}(n,c)
l=t.blob,u=t.type}else'text/plain'===o?(l=Ft(Yr(c,function(t){let e=''
return Or(t,(t,n)=>{e+=Xr(n)+'='+Ir(t)+'\r\n'}),e}(n))),u=o):(l=Ct(function(t,e){if('UTF-8'===e){const e=new E
return Or(t,(t,n)=>{Nr(e,Xr(n),Ir(t))}),ln(e)}let n=''
return Or(t,(t,e)=>{n+=(n&&'&')+Kr(Xr(e),'+')+'='+Kr(Ir(t),'+')}),n}(n,c)),u='application/x-www-form-urlencoded')
const i=Ot('form',W(r),ct(e.url),{__proto__:null,headers:u?[['content-type',u]]:[],mode:'navigate',credentials:'include',referrer:e.referrer}),a=Do=new bo,f={__proto__:null,timeout:1/0,signal:vo(a)}
xt(request('call',Zr,void 0===l?[t,i]:[t,i,l],f),t=>{'string'==typeof t?yo(t):t&&function(t,e){const n=s(Lr,g,[new v([e],{__proto__:null,type:'application/octet-stream'})]),r=Fr(P,'a')
Cr(r,'href',n),Cr(r,'download',t),_o(r),rt(()=>s(Mr,g,[n]),Ao)}(t[0],t[1])},Et)}(o,r,l)
xt(a,f,f)}requests.intercept(no,'submit',(t,e)=>{const n=Ho
Ho=t.self
try{return oo(Ho)&&ko(so(Ho)),e()}finally{Ho=n}}),requests.intercept(no,'requestSubmit',(t,e)=>(oo(t.self)&&ko(so(t.self)),e()))
const Uo=a(x.prototype.append)
function ko(t){const e=t===P?window:t
Q(Co,e)||(V(Co,e,!0),tt(e,'submit',t=>{const e=ao(t)
t.isTrusted&&oo(e)&&V(jo,e,t)},!0),tt(e,'formdata',Po,!0))}const Co=new Z
window.top===window&&(ko(P),requests.intercept(Element.prototype,'attachShadow',(t,e)=>{const n=e()
return ko(n),n}),tt(window,'click',t=>{const e=co(t)
for(let t=0;t<e.length;t++)Oo(e[t])&&ko(e[t])},!0))
const Fo=d(ShadowRoot,'host')
function Oo(t){try{return!!Fo(t)}catch{return!1}}const No=ht(d(b,'locked')),Bo=ht(d(Navigator,'languages'))
e(Navigator.prototype,'sendBeacon',(t,e)=>{const{list:s}=t
if(0===s.length||!o()||!Bo(t.self))return e()
const c=r(`${s[0]}`,!0)
if(!Ht(c)||'object'==typeof s[1]&&No(s[1]))return e()
const l=n(s[1],()=>!1),u=new m(ct(c),{__proto__:null,method:'POST',body:l.ready,credentials:'include'}),i=ze(u)
return l.type&&Ye(i,'content-type',l.type),ne(Ot('beacon','POST',ct(c),{__proto__:null,headers:nn(i),credentials:'include',keepalive:!0}),sn(l))})
const $o=EventSource.prototype,Xo=new Z,Io=a($o.close),Wo=d(EventSource,'url'),zo=d(EventSource,'withCredentials')
function Go(t){if(2===t.state)return
const{self:e}=t,n=[]
t.S&&Tt(n,['Last-Event-ID',t.S])
const r=Ot('eventSource','GET',t.url,{__proto__:null,headers:n,credentials:zo(e)?'include':'same-origin'}),o=()=>{2!==t.state&&(t.state=0,or(e,'error'),0===t.state&&(t.timer=rt(()=>Go(t),t.wait)))},s=()=>{t.state=2,or(e,'error')},c=t.h=re(r,void 0,{__proto__:null,sent:Et,failed:e=>2!==t.state&&e&&'cors'===(i(e,'code')||bt).value?s():o(),head(n){if(2===t.state)return
let r=''
for(let t=0;t<n.headers.length;t++)'content-type'===I(n.headers[t][0])&&(r=n.headers[t][1])
if(200!==n.status||!G(/^[\t ]*text\/event-stream[\t ]*([;,]|$)/i,r))return c.cancel(),s()
t.state=1,t.origin=ft(new g(n.url)),or(e,'open'),function(t,e,n){const r=new A,o={__proto__:null,type:'',data:'',id:t.S}
let s='',c=!1
const l=()=>xt(e.next(),e=>{if(2===t.state)return
if(!e)return n()
s+=O(r,e,An)
let u=0
for(let e=0;e<s.length;e++){const n=z(s,e)
if(10===n||13===n){if(10===n&&c||Jo(t,o,X(s,u,e)),c=13===n,u=e+1,2===t.state)return}else c=!1}s=X(s,u),l()},n)
l()}(t,c,o)}})}function Jo(t,e,n){if(''===n)return function(t,e){const{type:n,data:r,id:o}=e
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
e&&(t.wait=+s)}}e(window,'EventSource',(t,e)=>{const n=e(),s=r(Wo(n),!0)
if(!Ht(s)||!o())return n
Io(n)
const c={__proto__:null,self:n,url:ct(s),origin:ft(s),state:0,h:null,timer:0,wait:3e3,S:''}
return V(Xo,n,c),rt(()=>Go(c),0),n},'construct'),e($o,'readyState',(t,e)=>{const n=Q(Xo,t.self)
return n?n.state:e()},'get'),e($o,'close',(t,e)=>{const n=Q(Xo,t.self)
if(!n)return e()
n.state=2,ot(n.timer),n.h&&n.h.cancel()})}
"""#
}
