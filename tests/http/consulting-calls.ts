import type { Consultant } from '#core/consulting/consulting.ts'
import { mostOpen, mostReschedulings } from '#core/consulting/consulting.ts'
import type { AppointmentAsk } from '#core/consulting/ports.ts'
import type { Site } from '#core/site.ts'
import type { Role } from '#core/accounts/accounts.ts'
import { signInAs } from '#features/support/signed-in-staff.ts'
import type { TestApp } from './test-app.ts'
import type { Call } from './call.ts'

const signIn = (site: Site, { stage, clock }: TestApp, role: Role): Promise<void> =>
  signInAs(site, { stage, now: clock.now(), role })
const of = (site: Site) => site.booking.consulting
const office = (site: Site) => site.booking.consultants
const id: Consultant['id'] = 'svenja-brandt'
const unknown = 'gibt es/nicht?'

const freeStart = async (site: Site, nth = 0): Promise<string> => {
  const free = await of(site).slots({ consultantId: id })
  return (free.ok && free.value.items[nth * 3]?.start) || ''
}
const wanted = async (site: Site, more: Partial<AppointmentAsk> = {}): Promise<AppointmentAsk> => ({
  consultantId: id,
  slotStart: await freeStart(site),
  channel: 'video',
  name: 'Änne Ö’Brien',
  email: 'aenne@betrieb.example',
  topic: 'Plan & Kosten?',
  privacyAccepted: true,
  ...more,
})
const booked = async (site: Site, email: string): Promise<string> => {
  const answer = await of(site).book(await wanted(site, { email }))
  return answer.ok ? (answer.value.cancelUrl.split('/').at(-1) ?? '') : answer.refusal.why
}
/** What anybody asks about consultants. */
export const consultingCalls: readonly Call[] = [
  ['consulting.consultant', (site) => of(site).consultant({ zip: '20095' })],
  ['consulting.consultant', (site) => of(site).consultant({ zip: '99999' })],
  ['consulting.consultant', (site) => of(site).consultant({ zip: '2 & 3' })],
  ['consulting.slots', (site) => of(site).slots({ consultantId: id })],
  ['consulting.slots', (site) => of(site).slots({ consultantId: unknown })],
  ['consulting.slots', (site) => of(site).slots({ consultantId: id, from: 'gestern', to: '2026-01-01' })],
  [
    'consulting.book',
    async (site) => of(site).book(await wanted(site, { note: 'Zeile 1\nZeile 2', phone: '040 12345' })),
  ],
  ['consulting.book', async (site) => of(site).book(await wanted(site, { consultantId: unknown }))],
  ['consulting.book', async (site) => of(site).book(await wanted(site, { channel: 'brief', name: '' }))],
  ['consulting.book', async (site) => of(site).book(await wanted(site, { slotStart: '2026-11-20T09:00:00Z' }))],
  [
    'consulting.book',
    async (site) => {
      const slotStart = await freeStart(site)
      await of(site).book(await wanted(site, { slotStart, email: 'erste@betrieb.example' }))
      return of(site).book(await wanted(site, { slotStart, email: 'zweite@betrieb.example' }))
    },
  ],
  [
    'consulting.book',
    async (site) => {
      await of(site).book(await wanted(site, { idempotencyKey: 'k-1', email: 'einmal@betrieb.example' }))
      return of(site).book(await wanted(site, { idempotencyKey: 'k-1', email: 'zweimal@betrieb.example' }))
    },
  ],
  [
    'consulting.book',
    async (site) => {
      for (let n = 0; n < mostOpen; n += 1) await booked(site, 'viele@betrieb.example')
      return of(site).book(await wanted(site, { email: 'viele@betrieb.example' }))
    },
  ],
  ['consulting.appointment', (site) => of(site).appointment({ token: unknown })],
  ['consulting.appointment', async (site) => of(site).appointment({ token: await booked(site, 'a@betrieb.example') })],
  ['consulting.calendar', (site) => of(site).calendar({ token: unknown })],
  [
    'consulting.calendar',
    async (site) => {
      const answer = await of(site).calendar({ token: await booked(site, 'b@betrieb.example') })
      if (!answer.ok) return answer
      // Its uid holds an id that is made at random.
      const bytes = new TextDecoder().decode(answer.value.bytes).replace(/UID:[^@]*@/, 'UID:@')
      return { ok: true, value: { ...answer.value, bytes } }
    },
  ],
  ['consulting.reschedule', (site) => of(site).reschedule({ token: unknown, slotStart: '', channel: '' })],
  [
    'consulting.reschedule',
    async (site) => {
      const token = await booked(site, 'c@betrieb.example')
      return of(site).reschedule({ token, slotStart: await freeStart(site, 20), channel: 'telefon' })
    },
  ],
  [
    'consulting.reschedule',
    async (site) =>
      of(site).reschedule({ token: await booked(site, 'd@betrieb.example'), slotStart: 'bald', channel: '' }),
  ],
  [
    'consulting.reschedule',
    async (site) => {
      const slotStart = await freeStart(site)
      await booked(site, 'e@betrieb.example')
      return of(site).reschedule({ token: await booked(site, 'f@betrieb.example'), slotStart, channel: 'video' })
    },
  ],
  [
    'consulting.reschedule',
    async (site) =>
      of(site).reschedule({
        token: await booked(site, 'g@betrieb.example'),
        slotStart: '2026-11-20T09:00:00Z',
        channel: 'video',
      }),
  ],
  [
    'consulting.reschedule',
    async (site) => {
      const token = await booked(site, 'h@betrieb.example')
      for (let n = 0; n <= mostReschedulings; n += 1)
        await of(site).reschedule({ token, slotStart: await freeStart(site, 10 + n), channel: 'video' })
      return of(site).reschedule({ token, slotStart: await freeStart(site, 5), channel: 'video' })
    },
  ],
  [
    'consulting.reschedule',
    async (site, testApp) => {
      const token = await booked(site, 'l@betrieb.example')
      return later(testApp, ahead, () => of(site).reschedule({ token, slotStart: '', channel: '' }))
    },
  ],
  [
    'consulting.cancel',
    async (site, testApp) => {
      const token = await booked(site, 'm@betrieb.example')
      return later(testApp, ahead, () => of(site).cancel({ token }))
    },
  ],
  ['consulting.cancel', (site) => of(site).cancel({ token: unknown })],
  ['consulting.cancel', async (site) => of(site).cancel({ token: await booked(site, 'i@betrieb.example') })],
  [
    'consulting.cancel',
    async (site) => {
      const token = await booked(site, 'j@betrieb.example')
      await of(site).cancel({ token })
      return of(site).cancel({ token })
    },
  ],
  [
    'consulting.reschedule',
    async (site) => {
      const token = await booked(site, 'k@betrieb.example')
      await of(site).cancel({ token })
      return of(site).reschedule({ token, slotStart: await freeStart(site, 3), channel: 'video' })
    },
  ],
  [
    'consulting.book',
    async (site) => {
      for (let n = 0; n < 40; n += 1) {
        const token = await booked(site, 'oft@betrieb.example')
        await of(site).cancel({ token })
      }
      return of(site).book(await wanted(site, { email: 'oft@betrieb.example' }))
    },
  ],
]

const unknownOnes: readonly Call[] = [
  ['consultants.consultants', (site) => office(site).consultants({})],
  ['consultants.consultant', (site) => office(site).consultant({ id: unknown })],
  ['consultants.setHours', (site) => office(site).setHours({ id: unknown, version: 0, hours: [] })],
  ['consultants.addAbsence', (site) => office(site).addAbsence({ id: unknown, firstDay: '', lastDay: '' })],
  ['consultants.removeAbsence', (site) => office(site).removeAbsence({ id: unknown, absence: unknown })],
  ['consultants.cancelAppointment', (site) => office(site).cancelAppointment({ id: unknown, appointment: unknown })],
]
const hours = Array.from({ length: 5 }, () => ({ from: '9', until: '12' }))
const idOf = async (site: Site, email: string): Promise<string> => {
  const time = await office(site).consultant({ id })
  return (time.ok && time.value.appointments.find((one) => one.email === email)?.id) || ''
}
const ahead = 60 * 24 * 60

/** Goes to a day on which what was booked now is near, or over, and back. */
const later = async <T>({ clock }: TestApp, minutes: number, work: () => Promise<T>): Promise<T> => {
  clock.pass(minutes)
  const answer = await work()
  clock.pass(-minutes)
  return answer
}
/** By nobody, by a member, then by the office. */
export const consultantsCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ...unknownOnes,
  [
    'consultants.consultants',
    async (site, testApp) => {
      await signIn(site, testApp, 'mitglied')
      return office(site).consultants({})
    },
  ],
  ...unknownOnes,
  [
    'consultants.consultants',
    async (site, testApp) => {
      await signIn(site, testApp, 'redaktion')
      return office(site).consultants({})
    },
  ],
  ...unknownOnes,
  ['consultants.setHours', (site) => office(site).setHours({ id, version: 0, hours })],
  ['consultants.setHours', (site) => office(site).setHours({ id, version: 0, hours })],
  ['consultants.setHours', (site) => office(site).setHours({ id, version: 1, hours: hours.slice(1) })],
  ['consultants.addAbsence', (site) => office(site).addAbsence({ id, firstDay: 'bald', lastDay: '' })],
  ['consultants.addAbsence', (site) => office(site).addAbsence({ id, firstDay: '2026-12-21', lastDay: '2026-12-23' })],
  [
    'consultants.removeAbsence',
    async (site) => {
      const time = await office(site).consultant({ id })
      return office(site).removeAbsence({ id, absence: (time.ok && time.value.absences[0]?.id) || '' })
    },
  ],
  ['consultants.consultant', (site) => office(site).consultant({ id })],
  [
    'consultants.cancelAppointment',
    async (site) => office(site).cancelAppointment({ id, appointment: await idOf(site, 'a@betrieb.example') }),
  ],
  [
    'consultants.cancelAppointment',
    async (site) => {
      const appointment = await idOf(site, 'b@betrieb.example')
      await office(site).cancelAppointment({ id, appointment })
      return office(site).cancelAppointment({ id, appointment })
    },
  ],
  [
    'consultants.cancelAppointment',
    async (site, testApp) => {
      const appointment = await idOf(site, 'l@betrieb.example')
      return later(testApp, 20 * ahead, async () => {
        await signIn(site, testApp, 'redaktion')
        return office(site).cancelAppointment({ id, appointment })
      })
    },
  ],
]
