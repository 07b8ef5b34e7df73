import { faultsOf, type Invalid, type Refusal } from '#core/shared/result.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { SeesAccesses } from './access-log.driver.ts'

const why = (refusal: Refusal): string =>
  refusal.why === 'invalid'
    ? faultsOf<string>((refusal as Invalid).fields)
        .map(([field, fault]) => `${field} ${fault}`)
        .join(', ')
    : refusal.why

/** Sees accesses through the port. */
export const seesAccessesOnSite = ({ site }: Entry): SeesAccesses => {
  const { accesses, person } = site.account
  const { office, papers, care } = site.booking
  const { inbox } = site.office
  return {
    own: async () =>
      valueOf(await accesses.own({})).items.map(({ what, as, event, purpose }) =>
        [
          `${what} by ${as}`,
          ...(event ? [`of ${event.title}`] : []),
          ...(purpose === undefined ? [] : [`because of ${purpose}`]),
        ].join(' '),
      ),
    async all() {
      const answer = await accesses.all({})
      return answer.ok ? answer.value.items.map(({ what, name }) => `${what} by ${name}`) : why(answer.refusal)
    },
    async openNewestBooking() {
      const [newest] = valueOf(await office.list({ limit: 1 })).items
      valueOf(await office.booking({ id: newest?.id ?? 'none' }))
    },
    async openNewestRequest() {
      const [newest] = valueOf(await inbox.list({ limit: 1 })).items
      valueOf(await inbox.request({ id: newest?.id ?? 'none' }))
    },
    openParticipants: async (eventId) => void valueOf(await office.participants({ eventId })),
    takeAttendanceList: async (eventId) => void valueOf(await papers.attendanceList({ eventId })),
    async sayOfHealth(allergies) {
      const { version } = valueOf(await person.hotelPreferences({}))
      const stay = { smoking: false, diet: 'alles', arrivalEve: false, version } as const
      const answer = await person.updateHotelPreferences({ ...stay, allergies, consent: true })
      return answer.ok ? 'done' : why(answer.refusal)
    },
    async careNeeds(eventId, purpose) {
      const answer = await care.careNeeds({ eventId, purpose })
      return answer.ok ? answer.value.items.map(({ name, allergies }) => `${name}: ${allergies}`) : why(answer.refusal)
    },
  }
}
