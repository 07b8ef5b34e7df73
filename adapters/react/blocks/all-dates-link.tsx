import type { Theme } from '#core/catalogue/catalogue.ts'
import { themeDatesHref } from '#core/catalogue/theme-links.ts'
import { longestStretch } from '#core/shared/page.ts'
import { pageWording } from '#wording/pages.ts'
import { GoLink } from '../ui/go-link.tsx'

const words = pageWording.programme.dates

/** To all dates of a theme, with their number as far as its page knows it. */
export const AllDatesLink = ({ theme }: { readonly theme: Pick<Theme, 'url' | 'redirectUrl' | 'events'> }) => (
  <GoLink href={themeDatesHref(theme)}>
    {theme.events.length < longestStretch ? words.all(theme.events.length) : words.list}
  </GoLink>
)
