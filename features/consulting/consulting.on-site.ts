import { berlinDay, berlinTime, instantOf } from '#core/shared/dates.ts'
import { slugOf } from '#features/support/content-builder.ts'
import type { Slot } from '#core/consulting/consulting.ts'
import type { Entry } from '../support/entry.ts'
import { valueOf } from '../support/value-of.ts'
import type { SlotText, TalksToConsultants } from './consulting.driver.ts'

const slotText = ({ start, channel }: Pick<Slot, 'start' | 'channel'>): SlotText =>
  `${berlinDay(start)} ${berlinTime(start)} ${channel}`

const slotFrom = (text: SlotText): { slotStart: string; channel: string } => {
  const [day = '', time = '', channel = ''] = text.split(' ')
  const start = instantOf(day, time)
  return { slotStart: start.ok ? start.value : '', channel }
}

const tokenIn = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

/** Talks to consultants through the port. */
export const talksToConsultantsOnSite = ({ site }: Entry): TalksToConsultants => {
  const { consulting, consultants } = site.booking
  return {
    async consultantFor(zip) {
      const answer = await consulting.consultant(zip === undefined ? {} : { zip })
      return answer.ok ? `${answer.value.name}, ${answer.value.region}` : answer.refusal.why
    },
    async slots(consultant, from, to) {
      const answer = await consulting.slots({ consultantId: slugOf(consultant), from, to })
      return answer.ok ? answer.value.items.map(slotText) : answer.refusal.why
    },
    async book(slot, { consultant, email, note, phone = '040 1234567', key }) {
      const answer = await consulting.book({
        ...slotFrom(slot),
        ...(consultant !== undefined && { consultantId: slugOf(consultant) }),
        name: 'Kim Muster',
        email,
        phone,
        topic: 'Schulungsplan für das neue Gremium',
        ...(note !== undefined && { note }),
        privacyAccepted: true,
        ...(key !== undefined && { idempotencyKey: key }),
      })
      if (answer.ok)
        return { token: tokenIn(answer.value.cancelUrl), calendar: new TextEncoder().encode(answer.value.ical) }
      const { refusal } = answer
      if (refusal.why === 'invalid') return { why: Object.entries(refusal.fields).flat().join(' '), next: [] }
      return { why: refusal.why, next: refusal.why === 'slot-taken' ? refusal.next.map(slotText) : [] }
    },
    async reschedule(token, slot) {
      const answer = await consulting.reschedule({ token, ...slotFrom(slot) })
      if (answer.ok) return 'done'
      return answer.refusal.why === 'slot-taken' ? { next: answer.refusal.next.map(slotText) } : answer.refusal.why
    },
    async cancel(token) {
      const answer = await consulting.cancel({ token })
      return answer.ok ? 'done' : answer.refusal.why
    },
    async standing(token) {
      const answer = await consulting.appointment({ token })
      return answer.ok ? `${slotText(answer.value)}, ${answer.value.standing}` : answer.refusal.why
    },
    async setHours(consultant, hours) {
      const id = slugOf(consultant)
      const now = await consultants.consultant({ id })
      if (!now.ok) return now.refusal.why
      const typed = hours.map((span) => {
        const [from = '', until = ''] = span.split('-')
        return { from, until }
      })
      const answer = await consultants.setHours({ id, version: now.value.version, hours: typed })
      return answer.ok ? 'done' : answer.refusal.why
    },
    async addAbsence(consultant, from, to) {
      const answer = await consultants.addAbsence({ id: slugOf(consultant), firstDay: from, lastDay: to })
      return answer.ok ? 'done' : answer.refusal.why
    },
    async officeAppointments(consultant) {
      const answer = await consultants.consultant({ id: slugOf(consultant) })
      if (!answer.ok) return answer.refusal.why
      return answer.value.appointments.map((one) => `${slotText(one)}, ${one.name}${one.collides ? '!' : ''}`)
    },
    async cancelForOffice(consultant, name) {
      const id = slugOf(consultant)
      const { appointments } = valueOf(await consultants.consultant({ id }))
      const appointment = appointments.find((one) => one.name === name)?.id ?? 'none'
      const answer = await consultants.cancelAppointment({ id, appointment })
      return answer.ok ? 'done' : answer.refusal.why
    },
  }
}
