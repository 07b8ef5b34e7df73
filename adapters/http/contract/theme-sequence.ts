import type { ForArrangingThemes } from '#core/theme-sequence/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const count = z.number().int()

const ThemeSequence = z
  .object({
    rubric: z.object({ id: count, url: z.string(), title: z.string() }),
    themes: z.array(z.object({ id: count, url: z.string(), title: z.string() })),
    version: count,
  })
  .meta({ id: 'ThemeSequence', description: 'Die Themen einer Rubrik in ihrer Reihenfolge.' })

export const themeSequence: Carrying<ForArrangingThemes> = {
  sequence: {
    method: 'GET',
    path: '/api/office/theme-sequence/:rubric',
    says: 'Die Themen einer Rubrik in ihrer Reihenfolge',
    ask: z.object({ rubric: segment }),
    ok: 200,
    value: ThemeSequence,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  updateThemeSequence: {
    method: 'POST',
    path: '/api/update-theme-sequence',
    says: 'Die Themen einer Rubrik neu ordnen; spätere Einspielungen lassen es dabei',
    ask: z.strictObject({ rubricId: count, ids: z.array(count).max(1_000), version: count.exactOptional() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'invalid', 'outdated'),
  },
}
