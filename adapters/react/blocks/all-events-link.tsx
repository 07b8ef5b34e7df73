import type { Theme } from '#core/catalogue/catalogue.ts'
import { themeEventsHref } from '#core/catalogue/theme-links.ts'
import { longestPage } from '#core/shared/page.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { GoLink } from '../ui/go-link.tsx'

const words = programmeWording.events

/** With their number as far as the theme's page knows it. */
export const AllEventsLink = ({ theme }: { readonly theme: Pick<Theme, 'url' | 'redirectUrl' | 'events'> }) => (
  <GoLink href={themeEventsHref(theme)}>
    {theme.events.length < longestPage ? words.all(theme.events.length) : words.list}
  </GoLink>
)
