import { describe, expect, test } from 'vitest'
import type { Booking } from '#core/booking/booking.ts'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { agendaPaper } from '#core/papers/agenda-paper.ts'
import { costsDeclaration } from '#core/papers/costs-declaration.ts'
import { employersLetter } from '#core/papers/employers-letter.ts'
import type { AboutPaper } from '#core/papers/paper-frame.ts'
import { resolutionPaper } from '#core/papers/resolution-paper.ts'
import { aBookedEvent, aBooking, aRecipient, someOptions, unnamed } from './booking-by-hand.ts'
import { aloud } from './read-aloud.ts'
import { aModule } from './sample-theme.ts'

const about: AboutPaper = {
  brand: { ...brandBeforeContent, city: 'Hamburg' },
  site: 'https://www.seminarhaus.example',
  today: '2026-11-25',
  theme: { level: 'grundlagen', learn: ['Fälle lösen'], programme: [], duration: '5 Tage' },
}
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const read = ({ blocks }: PrintedDocument): readonly string[] => blocks.flatMap(aloud).map(plain)
const wordsOf = (document: PrintedDocument): string => plain(JSON.stringify(document))

const resolution = { heldOn: '2026-11-22', entitled: 9, present: 7, yes: 6, no: 1, abstained: 0 }
const sbv = (change: Partial<Booking> = {}) =>
  aBooking({ body: 'sbv', options: someOptions({ legalBasis: '179_sgb9' }), ...change })
const jav = (change: Partial<Booking> = {}) =>
  aBooking({ body: 'jav', options: someOptions({ legalBasis: '65' }), ...change })
const suitable = () => aBooking({ options: someOptions({ legalBasis: '37_7' }) })
const many = aBooking({
  recipients: Array.from({ length: 6 }, (_, nth) => aRecipient({ id: `r${nth}`, firstName: `P${nth}` })),
})

describe('the resolution', () => {
  test('of a works council says this, filled in as far as it is known', () => {
    const document = resolutionPaper(aBooking({ resolution, recipients: [aRecipient(), unnamed('r2')] }), about)
    expect(document).toMatchObject({ title: 'Entsendebeschluss', plain: true, personal: true, issued: '2026-11-25' })
    const lines = read(document)
    expect(lines.slice(0, 12)).toEqual([
      'Gremium: Betriebsrat, Muster Maschinenbau GmbH',
      'Sitzung am: 22.11.2026',
      'Ort der Sitzung: 1x to write',
      'Geladen am: 1x to write',
      'Tagesordnung: Beschluss über die Entsendung von Kim Sommer und N. N. zur Schulung „Arbeitsrecht I“ des ' +
        'Veranstalters Seminarhaus vom 08.03.2027 bis 12.03.2027 in Leipzig, Hotel Lindenbogen nach § 37 Abs. 6 BetrVG',
      'Stimmberechtigt: 9',
      'Davon anwesend: 7',
      'Ersatzmitglieder: 1x to write',
      '(small) Geladen wurde rechtzeitig und unter Mitteilung der Tagesordnung (§ 29 Abs. 2 Satz 3 BetrVG), für ' +
        'verhinderte Mitglieder das Ersatzmitglied (§ 29 Abs. 2 Satz 6 BetrVG).',
      '## Beschluss',
      'Der Betriebsrat beschließt, Kim Sommer und N. N. gemäß § 37 Abs. 6 BetrVG zur Schulung „Arbeitsrecht I“ des ' +
        'Veranstalters Seminarhaus vom 08.03.2027 bis 12.03.2027 in Leipzig, Hotel Lindenbogen zu entsenden.',
      'Ersatzweise: 1x to write',
    ])
    expect(lines).toContain(
      'Die Kosten trägt der Arbeitgeber nach § 40 Abs. 1 BetrVG. Der Betriebsrat hält sie für verhältnismäßig.',
    )
    expect(lines.slice(lines.indexOf('## Abstimmung'))).toEqual([
      '## Abstimmung',
      'Ja: 6',
      'Nein: 1',
      'Enthaltung: 0',
      'Ergebnis: Der Antrag ist angenommen.',
      expect.stringMatching(
        /^\(small\) Beschlussfähig .*§ 33 Abs\. 2 BetrVG.*§ 33 Abs\. 1 BetrVG.*bevor verbindlich gebucht wird/,
      ),
      'to sign: Ort, Datum',
      'to sign: Vorsitz des Betriebsrats',
      'to sign: Weiteres Mitglied (§ 34 Abs. 1 Satz 2 BetrVG)',
    ])
  })

  test('before the meeting has lines for how it will vote, and the day that the order names', () => {
    expect(read(resolutionPaper(aBooking(), about))).toEqual(
      expect.arrayContaining([
        'Sitzung am: 1x to write',
        'Stimmberechtigt: 1x to write',
        'Ja: 1x to write',
        'Ergebnis: 1x to write',
      ]),
    )
    const named = aBooking({ options: someOptions({ resolutionDate: '2026-11-20' }) })
    expect(read(resolutionPaper(named, about))).toContain('Sitzung am: 20.11.2026')
  })

  test('gives reasons: none in particular for what is basic, an occasion for what is special', () => {
    const basic = read(resolutionPaper(aBooking(), about))
    expect(basic).toContain('Kenntnisstand: 2x to write')
    expect(basic.join()).toContain('einen besonderen Anlass setzt das nicht voraus')
    expect(basic).toContain('- Fälle lösen')
    for (const theme of [{ ...about.theme, level: 'spezial' }, undefined]) {
      const special = read(resolutionPaper(aBooking(), { ...about, theme } as AboutPaper))
      expect(special).toContain('Anlass im Betrieb: 3x to write')
      expect(special.join()).not.toContain('setzt das nicht voraus')
    }
  })

  test('for the JAV is taken by the works council, by the norms of the JAV, which votes with it', () => {
    const lines = read(resolutionPaper(jav(), about)).join('\n')
    expect(lines).toContain(
      'Der Betriebsrat beschließt, für die Jugend- und Auszubildendenvertretung Kim Sommer gemäß § 65 Abs. 1 in ' +
        'Verbindung mit § 37 Abs. 6 BetrVG zur Schulung',
    )
    expect(lines).toContain('Die Kosten trägt der Arbeitgeber nach § 65 Abs. 1 in Verbindung mit § 40 Abs. 1 BetrVG')
    expect(lines).toContain('stimmen mit (§ 67 Abs. 2 BetrVG)')
    expect(lines).toContain('Davon anwesend: 1x to write\nDavon aus der JAV: 1x to write')
    expect(lines).toContain('Anlass im Betrieb')
    const ofBr = read(resolutionPaper(aBooking(), about)).join()
    for (const only of ['§ 67', 'aus der JAV']) expect(ofBr).not.toContain(only)
  })

  test('on suitable training names who has found it so, and no costs', () => {
    const lines = read(resolutionPaper(suitable(), about))
    expect(lines).toEqual(expect.arrayContaining(['## Anerkennung', 'Anerkannt durch: 1x to write']))
    expect(lines.join()).toContain('gemäß § 37 Abs. 7 BetrVG zur Schulung')
    expect(lines.join()).toContain('(§ 37 Abs. 7 Satz 3, Abs. 6 Satz 3 BetrVG)')
    expect(lines).not.toContain('## Kosten')
    expect(lines.join()).not.toContain('§ 40')
  })

  test('of many names them in a table', () => {
    const lines = read(resolutionPaper(many, about))
    expect(lines.join()).toContain('Der Betriebsrat beschließt, die 6 unten genannten Personen gemäß')
    expect(lines).toContain('5 | P4 Sommer | 6 | P5 Sommer')
    expect(read(resolutionPaper(aBooking(), about))).not.toContain('Teilnehmende')
  })

  test('on a series says where and when its modules are; online it says so', () => {
    const series = aBookedEvent({ modules: [aModule({ title: 'Auftakt' }), aModule({ title: 'Abend', hotelId: 522 })] })
    const lines = read(resolutionPaper(aBooking({ event: series }), about))
    expect(lines).toContain('## Module')
    expect(lines).toContain('Zeit: 08.03.2027 bis 12.03.2027')
    const online = aBookedEvent({ hotel: null, isOnlineEvent: true, endDate: '2027-03-08', startTime: '09:00' })
    expect(read(resolutionPaper(aBooking({ event: online }), about)).join()).toContain(
      'am 08.03.2027 online zu entsenden',
    )
  })
})

describe('the agenda', () => {
  test('words its item, and says what makes a resolution last', () => {
    const held = aBooking({ boundAt: undefined, state: 'reserviert', heldUntil: '2026-12-04T09:00:00.000Z' } as never)
    const lines = read(agendaPaper(held, about))
    expect(lines).toContain(
      'Beschluss über die Entsendung von Kim Sommer zur Schulung „Arbeitsrecht I“ des Veranstalters Seminarhaus vom ' +
        '08.03.2027 bis 12.03.2027 in Leipzig, Hotel Lindenbogen nach § 37 Abs. 6 BetrVG.',
    )
    expect(lines).toContain('- Beschließen Sie möglichst bis zum 04.12.2026.')
    expect(lines.join()).toContain('§ 29 Abs. 2 Satz 3 BetrVG')
    expect(lines.join()).not.toContain('§ 67')
    expect(lines).toContain('## Kosten')
  })

  test('invites the JAV where it is about the JAV; names no day that is over, and no costs of suitable training', () => {
    expect(read(agendaPaper(jav(), about)).join()).toContain('stimmt mit (§ 67 Abs. 1 Satz 2 und Abs. 2 BetrVG)')
    expect(read(agendaPaper(aBooking(), about)).join()).not.toContain('Beschließen Sie möglichst')
    expect(read(agendaPaper(suitable(), about))).not.toContain('## Kosten')
  })
})

describe('the letter to the employer', () => {
  test('goes from the works council to the management of the company that pays', () => {
    const { title, letter } = employersLetter(aBooking({ resolution }), about)
    expect(title).toBe('Teilnahme an der Schulung „Arbeitsrecht I“')
    expect(letter).toEqual({
      from: 'Betriebsrat · Muster Maschinenbau GmbH',
      to: ['Muster Maschinenbau GmbH', 'Geschäftsleitung', 'Werkstraße 5', '04103 Leipzig'],
      beside: [
        { label: 'Von', text: 'Betriebsrat' },
        { label: 'Ansprechperson', text: 'Jörg Beispiel' },
        { label: 'Telefon', text: '0341 5550' },
        { label: 'E-Mail', text: 'br@muster.example' },
        { label: 'Datum', text: '25.11.2026' },
      ],
    })
    const { billing } = someOptions()
    const abroad = aBooking({ options: someOptions({ billing: { ...billing, country: 'AT' } }) })
    expect(employersLetter(abroad, about).letter?.to.at(-1)).toBe('ÖSTERREICH')
  })

  test('tells what was decided, asks for release and costs, and names the Einigungsstelle', () => {
    expect(read(employersLetter(aBooking({ resolution }), about))).toEqual([
      'Sehr geehrte Damen und Herren,',
      'der Betriebsrat hat in der Sitzung am 22.11.2026 beschlossen, Kim Sommer zu der folgenden Schulung zu entsenden. ' +
        'Hiermit geben wir Ihnen Teilnahme und zeitliche Lage rechtzeitig bekannt (§ 37 Abs. 6 Satz 4 BetrVG).',
      'Thema: Arbeitsrecht I',
      'Zeit: Montag, 8. März 2027, 13:00 Uhr, bis Freitag, 12. März 2027, 12:00 Uhr',
      'Ort: Hotel Lindenbogen, Lindenweg 1, 04109 Leipzig',
      'Veranstalter: Seminarhaus, Termin 4001',
      'Rechtsgrundlage: § 37 Abs. 6 BetrVG',
      'Bei der Wahl des Termins hat der Betriebsrat die betrieblichen Notwendigkeiten berücksichtigt (§ 37 Abs. 6 Satz 3 BetrVG).',
      '## Freistellung und Kosten',
      'Bitte stellen Sie die teilnehmende Person für die Dauer der Schulung und der Reise ohne Minderung des ' +
        'Arbeitsentgelts von der Arbeit frei (§ 37 Abs. 6 und Abs. 2 BetrVG).',
      'Die Kosten der Teilnahme tragen Sie als Arbeitgeber nach § 40 Abs. 1 BetrVG. Bitte bestätigen Sie die ' +
        'Kostenübernahme bis zum 09.12.2026. Hinzu kommen die Reisekosten.',
      'Rechnung von Seminarhaus für 1 Person. Preise netto, Mehrwertsteuer am Ende',
      'Posten | Menge (figures) | Einzelpreis (figures) | MwSt. (figures) | Netto (figures)',
      'Seminargebühr | 1 Person | 1.490,00 € | 19 % | 1.490,00 €',
      'Übernachtung im Einzelzimmer | 4 Nächte | 90,00 € | 7 % | 360,00 €',
      '! Summe netto |  |  |  | 1.850,00 €',
      '19 % MwSt. auf 1.490,00 € |  |  |  | 283,10 €',
      '7 % MwSt. auf 360,00 € |  |  |  | 25,20 €',
      '! Summe brutto |  |  |  | 2.158,30 €',
      'Halten Sie die betrieblichen Notwendigkeiten für nicht ausreichend berücksichtigt, sprechen Sie uns bitte umgehend ' +
        'an. Kommt keine Einigung zustande, können Sie die Einigungsstelle anrufen (§ 37 Abs. 6 Satz 5 BetrVG).',
      'Mit freundlichen Grüßen',
      'to sign: Vorsitz des Betriebsrats',
    ])
  })

  test('never tells how anybody voted, nor what people said of themselves', () => {
    const vote = { entitled: 977, present: 955, yes: 944, no: 933, abstained: 922, heldOn: '2026-11-22' }
    const recipients = [aRecipient({ notes: 'Rollstuhl', phone: '0171 1', email: 'kim@privat.example' })]
    for (const body of [{}, { body: 'jav' }, { body: 'sbv' }] as const) {
      const words = wordsOf(employersLetter(aBooking({ ...body, recipients, resolution: vote }), about))
      for (const secret of ['977', '955', '944', '933', '922', 'Rollstuhl', '0171 1', 'kim@privat.example'])
        expect(words).not.toContain(secret)
      expect(words).not.toMatch(/abgestimmt|Abstimmung|Stimmen|einstimmig|Mehrheit/)
    }
  })

  test('of the SBV has decided nothing in a meeting, and rests on the SGB IX', () => {
    const document = employersLetter(
      sbv({ recipients: [aRecipient(), aRecipient({ id: 'r2', firstName: 'Ayşe' })] }),
      about,
    )
    const words = wordsOf(document)
    expect(words).not.toMatch(/beschlossen|BetrVG|Einigungsstelle|Betriebsrat hat/)
    const lines = read(document)
    expect(lines[1]).toBe(
      'an der folgenden Schulung nehmen für die Schwerbehindertenvertretung Kim Sommer und Ayşe Sommer teil. Über die ' +
        'Teilnahme entscheidet die Vertrauensperson selbst. Hiermit gebe ich Ihnen Teilnahme und Zeit rechtzeitig bekannt.',
    )
    expect(lines).toContain('Rechtsgrundlage: § 179 Abs. 4 Satz 3 SGB IX')
    expect(lines.join()).toContain('tragen Sie als Arbeitgeber nach § 179 Abs. 8 SGB IX')
    expect(lines.at(-1)).toBe('to sign: Vertrauensperson der schwerbehinderten Menschen')
    expect(document.letter?.from).toBe('Schwerbehindertenvertretung · Muster Maschinenbau GmbH')
    expect(read(employersLetter(sbv(), about))[1]).toContain(
      'nimmt für die Schwerbehindertenvertretung Kim Sommer teil',
    )
  })

  test('about the JAV is written by the works council', () => {
    const document = employersLetter(jav(), about)
    expect(document.letter?.from).toBe('Betriebsrat · Muster Maschinenbau GmbH')
    const lines = read(document)
    expect(lines[1]).toBe(
      'der Betriebsrat hat beschlossen, für die Jugend- und Auszubildendenvertretung Kim Sommer zu der folgenden Schulung ' +
        'zu entsenden. Hiermit geben wir Ihnen Teilnahme und zeitliche Lage rechtzeitig bekannt (§ 65 Abs. 1 in Verbindung mit § 37 Abs. 6 Satz 4 BetrVG).',
    )
    expect(lines.at(-1)).toBe('to sign: Vorsitz des Betriebsrats')
  })

  test('on suitable training asks for paid leave and for no costs', () => {
    const lines = read(employersLetter(suitable(), about))
    expect(lines).toContain('## Freistellung')
    expect(lines.join()).toContain('bezahlt von der Arbeit frei (§ 37 Abs. 7 Satz 1 BetrVG)')
    expect(lines.join()).toContain('als geeignet anerkannten Schulung')
    expect(lines.join()).not.toMatch(/Kosten|§ 40/)
  })

  test('asks for an answer while a reservation holds, and names no day where none is left', () => {
    const held = aBooking({ state: 'reserviert', heldUntil: '2026-12-04T09:00:00.000Z' })
    expect(read(employersLetter(held, about)).join()).toContain('bis zum 04.12.2026')
    const late = { ...about, today: '2027-03-07' }
    expect(read(employersLetter(aBooking(), late)).join()).toContain('Kostenübernahme möglichst bald.')
  })
})

describe('the link to the employer', () => {
  const link = {
    token: 'eMp_1',
    handedOverAt: '2026-11-24T09:00:00.000Z',
    until: '2027-03-07T23:00:00.000Z',
    answers: [],
  }
  const address = 'www.seminarhaus.example/kostenuebernahme/eMp_1'
  const papers = [employersLetter, costsDeclaration]

  test.each(papers)('stands on the paper in words and as a code, with the day until which it opens', (paper) => {
    const document = paper(aBooking({ employersLink: link }), about)
    expect(document.blocks).toContainEqual({ kind: 'code', text: address, href: `https://${address}` })
    expect(wordsOf(document)).toContain('bis zum 07.03.2027')
    expect(document.blocks.at(-1)?.kind).toBe('signatures')
    expect(wordsOf(paper(aBooking({ employersLink: link }), { ...about, today: '2027-03-07' }))).toContain(address)
  })

  test.each(papers)(
    'stands on no paper before it is handed over, after it is taken back, or when it is over',
    (paper) => {
      const closed = [
        paper(aBooking(), about),
        paper(aBooking({ employersLink: { ...link, revokedAt: '2026-11-25T09:00:00.000Z' } }), about),
        paper(aBooking({ employersLink: link }), { ...about, today: '2027-03-08' }),
      ]
      for (const document of closed) expect(wordsOf(document)).not.toContain('kostenuebernahme/')
    },
  )
})

describe('the declaration of costs', () => {
  const hotelLine = { item: 'night', quantity: 4, net: 9_000, rate: 7 } as const
  const costs = { r1: { lines: [{ item: 'fee', quantity: 1, net: null, rate: 19 }], hotelLines: [hotelLine] } } as const

  test('is the company’s, to provider and hotel, with what has to stand on the invoice', () => {
    const { billing } = someOptions()
    const options = someOptions({
      hotelPayer: 'arbeitgeber',
      billing: { ...billing, orderNo: 'PO-7', costCentre: '4711' },
    })
    const document = costsDeclaration(aBooking({ options, costs }), about)
    expect(document.issuer.name).toBe('Muster Maschinenbau GmbH')
    const lines = read(document)
    expect(lines[0]).toBe(
      'Muster Maschinenbau GmbH, Werkstraße 5, 04103 Leipzig erklärt gegenüber Seminarhaus, Hamburg und gegenüber Hotel ' +
        'Lindenbogen, Leipzig: Die Kosten der Teilnahme von Kim Sommer an der folgenden Schulung werden übernommen (§ 40 Abs. 1 BetrVG).',
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bestellung: AB-2X7-K9Q',
        'Seminargebühr | 1 Person | auf Anfrage |  | auf Anfrage',
        'Rechnung des Hotels an den Arbeitgeber. Preise netto, Mehrwertsteuer am Ende',
        'Übernachtung und Verpflegung berechnet das Hotel dem Arbeitgeber unmittelbar.',
        'Einen oder mehrere Preise nennen wir auf Anfrage. Sie fehlen in den Summen; mit ihnen wird es mehr.',
        'Anschrift: Muster Maschinenbau GmbH, Betriebsrat, Werkstraße 5, 04103 Leipzig',
        'Ihre Bestellnummer: PO-7',
        'Kostenstelle: 4711',
        'to sign: Unterschrift und Stempel des Arbeitgebers',
      ]),
    )
  })

  test('of the SBV rests on the SGB IX; online there is no hotel', () => {
    expect(read(costsDeclaration(sbv(), about))[0]).toContain('(§ 179 Abs. 8 SGB IX)')
    const online = aBooking({ event: aBookedEvent({ hotel: null, isOnlineEvent: true }) })
    expect(wordsOf(costsDeclaration(online, about))).not.toContain('Übernachtung und Verpflegung')
    expect(read(costsDeclaration(aBooking(), about))[0]).not.toContain('Lindenbogen')
  })
})
