import type { ForReadingLaws } from '#core/knowledge/laws/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { Law, LawSummary, NormComparison, NormHits, NormReading } from './law-values.ts'
import { pageOf } from './page-of.ts'
import { refusing } from './refusing.ts'
import { segment, text as textOf } from './text-sizes.ts'

export const laws: Carrying<ForReadingLaws> = {
  laws: {
    method: 'GET',
    path: '/api/get-laws',
    says: 'Die Gesetze, die hier zu lesen sind',
    ask: z.object({}),
    ok: 200,
    value: pageOf(LawSummary),
    refusals: {},
    cache: 'public',
  },
  law: {
    method: 'GET',
    path: '/api/get-laws/:law',
    says: 'Ein Gesetz mit seiner Gliederung',
    ask: z.object({ law: segment }),
    ok: 200,
    value: Law,
    refusals: refusing('not-found', 'not-imported', 'moved'),
    cache: 'public',
  },
  compareNorm: {
    method: 'GET',
    path: '/api/get-laws/:law/:number/versions/:version',
    says: 'Eine Vorschrift neben dem, was sie früher sagte',
    ask: z.object({ law: segment, number: segment, version: segment }),
    ok: 200,
    value: NormComparison,
    refusals: refusing('not-found'),
    cache: 'public',
  },
  findInLaw: {
    method: 'GET',
    path: '/api/find-in-law/:law',
    says: 'Vorschriften eines Gesetzes, in denen Wörter stehen',
    ask: z.object({ law: segment, q: textOf(100) }),
    ok: 200,
    value: NormHits,
    refusals: refusing('not-found', 'not-imported', 'moved'),
    cache: 'public',
  },
  norm: {
    method: 'GET',
    path: '/api/get-laws/:law/:number',
    says: 'Eine Vorschrift eines Gesetzes',
    ask: z.object({ law: segment, number: segment }),
    ok: 200,
    value: NormReading,
    refusals: refusing('not-found', 'not-imported', 'moved'),
    cache: 'public',
  },
}
