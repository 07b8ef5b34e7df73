/** Whether a field is marked as wrong, and the sentence that says why; runs inside the page. */
export const faultOf = (field: Element): { invalid: boolean; message: string } => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const message = ids.map((id) => field.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  return { invalid: field.getAttribute('aria-invalid') === 'true', message: message.trim() }
}
