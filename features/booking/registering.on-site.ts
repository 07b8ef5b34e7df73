import { isPending } from '#core/cart/cart.ts'
import { refusalText } from '#wording/refusals.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { slugOf } from '../support/content-builder.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Registers } from './registering.driver.ts'
import { whoOrders } from './who-orders.ts'

const accepted = { agb: true, privacyAccepted: true }

/** Registers through the port. */
export const registersOnSite = ({ site }: Entry): Registers => ({
  async register(conferenceId, people, { mode, key }) {
    const { registrations, bookings } = site.booking
    const participants = people.map(({ name, email, choices }) => {
      const [firstName = '', lastName = ''] = name.split(' ')
      return {
        salutationId: 'divers',
        firstName,
        lastName,
        email: email ?? `${firstName}.${lastName}@werk.example`.toLowerCase(),
        function: 'br-mitglied',
        workshops: choices.map(slugOf),
      }
    })
    const asked = {
      conferenceId,
      participants,
      ...whoOrders,
      ...accepted,
      ...(key !== undefined && { idempotencyKey: key }),
    }
    const answer = await registrations[mode](asked)
    if (answer.ok) {
      const token = answer.value.confirmationUrl.replace('/buchung/', '')
      return { eventId: valueOf(await bookings.booking({ token })).booking.event.eventId, token }
    }
    const [field] = 'fields' in answer.refusal ? Object.entries(answer.refusal.fields) : []
    return { sentence: said(field ? sentenceOf(...field) : refusalText(answer.refusal)) }
  },

  async workshops(token) {
    const { recipients } = valueOf(await site.booking.bookings.booking({ token })).booking
    return recipients.flatMap((it) =>
      isPending(it) ? [] : [{ name: `${it.firstName} ${it.lastName}`, workshop: it.workshop?.title ?? '' }],
    )
  },
})
