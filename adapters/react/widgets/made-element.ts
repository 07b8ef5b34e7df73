// Without React: what hangs into pages where React is not loaded.
/** An element with attributes and content; no HTML is read for it. */
export const made = <K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...content)
  return element
}
