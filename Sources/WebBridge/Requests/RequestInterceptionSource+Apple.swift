// Of the digest 37ef4bbe35d1e0095fdc50149c91c4a2d0f6c612a5e06d644d5f041a0e5a1b2e, by terser 5.16.5.
// swift-format-ignore-file

#if canImport(ObjectiveC)

// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The one replacement of the functions by which a page makes requests, minified.
enum RequestInterceptionSource {
  static let script = #"""
(function(){'use strict'
if(window.webkitRequests)return startScripts(null,()=>{})
Object.defineProperty(window,'webkitRequests',{__proto__:null,value:fetchHere})
const apply=Reflect.apply
const construct=Reflect.construct
const defineProperty=Object.defineProperty
const descriptorOf=Object.getOwnPropertyDescriptor
const ownNames=Object.getOwnPropertyNames
const prototypeOf=Object.getPrototypeOf
const setPrototypeOf=Object.setPrototypeOf
const method=f=>(self,a,b)=>apply(f,self,[a,b])
const getter=(type,name)=>method(descriptorOf(type.prototype,name).get)
const setter=(type,name)=>method(descriptorOf(type.prototype,name).set)
const textOf=value=>`${value}`
const takes=f=>value=>{try{f(value,'')
return true}catch{return false}}
const PageURL=URL
const PageRequest=Request
const PageResponse=Response
const PageHeaders=Headers
const PagePromise=Promise
const PageBlob=Blob
const PageXHR=XMLHttpRequest
const PageWeakMap=WeakMap
const PageTypeError=TypeError
const Bytes=Uint8Array
const encode=encodeURIComponent
const generatorOf=method(descriptorOf(window,'crypto').get)
const random=method(Crypto.prototype.getRandomValues)
const page=document
const then=method(Promise.prototype.then)
const indexOf=method(String.prototype.indexOf)
const slice=method(String.prototype.slice)
const upper=method(String.prototype.toUpperCase)
const codeToText=method(Number.prototype.toString)
const weakGet=method(WeakMap.prototype.get)
const weakSet=method(WeakMap.prototype.set)
const weakDelete=method(WeakMap.prototype.delete)
const baseOf=getter(Node,'baseURI')
const windowOf=getter(Document,'defaultView')
const isWindow=takes(method(descriptorOf(window,'closed').get))
const isOfPrototype=method(Object.prototype.isPrototypeOf)
const createElement=method(Document.prototype.createElementNS)
const linkOf=getter(HTMLAnchorElement,'href')
const setLink=setter(HTMLAnchorElement,'href')
const functions=Function.prototype
const textOfFunction=method(Function.prototype.toString)
const hrefOf=getter(URL,'href')
const setUser=setter(URL,'username')
const setPassword=setter(URL,'password')
const protocolOf=getter(URL,'protocol')
const hasHeader=method(Headers.prototype.has)
const setHeader=method(Headers.prototype.set)
const bytesOfResponse=method(Response.prototype.arrayBuffer)
const bytesOfRequest=method(Request.prototype.arrayBuffer)
const copyOf=method(Request.prototype.clone)
const requestURL=getter(Request,'url')
const requestMethod=getter(Request,'method')
const isUsed=getter(Request,'bodyUsed')
const isRequest=takes(requestURL)
const typeOf=getter(Blob,'type')
const nameOf=getter(File,'name')
const isBlob=takes(typeOf)
const isForm=takes(method(FormData.prototype.has))
const eachOfForm=method(FormData.prototype.forEach)
const isStream=takes(getter(ReadableStream,'locked'))
const isDocument=takes(getter(Document,'contentType'))
const lengthOf=getter(ArrayBuffer,'byteLength')
const isBuffer=takes(lengthOf)
const isView=ArrayBuffer.isView
const isParameters=takes(method(URLSearchParams.prototype.toString))
const stateOf=getter(XMLHttpRequest,'readyState')
const nativeFetch=window.fetch
const nativeOpen=XMLHttpRequest.prototype.open
const nativeSend=XMLHttpRequest.prototype.send
const nativeSetHeader=XMLHttpRequest.prototype.setRequestHeader
const members={__proto__:null,priority:null,window:null,duplex:null};['cache','credentials','headers','integrity','keepalive','mode','redirect','referrer','referrerPolicy','signal'].forEach(name=>{members[name]=getter(PageRequest,name)})
const memberNames=Object.keys(members)
const noConstructor=Object.freeze({__proto__:null,value:undefined})
function follow(promise,done,failed){defineProperty(promise,'constructor',noConstructor)
then(promise,done,failed)}function parseURL(text,isOfDocument,base){try{const url=new PageURL(isOfDocument&&hasMoreThanASCII(text)?resolved(text):text,base||baseOf(page))
if(isOfDocument){setUser(url,'')
setPassword(url,'')}return url}catch{return null}}function resolved(text){link=link||createElement(page,'http://www.w3.org/1999/xhtml','a')
setLink(link,text)
return linkOf(link)}let link=null
const codeAt=method(String.prototype.charCodeAt)
function hasMoreThanASCII(text){for(let index=0;index<text.length;index++)if(codeAt(text,index)>127)return true
return false}const isHere=self=>(self===undefined||self===null||self===window)&&windowOf(page)!==null
function randomText(){const t=new Bytes(16)
random(generatorOf(window),t)
let text=''
for(let index=0;index<16;index++)text+=slice(codeToText(256+t[index],16),1)
return text}const chains=new PageWeakMap
const engines=new PageWeakMap
let startingScript=null
function intercept(owner,name,interceptor,part='value'){if(!startingScript)throw new PageTypeError('Interceptors are added when a document starts')
let t=weakGet(chains,owner)
if(!t)weakSet(chains,owner,t={__proto__:null})
const e=part+' '+name
const chain=t[e]||(t[e]=replace(owner,name,part))
const node={__proto__:null,interceptor,next:chain.own}
if(chain.last)chain.last.next=node
else chain.first=node
if(startingScript.isOwn)chain.own=node
else chain.last=node}let printsEngines=false
function replace(owner,name,part){const t=part==='construct'
const e=t?'value':part
const o=descriptorOf(owner,name)
if(!o)throw new PageTypeError('There is no '+name+' to intercept')
const chain={__proto__:null,engine:o[e],first:null,last:null,own:null}
o[e]=t?classOf(chain):functionOf(chain)
weakSet(engines,o[e],chain.engine)
if(!printsEngines){printsEngines=true
intercept(functions,'toString',({self})=>textOfFunction(weakGet(engines,self)||self))}defineProperty(owner,name,o)
return chain}function functionOf(chain){const{replacement:t}={replacement(){return pass(chain,chain.first,{__proto__:null,self:this,list:arguments})}}
copyMember(chain.engine,t,'length')
copyMember(chain.engine,t,'name')
return t}function classOf(chain){const{engine:t}=chain
function e(){const type=new.target
if(!type)return apply(t,undefined,arguments)
const call={__proto__:null,list:arguments,type:type===e?t:type}
return pass(chain,chain.first,call)}defineProperty(t.prototype,'constructor',{__proto__:null,value:e})
setPrototypeOf(e,prototypeOf(t))
ownNames(t).forEach(name=>{copyMember(t,e,name)})
return e}function copyMember(source,target,name){defineProperty(target,name,descriptorOf(source,name))}function pass(chain,node,call){if(node){return node.interceptor(call,list=>pass(chain,node.next,list?{__proto__:null,self:call.self,type:call.type,list}:call))}return call.type?construct(chain.engine,call.list,call.type):apply(chain.engine,call.self,call.list)}function whenBytes(promise,done,failed){follow(promise,t=>{try{if(isBuffer(t))return done(t)}catch(t){return failed(t)}
failed(new PageTypeError('The body cannot be read'))},failed)}function blobParts(blob,type){let t=null
return{__proto__:null,kind:'body',blob,type,get bytes(){return t||(t=bytesOfResponse(new PageResponse(blob)))}}}function swap(text,old,new_){let done=''
for(let t;(t=indexOf(text,old))>=0;){done+=slice(text,0,t)+new_
text=slice(text,t+old.length)}return done+text}const lines=text=>swap(swap(swap(text,'\r\n','\n'),'\r','\n'),'\n','\r\n')
const escaped=name=>swap(swap(swap(name,'\r','%0D'),'\n','%0A'),'"','%22')
function formParts(form){const t='----WebKitFormBoundary'+randomText()
const e={__proto__:null,length:0}
let blob=''
const o=part=>{blob=join(blob,part)
e[e.length++]=part}
eachOfForm(form,(value,name)=>{let e='--'+t+'\r\nContent-Disposition: form-data; name="'+escaped(lines(name))+'"'
if(typeof value==='string'){o(e+'\r\n\r\n'+lines(value)+'\r\n')}else{e+='; filename="'+escaped(nameOf(value))+'"\r\nContent-Type: '+(typeOf(value)||'application/octet-stream')+'\r\n\r\n'
o(e)
o(value)
o('\r\n')}})
o('--'+t+'--\r\n')
const s=blobParts(new PageBlob([blob]),'multipart/form-data; boundary='+t)
s.parts=e
return s}const join=(start,end)=>typeof start==='string'&&typeof end==='string'?start+end:new PageBlob([start,end])
function contentsOf(body,cannotSend){if(body===undefined||body===null)return{__proto__:null,kind:'none',type:''}
if(typeof body==='object'){if(isBuffer(body)||isView(body)||isParameters(body)){return{__proto__:null,kind:'body',ready:body,type:''}}if(isBlob(body))return blobParts(body,typeOf(body))
if(isForm(body))return formParts(body)
if(cannotSend(body))return{__proto__:null,kind:'lost',value:body,type:''}}return{__proto__:null,kind:'body',ready:textOf(body),type:''}}function interceptFetch(takes,answer){intercept(window,'fetch',(call,next)=>{try{if(!isHere(call.self))return fetchElsewhere(call,next)
const request=takes(call)?readFetch(call):null
return request?answer(request,next):next()}catch(t){return new PagePromise((e,o)=>o(t))}})}function fetchElsewhere({self,list},next){let t
try{t=isWindow(self)&&descriptorOf(self,'webkitRequests')}catch{}return t&&t.value!==fetchHere?t.value(list):next()}function fetchHere(list){const t=weakGet(chains,window),chain=t&&t['value fetch']
return chain?pass(chain,chain.first,{__proto__:null,self:window,list}):fetchByEngine(list)}const argument=(call,index)=>call.list.length>index?call.list[index]:undefined
function fetchedRequest(call){const t=argument(call,0)
return typeof t==='object'&&isRequest(t)?t:null}function fetchOptions(call){const t=argument(call,1)
return t!==undefined&&(typeof t==='object'||typeof t==='function')?t:null}const isPlainGet=call=>!fetchOptions(call)&&typeof argument(call,0)!=='object'
const hasNoBody=method=>{const name=upper(method)
return name==='GET'||name==='HEAD'}
function fetchMethod(call){if(call.method===undefined){const t=fetchOptions(call)
const e=t?t.method:undefined
call.givesMethod=e!==undefined
const request=e===undefined?fetchedRequest(call):null
call.method=e!==undefined?textOf(e):request?requestMethod(request):'GET'}return call.method}function fetchURL(call){if(call.url===undefined){const request=fetchedRequest(call)
call.url=call.list.length>0?parseURL(request?requestURL(request):textOf(argument(call,0))):null}return call.url}function readFetch(call){if(call.request===undefined)call.request=makeRequest(call)
return call.request}function makeRequest(call){const t=fetchedRequest(call)
const e=fetchOptions(call)
const method=fetchMethod(call)
const url=fetchURL(call)
const value=e?e.body:undefined
const o={__proto__:null}
const s=t&&(value===undefined||value===null)&&!hasNoBody(method)
if(s&&isUsed(t))return null
let body=s?null:contentsOf(value,isStream)
let c=e&&(call.givesMethod||value!==undefined&&value!==null)
let l=false,u=false
for(let index=0;index<memberNames.length;index++){const s=memberNames[index]
let i=e?e[s]:undefined
if(i!==undefined&&members[s]){c=true
if(s==='referrer')l=true
if(s==='referrerPolicy')u=true}if(i===undefined&&t&&members[s])i=members[s](t)
if(i!==undefined)o[s]=i}if(c&&t&&!l)delete o.referrer
if(c&&t&&!u)delete o.referrerPolicy
o.method=method
if(!body){const e=new PageRequest(copyOf(t),o)
body={__proto__:null,kind:'body',bytes:bytesOfRequest(t),type:'',copy:e}}return{__proto__:null,url,method,options:o,body,original:s?t:null}}function sendWithBody(request,send){const{options:t,body}=request
if(body.kind==='lost')throw new PageTypeError('The body is a stream, which is not sent')
if(!body.bytes){if(body.ready!==undefined)t.body=body.ready
return send(request)}if(body.type){const e=new PageHeaders(t.headers)
if(!hasHeader(e,'content-type'))setHeader(e,'content-type',body.type)
t.headers=e}return new PagePromise((e,o)=>{whenBytes(body.bytes,s=>{if(body.copy&&lengthOf(s)===0)body.kind='none'
else t.body=s
try{follow(send(request),e,o)}catch(t){o(t)}},t=>{if(!body.copy)return o(t)
follow(fetchByEngine([body.copy]),e,o)})})}const fetchByEngine=list=>apply(nativeFetch,window,list)
function readOpen(call){const t=call.list
if(t.length<2||!isHere()||!isOfPrototype(PageXHR.prototype,call.self))return false
if(call.url!==undefined)return true
call.method=textOf(t[0])
const text=textOf(t[1])
call.isAsync=t.length===2||!!t[2]
call.list=[call.method,text]
for(let index=2;index<t.length;index++){defineProperty(call.list,index,{__proto__:null,value:t[index],enumerable:true})}call.url=parseURL(text,true)
return true}function startScripts(requests,starts){const t=makeScripts()
const start=index=>{if(index===t.length)return
const e=t[index]
const{isForMainFrameOnly:o,run:s}=e
try{starts(e)
if(!o||window.top===window)s(requests)}finally{start(index+1)}}
start(0)}const requests=Object.freeze({__proto__:null,intercept,interceptFetch,fetchMethod,fetchURL,sendWithBody,fetchByEngine,readOpen,contentsOf,whenBytes,parseURL,isHere})
try{startScripts(requests,t=>{startingScript=t})}finally{startingScript=null}
"""#
}

#endif
