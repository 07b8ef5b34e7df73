import { issueInvoice } from '#core/invoices/issuing.step.ts'
import { booking, seller } from '../invoices/sample-bookings.ts'
import type { Call } from './call.ts'
import { gardenLaw } from '../core/laws/garden-law.ts'
import { publishLaw } from './published-law.ts'
import { smallProgramme } from './small-programme.ts'
import type { TestApp } from './test-app.ts'

/** A booking that is billed, and where its invoice is. */
const billed = async ({ needs }: TestApp): Promise<{ readonly token: string; readonly number: string }> => {
  const asked = { booking: booking(), reason: 'booked', day: '2026-11-20', seller }
  const answer = await needs.change((tx) => issueInvoice(tx, asked))
  if (!answer.ok) throw new Error(answer.refusal.why)
  return { token: asked.booking.token, number: answer.value.number }
}

/** What anybody asks: the programme, its papers and costs, feeds and pages. */
export const publicCalls: readonly Call[] = [
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
  ['liveEvents.events', (site) => site.programme.liveEvents.events({ events: [4001, 9999] })],
  ['liveEvents.events', (site) => site.programme.liveEvents.events({ events: [4001], after: 0 })],
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
  ['rulings.rulings', (site) => site.knowledge.rulings.rulings({})],
  ['rulings.rulings', (site) => site.knowledge.rulings.rulings({ q: 'Format', court: 'BAG', group: 'br', limit: 1 })],
  [
    'rulings.rulings',
    (site) => site.knowledge.rulings.rulings({ from: '2024-01-01', to: '2024-12-31', norm: '§ 37 Abs. 6 BetrVG' }),
  ],
  ['rulings.rulings', (site) => site.knowledge.rulings.rulings({ topic: 'gibt es/nicht?&#', after: 'erfunden' })],
  ['rulings.ruling', (site) => site.knowledge.rulings.ruling({ slug: 'bag-7-abr-8-23' })],
  ['rulings.ruling', (site) => site.knowledge.rulings.ruling({ slug: 'gibt es/nicht?&#' })],
  [
    'rulings.ruling',
    async (site, { stage }) => {
      await stage.content({ ...smallProgramme, rulings: [] })
      return site.knowledge.rulings.ruling({ slug: 'bag-7-abr-8-23' })
    },
  ],
  ['rulings.rulingChoices', (site) => site.knowledge.rulings.rulingChoices({})],
  ['laws.laws', (site) => site.knowledge.laws.laws({})],
  [
    'laws.laws',
    async (site, testApp) => {
      await publishLaw(testApp)
      return site.knowledge.laws.laws({})
    },
  ],
  ['laws.law', (site) => site.knowledge.laws.law({ law: 'gartg_2020' })],
  ['laws.law', (site) => site.knowledge.laws.law({ law: 'GartG' })],
  ['laws.law', (site) => site.knowledge.laws.law({ law: 'gibt es/nicht?&#' })],
  ['laws.law', (site) => site.knowledge.laws.law({ law: 'kschg' })],
  ['laws.compareNorm', (site) => site.knowledge.laws.compareNorm({ law: 'gartg_2020', number: '1', version: 'v/1' })],
  ['laws.findInLaw', (site) => site.knowledge.laws.findInLaw({ law: 'gartg_2020', q: 'Garten Winter' })],
  ['laws.findInLaw', (site) => site.knowledge.laws.findInLaw({ law: 'GartG', q: 'ä & ?' })],
  ['laws.findInLaw', (site) => site.knowledge.laws.findInLaw({ law: 'kschg', q: 'Frist' })],
  ['laws.findInLaw', (site) => site.knowledge.laws.findInLaw({ law: 'gibtsnicht', q: '' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'kschg', number: '1' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'gartg_2020', number: '2' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'gartg_2020', number: 'anlage-1' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'gartg_2020', number: '§ 4' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'GartG', number: '7A/ä' })],
  ['laws.norm', (site) => site.knowledge.laws.norm({ law: 'gartg_2020', number: '99' })],
  [
    'laws.compareNorm',
    async (site, testApp) => {
      const version = `v-${gardenLaw.slug}-${gardenLaw.builtAt}`
      await publishLaw(testApp, { ...gardenLaw, builtAt: '20270101000000' })
      return site.knowledge.laws.compareNorm({ law: 'gartg_2020', number: '1', version })
    },
  ],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon.lexicon({ group: 'br' })],
  ['knowledge.lexicon', (site) => site.knowledge.lexicon.lexicon({ group: 'jav' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexicon.lexiconEntry({ group: 'br', slug: 'abmahnung' })],
  ['knowledge.lexiconEntry', (site) => site.knowledge.lexicon.lexiconEntry({ group: 'sbv', slug: 'abmahnung' })],
  ['downloads.filterData', (site) => site.knowledge.downloads.filterData({})],
  ['downloads.filterData', (site) => site.knowledge.downloads.filterData({ rubric: 'gibt es/nicht?', type: 'muster' })],
  ['downloads.downloads', (site) => site.knowledge.downloads.downloads({})],
  ['downloads.downloads', (site) => site.knowledge.downloads.downloads({ targetGroup: 'br', type: 'checkliste' })],
  ['downloads.downloads', (site) => site.knowledge.downloads.downloads({ limit: 1, after: '1~a?&=#' })],
  ['downloads.download', (site) => site.knowledge.downloads.download({ slug: 'checkliste-beschluss' })],
  ['downloads.download', (site) => site.knowledge.downloads.download({ slug: 'muster-fuer-mitglieder' })],
  ['downloads.download', (site) => site.knowledge.downloads.download({ slug: 'gibt es/nicht?' })],
  ['primers.primers', (site) => site.knowledge.primers.primers({})],
  ['primers.primers', (site) => site.knowledge.primers.primers({ q: 'Ladung' })],
  ['primers.primer', (site) => site.knowledge.primers.primer({ slug: 'gibt es/nicht?' })],
  ['primers.primer', (site) => site.knowledge.primers.primer({ slug: 'ladung' })],
  ['faq.faq', (site) => site.knowledge.faq.faq({})],
  ['faq.faq', (site) => site.knowledge.faq.faq({ topic: 'konto', targetGroup: 'jav' })],
  ['articles.articles', (site) => site.knowledge.articles.articles({})],
  ['articles.articles', (site) => site.knowledge.articles.articles({ q: 'Fristen?&=#%', kind: 'news', limit: 1 })],
  [
    'articles.articles',
    async (site) => {
      const first = await site.knowledge.articles.articles({ limit: 1 })
      if (!first.ok || first.value.next === undefined) throw new Error('there is a second page')
      return site.knowledge.articles.articles({ limit: 1, after: first.value.next })
    },
  ],
  [
    'articles.articles',
    (site) =>
      site.knowledge.articles.articles({
        tag: 'fristen',
        targetGroup: 'br',
        rubric: 'betriebsverfassung',
        year: 2026,
      }),
  ],
  ['articles.articles', (site) => site.knowledge.articles.articles({ category: 'sbv-wahl' })],
  ['articles.articles', (site) => site.knowledge.articles.articles({ issue: 4, tag: 'gibt es/nicht?' })],
  ['articles.article', (site) => site.knowledge.articles.article({ id: 1001 })],
  ['articles.article', (site) => site.knowledge.articles.article({ id: 2001 })],
  ['articles.article', (site) => site.knowledge.articles.article({ id: -7 })],
  ['articles.articlePdf', (site) => site.knowledge.articles.articlePdf({ key: 'neues-recht-1001' })],
  ['articles.articlePdf', (site) => site.knowledge.articles.articlePdf({ key: 'anders-1001' })],
  ['articles.articlePdf', (site) => site.knowledge.articles.articlePdf({ key: 'gibt es/nicht?' })],
  ['articles.articleTags', (site) => site.knowledge.articles.articleTags({})],
  ['articles.articlesOfTag', (site) => site.knowledge.articles.articlesOfTag({ tag: 'fristen', limit: 1 })],
  ['articles.articlesOfTag', (site) => site.knowledge.articles.articlesOfTag({ tag: 'beschluss' })],
  ['articles.articlesOfTag', (site) => site.knowledge.articles.articlesOfTag({ tag: 'gibt es/nicht?' })],
  ['articles.issues', (site) => site.knowledge.articles.issues({})],
  [
    'recommendations.relatedTopics',
    (site) => site.knowledge.recommendations.relatedTopics({ type: 'artikel', id: '1001', limit: 12 }),
  ],
  [
    'recommendations.relatedTopics',
    (site) => site.knowledge.recommendations.relatedTopics({ type: 'norm', id: 'betrvg/37' }),
  ],
  [
    'recommendations.relatedTopics',
    (site) => site.knowledge.recommendations.relatedTopics({ type: 'norm', id: 'gibt es/nicht?&#' }),
  ],
  [
    'recommendations.relatedNews',
    (site) => site.knowledge.recommendations.relatedNews({ type: 'seminar', id: 'betriebsverfassungsrecht-i' }),
  ],
  ['recommendations.relatedNews', (site) => site.knowledge.recommendations.relatedNews({ type: 'artikel', id: '-7' })],
  [
    'recommendations.relatedThemes',
    (site) => site.knowledge.recommendations.relatedThemes({ type: 'artikel', id: '1001', limit: 1 }),
  ],
  [
    'recommendations.relatedThemes',
    (site) => site.knowledge.recommendations.relatedThemes({ type: 'urteil', id: 'x' }),
  ],
  [
    'recommendations.relatedConferences',
    (site) => site.knowledge.recommendations.relatedConferences({ type: 'video', id: 'abmahnung-in-drei-minuten' }),
  ],
  [
    'recommendations.relatedConferences',
    (site) => site.knowledge.recommendations.relatedConferences({ type: 'video', id: '' }),
  ],
  [
    'recommendations.relatedVideos',
    (site) => site.knowledge.recommendations.relatedVideos({ type: 'lexikon', id: 'br/abmahnung' }),
  ],
  [
    'recommendations.relatedVideos',
    (site) => site.knowledge.recommendations.relatedVideos({ type: 'lexikon', id: 'jav/abmahnung' }),
  ],
  ['recommendations.citedIn', (site) => site.knowledge.recommendations.citedIn({ law: 'betrvg', norm: '37' })],
  ['recommendations.citedIn', (site) => site.knowledge.recommendations.citedIn({ law: 'gibt es/nicht?&#' })],
  ['recommendations.legalBasis', (site) => site.knowledge.recommendations.legalBasis({ type: 'artikel', id: '1001' })],
  [
    'recommendations.legalBasis',
    (site) => site.knowledge.recommendations.legalBasis({ type: 'seminar', id: 'betriebsverfassungsrecht-i' }),
  ],
  [
    'recommendations.legalBasis',
    (site) => site.knowledge.recommendations.legalBasis({ type: 'seminar', id: 'gibt es/nicht?' }),
  ],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Abmanhung Hamburg?&=#%' })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Betriebsverfassungsrcht', limit: 1 })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Betriebsverfassungsrcht', literally: true })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Abmahnung', kind: 'lexicon' })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Recht', kind: 'theme', limit: 1 })],
  ['search.search', (site) => site.knowledge.search.search({ q: 'Abmahnung Quastenflosser' })],
  ['search.search', (site) => site.knowledge.search.search({ q: '37 6 betrvg' })],
  ['search.suggestions', (site) => site.knowledge.search.suggestions({ q: 'Abm' })],
  ['search.suggestions', (site) => site.knowledge.search.suggestions({ q: '' })],
  ['chatbot.ask', (site) => site.knowledge.chatbot.ask({ question: 'Was muss in einer Abmahnung stehen?' })],
  ['chatbot.ask', (site) => site.knowledge.chatbot.ask({ question: 'Bekomme ich eine Abfindung?', audience: 'sbv' })],
  ['chatbot.ask', (site) => site.knowledge.chatbot.ask({ question: 'Wie backe ich Apfelkuchen?' })],
  ['chatbot.ask', (site) => site.knowledge.chatbot.ask({ question: ' ' })],
  [
    'chatbot.ask',
    async (site) => {
      for (let nth = 0; nth < 20; nth += 1) await site.knowledge.chatbot.ask({ question: 'Hallo' })
      return site.knowledge.chatbot.ask({ question: 'Hallo' })
    },
  ],
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
  ['feeds.articleFeed', (site) => site.office.feeds.articleFeed({})],
  ['feeds.newsFeed', (site) => site.office.feeds.newsFeed({})],
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
]
