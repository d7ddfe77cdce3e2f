// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that plays the page's part of a recording.
enum ReplaySource {
  static let replay = #"""
(()=>{const e=new Map,r=new Map,revive=e=>{if(Array.isArray(e))return e.map(revive);if(null===e||'object'!=typeof e)return e;const r=Object.keys(e);if(1!==r.length||'$'!==r[0][0])return members(e);const t=e[r[0]];switch(r[0]){case'$undefined':return;case'$number':return Number(t);case'$int':return BigInt(t);case'$bytes':return Uint8Array.from(atob(t),e=>e.charCodeAt(0));case'$date':return new Date(t);case'$map':return new Map(t.map(([e,r])=>[revive(e),revive(r)]));case'$set':return new Set(t.map(revive));default:return members(t)}},members=e=>Object.fromEntries(Object.entries(e).map(([e,r])=>[e,revive(r)])),read=({json:e,extended:r})=>r?revive(e):e;globalThis.webBridgeReplay={call(r,t,n,a){const s=new AbortController,o=bridge.with({signal:s.signal,timeout:1/0}),i=n?(async e=>{for await(const r of e);})(o.stream(t,...read(a))):o.call(t,...read(a));e.set(r,{controller:s,ended:i.then(()=>{},()=>{})})},ended:r=>e.get(r).ended,cancel(r){e.get(r).controller.abort()},emit(e,r){bridge.emit(e,read(r))},answer(e,t){r.has(e)||(r.set(e,[]),bridge.handle(e,()=>{const t=r.get(e).shift();if(t)return(({result:e,elements:r,error:t})=>{if(t)throw new bridge.BridgeError(t.code,t.message);return r?async function*(){for(const e of r)yield read(e)}():e&&read(e)})(t);throw new bridge.BridgeError('unavailable','The recording has no further call of this method.')})),r.get(e).push(t)}}})()
"""#
}
