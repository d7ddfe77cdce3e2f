// Of the digest a71634c9b58074fefca4964e17cc452cf3a94b73d73a9765dadfc5ee10638f6c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const ei=window.console,ti=ei.warn
function startDialect(e,t){Yr()&&Wo(e,void 0,[t])}function ni(e,t){const n=M(e+': '+t,0,500)
d(ti,ei,[n])
try{zo('webbridge.warning',n)}catch(e){}}const oi=e=>{try{return R(e&&e.message||e)}catch(e){return'an error'}}
function ri(e,t,n,o){Ue(tr(e,ii(t),Go),e=>{if('object'!=typeof e||null===e||!m(e,Je))return n(e)
const t=e[Je](),r=()=>Ue(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const ii=e=>null==e?[]:{__proto__:null,data:e}
function ai(e,t,n){if(Rt[t])return ni(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
_(Rt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const si=new E
function ci(e,t){0===P(si)&&_(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return F(si,o=>{void 0===n&&(n=o(e,t))}),void 0===n?d(Me,window,arguments):n}}),W(si,e,t)}function li(e){Re(window,'load',e,!0)
const t=go
go=()=>{t(),e()}}function ui(e){const t=to
to=(n,o)=>t(n,o)||e(n,o)}function di(){let e
return yo(new ke(t=>{e=t})),Oe(e,1e4),Re(window,'pageshow',ao),e}W(Hn,'dialects',e=>{d(ti,ei,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge=',n=e=>ni('DSBridge',e),o=(e,t)=>n('"'+e+'" failed: '+t.message),r=e=>ot(e)||w(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+R(t):T(t)?ht(t):t)
function i(e,t){const n=m(e,t)
return n&&n.value}function a(e,n,a){const d=C(t+e,n)
if(void 0!==d)return d
let f,p=-1,w=''
try{f=function(e,t,n){const o=h(t)
if('string'!=typeof e||'object'!=typeof o||null===o||S(o))throw new Qe('badArguments','it is no call: '+R(t))
const r=i(o,'_dscbstub')
if(void 0!==r&&'string'!=typeof r)throw new Qe('badArguments','_dscbstub is no name')
const a=g(o).length-(void 0===r?0:1),s=n&&(1!==a||!m(o,'data'))
return s&&delete o._dscbstub,{__proto__:null,stub:r,isBare:s,data:s?a>0?o:void 0:i(o,'data')}}(e,n,a),w=function(e,t){const{data:n,stub:r}=t,i=z(u,e)
if(i){const e=i(n)
return void 0!==r&&Ae(()=>c(r,e,!0)),e}const a=ii(n)
if(void 0===r)try{return Tr(e,a,Sr)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){Ue(tr(e,t,Go),t=>{if('object'==typeof t&&null!==t&&dt(t,B(t)))return s(e,t,n)
void 0!==n&&c(n,t,!0)},t=>{o(e,t),void 0!==n&&l(n)})}(e,a,r),''}(e,f),void 0===w&&(w=''),p=void 0===f.stub?0:-1}catch(t){o(e,t)}return f&&f.isBare?'string'==typeof w?w:null===w?'':r(w):'{"code":'+p+',"data":'+r(w)+'}'}function s(e,t,r){if(void 0===r)return t.return(),n('"'+e+'" answers again and again: call it with a callback')
Ue(t.next(),n=>n.done?l(r):c(r,n.value,!1)?void s(e,t,r):t.return(),t=>{o(e,t),l(r)})}function c(e,t,o){const i=window[e]
if('function'!=typeof i)return n('The page has no callback '+e),!1
void 0===t&&(t='')
try{d(i,void 0,[ot(t)?t:h(r(t))])}catch(e){Ce(e)}return o&&l(e),!0}function l(e){try{delete window[e]}catch(e){Ce(e)}}const u=new E
W(u,'_dsb.dsinit',()=>{O()}),W(u,'_dsb.returnValue',e=>I(i(e,'id'),i(e,'data'),!1!==i(e,'complete'))),W(u,'_dsb.closePage',()=>{zo('_dsb.closePage')}),W(u,'_dsb.hasNativeMethod',e=>{const t=i(e,'name'),n=i(e,'type')
return $(u,t)||Tr('_dsb.hasNativeMethod',[t,void 0===n?'all':n],Sr)}),W(u,'_dsb.disableJavascriptDialogBlock',e=>{Tr('_dsb.disableJavascriptDialogBlock',[!1!==i(e,'disable')],Sr)})
let f=-1
const p=new E,b=e=>'object'==typeof e&&null!==e||'function'==typeof e
function y(e){const{_dsf:t,_dsaf:n}=window
return v(t,e,!1)||v(n,e,!0)||j(t,e,!1)||j(n,e,!0)}function v(e,t,n){const o=function(e,t){const n=b(e)?e[t]:void 0
return'function'==typeof n&&n!==x[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function j(e,t,n){let o=t.length-1
for(;o>=0&&46!==N(t,o);)o--
if(o<0||!b(e)||!b(e._obs))return
const r=M(t,0,o)
return m(e._obs,r)&&v(e._obs[r],M(t,o+1),n)}ui((e,t)=>{try{return y(e)&&function(){return function(e,t,n,o){const i=L?-1-++f:++f
let a=''
for(let e=0;e<t.length;e++)a+=(e?',':'')+r(t[e])
const s=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new ke((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=Do(()=>{const{promise:e}=n
return n=r(n),e},()=>{D(p,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(i):null,c=new ke((t,n)=>{W(p,i,{__proto__:null,name:e,answers:s,resolve:t,reject:n})})
try{d(window._handleMessageFromNative,window,[{method:e,callbackId:i,data:'['+a+']'}])}catch(e){J(i,e)}return s?s.iterable:($(p,i)&&Re(o.signal,'abort',()=>{D(p,i)}),c)}(e,arguments,t,this)}}catch(e){return void Ce(e)}})
const k=di()
function O(){ao(),k()}function I(e,o,i){const a=z(p,e)
if(a||!function(e,n,o){if(!L)return!1
const i='{"data":{"id":'+r(e)+',"complete":'+o+(void 0===n?'':',"data":'+r(n))+'}}'
return void 0!==C(t+'_dsb.returnValue',i)}(e,o,i)){if(!a)return n('_dsb.returnValue: native waits for no answer '+R(e))
i&&D(p,e),a.answers?(a.answers.put({value:o,done:!1}),i&&a.answers.put(sr(void 0))):i&&a.resolve(o)}}function J(e,t){const o=z(p,e)
if(!o)return Ce(t)
D(p,e),n('"'+o.name+'" threw: '+oi(t)),o.answers?o.answers.fail(t):o.reject(t)}function F(e,t,n){window._dsInit||(window._dsInit=!0,Oe(()=>{a('_dsb.dsinit','{"data":null}',!1)},0)),'object'==typeof n?e._obs[t]=n:e[t]=n}const P={call(e,t,n){'function'==typeof t&&(n=t,t={})
const o={data:void 0===t?null:t}
return'function'==typeof n&&(o._dscbstub='dscb'+window.dscb++,window[o._dscbstub]=n),h(a(e,w(o),!1)||'{}').data},register(e,t,n){F(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){F(window._dsaf,e,t)},hasNativeMethod:(e,t)=>P.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){P.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})}},K=(e,t)=>_(window,e,{__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0})
let L
function C(n,r){if(e.reader)try{if(void 0===L&&(L=Tr('_dsb.reading',[],Sr)),!L||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return $(p,i(i(h(n),'data'),'id'))}catch(e){return!1}}(n,r))return
n===t+'_dsb.dsinit'&&O()
const e=Tr('_dsb.read',[n,null==r?null:R(r)],Sr)
return'string'==typeof e?e:void 0}catch(e){if(0!==A(n,t))return
return o(M(n,t.length),e),'{"code":-1,"data":""}'}}K('dsBridge',P),K('_dsbridge',{call:(e,t)=>a(e,R(t),!1)}),K('_dswk',t),K('_dsaf',{_obs:{}}),K('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&($(Ln,e)||void 0!==y(e))}),K('dscb',0),K('_handleMessageFromNative',function(e){const{method:t,callbackId:o}=e,r=h(e.data),i=y(t)
if(!i)return n('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{I(o,e,!1!==t)}
return _(r,r.length,{__proto__:null,value:e}),void d(i.value,i.owner,r)}const a=d(i.value,i.owner,r),s=a&&a.then
if('function'!=typeof s)return I(o,a,!0)
qe(a,s,e=>I(o,e,!0),e=>J(o,e))}),K('close',function(){a('_dsb.closePage','{}',!1)}),ci('DSBridge',(e,n)=>{if('string'==typeof e)return 0===A(e,t)?a(M(e,t.length),R(n),!0):C(e,n)}),e.reader&&(Eo('_dsb.reading',e=>{L=e}),Eo('_dsb.answer',e=>{c(e.stub,h(e.json),e.isComplete)}),Eo('_dsb.warning',e=>{d(ti,ei,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new E,n=!1
function o(e,n){null!=e&&(W(t,P(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=A(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[M(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ce(e)}if(!o&&!n)return
const r=t
t=new E,F(r,({id:t,payload:n})=>{o?Wo(o.value,o.owner,[t,n]):ni('envelope','The page has no function '+e.reply+' for the reply '+R(t))})}ai('envelope',e.handler,function(t){if('string'==typeof t)try{t=h(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return ni('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:a,failedId:s}=t
null!=i&&Ue(On('has',n,null,Go),()=>o(i,null),()=>{}),ri(n,r,e=>o(a,void 0===e?null:e),e=>{null==s&&ni('envelope','"'+n+'" failed: '+e.message),o(s,{code:e.code,message:e.message,data:e.data})})}),Re(window.document,'DOMContentLoaded',r),Re(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=f(EventTarget.prototype.dispatchEvent),i=window.document,a=new E
let s=0
const c=(e,t)=>R(e||'default')+'.'+R(t)
function l(e,n,o,r){const i=c(e,n)
ri(i,o,e=>{r&&Wo(r,void 0,[void 0===e?null:e])},e=>ni(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=c(e,n)
try{const e=Tr(r,ii(o),Sr)
return void 0===e?null:e}catch(e){return ni(t,'"'+r+'" failed: '+e.message),null}}function d(e,t){const n=z(a,e)
n&&F(n,e=>{Wo(e,void 0,[t])})}const p={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=R(e)
let n=z(a,e)
n||W(a,e,n=new E),W(n,++s,t)},off(e){D(a,R(e))},_handleMessageFromNative(e){const t=h(e)
'event'===t.messageType&&d(t.eventName,t.data)}}
function b(e){const t=window.KKJSBridge
if(t===p||!t||'function'!=typeof t._handleMessageFromNative)return
const n=g(e)
void 0!==n&&Wo(t._handleMessageFromNative,t,[n])}function g(e){try{return w(e)}catch(e){ni(t,'A value has no JSON: '+e.message)}}W(Jo,t,(e,t)=>{d(e,t),b({messageType:'event',eventName:e,data:t})}),_(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),ai(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return ni(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>b({messageType:'callback',callbackId:i,data:e}))}),ci(t,(e,n)=>e===t?function(e){let n
try{n=h(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?g(u(n.module,n.method,n.data))||'null':(ni(t,'A prompt has no method'),'null')}(n):void 0)
let y=!1
function m(){y||window.KKJSBridge!==p||r(i,new o(n)),y=!0}Re(i,'DOMContentLoaded',m),li(()=>{m(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>ni('WebViewJavascriptBridge',e),n=b({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{d(e,void 0,t)}catch(e){Ce(e)}}const i=new MessageChannel,a=i.port2,s=a.postMessage,c=new E
let l=0,u=0
function f(e){W(c,++l,e),d(s,a,[null])}i.port1.onmessage=()=>{const e=z(c,++u)
D(c,u),e()}
let p=!0
function g(e){try{if(it(e,0))return e
const t=w(e)
return void 0===t?void 0:h(t)}catch(t){return e}}function y(e,n,o){const r=ii(g(n))
Ue(On('call',e,r,Go),e=>{o&&o(void 0===e?null:e)},n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)})}function m(e,o){try{eo(e,o,n)}catch(e){t(e.message)}}function v(e,n){if(e=R(e),'function'!=typeof n)return t('The handler of "'+e+'" is not a function')
m(e,o=>new ke((r,i)=>{return a=()=>{let a=!1
const s=n=>{if(a)return t('"'+e+'" answered twice')
a=!0,r(g(n))}
try{d(n,void 0,[o,s])}catch(n){t('"'+e+'" threw: '+oi(n)),Ce(n),i(n)}},void(p||P(c)>0?f(a):a())
var a}))}function x(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),y(R(e),t,'function'==typeof n?e=>{r(n,[e])}:void 0)}function j(n){let o
try{o=h(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+oi(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,a=z(Ln,i)
a?r(a,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+oi(i)+'"':'Nobody waits for the answer "'+oi(o.responseId)+'"')}function k(){p=!1}let B=!1
const T={registerHandler:v,callHandler:x,init(t){if(B)throw new Te('WebViewJavascriptBridge.init called twice')
B=!0,void 0!==t&&v(e.defaultHandler,t)},send(t,n){x(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:k,disableJavascriptAlertBoxSafetyTimeout:k,_fetchQueue:()=>'[]',_handleMessageFromObjC:j,_handleMessageFromiOS:j}
m(o,()=>{k(),F(q,(e,t)=>se(t,e,{handlerName:o}))})
const A=di()
let O=!1,N=!1
function I(){O||(O=!0,N&&f(A))}const J=new E
function K(e,t,n){W(J,e,n)
let o=T
_(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(I(),o),set(e){I(),o=e,Y(e,n)}})
const r=[],i=t=>f(()=>L(t,window[e]))
_(r,'push',Ve(e=>(i(e),1))),_(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(I(),r),set(e){I(),e!==r&&i(e)}})}function L(e,t){if('function'==typeof e)return r(e,[t])
if(S(e))for(let n=0;n<e.length;n++)L(e[n],t)}function C(e,t){_(Rt,e,{__proto__:null,configurable:!0,enumerable:!0,value:b({__proto__:null,postMessage(){t()}})})}K('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),K('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
C('iOS_Native_InjectJavascript',()=>{}),C('iOS_Native_FlushMessageQueue',oe)
const V=ei.log
window.onerror||(window.onerror=(e,t,n)=>d(V,ei,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const H=Event,U=document.dispatchEvent
li(()=>f(()=>{const e=new H('WebViewJavascriptBridgeReady')
_(e,'bridge',{__proto__:null,get:()=>window.WebViewJavascriptBridge}),d(U,document,[e]),N=!0,O&&f(A)}))
const q=new E,Q=new E
let G=0,Z=!1
const X=new E
function Y(e,n,o){try{if(e===T||'object'!=typeof e||null===e||$(q,e)||'function'!=typeof e._fetchQueue||'function'!=typeof e[n.receive])return
W(q,e,n),o&&W(X,e,n),ee(e,'callHandler',1),ee(e,'send',0)
const t=e.registerHandler
e.registerHandler=(o,r)=>(m(R(o),function(t){return ae(e,n,o,t,this.signal)}),d(t,e,[o,te(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+oi(e))}}function ee(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!ne(arguments[n],t))return
const r=d(o,e,arguments)
return oe(),r})}ui(e=>{let t
return F(X,(n,o)=>{t=function(t){return ae(o,n,e,t,this.signal)}}),t})
const te=e=>'function'!=typeof e?e:(t,n)=>d(e,void 0,[t,'function'!=typeof n?n:e=>{ne(e,'an answer')&&(n(e),oe())}])
function ne(e,n){try{return w(e),!0}catch(e){return t(n+' cannot be sent: '+oi(e)),!1}}function oe(){Z||(Z=!0,Ae(re))}function re(){Z=!1,F(J,(e,t)=>Y(window[t],e,!0)),F(q,(e,n)=>function(e,n){let o,r
try{o=d(e._fetchQueue,e,[]),r=h(o)}catch(e){return t('A queue cannot be read: '+oi(e))}if(!S(r))return t('A queue is no list: '+M(oi(o),0,100))
for(let t=0;t<r.length;t++)ie(r[t],e,n)
r.length>0&&f(re)}(n,e))}function ie(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+oi(n))
const{handlerName:i,data:a,responseData:s}=n,c=n[r.responseId]
if(null!=c){const e=z(Q,c)
return e?(D(Q,c),e(s)):t('Nobody waits for the answer "'+oi(c)+'"')}const l=i??e.defaultHandler
if('string'!=typeof l)return t('A message has no handler\'s name: '+oi(l))
const u=n[r.callbackId]
y(l,a,null==u?void 0:e=>{se(o,r,{[r.responseId]:u,responseData:e})})}const ae=(e,t,n,o,r)=>new ke((i,a)=>{const s=t.prefix+ ++G
W(Q,s,i),Re(r,'abort',()=>D(Q,s)),se(e,t,{handlerName:n,data:o,[t.callbackId]:s},a)})
function se(e,t,n,o){try{d(e[t.receive],e,[w(n)])}catch(e){Ce(e),o&&o(e)}}Eo(e.navigation,oe)}
"""#
}
