import { sameKindAt } from '#core/catalogue/same-kind-at.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { costQueryNames } from '#core/costs/cost-query.ts'
import { costItems, mostParticipants, travelModes } from '#core/costs/costs.ts'
import type { ForReckoningCosts } from '#core/costs/ports.ts'
import { z } from 'zod'
import { ListedEvent, TargetGroup } from './catalogue-values.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { HotelPrices } from './venue-page-values.ts'
import { segment, text } from './text-sizes.ts'

const cents = z.number().int()
const count = z.number().int()

export const CostLine = z
  .object({
    item: z.enum(costItems),
    quantity: count,
    net: cents.nullable(),
    rate: z.number(),
    module: z.string().exactOptional(),
  })
  .meta({ id: 'CostLine', description: 'Ein Posten; net ist der Preis für eines in Cent, null heißt auf Anfrage.' })

export const CostTotals = z
  .object({
    net: cents,
    vatByRate: z.array(z.object({ rate: z.number(), net: cents, vat: cents })),
    gross: cents,
    currency: z.literal('EUR'),
    complete: z.boolean(),
  })
  .meta({ id: 'CostTotals', description: 'Summen in Cent; complete ist false, wenn ein Preis auf Anfrage ist.' })

const CostGroup = z
  .object({
    participants: z.array(count),
    traveller: z.object({
      overnight: z.boolean().nullable(),
      eve: z.boolean(),
      late: z.boolean(),
      breakfast: z.boolean(),
      parking: z.boolean(),
      travel: z.enum(travelModes),
      km: count,
      ticket: cents,
    }),
    lines: z.array(CostLine),
    totals: CostTotals,
    travel: z.object({ mode: z.enum(travelModes), journeys: count, km: count, cents }),
  })
  .meta({ id: 'CostGroup', description: 'Teilnehmende, die dasselbe kosten, und was einer von ihnen kostet.' })

export const CostEstimate = z
  .object({
    event: ListedEvent,
    duration: z.string(),
    participants: count,
    vatShown: z.boolean(),
    groups: z.array(CostGroup),
    lines: z.array(CostLine),
    totals: CostTotals,
    travel: cents,
    notIncluded: z.array(z.enum(['evenings', 'journey', 'wages', 'equipment'])),
    legalBasis: z.array(z.object({ group: TargetGroup, training: z.string(), costs: z.string() })),
    validUntil: z.string(),
  })
  .meta({ id: 'CostEstimate', description: 'Was ein Termin kostet.' })

const typed = text(40)
const each = z.array(typed).max(mostParticipants).exactOptional()

const choices = z.object({
  key: segment,
  participants: typed.exactOptional(),
  overnight: each,
  eve: each,
  late: each,
  breakfast: each,
  parking: each,
  travel: each,
  km: each,
  ticket: each,
  vat: typed.exactOptional(),
})

const refusals = refusing('not-found', 'moved', 'past', 'begun', 'invalid')

export const costs: Carrying<ForReckoningCosts> = {
  rates: {
    method: 'GET',
    path: '/api/get-cost-rates',
    says: 'Was die Hotels berechnen und wie daraus gerechnet wird',
    ask: z.object({}),
    ok: 200,
    value: z.object({
      hotels: z.record(z.string(), HotelPrices),
      rules: z.object({
        dayPackage: z.array(z.object({ item: z.enum(['food', 'drinks', 'business']), percent: z.number() })),
        perKm: cents,
      }),
    }),
    refusals: {},
    cache: 'public',
  },
  estimate: {
    method: 'GET',
    path: '/api/get-costs/:key',
    says: 'Was ein Termin kostet, je Person und zusammen',
    ask: choices,
    named: costQueryNames,
    repeats: true,
    ok: 200,
    value: CostEstimate,
    refusals,
    cache: 'public',
  },
  pdf: {
    method: 'GET',
    path: addressOf.costsPdf(':key'),
    says: 'Die Kosten eines Termins als PDF',
    ask: choices,
    named: costQueryNames,
    repeats: true,
    ok: 200,
    file: ['application/pdf'],
    instead: addressOf.costs(':key'),
    redirectsTo: (to) => sameKindAt(to, { event: addressOf.costsPdf }),
    refusals,
    cache: 'public',
  },
}
