import type { ForFindingWork } from '#core/jobs/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { pageOf } from './page-of.ts'
import { segment } from './text-sizes.ts'

export const Position = z
  .object({
    id: z.number().int(),
    department: z.object({ slug: z.string(), title: z.string() }),
    title: z.string(),
    teaser: z.string(),
    tasks: z.array(z.string()),
    profile: z.array(z.string()),
    offers: z.array(z.string()),
    employment: z.array(z.enum(['FULL_TIME', 'PART_TIME', 'INTERN', 'TEMPORARY'])),
    hours: z.string(),
    city: z.string(),
    remote: z.boolean(),
    salary: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    postedOn: z.string(),
    validThrough: z.string(),
  })
  .meta({ id: 'Position', description: 'Eine offene Stelle; das Gehalt in Cent im Jahr, brutto.' })

export const jobs: Carrying<ForFindingWork> = {
  positions: {
    method: 'GET',
    path: '/api/get-positions',
    says: 'Die offenen Stellen, die neuesten zuerst',
    ask: z.object({}),
    ok: 200,
    value: pageOf(Position),
    refusals: {},
    cache: 'public',
  },
  position: {
    method: 'GET',
    path: '/api/get-position/:department/:key',
    says: 'Eine offene Stelle',
    ask: z.object({ department: segment, key: segment }),
    ok: 200,
    value: Position,
    refusals: {
      'not-found': [404, 'nicht_gefunden'],
      moved: [410, 'umgezogen'],
      closed: [410, 'nicht_mehr_offen'],
    },
    cache: 'public',
  },
}
