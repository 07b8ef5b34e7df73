import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { RegistrationForm } from '#core/booking/registration.ts'
import type { ReviewedRegistration } from '#core/booking/registration-ports.ts'
import { isPending, type CartMode } from '#core/cart/cart.ts'
import type { Conference } from '#core/conference/conference.ts'
import { formatEuro } from '#core/shared/money.ts'
import { faultsOf } from '#core/shared/result.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { cartWording } from '#wording/pages/cart.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { pageWording } from '#wording/pages.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Entered, FillsInARegistration } from './registering.driver.ts'

const words = pageWording.conferences.registration
const options = {
  buyerType: 'arbeitgeber',
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Łuczak',
  email: 'aenne@werk.example',
  company: 'Werk Nord',
  street: 'Große Elbstraße 999',
  zip: '22767',
  city: 'Hamburg',
  country: 'DE',
  billingEmail: 'rechnung@werk.example',
  hotelPayer: 'rechnung',
  legalBasis: '37_6',
}
const labels: Readonly<Record<string, string>> = { ...cartWording.fields, workshops: words.firstChoice }
const sentencesOf: Readonly<Record<string, object>> = { ...recipientFaults, workshops: words.workshopFaults }

/** Registers through the port, as the form does. */
export const fillsInARegistrationOnSite = ({ site }: Entry): FillsInARegistration => {
  const { registrations, bookings } = site.booking
  let conference: Conference
  let people: readonly Entered[] = []
  let form: RegistrationForm & { readonly mode: CartMode }
  let reviewed: ReviewedRegistration
  const idOf = (title: string): string => conference.workshops.find((it) => it.title === title)?.id ?? ''
  return {
    async open(url) {
      conference = valueOf(await site.programme.conferences.conference({ url }))
      const { seats } = pageWording.conferences.page
      return [
        words.noWorkshop,
        ...conference.workshops.map(({ title, free, capacity }) => said(`${title} (${seats(free, capacity)})`)),
      ]
    },
    async enter(entered) {
      people = entered
      form = {
        conferenceId: conference.url,
        ...options,
        mode: conference.registrationState === 'warteliste' ? 'warteliste' : 'buchen',
        participants: entered.map(({ firstChoice, secondChoice, ...person }) => ({
          ...person,
          salutationId: 'divers',
          function: 'br-mitglied',
          workshops: [firstChoice, secondChoice].filter((title) => title !== '').map(idOf),
        })),
      }
      const answer = await registrations.review(form)
      if (answer.ok) {
        reviewed = answer.value
        return {
          gross: said(formatEuro(reviewed.totals.gross)),
          button: checkoutWording.submit[form.mode],
          people: entered.map(({ firstName, lastName, email, firstChoice, secondChoice }) => {
            const wished = [firstChoice, secondChoice].filter((title) => title !== '')
            return said(
              [`${firstName} ${lastName}, ${email}`, ...(wished.length > 0 ? [words.choices(wished)] : [])].join('; '),
            )
          }),
        }
      }
      if (answer.refusal.why !== 'invalid') throw new Error(answer.refusal.why)
      const faults = faultsOf(answer.refusal.fields).map(([name, fault]) => {
        const field = name.replace(/-1$/, '')
        return [labels[field], said(sentenceAmong(sentencesOf[field] ?? {}, fault))]
      })
      return { wrong: Object.fromEntries(faults) }
    },
    typed: async () => people[0]?.firstName ?? '',
    async send(accepting) {
      const call = form.mode === 'warteliste' ? registrations.wait : registrations.register
      const { mode: _, ...sent } = form
      const { idempotencyKey, totals } = reviewed
      const agreed = { agb: accepting, privacyAccepted: accepting }
      const answer = await call({ ...sent, ...agreed, idempotencyKey, gross: totals.gross })
      if (!answer.ok) {
        const { refusal } = answer
        if (refusal.why !== 'invalid') return { faults: [said(refusalText(refusal))] }
        return { faults: faultsOf(refusal.fields).map(([field, fault]) => optionFaultText(field as 'agb', fault)) }
      }
      const token = answer.value.confirmationUrl.replace('/buchung/', '')
      const { state, recipients } = valueOf(await bookings.booking({ token })).booking
      return {
        state: bookingStateLabels[state],
        workshops: recipients.flatMap((it) =>
          isPending(it) || !it.workshop ? [] : [`${it.firstName} ${it.lastName}: ${it.workshop.title}`],
        ),
      }
    },
  }
}
