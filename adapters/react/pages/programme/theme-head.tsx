import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { cardLabels } from '#core/catalogue/card-words.ts'
import { themeHref, themePageLink } from '#core/catalogue/theme-links.ts'
import { comparingHref } from '#core/comparison/comparison-address.ts'
import { isConference, themeKind } from '#core/catalogue/theme-kind.ts'
import { lowestWithHotel, type CostRates } from '#core/costs/with-hotel.ts'
import { conferenceHref, registrationHref } from '#core/conference/conference-links.ts'
import { formatEuroBriefly } from '#core/shared/money.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import type { Frame } from '../../page.ts'
import { pageWording } from '#wording/pages.ts'
import { themeCardWording } from '#wording/theme-card.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { costsHref, themePdfHref } from '#core/catalogue/event-links.ts'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LevelLine } from '../../blocks/level-line.tsx'
import { ModeTip } from '../../blocks/mode-tip.tsx'
import { RubricBadge } from '../../blocks/rubric-badge.tsx'
import { ThemeCover } from '../../blocks/theme-cover.tsx'

const words = pageWording.programme.theme
const morePages = pageWording.themePages

interface Headed {
  readonly data: ThemePage
  readonly rates: CostRates | undefined
  readonly frame: Frame
}

/**
 * What a theme's page begins with: title, teaser, what to do (on a phone without scrolling), Dauer / Standorte /
 * Extras, cover.
 */
export const ThemeHead = ({ data: { theme, card, series }, rates, frame }: Headed) => (
  <div className="wrap thead">
    <div className="stack g3">
      <p className="row apart">
        <RubricBadge rubric={theme.rubric} />
        <span className="row g1 small mute">
          {kindText(theme)}
          <ModeTip card={card} words={themeCardWording} />
        </span>
      </p>
      <h1>{withJoints(theme.title)}</h1>
      <p className="lead">{card.teaser}</p>
      <div className="row">
        <a className="btn" href={themePageLink(theme).href} data-next="">
          {themePageLink(theme).label}
        </a>
        {isConference(theme) && <ConferenceLinks theme={theme} />}
        <HeartHost item={themeItem(theme)} label={theme.title} frame={frame} />
        <a className="txt" href={themePdfHref(theme)}>
          <Icon name="file" />
          {morePages.pdf}
        </a>
        <a className="txt" href={comparingHref({ theme: theme.url })} rel="nofollow">
          {pageWording.comparison.withOthers}
        </a>
      </div>
      <ThemeFacts theme={theme} card={card} rates={rates} />
      <LevelLine level={theme.level} />
      {series.length > 0 && (
        <p className="small">
          {words.belongsTo}{' '}
          {series.map(({ url, title }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={themeHref({ url })}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </div>
    <ThemeCover card={card} poster aside={<span>{theme.designation}</span>} />
  </div>
)

const ConferenceLinks = ({ theme }: { readonly theme: ThemePage['theme'] }) => (
  <>
    <a className="btn alt" href={conferenceHref(theme)}>
      {morePages.conference.page}
    </a>
    <a className="btn alt" href={registrationHref(theme)}>
      {morePages.conference.register}
    </a>
  </>
)

const ThemeFacts = ({ theme, card, rates }: Pick<ThemePage, 'theme' | 'card'> & Pick<Headed, 'rates'>) => {
  const [figure = '', ...unit] = card.duration.split(' ')
  const whole = unit.length === 1
  const lowest = rates && lowestWithHotel(theme.events, rates)
  return (
    <dl className="facts3">
      <div>
        <dt>{cardLabels.duration}</dt>
        <dd>{whole ? <Figure figure={figure} text={unit.join(' ')} /> : <b className="h4">{card.duration}</b>}</dd>
      </div>
      {card.locations > 0 && (
        <div>
          <dt>{cardLabels.locations}</dt>
          <dd>
            <Figure
              figure={String(card.locations)}
              text={card.hasOnlineEvents ? words.venues.both : words.venues.inPerson}
            />
          </dd>
        </div>
      )}
      {card.locations === 0 && card.hasOnlineEvents && (
        <div>
          <dt>{words.venue}</dt>
          <dd>
            <b className="num">
              <Icon name="screen" />
            </b>
            {words.onlineOnly}
          </dd>
        </div>
      )}
      {card.extra !== undefined && (
        <div>
          <dt>{cardLabels.extras}</dt>
          <dd>
            <b className="num">
              <Icon name="gift" />
            </b>
            {withJoints(card.extra)}
          </dd>
        </div>
      )}
      {card.priceFrom && (
        <div>
          <dt>{morePages.priceFrom}</dt>
          <dd>
            <b className="num">{formatEuroBriefly(card.priceFrom.net)}</b> {morePages.perPerson}
            {lowest && (
              <small className="with-hotel">
                <a href={costsHref(lowest.event)}>{pageWording.finder.withHotelFrom(lowest.net)}</a>
              </small>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

const Figure = ({ figure, text }: { readonly figure: string; readonly text: string }) => (
  <>
    <b className="num">{figure}</b> {text}
  </>
)

/** What a theme is, and its own designation where that says more: 'Seminar, Grundlagenseminar'. */
const kindText = (theme: ThemePage['theme']): string =>
  [...new Set([themeKind(theme), theme.designation])].filter(Boolean).join(', ')
