// Without React: what loaders and heads of a theme’s pages share.
import type { ThemePage } from '#core/catalogue/catalogue.ts'
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

/** The theme that a page or sub-page is about. Leads on where it lives elsewhere now; there is no page where it is none. */
export async function themeOfPage({ site, params }: Pick<PageRequest, 'site' | 'params'>): Promise<ThemePage> {
  const answer = await site.programme.catalogue.theme({ url: params['theme'] ?? '' })
  if (answer.ok) return answer.value
  throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
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
