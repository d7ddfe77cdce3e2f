// Of the digest ec7c2acadf4b834f16ec1584aae638ae5a7b2547dcd7ce927d98be884fe4234c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const li=window.console,ui=li.warn,fi=ownName('warning'),di=e=>bt(e)||p(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+R(t):S(t)?Ot(t):t)
function pi(e){if(_t(e)&&'bigint'!=typeof e||bt(e))return e
let t=!1
try{return p(e,(e,n)=>(('function'==typeof n||!_t(n)&&(St(n,B(n))||K(nt,n)))&&(t=!0),'bigint'==typeof n||S(n)||t?0:n)),t?e:w(di(e))}catch(t){return e}}function wi(e,t){const n=M(e+': '+t,0,500)
u(ui,li,[n])
try{emit(fi,n)}catch(e){}}const hi=e=>{try{return R(e&&e.message||e)}catch(e){return'an error'}}
function gi(e,t,n,o){Fe(ei(e,_i(t),no),e=>{if('object'!=typeof e||null===e||!y(e,Oe))return n(e)
const t=e[Oe](),r=()=>Fe(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const bi=g({__proto__:null,json:'{}'}),_i=e=>null==e?bi:{__proto__:null,data:e}
function yi(e,t,n){if(Pt[t])return wi(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
h(Pt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const mi=new I
function vi(e,t){0===W(mi)&&h(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return P(mi,o=>{void 0===n&&(n=o(e,t))}),void 0===n?u(ke,window,arguments):n}}),z(mi,e,t)}function xi(e){z(hr,W(hr),e)}function ji(e){const t=Go
Zo((n,o,r)=>t(n,o,r)||e(n,o,r))}function Bi(){let e
return br(new me(t=>{e=t})),Se(e,1e4),Me(window,'pageshow',nr),e}z(Ko,'dialects',e=>{u(ui,li,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge='
let n=0
const o=e=>{n=e},r=e=>wi('DSBridge',e),i=(e,t)=>r('"'+e+'" failed: '+t.message)
function c(e,t){const n=y(e,t)
return n&&n.value}function s(e,t){const n=w(t)
if('string'!=typeof e||'object'!=typeof n||null===n||k(n))throw new He('badArguments','it is no call: '+R(t))
return n}function a(e){const t=c(e,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new He('badArguments','_dscbstub is no name')
return t}function l(e,n){const o=pe(t+e,n)
if(void 0!==o)return o
let r=-1,l=''
try{const t=s(e,n),o=a(t)
l=function(e,t,n){const o=E(A,e)
if(o){const e=o(t)
return void 0!==n&&Be(()=>m(n,e,!0)),e}return g(e,_i(t),n)}(e,c(t,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(t){i(e,t)}return'{"code":'+r+',"data":'+di(l)+'}'}function d(t,n,o){if(e.reader||'string'!=typeof t||D(A,t))return c(w(l(t,p(void 0===o?{data:n}:{data:n,_dscbstub:o}))||'{}'),'data')
const r=p({data:n})
let s
try{s=g(t,'{"data":null}'===r?bi:{__proto__:null,json:r},o)}catch(e){i(t,e)}return void 0===s?'':yt(s,0)?s:w(di(s))}function g(e,t,n){if(void 0===n)try{return callSync(e,t,noOptions)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){Fe(ei(e,t,no),t=>{if('object'==typeof t&&null!==t&&St(t,B(t)))return _(e,t,n)
void 0!==n&&m(n,t,!0)},t=>{i(e,t),void 0!==n&&j(n)})}(e,t,n),''}function _(e,t,n){if(void 0===n)return t.return(),r('"'+e+'" answers again and again: call it with a callback')
Fe(t.next(),o=>o.done?j(n):m(n,o.value,!1)?void _(e,t,n):t.return(),t=>{i(e,t),j(n)})}function m(e,t,n){const o=window[e]
if('function'!=typeof o)return r('The page has no callback '+e),!1
void 0===t&&(t=''),D(P,e)&&(t=C(t))
try{u(o,void 0,[pi(t)])}catch(e){We(e)}return n&&j(e),!0}function j(e){$(P,e)
try{delete window[e]}catch(e){We(e)}}const S=ownName('dsBridge.hasNativeMethod'),N=ownName('dsBridge.disableJavascriptDialogBlock'),A=new I
z(A,'_dsb.dsinit',()=>{ee()}),z(A,'_dsb.returnValue',e=>ne(c(e,'id'),c(e,'data'),!1!==c(e,'complete'))),z(A,'_dsb.closePage',()=>{emit('_dsb.closePage')}),z(A,'_dsb.hasNativeMethod',e=>{const t=c(e,'name'),n=c(e,'type')
return D(A,t)||callSync(S,[t,void 0===n?'all':n],noOptions)}),z(A,'_dsb.disableJavascriptDialogBlock',e=>{callSync(N,[!1!==c(e,'disable')],noOptions)})
const J=t+'2:',P=new I,W=new I
z(W,'hasNativeMethod','_dsb.hasNativeMethod'),z(W,'_hasNativeMethod','_dsb.hasNativeMethod'),z(W,'_closePage','_dsb.closePage'),z(W,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const C=e=>'string'==typeof e?e:null==e?'':di(e)
function K(){2!==n&&(o(2),nr(),re())}function F(e,t){K()
try{const n=s(e,t),o=a(n)
return delete n._dscbstub,V(e,n,o)}catch(t){return i(e,t),''}}function V(e,t,n){const o=E(W,e)
void 0!==n&&z(P,n,!0)
const r=d(o||e,t,n)
return'boolean'==typeof r&&o?r?'1':'0':C(r)}let L=-1
const H=new I,U=e=>'object'==typeof e&&null!==e||'function'==typeof e
function q(e){const{_dsf:t,_dsaf:n}=window
return Q(t,e,!1)||Q(n,e,!0)||G(t,e,!1)||G(n,e,!0)}function Q(e,t,n){const o=function(e,t){const n=U(e)?e[t]:void 0
return'function'==typeof n&&n!==v[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function G(e,t,n){let o=t.length-1
for(;o>=0&&46!==O(t,o);)o--
if(o<0||!U(e)||!U(e._obs))return
const r=M(t,0,o)
return y(e._obs,r)&&Q(e._obs[r],M(t,o+1),n)}function Z(e,t){for(let n=0;;){const o=T(t,'.',n),r=M(t,n,o<0?t.length:o)
if(!U(e)||!y(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
n=o+1}}const X=f(x.toString)
ji((e,t,o)=>{try{if(q(e))return function(){return function(e,t,n,o){const r=fe?-1-++L:++L,i=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new me((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=Io(()=>{const{promise:e}=n
return n=r(n),e},()=>{$(H,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(r):null,c=new me((t,n)=>{z(H,r,{__proto__:null,name:e,answers:i,resolve:t,reject:n})})
try{u(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:te(t)}])}catch(e){oe(r,e)}return i?i.iterable:(D(H,r)&&Me(o.signal,'abort',()=>{$(H,r)}),c)}(e,arguments,t,this)}
const r=o&&function(e){if(2!==n&&(0!==n||!Lo))return
const t=Z(window._dsf,e)||Z(window,e)
return t&&T(X(t),'[native code]')<0?t:void 0}(e)
return r?function(){return u(r,window._dsf||window,w(te(arguments)))}:void 0}catch(e){return void We(e)}})
const Y=Bi()
function ee(){nr(),Y()}function te(e){let t=''
for(let n=0;n<e.length;n++)t+=(n?',':'')+di(e[n])
return'['+t+']'}function ne(e,n,o){const i=E(H,e)
if(i||!function(e,n,o){if(!fe)return!1
const r='{"data":{"id":'+di(e)+',"complete":'+o+(void 0===n?'':',"data":'+di(n))+'}}'
return void 0!==pe(t+'_dsb.returnValue',r)}(e,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+R(e))
o&&$(H,e),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(Oo(void 0))):o&&i.resolve(n)}}function oe(e,t){const n=E(H,e)
if(!n)return We(t)
$(H,e),r('"'+n.name+'" threw: '+hi(t)),n.answers?n.answers.fail(t):n.reject(t)}function re(){window._dsInit||(window._dsInit=!0,Se(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ie(e,t,n){if(re(),U(t)){const n=b(t)
for(let o=0;o<n.length;o++)e[n[o]]=t[n[o]]}else'object'==typeof n?e._obs[t]=n:e[t]=n}function ce(e){if('function'!=typeof e)return
const t='dscb'+window.dscb++
return window[t]=e,t}const se={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),d(e,void 0===t?null:t,ce(n))),register(e,t,n){ie(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){ie(window._dsaf,e,t)},hasNativeMethod:(e,t)=>se.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){se.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){se.disableJavascriptDialogBlock(e)}},ae=(e,t)=>h(window,e,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
ae('dsBridge',se),ae('_dsbridge',{call:(e,t)=>(o(3),l(e,R(t)))}),ae('_dswk',J),ae('_dsaf',{_obs:{}}),ae('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(D(Po,e)||void 0!==q(e))}),ae('dscb',0),ae('_handleMessageFromNative',function(e){const{method:t,callbackId:n}=e,o=w(e.data),i=q(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{ne(n,e,!1!==t)}
return h(o,o.length,{__proto__:null,value:e}),void u(i.value,i.owner,o)}const c=u(i.value,i.owner,o),s=c&&c.then
if('function'!=typeof s)return ne(n,c,!0)
Le(c,s,e=>ne(n,e,!0),e=>oe(n,e))}),ae('close',function(){l('_dsb.closePage','{}')}),ae('getJsBridge',function(){return function(){K()
const e={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),V(R(e),t??{},ce(n))),register(e,t){ie(window._dsf,e,t)},hasNativeMethod:t=>'1'===e.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(e){se.disableJavascriptDialogBlock(e)}}
return e}()}),vi('DSBridge',(e,n)=>{if('string'==typeof e)return 0===T(e,J)?F(M(e,J.length),R(n)):0===T(e,t)?function(e,t){let n=!1
try{const e=w(t),o=b(e).length-(y(e,'_dscbstub')?1:0)
n=U(e)&&!k(e)&&!de()&&(1!==o||!y(e,'data'))}catch(e){}return n?F(e,t):(o(3),l(e,t))}(M(e,t.length),R(n)):pe(e,n)})
const le=ownName('dsBridge.reading'),ue=ownName('dsBridge.read')
let fe
function de(){return e.reader&&void 0===fe&&(fe=callSync(le,[],noOptions)),!0===fe}function pe(e,n){try{if(!de()||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return D(H,c(c(w(n),'data'),'id'))}catch(e){return!1}}(e,n))return
e===t+'_dsb.dsinit'&&ee()
const o=null==n?null:R(n),r=callSync(ue,[e,o],noOptions)
return'string'==typeof r?r:void 0}catch(n){if(0!==T(e,t))return
return i(M(e,t.length),n),'{"code":-1,"data":""}'}}e.reader&&(on(le,e=>{fe=e}),on(ownName('dsBridge.answer'),e=>{m(e.stub,w(e.json),e.isComplete)}),on(ownName('dsBridge.warning'),e=>{u(ui,li,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new I,n=!1
function o(e,n){null!=e&&(z(t,W(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=T(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[M(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){We(e)}if(!o&&!n)return
const r=t
t=new I,P(r,({id:t,payload:n})=>{o?Ze(o.value,o.owner,[t,n]):wi('envelope','The page has no function '+e.reply+' for the reply '+R(t))})}yi('envelope',e.handler,function(t){if('string'==typeof t)try{t=w(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return wi('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:c,failedId:s}=t
null!=i&&Fe(request('has',n,null,no),()=>o(i,null),()=>{}),gi(n,r,e=>o(c,void 0===e?null:e),e=>{null==s&&wi('envelope','"'+n+'" failed: '+e.message),o(s,{code:e.code,message:e.message,data:e.data})})}),Me(window.document,'DOMContentLoaded',r),Me(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=f(EventTarget.prototype.dispatchEvent),i=window.document,c=new I
let s=0
const a=(e,t)=>R(e||'default')+'.'+R(t)
function l(e,n,o,r){const i=a(e,n)
gi(i,o,e=>{r&&Ze(r,void 0,[pi(e)])},e=>wi(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=a(e,n)
try{const e=callSync(r,_i(o),noOptions)
return void 0===e?null:pi(e)}catch(e){return wi(t,'"'+r+'" failed: '+e.message),null}}function d(e,t){const n=E(c,e)
n&&P(n,e=>{Ze(e,void 0,[t])})}const p={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=R(e)
let n=E(c,e)
n||z(c,e,n=new I),z(n,++s,t)},off(e){const t=E(c,R(e))
t&&P(t,(e,n)=>{$(t,n)})},_handleMessageFromNative(e){const t=w(e)
'event'===t.messageType&&d(t.eventName,t.data)}}
function g(e){const t=window.KKJSBridge
if(t===p||!t||'function'!=typeof t._handleMessageFromNative)return
const n=b(e)
void 0!==n&&Ze(t._handleMessageFromNative,t,[n])}function b(e){try{return di(e)}catch(e){wi(t,'A value has no JSON: '+e.message)}}z(Hr,t,(e,t)=>{const n=pi(t)
d(e,n),g({messageType:'event',eventName:e,data:n})}),h(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),yi(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return wi(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>g({messageType:'callback',callbackId:i,data:e}))}),vi(t,(e,n)=>e===t?function(e){let n
try{n=w(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?b(u(n.module,n.method,n.data))||'null':(wi(t,'A prompt has no method'),'null')}(n):void 0)
let _=!1
function y(){_||window.KKJSBridge!==p||r(i,new o(n)),_=!0}Me(i,'DOMContentLoaded',y),xi(()=>{y(),_=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>wi('WebViewJavascriptBridge',e),n=g({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{u(e,void 0,t)}catch(e){We(e)}}const i=new MessageChannel,c=i.port2,s=c.postMessage,a=new I
let l=0,f=0
function d(e){z(a,++l,e),u(s,c,[null])}i.port1.onmessage=()=>{const e=E(a,++f)
$(a,f),e()}
let b=!0
function _(e){b||W(a)>0?d(e):e()}function m(e){try{if(yt(e,0))return e
const t=p(e)
return void 0===t?void 0:w(t)}catch(t){return e}}function v(e,n,o){n=m(n)
const r=n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)},i=oo
Fe(request('call',e,void 0===n?[]:{__proto__:null,data:n},no),()=>{},r)
const c=oo!==i&&to.get(oo)
c&&(c.resolve=e=>{o&&o(void 0===e?null:pi(e))},c.reject=r)}const x=()=>new me(()=>{})
function j(e,o){try{Qo(e,o,n)}catch(e){t(e.message)}}function B(e,n){if(e=R(e),'function'!=typeof n)return $(Po,e),void(n&&t('The handler of "'+e+'" is not a function'))
j(e,o=>{const r=Fo
return _(()=>{let i=!1
const c=n=>{if(i)return t('"'+e+'" answered twice')
i=!0,ar(r,e,m(n),!1,e)}
try{u(n,void 0,[pi(o),c])}catch(n){t('"'+e+'" threw: '+hi(n)),We(n),ur(r,e,n)}}),x()})}function S(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),v(R(e),t,'function'==typeof n?e=>_(()=>r(n,[e])):void 0)}function T(n){let o
try{o=w(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+hi(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,c=E(Po,i)
Vo(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+hi(i)+'"':'Nobody waits for the answer "'+hi(o.responseId)+'"')}function N(){b=!1}let O=!1
const A={registerHandler:B,callHandler:S,init(t){if(O)throw new je('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==t&&B(e.defaultHandler,t),we()},send(t,n){S(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:N,disableJavascriptAlertBoxSafetyTimeout:N,_fetchQueue:()=>'[]',_handleMessageFromObjC:T,_handleMessageFromiOS:T}
j(o,()=>{N(),P(K,(e,t)=>ne(t,e,{handlerName:o}))})
const J=new I
function C(e){const t=y(window,e.name)
return t&&t.get===e.get?e.current:window[e.name]}const K=new I,F=new I
let V=0,L=!1
const H=new I
function U(n,o,r){try{if(n===A||'object'!=typeof n||null===n||D(K,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
z(K,n,o),r&&z(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(e.defaultHandler,function(e){return te(n,o,void 0,e,this.signal)})
const t=n.registerHandler
n.registerHandler=(e,r)=>(j(R(e),function(t){return te(n,o,e,t,this.signal)}),u(t,n,[e,G(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+hi(e))}}ji(e=>{let t
return P(H,(n,o)=>{t=function(t){return te(o,n,e,t,this.signal)}}),t})
const q=e=>'function'==typeof e.init
function Q(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!Z(arguments[n],t))return
const r=u(o,e,arguments)
return X(),r})}const G=e=>'function'!=typeof e?e:(t,n)=>u(e,void 0,[t,'function'!=typeof n?n:e=>{Z(e,'an answer')&&(n(e),X())}])
function Z(e,n){try{return p(e),!0}catch(e){return t(n+' cannot be sent: '+hi(e)),!1}}function X(){L||(L=!0,Be(Y))}function Y(){L=!1,P(J,e=>U(C(e),e.shape,!0)),P(K,(e,n)=>function(e,n){let o,r
try{o=u(e._fetchQueue,e,[]),r=w(o)}catch(e){return t('A queue cannot be read: '+hi(e))}if(!k(r))return t('A queue is no list: '+M(hi(o),0,100))
for(let t=0;t<r.length;t++)ee(r[t],e,n)
r.length>0&&d(Y)}(n,e))}function ee(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+hi(n))
const{handlerName:i,data:c,responseData:s}=n,a=n[r.responseId]
if(null!=a){const e=E(F,a)
return e?($(F,a),e(s)):t('Nobody waits for the answer "'+hi(a)+'"')}const l=void 0===i&&q(o)?e.defaultHandler:i
if('string'!=typeof l)return t('A message has no handler\'s name: '+hi(l))
const u=n[r.callbackId]
v(l,c,null==u?void 0:e=>{ne(o,r,{[r.responseId]:u,responseData:e})})}function te(e,t,n,o,r){const i=Fo,c=t.prefix+ ++V
return z(F,c,e=>ar(i,n,e,!1,n)),Me(r,'abort',()=>$(F,c)),ne(e,t,{handlerName:n,data:o,[t.callbackId]:c},e=>ur(i,n,e)),x()}function ne(e,t,n,o){try{u(e[t.receive],e,[di(n)])}catch(e){We(e),o&&o(e)}}const oe=1e3,re=Bi()
let ie=!1,ce=!1,se=!1,ae=!1,le=!1
function ue(e,t,n){const o=new I,r={__proto__:null,name:e,shape:n,current:A,waiting:void 0,lists:o,get:i}
function i(){return ie||ce&&!ae&&fe()&&(ae=!0,d(()=>{pe(),ke()})),ie?r.current:void 0}h(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(e){r.current=e,U(e,n),pe()}}),h(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(e){e!==r.waiting&&z(o,W(o),e),r.waiting=e,de()}}),z(J,e,r)}const fe=()=>'loading'!==window.document.readyState
function de(){if(le=!0,fe())return d(pe)
Me(window.document,'DOMContentLoaded',()=>d(pe)),Se(pe,oe)}function pe(){ie=!0,P(J,e=>{e.waiting=e.current===A?void 0:[],P(e.lists,(t,n)=>{$(e.lists,n),he(t,e)})}),we()}function we(){ce&&ie&&(le||O||!se)&&d(re)}function he(e,t){if('function'==typeof e)return d(()=>r(e,[C(t)]))
if(k(e))for(let n=0;n<e.length;n++)he(e[n],t)}function ge(e,t){h(Pt,e,{__proto__:null,configurable:!0,enumerable:!0,value:g({__proto__:null,postMessage(){t()}})})}ue('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ue('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
ge('iOS_Native_InjectJavascript',de),ge('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{ie||de(),X()})
const be=li.log
window.onerror||(window.onerror=(e,t,n)=>u(be,li,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const _e='WebViewJavascriptBridgeReady',ye=Event,ve=document.dispatchEvent,xe=document.addEventListener
function ke(){ce=!0,se&&pe()
const e=new ye(_e)
h(e,'bridge',{__proto__:null,get:()=>(ie||pe(),window.WebViewJavascriptBridge)}),u(ve,document,[e]),we()}h(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(e){return e===_e&&(se=!0),u(xe,this,arguments)}}),xi(()=>d(ke))}
"""#
}
