import { z } from 'zod'

const norms = z.array(z.string())
const sized = { expected: z.number().int(), actual: z.number().exactOptional(), norms }
const period = z.object({ from: z.string(), until: z.string() })

/** What the law says of a Gremium; told apart by what it is about. */
export const GremiumHint = z
  .union([
    z.object({ about: z.enum(['size', 'releases', 'jav-size']), ...sized }),
    z.object({ about: z.literal('unknown-size'), missing: z.enum(['employees', 'young', 'disabled']), norms }),
    z.object({ about: z.literal('none'), fewest: z.number().int(), norms }),
    z.object({ about: z.literal('works-committee'), size: z.number().int(), norms }),
    z.object({ about: z.literal('committees'), norms }),
    z.object({ about: z.literal('quorum'), quorum: z.number().int(), norms }),
    z.object({ about: z.literal('person-released'), norms }),
    z.object({ about: z.literal('deputies'), deputies: z.number().int(), norms }),
    z.object({ about: z.literal('moving-up'), seats: z.number().int(), norms }),
    z.object({ about: z.literal('early-election'), norms }),
    z.object({
      about: z.literal('election'),
      period,
      standing: z.enum(['to-come', 'running', 'over']),
      days: z.number().int(),
      skips: z.boolean(),
      norms,
    }),
  ])
  .meta({ id: 'GremiumHint', description: 'Was das Gesetz zu einem Gremium sagt, mit den Vorschriften.' })
