import type { Letter } from '#core/letters/ports.ts'
import type { Brand } from '#core/brand/brand.ts'

export const brand: Brand = {
  name: 'Seminarhaus',
  portal: 'mein Seminarhaus',
  product: 'betriebsrat',
  claim: 'Weiterbildung für Gremien',
  phone: '040 66969-120',
  phoneLink: '+494066969120',
  email: 'service@seminarhaus.example',
  officeHours: 'Mo–Fr 8:00–17:00 Uhr',
  founded: 1994,
  city: 'Hamburg',
}

export const siteOrigin = 'https://www.seminarhaus.example'

const addressee = {
  to: 'anna@firma.example',
  firstName: 'Anna',
  lastName: 'Ö’Brien-von der Heide',
  salutationId: 'frau',
}

export const confirmLetter: Extract<Letter, { kind: 'confirm-address' }> = {
  kind: 'confirm-address',
  dedupeKey: 'confirm-address:1',
  token: 'tOk_en-1',
  hours: 48,
  until: '2027-01-13T12:00:00.000Z',
  to: addressee.to,
}

export const existsLetter: Extract<Letter, { kind: 'account-exists' }> = {
  kind: 'account-exists',
  dedupeKey: 'account-exists:1',
  ...addressee,
}

export const resetLetter: Extract<Letter, { kind: 'reset-password' }> = {
  kind: 'reset-password',
  dedupeKey: 'reset-password:1',
  token: 'rEs_et-1',
  minutes: 60,
  until: '2027-01-11T13:00:00.000Z',
  ...addressee,
}

export const changedLetter: Extract<Letter, { kind: 'password-changed' }> = {
  kind: 'password-changed',
  dedupeKey: 'password-changed:1',
  ...addressee,
}

export const loginLetters: readonly Letter[] = [
  { kind: 'password-updated', dedupeKey: 'password-updated:1', ...addressee },
  {
    kind: 'confirm-new-address',
    dedupeKey: 'confirm-new-address:1',
    token: 'nEw_a-1',
    hours: 48,
    until: '2027-01-13T12:00:00.000Z',
    to: addressee.to,
  },
  { kind: 'address-in-use', dedupeKey: 'in-use:1', ...addressee },
  { kind: 'address-change-asked', dedupeKey: 'address-change-asked:1', ...addressee },
  { kind: 'address-changed', dedupeKey: 'address-changed:1', ...addressee },
]

const application = {
  firstName: 'Anna',
  lastName: 'Ö’Brien-von der Heide',
  reference: '2D43EFA8',
  deletedOn: '2027-05-21',
} as const

export const receivedLetter: Extract<Letter, { kind: 'application-received' }> = {
  kind: 'application-received',
  dedupeKey: 'application-received:1',
  to: 'anna@firma.example',
  position: { title: 'Redakteurin (m/w/d)' },
  files: [
    { kind: 'pdf', size: 29_900 },
    { kind: 'jpg', size: 1_300_000 },
  ],
  messageLength: 1240,
  ...application,
}

export const arrivedLetter: Extract<Letter, { kind: 'application-arrived' }> = {
  kind: 'application-arrived',
  dedupeKey: 'application-arrived:1',
  to: 'service@seminarhaus.example',
  applicationId: 'a-1',
  position: { id: 703, title: 'Redakteurin (m/w/d)' },
  email: 'anna@firma.example',
  phone: '040 123456',
  message: 'Guten Tag,\nich möchte gern.',
  files: [{ name: 'Lebenslauf Ö.pdf', kind: 'pdf', size: 29_900 }],
  ...application,
}
