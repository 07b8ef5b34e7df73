import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'

const member = { email: 'person@betrieb.example', password: 'ein gutes langes Wort' }
const details = {
  salutationId: 'frau',
  title: 'Dr.',
  firstName: 'Änne',
  lastName: 'Ö’Brien',
  phone: '040 123456',
  company: 'Łuczak & Söhne',
  street: 'Weg 1',
  zip: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
  version: 0,
}
const of = (site: Site) => site.account.person

/** What somebody says of herself, for one who is not signed in, then for a member. */
export const personCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['person.personalData', (site) => of(site).personalData({})],
  ['person.updatePersonalData', (site) => of(site).updatePersonalData(details)],
  [
    'person.personalData',
    async (site, { stage }) => {
      await stage.account(member)
      await site.account.accounts.signIn(member)
      return of(site).personalData({})
    },
  ],
  ['person.updatePersonalData', (site) => of(site).updatePersonalData({ ...details, firstName: '', zip: '1' })],
  ['person.updatePersonalData', (site) => of(site).updatePersonalData(details)],
  ['person.updatePersonalData', (site) => of(site).updatePersonalData(details)],
  ['person.personalData', (site) => of(site).personalData({})],
]
