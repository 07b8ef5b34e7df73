import type { Letter } from '#core/accounts/ports.ts'
import type { Brand } from '#core/content/content.ts'

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
  ...addressee,
}

export const existsLetter: Extract<Letter, { kind: 'account-exists' }> = {
  kind: 'account-exists',
  dedupeKey: 'account-exists:1',
  ...addressee,
}
