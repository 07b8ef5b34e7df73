import type { ForSearching } from '#core/search/ports.ts'
import { z } from 'zod'
import { TargetGroup, ThemeCard } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { pageQuery } from './page-of.ts'
import { text } from './text-sizes.ts'

export const Hits = z
  .object({
    q: z.string(),
    typed: z.string().exactOptional(),
    shortened: z.literal(true).exactOptional(),
    towns: z.array(
      z.object({
        locationId: z.number().int(),
        name: z.string(),
        words: z.string().exactOptional(),
        events: z.number().int(),
      }),
    ),
    entries: z.array(z.object({ group: TargetGroup, title: z.string(), url: z.string() })),
    entriesInAll: z.number().int(),
    themes: z.object({
      items: z.array(ThemeCard),
      next: z.string().exactOptional(),
      total: z.number().int(),
    }),
  })
  .meta({
    id: 'Hits',
    description:
      'Was eine Suche gefunden hat: Orte, Begriffe des Lexikons, Themen. q ist, wonach gesucht wurde, typed, was getippt war, wo ein Wort sich vertippt las.',
  })

export const search: Carrying<ForSearching> = {
  search: {
    method: 'GET',
    path: '/api/search',
    says: 'Die Suche über Themen, Orte und Lexikon; literally nimmt jedes Wort, wie es getippt ist',
    ask: z.object({ q: text(200), literally: z.boolean().exactOptional(), ...pageQuery }),
    ok: 200,
    value: Hits,
    refusals: {},
    cache: 'public',
  },
}
