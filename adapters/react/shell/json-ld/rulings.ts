// Without React: data for searches, in the head of a page.
import type { WebPage, WithContext } from 'schema-dts'
import { rulingCitation } from '#core/knowledge/rulings/ruling-citation.ts'
import type { Ruling } from '#core/knowledge/rulings/rulings.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { rulingsWording } from '#wording/pages/rulings.ts'
import type { Frame } from '../../page.ts'
import { context, provider } from './provider.ts'

type RulingFacts = Pick<
  Ruling,
  'slug' | 'title' | 'coreStatement' | 'court' | 'type' | 'decidedOn' | 'fileNumbers' | 'ecli'
>

/** What we tell of a decision, and the decision itself. */
export const rulingLd = (ruling: RulingFacts, frame: Frame): WithContext<WebPage> => ({
  '@context': context,
  '@type': 'WebPage',
  name: ruling.title,
  description: ruling.coreStatement,
  url: frame.settings.siteOrigin + addressOf.ruling(ruling.slug),
  inLanguage: 'de',
  publisher: provider(frame),
  about: {
    '@type': 'CreativeWork',
    name: rulingCitation(ruling),
    dateCreated: ruling.decidedOn,
    creator: { '@type': 'Organization', name: rulingsWording.courtInFull(ruling.court) },
    ...(ruling.ecli !== undefined && { identifier: ruling.ecli }),
  },
})
