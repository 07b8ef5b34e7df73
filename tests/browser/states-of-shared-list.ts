import type { Page } from 'playwright'
import { someGremium } from './begin-gremium.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const address = '/meinifb/gremium-merkliste'

async function openList(page: Page): Promise<void> {
  await someGremium(page)
  await page.goto(new URL(address, page.url()).href)
}
async function listed(page: Page): Promise<void> {
  await openList(page)
  await putOnTheList(page)
}
async function putOnTheList(page: Page, event = 'vorsitz-1-4002'): Promise<void> {
  await page.goto(new URL(`${address}?termin=${event}`, page.url()).href)
  await page.getByRole('button', { name: 'Auf die Liste setzen' }).click()
  await page.getByText('Steht auf der Liste').waitFor()
}

/** States of the list that a Gremium keeps together. */
export const statesOfSharedList: readonly StateOfPage[] = [
  {
    state: 'the list of nobody, who belongs to no Gremium',
    longOnly: true,
    address,
    who: 'kollegin',
    reach: (page) => page.getByText('Sie gehören noch zu keinem Gremium').waitFor(),
  },
  {
    state: 'a list of a Gremium with nothing on it',
    longOnly: true,
    address,
    who: 'kollege',
    differs: true,
    async reach(page) {
      await openList(page)
      await page.getByText('Noch steht nichts auf der Liste').waitFor()
    },
  },
  {
    state: 'an event that is about to be put on the list',
    longOnly: true,
    address,
    who: 'redaktion',
    async reach(page) {
      await openList(page)
      await page.goto(new URL(`${address}?termin=vorsitz-1-4002`, page.url()).href)
      await page.getByRole('button', { name: 'Auf die Liste setzen' }).waitFor()
    },
  },
  {
    state: 'an event that is taken to the meeting with nobody chosen',
    address,
    who: 'demo',
    differs: true,
    async reach(page) {
      await putOnTheList(page, 'vorsitz-1-4241')
      await page
        .getByRole('link', { name: /In die Sitzung nehmen$/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'In den Warenkorb: reservieren' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'an entry of a list with a comment that is none',
    address,
    who: 'admin',
    differs: true,
    async reach(page) {
      await listed(page)
      await page.getByRole('button', { name: 'Kommentieren' }).click()
      await alertOf(page)
    },
  },
]
