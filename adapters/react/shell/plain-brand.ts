import type { Brand } from '#core/content/content.ts'

/** What an error page calls the house when the store cannot be asked. */
export const plainBrand: Brand = {
  name: 'Seminarhaus',
  portal: 'mein Seminarhaus',
  product: 'betriebsrat',
  claim: '',
  phone: '',
  phoneLink: '',
  email: '',
  officeHours: '',
  founded: 0,
  city: '',
}
