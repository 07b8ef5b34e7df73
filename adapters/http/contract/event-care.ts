import type { ForCaringForParticipants } from '#core/event-care/ports.ts'
import { diets } from '#core/person/profile.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line } from './text-sizes.ts'

export const ShownCareNeeds = z
  .object({
    name: z.string(),
    allergies: z.string().exactOptional(),
    accessibleRoom: z.boolean(),
    diet: z.enum(diets).exactOptional(),
  })
  .meta({ id: 'CareNeeds', description: 'Was ein Hotel über jemanden wissen muss, der teilnimmt.' })

/** What the team of an event has to know of those who take part. */
export const care: Carrying<ForCaringForParticipants> = {
  careNeeds: {
    method: 'POST',
    path: '/order-api/office/events/:eventId/care-needs',
    says: 'Was die Teilnehmenden eines Termins zu ihrer Gesundheit gesagt haben; der Zweck wird festgehalten',
    ask: z.strictObject({ eventId: z.number().int(), purpose: line }),
    ok: 200,
    value: z.object({ items: z.array(ShownCareNeeds), until: z.string() }),
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'invalid'),
  },
}
