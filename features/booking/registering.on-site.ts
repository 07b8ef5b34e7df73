import { isPending } from '#core/cart/cart.ts'
import { refusalText } from '#wording/refusals.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { slugOf } from '../support/content-builder.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type {
  Registering,
  Registers,
  RegistersAsAProgram,
  RegistrationOutcome,
  ToRegister,
} from './registering.driver.ts'
import { whoOrders } from './who-orders.ts'

const accepted = { agb: true, privacyAccepted: true }

/** Registers through the port; for people, and for programs. */
export const registersOnSite = ({
  site,
}: Entry): { readonly registering: Registers; readonly asAProgram: RegistersAsAProgram } => {
  const { registrations, bookings } = site.booking
  const register = async (
    conferenceId: string,
    people: readonly ToRegister[],
    mode: Registering,
    key?: string,
  ): Promise<RegistrationOutcome> => {
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
  }
  return {
    registering: {
      register,
      async workshops(token) {
        const { recipients } = valueOf(await bookings.booking({ token })).booking
        return recipients.flatMap((it) =>
          isPending(it) ? [] : [{ name: `${it.firstName} ${it.lastName}`, workshop: it.workshop?.title ?? '' }],
        )
      },
    },
    asAProgram: { register: (conference, people, key) => register(conference, people, 'register', key) },
  }
}
