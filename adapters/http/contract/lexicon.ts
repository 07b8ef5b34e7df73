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

export const LexiconEntry = z
  .object({ group: TargetGroup, slug: z.string(), title: z.string(), definition: z.string() })
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
    value: LexiconEntry,
    refusals: refusing('not-found'),
    cache: 'public',
  },
}
