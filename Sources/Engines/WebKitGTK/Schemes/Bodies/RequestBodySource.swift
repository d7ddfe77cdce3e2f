// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The interceptor that sends request bodies to scheme handlers.
enum RequestBodySource {
  static let script = #"""
(function(e,t,n){if(!e)return;const isHandled=e=>null!==e&&!0===n[protocolOf(e)];function marked(e,t){const n=indexOf(e,'#');return n<0?e+'#'+t:slice(e,0,n)+'#'+t+slice(e,n)}const mark=(e,n,o)=>t+'.'+e+'.'+n+'.'+swap(encode(o),'.','%2E')+'.';interceptFetch(e=>!isPlainGet(e)&&!hasNoBody(fetchMethod(e))&&isHandled(fetchURL(e)),(e,t)=>'lost'===e.body.kind?t():sendWithBody(e,({url:e,options:t,body:n})=>fetchByEngine([marked(hrefOf(e),mark('',n.kind,'')),t])));const o=new PageWeakMap;function uploadByXHR(e,t,n){const o=new PageXHR,s='lost'===t.kind,r=t.bytes?'lost':s?'body':t.kind;try{apply(nativeOpen,o,['POST',marked(e.href,mark(e.ticket,r,'')),n]),s&&apply(nativeSetHeader,o,['content-type','text/plain']),apply(nativeSend,o,[s?t.value:'body'===r?t.ready:null])}catch{}}intercept(PageXHR.prototype,'open',(e,t)=>{if(!readOpen(e))return t();if(weakDelete(o,e.self),!hasNoBody(e.method)&&isHandled(e.url)){const t=randomText();e.list[1]=marked(hrefOf(e.url),'ticket.'+t+'.'),setUser(e.url,''),setPassword(e.url,'');const n={__proto__:null,href:hrefOf(e.url),ticket:t,isAsync:e.isAsync};weakSet(o,e.self,n)}return t()}),intercept(PageXHR.prototype,'send',(e,t)=>{const n=weakGet(o,e.self);if(!n)return t();weakDelete(o,e.self);const s=contentsOf(argument(e,0),isDocument);if(!n.isAsync)return uploadByXHR(n,s,!1),t();t(),function upload(e,t,n){const put=(o,s)=>{1===stateOf(e)&&follow(fetchByEngine([marked(t.href,mark(t.ticket,o,n.type)),{__proto__:null,method:'POST',mode:'no-cors',body:s}]),()=>{},()=>{})};if('lost'!==n.kind)return n.bytes?void whenBytes(n.bytes,e=>put('body',e),()=>put('lost',void 0)):put(n.kind,n.ready);1===stateOf(e)&&uploadByXHR(t,n,!0)}(e.self,n,s)})})
"""#
}
