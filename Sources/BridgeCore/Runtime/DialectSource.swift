// Of the digest d8f1f27a6c72f713de41265f89052fd12b4f2ca7418d3a359f442800e327185c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const kr=window.console,Br=kr.warn
function startDialect(e,n){xr()&&ao(e,void 0,[n])}function Sr(n,t){const o=_(n+': '+t,0,500)
e(Br,kr,[o])
try{io('webbridge.warning',o)}catch(e){}}const Tr=e=>{try{return m(e&&e.message||e)}catch(e){return'an error'}}
function Ar(e,n,t,o){Je(To(e,Mr(n),jo),e=>{if('object'!=typeof e||null===e||!u(e,ve))return t(e)
const n=e[ve](),r=()=>Je(n.next(),e=>{e.done||(t(e.value),r())},o)
r()},o)}const Mr=e=>null==e?[]:[e]
function Rr(e,n,t){if(gn[n])return Sr(e,'The app has a message handler "'+n+'" of its own. It gets the page\'s messages; they do not reach the bridge')
i(gn,n,{__proto__:null,value:{postMessage(e){t(e)}},writable:!0,configurable:!0,enumerable:!0})}const Or=new x
function Nr(n,t){0===M(Or)&&i(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(n,t){let o
return A(Or,e=>{void 0===o&&(o=e(n,t))}),void 0===o?e(ge,window,arguments):o}}),B(Or,n,t)}function Ir(e){ye(window,'load',e,!0)
const n=Lt
Lt=()=>{n(),e()}}function Jr(e){const n=Tt
Tt=(t,o)=>n(t,o)||e(t,o)}function Er(){let e
return Pt(new de(n=>{e=n})),be(e,1e4),ye(window,'pageshow',Rt),e}B(_t,'dialects',n=>{e(Br,kr,['bridge: native called "'+n+'": no handler for "'+n+'" is registered'])})
"""#
  static let dsBridge = #"""
function(n){const t='_dsbridge=',a=e=>Sr('DSBridge',e),c=(e,n)=>a('"'+e+'" failed: '+n.message),l=e=>Le(e)||o(void 0===e?null:e,(e,n)=>'bigint'==typeof n?+m(n):g(n)?Xe(n):n)
function d(e,n){const t=u(e,n)
return t&&t.value}function p(e,n,o){const i=V(t+e,n)
if(void 0!==i)return i
let a,f=-1,p=''
try{a=function(e,n,t){const o=r(n)
if('string'!=typeof e||'object'!=typeof o||null===o||h(o))throw new BridgeError('badArguments','it is no call: '+m(n))
const i=d(o,'_dscbstub')
if(void 0!==i&&'string'!=typeof i)throw new BridgeError('badArguments','_dscbstub is no name')
const a=s(o).length-(void 0===i?0:1),c=t&&(1!==a||!u(o,'data'))
return c&&delete o._dscbstub,{__proto__:null,stub:i,isBare:c,data:c?a>0?o:void 0:d(o,'data')}}(e,n,o),p=function(e,n){const{data:t,stub:o}=n,r=k(O,e)
if(r){const e=r(t)
return void 0!==o&&he(()=>M(o,e,!0)),e}const i=null==t?[]:[t]
if(void 0===o)try{return function(e,n){try{return Zo(e,br(n,0),Go)}catch(t){if(!v(n,t))throw t
return Zo(e,br([],0),Go)}}(e,i)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return j(e,i,o),''}(e,a),void 0===p&&(p=''),f=0}catch(n){c(e,n)}return a&&a.isBare?'string'==typeof p?p:null===p?'':l(p):'{"code":'+f+',"data":'+l(p)+'}'}const v=(e,n)=>'badArguments'===n.code&&1===e.length&&'object'==typeof e[0]&&!h(e[0])&&0===s(e[0]).length
function j(e,n,t){Je(To(e,n,jo),n=>{if('object'==typeof n&&null!==n&&qe(n,w(n)))return A(e,n,t)
void 0!==t&&M(t,n,!0)},o=>{if(v(n,o))return j(e,[],t)
c(e,o),void 0!==t&&R(t)})}function A(e,n,t){if(void 0===t)return n.return(),a('"'+e+'" answers again and again: call it with a callback')
Je(n.next(),o=>o.done?R(t):M(t,o.value,!1)?void A(e,n,t):n.return(),n=>{c(e,n),R(t)})}function M(n,t,o){const i=window[n]
if('function'!=typeof i)return a('The page has no callback '+n),!1
void 0===t&&(t='')
try{e(i,void 0,[Le(t)?t:r(l(t))])}catch(e){Oe(e)}return o&&R(n),!0}function R(e){try{delete window[e]}catch(e){Oe(e)}}const O=new x
B(O,'_dsb.dsinit',()=>{z()}),B(O,'_dsb.returnValue',e=>F(d(e,'id'),d(e,'data'),!1!==d(e,'complete'))),B(O,'_dsb.closePage',()=>{io('_dsb.closePage')}),B(O,'_dsb.hasNativeMethod',e=>{const n=d(e,'name'),t=d(e,'type')
return S(O,n)||Zo('_dsb.hasNativeMethod',br([n,void 0===t?'all':t],0),Go)}),B(O,'_dsb.disableJavascriptDialogBlock',e=>{Zo('_dsb.disableJavascriptDialogBlock',br([!1!==d(e,'disable')],0),Go)})
let N=-1
const I=new x,J=e=>'object'==typeof e&&null!==e||'function'==typeof e
function E(e){const{_dsf:n,_dsaf:t}=window
return $(n,e,!1)||$(t,e,!0)||W(n,e,!1)||W(t,e,!0)}function $(e,n,t){const o=function(e,n){const t=J(e)?e[n]:void 0
return'function'==typeof t&&t!==f[n]?t:void 0}(e,n)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:t}}function W(e,n,t){let o=n.length-1
for(;o>=0&&46!==y(n,o);)o--
if(o<0||!J(e)||!J(e._obs))return
const r=_(n,0,o)
return u(e._obs,r)&&$(e._obs[r],_(n,o+1),t)}Jr((n,t)=>{try{return E(n)&&function(){return function(n,t,o,r){const i=U?-1-++N:++N
let a=''
for(let e=0;e<t.length;e++)a+=(e?',':'')+l(t[e])
const s=o?function(e){const n=()=>{const e={__proto__:null,next:null}
return e.promise=new de((n,t)=>{e.resolve=n,e.reject=t}),e}
let t=n(),o=t
const r=e=>e.next||(e.next=n()),i=co(()=>{const{promise:e}=t
return t=r(t),e},()=>{T(I,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:n}=o
o=r(o),n(e)},fail(e){o.reject(e)}}}(i):null,c=new de((e,t)=>{B(I,i,{__proto__:null,name:n,answers:s,resolve:e,reject:t})})
try{e(window._handleMessageFromNative,window,[{method:n,callbackId:i,data:'['+a+']'}])}catch(e){L(i,e)}return s?s.iterable:(S(I,i)&&ye(r.signal,'abort',()=>{T(I,i)}),c)}(n,arguments,t,this)}}catch(e){return void Oe(e)}})
const D=Er()
function z(){Rt(),D()}function F(e,n,o){const r=k(I,e)
if(r||!function(e,n,o){if(!U)return!1
const r='{"data":{"id":'+l(e)+',"complete":'+o+(void 0===n?'':',"data":'+l(n))+'}}'
return void 0!==V(t+'_dsb.returnValue',r)}(e,n,o)){if(!r)return a('_dsb.returnValue: native waits for no answer '+m(e))
o&&T(I,e),r.answers?(r.answers.put({value:n,done:!1}),o&&r.answers.put(Io(void 0))):o&&r.resolve(n)}}function L(e,n){const t=k(I,e)
if(!t)return Oe(n)
T(I,e),a('"'+t.name+'" threw: '+Tr(n)),t.answers?t.answers.fail(n):t.reject(n)}function P(e,n,t){window._dsInit||(window._dsInit=!0,be(()=>{p('_dsb.dsinit','{"data":null}',!1)},0)),'object'==typeof t?e._obs[n]=t:e[n]=t}const K={call(e,n,t){'function'==typeof n&&(t=n,n={})
const i={data:void 0===n?null:n}
return'function'==typeof t&&(i._dscbstub='dscb'+window.dscb++,window[i._dscbstub]=t),r(p(e,o(i),!1)||'{}').data},register(e,n,t){P(t?window._dsaf:window._dsf,e,n)},registerAsyn(e,n){P(window._dsaf,e,n)},hasNativeMethod:(e,n)=>K.call('_dsb.hasNativeMethod',{name:e,type:n||'all'}),disableJavascriptDialogBlock(e){K.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})}},C=(e,n)=>i(window,e,{__proto__:null,value:n,writable:!0,configurable:!0,enumerable:!0})
let U
function V(e,o){if(n.reader)try{if(void 0===U&&(U=Zo('_dsb.reading',br([],0),Go)),!U||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return S(I,d(d(r(n),'data'),'id'))}catch(e){return!1}}(e,o))return
e===t+'_dsb.dsinit'&&z()
const n=Zo('_dsb.read',br([e,null==o?null:m(o)],0),Go)
return'string'==typeof n?n:void 0}catch(n){if(0!==b(e,t))return
return c(_(e,t.length),n),'{"code":-1,"data":""}'}}C('dsBridge',K),C('_dsbridge',{call:(e,n)=>p(e,m(n),!1)}),C('_dswk',t),C('_dsaf',{_obs:{}}),C('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(S(ht,e)||void 0!==E(e))}),C('dscb',0),C('_handleMessageFromNative',function(n){const{method:t,callbackId:o}=n,s=r(n.data),c=E(t)
if(!c)return a('The page registers no function "'+t+'"')
if(c.isAsynchronous){const n=(e,n)=>{F(o,e,!1!==n)}
return i(s,s.length,{__proto__:null,value:n}),void e(c.value,c.owner,s)}const u=e(c.value,c.owner,s)
if(!u||'function'!=typeof u.then)return F(o,u,!0)
Je(new de(e=>e(u)),e=>F(o,e,!0),e=>L(o,e))}),C('close',function(){p('_dsb.closePage','{}',!1)}),Nr('DSBridge',(e,n)=>{if('string'==typeof e)return 0===b(e,t)?p(_(e,t.length),m(n),!0):V(e,n)}),n.reader&&(ro('_dsb.reading',e=>{U=e}),ro('_dsb.answer',e=>{M(e.stub,r(e.json),e.isComplete)}),ro('_dsb.warning',n=>{e(Br,kr,['DSBridge: '+n])}))}
"""#
  static let envelope = #"""
function(e){let n=new x,t=!1
function o(e,t){null!=e&&(B(n,M(n),{__proto__:null,id:e,payload:t}),i())}function i(){let o
try{o=function(e){let n=window,t=window,o=0
for(;o<=e.length;){let r=b(e,'.',o)
if(r<0&&(r=e.length),n=t,t=n[_(e,o,r)],null==t)return
o=r+1}return'function'==typeof t?{__proto__:null,owner:n,value:t}:void 0}(e.reply)}catch(e){Oe(e)}if(!o&&!t)return
const r=n
n=new x,A(r,({id:n,payload:t})=>{o?ao(o.value,o.owner,[n,t]):Sr('envelope','The page has no function '+e.reply+' for the reply '+m(n))})}Rr('envelope',e.handler,function(n){if('string'==typeof n)try{n=r(n)}catch(e){}if('object'!=typeof n||null===n||'string'!=typeof n.method)return Sr('envelope','What was posted to '+e.handler+' has no method')
const{method:t,data:i,callbackId:a,successId:s,failedId:c}=n
null!=a&&Je(rt('has',t,null,jo),()=>o(a,null),()=>{}),Ar(t,i,e=>o(s,void 0===e?null:e),e=>{null==c&&Sr('envelope','"'+t+'" failed: '+e.message),o(c,{code:e.code,message:e.message,data:e.data})})}),ye(window.document,'DOMContentLoaded',i),ye(window,'pageshow',()=>{t=!0,i()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',a='KKJSBridgeReady',s=window.Event,c=n(EventTarget.prototype.dispatchEvent),u=window.document,l=new x
let f=0
const d=(e,n)=>m(e||'default')+'.'+m(n)
function p(e,n,o,r){const i=d(e,n)
Ar(i,o,e=>{r&&ao(r,void 0,[void 0===e?null:e])},e=>Sr(t,'"'+i+'" failed: '+e.message))}function w(e,n,o){const r=d(e,n)
try{const e=Zo(r,br(Mr(o),0),Go)
return void 0===e?null:e}catch(e){return Sr(t,'"'+r+'" failed: '+e.message),null}}function h(e,n){const t=k(l,e)
t&&A(t,e=>{ao(e,void 0,[n])})}const g={call:p,syncCall:w,on(e,n){if('function'!=typeof n)return
e=m(e)
let t=k(l,e)
t||B(l,e,t=new x),B(t,++f,n)},off(e){T(l,m(e))},_handleMessageFromNative(e){const n=r(e)
'event'===n.messageType&&h(n.eventName,n.data)}}
function b(e){const n=window.KKJSBridge
if(n===g||!n||'function'!=typeof n._handleMessageFromNative)return
const t=_(e)
void 0!==t&&ao(n._handleMessageFromNative,n,[t])}function _(e){try{return o(e)}catch(e){Sr(t,'A value has no JSON: '+e.message)}}B(oo,t,(e,n)=>{h(e,n),b({messageType:'event',eventName:e,data:n})}),i(window,'KKJSBridge',{__proto__:null,value:g,writable:!0,configurable:!0}),Rr(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return Sr(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
p(n,o,r,null==i?void 0:e=>b({messageType:'callback',callbackId:i,data:e}))}),Nr(t,(e,n)=>e===t?function(e){let n
try{n=r(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?_(w(n.module,n.method,n.data))||'null':(Sr(t,'A prompt has no method'),'null')}(n):void 0)
let y=!1
function v(){y||window.KKJSBridge!==g||c(u,new s(a)),y=!0}ye(u,'DOMContentLoaded',v),Ir(()=>{v(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(n){const t=e=>Sr('WebViewJavascriptBridge',e),s=a({__proto__:null,replacing:!0}),c='_disableJavascriptAlertBoxSafetyTimeout'
function u(n,t){try{e(n,void 0,t)}catch(e){Oe(e)}}const l=new MessageChannel,f=l.port2,d=f.postMessage,p=new x
let w=0,g=0
function b(n){B(p,++w,n),e(d,f,[null])}l.port1.onmessage=()=>{const e=k(p,++g)
T(p,g),e()}
let y=!0
function v(e){try{if(Pe(e,0))return e
const n=o(e)
return void 0===n?void 0:r(n)}catch(n){return e}}function j(e,n,o){const r=Mr(v(n))
Je(rt('call',e,br(r,0),jo),e=>{o&&o(void 0===e?null:e)},n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)})}function R(e,n){try{St(e,n,s)}catch(e){t(e.message)}}function O(n,o){if(n=m(n),'function'!=typeof o)return t('The handler of "'+n+'" is not a function')
R(n,r=>new de((i,a)=>{return s=()=>{let s=!1
const c=e=>{if(s)return t('"'+n+'" answered twice')
s=!0,i(v(e))}
try{e(o,void 0,[r,c])}catch(e){t('"'+n+'" threw: '+Tr(e)),Oe(e),a(e)}},void(y||M(p)>0?b(s):s())
var s}))}function N(e,n,t){2===arguments.length&&'function'==typeof n&&(t=n,n=null),j(m(e),n,'function'==typeof t?e=>{u(t,[e])}:void 0)}function I(e){let o
try{o=r(e)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+Tr(e))
const i=void 0===o.handlerName?n.defaultHandler:o.handlerName,a=k(ht,i)
a?u(a,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+Tr(i)+'"':'Nobody waits for the answer "'+Tr(o.responseId)+'"')}function J(){y=!1}let E=!1
const $={registerHandler:O,callHandler:N,init(e){if(E)throw new we('WebViewJavascriptBridge.init called twice')
E=!0,void 0!==e&&O(n.defaultHandler,e)},send(e,t){N(n.defaultHandler,e,t)},disableJavscriptAlertBoxSafetyTimeout:J,disableJavascriptAlertBoxSafetyTimeout:J,_fetchQueue:()=>'[]',_handleMessageFromObjC:I,_handleMessageFromiOS:I}
R(c,()=>{J(),A(q,(e,n)=>se(n,e,{handlerName:c}))})
const W=Er()
let D=!1,z=!1
function F(){D||(D=!0,z&&b(W))}const L=new x
function P(e,n,t){B(L,e,t)
let o=$
i(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(F(),o),set(e){F(),o=e,Y(e,t)}})
const r=[],a=n=>b(()=>K(n,window[e]))
i(r,'push',Ne(e=>(a(e),1))),i(window,n,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(F(),r),set(e){F(),e!==r&&a(e)}})}function K(e,n){if('function'==typeof e)return u(e,[n])
if(h(e))for(let t=0;t<e.length;t++)K(e[t],n)}function C(e,n){i(gn,e,{__proto__:null,configurable:!0,enumerable:!0,value:a({__proto__:null,postMessage(){n()}})})}P('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),P('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
C('iOS_Native_InjectJavascript',()=>{}),C('iOS_Native_FlushMessageQueue',oe)
const U=kr.log
window.onerror||(window.onerror=(n,t,o)=>e(U,kr,['WebViewJavascriptBridge: ERROR:'+n+'@'+t+':'+o]))
const V=Event,H=document.dispatchEvent
Ir(()=>b(()=>{const n=new V('WebViewJavascriptBridgeReady')
i(n,'bridge',{__proto__:null,get:()=>window.WebViewJavascriptBridge}),e(H,document,[n]),z=!0,D&&b(W)}))
const q=new x,Q=new x
let G=0,Z=!1
const X=new x
function Y(n,o,r){try{if(n===$||'object'!=typeof n||null===n||S(q,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
B(q,n,o),r&&B(X,n,o),ee(n,'callHandler',1),ee(n,'send',0)
const t=n.registerHandler
n.registerHandler=(r,i)=>(R(m(r),function(e){return ae(n,o,r,e,this.signal)}),e(t,n,[r,ne(i)]))}catch(e){t('The page\'s own bridge cannot be joined: '+Tr(e))}}function ee(n,t,o){const r=n[t]
'function'==typeof r&&(n[t]=function(){if(!te(arguments[o],t))return
const i=e(r,n,arguments)
return oe(),i})}Jr(e=>{let n
return A(X,(t,o)=>{n=function(n){return ae(o,t,e,n,this.signal)}}),n})
const ne=n=>'function'!=typeof n?n:(t,o)=>e(n,void 0,[t,'function'!=typeof o?o:e=>{te(e,'an answer')&&(o(e),oe())}])
function te(e,n){try{return o(e),!0}catch(e){return t(n+' cannot be sent: '+Tr(e)),!1}}function oe(){Z||(Z=!0,he(re))}function re(){Z=!1,A(L,(e,n)=>Y(window[n],e,!0)),A(q,(n,o)=>function(n,o){let i,a
try{i=e(n._fetchQueue,n,[]),a=r(i)}catch(e){return t('A queue cannot be read: '+Tr(e))}if(!h(a))return t('A queue is no list: '+_(Tr(i),0,100))
for(let e=0;e<a.length;e++)ie(a[e],n,o)
a.length>0&&b(re)}(o,n))}function ie(e,o,r){if('object'!=typeof e||null===e)return t('A message is no object: '+Tr(e))
const{handlerName:i,data:a,responseData:s}=e,c=e[r.responseId]
if(null!=c){const e=k(Q,c)
return e?(T(Q,c),e(s)):t('Nobody waits for the answer "'+Tr(c)+'"')}const u=i??n.defaultHandler
if('string'!=typeof u)return t('A message has no handler\'s name: '+Tr(u))
const l=e[r.callbackId]
j(u,a,null==l?void 0:e=>{se(o,r,{[r.responseId]:l,responseData:e})})}const ae=(e,n,t,o,r)=>new de((i,a)=>{const s=n.prefix+ ++G
B(Q,s,i),ye(r,'abort',()=>T(Q,s)),se(e,n,{handlerName:t,data:o,[n.callbackId]:s},a)})
function se(n,t,r,i){try{e(n[t.receive],n,[o(r)])}catch(e){Oe(e),i&&i(e)}}ro(n.navigation,oe)}
"""#
}
