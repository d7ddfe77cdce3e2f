// Of the digest 88d1fdc1a7778a44dae49e0ef75d68770e19b4c717b501c6a11448780c86651c, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const ji=window.console,xi=ji.warn,Mi=ownName('warning'),Ti=n=>jt(n)||p(void 0===n?null:n,(n,t)=>'bigint'==typeof t?+R(t):k(t)?zt(t):t)
function ki(n){if(xt(n)&&'bigint'!=typeof n||jt(n))return n
let t=!1
try{return p(n,(n,e)=>(('function'==typeof e||!xt(e)&&(Rt(e,N(e))||L(at,e)))&&(t=!0),'bigint'==typeof e||k(e)||t?0:e)),t?n:_(Ti(n))}catch(t){return n}}function Ai(n,t){const e=O(n+': '+t,0,500)
l(xi,ji,[e])
try{emit(Mi,e)}catch(n){}}const Oi=n=>{try{return R(n&&n.message||n)}catch(n){return'an error'}}
function Ni(n,t,e,o){Gn(_i(n,Ji(t),_o),n=>{if('object'!=typeof n||null===n||!g(n,En))return e(n)
const t=n[En](),r=()=>Gn(t.next(),n=>{n.done||(e(n.value),r())},o)
r()},o)}const $i=b({__proto__:null,json:'{}'}),Ji=n=>null==n?$i:{__proto__:null,data:n}
function Ri(n,t,e){if(Qt[t])return Ai(n,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
h(Qt,t,{__proto__:null,value:{postMessage(n){e(n)}},writable:!0,configurable:!0,enumerable:!0})}const Ei=new D
function Ii(n,t){0===V(Ei)&&h(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(n,t){let e
return K(Ei,o=>{void 0===e&&(e=o(n,t))}),void 0===e?l(On,window,arguments):e}}),W(Ei,n,t)}function Di(n){W(Or,V(Or),n)}function zi(n){const t=lr
fr((e,o,r)=>t(e,o,r)||n(e,o,r))}function Wi(){let n
return $r(new xn(t=>{n=t})),Nn(n,1e4),Jn(window,'pageshow',hr),n}W(er,'dialects',n=>{l(xi,ji,['bridge: native called "'+n+'": no handler for "'+n+'" is registered'])})
"""#
  static let dsBridge = #"""
function(n){const t='_dsbridge='
let e=0
const o=n=>{e=n},r=n=>Ai('DSBridge',n),i=(n,t)=>r('"'+n+'" failed: '+t.message)
function c(n,t){const e=g(n,t)
return e&&e.value}function u(n,t){const e=_(t)
if('string'!=typeof n||'object'!=typeof e||null===e||T(e))throw new Zn('badArguments','it is no call: '+R(t))
return e}function s(n){const t=c(n,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new Zn('badArguments','_dscbstub is no name')
return t}function a(n,e){const o=_n(t+n,e)
if(void 0!==o)return o
let r=-1,a=''
try{const t=u(n,e),o=s(t)
a=function(n,t,e){const o=z(M,n)
if(o){const n=o(t)
return void 0!==e&&An(()=>v(e,n,!0)),n}return w(n,Ji(t),e)}(n,c(t,'data'),o),void 0===a&&(a=''),r=void 0===o?0:-1}catch(t){i(n,t)}return'{"code":'+r+',"data":'+Ti(a)+'}'}function d(t,e,o){if(n.reader||'string'!=typeof t||P(M,t))return c(_(a(t,p(void 0===o?{data:e}:{data:e,_dscbstub:o}))||'{}'),'data')
const r=p({data:e})
let u
try{u=w(t,'{"data":null}'===r?$i:{__proto__:null,json:r},o)}catch(n){i(t,n)}return void 0===u?'':Mt(u,0)?u:_(Ti(u))}function w(n,t,e){if(void 0===e)try{return callSync(n,t,noOptions)}catch(n){if('notSynchronous'!==n.code&&'isStream'!==n.code)throw n}return function(n,t,e){Gn(_i(n,t,_o),t=>{if('object'==typeof t&&null!==t&&Rt(t,N(t)))return b(n,t,e)
void 0!==e&&v(e,t,!0)},t=>{i(n,t),void 0!==e&&m(e)})}(n,t,e),''}function b(n,t,e){if(void 0===e)return t.return(),r('"'+n+'" answers again and again: call it with a callback')
Gn(t.next(),o=>o.done?m(e):v(e,o.value,!1)?void b(n,t,e):t.return(),t=>{i(n,t),m(e)})}function v(n,t,e){const o=window[n]
if('function'!=typeof o)return r('The page has no callback '+n),!1
void 0===t&&(t=''),P($,n)&&(t=I(t))
try{l(o,void 0,[ki(t)])}catch(n){Ln(n)}return e&&m(n),!0}function m(n){C($,n)
try{delete window[n]}catch(n){Ln(n)}}const S=ownName('dsBridge.hasNativeMethod'),x=ownName('dsBridge.disableJavascriptDialogBlock'),M=new D
W(M,'_dsb.dsinit',()=>{nn()}),W(M,'_dsb.returnValue',n=>en(c(n,'id'),c(n,'data'),!1!==c(n,'complete'))),W(M,'_dsb.closePage',()=>{emit('_dsb.closePage')}),W(M,'_dsb.hasNativeMethod',n=>{const t=c(n,'name'),e=c(n,'type')
return P(M,t)||callSync(S,[t,void 0===e?'all':e],noOptions)}),W(M,'_dsb.disableJavascriptDialogBlock',n=>{callSync(x,[!1!==c(n,'disable')],noOptions)})
const k=t+'2:',$=new D,E=new D
W(E,'hasNativeMethod','_dsb.hasNativeMethod'),W(E,'_hasNativeMethod','_dsb.hasNativeMethod'),W(E,'_closePage','_dsb.closePage'),W(E,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const I=n=>'string'==typeof n?n:null==n?'':Ti(n)
function K(){2!==e&&(o(2),hr(),cn())}function V(n,t){K()
try{const e=u(n,t),o=s(e)
return delete e._dscbstub,F(n,e,o)}catch(t){return i(n,t),''}}function F(n,t,e){const o=z(E,n)
void 0!==e&&W($,e,!0)
const r=d(o||n,t,e)
return'boolean'==typeof r&&o?r?'1':'0':I(r)}let L=-1
const U=new D,q=n=>'object'==typeof n&&null!==n||'function'==typeof n
function G(n){const{_dsf:t,_dsaf:e}=window
return H(t,n,!1)||H(e,n,!0)||Q(t,n,!1)||Q(e,n,!0)}function H(n,t,e){const o=function(n,t){const e=q(n)?n[t]:void 0
return'function'==typeof e&&e!==B[t]?e:void 0}(n,t)
return o&&{__proto__:null,owner:n,value:o,isAsynchronous:e}}function Q(n,t,e){let o=t.length-1
for(;o>=0&&46!==J(t,o);)o--
if(o<0||!q(n)||!q(n._obs))return
const r=O(t,0,o)
return g(n._obs,r)&&H(n._obs[r],O(t,o+1),e)}function Z(n,t){for(let e=0;;){const o=A(t,'.',e),r=O(t,e,o<0?t.length:o)
if(!q(n)||!g(n,r))return
if(n=n[r],o<0)return'function'==typeof n?n:void 0
e=o+1}}const X=f(j.toString)
zi((n,t,o)=>{try{if(G(n))return function(){return function(n,t,e,o){const r=wn?-1-++L:++L,i=e?function(n){const t=()=>{const n={__proto__:null,next:null}
return n.promise=new xn((t,e)=>{n.resolve=t,n.reject=e}),n}
let e=t(),o=e
const r=n=>n.next||(n.next=t()),i=Go(()=>{const{promise:n}=e
return e=r(e),n},()=>{C(U,n)})
return{__proto__:null,iterable:i,put(n){const{resolve:t}=o
o=r(o),t(n)},fail(n){o.reject(n)}}}(r):null,c=new xn((t,e)=>{W(U,r,{__proto__:null,name:n,answers:i,resolve:t,reject:e})})
try{l(window._handleMessageFromNative,window,[{method:n,callbackId:r,data:tn(t)}])}catch(n){rn(r,n)}return i?i.iterable:(P(U,r)&&Jn(o.signal,'abort',()=>{C(U,r)}),c)}(n,arguments,t,this)}
const r=o&&function(n){if(2!==e&&(0!==e||!ir))return
const t=Z(window._dsf,n)||Z(window,n)
return t&&A(X(t),'[native code]')<0?t:void 0}(n)
return r?function(){return l(r,window._dsf||window,_(tn(arguments)))}:void 0}catch(n){return void Ln(n)}})
const Y=Wi()
function nn(){hr(),Y()}function tn(n){let t=''
for(let e=0;e<n.length;e++)t+=(e?',':'')+Ti(n[e])
return'['+t+']'}function en(n,e,o){const i=z(U,n)
if(i||!function(n,e,o){if(!wn)return!1
const r='{"data":{"id":'+Ti(n)+',"complete":'+o+(void 0===e?'':',"data":'+Ti(e))+'}}'
return void 0!==_n(t+'_dsb.returnValue',r)}(n,e,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+R(n))
o&&C(U,n),i.answers?(i.answers.put({value:e,done:!1}),o&&i.answers.put(Fo(void 0))):o&&i.resolve(e)}}function rn(n,t){const e=z(U,n)
if(!e)return Ln(t)
C(U,n),r('"'+e.name+'" threw: '+Oi(t)),e.answers?e.answers.fail(t):e.reject(t)}function cn(){window._dsInit||(window._dsInit=!0,Nn(()=>{a('_dsb.dsinit','{"data":null}')},0))}function un(n,t,e){if(cn(),q(t)){const e=y(t)
for(let o=0;o<e.length;o++)n[e[o]]=t[e[o]]}else'object'==typeof e?n._obs[t]=e:n[t]=e}function sn(n){if('function'!=typeof n)return
const t='dscb'+window.dscb++
return window[t]=n,t}const an={call:(n,t,e)=>('function'==typeof t&&(e=t,t={}),d(n,void 0===t?null:t,sn(e))),register(n,t,e){un(e?window._dsaf:window._dsf,n,t)},registerAsyn(n,t){un(window._dsaf,n,t)},hasNativeMethod:(n,t)=>an.call('_dsb.hasNativeMethod',{name:n,type:t||'all'}),disableJavascriptDialogBlock(n){an.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==n})},disableJavascriptAlertBoxSafetyTimeout(n){an.disableJavascriptDialogBlock(n)}},ln=(n,t)=>h(window,n,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
ln('dsBridge',an),ln('_dsbridge',{call:(n,t)=>(o(3),a(n,R(t)))}),ln('_dswk',k),ln('_dsaf',{_obs:{}}),ln('_dsf',{_obs:{},_hasJavascriptMethod:n=>'string'==typeof n&&(P(Yo,n)||void 0!==G(n))}),ln('dscb',0),ln('_handleMessageFromNative',function(n){const{method:t,callbackId:e}=n,o=_(n.data),i=G(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const n=(n,t)=>{en(e,n,!1!==t)}
return h(o,o.length,{__proto__:null,value:n}),void l(i.value,i.owner,o)}const c=l(i.value,i.owner,o),u=c&&c.then
if('function'!=typeof u)return en(e,c,!0)
Qn(c,u,n=>en(e,n,!0),n=>rn(e,n))}),ln('close',function(){a('_dsb.closePage','{}')}),ln('getJsBridge',function(){return function(){K()
const n={call:(n,t,e)=>('function'==typeof t&&(e=t,t={}),F(R(n),t??{},sn(e))),register(n,t){un(window._dsf,n,t)},hasNativeMethod:t=>'1'===n.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(n){an.disableJavascriptDialogBlock(n)}}
return n}()}),Ii('DSBridge',(n,e)=>{if('string'==typeof n)return 0===A(n,k)?V(O(n,k.length),R(e)):0===A(n,t)?function(n,t){let e=!1
try{const n=_(t),o=y(n).length-(g(n,'_dscbstub')?1:0)
e=q(n)&&!T(n)&&!pn()&&(1!==o||!g(n,'data'))}catch(n){}return e?V(n,t):(o(3),a(n,t))}(O(n,t.length),R(e)):_n(n,e)})
const fn=ownName('dsBridge.reading'),dn=ownName('dsBridge.read')
let wn
function pn(){return n.reader&&void 0===wn&&(wn=callSync(fn,[],noOptions)),!0===wn}function _n(n,e){try{if(!pn()||function(n,e){if(n!==t+'_dsb.returnValue')return!1
try{return P(U,c(c(_(e),'data'),'id'))}catch(n){return!1}}(n,e))return
n===t+'_dsb.dsinit'&&nn()
const o=null==e?null:R(e),r=callSync(dn,[n,o],noOptions)
return'string'==typeof r?r:void 0}catch(e){if(0!==A(n,t))return
return i(O(n,t.length),e),'{"code":-1,"data":""}'}}n.reader&&(on(fn,n=>{wn=n}),on(ownName('dsBridge.answer'),n=>{v(n.stub,_(n.json),n.isComplete)}),on(ownName('dsBridge.warning'),n=>{l(xi,ji,['DSBridge: '+n])}))}
"""#
  static let envelope = #"""
function(n){let t=new D,e=!1
function o(n,e){null!=n&&(W(t,V(t),{__proto__:null,id:n,payload:e}),r())}function r(){let o
try{o=function(n){let t=window,e=window,o=0
for(;o<=n.length;){let r=A(n,'.',o)
if(r<0&&(r=n.length),t=e,e=t[O(n,o,r)],null==e)return
o=r+1}return'function'==typeof e?{__proto__:null,owner:t,value:e}:void 0}(n.reply)}catch(n){Ln(n)}if(!o&&!e)return
const r=t
t=new D,K(r,({id:t,payload:e})=>{o?rt(o.value,o.owner,[t,e]):Ai('envelope','The page has no function '+n.reply+' for the reply '+R(t))})}Ri('envelope',n.handler,function(t){if('string'==typeof t)try{t=_(t)}catch(n){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return Ai('envelope','What was posted to '+n.handler+' has no method')
const{method:e,data:r,callbackId:i,successId:c,failedId:u}=t
null!=i&&Gn(request('has',e,null,_o),()=>o(i,null),()=>{}),Ni(e,r,n=>o(c,void 0===n?null:n),n=>{null==u&&Ai('envelope','"'+e+'" failed: '+n.message),o(u,{code:n.code,message:n.message,data:n.data})})}),Jn(window.document,'DOMContentLoaded',r),Jn(window,'pageshow',()=>{e=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(n){const t='KKJSBridge',e='KKJSBridgeReady',o=window.Event,r=d(EventTarget,'dispatchEvent'),i=window.document,c=new D
let u=0
const s=(n,t)=>R(n||'default')+'.'+R(t)
function a(n,e,o,r){const i=s(n,e)
Ni(i,o,n=>{r&&rt(r,void 0,[ki(n)])},n=>Ai(t,'"'+i+'" failed: '+n.message))}function l(n,e,o){const r=s(n,e)
try{const n=callSync(r,Ji(o),noOptions)
return void 0===n?null:ki(n)}catch(n){return Ai(t,'"'+r+'" failed: '+n.message),null}}function f(n,t){const e=z(c,n)
e&&K(e,n=>{rt(n,void 0,[t])})}const w={call:a,syncCall:l,on(n,t){if('function'!=typeof t)return
n=R(n)
let e=z(c,n)
e||W(c,n,e=new D),W(e,++u,t)},off(n){const t=z(c,R(n))
t&&K(t,(n,e)=>{C(t,e)})},_handleMessageFromNative(n){const t=_(n)
'event'===t.messageType&&f(t.eventName,t.data)}}
function p(n){const t=window.KKJSBridge
if(t===w||!t||'function'!=typeof t._handleMessageFromNative)return
const e=b(n)
void 0!==e&&rt(t._handleMessageFromNative,t,[e])}function b(n){try{return Ti(n)}catch(n){Ai(t,'A value has no JSON: '+n.message)}}W(ui,t,(n,t)=>{const e=ki(t)
f(n,e),p({messageType:'event',eventName:n,data:e})}),h(window,'KKJSBridge',{__proto__:null,value:w,writable:!0,configurable:!0}),Ri(t,'KKJSBridgeMessage',function(n){if('object'!=typeof n||null===n||'string'!=typeof n.method)return Ai(t,'What was posted to KKJSBridgeMessage has no method')
const{module:e,method:o,data:r,callbackId:i}=n
a(e,o,r,null==i?void 0:n=>p({messageType:'callback',callbackId:i,data:n}))}),Ii(t,(n,e)=>n===t?function(n){let e
try{e=_(n)}catch(n){}return'object'==typeof e&&null!==e&&'string'==typeof e.method?b(l(e.module,e.method,e.data))||'null':(Ai(t,'A prompt has no method'),'null')}(e):void 0)
let y=!1
function v(){y||window.KKJSBridge!==w||r(i,new o(e)),y=!0}Jn(i,'DOMContentLoaded',v),Di(()=>{v(),y=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(n){const t=n=>Ai('WebViewJavascriptBridge',n),e=b({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(n,t){try{l(n,void 0,t)}catch(n){Ln(n)}}const i=new MessageChannel,c=i.port2,u=c.postMessage,s=new D
let a=0,f=0
function d(n){W(s,++a,n),l(u,c,[null])}i.port1.onmessage=()=>{const n=z(s,++f)
C(s,f),n()}
let w=!0
function y(n){w||V(s)>0?d(n):n()}function v(n){try{if(Mt(n,0))return n
const t=p(n)
return void 0===t?void 0:_(t)}catch(t){return n}}function m(n,e,o){e=v(e)
const r=e=>{(o||'noResponse'!==e.code)&&t('"'+n+'" failed: '+e.message)},i=ho
Gn(request('call',n,void 0===e?[]:{__proto__:null,data:e},_o),()=>{},r)
const c=ho!==i&&po.get(ho)
c&&(c.resolve=n=>{o&&o(void 0===n?null:ki(n))},c.reject=r)}const B=()=>new xn(()=>{})
function S(n,o){try{ar(n,o,e)}catch(n){t(n.message)}}function j(n,e){if(n=R(n),'function'!=typeof e)return C(Yo,n),void(e&&t('The handler of "'+n+'" is not a function'))
S(n,o=>{const r=or
return y(()=>{let i=!1
const c=e=>{if(i)return t('"'+n+'" answered twice')
i=!0,Sr(r,n,v(e),!1,n)}
try{l(e,void 0,[ki(o),c])}catch(e){t('"'+n+'" threw: '+Oi(e)),Ln(e),xr(r,n,e)}}),B()})}function x(n,t,e){2===arguments.length&&'function'==typeof t&&(e=t,t=null),m(R(n),t,'function'==typeof e?n=>y(()=>r(e,[n])):void 0)}function M(e){let o
try{o=_(e)}catch(n){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+Oi(e))
const i=void 0===o.handlerName?n.defaultHandler:o.handlerName,c=z(Yo,i)
rr(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+Oi(i)+'"':'Nobody waits for the answer "'+Oi(o.responseId)+'"')}function k(){w=!1}let A=!1
const N={registerHandler:j,callHandler:x,init(t){if(A)throw new kn('WebViewJavascriptBridge.init called twice')
A=!0,void 0!==t&&j(n.defaultHandler,t),hn()},send(t,e){x(n.defaultHandler,t,e)},disableJavscriptAlertBoxSafetyTimeout:k,disableJavascriptAlertBoxSafetyTimeout:k,_fetchQueue:()=>'[]',_handleMessageFromObjC:M,_handleMessageFromiOS:M}
S(o,()=>{k(),K(E,(n,t)=>en(t,n,{handlerName:o}))})
const $=new D
function J(n){const t=g(window,n.name)
return t&&t.get===n.get?n.current:window[n.name]}const E=new D,I=new D
let F=0,L=!1
const U=new D
function q(e,o,r){try{if(e===N||'object'!=typeof e||null===e||P(E,e)||'function'!=typeof e._fetchQueue||'function'!=typeof e[o.receive])return
W(E,e,o),r&&W(U,e,o),H(e,'callHandler',1),H(e,'send',0),G(e)&&S(n.defaultHandler,function(n){return tn(e,o,void 0,n,this.signal)})
const t=e.registerHandler
e.registerHandler=(n,r)=>(S(R(n),function(t){return tn(e,o,n,t,this.signal)}),l(t,e,[n,Q(r)]))}catch(n){t('The page\'s own bridge cannot be joined: '+Oi(n))}}zi(n=>{let t
return K(U,(e,o)=>{t=function(t){return tn(o,e,n,t,this.signal)}}),t})
const G=n=>'function'==typeof n.init
function H(n,t,e){const o=n[t]
'function'==typeof o&&(n[t]=function(){if(!Z(arguments[e],t))return
const r=l(o,n,arguments)
return X(),r})}const Q=n=>'function'!=typeof n?n:(t,e)=>l(n,void 0,[t,'function'!=typeof e?e:n=>{Z(n,'an answer')&&(e(n),X())}])
function Z(n,e){try{return p(n),!0}catch(n){return t(e+' cannot be sent: '+Oi(n)),!1}}function X(){L||(L=!0,An(Y))}function Y(){L=!1,K($,n=>q(J(n),n.shape,!0)),K(E,(n,e)=>function(n,e){let o,r
try{o=l(n._fetchQueue,n,[]),r=_(o)}catch(n){return t('A queue cannot be read: '+Oi(n))}if(!T(r))return t('A queue is no list: '+O(Oi(o),0,100))
for(let t=0;t<r.length;t++)nn(r[t],n,e)
r.length>0&&d(Y)}(e,n))}function nn(e,o,r){if('object'!=typeof e||null===e)return t('A message is no object: '+Oi(e))
const{handlerName:i,data:c,responseData:u}=e,s=e[r.responseId]
if(null!=s){const n=z(I,s)
return n?(C(I,s),n(u)):t('Nobody waits for the answer "'+Oi(s)+'"')}const a=void 0===i&&G(o)?n.defaultHandler:i
if('string'!=typeof a)return t('A message has no handler\'s name: '+Oi(a))
const l=e[r.callbackId]
m(a,c,null==l?void 0:n=>{en(o,r,{[r.responseId]:l,responseData:n})})}function tn(n,t,e,o,r){const i=or,c=t.prefix+ ++F
return W(I,c,n=>Sr(i,e,n,!1,e)),Jn(r,'abort',()=>C(I,c)),en(n,t,{handlerName:e,data:o,[t.callbackId]:c},n=>xr(i,e,n)),B()}function en(n,t,e,o){try{l(n[t.receive],n,[Ti(e)])}catch(n){Ln(n),o&&o(n)}}const rn=1e3,cn=Wi()
let un=!1,sn=!1,an=!1,ln=!1,fn=!1
function dn(n,t,e){const o=new D,r={__proto__:null,name:n,shape:e,current:N,waiting:void 0,lists:o,get:i}
function i(){return un||sn&&!ln&&wn()&&(ln=!0,d(()=>{_n(),jn()})),un?r.current:void 0}h(window,n,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(n){r.current=n,q(n,e),_n()}}),h(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(n){n!==r.waiting&&W(o,V(o),n),r.waiting=n,pn()}}),W($,n,r)}const wn=()=>'loading'!==window.document.readyState
function pn(){if(fn=!0,wn())return d(_n)
Jn(window.document,'DOMContentLoaded',()=>d(_n)),Nn(_n,rn)}function _n(){un=!0,K($,n=>{n.waiting=n.current===N?void 0:[],K(n.lists,(t,e)=>{C(n.lists,e),bn(t,n)})}),hn()}function hn(){sn&&un&&(fn||A||!an)&&d(cn)}function bn(n,t){if('function'==typeof n)return d(()=>r(n,[J(t)]))
if(T(n))for(let e=0;e<n.length;e++)bn(n[e],t)}function yn(n,t){h(Qt,n,{__proto__:null,configurable:!0,enumerable:!0,value:b({__proto__:null,postMessage(){t()}})})}dn('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),dn('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
yn('iOS_Native_InjectJavascript',pn),yn('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{un||pn(),X()})
const vn=ji.log
window.onerror||(window.onerror=(n,t,e)=>l(vn,ji,['WebViewJavascriptBridge: ERROR:'+n+'@'+t+':'+e]))
const gn='WebViewJavascriptBridgeReady',mn=Event,Bn=document.dispatchEvent,Sn=document.addEventListener
function jn(){sn=!0,an&&_n()
const n=new mn(gn)
h(n,'bridge',{__proto__:null,get:()=>(un||_n(),window.WebViewJavascriptBridge)}),l(Bn,document,[n]),hn()}h(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(n){return n===gn&&(an=!0),l(Sn,this,arguments)}}),Di(()=>d(jn))}
"""#
}
