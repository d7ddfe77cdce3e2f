// Of the digest 56e540a934813c6bbe314fac36ffa4d2c218f54f6181c3d6a0e510a10f5f6f33, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const pi=window.console,hi=pi.warn,gi=ownName('warning'),_i=e=>vt(e)||p(void 0===e?null:e,(e,t)=>'bigint'==typeof t?+A(t):T(t)?Jt(t):t)
function bi(e){if(mt(e)&&'bigint'!=typeof e||vt(e))return e
let t=!1
try{return p(e,(e,n)=>(('function'==typeof n||!mt(n)&&(Ot(n,k(n))||V(it,n)))&&(t=!0),'bigint'==typeof n||T(n)||t?0:n)),t?e:h(_i(e))}catch(t){return e}}function yi(e,t){const n=O(e+': '+t,0,500)
u(hi,pi,[n])
try{emit(gi,n)}catch(e){}}const vi=e=>{try{return A(e&&e.message||e)}catch(e){return'an error'}}
function mi(e,t,n,o){Fe(ii(e,ji(t),io),e=>{if('object'!=typeof e||null===e||!v(e,Re))return n(e)
const t=e[Re](),r=()=>Fe(t.next(),e=>{e.done||(n(e.value),r())},o)
r()},o)}const xi=_({__proto__:null,json:'{}'}),ji=e=>null==e?xi:{__proto__:null,data:e}
function Bi(e,t,n){if(Kt[t])return yi(e,'The app has a message handler "'+t+'" of its own. It gets the page\'s messages; they do not reach the bridge')
g(Kt,t,{__proto__:null,value:{postMessage(e){n(e)}},writable:!0,configurable:!0,enumerable:!0})}const ki=new I
function Si(e,t){0===C(ki)&&g(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,t){let n
return W(ki,o=>{void 0===n&&(n=o(e,t))}),void 0===n?u(Se,window,arguments):n}}),D(ki,e,t)}function Ti(e){D(vr,C(vr),e)}function Mi(e){const t=er
tr((n,o,r)=>t(n,o,r)||e(n,o,r))}function Oi(){let e
return xr(new me(t=>{e=t})),Te(e,1e4),Oe(window,'pageshow',cr),e}D(Ho,'dialects',e=>{u(hi,pi,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const t='_dsbridge='
let n=0
const o=e=>{n=e},r=e=>yi('DSBridge',e),i=(e,t)=>r('"'+e+'" failed: '+t.message)
function c(e,t){const n=v(e,t)
return n&&n.value}function a(e,t){const n=h(t)
if('string'!=typeof e||'object'!=typeof n||null===n||S(n))throw new Ue('badArguments','it is no call: '+A(t))
return n}function s(e){const t=c(e,'_dscbstub')
if(void 0!==t&&'string'!=typeof t)throw new Ue('badArguments','_dscbstub is no name')
return t}function l(e,n){const o=we(t+e,n)
if(void 0!==o)return o
let r=-1,l=''
try{const t=a(e,n),o=s(t)
l=function(e,t,n){const o=z(N,e)
if(o){const e=o(t)
return void 0!==n&&ke(()=>y(n,e,!0)),e}return w(e,ji(t),n)}(e,c(t,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(t){i(e,t)}return'{"code":'+r+',"data":'+_i(l)+'}'}function d(t,n,o){if(e.reader||'string'!=typeof t||$(N,t))return c(h(l(t,p(void 0===o?{data:n}:{data:n,_dscbstub:o}))||'{}'),'data')
const r=p({data:n})
let a
try{a=w(t,'{"data":null}'===r?xi:{__proto__:null,json:r},o)}catch(e){i(t,e)}return void 0===a?'':xt(a,0)?a:h(_i(a))}function w(e,t,n){if(void 0===n)try{return callSync(e,t,noOptions)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,t,n){Fe(ii(e,t,io),t=>{if('object'==typeof t&&null!==t&&Ot(t,k(t)))return _(e,t,n)
void 0!==n&&y(n,t,!0)},t=>{i(e,t),void 0!==n&&m(n)})}(e,t,n),''}function _(e,t,n){if(void 0===n)return t.return(),r('"'+e+'" answers again and again: call it with a callback')
Fe(t.next(),o=>o.done?m(n):y(n,o.value,!1)?void _(e,t,n):t.return(),t=>{i(e,t),m(n)})}function y(e,t,n){const o=window[e]
if('function'!=typeof o)return r('The page has no callback '+e),!1
void 0===t&&(t=''),$(E,e)&&(t=C(t))
try{u(o,void 0,[bi(t)])}catch(e){Ce(e)}return n&&m(e),!0}function m(e){P(E,e)
try{delete window[e]}catch(e){Ce(e)}}const B=ownName('dsBridge.hasNativeMethod'),T=ownName('dsBridge.disableJavascriptDialogBlock'),N=new I
D(N,'_dsb.dsinit',()=>{ee()}),D(N,'_dsb.returnValue',e=>ne(c(e,'id'),c(e,'data'),!1!==c(e,'complete'))),D(N,'_dsb.closePage',()=>{emit('_dsb.closePage')}),D(N,'_dsb.hasNativeMethod',e=>{const t=c(e,'name'),n=c(e,'type')
return $(N,t)||callSync(B,[t,void 0===n?'all':n],noOptions)}),D(N,'_dsb.disableJavascriptDialogBlock',e=>{callSync(T,[!1!==c(e,'disable')],noOptions)})
const J=t+'2:',E=new I,W=new I
D(W,'hasNativeMethod','_dsb.hasNativeMethod'),D(W,'_hasNativeMethod','_dsb.hasNativeMethod'),D(W,'_closePage','_dsb.closePage'),D(W,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const C=e=>'string'==typeof e?e:null==e?'':_i(e)
function K(){2!==n&&(o(2),cr(),re())}function V(e,t){K()
try{const n=a(e,t),o=s(n)
return delete n._dscbstub,F(e,n,o)}catch(t){return i(e,t),''}}function F(e,t,n){const o=z(W,e)
void 0!==n&&D(E,n,!0)
const r=d(o||e,t,n)
return'boolean'==typeof r&&o?r?'1':'0':C(r)}let L=-1
const H=new I,U=e=>'object'==typeof e&&null!==e||'function'==typeof e
function q(e){const{_dsf:t,_dsaf:n}=window
return Q(t,e,!1)||Q(n,e,!0)||G(t,e,!1)||G(n,e,!0)}function Q(e,t,n){const o=function(e,t){const n=U(e)?e[t]:void 0
return'function'==typeof n&&n!==x[t]?n:void 0}(e,t)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:n}}function G(e,t,n){let o=t.length-1
for(;o>=0&&46!==R(t,o);)o--
if(o<0||!U(e)||!U(e._obs))return
const r=O(t,0,o)
return v(e._obs,r)&&Q(e._obs[r],O(t,o+1),n)}function Z(e,t){for(let n=0;;){const o=M(t,'.',n),r=O(t,n,o<0?t.length:o)
if(!U(e)||!v(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
n=o+1}}const X=f(j.toString)
Mi((e,t,o)=>{try{if(q(e))return function(){return function(e,t,n,o){const r=fe?-1-++L:++L,i=n?function(e){const t=()=>{const e={__proto__:null,next:null}
return e.promise=new me((t,n)=>{e.resolve=t,e.reject=n}),e}
let n=t(),o=n
const r=e=>e.next||(e.next=t()),i=$o(()=>{const{promise:e}=n
return n=r(n),e},()=>{P(H,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:t}=o
o=r(o),t(e)},fail(e){o.reject(e)}}}(r):null,c=new me((t,n)=>{D(H,r,{__proto__:null,name:e,answers:i,resolve:t,reject:n})})
try{u(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:te(t)}])}catch(e){oe(r,e)}return i?i.iterable:($(H,r)&&Oe(o.signal,'abort',()=>{P(H,r)}),c)}(e,arguments,t,this)}
const r=o&&function(e){if(2!==n&&(0!==n||!Qo))return
const t=Z(window._dsf,e)||Z(window,e)
return t&&M(X(t),'[native code]')<0?t:void 0}(e)
return r?function(){return u(r,window._dsf||window,h(te(arguments)))}:void 0}catch(e){return void Ce(e)}})
const Y=Oi()
function ee(){cr(),Y()}function te(e){let t=''
for(let n=0;n<e.length;n++)t+=(n?',':'')+_i(e[n])
return'['+t+']'}function ne(e,n,o){const i=z(H,e)
if(i||!function(e,n,o){if(!fe)return!1
const r='{"data":{"id":'+_i(e)+',"complete":'+o+(void 0===n?'':',"data":'+_i(n))+'}}'
return void 0!==we(t+'_dsb.returnValue',r)}(e,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+A(e))
o&&P(H,e),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(Eo(void 0))):o&&i.resolve(n)}}function oe(e,t){const n=z(H,e)
if(!n)return Ce(t)
P(H,e),r('"'+n.name+'" threw: '+vi(t)),n.answers?n.answers.fail(t):n.reject(t)}function re(){window._dsInit||(window._dsInit=!0,Te(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ie(e,t,n){if(re(),U(t)){const n=b(t)
for(let o=0;o<n.length;o++)e[n[o]]=t[n[o]]}else'object'==typeof n?e._obs[t]=n:e[t]=n}function ce(e){if('function'!=typeof e)return
const t='dscb'+window.dscb++
return window[t]=e,t}const ae={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),d(e,void 0===t?null:t,ce(n))),register(e,t,n){ie(n?window._dsaf:window._dsf,e,t)},registerAsyn(e,t){ie(window._dsaf,e,t)},hasNativeMethod:(e,t)=>ae.call('_dsb.hasNativeMethod',{name:e,type:t||'all'}),disableJavascriptDialogBlock(e){ae.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}},se=(e,t)=>g(window,e,{__proto__:null,value:t,
writable:!0,configurable:!0,enumerable:!0})
se('dsBridge',ae),se('_dsbridge',{call:(e,t)=>(o(3),l(e,A(t)))}),se('_dswk',J),se('_dsaf',{_obs:{}}),se('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&($(Vo,e)||void 0!==q(e))}),se('dscb',0),se('_handleMessageFromNative',function(e){const{method:t,callbackId:n}=e,o=h(e.data),i=q(t)
if(!i)return r('The page registers no function "'+t+'"')
if(i.isAsynchronous){const e=(e,t)=>{ne(n,e,!1!==t)}
return g(o,o.length,{__proto__:null,value:e}),void u(i.value,i.owner,o)}const c=u(i.value,i.owner,o),a=c&&c.then
if('function'!=typeof a)return ne(n,c,!0)
He(c,a,e=>ne(n,e,!0),e=>oe(n,e))}),se('close',function(){l('_dsb.closePage','{}')}),se('getJsBridge',function(){return function(){K()
const e={call:(e,t,n)=>('function'==typeof t&&(n=t,t={}),F(A(e),t??{},ce(n))),register(e,t){ie(window._dsf,e,t)},hasNativeMethod:t=>'1'===e.call('_hasNativeMethod',{name:t}),disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}}
return e}()}),Si('DSBridge',(e,n)=>{if('string'==typeof e)return 0===M(e,J)?V(O(e,J.length),A(n)):0===M(e,t)?function(e,t){let n=!1
try{const e=h(t),o=b(e).length-(v(e,'_dscbstub')?1:0)
n=U(e)&&!S(e)&&!de()&&(1!==o||!v(e,'data'))}catch(e){}return n?V(e,t):(o(3),l(e,t))}(O(e,t.length),A(n)):we(e,n)})
const le=ownName('dsBridge.reading'),ue=ownName('dsBridge.read')
let fe
function de(){return e.reader&&void 0===fe&&(fe=callSync(le,[],noOptions)),!0===fe}function we(e,n){try{if(!de()||function(e,n){if(e!==t+'_dsb.returnValue')return!1
try{return $(H,c(c(h(n),'data'),'id'))}catch(e){return!1}}(e,n))return
e===t+'_dsb.dsinit'&&ee()
const o=null==n?null:A(n),r=callSync(ue,[e,o],noOptions)
return'string'==typeof r?r:void 0}catch(n){if(0!==M(e,t))return
return i(O(e,t.length),n),'{"code":-1,"data":""}'}}e.reader&&(on(le,e=>{fe=e}),on(ownName('dsBridge.answer'),e=>{y(e.stub,h(e.json),e.isComplete)}),on(ownName('dsBridge.warning'),e=>{u(hi,pi,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let t=new I,n=!1
function o(e,n){null!=e&&(D(t,C(t),{__proto__:null,id:e,payload:n}),r())}function r(){let o
try{o=function(e){let t=window,n=window,o=0
for(;o<=e.length;){let r=M(e,'.',o)
if(r<0&&(r=e.length),t=n,n=t[O(e,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:t,value:n}:void 0}(e.reply)}catch(e){Ce(e)}if(!o&&!n)return
const r=t
t=new I,W(r,({id:t,payload:n})=>{o?et(o.value,o.owner,[t,n]):yi('envelope','The page has no function '+e.reply+' for the reply '+A(t))})}Bi('envelope',e.handler,function(t){if('string'==typeof t)try{t=h(t)}catch(e){}if('object'!=typeof t||null===t||'string'!=typeof t.method)return yi('envelope','What was posted to '+e.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:c,failedId:a}=t
null!=i&&Fe(request('has',n,null,io),()=>o(i,null),()=>{}),mi(n,r,e=>o(c,void 0===e?null:e),e=>{null==a&&yi('envelope','"'+n+'" failed: '+e.message),o(a,{code:e.code,message:e.message,data:e.data})})}),Oe(window.document,'DOMContentLoaded',r),Oe(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const t='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=d(EventTarget,'dispatchEvent'),i=window.document,c=new I
let a=0
const s=(e,t)=>A(e||'default')+'.'+A(t)
function l(e,n,o,r){const i=s(e,n)
mi(i,o,e=>{r&&et(r,void 0,[bi(e)])},e=>yi(t,'"'+i+'" failed: '+e.message))}function u(e,n,o){const r=s(e,n)
try{const e=callSync(r,ji(o),noOptions)
return void 0===e?null:bi(e)}catch(e){return yi(t,'"'+r+'" failed: '+e.message),null}}function f(e,t){const n=z(c,e)
n&&W(n,e=>{et(e,void 0,[t])})}const w={call:l,syncCall:u,on(e,t){if('function'!=typeof t)return
e=A(e)
let n=z(c,e)
n||D(c,e,n=new I),D(n,++a,t)},off(e){const t=z(c,A(e))
t&&W(t,(e,n)=>{P(t,n)})},_handleMessageFromNative(e){const t=h(e)
'event'===t.messageType&&f(t.eventName,t.data)}}
function p(e){const t=window.KKJSBridge
if(t===w||!t||'function'!=typeof t._handleMessageFromNative)return
const n=_(e)
void 0!==n&&et(t._handleMessageFromNative,t,[n])}function _(e){try{return _i(e)}catch(e){yi(t,'A value has no JSON: '+e.message)}}D(Zr,t,(e,t)=>{const n=bi(t)
f(e,n),p({messageType:'event',eventName:e,data:n})}),g(window,'KKJSBridge',{__proto__:null,value:w,writable:!0,configurable:!0}),Bi(t,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return yi(t,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=e
l(n,o,r,null==i?void 0:e=>p({messageType:'callback',callbackId:i,data:e}))}),Si(t,(e,n)=>e===t?function(e){let n
try{n=h(e)}catch(e){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?_(u(n.module,n.method,n.data))||'null':(yi(t,'A prompt has no method'),'null')}(n):void 0)
let b=!1
function y(){b||window.KKJSBridge!==w||r(i,new o(n)),b=!0}Oe(i,'DOMContentLoaded',y),Ti(()=>{y(),b=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const t=e=>yi('WebViewJavascriptBridge',e),n=_({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,t){try{u(e,void 0,t)}catch(e){Ce(e)}}const i=new MessageChannel,c=i.port2,a=c.postMessage,s=new I
let l=0,f=0
function d(e){D(s,++l,e),u(a,c,[null])}i.port1.onmessage=()=>{const e=z(s,++f)
P(s,f),e()}
let w=!0
function b(e){w||C(s)>0?d(e):e()}function y(e){try{if(xt(e,0))return e
const t=p(e)
return void 0===t?void 0:h(t)}catch(t){return e}}function m(e,n,o){n=y(n)
const r=n=>{(o||'noResponse'!==n.code)&&t('"'+e+'" failed: '+n.message)},i=co
Fe(request('call',e,void 0===n?[]:{__proto__:null,data:n},io),()=>{},r)
const c=co!==i&&ro.get(co)
c&&(c.resolve=e=>{o&&o(void 0===e?null:bi(e))},c.reject=r)}const x=()=>new me(()=>{})
function j(e,o){try{Yo(e,o,n)}catch(e){t(e.message)}}function B(e,n){if(e=A(e),'function'!=typeof n)return P(Vo,e),void(n&&t('The handler of "'+e+'" is not a function'))
j(e,o=>{const r=Uo
return b(()=>{let i=!1
const c=n=>{if(i)return t('"'+e+'" answered twice')
i=!0,wr(r,e,y(n),!1,e)}
try{u(n,void 0,[bi(o),c])}catch(n){t('"'+e+'" threw: '+vi(n)),Ce(n),hr(r,e,n)}}),x()})}function k(e,t,n){2===arguments.length&&'function'==typeof t&&(n=t,t=null),m(A(e),t,'function'==typeof n?e=>b(()=>r(n,[e])):void 0)}function T(n){let o
try{o=h(n)}catch(e){}if('object'!=typeof o||null===o)return t('A message cannot be read: '+vi(n))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,c=z(Vo,i)
qo(),c?r(c,[o.data]):t(void 0===o.responseId?'WARNING: no handler for "'+vi(i)+'"':'Nobody waits for the answer "'+vi(o.responseId)+'"')}function M(){w=!1}let N=!1
const R={registerHandler:B,callHandler:k,init(t){if(N)throw new Be('WebViewJavascriptBridge.init called twice')
N=!0,void 0!==t&&B(e.defaultHandler,t),pe()},send(t,n){k(e.defaultHandler,t,n)},disableJavscriptAlertBoxSafetyTimeout:M,disableJavascriptAlertBoxSafetyTimeout:M,_fetchQueue:()=>'[]',_handleMessageFromObjC:T,_handleMessageFromiOS:T}
j(o,()=>{M(),W(K,(e,t)=>ne(t,e,{handlerName:o}))})
const J=new I
function E(e){const t=v(window,e.name)
return t&&t.get===e.get?e.current:window[e.name]}const K=new I,V=new I
let F=0,L=!1
const H=new I
function U(n,o,r){try{if(n===R||'object'!=typeof n||null===n||$(K,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
D(K,n,o),r&&D(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(e.defaultHandler,function(e){return te(n,o,void 0,e,this.signal)})
const t=n.registerHandler
n.registerHandler=(e,r)=>(j(A(e),function(t){return te(n,o,e,t,this.signal)}),u(t,n,[e,G(r)]))}catch(e){t('The page\'s own bridge cannot be joined: '+vi(e))}}Mi(e=>{let t
return W(H,(n,o)=>{t=function(t){return te(o,n,e,t,this.signal)}}),t})
const q=e=>'function'==typeof e.init
function Q(e,t,n){const o=e[t]
'function'==typeof o&&(e[t]=function(){if(!Z(arguments[n],t))return
const r=u(o,e,arguments)
return X(),r})}const G=e=>'function'!=typeof e?e:(t,n)=>u(e,void 0,[t,'function'!=typeof n?n:e=>{Z(e,'an answer')&&(n(e),X())}])
function Z(e,n){try{return p(e),!0}catch(e){return t(n+' cannot be sent: '+vi(e)),!1}}function X(){L||(L=!0,ke(Y))}function Y(){L=!1,W(J,e=>U(E(e),e.shape,!0)),W(K,(e,n)=>function(e,n){let o,r
try{o=u(e._fetchQueue,e,[]),r=h(o)}catch(e){return t('A queue cannot be read: '+vi(e))}if(!S(r))return t('A queue is no list: '+O(vi(o),0,100))
for(let t=0;t<r.length;t++)ee(r[t],e,n)
r.length>0&&d(Y)}(n,e))}function ee(n,o,r){if('object'!=typeof n||null===n)return t('A message is no object: '+vi(n))
const{handlerName:i,data:c,responseData:a}=n,s=n[r.responseId]
if(null!=s){const e=z(V,s)
return e?(P(V,s),e(a)):t('Nobody waits for the answer "'+vi(s)+'"')}const l=void 0===i&&q(o)?e.defaultHandler:i
if('string'!=typeof l)return t('A message has no handler\'s name: '+vi(l))
const u=n[r.callbackId]
m(l,c,null==u?void 0:e=>{ne(o,r,{[r.responseId]:u,responseData:e})})}function te(e,t,n,o,r){const i=Uo,c=t.prefix+ ++F
return D(V,c,e=>wr(i,n,e,!1,n)),Oe(r,'abort',()=>P(V,c)),ne(e,t,{handlerName:n,data:o,[t.callbackId]:c},e=>hr(i,n,e)),x()}function ne(e,t,n,o){try{u(e[t.receive],e,[_i(n)])}catch(e){Ce(e),o&&o(e)}}const oe=1e3,re=Oi()
let ie=!1,ce=!1,ae=!1,se=!1,le=!1
function ue(e,t,n){const o=new I,r={__proto__:null,name:e,shape:n,current:R,waiting:void 0,lists:o,get:i}
function i(){return ie||ce&&!se&&fe()&&(se=!0,d(()=>{we(),je()})),ie?r.current:void 0}g(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(e){r.current=e,U(e,n),we()}}),g(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(e){e!==r.waiting&&D(o,C(o),e),r.waiting=e,de()}}),D(J,e,r)}const fe=()=>'loading'!==window.document.readyState
function de(){if(le=!0,fe())return d(we)
Oe(window.document,'DOMContentLoaded',()=>d(we)),Te(we,oe)}function we(){ie=!0,W(J,e=>{e.waiting=e.current===R?void 0:[],W(e.lists,(t,n)=>{P(e.lists,n),he(t,e)})}),pe()}function pe(){ce&&ie&&(le||N||!ae)&&d(re)}function he(e,t){if('function'==typeof e)return d(()=>r(e,[E(t)]))
if(S(e))for(let n=0;n<e.length;n++)he(e[n],t)}function ge(e,t){g(Kt,e,{__proto__:null,configurable:!0,enumerable:!0,value:_({__proto__:null,postMessage(){t()}})})}ue('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ue('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
ge('iOS_Native_InjectJavascript',de),ge('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{ie||de(),X()})
const _e=pi.log
window.onerror||(window.onerror=(e,t,n)=>u(_e,pi,['WebViewJavascriptBridge: ERROR:'+e+'@'+t+':'+n]))
const be='WebViewJavascriptBridgeReady',ye=Event,ve=document.dispatchEvent,xe=document.addEventListener
function je(){ce=!0,ae&&we()
const e=new ye(be)
g(e,'bridge',{__proto__:null,get:()=>(ie||we(),window.WebViewJavascriptBridge)}),u(ve,document,[e]),pe()}g(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(e){return e===be&&(ae=!0),u(xe,this,arguments)}}),Ti(()=>d(je))}
"""#
}
