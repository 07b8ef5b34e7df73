import { applicationFiles } from '#core/jobs/application-files.ts'
import { docx, padded, pdf } from '#features/support/sample-files.ts'
import crossFetch from 'cross-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorInMemory } from '#cli/visitor-in-memory.ts'
import type { Site } from '#core/site.ts'
import { httpSite } from '#http/client/http-site.ts'
import { endpoints } from '#http/contract/site-contract.ts'
import { bookingCalls } from './booking-calls.ts'
import { booking, seller } from '../invoices/sample-bookings.ts'
import { issueInvoice } from '#core/invoices/issuing.step.ts'
import { registrationCalls, tooManyRegistrations } from './registration-calls.ts'
import { cartCalls, typedOptions } from './cart-calls.ts'
import { loginCalls } from './login-calls.ts'
import { feedbackCalls, formCalls } from './form-calls.ts'
import { officeCalls } from './office-calls.ts'
import { openTestApp, person, type TestApp } from './test-app.ts'

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

/** A booking that is billed, and where its invoice is. */
const billed = async ({ needs }: TestApp): Promise<{ readonly token: string; readonly number: string }> => {
  const asked = { booking: booking(), reason: 'booked', day: '2026-11-20', seller }
  const answer = await needs.change((tx) => issueInvoice(tx, asked))
  if (!answer.ok) throw new Error(answer.refusal.why)
  return { token: asked.booking.token, number: answer.value.number }
}

/** What is asked, in order; each line names the port method it asks. */
const walk: readonly (readonly [string, (site: Site, testApp: TestApp) => Promise<unknown>])[] = [
  ['catalogue.rubrics', (site) => site.programme.catalogue.rubrics({})],
  ['catalogue.rubric', (site) => site.programme.catalogue.rubric({ url: 'arbeitsrecht' })],
  ['catalogue.rubric', (site) => site.programme.catalogue.rubric({ url: 'gibt es nicht/ä?&#' })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({})],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ limit: 2 })],
  [
    'catalogue.themes',
    async (site) => {
      const first = await site.programme.catalogue.themes({ limit: 2 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second stretch')
      return site.programme.catalogue.themes({ limit: 2, after: first.value.next })
    },
  ],
  [
    'catalogue.themes',
    (site) => site.programme.catalogue.themes({ urls: ['fachtagung-sbv', 'betriebsverfassungsrecht-i', 'x'] }),
  ],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ urls: [] })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ q: 'Arbeitsrecht' })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ q: 'Ärger & Ümlaute?=#%' })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ rubric: 'arbeitsrecht', targetGroup: 'jav' })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ eventType: 3, online: false })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ online: true, isNew: false })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ isNew: true, locationId: 1 })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ locationId: -7 })],
  ['catalogue.theme', (site) => site.programme.catalogue.theme({ url: 'betriebsverfassungsrecht-i' })],
  ['catalogue.theme', (site) => site.programme.catalogue.theme({ url: 'ausbildung-zum-vorsitz' })],
  ['catalogue.theme', (site) => site.programme.catalogue.theme({ url: 'umgezogen' })],
  ['catalogue.theme', (site) => site.programme.catalogue.theme({ url: '%2F..%2F' })],
  ['catalogue.events', (site) => site.programme.catalogue.events({})],
  ['catalogue.events', (site) => site.programme.catalogue.events({ theme: 'betriebsverfassungsrecht-i', limit: 1 })],
  ['catalogue.events', (site) => site.programme.catalogue.events({ targetGroup: 'sbv' })],
  ['catalogue.event', (site) => site.programme.catalogue.event({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['catalogue.event', (site) => site.programme.catalogue.event({ key: 'anders-geschrieben-4002' })],
  ['catalogue.event', (site) => site.programme.catalogue.event({ key: 'gibt-es-nicht-9999' })],
  [
    'catalogue.eventHistory',
    (site) => site.programme.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4002' }),
  ],
  ['catalogue.eventHistory', (site) => site.programme.catalogue.eventHistory({ key: 'anders-geschrieben-4002' })],
  ['catalogue.eventHistory', (site) => site.programme.catalogue.eventHistory({ key: 'gibt es/nicht?-9999' })],
  ['venues.locations', (site) => site.programme.venues.locations({})],
  ['venues.hotels', (site) => site.programme.venues.hotels({})],
  ['venues.hotels', (site) => site.programme.venues.hotels({ locationId: 2 })],
  ['venues.hotels', (site) => site.programme.venues.hotels({ q: 'Elbgarten', region: 'Hamburg', location: 'Köln?&=' })],
  ['venues.locations', (site) => site.programme.venues.locations({ q: 'Köln?&=#', region: 'Hamburg' })],
  ['catalogue.events', (site) => site.programme.catalogue.events({ hotelIds: [11, 31, -1] })],
  ['catalogue.events', (site) => site.programme.catalogue.events({ hotelIds: [] })],
  ['venues.overview', (site) => site.programme.venues.overview({})],
  ['venues.location', (site) => site.programme.venues.location({ key: 'hamburg-1' })],
  ['venues.location', (site) => site.programme.venues.location({ key: 'leipzig-2' })],
  ['venues.location', (site) => site.programme.venues.location({ key: 'Köln' })],
  ['venues.location', (site) => site.programme.venues.location({ key: 'online-522' })],
  ['venues.hotel', (site) => site.programme.venues.hotel({ key: 'haus-elbgarten-11' })],
  ['venues.hotel', (site) => site.programme.venues.hotel({ key: 'anders-21' })],
  ['venues.hotel', (site) => site.programme.venues.hotel({ key: '../-1' })],
  ['people.experts', (site) => site.programme.people.experts({})],
  ['people.experts', (site) => site.programme.people.experts({ ids: ['jo-reimer', 'niemand', 'annika-lorenz'] })],
  ['people.experts', (site) => site.programme.people.experts({ ids: [] })],
  ['people.experts', (site) => site.programme.people.experts({ theme: 'fachtagung-sbv' })],
  ['people.eventManagers', (site) => site.programme.people.eventManagers({})],
  ['people.eventManagers', (site) => site.programme.people.eventManagers({ eventId: 4001 })],
  ['people.eventManagers', (site) => site.programme.people.eventManagers({ eventId: 4003 })],
  ['people.voices', (site) => site.programme.people.voices({ theme: 'fachtagung-sbv', locationIds: [1, 2, -1] })],
  ['people.voices', (site) => site.programme.people.voices({ theme: 'gibt es/nicht?' })],
  ['media.videos', (site) => site.programme.media.videos({})],
  ['media.videos', (site) => site.programme.media.videos({ q: 'Abmahnung?&=' })],
  ['media.videos', (site) => site.programme.media.videos({ rubric: 'betriebsverfassung' })],
  ['media.recommendedVideos', (site) => site.programme.media.recommendedVideos({ rubric: 'betriebsverfassung' })],
  ['jobs.positions', (site) => site.office.jobs.positions({})],
  [
    'jobs.position',
    (site) => site.office.jobs.position({ department: 'seminarorganisation', key: 'veranstaltungskauffrau-701' }),
  ],
  ['jobs.position', (site) => site.office.jobs.position({ department: 'seminarorganisation', key: '701' })],
  ['jobs.position', (site) => site.office.jobs.position({ department: 'seminarorganisation', key: 'vorbei-702' })],
  ['jobs.position', (site) => site.office.jobs.position({ department: 'a/b', key: 'nichts' })],
  ['conferences.conferences', (site) => site.programme.conferences.conferences({})],
  ['conferences.conferences', (site) => site.programme.conferences.conferences({ q: 'SBV' })],
  ['conferences.conference', (site) => site.programme.conferences.conference({ url: 'fachtagung-sbv' })],
  ['conferences.conference', (site) => site.programme.conferences.conference({ url: 'betriebsverfassungsrecht-i' })],
  ['conferences.conference', (site) => site.programme.conferences.conference({ url: 'fachtagung-umgezogen' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon.lexicon({ group: 'br' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon.lexicon({ group: 'jav' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexicon.lexiconEntry({ group: 'br', slug: 'abmahnung' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexicon.lexiconEntry({ group: 'sbv', slug: 'abmahnung' })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Abmanhung Hamburg?&=#%' })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Betriebsverfassungsrcht', limit: 1 })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Betriebsverfassungsrcht', literally: true })],
  ['finder.find', (site) => site.programme.finder.find({})],
  ['finder.find', (site) => site.programme.finder.find({ limit: 1, sort: 'preis', free: true, priceTo: 1500.5 })],
  [
    'finder.find',
    async (site) => {
      const first = await site.programme.finder.find({ limit: 1 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second stretch')
      return site.programme.finder.find({ limit: 1, after: first.value.next })
    },
  ],
  [
    'finder.find',
    (site) =>
      site.programme.finder.find({
        postcode: '20095',
        radius: 300,
        sort: 'entfernung',
        mode: ['hotel'],
        duration: ['lang'],
      }),
  ],
  [
    'finder.find',
    (site) =>
      site.programme.finder.find({ targetGroup: ['br'], rubric: ['arbeitsrecht'], month: ['2027-02'], isNew: true }),
  ],
  [
    'finder.find',
    (site) => site.programme.finder.find({ theme: 'gibt es/nicht?', locationId: [1], hotelId: -1, after: 'x&y=z' }),
  ],
  ['finder.find', (site) => site.programme.finder.find({ postcode: 'x', radius: -1, priceTo: 0, month: ['2027-13'] })],
  ['finder.find', (site) => site.programme.finder.find({ sort: 'entfernung' })],
  ['finder.themes', (site) => site.programme.finder.themes({ targetGroup: ['br'], postcode: '20095' })],
  ['finder.themes', (site) => site.programme.finder.themes({ month: ['2027-13'] })],
  [
    'finder.nearest',
    (site) =>
      site.programme.finder.nearest({
        month: ['2027-02', '2029-01'],
        locationId: [1],
        seats: 9,
        mode: ['hotel'],
        priceTo: 100,
        targetGroup: ['jav'],
      }),
  ],
  ['finder.nearest', (site) => site.programme.finder.nearest({ postcode: '20095', radius: 1, isNew: true })],
  ['finder.nearest', (site) => site.programme.finder.nearest({ seats: 10, month: ['nie'] })],
  [
    'finder.count',
    (site) => site.programme.finder.count({ query: 'zielgruppe=br&monat=2027-02&monat=2027-03&plz=12' }),
  ],
  ['costs.rates', (site) => site.programme.costs.rates({})],
  [
    'finder.find',
    (site) =>
      site.programme.finder.find({ month: ['2027-02', '2027-03'], locationId: [1, 3], targetGroup: ['br', 'sbv'] }),
  ],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ sort: 'preis', month: '2027-02' })],
  ['catalogue.themes', (site) => site.programme.catalogue.themes({ sort: 'datum', limit: 2 })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4002' })],
  [
    'costs.estimate',
    (site) =>
      site.programme.costs.estimate({
        key: 'ausbildung-zum-vorsitz-4004',
        participants: '3',
        travel: ['bahn', 'auto', ''],
        ticket: ['89,90', '', '1.234,50 €'],
        km: ['', '240'],
      }),
  ],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'anders-geschrieben-4002' })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'gibt es/nicht?-9999' })],
  [
    'costs.estimate',
    (site) =>
      site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4002', participants: '99', km: ['&', '='] }),
  ],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4002', participants: '2' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'anders-geschrieben-4002' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'nichts' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4002', participants: 'zwei' })],
  ['invoices.pdf', async (site, testApp) => site.booking.invoices.pdf(await billed(testApp))],
  ['invoices.pdf', (site) => site.booking.invoices.pdf({ token: 'token-1', number: 'R-2026-000009' })],
  ['invoices.pdf', (site) => site.booking.invoices.pdf({ token: 'a/b?', number: '../R-2026.000001' })],
  ['invoices.xml', async (site, testApp) => site.booking.invoices.xml(await billed(testApp))],
  ['invoices.xml', (site) => site.booking.invoices.xml({ token: 'token-2', number: 'R-2026-000001' })],
  ['documents.themePdf', (site) => site.programme.documents.themePdf({ url: 'betriebsverfassungsrecht-i' })],
  ['documents.themePdf', (site) => site.programme.documents.themePdf({ url: 'umgezogen' })],
  ['documents.themePdf', (site) => site.programme.documents.themePdf({ url: '%2F..%2F' })],
  ['documents.eventPdf', (site) => site.programme.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4002' })],
  ['documents.eventPdf', (site) => site.programme.documents.eventPdf({ key: 'anders-geschrieben-4002' })],
  ['documents.eventPdf', (site) => site.programme.documents.eventPdf({ key: 'gibt-es-nicht-9999' })],
  [
    'documents.eventCalendar',
    (site) => site.programme.documents.eventCalendar({ key: 'betriebsverfassungsrecht-i-4001' }),
  ],
  ['documents.eventCalendar', (site) => site.programme.documents.eventCalendar({ key: 'anders-geschrieben-4004' })],
  ['documents.eventCalendar', (site) => site.programme.documents.eventCalendar({ key: 'gibt es/nicht-9999' })],
  ['documents.calendar', (site) => site.programme.documents.calendar({})],
  [
    'documents.calendar',
    (site) => site.programme.documents.calendar({ targetGroup: ['sbv'], free: true, priceTo: 2000 }),
  ],
  ['documents.calendar', (site) => site.programme.documents.calendar({ postcode: '1', radius: 50 })],
  ['feeds.siteMap', (site) => site.office.feeds.siteMap({})],
  ['feeds.siteMapPart', (site) => site.office.feeds.siteMapPart({ part: 'seiten.xml' })],
  ['feeds.siteMapPart', (site) => site.office.feeds.siteMapPart({ part: 'termine-2026-12-01-1.xml' })],
  ['feeds.siteMapPart', (site) => site.office.feeds.siteMapPart({ part: 'gibt es/nicht?.xml' })],
  ['feeds.robots', (site) => site.office.feeds.robots({})],
  ['feeds.themesRemarketing', (site) => site.office.feeds.themesRemarketing({})],
  ['feeds.townNames', (site) => site.office.feeds.townNames({})],
  ['feeds.hotelsIn', (site) => site.office.feeds.hotelsIn({})],
  ['feeds.hotelsIn', (site) => site.office.feeds.hotelsIn({ location: 'Köln & Ümlaute?' })],
  ['feeds.hotelsIn', (site) => site.office.feeds.hotelsIn({ location: 'hamburg' })],
  ['feeds.consumer', (site) => site.office.feeds.consumer({})],
  ['content.brand', (site) => site.office.content.brand({})],
  ['content.page', (site) => site.office.content.page({ slug: 'impressum' })],
  ['content.page', (site) => site.office.content.page({ slug: 'nirgends' })],
  ['accounts.salutations', (site) => site.account.accounts.salutations({})],
  ['accounts.functions', (site) => site.account.accounts.functions({})],
  ['accounts.countries', (site) => site.account.accounts.countries({})],
  ...cartCalls,
  ...registrationCalls,
  ...bookingCalls,
  ...tooManyRegistrations,
  ...officeCalls,
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.entries', (site) => site.account.wishlist.entries({})],
  ['wishlist.ids', (site) => site.account.wishlist.ids({})],
  ['wishlist.grouped', (site) => site.account.wishlist.grouped({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: '4006' })],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  ['wishlist.remove', (site) => site.account.wishlist.remove({ id: 'irgendeine' })],
  ['wishlist.removed', (site) => site.account.wishlist.removed({})],
  ['wishlist.restore', (site) => site.account.wishlist.restore({ id: 'irgendeine' })],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({})],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['accounts.signIn', (site) => site.account.accounts.signIn({ ...person, password: 'falsch' })],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ ...person, remember: true, postLoginRedirectUrl: '/seminare/t/x?a=1#b' }),
  ],
  ...feedbackCalls,
  ['accounts.whoAmI', (site) => site.account.accounts.whoAmI({})],
  ['feeds.consumer', (site) => site.office.feeds.consumer({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: 'betriebsverfassungsrecht-i' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'event', value: 'termin-4006' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: 'termin-4006' })],
  ['wishlist.addEvent', (site) => site.account.wishlist.addEvent({ event: 'die eines anderen/?' })],
  ['wishlist.ids', (site) => site.account.wishlist.ids({})],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'hotel', value: 'hotel-11' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'video', value: 'gibt-es-nicht' })],
  ['wishlist.add', (site) => site.account.wishlist.add({ type: 'seminar', value: '' })],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({ ids: ['die eines anderen/?'] })],
  ['wishlist.intoCart', (site) => site.account.wishlist.intoCart({ waitingList: true })],
  ['cart.small', (site) => site.booking.cart.small({})],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The event that was bookmarked is being held.
      clock.set('2026-11-24T09:00:00.000Z')
      return site.account.wishlist.entries({})
    },
  ],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4002' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4002' })],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['catalogue.bookableEvent', (site) => site.programme.catalogue.bookableEvent({ key: 'anders-geschrieben-4002' })],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'anders-geschrieben-4002' })],
  ['catalogue.bookableEvent', (site) => site.programme.catalogue.bookableEvent({ key: 'gibt-es-nicht-9999' })],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'gibt-es-nicht-9999' })],
  [
    'catalogue.eventHistory',
    (site) => site.programme.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['cart.addItem', (site) => site.booking.cart.addItem({ eventId: 4006 })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.entries',
    (site, { clock }) => {
      // The event that was bookmarked is over by now.
      clock.set('2026-11-26T09:00:00.000Z')
      return site.account.wishlist.entries({})
    },
  ],
  ['catalogue.event', (site) => site.programme.catalogue.event({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'catalogue.bookableEvent',
    (site) => site.programme.catalogue.bookableEvent({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['papers.orderForm', (site) => site.booking.papers.orderForm({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'catalogue.eventHistory',
    (site) => site.programme.catalogue.eventHistory({ key: 'betriebsverfassungsrecht-i-4006' }),
  ],
  ['cart.addItem', (site) => site.booking.cart.addItem({ eventId: 4006 })],
  ['costs.estimate', (site) => site.programme.costs.estimate({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['costs.pdf', (site) => site.programme.costs.pdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  ['documents.eventPdf', (site) => site.programme.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4006' })],
  [
    'wishlist.note',
    async (site) => {
      const list = await site.account.wishlist.list({})
      const first = list.ok ? list.value[0] : undefined
      return site.account.wishlist.note({ id: first?.id ?? 'nothing is kept', note: 'für den Herbst' })
    },
  ],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'a'.repeat(501) })],
  ['wishlist.note', (site) => site.account.wishlist.note({ id: 'irgendeine', note: 'für den Herbst' })],
  [
    'wishlist.remove',
    async (site) => {
      const list = await site.account.wishlist.list({})
      const [first] = list.ok ? list.value : []
      return site.account.wishlist.remove({ id: first?.id ?? 'nothing is kept' })
    },
  ],
  ['wishlist.remove', (site) => site.account.wishlist.remove({ id: 'die eines anderen/?' })],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  ['wishlist.removed', (site) => site.account.wishlist.removed({})],
  ['wishlist.restore', (site) => site.account.wishlist.restore({ id: 'die eines anderen/?' })],
  [
    'wishlist.restore',
    async (site) => {
      const removed = await site.account.wishlist.removed({})
      const [last] = removed.ok ? removed.value : []
      return site.account.wishlist.restore({ id: last?.id ?? 'nothing was taken off' })
    },
  ],
  ['wishlist.entries', (site) => site.account.wishlist.entries({})],
  ['wishlist.grouped', (site) => site.account.wishlist.grouped({})],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['wishlist.list', (site) => site.account.wishlist.list({})],
  [
    'accounts.register',
    (site) => site.account.accounts.register({ ...registration, email: 'keine', password: 'kurz', agb: false }),
  ],
  [
    'accounts.register',
    (site) => site.account.accounts.register({ ...registration, phone: '040 1', zip: '2', newsletter: true }),
  ],
  ['accounts.register', (site) => site.account.accounts.register(registration)],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ email: registration.email, password: registration.password }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) => {
      const other = { ...registration, email: 'oft-geraten@betrieb.example' }
      await site.account.accounts.register(other)
      const token = await letterToken(testApp, other.email)
      for (let i = 0; i < 5; i += 1) await site.account.accounts.confirm({ token, password: 'falsch' })
      return site.account.accounts.confirm({ token, password: registration.password })
    },
  ],
  [
    'accounts.confirm',
    (site) => site.account.accounts.confirm({ token: 'abgelaufen', password: registration.password }),
  ],
  ['accounts.lookAtConfirmation', (site) => site.account.accounts.lookAtConfirmation({ token: 'abgelaufen' })],
  [
    'accounts.lookAtConfirmation',
    async (site, testApp) => site.account.accounts.lookAtConfirmation({ token: await letterToken(testApp) }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) => site.account.accounts.confirm({ token: await letterToken(testApp), password: 'falsch' }),
  ],
  [
    'accounts.confirm',
    async (site, testApp) =>
      site.account.accounts.confirm({ token: await letterToken(testApp), password: registration.password }),
  ],
  [
    'accounts.signIn',
    (site) => site.account.accounts.signIn({ email: registration.email, password: registration.password }),
  ],
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  [
    'accounts.signIn',
    async (site) => {
      for (let i = 0; i < 5; i += 1) await site.account.accounts.signIn({ ...person, password: 'falsch' })
      return site.account.accounts.signIn(person)
    },
  ],
  [
    'accounts.register',
    async (site) => {
      for (let i = 0; i < 5; i += 1)
        await site.account.accounts.register({ ...registration, email: 'oft@betrieb.example' })
      return site.account.accounts.register({ ...registration, email: 'oft@betrieb.example' })
    },
  ],
  ['accounts.forgotPassword', (site) => site.account.accounts.forgotPassword({ email: 'keine' })],
  ['accounts.forgotPassword', (site) => site.account.accounts.forgotPassword({ email: registration.email })],
  ['accounts.lookAtPasswordReset', (site) => site.account.accounts.lookAtPasswordReset({ token: 'abgelaufen' })],
  [
    'accounts.lookAtPasswordReset',
    async (site, testApp) => site.account.accounts.lookAtPasswordReset({ token: await resetToken(testApp) }),
  ],
  [
    'accounts.resetPassword',
    (site) => site.account.accounts.resetPassword({ token: 'abgelaufen', password: registration.password }),
  ],
  [
    'accounts.resetPassword',
    async (site, testApp) =>
      site.account.accounts.resetPassword({ token: await resetToken(testApp), password: 'Passwort2026' }),
  ],
  [
    'accounts.resetPassword',
    async (site, testApp) =>
      site.account.accounts.resetPassword({ token: await resetToken(testApp), password: registration.password }),
  ],
  [
    'accounts.forgotPassword',
    async (site) => {
      const email = 'niemand@betrieb.example'
      for (let i = 0; i < 5; i += 1) await site.account.accounts.forgotPassword({ email })
      return site.account.accounts.forgotPassword({ email })
    },
  ],
  ['jobs.apply', (site) => site.office.jobs.apply(application)],
  ['requests.begin', (site) => site.office.forms.begin({})],
  ['jobs.apply', (site) => site.office.jobs.apply(application)],
  [
    'jobs.apply',
    (site, { clock }) => {
      clock.pass(1)
      return site.office.jobs.apply({ ...application, idempotencyKey: 'einmal' })
    },
  ],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, idempotencyKey: 'einmal' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, idempotencyKey: 'einmal', files: [] })],
  [
    'jobs.apply',
    (site) => site.office.jobs.apply({ ...application, firstName: '', email: 'keine', files: [], website: 'x' }),
  ],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, files: [{ name: 'gross.pdf', bytes: tooLarge }] })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, files: [{ name: 'bild.png', bytes: pdf }] })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, key: 'kauffrau-701' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, key: 'vorbei-702' })],
  ['jobs.apply', (site) => site.office.jobs.apply({ ...application, department: 'wo/an?ders', key: 'nichts-9' })],
  [
    'jobs.apply',
    async (site, { clock }) => {
      const nth = (n: number) => ({ ...application, message: `Zum ${n}. Mal.`, email: 'oft@betrieb.example' })
      for (let n = 0; n < 5; n += 1) {
        await site.office.forms.begin({})
        clock.pass(1)
        await site.office.jobs.apply(nth(n))
      }
      await site.office.forms.begin({})
      clock.pass(1)
      return site.office.jobs.apply(nth(6))
    },
  ],
  ...formCalls,
  ['diagnostics.report', (site) => site.office.diagnostics.report({ message: 'kaputt', route: '/seminare' })],
  [
    'diagnostics.report',
    async (site) => {
      for (let i = 0; i < 10; i += 1)
        await site.office.diagnostics.report({ message: 'kaputt', stack: 'at …', route: '/' })
      return site.office.diagnostics.report({ message: 'kaputt', route: '/' })
    },
  ],
  ...loginCalls,
]

async function letterToken({ needs }: TestApp, to = registration.email): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  const letters = await needs.letters.claim(1000, now, now)
  const letter = letters.map(({ letter }) => letter).find((one) => one.kind === 'confirm-address' && one.to === to)
  return letter?.kind === 'confirm-address' ? letter.token : 'no letter'
}

async function resetToken({ needs }: TestApp): Promise<string> {
  const now = needs.clock.now()
  const letters = await needs.letters.claim(1000, now, now)
  const letter = letters.map(({ letter }) => letter).find(({ kind }) => kind === 'reset-password')
  return letter?.kind === 'reset-password' ? letter.token : 'no letter'
}

/** Ids are made at random; they must agree with each other, not with those of another test app. */
function withoutRandom(): (answer: unknown) => unknown {
  const seen = new Map<string, string>()
  return (answer) =>
    JSON.parse(
      JSON.stringify(answer).replaceAll(randomText, (text) => {
        if (!seen.has(text)) seen.set(text, `random ${seen.size + 1}`)
        return seen.get(text) ?? text
      }),
    )
}

/** Ids, tokens and numbers of orders. */
const randomText = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<![\w-])[\w-]{43}(?![\w-])|B-[0-9A-Z]{5}-[0-9A-Z]{5}/g

describe('core and HTTP client, asked the same, answer the same', () => {
  let near: TestApp
  let far: TestApp
  const answers: { readonly core: unknown[]; readonly http: unknown[] } = { core: [], http: [] }
  const [named, namedThere] = [withoutRandom(), withoutRandom()]

  beforeAll(async () => {
    near = await openTestApp()
    far = await openTestApp()
    const core = near.siteOf(visitorInMemory('somewhere'))
    const origin = await far.app.listen({ port: 0, host: '127.0.0.1' })
    const http = httpSite({ origin, fetch: crossFetch })
    for (const [, ask] of walk) {
      answers.core.push(named(await ask(core, near)))
      answers.http.push(namedThere(await ask(http, far)))
    }
  })
  afterAll(async () => {
    await near.close()
    await far.close()
  })

  it.each(walk.map(([name], i) => ({ name, i })))('$i $name', ({ i }) => {
    expect(answers.http[i]).toEqual(answers.core[i])
    expect(answers.core[i]).toHaveProperty('ok')
  })

  it('a full wishlist is told with its size', async () => {
    const full = { why: 'wishlist-full', most: 500 } as const
    const testApp = await openTestApp({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        const isFull = async () => ({ ok: false, refusal: full }) as const
        const wishlist: Site['account']['wishlist'] = {
          ...site.account.wishlist,
          add: isFull,
          addEvent: isFull,
          restore: isFull,
        }
        return { ...site, account: { ...site.account, wishlist } }
      },
    })
    const http = httpSite({ origin: await testApp.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    const item = { type: 'seminar', value: 'eines-zu-viel' } as const
    expect(await http.account.wishlist.add(item)).toEqual({ ok: false, refusal: full })
    expect(await http.account.wishlist.addEvent({ event: '4001' })).toEqual({ ok: false, refusal: full })
    expect(await http.account.wishlist.restore({ id: 'eines-zu-viel' })).toEqual({ ok: false, refusal: full })
    await testApp.close()
  })

  it('too many carts of a network are told with the time to wait', async () => {
    const tooMany = { why: 'too-many', retryAfter: 60 } as const
    const testApp = await openTestApp({
      openSite: (visitor) => {
        const site = near.siteOf(visitor)
        const refuses = async () => ({ ok: false, refusal: tooMany }) as const
        const cart: Site['booking']['cart'] = { ...site.booking.cart, addItem: refuses, updateOrderOptions: refuses }
        const wishlist: Site['account']['wishlist'] = { ...site.account.wishlist, intoCart: refuses }
        return { ...site, account: { ...site.account, wishlist }, booking: { ...site.booking, cart } }
      },
    })
    const http = httpSite({ origin: await testApp.app.listen({ port: 0, host: '127.0.0.1' }), fetch: crossFetch })
    expect(await http.booking.cart.addItem({ eventId: 4002 })).toEqual({ ok: false, refusal: tooMany })
    expect(await http.booking.cart.updateOrderOptions(typedOptions)).toEqual({ ok: false, refusal: tooMany })
    expect(await http.account.wishlist.intoCart({})).toEqual({ ok: false, refusal: tooMany })
    await testApp.close()
  })

  it('and every method was asked, with every refusal met but full wishlists, Gremien, too many carts and full disks', () => {
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
    expect(notMet).toEqual([
      'wishlist.add wishlist-full',
      'wishlist.addEvent wishlist-full',
      'wishlist.restore wishlist-full',
      'wishlist.intoCart too-many',
      'login.gremiumUsers ok',
      'cart.addItem too-many',
      'cart.updateOrderOptions too-many',
      'jobs.apply no-room',
      'formRequests.lawyerConsultation no-room',
    ])
  })
})
