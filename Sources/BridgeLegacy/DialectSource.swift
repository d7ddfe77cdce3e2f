// Of the digest 08d3afeaf58fe71cea4a093d1df5f236b6e6e87b98818c523db740e0172d7a73, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// What gives pages the API of older bridges, minified.
enum DialectSource {
  static let shared = #"""
const di=window.console,pi=di.warn,wi=t=>be(t)||p(void 0===t?null:t,(t,e)=>'bigint'==typeof e?+A(e):S(e)?Oe(e):e)
function hi(t){if(_e(t)&&'bigint'!=typeof t||be(t))return t
let e=!1
try{return p(t,(t,n)=>(('function'==typeof n||!_e(n)&&(Se(n,k(n))||K(ne,n)))&&(e=!0),'bigint'==typeof n||S(n)||e?0:n)),e?t:w(wi(t))}catch(e){return t}}function gi(t,e){const n=M(t+': '+e,0,500)
u(pi,di,[n])
try{Qr('webbridge.warning',n)}catch(t){}}const bi=t=>{try{return A(t&&t.message||t)}catch(t){return'an error'}}
function _i(t,e,n,o){Ft(oi(t,mi(e),to),t=>{if('object'!=typeof t||null===t||!y(t,Ot))return n(t)
const e=t[Ot](),r=()=>Ft(e.next(),t=>{t.done||(n(t.value),r())},o)
r()},o)}const yi=g({__proto__:null,json:'{}'}),mi=t=>null==t?yi:{__proto__:null,data:t}
function vi(t,e,n){if(Pe[e])return gi(t,'The app has a message handler "'+e+'" of its own. It gets the page\'s messages; they do not reach the bridge')
h(Pe,e,{__proto__:null,value:{postMessage(t){n(t)}},writable:!0,configurable:!0,enumerable:!0})}const xi=new I
function ji(t,e){0===W(xi)&&h(window,'prompt',{__proto__:null,writable:!0,configurable:!0,enumerable:!0,value:function(t,e){let n
return P(xi,o=>{void 0===n&&(n=o(t,e))}),void 0===n?u(Bt,window,arguments):n}}),D(xi,t,e)}function ki(t){D(gr,W(gr),t)}function Bi(t){const e=Go
Zo((n,o,r)=>e(n,o,r)||t(n,o,r))}function Si(){let t
return _r(new mt(e=>{t=e})),St(t,1e4),Mt(window,'pageshow',nr),t}D(Ko,'dialects',t=>{u(pi,di,['bridge: native called "'+t+'": no handler for "'+t+'" is registered'])})
"""#
  static let dsBridge = #"""
function(t){const e='_dsbridge='
let n=0
const o=t=>{n=t},r=t=>gi('DSBridge',t),i=(t,e)=>r('"'+t+'" failed: '+e.message)
function a(t,e){const n=y(t,e)
return n&&n.value}function c(t,e){const n=w(e)
if('string'!=typeof t||'object'!=typeof n||null===n||B(n))throw new Ht('badArguments','it is no call: '+A(e))
return n}function s(t){const e=a(t,'_dscbstub')
if(void 0!==e&&'string'!=typeof e)throw new Ht('badArguments','_dscbstub is no name')
return e}function l(t,n){const o=lt(e+t,n)
if(void 0!==o)return o
let r=-1,l=''
try{const e=c(t,n),o=s(e)
l=function(t,e,n){const o=E(S,t)
if(o){const t=o(e)
return void 0!==n&&kt(()=>m(n,t,!0)),t}return g(t,mi(e),n)}(t,a(e,'data'),o),void 0===l&&(l=''),r=void 0===o?0:-1}catch(e){i(t,e)}return'{"code":'+r+',"data":'+wi(l)+'}'}function d(e,n,o){if(t.reader||'string'!=typeof e||z(S,e))return a(w(l(e,p(void 0===o?{data:n}:{data:n,_dscbstub:o}))||'{}'),'data')
const r=p({data:n})
let c
try{c=g(e,'{"data":null}'===r?yi:{__proto__:null,json:r},o)}catch(t){i(e,t)}return void 0===c?'':ye(c,0)?c:w(wi(c))}function g(t,e,n){if(void 0===n)try{return xo(t,e,Yn)}catch(t){if('notSynchronous'!==t.code&&'isStream'!==t.code)throw t}return function(t,e,n){Ft(oi(t,e,to),e=>{if('object'==typeof e&&null!==e&&Se(e,k(e)))return _(t,e,n)
void 0!==n&&m(n,e,!0)},e=>{i(t,e),void 0!==n&&j(n)})}(t,e,n),''}function _(t,e,n){if(void 0===n)return e.return(),r('"'+t+'" answers again and again: call it with a callback')
Ft(e.next(),o=>o.done?j(n):m(n,o.value,!1)?void _(t,e,n):e.return(),e=>{i(t,e),j(n)})}function m(t,e,n){const o=window[t]
if('function'!=typeof o)return r('The page has no callback '+t),!1
void 0===e&&(e=''),z(J,t)&&(e=P(e))
try{u(o,void 0,[hi(e)])}catch(t){Wt(t)}return n&&j(t),!0}function j(t){$(J,t)
try{delete window[t]}catch(t){Wt(t)}}const S=new I
D(S,'_dsb.dsinit',()=>{X()}),D(S,'_dsb.returnValue',t=>tt(a(t,'id'),a(t,'data'),!1!==a(t,'complete'))),D(S,'_dsb.closePage',()=>{Qr('_dsb.closePage')}),D(S,'_dsb.hasNativeMethod',t=>{const e=a(t,'name'),n=a(t,'type')
return z(S,e)||xo('_dsb.hasNativeMethod',[e,void 0===n?'all':n],Yn)}),D(S,'_dsb.disableJavascriptDialogBlock',t=>{xo('_dsb.disableJavascriptDialogBlock',[!1!==a(t,'disable')],Yn)})
const N=e+'2:',J=new I,R=new I
D(R,'hasNativeMethod','_dsb.hasNativeMethod'),D(R,'_hasNativeMethod','_dsb.hasNativeMethod'),D(R,'_closePage','_dsb.closePage'),D(R,'_disableJavascriptAlertBoxSafetyTimeout','_dsb.disableJavascriptDialogBlock')
const P=t=>'string'==typeof t?t:null==t?'':wi(t)
function W(){2!==n&&(o(2),nr(),nt())}function C(t,e){W()
try{const n=c(t,e),o=s(n)
return delete n._dscbstub,K(t,n,o)}catch(e){return i(t,e),''}}function K(t,e,n){const o=E(R,t)
void 0!==n&&D(J,n,!0)
const r=d(o||t,e,n)
return'boolean'==typeof r&&o?r?'1':'0':P(r)}let F=-1
const L=new I,V=t=>'object'==typeof t&&null!==t||'function'==typeof t
function H(t){const{_dsf:e,_dsaf:n}=window
return U(e,t,!1)||U(n,t,!0)||q(e,t,!1)||q(n,t,!0)}function U(t,e,n){const o=function(t,e){const n=V(t)?t[e]:void 0
return'function'==typeof n&&n!==v[e]?n:void 0}(t,e)
return o&&{__proto__:null,owner:t,value:o,isAsynchronous:n}}function q(t,e,n){let o=e.length-1
for(;o>=0&&46!==O(e,o);)o--
if(o<0||!V(t)||!V(t._obs))return
const r=M(e,0,o)
return y(t._obs,r)&&U(t._obs[r],M(e,o+1),n)}function Q(t,e){for(let n=0;;){const o=T(e,'.',n),r=M(e,n,o<0?e.length:o)
if(!V(t)||!y(t,r))return
if(t=t[r],o<0)return'function'==typeof t?t:void 0
n=o+1}}const G=f(x.toString)
Bi((t,e,o)=>{try{if(H(t))return function(){return function(t,e,n,o){const r=ct?-1-++F:++F,i=n?function(t){const e=()=>{const t={__proto__:null,next:null}
return t.promise=new mt((e,n)=>{t.resolve=e,t.reject=n}),t}
let n=e(),o=n
const r=t=>t.next||(t.next=e()),i=Ro(()=>{const{promise:t}=n
return n=r(n),t},()=>{$(L,t)})
return{__proto__:null,iterable:i,put(t){const{resolve:e}=o
o=r(o),e(t)},fail(t){o.reject(t)}}}(r):null,a=new mt((e,n)=>{D(L,r,{__proto__:null,name:t,answers:i,resolve:e,reject:n})})
try{u(window._handleMessageFromNative,window,[{method:t,callbackId:r,data:Y(e)}])}catch(t){et(r,t)}return i?i.iterable:(z(L,r)&&Mt(o.signal,'abort',()=>{$(L,r)}),a)}(t,arguments,e,this)}
const r=o&&function(t){if(2!==n&&(0!==n||!Vo))return
const e=Q(window._dsf,t)||Q(window,t)
return e&&T(G(e),'[native code]')<0?e:void 0}(t)
return r?function(){return u(r,window._dsf||window,w(Y(arguments)))}:void 0}catch(t){return void Wt(t)}})
const Z=Si()
function X(){nr(),Z()}function Y(t){let e=''
for(let n=0;n<t.length;n++)e+=(n?',':'')+wi(t[n])
return'['+e+']'}function tt(t,n,o){const i=E(L,t)
if(i||!function(t,n,o){if(!ct)return!1
const r='{"data":{"id":'+wi(t)+',"complete":'+o+(void 0===n?'':',"data":'+wi(n))+'}}'
return void 0!==lt(e+'_dsb.returnValue',r)}(t,n,o)){if(!i)return r('_dsb.returnValue: native waits for no answer '+A(t))
o&&$(L,t),i.answers?(i.answers.put({value:n,done:!1}),o&&i.answers.put(No(void 0))):o&&i.resolve(n)}}function et(t,e){const n=E(L,t)
if(!n)return Wt(e)
$(L,t),r('"'+n.name+'" threw: '+bi(e)),n.answers?n.answers.fail(e):n.reject(e)}function nt(){window._dsInit||(window._dsInit=!0,St(()=>{l('_dsb.dsinit','{"data":null}')},0))}function ot(t,e,n){if(nt(),V(e)){const n=b(e)
for(let o=0;o<n.length;o++)t[n[o]]=e[n[o]]}else'object'==typeof n?t._obs[e]=n:t[e]=n}function rt(t){if('function'!=typeof t)return
const e='dscb'+window.dscb++
return window[e]=t,e}const it={call:(t,e,n)=>('function'==typeof e&&(n=e,e={}),d(t,void 0===e?null:e,rt(n))),register(t,e,n){ot(n?window._dsaf:window._dsf,t,e)},registerAsyn(t,e){ot(window._dsaf,t,e)},hasNativeMethod:(t,e)=>it.call('_dsb.hasNativeMethod',{name:t,type:e||'all'}),disableJavascriptDialogBlock(t){it.call('_dsb.disableJavascriptDialogBlock',{disable:!1!==t})},disableJavascriptAlertBoxSafetyTimeout(t){it.disableJavascriptDialogBlock(t)}},at=(t,e)=>h(window,t,{__proto__:null,value:e,
writable:!0,configurable:!0,enumerable:!0})
let ct
function st(){return t.reader&&void 0===ct&&(ct=xo('_dsb.reading',[],Yn)),!0===ct}function lt(t,n){try{if(!st()||function(t,n){if(t!==e+'_dsb.returnValue')return!1
try{return z(L,a(a(w(n),'data'),'id'))}catch(t){return!1}}(t,n))return
t===e+'_dsb.dsinit'&&X()
const o=xo('_dsb.read',[t,null==n?null:A(n)],Yn)
return'string'==typeof o?o:void 0}catch(n){if(0!==T(t,e))return
return i(M(t,e.length),n),'{"code":-1,"data":""}'}}at('dsBridge',it),at('_dsbridge',{call:(t,e)=>(o(3),l(t,A(e)))}),at('_dswk',N),at('_dsaf',{_obs:{}}),at('_dsf',{_obs:{},_hasJavascriptMethod:t=>'string'==typeof t&&(z(Po,t)||void 0!==H(t))}),at('dscb',0),at('_handleMessageFromNative',function(t){const{method:e,callbackId:n}=t,o=w(t.data),i=H(e)
if(!i)return r('The page registers no function "'+e+'"')
if(i.isAsynchronous){const t=(t,e)=>{tt(n,t,!1!==e)}
return h(o,o.length,{__proto__:null,value:t}),void u(i.value,i.owner,o)}const a=u(i.value,i.owner,o),c=a&&a.then
if('function'!=typeof c)return tt(n,a,!0)
Vt(a,c,t=>tt(n,t,!0),t=>et(n,t))}),at('close',function(){l('_dsb.closePage','{}')}),at('getJsBridge',function(){return function(){W()
const t={call:(t,e,n)=>('function'==typeof e&&(n=e,e={}),K(A(t),e??{},rt(n))),register(t,e){ot(window._dsf,t,e)},hasNativeMethod:e=>'1'===t.call('_hasNativeMethod',{name:e}),disableJavascriptAlertBoxSafetyTimeout(t){it.disableJavascriptDialogBlock(t)}}
return t}()}),ji('DSBridge',(t,n)=>{if('string'==typeof t)return 0===T(t,N)?C(M(t,N.length),A(n)):0===T(t,e)?function(t,e){let n=!1
try{const t=w(e),o=b(t).length-(y(t,'_dscbstub')?1:0)
n=V(t)&&!B(t)&&!st()&&(1!==o||!y(t,'data'))}catch(t){}return n?C(t,e):(o(3),l(t,e))}(M(t,e.length),A(n)):lt(t,n)}),t.reader&&(qr('_dsb.reading',t=>{ct=t}),qr('_dsb.answer',t=>{m(t.stub,w(t.json),t.isComplete)}),qr('_dsb.warning',t=>{u(pi,di,['DSBridge: '+t])}))}
"""#
  static let envelope = #"""
function(t){let e=new I,n=!1
function o(t,n){null!=t&&(D(e,W(e),{__proto__:null,id:t,payload:n}),r())}function r(){let o
try{o=function(t){let e=window,n=window,o=0
for(;o<=t.length;){let r=T(t,'.',o)
if(r<0&&(r=t.length),e=n,n=e[M(t,o,r)],null==n)return
o=r+1}return'function'==typeof n?{__proto__:null,owner:e,value:n}:void 0}(t.reply)}catch(t){Wt(t)}if(!o&&!n)return
const r=e
e=new I,P(r,({id:e,payload:n})=>{o?Zt(o.value,o.owner,[e,n]):gi('envelope','The page has no function '+t.reply+' for the reply '+A(e))})}vi('envelope',t.handler,function(e){if('string'==typeof e)try{e=w(e)}catch(t){}if('object'!=typeof e||null===e||'string'!=typeof e.method)return gi('envelope','What was posted to '+t.handler+' has no method')
const{method:n,data:r,callbackId:i,successId:a,failedId:c}=e
null!=i&&Ft(uo('has',n,null,to),()=>o(i,null),()=>{}),_i(n,r,t=>o(a,void 0===t?null:t),t=>{null==c&&gi('envelope','"'+n+'" failed: '+t.message),o(c,{code:t.code,message:t.message,data:t.data})})}),Mt(window.document,'DOMContentLoaded',r),Mt(window,'pageshow',()=>{n=!0,r()})}
"""#
  static let kkJSBridge = #"""
function(t){const e='KKJSBridge',n='KKJSBridgeReady',o=window.Event,r=f(EventTarget.prototype.dispatchEvent),i=window.document,a=new I
let c=0
const s=(t,e)=>A(t||'default')+'.'+A(e)
function l(t,n,o,r){const i=s(t,n)
_i(i,o,t=>{r&&Zt(r,void 0,[hi(t)])},t=>gi(e,'"'+i+'" failed: '+t.message))}function u(t,n,o){const r=s(t,n)
try{const t=xo(r,mi(o),Yn)
return void 0===t?null:hi(t)}catch(t){return gi(e,'"'+r+'" failed: '+t.message),null}}function d(t,e){const n=E(a,t)
n&&P(n,t=>{Zt(t,void 0,[e])})}const p={call:l,syncCall:u,on(t,e){if('function'!=typeof e)return
t=A(t)
let n=E(a,t)
n||D(a,t,n=new I),D(n,++c,e)},off(t){const e=E(a,A(t))
e&&P(e,(t,n)=>{$(e,n)})},_handleMessageFromNative(t){const e=w(t)
'event'===e.messageType&&d(e.eventName,e.data)}}
function g(t){const e=window.KKJSBridge
if(e===p||!e||'function'!=typeof e._handleMessageFromNative)return
const n=b(t)
void 0!==n&&Zt(e._handleMessageFromNative,e,[n])}function b(t){try{return wi(t)}catch(t){gi(e,'A value has no JSON: '+t.message)}}D(Ur,e,(t,e)=>{const n=hi(e)
d(t,n),g({messageType:'event',eventName:t,data:n})}),h(window,'KKJSBridge',{__proto__:null,value:p,writable:!0,configurable:!0}),vi(e,'KKJSBridgeMessage',function(t){if('object'!=typeof t||null===t||'string'!=typeof t.method)return gi(e,'What was posted to KKJSBridgeMessage has no method')
const{module:n,method:o,data:r,callbackId:i}=t
l(n,o,r,null==i?void 0:t=>g({messageType:'callback',callbackId:i,data:t}))}),ji(e,(t,n)=>t===e?function(t){let n
try{n=w(t)}catch(t){}return'object'==typeof n&&null!==n&&'string'==typeof n.method?b(u(n.module,n.method,n.data))||'null':(gi(e,'A prompt has no method'),'null')}(n):void 0)
let _=!1
function y(){_||window.KKJSBridge!==p||r(i,new o(n)),_=!0}Mt(i,'DOMContentLoaded',y),ki(()=>{y(),_=!1})}
"""#
  static let webViewJavascriptBridge = #"""
function(t){const e=t=>gi('WebViewJavascriptBridge',t),n=g({__proto__:null,replacing:!0}),o='_disableJavascriptAlertBoxSafetyTimeout'
function r(t,e){try{u(t,void 0,e)}catch(t){Wt(t)}}const i=new MessageChannel,a=i.port2,c=a.postMessage,s=new I
let l=0,f=0
function d(t){D(s,++l,t),u(c,a,[null])}i.port1.onmessage=()=>{const t=E(s,++f)
$(s,f),t()}
let b=!0
function _(t){b||W(s)>0?d(t):t()}function m(t){try{if(ye(t,0))return t
const e=p(t)
return void 0===e?void 0:w(e)}catch(e){return t}}function v(t,n,o){n=m(n)
const r=n=>{(o||'noResponse'!==n.code)&&e('"'+t+'" failed: '+n.message)},i=eo
Ft(uo('call',t,void 0===n?[]:{__proto__:null,data:n},to),()=>{},r)
const a=eo!==i&&Xn.get(eo)
a&&(a.resolve=t=>{o&&o(void 0===t?null:hi(t))},a.reject=r)}const x=()=>new mt(()=>{})
function j(t,o){try{Qo(t,o,n)}catch(t){e(t.message)}}function k(t,n){if(t=A(t),'function'!=typeof n)return $(Po,t),void(n&&e('The handler of "'+t+'" is not a function'))
j(t,o=>{const r=Fo
return _(()=>{let i=!1
const a=n=>{if(i)return e('"'+t+'" answered twice')
i=!0,sr(r,t,m(n),!1,t)}
try{u(n,void 0,[hi(o),a])}catch(n){e('"'+t+'" threw: '+bi(n)),Wt(n),fr(r,t,n)}}),x()})}function S(t,e,n){2===arguments.length&&'function'==typeof e&&(n=e,e=null),v(A(t),e,'function'==typeof n?t=>_(()=>r(n,[t])):void 0)}function T(n){let o
try{o=w(n)}catch(t){}if('object'!=typeof o||null===o)return e('A message cannot be read: '+bi(n))
const i=void 0===o.handlerName?t.defaultHandler:o.handlerName,a=E(Po,i)
Lo(),a?r(a,[o.data]):e(void 0===o.responseId?'WARNING: no handler for "'+bi(i)+'"':'Nobody waits for the answer "'+bi(o.responseId)+'"')}function N(){b=!1}let O=!1
const J={registerHandler:k,callHandler:S,init(e){if(O)throw new jt('WebViewJavascriptBridge.init called twice')
O=!0,void 0!==e&&k(t.defaultHandler,e),wt()},send(e,n){S(t.defaultHandler,e,n)},disableJavscriptAlertBoxSafetyTimeout:N,disableJavascriptAlertBoxSafetyTimeout:N,_fetchQueue:()=>'[]',_handleMessageFromObjC:T,_handleMessageFromiOS:T}
j(o,()=>{N(),P(K,(t,e)=>nt(e,t,{handlerName:o}))})
const R=new I
function C(t){const e=y(window,t.name)
return e&&e.get===t.get?t.current:window[t.name]}const K=new I,F=new I
let L=0,V=!1
const H=new I
function U(n,o,r){try{if(n===J||'object'!=typeof n||null===n||z(K,n)||'function'!=typeof n._fetchQueue||'function'!=typeof n[o.receive])return
D(K,n,o),r&&D(H,n,o),Q(n,'callHandler',1),Q(n,'send',0),q(n)&&j(t.defaultHandler,function(t){return et(n,o,void 0,t,this.signal)})
const e=n.registerHandler
n.registerHandler=(t,r)=>(j(A(t),function(e){return et(n,o,t,e,this.signal)}),u(e,n,[t,G(r)]))}catch(t){e('The page\'s own bridge cannot be joined: '+bi(t))}}Bi(t=>{let e
return P(H,(n,o)=>{e=function(e){return et(o,n,t,e,this.signal)}}),e})
const q=t=>'function'==typeof t.init
function Q(t,e,n){const o=t[e]
'function'==typeof o&&(t[e]=function(){if(!Z(arguments[n],e))return
const r=u(o,t,arguments)
return X(),r})}const G=t=>'function'!=typeof t?t:(e,n)=>u(t,void 0,[e,'function'!=typeof n?n:t=>{Z(t,'an answer')&&(n(t),X())}])
function Z(t,n){try{return p(t),!0}catch(t){return e(n+' cannot be sent: '+bi(t)),!1}}function X(){V||(V=!0,kt(Y))}function Y(){V=!1,P(R,t=>U(C(t),t.shape,!0)),P(K,(t,n)=>function(t,n){let o,r
try{o=u(t._fetchQueue,t,[]),r=w(o)}catch(t){return e('A queue cannot be read: '+bi(t))}if(!B(r))return e('A queue is no list: '+M(bi(o),0,100))
for(let e=0;e<r.length;e++)tt(r[e],t,n)
r.length>0&&d(Y)}(n,t))}function tt(n,o,r){if('object'!=typeof n||null===n)return e('A message is no object: '+bi(n))
const{handlerName:i,data:a,responseData:c}=n,s=n[r.responseId]
if(null!=s){const t=E(F,s)
return t?($(F,s),t(c)):e('Nobody waits for the answer "'+bi(s)+'"')}const l=void 0===i&&q(o)?t.defaultHandler:i
if('string'!=typeof l)return e('A message has no handler\'s name: '+bi(l))
const u=n[r.callbackId]
v(l,a,null==u?void 0:t=>{nt(o,r,{[r.responseId]:u,responseData:t})})}function et(t,e,n,o,r){const i=Fo,a=e.prefix+ ++L
return D(F,a,t=>sr(i,n,t,!1,n)),Mt(r,'abort',()=>$(F,a)),nt(t,e,{handlerName:n,data:o,[e.callbackId]:a},t=>fr(i,n,t)),x()}function nt(t,e,n,o){try{u(t[e.receive],t,[wi(n)])}catch(t){Wt(t),o&&o(t)}}const ot=1e3,rt=Si()
let it=!1,at=!1,ct=!1,st=!1,lt=!1
function ut(t,e,n){const o=new I,r={__proto__:null,name:t,shape:n,current:J,waiting:void 0,lists:o,get:i}
function i(){return it||at&&!st&&ft()&&(st=!0,d(()=>{pt(),Bt()})),it?r.current:void 0}h(window,t,{__proto__:null,configurable:!0,enumerable:!0,get:i,set(t){r.current=t,U(t,n),pt()}}),h(window,e,{__proto__:null,configurable:!0,enumerable:!0,get:()=>r.waiting,set(t){t!==r.waiting&&D(o,W(o),t),r.waiting=t,dt()}}),D(R,t,r)}const ft=()=>'loading'!==window.document.readyState
function dt(){if(lt=!0,ft())return d(pt)
Mt(window.document,'DOMContentLoaded',()=>d(pt)),St(pt,ot)}function pt(){it=!0,P(R,t=>{t.waiting=t.current===J?void 0:[],P(t.lists,(e,n)=>{$(t.lists,n),ht(e,t)})}),wt()}function wt(){at&&it&&(lt||O||!ct)&&d(rt)}function ht(t,e){if('function'==typeof t)return d(()=>r(t,[C(e)]))
if(B(t))for(let n=0;n<t.length;n++)ht(t[n],e)}function gt(t,e){h(Pe,t,{__proto__:null,configurable:!0,enumerable:!0,value:g({__proto__:null,postMessage(){e()}})})}ut('WebViewJavascriptBridge','WVJBCallbacks',{__proto__:null,receive:'_handleMessageFromObjC',prefix:'objc_cb_',callbackId:'callbackId',responseId:'responseId'}),ut('WKWebViewJavascriptBridge','WKWVJBCallbacks',{__proto__:null,receive:'_handleMessageFromiOS',prefix:'native_iOS_cb_',callbackId:'callbackID',responseId:'responseID'}),
gt('iOS_Native_InjectJavascript',dt),gt('iOS_Native_FlushMessageQueue',X),qr(t.navigation,()=>{it||dt(),X()})
const bt=di.log
window.onerror||(window.onerror=(t,e,n)=>u(bt,di,['WebViewJavascriptBridge: ERROR:'+t+'@'+e+':'+n]))
const _t='WebViewJavascriptBridgeReady',yt=Event,vt=document.dispatchEvent,xt=document.addEventListener
function Bt(){at=!0,ct&&pt()
const t=new yt(_t)
h(t,'bridge',{__proto__:null,get:()=>(it||pt(),window.WebViewJavascriptBridge)}),u(vt,document,[t]),wt()}h(document,'addEventListener',{__proto__:null,configurable:!0,writable:!0,enumerable:!1,value:function(t){return t===_t&&(ct=!0),u(xt,this,arguments)}}),ki(()=>d(Bt))}
"""#
}
