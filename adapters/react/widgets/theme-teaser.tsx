import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import { themeHref, themeLinks } from '#core/catalogue/theme-links.ts'
import { themeKind } from '#core/catalogue/theme-kind.ts'
import { heartSettings } from '#core/wishlist/heart-settings.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { RubricBadge } from '../blocks/rubric-badge.tsx'
import { ThemeCover } from '../blocks/theme-cover.tsx'
import { HeartButton } from './bookmark.tsx'
import type { WidgetProps } from './page-of-widgets.ts'
import { ThemeFacts } from './theme-facts.tsx'
import { useTheme } from './use-theme.ts'
import { Failed, Waiting } from './waiting-or-failed.tsx'

const toTheme = 'Zum Seminar'
const toDates = 'Termin finden'

/** The theme teaser on its host element: the theme's card (domain §9). */
export function ThemeTeaser(props: WidgetProps) {
  const { wording } = props.page
  const [asked, again] = useTheme(props)
  if (asked.state === 'waiting') return <Waiting wording={wording} />
  if (asked.state === 'failed') return <Failed wording={wording} what={wording.failed.themes} onAgain={again} />
  if (!asked.value) return <p className="small">{wording.theme.unknown}</p>
  return <TeaserCard {...props} card={asked.value} />
}

/** The same card as on the site's own pages, with a heart that is awake. */
function TeaserCard({ page, host, card }: WidgetProps & { readonly card: ThemeCard }) {
  const heart = useMemo(
    () =>
      heartSettings({
        type: themeKind(card) === 'Fachtagung' ? 'fachtagung' : 'seminar',
        value: card.url,
        domain: host.dataset['domain'],
        layout: 'v2',
        bookmarkLabel: card.title,
      }),
    [card, host],
  )
  return (
    <article className="card">
      <ThemeCover card={card} />
      <div className="meta">
        <RubricBadge rubric={card.rubric} />
        {heart && <HeartButton page={page} host={host} settings={heart} />}
      </div>
      <h3>
        <a href={themeHref(card)}>{withJoints(card.title)}</a>
      </h3>
      <p>{card.teaser}</p>
      <ThemeFacts card={card} wording={page.wording} />
      <div className="do">
        <a className="go" href={themeLinks[toTheme](card)} aria-label={`${toTheme}: ${card.title}`}>
          {toTheme}
          <ArrowRight className="ico" aria-hidden="true" />
        </a>
        {card.nextDates.length > 0 && (
          <a href={themeLinks[toDates](card)} aria-label={`${toDates}: ${card.title}`}>
            {toDates}
          </a>
        )}
      </div>
    </article>
  )
}
