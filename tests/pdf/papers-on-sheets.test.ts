import { expect, test } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { PrintedDocument } from '#core/documents/documents.ts'
import { costsDeclaration } from '#core/papers/costs-declaration.ts'
import { filledOrderForm } from '#core/papers/filled-order-form.ts'
import { resolutionPaper } from '#core/papers/resolution-paper.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { aBookedEvent, aBooking, aRecipient, someOptions, unnamed } from '../core/booking-by-hand.ts'
import { readPdf } from './reading-pdfs.ts'

const { print } = printingPdfs()
const title = 'JAV kompakt: Grundlagen der Arbeit in der Jugend- und Auszubildendenvertretung'
const event = aBookedEvent()
const booking = aBooking({
  body: 'jav',
  event: { ...event, theme: { ...event.theme, title } },
  recipients: [aRecipient(), aRecipient({ id: 'r2', firstName: 'Łucja', lastName: 'Ö’Brien-Großmann' }), unnamed('r3')],
  options: someOptions({ legalBasis: '65' }),
})
const about = {
  brand: brandBeforeContent,
  site: 'https://www.seminarhaus.example',
  today: '2026-11-25',
  theme: {
    level: 'grundlagen',
    learn: ['Aufgaben und Rechte', 'Zusammenarbeit', 'Ausbildung und Übernahme', 'Die erste Sitzung'],
    programme: [],
    duration: '5 Tage',
  },
} as const
const signed = { name: 'Jörg Beispiel', place: 'Leipzig', date: '2026-11-23' }

test.each<[string, PrintedDocument, number]>([
  ['a resolution, with reasons to be written in', resolutionPaper(booking, about), 2],
  ['the declaration of costs', costsDeclaration(booking, about), 1],
  ['an order form that is filled in', filledOrderForm(booking, signed, about), 1],
])('%s of three people takes no more sheets than it needs', async (_, paper, sheets) => {
  expect((await readPdf(await print(paper))).pages).toBe(sheets)
})
