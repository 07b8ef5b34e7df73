import { documentKinds } from '#core/fulltext/fulltext.ts'
import type { ForSearching } from '#core/search/ports.ts'
import { z } from 'zod'
import { TargetGroup, ThemeCard } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { text } from './text-sizes.ts'

const DocumentKind = z.enum(documentKinds)

export const DocumentHit = z
  .object({
    kind: DocumentKind,
    title: z.string(),
    url: z.string(),
    groups: z.array(TargetGroup),
    excerpt: z.array(z.object({ text: z.string(), hit: z.literal(true).exactOptional() })),
    named: z.literal(true).exactOptional(),
  })
  .meta({
    id: 'DocumentHit',
    description:
      'Etwas Öffentliches, das die Suche fand; im Auszug sind gesuchte Wörter mit hit markiert. named: Die Frage nennt es mit seiner Nummer.',
  })

export const Suggestion = z.object({ kind: DocumentKind, title: z.string(), url: z.string() })

export const Hits = z
  .object({
    q: z.string(),
    typed: z.string().exactOptional(),
    shortened: z.literal(true).exactOptional(),
    partly: z.literal(true).exactOptional(),
    towns: z.array(
      z.object({
        locationId: z.number().int(),
        name: z.string(),
        words: z.string().exactOptional(),
        events: z.number().int(),
      }),
    ),
    kinds: z.array(z.object({ kind: DocumentKind, count: z.number().int() })),
    documents: z.object({
      items: z.array(DocumentHit),
      next: z.string().exactOptional(),
      total: z.number().int(),
    }),
    themes: z.object({
      items: z.array(ThemeCard),
      next: z.string().exactOptional(),
      total: z.number().int(),
    }),
    events: z.number().int().meta({ description: 'So viele Termine dieser Themen hat die Terminsuche.' }),
  })
  .meta({
    id: 'Hits',
    description:
      'Was eine Suche gefunden hat: Orte, alles Öffentliche mit den gesuchten Wörtern, Themen. q ist, wonach gesucht wurde, typed, was getippt war, wo ein Wort sich vertippt las; partly: Nichts hat alle Wörter.',
  })

export const search: Carrying<ForSearching> = {
  search: {
    method: 'GET',
    path: '/api/search',
    says: 'Die Suche über alles Öffentliche; literally nimmt jedes Wort, wie es getippt ist, kind eine Art allein',
    ask: z.object({
      q: text(200),
      literally: z.boolean().exactOptional(),
      kind: DocumentKind.exactOptional(),
      ...pageQuery,
    }),
    ok: 200,
    value: Hits,
    refusals: {},
    cache: 'public',
  },
  suggestions: {
    method: 'GET',
    path: '/api/search/suggestions',
    says: 'Was gemeint sein kann, während getippt wird: höchstens acht Vorschläge',
    ask: z.object({ q: text(200) }),
    ok: 200,
    value: pageOf(Suggestion),
    refusals: {},
    cache: 'public',
  },
}
