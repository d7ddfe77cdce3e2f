// Of the digest df5cf6e36b80587a1a44cedde0c6ae47138087fd72ad538050f13ff31be210a4, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What sends the requests of pages that native code relays, minified.
enum RelayPageSource {
  static let script = #"""
function(e){if(!requests)return
const{apply:t,construct:n}=Reflect,{defineProperty:r,getPrototypeOf:o}=Object,s=Object.getOwnPropertyDescriptor,l=e=>(n,...r)=>t(e,n,r),a=(e,t)=>l(s(e.prototype,t).get),i=Promise,c=TypeError,u=DOMException,p=Request,f=Response,d=Headers,y=URL,h=Blob,g=ReadableStream,_=FormData,w=URLSearchParams,m=Uint8Array,b=(Map,
Event),v=ProgressEvent,x=MessageEvent,S=TextDecoder,q=new TextEncoder,T=window.location,E=document,O=navigator.userAgent,j=l(Promise.prototype.then),L=(H=l(TextEncoder.prototype.encode),e=>H(q,e))
var H
const k=l(TextDecoder.prototype.decode),P=l(String.prototype.startsWith),R=l(String.prototype.endsWith),D=l(String.prototype.indexOf),A=l(String.prototype.slice),F=l(String.prototype.toLowerCase),M=l(String.prototype.toUpperCase),U=l(String.prototype.charCodeAt),N=l(RegExp.prototype.exec),B=(l(Map.prototype.get),l(Map.prototype.set),
l(WeakMap.prototype.get)),C=l(WeakMap.prototype.set),I=WeakMap,z=l(EventTarget.prototype.addEventListener),X=l(EventTarget.prototype.removeEventListener),$=l(EventTarget.prototype.dispatchEvent),W=window.setTimeout.bind(window),G=window.clearTimeout.bind(window),J=performance.now.bind(performance),V=a(y,'href'),K=a(y,'hostname'),Q=a(y,'port'),Y=a(y,'protocol'),Z=a(y,'pathname'),ee=a(y,'origin'),te=a(o(m),'length'),ne=l(m.prototype.set),re=a(o(m),'buffer'),oe=a(ArrayBuffer,'byteLength'),se=ArrayBuffer.isView,le=a(Navigator,'languages'),ae=navigator,ie=window.origin,ce=ownName(e.prefix+'send'),ue=Object.freeze({
__proto__:null,timeout:1/0}),pe=Object.freeze({__proto__:null,value:void 0})
function fe(e,t,n){r(e,'constructor',pe),j(e,e=>{try{t(e)}catch(e){n(e),ye(e)}},n)}const de=()=>{}
function ye(e){const t=s(e,'message')
fe(request('call',Pe,[t&&'string'==typeof t.value?t.value:''],ue),de,de)}const he=e=>({__proto__:null,value:e,writable:!0,configurable:!0,enumerable:!0}),ge=(e,t)=>{r(e,e.length,he(t))}
function _e(e){if('null'===ie)return!1
if('*'===e)return!0
const t=D(e,'*')
if(t<0)return e===ie
const n=A(e,0,t),r=A(e,t+1)
return P(ie,n)&&R(ie,r)&&ie.length>n.length+r.length}const we=[]
for(let t=0;t<e.rules.length;t++){const{origins:n,patterns:r}=e.rules[t]
let o=!1
for(let e=0;e<n.length;e++)o=o||_e(n[e])
for(let e=0;o&&e<r.length;e++)ge(we,r[e])}if(0===we.length)return
function me(e,t){const n=e.length,r=e[n-1]
if(1===n)return t===r
if(!P(t,e[0])||!R(t,r)||t.length<e[0].length+r.length)return!1
let o=A(t,e[0].length,t.length-r.length)
for(let t=1;t<n-1;t++){const n=D(o,e[t])
if(n<0)return!1
o=A(o,n+e[t].length)}return!0}function be(e){if(!e)return!1
const t=Y(e),n=K(e),r=Z(e),o=+Q(e)||('https:'===t?443:80)
for(let e=0;e<we.length;e++){const s=we[e]
if(s.scheme===t&&(null===s.port||s.port===o)&&(s.isSuffix?R(n,s.host)&&n.length>s.host.length:n===s.host)&&me(s.path,r))return!0}return!1}const ve=65536,xe=33554432
let Se=0
const qe=4194304
function Te(e){const t=L(e)
return te(t)<=ve?e:Ee(t)}const Ee=e=>te(e)<=16777216?e:new h([e])
function Oe(){const e=le(ae)
let t=''
for(let n=0;n<e.length&&n<6;n++)t+=(n?', ':'')+e[n]+(n?';q=0.'+(10-n):'')
return t}const je=(e,t,n,r)=>({__proto__:null,kind:e,method:t,url:n,headers:r.headers,mode:r.mode,credentials:r.credentials,redirect:r.redirect||'follow',referrer:void 0===r.referrer||'about:client'===r.referrer?T.href:r.referrer,referrerPolicy:r.referrerPolicy||Le(),cache:r.cache||'default',keepalive:!!r.keepalive,agent:O,languages:Oe()})
function Le(){const e=t(He,E,['meta[name="referrer" i]'])
return e?F(ke(e,'content')||''):''}const He=Document.prototype.querySelector,ke=l(Element.prototype.getAttribute),Pe=ownName(e.prefix+'abort'),Re=ownName(e.prefix+'beacon')
let De=0
const Ae=128,Fe=65536
let Me=0,Ue=0
function Ne(e,t){const n=Hn(t)
if(Me>=Ae||Ue+n>Fe)return!1
let r
try{const n=void 0===t||'string'==typeof t||se(t)?t:dt(t)
r=postBeacon(Re,void 0===n?[e]:[e,n])}catch{return!1}Me++,Ue+=n
const o=()=>{Me--,Ue-=n}
return fe(r,o,o),!0}function Be(e,t,n){const r=e.keepalive
let o=void 0===t?[e]:[e,t]
if(r&&(hasLeftPage()||(e.number=++De),('object'!=typeof t||!br(t))&&(Ne(e,t)?hasLeftPage()||(o=[e.number]):n.failed(),hasLeftPage())))return Ce
let s=o.length>1&&se(t)?te(t):0
Se+s>xe&&(o=[e,new h([t])],s=0),Se+=s
const l=()=>{Se-=s,s=0},a=()=>{l(),u.return(),n.failed()}
let c
const u=lazyStream('relay',e=>(e.room=qe,request('stream',ce,o,ue,void 0,e))),p=()=>fe(u.next(),({value:e,done:t})=>t?a():'number'==typeof e?(n.sent(e),p()):(l(),at(e)?(c=e[1],void n.head(e[0])):n.head(e)),a)
return p(),{__proto__:null,next:()=>new i((e,t)=>{if(void 0===c)return fe(u.next(),({value:t,done:n})=>e(n?null:t),t)
const n=c&&te(c)?c:null
c=null,e(n)}),cancel:()=>{l(),u.return(),r&&fe(request('call',Pe,[e.number],ue),de,de)}}}const Ce=Object.freeze({__proto__:null,next:()=>new i(de),cancel:de}),Ie=()=>new c('Load failed'),ze=new I,Xe=new I,$e=a(f,'headers'),We=f.error
function Ge(e,t){C(ze,e,t),C(Xe,$e(e),!0)}function Je(e,t){for(let n=0;n<t.length;n++)dn(e,t[n][0],t[n][1])
return e}['url','redirected','type','status','statusText','ok'].forEach(e=>{requests.intercept(f.prototype,e,(t,n)=>{const r=B(ze,t.self)
return r&&void 0!==r[e]?r[e]:n()},'get')}),requests.intercept(f.prototype,'clone',(e,t)=>{const n=t(),r=B(ze,e.self)
return r&&Ge(n,r),n}),['append','delete','set'].forEach(e=>{requests.intercept(d.prototype,e,(e,t)=>{if(e.self&&B(Xe,e.self))throw new c('Headers object\'s guard is \'immutable\'')
return t()})})
const Ve=e=>204===e||304===e
function Ke(e,n,r){const{status:o,reason:s,headers:l,url:a,redirected:i,type:c}=e,u='opaque'===c||'opaqueredirect'===c,p=u?t(We,f,[]):new f(n)
u||Je($e(p),l)
const d=D(a,'#')
return Ge(p,{__proto__:null,type:c,redirected:i,failure:null,status:u?void 0:o,statusText:u?void 0:s,ok:u?void 0:o>199&&o<300,url:'opaque'===c?'':d<0?a:A(a,0,d)}),p}['arrayBuffer','blob','bytes','formData','json','text'].forEach(e=>{s(f.prototype,e)&&requests.intercept(f.prototype,e,(e,t)=>{const n=B(ze,e.self)
if(!n)return t()
const r=t()
return new i((e,t)=>fe(r,e,e=>t(n.failure?n.failure.reason:e)))})})
const Qe=l(_.prototype.has),Ye=new I
requests.intercept(window,'Request',(e,t)=>{const n=e.list[0],r=e.list[1],o='object'==typeof r&&null!==r?r.body:void 0,s='object'==typeof o&&null!==o?(e=>{try{return Qe(e,''),!0}catch{return!1}})(o)&&requests.contentsOf(o,()=>!1):'object'==typeof n&&null!==n&&B(Ye,n),l='object'==typeof r&&null!==r?r.headers:void 0,a=ot(void 0===l&&st(n)?qt(n):l),i=t()
return s&&C(Ye,i,s),et(i,a),i},'construct'),requests.intercept(p.prototype,'clone',(e,t)=>{const n=t(),r=B(Ye,e.self)
return r&&C(Ye,n,r),et(n,ot(qt(e.self))),n})
const Ze=new I
function et(e,t){const n=qt(e)
C(Ze,n,t),C(Ze,e,n)}const tt=Object.keys,nt=(e,t)=>(s(e,t)||he()).value,rt=(e,t)=>{const n=F(t)
e[n]||(e[n]=t)}
function ot(e){const t={__proto__:null}
if('object'!=typeof e||null===e)return t
const n=B(Ze,e)
if(n)return n
const r=tt(e),o=at(e)
for(let n=0;n<r.length;n++){const s=o&&nt(e,r[n]),l=o?at(s)&&nt(s,0):r[n]
'string'==typeof l&&rt(t,l)}return t}const st=e=>{try{return!!bt(e)}catch{return!1}},lt=new I,at=Array.isArray,it=e=>{try{return Ln(e)>=0}catch{return!1}},ct=(e,t)=>requests.intercept(window,e,(e,n)=>{const{list:r}=e,o=r.length>t?r[t]:void 0,l='object'==typeof o&&null!==o&&ut(o,'endings'),a=0===r.length||l?null:function(e){if(!at(e))return null
const t=[]
let n=0
for(let r=0;r<e.length;r++){const o=s(e,r)
let l=o&&o.value
if('string'==typeof l)n+=l.length
else{if('object'!=typeof l||null===l)return null
if(se(l)||jn(l)){if(n+=l.byteLength,n>Fe)return null
l=se(l)?new m(l.buffer,l.byteOffset,l.byteLength):new m(l),l=new m(l)}else{if(!it(l))return null
n+=Ln(l)}}if(n>Fe||r>=64)return null
ge(t,l)}return t}(r[0]),i=n()
return a&&C(lt,i,a),i},'construct'),ut=l(Object.prototype.hasOwnProperty)
ct('Blob',1),ct('File',2),Object.setPrototypeOf(File,Blob)
const pt=new I,ft=l(_.prototype.getAll)
function dt(e){const t=B(lt,e)
if(!t)return new m(re(Gn(new h(['x',e]))),1)
const n=[]
for(let e=0;e<t.length;e++){const r=t[e]
ge(n,'string'==typeof r?L(r):se(r)?r:dt(r))}return Ut(n)}['append','set'].forEach(e=>requests.intercept(_.prototype,e,(e,t)=>{const n=t(),r=e.list[0],o=e.list[1],s='object'==typeof o&&null!==o&&B(lt,o)
if(s&&'string'==typeof r){const t=ft(e.self,r),n=t[t.length-1],o=B(pt,e.self)||[]
ge(o,n),C(lt,n,s),C(pt,e.self,o)}return n}))
const yt=window.crypto.subtle,ht=yt&&l(SubtleCrypto.prototype.digest),gt=window.atob.bind(window),_t=l(String.prototype.split),wt={__proto__:null,sha256:'SHA-256',sha384:'SHA-384',sha512:'SHA-512'}
function mt(e,t){let n
try{n=gt(t)}catch{return!1}if(n.length!==te(e))return!1
for(let t=0;t<n.length;t++)if(U(n,t)!==e[t])return!1
return!0}const bt=a(p,'url'),vt=a(p,'signal'),xt=a(AbortSignal,'aborted'),St=a(AbortSignal,'reason'),qt=a(p,'headers'),Tt=l(d.prototype.forEach),Et=l(d.prototype.has),Ot=l(d.prototype.set),jt={__proto__:null};['method','mode','credentials','redirect','referrer','referrerPolicy','cache','keepalive','integrity'].forEach(e=>{jt[e]=a(p,e)})
const Lt=l(ReadableStreamDefaultController.prototype.close),Ht=l(ReadableStreamDefaultController.prototype.enqueue),kt=l(ReadableStreamDefaultController.prototype.error)
function Pt(e,t){const n=[]
return Tt(e,(e,r)=>{ge(n,[t&&t[r]||r,e])}),n}requests.interceptFetch(e=>be(requests.fetchURL(e)),e=>{const{url:t,method:n,options:r,body:o,original:s}=e,l={__proto__:null}
for(const e in r)l[e]=r[e]
const a=ot(r.headers)
'object'==typeof r.headers&&r.headers&&(l.headers=new d(r.headers))
const c=l.headers&&Et(l.headers,'content-type')
l.method=n,'body'===o.kind&&(l.body=void 0===o.ready?'':o.ready),'lost'===o.kind&&(l.body='')
const u=new p(V(t),l),f=qt(u)
'lost'!==o.kind||c||Rt(f,'content-type'),'body'!==o.kind||void 0!==o.ready||c||(o.type?Ot(f,'content-type',o.type):Rt(f,'content-type'))
const y=s&&B(Ye,s)
return y&&Ot(f,'content-type',y.type),function(e,t,n){const r={__proto__:null,headers:t}
for(const t in jt)r[t]=jt[t](e)
const o=je('fetch',r.method,bt(e),r),s=vt(e)
return new i((e,t)=>{let l=null,a=null,c=null,u=!1
const p=()=>{u=!0,X(s,'abort',f)},f=()=>{if(u)return
p()
const e=St(s)
l&&l.cancel(),c&&(c.failure={__proto__:null,reason:e}),a&&kt(a,e),t(e)}
if(xt(s))return t(St(s))
z(s,'abort',f)
const d=()=>{u||(p(),a&&kt(a,Ie()),t(Ie()))},y=e=>new i(t=>{fe(l.next(),n=>{!u&&n?Ht(e,n):u||(p(),Lt(e)),t()},()=>{d(),t()})}),h=t=>{u||(l=Be(o,t,{__proto__:null,sent:de,failed:d,head(t){if(u)return
if(r.integrity&&'opaque'!==t.type)return fe(Mt(l),n=>fe(function(e,t){const n=function(e){const t=_t(e,' ')
let n=null
for(let e=0;e<t.length;e++){const r=A(t[e],0,6),o=A(t[e],7)
if(!wt[r])continue;(!n||r>n.name)&&(n={__proto__:null,name:r,digests:[]})
const s=D(o,'?')
r===n.name&&ge(n.digests,s<0?o:A(o,0,s))}return n}(t)
return new i(t=>n?yt?void fe(ht(yt,wt[n.name],e),e=>{const r=new m(e)
for(let e=0;e<n.digests.length;e++)if(mt(r,n.digests[e]))return t(!0)
t(!1)},()=>t(!1)):t(!1):t(!0))}(n,r.integrity),r=>{if(!u){if(!r)return d()
p(),e(Ke(t,Ve(t.status)?null:n))}},d),d)
const n=Ve(t.status)||'HEAD'===r.method,o=n?null:new g({__proto__:null,start(e){a=e},pull:y,cancel(){p(),l.cancel()}},{__proto__:null,highWaterMark:0})
n&&(l.cancel(),p())
const s=Ke(t,o)
c=B(ze,s),e(s)}}))},_=Dt(n)
At(n)?fe(_,h,t):h(_)})}(u,Pt(f,a),y?{__proto__:null,kind:'body',blob:y.blob,parts:y.parts}:o)})
const Rt=l(d.prototype.delete)
function Dt(e){const{kind:t,ready:n,value:r}=e
if('none'!==t){if('lost'===t)return r
if(e.blob)return e.parts&&C(lt,e.blob,e.parts),e.blob
if(void 0!==n){if('string'==typeof n)return Te(n)
if(se(n))return Ee(new m(n.buffer,n.byteOffset,n.byteLength))
try{oe(n)}catch{return Te(Ft(n))}return Ee(new m(n))}return new i((t,n)=>requests.whenBytes(e.bytes,n=>{t(0===oe(n)&&e.copy?void 0:Ee(new m(n)))},n))}}const At=e=>'body'===e.kind&&void 0===e.ready&&!e.blob,Ft=l(w.prototype.toString),Mt=e=>new i((t,n)=>{const r=[],o=()=>fe(e.next(),e=>{if(!e)return t(Ut(r))
ge(r,e),o()},n)
o()})
function Ut(e){let t=0
for(let n=0;n<e.length;n++)t+=te(e[n])
const n=new m(t)
t=0
for(let r=0;r<e.length;r++)ne(n,e[r],t),t+=te(e[r])
return n}const Nt=DOMParser,Bt=l(Nt.prototype.parseFromString),Ct=l(Document.prototype.getElementsByTagName),It=JSON.parse,zt=a(XMLHttpRequest,'responseType'),Xt=l(String.prototype.trim)
function $t(e){const t=N(/[\0- ;]charset[\0- ]*=[\0- "']*([^\0- "';]*)/i,e)
return t?t[1]:''}function Wt(e,t){let n=N(/^[\t\n\r ]*([!#-'*+.^`|~\w-]+\/[!#-'*+.^`|~\w-]+)[\t\n\r ]*(;[^]*)?$/,e)
if(!n)return null
let r=F(n[1]),o=n[2]
const s={__proto__:null}
for(;o;){n=N(/^;[\t\n\r ]*([^;=]*)(?:=(?:"((?:\\[^]|[^"])*)"?[^;]*|([^;]*?)[\t\n\r ]*(?![^;])))?/,o),o=A(o,n[0].length)
const e=F(n[1]),l=n[2]
let a=void 0===l?n[3]:''
for(let e=0;l&&e<l.length;e++)'\\'===l[e]&&e<l.length-1&&e++,a+=l[e]
if(N(Gt,e)&&!s[e]&&(a||void 0!==l)&&!N(/[^\t -~\x80-\xff]/,a))if(s[e]=!0,t&&'charset'===e&&'utf-8'!==F(a)&&(a=t),r+=';'+e+'=',N(Gt,a))r+=a
else{r+='"'
for(let e=0;e<a.length;e++)r+=('"'===a[e]||'\\'===a[e]?'\\':'')+a[e]
r+='"'}}return r}const Gt=/^[!#-'*+.^`|~\w-]+$/,Jt=e=>F(Xt(N(/^[^;]*/,e)[0])),Vt=new I,Kt=e=>B(Vt,e.self),Qt=e=>void 0===Kt(e)?Wt(e.contentType)||'text/xml':Wt(Kt(e))||'application/octet-stream',Yt=e=>'text/xml'===e||'application/xml'===e||R(e,'+xml')
function Zt(e,t){let n=$t(Kt(e)||'')||$t(e.contentType)||'utf-8'
'json'===zt(e.self)&&(n='utf-8'),te(t)>1&&(254===t[0]&&255===t[1]&&(n='utf-16be'),255===t[0]&&254===t[1]&&(n='utf-16le'))
try{return new S(n)}catch{return new S}}const en=Object.freeze({__proto__:null,stream:!0})
function tn(e,t){ge(e.pieces,t),e.loaded+=te(t)
const n=zt(e.self)
''!==n&&'text'!==n||(e.decoder||(e.decoder=Zt(e,t)),e.text+=k(e.decoder,t,en))}function nn(e){e.decoder&&(e.text+=k(e.decoder))}const rn=e=>{const t=Ut(e.pieces)
return k(Zt(e,t),t)}
function sn(e){const t=Jt(Qt(e)),n='text/html'===t&&'document'===zt(e.self)
if(!n&&!Yt(t)||0===e.loaded)return null
const r=Bt(new Nt,rn(e),n?'text/html':'application/xml')
return Yt(t)&&Ct(r,'parsererror').length>0?null:r}function ln(e){const t=zt(e.self)
return''===t||'text'===t?e.state<3||e.hasFailed?'':e.text:4!==e.state||e.hasFailed?null:(void 0===e.value&&(e.value=function(e,t){switch(t){case'arraybuffer':return re(Ut(e.pieces))
case'blob':return new h([Ut(e.pieces)],{__proto__:null,type:Qt(e)})
case'document':return sn(e)
default:try{return It(rn(e))}catch{return null}}}(e,t)),e.value)}const an=XMLHttpRequest.prototype,cn=new I,un=a(XMLHttpRequest,'upload'),pn=a(XMLHttpRequest,'timeout'),fn=a(XMLHttpRequest,'withCredentials'),dn=l(d.prototype.append),yn=l(d.prototype.get),hn=a(Document,'contentType'),gn=XMLSerializer,_n=l(gn.prototype.serializeToString),wn=e=>{try{return void 0!==hn(e)}catch{return!1}},mn=()=>new u('The object is in an invalid state.','InvalidStateError'),bn=(e,t)=>{$(e,new b(t))},vn=(e,t,n,r)=>{
const o=r>0&&n<=r
$(e,new v(t,{__proto__:null,lengthComputable:o,loaded:n,total:o?r:0}))}
requests.intercept(an,'open',(e,t)=>{const n=requests.readOpen(e)&&be(e.url),r=t(),o=B(cn,e.self)
if(o&&Mn(o),!n)return o&&C(cn,e.self,void 0),r
const s=new p(V(e.url),{__proto__:null,method:e.method}),l=o&&1===o.state
return C(cn,e.self,{__proto__:null,self:e.self,made:s,isAsync:e.isAsync,headers:qt(s),state:1,isSent:!1,isUploaded:!0,hasFailed:!1,current:null,timer:0,start:0,names:{__proto__:null},contentType:'',answer:null,answerHeaders:null,url:'',pieces:[],loaded:0,total:0,uploadTotal:0,decoder:null,text:'',value:void 0,xml:void 0}),o&&!l&&0!==o.state&&bn(e.self,'readystatechange'),r}),requests.intercept(an,'setRequestHeader',(e,t)=>{const n=B(cn,e.self)
if(n&&(1!==n.state||n.isSent))throw mn()
const r=t()
if(n){const t=`${e.list[0]}`
dn(n.headers,t,`${e.list[1]}`),rt(n.names,t)}return r})
const xn=(e,t)=>requests.intercept(an,e,(e,n)=>{const r=B(cn,e.self)
return r?t(r,e):n()},'get')
xn('readyState',e=>e.state),xn('status',e=>e.answer&&!e.hasFailed?e.answer.status:0),xn('statusText',e=>e.answer&&!e.hasFailed?e.answer.reason:''),xn('responseURL',e=>e.answer&&!e.hasFailed?e.url:''),xn('response',ln),xn('responseText',e=>{const t=zt(e.self)
if(''!==t&&'text'!==t)throw mn()
return ln(e)}),xn('responseXML',e=>{const t=zt(e.self)
if(''!==t&&'document'!==t)throw mn()
return 4!==e.state||e.hasFailed?null:'document'===t?ln(e):(void 0===e.xml&&(e.xml=sn(e)),e.xml)})
const Sn=(e,t,n)=>requests.intercept(an,e,(e,n)=>{const r=B(cn,e.self)
if(r&&t(r))throw mn()
return n()},n)
Sn('responseType',e=>e.state>2,'set'),Sn('withCredentials',e=>e.state>1||e.isSent,'set'),requests.intercept(an,'overrideMimeType',(e,t)=>{const n=B(cn,e.self)
if(n&&n.state>2)throw mn()
const r=t()
return C(Vt,e.self,`${e.list[0]}`),r}),requests.intercept(an,'timeout',(e,t)=>{const n=t(),r=B(cn,e.self)
return r&&r.isSent&&Pn(r),n},'set'),requests.intercept(an,'getResponseHeader',(e,t)=>{const n=B(cn,e.self)
if(!n)return t()
if(0===e.list.length)return t()
const r=`${e.list[0]}`
if(N(/[^\0-\xff]/,r))throw new c('A header name has bytes')
if(!n.answerHeaders||n.hasFailed)return null
try{return yn(n.answerHeaders,r)}catch{return null}}),requests.intercept(an,'getAllResponseHeaders',(e,t)=>{const n=B(cn,e.self)
if(!n)return t()
let r=''
return n.answerHeaders&&!n.hasFailed&&Tt(n.answerHeaders,(e,t)=>{r+=t+': '+e+'\r\n'}),r}),requests.intercept(an,'abort',(e,t)=>{const n=B(cn,e.self)
if(!n)return t();(1===n.state&&n.isSent||2===n.state||3===n.state)&&Un(n,'abort'),4===n.state&&(n.state=0,n.hasFailed=!0)}),requests.intercept(an,'send',(e,t)=>{const n=B(cn,e.self)
if(!n)return t()
if(1!==n.state||n.isSent)throw mn()
!function(e,t){const n=function(e,t){const n=M(jt.method(e.made)),r={__proto__:null,value:void 0,isPromise:!1,type:''}
if(null==t||'GET'===n||'HEAD'===n)return r
const o='object'!=typeof t,s=requests.contentsOf(t,wn)
if('none'===s.kind)return r
if('lost'===s.kind){const e='text/html'===hn(s.value)
return{__proto__:null,value:Te(On(s.value,e)),isPromise:!1,isText:!0,type:(e?'text/html':'application/xml')+';charset=UTF-8'}}const{ready:l}=s
let{type:a}=s
const i=void 0!==l&&!se(l)&&!jn(l)
return i&&(a=('string'==typeof l?'text/plain':'application/x-www-form-urlencoded')+';charset=UTF-8'),{__proto__:null,value:Dt(s),isPromise:At(s),type:a,isText:o||i}}(e,t)
if(function(e,t){const n=yn(e,'content-type')
if(null===n)return void(t.type&&Ot(e,'content-type',t.type))
const r=t.isText&&Wt(n,'UTF-8')
r&&r!==Wt(n)&&Ot(e,'content-type',r)}(e.headers,n),!e.isAsync){const{value:t}=n
return'object'==typeof t&&it(t)&&(n.value=dt(t)),function(e,t){let{value:n}=t
void 0===n||'string'==typeof n||se(n)||(n=Gn(n)),e.isSent=!0
let r=null
try{r=callSync(Nn,void 0===n?[kn(e)]:[kn(e),n],noOptions),An(e,r.head)}catch(e){r&&ye(e),r=null}if(e.isSent=!1,e.state=4,!r)throw e.hasFailed=!0,bn(e.self,'readystatechange'),vn(e.self,'error',0,0),vn(e.self,'loadend',0,0),Jn()
tn(e,r.body),nn(e)
const{self:o,loaded:s,total:l}=e
bn(o,'readystatechange'),vn(o,'load',s,l),vn(o,'loadend',s,l)}(e,n)}e.isSent=!0,e.isUploaded=void 0===n.value,e.start=J()
const r=t=>{e.isSent&&1===e.state&&(e.current=Be(kn(e),t,{__proto__:null,sent:t=>function(e,t){if(!Rn(e)&&!e.isUploaded)return t>=e.uploadTotal?Dn(e):void vn(un(e.self),'progress',t,e.uploadTotal)}(e,t),head:t=>function(e,t){Rn(e)||(Dn(e),Rn(e)||(An(e,t),e.state=2,bn(e.self,'readystatechange'),Rn(e)||2!==e.state||Fn(e)))}(e,t),failed:()=>Un(e,'error')}))}
if(!n.isPromise)return o=n.value,e.uploadTotal=Hn(o),vn(e.self,'loadstart',0,0),e.isUploaded||vn(un(e.self),'loadstart',0,e.uploadTotal),void(e.isSent&&1===e.state&&(Pn(e),r(o)))
var o
vn(e.self,'loadstart',0,0),fe(n.value,t=>{e.isSent&&1===e.state&&(e.uploadTotal=Hn(t),e.isUploaded||vn(un(e.self),'loadstart',0,e.uploadTotal),r(t))},()=>Un(e,'error')),Pn(e)}(n,e.list.length>0?e.list[0]:null)})
const qn=a(Document,'documentElement'),Tn=a(Document,'doctype'),En=a(Element,'outerHTML')
function On(e,t){if(!t)return _n(new gn,e)
const n=Tn(e),r=qn(e)
return(n?_n(new gn,n):'')+(r?En(r):'')}const jn=e=>{try{return oe(e)>=0}catch{return!1}},Ln=a(h,'size')
function Hn(e){return void 0===e?0:'string'==typeof e?te(L(e)):se(e)?te(e):Ln(e)}const kn=e=>je('xmlHTTPRequest',jt.method(e.made),bt(e.made),{__proto__:null,headers:Pt(e.headers,e.names),mode:'cors',credentials:fn(e.self)?'include':'same-origin'})
function Pn(e){G(e.timer)
const t=pn(e.self)
if(!t||!e.isSent)return
const n=e.start+t-J()
e.timer=W(()=>Un(e,'timeout'),n<0?0:n)}const Rn=e=>!e.isSent||B(cn,e.self)!==e
function Dn(e){if(e.isUploaded)return
e.isUploaded=!0
const t=un(e.self),n=e.uploadTotal
vn(t,'progress',n,n),vn(t,'load',n,n),vn(t,'loadend',n,n)}function An(e,t){e.answer=t,e.answerHeaders=Je(new d,t.headers)
const n=D(t.url,'#')
e.url=n<0?t.url:A(t.url,0,n),e.contentType=yn(e.answerHeaders,'content-type')||''
const r=yn(e.answerHeaders,'content-length')
e.total=+r||0}function Fn(e){const{current:t}=e
fe(t.next(),n=>{if(!Rn(e)&&e.current===t){if(!n)return function(e){G(e.timer),nn(e),e.state=4,e.isSent=!1
const{self:t,loaded:n,total:r}=e
bn(t,'readystatechange'),4===e.state&&B(cn,t)===e&&(vn(t,'load',n,r),vn(t,'loadend',n,r))}(e)
tn(e,n),e.state=3,bn(e.self,'readystatechange'),Rn(e)||(vn(e.self,'progress',e.loaded,e.total),Rn(e)||Fn(e))}},()=>{e.current===t&&Un(e,'error')})}function Mn(e){G(e.timer),e.isSent=!1,e.current&&e.current.cancel(),e.current=null}function Un(e,t){if(Rn(e))return
Mn(e),e.state=4,e.hasFailed=!0
const{self:n}=e
if(bn(n,'readystatechange'),B(cn,n)===e){if(!e.isUploaded){e.isUploaded=!0
const r=un(n)
vn(r,t,0,0),vn(r,'loadend',0,0)}vn(n,t,0,0),vn(n,'loadend',0,0)}}const Nn=ownName(e.prefix+'sendNow'),Bn=y.createObjectURL,Cn=y.revokeObjectURL,In=XMLHttpRequest,zn=l(an.open),Xn=l(an.send),$n=l(an.overrideMimeType),Wn=a(In,'responseText')
function Gn(e){const n=t(Bn,y,[e]),r=new In
try{zn(r,'GET',n,!1),$n(r,'text/plain; charset=x-user-defined'),Xn(r)
const e=Wn(r),t=new m(e.length)
for(let n=0;n<e.length;n++)t[n]=255&U(e,n)
return t}finally{t(Cn,y,[n])}}const Jn=()=>new u('A network error occurred.','NetworkError'),Vn=ownName(e.prefix+'form'),Kn=HTMLFormElement,Qn=Kn.prototype,Yn=window.top===window,Zn={__proto__:null};['action','method','enctype','target'].forEach(e=>{Zn[e]=a(Kn,e)})
const er=e=>{try{return Zn.method(e),!0}catch{return!1}},tr=a(Node,'baseURI'),nr=l(b.prototype.composedPath),rr=a(b,'defaultPrevented'),or=a(b,'cancelBubble'),sr=l(b.prototype.preventDefault),lr=a(SubmitEvent,'submitter'),ar=a(b,'target'),ir=l(Element.prototype.hasAttribute),cr=l(_.prototype.forEach),ur=(l(_.prototype.append),l(s(y.prototype,'search').set)),pr=l(w.prototype.append),fr=a(File,'name'),dr=window.location.assign.bind(window.location)
function yr(e,t,n){const r=t&&'form'+n
return r&&ir(t,r)?ke(t,r):Zn[n](e)}function hr(e,n){if(!Yn)return null
const r=F(yr(e,n,'method')),o=F(yr(e,n,'target')||function(e){if(ir(e,'target'))return''
const n=t(He,E,['base[target]'])
return n?ke(n,'target'):''}(e))
if('dialog'===r||o&&'_self'!==o&&'_top'!==o&&'_parent'!==o)return null
let s
try{s=new y(yr(e,n,'action')||T.href,tr(e))}catch{return null}return be(s)?{__proto__:null,url:s,method:r,encoding:F(yr(e,n,'enctype'))}:null}function gr(e){let t=''
for(let n=0;n<e.length;n++){const r=U(e,n)
13===r&&10===U(e,n+1)&&n++,t+=13===r||10===r?'\r\n':e[n]}return t}const _r=e=>'string'==typeof e?gr(e):fr(e)
function wr(e){const t=new w
return cr(e,(e,n)=>{pr(t,gr(n),_r(e))}),Ft(t)}function mr(e,t,n){const{url:r,method:o,encoding:s}=n,l=function(e,t){if(!t)return new _(e)
try{return new _(e,t)}catch{return new _(e)}}(e,t)
let a,i=''
if('post'!==o)ur(r,wr(l))
else if('multipart/form-data'===s){const e=requests.contentsOf(l,()=>!1)
a=e.blob,i=e.type}else{const e='text/plain'===s
a=Te(e?function(e){let t=''
return cr(e,(e,n)=>{t+=gr(n)+'='+_r(e)+'\r\n'}),t}(l):wr(l)),i=e?'text/plain':'application/x-www-form-urlencoded'}const c=je('form','post'===o?'POST':'GET',V(r),{__proto__:null,headers:i?[['content-type',i]]:[],mode:'navigate',credentials:'include'})
fe(request('call',Vn,void 0===a?[c]:[c,a],ue),e=>{'string'==typeof e&&dr(e)},de)}requests.intercept(Qn,'submit',(e,t)=>{const n=er(e.self)&&hr(e.self,null)
n?mr(e.self,null,n):t()}),z(window,'submit',e=>{const t=ar(e)
if(!er(t))return
const n=nr(e),r=n.length
let o=!1
const s=n=>()=>{if(o||!n&&!or(e))return
c()
const r=lr(e),s=rr(e)?null:hr(t,r)
s&&(sr(e),mr(t,r,s))},l=s(!1),a=s(!0),i=e=>e===r-1?a:l,c=()=>{o=!0
for(let e=0;e<r;e++)X(n[e],'submit',l,!0),X(n[e],'submit',i(e))}
for(let e=0;e<r;e++)z(n[e],'submit',l,!0),z(n[e],'submit',i(e))},!0)
const br=e=>{try{return'boolean'==typeof vr(e)}catch{return!1}},vr=a(g,'locked')
requests.intercept(Navigator.prototype,'sendBeacon',(e,t)=>{const{list:n}=e
let r
try{r=new y(`${n[0]}`,tr(E))}catch{return t()}if(0===n.length||!be(r)||'object'==typeof n[1]&&br(n[1]))return t()
const o=requests.contentsOf(n[1],()=>!1),s=new p(V(r),{__proto__:null,method:'POST',body:o.ready,credentials:'include'}),l=qt(s)
return o.type&&Ot(l,'content-type',o.type),Ne(je('beacon','POST',V(r),{__proto__:null,headers:Pt(l),mode:'cors',credentials:'include',keepalive:!0}),Dt(o))})
const xr=EventSource.prototype,Sr=new I,qr=l(xr.close),Tr=a(EventSource,'url'),Er=a(EventSource,'withCredentials')
function Or(e){if(2===e.state)return
const{self:t}=e,n=[['accept','text/event-stream']]
e.lastID&&ge(n,['Last-Event-ID',e.lastID])
const r=je('eventSource','GET',e.url,{__proto__:null,headers:n,mode:'cors',cache:'no-store',credentials:Er(t)?'include':'same-origin'}),o=()=>{2!==e.state&&(e.state=0,bn(t,'error'),0===e.state&&(e.timer=W(()=>Or(e),e.wait)))},s=e.current=Be(r,void 0,{__proto__:null,sent:de,failed:o,head(n){if(2===e.state)return
let r=''
for(let e=0;e<n.headers.length;e++)'content-type'===F(n.headers[e][0])&&(r=n.headers[e][1])
if(200!==n.status||!N(/^[\t ]*text\/event-stream[\t ]*([;,]|$)/i,r))return s.cancel(),e.state=2,bn(t,'error')
e.state=1,e.origin=ee(new y(n.url)),bn(t,'open'),function(e,t,n){const r=new S,o={__proto__:null,type:'',data:'',id:e.lastID}
let s='',l=!1
const a=()=>fe(t.next(),t=>{if(2===e.state)return
if(!t)return n()
s+=k(r,t,en)
let i=0
for(let t=0;t<s.length;t++){const n=U(s,t)
if(10===n||13===n){if(10===n&&l||jr(e,o,A(s,i,t)),l=13===n,i=t+1,2===e.state)return}else l=!1}s=A(s,i),a()},n)
a()}(e,s,o)}})}function jr(e,t,n){if(''===n)return function(e,t){const{type:n,data:r,id:o}=t
t.type=t.data='',e.lastID=o,''!==r&&$(e.self,new x(n||'message',{__proto__:null,data:A(r,0,r.length-1),origin:e.origin,lastEventId:o}))}(e,t)
const r=D(n,':')
if(0===r)return
const o=r<0?n:A(n,0,r)
let s=r<0?'':A(n,r+1)
if(P(s,' ')&&(s=A(s,1)),'event'===o)t.type=s
else if('data'===o)t.data+=s+'\n'
else if('id'===o&&D(s,'\0')<0)t.id=s
else if('retry'===o){let t=''!==s
for(let e=0;e<s.length;e++)t=t&&U(s,e)>47&&U(s,e)<58
t&&(e.wait=+s)}}requests.intercept(window,'EventSource',(e,t)=>{const n=t()
let r
try{r=new y(Tr(n))}catch{return n}if(!be(r))return n
qr(n)
const o={__proto__:null,self:n,url:V(r),origin:ee(r),state:0,current:null,timer:0,wait:3e3,lastID:''}
return C(Sr,n,o),W(()=>Or(o),0),n},'construct'),requests.intercept(xr,'readyState',(e,t)=>{const n=B(Sr,e.self)
return n?n.state:t()},'get'),requests.intercept(xr,'close',(e,t)=>{const n=B(Sr,e.self)
if(!n)return t()
n.state=2,G(n.timer),n.current&&n.current.cancel()})}
"""#
}
