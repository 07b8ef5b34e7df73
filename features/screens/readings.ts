/**
 * Readings run inside a page, so each stands for itself and uses nothing from outside it.
 */

/** What a screen reader says of it, line by line: hidden parts are left out, soft hyphens are no letters. */
export const lines = (element: Element): string[] => {
  const blocks =
    /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BR|DD|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|LI|MAIN|NAV|OL|P|SECTION|TABLE|TD|TH|TR|UL)$/
  let text = ''
  const walk = (node: Node): void => {
    if (node.nodeType === 3) text += (node.nodeValue ?? '').replace(/[\t\n\r ]+/g, ' ')
    if (node.nodeType !== 1) return
    const child = node as Element
    if (/^(SCRIPT|STYLE|TEMPLATE|SVG)$/i.test(child.tagName)) return
    if (child.getAttribute('aria-hidden') === 'true' || child.hasAttribute('hidden')) return
    const apart = blocks.test(child.tagName)
    if (apart) text += '\n'
    for (const inner of child.childNodes) walk(inner)
    if (apart) text += '\n'
  }
  walk(element)
  return text
    .replaceAll('\u00ad', '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Texts that only eyes meet: what screen readers pass over. */
export const hiddenTexts = (element: Element): string[] =>
  [...element.querySelectorAll('[aria-hidden="true"]')].map((part) => (part.textContent ?? '').trim())

/** Like `lines`, in one, without what its buttons say. */
export const wordsBesideButtons = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const button of copy.querySelectorAll('button, [role="tooltip"], template, svg')) button.remove()
  return (copy.textContent ?? '')
    .replaceAll('\u00ad', '')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
}

export const allText = (element: Element): string =>
  (element.textContent ?? '')
    .replaceAll('\u00ad', '')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()

/** Label and target of a link. */
export const linkSeen = (element: Element): { readonly label: string; readonly address: string } => ({
  label: (element.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim(),
  address: element.getAttribute('href') ?? '',
})
