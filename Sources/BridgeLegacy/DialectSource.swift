// Of the digest 471b6e8a91b4359dc3a2b7f9405e171def37b3297410cc6c60c4303bee9f7500, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const Si=window.console,Ti=Si.warn,Mi=ownName('warning'),Oi=e=>Mt(e)||h(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+J(t):M(t)?Ct(t):t)
function Ni(e){if(Ot(e)&&'bigint'!=typeof e||Mt(e))return e
let t=!1
try{return h(e,(e,n)=>(('function'==typeof n||!Ot(n)&&(zt(n,S(n))||F(wt,n)))&&(t=!0),'bigint'==typeof n||M(n)||t?0:n)),t?e:g(Oi(e))}catch(t){return e}}function Ri(e,t){const n=N(e+': '+t,0,500)
f(Ti,Si,[n])
try{emit(Mi,n)}catch(e){}}const Ai=e=>{try{return J(e&&e.message||e)}catch(e){return'an error'}}
function Ji(e,t,n,o){Xe(bi(e,Ii(t),_o),e=>{if('object'!=typeof e||null===e||!v(e,Pe))return n(e)
const t=e[Pe](),r=()=>Xe(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const Ei=_({__proto__:null,json:'{}'}),Ii=e=>null==e?Ei:{__proto__:null,data:e}
function Di(e,t,n){if(Zt[t])return Ri(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
b(Zt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const zi=new D
function $i(e,t){0===C(zi)&&b(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return W(zi,o=>{void 0===n&&(n=o(e,t))}),void 0===n?f(Je,window,arguments):n}}),$(zi,e,t)}function Pi(e){$(Ar,C(Ar),e)}function Vi(e){const t=dr
wr((n,o,r)=>t(n,o,r)||e(n,o,r))}function Wi(){let e
return Er(new Me(t=>{e=t})),Ee(e,1e4),De(window,'pageshow',_r),e}$(rr,'dialects',e=>{f(Ti,Si,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge='
let n=0
const o=e=>{n=e},r=e=>Ri('DSBridge',e),i=(e,t)=>r('"'+e+'" failed: '+t.message)
function c(e,t){const n=v(e,t)
return n&&n.value}function a(e,t){const n=g(t)
if('string'!=typeof e||'object'!=typeof n||null===n||T(n))throw new tt('badArguments','it is no call: '+J(t))
return n}function s(e){const t=c(e,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new tt('badArguments','_dscbstub is no name')
return t}function l(e,n){const o=we(t+e,n)
if(void 0!==o)return o
let r=-1,l=''
try{const t=a(e,n),o=s(t)
l=function(e,t,n){const o=z(M,e)
if(o){const e=o(t)
return void 0!==n&&Ae(()=>_(n,e,!0)),e}return w(e,Ii(t),n)}(e,c(t,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(t){i(e,t)}return'{"code":'+r+',"data":'+Oi(l)+'}'}function u(t,n,o){if(e.reader||'string'!=typeof t||P(M,t))return c(g(l(t,h(void 0===o?{data:n}:{data:n,_dscbstub:o}))||'{}'),'data')
const r=h({data:n})
let a
try{a=w(t,'{"data":null}'===r?Ei:{__proto__:null,json:r},o)}catch(e){i(t,e)}return void 0===a?'':Nt(a,0)?a:g(Oi(a))}function w(e,t,n){if(void 0===n)try{return callSync(e,t,noOptions)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){Xe(bi(e,t,_o),t=>{if('object'==typeof t&&null!==t&&zt(t,S(t)))return p(e,t,n)
void 0!==n&&_(n,t,!0)},t=>{i(e,t),void 0!==n&&m(n)})}(e,t,n),''}function p(e,t,n){if(void 0===n)return t.return(),r('"'+e+'" answers again and again: call it with a callback')
Xe(t.next(),o=>o.done?m(n):_(n,o.value,!1)?void p(e,t,n):t.return(),t=>{i(e,t),m(n)})}function _(e,t,n){const o=window[e]
if('function'!=typeof o)return r('The page has no callback '+e),!1
void 0===t&&(t=''),P(E,e)&&(t=W(t))
try{f(o,void 0,[Ni(t)])}catch(e){Qe(e)}return n&&m(e),!0}function m(e){V(E,e)
try{delete window[e]}catch(e){Qe(e)}}const x=ownName('dsBridge.hasNativeMethod'),k=ownName('dsBridge.disableJavascriptDialogBlock'),M=new D
$(M,'_dsb.dsinit',()=>{ee()}),$(M,'_dsb.returnValue',e=>ne(c(e,'id'),c(e,'data'),!1!==c(e,'complete'))),$(M,'_dsb.closePage',()=>{emit('_dsb.closePage')}),$(M,'_dsb.hasNativeMethod',e=>{const t=c(e,'name'),n=c(e,'type')
return P(M,t)||callSync(x,[t,void 0===n?'all':n],noOptions)}),$(M,'_dsb.disableJavascriptDialogBlock',e=>{callSync(k,[!1!==c(e,'disable')],noOptions)})
const R=t+'2:',E=new D,I=new D
$(I,'hasNativeMethod','_dsb.hasNativeMethod'),$(I,'_hasNativeMethod','_dsb.hasNativeMethod'),$(I,'_closePage','_dsb.closePage'),$(I,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const W=e=>'string'==typeof e?e:null==e?'':Oi(e)
function C(){2!==n&&(o(2),_r(),re())}function K(e,t){C()
try{const n=a(e,t),o=s(n)
return delete n._dscbstub,F(e,n,o)}catch(t){return i(e,t),''}}function F(e,t,n){const o=z(I,e)
void 0!==n&&$(E,n,!0)
const r=u(o||e,t,n)
return'boolean'==typeof r&&o?r?'1':'0':W(r)}let L=-1
const H=new D,U=e=>'object'==typeof e&&null!==e||'function'==typeof e
function q(e){const{_dsf:t,_dsaf:n}=window
return Q(t,e,!1)||Q(n,e,!0)||G(t,e,!1)||G(n,e,!0)}function Q(e,t,n){const o=function(e,t){const n=U(e)?e[t]:void 0
return'function'==typeof n&&n!==j[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function G(e,t,n){let o=t.length-1
for(;o>=0&&46!==A(t,o);)o--
if(o<0||!U(e)||!U(e._obs))return
const r=N(t,0,o)
return v(e._obs,r)&&Q(e._obs[r],N(t,o+1),n)}function Z(e,t){for(let n=0;;){const o=O(t,'.',n),r=N(t,n,o<0?t.length:o)
if(!U(e)||!v(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
n=o+1}}const X=d(B.toString)
Vi((e,t,o)=>{try{if(q(e))return function(){return function(e,t,n,o){const r=fe?-1-++L:++L,i=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new Me((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=Go(()=>{const{promise:e}=n
return n=r(n),e},()=>{V(H,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(r):null,c=new Me((t,n)=>{$(H,r,{__proto__:null,name:e,answers:i,resolve:t,reject:n})})
try{f(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:te(t)}])}catch(e){oe(r,e)}return i?i.iterable:(P(H,r)&&De(o.signal,'abort',()=>{V(H,r)}),c)}(e,arguments,t,this)}
const r=o&&function(e){if(2!==n&&(0!==n||!ar))return
const t=Z(window._dsf,e)||Z(window,e)
return t&&O(X(t),'[native code]')<0?t:void 0}(e)
return r?function(){return f(r,window._dsf||window,g(te(arguments)))}:void 0}catch(e){return void Qe(e)}})
const Y=Wi()
function ee(){_r(),Y()}function te(e){let t=''
for(let n=0;n<e.length;n++)t+=(n?',':'')+Oi(e[n])
return'['+t+']'}function ne(e,n,o){const i=z(H,e)
if(i||!function(e,n,o){if(!fe)return!1
const r='{"data":{"id":'+Oi(e)+',"complete":'+o+(void 0===n?'':',"data":'+Oi(n))+'}}'
return void 0!==we(t+'_dsb.returnValue',r)}(e,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+J(e))
o&&V(H,e),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(Ho(void 0))):o&&i.resolve(n)}}function oe(e,t){const n=z(H,e)
if(!n)return Qe(t)
V(H,e),r('"'+n.name+'" threw: '+Ai(t)),n.answers?n.answers.fail(t):n.reject(t)}function re(){window._dsInit||(window._dsInit=!0,Ee(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ie(e,t,n){if(re(),U(t)){const n=y(t)
for(let o=0;o<n.length;o++)e[n[o]]=t[n[o]]}else'object'==typeof n?e._obs[t]=n:e[t]=n}function ce(e){if('function'!=typeof e)return
const t='dscb'+window.dscb++
return window[t]=e,t}const ae={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),u(e,void 0===t?null:t,ce(n))),register(e,t,n){ie(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){ie(window._dsaf,e,t)},hasNativeMethod:(e,t)=>ae.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){ae.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}},se=(e,t)=>b(window,e,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
se('dsBridge',ae),se('_dsbridge',{call:(e,t)=>(o(3),l(e,J(t)))}),se('_dswk',R),se('_dsaf',{_obs:{}}),se('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(P(tr,e)||void 0!==q(e))}),se('dscb',0),se('_handleMessageFromNative',function(e){const{method:t,callbackId:n}=e,o=g(e.data),i=q(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{ne(n,e,!1!==t)}
return b(o,o.length,{__proto__:null,value:e}),void f(i.value,i.owner,o)}const c=f(i.value,i.owner,o),a=c&&c.then
if('function'!=typeof a)return ne(n,c,!0)
et(c,a,e=>ne(n,e,!0),e=>oe(n,e))}),se('close',function(){l('_dsb.closePage','{}')}),se('getJsBridge',function(){return function(){C()
const e={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),F(J(e),t??{},ce(n))),register(e,t){ie(window._dsf,e,t)},hasNativeMethod:t=>'1'===e.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}}
return e}()}),$i('DSBridge',(e,n)=>{if('string'==typeof e)return 0===O(e,R)?K(N(e,R.length),J(n)):0===O(e,t)?function(e,t){let n=!1
try{const e=g(t),o=y(e).length-(v(e,'_dscbstub')?1:0)
n=U(e)&&!T(e)&&!de()&&(1!==o||!v(e,'data'))}catch(e){}return n?K(e,t):(o(3),l(e,t))}(N(e,t.length),J(n)):we(e,n)})
const le=ownName('dsBridge.reading'),ue=ownName('dsBridge.read')
let fe
function de(){return e.reader&&void 0===fe&&(fe=callSync(le,[],noOptions)),!0===fe}function we(e,n){try{if(!de()||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return P(H,c(c(g(n),'data'),'id'))}catch(e){return!1}}(e,n))return
e===t+'_dsb.dsinit'&&ee()
const o=null==n?null:J(n),r=callSync(ue,[e,o],noOptions)
return'string'==typeof r?r:void 0}catch(n){if(0!==O(e,t))return
return i(N(e,t.length),n),'{"code":-1,"data":""}'}}e.reader&&(on(le,e=>{fe=e}),on(ownName('dsBridge.answer'),e=>{_(e.stub,g(e.json),e.isComplete)}),on(ownName('dsBridge.warning'),e=>{f(Ti,Si,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new D,n=!1
function o(e,n){null!=e&&($(t,C(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=O(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[N(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Qe(e)}if(!o&&!n)return
const r=t
t=new D,W(r,({id:t,payload:n})=>{o?st(o.value,o.owner,[t,n]):Ri('envelope','The page has no function '+e.reply+' for the reply '+J(t))})}Di('envelope',e.handler,function(t){if('string'==typeof t)try{t=g(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return Ri('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:c,failedId:a}=t
null!=i&&Xe(request('has',n,null,_o),()=>o(i,null),()=>{}),Ji(n,r,e=>o(c,void 0===e?null:e),e=>{null==a&&Ri('envelope','"'+n+'" failed: '+e.message),o(a,{code:e.code,message:e.message,data:e.data})})}),De(window.document,'DOMContentLoaded',r),De(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=w(EventTarget,'dispatchEvent'),i=window.document,c=new D
let a=0
const s=(e,t)=>J(e||'default')+'.'+J(t)
function l(e,n,o,r){const i=s(e,n)
Ji(i,o,e=>{r&&st(r,void 0,[Ni(e)])},e=>Ri(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=s(e,n)
try{const e=callSync(r,Ii(o),noOptions)
return void 0===e?null:Ni(e)}catch(e){return Ri(t,'"'+r+'" failed: '+e.message),null}}function f(e,t){const n=z(c,e)
n&&W(n,e=>{st(e,void 0,[t])})}const d={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=J(e)
let n=z(c,e)
n||$(c,e,n=new D),$(n,++a,t)},off(e){const t=z(c,J(e))
t&&W(t,(e,n)=>{V(t,n)})},_handleMessageFromNative(e){const t=g(e)
'event'===t.messageType&&f(t.eventName,t.data)}}
function p(e){const t=window.KKJSBridge
if(t===d||!t||'function'!=typeof t._handleMessageFromNative)return
const n=h(e)
void 0!==n&&st(t._handleMessageFromNative,t,[n])}function h(e){try{return Oi(e)}catch(e){Ri(t,'A value has no JSON: '+e.message)}}$(li,t,(e,t)=>{const n=Ni(t)
f(e,n),p({messageType:'event',eventName:e,data:n})}),b(window,'KKJSBridge',{__proto__:null,value:d,writable:!0,configurable:!0}),Di(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return Ri(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>p({messageType:'callback',callbackId:i,data:e}))}),$i(t,(e,n)=>e===t?function(e){let n
try{n=g(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?h(u(n.module,n.method,n.data))||'null':(Ri(t,'A prompt has no method'),'null')}(n):void 0)
let _=!1
function y(){_||window.KKJSBridge!==d||r(i,new o(n)),_=!0}De(i,'DOMContentLoaded',y),Pi(()=>{y(),_=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>Ri('WebViewJavascriptBridge',e),n=_({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{f(e,void 0,t)}catch(e){Qe(e)}}const i=new MessageChannel,c=i.port2,a=c.postMessage,s=new D
let l=0,u=0
function d(e){$(s,++l,e),f(a,c,[null])}i.port1.onmessage=()=>{const e=z(s,++u)
V(s,u),e()}
let w=!0
function p(e){w||C(s)>0?d(e):e()}function y(e){try{if(Nt(e,0))return e
const t=h(e)
return void 0===t?void 0:g(t)}catch(t){return e}}function m(e,n,o){n=y(n)
const r=n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)},i=yo
Xe(request('call',e,void 0===n?[]:{__proto__:null,data:n},_o),()=>{},r)
const c=yo!==i&&bo.get(yo)
c&&(c.resolve=e=>{o&&o(void 0===e?null:Ni(e))},c.reject=r)}const x=()=>new Me(()=>{})
function j(e,o){try{fr(e,o,n)}catch(e){t(e.message)}}function B(e,n){if(e=J(e),'function'!=typeof n)return V(tr,e),void(n&&t('The handler of "'+e+'" is not a function'))
j(e,o=>{const r=ir
return p(()=>{let i=!1
const c=n=>{if(i)return t('"'+e+'" answered twice')
i=!0,kr(r,e,y(n),!1,e)}
try{f(n,void 0,[Ni(o),c])}catch(n){t('"'+e+'" threw: '+Ai(n)),Qe(n),Tr(r,e,n)}}),x()})}function k(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),m(J(e),t,'function'==typeof n?e=>p(()=>r(n,[e])):void 0)}function S(n){let o
try{o=g(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+Ai(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,c=z(tr,i)
cr(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+Ai(i)+'"':'Nobody waits for the answer "'+Ai(o.responseId)+'"')}function M(){w=!1}let O=!1
const R={registerHandler:B,callHandler:k,init(t){if(O)throw new Re('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==t&&B(e.defaultHandler,t),pe()},send(t,n){k(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:M,disableJavascriptAlertBoxSafetyTimeout:M,_fetchQueue:()=>'[]',_handleMessageFromObjC:S,_handleMessageFromiOS:S}
j(o,()=>{M(),W(I,(e,t)=>ne(t,e,{handlerName:o}))})
const A=new D
function E(e){const t=v(window,e.name)
return t&&t.get===e.get?e.current:window[e.name]}const I=new D,K=new D
let F=0,L=!1
const H=new D
function U(n,o,r){try{if(n===R||'object'!=typeof n||null===n||P(I,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
$(I,n,o),r&&$(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(e.defaultHandler,function(e){return te(n,o,void 0,e,this.signal)})
const t=n.registerHandler
n.registerHandler=(e,r)=>(j(J(e),function(t){return te(n,o,e,t,this.signal)}),f(t,n,[e,G(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+Ai(e))}}Vi(e=>{let t
return W(H,(n,o)=>{t=function(t){return te(o,n,e,t,this.signal)}}),t})
const q=e=>'function'==typeof e.init
function Q(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!Z(arguments[n],t))return
const r=f(o,e,arguments)
return X(),r})}const G=e=>'function'!=typeof e?e:(t,n)=>f(e,void 0,[t,'function'!=typeof n?n:e=>{Z(e,'an answer')&&(n(e),X())}])
function Z(e,n){try{return h(e),!0}catch(e){return t(n+' cannot be sent: '+Ai(e)),!1}}function X(){L||(L=!0,Ae(Y))}function Y(){L=!1,W(A,e=>U(E(e),e.shape,!0)),W(I,(e,n)=>function(e,n){let o,r
try{o=f(e._fetchQueue,e,[]),r=g(o)}catch(e){return t('A queue cannot be read: '+Ai(e))}if(!T(r))return t('A queue is no list: '+N(Ai(o),0,100))
for(let t=0;t<r.length;t++)ee(r[t],e,n)
r.length>0&&d(Y)}(n,e))}function ee(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+Ai(n))
const{handlerName:i,data:c,responseData:a}=n,s=n[r.responseId]
if(null!=s){const e=z(K,s)
return e?(V(K,s),e(a)):t('Nobody waits for the answer "'+Ai(s)+'"')}const l=void 0===i&&q(o)?e.defaultHandler:i
if('string'!=typeof l)return t('A message has no handler\'s name: '+Ai(l))
const u=n[r.callbackId]
m(l,c,null==u?void 0:e=>{ne(o,r,{[r.responseId]:u,responseData:e})})}function te(e,t,n,o,r){const i=ir,c=t.prefix+ ++F
return $(K,c,e=>kr(i,n,e,!1,n)),De(r,'abort',()=>V(K,c)),ne(e,t,{handlerName:n,data:o,[t.callbackId]:c},e=>Tr(i,n,e)),x()}function ne(e,t,n,o){try{f(e[t.receive],e,[Oi(n)])}catch(e){Qe(e),o&&o(e)}}const oe=1e3,re=Wi()
let ie=!1,ce=!1,ae=!1,se=!1,le=!1
function ue(e,t,n){const o=new D,r={__proto__:null,name:e,shape:n,current:R,waiting:void 0,lists:o,get:i}
function i(){return ie||ce&&!se&&fe()&&(se=!0,d(()=>{we(),xe()})),ie?r.current:void 0}b(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(e){r.current=e,U(e,n),we()}}),b(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(e){e!==r.waiting&&$(o,C(o),e),r.waiting=e,de()}}),$(A,e,r)}const fe=()=>'loading'!==window.document.readyState
function de(){if(le=!0,fe())return d(we)
De(window.document,'DOMContentLoaded',()=>d(we)),Ee(we,oe)}function we(){ie=!0,W(A,e=>{e.waiting=e.current===R?void 0:[],W(e.lists,(t,n)=>{V(e.lists,n),he(t,e)})}),pe()}function pe(){ce&&ie&&(le||O||!ae)&&d(re)}function he(e,t){if('function'==typeof e)return d(()=>r(e,[E(t)]))
if(T(e))for(let n=0;n<e.length;n++)he(e[n],t)}function ge(e,t){b(Zt,e,{__proto__:null,configurable:!0,enumerable:!0,value:_({__proto__:null,postMessage(){t()}})})}ue('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ue('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
ge('iOS_Native_InjectJavascript',de),ge('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{ie||de(),X()})
const be=Si.log
window.onerror||(window.onerror=(e,t,n)=>f(be,Si,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const _e='WebViewJavascriptBridgeReady',ye=Event,me=document.dispatchEvent,ve=document.addEventListener
function xe(){ce=!0,ae&&we()
const e=new ye(_e)
b(e,'bridge',{__proto__:null,get:()=>(ie||we(),window.WebViewJavascriptBridge)}),f(me,document,[e]),pe()}b(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(e){return e===_e&&(ae=!0),f(ve,this,arguments)}}),Pi(()=>d(xe))}
"""#
}
