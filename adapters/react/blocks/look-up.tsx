import type { Brand } from '#core/brand/brand.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { mainGroup } from '#core/shared/target-group.ts'
import { lookUpWording as words } from '#wording/pages/look-up.ts'
import { MarginSection } from '../ui/margin-section.tsx'

/** Where one reads up: statutes, decisions, terms. */
export const LookUp = ({ brand: { product } }: { readonly brand: Pick<Brand, 'product'> }) => {
  const ways = [
    [addressOf.laws, words.laws],
    [addressOf.rulings, words.rulings],
    [addressOf.lexicon(product, mainGroup), words.lexicon],
  ] as const
  return (
    <MarginSection title={words.title} note={words.note}>
      <ul className="lines">
        {ways.map(([href, { title, text }]) => (
          <li key={href}>
            <h3 className="h4">
              <a href={href}>{title}</a>
            </h3>
            <p className="small mute">{text}</p>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

/** The same in one line, where there is a list to read already. */
export const LookUpLine = () => (
  <p className="small">
    {words.title}: <a href={addressOf.laws}>{words.laws.title}</a>,{' '}
    <a href={addressOf.rulings}>{words.rulings.title}</a>
  </p>
)
