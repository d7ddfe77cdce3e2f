// Of the digest ab14b1b87724358fa0b8f2e4adf0b8a1f036b068d4638bd94e397199747a1f86, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The page runtime: the files of its folder, minified.
enum RuntimeSource {
  static let bridge = #"""
const{secret:t,wire:e,handler:n,origins:o,bytesURL:r,timeout:i,pendingCalls:a,frameBytes:s,queuedBytes:c,streamWindow:u,references:l}=configuration,d=Reflect.apply,f=t=>(e,...n)=>d(t,e,n),p=(t,e)=>f(m(t.prototype,e).get),w=JSON.stringify,h=JSON.parse,_=Object.defineProperty,g=Object.freeze,b=Object.keys,y=Object.getOwnPropertyNames,m=Object.getOwnPropertyDescriptor,v=Object.getPrototypeOf,x=Object.prototype,j=Function.prototype,k=Proxy,B=f(Object.prototype.toString),S=Array.isArray,M=ArrayBuffer.isView,T=f(String.prototype.indexOf),A=f(String.prototype.slice),N=f(String.prototype.startsWith),O=f(String.prototype.charCodeAt),J=String,R=f(RegExp.prototype.exec),I=String.fromCharCode,E=Map,D=f(Map.prototype.get),z=f(Map.prototype.set),W=f(Map.prototype.has),$=f(Map.prototype.delete),F=f(Map.prototype.forEach),P=p(Map,'size'),L=WeakMap,C=f(WeakMap.prototype.get),K=f(WeakMap.prototype.set),V=Set,H=f(Set.prototype.add),U=f(Set.prototype.forEach),q=Date,Q=f(Date.prototype.getTime),G=f(Number.prototype.toString),Z=f(Number.prototype.valueOf),X=f(String.prototype.valueOf),Y=f(Boolean.prototype.valueOf),tt=f(BigInt.prototype.valueOf),et=window.performance,nt=et.now,ot=()=>d(nt,et,[]),rt=Uint8Array,it=Math.random,at=window.atob,st=window.btoa,ct=f(rt.prototype.set),ut=p(v(rt),'buffer'),lt=p(v(rt),'length'),dt=window.Blob,ft=window.File,pt=p(dt,'size'),wt=p(dt,'type'),ht=f(dt.prototype.slice),_t=f(dt.prototype.arrayBuffer),gt=p(ft,'name'),bt=window.fetch,yt=window.Response&&p(Response,'ok'),mt=window.Response&&f(Response.prototype.arrayBuffer),vt=TextDecoder,xt=f(vt.prototype.decode),jt=BigInt,kt=Promise,Bt=Promise.prototype.then,St=f(Bt),Mt=Error,Tt=window.queueMicrotask,At=window.prompt,Nt=window.setTimeout,Ot=window.clearTimeout,Jt=f(EventTarget.prototype.addEventListener),Rt=f(EventTarget.prototype.removeEventListener),It=Symbol.asyncIterator,Et=Symbol.iterator,Dt=v(function*(){}),zt=v(async function*(){}),Wt=FinalizationRegistry,$t=f(Wt.prototype.register),Ft=f(Wt.prototype.unregister),Pt=AbortController,Lt=f(Pt.prototype.abort),Ct=p(Pt,'signal'),Kt=window.reportError||(t=>Nt(()=>{
throw t},0)),Vt=t=>({__proto__:null,value:t}),Ht=g(Vt(void 0))
function Ut(t,e,n){_(t,'constructor',Ht),St(t,e,n)}function qt(t,e,n,o){if(e!==Bt)return Ut(new kt(e=>e(t)),n,o)
try{St(t,n,o)}catch(t){o(t)}}class Qt extends Mt{constructor(t,e,n){super(e),_(this,'name',Vt('cancelled'===t?'AbortError':'BridgeError')),_(this,'code',Vt(J(t))),void 0!==n?.data&&_(this,'data',Vt(n.data)),void 0!==n?.cause&&_(this,'cause',Vt(n.cause))}}_(Qt,'name',Vt('BridgeError')),g(Qt.prototype),g(Qt)
const Gt=t=>new Qt(t.code,t.message,{data:t.data})
function Zt(t){return Gt(_e(t))}function Xt(){const t=new E
let e={__proto__:null},n=8,o=0,r=0
function i(){const t=e,o=n
e={__proto__:null},n*=2
for(let r=0;r<n;r++){const i=t[r&o-1]
e[r]=i&&(i.id&n-1)===r?i:void 0}}i()
const a=o=>{const r=e[o&n-1]
return r&&r.id===o?r:D(t,o)}
return{__proto__:null,get:a,add(a){o=a.id,r++,e[o&n-1]&&r>n/2&&n<4096&&i()
const s=e[o&n-1]
s&&z(t,s.id,s),e[o&n-1]=a},take(o){const i=a(o)
if(i)return r--,e[o&n-1]===i?e[o&n-1]=void 0:$(t,o),i},size:()=>r,each(r){F(t,r)
const i=e,a=n-1
for(let t=o-a;t<=o;t++){const e=i[t&a]
e&&r(e,e.id)}}}}const Yt=126,te=36,ee=500
function ne(t,e){const n=oe(t)
return void 0===n?'~'+ce(t,e,null,0):n}function oe(t){try{return ie(t,0)?w(t):void 0}catch(t){return}}const re=t=>'object'!=typeof t&&'function'!=typeof t||null===t
function ie(t,e){switch(typeof t){case'string':case'boolean':return!0
case'number':return t-t==0&&(0!==t||1/t>0)
case'object':return null===t||function(t,e){if(e>ee||void 0!==t[It]||void 0!==t.toJSON)return!1
if(S(t)){for(let n=0;n<t.length;n++)if(!ie(t[n],e+1))return!1
return!0}const n=v(t)
if(n!==x&&null!==n)return!1
for(const n in t)if(!ie(t[n],e+1))return!1
return!0}(t,e)
default:return!1}}const ae=(t,e,n)=>{const o=t.length>100?A(t,0,100)+'…':t
throw new Qt('badArguments',o+' '+e,{cause:n})}
function se(t,e){if(e instanceof Qt)throw e
let n=''
try{n=': '+J(e)}catch(t){}ae(t,'cannot be read'+n,e)}function ce(t,e,n,o){switch(typeof t){case'string':case'boolean':return w(t)
case'number':return ue(t)
case'undefined':return'{"$undefined":1}'
case'bigint':return'{"$int":"'+t+'"}'
case'function':return Zo(t,'function',e)
case'symbol':ae(e,'is a symbol, which cannot cross the bridge')}if(null===t)return'null'
for(let o=n;o;o=o.above)o.value===t&&ae(e,'is cyclic: it is one of the objects that it is in')
o>ee&&ae(e,'is nested deeper than '+ee)
const r={value:t,above:n}
try{return function(t,e,n){const o=B(t),r=fr(t,o)
if(r)return pr(t,r,e)
if(de(t,o))return Zo(t,'stream',e)
if('[object Date]'!==o&&'function'==typeof t.toJSON)return n(t.toJSON(),'')
if(S(t))return function(t,e,n){let o=''
for(let r=0;r<t.length;r++){const i='['+r+']'
o+=(r?',':'')+n(fe(t,r,e+i),i)}return'['+o+']'}(t,e,n)
const i=v(t)
if(i===x||null===i)return pe(t,e,n)
if(M(t))return we(new rt(t.buffer,t.byteOffset,t.byteLength),e)
switch(o){case'[object ArrayBuffer]':return we(new rt(t),e)
case'[object Date]':{const e=Q(t)
return e-e==0?'{"$date":'+e+'}':'null'}case'[object Map]':{let e='',o=0
return F(t,(t,r)=>{e+=(e&&',')+'['+n(r,'.keys['+o+++']')+','+n(t,'['+le(r)+']')+']'}),'{"$map":['+e+']}'}case'[object Set]':{let e='',o=0
return U(t,t=>{e+=(e&&',')+n(t,'['+o+++']')}),'{"$set":['+e+']}'}case'[object Number]':return ue(Z(t))
case'[object String]':return w(X(t))
case'[object Boolean]':return w(Y(t))
case'[object BigInt]':return'{"$int":"'+tt(t)+'"}'
case'[object Error]':case'[object DOMException]':return'{"name":'+w(J(t.name))+',"message":'+w(J(t.message))+'}'
case'[object Object]':return pe(t,e,n)
case'[object Promise]':ae(e,'is a Promise: await it first')}return ae(e,'is '+A(o,8,-1)+', which cannot cross the bridge')}(t,e,(t,n)=>ce(t,e+n,r,o+1))}catch(t){return se(e,t)}}function ue(t){return t-t!=0?'{"$number":"'+t+'"}':0===t&&1/t<0?'-0':w(t)}const le=t=>'object'==typeof t&&null!==t||'function'==typeof t?typeof t:J(t),de=(t,e)=>'function'==typeof t[It]||'[object ReadableStream]'===e||'function'==typeof t.next&&'function'==typeof t[Et]
function fe(t,e,n){try{return t[e]}catch(t){return se(n,t)}}function pe(t,e,n){const o=b(t)
let r=''
for(let i=0;i<o.length;i++){const a='.'+o[i]
r+=(i?',':'')+w(o[i])+':'+n(fe(t,o[i],e+a),a)}return 1===o.length&&O(o[0],0)===te?'{"$object":{'+r+'}}':'{'+r+'}'}const we=(t,e)=>'{"$bytes":'+(Uo?.mayUpload&&lt(t)>xe?function(t,e){const n=lt(t)
if(Uo.size+n>c)throw new Qt('overLimit',e+' has '+n+' bytes; '+c+' are kept on their way. Pass a Blob, which is read in pieces')
Uo.size+=n
const o={__proto__:null,number:++je,bytes:new rt(t),next:null}
return Uo.lastUpload?Uo.lastUpload.next=o:Uo.uploads=o,Uo.lastUpload=o,o.number}(t,e):'"'+he(t)+'"')+'}'
function he(t){const e=lt(t)
let n=''
for(let o=0;o<e;o++)n+=I(t[o])
return st(n)}function _e(t){return O(t,0)===Yt?ge(h(A(t,1))):h(t)}function ge(t){if('object'!=typeof t||null===t)return t
if(S(t)){for(let e=0;e<t.length;e++)t[e]=ge(t[e])
return t}const e=b(t)
if(1===e.length&&O(e[0],0)===te)return function(t,e){switch(t){case'$undefined':return
case'$number':return+e
case'$int':return jt(e)
case'$date':return new q(e)
case'$bytes':return'number'==typeof e?function(t){const e=D(mr,t)
if(!e)throw new Qt('badFrame','Bytes of the app did not come')
return $(mr,t),e}(e):function(t){const e=at(t),n=new rt(e.length)
for(let t=0;t<e.length;t++)n[t]=O(e,t)
return n}(e)
case'$blob':return function(t){const{ref:e,size:n,type:o,name:i,key:a}=t,s=or('blob',e)
if(Yo)return rr(s)
const c={__proto__:ur},u=a&&r?r+a+'/'+e:void 0,l=()=>wr(s,()=>Tr(gr(c,s,u,n),n)),d={__proto__:null,size:n,type:o,name:i,url:u,stream:()=>gr(c,s,u,n),bytes:()=>l(),arrayBuffer:()=>hr(l(),t=>ut(t)),text:()=>hr(l(),t=>xt(new vt,t)),blob:()=>hr(l(),t=>void 0===i?new dt(_r(t),{__proto__:null,type:o}):new ft(_r(t),i,{__proto__:null,type:o}))},f=b(d)
for(let t=0;t<f.length;t++)_(c,f[t],Vt(d[f[t]])),'function'==typeof d[f[t]]&&g(d[f[t]])
return K(cr,c,{__proto__:null,size:n,type:o,name:i}),ar(c,s)}(e)
case'$map':{const t=new E
for(let n=0;n<e.length;n++)z(t,ge(e[n][0]),ge(e[n][1]))
return t}case'$set':{const t=new V
for(let n=0;n<e.length;n++)H(t,ge(e[n]))
return t}case'$object':{const t=b(e)[0]
return e[t]=ge(e[t]),e}case'$function':return function(t){const e=or('function',t)
return Yo?rr(e):ar(function(...n){const o=ir(e)
return o?new kt((t,e)=>e(o)):Nn('apply','function',n,sr,t)},e)}(e)
case'$stream':return function(t){const e=or('stream',t)
if(Yo)return rr(e)
const n={__proto__:null}
return _(n,It,Vt(()=>Jo('stream',n=>{const o=ir(e)
if(o)throw o
return Nn('read','stream',null,sr,t,n)},n))),ar(n,e)}(e)
default:throw new Qt('badFrame',t+' is no kind of value')}}(e[0],t[e[0]])
for(let n=0;n<e.length;n++)t[e[n]]=ge(t[e[n]])
return t}const be=262144,ye=1048576
let me=''!==r&&void 0!==bt,ve=!1,xe=me?65536:1048576,je=0,ke=null,Be=null,Se=0
function Me(t){const e=We
for(let n=t.uploads;n;n=n.next){t.posts++
const o=n=>{e!==We||Ce||(t.posts--,n||(t.isText=!0),Ae(),Ko())}
Ut(d(bt,window,[r+Le+'/'+n.number,{__proto__:null,method:'POST',body:n.bytes,credentials:'omit'}]),t=>{ve=!0,o(yt(t))},()=>{Te(e),o(!1)})}}function Te(t){t!==We||Ce||ve||(me=!1,xe=1048576)}function Ae(){for(;$e&&ke;){if(me&&!ke.isText){if(ke.posts>0)return}else{if(Ue.length>=ye)return
if(!Oe(ke))continue}Ue+=Ne(),cn()}}function Ne(){const{text:t,size:e}=ke
return ke=ke.next,ke||(Be=null),Se-=e,t}function Oe(t){const e=t.uploads
if(!e)return!0
const{bytes:n,number:o}=e,r=t.offset,i=lt(n)-r,a=i<be?i:be,s=new rt(ut(n),r,a)
return Ue+='\nbytes '+o+' '+r+' "'+he(s)+'"',cn(),t.offset+=a,a===i&&(t.uploads=e.next,t.offset=0),!t.uploads}const Je=window.webkit.messageHandlers,Re=Je[n],Ie=Re.postMessage,Ee=t=>d(Ie,Re,[t]),De=window.top===window,ze=De&&'file:'===window.location.protocol?'file://':window.origin
let We=0,$e='',Fe='',Pe='',Le='',Ce=null
const Ke=128,Ve=8,He=2048
let Ue='',qe=0,Qe=0,Ge=0,Ze=!1,Xe=0,Ye=0,tn=new E
function en(){const n=++We
$e='',Ce=null,Pe=nn(),Qe=Ge=Xe=Ye=0,tn=new E
const o='hello '+t+' {"wire":'+e+',"origin":'+w(ze)+',"url":'+w(window.location.href)+',"main":'+De+',"key":"'+Pe+'"}'
wn(Ee(o),n,t=>{if(0!==T(t,'welcome '))return gn(t),Lr(Gt(Ce)),!1
const e=T(t,' ',8)
$e=A(t,8,e),Fe='batch '+$e+' ',Le=A(t,e+1),Pr(),function(){for(let t=ke;me&&t;t=t.next)Me(t)
Ae()}(),ln(1)})}const nn=()=>A(t,16)+on(4294967296*it())+on(Q(new q)),on=t=>A(G(4294967296+(t>>>0),16),1)
function rn(t,e,n){if(n.length>s)throw new Qt('overLimit',t+' "'+e+'" has '+n.length+' characters; a frame may have '+s+' bytes')
return n}function an(t,e){rn('What goes to',t,e)
const n=Ue.length+Se
if(n+e.length+(Uo?Uo.size:0)>c)throw new Qt('overLimit','"'+t+'": '+n+' characters and bytes wait for the app already; it does not come for them')}function sn(t){if(Be)return function(t){Be.text+='\n'+t,Be.size+=t.length+1,Se+=t.length+1}(t)
Ue=Ue+'\n'+t,cn()}function cn(){qe++,$e&&(0!==Xe||Ze||(Ze=!0,Tt(un)),qe>=Ke*(Xe+1)&&Xe<Ve&&dn())}function un(){Ze=!1,$e&&dn()}function ln(t){for(;Ye<t;)Ye++,fn('park')}function dn(){Ue&&(Xe++,fn('batch'))}function fn(t){const e=t+' '+($e||Pe)+' '+ ++Qe+Ue
Ue='',qe=0,wn(Ee(e),We,e=>{'batch'===t?Xe--:e.length>He&&ln(Ve),(''===e||function(t){const e=T(t,'\n'),n=e<0?t:A(t,0,e)
if(0!==T(n,Fe))return gn(t)
const o=+A(n,Fe.length)
if(o===Ge+1&&0===P(tn))return Ge++,hn(t,n.length+1),!Ce
z(tn,o,A(t,n.length))
for(let t;void 0!==(t=D(tn,Ge+1));)$(tn,++Ge),hn(t,1)
return P(tn)>(Xe||1)+Ye?(yn(new Qt('badFrame','A text of the app is missing: the order is broken')),Kt(Gt(Ce)),!1):!Ce}(e))&&('park'===t?pn(4,We):0===Xe&&un())}),Ae(),Ko()}function pn(t,e){e!==We||Ce||(t>0&&Xn()?Tt(()=>pn(t-1,e)):(Un++,qn=0,fn('park')))}function wn(t,e,n){const o=t=>{e!==We||Ce||('string'==typeof t?n(t):bn())}
Ut(t,o,t=>{const e=m(t,'message')
o(e&&e.value)})}function hn(t,e){for(;e<t.length;){let n=T(t,'\n',e)
n<0&&(n=t.length),_n(t,e,n,!1),e=n+1}}function _n(t,e,n,o){try{Kr(t,e,n,o)}catch(t){Kt(t)}}function gn(t){return 0===T(t,'end ')?yn(Zt(A(t,4))):bn(),!1}function bn(){yn(new Qt('detached','The app took the bridge away'))}function yn(t){var e
Ce=t,$e=Ue='',ke=Be=null,Se=0,br=yr=null,jr=0,mr=new E,F(vr,(t,e)=>{$(vr,e)}),function(t){mn.each((e,n)=>{Dn(n),e.reject(new Qt(t.code,'"'+e.name+'": '+t.message))})}(t),function(t){F(ko,e=>{To(e,new Qt(t.code,'"'+e.name+'": '+t.message))})}(t),e=t,Kn.each((t,n)=>go(n,e)),Vo=new E}const mn=Xt()
let vn=0,xn=0,jn=1/0
const kn=/^[A-Za-z0-9_$.-]+$/
let Bn=new E
function Sn(t){let e=D(Bn,t)
if(void 0!==e)return e
if('string'!=typeof t||0===t.length||t.length>256)throw new Qt('invalidName','A name is text of 1 to 256 characters')
return e=R(kn,t)?t:w(t),P(Bn)>1e3&&(Bn=new E),z(Bn,t,e),e}let Mn=null,Tn=null
const An=(t,e)=>{Mn=t,Tn=e}
function Nn(t,e,n,o,r,i){const a=new kt(An),s={id:0,name:e,resolve:Mn,reject:Tn,deadline:0,signal:o.signal,abort:null,control:i}
Mn=Tn=null
try{const a=void 0===r?Sn(e):r,c=n?qr(n,oe):''
sn(void 0===c?On(t,a,n,s,o,i):Jn(t,a,c,s,o,i))}catch(t){s.reject(t)}return a}const On=(t,e,n,o,r,i)=>qo(()=>Jn(t,e,Qr(n),o,r,i))
function Jn(t,e,n,o,r,i){if(Ce)throw Gt(Ce)
const{name:s,signal:c}=o,u=n?e+' '+n:''+e
if(!i?.isLoad&&(an(s,u),mn.size()>=a))throw new Qt('overLimit','"'+s+'": '+mn.size()+' calls are unanswered already')
In(s,r)
const l=o.id=++vn
return i&&(i.id=l,i.isLoad&&z(vr,l,!0)),c&&function(t,e,n){n.abort=()=>zn(e,En(n.name,t)),Jt(t,'abort',n.abort)}(c,l,o),o.deadline=ot()+Rn(r),mn.add(o),o.deadline<jn&&Wn(o.deadline),t+' '+l+' '+u+(i&&!i.isPatient?'\npull '+l+' '+xo:'')}function Rn(t){return t.timeout??i??1/0}function In(t,e){if(e.signal&&e.signal.aborted)throw En(t,e.signal)
if(Rn(e)<=0)throw new Qt('timedOut','"'+t+'" has no time: its timeout is 0. It was not called')}const En=(t,e)=>new Qt('cancelled','"'+t+'" was cancelled',{cause:e.reason})
function Dn(t){const e=mn.take(t)
return e&&e.abort&&Rt(e.signal,'abort',e.abort),e}function zn(t,e){const n=Dn(t)
n&&(n.reject(e),sn('cancel '+t))}function Wn(t){Ot(xn),jn=t
const e=t-ot()
xn=Nt($n,e<0?0:e>2147483647?2147483647:e)}function $n(){jn=1/0
const t=ot()
let e=1/0
mn.each((n,o)=>{n.deadline<=t?zn(o,new Qt('timedOut','"'+n.name+'" was not answered in time; it may have run')):n.deadline<e&&(e=n.deadline)}),e!==1/0&&Wn(e>t+5?e:t+5)}class Fn{#t=null
#e
#n
constructor(t){this.#n=t,g(this)}get name(){return this.#n}get signal(){return this.#t||(this.#t=new Pt,this.#e&&Lt(this.#t,this.#e)),Ct(this.#t)}static abort(t,e){t.#e=e,t.#t&&Lt(t.#t,e)}}const Pn=Fn.abort
let Ln
_(Fn.prototype,'constructor',Vt(void 0)),g(Fn.prototype)
const Cn=new E,Kn=Xt(),Vn=new E,Hn=new E
let Un=0,qn=0,Qn=0,Gn=!1,Zn=0
const Xn=()=>qn>0
function Yn(t){if(Sn(t),T('.'+t+'.','..')>=0)throw new Qt('invalidName','"'+t+'" has an empty part: write module.feature.method')}function to(t,e){if(W(Cn,t)&&!e)throw new Qt('duplicateName','"'+t+'" is registered already; pass { replacing: true } where that is meant')}function eo(t,e,n){if(Yn(t),'function'!=typeof e)throw new Qt('badArguments','The handler of "'+t+'" is not a function')
to(t,n?.replacing),z(Cn,t,e),F(Vn,n=>{n.name===t&&ao(n,e)})}let no=()=>{}
const oo=(t,e,n)=>D(Cn,t)||no(t,e,n)
function ro(t,e,n,o){const r=oo(e,o,''!==n),i=!(r||Gn&&0===Zn)
return i?z(Vn,t,{__proto__:null,id:t,name:e,payload:n,mayStream:o}):io(t,e,n,o,r),i}function io(t,e,n,o,r){if(n){if(r)return lo(t,e,r,n,o,e)
tr(n),F(Hn,t=>t(e)),ho(t,e,new Qt('unknownMethod','The page registers no handler for "'+e+'": bridge.handle('+w(e)+', …)'))}else Kn.take(t)&&sn('done '+t+' '+(void 0!==r))}function ao({id:t,name:e,payload:n,mayStream:o},r){$(Vn,t),io(t,e,n,o,r)}function so(){F(Vn,t=>{const e=oo(t.name,t.mayStream,''!==t.payload)
e&&ao(t,e)})}function co(t){const e={__proto__:null,id:t,generation:Un,context:null,credit:0}
return Kn.add(e),qn++,e}const uo=t=>{const e=v(t)
return e===zt||e===Dt}
function lo(t,e,n,o,r,i){const a=new Fn(i),s=Ln
let c,u
try{if(!r&&uo(n))return tr(o),fo(t,e,i)
const l=_e(o)
Ln=a,Qn=t,c=d(n,a,l),u='object'==typeof c&&null!==c&&c.then,Ln=s}catch(n){return Ln=s,ho(t,e,n)}if(!re(c)){const e=Kn.get(t)
e&&(e.context=a)}if('function'!=typeof u)return wo(t,e,c,r,i)
qt(c,u,n=>wo(t,e,n,r,i),n=>ho(t,e,n))}const fo=(t,e,n)=>ho(t,e,new Qt('isStream',n?'"'+e+'" is a stream. Read it with bridge.stream("'+e+'")':'The function returned a stream. Let it return an object that holds it'))
function po(t){t.generation===Un&&(t.generation=-1,qn--)}function wo(t,e,n,o,r){let i
try{if('object'==typeof n&&null!==n&&de(n,B(n)))return o?Fo(t,e,n):($o(n),fo(t,e,r))
if(!Kn.get(t))return
i=Qo('The result of',e,n,'result')}catch(n){return n instanceof Qt&&'overLimit'===n.code?ho(t,e,n):ho(t,e,new Qt('badResult','What "'+e+'" returned: '+(n instanceof Qt?n.message:J(n))))}_o('done ',t,i)}const ho=(t,e,n)=>_o('fail ',t,function(t,e){let n,o,r='thrown',i=''
try{e instanceof Qt?(r=e.code,n=J(e.message),void 0!==e.data&&(i=ne(e.data,'data'))):e instanceof Mt?n='"'+t+'" threw '+J(e.name)+': '+J(e.message):(n='"'+t+'" threw '+J(e),i=ne(e,'data')),e instanceof Mt&&void 0!==e.stack&&(o=J(e.stack))}catch(e){void 0===n&&(n='"'+t+'" threw a value that cannot be read'),i=''}const a=''!==i&&O(i,0)===Yt
return(a?'~':'')+'{"code":'+w(r)+',"message":'+w(n)+(void 0===o?'':',"stack":'+w(o))+(''===i?'':',"data":'+(a?A(i,1):i))+'}'}(e,n))
function _o(t,e,n){const o=Kn.take(e)
o&&(po(o),sn(t+e+' '+n))}function go(t,e){const n=Kn.take(t)
n&&po(n)
const o=D(Vn,t)
$(Vn,t),o&&tr(o.payload),n&&n.context&&Pn(n.context,e),function(t){const e=D(Ro,t)
e&&($(Ro,t),Wo(e.source))}(t)}function bo(){!Gn||Zn>0||(so(),F(Vn,t=>ao(t)))}function yo(){Gn=!0,bo()}function mo(t){Zn++
const e=()=>{Zn--,bo()}
Ut(new kt(e=>e(t)),e,e)}function vo(t,e,o){const r=qo(()=>function(t,e,o){const r='call 0 '+Sn(t)+' '+(qr(e,oe)??Qr(e))
if(Ce)throw Gt(Ce)
an(t,r),In(t,o),function(){for(;ke;){for(;!Oe(ke););Ue+=Ne()}}(),dn()
const i=d(At,window,[n,'sync '+Pe+' '+Qe+'\n'+r])
if('string'!=typeof i)throw new Qt('syncUnavailable','"'+t+'" cannot be called synchronously from here: the page is being left or is in a sandboxed frame, or the app shows no dialogs')
if(0===T(i,'end '))throw Zt(A(i,4))
return i}(t,e,o),!0,!1)
if(0===T(r,'done 0 '))return _e(A(r,7))
throw Zt(A(r,7))}const xo=4,jo=1<<20,ko=new E
function Bo(t){if(t.hasEnded)return
const e=function(t){const e=u
let n=t.mean?jo/t.mean:xo
n=n<1?1:n>e?e:n-n%1
const o=t.waiting+t.credit
return o<=n/2?n-o:0}(t)
e>0&&(t.credit+=e,sn('pull '+t.id+' '+e))}function So(t,e,n){let o
try{o=_e(n)}catch(n){const o=new Qt('badFrame','An element of "'+t.name+'" cannot be read')
return Ao(t,null),e.reject(o)}e.resolve({value:o,done:!1})}const Mo=t=>({value:t,done:!0})
function To(t,e){$(ko,t.id),t.hasEnded=!0,t.abort&&Rt(t.signal,'abort',t.abort),t.error=e
for(let e=t.takers;e;e=e.next)t.error?e.reject(t.error):e.resolve(Mo(void 0)),t.error=null
t.takers=null}function Ao(t,e){for(let e=t.first;e;e=e.next)tr(e.text)
t.first=t.last=null,t.waiting=0,t.hasEnded||(To(t,e),sn('cancel '+t.id))}const No=new Wt(t=>{t.takers?t.isDropped=!0:Ao(t,null)})
function Oo(t,e){const n={__proto__:null,next:t,return:t=>(e(),new kt(e=>e(Mo(t)))),throw:t=>(e(),new kt((e,n)=>n(t)))}
return _(n,It,Vt(()=>n)),g(n)}function Jo(t,e,n){const o={__proto__:null,id:0,inner:null,owner:n}
let r=null,i=!1
return Oo(()=>o.inner?o.inner.next():new kt((n,a)=>{if(i)return n(Mo(void 0))
r||(r=new kt((n,r)=>{Ut(e(o),()=>{if(o.owner=null,o.inner)return n(o.inner)
r(new Qt('badResult','"'+t+'" is no stream: it answered with one result. Call it with bridge.call'))},r)})),Ut(r,t=>n(t.next()),t=>{if(i)return n(Mo(void 0))
i=!0,a(t)})}),()=>{i=!0,o.inner?o.inner.return():o.id&&zn(o.id,new Qt('cancelled','"'+t+'" was left'))})}const Ro=new E,Io=c/2<4194304?c/2:4194304,Eo=9007199254740992
let Do=!1
function zo(t){if('[object ReadableStream]'===B(t)){const e=t.getReader()
return{step:()=>e.read(),stop:()=>e.cancel()}}const e=dr(t,B(t))
if(e)return function(t,e){const n=me?lr:be
let o=0
return{step(){if(o>=e)return Mo(void 0)
const r=ht(t,o,o+=n)
return new kt((t,e)=>Ut(_t(r),e=>t({__proto__:null,value:new rt(e),done:!1}),e))},stop(){o=e}}}(t,e.size)
C(cr,t)&&(t=t.stream())
const n=t[It],o=d('function'==typeof n?n:t[Et],t,[]),{next:r}=o
return{step:()=>d(r,o,[]),stop(){const t=o.return
if('function'==typeof t)return d(t,o,[])}}}function Wo(t){try{const e=t.stop()
Ut(new kt(t=>t(e)),()=>{},Kt)}catch(t){Kt(t)}}function $o(t){try{Wo(zo(t))}catch(t){Kt(t)}}function Fo(t,e,n){const o=Kn.get(t)
if(!o)return $o(n)
let r
try{r=zo(n)}catch(n){return ho(t,e,n)}const{context:i,credit:a}=o,s={__proto__:null,id:t,name:e,source:r,context:i,credit:a,isBusy:!1}
po(o),z(Ro,t,s),sn('open '+t),Po(s)}function Po(t){for(;!t.isBusy&&t.credit>0&&W(Ro,t.id);){if(Ue.length+Se>=Io)return void(Do=!0)
const e=Ln
let n,o
Ln=t.context
try{n=t.source.step(),o='object'==typeof n&&null!==n&&n.then,Ln=e}catch(n){return Ln=e,Co(t,n)}'function'==typeof o?(t.isBusy=!0,qt(n,o,e=>{t.isBusy=!1,Lo(t,e),Po(t)},e=>Co(t,e))):Lo(t,n)}}function Lo(t,e){if(!W(Ro,t.id))return
const{id:n,name:o}=t
let r
try{if(e.done)return $(Ro,n),_o('done ',n,'~{"$undefined":1}')
r=Qo('An element of',o,e.value,'element')}catch(e){return Co(t,e instanceof Qt&&'badArguments'===e.code?new Qt('badResult','What "'+o+'" gave: '+e.message):e),Wo(t.source)}t.credit--,sn('next '+n+' '+r)}function Co(t,e){$(Ro,t.id)&&ho(t.id,t.name,e)}function Ko(){Do&&(Do=!1,F(Ro,Po))}let Vo=new E,Ho=0,Uo=null
function qo(t,e=!0,n=!0){const o=Uo,r={refs:null,uploads:null,lastUpload:null,size:0,mayRefer:e,mayUpload:n&&!o}
Uo=r
try{const e=t()
return r.uploads&&!Ce&&function(t,e){const n={__proto__:null,uploads:t,size:e,posts:0,isText:!1,offset:0,text:'',next:null}
Be?Be.next=n:ke=n,Be=n,Se+=e,$e&&me?Me(n):Ae()}(r.uploads,r.size),e}catch(t){throw r.refs&&F(r.refs,(t,e)=>{$(Vo,e)}),t}finally{Uo=o}}function Qo(t,e,n,o){const r=oe(n)
return void 0===r?Go(t,e,n,o):rn(t,e,r)}const Go=(t,e,n,o)=>qo(()=>rn(t,e,'~'+ce(n,o,null,0))),Zo=(t,e,n)=>'{"$'+e+'":'+Xo(t,e,n)+'}'
function Xo(t,e,n){if(Uo&&Uo.mayRefer||ae(n,'is a '+e+', which only arguments, results and elements of streams can carry'),P(Vo)>=l)throw new Qt('overLimit',n+' is a '+e+', and the app holds '+P(Vo)+' of this page already')
const o=++Ho
return z(Vo,o,t),Uo.refs||(Uo.refs=new E),z(Uo.refs,o,!0),o}let Yo=!1
function tr(t){if(O(t,0)===Yt){Yo=!0
try{_e(t)}catch(t){}Yo=!1}}const er=t=>new Qt('unknownMethod','The '+t+' was released'),nr=new Wt(t=>rr(t)),or=(t,e)=>({__proto__:null,kind:t,ref:e,own:We,isReleased:!1})
function rr(t){t.isReleased||(t.isReleased=!0,t.own!==We||Ce||sn('release '+t.ref))}function ir(t){return t.isReleased?er(t.kind):t.own!==We?new Qt('documentGone','The '+t.kind+' is gone: it was given to this page before it was left'):void 0}function ar(t,e){return _(t,'release',Vt(g(()=>{Ft(nr,t),rr(e)}))),$t(nr,t,e,t),g(t)}const sr=g({__proto__:null}),cr=new L,ur=g({__proto__:null}),lr=1048576
function dr(t,e){const n='[object File]'===e
if(n||'[object Blob]'===e)try{return{__proto__:null,size:pt(t),type:wt(t),name:n?gt(t):void 0}}catch(t){return}}const fr=(t,e)=>dr(t,e)||C(cr,t),pr=(t,e,n)=>'{"$blob":{"ref":'+Xo(t,'blob',n)+',"size":'+e.size+',"type":'+w(e.type)+(void 0===e.name?'':',"name":'+w(e.name))+'}}'
function wr(t,e){const n=ir(t)
return n?new kt((t,e)=>e(n)):e()}const hr=(t,e)=>new kt((n,o)=>{Ut(t,t=>{try{n(e(t))}catch(t){o(t)}},o)}),_r=t=>({__proto__:null,[Et](){let e=!0
return{__proto__:null,next:()=>({__proto__:null,value:t,done:e=!e})}}})
function gr(t,e,n,o){let r=0,i=null
const a=()=>(i||(i=Sr(e.ref,t,!1)),i.next())
return Oo(()=>wr(e,()=>{if(i||!n||!me)return a()
if(r>=o)return new kt(t=>t(Mo(void 0)))
const t=r
return r+=lr,new kt((e,i)=>{Ut(Br(n+'?'+t+'-'+(r<o?r:o)),t=>e({value:t,done:!1}),n=>{if(t>0)return i(n)
e(a())})})}),()=>{r=o,i&&i.return()})}let br=null,yr=null,mr=new E
const vr=new E
function xr(t){yr?yr.next=t:br=t,yr=t}let jr=0,kr=0
function Br(t){const e=We
return new kt((n,o)=>{Ut(d(bt,window,[t,{__proto__:null,credentials:'omit'}]),t=>{if(ve=!0,!yt(t))return o(new Qt('badResult','The app has no such bytes'))
Ut(mt(t),t=>n(new rt(t)),o)},t=>{Te(e),o(t)})})}const Sr=(t,e,n)=>Jo('blob',e=>(e.isLoad=n,Nn('read','blob',null,Mr,t,e)),e),Mr=g({__proto__:null,timeout:1/0})
function Tr(t,e){return new kt((n,o)=>{const r=new rt(e)
let i=0
const a=()=>o(new Qt('badResult','The app gave other bytes than it said')),s=()=>Ut(t.next(),t=>{if(t.done)return i===e?n(r):a()
const o=i+lt(t.value)
if(o>e)return a()
ct(r,t.value,i),i=o,s()},o)
s()})}const Ar=new E
let Nr=0
const Or=new E
function Jr(t,e,n){if(Sn(t),'function'!=typeof e)throw new Qt('badArguments','The listener of "'+t+'" is not a function')
const o=n?.signal,r=!!n?.once
if(o&&o.aborted)return()=>{}
let i=D(Ar,t)
i||z(Ar,t,i=new E)
const a=++Nr,s=()=>{$(i,a)}
return z(i,a,{__proto__:null,listener:e,isOnce:r}),o&&Jt(o,'abort',s),s}function Rr(t,e){const n=qo(()=>{const n='note '+Sn(t)+' '+ne(e,'value')
return an(t,n),n},!1)
Ce||sn(n)}function Ir(t,e,n){try{return d(t,e,n)}catch(t){Kt(t)}}const Er=new E
function Dr(t){const e=D(Er,t)
return e?($(Er,t),F(e,(t,e)=>{D(Cn,e)===t&&$(Cn,e)}),!0):$(Cn,t)}const zr=g(function(){})
function Wr(t,e){return new k(zr,{__proto__:null,get:(n,o)=>'string'!=typeof o||'then'===o?void 0:Wr(t?t+'.'+o:o,e),apply:(n,o,r)=>e(t,r),has:()=>!1,set:$r,defineProperty:$r,deleteProperty:$r,construct:$r})}function $r(){throw new Qt('badArguments','What stands under bridge.native can only be called')}function Fr(t,e,n){const o={__proto__:null,id:0,inner:null,isPatient:!0},r=Nn('stream',t,e,n,void 0,o)
return _(r,It,Vt(()=>Jo(t,t=>(t.id=o.id,new kt((e,n)=>Ut(r,n=>{t.inner=o.inner,e(n)},n)))))),r}let Pr,Lr,Cr=0
function Kr(t,e,n,o){const i=N(t,'done ',e)?'done':N(t,'call ',e)?'call':A(t,e,T(t,' ',e)),a=e
e+=i.length+1
const s='note'===i?0:Vr(t,e,n)
if(!o&&function(t,e){if(null===yr||'load'===t)return!1
switch(t){case'open':case'next':return!W(vr,e)
case'done':case'fail':return!$(vr,e)
default:return!0}}(i,s))return function(t){xr({__proto__:null,line:t,size:jr,isReady:!0,next:null}),jr=0}(A(t,a,n))
switch('note'!==i&&(e=Cr+1),i){case'done':return function(t,e){const n=Dn(t)
if(!n){const n=D(ko,t)
return n&&To(n,null),tr(e)}try{n.resolve(_e(e))}catch(t){n.reject(new Qt('badFrame','The answer of "'+n.name+'" cannot be read'))}}(s,A(t,e,n))
case'call':case'stream':return function(t,e,n,o){const r=co(t)
ro(t,e,n,o)&&po(r)}(s,Hr(t,e,n),A(t,Cr+1,n),'stream'===i)
case'note':return function(t,e){const n=D(Ar,t),o=n?P(n):0
if(o+P(Or)===0)return tr(e)
const r=_e(e)
o>0&&F(n,(t,e)=>{t.isOnce&&$(n,e),Ir(t.listener,void 0,[r])}),F(Or,e=>{Ir(e,void 0,[t,r])})}(Hr(t,e,n),A(t,Cr+1,n))
case'fail':return function(t,e){const n=Dn(t)
if(n)return n.reject(Zt(e))
const o=D(ko,t)
o&&To(o,Zt(e))}(s,A(t,e,n))
case'load':return function(t,e,n){const o={__proto__:null,line:'',isReady:!1,next:null},i=We
xr(o),jr+=e
const a=n=>{i!==We||Ce||(o.isReady=!0,n&&lt(n)===e&&z(mr,t,n),sn('release '+t),function(){for(;br&&br.isReady;){const{line:t,size:e}=br
br=br.next,br||(yr=null),t&&(kr=e,_n(t,0,t.length,!0),kr=0)}}())},s=()=>Ut(Tr(Sr(t,null,!0),e),a,()=>a(null))
if(!me)return s()
Ut(Br(r+n+'/'+t),a,()=>{i!==We||Ce||s()})}(s,Vr(t,e,n),A(t,Cr+1,n))
case'cancel':return go(s,new Qt('cancelled','The app no longer wants the answer'))
case'open':return function(t){const e=mn.get(t),n=e&&e.control
if(!n)return
Dn(t)
const{signal:o}=e,r={__proto__:null,id:t,name:e.name,credit:n.isPatient?0:xo,mean:0,first:null,last:null,waiting:0,takers:null,lastTaker:null,hasEnded:!1,isDropped:!1,error:null,signal:o,abort:null}
z(ko,t,r),r.signal&&(r.abort=()=>Ao(r,En(r.name,r.signal)),Jt(r.signal,'abort',r.abort))
const i=function(t){const e=Oo(()=>function(t){return new kt((e,n)=>{const o=t.first
if(o)return t.first=o.next,o.next||(t.last=null),t.waiting--,So(t,{__proto__:null,resolve:e,reject:n},o.text),Bo(t)
if(t.hasEnded){const o=t.error
return t.error=null,o?n(o):e(Mo(void 0))}const r={__proto__:null,resolve:e,reject:n,next:null}
t.takers?t.lastTaker.next=r:t.takers=r,t.lastTaker=r})}(t),()=>Ao(t,null))
return $t(No,e,t,e),e}(r)
n.inner=i,Bo(r),e.resolve(i)}(s)
case'next':return function(t,e){const n=D(ko,t)
if(!n)return tr(e)
if(n.credit<1)return tr(e),Ao(n,new Qt('badFrame','"'+n.name+'": the app sent an element that nobody had asked for'))
n.credit--
const o=e.length+kr
n.mean=n.mean?(7*n.mean+o)/8:o
const r=n.takers
if(r)return n.takers=r.next,So(n,r,e),n.isDropped&&!n.takers?Ao(n,null):Bo(n)
const i={__proto__:null,text:e,next:null}
n.last?n.last.next=i:n.first=i,n.last=i,n.waiting++}(s,A(t,e,n))
case'pull':return function(t,e){const n=D(Ro,t),o=n||Kn.get(t)
if(!o)return
const r=o.credit+e
o.credit=r<Eo?r:Eo,n&&Po(n)}(s,Vr(t,e,n))
case'release':return void $(Vo,s)
case'read':return function(t,e){const n=D(Vo,e)
co(t),'object'==typeof n?Fo(t,'stream',n):ho(t,'stream',er('stream'))}(s,Vr(t,e,n))
case'apply':return function(t,e,n){const o=D(Vo,e)
if(co(t),'function'==typeof o)return lo(t,'function',o,n,!1,'')
tr(n),ho(t,'function',er('function'))}(s,Vr(t,e,n),A(t,Cr+1,n))
case'has':return function(t,e){po(co(t)),ro(t,e,'',!1)}(s,Hr(t,e,n))
default:throw new Qt('badFrame','A line of the app cannot be read: '+i)}}function Vr(t,e,n){let o=0
Cr=e
for(let e;Cr<n&&' '!==(e=t[Cr]);Cr++)o=10*o+ +e
if(Cr>e&&o<1e16)return o
throw new Qt('badFrame','A line of the app has no number')}function Hr(t,e,n){const o=34===O(t,e)
if(o){Cr=e+1
for(let e;Cr<n&&34!==(e=O(t,Cr));Cr++)92===e&&Cr++
Cr++}else Cr=T(t,' ',e),(Cr<0||Cr>n)&&(Cr=n)
const r=A(t,e,Cr)
return o?h(r):r}const Ur=new kt((t,e)=>{Pr=t,Lr=e})
function qr(t,e){let n=t.length
if(void 0===n){const n=e(t.data,0)
return void 0===n?void 0:'{"data":'+n+'}'}for(;n>0&&void 0===t[n-1];)n--
let o=''
for(let r=0;r<n;r++){const n=e(t[r],r)
if(void 0===n)return
o=r>0?o+','+n:n}return'['+o+']'}St(Ur,void 0,()=>{})
const Qr=t=>'~'+qr(t,(t,e)=>ce(t,'args['+e+']',null,0))
let Gr=!1
function Zr(t){t.isTrusted&&!Gr&&(Gr=!0,$e&&Ut(Ee('bye '+$e),()=>{},()=>{}),yn(new Qt('documentGone','The page was left; what was called may have run')))}function Xr(t){t.isTrusted&&Gr&&(Gr=!1,en())}function Yr(){Jt(window,'pagehide',Zr,!0),Jt(window,'pageshow',Xr,!0),Jt(window,'load',yo,!0)}function ti(){for(let t=0;t<o.length;t++)if(R(new RegExp(o[t]),ze))return!0
return!1}if(_(Yr,'handlers',Vt(Je)),_(window,'__webbridge__',Vt(g(Yr))),Yr(),ti()){const t=function t(e){const n={__proto__:null,call:(t,...n)=>Nn('call',t,n,e),callSync:(t,...n)=>vo(t,n,e),stream:(t,...n)=>Jo(t,o=>Nn('stream',t,n,e,void 0,o)),has:t=>Nn('has',t,null,e),native:Wr('',(t,n)=>Fr(t,n,e)),expose(t,e,n){!function(t,e,n){if(Yn(t),'object'!=typeof e&&'function'!=typeof e||null===e)throw new Qt('badArguments','What is exposed as "'+t+'" is not an object')
const o=function(t,e){const n=new E
for(let o=e;o&&o!==x&&o!==j;o=v(o)){const r=y(o)
for(let i=0;i<r.length;i++){const a=t+'.'+r[i]
if('constructor'===r[i]||95===O(r[i],0)||W(n,a))continue
const s=m(o,r[i]).value
'function'==typeof s&&(Yn(a),z(n,a,function(){return d(s,e,arguments)}))}}return n}(t,e)
if(0===P(o))throw new Qt('badArguments','What is exposed as "'+t+'" has no methods')
const r=n?.replacing
r&&Dr(t),F(o,(t,e)=>to(e,r)),F(o,(t,e)=>eo(e,t,n)),z(Er,t,o)}(t,e,n)},handle(t,e,n){eo(t,e,n)},remove:t=>Dr(t),on:(t,e,n)=>Jr(t,e,n),off(t,e){!function(t,e){const n=D(Ar,t)
n&&F(n,(t,o)=>{void 0!==e&&t.listener!==e||$(n,o)})}(t,e)},emit(t,e){Rr(t,e)},with:n=>(function(t){const e=t?.timeout
if(void 0!==e&&('number'!=typeof e||e!=e))throw new Qt('badArguments','timeout is a number of milliseconds, or Infinity')}(n),t({__proto__:null,signal:n&&void 0!==n.signal?n.signal:e.signal,timeout:n&&void 0!==n.timeout?n.timeout:e.timeout})),waitUntil(t){mo(t)},get context(){return Ln},ready:Ur,isAvailable:!0,BridgeError:Qt},o=b(n)
for(let t=0;t<o.length;t++)'function'==typeof n[o[t]]&&'native'!==o[t]&&g(n[o[t]])
return g(n)}({__proto__:null})
_(window,'bridge',{__proto__:null,value:t,writable:!0,configurable:!0}),_(window,Symbol.for('webbridge'),Vt(t))}en()
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
