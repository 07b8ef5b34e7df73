import { inventoryKinds, type InventoryKind } from '#core/dashboard/dashboard.ts'
import type { ForOverseeing } from '#core/dashboard/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { LawJob } from './legislation.ts'
import { refusing } from './refusing.ts'

const count = z.number().int()

const Inventory = z.object(
  Object.fromEntries(inventoryKinds.map((kind) => [kind, count])) as Record<InventoryKind, typeof count>,
)

const Dashboard = z
  .object({
    inventory: Inventory,
    contentImports: z.array(
      z.object({ at: z.string(), added: count, changed: count, unchanged: count, removed: count }),
    ),
    lacksFiles: z.boolean(),
    lawJobs: z.array(LawJob),
    lawImports: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        abbreviation: z.string(),
        importedAt: z.string(),
        publishedAt: z.string().exactOptional(),
        isPublished: z.boolean(),
        warnings: count,
      }),
    ),
    letters: z.object({
      waiting: count,
      failing: count,
      givenUp: count,
      last: z.array(z.object({ at: z.string(), reason: z.string() })),
    }),
    citations: z.object({ all: count, broken: count }),
    mayAdminister: z.boolean(),
  })
  .meta({ id: 'Dashboard', description: 'Was das Büro zuerst sieht: Importe, Bestand und was schiefging.' })

export const dashboard: Carrying<ForOverseeing> = {
  dashboard: {
    method: 'GET',
    path: '/api/office/dashboard',
    says: 'Importe, Bestand und was schiefging',
    ask: z.object({}),
    ok: 200,
    value: Dashboard,
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
}
