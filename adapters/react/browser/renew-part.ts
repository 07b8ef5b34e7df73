/**
 * Makes a part of the page what it is now, as far as nobody is at work in it: where the focus is, where something is
 * typed and not sent, and what somebody has opened stays, and only what is beside and within it is replaced. Answers
 * whether anything was different.
 */
export function renewPart(old: Element, fresh: Element): boolean {
  if (old.isEqualNode(fresh)) return false
  if (!isHeld(old)) {
    old.replaceWith(fresh)
    return true
  }
  if (old.matches(fields)) return false
  if (old.childElementCount + fresh.childElementCount > 0) return renewChildren(old, fresh)
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value)
  old.textContent = fresh.textContent
  return true
}

/** Children with an id are the same by it; others by their kind, in their order. */
function renewChildren(old: Element, fresh: Element): boolean {
  const shown = new Set<Element>()
  let at = old.firstElementChild
  let isOther = false
  // Collections of a document change with it.
  const children = [...fresh.children]
  for (const next of children) {
    const same = sameAs(next, at, old)
    if (same) isOther = renewPart(same, next) || isOther
    else old.insertBefore(next, at)
    isOther ||= !same
    const now = same?.isConnected ? same : next
    shown.add(now)
    at = now.nextElementSibling
  }
  const gone = [...old.children].filter((child) => !shown.has(child) && !isHeld(child))
  for (const child of gone) child.remove()
  return isOther || gone.length > 0
}

function sameAs(next: Element, from: Element | null, parent: Element): Element | undefined {
  if (next.id !== '') return [...parent.children].find(({ id }) => id === next.id)
  for (let one = from; one; one = one.nextElementSibling) if (one.tagName === next.tagName && one.id === '') return one
  return undefined
}

const fields = 'textarea, input, select'

function isHeld(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument
  if (activeElement !== body && element.contains(activeElement)) return true
  const has = (selector: string) => element.matches(selector) || element.querySelector(selector) !== null
  return has('details[open]') || [element, ...element.querySelectorAll(fields)].some(isTyped)
}

/** What was refused stands there as if it had come with the page: a text is never taken away. */
function isTyped(element: Element): boolean {
  if (element.matches('textarea')) return element.value !== ''
  if (element.matches('select')) return [...element.options].some((one) => one.selected !== one.defaultSelected)
  if (!element.matches('input')) return false
  const { value, defaultValue, checked, defaultChecked } = element
  return value !== defaultValue || checked !== defaultChecked
}
