const sayingId = 'gesagt'

/** Says something aloud beside what is shown (WCAG 4.1.3); the same twice is said twice. */
export function sayOnPage(document: Document, text: string): void {
  const known = document.getElementById(sayingId)
  const saying = known ?? document.createElement('p')
  saying.textContent = ''
  if (!known) {
    saying.id = sayingId
    saying.className = 'vh'
    saying.setAttribute('role', 'status')
    document.body.append(saying)
  }
  setTimeout(() => (saying.textContent = text), 50)
}
