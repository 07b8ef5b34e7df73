/** Small manners of every page that need no widget. */

/** Escape hides a tooltip until the pointer or the focus comes back (WCAG 1.4.13). */
export function escapeHidesTooltips(document: Document): void {
  onEscape(document, () => {
    for (const tip of document.querySelectorAll('.tip:is(:hover, :focus), .tip:has(+ :hover)')) {
      tip.setAttribute('data-hidden', '')
      const show = () => tip.removeAttribute('data-hidden')
      // Both the button and the tooltip, on which the pointer may rest.
      tip.parentElement?.addEventListener('pointerleave', show, { once: true })
      tip.addEventListener('blur', show, { once: true })
    }
  })
}

/** Escape inside the open menu closes it and takes the focus back to its button. */
export function escapeClosesTheMenu(document: Document): void {
  onEscape(document, (target) => {
    const menu = document.querySelector<HTMLDetailsElement>('details.burger[open]')
    if (!menu || !(target as Partial<Element> | null)?.closest?.('details.burger, .nav')) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Buttons that print the page; only scripts can. */
export function printsOnDemand(window: Window): void {
  window.document.addEventListener('click', ({ target }) => {
    if ((target as Partial<Element> | null)?.closest?.('[data-print]')) window.print()
  })
}

/** Tells of each box with an address to pass on when it is first opened; until then it costs nothing. */
export function onOpeningToShare(document: Document, open: (box: Element) => void): void {
  const opened = new WeakSet<Element>()
  const heard = ({ target }: Event) => {
    const box = target as HTMLDetailsElement
    if (!box.open || opened.has(box) || !box.matches('[data-share]')) return
    opened.add(box)
    open(box)
  }
  // It does not bubble.
  document.addEventListener('toggle', heard, true)
}

const onEscape = (document: Document, act: (target: EventTarget | null) => void): void =>
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') act(event.target)
  })
