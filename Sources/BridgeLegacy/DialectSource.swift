// Of the digest 37ef4bbe35d1e0095fdc50149c91c4a2d0f6c612a5e06d644d5f041a0e5a1b2e, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const Ri=window.console,Ei=Ri.warn,Ii=ownName('warning'),Di=n=>Et(n)||p(void 0===n?null:n,(n,t)=>'bigint'==typeof t?+I(t):k(t)?Ht(t):t)
function Wi(n){if(It(n)&&'bigint'!=typeof n||Et(n))return n
let t=!1
try{return p(n,(n,e)=>(('function'==typeof e||!It(e)&&(Lt(e,O(e))||q(vt,e)))&&(t=!0),'bigint'==typeof e||k(e)||t?0:e)),t?n:_(Di(n))}catch(t){return n}}function zi(n,t){const e=N(n+': '+t,0,500)
l(Ei,Ri,[e])
try{emit(Ii,e)}catch(n){}}const Pi=n=>{try{return I(n&&n.message||n)}catch(n){return'an error'}}
function Ci(n,t,e,o){if(hasLeftPage())return Qn(postBeacon(n,Ki(t)),ve,o)
Qn(ji(n,Ki(t),Oo),n=>{if('object'!=typeof n||null===n||!v(n,Dn))return e(n)
const t=n[Dn](),r=()=>Qn(t.next(),n=>{n.done||(e(n.value),r())},o)
r()},o)}const Fi=b({__proto__:null,json:'{}'}),Ki=n=>null==n?Fi:{__proto__:null,data:n}
function Vi(n,t,e){if(ue[t])return zi(n,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
h(ue,t,{__proto__:null,value:{postMessage(n){e(n)}},writable:!0,configurable:!0,enumerable:!0})}const Li=new z
function Ui(n,t){0===L(Li)&&h(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(n,t){let e
return V(Li,o=>{void 0===e&&(e=o(n,t))}),void 0===e?l($n,window,arguments):e}}),C(Li,n,t)}function qi(n){C(Cr,L(Cr),n)}function Gi(n){const t=mr
Br((e,o)=>t(e,o)||n(e,o))}function Hi(){let n
return Kr(new Tn(t=>{n=t})),Jn(n,1e4),En(window,'pageshow',Tr),n}C(wr,'dialects',n=>{l(Ei,Ri,['bridge: native called "'+n+'": no handler for "'+n+'" is registered'])})
"""#
  static let dsBridge = #"""
function(n){const t='_dsbridge='
let e=0
const o=n=>{e=n},r=n=>zi('DSBridge',n),i=(n,t)=>r('"'+n+'" failed: '+t.message)
function c(n,t){const e=v(n,t)
return e&&e.value}function u(n,t){const e=_(t)
if('string'!=typeof n||'object'!=typeof e||null===e||T(e))throw new Yn('badArguments','it is no call: '+I(t))
return e}function s(n){const t=c(n,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new Yn('badArguments','_dscbstub is no name')
return t}function a(n,e){const o=_n(t+n,e)
if(void 0!==o)return o
let r=-1,a=''
try{const t=u(n,e),o=s(t)
a=function(n,t,e){const o=P(M,n)
if(o){const n=o(t)
return void 0!==e&&On(()=>g(e,n,!0)),n}return w(n,Ki(t),e)}(n,c(t,'data'),o),void 0===a&&(a=''),r=void 0===o?0:-1}catch(t){i(n,t)}return'{"code":'+r+',"data":'+Di(a)+'}'}function d(t,e,o){if(n.reader||'string'!=typeof t||F(M,t))return c(_(a(t,p(void 0===o?{data:e}:{data:e,_dscbstub:o}))||'{}'),'data')
const r=p({data:e})
let u
try{u=w(t,'{"data":null}'===r?Fi:{__proto__:null,json:r},o)}catch(n){i(t,n)}return void 0===u?'':Dt(u,0)?u:_(Di(u))}function w(n,t,e){if(void 0===e)try{return callSync(n,t,noOptions)}catch(n){if('notSynchronous'!==n.code&&'isStream'!==n.code)throw n}return function(n,t,e){Qn(ji(n,t,Oo),t=>{if('object'==typeof t&&null!==t&&Lt(t,O(t)))return b(n,t,e)
void 0!==e&&g(e,t,!0)},t=>{i(n,t),void 0!==e&&m(e)})}(n,t,e),''}function b(n,t,e){if(void 0===e)return t.return(),r('"'+n+'" answers again and again: call it with a callback')
Qn(t.next(),o=>o.done?m(e):g(e,o.value,!1)?void b(n,t,e):t.return(),t=>{i(n,t),m(e)})}function g(n,t,e){const o=window[n]
if('function'!=typeof o)return r('The page has no callback '+n),!1
void 0===t&&(t=''),F($,n)&&(t=E(t))
try{l(o,void 0,[Wi(t)])}catch(n){qn(n)}return e&&m(n),!0}function m(n){K($,n)
try{delete window[n]}catch(n){qn(n)}}const S=ownName('dsBridge.hasNativeMethod'),j=ownName('dsBridge.disableJavascriptDialogBlock'),M=new z
C(M,'_dsb.dsinit',()=>{nn()}),C(M,'_dsb.returnValue',n=>en(c(n,'id'),c(n,'data'),!1!==c(n,'complete'))),C(M,'_dsb.closePage',()=>{emit('_dsb.closePage')}),C(M,'_dsb.hasNativeMethod',n=>{const t=c(n,'name'),e=c(n,'type')
return F(M,t)||callSync(S,[t,void 0===e?'all':e],noOptions)}),C(M,'_dsb.disableJavascriptDialogBlock',n=>{callSync(j,[!1!==c(n,'disable')],noOptions)})
const k=t+'2:',$=new z,R=new z
C(R,'hasNativeMethod','_dsb.hasNativeMethod'),C(R,'_hasNativeMethod','_dsb.hasNativeMethod'),C(R,'_closePage','_dsb.closePage'),C(R,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const E=n=>'string'==typeof n?n:null==n?'':Di(n)
function D(){2!==e&&(o(2),Tr(),cn())}function W(n,t){D()
try{const e=u(n,t),o=s(e)
return delete e._dscbstub,V(n,e,o)}catch(t){return i(n,t),''}}function V(n,t,e){const o=P(R,n)
void 0!==e&&C($,e,!0)
const r=d(o||n,t,e)
return'boolean'==typeof r&&o?r?'1':'0':E(r)}let L=-1
const U=new z,q=n=>'object'==typeof n&&null!==n||'function'==typeof n
function G(n){const{_dsf:t,_dsaf:e}=window
return H(t,n,!1)||H(e,n,!0)||Q(t,n,!1)||Q(e,n,!0)}function H(n,t,e){const o=function(n,t){const e=q(n)?n[t]:void 0
return'function'==typeof e&&e!==B[t]?e:void 0}(n,t)
return o&&{__proto__:null,owner:n,value:o,isAsynchronous:e}}function Q(n,t,e){let o=t.length-1
for(;o>=0&&46!==J(t,o);)o--
if(o<0||!q(n)||!q(n._obs))return
const r=N(t,0,o)
return v(n._obs,r)&&H(n._obs[r],N(t,o+1),e)}function Z(n,t){for(let e=0;;){const o=A(t,'.',e),r=N(t,e,o<0?t.length:o)
if(!q(n)||!v(n,r))return
if(n=n[r],o<0)return'function'==typeof n?n:void 0
e=o+1}}const X=f(x.toString)
Gi((n,t)=>{try{if(G(n))return function(){return function(n,t,e,o){const r=wn?-1-++L:++L,i=e?function(n){const t=()=>{const n={__proto__:null,next:null}
return n.promise=new Tn((t,e)=>{n.v=t,n.m=e}),n}
let e=t(),o=e
const r=n=>n.next||(n.next=t()),i=ir(()=>{const{promise:n}=e
return e=r(e),n},()=>{K(U,n)})
return{__proto__:null,iterable:i,put(n){const{v:t}=o
o=r(o),t(n)},fail(n){o.m(n)}}}(r):null,c=new Tn((t,e)=>{C(U,r,{__proto__:null,name:n,answers:i,v:t,m:e})})
try{l(window._handleMessageFromNative,window,[{method:n,callbackId:r,data:tn(t)}])}catch(n){rn(r,n)}return i?i.iterable:(F(U,r)&&En(o.signal,'abort',()=>{K(U,r)}),c)}(n,arguments,t,this)}
const o=function(n){if(2!==e&&(0!==e||!hr))return
const t=Z(window._dsf,n)||Z(window,n)
return t&&A(X(t),'[native code]')<0?t:void 0}(n)
return o?function(){return l(o,window._dsf||window,_(tn(arguments)))}:void 0}catch(n){return void qn(n)}})
const Y=Hi()
function nn(){Tr(),Y()}function tn(n){let t=''
for(let e=0;e<n.length;e++)t+=(e?',':'')+Di(n[e])
return'['+t+']'}function en(n,e,o){const i=P(U,n)
if(i||!function(n,e,o){if(!wn)return!1
const r='{"data":{"id":'+Di(n)+',"complete":'+o+(void 0===e?'':',"data":'+Di(e))+'}}'
return void 0!==_n(t+'_dsb.returnValue',r)}(n,e,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+I(n))
o&&K(U,n),i.answers?(i.answers.put({value:e,done:!1}),o&&i.answers.put(tr(void 0))):o&&i.v(e)}}function rn(n,t){const e=P(U,n)
if(!e)return qn(t)
K(U,n),r('"'+e.name+'" threw: '+Pi(t)),e.answers?e.answers.fail(t):e.m(t)}function cn(){window._dsInit||(window._dsInit=!0,Jn(()=>{a('_dsb.dsinit','{"data":null}')},0))}function un(n,t,e){if(cn(),q(t)){const e=y(t)
for(let o=0;o<e.length;o++)n[e[o]]=t[e[o]]}else'object'==typeof e?n._obs[t]=e:n[t]=e}function sn(n){if('function'!=typeof n)return
const t='dscb'+window.dscb++
return window[t]=n,t}const an={call:(n,t,e)=>('function'==typeof t&&(e=t,t={}),d(n,void 0===t?null:t,sn(e))),register(n,t,e){un(e?window._dsaf:window._dsf,n,t)},registerAsyn(n,t){un(window._dsaf,n,t)},hasNativeMethod:(n,t)=>an.call('_dsb.hasNativeMethod',{name:n,type:t||'all'}),disableJavascriptDialogBlock(n){an.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==n})},disableJavascriptAlertBoxSafetyTimeout(n){an.disableJavascriptDialogBlock(n)}},ln=(n,t)=>h(window,n,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
ln('dsBridge',an),ln('_dsbridge',{call:(n,t)=>(o(3),a(n,I(t)))}),ln('_dswk',k),ln('_dsaf',{_obs:{}}),ln('_dsf',{_obs:{},_hasJavascriptMethod:n=>'string'==typeof n&&(F(lr,n)||void 0!==G(n))}),ln('dscb',0),ln('_handleMessageFromNative',function(n){const{method:t,callbackId:e}=n,o=_(n.data),i=G(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const n=(n,t)=>{en(e,n,!1!==t)}
return h(o,o.length,{__proto__:null,value:n}),void l(i.value,i.owner,o)}const c=l(i.value,i.owner,o),u=c&&c.then
if('function'!=typeof u)return en(e,c,!0)
Xn(c,u,n=>en(e,n,!0),n=>rn(e,n))}),ln('close',function(){a('_dsb.closePage','{}')}),ln('getJsBridge',function(){return function(){D()
const n={call:(n,t,e)=>('function'==typeof t&&(e=t,t={}),V(I(n),t??{},sn(e))),register(n,t){un(window._dsf,n,t)},hasNativeMethod:t=>'1'===n.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(n){an.disableJavascriptDialogBlock(n)}}
return n}()}),Ui('DSBridge',(n,e)=>{if('string'==typeof n)return 0===A(n,k)?W(N(n,k.length),I(e)):0===A(n,t)?function(n,t){let e=!1
try{const n=_(t),o=y(n).length-(v(n,'_dscbstub')?1:0)
e=q(n)&&!T(n)&&!pn()&&(1!==o||!v(n,'data'))}catch(n){}return e?W(n,t):(o(3),a(n,t))}(N(n,t.length),I(e)):_n(n,e)})
const fn=ownName('dsBridge.reading'),dn=ownName('dsBridge.read')
let wn
function pn(){return n.reader&&void 0===wn&&(wn=callSync(fn,[],noOptions)),!0===wn}function _n(n,e){try{if(!pn()||function(n,e){if(n!==t+'_dsb.returnValue')return!1
try{return F(U,c(c(_(e),'data'),'id'))}catch(n){return!1}}(n,e))return
n===t+'_dsb.dsinit'&&nn()
const o=null==e?null:I(e),r=callSync(dn,[n,o],noOptions)
return'string'==typeof r?r:void 0}catch(e){if(0!==A(n,t))return
return i(N(n,t.length),e),'{"code":-1,"data":""}'}}n.reader&&(on(fn,n=>{wn=n}),on(ownName('dsBridge.answer'),n=>{g(n.stub,_(n.json),n.isComplete)}),on(ownName('dsBridge.warning'),n=>{l(Ei,Ri,['DSBridge: '+n])}))}
"""#
  static let envelope = #"""
function(n){let t=new z,e=!1
function o(n,e){null!=n&&(C(t,L(t),{__proto__:null,id:n,I:e}),r())}function r(){let o
try{o=function(n){let t=window,e=window,o=0
for(;o<=n.length;){let r=A(n,'.',o)
if(r<0&&(r=n.length),t=e,e=t[N(n,o,r)],null==e)return
o=r+1}return'function'==typeof e?{__proto__:null,owner:t,value:e}:void 0}(n.reply)}catch(n){qn(n)}if(!o&&!e)return
const r=t
t=new z,V(r,({id:t,I:e})=>{o?at(o.value,o.owner,[t,e]):zi('envelope','The page has no function '+n.reply+' for the reply '+I(t))})}Vi('envelope',n.handler,function(t){if('string'==typeof t)try{t=_(t)}catch(n){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return zi('envelope','What was posted to '+n.handler+' has no method')
const{method:e,data:r,callbackId:i,successId:c,failedId:u}=t
null!=i&&Qn(request('has',e,null,Oo),()=>o(i,null),()=>{}),Ci(e,r,n=>o(c,void 0===n?null:n),n=>{null==u&&zi('envelope','"'+e+'" failed: '+n.message),o(u,{code:n.code,message:n.message,data:n.data})})}),En(window.document,'DOMContentLoaded',r),En(window,'pageshow',()=>{e=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(n){const t='KKJSBridge',e='KKJSBridgeReady',o=window.Event,r=d(EventTarget,'dispatchEvent'),i=window.document,c=new z
let u=0
const s=(n,t)=>I(n||'default')+'.'+I(t)
function a(n,e,o,r){const i=s(n,e)
Ci(i,o,n=>{r&&at(r,void 0,[Wi(n)])},n=>zi(t,'"'+i+'" failed: '+n.message))}function l(n,e,o){const r=s(n,e)
try{const n=callSync(r,Ki(o),noOptions)
return void 0===n?null:Wi(n)}catch(n){return zi(t,'"'+r+'" failed: '+n.message),null}}function f(n,t){const e=P(c,n)
e&&V(e,n=>{at(n,void 0,[t])})}const w={call:a,syncCall:l,on(n,t){if('function'!=typeof t)return
n=I(n)
let e=P(c,n)
e||C(c,n,e=new z),C(e,++u,t)},off(n){const t=P(c,I(n))
t&&V(t,(n,e)=>{K(t,e)})},_handleMessageFromNative(n){const t=_(n)
'event'===t.messageType&&f(t.eventName,t.data)}}
function p(n){const t=window.KKJSBridge
if(t===w||!t||'function'!=typeof t._handleMessageFromNative)return
const e=b(n)
void 0!==e&&at(t._handleMessageFromNative,t,[e])}function b(n){try{return Di(n)}catch(n){zi(t,'A value has no JSON: '+n.message)}}C(yi,t,(n,t)=>{const e=Wi(t)
f(n,e),p({messageType:'event',eventName:n,data:e})}),h(window,'KKJSBridge',{__proto__:null,value:w,writable:!0,configurable:!0}),Vi(t,'KKJSBridgeMessage',function(n){if('object'!=typeof n||null===n||'string'!=typeof n.method)return zi(t,'What was posted to KKJSBridgeMessage has no method')
const{module:e,method:o,data:r,callbackId:i}=n
a(e,o,r,null==i?void 0:n=>p({messageType:'callback',callbackId:i,data:n}))}),Ui(t,(n,e)=>n===t?function(n){let e
try{e=_(n)}catch(n){}return'object'==typeof e&&null!==e&&'string'==typeof e.method?b(l(e.module,e.method,e.data))||'null':(zi(t,'A prompt has no method'),'null')}(e):void 0)
let y=!1
function g(){y||window.KKJSBridge!==w||r(i,new o(e)),y=!0}En(i,'DOMContentLoaded',g),qi(()=>{g(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(n){const t=n=>zi('WebViewJavascriptBridge',n),e=b({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(n,t){try{l(n,void 0,t)}catch(n){qn(n)}}const i=new MessageChannel,c=i.port2,u=c.postMessage,s=new z
let a=0,f=0
function d(n){C(s,++a,n),l(u,c,[null])}i.port1.onmessage=()=>{const n=P(s,++f)
K(s,f),n()}
let w=!0
function y(n){w||L(s)>0?d(n):n()}function g(n){try{if(Dt(n,0))return n
const t=p(n)
return void 0===t?void 0:_(t)}catch(t){return n}}function m(n,e,o){const r=void 0===(e=g(e))?[]:{__proto__:null,data:e},i=e=>{(o||'noResponse'!==e.code)&&t('"'+n+'" failed: '+e.message)}
if(hasLeftPage())return Qn(postBeacon(n,r),ve,i)
const c=$o
Qn(request('call',n,r,Oo),ve,i)
const u=$o!==c&&No.get($o)
u&&(u.v=n=>{o&&o(void 0===n?null:Wi(n))},u.m=i)}const B=()=>new Tn(()=>{})
function S(n,o){try{vr(n,o,e)}catch(n){t(n.message)}}function x(n,e){if(n=I(n),'function'!=typeof e)return K(lr,n),void(e&&t('The handler of "'+n+'" is not a function'))
S(n,o=>{const r=pr
return y(()=>{let i=!1
const c=e=>{if(i)return t('"'+n+'" answered twice')
i=!0,Rr(r,n,g(e),!1,n)}
try{l(e,void 0,[Wi(o),c])}catch(e){t('"'+n+'" threw: '+Pi(e)),qn(e),Ir(r,n,e)}}),B()})}function j(n,t,e){2===arguments.length&&'function'==typeof t&&(e=t,t=null),m(I(n),t,'function'==typeof e?n=>y(()=>r(e,[n])):void 0)}function M(e){let o
try{o=_(e)}catch(n){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+Pi(e))
const i=void 0===o.handlerName?n.defaultHandler:o.handlerName,c=P(lr,i)
_r(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+Pi(i)+'"':'Nobody waits for the answer "'+Pi(o.responseId)+'"')}function k(){w=!1}let A=!1
const O={registerHandler:x,callHandler:j,init(t){if(A)throw new Nn('WebViewJavascriptBridge.init called twice')
A=!0,void 0!==t&&x(n.defaultHandler,t),hn()},send(t,e){j(n.defaultHandler,t,e)},disableJavscriptAlertBoxSafetyTimeout:k,disableJavascriptAlertBoxSafetyTimeout:k,_fetchQueue:()=>'[]',_handleMessageFromObjC:M,_handleMessageFromiOS:M}
S(o,()=>{k(),V(R,(n,t)=>en(t,n,{handlerName:o}))})
const $=new z
function J(n){const t=v(window,n.name)
return t&&t.get===n.get?n.current:window[n.name]}const R=new z,E=new z
let D=0,W=!1
const U=new z
function q(e,o,r){try{if(e===O||'object'!=typeof e||null===e||F(R,e)||'function'!=typeof e._fetchQueue||'function'!=typeof e[o.receive])return
C(R,e,o),r&&C(U,e,o),H(e,'callHandler',1),H(e,'send',0),G(e)&&S(n.defaultHandler,function(n){return tn(e,o,void 0,n,this.signal)})
const t=e.registerHandler
e.registerHandler=(n,r)=>(S(I(n),function(t){return tn(e,o,n,t,this.signal)}),l(t,e,[n,Q(r)]))}catch(n){t('The page\'s own bridge cannot be joined: '+Pi(n))}}Gi(n=>{let t
return V(U,(e,o)=>{t=function(t){return tn(o,e,n,t,this.signal)}}),t})
const G=n=>'function'==typeof n.init
function H(n,t,e){const o=n[t]
'function'==typeof o&&(n[t]=function(){if(!Z(arguments[e],t))return
const r=l(o,n,arguments)
return X(),r})}const Q=n=>'function'!=typeof n?n:(t,e)=>l(n,void 0,[t,'function'!=typeof e?e:n=>{Z(n,'an answer')&&(e(n),X())}])
function Z(n,e){try{return p(n),!0}catch(n){return t(e+' cannot be sent: '+Pi(n)),!1}}function X(){W||(W=!0,On(Y))}function Y(){W=!1,V($,n=>q(J(n),n.shape,!0)),V(R,(n,e)=>function(n,e){let o,r
try{o=l(n._fetchQueue,n,[]),r=_(o)}catch(n){return t('A queue cannot be read: '+Pi(n))}if(!T(r))return t('A queue is no list: '+N(Pi(o),0,100))
for(let t=0;t<r.length;t++)nn(r[t],n,e)
r.length>0&&d(Y)}(e,n))}function nn(e,o,r){if('object'!=typeof e||null===e)return t('A message is no object: '+Pi(e))
const{handlerName:i,data:c,responseData:u}=e,s=e[r.responseId]
if(null!=s){const n=P(E,s)
return n?(K(E,s),n(u)):t('Nobody waits for the answer "'+Pi(s)+'"')}const a=void 0===i&&G(o)?n.defaultHandler:i
if('string'!=typeof a)return t('A message has no handler\'s name: '+Pi(a))
const l=e[r.callbackId]
m(a,c,null==l?void 0:n=>{en(o,r,{[r.responseId]:l,responseData:n})})}function tn(n,t,e,o,r){const i=pr,c=t.prefix+ ++D
return C(E,c,n=>Rr(i,e,n,!1,e)),En(r,'abort',()=>K(E,c)),en(n,t,{handlerName:e,data:o,[t.callbackId]:c},n=>Ir(i,e,n)),B()}function en(n,t,e,o){try{l(n[t.receive],n,[Di(e)])}catch(n){qn(n),o&&o(n)}}const rn=1e3,cn=Hi()
let un=!1,sn=!1,an=!1,ln=!1,fn=!1
function dn(n,t,e){const o=new z,r={__proto__:null,name:n,shape:e,current:O,waiting:void 0,lists:o,get:i}
function i(){return un||sn&&!ln&&wn()&&(ln=!0,d(()=>{_n(),xn()})),un?r.current:void 0}h(window,n,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(n){r.current=n,q(n,e),_n()}}),h(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(n){n!==r.waiting&&C(o,L(o),n),r.waiting=n,pn()}}),C($,n,r)}const wn=()=>'loading'!==window.document.readyState
function pn(){if(fn=!0,wn())return d(_n)
En(window.document,'DOMContentLoaded',()=>d(_n)),Jn(_n,rn)}function _n(){un=!0,V($,n=>{n.waiting=n.current===O?void 0:[],V(n.lists,(t,e)=>{K(n.lists,e),bn(t,n)})}),hn()}function hn(){sn&&un&&(fn||A||!an)&&d(cn)}function bn(n,t){if('function'==typeof n)return d(()=>r(n,[J(t)]))
if(T(n))for(let e=0;e<n.length;e++)bn(n[e],t)}function yn(n,t){h(ue,n,{__proto__:null,configurable:!0,enumerable:!0,value:b({__proto__:null,postMessage(){t()}})})}dn('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),dn('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
yn('iOS_Native_InjectJavascript',pn),yn('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{un||pn(),X()})
const gn=Ri.log
window.onerror||(window.onerror=(n,t,e)=>l(gn,Ri,['WebViewJavascriptBridge: ERROR:'+n+'@'+t+':'+e]))
const vn='WebViewJavascriptBridgeReady',mn=Event,Bn=document.dispatchEvent,Sn=document.addEventListener
function xn(){sn=!0,an&&_n()
const n=new mn(vn)
h(n,'bridge',{__proto__:null,get:()=>(un||_n(),window.WebViewJavascriptBridge)}),l(Bn,document,[n]),hn()}h(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(n){return n===vn&&(an=!0),l(Sn,this,arguments)}}),qi(()=>d(xn))}
"""#
}
