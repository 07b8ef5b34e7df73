import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { cardLabels, standorteText } from '#core/catalogue/card-words.ts'
import { themeDatesHref, themeHref } from '#core/catalogue/theme-links.ts'
import type { Frame } from '../page.ts'
import { pageWording } from '../wording/pages.ts'
import { withJoints } from './compound-joints.ts'
import { GoLink } from './go-link.tsx'
import { HeartHost, themeItem } from './heart-host.tsx'
import { ModeTip } from './mode-tip.tsx'
import { RubricMark } from './rubric-mark.tsx'
import { ThemeCover } from './theme-cover.tsx'

const words = pageWording.programme

/** A theme as a card: cover, rubric and heart, title, teaser, Dauer / Standorte / Extras, two links (spec §4, design §5). */
export const ThemeCard = ({ card, frame }: { readonly card: Card; readonly frame: Frame }) => (
  <article className="card">
    <ThemeCover card={card} />
    <div className="meta">
      <RubricMark rubric={card.rubric} />
      <HeartHost item={themeItem(card)} label={card.title} frame={frame} />
    </div>
    <h3>
      <a href={themeHref(card)}>{withJoints(card.title)}</a>
    </h3>
    <p>{card.teaser}</p>
    <CardFacts card={card} />
    <div className="do">
      <GoLink href={themeHref(card)} label={`Zum Seminar: ${card.title}`}>
        Zum Seminar
      </GoLink>
      {card.nextDates.length > 0 && (
        <a href={themeDatesHref(card)} aria-label={`Termin finden: ${card.title}`}>
          Termin finden
        </a>
      )}
    </div>
  </article>
)

function CardFacts({ card }: { readonly card: Card }) {
  const places = standorteText(card.locations)
  const hasDates = card.hasOnlineEvents || card.hasInPersonEvents
  return (
    <dl className="facts">
      <div>
        <dt>{cardLabels.duration}</dt>
        <dd>{places || !hasDates ? card.duration : <WithTip text={card.duration} card={card} />}</dd>
      </div>
      {places && (
        <div>
          <dt>{cardLabels.locations}</dt>
          <dd>
            <WithTip text={places} card={card} />
          </dd>
        </div>
      )}
      {!hasDates && (
        <div>
          <dt>{words.dates.columns.date}</dt>
          <dd>{words.card.datesFollow}</dd>
        </div>
      )}
      {card.extra !== undefined && (
        <div>
          <dt>{cardLabels.extras}</dt>
          <dd>{withJoints(card.extra)}</dd>
        </div>
      )}
    </dl>
  )
}

const WithTip = ({ text, card }: { readonly text: string; readonly card: Card }) => (
  <>
    <span>{text}</span>
    <ModeTip card={card} />
  </>
)
