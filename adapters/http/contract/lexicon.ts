import type { ForReadingTheLexicon } from '#core/knowledge/lexicon/ports.ts'
import { z } from 'zod'
import { TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

export const LexiconItem = z
  .object({ title: z.string(), url: z.string() })
  .meta({ id: 'LexiconItem', description: 'Ein Begriff des Lexikons und seine Adresse.' })

export const LinkedPiece = z.object({ text: z.string(), url: z.string().exactOptional() })

const LexiconText = z
  .object({
    synonyms: z.array(z.string()).meta({ description: 'Andere Wörter für den Begriff.' }),
    asOf: z.iso.date().meta({ description: 'Der Tag, an dem der Text zuletzt geprüft wurde.' }),
    html: z.string(),
    questions: z.array(z.object({ question: z.string(), html: z.string() })),
    legalBasis: z
      .array(LinkedPiece)
      .meta({ description: 'Fundstellen, wie man sie zitiert, und wo sie zu lesen sind.' }),
    related: z.array(LexiconItem),
    themes: z.array(z.string()).meta({ description: 'Adressen der Themen, die davon handeln.' }),
  })
  .meta({ id: 'LexiconText' })

export const LexiconArticle = z
  .object({
    group: TargetGroup,
    slug: z.string(),
    title: z.string(),
    definition: z.string(),
    text: LexiconText.exactOptional(),
  })
  .meta({ id: 'LexiconEntry', description: 'Ein Begriff des Lexikons, erklärt.' })

export const lexicon: Carrying<ForReadingTheLexicon> = {
  lexicon: {
    method: 'GET',
    path: '/api/get-lexicon/:group',
    says: 'Das Lexikon einer Zielgruppe',
    ask: z.object({ group: TargetGroup }),
    ok: 200,
    value: pageOf(LexiconItem),
    refusals: {},
    cache: 'public',
  },
  lexiconEntry: {
    method: 'GET',
    path: '/api/get-lexicon/:group/:slug',
    says: 'Ein Begriff des Lexikons',
    ask: z.object({ group: TargetGroup, slug: segment }),
    ok: 200,
    value: LexiconArticle,
    refusals: refusing('not-found'),
    cache: 'public',
  },
}
