// Of the digest 91bfe1ba1dc0cee4c7d06099b0d72d8916b1ddbf01e92159a46773e8d068e2d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const Nr=window.console,Ir=Nr.warn
function startDialect(e,t){Or()&&go(e,void 0,[t])}function Jr(t,n){const o=_(t+': '+n,0,500)
e(Ir,Nr,[o])
try{ho('webbridge.warning',o)}catch(e){}}const Er=e=>{try{return m(e&&e.message||e)}catch(e){return'an error'}}
function zr(e,t,n,o){Ee(zo(e,$r(t),Oo),e=>{if('object'!=typeof e||null===e||!u(e,je))return n(e)
const t=e[je](),r=()=>Ee(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const $r=e=>null==e?[]:[e]
function Wr(e,t,n){if(yt[t])return Jr(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
i(yt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const Dr=new x
function Fr(t,n){0===M(Dr)&&i(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(t,n){let o
return A(Dr,e=>{void 0===o&&(o=e(t,n))}),void 0===o?e(be,window,arguments):o}}),B(Dr,t,n)}function Lr(e){me(window,'load',e,!0)
const t=Gn
Gn=()=>{t(),e()}}function Pr(e){const t=zn
zn=(n,o)=>t(n,o)||e(n,o)}function Kr(){let e
return Zn(new de(t=>{e=t})),_e(e,1e4),me(window,'pageshow',Dn),e}B(Tn,'dialects',t=>{e(Ir,Nr,['bridge: native called "'+t+'": no handler for "'+t+'" is registered'])})
"""#
  static let dsBridge = #"""
function(t){const n='_dsbridge=',a=e=>Jr('DSBridge',e),c=(e,t)=>a('"'+e+'" failed: '+t.message),l=e=>Ce(e)||o(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+m(t):g(t)?nt(t):t)
function d(e,t){const n=u(e,t)
return n&&n.value}function p(e,t,o){const i=V(n+e,t)
if(void 0!==i)return i
let a,f=-1,p=''
try{a=function(e,t,n){const o=r(t)
if('string'!=typeof e||'object'!=typeof o||null===o||h(o))throw new BridgeError('badArguments','it is no call: '+m(t))
const i=d(o,'_dscbstub')
if(void 0!==i&&'string'!=typeof i)throw new BridgeError('badArguments','_dscbstub is no name')
const a=s(o).length-(void 0===i?0:1),c=n&&(1!==a||!u(o,'data'))
return c&&delete o._dscbstub,{__proto__:null,stub:i,isBare:c,data:c?a>0?o:void 0:d(o,'data')}}(e,t,o),p=function(e,t){const{data:n,stub:o}=t,r=k(O,e)
if(r){const e=r(n)
return void 0!==o&&ge(()=>M(o,e,!0)),e}const i=null==n?[]:[n]
if(void 0===o)try{return function(e,t){try{return ar(e,Br(t,0),ir)}catch(n){if(!v(t,n))throw n
return ar(e,Br([],0),ir)}}(e,i)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return j(e,i,o),''}(e,a),void 0===p&&(p=''),f=0}catch(t){c(e,t)}return a&&a.isBare?'string'==typeof p?p:null===p?'':l(p):'{"code":'+f+',"data":'+l(p)+'}'}const v=(e,t)=>'badArguments'===t.code&&1===e.length&&'object'==typeof e[0]&&!h(e[0])&&0===s(e[0]).length
function j(e,t,n){Ee(zo(e,t,Oo),t=>{if('object'==typeof t&&null!==t&&Xe(t,w(t)))return A(e,t,n)
void 0!==n&&M(n,t,!0)},o=>{if(v(t,o))return j(e,[],n)
c(e,o),void 0!==n&&R(n)})}function A(e,t,n){if(void 0===n)return t.return(),a('"'+e+'" answers again and again: call it with a callback')
Ee(t.next(),o=>o.done?R(n):M(n,o.value,!1)?void A(e,t,n):t.return(),t=>{c(e,t),R(n)})}function M(t,n,o){const i=window[t]
if('function'!=typeof i)return a('The page has no callback '+t),!1
void 0===n&&(n='')
try{e(i,void 0,[Ce(n)?n:r(l(n))])}catch(e){Ne(e)}return o&&R(t),!0}function R(e){try{delete window[e]}catch(e){Ne(e)}}const O=new x
B(O,'_dsb.dsinit',()=>{D()}),B(O,'_dsb.returnValue',e=>F(d(e,'id'),d(e,'data'),!1!==d(e,'complete'))),B(O,'_dsb.closePage',()=>{ho('_dsb.closePage')}),B(O,'_dsb.hasNativeMethod',e=>{const t=d(e,'name'),n=d(e,'type')
return S(O,t)||ar('_dsb.hasNativeMethod',Br([t,void 0===n?'all':n],0),ir)}),B(O,'_dsb.disableJavascriptDialogBlock',e=>{ar('_dsb.disableJavascriptDialogBlock',Br([!1!==d(e,'disable')],0),ir)})
let N=-1
const I=new x,J=e=>'object'==typeof e&&null!==e||'function'==typeof e
function E(e){const{_dsf:t,_dsaf:n}=window
return z(t,e,!1)||z(n,e,!0)||$(t,e,!1)||$(n,e,!0)}function z(e,t,n){const o=function(e,t){const n=J(e)?e[t]:void 0
return'function'==typeof n&&n!==f[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function $(e,t,n){let o=t.length-1
for(;o>=0&&46!==y(t,o);)o--
if(o<0||!J(e)||!J(e._obs))return
const r=_(t,0,o)
return u(e._obs,r)&&z(e._obs[r],_(t,o+1),n)}Pr((t,n)=>{try{return E(t)&&function(){return function(t,n,o,r){const i=U?-1-++N:++N
let a=''
for(let e=0;e<n.length;e++)a+=(e?',':'')+l(n[e])
const s=o?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new de((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=_o(()=>{const{promise:e}=n
return n=r(n),e},()=>{T(I,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(i):null,c=new de((e,n)=>{B(I,i,{__proto__:null,name:t,answers:s,resolve:e,reject:n})})
try{e(window._handleMessageFromNative,window,[{method:t,callbackId:i,data:'['+a+']'}])}catch(e){L(i,e)}return s?s.iterable:(S(I,i)&&me(r.signal,'abort',()=>{T(I,i)}),c)}(t,arguments,n,this)}}catch(e){return void Ne(e)}})
const W=Kr()
function D(){Dn(),W()}function F(e,t,o){const r=k(I,e)
if(r||!function(e,t,o){if(!U)return!1
const r='{"data":{"id":'+l(e)+',"complete":'+o+(void 0===t?'':',"data":'+l(t))+'}}'
return void 0!==V(n+'_dsb.returnValue',r)}(e,t,o)){if(!r)return a('_dsb.returnValue: native waits for no answer '+m(e))
o&&T(I,e),r.answers?(r.answers.put({value:t,done:!1}),o&&r.answers.put(Po(void 0))):o&&r.resolve(t)}}function L(e,t){const n=k(I,e)
if(!n)return Ne(t)
T(I,e),a('"'+n.name+'" threw: '+Er(t)),n.answers?n.answers.fail(t):n.reject(t)}function P(e,t,n){window._dsInit||(window._dsInit=!0,_e(()=>{p('_dsb.dsinit','{"data":null}',!1)},0)),'object'==typeof n?e._obs[t]=n:e[t]=n}const K={call(e,t,n){'function'==typeof t&&(n=t,t={})
const i={data:void 0===t?null:t}
return'function'==typeof n&&(i._dscbstub='dscb'+window.dscb++,window[i._dscbstub]=n),r(p(e,o(i),!1)||'{}').data},register(e,t,n){P(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){P(window._dsaf,e,t)},hasNativeMethod:(e,t)=>K.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){K.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})}},C=(e,t)=>i(window,e,{__proto__:null,value:t,writable:!0,configurable:!0,enumerable:!0})
let U
function V(e,o){if(t.reader)try{if(void 0===U&&(U=ar('_dsb.reading',Br([],0),ir)),!U||function(e,t){if(e!==n+'_dsb.returnValue')return!1
try{return S(I,d(d(r(t),'data'),'id'))}catch(e){return!1}}(e,o))return
e===n+'_dsb.dsinit'&&D()
const t=ar('_dsb.read',Br([e,null==o?null:m(o)],0),ir)
return'string'==typeof t?t:void 0}catch(t){if(0!==b(e,n))return
return c(_(e,n.length),t),'{"code":-1,"data":""}'}}C('dsBridge',K),C('_dsbridge',{call:(e,t)=>p(e,m(t),!1)}),C('_dswk',n),C('_dsaf',{_obs:{}}),C('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(S(kn,e)||void 0!==E(e))}),C('dscb',0),C('_handleMessageFromNative',function(t){const{method:n,callbackId:o}=t,s=r(t.data),c=E(n)
if(!c)return a('The page registers no function "'+n+'"')
if(c.isAsynchronous){const t=(e,t)=>{F(o,e,!1!==t)}
return i(s,s.length,{__proto__:null,value:t}),void e(c.value,c.owner,s)}const u=e(c.value,c.owner,s),l=u&&u.then
if('function'!=typeof l)return F(o,u,!0)
ze(u,l,e=>F(o,e,!0),e=>L(o,e))}),C('close',function(){p('_dsb.closePage','{}',!1)}),Fr('DSBridge',(e,t)=>{if('string'==typeof e)return 0===b(e,n)?p(_(e,n.length),m(t),!0):V(e,t)}),t.reader&&(wo('_dsb.reading',e=>{U=e}),wo('_dsb.answer',e=>{M(e.stub,r(e.json),e.isComplete)}),wo('_dsb.warning',t=>{e(Ir,Nr,['DSBridge: '+t])}))}
"""#
  static let envelope = #"""
function(e){let t=new x,n=!1
function o(e,n){null!=e&&(B(t,M(t),{__proto__:null,id:e,payload:n}),i())}function i(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=b(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[_(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ne(e)}if(!o&&!n)return
const r=t
t=new x,A(r,({id:t,payload:n})=>{o?go(o.value,o.owner,[t,n]):Jr('envelope','The page has no function '+e.reply+' for the reply '+m(t))})}Wr('envelope',e.handler,function(t){if('string'==typeof t)try{t=r(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return Jr('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:i,callbackId:a,successId:s,failedId:c}=t
null!=a&&Ee(wn('has',n,null,Oo),()=>o(a,null),()=>{}),zr(n,i,e=>o(s,void 0===e?null:e),e=>{null==c&&Jr('envelope','"'+n+'" failed: '+e.message),o(c,{code:e.code,message:e.message,data:e.data})})}),me(window.document,'DOMContentLoaded',i),me(window,'pageshow',()=>{n=!0,i()})}
"""#
  static let kkJSBridge = #"""
function(e){const n='KKJSBridge',a='KKJSBridgeReady',s=window.Event,c=t(EventTarget.prototype.dispatchEvent),u=window.document,l=new x
let f=0
const d=(e,t)=>m(e||'default')+'.'+m(t)
function p(e,t,o,r){const i=d(e,t)
zr(i,o,e=>{r&&go(r,void 0,[void 0===e?null:e])},e=>Jr(n,'"'+i+'" failed: '+e.message))}function w(e,t,o){const r=d(e,t)
try{const e=ar(r,Br($r(o),0),ir)
return void 0===e?null:e}catch(e){return Jr(n,'"'+r+'" failed: '+e.message),null}}function h(e,t){const n=k(l,e)
n&&A(n,e=>{go(e,void 0,[t])})}const g={call:p,syncCall:w,on(e,t){if('function'!=typeof t)return
e=m(e)
let n=k(l,e)
n||B(l,e,n=new x),B(n,++f,t)},off(e){T(l,m(e))},_handleMessageFromNative(e){const t=r(e)
'event'===t.messageType&&h(t.eventName,t.data)}}
function b(e){const t=window.KKJSBridge
if(t===g||!t||'function'!=typeof t._handleMessageFromNative)return
const n=_(e)
void 0!==n&&go(t._handleMessageFromNative,t,[n])}function _(e){try{return o(e)}catch(e){Jr(n,'A value has no JSON: '+e.message)}}B(po,n,(e,t)=>{h(e,t),b({messageType:'event',eventName:e,data:t})}),i(window,'KKJSBridge',{__proto__:null,value:g,writable:!0,configurable:!0}),Wr(n,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return Jr(n,'What was posted to KKJSBridgeMessage has no method')
const{module:t,method:o,data:r,callbackId:i}=e
p(t,o,r,null==i?void 0:e=>b({messageType:'callback',callbackId:i,data:e}))}),Fr(n,(e,t)=>e===n?function(e){let t
try{t=r(e)}catch(e){}return'object'==typeof t&&null!==t&&'string'==typeof t.method?_(w(t.module,t.method,t.data))||'null':(Jr(n,'A prompt has no method'),'null')}(t):void 0)
let y=!1
function v(){y||window.KKJSBridge!==g||c(u,new s(a)),y=!0}me(u,'DOMContentLoaded',v),Lr(()=>{v(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(t){const n=e=>Jr('WebViewJavascriptBridge',e),s=a({__proto__:null,replacing:!0}),c='_disableJavascriptAlertBoxSafetyTimeout'
function u(t,n){try{e(t,void 0,n)}catch(e){Ne(e)}}const l=new MessageChannel,f=l.port2,d=f.postMessage,p=new x
let w=0,g=0
function b(t){B(p,++w,t),e(d,f,[null])}l.port1.onmessage=()=>{const e=k(p,++g)
T(p,g),e()}
let y=!0
function v(e){try{if(Ve(e,0))return e
const t=o(e)
return void 0===t?void 0:r(t)}catch(t){return e}}function j(e,t,o){const r=$r(v(t))
Ee(wn('call',e,Br(r,0),Oo),e=>{o&&o(void 0===e?null:e)},t=>{(o||'noResponse'!==t.code)&&n('"'+e+'" failed: '+t.message)})}function R(e,t){try{En(e,t,s)}catch(e){n(e.message)}}function O(t,o){if(t=m(t),'function'!=typeof o)return n('The handler of "'+t+'" is not a function')
R(t,r=>new de((i,a)=>{return s=()=>{let s=!1
const c=e=>{if(s)return n('"'+t+'" answered twice')
s=!0,i(v(e))}
try{e(o,void 0,[r,c])}catch(e){n('"'+t+'" threw: '+Er(e)),Ne(e),a(e)}},void(y||M(p)>0?b(s):s())
var s}))}function N(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),j(m(e),t,'function'==typeof n?e=>{u(n,[e])}:void 0)}function I(e){let o
try{o=r(e)}catch(e){}if('object'!=typeof o||null===o)return n('A message cannot be read: '+Er(e))
const i=void 0===o.handlerName?t.defaultHandler:o.handlerName,a=k(kn,i)
a?u(a,[o.data]):n(void 0===o.responseId?'WARNING: no handler for "'+Er(i)+'"':'Nobody waits for the answer "'+Er(o.responseId)+'"')}function J(){y=!1}let E=!1
const z={registerHandler:O,callHandler:N,init(e){if(E)throw new he('WebViewJavascriptBridge.init called twice')
E=!0,void 0!==e&&O(t.defaultHandler,e)},send(e,n){N(t.defaultHandler,e,n)},disableJavscriptAlertBoxSafetyTimeout:J,disableJavascriptAlertBoxSafetyTimeout:J,_fetchQueue:()=>'[]',_handleMessageFromObjC:I,_handleMessageFromiOS:I}
R(c,()=>{J(),A(q,(e,t)=>se(t,e,{handlerName:c}))})
const $=Kr()
let W=!1,D=!1
function F(){W||(W=!0,D&&b($))}const L=new x
function P(e,t,n){B(L,e,n)
let o=z
i(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(F(),o),set(e){F(),o=e,Y(e,n)}})
const r=[],a=t=>b(()=>K(t,window[e]))
i(r,'push',Ie(e=>(a(e),1))),i(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>(F(),r),set(e){F(),e!==r&&a(e)}})}function K(e,t){if('function'==typeof e)return u(e,[t])
if(h(e))for(let n=0;n<e.length;n++)K(e[n],t)}function C(e,t){i(yt,e,{__proto__:null,configurable:!0,enumerable:!0,value:a({__proto__:null,postMessage(){t()}})})}P('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),P('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
C('iOS_Native_InjectJavascript',()=>{}),C('iOS_Native_FlushMessageQueue',oe)
const U=Nr.log
window.onerror||(window.onerror=(t,n,o)=>e(U,Nr,['WebViewJavascriptBridge: ERROR:'+t+'@'+n+':'+o]))
const V=Event,H=document.dispatchEvent
Lr(()=>b(()=>{const t=new V('WebViewJavascriptBridgeReady')
i(t,'bridge',{__proto__:null,get:()=>window.WebViewJavascriptBridge}),e(H,document,[t]),D=!0,W&&b($)}))
const q=new x,Q=new x
let G=0,Z=!1
const X=new x
function Y(t,o,r){try{if(t===z||'object'!=typeof t||null===t||S(q,t)||'function'!=typeof t._fetchQueue||'function'!=typeof t[o.receive])return
B(q,t,o),r&&B(X,t,o),ee(t,'callHandler',1),ee(t,'send',0)
const n=t.registerHandler
t.registerHandler=(r,i)=>(R(m(r),function(e){return ae(t,o,r,e,this.signal)}),e(n,t,[r,te(i)]))}catch(e){n('The page\'s own bridge cannot be joined: '+Er(e))}}function ee(t,n,o){const r=t[n]
'function'==typeof r&&(t[n]=function(){if(!ne(arguments[o],n))return
const i=e(r,t,arguments)
return oe(),i})}Pr(e=>{let t
return A(X,(n,o)=>{t=function(t){return ae(o,n,e,t,this.signal)}}),t})
const te=t=>'function'!=typeof t?t:(n,o)=>e(t,void 0,[n,'function'!=typeof o?o:e=>{ne(e,'an answer')&&(o(e),oe())}])
function ne(e,t){try{return o(e),!0}catch(e){return n(t+' cannot be sent: '+Er(e)),!1}}function oe(){Z||(Z=!0,ge(re))}function re(){Z=!1,A(L,(e,t)=>Y(window[t],e,!0)),A(q,(t,o)=>function(t,o){let i,a
try{i=e(t._fetchQueue,t,[]),a=r(i)}catch(e){return n('A queue cannot be read: '+Er(e))}if(!h(a))return n('A queue is no list: '+_(Er(i),0,100))
for(let e=0;e<a.length;e++)ie(a[e],t,o)
a.length>0&&b(re)}(o,t))}function ie(e,o,r){if('object'!=typeof e||null===e)return n('A message is no object: '+Er(e))
const{handlerName:i,data:a,responseData:s}=e,c=e[r.responseId]
if(null!=c){const e=k(Q,c)
return e?(T(Q,c),e(s)):n('Nobody waits for the answer "'+Er(c)+'"')}const u=i??t.defaultHandler
if('string'!=typeof u)return n('A message has no handler\'s name: '+Er(u))
const l=e[r.callbackId]
j(u,a,null==l?void 0:e=>{se(o,r,{[r.responseId]:l,responseData:e})})}const ae=(e,t,n,o,r)=>new de((i,a)=>{const s=t.prefix+ ++G
B(Q,s,i),me(r,'abort',()=>T(Q,s)),se(e,t,{handlerName:n,data:o,[t.callbackId]:s},a)})
function se(t,n,r,i){try{e(t[n.receive],t,[o(r)])}catch(e){Ne(e),i&&i(e)}}wo(t.navigation,oe)}
"""#
}
