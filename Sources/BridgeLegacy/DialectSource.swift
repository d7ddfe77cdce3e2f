// Of the digest 5f18204c4414bfc60dbab63745f8ab5499a7ae22e07e573c35b190c2ef05b0e7, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const _i=window.console,yi=_i.warn
function startDialect(t,e){bi()&&Xt(t,void 0,[e])}const mi=t=>_e(t)||w(void 0===t?null:t,(t,e)=>'bigint'==typeof e?+A(e):M(e)?Je(e):e)
function vi(t){if(ye(t)&&'bigint'!=typeof t||_e(t))return t
let e=!1
try{return w(t,(t,n)=>(('function'==typeof n||!ye(n)&&(Me(n,B(n))||F(oe,n)))&&(e=!0),'bigint'==typeof n||M(n)||e?0:n)),e?t:h(mi(t))}catch(e){return t}}function xi(t,e){const n=N(t+': '+e,0,500)
f(yi,_i,[n])
try{ei('webbridge.warning',n)}catch(t){}}const ji=t=>{try{return A(t&&t.message||t)}catch(t){return'an error'}}
function ki(t,e,n,o){Lt(ui(t,Bi(e),eo),t=>{if('object'!=typeof t||null===t||!m(t,Jt))return n(t)
const e=t[Jt](),r=()=>Lt(e.next(),t=>{t.done||(n(t.value),r())},o)
r()},o)}const Bi=t=>null==t?[]:{__proto__:null,data:t}
function Si(t,e,n){if(Pe[e])return xi(t,'The app has a message handler "'+e+'" of its own. It gets the page\'s messages; they do not reach the bridge')
g(Pe,e,{__proto__:null,value:{postMessage(t){n(t)}},writable:!0,configurable:!0,enumerable:!0})}const Mi=new E
function Ti(t,e){0===C(Mi)&&g(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(t,e){let n
return P(Mi,o=>{void 0===n&&(n=o(t,e))}),void 0===n?f(St,window,arguments):n}}),z(Mi,t,e)}function Ni(t){z(br,C(br),t)}function Oi(t){const e=Zo
Xo((n,o,r)=>e(n,o,r)||t(n,o,r))}function Ji(){let t
return yr(new vt(e=>{t=e})),Mt(t,1e4),Nt(window,'pageshow',or),t}z(Fo,'dialects',t=>{f(yi,_i,['bridge: native called "'+t+'": no handler for "'+t+'" is registered'])})
"""#
  static let dsBridge = #"""
function(t){const e='_dsbridge='
let n=0
const o=t=>{n=t},r=t=>xi('DSBridge',t),i=(t,e)=>r('"'+t+'" failed: '+e.message)
function s(t,e){const n=m(t,e)
return n&&n.value}function a(t,e){const n=h(e)
if('string'!=typeof t||'object'!=typeof n||null===n||S(n))throw new Ut('badArguments','it is no call: '+A(e))
return n}function c(t){const e=s(t,'_dscbstub')
if(void 0!==e&&'string'!=typeof e)throw new Ut('badArguments','_dscbstub is no name')
return e}function u(t,n){const o=st(e+t,n)
if(void 0!==o)return o
let r=-1,u=''
try{const e=a(t,n),o=c(e)
u=function(t,e,n){const o=D(y,t)
if(o){const t=o(e)
return void 0!==n&&Bt(()=>p(n,t,!0)),t}const r=Bi(e)
if(void 0===n)try{return jo(t,r,to)}catch(t){if('notSynchronous'!==t.code&&'isStream'!==t.code)throw t}return function(t,e,n){Lt(ui(t,e,eo),e=>{if('object'==typeof e&&null!==e&&Me(e,B(e)))return l(t,e,n)
void 0!==n&&p(n,e,!0)},e=>{i(t,e),void 0!==n&&b(n)})}(t,r,n),''}(t,s(e,'data'),o),void 0===u&&(u=''),r=void 0===o?0:-1}catch(e){i(t,e)}return'{"code":'+r+',"data":'+mi(u)+'}'}function l(t,e,n){if(void 0===n)return e.return(),r('"'+t+'" answers again and again: call it with a callback')
Lt(e.next(),o=>o.done?b(n):p(n,o.value,!1)?void l(t,e,n):e.return(),e=>{i(t,e),b(n)})}function p(t,e,n){const o=window[t]
if('function'!=typeof o)return r('The page has no callback '+t),!1
void 0===e&&(e=''),$(k,t)&&(e=O(e))
try{f(o,void 0,[vi(e)])}catch(t){Ct(t)}return n&&b(t),!0}function b(t){W(k,t)
try{delete window[t]}catch(t){Ct(t)}}const y=new E
z(y,'_dsb.dsinit',()=>{G()}),z(y,'_dsb.returnValue',t=>X(s(t,'id'),s(t,'data'),!1!==s(t,'complete'))),z(y,'_dsb.closePage',()=>{ei('_dsb.closePage')}),z(y,'_dsb.hasNativeMethod',t=>{const e=s(t,'name'),n=s(t,'type')
return $(y,e)||jo('_dsb.hasNativeMethod',[e,void 0===n?'all':n],to)}),z(y,'_dsb.disableJavascriptDialogBlock',t=>{jo('_dsb.disableJavascriptDialogBlock',[!1!==s(t,'disable')],to)})
const v=e+'2:',k=new E,M=new E
z(M,'hasNativeMethod','_dsb.hasNativeMethod'),z(M,'_hasNativeMethod','_dsb.hasNativeMethod'),z(M,'_closePage','_dsb.closePage'),z(M,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const O=t=>'string'==typeof t?t:null==t?'':mi(t)
function R(){2!==n&&(o(2),or(),tt())}function I(t,e){R()
try{const n=a(t,e),o=c(n)
return delete n._dscbstub,P(t,n,o)}catch(e){return i(t,e),''}}function P(t,e,n){const o=D(M,t),r=void 0===n?{data:e}:{data:e,_dscbstub:n}
void 0!==n&&z(k,n,!0)
const i=s(h(u(o||t,w(r))),'data')
return'boolean'==typeof i&&o?i?'1':'0':O(i)}let C=-1
const K=new E,F=t=>'object'==typeof t&&null!==t||'function'==typeof t
function L(t){const{_dsf:e,_dsaf:n}=window
return V(e,t,!1)||V(n,t,!0)||H(e,t,!1)||H(n,t,!0)}function V(t,e,n){const o=function(t,e){const n=F(t)?t[e]:void 0
return'function'==typeof n&&n!==x[e]?n:void 0}(t,e)
return o&&{__proto__:null,owner:t,value:o,isAsynchronous:n}}function H(t,e,n){let o=e.length-1
for(;o>=0&&46!==J(e,o);)o--
if(o<0||!F(t)||!F(t._obs))return
const r=N(e,0,o)
return m(t._obs,r)&&V(t._obs[r],N(e,o+1),n)}function U(t,e){for(let n=0;;){const o=T(e,'.',n),r=N(e,n,o<0?e.length:o)
if(!F(t)||!m(t,r))return
if(t=t[r],o<0)return'function'==typeof t?t:void 0
n=o+1}}const q=d(j.toString)
Oi((t,e,o)=>{try{if(L(t))return function(){return function(t,e,n,o){const r=rt?-1-++C:++C,i=n?function(t){const e=()=>{const t={__proto__:null,next:null}
return t.promise=new vt((e,n)=>{t.resolve=e,t.reject=n}),t}
let n=e(),o=n
const r=t=>t.next||(t.next=e()),i=Io(()=>{const{promise:t}=n
return n=r(n),t},()=>{W(K,t)})
return{__proto__:null,iterable:i,put(t){const{resolve:e}=o
o=r(o),e(t)},fail(t){o.reject(t)}}}(r):null,s=new vt((e,n)=>{z(K,r,{__proto__:null,name:t,answers:i,resolve:e,reject:n})})
try{f(window._handleMessageFromNative,window,[{method:t,callbackId:r,data:Z(e)}])}catch(t){Y(r,t)}return i?i.iterable:($(K,r)&&Nt(o.signal,'abort',()=>{W(K,r)}),s)}(t,arguments,e,this)}
const r=o&&function(t){if(2!==n&&(0!==n||!Ho))return
const e=U(window._dsf,t)||U(window,t)
return e&&T(q(e),'[native code]')<0?e:void 0}(t)
return r?function(){return f(r,window._dsf||window,h(Z(arguments)))}:void 0}catch(t){return void Ct(t)}})
const Q=Ji()
function G(){or(),Q()}function Z(t){let e=''
for(let n=0;n<t.length;n++)e+=(n?',':'')+mi(t[n])
return'['+e+']'}function X(t,n,o){const i=D(K,t)
if(i||!function(t,n,o){if(!rt)return!1
const r='{"data":{"id":'+mi(t)+',"complete":'+o+(void 0===n?'':',"data":'+mi(n))+'}}'
return void 0!==st(e+'_dsb.returnValue',r)}(t,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+A(t))
o&&W(K,t),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(Oo(void 0))):o&&i.resolve(n)}}function Y(t,e){const n=D(K,t)
if(!n)return Ct(e)
W(K,t),r('"'+n.name+'" threw: '+ji(e)),n.answers?n.answers.fail(e):n.reject(e)}function tt(){window._dsInit||(window._dsInit=!0,Mt(()=>{u('_dsb.dsinit','{"data":null}')},0))}function et(t,e,n){if(tt(),F(e)){const n=_(e)
for(let o=0;o<n.length;o++)t[n[o]]=e[n[o]]}else'object'==typeof n?t._obs[e]=n:t[e]=n}const nt={call(t,e,n){'function'==typeof e&&(n=e,e={})
const o={data:void 0===e?null:e}
return'function'==typeof n&&(o._dscbstub='dscb'+window.dscb++,window[o._dscbstub]=n),h(u(t,w(o))||'{}').data},register(t,e,n){et(n?window._dsaf:window._dsf,t,e)},registerAsyn(t,e){et(window._dsaf,t,e)},hasNativeMethod:(t,e)=>nt.call('_dsb.hasNativeMethod',{name:t,type:e||'all'}),disableJavascriptDialogBlock(t){nt.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==t})},disableJavascriptAlertBoxSafetyTimeout(t){nt.disableJavascriptDialogBlock(t)}},ot=(t,e)=>g(window,t,{__proto__:null,value:e,
writable:!0,configurable:!0,enumerable:!0})
let rt
function it(){return t.reader&&void 0===rt&&(rt=jo('_dsb.reading',[],to)),!0===rt}function st(t,n){try{if(!it()||function(t,n){if(t!==e+'_dsb.returnValue')return!1
try{return $(K,s(s(h(n),'data'),'id'))}catch(t){return!1}}(t,n))return
t===e+'_dsb.dsinit'&&G()
const o=jo('_dsb.read',[t,null==n?null:A(n)],to)
return'string'==typeof o?o:void 0}catch(n){if(0!==T(t,e))return
return i(N(t,e.length),n),'{"code":-1,"data":""}'}}ot('dsBridge',nt),ot('_dsbridge',{call:(t,e)=>(o(3),u(t,A(e)))}),ot('_dswk',v),ot('_dsaf',{_obs:{}}),ot('_dsf',{_obs:{},_hasJavascriptMethod:t=>'string'==typeof t&&($(Po,t)||void 0!==L(t))}),ot('dscb',0),ot('_handleMessageFromNative',function(t){const{method:e,callbackId:n}=t,o=h(t.data),i=L(e)
if(!i)return r('The page registers no function "'+e+'"')
if(i.isAsynchronous){const t=(t,e)=>{X(n,t,!1!==e)}
return g(o,o.length,{__proto__:null,value:t}),void f(i.value,i.owner,o)}const s=f(i.value,i.owner,o),a=s&&s.then
if('function'!=typeof a)return X(n,s,!0)
Ht(s,a,t=>X(n,t,!0),t=>Y(n,t))}),ot('close',function(){u('_dsb.closePage','{}')}),ot('getJsBridge',function(){return function(){R()
const t={call(t,e,n){let o
return'function'==typeof e&&(n=e,e={}),'function'==typeof n&&(o='dscb'+window.dscb++,window[o]=n),P(A(t),e??{},o)},register(t,e){et(window._dsf,t,e)},hasNativeMethod:e=>'1'===t.call('_hasNativeMethod',{name:e}),disableJavascriptAlertBoxSafetyTimeout(t){nt.disableJavascriptDialogBlock(t)}}
return t}()}),Ti('DSBridge',(t,n)=>{if('string'==typeof t)return 0===T(t,v)?I(N(t,v.length),A(n)):0===T(t,e)?function(t,e){let n=!1
try{const t=h(e),o=_(t).length-(m(t,'_dscbstub')?1:0)
n=F(t)&&!S(t)&&!it()&&(1!==o||!m(t,'data'))}catch(t){}return n?I(t,e):(o(3),u(t,e))}(N(t,e.length),A(n)):st(t,n)}),t.reader&&(ti('_dsb.reading',t=>{rt=t}),ti('_dsb.answer',t=>{p(t.stub,h(t.json),t.isComplete)}),ti('_dsb.warning',t=>{f(yi,_i,['DSBridge: '+t])}))}
"""#
  static let envelope = #"""
function(t){let e=new E,n=!1
function o(t,n){null!=t&&(z(e,C(e),{__proto__:null,id:t,payload:n}),r())}function r(){let o
try{o=function(t){let e=window,n=window,o=0
for(;o<=t.length;){let r=T(t,'.',o)
if(r<0&&(r=t.length),e=n,n=e[N(t,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:e,value:n}:void 0}(t.reply)}catch(t){Ct(t)}if(!o&&!n)return
const r=e
e=new E,P(r,({id:e,payload:n})=>{o?Xt(o.value,o.owner,[e,n]):xi('envelope','The page has no function '+t.reply+' for the reply '+A(e))})}Si('envelope',t.handler,function(e){if('string'==typeof e)try{e=h(e)}catch(t){}if('object'!=typeof e||null===e||'string'!=typeof e.method)return xi('envelope','What was posted to '+t.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:s,failedId:a}=e
null!=i&&Lt(fo('has',n,null,eo),()=>o(i,null),()=>{}),ki(n,r,t=>o(s,void 0===t?null:t),t=>{null==a&&xi('envelope','"'+n+'" failed: '+t.message),o(a,{code:t.code,message:t.message,data:t.data})})}),Nt(window.document,'DOMContentLoaded',r),Nt(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(t){const e='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=d(EventTarget.prototype.dispatchEvent),i=window.document,s=new E
let a=0
const c=(t,e)=>A(t||'default')+'.'+A(e)
function u(t,n,o,r){const i=c(t,n)
ki(i,o,t=>{r&&Xt(r,void 0,[vi(t)])},t=>xi(e,'"'+i+'" failed: '+t.message))}function l(t,n,o){const r=c(t,n)
try{const t=jo(r,Bi(o),to)
return void 0===t?null:vi(t)}catch(t){return xi(e,'"'+r+'" failed: '+t.message),null}}function f(t,e){const n=D(s,t)
n&&P(n,t=>{Xt(t,void 0,[e])})}const p={call:u,syncCall:l,on(t,e){if('function'!=typeof e)return
t=A(t)
let n=D(s,t)
n||z(s,t,n=new E),z(n,++a,e)},off(t){const e=D(s,A(t))
e&&P(e,(t,n)=>{W(e,n)})},_handleMessageFromNative(t){const e=h(t)
'event'===e.messageType&&f(e.eventName,e.data)}}
function w(t){const e=window.KKJSBridge
if(e===p||!e||'function'!=typeof e._handleMessageFromNative)return
const n=b(t)
void 0!==n&&Xt(e._handleMessageFromNative,e,[n])}function b(t){try{return mi(t)}catch(t){xi(e,'A value has no JSON: '+t.message)}}z(Yr,e,(t,e)=>{const n=vi(e)
f(t,n),w({messageType:'event',eventName:t,data:n})}),g(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),Si(e,'KKJSBridgeMessage',function(t){if('object'!=typeof t||null===t||'string'!=typeof t.method)return xi(e,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=t
u(n,o,r,null==i?void 0:t=>w({messageType:'callback',callbackId:i,data:t}))}),Ti(e,(t,n)=>t===e?function(t){let n
try{n=h(t)}catch(t){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?b(l(n.module,n.method,n.data))||'null':(xi(e,'A prompt has no method'),'null')}(n):void 0)
let _=!1
function y(){_||window.KKJSBridge!==p||r(i,new o(n)),_=!0}Nt(i,'DOMContentLoaded',y),Ni(()=>{y(),_=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(t){const e=t=>xi('WebViewJavascriptBridge',t),n=b({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(t,e){try{f(t,void 0,e)}catch(t){Ct(t)}}const i=new MessageChannel,s=i.port2,a=s.postMessage,c=new E
let u=0,l=0
function d(t){z(c,++u,t),f(a,s,[null])}i.port1.onmessage=()=>{const t=D(c,++l)
W(c,l),t()}
let p=!0
function _(t){p||C(c)>0?d(t):t()}function y(t){try{if(me(t,0))return t
const e=w(t)
return void 0===e?void 0:h(e)}catch(e){return t}}function v(t,n,o){n=y(n)
const r=n=>{(o||'noResponse'!==n.code)&&e('"'+t+'" failed: '+n.message)},i=no
Lt(fo('call',t,void 0===n?[]:{__proto__:null,data:n},eo),()=>{},r)
const s=no!==i&&Yn.get(no)
s&&(s.resolve=t=>{o&&o(void 0===t?null:vi(t))},s.reject=r)}const x=()=>new vt(()=>{})
function j(t,o){try{Go(t,o,n)}catch(t){e(t.message)}}function k(t,n){if(t=A(t),'function'!=typeof n)return W(Po,t),void(n&&e('The handler of "'+t+'" is not a function'))
j(t,o=>{const r=Lo
return _(()=>{let i=!1
const s=n=>{if(i)return e('"'+t+'" answered twice')
i=!0,ur(r,t,y(n),!1,t)}
try{f(n,void 0,[vi(o),s])}catch(n){e('"'+t+'" threw: '+ji(n)),Ct(n),dr(r,t,n)}}),x()})}function B(t,e,n){2===arguments.length&&'function'==typeof e&&(n=e,e=null),v(A(t),e,'function'==typeof n?t=>_(()=>r(n,[t])):void 0)}function M(n){let o
try{o=h(n)}catch(t){}if('object'!=typeof o||null===o)return e('A message cannot be read: '+ji(n))
const i=void 0===o.handlerName?t.defaultHandler:o.handlerName,s=D(Po,i)
Vo(),s?r(s,[o.data]):e(void 0===o.responseId?'WARNING: no handler for "'+ji(i)+'"':'Nobody waits for the answer "'+ji(o.responseId)+'"')}function T(){p=!1}let O=!1
const J={registerHandler:k,callHandler:B,init(e){if(O)throw new kt('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==e&&k(t.defaultHandler,e),wt()},send(e,n){B(t.defaultHandler,e,n)},disableJavscriptAlertBoxSafetyTimeout:T,disableJavascriptAlertBoxSafetyTimeout:T,_fetchQueue:()=>'[]',_handleMessageFromObjC:M,_handleMessageFromiOS:M}
j(o,()=>{T(),P(K,(t,e)=>nt(e,t,{handlerName:o}))})
const R=new E
function I(t){const e=m(window,t.name)
return e&&e.get===t.get?t.current:window[t.name]}const K=new E,F=new E
let L=0,V=!1
const H=new E
function U(n,o,r){try{if(n===J||'object'!=typeof n||null===n||$(K,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
z(K,n,o),r&&z(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(t.defaultHandler,function(t){return et(n,o,void 0,t,this.signal)})
const e=n.registerHandler
n.registerHandler=(t,r)=>(j(A(t),function(e){return et(n,o,t,e,this.signal)}),f(e,n,[t,G(r)]))}catch(t){e('The page\'s own bridge cannot be joined: '+ji(t))}}Oi(t=>{let e
return P(H,(n,o)=>{e=function(e){return et(o,n,t,e,this.signal)}}),e})
const q=t=>'function'==typeof t.init
function Q(t,e,n){const o=t[e]
'function'==typeof o&&(t[e]=function(){if(!Z(arguments[n],e))return
const r=f(o,t,arguments)
return X(),r})}const G=t=>'function'!=typeof t?t:(e,n)=>f(t,void 0,[e,'function'!=typeof n?n:t=>{Z(t,'an answer')&&(n(t),X())}])
function Z(t,n){try{return w(t),!0}catch(t){return e(n+' cannot be sent: '+ji(t)),!1}}function X(){V||(V=!0,Bt(Y))}function Y(){V=!1,P(R,t=>U(I(t),t.shape,!0)),P(K,(t,n)=>function(t,n){let o,r
try{o=f(t._fetchQueue,t,[]),r=h(o)}catch(t){return e('A queue cannot be read: '+ji(t))}if(!S(r))return e('A queue is no list: '+N(ji(o),0,100))
for(let e=0;e<r.length;e++)tt(r[e],t,n)
r.length>0&&d(Y)}(n,t))}function tt(n,o,r){if('object'!=typeof n||null===n)return e('A message is no object: '+ji(n))
const{handlerName:i,data:s,responseData:a}=n,c=n[r.responseId]
if(null!=c){const t=D(F,c)
return t?(W(F,c),t(a)):e('Nobody waits for the answer "'+ji(c)+'"')}const u=void 0===i&&q(o)?t.defaultHandler:i
if('string'!=typeof u)return e('A message has no handler\'s name: '+ji(u))
const l=n[r.callbackId]
v(u,s,null==l?void 0:t=>{nt(o,r,{[r.responseId]:l,responseData:t})})}function et(t,e,n,o,r){const i=Lo,s=e.prefix+ ++L
return z(F,s,t=>ur(i,n,t,!1,n)),Nt(r,'abort',()=>W(F,s)),nt(t,e,{handlerName:n,data:o,[e.callbackId]:s},t=>dr(i,n,t)),x()}function nt(t,e,n,o){try{f(t[e.receive],t,[mi(n)])}catch(t){Ct(t),o&&o(t)}}const ot=1e3,rt=Ji()
let it=!1,st=!1,at=!1,ct=!1,ut=!1
function lt(t,e,n){const o=new E,r={__proto__:null,name:t,shape:n,current:J,waiting:void 0,lists:o,get:i}
function i(){return it||st&&!ct&&ft()&&(ct=!0,d(()=>{pt(),jt()})),it?r.current:void 0}g(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(t){r.current=t,U(t,n),pt()}}),g(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(t){t!==r.waiting&&z(o,C(o),t),r.waiting=t,dt()}}),z(R,t,r)}const ft=()=>'loading'!==window.document.readyState
function dt(){if(ut=!0,ft())return d(pt)
Nt(window.document,'DOMContentLoaded',()=>d(pt)),Mt(pt,ot)}function pt(){it=!0,P(R,t=>{t.waiting=t.current===J?void 0:[],P(t.lists,(e,n)=>{W(t.lists,n),ht(e,t)})}),wt()}function wt(){st&&it&&(ut||O||!at)&&d(rt)}function ht(t,e){if('function'==typeof t)return d(()=>r(t,[I(e)]))
if(S(t))for(let n=0;n<t.length;n++)ht(t[n],e)}function gt(t,e){g(Pe,t,{__proto__:null,configurable:!0,enumerable:!0,value:b({__proto__:null,postMessage(){e()}})})}lt('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),lt('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
gt('iOS_Native_InjectJavascript',dt),gt('iOS_Native_FlushMessageQueue',X),ti(t.navigation,()=>{it||dt(),X()})
const bt=_i.log
window.onerror||(window.onerror=(t,e,n)=>f(bt,_i,['WebViewJavascriptBridge: ERROR:'+t+'@'+e+':'+n]))
const _t='WebViewJavascriptBridgeReady',yt=Event,mt=document.dispatchEvent,xt=document.addEventListener
function jt(){st=!0,at&&pt()
const t=new yt(_t)
g(t,'bridge',{__proto__:null,get:()=>(it||pt(),window.WebViewJavascriptBridge)}),f(mt,document,[t]),wt()}g(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(t){return t===_t&&(at=!0),f(xt,this,arguments)}}),Ni(()=>d(jt))}
"""#
}
