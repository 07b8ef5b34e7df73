import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { Scope, ShownParticipant, ShownParty } from '#core/participation/ports.ts'
import { formatDate } from '#core/shared/dates.ts'
import type { Document } from '#core/shared/document.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { Refusal, Result } from '#core/shared/result.ts'
import { bookingWording } from '#wording/pages/booking.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { FollowsParticipations } from './participations.driver.ts'

const nameOf = ({ name = bookingWording.people.nobody }: ShownParticipant): string => name

const shown = (one: ShownParticipant): string =>
  [
    nameOf(one),
    ...(one.isMe ? ['(ich)'] : []),
    ...(one.state === 'storniert_kunde' ? ['storniert'] : []),
    ...(one.net === undefined ? [] : [formatEuro(one.net)]),
  ].join(' ')

const line = ({ theme, startDate, status, participants }: ShownParty): string =>
  said(`${theme.title}, ${formatDate(startDate)}, ${bookingStateLabels[status]}: ${participants.map(shown).join(', ')}`)

const why = (refusal: Refusal): string =>
  'net' in refusal && typeof refusal.net === 'number' ? said(`${refusal.why} ${formatEuro(refusal.net)}`) : refusal.why

const begins = (answer: Result<Document, Refusal>): string =>
  answer.ok ? new TextDecoder().decode(answer.value.bytes.subarray(0, 4)) : answer.refusal.why

/** Follows bookings in the portal through the port. */
export const followsParticipationsOnSite = ({ site }: Entry): FollowsParticipations => {
  const { participations } = site.gremium
  /** Ids of whoever was named once, who may have been cancelled meanwhile. */
  const seats = new Map<string, string>()
  const parties = async (scope: Scope) => valueOf(await participations.future({ scope })).items
  const party = async (eventId: number): Promise<ShownParty> => {
    const found = (await parties('gremium')).find((one) => one.eventId === eventId)
    if (!found) throw new Error(`nothing is booked of ${eventId}`)
    return found
  }
  const seat = async (eventId: number, name: string) => {
    const { bookingId, participants } = await party(eventId)
    const recipientId = participants.find((one) => nameOf(one) === name)?.recipientId ?? seats.get(name) ?? 'nobody'
    seats.set(name, recipientId)
    return { bookingId, recipientId }
  }
  return {
    toCome: async (scope) => (await parties(scope)).map(line),
    link: async (eventId) => (await party(eventId)).token,
    goesNext: async () =>
      valueOf(await participations.nextRecipients({ scope: 'me' }))
        .items.map(nameOf)
        .join(', '),
    async cancel(eventId, name, confirmFee) {
      const answer = await participations.cancel({ ...(await seat(eventId, name)), confirmFee })
      return answer.ok ? said(`done ${formatEuro(answer.value.feeNet)}`) : why(answer.refusal)
    },
    async substitute(eventId, name, by, email) {
      const [firstName = '', lastName = ''] = by.split(' ')
      const newRecipient = { salutationId: 'divers', firstName, lastName, email, function: 'br-mitglied' }
      const answer = await participations.substitute({ ...(await seat(eventId, name)), newRecipient })
      return answer.ok ? 'done' : answer.refusal.why
    },
    async costs(year) {
      const { costs } = valueOf(await participations.year({ year }))
      if (!costs) return undefined
      const parts = (['open', 'booked', 'past', 'fees'] as const).flatMap((part) =>
        costs[part] === 0 ? [] : [`${formatEuro(costs[part])} ${part}`],
      )
      return said([...parts, `${formatEuro(costs.total)} in all`].join(', '))
    },
    people: async (year) =>
      valueOf(await participations.year({ year }))
        .people.map(({ name, booked }) => `${name} ${booked}`)
        .join(', '),
    paper: async (eventId, type) =>
      begins(await participations.notice({ bookingId: (await party(eventId)).bookingId, type })),
    overview: async (year) => begins(await participations.yearPdf({ year })),
  }
}
