import { beforeAll, describe, expect, test } from 'vitest'
import { costDocument } from '#core/costs/cost-document.ts'
import { costsOf } from '#core/costs/costs.service.ts'
import type { CostChoices } from '#core/costs/costs.ts'
import type { PrintedDocument } from '#core/documents/documents.ts'
import type { Site } from '#core/site.ts'
import { aloud } from './read-aloud.ts'
import { aVisitor, openTestCore, valueOf } from './test-core.ts'
import { costlyEvents, costlyProgramme } from './sample-costs.ts'

let site: Site
beforeAll(async () => {
  const testCore = openTestCore()
  valueOf(await testCore.stage.content(costlyProgramme))
  site = testCore.site(aVisitor())
})

const paperOf = async (date: keyof typeof costlyEvents, choices: CostChoices = {}): Promise<PrintedDocument> => {
  const { bytes } = valueOf(await site.programme.costs.pdf({ key: costlyEvents[date], ...choices }))
  return JSON.parse(new TextDecoder().decode(bytes).replaceAll('\u00A0', ' ')) as PrintedDocument
}

const read = ({ blocks }: PrintedDocument) => blocks.flatMap(aloud)

describe('costs on paper', () => {
  test('are a PDF that is named after the event', async () => {
    const { mime, filename } = valueOf(await site.programme.costs.pdf({ key: costlyEvents.week }))
    expect([mime, filename]).toEqual(['application/pdf', 'kosten-betriebsverfassungsrecht-i-4001.pdf'])
  })

  test('for two are this, from the first line to the last', async () => {
    const choices: CostChoices = { participants: '2', overnight: ['nein'], travel: ['auto', 'keine'], km: ['100'] }
    const document = await paperOf('week', choices)
    expect(document).toMatchObject({
      title: 'Kostenübersicht',
      subtitle: 'Betriebsverfassungsrecht I',
      issued: '2026-11-21',
      issuer: {
        name: 'Seminarhaus',
        claim: 'Weiterbildung für Betriebsrat, SBV und JAV',
        contact: '040 66969-120, service@seminarhaus.example',
      },
    })
    expect(read(document)).toEqual([
      'Termin: 07.12.2026 bis 11.12.2026, Nummer 4001',
      'Dauer: 3,5 Tage',
      'Ort: Haus Elbgarten, Hamburg',
      'Teilnehmende: 2',
      'Summe: 3.580,00 € netto, 4.214,00 € brutto',
      'Stand: 21.11.2026, gültig bis 06.12.2026',
      '## Person 1',
      'Preise netto, Mehrwertsteuer am Ende',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 1 Person | 1.490,00 € | 19 % | 1.490,00 €',
      'Tagungspauschale: Speisen | 5 Tage | 38,50 € | 7 % | 192,50 €',
      'Tagungspauschale: Getränke | 5 Tage | 16,50 € | 19 % | 82,50 €',
      'Parkplatz | 5 Tage | 10,00 € | 19 % | 50,00 €',
      '! Summe netto |  |  |  | 1.815,00 €',
      '19 % MwSt. auf 1.622,50 € |  |  |  | 308,28 €',
      '7 % MwSt. auf 192,50 € |  |  |  | 13,48 €',
      '! Summe brutto |  |  |  | 2.136,76 €',
      '(small) Auto, 100 km hin und zurück: 30,00 €',
      '## Person 2',
      'Preise netto, Mehrwertsteuer am Ende',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 1 Person | 1.490,00 € | 19 % | 1.490,00 €',
      'Tagungspauschale: Speisen | 5 Tage | 38,50 € | 7 % | 192,50 €',
      'Tagungspauschale: Getränke | 5 Tage | 16,50 € | 19 % | 82,50 €',
      '! Summe netto |  |  |  | 1.765,00 €',
      '19 % MwSt. auf 1.572,50 € |  |  |  | 298,78 €',
      '7 % MwSt. auf 192,50 € |  |  |  | 13,48 €',
      '! Summe brutto |  |  |  | 2.077,26 €',
      '## Alle zusammen',
      'Kosten für 2 Personen. Preise netto, Mehrwertsteuer am Ende',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 2 Personen | 1.490,00 € | 19 % | 2.980,00 €',
      'Tagungspauschale: Speisen | 10 Tage | 38,50 € | 7 % | 385,00 €',
      'Tagungspauschale: Getränke | 10 Tage | 16,50 € | 19 % | 165,00 €',
      'Parkplatz | 5 Tage | 10,00 € | 19 % | 50,00 €',
      '! Summe netto |  |  |  | 3.580,00 €',
      '19 % MwSt. auf 3.195,00 € |  |  |  | 607,05 €',
      '7 % MwSt. auf 385,00 € |  |  |  | 26,95 €',
      '! Summe brutto |  |  |  | 4.214,00 €',
      '## Reisekosten, nur zur Information',
      'Zusammen 30,00 €. Wir berechnen sie nicht.',
      '## Nicht enthalten',
      '- Abendessen, Getränke am Abend und was sonst im Hotel bestellt wird',
      '- Reisekosten: Sie stehen nur zur Information da, wir berechnen sie nicht',
      '- das Entgelt, das der Arbeitgeber während der Schulung weiterzahlt',
      '## Rechtsgrundlage',
      'Worauf die Schulung und die Kostenübernahme beruhen',
      'Amt (short) | Schulung | Kosten',
      'Betriebsrat | § 37 Abs. 6 BetrVG | § 40 Abs. 1 BetrVG',
      'JAV | § 65 Abs. 1 BetrVG mit § 37 Abs. 6 BetrVG | § 65 Abs. 1 BetrVG mit § 40 Abs. 1 BetrVG',
      '(small) Die Mehrwertsteuer ist je Steuersatz auf die Summe gerechnet und einmal gerundet. Die Übersicht ist eine Schätzung und kein Angebot; verbindlich sind die Preise der Buchung. Hotelleistungen berechnet das Hotel. Keine Rechtsberatung im Einzelfall.',
      'https://www.seminarhaus.example/kostenrechner/betriebsverfassungsrecht-i-4001 -> https://www.seminarhaus.example/kostenrechner/betriebsverfassungsrecht-i-4001?personen=2&uebernachtung=nein&anreise=auto&anreise=keine&km=100',
    ])
  })

  test('are made of what is printed, down to the journey for a cent', async () => {
    const document = await paperOf('week', { travel: ['bahn'], ticket: ['0,01'] })
    const kinds = new Set(document.blocks.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['facts', 'heading', 'link', 'list', 'paragraph', 'table'])
    expect(read(document)).toContain('Zusammen 0,01 €. Wir berechnen sie nicht.')
  })

  test('of a series without VAT are this', async () => {
    const lines = read(await paperOf('series', { vat: 'nein', travel: ['bahn'], ticket: ['50'] }))
    expect(lines.slice(0, lines.indexOf('## Nicht enthalten'))).toEqual([
      'Termin: 11.01.2027 bis 02.02.2027, Nummer 4003',
      'Dauer: 4 Tage + 90 Minuten',
      'Ort: Hamburg, Online',
      'Teilnehmende: 1',
      'Summe: 3.217,50 € netto, zzgl. MwSt., soweit bekannt',
      'Stand: 21.11.2026, gültig bis 31.12.2026',
      'Einen oder mehrere Preise nennen wir auf Anfrage. Sie fehlen in den Summen; mit ihnen wird es mehr.',
      'Die Seminargebühr ist umsatzsteuerfrei nach § 4 Nr. 22 Buchst. a UStG.',
      '## Eine Person',
      'Preise netto, zzgl. MwSt.',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 1 Person | 3.000,00 € | 0 % | 3.000,00 €',
      'Auftakt: Übernachtung im Einzelzimmer | 1 Nacht | 90,00 € | 7 % | 90,00 €',
      'Auftakt: Frühstück | 1 Mal | 15,00 € | 7 % | 15,00 €',
      'Auftakt: Tagungspauschale: Speisen | 2 Tage | 38,50 € | 7 % | 77,00 €',
      'Auftakt: Tagungspauschale: Getränke | 2 Tage | 16,50 € | 19 % | 33,00 €',
      'Auftakt: Übernachtungssteuer | 1 Nacht | 2,50 € | 0 % | 2,50 €',
      'Abschluss: Übernachtung im Einzelzimmer | 1 Nacht | auf Anfrage |  | auf Anfrage',
      'Abschluss: Frühstück | 1 Mal | auf Anfrage |  | auf Anfrage',
      'Abschluss: Tagungspauschale | 2 Tage | auf Anfrage |  | auf Anfrage',
      'Abschluss: Übernachtungssteuer | 1 Nacht | auf Anfrage |  | auf Anfrage',
      'Netto zu 19 % MwSt. |  |  |  | 33,00 €',
      'Netto zu 7 % MwSt. |  |  |  | 182,00 €',
      'Netto ohne MwSt. |  |  |  | 3.002,50 €',
      '! Summe netto, zzgl. MwSt., soweit bekannt |  |  |  | 3.217,50 €',
      '(small) Bahn, 2 Reisen, je hin und zurück: 100,00 €',
      '## Reisekosten, nur zur Information',
      'Zusammen 100,00 €. Wir berechnen sie nicht.',
    ])
    expect(lines).toContain('SBV | § 179 Abs. 4 S. 3 SGB IX | § 179 Abs. 8 SGB IX')
    expect(lines.at(-1)).toMatch(/\?anreise=bahn&fahrkarte=50&mwst=nein$/)
  })

  test('of an event online at a price auf Anfrage are this', async () => {
    const lines = read(await paperOf('online'))
    expect(lines.slice(0, lines.indexOf('## Rechtsgrundlage'))).toEqual([
      'Termin: 07.12.2026, Nummer 4002',
      'Dauer: 3,5 Tage',
      'Ort: Online',
      'Teilnehmende: 1',
      'Summe: auf Anfrage',
      'Stand: 21.11.2026, gültig bis 06.12.2026',
      'Einen oder mehrere Preise nennen wir auf Anfrage. Sie fehlen in den Summen; mit ihnen wird es mehr.',
      '## Eine Person',
      'Preise netto, Mehrwertsteuer am Ende',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 1 Person | auf Anfrage |  | auf Anfrage',
      '! Summe brutto |  |  |  | auf Anfrage',
      '## Nicht enthalten',
      '- Rechner und Internetzugang am eigenen Platz',
      '- das Entgelt, das der Arbeitgeber während der Schulung weiterzahlt',
    ])
  })

  test('of a series of one module name its town, and no legal basis where nobody in particular is meant', async () => {
    const lines = read(await paperOf('ofOneModule'))
    expect(lines).toContain('Ort: Hamburg')
    const estimate = valueOf(await site.programme.costs.estimate({ key: costlyEvents.week }))
    const forNobody = costDocument({ ...estimate, legalBasis: [] }, costlyProgramme.brand, '2026-11-21', {
      address: 'https://a.example',
      withChoices: 'https://a.example?personen=2',
    })
    expect(read(forNobody)).not.toContain('## Rechtsgrundlage')
  })

  test('before any content came in bear the first name', async () => {
    const { needs } = openTestCore()
    const costs = costsOf({ ...needs, programme: site.programme.catalogue })
    const { bytes } = valueOf(await costs.pdf({ key: costlyEvents.online }))
    const { issuer } = JSON.parse(new TextDecoder().decode(bytes)) as PrintedDocument
    expect(issuer).toEqual({ name: 'Seminarhaus', claim: '', contact: '' })
  })
})
