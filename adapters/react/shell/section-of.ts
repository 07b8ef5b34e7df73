// Without React: which section of the menu a path lies in.
import * as addressOf from '#core/shared/addresses.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Head } from '../page.ts'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { targetGroups } from '#core/shared/target-group.ts'

const sections = [
  [addressOf.events, 'termine'],
  [addressOf.seminars, 'seminare'],
  [addressOf.conferences, 'fachtagungen'],
  [addressOf.venues, 'standorte'],
  [addressOf.rulings, 'rechtsprechung'],
  [addressOf.laws, 'gesetze'],
] as const satisfies readonly (readonly [path: string, section: NonNullable<Head['section']>])[]

const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`)

/** Where on the site a path lies: what the menu highlights. Nothing for paths that lie in no section of it. */
export const sectionOf = (path: string, brand: Brand): Pick<Head, 'section' | 'audience'> => {
  const audience = targetGroups.find((group) => isWithin(path, lexiconHref(brand, group)))
  if (audience) return { section: 'lexikon', audience }
  const found = sections.find(([beginning]) => isWithin(path, beginning))
  return found ? { section: found[1] } : {}
}
