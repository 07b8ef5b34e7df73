import { applicationFiles } from '#core/jobs/applications.ts'
import { docx, padded, pdf } from '#features/support/sample-files.ts'
import crossFetch from 'cross-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '#core/shared/visitor.ts'
import type { Site } from '#core/site.ts'
import { httpSite } from '#http/client/http-site.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

/** A visitor of the core, without a wire. */
function visitorInMemory(): Visitor {
  let shown: string | undefined
  let begun: string | undefined
  return {
    network: 'somewhere',
    session: () => shown,
    cookieChoice: () => undefined,
    begin: (token) => {
      shown = token
    },
    end: () => {
      shown = undefined
    },
    formBegun: () => begun,
    beginForm: (at) => {
      begun = at
    },
    endForm: () => {
      begun = undefined
    },
  }
}

const registration = {
  salutationId: 'frau',
  firstName: 'Änne',
  lastName: 'Ö’Brien-von der Heide',
  email: 'aenne@betrieb.example',
  password: 'noch ein gutes langes Wort',
  company: 'Łuczak & Söhne',
  function: 'br-mitglied',
  agb: true,
  privacyAccepted: true,
}

const application = {
  department: 'seminarorganisation',
  key: 'veranstaltungskauffrau-701',
  firstName: 'Änne',
  lastName: 'Łuczak',
  email: 'aenne@betrieb.example',
  phone: '040 123456',
  message: 'Guten Tag,\nich möchte gern.',
  files: [
    { name: 'Lebenslauf Ö.pdf', bytes: pdf },
    { name: 'zeugnis.docx', bytes: docx },
  ],
  privacyAccepted: true,
}
const tooLarge = padded(pdf, applicationFiles.mostBytes + 1)

/** What is asked, in order; each line names the port method it asks. */
const walk: readonly (readonly [string, (site: Site, house: TestApp) => Promise<unknown>])[] = [
  ['catalogue.rubrics', (site) => site.catalogue.rubrics({})],
  ['catalogue.rubric', (site) => site.catalogue.rubric({ url: 'arbeitsrecht' })],
  ['catalogue.rubric', (site) => site.catalogue.rubric({ url: 'gibt es nicht/ä?&#' })],
  ['catalogue.themes', (site) => site.catalogue.themes({})],
  ['catalogue.themes', (site) => site.catalogue.themes({ limit: 2 })],
  [
    'catalogue.themes',
    async (site) => {
      const first = await site.catalogue.themes({ limit: 2 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second stretch')
      return site.catalogue.themes({ limit: 2, after: first.value.next })
    },
  ],
  [
    'catalogue.themes',
    (site) => site.catalogue.themes({ urls: ['fachtagung-sbv', 'betriebsverfassungsrecht-i', 'x'] }),
  ],
  ['catalogue.themes', (site) => site.catalogue.themes({ urls: [] })],
  ['catalogue.themes', (site) => site.catalogue.themes({ q: 'Arbeitsrecht' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ q: 'Ärger & Ümlaute?=#%' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ rubric: 'arbeitsrecht', targetGroup: 'jav' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ eventType: 3, online: false })],
  ['catalogue.themes', (site) => site.catalogue.themes({ online: true, isNew: false })],
  ['catalogue.themes', (site) => site.catalogue.themes({ isNew: true, locationId: 1 })],
  ['catalogue.themes', (site) => site.catalogue.themes({ locationId: -7 })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'betriebsverfassungsrecht-i' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'ausbildung-zum-vorsitz' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: 'umgezogen' })],
  ['catalogue.theme', (site) => site.catalogue.theme({ url: '%2F..%2F' })],
  ['catalogue.events', (site) => site.catalogue.events({})],
  ['catalogue.events', (site) => site.catalogue.events({ theme: 'betriebsverfassungsrecht-i', limit: 1 })],
  ['catalogue.events', (site) => site.catalogue.events({ targetGroup: 'sbv' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'anders-geschrieben-4002' })],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'gibt-es-nicht-9999' })],
  ['catalogue.eventHistory', (site) => site.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['catalogue.eventHistory', (site) => site.catalogue.eventHistory({ key: 'anders-geschrieben-4002' })],
  ['catalogue.eventHistory', (site) => site.catalogue.eventHistory({ key: 'gibt es/nicht?-9999' })],
  ['venues.locations', (site) => site.venues.locations({})],
  ['venues.hotels', (site) => site.venues.hotels({})],
  ['venues.hotels', (site) => site.venues.hotels({ locationId: 2 })],
  ['catalogue.events', (site) => site.catalogue.events({ hotelIds: [11, 31, -1] })],
  ['catalogue.events', (site) => site.catalogue.events({ hotelIds: [] })],
  ['venues.overview', (site) => site.venues.overview({})],
  ['venues.location', (site) => site.venues.location({ key: 'hamburg-1' })],
  ['venues.location', (site) => site.venues.location({ key: 'leipzig-2' })],
  ['venues.location', (site) => site.venues.location({ key: 'Köln' })],
  ['venues.location', (site) => site.venues.location({ key: 'online-522' })],
  ['venues.hotel', (site) => site.venues.hotel({ key: 'haus-elbgarten-11' })],
  ['venues.hotel', (site) => site.venues.hotel({ key: 'anders-21' })],
  ['venues.hotel', (site) => site.venues.hotel({ key: '../-1' })],
  ['people.experts', (site) => site.people.experts({})],
  ['people.experts', (site) => site.people.experts({ ids: ['jo-reimer', 'niemand', 'annika-lorenz'] })],
  ['people.experts', (site) => site.people.experts({ ids: [] })],
  ['people.experts', (site) => site.people.experts({ theme: 'fachtagung-sbv' })],
  ['people.eventManagers', (site) => site.people.eventManagers({})],
  ['people.eventManagers', (site) => site.people.eventManagers({ eventId: 4001 })],
  ['people.eventManagers', (site) => site.people.eventManagers({ eventId: 4003 })],
  ['people.voices', (site) => site.people.voices({ theme: 'fachtagung-sbv', locationIds: [1, 2, -1] })],
  ['people.voices', (site) => site.people.voices({ theme: 'gibt es/nicht?' })],
  ['media.videos', (site) => site.media.videos({})],
  ['media.videos', (site) => site.media.videos({ q: 'Abmahnung?&=' })],
  ['media.recommendedVideos', (site) => site.media.recommendedVideos({ rubric: 'betriebsverfassung' })],
  ['jobs.positions', (site) => site.jobs.positions({})],
  [
    'jobs.position',
    (site) => site.jobs.position({ department: 'seminarorganisation', key: 'veranstaltungskauffrau-701' }),
  ],
  ['jobs.position', (site) => site.jobs.position({ department: 'seminarorganisation', key: '701' })],
  ['jobs.position', (site) => site.jobs.position({ department: 'seminarorganisation', key: 'vorbei-702' })],
  ['jobs.position', (site) => site.jobs.position({ department: 'a/b', key: 'nichts' })],
  ['conferences.conferences', (site) => site.conferences.conferences({})],
  ['conferences.conference', (site) => site.conferences.conference({ url: 'fachtagung-sbv' })],
  ['conferences.conference', (site) => site.conferences.conference({ url: 'betriebsverfassungsrecht-i' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon({ group: 'br' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon({ group: 'jav' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexiconEntry({ group: 'br', slug: 'abmahnung' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexiconEntry({ group: 'sbv', slug: 'abmahnung' })],
  ['finder.find', (site) => site.finder.find({})],
  ['finder.find', (site) => site.finder.find({ limit: 1, sort: 'preis', free: true, priceTo: 1500.5 })],
  [
    'finder.find',
    async (site) => {
      const first = await site.finder.find({ limit: 1 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second stretch')
      return site.finder.find({ limit: 1, after: first.value.next })
    },
  ],
  [
    'finder.find',
    (site) => site.finder.find({ postcode: '20095', radius: 300, sort: 'entfernung', mode: 'hotel', duration: 'lang' }),
  ],
  [
    'finder.find',
    (site) => site.finder.find({ targetGroup: 'br', rubric: 'arbeitsrecht', month: '2027-02', isNew: true }),
  ],
  ['finder.find', (site) => site.finder.find({ theme: 'gibt es/nicht?', locationId: 1, hotelId: -1, after: 'x&y=z' })],
  ['finder.find', (site) => site.finder.find({ postcode: 'x', radius: -1, priceTo: 0, month: '2027-13' })],
  ['finder.find', (site) => site.finder.find({ sort: 'entfernung' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ sort: 'preis', month: '2027-02' })],
  ['catalogue.themes', (site) => site.catalogue.themes({ sort: 'datum', limit: 2 })],
  ['costs.estimate', (site) => site.costs.estimate({ key: 'betriebsverfassungsrecht-i-4002' })],
  [
    'costs.estimate',
    (site) =>
      site.costs.estimate({
        key: 'ausbildung-zum-vorsitz-4004',
        participants: '3',
        travel: ['bahn', 'auto', ''],
        ticket: ['89,90', '', '1.234,50 €'],
        km: ['', '240'],
      }),
  ],
  ['costs.estimate', (site) => site.costs.estimate({ key: 'anders-geschrieben-4002' })],
  ['costs.estimate', (site) => site.costs.estimate({ key: 'gibt es/nicht?-9999' })],
  [
    'costs.estimate',
    (site) => site.costs.estimate({ key: 'betriebsverfassungsrecht-i-4002', participants: '99', km: ['&', '='] }),
  ],
  ['costs.pdf', (site) => site.costs.pdf({ key: 'betriebsverfassungsrecht-i-4002', participants: '2' })],
  ['costs.pdf', (site) => site.costs.pdf({ key: 'anders-geschrieben-4002' })],
  ['costs.pdf', (site) => site.costs.pdf({ key: 'nichts' })],
  ['costs.pdf', (site) => site.costs.pdf({ key: 'betriebsverfassungsrecht-i-4002', participants: 'zwei' })],
  ['documents.themePdf', (site) => site.documents.themePdf({ url: 'betriebsverfassungsrecht-i' })],
  ['documents.themePdf', (site) => site.documents.themePdf({ url: 'umgezogen' })],
  ['documents.themePdf', (site) => site.documents.themePdf({ url: '%2F..%2F' })],
  ['documents.eventPdf', (site) => site.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['documents.eventPdf', (site) => site.documents.eventPdf({ key: 'anders-geschrieben-4002' })],
  ['documents.eventPdf', (site) => site.documents.eventPdf({ key: 'gibt-es-nicht-9999' })],
  ['documents.eventCalendar', (site) => site.documents.eventCalendar({ key: 'betriebsverfassungsrecht-i-4001' })],
  ['documents.eventCalendar', (site) => site.documents.eventCalendar({ key: 'anders-geschrieben-4004' })],
  ['documents.eventCalendar', (site) => site.documents.eventCalendar({ key: 'gibt es/nicht-9999' })],
  ['documents.calendar', (site) => site.documents.calendar({})],
  ['documents.calendar', (site) => site.documents.calendar({ targetGroup: 'sbv', free: true, priceTo: 2000 })],
  ['documents.calendar', (site) => site.documents.calendar({ postcode: '1', radius: 50 })],
  ['feeds.siteMap', (site) => site.feeds.siteMap({})],
  ['feeds.siteMapPart', (site) => site.feeds.siteMapPart({ part: 'seiten.xml' })],
  ['feeds.siteMapPart', (site) => site.feeds.siteMapPart({ part: 'termine-2026-12-01-1.xml' })],
  ['feeds.siteMapPart', (site) => site.feeds.siteMapPart({ part: 'gibt es/nicht?.xml' })],
  ['feeds.robots', (site) => site.feeds.robots({})],
  ['feeds.themesRemarketing', (site) => site.feeds.themesRemarketing({})],
  ['feeds.townNames', (site) => site.feeds.townNames({})],
  ['feeds.hotelsIn', (site) => site.feeds.hotelsIn({})],
  ['feeds.hotelsIn', (site) => site.feeds.hotelsIn({ location: 'Köln & Ümlaute?' })],
  ['feeds.hotelsIn', (site) => site.feeds.hotelsIn({ location: 'hamburg' })],
  ['feeds.consumer', (site) => site.feeds.consumer({})],
  ['content.brand', (site) => site.content.brand({})],
  ['content.page', (site) => site.content.page({ slug: 'impressum' })],
  ['content.page', (site) => site.content.page({ slug: 'nirgends' })],
  ['accounts.salutations', (site) => site.accounts.salutations({})],
  ['accounts.functions', (site) => site.accounts.functions({})],
  ['accounts.countries', (site) => site.accounts.countries({})],
  ['accounts.whoAmI', (site) => site.accounts.whoAmI({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['wishlist.entries', (site) => site.wishlist.entries({})],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.note', (site) => site.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  ['wishlist.remove', (site) => site.wishlist.remove({ id: 'irgendeine' })],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  ['accounts.signIn', (site) => site.accounts.signIn({ ...person, password: 'falsch' })],
  [
    'accounts.signIn',
    (site) => site.accounts.signIn({ ...person, remember: true, postLoginRedirectUrl: '/seminare/t/x?a=1#b' }),
  ],
  ['accounts.whoAmI', (site) => site.accounts.whoAmI({})],
  ['feeds.consumer', (site) => site.feeds.consumer({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'event', value: 'termin-4006' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'hotel', value: 'hotel-11' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'video', value: 'gibt-es-nicht' })],
  ['wishlist.add', (site) => site.wishlist.add({ type: 'seminar', value: '' })],
  ['wishlist.list', (site) => site.wishlist.list({})],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The date that was kept has begun by now.
      clock.set('2026-11-26T09:00:00.000Z')
      return site.wishlist.entries({})
    },
  ],
  ['catalogue.event', (site) => site.catalogue.event({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['catalogue.eventHistory', (site) => site.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.estimate', (site) => site.costs.estimate({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.pdf', (site) => site.costs.pdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['documents.eventPdf', (site) => site.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.note',
    async (site) => {
      const list = await site.wishlist.list({})
      const first = list.ok ? list.value[0] : undefined
      return site.wishlist.note({ id: first?.id ?? 'nothing is kept', note: 'für den Herbst' })
    },
  ],
  ['wishlist.note', (site) => site.wishlist.note({ id: 'irgendeine', note: 'a'.repeat(501) })],
  ['wishlist.note', (site) => site.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  [
    'wishlist.remove',
    async (site) => {
      const list = await site.wishlist.list({})
      const [first] = list.ok ? list.value : []
      return site.wishlist.remove({ id: first?.id ?? 'nothing is kept' })
    },
  ],
  ['wishlist.remove', (site) => site.wishlist.remove({ id: 'die eines anderen/?' })],
  ['wishlist.list', (site) => site.wishlist.list({})],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  ['wishlist.list', (site) => site.wishlist.list({})],
  [
    'accounts.register',
    (site) => site.accounts.register({ ...registration, email: 'keine', password: 'kurz', agb: false }),
  ],
  [
    'accounts.register',
    (site) => site.accounts.register({ ...registration, phone: '040 1', zip: '2', newsletter: true }),
  ],
  ['accounts.register', (site) => site.accounts.register(registration)],
  ['accounts.signIn', (site) => site.accounts.signIn({ email: registration.email, password: registration.password })],
  ['accounts.confirm', (site) => site.accounts.confirm({ token: 'abgelaufen' })],
  ['accounts.confirm', async (site, house) => site.accounts.confirm({ token: await letterToken(house) })],
  ['accounts.signIn', (site) => site.accounts.signIn({ email: registration.email, password: registration.password })],
  ['accounts.signOut', (site) => site.accounts.signOut({})],
  [
    'accounts.signIn',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.accounts.signIn({ ...person, password: 'falsch' })
      return site.accounts.signIn(person)
    },
  ],
  [
    'accounts.register',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.accounts.register({ ...registration, email: 'oft@betrieb.example' })
      return site.accounts.register({ ...registration, email: 'oft@betrieb.example' })
    },
  ],
  ['jobs.apply', (site) => site.jobs.apply(application)],
  ['requests.begin', (site) => site.requests.begin({})],
  ['jobs.apply', (site) => site.jobs.apply(application)],
  [
    'jobs.apply',
    (site, { clock }) => {
      clock.pass(1)
      return site.jobs.apply({ ...application, idempotencyKey: 'einmal' })
    },
  ],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, idempotencyKey: 'einmal' })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, idempotencyKey: 'einmal', files: [] })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, firstName: '', email: 'keine', files: [], website: 'x' })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, files: [{ name: 'gross.pdf', bytes: tooLarge }] })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, files: [{ name: 'bild.png', bytes: pdf }] })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, key: 'kauffrau-701' })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, key: 'vorbei-702' })],
  ['jobs.apply', (site) => site.jobs.apply({ ...application, department: 'wo/an?ders', key: 'nichts-9' })],
  [
    'jobs.apply',
    async (site, { clock }) => {
      const nth = (n: number) => ({ ...application, message: `Zum ${n}. Mal.`, email: 'oft@betrieb.example' })
      for (let n = 0; n < 5; n += 1) {
        await site.requests.begin({})
        clock.pass(1)
        await site.jobs.apply(nth(n))
      }
      await site.requests.begin({})
      clock.pass(1)
      return site.jobs.apply(nth(6))
    },
  ],
  ['diagnostics.report', (site) => site.diagnostics.report({ message: 'kaputt', route: '/seminare' })],
  [
    'diagnostics.report',
    async (site) => {
      for (let i = 0; i < 10; i += 1) await site.diagnostics.report({ message: 'kaputt', stack: 'at …', route: '/' })
      return site.diagnostics.report({ message: 'kaputt', route: '/' })
    },
  ],
]

async function letterToken({ needs }: TestApp): Promise<string> {
  const letters = await needs.letters.claim(10, needs.clock.now(), '2099-01-01T00:00:00.000Z')
  const letter = letters.map(({ letter }) => letter).find(({ kind }) => kind === 'confirm-address')
  return letter?.kind === 'confirm-address' ? letter.token : 'no letter'
}

/** Ids are made at random; they must agree with each other, not with those of another house. */
function withoutIds(answers: readonly unknown[]): unknown {
  const seen = new Map<string, string>()
  return JSON.parse(JSON.stringify(answers), (key, value: unknown) => {
    if (key !== 'id' || typeof value !== 'string' || !/^[0-9a-f-]{36}$/.test(value)) return value
    if (!seen.has(value)) seen.set(value, `id ${seen.size + 1}`)
    return seen.get(value)
  })
}

describe('core and HTTP client, asked the same, answer the same', () => {
  let near: TestApp
  let far: TestApp
  const answers: { readonly core: unknown[]; readonly http: unknown[] } = { core: [], http: [] }

  beforeAll(async () => {
    near = await openTestApp()
    far = await openTestApp()
    const core = near.siteOf(visitorInMemory())
    const origin = await far.app.listen({ port: 0, host: '127.0.0.1' })
    const http = httpSite({ origin, fetch: crossFetch })
    for (const [, ask] of walk) {
      answers.core.push(await ask(core, near))
      answers.http.push(await ask(http, far))
    }
  })
  afterAll(async () => {
    await near.close()
    await far.close()
  })

  it.each(walk.map(([name], i) => ({ name, i })))('$i $name', ({ i }) => {
    const [core, http] = [answers.core, answers.http].map((all) => withoutIds(all.slice(0, i + 1)) as unknown[])
    expect(http?.[i]).toEqual(core?.[i])
    expect(core?.[i]).toHaveProperty('ok')
  })

  it('a full wishlist is told with its size', async () => {
    const full = { why: 'wishlist-full', most: 500 } as const
    const house = await openTestApp({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        return { ...site, wishlist: { ...site.wishlist, add: async () => ({ ok: false, refusal: full }) } }
      },
    })
    const http = httpSite({ origin: await house.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    expect(await http.wishlist.add({ type: 'seminar', value: 'eines-zu-viel' })).toEqual({ ok: false, refusal: full })
    await house.close()
  })

  it('and every method was asked, with every refusal met but a full wishlist', () => {
    const met = new Set(
      answers.core.map((answer, i) => {
        const { ok, refusal } = answer as { ok: boolean; refusal?: { why: string } }
        return `${walk[i]?.[0]} ${ok ? 'ok' : refusal?.why}`
      }),
    )
    const known = endpoints.flatMap(({ name, endpoint }) =>
      ['ok', ...Object.keys(endpoint.refusals)].map((why) => `${name} ${why}`),
    )
    const notMet = known.filter((it) => !met.has(it))
    expect(notMet).toEqual(['wishlist.add wishlist-full'])
  })
})
