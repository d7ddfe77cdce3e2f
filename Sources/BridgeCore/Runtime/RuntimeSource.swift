// Of the digest a71634c9b58074fefca4964e17cc452cf3a94b73d73a9765dadfc5ee10638f6c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,bytesURL:r,timeout:i,pendingCalls:a,frameBytes:s,queuedBytes:c,streamWindow:l,references:u}=configuration,d=Reflect.apply,f=e=>(t,...n)=>d(e,t,n),p=(e,t)=>f(m(e.prototype,t).get),w=JSON.stringify,h=JSON.parse,_=Object.defineProperty,b=Object.freeze,g=Object.keys,y=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,v=Object.getPrototypeOf,x=Object.prototype,j=Function.prototype,k=Proxy,B=f(Object.prototype.toString),S=Array.isArray,T=ArrayBuffer.isView,A=f(String.prototype.indexOf),M=f(String.prototype.slice),O=f(String.prototype.startsWith),N=f(String.prototype.charCodeAt),R=String,I=f(RegExp.prototype.exec),J=String.fromCharCode,E=Map,z=f(Map.prototype.get),W=f(Map.prototype.set),$=f(Map.prototype.has),D=f(Map.prototype.delete),F=f(Map.prototype.forEach),P=p(Map,'size'),K=WeakMap,L=f(WeakMap.prototype.get),C=f(WeakMap.prototype.set),V=Set,H=f(Set.prototype.add),U=f(Set.prototype.forEach),q=Date,Q=f(Date.prototype.getTime),G=f(Number.prototype.toString),Z=f(Number.prototype.valueOf),X=f(String.prototype.valueOf),Y=f(Boolean.prototype.valueOf),ee=f(BigInt.prototype.valueOf),te=window.performance,ne=te.now,oe=()=>d(ne,te,[]),re=Uint8Array,ie=Math.random,ae=window.atob,se=window.btoa,ce=f(re.prototype.set),le=p(v(re),'buffer'),ue=p(v(re),'length'),de=window.Blob,fe=window.File,pe=p(de,'size'),we=p(de,'type'),he=f(de.prototype.slice),_e=f(de.prototype.arrayBuffer),be=p(fe,'name'),ge=window.fetch,ye=window.Response&&p(Response,'ok'),me=window.Response&&f(Response.prototype.arrayBuffer),ve=TextDecoder,xe=f(ve.prototype.decode),je=BigInt,ke=Promise,Be=Promise.prototype.then,Se=f(Be),Te=Error,Ae=window.queueMicrotask,Me=window.prompt,Oe=window.setTimeout,Ne=window.clearTimeout,Re=f(EventTarget.prototype.addEventListener),Ie=f(EventTarget.prototype.removeEventListener),Je=Symbol.asyncIterator,Ee=Symbol.iterator,ze=v(function*(){}),We=v(async function*(){}),$e=FinalizationRegistry,De=f($e.prototype.register),Fe=f($e.prototype.unregister),Pe=AbortController,Ke=f(Pe.prototype.abort),Le=p(Pe,'signal'),Ce=window.reportError||(e=>Oe(()=>{
throw e},0)),Ve=e=>({__proto__:null,value:e}),He=b(Ve(void 0))
function Ue(e,t,n){_(e,'constructor',He),Se(e,t,n)}function qe(e,t,n,o){if(t!==Be)return Ue(new ke(t=>t(e)),n,o)
try{Se(e,n,o)}catch(e){o(e)}}class Qe extends Te{constructor(e,t,n){super(t),_(this,'name',Ve('cancelled'===e?'AbortError':'BridgeError')),_(this,'code',Ve(R(e))),void 0!==n?.data&&_(this,'data',Ve(n.data)),void 0!==n?.cause&&_(this,'cause',Ve(n.cause))}}_(Qe,'name',Ve('BridgeError')),b(Qe.prototype),b(Qe)
const Ge=e=>new Qe(e.code,e.message,{data:e.data})
function Ze(e){return Ge(_t(e))}function Xe(){const e=new E
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const a=o=>{const r=t[o&n-1]
return r&&r.id===o?r:z(e,o)}
return{__proto__:null,get:a,add(a){o=a.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const s=t[o&n-1]
s&&W(e,s.id,s),t[o&n-1]=a},take(o){const i=a(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:D(e,o),i},size:()=>r,each(r){F(e,r)
const i=t,a=n-1
for(let e=o-a;e<=o;e++){const t=i[e&a]
t&&r(t,t.id)}}}}const Ye=126,et=36,tt=500
function nt(e,t){const n=ot(e)
return void 0===n?'~'+ct(e,t,null,0):n}function ot(e){try{return it(e,0)?w(e):void 0}catch(e){return}}const rt=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function it(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>tt||void 0!==e[Je]||void 0!==e.toJSON)return!1
if(S(e)){for(let n=0;n<e.length;n++)if(!it(e[n],t+1))return!1
return!0}const n=v(e)
if(n!==x&&null!==n)return!1
for(const n in e)if(!it(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const at=(e,t,n)=>{const o=e.length>100?M(e,0,100)+'…':e
throw new Qe('badArguments',o+' '+t,{cause:n})}
function st(e,t){if(t instanceof Qe)throw t
let n=''
try{n=': '+R(t)}catch(e){}at(e,'cannot be read'+n,t)}function ct(e,t,n,o){switch(typeof e){case'string':case'boolean':return w(e)
case'number':return lt(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return _r(e,'function',t)
case'symbol':at(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&at(t,'is cyclic: it is one of the objects that it is in')
o>tt&&at(t,'is nested deeper than '+tt)
const r={value:e,above:n}
try{return function(e,t,n){const o=B(e),r=So(e,o)
if(r)return To(e,r,t)
if(dt(e,o))return _r(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(S(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(ft(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=v(e)
if(i===x||null===i)return pt(e,t,n)
if(T(e))return wt(new re(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return wt(new re(e),t)
case'[object Date]':{const t=Q(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return F(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+ut(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return U(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return lt(Z(e))
case'[object String]':return w(X(e))
case'[object Boolean]':return w(Y(e))
case'[object BigInt]':return'{"$int":"'+ee(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+w(R(e.name))+',"message":'+w(R(e.message))+'}'
case'[object Object]':return pt(e,t,n)
case'[object Promise]':at(t,'is a Promise: await it first')}return at(t,'is '+M(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>ct(e,t+n,r,o+1))}catch(e){return st(t,e)}}function lt(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':w(e)}const ut=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:R(e),dt=(e,t)=>'function'==typeof e[Je]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ee]
function ft(e,t,n){try{return e[t]}catch(e){return st(n,e)}}function pt(e,t,n){const o=g(e)
let r=''
for(let i=0;i<o.length;i++){const a='.'+o[i]
r+=(i?',':'')+w(o[i])+':'+n(ft(e,o[i],t+a),a)}return 1===o.length&&N(o[0],0)===et?'{"$object":{'+r+'}}':'{'+r+'}'}const wt=(e,t)=>'{"$bytes":'+(fr?.mayUpload&&ue(e)>xt?function(e,t){const n=ue(e)
if(fr.size+n>c)throw new Qe('overLimit',t+' has '+n+' bytes; '+c+' are kept on their way. Pass a Blob, which is read in pieces')
fr.size+=n
const o={__proto__:null,number:++jt,bytes:new re(e),next:null}
return fr.lastUpload?fr.lastUpload.next=o:fr.uploads=o,fr.lastUpload=o,o.number}(e,t):'"'+ht(e)+'"')+'}'
function ht(e){const t=ue(e)
let n=''
for(let o=0;o<t;o++)n+=J(e[o])
return se(n)}function _t(e){return N(e,0)===Ye?bt(h(M(e,1))):h(e)}function bt(e){if('object'!=typeof e||null===e)return e
if(S(e)){for(let t=0;t<e.length;t++)e[t]=bt(e[t])
return e}const t=g(e)
if(1===t.length&&N(t[0],0)===et)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return je(t)
case'$date':return new q(t)
case'$bytes':return'number'==typeof t?function(e){const t=z(Lo,e)
if(!t)throw new Qe('badFrame','Bytes of the app did not come')
return D(Lo,e),t}(t):function(e){const t=ae(e),n=new re(t.length)
for(let e=0;e<t.length;e++)n[e]=N(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:i,key:a}=e,s=xr('blob',t)
if(gr)return jr(s)
const c={__proto__:jo},l=a&&r?r+a+'/'+t:void 0,u=()=>Ao(s,()=>Zo(No(c,s,l,n),n)),d={__proto__:null,size:n,type:o,name:i,url:l,stream:()=>No(c,s,l,n),bytes:()=>u(),arrayBuffer:()=>Mo(u(),e=>le(e)),text:()=>Mo(u(),e=>xe(new ve,e)),blob:()=>Mo(u(),e=>void 0===i?new de(Oo(e),{__proto__:null,type:o}):new fe(Oo(e),i,{__proto__:null,type:o}))},f=g(d)
for(let e=0;e<f.length;e++)_(c,f[e],Ve(d[f[e]])),'function'==typeof d[f[e]]&&b(d[f[e]])
return C(xo,c,{__proto__:null,size:n,type:o,name:i}),Br(c,s)}(t)
case'$map':{const e=new E
for(let n=0;n<t.length;n++)W(e,bt(t[n][0]),bt(t[n][1]))
return e}case'$set':{const e=new V
for(let n=0;n<t.length;n++)H(e,bt(t[n]))
return e}case'$object':{const e=g(t)[0]
return t[e]=bt(t[e]),t}case'$function':return function(e){const t=xr('function',e)
return gr?jr(t):Br(function(...n){const o=kr(t)
return o?new ke((e,t)=>t(o)):On('apply','function',n,Sr,e)},t)}(t)
case'$stream':return function(e){const t=xr('stream',e)
if(gr)return jr(t)
const n={__proto__:null}
return _(n,Je,Ve(()=>Fo('stream',n=>{const o=kr(t)
if(o)throw o
return On('read','stream',null,Sr,e,n)},n))),Br(n,t)}(t)
default:throw new Qe('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=bt(e[t[n]])
return e}const gt=262144,yt=1048576
let mt=''!==r&&void 0!==ge,vt=!1,xt=mt?65536:1048576,jt=0,kt=null,Bt=null,St=0
function Tt(e){const t=$t
for(let n=e.uploads;n;n=n.next){e.posts++
const o=n=>{t!==$t||Lt||(e.posts--,n||(e.isText=!0),Mt(),Dr())}
Ue(d(ge,window,[r+Kt+'/'+n.number,{__proto__:null,method:'POST',body:n.bytes,credentials:'omit'}]),e=>{vt=!0,o(ye(e))},()=>{At(t),o(!1)})}}function At(e){e!==$t||Lt||vt||(mt=!1,xt=1048576)}function Mt(){for(;Dt&&kt;){if(mt&&!kt.isText){if(kt.posts>0)return}else{if(Ut.length>=yt)return
if(!Nt(kt))continue}Ut+=Ot(),cn()}}function Ot(){const{text:e,size:t}=kt
return kt=kt.next,kt||(Bt=null),St-=t,e}function Nt(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=ue(n)-r,a=i<gt?i:gt,s=new re(le(n),r,a)
return Ut+='\nbytes '+o+' '+r+' "'+ht(s)+'"',cn(),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const Rt=window.webkit.messageHandlers,It=Rt[n],Jt=It.postMessage,Et=e=>d(Jt,It,[e]),zt=window.top===window,Wt=zt&&'file:'===window.location.protocol?'file://':window.origin
let $t=0,Dt='',Ft='',Pt='',Kt='',Lt=null
const Ct=128,Vt=8,Ht=2048
let Ut='',qt=0,Qt=0,Gt=0,Zt=!1,Xt=0,Yt=0,en=new E
function tn(){const n=++$t
Dt='',Lt=null,Pt=nn(),Qt=Gt=Xt=Yt=0,en=new E
const o='hello '+e+' {"wire":'+t+',"origin":'+w(Wt)+',"url":'+w(window.location.href)+',"main":'+zt+',"key":"'+Pt+'"}'
wn(Et(o),n,e=>{if(0!==A(e,'welcome '))return bn(e),Pr(Ge(Lt)),!1
const t=A(e,' ',8)
Dt=M(e,8,t),Ft='batch '+Dt+' ',Kt=M(e,t+1),Fr(),function(){for(let e=kt;mt&&e;e=e.next)Tt(e)
Mt()}(),un(1)})}const nn=()=>M(e,16)+on(4294967296*ie())+on(Q(new q)),on=e=>M(G(4294967296+(e>>>0),16),1)
function rn(e,t,n){if(n.length>s)throw new Qe('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+s+' bytes')
return n}function an(e,t){rn('What goes to',e,t)
const n=Ut.length+St
if(n+t.length+(fr?fr.size:0)>c)throw new Qe('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function sn(e){if(Bt)return function(e){Bt.text+='\n'+e,Bt.size+=e.length+1,St+=e.length+1}(e)
Ut=Ut+'\n'+e,cn()}function cn(){qt++,Dt&&(0!==Xt||Zt||(Zt=!0,Ae(ln)),qt>=Ct*(Xt+1)&&Xt<Vt&&dn())}function ln(){Zt=!1,Dt&&dn()}function un(e){for(;Yt<e;)Yt++,fn('park')}function dn(){Ut&&(Xt++,fn('batch'))}function fn(e){const t=e+' '+(Dt||Pt)+' '+ ++Qt+Ut
Ut='',qt=0,wn(Et(t),$t,t=>{'batch'===e?Xt--:t.length>Ht&&un(Vt),(''===t||function(e){const t=A(e,'\n'),n=t<0?e:M(e,0,t)
if(0!==A(n,Ft))return bn(e)
const o=+M(n,Ft.length)
if(o===Gt+1&&0===P(en))return Gt++,hn(e,n.length+1),!Lt
W(en,o,M(e,n.length))
for(let e;void 0!==(e=z(en,Gt+1));)D(en,++Gt),hn(e,1)
return P(en)>(Xt||1)+Yt?(yn(new Qe('badFrame','A text of the app is missing: the order is broken')),Ce(Ge(Lt)),!1):!Lt}(t))&&('park'===e?pn(4,$t):0===Xt&&ln())}),Mt(),Dr()}function pn(e,t){t!==$t||Lt||(e>0&&Zn()?Ae(()=>pn(e-1,t)):(Un++,qn=0,fn('park')))}function wn(e,t,n){const o=e=>{t!==$t||Lt||('string'==typeof e?n(e):gn())}
Ue(e,o,e=>{const t=m(e,'message')
o(t&&t.value)})}function hn(e,t){for(;t<e.length;){let n=A(e,'\n',t)
n<0&&(n=e.length),_n(e,t,n,!1),t=n+1}}function _n(e,t,n,o){try{Lr(e,t,n,o)}catch(e){Ce(e)}}function bn(e){return 0===A(e,'end ')?yn(Ze(M(e,4))):gn(),!1}function gn(){yn(new Qe('detached','The app took the bridge away'))}function yn(e){var t
Lt=e,Dt=Ut='',kt=Bt=null,St=0,Po=Ko=null,Ho=0,Lo=new E,F(Co,(e,t)=>{D(Co,t)}),function(e){mn.each((t,n)=>{zn(n),t.reject(new Qe(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){F(rr,t=>{cr(t,new Qe(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,Cn.each((e,n)=>_o(n,t)),ur=new E}const mn=Xe()
let vn=0,xn=0,jn=1/0
const kn=/^[A-Za-z0-9_$.-]+$/
let Bn=new E
function Sn(e){let t=z(Bn,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new Qe('invalidName','A name is text of 1 to 256 characters')
return t=I(kn,e)?e:w(e),P(Bn)>1e3&&(Bn=new E),W(Bn,e,t),t}let Tn=null,An=null
const Mn=(e,t)=>{Tn=e,An=t}
function On(e,t,n,o,r,i){const a=new ke(Mn),s={id:0,name:t,resolve:Tn,reject:An,deadline:0,signal:o.signal,abort:null,control:i}
Tn=An=null
try{const a=void 0===r?Sn(t):r,c=n?Ur(n,ot):''
sn(void 0===c?Nn(e,a,n,s,o,i):Rn(e,a,c,s,o,i))}catch(e){s.reject(e)}return a}const Nn=(e,t,n,o,r,i)=>pr(()=>Rn(e,t,qr(n),o,r,i))
function Rn(e,t,n,o,r,i){if(Lt)throw Ge(Lt)
const{name:s,signal:c}=o,l=n?t+' '+n:''+t
if(!i?.isLoad&&(an(s,l),mn.size()>=a))throw new Qe('overLimit','"'+s+'": '+mn.size()+' calls are unanswered already')
Jn(s,r)
const u=o.id=++vn
return i&&(i.id=u,i.isLoad&&W(Co,u,!0)),c&&function(e,t,n){n.abort=()=>Wn(t,En(n.name,e)),Re(e,'abort',n.abort)}(c,u,o),o.deadline=oe()+In(r),mn.add(o),o.deadline<jn&&$n(o.deadline),e+' '+u+' '+l+(i&&!i.isPatient?'\npull '+u+' '+nr:'')}function In(e){return e.timeout??i??1/0}function Jn(e,t){if(t.signal&&t.signal.aborted)throw En(e,t.signal)
if(In(t)<=0)throw new Qe('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const En=(e,t)=>new Qe('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function zn(e){const t=mn.take(e)
return t&&t.abort&&Ie(t.signal,'abort',t.abort),t}function Wn(e,t){const n=zn(e)
n&&(n.reject(t),sn('cancel '+e))}function $n(e){Ne(xn),jn=e
const t=e-oe()
xn=Oe(Dn,t<0?0:t>2147483647?2147483647:t)}function Dn(){jn=1/0
const e=oe()
let t=1/0
mn.each((n,o)=>{n.deadline<=e?Wn(o,new Qe('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&$n(t>e+5?t:e+5)}class Fn{#e=null
#t
#n
constructor(e){this.#n=e,b(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Pe,this.#t&&Ke(this.#e,this.#t)),Le(this.#e)}static abort(e,t){e.#t=t,e.#e&&Ke(e.#e,t)}}const Pn=Fn.abort
let Kn
_(Fn.prototype,'constructor',Ve(void 0)),b(Fn.prototype)
const Ln=new E,Cn=Xe(),Vn=new E,Hn=new E
let Un=0,qn=0,Qn=!1,Gn=0
const Zn=()=>qn>0
function Xn(e){if(Sn(e),A('.'+e+'.','..')>=0)throw new Qe('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Yn(e,t){if($(Ln,e)&&!t)throw new Qe('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function eo(e,t,n){if(Xn(e),'function'!=typeof t)throw new Qe('badArguments','The handler of "'+e+'" is not a function')
Yn(e,n?.replacing),W(Ln,e,t),F(Vn,n=>{n.name===e&&io(n,t)})}let to=()=>{}
const no=(e,t)=>z(Ln,e)||to(e,t)
function oo(e,t,n,o){const r=no(t,o),i=!(r||Qn&&0===Gn)
return i?W(Vn,e,{__proto__:null,id:e,name:t,payload:n,mayStream:o}):ro(e,t,n,o,r),i}function ro(e,t,n,o,r){if(n){if(r)return lo(e,t,r,n,o,t)
yr(n),F(Hn,e=>e(t)),wo(e,t,new Qe('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+w(t)+', …)'))}else Cn.take(e)&&sn('done '+e+' '+(void 0!==r))}function io({id:e,name:t,payload:n,mayStream:o},r){D(Vn,e),ro(e,t,n,o,r)}function ao(){F(Vn,e=>{const t=no(e.name,e.mayStream)
t&&io(e,t)})}function so(e){const t={__proto__:null,id:e,generation:Un,context:null,credit:0}
return Cn.add(t),qn++,t}const co=e=>{const t=v(e)
return t===We||t===ze}
function lo(e,t,n,o,r,i){const a=new Fn(i),s=Kn
let c,l
try{if(!r&&co(n))return yr(o),uo(e,t,i)
const u=_t(o)
Kn=a,c=d(n,a,u),l='object'==typeof c&&null!==c&&c.then,Kn=s}catch(n){return Kn=s,wo(e,t,n)}if(!rt(c)){const t=Cn.get(e)
t&&(t.context=a)}if('function'!=typeof l)return po(e,t,c,r,i)
qe(c,l,n=>po(e,t,n,r,i),n=>wo(e,t,n))}const uo=(e,t,n)=>wo(e,t,new Qe('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function fo(e){e.generation===Un&&(e.generation=-1,qn--)}function po(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&dt(n,B(n)))return o?Er(e,t,n):(Jr(n),uo(e,t,r))
if(!Cn.get(e))return
i=wr('The result of',t,n,'result')}catch(n){return n instanceof Qe&&'overLimit'===n.code?wo(e,t,n):wo(e,t,new Qe('badResult','What "'+t+'" returned: '+(n instanceof Qe?n.message:R(n))))}ho('done ',e,i)}const wo=(e,t,n)=>ho('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof Qe?(r=t.code,n=R(t.message),void 0!==t.data&&(i=nt(t.data,'data'))):t instanceof Te?n='"'+e+'" threw '+R(t.name)+': '+R(t.message):(n='"'+e+'" threw '+R(t),i=nt(t,'data')),t instanceof Te&&void 0!==t.stack&&(o=R(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const a=''!==i&&N(i,0)===Ye
return(a?'~':'')+'{"code":'+w(r)+',"message":'+w(n)+(void 0===o?'':',"stack":'+w(o))+(''===i?'':',"data":'+(a?M(i,1):i))+'}'}(t,n))
function ho(e,t,n){const o=Cn.take(t)
o&&(fo(o),sn(e+t+' '+n))}function _o(e,t){const n=Cn.take(e)
n&&fo(n)
const o=z(Vn,e)
D(Vn,e),o&&yr(o.payload),n&&n.context&&Pn(n.context,t),function(e){const t=z(Ar,e)
t&&(D(Ar,e),Ir(t.source))}(e)}function bo(){!Qn||Gn>0||(ao(),F(Vn,e=>io(e)))}function go(){Qn=!0,bo()}function yo(e){Gn++
const t=()=>{Gn--,bo()}
Ue(new ke(t=>t(e)),t,t)}const mo=new E
function vo(e){const t=z(mo,e)
return t?(D(mo,e),F(t,(e,t)=>{z(Ln,t)===e&&D(Ln,t)}),!0):D(Ln,e)}const xo=new K,jo=b({__proto__:null}),ko=1048576
function Bo(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:pe(e),type:we(e),name:n?be(e):void 0}}catch(e){return}}const So=(e,t)=>Bo(e,t)||L(xo,e),To=(e,t,n)=>'{"$blob":{"ref":'+br(e,'blob',n)+',"size":'+t.size+',"type":'+w(t.type)+(void 0===t.name?'':',"name":'+w(t.name))+'}}'
function Ao(e,t){const n=kr(e)
return n?new ke((e,t)=>t(n)):t()}const Mo=(e,t)=>new ke((n,o)=>{Ue(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),Oo=e=>({__proto__:null,[Ee](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function No(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=Qo(t.ref,e,!1)),i.next())
return Do(()=>Ao(t,()=>{if(i||!n||!mt)return a()
if(r>=o)return new ke(e=>e(sr(void 0)))
const e=r
return r+=ko,new ke((t,i)=>{Ue(qo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const Ro=new E
let Io=0
const Jo=new E
function Eo(e,t,n){if(Sn(e),'function'!=typeof t)throw new Qe('badArguments','The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=z(Ro,e)
i||W(Ro,e,i=new E)
const a=++Io,s=()=>{D(i,a)}
return W(i,a,{__proto__:null,listener:t,isOnce:r}),o&&Re(o,'abort',s),s}function zo(e,t){const n=pr(()=>{const n='note '+Sn(e)+' '+nt(t,'value')
return an(e,n),n},!1)
Lt||sn(n)}function Wo(e,t,n){try{return d(e,t,n)}catch(e){Ce(e)}}const $o=new $e(e=>{e.takers?e.isDropped=!0:lr(e,null)})
function Do(e,t){const n={__proto__:null,next:e,return:e=>(t(),new ke(t=>t(sr(e)))),throw:e=>(t(),new ke((t,n)=>n(e)))}
return _(n,Je,Ve(()=>n)),b(n)}function Fo(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Do(()=>o.inner?o.inner.next():new ke((n,a)=>{if(i)return n(sr(void 0))
r||(r=new ke((n,r)=>{Ue(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Qe('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ue(r,e=>n(e.next()),e=>{if(i)return n(sr(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&Wn(o.id,new Qe('cancelled','"'+e+'" was left'))})}let Po=null,Ko=null,Lo=new E
const Co=new E
function Vo(e){Ko?Ko.next=e:Po=e,Ko=e}let Ho=0,Uo=0
function qo(e){const t=$t
return new ke((n,o)=>{Ue(d(ge,window,[e,{__proto__:null,credentials:'omit'}]),e=>{if(vt=!0,!ye(e))return o(new Qe('badResult','The app has no such bytes'))
Ue(me(e),e=>n(new re(e)),o)},e=>{At(t),o(e)})})}const Qo=(e,t,n)=>Fo('blob',t=>(t.isLoad=n,On('read','blob',null,Go,e,t)),t),Go=b({__proto__:null,timeout:1/0})
function Zo(e,t){return new ke((n,o)=>{const r=new re(t)
let i=0
const a=()=>o(new Qe('badResult','The app gave other bytes than it said')),s=()=>Ue(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+ue(e.value)
if(o>t)return a()
ce(r,e.value,i),i=o,s()},o)
s()})}const Xo=b(function(){})
function Yo(e,t){return new k(Xo,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Yo(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:er,defineProperty:er,deleteProperty:er,construct:er})}function er(){throw new Qe('badArguments','What stands under bridge.native can only be called')}function tr(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=On('stream',e,t,n,void 0,o)
return _(r,Je,Ve(()=>Fo(e,e=>(e.id=o.id,new ke((t,n)=>Ue(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const nr=4,or=1<<20,rr=new E
function ir(e){if(e.hasEnded)return
const t=function(e){const t=l
let n=e.mean?or/e.mean:nr
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,sn('pull '+e.id+' '+t))}function ar(e,t,n){let o
try{o=_t(n)}catch(n){const o=new Qe('badFrame','An element of "'+e.name+'" cannot be read')
return lr(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const sr=e=>({value:e,done:!0})
function cr(e,t){D(rr,e.id),e.hasEnded=!0,e.abort&&Ie(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(sr(void 0)),e.error=null
e.takers=null}function lr(e,t){for(let t=e.first;t;t=t.next)yr(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(cr(e,t),sn('cancel '+e.id))}let ur=new E,dr=0,fr=null
function pr(e,t=!0,n=!0){const o=fr,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
fr=r
try{const t=e()
return r.uploads&&!Lt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
Bt?Bt.next=n:kt=n,Bt=n,St+=t,Dt&&mt?Tt(n):Mt()}(r.uploads,r.size),t}catch(e){throw r.refs&&F(r.refs,(e,t)=>{D(ur,t)}),e}finally{fr=o}}function wr(e,t,n,o){const r=ot(n)
return void 0===r?hr(e,t,n,o):rn(e,t,r)}const hr=(e,t,n,o)=>pr(()=>rn(e,t,'~'+ct(n,o,null,0))),_r=(e,t,n)=>'{"$'+t+'":'+br(e,t,n)+'}'
function br(e,t,n){if(fr&&fr.mayRefer||at(n,'is a '+t+', which only arguments, results and elements of streams can carry'),P(ur)>=u)throw new Qe('overLimit',n+' is a '+t+', and the app holds '+P(ur)+' of this page already')
const o=++dr
return W(ur,o,e),fr.refs||(fr.refs=new E),W(fr.refs,o,!0),o}let gr=!1
function yr(e){if(N(e,0)===Ye){gr=!0
try{_t(e)}catch(e){}gr=!1}}const mr=e=>new Qe('unknownMethod','The '+e+' was released'),vr=new $e(e=>jr(e)),xr=(e,t)=>({__proto__:null,kind:e,ref:t,own:$t,isReleased:!1})
function jr(e){e.isReleased||(e.isReleased=!0,e.own!==$t||Lt||sn('release '+e.ref))}function kr(e){return e.isReleased?mr(e.kind):e.own!==$t?new Qe('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Br(e,t){return _(e,'release',Ve(b(()=>{Fe(vr,e),jr(t)}))),De(vr,e,t,e),b(e)}const Sr=b({__proto__:null})
function Tr(e,t,o){const r=pr(()=>function(e,t,o){const r='call 0 '+Sn(e)+' '+(Ur(t,ot)??qr(t))
if(Lt)throw Ge(Lt)
an(e,r),Jn(e,o),function(){for(;kt;){for(;!Nt(kt););Ut+=Ot()}}(),dn()
const i=d(Me,window,[n,'sync '+Pt+' '+Qt+'\n'+r])
if('string'!=typeof i)throw new Qe('syncUnavailable','"'+e+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===A(i,'end '))throw Ze(M(i,4))
return i}(e,t,o),!0,!1)
if(0===A(r,'done 0 '))return _t(M(r,7))
throw Ze(M(r,7))}const Ar=new E,Mr=c/2<4194304?c/2:4194304,Or=9007199254740992
let Nr=!1
function Rr(e){if('[object ReadableStream]'===B(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=Bo(e,B(e))
if(t)return function(e,t){const n=mt?ko:gt
let o=0
return{step(){if(o>=t)return sr(void 0)
const r=he(e,o,o+=n)
return new ke((e,t)=>Ue(_e(r),t=>e({__proto__:null,value:new re(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
L(xo,e)&&(e=e.stream())
const n=e[Je],o=d('function'==typeof n?n:e[Ee],e,[]),{next:r}=o
return{step:()=>d(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return d(e,o,[])}}}function Ir(e){try{const t=e.stop()
Ue(new ke(e=>e(t)),()=>{},Ce)}catch(e){Ce(e)}}function Jr(e){try{Ir(Rr(e))}catch(e){Ce(e)}}function Er(e,t,n){const o=Cn.get(e)
if(!o)return Jr(n)
let r
try{r=Rr(n)}catch(n){return wo(e,t,n)}const{context:i,credit:a}=o,s={__proto__:null,id:e,name:t,source:r,context:i,credit:a,isBusy:!1}
fo(o),W(Ar,e,s),sn('open '+e),zr(s)}function zr(e){for(;!e.isBusy&&e.credit>0&&$(Ar,e.id);){if(Ut.length+St>=Mr)return void(Nr=!0)
const t=Kn
let n,o
Kn=e.context
try{n=e.source.step(),o='object'==typeof n&&null!==n&&n.then,Kn=t}catch(n){return Kn=t,$r(e,n)}'function'==typeof o?(e.isBusy=!0,qe(n,o,t=>{e.isBusy=!1,Wr(e,t),zr(e)},t=>$r(e,t))):Wr(e,n)}}function Wr(e,t){if(!$(Ar,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return D(Ar,n),ho('done ',n,'~{"$undefined":1}')
r=wr('An element of',o,t.value,'element')}catch(t){return $r(e,t instanceof Qe&&'badArguments'===t.code?new Qe('badResult','What "'+o+'" gave: '+t.message):t),Ir(e.source)}e.credit--,sn('next '+n+' '+r)}function $r(e,t){D(Ar,e.id)&&wo(e.id,e.name,t)}function Dr(){Nr&&(Nr=!1,F(Ar,zr))}let Fr,Pr,Kr=0
function Lr(e,t,n,o){const i=O(e,'done ',t)?'done':O(e,'call ',t)?'call':M(e,t,A(e,' ',t)),a=t
t+=i.length+1
const s='note'===i?0:Cr(e,t,n)
if(!o&&function(e,t){if(null===Ko||'load'===e)return!1
switch(e){case'open':case'next':return!$(Co,t)
case'done':case'fail':return!D(Co,t)
default:return!0}}(i,s))return function(e){Vo({__proto__:null,line:e,size:Ho,isReady:!0,next:null}),Ho=0}(M(e,a,n))
switch('note'!==i&&(t=Kr+1),i){case'done':return function(e,t){const n=zn(e)
if(!n){const n=z(rr,e)
return n&&cr(n,null),yr(t)}try{n.resolve(_t(t))}catch(e){n.reject(new Qe('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,M(e,t,n))
case'call':case'stream':return function(e,t,n,o){const r=so(e)
oo(e,t,n,o)&&fo(r)}(s,Vr(e,t,n),M(e,Kr+1,n),'stream'===i)
case'note':return function(e,t){const n=z(Ro,e),o=n?P(n):0
if(o+P(Jo)===0)return yr(t)
const r=_t(t)
o>0&&F(n,(e,t)=>{e.isOnce&&D(n,t),Wo(e.listener,void 0,[r])}),F(Jo,t=>{Wo(t,void 0,[e,r])})}(Vr(e,t,n),M(e,Kr+1,n))
case'fail':return function(e,t){const n=zn(e)
if(n)return n.reject(Ze(t))
const o=z(rr,e)
o&&cr(o,Ze(t))}(s,M(e,t,n))
case'load':return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},i=$t
Vo(o),Ho+=t
const a=n=>{i!==$t||Lt||(o.isReady=!0,n&&ue(n)===t&&W(Lo,e,n),sn('release '+e),function(){for(;Po&&Po.isReady;){const{line:e,size:t}=Po
Po=Po.next,Po||(Ko=null),e&&(Uo=t,_n(e,0,e.length,!0),Uo=0)}}())},s=()=>Ue(Zo(Qo(e,null,!0),t),a,()=>a(null))
if(!mt)return s()
Ue(qo(r+n+'/'+e),a,()=>{i!==$t||Lt||s()})}(s,Cr(e,t,n),M(e,Kr+1,n))
case'cancel':return _o(s,new Qe('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=mn.get(e),n=t&&t.control
if(!n)return
zn(e)
const{signal:o}=t,r={__proto__:null,id:e,name:t.name,credit:n.isPatient?0:nr,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
W(rr,e,r),r.signal&&(r.abort=()=>lr(r,En(r.name,r.signal)),Re(r.signal,'abort',r.abort))
const i=function(e){const t=Do(()=>function(e){return new ke((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,ar(e,{__proto__:null,resolve:t,reject:n},o.text),ir(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(sr(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>lr(e,null))
return De($o,t,e,t),t}(r)
n.inner=i,ir(r),t.resolve(i)}(s)
case'next':return function(e,t){const n=z(rr,e)
if(!n)return yr(t)
if(n.credit<1)return yr(t),lr(n,new Qe('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+Uo
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,ar(n,r,t),n.isDropped&&!n.takers?lr(n,null):ir(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,M(e,t,n))
case'pull':return function(e,t){const n=z(Ar,e),o=n||Cn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<Or?r:Or,n&&zr(n)}(s,Cr(e,t,n))
case'release':return void D(ur,s)
case'read':return function(e,t){const n=z(ur,t)
so(e),'object'==typeof n?Er(e,'stream',n):wo(e,'stream',mr('stream'))}(s,Cr(e,t,n))
case'apply':return function(e,t,n){const o=z(ur,t)
if(so(e),'function'==typeof o)return lo(e,'function',o,n,!1,'')
yr(n),wo(e,'function',mr('function'))}(s,Cr(e,t,n),M(e,Kr+1,n))
case'has':return function(e,t){fo(so(e)),oo(e,t,'',!1)}(s,Vr(e,t,n))
default:throw new Qe('badFrame','A line of the app cannot be read: '+i)}}function Cr(e,t,n){let o=0
Kr=t
for(let t;Kr<n&&' '!==(t=e[Kr]);Kr++)o=10*o+ +t
if(Kr>t&&o<1e16)return o
throw new Qe('badFrame','A line of the app has no number')}function Vr(e,t,n){const o=34===N(e,t)
if(o){Kr=t+1
for(let t;Kr<n&&34!==(t=N(e,Kr));Kr++)92===t&&Kr++
Kr++}else Kr=A(e,' ',t),(Kr<0||Kr>n)&&(Kr=n)
const r=M(e,t,Kr)
return o?h(r):r}const Hr=new ke((e,t)=>{Fr=e,Pr=t})
function Ur(e,t){let n=e.length
if(void 0===n){const n=t(e.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===e[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=t(e[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}Se(Hr,void 0,()=>{})
const qr=e=>'~'+Ur(e,(e,t)=>ct(e,'args['+t+']',null,0))
let Qr=!1
function Gr(e){e.isTrusted&&!Qr&&(Qr=!0,Dt&&Ue(Et('bye '+Dt),()=>{},()=>{}),yn(new Qe('documentGone','The page was left; what was called may have run')))}function Zr(e){e.isTrusted&&Qr&&(Qr=!1,tn())}function Xr(){Re(window,'pagehide',Gr,!0),Re(window,'pageshow',Zr,!0),Re(window,'load',go,!0)}function Yr(){for(let e=0;e<o.length;e++)if(I(new RegExp(o[e]),Wt))return!0
return!1}if(_(Xr,'handlers',Ve(Rt)),_(window,'__webbridge__',Ve(b(Xr))),Xr(),Yr()){const e=function e(t){const n={__proto__:null,call:(e,...n)=>On('call',e,n,t),callSync:(e,...n)=>Tr(e,n,t),stream:(e,...n)=>Fo(e,o=>On('stream',e,n,t,void 0,o)),has:e=>On('has',e,null,t),native:Yo('',(e,n)=>tr(e,n,t)),expose(e,t,n){!function(e,t,n){if(Xn(e),'object'!=typeof t&&'function'!=typeof t||null===t)throw new Qe('badArguments','What is exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new E
for(let o=t;o&&o!==x&&o!==j;o=v(o)){const r=y(o)
for(let i=0;i<r.length;i++){const a=e+'.'+r[i]
if('constructor'===r[i]||95===N(r[i],0)||$(n,a))continue
const s=m(o,r[i]).value
'function'==typeof s&&(Xn(a),W(n,a,function(){return d(s,t,arguments)}))}}return n}(e,t)
if(0===P(o))throw new Qe('badArguments','What is exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&vo(e),F(o,(e,t)=>Yn(t,r)),F(o,(e,t)=>eo(t,e,n)),W(mo,e,o)}(e,t,n)},handle(e,t,n){eo(e,t,n)},remove:e=>vo(e),on:(e,t,n)=>Eo(e,t,n),off(e,t){!function(e,t){const n=z(Ro,e)
n&&F(n,(e,o)=>{void 0!==t&&e.listener!==t||D(n,o)})}(e,t)},emit(e,t){zo(e,t)},with:n=>(function(e){const t=e?.timeout
if(void 0!==t&&('number'!=typeof t||t!=t))throw new Qe('badArguments','timeout is a number of milliseconds, or Infinity')}(n),e({__proto__:null,signal:n&&void 0!==n.signal?n.signal:t.signal,timeout:n&&void 0!==n.timeout?n.timeout:t.timeout})),waitUntil(e){yo(e)},get context(){return Kn},ready:Hr,isAvailable:!0,BridgeError:Qe},o=g(n)
for(let e=0;e<o.length;e++)'function'==typeof n[o[e]]&&'native'!==o[e]&&b(n[o[e]])
return b(n)}({__proto__:null})
_(window,'bridge',{__proto__:null,value:e,writable:!0,configurable:!0}),_(window,Symbol.for('webbridge'),Ve(e))}tn()
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
