import type { ForOrderingOnPaper } from '#core/booking/ports.ts'
import { mostPersons } from '#core/cart/cart.ts'
import { z } from 'zod'
import { recipientForm, typedOptions } from './cart.ts'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line } from './text-sizes.ts'

/** The path is that of spec §7. */
export const paperOrders: Carrying<ForOrderingOnPaper> = {
  order: {
    method: 'POST',
    path: '/order-api/online-fax/checkout',
    says: 'Plätze 14 Tage halten und das Bestellformular ausfüllen, das unterschrieben als Fax oder Scan zurückkommt',
    ask: z.object({
      eventId: z.number().int(),
      recipients: z.array(z.object(recipientForm)).max(mostPersons),
      billing: z.object({
        ...typedOptions,
        agb: z.boolean().exactOptional(),
        privacyAccepted: z.boolean().exactOptional(),
      }),
      signatureName: line,
      place: line,
      date: line,
      idempotencyKey: line.exactOptional(),
    }),
    ok: 201,
    value: z.object({ faxNo: z.string(), pdfUrl: z.string(), confirmationUrl: z.string() }),
    refusals: refusing(
      'not-found',
      'past',
      'begun',
      'invalid',
      'recipient-twice',
      'not-orderable',
      'key-taken',
      'too-many',
    ),
  },
}
