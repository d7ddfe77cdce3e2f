// Of the digest 8c6ff032839acdfd3be2844aa3c6e1f2f68e08c4b8513659297e392df2519152, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const ei=window.console,ti=ei.warn
function startDialect(e,t){Yr()&&zo(e,void 0,[t])}function ni(e,t){const n=A(e+': '+t,0,500)
d(ti,ei,[n])
try{Do('webbridge.warning',n)}catch(e){}}const oi=e=>{try{return J(e&&e.message||e)}catch(e){return'an error'}}
function ri(e,t,n,o){Ue(tr(e,ii(t),Go),e=>{if('object'!=typeof e||null===e||!m(e,Ie))return n(e)
const t=e[Ie](),r=()=>Ue(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const ii=e=>null==e?[]:{__proto__:null,data:e}
function ai(e,t,n){if(Jt[t])return ni(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
_(Jt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const si=new E
function ci(e,t){0===P(si)&&_(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return F(si,o=>{void 0===n&&(n=o(e,t))}),void 0===n?d(Ae,window,arguments):n}}),z(si,e,t)}function li(e){Je(window,'load',e,!0)
const t=go
go=()=>{t(),e()}}function ui(e){const t=to
to=(n,o,r)=>t(n,o,r)||e(n,o,r)}function di(){let e
return yo(new ke(t=>{e=t})),Ne(e,1e4),Je(window,'pageshow',ao),e}z(Hn,'dialects',e=>{d(ti,ei,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge='
let n=0
const o=e=>ni('DSBridge',e),r=(e,t)=>o('"'+e+'" failed: '+t.message),i=e=>ot(e)||w(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+J(t):M(t)?ht(t):t)
function a(e,t){const n=m(e,t)
return n&&n.value}function s(e,t){const n=h(t)
if('string'!=typeof e||'object'!=typeof n||null===n||S(n))throw new Qe('badArguments','it is no call: '+J(t))
return n}function c(e){const t=a(e,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new Qe('badArguments','_dscbstub is no name')
return t}function l(e,n){const o=se(t+e,n)
if(void 0!==o)return o
let l=-1,d=''
try{const t=s(e,n),o=c(t)
d=function(e,t,n){const o=D(y,e)
if(o){const e=o(t)
return void 0!==n&&Te(()=>p(n,e,!0)),e}const i=ii(t)
if(void 0===n)try{return Mr(e,i,Sr)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){Ue(tr(e,t,Go),t=>{if('object'==typeof t&&null!==t&&dt(t,B(t)))return u(e,t,n)
void 0!==n&&p(n,t,!0)},t=>{r(e,t),void 0!==n&&b(n)})}(e,i,n),''}(e,a(t,'data'),o),void 0===d&&(d=''),l=void 0===o?0:-1}catch(t){r(e,t)}return'{"code":'+l+',"data":'+i(d)+'}'}function u(e,t,n){if(void 0===n)return t.return(),o('"'+e+'" answers again and again: call it with a callback')
Ue(t.next(),o=>o.done?b(n):p(n,o.value,!1)?void u(e,t,n):t.return(),t=>{r(e,t),b(n)})}function p(e,t,n){const r=window[e]
if('function'!=typeof r)return o('The page has no callback '+e),!1
void 0===t&&(t=''),W(k,e)&&(t=R(t))
try{d(r,void 0,[ot(t)?t:h(i(t))])}catch(e){Ce(e)}return n&&b(e),!0}function b(e){$(k,e)
try{delete window[e]}catch(e){Ce(e)}}const y=new E
z(y,'_dsb.dsinit',()=>{Z()}),z(y,'_dsb.returnValue',e=>Y(a(e,'id'),a(e,'data'),!1!==a(e,'complete'))),z(y,'_dsb.closePage',()=>{Do('_dsb.closePage')}),z(y,'_dsb.hasNativeMethod',e=>{const t=a(e,'name'),n=a(e,'type')
return W(y,t)||Mr('_dsb.hasNativeMethod',[t,void 0===n?'all':n],Sr)}),z(y,'_dsb.disableJavascriptDialogBlock',e=>{Mr('_dsb.disableJavascriptDialogBlock',[!1!==a(e,'disable')],Sr)})
const v=t+'2:',k=new E,N=new E
z(N,'hasNativeMethod','_dsb.hasNativeMethod'),z(N,'_hasNativeMethod','_dsb.hasNativeMethod'),z(N,'_closePage','_dsb.closePage'),z(N,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const R=e=>'string'==typeof e?e:null==e?'':i(e)
function I(){2!==n&&(n=2,ao(),te())}function F(e,t){I()
try{const n=s(e,t),o=c(n)
return delete n._dscbstub,P(e,n,o)}catch(t){return r(e,t),''}}function P(e,t,n){const o=D(N,e),r=void 0===n?{data:t}:{data:t,_dscbstub:n}
void 0!==n&&z(k,n,!0)
const i=a(h(l(o||e,w(r))),'data')
return'boolean'==typeof i&&o?i?'1':'0':R(i)}let K=-1
const L=new E,C=e=>'object'==typeof e&&null!==e||'function'==typeof e
function V(e){const{_dsf:t,_dsaf:n}=window
return H(t,e,!1)||H(n,e,!0)||U(t,e,!1)||U(n,e,!0)}function H(e,t,n){const o=function(e,t){const n=C(e)?e[t]:void 0
return'function'==typeof n&&n!==x[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function U(e,t,n){let o=t.length-1
for(;o>=0&&46!==O(t,o);)o--
if(o<0||!C(e)||!C(e._obs))return
const r=A(t,0,o)
return m(e._obs,r)&&H(e._obs[r],A(t,o+1),n)}function q(e,t){for(let n=0;;){const o=T(t,'.',n),r=A(t,n,o<0?t.length:o)
if(!C(e)||!m(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
n=o+1}}const Q=f(j.toString)
ui((e,t,o)=>{try{if(V(e))return function(){return function(e,t,n,o){const r=ie?-1-++K:++K,i=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new ke((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=$o(()=>{const{promise:e}=n
return n=r(n),e},()=>{$(L,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(r):null,a=new ke((t,n)=>{z(L,r,{__proto__:null,name:e,answers:i,resolve:t,reject:n})})
try{d(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:X(t)}])}catch(e){ee(r,e)}return i?i.iterable:(W(L,r)&&Je(o.signal,'abort',()=>{$(L,r)}),a)}(e,arguments,t,this)}
const r=o&&function(e){if(2!==n&&(0!==n||!Qn))return
const t=q(window._dsf,e)||q(window,e)
return t&&T(Q(t),'[native code]')<0?t:void 0}(e)
return r?function(){return d(r,window._dsf||window,h(X(arguments)))}:void 0}catch(e){return void Ce(e)}})
const G=di()
function Z(){ao(),G()}function X(e){let t=''
for(let n=0;n<e.length;n++)t+=(n?',':'')+i(e[n])
return'['+t+']'}function Y(e,n,r){const a=D(L,e)
if(a||!function(e,n,o){if(!ie)return!1
const r='{"data":{"id":'+i(e)+',"complete":'+o+(void 0===n?'':',"data":'+i(n))+'}}'
return void 0!==se(t+'_dsb.returnValue',r)}(e,n,r)){if(!a)return o('_dsb.returnValue: native waits for no answer '+J(e))
r&&$(L,e),a.answers?(a.answers.put({value:n,done:!1}),r&&a.answers.put(sr(void 0))):r&&a.resolve(n)}}function ee(e,t){const n=D(L,e)
if(!n)return Ce(t)
$(L,e),o('"'+n.name+'" threw: '+oi(t)),n.answers?n.answers.fail(t):n.reject(t)}function te(){window._dsInit||(window._dsInit=!0,Ne(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ne(e,t,n){if(te(),C(t)){const n=g(t)
for(let o=0;o<n.length;o++)e[n[o]]=t[n[o]]}else'object'==typeof n?e._obs[t]=n:e[t]=n}const oe={call(e,t,n){'function'==typeof t&&(n=t,t={})
const o={data:void 0===t?null:t}
return'function'==typeof n&&(o._dscbstub='dscb'+window.dscb++,window[o._dscbstub]=n),h(l(e,w(o))||'{}').data},register(e,t,n){ne(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){ne(window._dsaf,e,t)},hasNativeMethod:(e,t)=>oe.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){oe.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){oe.disableJavascriptDialogBlock(e)}},re=(e,t)=>_(window,e,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
let ie
function ae(){return e.reader&&void 0===ie&&(ie=Mr('_dsb.reading',[],Sr)),!0===ie}function se(e,n){try{if(!ae()||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return W(L,a(a(h(n),'data'),'id'))}catch(e){return!1}}(e,n))return
e===t+'_dsb.dsinit'&&Z()
const o=Mr('_dsb.read',[e,null==n?null:J(n)],Sr)
return'string'==typeof o?o:void 0}catch(n){if(0!==T(e,t))return
return r(A(e,t.length),n),'{"code":-1,"data":""}'}}re('dsBridge',oe),re('_dsbridge',{call:(e,t)=>(n=3,l(e,J(t)))}),re('_dswk',v),re('_dsaf',{_obs:{}}),re('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(W(Ln,e)||void 0!==V(e))}),re('dscb',0),re('_handleMessageFromNative',function(e){const{method:t,callbackId:n}=e,r=h(e.data),i=V(t)
if(!i)return o('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{Y(n,e,!1!==t)}
return _(r,r.length,{__proto__:null,value:e}),void d(i.value,i.owner,r)}const a=d(i.value,i.owner,r),s=a&&a.then
if('function'!=typeof s)return Y(n,a,!0)
qe(a,s,e=>Y(n,e,!0),e=>ee(n,e))}),re('close',function(){l('_dsb.closePage','{}')}),re('getJsBridge',function(){return function(){I()
const e={call(e,t,n){let o
return'function'==typeof t&&(n=t,t={}),'function'==typeof n&&(o='dscb'+window.dscb++,window[o]=n),P(J(e),t??{},o)},register(e,t){ne(window._dsf,e,t)},hasNativeMethod:t=>'1'===e.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(e){oe.disableJavascriptDialogBlock(e)}}
return e}()}),ci('DSBridge',(e,o)=>{if('string'==typeof e)return 0===T(e,v)?F(A(e,v.length),J(o)):0===T(e,t)?function(e,t){let o=!1
try{const e=h(t),n=g(e).length-(m(e,'_dscbstub')?1:0)
o=C(e)&&!S(e)&&!ae()&&(1!==n||!m(e,'data'))}catch(e){}return o?F(e,t):(n=3,l(e,t))}(A(e,t.length),J(o)):se(e,o)}),e.reader&&(Eo('_dsb.reading',e=>{ie=e}),Eo('_dsb.answer',e=>{p(e.stub,h(e.json),e.isComplete)}),Eo('_dsb.warning',e=>{d(ti,ei,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new E,n=!1
function o(e,n){null!=e&&(z(t,P(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=T(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[A(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ce(e)}if(!o&&!n)return
const r=t
t=new E,F(r,({id:t,payload:n})=>{o?zo(o.value,o.owner,[t,n]):ni('envelope','The page has no function '+e.reply+' for the reply '+J(t))})}ai('envelope',e.handler,function(t){if('string'==typeof t)try{t=h(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return ni('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:a,failedId:s}=t
null!=i&&Ue(Nn('has',n,null,Go),()=>o(i,null),()=>{}),ri(n,r,e=>o(a,void 0===e?null:e),e=>{null==s&&ni('envelope','"'+n+'" failed: '+e.message),o(s,{code:e.code,message:e.message,data:e.data})})}),Je(window.document,'DOMContentLoaded',r),Je(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=f(EventTarget.prototype.dispatchEvent),i=window.document,a=new E
let s=0
const c=(e,t)=>J(e||'default')+'.'+J(t)
function l(e,n,o,r){const i=c(e,n)
ri(i,o,e=>{r&&zo(r,void 0,[e])},e=>ni(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=c(e,n)
try{const e=Mr(r,ii(o),Sr)
return void 0===e?null:e}catch(e){return ni(t,'"'+r+'" failed: '+e.message),null}}function d(e,t){const n=D(a,e)
n&&F(n,e=>{zo(e,void 0,[t])})}const p={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=J(e)
let n=D(a,e)
n||z(a,e,n=new E),z(n,++s,t)},off(e){const t=D(a,J(e))
t&&F(t,(e,n)=>{$(t,n)})},_handleMessageFromNative(e){const t=h(e)
'event'===t.messageType&&d(t.eventName,t.data)}}
function b(e){const t=window.KKJSBridge
if(t===p||!t||'function'!=typeof t._handleMessageFromNative)return
const n=g(e)
void 0!==n&&zo(t._handleMessageFromNative,t,[n])}function g(e){try{return w(e)}catch(e){ni(t,'A value has no JSON: '+e.message)}}z(Io,t,(e,t)=>{d(e,t),b({messageType:'event',eventName:e,data:t})}),_(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),ai(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return ni(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>b({messageType:'callback',callbackId:i,data:e}))}),ci(t,(e,n)=>e===t?function(e){let n
try{n=h(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?g(u(n.module,n.method,n.data))||'null':(ni(t,'A prompt has no method'),'null')}(n):void 0)
let y=!1
function m(){y||window.KKJSBridge!==p||r(i,new o(n)),y=!0}Je(i,'DOMContentLoaded',m),li(()=>{m(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>ni('WebViewJavascriptBridge',e),n=b({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{d(e,void 0,t)}catch(e){Ce(e)}}const i=new MessageChannel,a=i.port2,s=a.postMessage,c=new E
let l=0,u=0
function f(e){z(c,++l,e),d(s,a,[null])}i.port1.onmessage=()=>{const e=D(c,++u)
$(c,u),e()}
let p=!0
function g(e){try{if(it(e,0))return e
const t=w(e)
return void 0===t?void 0:h(t)}catch(t){return e}}function y(e,n,o){const r=ii(g(n))
Ue(Nn('call',e,r,Go),e=>{o&&o(void 0===e?null:e)},n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)})}function m(e,o){try{eo(e,o,n)}catch(e){t(e.message)}}function v(e,n){if(e=J(e),'function'!=typeof n)return t('The handler of "'+e+'" is not a function')
m(e,o=>new ke((r,i)=>{return a=()=>{let a=!1
const s=n=>{if(a)return t('"'+e+'" answered twice')
a=!0,r(g(n))}
try{d(n,void 0,[o,s])}catch(n){t('"'+e+'" threw: '+oi(n)),Ce(n),i(n)}},void(p||P(c)>0?f(a):a())
var a}))}function x(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),y(J(e),t,'function'==typeof n?e=>{r(n,[e])}:void 0)}function j(n){let o
try{o=h(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+oi(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,a=D(Ln,i)
a?r(a,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+oi(i)+'"':'Nobody waits for the answer "'+oi(o.responseId)+'"')}function k(){p=!1}let B=!1
const M={registerHandler:v,callHandler:x,init(t){if(B)throw new Me('WebViewJavascriptBridge.init called twice')
B=!0,void 0!==t&&v(e.defaultHandler,t)},send(t,n){x(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:k,disableJavascriptAlertBoxSafetyTimeout:k,_fetchQueue:()=>'[]',_handleMessageFromObjC:j,_handleMessageFromiOS:j}
m(o,()=>{k(),F(q,(e,t)=>se(t,e,{handlerName:o}))})
const T=di()
let N=!1,O=!1
function R(){N||(N=!0,O&&f(T))}const I=new E
function K(e,t,n){z(I,e,n)
let o=M
_(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(R(),o),set(e){R(),o=e,Y(e,n)}})
const r=[],i=t=>f(()=>L(t,window[e]))
_(r,'push',Ve(e=>(i(e),1))),_(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(R(),r),set(e){R(),e!==r&&i(e)}})}function L(e,t){if('function'==typeof e)return r(e,[t])
if(S(e))for(let n=0;n<e.length;n++)L(e[n],t)}function C(e,t){_(Jt,e,{__proto__:null,configurable:!0,enumerable:!0,value:b({__proto__:null,postMessage(){t()}})})}K('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),K('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
C('iOS_Native_InjectJavascript',()=>{}),C('iOS_Native_FlushMessageQueue',oe)
const V=ei.log
window.onerror||(window.onerror=(e,t,n)=>d(V,ei,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const H=Event,U=document.dispatchEvent
li(()=>f(()=>{const e=new H('WebViewJavascriptBridgeReady')
_(e,'bridge',{__proto__:null,get:()=>window.WebViewJavascriptBridge}),d(U,document,[e]),O=!0,N&&f(T)}))
const q=new E,Q=new E
let G=0,Z=!1
const X=new E
function Y(e,n,o){try{if(e===M||'object'!=typeof e||null===e||W(q,e)||'function'!=typeof e._fetchQueue||'function'!=typeof e[n.receive])return
z(q,e,n),o&&z(X,e,n),ee(e,'callHandler',1),ee(e,'send',0)
const t=e.registerHandler
e.registerHandler=(o,r)=>(m(J(o),function(t){return ae(e,n,o,t,this.signal)}),d(t,e,[o,te(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+oi(e))}}function ee(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!ne(arguments[n],t))return
const r=d(o,e,arguments)
return oe(),r})}ui(e=>{let t
return F(X,(n,o)=>{t=function(t){return ae(o,n,e,t,this.signal)}}),t})
const te=e=>'function'!=typeof e?e:(t,n)=>d(e,void 0,[t,'function'!=typeof n?n:e=>{ne(e,'an answer')&&(n(e),oe())}])
function ne(e,n){try{return w(e),!0}catch(e){return t(n+' cannot be sent: '+oi(e)),!1}}function oe(){Z||(Z=!0,Te(re))}function re(){Z=!1,F(I,(e,t)=>Y(window[t],e,!0)),F(q,(e,n)=>function(e,n){let o,r
try{o=d(e._fetchQueue,e,[]),r=h(o)}catch(e){return t('A queue cannot be read: '+oi(e))}if(!S(r))return t('A queue is no list: '+A(oi(o),0,100))
for(let t=0;t<r.length;t++)ie(r[t],e,n)
r.length>0&&f(re)}(n,e))}function ie(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+oi(n))
const{handlerName:i,data:a,responseData:s}=n,c=n[r.responseId]
if(null!=c){const e=D(Q,c)
return e?($(Q,c),e(s)):t('Nobody waits for the answer "'+oi(c)+'"')}const l=i??e.defaultHandler
if('string'!=typeof l)return t('A message has no handler\'s name: '+oi(l))
const u=n[r.callbackId]
y(l,a,null==u?void 0:e=>{se(o,r,{[r.responseId]:u,responseData:e})})}const ae=(e,t,n,o,r)=>new ke((i,a)=>{const s=t.prefix+ ++G
z(Q,s,i),Je(r,'abort',()=>$(Q,s)),se(e,t,{handlerName:n,data:o,[t.callbackId]:s},a)})
function se(e,t,n,o){try{d(e[t.receive],e,[w(n)])}catch(e){Ce(e),o&&o(e)}}Eo(e.navigation,oe)}
"""#
}
