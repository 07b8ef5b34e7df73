import type { Quote } from '#core/quote/quote.ts'
import { noon } from './people.ts'

/** A draft of a quote for Anna, of an inhouse seminar. */
export const aQuote = (id: string, differing: Partial<Quote> = {}): Quote => ({
  id,
  token: `token-${id}`,
  number: 'A-2026-000001',
  version: 1,
  state: 'entwurf',
  contact: { salutationId: 'frau', firstName: 'Anna', lastName: 'Muster', email: 'anna@firma.example' },
  items: [
    {
      kind: 'theme',
      id: 'i-1',
      theme: { url: 'rhetorik', title: 'Rhetorik' },
      persons: 12,
      lines: [{ item: 'inhouse', quantity: 1, net: 480_000, rate: 19 }],
    },
  ],
  hotelPayer: 'rechnung',
  validUntil: '2026-12-21',
  createdAt: noon,
  changedAt: noon,
  deletedOn: '2028-01-11',
  sent: [],
  questions: [],
  history: [{ at: noon, by: 'office', what: 'written', version: 1 }],
  ...differing,
})
