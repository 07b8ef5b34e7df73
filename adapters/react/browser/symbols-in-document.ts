import { icons, type IconName } from '../ui/icons.ts'
import { ownHtml } from '../ui/own-html.ts'
import { spriteWith, symbolWith } from '../ui/symbol.ts'

/**
 * Sees to it that a document holds the symbols of icons that are drawn in it: pages of others come without any, ours
 * with those of what they showed on the server. Those that only documents show come with them.
 */
export const symbolsIn =
  (document: Document) =>
  (name: IconName): void => {
    if (document.getElementById(`i-${name}`)) return
    const sprite = document.querySelector('.sprite')
    const symbol = symbolWith(name, Reflect.get(icons, name) ?? '')
    if (sprite) sprite.insertAdjacentHTML('beforeend', ownHtml(symbol))
    else document.body.insertAdjacentHTML('beforeend', ownHtml(spriteWith(symbol)))
  }

/** Draws icons where nobody else does, as parts of React draw them. */
export const iconFor = (document: Document): ((name: IconName) => Element) => {
  const shown = symbolsIn(document)
  const made = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
    return element
  }
  return (name) => {
    shown(name)
    const icon = made('svg', { class: 'ico', viewBox: '0 0 24 24', 'aria-hidden': 'true' })
    icon.append(made('use', { href: `#i-${name}` }))
    return icon
  }
}
