// Of the digest 84a5bd61d734250ecf86ea90b4d272350929491e1b1aa57c7fdf69bd9c31b022, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const ei=window.console,ti=ei.warn
function startDialect(e,t){Yr()&&Wo(e,void 0,[t])}function ni(e,t){const n=M(e+': '+t,0,500)
f(ti,ei,[n])
try{zo('webbridge.warning',n)}catch(e){}}const oi=e=>{try{return R(e&&e.message||e)}catch(e){return'an error'}}
function ri(e,t,n,o){Ue(tr(e,ii(t),Go),e=>{if('object'!=typeof e||null===e||!m(e,Je))return n(e)
const t=e[Je](),r=()=>Ue(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const ii=e=>null==e?[]:[e]
function ai(e,t,n){if(Rt[t])return ni(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
_(Rt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const si=new E
function ci(e,t){0===P(si)&&_(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return F(si,o=>{void 0===n&&(n=o(e,t))}),void 0===n?f(Me,window,arguments):n}}),W(si,e,t)}function li(e){Re(window,'load',e,!0)
const t=bo
bo=()=>{t(),e()}}function ui(e){const t=to
to=(n,o)=>t(n,o)||e(n,o)}function fi(){let e
return yo(new ke(t=>{e=t})),Oe(e,1e4),Re(window,'pageshow',ao),e}W(Hn,'dialects',e=>{f(ti,ei,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge=',n=e=>ni('DSBridge',e),o=(e,t)=>n('"'+e+'" failed: '+t.message),r=e=>ot(e)||w(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+R(t):A(t)?ht(t):t)
function i(e,t){const n=m(e,t)
return n&&n.value}function a(e,n,a){const l=H(t+e,n)
if(void 0!==l)return l
let f,d=-1,w=''
try{f=function(e,t,n){const o=h(t)
if('string'!=typeof e||'object'!=typeof o||null===o||S(o))throw new Qe('badArguments','it is no call: '+R(t))
const r=i(o,'_dscbstub')
if(void 0!==r&&'string'!=typeof r)throw new Qe('badArguments','_dscbstub is no name')
const a=b(o).length-(void 0===r?0:1),s=n&&(1!==a||!m(o,'data'))
return s&&delete o._dscbstub,{__proto__:null,stub:r,isBare:s,data:s?a>0?o:void 0:i(o,'data')}}(e,n,a),w=function(e,t){const{data:n,stub:o}=t,r=z(p,e)
if(r){const e=r(n)
return void 0!==o&&Te(()=>u(o,e,!0)),e}const i=null==n?[]:[n]
if(void 0===o)try{return function(e,t){try{return Ar(e,t,Sr)}catch(n){if(!s(t,n))throw n
return Ar(e,[],Sr)}}(e,i)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return c(e,i,o),''}(e,f),void 0===w&&(w=''),d=0}catch(t){o(e,t)}return f&&f.isBare?'string'==typeof w?w:null===w?'':r(w):'{"code":'+d+',"data":'+r(w)+'}'}const s=(e,t)=>'badArguments'===t.code&&1===e.length&&'object'==typeof e[0]&&!S(e[0])&&0===b(e[0]).length
function c(e,t,n){Ue(tr(e,t,Go),t=>{if('object'==typeof t&&null!==t&&ft(t,B(t)))return l(e,t,n)
void 0!==n&&u(n,t,!0)},r=>{if(s(t,r))return c(e,[],n)
o(e,r),void 0!==n&&d(n)})}function l(e,t,r){if(void 0===r)return t.return(),n('"'+e+'" answers again and again: call it with a callback')
Ue(t.next(),n=>n.done?d(r):u(r,n.value,!1)?void l(e,t,r):t.return(),t=>{o(e,t),d(r)})}function u(e,t,o){const i=window[e]
if('function'!=typeof i)return n('The page has no callback '+e),!1
void 0===t&&(t='')
try{f(i,void 0,[ot(t)?t:h(r(t))])}catch(e){Ce(e)}return o&&d(e),!0}function d(e){try{delete window[e]}catch(e){Ce(e)}}const p=new E
W(p,'_dsb.dsinit',()=>{J()}),W(p,'_dsb.returnValue',e=>F(i(e,'id'),i(e,'data'),!1!==i(e,'complete'))),W(p,'_dsb.closePage',()=>{zo('_dsb.closePage')}),W(p,'_dsb.hasNativeMethod',e=>{const t=i(e,'name'),n=i(e,'type')
return $(p,t)||Ar('_dsb.hasNativeMethod',[t,void 0===n?'all':n],Sr)}),W(p,'_dsb.disableJavascriptDialogBlock',e=>{Ar('_dsb.disableJavascriptDialogBlock',[!1!==i(e,'disable')],Sr)})
let g=-1
const y=new E,v=e=>'object'==typeof e&&null!==e||'function'==typeof e
function j(e){const{_dsf:t,_dsaf:n}=window
return k(t,e,!1)||k(n,e,!0)||O(t,e,!1)||O(n,e,!0)}function k(e,t,n){const o=function(e,t){const n=v(e)?e[t]:void 0
return'function'==typeof n&&n!==x[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function O(e,t,n){let o=t.length-1
for(;o>=0&&46!==N(t,o);)o--
if(o<0||!v(e)||!v(e._obs))return
const r=M(t,0,o)
return m(e._obs,r)&&k(e._obs[r],M(t,o+1),n)}ui((e,t)=>{try{return j(e)&&function(){return function(e,t,n,o){const i=V?-1-++g:++g
let a=''
for(let e=0;e<t.length;e++)a+=(e?',':'')+r(t[e])
const s=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new ke((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=Do(()=>{const{promise:e}=n
return n=r(n),e},()=>{D(y,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(i):null,c=new ke((t,n)=>{W(y,i,{__proto__:null,name:e,answers:s,resolve:t,reject:n})})
try{f(window._handleMessageFromNative,window,[{method:e,callbackId:i,data:'['+a+']'}])}catch(e){P(i,e)}return s?s.iterable:($(y,i)&&Re(o.signal,'abort',()=>{D(y,i)}),c)}(e,arguments,t,this)}}catch(e){return void Ce(e)}})
const I=fi()
function J(){ao(),I()}function F(e,o,i){const a=z(y,e)
if(a||!function(e,n,o){if(!V)return!1
const i='{"data":{"id":'+r(e)+',"complete":'+o+(void 0===n?'':',"data":'+r(n))+'}}'
return void 0!==H(t+'_dsb.returnValue',i)}(e,o,i)){if(!a)return n('_dsb.returnValue: native waits for no answer '+R(e))
i&&D(y,e),a.answers?(a.answers.put({value:o,done:!1}),i&&a.answers.put(sr(void 0))):i&&a.resolve(o)}}function P(e,t){const o=z(y,e)
if(!o)return Ce(t)
D(y,e),n('"'+o.name+'" threw: '+oi(t)),o.answers?o.answers.fail(t):o.reject(t)}function K(e,t,n){window._dsInit||(window._dsInit=!0,Oe(()=>{a('_dsb.dsinit','{"data":null}',!1)},0)),'object'==typeof n?e._obs[t]=n:e[t]=n}const L={call(e,t,n){'function'==typeof t&&(n=t,t={})
const o={data:void 0===t?null:t}
return'function'==typeof n&&(o._dscbstub='dscb'+window.dscb++,window[o._dscbstub]=n),h(a(e,w(o),!1)||'{}').data},register(e,t,n){K(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){K(window._dsaf,e,t)},hasNativeMethod:(e,t)=>L.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){L.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})}},C=(e,t)=>_(window,e,{__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0})
let V
function H(n,r){if(e.reader)try{if(void 0===V&&(V=Ar('_dsb.reading',[],Sr)),!V||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return $(y,i(i(h(n),'data'),'id'))}catch(e){return!1}}(n,r))return
n===t+'_dsb.dsinit'&&J()
const e=Ar('_dsb.read',[n,null==r?null:R(r)],Sr)
return'string'==typeof e?e:void 0}catch(e){if(0!==T(n,t))return
return o(M(n,t.length),e),'{"code":-1,"data":""}'}}C('dsBridge',L),C('_dsbridge',{call:(e,t)=>a(e,R(t),!1)}),C('_dswk',t),C('_dsaf',{_obs:{}}),C('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&($(Ln,e)||void 0!==j(e))}),C('dscb',0),C('_handleMessageFromNative',function(e){const{method:t,callbackId:o}=e,r=h(e.data),i=j(t)
if(!i)return n('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{F(o,e,!1!==t)}
return _(r,r.length,{__proto__:null,value:e}),void f(i.value,i.owner,r)}const a=f(i.value,i.owner,r),s=a&&a.then
if('function'!=typeof s)return F(o,a,!0)
qe(a,s,e=>F(o,e,!0),e=>P(o,e))}),C('close',function(){a('_dsb.closePage','{}',!1)}),ci('DSBridge',(e,n)=>{if('string'==typeof e)return 0===T(e,t)?a(M(e,t.length),R(n),!0):H(e,n)}),e.reader&&(Eo('_dsb.reading',e=>{V=e}),Eo('_dsb.answer',e=>{u(e.stub,h(e.json),e.isComplete)}),Eo('_dsb.warning',e=>{f(ti,ei,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new E,n=!1
function o(e,n){null!=e&&(W(t,P(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=T(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[M(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ce(e)}if(!o&&!n)return
const r=t
t=new E,F(r,({id:t,payload:n})=>{o?Wo(o.value,o.owner,[t,n]):ni('envelope','The page has no function '+e.reply+' for the reply '+R(t))})}ai('envelope',e.handler,function(t){if('string'==typeof t)try{t=h(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return ni('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:a,failedId:s}=t
null!=i&&Ue(On('has',n,null,Go),()=>o(i,null),()=>{}),ri(n,r,e=>o(a,void 0===e?null:e),e=>{null==s&&ni('envelope','"'+n+'" failed: '+e.message),o(s,{code:e.code,message:e.message,data:e.data})})}),Re(window.document,'DOMContentLoaded',r),Re(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=d(EventTarget.prototype.dispatchEvent),i=window.document,a=new E
let s=0
const c=(e,t)=>R(e||'default')+'.'+R(t)
function l(e,n,o,r){const i=c(e,n)
ri(i,o,e=>{r&&Wo(r,void 0,[void 0===e?null:e])},e=>ni(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=c(e,n)
try{const e=Ar(r,ii(o),Sr)
return void 0===e?null:e}catch(e){return ni(t,'"'+r+'" failed: '+e.message),null}}function f(e,t){const n=z(a,e)
n&&F(n,e=>{Wo(e,void 0,[t])})}const p={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=R(e)
let n=z(a,e)
n||W(a,e,n=new E),W(n,++s,t)},off(e){D(a,R(e))},_handleMessageFromNative(e){const t=h(e)
'event'===t.messageType&&f(t.eventName,t.data)}}
function g(e){const t=window.KKJSBridge
if(t===p||!t||'function'!=typeof t._handleMessageFromNative)return
const n=b(e)
void 0!==n&&Wo(t._handleMessageFromNative,t,[n])}function b(e){try{return w(e)}catch(e){ni(t,'A value has no JSON: '+e.message)}}W(Jo,t,(e,t)=>{f(e,t),g({messageType:'event',eventName:e,data:t})}),_(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),ai(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return ni(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>g({messageType:'callback',callbackId:i,data:e}))}),ci(t,(e,n)=>e===t?function(e){let n
try{n=h(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?b(u(n.module,n.method,n.data))||'null':(ni(t,'A prompt has no method'),'null')}(n):void 0)
let y=!1
function m(){y||window.KKJSBridge!==p||r(i,new o(n)),y=!0}Re(i,'DOMContentLoaded',m),li(()=>{m(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>ni('WebViewJavascriptBridge',e),n=g({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{f(e,void 0,t)}catch(e){Ce(e)}}const i=new MessageChannel,a=i.port2,s=a.postMessage,c=new E
let l=0,u=0
function d(e){W(c,++l,e),f(s,a,[null])}i.port1.onmessage=()=>{const e=z(c,++u)
D(c,u),e()}
let p=!0
function b(e){try{if(it(e,0))return e
const t=w(e)
return void 0===t?void 0:h(t)}catch(t){return e}}function y(e,n,o){const r=ii(b(n))
Ue(On('call',e,r,Go),e=>{o&&o(void 0===e?null:e)},n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)})}function m(e,o){try{eo(e,o,n)}catch(e){t(e.message)}}function v(e,n){if(e=R(e),'function'!=typeof n)return t('The handler of "'+e+'" is not a function')
m(e,o=>new ke((r,i)=>{return a=()=>{let a=!1
const s=n=>{if(a)return t('"'+e+'" answered twice')
a=!0,r(b(n))}
try{f(n,void 0,[o,s])}catch(n){t('"'+e+'" threw: '+oi(n)),Ce(n),i(n)}},void(p||P(c)>0?d(a):a())
var a}))}function x(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),y(R(e),t,'function'==typeof n?e=>{r(n,[e])}:void 0)}function j(n){let o
try{o=h(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+oi(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,a=z(Ln,i)
a?r(a,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+oi(i)+'"':'Nobody waits for the answer "'+oi(o.responseId)+'"')}function k(){p=!1}let B=!1
const A={registerHandler:v,callHandler:x,init(t){if(B)throw new Ae('WebViewJavascriptBridge.init called twice')
B=!0,void 0!==t&&v(e.defaultHandler,t)},send(t,n){x(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:k,disableJavascriptAlertBoxSafetyTimeout:k,_fetchQueue:()=>'[]',_handleMessageFromObjC:j,_handleMessageFromiOS:j}
m(o,()=>{k(),F(q,(e,t)=>se(t,e,{handlerName:o}))})
const T=fi()
let O=!1,N=!1
function I(){O||(O=!0,N&&d(T))}const J=new E
function K(e,t,n){W(J,e,n)
let o=A
_(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(I(),o),set(e){I(),o=e,Y(e,n)}})
const r=[],i=t=>d(()=>L(t,window[e]))
_(r,'push',Ve(e=>(i(e),1))),_(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(I(),r),set(e){I(),e!==r&&i(e)}})}function L(e,t){if('function'==typeof e)return r(e,[t])
if(S(e))for(let n=0;n<e.length;n++)L(e[n],t)}function C(e,t){_(Rt,e,{__proto__:null,configurable:!0,enumerable:!0,value:g({__proto__:null,postMessage(){t()}})})}K('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),K('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
C('iOS_Native_InjectJavascript',()=>{}),C('iOS_Native_FlushMessageQueue',oe)
const V=ei.log
window.onerror||(window.onerror=(e,t,n)=>f(V,ei,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const H=Event,U=document.dispatchEvent
li(()=>d(()=>{const e=new H('WebViewJavascriptBridgeReady')
_(e,'bridge',{__proto__:null,get:()=>window.WebViewJavascriptBridge}),f(U,document,[e]),N=!0,O&&d(T)}))
const q=new E,Q=new E
let G=0,Z=!1
const X=new E
function Y(e,n,o){try{if(e===A||'object'!=typeof e||null===e||$(q,e)||'function'!=typeof e._fetchQueue||'function'!=typeof e[n.receive])return
W(q,e,n),o&&W(X,e,n),ee(e,'callHandler',1),ee(e,'send',0)
const t=e.registerHandler
e.registerHandler=(o,r)=>(m(R(o),function(t){return ae(e,n,o,t,this.signal)}),f(t,e,[o,te(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+oi(e))}}function ee(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!ne(arguments[n],t))return
const r=f(o,e,arguments)
return oe(),r})}ui(e=>{let t
return F(X,(n,o)=>{t=function(t){return ae(o,n,e,t,this.signal)}}),t})
const te=e=>'function'!=typeof e?e:(t,n)=>f(e,void 0,[t,'function'!=typeof n?n:e=>{ne(e,'an answer')&&(n(e),oe())}])
function ne(e,n){try{return w(e),!0}catch(e){return t(n+' cannot be sent: '+oi(e)),!1}}function oe(){Z||(Z=!0,Te(re))}function re(){Z=!1,F(J,(e,t)=>Y(window[t],e,!0)),F(q,(e,n)=>function(e,n){let o,r
try{o=f(e._fetchQueue,e,[]),r=h(o)}catch(e){return t('A queue cannot be read: '+oi(e))}if(!S(r))return t('A queue is no list: '+M(oi(o),0,100))
for(let t=0;t<r.length;t++)ie(r[t],e,n)
r.length>0&&d(re)}(n,e))}function ie(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+oi(n))
const{handlerName:i,data:a,responseData:s}=n,c=n[r.responseId]
if(null!=c){const e=z(Q,c)
return e?(D(Q,c),e(s)):t('Nobody waits for the answer "'+oi(c)+'"')}const l=i??e.defaultHandler
if('string'!=typeof l)return t('A message has no handler\'s name: '+oi(l))
const u=n[r.callbackId]
y(l,a,null==u?void 0:e=>{se(o,r,{[r.responseId]:u,responseData:e})})}const ae=(e,t,n,o,r)=>new ke((i,a)=>{const s=t.prefix+ ++G
W(Q,s,i),Re(r,'abort',()=>D(Q,s)),se(e,t,{handlerName:n,data:o,[t.callbackId]:s},a)})
function se(e,t,n,o){try{f(e[t.receive],e,[w(n)])}catch(e){Ce(e),o&&o(e)}}Eo(e.navigation,oe)}
"""#
}
