import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { quoteNumber } from '#core/quote/quote-number.ts'
import { done } from '#core/shared/result.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { makeXsrfToken } from '#http/server/requests/xsrf-token.ts'
import { pdf } from '#features/support/sample-files.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { onBothDatabases } from '#tests/storage/on-both-databases.ts'
import { requestsTo, type Document, type Known, type Sent } from './at-random/requests-at-random.ts'
import { begunSession } from './begun-session.ts'
import { shopperIn, type Shopper } from './shopper.ts'
import { aQuote } from '#tests/storage/contract/quotes.ts'
import { smallProgramme } from './small-programme.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'
import { isLong } from '#tests/long-run.ts'

/** On each database; five to each call, in the middle. */
const requests = isLong ? 25_000 : 5 * endpoints.length

/** Whoever sends them. */
const askers = ['nobody', 'shopper', 'member', 'office'] as const
type Asker = (typeof askers)[number]

const related = { type: ['seminar'], id: ['betriebsverfassungsrecht-i', 'arbeitsrecht-online'] }
const aRequest = {
  id: 'r-1',
  kind: 'contact-request',
  email: 'kim@werk.example',
  values: { name: 'Kim', email: 'kim@werk.example', message: 'Wann beginnt es?' },
  sentAt: '2026-11-20T09:00:00.000Z',
  deletedOn: '2027-11-20',
} as const
/** What means something to one call alone. */
const ofCall = {
  // What is called off is gone for all the others.
  'office.callOff': { eventId: [4003, 4005] },
  'membership.found': { type: ['BR'] },
  'recommendations.relatedTopics': related,
  'recommendations.relatedNews': related,
  'recommendations.relatedThemes': related,
  'recommendations.relatedConferences': related,
  'recommendations.relatedVideos': related,
  'recommendations.legalBasis': related,
  'feeds.siteMapPart': { part: ['seiten.xml'] },
}
const words = { body: ['Wir haben keinen Wahlvorstand.'], reason: ['Das ist so entschieden.'] }
const prose = { ...words, title: ['Wer leitet die Wahl?'], explanation: ['Das ist reine Werbung.'] }
/** The same for calls about a thread of the forum and one of its posts. */
const ofThread = (threadId: string, into: string) => {
  const one = { ...prose, threadId: [threadId], postId: [`${threadId}-2`], category: ['wahlen'], into: [into] }
  const post = { ...prose, id: [`${threadId}-2`] }
  const inCategory = { ...one, categoryId: ['wahlen'] }
  return {
    'forum.threads': inCategory,
    'forum.posts': one,
    'forum.permission': one,
    'forum.own': one,
    'forum.read': one,
    'forum.join': { nickname: ['Tagesordnung', 'Nachtschicht'], netiquette: [true] },
    'forum.open': inCategory,
    'forum.answer': { ...one, replyTo: [`${threadId}-1`] },
    'forum.edit': post,
    'forum.remove': post,
    'forum.accept': one,
    'forum.follow': one,
    'forum.report': one,
    'moderation.release': one,
    'moderation.takeOff': one,
    'moderation.lock': one,
    'moderation.move': one,
    'moderation.merge': one,
    'moderation.decide': one,
  }
}
/** The same for calls about a quote that was sent, and one that was not. */
const ofQuotes = (sent: string, draft: string) => {
  const one = { token: [`token-${sent}`, sent], version: [1] }
  const written = { id: [draft], version: [1], themeId: ['betriebsverfassungsrecht-i'], persons: [3] }
  return {
    'quotes.quote': one,
    'quotes.report': one,
    'quotes.open': one,
    'quotes.ask': { ...one, question: ['Ist das Mittagessen dabei?'] },
    'quotes.accept': { ...one, mode: ['reservieren', 'buchen'], agb: [true] },
    'quotes.decline': { ...one, reason: ['Zu weit weg.'] },
    'quotesOffice.upsert': written,
    'quotesOffice.send': { id: [draft], version: [1, 2] },
    'quotesOffice.byId': { id: [draft, sent] },
  }
}
/** The same for calls about a request that somebody sent. */
const ofRequest = (id: string, staff: string) => {
  const one = { id: [id], version: [0, 1, 2], nth: [1] }
  return {
    'inbox.request': one,
    'inbox.file': one,
    'inbox.assign': { ...one, assignee: [staff] },
    'inbox.answer': { ...one, replySubject: ['Antwort'], reply: ['Das nächste beginnt am Montag.'] },
    'inbox.note': { ...one, officeNote: ['Rückruf'] },
    'inbox.close': { ...one, closingWord: ['erledigt'] },
    'inbox.reopen': one,
  }
}
/** The same for calls about an entry of the list of a Gremium. */
const ofEntry = (entry: string, member: string) => {
  const one = { id: [entry] }
  return {
    'sharedList.interest': one,
    'sharedList.vote': one,
    'sharedList.comment': one,
    'sharedList.comments': one,
    'delegation.look': { entry: [entry] },
    'delegation.paper': { entry: [entry], chosen: [member], kind: ['beschluss', 'tagesordnung'] },
    'consultants.consultant': { id: ['svenja-brandt'] },
    'consultants.addAbsence': { id: ['svenja-brandt'], firstDay: ['2026-12-24'], lastDay: ['', '2026-12-31'] },
    'delegation.fillCart': { entry: [entry], chosen: [member] },
  }
}

async function prepared(testApp: TestApp) {
  // Seats for everybody who comes, however many requests there are.
  const events = smallProgramme.events.map((event) =>
    event.eventId === 4002 || event.eventId === 4007 ? { ...event, places: 10_000 } : event,
  )
  await testApp.stage.content({ ...smallProgramme, events })
  let came = 0
  const nextShopper = async (): Promise<Shopper> => {
    came += 1
    // Each from a network of its own: orders of one network are limited.
    const from = `172.${came >> 8}.${came & 255}.1`
    return shopperIn(testApp, { email: `kim.${came}@werk.example`, from })
  }
  /** Whose things requests are about. Now and then somebody new comes, for bookings end. */
  let shopper = await nextShopper()
  const member = await testApp.stage.account({ email: 'mitglied@werk.example', password: person.password })
  const roles = ['mitglied', 'redaktion', 'admin'] as const
  const office = await testApp.stage.account({ email: 'buero@werk.example', password: person.password, roles })
  const gremium = await testApp.stage.gremium({
    type: 'BR',
    company: 'Werk GmbH',
    users: [
      { email: 'mitglied@werk.example', role: 'verwalter' },
      { email: 'buero@werk.example', role: 'mitglied' },
    ],
  })
  for (const title of ['Wer leitet die Wahl', 'Wer zählt die Stimmen'])
    await testApp.stage.thread({
      category: 'wahlen',
      title,
      posts: [
        { by: 'mitglied@werk.example', nickname: 'Kreide', hoursAgo: 0, body: 'Das wüssten wir gern.' },
        { by: 'buero@werk.example', nickname: 'Rotstift', hoursAgo: 0, body: 'Das steht im Gesetz.' },
      ],
    })
  const entry = 'e-1'
  const seat = 'm-1'
  await testApp.needs.change(async ({ quotes }) => {
    const series = 'A-2026'
    for (const [id, state] of [
      ['q-1', 'versendet'],
      ['q-2', 'entwurf'],
    ] as const)
      await quotes.add(aQuote(id, { state, number: quoteNumber(series, await quotes.next(series)) }))
    return done(undefined)
  })
  await testApp.needs.change(async ({ sharedLists, gremien, formRequests }) => {
    await formRequests.add(aRequest, [{ name: 'a.pdf', kind: 'pdf', bytes: pdf }])
    const before = await gremien.lock(gremium)
    if (!before) throw new Error('it was made just now')
    const rest = {
      version: 1,
      firstName: 'Kim',
      lastName: 'Werk',
      role: 'mitglied',
      released: 0,
      functions: [],
    } as const
    await gremien.save({ ...before, members: [{ id: seat, ...rest, since: '2026-04-28' }] })
    await sharedLists.save({
      id: entry,
      gremiumId: gremium,
      type: 'event',
      value: 'termin-4002',
      addedAt: testApp.clock.now(),
      interested: new Set(),
      ballot: { kind: 'none' },
    })
    return done(undefined)
  })
  const known: Known = {
    token: ['«token»', '«token»', '«employersToken»'],
    version: ['«version»'],
    cartVersion: ['«cartVersion»'],
    recipientId: ['«recipientId»', '«cartRecipientId»'],
    itemId: ['«itemId»'],
    id: ['«bookingId»'],
    eventId: [4001, 4002, 4003, 4004, 4007],
    event: ['termin-4002', '4002'],
    key: ['betriebsverfassungsrecht-i-4002', '4002', 'hamburg-1', 'veranstaltungskauffrau-701'],
    url: ['betriebsverfassungsrecht-i', 'arbeitsrecht-online', 'fachtagung-sbv'],
    department: ['seminarorganisation'],
    fragment: ['header', 'cart'],
    kind: ['bestaetigt', 'rueckfrage', 'einladung', 'mitteilung-arbeitgeber', 'entsendebeschluss'],
    number: ['R-2026-00001'],
    type: ['seminar', 'event', 'hotel'],
    value: ['betriebsverfassungsrecht-i', 'termin-4002', 'hotel-21'],
    email: [person.email, 'neu@werk.example'],
    password: [person.password],
    salutationId: ['divers'],
    month: ['2027-01', '2027-03'],
    postcode: ['20095'],
    zip: ['20095'],
    consultantId: ['svenja-brandt'],
    themeId: ['betriebsverfassungsrecht-i'],
    validUntil: ['2026-12-24'],
    from: ['2026-11-23'],
    to: ['2026-12-23'],
    channel: ['telefon', 'video'],
    slotStart: ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z'],
    acceptAgb: [true],
    privacyAccepted: [true],
    group: ['br'],
    gremium: [gremium],
    role: ['mitglied'],
    company: ['Werk GmbH'],
  }
  const session = async (asker: Asker): Promise<string | undefined> =>
    asker === 'member' || asker === 'office' ? begunSession(testApp, asker === 'member' ? member : office) : undefined

  /** A text in which each «name» is what the shopper has now, in a body without its quotes where it is a number. */
  const filledIn = async (text: string): Promise<string> => {
    const { visitor, ...has } = shopper
    const booking = text.includes('version') && (await testApp.needs.bookings.byToken(has.token))
    const cart = text.includes('cartVersion') && (await visitor.get('/order-api/get-shopping-cart')).json<object>()
    const numbers = {
      version: booking ? booking.version : 1,
      cartVersion: cart && 'version' in cart ? cart.version : 1,
    }
    return Object.entries({ ...has, ...numbers }).reduce(
      (so, [name, value]) =>
        so
          .replaceAll(typeof value === 'number' ? `"«${name}»"` : `«${name}»`, String(value))
          .replaceAll(encodeURIComponent(`«${name}»`), String(value)),
      text,
    )
  }

  let sent = 0
  const send = async (asker: Asker, { method, url, body }: Sent) => {
    sent += 1
    if (sent % 50 === 0) shopper = await nextShopper()
    const token = await session(asker)
    const xsrf = makeXsrfToken(token, testApp.settings.siteSecret)
    const cookies = [asker === 'shopper' ? shopper.visitor.jar.header() : undefined, token && `session=${token}`]
    return testApp.app.inject({
      method,
      url: await filledIn(url),
      headers: {
        host: 'localhost:3000',
        accept: 'application/json',
        // Nobody pays for what others tried.
        'x-forwarded-for': `10.${sent >> 8}.${sent & 255}.1`,
        'x-xsrf-token': xsrf,
        cookie: [
          ...cookies.filter(Boolean).map((cookie) => cookie?.replace(/XSRF-TOKEN=[^;]*;? ?/, '')),
          `XSRF-TOKEN=${xsrf}`,
        ].join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: await filledIn(body) }),
    })
  }
  return {
    known,
    send,
    ofCall: {
      ...ofCall,
      ...ofEntry(entry, seat),
      ...ofThread('wer-leitet-die-wahl', 'wer-zaehlt-die-stimmen'),
      ...ofQuotes('q-1', 'q-2'),
      ...ofRequest(aRequest.id, office),
    },
  }
}

onBothDatabases('requests at random to every call of the document', (empty) => {
  test(`${requests} of them end in no failure of ours`, { timeout: requests * 1_000 }, async () => {
    const url = await empty()
    await migrate({ url })
    const store = await openSqlStore({ url })
    const testApp = await openTestApp({ store, settings: { trustProxy: 'loopback' } })
    onTestFinished(() => testApp.close())
    const { known, send, ofCall: meant } = await prepared(testApp)
    const document = (
      await testApp.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost:3000' } })
    ).json<Document>()

    const statuses = new Map<string, Set<number>>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...askers), requestsTo(document, known, meant), async (asker, sent) => {
        const { statusCode, body } = await send(asker, sent)
        expect(statusCode, body.slice(0, 400)).toBeLessThan(500)
        expect(body).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
        statuses.set(sent.call, (statuses.get(sent.call) ?? new Set()).add(statusCode))
      }),
      { numRuns: requests, ...(!isLong && { seed: 20_261_123 }) },
    )
    // They came to most calls, and many of them further than to the check of their shape.
    const calls = Object.values(document.paths).flatMap(Object.values).length
    const done = [...statuses.values()].filter((of) => [...of].some((status) => status < 400))
    expect(statuses.size).toBeGreaterThan(calls * 0.9)
    expect(done.length).toBeGreaterThan(calls * 0.4)
    expect(await store.audit.findings()).toEqual([])
  })
})
