import { someGremium } from './begin-gremium.ts'
import type { StateOfPage } from './state-of-page.ts'

const address = '/meinifb/meinifbv2'

/** States of the first page of the portal, and of what it offers. */
export const statesOfOverview: readonly StateOfPage[] = [
  {
    state: 'what the portal offers',
    address: '/kundenportal/meinifb',
    reach: (page) => page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }).waitFor(),
  },
  {
    state: 'the overview of a member without a Gremium',
    address,
    who: 'kollegin',
    differs: true,
    reach: (page) => page.getByRole('heading', { name: 'So fangen Sie an' }).waitFor(),
  },
  {
    state: 'members’ knowledge that was not found',
    longOnly: true,
    address: '/kundenportal/br-a-z?q=Kantinenkarte',
    reach: (page) => page.getByRole('link', { name: 'Alle Texte zeigen' }).waitFor(),
  },
  {
    state: 'a text of members’ knowledge',
    address: '/meinifb/wissen/br-a-z-content/ladung',
    who: 'demo',
    differs: true,
    reach: (page) => page.getByRole('heading', { name: 'Im Lexikon' }).waitFor(),
  },
  {
    state: 'the overview of a Gremium with what is new, a list and trainings',
    address,
    who: 'demo',
    differs: true,
    async reach(page) {
      await page.getByRole('heading', { name: 'Liste des Gremiums' }).waitFor()
      const basics = page.getByText('Wer welche Grundlagen hat')
      if (await basics.isVisible()) await basics.click()
    },
  },
  {
    state: 'the overview of a Gremium',
    address: '/meinifb/gremium-mitglieder',
    who: 'kollege',
    differs: true,
    async reach(page) {
      await someGremium(page)
      await page.getByRole('link', { name: 'Übersicht', exact: true }).click()
      await page.getByRole('heading', { name: 'Hinweise' }).waitFor()
    },
  },
]
