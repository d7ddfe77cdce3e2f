// Of the digest 8c6ff032839acdfd3be2844aa3c6e1f2f68e08c4b8513659297e392df2519152, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:e,wire:t,handler:n,origins:o,bytesURL:r,timeout:i,pendingCalls:a,frameBytes:s,queuedBytes:c,streamWindow:l,references:u}=configuration,d=Reflect.apply,f=e=>(t,...n)=>d(e,t,n),p=(e,t)=>f(m(e.prototype,t).get),w=JSON.stringify,h=JSON.parse,_=Object.defineProperty,b=Object.freeze,g=Object.keys,y=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,v=Object.getPrototypeOf,x=Object.prototype,j=Function.prototype,k=Proxy,B=f(Object.prototype.toString),S=Array.isArray,M=ArrayBuffer.isView,T=f(String.prototype.indexOf),A=f(String.prototype.slice),N=f(String.prototype.startsWith),O=f(String.prototype.charCodeAt),J=String,R=f(RegExp.prototype.exec),I=String.fromCharCode,E=Map,D=f(Map.prototype.get),z=f(Map.prototype.set),W=f(Map.prototype.has),$=f(Map.prototype.delete),F=f(Map.prototype.forEach),P=p(Map,'size'),K=WeakMap,L=f(WeakMap.prototype.get),C=f(WeakMap.prototype.set),V=Set,H=f(Set.prototype.add),U=f(Set.prototype.forEach),q=Date,Q=f(Date.prototype.getTime),G=f(Number.prototype.toString),Z=f(Number.prototype.valueOf),X=f(String.prototype.valueOf),Y=f(Boolean.prototype.valueOf),ee=f(BigInt.prototype.valueOf),te=window.performance,ne=te.now,oe=()=>d(ne,te,[]),re=Uint8Array,ie=Math.random,ae=window.atob,se=window.btoa,ce=f(re.prototype.set),le=p(v(re),'buffer'),ue=p(v(re),'length'),de=window.Blob,fe=window.File,pe=p(de,'size'),we=p(de,'type'),he=f(de.prototype.slice),_e=f(de.prototype.arrayBuffer),be=p(fe,'name'),ge=window.fetch,ye=window.Response&&p(Response,'ok'),me=window.Response&&f(Response.prototype.arrayBuffer),ve=TextDecoder,xe=f(ve.prototype.decode),je=BigInt,ke=Promise,Be=Promise.prototype.then,Se=f(Be),Me=Error,Te=window.queueMicrotask,Ae=window.prompt,Ne=window.setTimeout,Oe=window.clearTimeout,Je=f(EventTarget.prototype.addEventListener),Re=f(EventTarget.prototype.removeEventListener),Ie=Symbol.asyncIterator,Ee=Symbol.iterator,De=v(function*(){}),ze=v(async function*(){}),We=FinalizationRegistry,$e=f(We.prototype.register),Fe=f(We.prototype.unregister),Pe=AbortController,Ke=f(Pe.prototype.abort),Le=p(Pe,'signal'),Ce=window.reportError||(e=>Ne(()=>{
throw e},0)),Ve=e=>({__proto__:null,value:e}),He=b(Ve(void 0))
function Ue(e,t,n){_(e,'constructor',He),Se(e,t,n)}function qe(e,t,n,o){if(t!==Be)return Ue(new ke(t=>t(e)),n,o)
try{Se(e,n,o)}catch(e){o(e)}}class Qe extends Me{constructor(e,t,n){super(t),_(this,'name',Ve('cancelled'===e?'AbortError':'BridgeError')),_(this,'code',Ve(J(e))),void 0!==n?.data&&_(this,'data',Ve(n.data)),void 0!==n?.cause&&_(this,'cause',Ve(n.cause))}}_(Qe,'name',Ve('BridgeError')),b(Qe.prototype),b(Qe)
const Ge=e=>new Qe(e.code,e.message,{data:e.data})
function Ze(e){return Ge(_t(e))}function Xe(){const e=new E
let t={__proto__:null},n=8,o=0,r=0
function i(){const e=t,o=n
t={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=e[r&o-1]
t[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const a=o=>{const r=t[o&n-1]
return r&&r.id===o?r:D(e,o)}
return{__proto__:null,get:a,add(a){o=a.id,r++,t[o&n-1]&&r>n/2&&n<4096&&i()
const s=t[o&n-1]
s&&z(e,s.id,s),t[o&n-1]=a},take(o){const i=a(o)
if(i)return r--,t[o&n-1]===i?t[o&n-1]=void 0:$(e,o),i},size:()=>r,each(r){F(e,r)
const i=t,a=n-1
for(let e=o-a;e<=o;e++){const t=i[e&a]
t&&r(t,t.id)}}}}const Ye=126,et=36,tt=500
function nt(e,t){const n=ot(e)
return void 0===n?'~'+ct(e,t,null,0):n}function ot(e){try{return it(e,0)?w(e):void 0}catch(e){return}}const rt=e=>'object'!=typeof e&&'function'!=typeof e||null===e
function it(e,t){switch(typeof e){case'string':case'boolean':return!0
case'number':return e-e==0&&(0!==e||1/e>0)
case'object':return null===e||function(e,t){if(t>tt||void 0!==e[Ie]||void 0!==e.toJSON)return!1
if(S(e)){for(let n=0;n<e.length;n++)if(!it(e[n],t+1))return!1
return!0}const n=v(e)
if(n!==x&&null!==n)return!1
for(const n in e)if(!it(e[n],t+1))return!1
return!0}(e,t)
default:return!1}}const at=(e,t,n)=>{const o=e.length>100?A(e,0,100)+'…':e
throw new Qe('badArguments',o+' '+t,{cause:n})}
function st(e,t){if(t instanceof Qe)throw t
let n=''
try{n=': '+J(t)}catch(e){}at(e,'cannot be read'+n,t)}function ct(e,t,n,o){switch(typeof e){case'string':case'boolean':return w(e)
case'number':return lt(e)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+e+'"}'
case'function':return _r(e,'function',t)
case'symbol':at(t,'is a symbol, which cannot cross the bridge')}if(null===e)return'null'
for(let o=n;o;o=o.above)o.value===e&&at(t,'is cyclic: it is one of the objects that it is in')
o>tt&&at(t,'is nested deeper than '+tt)
const r={value:e,above:n}
try{return function(e,t,n){const o=B(e),r=So(e,o)
if(r)return Mo(e,r,t)
if(dt(e,o))return _r(e,'stream',t)
if('[object Date]'!==o&&'function'==typeof e.toJSON)return n(e.toJSON(),'')
if(S(e))return function(e,t,n){let o=''
for(let r=0;r<e.length;r++){const i='['+r+']'
o+=(r?',':'')+n(ft(e,r,t+i),i)}return'['+o+']'}(e,t,n)
const i=v(e)
if(i===x||null===i)return pt(e,t,n)
if(M(e))return wt(new re(e.buffer,e.byteOffset,e.byteLength),t)
switch(o){case'[object ArrayBuffer]':return wt(new re(e),t)
case'[object Date]':{const t=Q(e)
return t-t==0?'{"$date":'+t+'}':'null'}case'[object Map]':{let t='',o=0
return F(e,(e,r)=>{t+=(t&&',')+'['+n(r,'.keys['+o+++']')+','+n(e,'['+ut(r)+']')+']'}),'{"$map":['+t+']}'}case'[object Set]':{let t='',o=0
return U(e,e=>{t+=(t&&',')+n(e,'['+o+++']')}),'{"$set":['+t+']}'}case'[object Number]':return lt(Z(e))
case'[object String]':return w(X(e))
case'[object Boolean]':return w(Y(e))
case'[object BigInt]':return'{"$int":"'+ee(e)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+w(J(e.name))+',"message":'+w(J(e.message))+'}'
case'[object Object]':return pt(e,t,n)
case'[object Promise]':at(t,'is a Promise: await it first')}return at(t,'is '+A(o,8,-1)+', which cannot cross the bridge')}(e,t,(e,n)=>ct(e,t+n,r,o+1))}catch(e){return st(t,e)}}function lt(e){return e-e!=0?'{"$number":"'+e+'"}':0===e&&1/e<0?'-0':w(e)}const ut=e=>'object'==typeof e&&null!==e||'function'==typeof e?typeof e:J(e),dt=(e,t)=>'function'==typeof e[Ie]||'[object ReadableStream]'===t||'function'==typeof e.next&&'function'==typeof e[Ee]
function ft(e,t,n){try{return e[t]}catch(e){return st(n,e)}}function pt(e,t,n){const o=g(e)
let r=''
for(let i=0;i<o.length;i++){const a='.'+o[i]
r+=(i?',':'')+w(o[i])+':'+n(ft(e,o[i],t+a),a)}return 1===o.length&&O(o[0],0)===et?'{"$object":{'+r+'}}':'{'+r+'}'}const wt=(e,t)=>'{"$bytes":'+(fr?.mayUpload&&ue(e)>xt?function(e,t){const n=ue(e)
if(fr.size+n>c)throw new Qe('overLimit',t+' has '+n+' bytes; '+c+' are kept on their way. Pass a Blob, which is read in pieces')
fr.size+=n
const o={__proto__:null,number:++jt,bytes:new re(e),next:null}
return fr.lastUpload?fr.lastUpload.next=o:fr.uploads=o,fr.lastUpload=o,o.number}(e,t):'"'+ht(e)+'"')+'}'
function ht(e){const t=ue(e)
let n=''
for(let o=0;o<t;o++)n+=I(e[o])
return se(n)}function _t(e){return O(e,0)===Ye?bt(h(A(e,1))):h(e)}function bt(e){if('object'!=typeof e||null===e)return e
if(S(e)){for(let t=0;t<e.length;t++)e[t]=bt(e[t])
return e}const t=g(e)
if(1===t.length&&O(t[0],0)===et)return function(e,t){switch(e){case'$undefined':return
case'$number':return+t
case'$int':return je(t)
case'$date':return new q(t)
case'$bytes':return'number'==typeof t?function(e){const t=D(Lo,e)
if(!t)throw new Qe('badFrame','Bytes of the app did not come')
return $(Lo,e),t}(t):function(e){const t=ae(e),n=new re(t.length)
for(let e=0;e<t.length;e++)n[e]=O(t,e)
return n}(t)
case'$blob':return function(e){const{ref:t,size:n,type:o,name:i,key:a}=e,s=xr('blob',t)
if(gr)return jr(s)
const c={__proto__:jo},l=a&&r?r+a+'/'+t:void 0,u=()=>To(s,()=>Zo(Oo(c,s,l,n),n)),d={__proto__:null,size:n,type:o,name:i,url:l,stream:()=>Oo(c,s,l,n),bytes:()=>u(),arrayBuffer:()=>Ao(u(),e=>le(e)),text:()=>Ao(u(),e=>xe(new ve,e)),blob:()=>Ao(u(),e=>void 0===i?new de(No(e),{__proto__:null,type:o}):new fe(No(e),i,{__proto__:null,type:o}))},f=g(d)
for(let e=0;e<f.length;e++)_(c,f[e],Ve(d[f[e]])),'function'==typeof d[f[e]]&&b(d[f[e]])
return C(xo,c,{__proto__:null,size:n,type:o,name:i}),Br(c,s)}(t)
case'$map':{const e=new E
for(let n=0;n<t.length;n++)z(e,bt(t[n][0]),bt(t[n][1]))
return e}case'$set':{const e=new V
for(let n=0;n<t.length;n++)H(e,bt(t[n]))
return e}case'$object':{const e=g(t)[0]
return t[e]=bt(t[e]),t}case'$function':return function(e){const t=xr('function',e)
return gr?jr(t):Br(function(...n){const o=kr(t)
return o?new ke((e,t)=>t(o)):Nn('apply','function',n,Sr,e)},t)}(t)
case'$stream':return function(e){const t=xr('stream',e)
if(gr)return jr(t)
const n={__proto__:null}
return _(n,Ie,Ve(()=>Fo('stream',n=>{const o=kr(t)
if(o)throw o
return Nn('read','stream',null,Sr,e,n)},n))),Br(n,t)}(t)
default:throw new Qe('badFrame',e+' is no kind of value')}}(t[0],e[t[0]])
for(let n=0;n<t.length;n++)e[t[n]]=bt(e[t[n]])
return e}const gt=262144,yt=1048576
let mt=''!==r&&void 0!==ge,vt=!1,xt=mt?65536:1048576,jt=0,kt=null,Bt=null,St=0
function Mt(e){const t=Wt
for(let n=e.uploads;n;n=n.next){e.posts++
const o=n=>{t!==Wt||Lt||(e.posts--,n||(e.isText=!0),At(),$r())}
Ue(d(ge,window,[r+Kt+'/'+n.number,{__proto__:null,method:'POST',body:n.bytes,credentials:'omit'}]),e=>{vt=!0,o(ye(e))},()=>{Tt(t),o(!1)})}}function Tt(e){e!==Wt||Lt||vt||(mt=!1,xt=1048576)}function At(){for(;$t&&kt;){if(mt&&!kt.isText){if(kt.posts>0)return}else{if(Ut.length>=yt)return
if(!Ot(kt))continue}Ut+=Nt(),cn()}}function Nt(){const{text:e,size:t}=kt
return kt=kt.next,kt||(Bt=null),St-=t,e}function Ot(e){const t=e.uploads
if(!t)return!0
const{bytes:n,number:o}=t,r=e.offset,i=ue(n)-r,a=i<gt?i:gt,s=new re(le(n),r,a)
return Ut+='\nbytes '+o+' '+r+' "'+ht(s)+'"',cn(),e.offset+=a,a===i&&(e.uploads=t.next,e.offset=0),!e.uploads}const Jt=window.webkit.messageHandlers,Rt=Jt[n],It=Rt.postMessage,Et=e=>d(It,Rt,[e]),Dt=window.top===window,zt=Dt&&'file:'===window.location.protocol?'file://':window.origin
let Wt=0,$t='',Ft='',Pt='',Kt='',Lt=null
const Ct=128,Vt=8,Ht=2048
let Ut='',qt=0,Qt=0,Gt=0,Zt=!1,Xt=0,Yt=0,en=new E
function tn(){const n=++Wt
$t='',Lt=null,Pt=nn(),Qt=Gt=Xt=Yt=0,en=new E
const o='hello '+e+' {"wire":'+t+',"origin":'+w(zt)+',"url":'+w(window.location.href)+',"main":'+Dt+',"key":"'+Pt+'"}'
wn(Et(o),n,e=>{if(0!==T(e,'welcome '))return bn(e),Pr(Ge(Lt)),!1
const t=T(e,' ',8)
$t=A(e,8,t),Ft='batch '+$t+' ',Kt=A(e,t+1),Fr(),function(){for(let e=kt;mt&&e;e=e.next)Mt(e)
At()}(),un(1)})}const nn=()=>A(e,16)+on(4294967296*ie())+on(Q(new q)),on=e=>A(G(4294967296+(e>>>0),16),1)
function rn(e,t,n){if(n.length>s)throw new Qe('overLimit',e+' "'+t+'" has '+n.length+' characters; a frame may have '+s+' bytes')
return n}function an(e,t){rn('What goes to',e,t)
const n=Ut.length+St
if(n+t.length+(fr?fr.size:0)>c)throw new Qe('overLimit','"'+e+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function sn(e){if(Bt)return function(e){Bt.text+='\n'+e,Bt.size+=e.length+1,St+=e.length+1}(e)
Ut=Ut+'\n'+e,cn()}function cn(){qt++,$t&&(0!==Xt||Zt||(Zt=!0,Te(ln)),qt>=Ct*(Xt+1)&&Xt<Vt&&dn())}function ln(){Zt=!1,$t&&dn()}function un(e){for(;Yt<e;)Yt++,fn('park')}function dn(){Ut&&(Xt++,fn('batch'))}function fn(e){const t=e+' '+($t||Pt)+' '+ ++Qt+Ut
Ut='',qt=0,wn(Et(t),Wt,t=>{'batch'===e?Xt--:t.length>Ht&&un(Vt),(''===t||function(e){const t=T(e,'\n'),n=t<0?e:A(e,0,t)
if(0!==T(n,Ft))return bn(e)
const o=+A(n,Ft.length)
if(o===Gt+1&&0===P(en))return Gt++,hn(e,n.length+1),!Lt
z(en,o,A(e,n.length))
for(let e;void 0!==(e=D(en,Gt+1));)$(en,++Gt),hn(e,1)
return P(en)>(Xt||1)+Yt?(yn(new Qe('badFrame','A text of the app is missing: the order is broken')),Ce(Ge(Lt)),!1):!Lt}(t))&&('park'===e?pn(4,Wt):0===Xt&&ln())}),At(),$r()}function pn(e,t){t!==Wt||Lt||(e>0&&Zn()?Te(()=>pn(e-1,t)):(Un++,qn=0,fn('park')))}function wn(e,t,n){const o=e=>{t!==Wt||Lt||('string'==typeof e?n(e):gn())}
Ue(e,o,e=>{const t=m(e,'message')
o(t&&t.value)})}function hn(e,t){for(;t<e.length;){let n=T(e,'\n',t)
n<0&&(n=e.length),_n(e,t,n,!1),t=n+1}}function _n(e,t,n,o){try{Lr(e,t,n,o)}catch(e){Ce(e)}}function bn(e){return 0===T(e,'end ')?yn(Ze(A(e,4))):gn(),!1}function gn(){yn(new Qe('detached','The app took the bridge away'))}function yn(e){var t
Lt=e,$t=Ut='',kt=Bt=null,St=0,Po=Ko=null,Ho=0,Lo=new E,F(Co,(e,t)=>{$(Co,t)}),function(e){mn.each((t,n)=>{Dn(n),t.reject(new Qe(e.code,'"'+t.name+'": '+e.message))})}(e),function(e){F(rr,t=>{cr(t,new Qe(e.code,'"'+t.name+'": '+e.message))})}(e),t=e,Cn.each((e,n)=>_o(n,t)),ur=new E}const mn=Xe()
let vn=0,xn=0,jn=1/0
const kn=/^[A-Za-z0-9_$.-]+$/
let Bn=new E
function Sn(e){let t=D(Bn,e)
if(void 0!==t)return t
if('string'!=typeof e||0===e.length||e.length>256)throw new Qe('invalidName','A name is text of 1 to 256 characters')
return t=R(kn,e)?e:w(e),P(Bn)>1e3&&(Bn=new E),z(Bn,e,t),t}let Mn=null,Tn=null
const An=(e,t)=>{Mn=e,Tn=t}
function Nn(e,t,n,o,r,i){const a=new ke(An),s={id:0,name:t,resolve:Mn,reject:Tn,deadline:0,signal:o.signal,abort:null,control:i}
Mn=Tn=null
try{const a=void 0===r?Sn(t):r,c=n?Ur(n,ot):''
sn(void 0===c?On(e,a,n,s,o,i):Jn(e,a,c,s,o,i))}catch(e){s.reject(e)}return a}const On=(e,t,n,o,r,i)=>pr(()=>Jn(e,t,qr(n),o,r,i))
function Jn(e,t,n,o,r,i){if(Lt)throw Ge(Lt)
const{name:s,signal:c}=o,l=n?t+' '+n:''+t
if(!i?.isLoad&&(an(s,l),mn.size()>=a))throw new Qe('overLimit','"'+s+'": '+mn.size()+' calls are unanswered already')
In(s,r)
const u=o.id=++vn
return i&&(i.id=u,i.isLoad&&z(Co,u,!0)),c&&function(e,t,n){n.abort=()=>zn(t,En(n.name,e)),Je(e,'abort',n.abort)}(c,u,o),o.deadline=oe()+Rn(r),mn.add(o),o.deadline<jn&&Wn(o.deadline),e+' '+u+' '+l+(i&&!i.isPatient?'\npull '+u+' '+nr:'')}function Rn(e){return e.timeout??i??1/0}function In(e,t){if(t.signal&&t.signal.aborted)throw En(e,t.signal)
if(Rn(t)<=0)throw new Qe('timedOut','"'+e+'" has no time: its timeout is 0. It was not called')}const En=(e,t)=>new Qe('cancelled','"'+e+'" was cancelled',{cause:t.reason})
function Dn(e){const t=mn.take(e)
return t&&t.abort&&Re(t.signal,'abort',t.abort),t}function zn(e,t){const n=Dn(e)
n&&(n.reject(t),sn('cancel '+e))}function Wn(e){Oe(xn),jn=e
const t=e-oe()
xn=Ne($n,t<0?0:t>2147483647?2147483647:t)}function $n(){jn=1/0
const e=oe()
let t=1/0
mn.each((n,o)=>{n.deadline<=e?zn(o,new Qe('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<t&&(t=n.deadline)}),t!==1/0&&Wn(t>e+5?t:e+5)}class Fn{#e=null
#t
#n
constructor(e){this.#n=e,b(this)}get name(){return this.#n}get signal(){return this.#e||(this.#e=new Pe,this.#t&&Ke(this.#e,this.#t)),Le(this.#e)}static abort(e,t){e.#t=t,e.#e&&Ke(e.#e,t)}}const Pn=Fn.abort
let Kn
_(Fn.prototype,'constructor',Ve(void 0)),b(Fn.prototype)
const Ln=new E,Cn=Xe(),Vn=new E,Hn=new E
let Un=0,qn=0,Qn=!1,Gn=0
const Zn=()=>qn>0
function Xn(e){if(Sn(e),T('.'+e+'.','..')>=0)throw new Qe('invalidName','"'+e+'" has an empty part: write module.feature.method')}function Yn(e,t){if(W(Ln,e)&&!t)throw new Qe('duplicateName','"'+e+'" is registered already; pass { replacing: true } where that is meant')}function eo(e,t,n){if(Xn(e),'function'!=typeof t)throw new Qe('badArguments','The handler of "'+e+'" is not a function')
Yn(e,n?.replacing),z(Ln,e,t),F(Vn,n=>{n.name===e&&io(n,t)})}let to=()=>{}
const no=(e,t,n)=>D(Ln,e)||to(e,t,n)
function oo(e,t,n,o){const r=no(t,o,''!==n),i=!(r||Qn&&0===Gn)
return i?z(Vn,e,{__proto__:null,id:e,name:t,payload:n,mayStream:o}):ro(e,t,n,o,r),i}function ro(e,t,n,o,r){if(n){if(r)return lo(e,t,r,n,o,t)
yr(n),F(Hn,e=>e(t)),wo(e,t,new Qe('unknownMethod','The page registers no handler for "'+t+'": bridge.handle('+w(t)+', …)'))}else Cn.take(e)&&sn('done '+e+' '+(void 0!==r))}function io({id:e,name:t,payload:n,mayStream:o},r){$(Vn,e),ro(e,t,n,o,r)}function ao(){F(Vn,e=>{const t=no(e.name,e.mayStream,''!==e.payload)
t&&io(e,t)})}function so(e){const t={__proto__:null,id:e,generation:Un,context:null,credit:0}
return Cn.add(t),qn++,t}const co=e=>{const t=v(e)
return t===ze||t===De}
function lo(e,t,n,o,r,i){const a=new Fn(i),s=Kn
let c,l
try{if(!r&&co(n))return yr(o),uo(e,t,i)
const u=_t(o)
Kn=a,c=d(n,a,u),l='object'==typeof c&&null!==c&&c.then,Kn=s}catch(n){return Kn=s,wo(e,t,n)}if(!rt(c)){const t=Cn.get(e)
t&&(t.context=a)}if('function'!=typeof l)return po(e,t,c,r,i)
qe(c,l,n=>po(e,t,n,r,i),n=>wo(e,t,n))}const uo=(e,t,n)=>wo(e,t,new Qe('isStream',n?'"'+t+'" is a stream. Read it with bridge.stream("'+t+'")':'The function returned a stream. Let it return an object that holds it'))
function fo(e){e.generation===Un&&(e.generation=-1,qn--)}function po(e,t,n,o,r){let i
try{if('object'==typeof n&&null!==n&&dt(n,B(n)))return o?Er(e,t,n):(Ir(n),uo(e,t,r))
if(!Cn.get(e))return
i=wr('The result of',t,n,'result')}catch(n){return n instanceof Qe&&'overLimit'===n.code?wo(e,t,n):wo(e,t,new Qe('badResult','What "'+t+'" returned: '+(n instanceof Qe?n.message:J(n))))}ho('done ',e,i)}const wo=(e,t,n)=>ho('fail ',e,function(e,t){let n,o,r='thrown',i=''
try{t instanceof Qe?(r=t.code,n=J(t.message),void 0!==t.data&&(i=nt(t.data,'data'))):t instanceof Me?n='"'+e+'" threw '+J(t.name)+': '+J(t.message):(n='"'+e+'" threw '+J(t),i=nt(t,'data')),t instanceof Me&&void 0!==t.stack&&(o=J(t.stack))}catch(t){void 0===n&&(n='"'+e+'" threw a value that cannot be read'),i=''}const a=''!==i&&O(i,0)===Ye
return(a?'~':'')+'{"code":'+w(r)+',"message":'+w(n)+(void 0===o?'':',"stack":'+w(o))+(''===i?'':',"data":'+(a?A(i,1):i))+'}'}(t,n))
function ho(e,t,n){const o=Cn.take(t)
o&&(fo(o),sn(e+t+' '+n))}function _o(e,t){const n=Cn.take(e)
n&&fo(n)
const o=D(Vn,e)
$(Vn,e),o&&yr(o.payload),n&&n.context&&Pn(n.context,t),function(e){const t=D(Tr,e)
t&&($(Tr,e),Rr(t.source))}(e)}function bo(){!Qn||Gn>0||(ao(),F(Vn,e=>io(e)))}function go(){Qn=!0,bo()}function yo(e){Gn++
const t=()=>{Gn--,bo()}
Ue(new ke(t=>t(e)),t,t)}const mo=new E
function vo(e){const t=D(mo,e)
return t?($(mo,e),F(t,(e,t)=>{D(Ln,t)===e&&$(Ln,t)}),!0):$(Ln,e)}const xo=new K,jo=b({__proto__:null}),ko=1048576
function Bo(e,t){const n='[object File]'===t
if(n||'[object Blob]'===t)try{return{__proto__:null,size:pe(e),type:we(e),name:n?be(e):void 0}}catch(e){return}}const So=(e,t)=>Bo(e,t)||L(xo,e),Mo=(e,t,n)=>'{"$blob":{"ref":'+br(e,'blob',n)+',"size":'+t.size+',"type":'+w(t.type)+(void 0===t.name?'':',"name":'+w(t.name))+'}}'
function To(e,t){const n=kr(e)
return n?new ke((e,t)=>t(n)):t()}const Ao=(e,t)=>new ke((n,o)=>{Ue(e,e=>{try{n(t(e))}catch(e){o(e)}},o)}),No=e=>({__proto__:null,[Ee](){let t=!0
return{__proto__:null,next:()=>({__proto__:null,value:e,done:t=!t})}}})
function Oo(e,t,n,o){let r=0,i=null
const a=()=>(i||(i=Qo(t.ref,e,!1)),i.next())
return $o(()=>To(t,()=>{if(i||!n||!mt)return a()
if(r>=o)return new ke(e=>e(sr(void 0)))
const e=r
return r+=ko,new ke((t,i)=>{Ue(qo(n+'?'+e+'-'+(r<o?r:o)),e=>t({value:e,done:!1}),n=>{if(e>0)return i(n)
t(a())})})}),()=>{r=o,i&&i.return()})}const Jo=new E
let Ro=0
const Io=new E
function Eo(e,t,n){if(Sn(e),'function'!=typeof t)throw new Qe('badArguments','The listener of "'+e+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=D(Jo,e)
i||z(Jo,e,i=new E)
const a=++Ro,s=()=>{$(i,a)}
return z(i,a,{__proto__:null,listener:t,isOnce:r}),o&&Je(o,'abort',s),s}function Do(e,t){const n=pr(()=>{const n='note '+Sn(e)+' '+nt(t,'value')
return an(e,n),n},!1)
Lt||sn(n)}function zo(e,t,n){try{return d(e,t,n)}catch(e){Ce(e)}}const Wo=new We(e=>{e.takers?e.isDropped=!0:lr(e,null)})
function $o(e,t){const n={__proto__:null,next:e,return:e=>(t(),new ke(t=>t(sr(e)))),throw:e=>(t(),new ke((t,n)=>n(e)))}
return _(n,Ie,Ve(()=>n)),b(n)}function Fo(e,t,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return $o(()=>o.inner?o.inner.next():new ke((n,a)=>{if(i)return n(sr(void 0))
r||(r=new ke((n,r)=>{Ue(t(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Qe('badResult','"'+e+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ue(r,e=>n(e.next()),e=>{if(i)return n(sr(void 0))
i=!0,a(e)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&zn(o.id,new Qe('cancelled','"'+e+'" was left'))})}let Po=null,Ko=null,Lo=new E
const Co=new E
function Vo(e){Ko?Ko.next=e:Po=e,Ko=e}let Ho=0,Uo=0
function qo(e){const t=Wt
return new ke((n,o)=>{Ue(d(ge,window,[e,{__proto__:null,credentials:'omit'}]),e=>{if(vt=!0,!ye(e))return o(new Qe('badResult','The app has no such bytes'))
Ue(me(e),e=>n(new re(e)),o)},e=>{Tt(t),o(e)})})}const Qo=(e,t,n)=>Fo('blob',t=>(t.isLoad=n,Nn('read','blob',null,Go,e,t)),t),Go=b({__proto__:null,timeout:1/0})
function Zo(e,t){return new ke((n,o)=>{const r=new re(t)
let i=0
const a=()=>o(new Qe('badResult','The app gave other bytes than it said')),s=()=>Ue(e.next(),e=>{if(e.done)return i===t?n(r):a()
const o=i+ue(e.value)
if(o>t)return a()
ce(r,e.value,i),i=o,s()},o)
s()})}const Xo=b(function(){})
function Yo(e,t){return new k(Xo,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Yo(e?e+'.'+o:o,t),apply:(n,o,r)=>t(e,r),has:()=>!1,set:er,defineProperty:er,deleteProperty:er,construct:er})}function er(){throw new Qe('badArguments','What stands under bridge.native can only be called')}function tr(e,t,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=Nn('stream',e,t,n,void 0,o)
return _(r,Ie,Ve(()=>Fo(e,e=>(e.id=o.id,new ke((t,n)=>Ue(r,n=>{e.inner=o.inner,t(n)},n)))))),r}const nr=4,or=1<<20,rr=new E
function ir(e){if(e.hasEnded)return
const t=function(e){const t=l
let n=e.mean?or/e.mean:nr
n=n<1?1:n>t?t:n-n%1
const o=e.waiting+e.credit
return o<=n/2?n-o:0}(e)
t>0&&(e.credit+=t,sn('pull '+e.id+' '+t))}function ar(e,t,n){let o
try{o=_t(n)}catch(n){const o=new Qe('badFrame','An element of "'+e.name+'" cannot be read')
return lr(e,null),t.reject(o)}t.resolve({value:o,done:!1})}const sr=e=>({value:e,done:!0})
function cr(e,t){$(rr,e.id),e.hasEnded=!0,e.abort&&Re(e.signal,'abort',e.abort),e.error=t
for(let t=e.takers;t;t=t.next)e.error?t.reject(e.error):t.resolve(sr(void 0)),e.error=null
e.takers=null}function lr(e,t){for(let t=e.first;t;t=t.next)yr(t.text)
e.first=e.last=null,e.waiting=0,e.hasEnded||(cr(e,t),sn('cancel '+e.id))}let ur=new E,dr=0,fr=null
function pr(e,t=!0,n=!0){const o=fr,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:t,mayUpload:n&&!o}
fr=r
try{const t=e()
return r.uploads&&!Lt&&function(e,t){const n={__proto__:null,uploads:e,size:t,posts:0,isText:!1,offset:0,text:'',next:null}
Bt?Bt.next=n:kt=n,Bt=n,St+=t,$t&&mt?Mt(n):At()}(r.uploads,r.size),t}catch(e){throw r.refs&&F(r.refs,(e,t)=>{$(ur,t)}),e}finally{fr=o}}function wr(e,t,n,o){const r=ot(n)
return void 0===r?hr(e,t,n,o):rn(e,t,r)}const hr=(e,t,n,o)=>pr(()=>rn(e,t,'~'+ct(n,o,null,0))),_r=(e,t,n)=>'{"$'+t+'":'+br(e,t,n)+'}'
function br(e,t,n){if(fr&&fr.mayRefer||at(n,'is a '+t+', which only arguments, results and elements of streams can carry'),P(ur)>=u)throw new Qe('overLimit',n+' is a '+t+', and the app holds '+P(ur)+' of this page already')
const o=++dr
return z(ur,o,e),fr.refs||(fr.refs=new E),z(fr.refs,o,!0),o}let gr=!1
function yr(e){if(O(e,0)===Ye){gr=!0
try{_t(e)}catch(e){}gr=!1}}const mr=e=>new Qe('unknownMethod','The '+e+' was released'),vr=new We(e=>jr(e)),xr=(e,t)=>({__proto__:null,kind:e,ref:t,own:Wt,isReleased:!1})
function jr(e){e.isReleased||(e.isReleased=!0,e.own!==Wt||Lt||sn('release '+e.ref))}function kr(e){return e.isReleased?mr(e.kind):e.own!==Wt?new Qe('documentGone','The '+e.kind+' is gone: it was given to this page before it was left'):void 0}function Br(e,t){return _(e,'release',Ve(b(()=>{Fe(vr,e),jr(t)}))),$e(vr,e,t,e),b(e)}const Sr=b({__proto__:null})
function Mr(e,t,o){const r=pr(()=>function(e,t,o){const r='call 0 '+Sn(e)+' '+(Ur(t,ot)??qr(t))
if(Lt)throw Ge(Lt)
an(e,r),In(e,o),function(){for(;kt;){for(;!Ot(kt););Ut+=Nt()}}(),dn()
const i=d(Ae,window,[n,'sync '+Pt+' '+Qt+'\n'+r])
if('string'!=typeof i)throw new Qe('syncUnavailable','"'+e+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'end '))throw Ze(A(i,4))
return i}(e,t,o),!0,!1)
if(0===T(r,'done 0 '))return _t(A(r,7))
throw Ze(A(r,7))}const Tr=new E,Ar=c/2<4194304?c/2:4194304,Nr=9007199254740992
let Or=!1
function Jr(e){if('[object ReadableStream]'===B(e)){const t=e.getReader()
return{step:()=>t.read(),stop:()=>t.cancel()}}const t=Bo(e,B(e))
if(t)return function(e,t){const n=mt?ko:gt
let o=0
return{step(){if(o>=t)return sr(void 0)
const r=he(e,o,o+=n)
return new ke((e,t)=>Ue(_e(r),t=>e({__proto__:null,value:new re(t),done:!1}),t))},stop(){o=t}}}(e,t.size)
L(xo,e)&&(e=e.stream())
const n=e[Ie],o=d('function'==typeof n?n:e[Ee],e,[]),{next:r}=o
return{step:()=>d(r,o,[]),stop(){const e=o.return
if('function'==typeof e)return d(e,o,[])}}}function Rr(e){try{const t=e.stop()
Ue(new ke(e=>e(t)),()=>{},Ce)}catch(e){Ce(e)}}function Ir(e){try{Rr(Jr(e))}catch(e){Ce(e)}}function Er(e,t,n){const o=Cn.get(e)
if(!o)return Ir(n)
let r
try{r=Jr(n)}catch(n){return wo(e,t,n)}const{context:i,credit:a}=o,s={__proto__:null,id:e,name:t,source:r,context:i,credit:a,isBusy:!1}
fo(o),z(Tr,e,s),sn('open '+e),Dr(s)}function Dr(e){for(;!e.isBusy&&e.credit>0&&W(Tr,e.id);){if(Ut.length+St>=Ar)return void(Or=!0)
const t=Kn
let n,o
Kn=e.context
try{n=e.source.step(),o='object'==typeof n&&null!==n&&n.then,Kn=t}catch(n){return Kn=t,Wr(e,n)}'function'==typeof o?(e.isBusy=!0,qe(n,o,t=>{e.isBusy=!1,zr(e,t),Dr(e)},t=>Wr(e,t))):zr(e,n)}}function zr(e,t){if(!W(Tr,e.id))return
const{id:n,name:o}=e
let r
try{if(t.done)return $(Tr,n),ho('done ',n,'~{"$undefined":1}')
r=wr('An element of',o,t.value,'element')}catch(t){return Wr(e,t instanceof Qe&&'badArguments'===t.code?new Qe('badResult','What "'+o+'" gave: '+t.message):t),Rr(e.source)}e.credit--,sn('next '+n+' '+r)}function Wr(e,t){$(Tr,e.id)&&wo(e.id,e.name,t)}function $r(){Or&&(Or=!1,F(Tr,Dr))}let Fr,Pr,Kr=0
function Lr(e,t,n,o){const i=N(e,'done ',t)?'done':N(e,'call ',t)?'call':A(e,t,T(e,' ',t)),a=t
t+=i.length+1
const s='note'===i?0:Cr(e,t,n)
if(!o&&function(e,t){if(null===Ko||'load'===e)return!1
switch(e){case'open':case'next':return!W(Co,t)
case'done':case'fail':return!$(Co,t)
default:return!0}}(i,s))return function(e){Vo({__proto__:null,line:e,size:Ho,isReady:!0,next:null}),Ho=0}(A(e,a,n))
switch('note'!==i&&(t=Kr+1),i){case'done':return function(e,t){const n=Dn(e)
if(!n){const n=D(rr,e)
return n&&cr(n,null),yr(t)}try{n.resolve(_t(t))}catch(e){n.reject(new Qe('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,A(e,t,n))
case'call':case'stream':return function(e,t,n,o){const r=so(e)
oo(e,t,n,o)&&fo(r)}(s,Vr(e,t,n),A(e,Kr+1,n),'stream'===i)
case'note':return function(e,t){const n=D(Jo,e),o=n?P(n):0
if(o+P(Io)===0)return yr(t)
const r=_t(t)
o>0&&F(n,(e,t)=>{e.isOnce&&$(n,t),zo(e.listener,void 0,[r])}),F(Io,t=>{zo(t,void 0,[e,r])})}(Vr(e,t,n),A(e,Kr+1,n))
case'fail':return function(e,t){const n=Dn(e)
if(n)return n.reject(Ze(t))
const o=D(rr,e)
o&&cr(o,Ze(t))}(s,A(e,t,n))
case'load':return function(e,t,n){const o={__proto__:null,line:'',isReady:!1,next:null},i=Wt
Vo(o),Ho+=t
const a=n=>{i!==Wt||Lt||(o.isReady=!0,n&&ue(n)===t&&z(Lo,e,n),sn('release '+e),function(){for(;Po&&Po.isReady;){const{line:e,size:t}=Po
Po=Po.next,Po||(Ko=null),e&&(Uo=t,_n(e,0,e.length,!0),Uo=0)}}())},s=()=>Ue(Zo(Qo(e,null,!0),t),a,()=>a(null))
if(!mt)return s()
Ue(qo(r+n+'/'+e),a,()=>{i!==Wt||Lt||s()})}(s,Cr(e,t,n),A(e,Kr+1,n))
case'cancel':return _o(s,new Qe('cancelled','The app no longer wants the answer'))
case'open':return function(e){const t=mn.get(e),n=t&&t.control
if(!n)return
Dn(e)
const{signal:o}=t,r={__proto__:null,id:e,name:t.name,credit:n.isPatient?0:nr,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
z(rr,e,r),r.signal&&(r.abort=()=>lr(r,En(r.name,r.signal)),Je(r.signal,'abort',r.abort))
const i=function(e){const t=$o(()=>function(e){return new ke((t,n)=>{const o=e.first
if(o)return e.first=o.next,o.next||(e.last=null),e.waiting--,ar(e,{__proto__:null,resolve:t,reject:n},o.text),ir(e)
if(e.hasEnded){const o=e.error
return e.error=null,o?n(o):t(sr(void 0))}const r={__proto__:null,resolve:t,reject:n,next:null}
e.takers?e.lastTaker.next=r:e.takers=r,e.lastTaker=r})}(e),()=>lr(e,null))
return $e(Wo,t,e,t),t}(r)
n.inner=i,ir(r),t.resolve(i)}(s)
case'next':return function(e,t){const n=D(rr,e)
if(!n)return yr(t)
if(n.credit<1)return yr(t),lr(n,new Qe('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=t.length+Uo
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,ar(n,r,t),n.isDropped&&!n.takers?lr(n,null):ir(n)
const i={__proto__:null,text:t,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,A(e,t,n))
case'pull':return function(e,t){const n=D(Tr,e),o=n||Cn.get(e)
if(!o)return
const r=o.credit+t
o.credit=r<Nr?r:Nr,n&&Dr(n)}(s,Cr(e,t,n))
case'release':return void $(ur,s)
case'read':return function(e,t){const n=D(ur,t)
so(e),'object'==typeof n?Er(e,'stream',n):wo(e,'stream',mr('stream'))}(s,Cr(e,t,n))
case'apply':return function(e,t,n){const o=D(ur,t)
if(so(e),'function'==typeof o)return lo(e,'function',o,n,!1,'')
yr(n),wo(e,'function',mr('function'))}(s,Cr(e,t,n),A(e,Kr+1,n))
case'has':return function(e,t){fo(so(e)),oo(e,t,'',!1)}(s,Vr(e,t,n))
default:throw new Qe('badFrame','A line of the app cannot be read: '+i)}}function Cr(e,t,n){let o=0
Kr=t
for(let t;Kr<n&&' '!==(t=e[Kr]);Kr++)o=10*o+ +t
if(Kr>t&&o<1e16)return o
throw new Qe('badFrame','A line of the app has no number')}function Vr(e,t,n){const o=34===O(e,t)
if(o){Kr=t+1
for(let t;Kr<n&&34!==(t=O(e,Kr));Kr++)92===t&&Kr++
Kr++}else Kr=T(e,' ',t),(Kr<0||Kr>n)&&(Kr=n)
const r=A(e,t,Kr)
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
function Gr(e){e.isTrusted&&!Qr&&(Qr=!0,$t&&Ue(Et('bye '+$t),()=>{},()=>{}),yn(new Qe('documentGone','The page was left; what was called may have run')))}function Zr(e){e.isTrusted&&Qr&&(Qr=!1,tn())}function Xr(){Je(window,'pagehide',Gr,!0),Je(window,'pageshow',Zr,!0),Je(window,'load',go,!0)}function Yr(){for(let e=0;e<o.length;e++)if(R(new RegExp(o[e]),zt))return!0
return!1}if(_(Xr,'handlers',Ve(Jt)),_(window,'__webbridge__',Ve(b(Xr))),Xr(),Yr()){const e=function e(t){const n={__proto__:null,call:(e,...n)=>Nn('call',e,n,t),callSync:(e,...n)=>Mr(e,n,t),stream:(e,...n)=>Fo(e,o=>Nn('stream',e,n,t,void 0,o)),has:e=>Nn('has',e,null,t),native:Yo('',(e,n)=>tr(e,n,t)),expose(e,t,n){!function(e,t,n){if(Xn(e),'object'!=typeof t&&'function'!=typeof t||null===t)throw new Qe('badArguments','What is exposed as "'+e+'" is not an object')
const o=function(e,t){const n=new E
for(let o=t;o&&o!==x&&o!==j;o=v(o)){const r=y(o)
for(let i=0;i<r.length;i++){const a=e+'.'+r[i]
if('constructor'===r[i]||95===O(r[i],0)||W(n,a))continue
const s=m(o,r[i]).value
'function'==typeof s&&(Xn(a),z(n,a,function(){return d(s,t,arguments)}))}}return n}(e,t)
if(0===P(o))throw new Qe('badArguments','What is exposed as "'+e+'" has no methods')
const r=n?.replacing
r&&vo(e),F(o,(e,t)=>Yn(t,r)),F(o,(e,t)=>eo(t,e,n)),z(mo,e,o)}(e,t,n)},handle(e,t,n){eo(e,t,n)},remove:e=>vo(e),on:(e,t,n)=>Eo(e,t,n),off(e,t){!function(e,t){const n=D(Jo,e)
n&&F(n,(e,o)=>{void 0!==t&&e.listener!==t||$(n,o)})}(e,t)},emit(e,t){Do(e,t)},with:n=>(function(e){const t=e?.timeout
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
