import { useId, useMemo } from 'react'
import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { themeItem } from '#core/wishlist/bookmark-items.ts'
import { heartSettings } from '#core/wishlist/heart-settings.ts'
import { shownOf, ThemeCard } from '../blocks/theme-card.tsx'
import { HeartButton } from './bookmark.tsx'
import type { WidgetProps } from './page-of-widgets.ts'
import { useTheme } from './use-theme.ts'
import { Failed, Waiting } from './waiting-or-failed.tsx'

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
function TeaserCard({ page, host, card }: WidgetProps & { readonly card: Card }) {
  const id = useId()
  const heart = useMemo(
    () =>
      heartSettings({
        ...themeItem(card),
        domain: host.dataset['domain'],
        layout: 'v2',
        bookmarkLabel: card.title,
      }),
    [card, host],
  )
  return (
    <article className="card">
      <ThemeCard
        card={shownOf(card)}
        words={page.wording.card}
        id={id}
        heart={heart && <HeartButton page={page} host={host} settings={heart} />}
      />
    </article>
  )
}
