// Of the digest ab14b1b87724358fa0b8f2e4adf0b8a1f036b068d4638bd94e397199747a1f86, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const ei=window.console,ni=ei.warn
function startDialect(t,e){ti()&&Ir(t,void 0,[e])}const oi=t=>oe(t)||w(void 0===t?null:t,(t,e)=>'bigint'==typeof e?+J(e):M(e)?he(e):e)
function ri(t){if(re(t)&&'bigint'!=typeof t||oe(t))return t
let e=!1
try{return w(t,(t,n)=>(('function'==typeof n||!re(n)&&(de(n,B(n))||C(cr,n)))&&(e=!0),'bigint'==typeof n||M(n)||e?0:n)),e?t:h(oi(t))}catch(e){return t}}function ii(t,e){const n=A(t+': '+e,0,500)
d(ni,ei,[n])
try{Rr('webbridge.warning',n)}catch(t){}}const ai=t=>{try{return J(t&&t.message||t)}catch(t){return'an error'}}
function si(t,e,n,o){Ut(Fr(t,ci(e),Mr),t=>{if('object'!=typeof t||null===t||!m(t,It))return n(t)
const e=t[It](),r=()=>Ut(e.next(),t=>{t.done||(n(t.value),r())},o)
r()},o)}const ci=t=>null==t?[]:{__proto__:null,data:t}
function ui(t,e,n){if(Je[e])return ii(t,'The app has a message handler "'+e+'" of its own. It gets the page\'s messages; they do not reach the bridge')
_(Je,e,{__proto__:null,value:{postMessage(t){n(t)}},writable:!0,configurable:!0,enumerable:!0})}const li=new E
function di(t,e){0===P(li)&&_(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(t,e){let n
return F(li,o=>{void 0===n&&(n=o(t,e))}),void 0===n?d(At,window,arguments):n}}),z(li,t,e)}function fi(t){Jt(window,'load',t,!0)
const e=yo
yo=()=>{e(),t()}}function pi(t){const e=no
no=(n,o,r)=>e(n,o,r)||t(n,o,r)}function wi(){let t
return mo(new kt(e=>{t=e})),Nt(t,1e4),Jt(window,'pageshow',so),t}z(Hn,'dialects',t=>{d(ni,ei,['bridge: native called "'+t+'": no handler for "'+t+'" is registered'])})
"""#
  static let dsBridge = #"""
function(t){const e='_dsbridge='
let n=0
const o=t=>ii('DSBridge',t),r=(t,e)=>o('"'+t+'" failed: '+e.message)
function i(t,e){const n=m(t,e)
return n&&n.value}function a(t,e){const n=h(e)
if('string'!=typeof t||'object'!=typeof n||null===n||S(n))throw new Qt('badArguments','it is no call: '+J(e))
return n}function s(t){const e=i(t,'_dscbstub')
if(void 0!==e&&'string'!=typeof e)throw new Qt('badArguments','_dscbstub is no name')
return e}function c(t,n){const o=it(e+t,n)
if(void 0!==o)return o
let c=-1,d=''
try{const e=a(t,n),o=s(e)
d=function(t,e,n){const o=D(g,t)
if(o){const t=o(e)
return void 0!==n&&Tt(()=>l(n,t,!0)),t}const i=ci(e)
if(void 0===n)try{return vo(t,i,sr)}catch(t){if('notSynchronous'!==t.code&&'isStream'!==t.code)throw t}return function(t,e,n){Ut(Fr(t,e,Mr),e=>{if('object'==typeof e&&null!==e&&de(e,B(e)))return u(t,e,n)
void 0!==n&&l(n,e,!0)},e=>{r(t,e),void 0!==n&&p(n)})}(t,i,n),''}(t,i(e,'data'),o),void 0===d&&(d=''),c=void 0===o?0:-1}catch(e){r(t,e)}return'{"code":'+c+',"data":'+oi(d)+'}'}function u(t,e,n){if(void 0===n)return e.return(),o('"'+t+'" answers again and again: call it with a callback')
Ut(e.next(),o=>o.done?p(n):l(n,o.value,!1)?void u(t,e,n):e.return(),e=>{r(t,e),p(n)})}function l(t,e,n){const r=window[t]
if('function'!=typeof r)return o('The page has no callback '+t),!1
void 0===e&&(e=''),W(v,t)&&(e=M(e))
try{d(r,void 0,[ri(e)])}catch(t){Kt(t)}return n&&p(t),!0}function p(t){$(v,t)
try{delete window[t]}catch(t){Kt(t)}}const g=new E
z(g,'_dsb.dsinit',()=>{Q()}),z(g,'_dsb.returnValue',t=>Z(i(t,'id'),i(t,'data'),!1!==i(t,'complete'))),z(g,'_dsb.closePage',()=>{Rr('_dsb.closePage')}),z(g,'_dsb.hasNativeMethod',t=>{const e=i(t,'name'),n=i(t,'type')
return W(g,e)||vo('_dsb.hasNativeMethod',[e,void 0===n?'all':n],sr)}),z(g,'_dsb.disableJavascriptDialogBlock',t=>{vo('_dsb.disableJavascriptDialogBlock',[!1!==i(t,'disable')],sr)})
const y=e+'2:',v=new E,k=new E
z(k,'hasNativeMethod','_dsb.hasNativeMethod'),z(k,'_hasNativeMethod','_dsb.hasNativeMethod'),z(k,'_closePage','_dsb.closePage'),z(k,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const M=t=>'string'==typeof t?t:null==t?'':oi(t)
function N(){2!==n&&(n=2,so(),Y())}function R(t,e){N()
try{const n=a(t,e),o=s(n)
return delete n._dscbstub,I(t,n,o)}catch(e){return r(t,e),''}}function I(t,e,n){const o=D(k,t),r=void 0===n?{data:e}:{data:e,_dscbstub:n}
void 0!==n&&z(v,n,!0)
const a=i(h(c(o||t,w(r))),'data')
return'boolean'==typeof a&&o?a?'1':'0':M(a)}let F=-1
const P=new E,L=t=>'object'==typeof t&&null!==t||'function'==typeof t
function C(t){const{_dsf:e,_dsaf:n}=window
return K(e,t,!1)||K(n,t,!0)||V(e,t,!1)||V(n,t,!0)}function K(t,e,n){const o=function(t,e){const n=L(t)?t[e]:void 0
return'function'==typeof n&&n!==x[e]?n:void 0}(t,e)
return o&&{__proto__:null,owner:t,value:o,isAsynchronous:n}}function V(t,e,n){let o=e.length-1
for(;o>=0&&46!==O(e,o);)o--
if(o<0||!L(t)||!L(t._obs))return
const r=A(e,0,o)
return m(t._obs,r)&&K(t._obs[r],A(e,o+1),n)}function H(t,e){for(let n=0;;){const o=T(e,'.',n),r=A(e,n,o<0?e.length:o)
if(!L(t)||!m(t,r))return
if(t=t[r],o<0)return'function'==typeof t?t:void 0
n=o+1}}const U=f(j.toString)
pi((t,e,o)=>{try{if(C(t))return function(){return function(t,e,n,o){const r=ot?-1-++F:++F,i=n?function(t){const e=()=>{const t={__proto__:null,next:null}
return t.promise=new kt((e,n)=>{t.resolve=e,t.reject=n}),t}
let n=e(),o=n
const r=t=>t.next||(t.next=e()),i=Oo(()=>{const{promise:t}=n
return n=r(n),t},()=>{$(P,t)})
return{__proto__:null,iterable:i,put(t){const{resolve:e}=o
o=r(o),e(t)},fail(t){o.reject(t)}}}(r):null,a=new kt((e,n)=>{z(P,r,{__proto__:null,name:t,answers:i,resolve:e,reject:n})})
try{d(window._handleMessageFromNative,window,[{method:t,callbackId:r,data:G(e)}])}catch(t){X(r,t)}return i?i.iterable:(W(P,r)&&Jt(o.signal,'abort',()=>{$(P,r)}),a)}(t,arguments,e,this)}
const r=o&&function(t){if(2!==n&&(0!==n||!Gn))return
const e=H(window._dsf,t)||H(window,t)
return e&&T(U(e),'[native code]')<0?e:void 0}(t)
return r?function(){return d(r,window._dsf||window,h(G(arguments)))}:void 0}catch(t){return void Kt(t)}})
const q=wi()
function Q(){so(),q()}function G(t){let e=''
for(let n=0;n<t.length;n++)e+=(n?',':'')+oi(t[n])
return'['+e+']'}function Z(t,n,r){const i=D(P,t)
if(i||!function(t,n,o){if(!ot)return!1
const r='{"data":{"id":'+oi(t)+',"complete":'+o+(void 0===n?'':',"data":'+oi(n))+'}}'
return void 0!==it(e+'_dsb.returnValue',r)}(t,n,r)){if(!i)return o('_dsb.returnValue: native waits for no answer '+J(t))
r&&$(P,t),i.answers?(i.answers.put({value:n,done:!1}),r&&i.answers.put(Mo(void 0))):r&&i.resolve(n)}}function X(t,e){const n=D(P,t)
if(!n)return Kt(e)
$(P,t),o('"'+n.name+'" threw: '+ai(e)),n.answers?n.answers.fail(e):n.reject(e)}function Y(){window._dsInit||(window._dsInit=!0,Nt(()=>{c('_dsb.dsinit','{"data":null}')},0))}function tt(t,e,n){if(Y(),L(e)){const n=b(e)
for(let o=0;o<n.length;o++)t[n[o]]=e[n[o]]}else'object'==typeof n?t._obs[e]=n:t[e]=n}const et={call(t,e,n){'function'==typeof e&&(n=e,e={})
const o={data:void 0===e?null:e}
return'function'==typeof n&&(o._dscbstub='dscb'+window.dscb++,window[o._dscbstub]=n),h(c(t,w(o))||'{}').data},register(t,e,n){tt(n?window._dsaf:window._dsf,t,e)},registerAsyn(t,e){tt(window._dsaf,t,e)},hasNativeMethod:(t,e)=>et.call('_dsb.hasNativeMethod',{name:t,type:e||'all'}),disableJavascriptDialogBlock(t){et.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==t})},disableJavascriptAlertBoxSafetyTimeout(t){et.disableJavascriptDialogBlock(t)}},nt=(t,e)=>_(window,t,{__proto__:null,value:e,
writable:!0,configurable:!0,enumerable:!0})
let ot
function rt(){return t.reader&&void 0===ot&&(ot=vo('_dsb.reading',[],sr)),!0===ot}function it(t,n){try{if(!rt()||function(t,n){if(t!==e+'_dsb.returnValue')return!1
try{return W(P,i(i(h(n),'data'),'id'))}catch(t){return!1}}(t,n))return
t===e+'_dsb.dsinit'&&Q()
const o=vo('_dsb.read',[t,null==n?null:J(n)],sr)
return'string'==typeof o?o:void 0}catch(n){if(0!==T(t,e))return
return r(A(t,e.length),n),'{"code":-1,"data":""}'}}nt('dsBridge',et),nt('_dsbridge',{call:(t,e)=>(n=3,c(t,J(e)))}),nt('_dswk',y),nt('_dsaf',{_obs:{}}),nt('_dsf',{_obs:{},_hasJavascriptMethod:t=>'string'==typeof t&&(W(Cn,t)||void 0!==C(t))}),nt('dscb',0),nt('_handleMessageFromNative',function(t){const{method:e,callbackId:n}=t,r=h(t.data),i=C(e)
if(!i)return o('The page registers no function "'+e+'"')
if(i.isAsynchronous){const t=(t,e)=>{Z(n,t,!1!==e)}
return _(r,r.length,{__proto__:null,value:t}),void d(i.value,i.owner,r)}const a=d(i.value,i.owner,r),s=a&&a.then
if('function'!=typeof s)return Z(n,a,!0)
qt(a,s,t=>Z(n,t,!0),t=>X(n,t))}),nt('close',function(){c('_dsb.closePage','{}')}),nt('getJsBridge',function(){return function(){N()
const t={call(t,e,n){let o
return'function'==typeof e&&(n=e,e={}),'function'==typeof n&&(o='dscb'+window.dscb++,window[o]=n),I(J(t),e??{},o)},register(t,e){tt(window._dsf,t,e)},hasNativeMethod:e=>'1'===t.call('_hasNativeMethod',{name:e}),disableJavascriptAlertBoxSafetyTimeout(t){et.disableJavascriptDialogBlock(t)}}
return t}()}),di('DSBridge',(t,o)=>{if('string'==typeof t)return 0===T(t,y)?R(A(t,y.length),J(o)):0===T(t,e)?function(t,e){let o=!1
try{const t=h(e),n=b(t).length-(m(t,'_dscbstub')?1:0)
o=L(t)&&!S(t)&&!rt()&&(1!==n||!m(t,'data'))}catch(t){}return o?R(t,e):(n=3,c(t,e))}(A(t,e.length),J(o)):it(t,o)}),t.reader&&(Jr('_dsb.reading',t=>{ot=t}),Jr('_dsb.answer',t=>{l(t.stub,h(t.json),t.isComplete)}),Jr('_dsb.warning',t=>{d(ni,ei,['DSBridge: '+t])}))}
"""#
  static let envelope = #"""
function(t){let e=new E,n=!1
function o(t,n){null!=t&&(z(e,P(e),{__proto__:null,id:t,payload:n}),r())}function r(){let o
try{o=function(t){let e=window,n=window,o=0
for(;o<=t.length;){let r=T(t,'.',o)
if(r<0&&(r=t.length),e=n,n=e[A(t,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:e,value:n}:void 0}(t.reply)}catch(t){Kt(t)}if(!o&&!n)return
const r=e
e=new E,F(r,({id:e,payload:n})=>{o?Ir(o.value,o.owner,[e,n]):ii('envelope','The page has no function '+t.reply+' for the reply '+J(e))})}ui('envelope',t.handler,function(e){if('string'==typeof e)try{e=h(e)}catch(t){}if('object'!=typeof e||null===e||'string'!=typeof e.method)return ii('envelope','What was posted to '+t.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:a,failedId:s}=e
null!=i&&Ut(Nn('has',n,null,Mr),()=>o(i,null),()=>{}),si(n,r,t=>o(a,void 0===t?null:t),t=>{null==s&&ii('envelope','"'+n+'" failed: '+t.message),o(s,{code:t.code,message:t.message,data:t.data})})}),Jt(window.document,'DOMContentLoaded',r),Jt(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(t){const e='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=f(EventTarget.prototype.dispatchEvent),i=window.document,a=new E
let s=0
const c=(t,e)=>J(t||'default')+'.'+J(e)
function u(t,n,o,r){const i=c(t,n)
si(i,o,t=>{r&&Ir(r,void 0,[ri(t)])},t=>ii(e,'"'+i+'" failed: '+t.message))}function l(t,n,o){const r=c(t,n)
try{const t=vo(r,ci(o),sr)
return void 0===t?null:ri(t)}catch(t){return ii(e,'"'+r+'" failed: '+t.message),null}}function d(t,e){const n=D(a,t)
n&&F(n,t=>{Ir(t,void 0,[e])})}const p={call:u,syncCall:l,on(t,e){if('function'!=typeof e)return
t=J(t)
let n=D(a,t)
n||z(a,t,n=new E),z(n,++s,e)},off(t){const e=D(a,J(t))
e&&F(e,(t,n)=>{$(e,n)})},_handleMessageFromNative(t){const e=h(t)
'event'===e.messageType&&d(e.eventName,e.data)}}
function w(t){const e=window.KKJSBridge
if(e===p||!e||'function'!=typeof e._handleMessageFromNative)return
const n=g(t)
void 0!==n&&Ir(e._handleMessageFromNative,e,[n])}function g(t){try{return oi(t)}catch(t){ii(e,'A value has no JSON: '+t.message)}}z(Or,e,(t,e)=>{const n=ri(e)
d(t,n),w({messageType:'event',eventName:t,data:n})}),_(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),ui(e,'KKJSBridgeMessage',function(t){if('object'!=typeof t||null===t||'string'!=typeof t.method)return ii(e,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=t
u(n,o,r,null==i?void 0:t=>w({messageType:'callback',callbackId:i,data:t}))}),di(e,(t,n)=>t===e?function(t){let n
try{n=h(t)}catch(t){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?g(l(n.module,n.method,n.data))||'null':(ii(e,'A prompt has no method'),'null')}(n):void 0)
let b=!1
function y(){b||window.KKJSBridge!==p||r(i,new o(n)),b=!0}Jt(i,'DOMContentLoaded',y),fi(()=>{y(),b=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(t){const e=t=>ii('WebViewJavascriptBridge',t),n=g({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(t,e){try{d(t,void 0,e)}catch(t){Kt(t)}}const i=new MessageChannel,a=i.port2,s=a.postMessage,c=new E
let u=0,l=0
function f(t){z(c,++u,t),d(s,a,[null])}i.port1.onmessage=()=>{const t=D(c,++l)
$(c,l),t()}
let p=!0
function b(t){p||P(c)>0?f(t):t()}function y(t){try{if(ie(t,0))return t
const e=w(t)
return void 0===e?void 0:h(e)}catch(e){return t}}function v(t,n,o){n=y(n)
const r=n=>{(o||'noResponse'!==n.code)&&e('"'+t+'" failed: '+n.message)},i=vn
Ut(Nn('call',t,void 0===n?[]:{__proto__:null,data:n},Mr),()=>{},r)
const a=vn!==i&&mn.get(vn)
a&&(a.resolve=t=>{o&&o(void 0===t?null:ri(t))},a.reject=r)}const x=()=>new kt(()=>{})
function j(t,o){try{eo(t,o,n)}catch(t){e(t.message)}}function k(t,n){if(t=J(t),'function'!=typeof n)return $(Cn,t),void(n&&e('The handler of "'+t+'" is not a function'))
j(t,o=>{const r=Qn
return b(()=>{let i=!1
const a=n=>{if(i)return e('"'+t+'" answered twice')
i=!0,wo(r,t,y(n),!1,t)}
try{d(n,void 0,[ri(o),a])}catch(n){e('"'+t+'" threw: '+ai(n)),Kt(n),ho(r,t,n)}}),x()})}function B(t,e,n){2===arguments.length&&'function'==typeof e&&(n=e,e=null),v(J(t),e,'function'==typeof n?t=>b(()=>r(n,[t])):void 0)}function M(n){let o
try{o=h(n)}catch(t){}if('object'!=typeof o||null===o)return e('A message cannot be read: '+ai(n))
const i=void 0===o.handlerName?t.defaultHandler:o.handlerName,a=D(Cn,i)
Qn=0,a?r(a,[o.data]):e(void 0===o.responseId?'WARNING: no handler for "'+ai(i)+'"':'Nobody waits for the answer "'+ai(o.responseId)+'"')}function T(){p=!1}let N=!1
const O={registerHandler:k,callHandler:B,init(e){if(N)throw new Mt('WebViewJavascriptBridge.init called twice')
N=!0,void 0!==e&&k(t.defaultHandler,e),wt()},send(e,n){B(t.defaultHandler,e,n)},disableJavscriptAlertBoxSafetyTimeout:T,disableJavascriptAlertBoxSafetyTimeout:T,_fetchQueue:()=>'[]',_handleMessageFromObjC:M,_handleMessageFromiOS:M}
j(o,()=>{T(),F(L,(t,e)=>nt(e,t,{handlerName:o}))})
const R=new E
function I(t){const e=m(window,t.name)
return e&&e.get===t.get?t.current:window[t.name]}const L=new E,C=new E
let K=0,V=!1
const H=new E
function U(n,o,r){try{if(n===O||'object'!=typeof n||null===n||W(L,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
z(L,n,o),r&&z(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(t.defaultHandler,function(t){return et(n,o,void 0,t,this.signal)})
const e=n.registerHandler
n.registerHandler=(t,r)=>(j(J(t),function(e){return et(n,o,t,e,this.signal)}),d(e,n,[t,G(r)]))}catch(t){e('The page\'s own bridge cannot be joined: '+ai(t))}}pi(t=>{let e
return F(H,(n,o)=>{e=function(e){return et(o,n,t,e,this.signal)}}),e})
const q=t=>'function'==typeof t.init
function Q(t,e,n){const o=t[e]
'function'==typeof o&&(t[e]=function(){if(!Z(arguments[n],e))return
const r=d(o,t,arguments)
return X(),r})}const G=t=>'function'!=typeof t?t:(e,n)=>d(t,void 0,[e,'function'!=typeof n?n:t=>{Z(t,'an answer')&&(n(t),X())}])
function Z(t,n){try{return w(t),!0}catch(t){return e(n+' cannot be sent: '+ai(t)),!1}}function X(){V||(V=!0,Tt(Y))}function Y(){V=!1,F(R,t=>U(I(t),t.shape,!0)),F(L,(t,n)=>function(t,n){let o,r
try{o=d(t._fetchQueue,t,[]),r=h(o)}catch(t){return e('A queue cannot be read: '+ai(t))}if(!S(r))return e('A queue is no list: '+A(ai(o),0,100))
for(let e=0;e<r.length;e++)tt(r[e],t,n)
r.length>0&&f(Y)}(n,t))}function tt(n,o,r){if('object'!=typeof n||null===n)return e('A message is no object: '+ai(n))
const{handlerName:i,data:a,responseData:s}=n,c=n[r.responseId]
if(null!=c){const t=D(C,c)
return t?($(C,c),t(s)):e('Nobody waits for the answer "'+ai(c)+'"')}const u=void 0===i&&q(o)?t.defaultHandler:i
if('string'!=typeof u)return e('A message has no handler\'s name: '+ai(u))
const l=n[r.callbackId]
v(u,a,null==l?void 0:t=>{nt(o,r,{[r.responseId]:l,responseData:t})})}function et(t,e,n,o,r){const i=Qn,a=e.prefix+ ++K
return z(C,a,t=>wo(i,n,t,!1,n)),Jt(r,'abort',()=>$(C,a)),nt(t,e,{handlerName:n,data:o,[e.callbackId]:a},t=>ho(i,n,t)),x()}function nt(t,e,n,o){try{d(t[e.receive],t,[oi(n)])}catch(t){Kt(t),o&&o(t)}}const ot=1e3,rt=wi()
let it=!1,at=!1,st=!1,ct=!1,ut=!1
function lt(t,e,n){const o=new E,r={__proto__:null,name:t,shape:n,current:O,waiting:void 0,lists:o,get:i}
function i(){return it||at&&!ct&&dt()&&(ct=!0,f(()=>{pt(),xt()})),it?r.current:void 0}_(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(t){r.current=t,U(t,n),pt()}}),_(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(t){t!==r.waiting&&z(o,P(o),t),r.waiting=t,ft()}}),z(R,t,r)}const dt=()=>'loading'!==window.document.readyState
function ft(){if(ut=!0,dt())return f(pt)
Jt(window.document,'DOMContentLoaded',()=>f(pt)),Nt(pt,ot)}function pt(){it=!0,F(R,t=>{t.waiting=t.current===O?void 0:[],F(t.lists,(e,n)=>{$(t.lists,n),ht(e,t)})}),wt()}function wt(){at&&it&&(ut||N||!st)&&f(rt)}function ht(t,e){if('function'==typeof t)return f(()=>r(t,[I(e)]))
if(S(t))for(let n=0;n<t.length;n++)ht(t[n],e)}function _t(t,e){_(Je,t,{__proto__:null,configurable:!0,enumerable:!0,value:g({__proto__:null,postMessage(){e()}})})}lt('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),lt('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
_t('iOS_Native_InjectJavascript',ft),_t('iOS_Native_FlushMessageQueue',X),Jr(t.navigation,()=>{it||ft(),X()})
const gt=ei.log
window.onerror||(window.onerror=(t,e,n)=>d(gt,ei,['WebViewJavascriptBridge: ERROR:'+t+'@'+e+':'+n]))
const bt='WebViewJavascriptBridgeReady',yt=Event,mt=document.dispatchEvent,vt=document.addEventListener
function xt(){at=!0,st&&pt()
const t=new yt(bt)
_(t,'bridge',{__proto__:null,get:()=>(it||pt(),window.WebViewJavascriptBridge)}),d(mt,document,[t]),wt()}_(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(t){return t===bt&&(st=!0),d(vt,this,arguments)}}),fi(()=>f(xt))}
"""#
}
