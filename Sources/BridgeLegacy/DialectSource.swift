// Of the digest 3940af5e2cc5003629a7e21d7d661ec05f9b7ef01b47b60a9202043e7775d433, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const yi=window.console,vi=yi.warn,mi=ownName('warning'),xi=e=>xt(e)||h(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+J(t):M(t)?It(t):t)
function ji(e){if(jt(e)&&'bigint'!=typeof e||xt(e))return e
let t=!1
try{return h(e,(e,n)=>(('function'==typeof n||!jt(n)&&(Rt(n,S(n))||F(at,n)))&&(t=!0),'bigint'==typeof n||M(n)||t?0:n)),t?e:g(xi(e))}catch(t){return e}}function Bi(e,t){const n=N(e+': '+t,0,500)
f(vi,yi,[n])
try{emit(mi,n)}catch(e){}}const ki=e=>{try{return J(e&&e.message||e)}catch(e){return'an error'}}
function Si(e,t,n,o){He(ui(e,Mi(t),uo),e=>{if('object'!=typeof e||null===e||!m(e,Je))return n(e)
const t=e[Je](),r=()=>He(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const Ti=_({__proto__:null,json:'{}'}),Mi=e=>null==e?Ti:{__proto__:null,data:e}
function Oi(e,t,n){if(Ft[t])return Bi(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
b(Ft,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const Ni=new z
function Ri(e,t){0===K(Ni)&&b(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return C(Ni,o=>{void 0===n&&(n=o(e,t))}),void 0===n?f(Te,window,arguments):n}}),$(Ni,e,t)}function Ai(e){$(kr,K(kr),e)}function Ji(e){const t=ir
cr((n,o,r)=>t(n,o,r)||e(n,o,r))}function Ei(){let e
return Tr(new xe(t=>{e=t})),Me(e,1e4),Ne(window,'pageshow',fr),e}$(Zo,'dialects',e=>{f(vi,yi,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge='
let n=0
const o=e=>{n=e},r=e=>Bi('DSBridge',e),i=(e,t)=>r('"'+e+'" failed: '+t.message)
function c(e,t){const n=m(e,t)
return n&&n.value}function a(e,t){const n=g(t)
if('string'!=typeof e||'object'!=typeof n||null===n||T(n))throw new Qe('badArguments','it is no call: '+J(t))
return n}function s(e){const t=c(e,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new Qe('badArguments','_dscbstub is no name')
return t}function l(e,n){const o=we(t+e,n)
if(void 0!==o)return o
let r=-1,l=''
try{const t=a(e,n),o=s(t)
l=function(e,t,n){const o=D(M,e)
if(o){const e=o(t)
return void 0!==n&&Se(()=>_(n,e,!0)),e}return w(e,Mi(t),n)}(e,c(t,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(t){i(e,t)}return'{"code":'+r+',"data":'+xi(l)+'}'}function u(t,n,o){if(e.reader||'string'!=typeof t||P(M,t))return c(g(l(t,h(void 0===o?{data:n}:{data:n,_dscbstub:o}))||'{}'),'data')
const r=h({data:n})
let a
try{a=w(t,'{"data":null}'===r?Ti:{__proto__:null,json:r},o)}catch(e){i(t,e)}return void 0===a?'':Bt(a,0)?a:g(xi(a))}function w(e,t,n){if(void 0===n)try{return callSync(e,t,noOptions)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){He(ui(e,t,uo),t=>{if('object'==typeof t&&null!==t&&Rt(t,S(t)))return p(e,t,n)
void 0!==n&&_(n,t,!0)},t=>{i(e,t),void 0!==n&&v(n)})}(e,t,n),''}function p(e,t,n){if(void 0===n)return t.return(),r('"'+e+'" answers again and again: call it with a callback')
He(t.next(),o=>o.done?v(n):_(n,o.value,!1)?void p(e,t,n):t.return(),t=>{i(e,t),v(n)})}function _(e,t,n){const o=window[e]
if('function'!=typeof o)return r('The page has no callback '+e),!1
void 0===t&&(t=''),P(E,e)&&(t=C(t))
try{f(o,void 0,[ji(t)])}catch(e){Ve(e)}return n&&v(e),!0}function v(e){W(E,e)
try{delete window[e]}catch(e){Ve(e)}}const x=ownName('dsBridge.hasNativeMethod'),k=ownName('dsBridge.disableJavascriptDialogBlock'),M=new z
$(M,'_dsb.dsinit',()=>{ee()}),$(M,'_dsb.returnValue',e=>ne(c(e,'id'),c(e,'data'),!1!==c(e,'complete'))),$(M,'_dsb.closePage',()=>{emit('_dsb.closePage')}),$(M,'_dsb.hasNativeMethod',e=>{const t=c(e,'name'),n=c(e,'type')
return P(M,t)||callSync(x,[t,void 0===n?'all':n],noOptions)}),$(M,'_dsb.disableJavascriptDialogBlock',e=>{callSync(k,[!1!==c(e,'disable')],noOptions)})
const R=t+'2:',E=new z,I=new z
$(I,'hasNativeMethod','_dsb.hasNativeMethod'),$(I,'_hasNativeMethod','_dsb.hasNativeMethod'),$(I,'_closePage','_dsb.closePage'),$(I,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const C=e=>'string'==typeof e?e:null==e?'':xi(e)
function K(){2!==n&&(o(2),fr(),re())}function V(e,t){K()
try{const n=a(e,t),o=s(n)
return delete n._dscbstub,F(e,n,o)}catch(t){return i(e,t),''}}function F(e,t,n){const o=D(I,e)
void 0!==n&&$(E,n,!0)
const r=u(o||e,t,n)
return'boolean'==typeof r&&o?r?'1':'0':C(r)}let L=-1
const H=new z,U=e=>'object'==typeof e&&null!==e||'function'==typeof e
function q(e){const{_dsf:t,_dsaf:n}=window
return Q(t,e,!1)||Q(n,e,!0)||G(t,e,!1)||G(n,e,!0)}function Q(e,t,n){const o=function(e,t){const n=U(e)?e[t]:void 0
return'function'==typeof n&&n!==j[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function G(e,t,n){let o=t.length-1
for(;o>=0&&46!==A(t,o);)o--
if(o<0||!U(e)||!U(e._obs))return
const r=N(t,0,o)
return m(e._obs,r)&&Q(e._obs[r],N(t,o+1),n)}function Z(e,t){for(let n=0;;){const o=O(t,'.',n),r=N(t,n,o<0?t.length:o)
if(!U(e)||!m(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
n=o+1}}const X=d(B.toString)
Ji((e,t,o)=>{try{if(q(e))return function(){return function(e,t,n,o){const r=fe?-1-++L:++L,i=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new xe((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=Vo(()=>{const{promise:e}=n
return n=r(n),e},()=>{W(H,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(r):null,c=new xe((t,n)=>{$(H,r,{__proto__:null,name:e,answers:i,resolve:t,reject:n})})
try{f(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:te(t)}])}catch(e){oe(r,e)}return i?i.iterable:(P(H,r)&&Ne(o.signal,'abort',()=>{W(H,r)}),c)}(e,arguments,t,this)}
const r=o&&function(e){if(2!==n&&(0!==n||!er))return
const t=Z(window._dsf,e)||Z(window,e)
return t&&O(X(t),'[native code]')<0?t:void 0}(e)
return r?function(){return f(r,window._dsf||window,g(te(arguments)))}:void 0}catch(e){return void Ve(e)}})
const Y=Ei()
function ee(){fr(),Y()}function te(e){let t=''
for(let n=0;n<e.length;n++)t+=(n?',':'')+xi(e[n])
return'['+t+']'}function ne(e,n,o){const i=D(H,e)
if(i||!function(e,n,o){if(!fe)return!1
const r='{"data":{"id":'+xi(e)+',"complete":'+o+(void 0===n?'':',"data":'+xi(n))+'}}'
return void 0!==we(t+'_dsb.returnValue',r)}(e,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+J(e))
o&&W(H,e),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(Po(void 0))):o&&i.resolve(n)}}function oe(e,t){const n=D(H,e)
if(!n)return Ve(t)
W(H,e),r('"'+n.name+'" threw: '+ki(t)),n.answers?n.answers.fail(t):n.reject(t)}function re(){window._dsInit||(window._dsInit=!0,Me(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ie(e,t,n){if(re(),U(t)){const n=y(t)
for(let o=0;o<n.length;o++)e[n[o]]=t[n[o]]}else'object'==typeof n?e._obs[t]=n:e[t]=n}function ce(e){if('function'!=typeof e)return
const t='dscb'+window.dscb++
return window[t]=e,t}const ae={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),u(e,void 0===t?null:t,ce(n))),register(e,t,n){ie(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){ie(window._dsaf,e,t)},hasNativeMethod:(e,t)=>ae.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){ae.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}},se=(e,t)=>b(window,e,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
se('dsBridge',ae),se('_dsbridge',{call:(e,t)=>(o(3),l(e,J(t)))}),se('_dswk',R),se('_dsaf',{_obs:{}}),se('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(P(qo,e)||void 0!==q(e))}),se('dscb',0),se('_handleMessageFromNative',function(e){const{method:t,callbackId:n}=e,o=g(e.data),i=q(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{ne(n,e,!1!==t)}
return b(o,o.length,{__proto__:null,value:e}),void f(i.value,i.owner,o)}const c=f(i.value,i.owner,o),a=c&&c.then
if('function'!=typeof a)return ne(n,c,!0)
qe(c,a,e=>ne(n,e,!0),e=>oe(n,e))}),se('close',function(){l('_dsb.closePage','{}')}),se('getJsBridge',function(){return function(){K()
const e={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),F(J(e),t??{},ce(n))),register(e,t){ie(window._dsf,e,t)},hasNativeMethod:t=>'1'===e.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}}
return e}()}),Ri('DSBridge',(e,n)=>{if('string'==typeof e)return 0===O(e,R)?V(N(e,R.length),J(n)):0===O(e,t)?function(e,t){let n=!1
try{const e=g(t),o=y(e).length-(m(e,'_dscbstub')?1:0)
n=U(e)&&!T(e)&&!de()&&(1!==o||!m(e,'data'))}catch(e){}return n?V(e,t):(o(3),l(e,t))}(N(e,t.length),J(n)):we(e,n)})
const le=ownName('dsBridge.reading'),ue=ownName('dsBridge.read')
let fe
function de(){return e.reader&&void 0===fe&&(fe=callSync(le,[],noOptions)),!0===fe}function we(e,n){try{if(!de()||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return P(H,c(c(g(n),'data'),'id'))}catch(e){return!1}}(e,n))return
e===t+'_dsb.dsinit'&&ee()
const o=null==n?null:J(n),r=callSync(ue,[e,o],noOptions)
return'string'==typeof r?r:void 0}catch(n){if(0!==O(e,t))return
return i(N(e,t.length),n),'{"code":-1,"data":""}'}}e.reader&&(on(le,e=>{fe=e}),on(ownName('dsBridge.answer'),e=>{_(e.stub,g(e.json),e.isComplete)}),on(ownName('dsBridge.warning'),e=>{f(vi,yi,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new z,n=!1
function o(e,n){null!=e&&($(t,K(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=O(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[N(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ve(e)}if(!o&&!n)return
const r=t
t=new z,C(r,({id:t,payload:n})=>{o?nt(o.value,o.owner,[t,n]):Bi('envelope','The page has no function '+e.reply+' for the reply '+J(t))})}Oi('envelope',e.handler,function(t){if('string'==typeof t)try{t=g(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return Bi('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:c,failedId:a}=t
null!=i&&He(request('has',n,null,uo),()=>o(i,null),()=>{}),Si(n,r,e=>o(c,void 0===e?null:e),e=>{null==a&&Bi('envelope','"'+n+'" failed: '+e.message),o(a,{code:e.code,message:e.message,data:e.data})})}),Ne(window.document,'DOMContentLoaded',r),Ne(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=w(EventTarget,'dispatchEvent'),i=window.document,c=new z
let a=0
const s=(e,t)=>J(e||'default')+'.'+J(t)
function l(e,n,o,r){const i=s(e,n)
Si(i,o,e=>{r&&nt(r,void 0,[ji(e)])},e=>Bi(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=s(e,n)
try{const e=callSync(r,Mi(o),noOptions)
return void 0===e?null:ji(e)}catch(e){return Bi(t,'"'+r+'" failed: '+e.message),null}}function f(e,t){const n=D(c,e)
n&&C(n,e=>{nt(e,void 0,[t])})}const d={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=J(e)
let n=D(c,e)
n||$(c,e,n=new z),$(n,++a,t)},off(e){const t=D(c,J(e))
t&&C(t,(e,n)=>{W(t,n)})},_handleMessageFromNative(e){const t=g(e)
'event'===t.messageType&&f(t.eventName,t.data)}}
function p(e){const t=window.KKJSBridge
if(t===d||!t||'function'!=typeof t._handleMessageFromNative)return
const n=h(e)
void 0!==n&&nt(t._handleMessageFromNative,t,[n])}function h(e){try{return xi(e)}catch(e){Bi(t,'A value has no JSON: '+e.message)}}$(ni,t,(e,t)=>{const n=ji(t)
f(e,n),p({messageType:'event',eventName:e,data:n})}),b(window,'KKJSBridge',{__proto__:null,value:d,writable:!0,configurable:!0}),Oi(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return Bi(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>p({messageType:'callback',callbackId:i,data:e}))}),Ri(t,(e,n)=>e===t?function(e){let n
try{n=g(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?h(u(n.module,n.method,n.data))||'null':(Bi(t,'A prompt has no method'),'null')}(n):void 0)
let _=!1
function y(){_||window.KKJSBridge!==d||r(i,new o(n)),_=!0}Ne(i,'DOMContentLoaded',y),Ai(()=>{y(),_=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>Bi('WebViewJavascriptBridge',e),n=_({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{f(e,void 0,t)}catch(e){Ve(e)}}const i=new MessageChannel,c=i.port2,a=c.postMessage,s=new z
let l=0,u=0
function d(e){$(s,++l,e),f(a,c,[null])}i.port1.onmessage=()=>{const e=D(s,++u)
W(s,u),e()}
let w=!0
function p(e){w||K(s)>0?d(e):e()}function y(e){try{if(Bt(e,0))return e
const t=h(e)
return void 0===t?void 0:g(t)}catch(t){return e}}function v(e,n,o){n=y(n)
const r=n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)},i=fo
He(request('call',e,void 0===n?[]:{__proto__:null,data:n},uo),()=>{},r)
const c=fo!==i&&lo.get(fo)
c&&(c.resolve=e=>{o&&o(void 0===e?null:ji(e))},c.reject=r)}const x=()=>new xe(()=>{})
function j(e,o){try{rr(e,o,n)}catch(e){t(e.message)}}function B(e,n){if(e=J(e),'function'!=typeof n)return W(qo,e),void(n&&t('The handler of "'+e+'" is not a function'))
j(e,o=>{const r=Xo
return p(()=>{let i=!1
const c=n=>{if(i)return t('"'+e+'" answered twice')
i=!0,_r(r,e,y(n),!1,e)}
try{f(n,void 0,[ji(o),c])}catch(n){t('"'+e+'" threw: '+ki(n)),Ve(n),vr(r,e,n)}}),x()})}function k(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),v(J(e),t,'function'==typeof n?e=>p(()=>r(n,[e])):void 0)}function S(n){let o
try{o=g(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+ki(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,c=D(qo,i)
Yo(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+ki(i)+'"':'Nobody waits for the answer "'+ki(o.responseId)+'"')}function M(){w=!1}let O=!1
const R={registerHandler:B,callHandler:k,init(t){if(O)throw new ke('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==t&&B(e.defaultHandler,t),pe()},send(t,n){k(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:M,disableJavascriptAlertBoxSafetyTimeout:M,_fetchQueue:()=>'[]',_handleMessageFromObjC:S,_handleMessageFromiOS:S}
j(o,()=>{M(),C(I,(e,t)=>ne(t,e,{handlerName:o}))})
const A=new z
function E(e){const t=m(window,e.name)
return t&&t.get===e.get?e.current:window[e.name]}const I=new z,V=new z
let F=0,L=!1
const H=new z
function U(n,o,r){try{if(n===R||'object'!=typeof n||null===n||P(I,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
$(I,n,o),r&&$(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(e.defaultHandler,function(e){return te(n,o,void 0,e,this.signal)})
const t=n.registerHandler
n.registerHandler=(e,r)=>(j(J(e),function(t){return te(n,o,e,t,this.signal)}),f(t,n,[e,G(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+ki(e))}}Ji(e=>{let t
return C(H,(n,o)=>{t=function(t){return te(o,n,e,t,this.signal)}}),t})
const q=e=>'function'==typeof e.init
function Q(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!Z(arguments[n],t))return
const r=f(o,e,arguments)
return X(),r})}const G=e=>'function'!=typeof e?e:(t,n)=>f(e,void 0,[t,'function'!=typeof n?n:e=>{Z(e,'an answer')&&(n(e),X())}])
function Z(e,n){try{return h(e),!0}catch(e){return t(n+' cannot be sent: '+ki(e)),!1}}function X(){L||(L=!0,Se(Y))}function Y(){L=!1,C(A,e=>U(E(e),e.shape,!0)),C(I,(e,n)=>function(e,n){let o,r
try{o=f(e._fetchQueue,e,[]),r=g(o)}catch(e){return t('A queue cannot be read: '+ki(e))}if(!T(r))return t('A queue is no list: '+N(ki(o),0,100))
for(let t=0;t<r.length;t++)ee(r[t],e,n)
r.length>0&&d(Y)}(n,e))}function ee(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+ki(n))
const{handlerName:i,data:c,responseData:a}=n,s=n[r.responseId]
if(null!=s){const e=D(V,s)
return e?(W(V,s),e(a)):t('Nobody waits for the answer "'+ki(s)+'"')}const l=void 0===i&&q(o)?e.defaultHandler:i
if('string'!=typeof l)return t('A message has no handler\'s name: '+ki(l))
const u=n[r.callbackId]
v(l,c,null==u?void 0:e=>{ne(o,r,{[r.responseId]:u,responseData:e})})}function te(e,t,n,o,r){const i=Xo,c=t.prefix+ ++F
return $(V,c,e=>_r(i,n,e,!1,n)),Ne(r,'abort',()=>W(V,c)),ne(e,t,{handlerName:n,data:o,[t.callbackId]:c},e=>vr(i,n,e)),x()}function ne(e,t,n,o){try{f(e[t.receive],e,[xi(n)])}catch(e){Ve(e),o&&o(e)}}const oe=1e3,re=Ei()
let ie=!1,ce=!1,ae=!1,se=!1,le=!1
function ue(e,t,n){const o=new z,r={__proto__:null,name:e,shape:n,current:R,waiting:void 0,lists:o,get:i}
function i(){return ie||ce&&!se&&fe()&&(se=!0,d(()=>{we(),je()})),ie?r.current:void 0}b(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(e){r.current=e,U(e,n),we()}}),b(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(e){e!==r.waiting&&$(o,K(o),e),r.waiting=e,de()}}),$(A,e,r)}const fe=()=>'loading'!==window.document.readyState
function de(){if(le=!0,fe())return d(we)
Ne(window.document,'DOMContentLoaded',()=>d(we)),Me(we,oe)}function we(){ie=!0,C(A,e=>{e.waiting=e.current===R?void 0:[],C(e.lists,(t,n)=>{W(e.lists,n),he(t,e)})}),pe()}function pe(){ce&&ie&&(le||O||!ae)&&d(re)}function he(e,t){if('function'==typeof e)return d(()=>r(e,[E(t)]))
if(T(e))for(let n=0;n<e.length;n++)he(e[n],t)}function ge(e,t){b(Ft,e,{__proto__:null,configurable:!0,enumerable:!0,value:_({__proto__:null,postMessage(){t()}})})}ue('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ue('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
ge('iOS_Native_InjectJavascript',de),ge('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{ie||de(),X()})
const be=yi.log
window.onerror||(window.onerror=(e,t,n)=>f(be,yi,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const _e='WebViewJavascriptBridgeReady',ye=Event,ve=document.dispatchEvent,me=document.addEventListener
function je(){ce=!0,ae&&we()
const e=new ye(_e)
b(e,'bridge',{__proto__:null,get:()=>(ie||we(),window.WebViewJavascriptBridge)}),f(ve,document,[e]),pe()}b(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(e){return e===_e&&(ae=!0),f(me,this,arguments)}}),Ai(()=>d(je))}
"""#
}
