import type { PrintedDocument } from '#core/documents/documents.ts'

/** Names that break naive fonts and markup (domain §10). */
export const hostileNames = [
  'Ö’Brien-von der Heide',
  'GROẞE STRAẞE, Łukasz Yıldız-Doğan',
  '#strong[fett] $x^2$ @ref <marke> *stern* _strich_ `code` \\ // /* */ [ ] { } ~ = - + /',
  '#import "/etc/passwd" #sys.inputs #read("document.typ")',
  '"doppelt" \'einfach\' „deutsch“ ‚halb‘ -- --- ...',
  'A',
  'Doppelnamenträgerin-'.repeat(4),
] as const

/** A document in which every kind of block stands, and text that looks like markup. */
export const sampleDocument: PrintedDocument = {
  title: 'Grundlagen für Größe, Fuß & Ärger',
  subtitle: 'Seminar, 07.12.2026 bis 11.12.2026',
  issuer: { name: 'Seminarhaus', claim: 'Mitbestimmen will gelernt sein.', contact: '040 66969-120' },
  blocks: [
    { kind: 'paragraph', tone: 'lead', text: 'Was das Gremium darf.' },
    {
      kind: 'facts',
      facts: [
        { label: 'Zeit', text: 'Montag, 7. Dezember 2026' },
        { label: 'Ort', text: 'Hamburg' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Teilnehmende' },
    { kind: 'list', items: hostileNames },
    { kind: 'heading', level: 2, text: 'Kosten' },
    { kind: 'heading', level: 3, text: 'Je Person' },
    {
      kind: 'table',
      caption: 'Preise netto',
      columns: [{ title: 'Posten' }, { title: 'Menge', takes: 'figures' }],
      rows: [
        ...Array.from({ length: 60 }, (_, nth) => ({ cells: [`Posten ${nth + 1}`, String(nth)] })),
        { cells: ['Summe', '1.770'], strong: true },
      ],
    },
    { kind: 'link', text: 'Zur Seite', href: 'https://www.seminarhaus.example/seminare/p/x-1' },
    { kind: 'paragraph', tone: 'small', text: 'Klein gedruckt.' },
  ],
}
