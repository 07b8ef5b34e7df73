// Without React: data for searches, in the head of a page.
import type { Legislation, WithContext } from 'schema-dts'
import type { LawHead } from '#core/knowledge/laws/laws.ts'
import type { LawSummary, NormReading } from '#core/knowledge/laws/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import type { Frame } from '../../page.ts'
import { context } from './provider.ts'

type LawFacts = Pick<LawSummary, 'slug' | 'abbreviation' | 'title' | 'shortTitle' | 'stand'> &
  Partial<Pick<LawHead, 'enactedOn'>>

const legislation = ({ slug, abbreviation, title, shortTitle, stand, enactedOn }: LawFacts, { settings }: Frame) =>
  ({
    '@type': 'Legislation',
    name: title,
    alternateName: shortTitle === undefined ? abbreviation : [abbreviation, shortTitle],
    legislationIdentifier: abbreviation,
    legislationJurisdiction: 'DE',
    ...(enactedOn !== undefined && { legislationDate: enactedOn }),
    ...(stand.day !== undefined && { legislationDateVersion: stand.day }),
    inLanguage: 'de',
    url: settings.siteOrigin + addressOf.law(slug),
    sameAs: `https://www.gesetze-im-internet.de/${slug}/`,
  }) as const

/** A law, for searches. */
export const lawLd = (law: LawFacts, frame: Frame): WithContext<Legislation> => ({
  '@context': context,
  ...legislation(law, frame),
})

/** One norm of a law, for searches. */
export const normLd = ({ law, norm, url }: NormReading, frame: Frame): WithContext<Legislation> => ({
  '@context': context,
  '@type': 'Legislation',
  name: [`${norm.name} ${law.abbreviation}`, norm.title].filter(Boolean).join(': '),
  legislationIdentifier: `${norm.name} ${law.abbreviation}`,
  legislationJurisdiction: 'DE',
  ...(law.stand.day !== undefined && { legislationDateVersion: law.stand.day }),
  inLanguage: 'de',
  url: frame.settings.siteOrigin + url,
  isPartOf: legislation(law, frame),
})
