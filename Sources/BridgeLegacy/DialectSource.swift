// Of the digest 0da3f43853ab9240d18190726a5877843282fbe22b4a62c425f8ef29298493d2, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const bi=window.console,vi=bi.warn,yi=ownName('warning'),mi=e=>kn(e)||p(void 0===e?null:e,(e,n)=>'bigint'==typeof n?+J(n):T(n)?$n(n):n)
function xi(e){if(jn(e)&&'bigint'!=typeof e||kn(e))return e
let n=!1
try{return p(e,(e,t)=>(('function'==typeof t||!jn(t)&&(Rn(t,O(t))||F(cn,t)))&&(n=!0),'bigint'==typeof t||T(t)||n?0:t)),n?e:h(mi(e))}catch(n){return e}}function ki(e,n){const t=N(e+': '+n,0,500)
u(vi,bi,[t])
try{emit(yi,t)}catch(e){}}const ji=e=>{try{return J(e&&e.message||e)}catch(e){return'an error'}}
function Bi(e,n,t,o){Le(li(e,Ti(n),lo),e=>{if('object'!=typeof e||null===e||!y(e,Re))return t(e)
const n=e[Re](),r=()=>Le(n.next(),e=>{e.done||(t(e.value),r())},o)
r()},o)}const Si=_({__proto__:null,json:'{}'}),Ti=e=>null==e?Si:{__proto__:null,data:e}
function Mi(e,n,t){if(qn[n])return ki(e,'The app has a message handler "'+n+'" of its own. It gets the page\'s messages; they do not reach the bridge')
g(qn,n,{__proto__:null,value:{postMessage(e){t(e)}},writable:!0,configurable:!0,enumerable:!0})}const Ni=new $
function Oi(e,n){0===K(Ni)&&g(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(e,n){let t
return C(Ni,o=>{void 0===t&&(t=o(e,n))}),void 0===t?u(Te,window,arguments):t}}),D(Ni,e,n)}function Ai(e){D(jr,K(jr),e)}function Ri(e){const n=rr
ir((t,o,r)=>n(t,o,r)||e(t,o,r))}function Ji(){let e
return Sr(new xe(n=>{e=n})),Me(e,1e4),Oe(window,'pageshow',ur),e}D(Go,'dialects',e=>{u(vi,bi,['bridge: native called "'+e+'": no handler for "'+e+'" is registered'])})
"""#
  static let dsBridge = #"""
function(e){const n='_dsbridge='
let t=0
const o=e=>{t=e},r=e=>ki('DSBridge',e),i=(e,n)=>r('"'+e+'" failed: '+n.message)
function s(e,n){const t=y(e,n)
return t&&t.value}function a(e,n){const t=h(n)
if('string'!=typeof e||'object'!=typeof t||null===t||S(t))throw new qe('badArguments','it is no call: '+J(n))
return t}function c(e){const n=s(e,'_dscbstub')
if(void 0!==n&&'string'!=typeof n)throw new qe('badArguments','_dscbstub is no name')
return n}function l(e,t){const o=we(n+e,t)
if(void 0!==o)return o
let r=-1,l=''
try{const n=a(e,t),o=c(n)
l=function(e,n,t){const o=z(T,e)
if(o){const e=o(n)
return void 0!==t&&Se(()=>v(t,e,!0)),e}return w(e,Ti(n),t)}(e,s(n,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(n){i(e,n)}return'{"code":'+r+',"data":'+mi(l)+'}'}function d(n,t,o){if(e.reader||'string'!=typeof n||P(T,n))return s(h(l(n,p(void 0===o?{data:t}:{data:t,_dscbstub:o}))||'{}'),'data')
const r=p({data:t})
let a
try{a=w(n,'{"data":null}'===r?Si:{__proto__:null,json:r},o)}catch(e){i(n,e)}return void 0===a?'':Bn(a,0)?a:h(mi(a))}function w(e,n,t){if(void 0===t)try{return callSync(e,n,noOptions)}catch(e){if('notSynchronous'!==e.code&&'isStream'!==e.code)throw e}return function(e,n,t){Le(li(e,n,lo),n=>{if('object'==typeof n&&null!==n&&Rn(n,O(n)))return _(e,n,t)
void 0!==t&&v(t,n,!0)},n=>{i(e,n),void 0!==t&&m(t)})}(e,n,t),''}function _(e,n,t){if(void 0===t)return n.return(),r('"'+e+'" answers again and again: call it with a callback')
Le(n.next(),o=>o.done?m(t):v(t,o.value,!1)?void _(e,n,t):n.return(),n=>{i(e,n),m(t)})}function v(e,n,t){const o=window[e]
if('function'!=typeof o)return r('The page has no callback '+e),!1
void 0===n&&(n=''),P(E,e)&&(n=C(n))
try{u(o,void 0,[xi(n)])}catch(e){Ke(e)}return t&&m(e),!0}function m(e){W(E,e)
try{delete window[e]}catch(e){Ke(e)}}const j=ownName('dsBridge.hasNativeMethod'),B=ownName('dsBridge.disableJavascriptDialogBlock'),T=new $
D(T,'_dsb.dsinit',()=>{ee()}),D(T,'_dsb.returnValue',e=>te(s(e,'id'),s(e,'data'),!1!==s(e,'complete'))),D(T,'_dsb.closePage',()=>{emit('_dsb.closePage')}),D(T,'_dsb.hasNativeMethod',e=>{const n=s(e,'name'),t=s(e,'type')
return P(T,n)||callSync(j,[n,void 0===t?'all':t],noOptions)}),D(T,'_dsb.disableJavascriptDialogBlock',e=>{callSync(B,[!1!==s(e,'disable')],noOptions)})
const A=n+'2:',E=new $,I=new $
D(I,'hasNativeMethod','_dsb.hasNativeMethod'),D(I,'_hasNativeMethod','_dsb.hasNativeMethod'),D(I,'_closePage','_dsb.closePage'),D(I,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const C=e=>'string'==typeof e?e:null==e?'':mi(e)
function K(){2!==t&&(o(2),ur(),re())}function V(e,n){K()
try{const t=a(e,n),o=c(t)
return delete t._dscbstub,F(e,t,o)}catch(n){return i(e,n),''}}function F(e,n,t){const o=z(I,e)
void 0!==t&&D(E,t,!0)
const r=d(o||e,n,t)
return'boolean'==typeof r&&o?r?'1':'0':C(r)}let L=-1
const H=new $,U=e=>'object'==typeof e&&null!==e||'function'==typeof e
function q(e){const{_dsf:n,_dsaf:t}=window
return Q(n,e,!1)||Q(t,e,!0)||G(n,e,!1)||G(t,e,!0)}function Q(e,n,t){const o=function(e,n){const t=U(e)?e[n]:void 0
return'function'==typeof t&&t!==x[n]?t:void 0}(e,n)
return o&&{__proto__:null,owner:e,value:o,isAsynchronous:t}}function G(e,n,t){let o=n.length-1
for(;o>=0&&46!==R(n,o);)o--
if(o<0||!U(e)||!U(e._obs))return
const r=N(n,0,o)
return y(e._obs,r)&&Q(e._obs[r],N(n,o+1),t)}function Z(e,n){for(let t=0;;){const o=M(n,'.',t),r=N(n,t,o<0?n.length:o)
if(!U(e)||!y(e,r))return
if(e=e[r],o<0)return'function'==typeof e?e:void 0
t=o+1}}const X=f(k.toString)
Ri((e,n,o)=>{try{if(q(e))return function(){return function(e,n,t,o){const r=fe?-1-++L:++L,i=t?function(e){const n=()=>{const e={__proto__:null,next:null}
return e.promise=new xe((n,t)=>{e.resolve=n,e.reject=t}),e}
let t=n(),o=t
const r=e=>e.next||(e.next=n()),i=Ko(()=>{const{promise:e}=t
return t=r(t),e},()=>{W(H,e)})
return{__proto__:null,iterable:i,put(e){const{resolve:n}=o
o=r(o),n(e)},fail(e){o.reject(e)}}}(r):null,s=new xe((n,t)=>{D(H,r,{__proto__:null,name:e,answers:i,resolve:n,reject:t})})
try{u(window._handleMessageFromNative,window,[{method:e,callbackId:r,data:ne(n)}])}catch(e){oe(r,e)}return i?i.iterable:(P(H,r)&&Oe(o.signal,'abort',()=>{W(H,r)}),s)}(e,arguments,n,this)}
const r=o&&function(e){if(2!==t&&(0!==t||!Yo))return
const n=Z(window._dsf,e)||Z(window,e)
return n&&M(X(n),'[native code]')<0?n:void 0}(e)
return r?function(){return u(r,window._dsf||window,h(ne(arguments)))}:void 0}catch(e){return void Ke(e)}})
const Y=Ji()
function ee(){ur(),Y()}function ne(e){let n=''
for(let t=0;t<e.length;t++)n+=(t?',':'')+mi(e[t])
return'['+n+']'}function te(e,t,o){const i=z(H,e)
if(i||!function(e,t,o){if(!fe)return!1
const r='{"data":{"id":'+mi(e)+',"complete":'+o+(void 0===t?'':',"data":'+mi(t))+'}}'
return void 0!==we(n+'_dsb.returnValue',r)}(e,t,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+J(e))
o&&W(H,e),i.answers?(i.answers.put({value:t,done:!1}),o&&i.answers.put(Do(void 0))):o&&i.resolve(t)}}function oe(e,n){const t=z(H,e)
if(!t)return Ke(n)
W(H,e),r('"'+t.name+'" threw: '+ji(n)),t.answers?t.answers.fail(n):t.reject(n)}function re(){window._dsInit||(window._dsInit=!0,Me(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ie(e,n,t){if(re(),U(n)){const t=b(n)
for(let o=0;o<t.length;o++)e[t[o]]=n[t[o]]}else'object'==typeof t?e._obs[n]=t:e[n]=t}function se(e){if('function'!=typeof e)return
const n='dscb'+window.dscb++
return window[n]=e,n}const ae={call:(e,n,t)=>('function'==typeof n&&(t=n,n={}),d(e,void 0===n?null:n,se(t))),register(e,n,t){ie(t?window._dsaf:window._dsf,e,n)},registerAsyn(e,n){ie(window._dsaf,e,n)},hasNativeMethod:(e,n)=>ae.call('_dsb.hasNativeMethod',{name:e,type:n||'all'}),disableJavascriptDialogBlock(e){ae.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==e})},disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}},ce=(e,n)=>g(window,e,{__proto__:null,value:n,
writable:!0,configurable:!0,enumerable:!0})
ce('dsBridge',ae),ce('_dsbridge',{call:(e,n)=>(o(3),l(e,J(n)))}),ce('_dswk',A),ce('_dsaf',{_obs:{}}),ce('_dsf',{_obs:{},_hasJavascriptMethod:e=>'string'==typeof e&&(P(Uo,e)||void 0!==q(e))}),ce('dscb',0),ce('_handleMessageFromNative',function(e){const{method:n,callbackId:t}=e,o=h(e.data),i=q(n)
if(!i)return r('The page registers no function "'+n+'"')
if(i.isAsynchronous){const e=(e,n)=>{te(t,e,!1!==n)}
return g(o,o.length,{__proto__:null,value:e}),void u(i.value,i.owner,o)}const s=u(i.value,i.owner,o),a=s&&s.then
if('function'!=typeof a)return te(t,s,!0)
Ue(s,a,e=>te(t,e,!0),e=>oe(t,e))}),ce('close',function(){l('_dsb.closePage','{}')}),ce('getJsBridge',function(){return function(){K()
const e={call:(e,n,t)=>('function'==typeof n&&(t=n,n={}),F(J(e),n??{},se(t))),register(e,n){ie(window._dsf,e,n)},hasNativeMethod:n=>'1'===e.call('_hasNativeMethod',{name:n}),disableJavascriptAlertBoxSafetyTimeout(e){ae.disableJavascriptDialogBlock(e)}}
return e}()}),Oi('DSBridge',(e,t)=>{if('string'==typeof e)return 0===M(e,A)?V(N(e,A.length),J(t)):0===M(e,n)?function(e,n){let t=!1
try{const e=h(n),o=b(e).length-(y(e,'_dscbstub')?1:0)
t=U(e)&&!S(e)&&!de()&&(1!==o||!y(e,'data'))}catch(e){}return t?V(e,n):(o(3),l(e,n))}(N(e,n.length),J(t)):we(e,t)})
const le=ownName('dsBridge.reading'),ue=ownName('dsBridge.read')
let fe
function de(){return e.reader&&void 0===fe&&(fe=callSync(le,[],noOptions)),!0===fe}function we(e,t){try{if(!de()||function(e,t){if(e!==n+'_dsb.returnValue')return!1
try{return P(H,s(s(h(t),'data'),'id'))}catch(e){return!1}}(e,t))return
e===n+'_dsb.dsinit'&&ee()
const o=null==t?null:J(t),r=callSync(ue,[e,o],noOptions)
return'string'==typeof r?r:void 0}catch(t){if(0!==M(e,n))return
return i(N(e,n.length),t),'{"code":-1,"data":""}'}}e.reader&&(on(le,e=>{fe=e}),on(ownName('dsBridge.answer'),e=>{v(e.stub,h(e.json),e.isComplete)}),on(ownName('dsBridge.warning'),e=>{u(vi,bi,['DSBridge: '+e])}))}
"""#
  static let envelope = #"""
function(e){let n=new $,t=!1
function o(e,t){null!=e&&(D(n,K(n),{__proto__:null,id:e,payload:t}),r())}function r(){let o
try{o=function(e){let n=window,t=window,o=0
for(;o<=e.length;){let r=M(e,'.',o)
if(r<0&&(r=e.length),n=t,t=n[N(e,o,r)],null==t)return
o=r+1}return'function'==typeof t?{__proto__:null,owner:n,value:t}:void 0}(e.reply)}catch(e){Ke(e)}if(!o&&!t)return
const r=n
n=new $,C(r,({id:n,payload:t})=>{o?nn(o.value,o.owner,[n,t]):ki('envelope','The page has no function '+e.reply+' for the reply '+J(n))})}Mi('envelope',e.handler,function(n){if('string'==typeof n)try{n=h(n)}catch(e){}if('object'!=typeof n||null===n||'string'!=typeof n.method)return ki('envelope','What was posted to '+e.handler+' has no method')
const{method:t,data:r,callbackId:i,successId:s,failedId:a}=n
null!=i&&Le(request('has',t,null,lo),()=>o(i,null),()=>{}),Bi(t,r,e=>o(s,void 0===e?null:e),e=>{null==a&&ki('envelope','"'+t+'" failed: '+e.message),o(a,{code:e.code,message:e.message,data:e.data})})}),Oe(window.document,'DOMContentLoaded',r),Oe(window,'pageshow',()=>{t=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(e){const n='KKJSBridge',t='KKJSBridgeReady',o=window.Event,r=d(EventTarget,'dispatchEvent'),i=window.document,s=new $
let a=0
const c=(e,n)=>J(e||'default')+'.'+J(n)
function l(e,t,o,r){const i=c(e,t)
Bi(i,o,e=>{r&&nn(r,void 0,[xi(e)])},e=>ki(n,'"'+i+'" failed: '+e.message))}function u(e,t,o){const r=c(e,t)
try{const e=callSync(r,Ti(o),noOptions)
return void 0===e?null:xi(e)}catch(e){return ki(n,'"'+r+'" failed: '+e.message),null}}function f(e,n){const t=z(s,e)
t&&C(t,e=>{nn(e,void 0,[n])})}const w={call:l,syncCall:u,on(e,n){if('function'!=typeof n)return
e=J(e)
let t=z(s,e)
t||D(s,e,t=new $),D(t,++a,n)},off(e){const n=z(s,J(e))
n&&C(n,(e,t)=>{W(n,t)})},_handleMessageFromNative(e){const n=h(e)
'event'===n.messageType&&f(n.eventName,n.data)}}
function p(e){const n=window.KKJSBridge
if(n===w||!n||'function'!=typeof n._handleMessageFromNative)return
const t=_(e)
void 0!==t&&nn(n._handleMessageFromNative,n,[t])}function _(e){try{return mi(e)}catch(e){ki(n,'A value has no JSON: '+e.message)}}D(ni,n,(e,n)=>{const t=xi(n)
f(e,t),p({messageType:'event',eventName:e,data:t})}),g(window,'KKJSBridge',{__proto__:null,value:w,writable:!0,configurable:!0}),Mi(n,'KKJSBridgeMessage',function(e){if('object'!=typeof e||null===e||'string'!=typeof e.method)return ki(n,'What was posted to KKJSBridgeMessage has no method')
const{module:t,method:o,data:r,callbackId:i}=e
l(t,o,r,null==i?void 0:e=>p({messageType:'callback',callbackId:i,data:e}))}),Oi(n,(e,t)=>e===n?function(e){let t
try{t=h(e)}catch(e){}return'object'==typeof t&&null!==t&&'string'==typeof t.method?_(u(t.module,t.method,t.data))||'null':(ki(n,'A prompt has no method'),'null')}(t):void 0)
let b=!1
function v(){b||window.KKJSBridge!==w||r(i,new o(t)),b=!0}Oe(i,'DOMContentLoaded',v),Ai(()=>{v(),b=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(e){const n=e=>ki('WebViewJavascriptBridge',e),t=_({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(e,n){try{u(e,void 0,n)}catch(e){Ke(e)}}const i=new MessageChannel,s=i.port2,a=s.postMessage,c=new $
let l=0,f=0
function d(e){D(c,++l,e),u(a,s,[null])}i.port1.onmessage=()=>{const e=z(c,++f)
W(c,f),e()}
let w=!0
function b(e){w||K(c)>0?d(e):e()}function v(e){try{if(Bn(e,0))return e
const n=p(e)
return void 0===n?void 0:h(n)}catch(n){return e}}function m(e,t,o){t=v(t)
const r=t=>{(o||'noResponse'!==t.code)&&n('"'+e+'" failed: '+t.message)},i=uo
Le(request('call',e,void 0===t?[]:{__proto__:null,data:t},lo),()=>{},r)
const s=uo!==i&&co.get(uo)
s&&(s.resolve=e=>{o&&o(void 0===e?null:xi(e))},s.reject=r)}const x=()=>new xe(()=>{})
function k(e,o){try{or(e,o,t)}catch(e){n(e.message)}}function j(e,t){if(e=J(e),'function'!=typeof t)return W(Uo,e),void(t&&n('The handler of "'+e+'" is not a function'))
k(e,o=>{const r=Zo
return b(()=>{let i=!1
const s=t=>{if(i)return n('"'+e+'" answered twice')
i=!0,_r(r,e,v(t),!1,e)}
try{u(t,void 0,[xi(o),s])}catch(t){n('"'+e+'" threw: '+ji(t)),Ke(t),vr(r,e,t)}}),x()})}function B(e,n,t){2===arguments.length&&'function'==typeof n&&(t=n,n=null),m(J(e),n,'function'==typeof t?e=>b(()=>r(t,[e])):void 0)}function T(t){let o
try{o=h(t)}catch(e){}if('object'!=typeof o||null===o)return n('A message cannot be read: '+ji(t))
const i=void 0===o.handlerName?e.defaultHandler:o.handlerName,s=z(Uo,i)
Xo(),s?r(s,[o.data]):n(void 0===o.responseId?'WARNING: no handler for "'+ji(i)+'"':'Nobody waits for the answer "'+ji(o.responseId)+'"')}function M(){w=!1}let O=!1
const A={registerHandler:j,callHandler:B,init(n){if(O)throw new Be('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==n&&j(e.defaultHandler,n),pe()},send(n,t){B(e.defaultHandler,n,t)},disableJavscriptAlertBoxSafetyTimeout:M,disableJavascriptAlertBoxSafetyTimeout:M,_fetchQueue:()=>'[]',_handleMessageFromObjC:T,_handleMessageFromiOS:T}
k(o,()=>{M(),C(I,(e,n)=>te(n,e,{handlerName:o}))})
const R=new $
function E(e){const n=y(window,e.name)
return n&&n.get===e.get?e.current:window[e.name]}const I=new $,V=new $
let F=0,L=!1
const H=new $
function U(t,o,r){try{if(t===A||'object'!=typeof t||null===t||P(I,t)||'function'!=typeof t._fetchQueue||'function'!=typeof t[o.receive])return
D(I,t,o),r&&D(H,t,o),Q(t,'callHandler',1),Q(t,'send',0),q(t)&&k(e.defaultHandler,function(e){return ne(t,o,void 0,e,this.signal)})
const n=t.registerHandler
t.registerHandler=(e,r)=>(k(J(e),function(n){return ne(t,o,e,n,this.signal)}),u(n,t,[e,G(r)]))}catch(e){n('The page\'s own bridge cannot be joined: '+ji(e))}}Ri(e=>{let n
return C(H,(t,o)=>{n=function(n){return ne(o,t,e,n,this.signal)}}),n})
const q=e=>'function'==typeof e.init
function Q(e,n,t){const o=e[n]
'function'==typeof o&&(e[n]=function(){if(!Z(arguments[t],n))return
const r=u(o,e,arguments)
return X(),r})}const G=e=>'function'!=typeof e?e:(n,t)=>u(e,void 0,[n,'function'!=typeof t?t:e=>{Z(e,'an answer')&&(t(e),X())}])
function Z(e,t){try{return p(e),!0}catch(e){return n(t+' cannot be sent: '+ji(e)),!1}}function X(){L||(L=!0,Se(Y))}function Y(){L=!1,C(R,e=>U(E(e),e.shape,!0)),C(I,(e,t)=>function(e,t){let o,r
try{o=u(e._fetchQueue,e,[]),r=h(o)}catch(e){return n('A queue cannot be read: '+ji(e))}if(!S(r))return n('A queue is no list: '+N(ji(o),0,100))
for(let n=0;n<r.length;n++)ee(r[n],e,t)
r.length>0&&d(Y)}(t,e))}function ee(t,o,r){if('object'!=typeof t||null===t)return n('A message is no object: '+ji(t))
const{handlerName:i,data:s,responseData:a}=t,c=t[r.responseId]
if(null!=c){const e=z(V,c)
return e?(W(V,c),e(a)):n('Nobody waits for the answer "'+ji(c)+'"')}const l=void 0===i&&q(o)?e.defaultHandler:i
if('string'!=typeof l)return n('A message has no handler\'s name: '+ji(l))
const u=t[r.callbackId]
m(l,s,null==u?void 0:e=>{te(o,r,{[r.responseId]:u,responseData:e})})}function ne(e,n,t,o,r){const i=Zo,s=n.prefix+ ++F
return D(V,s,e=>_r(i,t,e,!1,t)),Oe(r,'abort',()=>W(V,s)),te(e,n,{handlerName:t,data:o,[n.callbackId]:s},e=>vr(i,t,e)),x()}function te(e,n,t,o){try{u(e[n.receive],e,[mi(t)])}catch(e){Ke(e),o&&o(e)}}const oe=1e3,re=Ji()
let ie=!1,se=!1,ae=!1,ce=!1,le=!1
function ue(e,n,t){const o=new $,r={__proto__:null,name:e,shape:t,current:A,waiting:void 0,lists:o,get:i}
function i(){return ie||se&&!ce&&fe()&&(ce=!0,d(()=>{we(),ke()})),ie?r.current:void 0}g(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(e){r.current=e,U(e,t),we()}}),g(window,n,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(e){e!==r.waiting&&D(o,K(o),e),r.waiting=e,de()}}),D(R,e,r)}const fe=()=>'loading'!==window.document.readyState
function de(){if(le=!0,fe())return d(we)
Oe(window.document,'DOMContentLoaded',()=>d(we)),Me(we,oe)}function we(){ie=!0,C(R,e=>{e.waiting=e.current===A?void 0:[],C(e.lists,(n,t)=>{W(e.lists,t),he(n,e)})}),pe()}function pe(){se&&ie&&(le||O||!ae)&&d(re)}function he(e,n){if('function'==typeof e)return d(()=>r(e,[E(n)]))
if(S(e))for(let t=0;t<e.length;t++)he(e[t],n)}function ge(e,n){g(qn,e,{__proto__:null,configurable:!0,enumerable:!0,value:_({__proto__:null,postMessage(){n()}})})}ue('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ue('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
ge('iOS_Native_InjectJavascript',de),ge('iOS_Native_FlushMessageQueue',X),on(ownName('navigation'),()=>{ie||de(),X()})
const _e=bi.log
window.onerror||(window.onerror=(e,n,t)=>u(_e,bi,['WebViewJavascriptBridge: ERROR:'+e+'@'+n+':'+t]))
const be='WebViewJavascriptBridgeReady',ve=Event,ye=document.dispatchEvent,me=document.addEventListener
function ke(){se=!0,ae&&we()
const e=new ve(be)
g(e,'bridge',{__proto__:null,get:()=>(ie||we(),window.WebViewJavascriptBridge)}),u(ye,document,[e]),pe()}g(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(e){return e===be&&(ae=!0),u(me,this,arguments)}}),Ai(()=>d(ke))}
"""#
}
