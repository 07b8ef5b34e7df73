import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { cardLabels, standorteText } from '#core/catalogue/card-words.ts'
import { cardLinks, themeHref } from '#core/catalogue/theme-links.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import type { Frame } from '../page.ts'
import { pageWording } from '#wording/pages.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { GoLink } from '../ui/go-link.tsx'
import { HeartHost } from './heart-host.tsx'
import { cachedHtml } from '../ui/cached-html.ts'
import { ModeTip } from './mode-tip.tsx'
import { RubricBadge } from './rubric-badge.tsx'
import { ThemeCover } from './theme-cover.tsx'

const words = pageWording.programme

/** All that a card shows of a theme. */
type Shown = Pick<
  Card,
  | 'url'
  | 'redirectUrl'
  | 'title'
  | 'teaser'
  | 'eventType'
  | 'rubric'
  | 'color'
  | 'image'
  | 'isNew'
  | 'duration'
  | 'hasOnlineEvents'
  | 'hasInPersonEvents'
  | 'locations'
  | 'extra'
> & { readonly hasDates: boolean; readonly isNext?: boolean }

const shownOf = (card: Card): Shown => ({
  url: card.url,
  title: card.title,
  teaser: card.teaser,
  eventType: card.eventType,
  rubric: card.rubric,
  image: card.image,
  isNew: card.isNew,
  duration: card.duration,
  hasOnlineEvents: card.hasOnlineEvents,
  hasInPersonEvents: card.hasInPersonEvents,
  locations: card.locations,
  hasDates: card.nextDates.length > 0,
  ...(card.redirectUrl !== undefined && { redirectUrl: card.redirectUrl }),
  ...(card.color !== undefined && { color: card.color }),
  ...(card.extra !== undefined && { extra: card.extra }),
})

/** A theme as a card: cover, rubric and heart, title, teaser, Dauer / Standorte / Extras, two links (spec §4, design §5). */
export const ThemeCard = ({
  card,
  frame,
  isNext = false,
}: {
  readonly card: Card
  readonly frame: Frame
  /** The likeliest of the page to be read next. */
  readonly isNext?: boolean
}) => (
  <article
    className="card"
    dangerouslySetInnerHTML={{ __html: insideOf({ ...shownOf(card), ...(isNext && { isNext }) }, frame) }}
  />
)

/** Most of a page of themes is its cards, and a theme's card is the same on every page. */
const insideOf = cachedHtml((card: Shown, frame) => (
  <>
    <ThemeCover card={card} id={`verlauf-${card.url}`} />
    <div className="meta">
      <RubricBadge rubric={card.rubric} />
      <HeartHost item={themeItem(card)} label={card.title} frame={frame} />
    </div>
    <h3>
      <a href={themeHref(card)}>{withJoints(card.title)}</a>
    </h3>
    <p>{card.teaser}</p>
    <CardFacts card={card} />
    <div className="do">
      <CardLinks card={card} />
    </div>
  </>
))

function CardLinks({ card }: { readonly card: Shown }) {
  const [toTheme, toDates] = cardLinks(card)
  return (
    <>
      <GoLink href={toTheme.href} label={`${toTheme.label}: ${card.title}`} isNext={card.isNext}>
        {toTheme.label}
      </GoLink>
      {toDates && (
        <a href={toDates.href} aria-label={`${toDates.label}: ${card.title}`}>
          {toDates.label}
        </a>
      )}
    </>
  )
}

function CardFacts({ card }: { readonly card: Shown }) {
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

const WithTip = ({ text, card }: { readonly text: string; readonly card: Shown }) => (
  <>
    <span>{text}</span>
    <ModeTip card={card} id={`weise-${card.url}`} />
  </>
)
