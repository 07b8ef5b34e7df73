import { exportsPerHour } from '#core/privacy/data-export.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import type { Site } from '#core/site.ts'
import { aBooking, orderOf } from '../core/booking-by-hand.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

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
const stay = { smoking: false, diet: 'vegan', arrivalEve: true, version: 0 }
const council = { type: 'br', since: '2022-05-01', company: 'Łuczak & Söhne' }
const preferences = { topics: ['recht'], frequency: 'monat', channels: ['email'], version: 0 }
const allowed = { post: true, email: false, phone: false, version: 0 }
const of = (site: Site) => site.account.person

/** Of the link of the last letter that keeps an account. */
async function tokenIn({ needs }: TestApp): Promise<string> {
  const now = needs.clock.now()
  const tokens = (await needs.letters.claim(2_000, now, now)).flatMap(({ letter }) =>
    letter.kind === 'account-deletion-asked' ? [letter.token] : [],
  )
  return tokens.at(-1) ?? 'no letter'
}
const ends = (site: Site) => site.account.privacy
const { password } = member
const own = (site: Site) => site.account.ownData
/** Its bytes hold what is random. */
const takenBy = async (site: Site) => {
  const answer = await own(site).take({})
  return answer.ok ? done({ ...answer.value, bytes: answer.value.bytes.length > 1000 }) : answer
}

/** What somebody says of herself, for one who is not signed in, then for a member. */
export const personCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ['person.personalData', (site) => of(site).personalData({})],
  ['person.updatePersonalData', (site) => of(site).updatePersonalData(details)],
  ['ownData.prove', (site) => own(site).prove({ password })],
  ['ownData.take', (site) => own(site).take({})],
  ['privacy.accountDeletion', (site) => ends(site).accountDeletion({})],
  ['privacy.deleteAccount', (site) => ends(site).deleteAccount({ password })],
  ['privacy.keepAccount', (site) => ends(site).keepAccount({})],
  ['privacy.lookAtDeletion', (site) => ends(site).lookAtDeletion({ token: 'abgelaufen' })],
  ['privacy.keepAccountByLink', (site) => ends(site).keepAccountByLink({ token: 'abgelaufen' })],
  ['person.memberships', (site) => of(site).memberships({})],
  ['person.updateMemberships', (site) => of(site).updateMemberships({ items: [council], version: 0 })],
  ['person.ownFunctions', (site) => of(site).ownFunctions({})],
  ['person.updateFunctions', (site) => of(site).updateFunctions({ codes: ['jav'], version: 0 })],
  ['person.hotelPreferences', (site) => of(site).hotelPreferences({})],
  ['person.updateHotelPreferences', (site) => of(site).updateHotelPreferences(stay)],
  ['person.advertising', (site) => of(site).advertising({})],
  ['person.updateAdvertising', (site) => of(site).updateAdvertising(allowed)],
  ['person.marketingPreferences', (site) => of(site).marketingPreferences({})],
  ['person.updateMarketingPreferences', (site) => of(site).updateMarketingPreferences(preferences)],
  ['person.consents', (site) => of(site).consents({})],
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
  ['person.updateMemberships', (site) => of(site).updateMemberships({ items: [{ type: 'x', since: '' }], version: 0 })],
  ['person.updateMemberships', (site) => of(site).updateMemberships({ items: [council], version: 0 })],
  ['person.updateMemberships', (site) => of(site).updateMemberships({ items: [], version: 0 })],
  ['person.memberships', (site) => of(site).memberships({})],
  ['person.updateFunctions', (site) => of(site).updateFunctions({ codes: ['papst'], version: 0 })],
  ['person.updateFunctions', (site) => of(site).updateFunctions({ codes: ['jav', 'jav', 'sbv'], version: 0 })],
  ['person.updateFunctions', (site) => of(site).updateFunctions({ codes: [], version: 0 })],
  ['person.ownFunctions', (site) => of(site).ownFunctions({})],
  ['person.updateHotelPreferences', (site) => of(site).updateHotelPreferences({ ...stay, allergies: 'Nüsse' })],
  [
    'person.updateHotelPreferences',
    (site) => of(site).updateHotelPreferences({ ...stay, allergies: 'Nüsse', consent: true }),
  ],
  ['person.updateHotelPreferences', (site) => of(site).updateHotelPreferences(stay)],
  ['person.hotelPreferences', (site) => of(site).hotelPreferences({})],
  ['person.updateAdvertising', (site) => of(site).updateAdvertising(allowed)],
  ['person.updateAdvertising', (site) => of(site).updateAdvertising(allowed)],
  ['person.advertising', (site) => of(site).advertising({})],
  [
    'person.updateMarketingPreferences',
    (site) => of(site).updateMarketingPreferences({ ...preferences, frequency: 'nie', topics: ['x'] }),
  ],
  [
    'person.updateMarketingPreferences',
    (site) => of(site).updateMarketingPreferences({ ...preferences, newsletter: true }),
  ],
  ['person.updateMarketingPreferences', (site) => of(site).updateMarketingPreferences(preferences)],
  ['person.marketingPreferences', (site) => of(site).marketingPreferences({})],
  ['person.consents', (site) => of(site).consents({})],
  ['ownData.take', (site) => own(site).take({})],
  ['ownData.prove', (site) => own(site).prove({ password: 'falsch' })],
  ['ownData.prove', (site) => own(site).prove({ password })],
  ['ownData.take', takenBy],
  [
    'ownData.prove',
    async (site) => {
      for (let n = 0; n < exportsPerHour; n += 1) await own(site).prove({ password })
      return own(site).prove({ password })
    },
  ],
  ['privacy.deleteAccount', (site) => ends(site).deleteAccount({ password: 'falsch' })],
  ['privacy.deleteAccount', (site) => ends(site).deleteAccount({ password })],
  ['privacy.deleteAccount', (site) => ends(site).deleteAccount({ password })],
  ['privacy.accountDeletion', (site) => ends(site).accountDeletion({})],
  ['accounts.signIn', (site) => site.account.accounts.signIn(member)],
  ['privacy.lookAtDeletion', async (site, testApp) => ends(site).lookAtDeletion({ token: await tokenIn(testApp) })],
  [
    'privacy.keepAccountByLink',
    async (site, testApp) => ends(site).keepAccountByLink({ token: await tokenIn(testApp) }),
  ],
  ['privacy.keepAccount', (site) => ends(site).keepAccount({})],
  ['privacy.accountDeletion', (site) => ends(site).accountDeletion({})],
  [
    'privacy.deleteAccount',
    async (site, { needs }) => {
      const user = required(await needs.users.byEmail(member.email))
      const ahead = aBooking({ id: 'ahead', token: 'ahead', orderNo: 'B-AHEAD-AHEAD', userId: user.id })
      await needs.change(async ({ bookings }) => {
        await bookings.addOrder(orderOf([ahead]))
        await bookings.add(ahead)
        return done(undefined)
      })
      return ends(site).deleteAccount({ password })
    },
  ],
  [
    'privacy.deleteAccount',
    async (site) => {
      for (let n = 0; n < 5; n += 1) await ends(site).deleteAccount({ password: 'falsch' })
      return ends(site).deleteAccount({ password })
    },
  ],
]
