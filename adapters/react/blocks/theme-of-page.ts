// Without React: what loaders and heads of a theme’s pages share.
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import { conferenceHref } from '#core/conference/conference-links.ts'
import {
  eveningsHref,
  inhouseHref,
  rubricHref,
  starterPackageHref,
  themeEventsHref,
  themeHref,
} from '#core/catalogue/theme-links.ts'
import type { PageRequest, Crumb } from '../page.ts'
import { redirectedTo, notFound } from '../answers.ts'

/**
 * The theme that a page or sub-page is about, which has that address. Leads on to the same sub-page where it lives
 * elsewhere now, with what was asked beside it; there is no page where it is none.
 */
export async function themeOfPage(
  { site, params, url }: Pick<PageRequest, 'site' | 'params' | 'url'>,
  addressOf: (theme: string) => string,
): Promise<ThemePage> {
  const answer = await site.programme.catalogue.theme({ url: params['theme'] ?? '' })
  if (answer.ok) return answer.value
  if (answer.refusal.why !== 'moved') throw notFound()
  const { to } = answer.refusal
  const own = sameKindAt(to, { theme: addressOf })
  // What was asked means the same on a page of ours only.
  throw redirectedTo(own.startsWith('/') && !own.includes('?') ? own + url.search : own)
}

type Shelved = Pick<ThemePage['theme'], 'url' | 'title' | 'rubric'>

/** The way to a theme's page. */
export const crumbsToTheme = ({ rubric }: Pick<Shelved, 'rubric'>): readonly Crumb[] => [
  { title: rubric.title, href: rubricHref(rubric) },
]

/** The way to a sub-page of a theme. */
export const crumbsUnderTheme = (theme: Shelved): readonly Crumb[] => [
  ...crumbsToTheme(theme),
  { title: theme.title, href: themeHref(theme) },
]

/** Sub-pages of a theme (spec §2). */
export const themePagesOf = {
  overview: themeHref,
  events: themeEventsHref,
  starterPackage: starterPackageHref,
  evenings: eveningsHref,
  inhouse: inhouseHref,
  conference: conferenceHref,
} as const
