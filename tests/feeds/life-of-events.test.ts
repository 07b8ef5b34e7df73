import { beforeAll, expect, test } from 'vitest'
import type { ListedEvent } from '#core/catalogue/catalogue.ts'
import type { Content } from '#core/content/content.ts'
import type { Calendar, PrintedDocument } from '#core/documents/documents.ts'
import { dateRange, longDate } from '#core/shared/date-texts.ts'
import { clockText } from '#core/shared/day-texts.ts'
import { addSeconds } from '#core/shared/dates.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Page, PageQuery } from '#core/shared/page.ts'
import type { Result } from '#core/shared/result.ts'
import { event, moduleOf } from '#features/support/content-builder.ts'
import { readDemoContent } from '#tests/content/reading-demo-content.ts'
import { programmeWording } from '#wording/pages/programme.ts'
import { aVisitor, openTestCore, valueOf } from '../core/test-core.ts'
import { browsing, demo, textOf } from '../react/pages-app.ts'
import { isLong } from '#tests/long-run.ts'

/**
 * Walks through the lives of events in steps of six hours and compares what all that tell of them say: page, calls,
 * paper, calendar, data for searches, wishlist, finder, lists and site map. It knows none of their rules. With LONG=1
 * through the life of every event of the programme, else through the two weeks in which the clocks change.
 */
const sixHours = 6 * 3600
const begin: Instant = '2026-11-20T23:00:00.000Z'

const online = { hotelId: undefined, startTime: '09:00', endTime: '16:00' }
const inHotel = { hotelId: 14, startTime: '13:00', endTime: '12:00' }
const aDay = { days: 1, startTime: '09:00', endTime: '17:00' }

/** Events that are held while the clocks change, of every kind. */
const overTheChanges = (['2027-03-27', '2027-10-30'] as const).flatMap((saturday, change) => {
  const { hotelId: _, ...atHome } = online
  const number = (nth: number) => ({ eventId: 9001 + 10 * change + nth, themeUrl: 'rhetorik', start: saturday })
  return [
    event({ ...number(0), ...inHotel, days: 3 }),
    event({ ...number(1), ...atHome, days: 3 }),
    event({ ...number(2), ...aDay, hotelId: 14, taken: 20 }),
    event({ ...number(3), ...aDay, price: null }),
  ]
})
const series = event({
  eventId: 9031,
  themeUrl: 'betriebsrat-kompakt',
  modules: [
    moduleOf({ title: 'Anfang', ...aDay, start: '2027-03-26', hotelId: -1 }),
    moduleOf({ title: 'Mitte', ...inHotel, start: '2027-03-28', days: 2 }),
    moduleOf({ title: 'Ende', start: '2027-10-30', days: 2, hotelId: 522, startTime: '10:00', endTime: '15:00' }),
  ],
})

const testApp = openTestCore(begin)
let events: readonly ListedEvent[]
/** What each told of itself while it was to come: what it says later is compared with that. */
const announced = new Map<number, Announced>()

interface Announced {
  readonly startDate: string
  readonly endDate: string
}

beforeAll(async () => {
  const content = valueOf(await readDemoContent())
  const whole: Content = { ...content, events: [...content.events, ...overTheChanges, series] }
  valueOf(await testApp.stage.content(whole))
  await testApp.stage.account({ ...demo, firstName: 'Sevgi', lastName: 'Yıldız' })
  const { catalogue } = testApp.site(aVisitor()).programme
  const all = await everyPage((query) => catalogue.events(query))
  events = isLong ? all : all.filter(({ eventId }) => eventId > 9000)
  for (const { eventId } of events.slice(0, 480))
    await testApp.stage.bookmark(demo.email, { type: 'event', value: `termin-${eventId}` })
}, 60_000)

test(
  'all that tell of an event say the same at every hour of its life',
  { timeout: isLong ? 3_600_000 : 240_000 },
  async () => {
    const past = new Set<number>()
    let looks = 0
    for (const now of instants()) {
      testApp.travelTo(now)
      const seen = await lists()
      for (const one of events.filter((it) => (isLong ? isNear(it, now) : true))) {
        const told = await sayingsOf(one, seen)
        looks += 1
        const where = `${one.url} at ${now}`
        // There to be read, or over: one answer of page, calls and paper; the wishlist leads to the page or to the new
        // events.
        const there = told.page.status === 200
        expect([told.page.status, told.event, told.history, told.paper], where).toEqual(
          there ? [200, true, true, true] : [410, false, false, false],
        )
        if (told.kept)
          expect([told.kept.expired, told.kept.href === `/seminare/p/${one.url}`], where).toEqual([!there, there])
        // In one list and in all; and only of those searches are told, and only they are to be decided about.
        const { inLists } = told
        expect(new Set(Object.values(inLists)).size, `${where}: ${JSON.stringify(inLists)}`).toBe(1)
        const listed = inLists.finder
        expect([told.indexed, told.bookable, told.costs, told.orderForm], where).toEqual([
          listed,
          listed,
          listed,
          listed,
        ])
        expect(told.offered, where).toBe(listed && one.price !== null)
        expect(told.reason === 'begun', where).toBe(false)
        // The line of one that is under way stands on the page and on the wishlist, or on neither.
        if (told.kept && there) {
          const line = told.kept.underWay && programmeWording.event.life(told.kept.underWay).replaceAll('\u00a0', ' ')
          expect(line === undefined, where).toBe(listed)
          if (line !== undefined) expect(told.page.text, where).toContain(line)
        }
        // Beginning and end, by searches, calendar and paper; of one that is over the page names the days that it had.
        if (told.data) announced.set(one.eventId, told.data)
        const before = announced.get(one.eventId)
        expect(told.calendar, where).toEqual(before)
        if (told.data) {
          expect(told.data, where).toEqual(before)
          const { startDate, endDate } = told.data
          expect(told.time, where).toContain(longDate(startDate.slice(0, 10)))
          for (const moment of [startDate, endDate])
            expect(told.time, where).toContain(
              clockText(moment.slice(11, 16))
                .replace(/\s?Uhr/u, '')
                .trim(),
            )
        } else if (before) {
          expect(told.page.text, where).toContain(dateRange(before.startDate.slice(0, 10), before.endDate.slice(0, 10)))
        }
        // Nobody comes back.
        if (!there) past.add(one.eventId)
        expect(there && past.has(one.eventId), where).toBe(false)
      }
    }
    expect(looks).toBeGreaterThan(events.length * 20)
    if (!isLong) expect(past.size).toBeGreaterThanOrEqual(8)
  },
)

/** The hours to look at: in a week around each change of clocks, or all. */
function instants(): readonly Instant[] {
  const spans = isLong
    ? [{ from: begin, steps: 4 * 7 * 80 }]
    : [
        { from: '2027-03-24T23:00:00.000Z', steps: 4 * 8 },
        { from: '2027-10-27T22:00:00.000Z', steps: 4 * 8 },
      ]
  return spans.flatMap(({ from, steps }) => Array.from({ length: steps }, (_, nth) => addSeconds(from, nth * sixHours)))
}

/** Whether an instant is in the life of an event, or a day or two beside it. */
const isNear = ({ startDate, endDate }: ListedEvent, now: Instant): boolean =>
  addSeconds(`${startDate}T00:00:00.000Z`, -172_800) <= now && now <= addSeconds(`${endDate}T00:00:00.000Z`, 259_200)

/** Every list at this moment. */
async function lists() {
  const visitor = aVisitor()
  const site = testApp.site(visitor)
  valueOf(await site.account.accounts.signIn(demo))
  const [found, listed, entries, map] = await Promise.all([
    everyPage(async (query) => {
      const answer = await site.programme.finder.find(query)
      if (!answer.ok) throw new Error(answer.refusal.why)
      return answer
    }),
    everyPage((query) => site.programme.catalogue.events(query)),
    site.account.wishlist.entries({}),
    site.office.feeds.siteMap({}),
  ])
  const addresses: string[] = []
  for (const { address } of read<readonly { readonly address: string }[]>(valueOf(map).bytes)) {
    const part = valueOf(await site.office.feeds.siteMapPart({ part: address.split('/').at(-1) ?? '' }))
    addresses.push(...read<readonly { readonly address: string }[]>(part.bytes).map((page) => page.address))
  }
  return {
    site,
    reasons: new Map(found.map(({ event: { eventId }, whyNotBookable }) => [eventId, whyNotBookable])),
    listed: new Set(listed.map(({ eventId }) => eventId)),
    kept: new Map(valueOf(entries).items.map((entry) => [entry.value, entry])),
    mapped: new Set(addresses.map((address) => new URL(address).pathname)),
  }
}

/** What each says of an event at this moment. */
async function sayingsOf({ eventId, url }: ListedEvent, seen: Awaited<ReturnType<typeof lists>>) {
  const { catalogue, documents, costs } = seen.site.programme
  const browser = browsing(seen.site)
  const page = await browser.get(`/seminare/p/${url}`)
  const [own, history, bookable, reckoned, paper, ics, order] = await Promise.all([
    catalogue.event({ key: url }),
    catalogue.eventHistory({ key: url }),
    catalogue.bookableEvent({ key: url }),
    costs.estimate({ key: url }),
    documents.eventPdf({ key: url }),
    documents.eventCalendar({ key: url }),
    browser.get(`/online-fax/${url}`),
  ])
  const { entries } = read<Calendar>(valueOf(ics).bytes)
  const [first] = entries
  const last = entries.at(-1)
  const data = dataIn(page.html)
  return {
    page: { status: page.status, text: textOf(page.html) },
    event: own.ok,
    history: history.ok,
    bookable: bookable.ok,
    costs: reckoned.ok,
    paper: paper.ok,
    orderForm: order.status === 200,
    indexed: page.status === 200 && !page.html.includes('<meta name="robots" content="noindex">'),
    inLists: {
      finder: seen.reasons.has(eventId),
      events: seen.listed.has(eventId),
      siteMap: seen.mapped.has(`/seminare/p/${url}`),
    },
    reason: seen.reasons.get(eventId),
    kept: seen.kept.get(`termin-${eventId}`),
    calendar: {
      startDate: `${first?.startDate}T${first?.startTime}`,
      endDate: `${last?.endDate}T${last?.endTime}`,
    },
    data: data && { startDate: data.startDate.slice(0, 16), endDate: data.endDate.slice(0, 16) },
    offered: data?.offers !== undefined,
    time: paper.ok ? factIn(read<PrintedDocument>(paper.value.bytes), 'Zeit') : '',
  }
}

/** The data for searches of an event in a page that shows one. */
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '{}']) => JSON.parse(json) as { '@type': string } & Announced & { readonly offers?: unknown })
    .find((block) => block['@type'].endsWith('Event'))

const factIn = ({ blocks }: PrintedDocument, label: string): string =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])).find((fact) => fact.label === label)?.text ??
  ''

const read = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T

/** All items of a list, page by page. */
async function everyPage<T>(list: (query: PageQuery) => Promise<Result<Page<T>, never>>): Promise<readonly T[]> {
  const items: T[] = []
  let after: string | undefined
  do {
    const page = valueOf(await list({ limit: 100, ...(after === undefined ? {} : { after }) }))
    items.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return items
}
