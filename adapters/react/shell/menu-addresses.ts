// Without React: where the menu leads; a browser that draws another page marks what belongs to it.
import type { Brand } from '#core/brand/brand.ts'
import { conferencesHref } from '#core/conference/conference-links.ts'
import { lexiconHref } from '#core/knowledge/lexicon-links.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { venuesHref } from '#core/venues/venue-links.ts'
import type { Head } from '../page.ts'

type Section = NonNullable<Head['section']>

/** Where each section of the menu leads, in its order. */
export const sectionHrefs = (brand: Brand): Readonly<Record<Section, string>> => ({
  seminare: addressOf.programme,
  termine: addressOf.events,
  fachtagungen: conferencesHref,
  standorte: venuesHref,
  lexikon: lexiconHref(brand, 'br'),
})

/** Where the choice of a target group leads: it keeps to the lexicon for those who read there. */
export const audienceHref = (
  { section }: { readonly section?: Section | undefined },
  brand: Brand,
  group: TargetGroup,
): string => (section === 'lexikon' ? lexiconHref(brand, group) : addressOf.programmeFor(group))
