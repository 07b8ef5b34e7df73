import { alertOf, type StateOfPage } from './state-of-page.ts'

const thread = '/forum/thema/briefwahl-fuer-kolleginnen-im-homeoffice'

/** Of the forum, with what somebody has of it for herself. */
export const statesOfForum: readonly StateOfPage[] = [
  {
    state: 'a thread of the forum, for whoever writes',
    address: `${thread}?ich`,
    who: 'mitglied',
    differs: true,
    reach: (page) => page.getByRole('button', { name: 'Antwort absenden' }).waitFor(),
  },
  {
    state: 'an answer in the forum that is too short',
    longOnly: true,
    address: `${thread}?ich`,
    who: 'mitglied',
    async reach(page) {
      await page.getByLabel('Ihr Beitrag').fill('Ja.')
      await page.getByRole('button', { name: 'Antwort absenden' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a nickname that is too short',
    address: '/forum/wahlen?ich',
    who: 'kollege',
    differs: true,
    async reach(page) {
      await page.getByLabel('Spitzname').fill('K')
      await page.getByRole('button', { name: 'Spitznamen wählen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a closed group of the forum, denied',
    longOnly: true,
    address: '/forum/jav',
    who: 'redaktion',
    reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    state: 'a post that is reported without a reason',
    address: thread,
    async reach(page) {
      await page
        .getByRole('link', { name: /Melden/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Meldung absenden' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'the moderation of the forum',
    address: '/manage/forum',
    who: 'admin',
    reach: (page) => page.getByRole('heading', { name: 'Moderation des Forums' }).waitFor(),
  },
]
