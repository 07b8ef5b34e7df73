import { cardLabels, tooltipOf } from '#core/catalogue/card-words.ts'
import type { CardFact } from '#core/catalogue/card-facts.view.ts'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import type { ThemeCardWording } from '#wording/theme-card.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { ModeTip } from './mode-tip.tsx'

interface FactProps {
  readonly card: Pick<ThemeCard, 'hasOnlineEvents' | 'hasInPersonEvents'>
  readonly words: ThemeCardWording
  /** Unique on the page. */
  readonly id: string
}

/** Dauer, Standorte with the icons of the kinds of events, Extras (spec §4). */
export const ThemeFacts = ({ facts, ...shown }: FactProps & { readonly facts: readonly CardFact[] }) => (
  <dl className="facts">
    {facts.map((fact) => (
      <div key={fact.fact}>
        <dt>{fact.fact === 'events' ? shown.words.day : cardLabels[fact.fact]}</dt>
        <dd>
          <Text {...shown} fact={fact} />
        </dd>
      </div>
    ))}
  </dl>
)

const Text = ({ fact, card, words, id }: FactProps & { readonly fact: CardFact }) => {
  if (fact.fact === 'events') return words.eventsFollow
  if (fact.fact === 'extras') return withJoints(fact.text)
  if (!fact.withModes || tooltipOf(card) === undefined) return fact.text
  return (
    <>
      <span>{fact.text}</span>
      <ModeTip card={card} words={words} id={`weise-${id}`} />
    </>
  )
}
