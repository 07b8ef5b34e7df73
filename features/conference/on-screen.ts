import { lines } from '#features/screens/readings.ts'
import { open, titlesOn } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { headingsOf, sectionOf } from '../screens/sections.ts'
import type { Section } from '../screens/sections.ts'
import type { ReadsConferences } from './conference.driver.ts'

/** Reads Fachtagungen from their pages, by headings, labels and roles. */
export const readsConferencesOnScreen = (place: PageAddress): ReadsConferences => ({
  conference: (url) =>
    open(place, `/fachtagung/${url}`, async (main) => ({
      title: ((await main.readAll('heading', lines))[0] ?? []).join(' '),
      state: (await main.read(lines)).find((line) => /^(?:Anmeldung|Ausgebucht)/.test(line)) ?? '',
      programme: slotsIn(await sectionOf(main, /^Programm$/)),
      speakers: headingsOf(await sectionOf(main, /^Wer spricht$/), 3),
      workshops: headingsOf(await sectionOf(main, /^Workshops$/), 3),
    })),

  async conferences() {
    await place.screen.go('/fachtagung')
    return titlesOn(place)
  },
})

/** Every day's title with what happens on it. */
const slotsIn = ({ parts }: Section) => {
  let day = ''
  return parts.flatMap(({ level, text }) => {
    if (level === 3) day = text
    return level === 0 ? { day, slot: text } : []
  })
}
