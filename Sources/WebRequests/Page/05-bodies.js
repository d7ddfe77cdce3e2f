// Forms in the Requests of a page. The engine can send such a body, and cannot give its bytes if a file is in it.

const hasField = method(PageForm.prototype.has);
const isForm = (value) => {
  try {
    hasField(value, '');
    return true;
  } catch {
    return false;
  }
};
/** What `contentsOf` made of the form of a Request. The boundary is not the one of the Request's header. */
const requestForms = new Weak();

requests.intercept(window, 'Request', (call, next) => {
  const input = call.list[0], given = call.list[1];
  const body = typeof given === 'object' && given !== null ? given.body : undefined;
  const form = typeof body === 'object' && body !== null ? isForm(body) && requests.contentsOf(body, () => false)
    : typeof input === 'object' && input !== null && weakGet(requestForms, input);
  const made = next();
  if (form) weakSet(requestForms, made, form);
  return made;
}, 'construct');

requests.intercept(PageRequest.prototype, 'clone', (call, next) => {
  const copy = next();
  const form = weakGet(requestForms, call.self);
  if (form) weakSet(requestForms, copy, form);
  return copy;
});
