import ICAL from 'ical.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { calendarsOf } from '#cli/calendars-of-letters.ts'
import { readSettings } from '#cli/settings.ts'
import { newsForRecipient } from '#core/booking/booking-letters.ts'
import type { BookingLetter } from '#core/booking/booking-letters.ts'
import { done } from '#core/shared/result.ts'
import { sendingLetters } from '#mail/sending-letters.ts'
import { transportOf } from '#mail/transport.ts'
import { openMemoryStore } from '#storage/open-memory-store.ts'
import { aBookedEvent, aBooking, aRecipient } from '../core/booking-by-hand.ts'
import { brand, siteOrigin } from './letters-for-tests.ts'
import { openMailServer } from './mail-server.ts'

const start = '2027-01-11T12:00:00.000Z'

/** An application with a letter in its outbox, and a mail server on this machine. */
async function withLetter(letter: BookingLetter) {
  const server = await openMailServer()
  onTestFinished(() => server.close())
  const store = openMemoryStore()
  const application = applicationOn(store, readSettings({ SITE_ORIGIN: siteOrigin }))
  constant(application, parts.clock, { now: () => start })
  await store.change(async (tx) => done(await tx.letters.post(letter, start)))
  const sending = sendingLetters({
    letters: store.letters,
    clock: { now: () => start },
    transport: transportOf({ smtpUrl: server.url, dataDir: '/nowhere' }),
    from: undefined,
    siteOrigin,
    brand: async () => brand,
    calendarsOf: calendarsOf(application),
    waitsUntil: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
    every: 5,
  })
  onTestFinished(() => sending.stop())
  return { server }
}

const recipient = aRecipient({ firstName: 'Kim "KY"', lastName: 'Ö’Brien-von der Heide;\r\nX-EVIL:1' })
const invited = aBooking({ state: 'eingeladen', recipients: [recipient] })

test('a mail program finds the invitation, its method and whom it is for', async () => {
  const { server } = await withLetter(newsForRecipient(invited, recipient, 'invited'))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
  const mail = server.received[0]?.mail
  const [attachment] = mail?.attachments ?? []
  expect(mail?.attachments).toHaveLength(1)
  expect(mail?.text).toContain('Im Anhang finden Sie den Termin für Ihren Kalender.')
  expect([attachment?.mimeType, attachment?.filename, attachment?.method]).toEqual([
    'text/calendar',
    'arbeitsrecht-1-4001.ics',
    'REQUEST',
  ])
  const calendar = new ICAL.Component(ICAL.parse(textOf(attachment?.content)))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  const event = calendar.getFirstSubcomponent('vevent')
  expect(event?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/Berlin')
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-03-08T13:00:00')
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2027-03-12T12:00:00')
  expect(event?.getFirstPropertyValue('uid')).toBe('buchung-b1-r1-1@www.seminarhaus.example')
  const attendee = event?.getFirstProperty('attendee')
  expect(attendee?.getFirstValue()).toBe('mailto:kim.sommer@muster.example')
  expect(attendee?.getFirstParameter('cn')).toBe('Kim ’KY’ Ö’Brien-von der Heide;  X-EVIL:1')
  expect(attendee?.getFirstParameter('rsvp')).toBe('FALSE')
  expect(event?.getFirstProperty('x-evil')).toBeNull()
})

test('two bookings of one letter are two files, each with its method', async () => {
  const fresh = aBooking({ id: 'b2', event: aBookedEvent({ eventId: 4002, url: 'arbeitsrecht-1-4002' }) })
  const calendars = [newsForRecipient(fresh, recipient, 'rebooked'), newsForRecipient(invited, recipient, 'cancelled')]
  const letter = {
    ...newsForRecipient(fresh, recipient, 'rebooked'),
    calendars: calendars.flatMap((it) => ('calendars' in it ? (it.calendars ?? []) : [])),
  } as BookingLetter
  const { server } = await withLetter(letter)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
  expect(server.received[0]?.mail.attachments.map(({ filename, method }) => [filename, method])).toEqual([
    ['arbeitsrecht-1-4002.ics', 'REQUEST'],
    ['abgesagt-arbeitsrecht-1-4001.ics', 'CANCEL'],
  ])
  expect(server.received[0]?.mail.text).toContain(
    'Im Anhang finden Sie den Termin für Ihren Kalender. Der frühere wird herausgenommen.',
  )
})

const textOf = (content: ArrayBuffer | Uint8Array | string | undefined): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)
