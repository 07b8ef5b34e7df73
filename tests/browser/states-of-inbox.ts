import { requestAddress } from './requests-in-inbox.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

/** Of what was sent to the office by forms. */
export const statesOfInbox: readonly StateOfPage[] = [
  {
    state: 'the inbox of the office',
    address: '/manage/eingang',
    who: 'redaktion',
    differs: true,
    reach: (page) => page.getByRole('heading', { name: 'Eingang', exact: true }).waitFor(),
  },
  {
    state: 'the inbox, where nothing is found',
    longOnly: true,
    address: '/manage/eingang?art=sbv-request&stand=in_arbeit&wer=ich',
    who: 'redaktion',
    reach: (page) => page.getByRole('heading', { name: 'Nichts gefunden' }).waitFor(),
  },
  {
    state: 'a request with files, answered',
    address: requestAddress('question'),
    who: 'redaktion',
    differs: true,
    reach: (page) => page.getByRole('heading', { name: 'Verlauf' }).waitFor(),
  },
  {
    state: 'an answer to a request that is too short',
    address: requestAddress('contact'),
    who: 'redaktion',
    async reach(page) {
      await page.getByLabel('Text').fill('Ja.')
      await page.getByRole('button', { name: 'Antwort senden' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'a withdrawal whose receipt is not known',
    longOnly: true,
    address: requestAddress('withdrawal'),
    who: 'admin',
    reach: (page) => page.getByText('Eingangsbestätigung').waitFor(),
  },
  {
    state: 'a request that is closed',
    longOnly: true,
    address: requestAddress('feedback'),
    who: 'redaktion',
    reach: (page) => page.getByRole('button', { name: 'Wieder öffnen' }).waitFor(),
  },
]
