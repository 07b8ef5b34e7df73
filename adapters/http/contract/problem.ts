import { z } from 'zod'

/** How every failure answers a program: RFC 9457, with German texts (domain §7.0). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().exactOptional(),
    instance: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z
      .array(z.object({ field: z.string(), code: z.string(), message: z.string() }))
      .exactOptional()
      .meta({ description: 'Je Feld ein Fehler.' }),
    refusal: z
      .looseObject({ why: z.string() })
      .exactOptional()
      .meta({ description: 'Die Ablehnung der Anwendung, unverändert.' }),
    loginUrl: z.string().exactOptional().meta({ description: 'Bei 401: wo man sich anmeldet.' }),
  })
  .meta({ id: 'Problem', description: 'Ein Fehler nach RFC 9457.' })

export type Problem = z.output<typeof Problem>
