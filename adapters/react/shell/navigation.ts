import type { TargetGroup } from '#core/catalogue/catalogue.ts'
import type { Brand } from '#core/content/content.ts'
import type { Head } from '../page.ts'
import type { PageSettings } from '../page-ask.ts'

export const groups: readonly TargetGroup[] = ['br', 'sbv', 'jav']

export const isGroup = (text: string | undefined | null): text is TargetGroup => groups.includes(text as TargetGroup)

/** The lexicon of a target group; the prefix is the product's (spec §2). */
export const lexiconOf = ({ product }: Pick<Brand, 'product'>, group: TargetGroup): string =>
  `/${product}slexikon/${group}`

export const programmeOf = (group: TargetGroup): string => `/seminare/rubrik?amt=${group}`

/** Where the choice of a target group leads: it keeps to the lexicon for those who read there. */
export const audienceHref = (head: Pick<Head, 'section'>, brand: Brand, group: TargetGroup): string =>
  head.section === 'lexikon' ? lexiconOf(brand, group) : programmeOf(group)

/** The member login, on its own domain where the provider has one; it leads back to the target. */
export const signInHref = ({ siteOrigin, brOrigin }: PageSettings, target: string): string => {
  const elsewhere = siteOrigin !== brOrigin
  const address = elsewhere && target.startsWith('/') ? siteOrigin + target : target
  return `${elsewhere ? brOrigin : ''}/kundenportal/login?post_login_redirect_url=${encodeURIComponent(address)}`
}
