import { callOff } from '#core/booking/calling-off.ts'
import { done } from '#core/shared/result.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EventContent, RecordContent } from '#core/content/content.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { anEventContent, aThemeFile, someContentFolder } from '../core/sample-content.ts'
import { faultsIn } from '../react/faults-in-html.ts'
import { browsing, textOf, type Browsing } from '../react/pages-app.ts'
import { missingIn } from './json-ld-shapes.ts'
import { readHead } from './read-page.ts'

/** What searches and readers are told of an event that was rescheduled or called off (domain §5). */

const address = '/seminare/p/betriebsverfassungsrecht-i-4001'
const tagung = '/fachtagung/fachtagung-sbv'

let testApp: ReturnType<typeof openTestCore>
let browser: Browsing
const themes = [aThemeFile(), aThemeFile({ internalId: 300, url: 'fachtagung-sbv', title: 'SBV', eventType: 3 })]
const records: readonly RecordContent[] = [recordOf.expert(), recordOf.conference()]
const bring = async (...events: readonly EventContent[]) =>
  valueOf(await testApp.stage.content(someContentFolder({ themes, events, records })))

beforeEach(async () => {
  testApp = openTestCore()
  browser = browsing(testApp.site(aVisitor()))
  await bring(
    anEventContent({ start: '2026-12-07' }),
    anEventContent({ eventId: 4005, themeUrl: 'fachtagung-sbv', start: '2027-06-21' }),
    anEventContent({ eventId: 4009, start: '2027-03-01' }),
  )
})

const look = async (path: string) => {
  const { status, html } = await browser.get(path)
  const head = readHead(html)
  const event = head.jsonLd.find((block) => String(block['@type']).endsWith('Event'))
  expect(event && missingIn(event)).toEqual([])
  expect(await faultsIn(html)).toEqual([])
  return { status, head, event: event ?? {}, text: textOf(html) }
}

describe('an event', () => {
  test('that stands is scheduled', async () => {
    const { event, text } = await look(address)
    expect(event['eventStatus']).toBe('https://schema.org/EventScheduled')
    expect(event).not.toHaveProperty('previousStartDate')
    expect(text).not.toContain('Verlegt')
  })

  test('that was moved to another day is rescheduled, and names the moment it was to begin', async () => {
    await bring(anEventContent({ start: '2027-07-05' }))
    const { status, event, text } = await look(address)
    expect(status).toBe(200)
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-12-07T09:00:00+01:00',
      startDate: '2027-07-05T09:00:00+02:00',
    })
    expect(text).toContain('Verlegt vom 07.12.2026')
  })

  test('that was rescheduled twice names both moments', async () => {
    await bring(anEventContent({ start: '2027-07-05' }))
    await bring(anEventContent({ start: '2027-07-12' }))
    const { event, text } = await look(address)
    expect(event['previousStartDate']).toEqual(['2026-12-07T09:00:00+01:00', '2027-07-05T09:00:00+02:00'])
    expect(text).toContain('Verlegt vom 07.12.2026 und vom 05.07.2027')
  })

  test('that begins at another hour says from when', async () => {
    await bring(anEventContent({ start: '2026-12-07', startTime: '10:30' }))
    const { event, text } = await look(address)
    expect(event['previousStartDate']).toBe('2026-12-07T09:00:00+01:00')
    expect(text).toContain('Beginnt um 10:30 Uhr statt um 9:00 Uhr')
  })

  test('that was called off is cancelled on its day, offers nothing, and its page names others', async () => {
    await bring(anEventContent({ eventId: 4009, start: '2027-03-01' }))
    const { status, head, event, text } = await look(address)
    expect(status).toBe(200)
    expect(head.title).toMatch(/^Abgesagt: /)
    expect(head.canonical).toMatch(new RegExp(`${address}$`))
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-12-07T09:00:00+01:00',
    })
    expect(event).not.toHaveProperty('offers')
    expect(event).not.toHaveProperty('previousStartDate')
    for (const words of ['Dieser Termin ist abgesagt', 'Was das für Sie heißt', '01.03.2027'])
      expect(text).toContain(words)
  })

  test('that the office calls off says the same at once, and its theme names it no more', async () => {
    const calledOff = { reason: 'Zu wenige Anmeldungen', at: testApp.needs.clock.now() }
    await testApp.needs.change(async (tx) => done(await callOff(tx, 4001, calledOff)))
    const { status, head, event, text } = await look(address)
    expect(status).toBe(200)
    expect(head.title).toMatch(/^Abgesagt: /)
    expect(event['eventStatus']).toBe('https://schema.org/EventCancelled')
    expect(text).toContain('Dieser Termin ist abgesagt')
    expect(text).toContain('01.03.2027')
    const theme = textOf((await browser.get('/seminare/t/betriebsverfassungsrecht-i')).html)
    expect(theme).toContain('01.03.2027')
    expect(theme).not.toContain('07.12.2026')
  })

  test('that was called off with nothing in its place says so', async () => {
    await bring()
    expect((await look(address)).text).toContain('Neue Termine folgen')
  })

  test('that was called off says so to whoever travels to it, and is past when its days are over', async () => {
    await bring()
    testApp.travelTo('2026-12-07T08:00:00.000Z')
    const { status, text } = await look(address)
    expect([status, text.includes('Dieser Termin ist abgesagt')]).toEqual([200, true])
    testApp.travelTo('2026-12-12T08:00:00.000Z')
    expect((await browser.get(address)).status).toBe(410)
  })

  test('that was called off and whose theme is gone stays told', async () => {
    valueOf(await testApp.stage.content(someContentFolder({ themes: themes.slice(1), events: [], records })))
    expect((await look(address)).text).toContain('Dieser Termin ist abgesagt')
  })
})

describe('a Fachtagung', () => {
  test('that was rescheduled says so on its page and to searches', async () => {
    await bring(anEventContent({ eventId: 4005, themeUrl: 'fachtagung-sbv', start: '2027-06-28' }))
    const { event, text } = await look(tagung)
    expect(event).toMatchObject({
      '@type': 'BusinessEvent',
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2027-06-21T09:00:00+02:00',
    })
    expect(text).toContain('Verlegt vom 21.06.2027')
  })
})

test('the page of an event is made anew with what becomes of it', async () => {
  const tagsOf = async () => (await browser.get(address)).tags
  expect(await tagsOf()).toContain('event:4001')
  await bring()
  expect(await tagsOf()).toContain('event:4001')
})
