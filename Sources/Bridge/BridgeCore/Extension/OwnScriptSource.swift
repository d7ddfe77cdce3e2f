// Of the digest d2ee5e66012a43bf9faf93e03d9be4daa2874fe1819abd60f6331da25de4a06f, by terser 5.16.5.
// Made by scripts/embed. Change the files that it is made of, and run it.

// swift-format-ignore-file

/// The script that calls the script of a part that an app has made.
enum OwnScriptSource {
  static let script = #"""
function(n){const t=new W,e=e=>{let o=z(t,e);if(o)return o;if('string'!=typeof e||!I(lt,e))throw rt('A name of a part has letters, digits, ".", "_", "$" and "-" only');return C(t,e,o=ownName('part.'+n.name+'.'+e)),o};partScripts[n.script](b({__proto__:null,bridge:window[Symbol.for('webbridge')],call:b((n,...t)=>request('call',e(n),t,noOptions)),on:b((n,t)=>on(e(n),t))}),n.options)}
"""#
}
