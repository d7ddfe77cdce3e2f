/// What pages do with forms: the form, and the script that submits it.
struct FormCase: Sendable, CustomStringConvertible {
  let name: String
  let form: String
  let script: String

  init(_ name: String, _ form: String, _ script: String = "f.requestSubmit()") {
    (self.name, self.form, self.script) = (name, form, script)
  }

  var description: String { name }

  private static let fields =
    "<input name=a value=1><input name=a value='é &'><textarea name=t>x\ny</textarea>"

  static let all: [FormCase] = [
    FormCase("requestSubmit", "<form id=f method=post action=/head>\(fields)</form>"),
    FormCase(
      "rel=noreferrer", "<form id=f method=post action=/head rel=noreferrer>\(fields)</form>"),
    FormCase(
      "rel with several words",
      "<form id=f method=post action=/head rel='noopener NOREFERRER'>\(fields)</form>"),
    FormCase(
      "rel=opener", "<form id=f method=post action=/head rel='opener noreferrers'>\(fields)</form>"),
    FormCase("submit()", "<form id=f method=post action=/head>\(fields)</form>", "f.submit()"),
    FormCase(
      "a clicked button",
      "<form id=f method=post action=/head>\(fields)<button id=b name=b value=v>x</button></form>",
      "b.click()"),
    FormCase(
      "a button with settings of its own",
      "<form id=f action=/nowhere>\(fields)<button id=b formaction='/head?own' formmethod=post formenctype=multipart/form-data>x</button></form>",
      "b.click()"),
    FormCase(
      "a button outside",
      "<form id=f method=post action=/head>\(fields)</form><button id=b form=f name=b value=v>x</button>",
      "b.click()"),
    FormCase(
      "a chosen submitter",
      "<form id=f method=post action=/head>\(fields)<button id=b name=b value=v>x</button></form>",
      "f.requestSubmit(b)"),
    FormCase(
      "multipart",
      "<form id=f method=post action=/head enctype=multipart/form-data>\(fields)</form>"),
    FormCase(
      "multipart with a file",
      "<form id=f method=post action=/head enctype=multipart/form-data>\(fields)<input id=i type=file name=file></form>",
      "const d = new DataTransfer(); d.items.add(new File(['content'], 'n.txt', { type: 'text/css' })); i.files = d.files; f.requestSubmit()"
    ),
    FormCase(
      "text/plain", "<form id=f method=post action=/head enctype=text/plain>\(fields)</form>"),
    FormCase("a GET", "<form id=f action='/head?old#frag'>\(fields)</form>"),
    FormCase(
      "fields that shadow",
      "<form id=f method=post action=/head><input name=action value=x><input name=method value=y><input name=submit value=z></form>",
      "HTMLFormElement.prototype.submit.call(f)"),
    FormCase(
      "fields that do not count",
      "<form id=f method=post action=/head><input name=a disabled><input type=checkbox name=c><input type=checkbox name=d checked><select name=s multiple><option selected>1<option selected>2</select></form>"
    ),
    FormCase(
      "fields of a formdata event", "<form id=f method=post action=/head>\(fields)</form>",
      "f.onformdata = (e) => e.formData.append('late', '1'); f.requestSubmit()"),
    FormCase(
      "values that a listener sets",
      "<form id=f method=post action=/head><input id=i name=a value=1></form>",
      "f.addEventListener('submit', () => { i.value = '2'; }); f.requestSubmit(); i.value = '3'"),
    FormCase(
      "a stopped event", "<form id=f method=post action=/head>\(fields)</form>",
      "f.addEventListener('submit', (e) => e.stopPropagation()); f.requestSubmit()"),
    FormCase(
      "a redirect",
      "<form id=f method=post action='/redirect?status=303&to=/head?seen'>\(fields)</form>"),
    FormCase(
      "a redirect with 302",
      "<form id=f method=post action='/redirect?to=/head?seen'>\(fields)</form>"),
    FormCase(
      "a redirect with 307",
      "<form id=f method=post action='/redirect?status=307&to=/head?seen'>\(fields)</form>"),
    FormCase(
      "a redirect with 308",
      "<form id=f method=post action='/redirect?status=308&to=/head?seen'>\(fields)</form>"),
    FormCase(
      "a button with a method that is none",
      "<form id=f method=post action=/head>\(fields)<button id=b formmethod=put>x</button></form>",
      "b.click()"),
    FormCase(
      "a button with GET in a form of files",
      "<form id=f method=post action='/head?old' enctype=multipart/form-data>\(fields)<button id=b formmethod=get>x</button></form>",
      "b.click()"),
    FormCase(
      "a button with an encoding that is none",
      "<form id=f method=post action=/head>\(fields)<button id=b formenctype=a/b>x</button></form>",
      "b.click()"),
    FormCase(
      "a button with an empty action",
      "<form id=f method=post action=/nowhere>\(fields)<button id=b formaction=''>x</button></form>",
      "b.click()"),
    FormCase(
      "a button for this frame in a form for another one",
      "<form id=f method=post action=/head target=other>\(fields)<button id=b formtarget=_self>x</button></form>",
      "b.click()"),
    FormCase(
      "a base",
      "<base href=/base/ target=_self><form id=f method=post action='../head'>\(fields)</form>"),
    FormCase("an HTML page", "<form id=f method=post action='/page?body=made'>\(fields)</form>"),
    FormCase("an empty form", "<form id=f method=post action=/head></form>"),
    FormCase("no action", "<form id=f method=post></form>"),
    FormCase("target=_self", "<form id=f method=post action=/head target=_self>\(fields)</form>"),
    FormCase("a status 404", "<form id=f method=post action=/nowhere>\(fields)</form>"),
  ]
}
