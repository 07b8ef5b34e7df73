import type { Page } from 'playwright'
import { beginGremium } from './begin-gremium.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const address = '/meinifb/gremium-mitglieder'
const submit = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

async function invite(page: Page): Promise<void> {
  await beginGremium(page)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true }).fill('lea.sommer@nordlicht.example')
  await submit(page, 'Einladung senden')
  await page.getByText('Die Einladung ist unterwegs').waitFor()
}

/** States of the page of a Gremium, and of an invitation to one. */
export const statesOfGremium: readonly StateOfPage[] = [
  {
    state: 'no Gremium',
    longOnly: true,
    address,
    who: 'kollegin',
    differs: true,
    reach: (page) => page.getByRole('button', { name: 'Gremium anlegen' }).waitFor(),
  },
  {
    state: 'a Gremium that cannot be begun so',
    longOnly: true,
    address,
    who: 'kollegin',
    differs: true,
    async reach(page) {
      await submit(page, 'Gremium anlegen')
      await alertOf(page)
    },
  },
  { state: 'a Gremium with an invitation', address, who: 'kollege', differs: true, reach: invite },
  {
    state: 'settings of a Gremium with faults',
    longOnly: true,
    address,
    who: 'admin',
    differs: true,
    async reach(page) {
      await beginGremium(page)
      await page.getByRole('link', { name: 'Angaben ändern' }).click()
      await page.getByLabel('Beschäftigte im Betrieb').fill('viele')
      await submit(page, 'Speichern')
      await alertOf(page)
    },
  },
  {
    state: 'what the law says of a Gremium',
    address,
    who: 'redaktion',
    differs: true,
    async reach(page) {
      await beginGremium(page)
      await page.getByRole('link', { name: 'Angaben ändern' }).click()
      await page.getByLabel('Beschäftigte im Betrieb').fill('260')
      await submit(page, 'Speichern')
      await page.getByRole('heading', { name: 'Beschlussfähigkeit' }).waitFor()
    },
  },
  {
    state: 'an invitation to a Gremium',
    address,
    who: 'kollege',
    differs: true,
    async reach(page, { letters }) {
      await invite(page)
      const letter = (await letters()).findLast(({ kind }) => kind === 'gremium-invitation')
      if (letter?.kind !== 'gremium-invitation') throw new Error('nobody was invited')
      await page.goto(`/meinifb/einladung/${letter.token}`)
      await page.getByRole('button', { name: 'Beitreten' }).waitFor()
    },
  },
  {
    state: 'an invitation that is worth nothing',
    longOnly: true,
    address: '/meinifb/einladung/abgelaufen',
    reach: (page) => page.getByRole('heading', { name: 'Diese Einladung gilt nicht mehr' }).waitFor(),
  },
]
