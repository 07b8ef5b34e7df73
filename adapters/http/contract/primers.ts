import type { ForReadingPrimers } from '#core/knowledge/primers/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { LexiconItem } from './lexicon.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text } from './text-sizes.ts'

export const PrimerInBrief = z
  .object({ slug: z.string(), title: z.string(), brief: z.string() })
  .meta({ id: 'PrimerInBrief', description: 'Ein Text des Mitgliederwissens, wie ihn alle sehen.' })

export const PrimerText = z
  .object({
    ...PrimerInBrief.shape,
    html: z.string(),
    asOf: z.string(),
    terms: z.array(LexiconItem),
    themes: z.array(z.string()),
  })
  .meta({ id: 'PrimerText', description: 'Ein Text des Mitgliederwissens.' })

export const primers: Carrying<ForReadingPrimers> = {
  primers: {
    method: 'GET',
    path: '/api/get-br-a-z',
    says: 'Was es an Mitgliederwissen gibt, von A bis Z',
    ask: z.object({ q: text(200).exactOptional() }),
    ok: 200,
    value: pageOf(PrimerInBrief),
    refusals: {},
    cache: 'public',
  },
  primer: {
    method: 'GET',
    path: '/api-meinifb/br-a-z/:slug',
    says: 'Ein Text des Mitgliederwissens, für Mitglieder',
    ask: z.object({ slug: segment }),
    ok: 200,
    value: PrimerText,
    refusals: refusing('not-found', 'not-signed-in'),
  },
}
