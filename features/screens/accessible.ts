import type { Named, Role } from './screen.ts'

/** Finds parts of a happy-dom page by role and name, as a screen reader would; real browsers do that themselves. */

const byTag: Readonly<Record<string, Role>> = {
  ARTICLE: 'article',
  BUTTON: 'button',
  DD: 'definition',
  DIALOG: 'dialog',
  DT: 'term',
  FIELDSET: 'group',
  FIGURE: 'figure',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  IFRAME: 'frame',
  LI: 'listitem',
  MAIN: 'main',
  NAV: 'navigation',
  OL: 'list',
  OPTION: 'option',
  OUTPUT: 'status',
  P: 'paragraph',
  SELECT: 'combobox',
  SUMMARY: 'disclosure',
  TD: 'cell',
  TIME: 'time',
  TR: 'row',
  UL: 'list',
}

const roleOf = (element: Element): string | undefined => {
  const said = element.getAttribute('role')
  if (said !== null) return said
  const { tagName } = element
  if (tagName === 'A') return element.hasAttribute('href') ? 'link' : undefined
  if (tagName === 'INPUT') return element.getAttribute('type') === 'checkbox' ? 'checkbox' : undefined
  if (tagName === 'IMG') return element.getAttribute('alt') === '' ? undefined : 'img'
  if (tagName === 'TH') return element.getAttribute('scope') === 'row' ? 'rowheader' : undefined
  if (tagName === 'SECTION') return nameOf(element) === '' ? undefined : 'region'
  return byTag[tagName]
}

const isHidden = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden="true"], template, dialog:not([open])') !== null

const squeezed = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

/** Text of an element without what is hidden in it. */
const contentOf = (element: Element): string => {
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? ''
    if (node.nodeType !== 1) continue
    const child = node as Element
    const named = child.getAttribute('alt') ?? ''
    if (child.getAttribute('aria-hidden') === 'true' || child.hasAttribute('hidden')) continue
    // What only keeps a word in one piece does not cut it in three.
    text += child.classList.contains('nowrap') ? contentOf(child) : ` ${named} ${contentOf(child)} `
  }
  return text
}

const labelOf = (element: Element): string => {
  const root = element.ownerDocument
  const label =
    element.closest('label') ?? (element.id === '' ? null : root.querySelector(`label[for="${element.id}"]`))
  return label ? contentOf(label) : ''
}

const namedByContent = new Set(['article', 'button', 'cell', 'heading', 'link', 'option', 'rowheader', 'tooltip'])

export const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels = ids.map((id) => element.ownerDocument.getElementById(id))
  if (labels.length > 0) return squeezed(labels.map((label) => (label ? contentOf(label) : '')).join(' '))
  const said = element.getAttribute('aria-label')
  if (said !== null) return squeezed(said)
  if (['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)) return squeezed(labelOf(element))
  if (element.tagName === 'SECTION') return ''
  if (element.tagName === 'FIELDSET') return squeezed(contentOf(element.querySelector('legend') ?? element))
  const role = roleOf(element)
  if (role !== undefined && namedByContent.has(role)) return squeezed(contentOf(element))
  return squeezed(element.getAttribute('alt') ?? element.getAttribute('title') ?? '')
}

const isMeant = (name: string, asked: Named | undefined): boolean =>
  asked === undefined || (typeof asked === 'string' ? name === asked : asked.test(name))

export const findAll = (root: Element, role: Role, name?: Named): readonly Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      roleOf(element) === role &&
      (role === 'tooltip' || !isHidden(element)) &&
      (name === undefined || isMeant(nameOf(element), name)),
  )

export const findField = (root: Element, label: Named): Element | undefined =>
  [...root.querySelectorAll('input:not([type="hidden"]), select, textarea')].find((field) =>
    isMeant(nameOf(field), label),
  )
