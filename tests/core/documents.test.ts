import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { catalogueOf } from '#core/catalogue/catalogue.service.ts'
import { eventDocument } from '#core/documents/event-document.ts'
import { programmePdfsOf } from '#core/documents/programme-pdfs.service.ts'
import type { Site } from '#core/site.ts'
import { bareContent, event, moduleOf, theme, themeEntry } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'

const series = theme({ internalId: 102, url: 'reihe', title: 'Die Reihe', eventType: 1, targetGroups: ['br', 'jav'] })
const bareEntry = themeEntry({ learn: [], programme: [], audience: '' })
const content = {
  ...bareContent,
  records: [
    recordOf.hotel(),
    recordOf.expert({ themes: ['betriebsverfassungsrecht-i'] }),
    recordOf.manager({ rubrics: ['betriebsverfassung'] }),
  ],
  themes: [
    theme({
      content: [
        themeEntry({
          highlights: [{ title: 'Mit Gerichtsbesuch', text: 'Wir fahren hin.' }],
          starterPackages: [{ title: 'BetrVG im Taschenbuch' }],
        }),
      ],
    }),
    series,
    theme({ internalId: 103, url: 'umgezogen', title: 'Umgezogen', redirectUrl: '/anderswo' }),
    theme({ internalId: 104, url: 'ohne-termine', title: 'Ohne Termine', content: [bareEntry] }),
  ],
  events: [
    event({ hotelId: 11 }),
    event({ eventId: 4002, start: '2027-01-11', days: 1, price: null, taken: 20 }),
    event({
      eventId: 4003,
      themeUrl: 'reihe',
      modules: [
        moduleOf({ title: 'Auftakt', duration: 3 }),
        moduleOf({ title: 'Abend', start: '2027-01-12', days: 1, duration: 90, hotelId: 522 }),
      ],
    }),
  ],
}

const testCore = openTestCore()
let site: Site
beforeAll(async () => {
  valueOf(await testCore.stage.content(content))
  site = testCore.site(aVisitor())
})

/** What was printed: this application prints documents as they are. */
const printed = (bytes: Uint8Array): PrintedDocument => JSON.parse(new TextDecoder().decode(bytes)) as PrintedDocument
const headings = ({ blocks }: PrintedDocument) =>
  blocks.flatMap((it) => (it.kind === 'heading' && it.level === 2 ? it.text : []))
const facts = ({ blocks }: PrintedDocument) =>
  Object.fromEntries(
    blocks.flatMap((it) =>
      it.kind === 'facts' ? it.facts.map(({ label, text }) => [label, text.replaceAll('\u00A0', ' ')]) : [],
    ),
  )
const table = ({ blocks }: PrintedDocument, nth = 0) =>
  blocks.flatMap((it) =>
    it.kind === 'table' ? [it.rows.map(({ cells }) => cells.map((cell) => cell.replaceAll('\u00A0', ' ')))] : [],
  )[nth]

/** Figures as one reads them, whatever space stands in them. */
const legible = (document: PrintedDocument): PrintedDocument =>
  JSON.parse(JSON.stringify(document).replaceAll('\u00A0', ' ')) as PrintedDocument

describe('a theme on paper', () => {
  it('is this, from its first word to its last', async () => {
    const { bytes } = valueOf(await site.programme.documents.themePdf({ url: 'betriebsverfassungsrecht-i' }))
    expect(legible(printed(bytes))).toEqual({
      title: 'Betriebsverfassungsrecht I',
      about: 'Betriebsverfassungsrecht I: Inhalte und Termine',
      subtitle: 'Seminar, Grundlagenseminar',
      issuer: {
        name: 'Seminarhaus',
        claim: 'Weiterbildung für Betriebsrat, SBV und JAV',
        contact: '040 66969-120, service@seminarhaus.example, www.seminarhaus.example',
      },
      blocks: [
        { kind: 'paragraph', tone: 'lead', text: 'Was das Gremium darf, muss und lieber lässt.' },
        {
          kind: 'facts',
          facts: [
            { label: 'Dauer', text: '5 Tage' },
            { label: 'Für', text: 'Betriebsrat' },
            { label: 'Rubrik', text: 'Betriebsverfassung' },
            { label: 'Preis je Person', text: 'ab 1.490,00 € zzgl. MwSt.' },
            { label: 'Mit Hotel je Person', text: 'ab etwa 2.185 € netto' },
          ],
        },
        { kind: 'heading', level: 2, text: 'Das nehmen Sie mit' },
        { kind: 'list', items: ['Beschlüsse fassen, die halten'] },
        { kind: 'heading', level: 2, text: 'Programm' },
        { kind: 'heading', level: 3, text: 'Erster Tag, 9:00–17:00 Uhr' },
        { kind: 'list', items: ['Rechte und Pflichten'] },
        { kind: 'heading', level: 2, text: 'Das Besondere daran' },
        { kind: 'list', items: ['Mit Gerichtsbesuch: Wir fahren hin.'] },
        { kind: 'heading', level: 2, text: 'Das Starterpaket' },
        { kind: 'list', items: ['BetrVG im Taschenbuch'] },
        { kind: 'heading', level: 2, text: 'Für wen' },
        { kind: 'paragraph', text: 'Alle Mitglieder des Gremiums.' },
        { kind: 'heading', level: 2, text: 'Termine' },
        {
          kind: 'table',
          caption: 'Preise je Person; Hotel und Verpflegung kommen hinzu.',
          columns: [
            { title: 'Datum', takes: 'short' },
            { title: 'Ort' },
            { title: 'Nummer', takes: 'figures' },
            { title: 'Preis netto', takes: 'figures' },
            { title: 'Preis brutto', takes: 'figures' },
            { title: 'Mit Hotel netto', takes: 'figures' },
          ],
          rows: [
            {
              cells: [
                '07.12.2026 bis 11.12.2026',
                'Hamburg, Haus Elbgarten',
                '4001',
                '1.490,00 €',
                '1.773,10 €',
                'etwa 2.185 €',
              ],
            },
            { cells: ['11.01.2027', 'Online', '4002', 'auf Anfrage', '', ''] },
          ],
        },
        {
          kind: 'link',
          text: 'https://www.seminarhaus.example/seminare/t/betriebsverfassungsrecht-i',
          href: 'https://www.seminarhaus.example/seminare/t/betriebsverfassungsrecht-i',
        },
      ],
    })
  })

  it('tells what it is about, how it runs and when it takes place', async () => {
    const { mime, filename, bytes } = valueOf(
      await site.programme.documents.themePdf({ url: 'betriebsverfassungsrecht-i' }),
    )
    expect([mime, filename]).toEqual(['application/pdf', 'betriebsverfassungsrecht-i.pdf'])
    const document = printed(bytes)
    expect(document).toMatchObject({
      title: 'Betriebsverfassungsrecht I',
      subtitle: 'Seminar, Grundlagenseminar',
      issuer: { name: 'Seminarhaus' },
    })
    expect(headings(document)).toEqual([
      'Das nehmen Sie mit',
      'Programm',
      'Das Besondere daran',
      'Das Starterpaket',
      'Für wen',
      'Termine',
    ])
    expect(facts(document)).toEqual({
      Dauer: '5 Tage',
      Für: 'Betriebsrat',
      Rubrik: 'Betriebsverfassung',
      'Preis je Person': 'ab 1.490,00 € zzgl. MwSt.',
      'Mit Hotel je Person': 'ab etwa 2.185 € netto',
    })
    expect(table(document)).toEqual([
      ['07.12.2026 bis 11.12.2026', 'Hamburg, Haus Elbgarten', '4001', '1.490,00 €', '1.773,10 €', 'etwa 2.185 €'],
      ['11.01.2027', 'Online', '4002', 'auf Anfrage', '', ''],
    ])
  })

  it('of a series lists the modules of its next event', async () => {
    const document = printed(valueOf(await site.programme.documents.themePdf({ url: 'reihe' })).bytes)
    expect(document.subtitle).toBe('Ausbildungsreihe, Grundlagenseminar')
    expect(table(document)).toEqual([
      [
        'Auftakt',
        'Mo–Mi, 07.12.2026 bis 09.12.2026',
        'Beginn 9:00 Uhr, Ende 17:00 Uhr',
        '3 Tage',
        'Hamburg, Haus Elbgarten',
      ],
      ['Abend', 'Di, 12.01.2027', '9:00–17:00 Uhr', '90 Minuten', 'Online'],
    ])
    expect(table(document, 1)?.[0]?.[1]).toBe('Hamburg und online')
  })

  it('without events says that new ones will come', async () => {
    const document = printed(valueOf(await site.programme.documents.themePdf({ url: 'ohne-termine' })).bytes)
    expect(document.blocks).toContainEqual({ kind: 'paragraph', text: 'Neue Termine folgen.' })
    expect(headings(document)).toEqual(['Termine'])
  })

  it('before any content came in, the provider has a name', async () => {
    const brandless = openTestCore()
    const { catalogue } = testCore.needs
    const documents = programmePdfsOf({
      ...brandless.needs,
      programme: catalogueOf({ ...brandless.needs, catalogue }),
      people: brandless.site(aVisitor()).programme.people,
      costs: { inBrief: async () => undefined, netWithHotel: async () => () => undefined },
    })
    const { bytes } = valueOf(await documents.themePdf({ url: 'ohne-termine' }))
    expect(printed(bytes).issuer).toEqual({ name: 'Seminarhaus', claim: '', contact: 'www.seminarhaus.example' })
  })

  it('is refused where there is none', async () => {
    expect(await site.programme.documents.themePdf({ url: 'nichts' })).toEqual({
      ok: false,
      refusal: { why: 'not-found' },
    })
    expect(await site.programme.documents.themePdf({ url: 'umgezogen' })).toEqual({
      ok: false,
      refusal: { why: 'moved', to: '/anderswo' },
    })
  })
})

describe('an event on paper', () => {
  const nothingMore = { page: undefined, experts: [], managers: [], life: 'to-come', today: '2026-11-21' } as const
  const eventOnPaper = async (key: string) => printed(valueOf(await site.programme.documents.eventPdf({ key })).bytes)

  it('tells when, where and what it costs', async () => {
    const document = await eventOnPaper('betriebsverfassungsrecht-i-4001')
    expect(document.subtitle).toBe('Seminar, Grundlagenseminar, 07.12.2026 bis 11.12.2026, Hamburg, Haus Elbgarten')
    expect(facts(document)).toEqual({
      Termin: 'Nummer 4001',
      Zeit: 'Montag, 7. Dezember 2026, 9:00 Uhr, bis Freitag, 11. Dezember 2026, 17:00 Uhr',
      Ort: 'Haus Elbgarten, Palmaille 12, 22767 Hamburg',
      Dauer: '5 Tage',
      Für: 'Betriebsrat',
      Leitung: 'Annika Lorenz, Fachanwältin für Arbeitsrecht, Leipzig',
      'Preis je Person': '1.490,00 € zzgl. MwSt. (1.773,10 € brutto)',
      'Mit Hotel je Person': 'etwa 2.185,00 € netto, 2.526,66 € brutto',
      Status: 'Plätze frei',
      'Grundlage BR': 'Schulung: § 37 Abs. 6 BetrVG; Kosten: § 40 Abs. 1 BetrVG',
      Kontakt: 'Jana Petersen, 040 66969-131, petersen@seminarhaus.example',
      Stand: '21.11.2026',
    })
    expect(document).toMatchObject({
      about:
        'Betriebsverfassungsrecht I, 07.12.2026 bis 11.12.2026, Hamburg, Haus Elbgarten: Unterlage für die Sitzung',
      issued: '2026-11-21',
      sheet: true,
    })
    expect(document.blocks.at(-1)).toEqual({
      kind: 'code',
      text: 'www.seminarhaus.example/seminare/p/4001',
      href: 'https://www.seminarhaus.example/seminare/p/4001',
    })
  })

  it('begins with what the theme is about and ends with what comes along', async () => {
    const { blocks } = await eventOnPaper('betriebsverfassungsrecht-i-4001')
    expect(blocks[0]).toEqual({
      kind: 'paragraph',
      tone: 'lead',
      text: 'Was das Gremium darf, muss und lieber lässt.',
    })
    expect(blocks.slice(2, -1)).toMatchObject([
      { kind: 'heading', text: 'Programm' },
      { kind: 'heading', level: 3 },
      { kind: 'list', items: ['Rechte und Pflichten'] },
      { kind: 'heading', text: 'Das nehmen Sie mit' },
      { kind: 'list' },
      { kind: 'heading', text: 'Das Starterpaket' },
      { kind: 'list', items: ['BetrVG im Taschenbuch'] },
    ])
  })

  it('has the name of its own address', async () => {
    const { filename } = valueOf(await site.programme.documents.eventPdf({ key: 'betriebsverfassungsrecht-i-4001' }))
    expect(filename).toBe('betriebsverfassungsrecht-i-4001.pdf')
  })

  it('of a theme that has no page of its own says what is known of the event', async () => {
    const event = valueOf(await site.programme.catalogue.event({ key: 'betriebsverfassungsrecht-i-4001' }))
    const document = eventDocument(event, nothingMore, { brand: content.brand, site: 'https://a.example' })
    expect(document.subtitle).toBe('07.12.2026 bis 11.12.2026, Hamburg, Haus Elbgarten')
    expect(headings(document)).toEqual([])
    expect(Object.keys(facts(document))).toEqual(['Termin', 'Zeit', 'Ort', 'Preis je Person', 'Status', 'Stand'])
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['facts', 'code'])
  })

  it('online on one day, at a price auf Anfrage', async () => {
    expect(facts(await eventOnPaper('betriebsverfassungsrecht-i-4002'))).toMatchObject({
      Zeit: 'Montag, 11. Januar 2027, 9:00–17:00 Uhr',
      Ort: 'Online',
      'Preis je Person': 'auf Anfrage',
    })
  })

  it('of a series names its modules instead of the hours of a day', async () => {
    const document = await eventOnPaper('reihe-4003')
    expect(facts(document)).toMatchObject({
      Zeit: 'Montag, 7. Dezember 2026, 9:00 Uhr, bis Dienstag, 12. Januar 2027, 17:00 Uhr',
      Ort: 'Hamburg und online',
      Dauer: '3 Tage + 90 Minuten',
      Für: 'Betriebsrat, Jugend- und Auszubildendenvertretung',
    })
    expect(headings(document)).toEqual(['Module', 'Das nehmen Sie mit'])
  })

  it('of a series of one module tells its days and its town', async () => {
    const event = valueOf(await site.programme.catalogue.event({ key: 'reihe-4003' }))
    const document = eventDocument({ ...event, modules: event.modules.slice(0, 1) }, nothingMore, {
      brand: content.brand,
      site: 'https://a.example',
    })
    expect(facts(document)).toMatchObject({
      Zeit: 'Montag, 7. Dezember 2026, 9:00 Uhr, bis Dienstag, 12. Januar 2027, 17:00 Uhr',
      Ort: 'Hamburg',
    })
  })

  it('is the same all day long, and says so once it is sold out or has begun', async () => {
    const key = 'betriebsverfassungsrecht-i-4001'
    const before = valueOf(await site.programme.documents.eventPdf({ key }))
    testCore.travelTo('2026-11-21T21:00:00.000Z')
    await testCore.stage.takeSeats(4001, 3)
    expect(valueOf(await site.programme.documents.eventPdf({ key }))).toEqual(before)
    await testCore.stage.takeSeats(4001, 17)
    const warnings = async () =>
      (await eventOnPaper(key)).blocks.flatMap((it) => (it.kind === 'paragraph' && it.tone === 'mark' ? it.text : []))
    expect(await warnings()).toEqual(['Dieser Termin ist ausgebucht. Es gibt eine Warteliste.'])
    testCore.travelTo('2026-12-08T12:00:00.000Z')
    expect(await warnings()).toEqual(['Dieser Termin hat begonnen. Buchen lässt er sich nicht mehr.'])
    expect(facts(await eventOnPaper(key))).not.toHaveProperty('Mit Hotel je Person')
  })

  it('is refused where there is none, under an old name, and once it is over', async () => {
    const refusal = async (key: string) => site.programme.documents.eventPdf({ key })
    expect(await refusal('nichts-9')).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(await refusal('alter-name-4001')).toMatchObject({ ok: false, refusal: { why: 'moved' } })
    testCore.travelTo('2026-12-12T12:00:00.000Z')
    expect(await refusal('betriebsverfassungsrecht-i-4001')).toEqual({
      ok: false,
      refusal: {
        why: 'past',
        themeUrl: 'betriebsverfassungsrecht-i',
        startDate: '2026-12-07',
        endDate: '2026-12-11',
      },
    })
  })
})

describe('costs on paper', () => {
  it('tell per person and together, what is not in it and on what it rests', async () => {
    testCore.travelTo('2026-11-21T12:00:00.000Z')
    const asked = { key: 'betriebsverfassungsrecht-i-4001', participants: '2', travel: ['auto', 'keine'], km: ['100'] }
    const { filename, bytes } = valueOf(await site.programme.costs.pdf(asked))
    const document = printed(bytes)
    expect(filename).toBe('kosten-betriebsverfassungsrecht-i-4001.pdf')
    expect(document).toMatchObject({ title: 'Kostenübersicht', issued: '2026-11-21' })
    expect(headings(document)).toEqual([
      'Person 1',
      'Person 2',
      'Alle zusammen',
      'Reisekosten, nur zur Information',
      'Nicht enthalten',
      'Rechtsgrundlage',
    ])
    // Nothing is known of what a parking space costs.
    expect(facts(document)).toMatchObject({
      Summe: '4.370,00 € netto, 5.053,30 € brutto, soweit bekannt',
      Stand: '21.11.2026, gültig bis 06.12.2026',
      Ort: 'Haus Elbgarten, Hamburg',
    })
    expect(table(document)?.[1]).toEqual(['Übernachtung im Einzelzimmer', '4 Nächte', '90,00 €', '7 %', '360,00 €'])
  })

  it('refuse as the estimate does', async () => {
    expect(await site.programme.costs.pdf({ key: 'nichts-9' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
    expect(await site.programme.costs.pdf({ key: 'reihe-4003', participants: '0' })).toEqual({
      ok: false,
      refusal: { why: 'invalid', fields: { participants: 'too-low' } },
    })
  })
})
