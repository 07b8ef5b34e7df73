import { materialEvents } from './events-with-materials.ts'
import { alertOf, type StateOfPage } from './state-of-page.ts'

const page = (event: keyof typeof materialEvents): string => `/meinifb/termine/${materialEvents[event]}`

/** States of the pages with photos and documents of an event. */
export const statesOfMaterials: readonly StateOfPage[] = [
  {
    state: 'photos and documents of an event, about to report one',
    address: page('shown'),
    who: 'demo',
    differs: true,
    async reach(at) {
      await at.getByRole('link', { name: 'Foto 1 melden oder entfernen' }).click()
      await at.getByRole('button', { name: 'Foto verbergen lassen' }).waitFor()
    },
  },
  {
    state: 'photos that are none',
    address: page('empty'),
    who: 'demo',
    differs: true,
    async reach(at) {
      await at.getByLabel('Was ist zu sehen?').fill('Die Runde')
      await at.getByRole('button', { name: 'Hochladen' }).click()
      await alertOf(at)
    },
  },
  {
    state: 'photos and documents that come later',
    longOnly: true,
    address: page('far'),
    who: 'redaktion',
    reach: (at) => at.getByText('Unterlagen gibt es ab').waitFor(),
  },
  {
    state: 'photos of an event that somebody reported, and a form without a file',
    address: `/manage/termine/${materialEvents.shown}/unterlagen`,
    who: 'redaktion',
    differs: true,
    async reach(at) {
      await at.getByRole('button', { name: 'Fotos hochladen' }).click()
      await alertOf(at)
    },
  },
]
