import { lines } from '#features/screens/readings.ts'
import { mainOf, open, titlesOn } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { sectionOf } from '../screens/sections.ts'
import type { LooksForWork } from './work.driver.ts'

/** Looks for work on the pages of open positions, by headings, labels and roles. */
export const looksForWorkOnScreen = (place: PageAddress): LooksForWork => ({
  async positions() {
    await place.screen.go('/jobs-karriere')
    return titlesOn(place)
  },

  async position(department, segment) {
    const opened = await open(place, `/jobs-karriere/offene-stellen/${department}/${segment}`, async (main) => {
      const everything = await main.read(lines)
      const beside = (label: string): string => everything[everything.indexOf(label) + 1] ?? ''
      return {
        title: ((await main.readAll('heading', lines))[0] ?? []).join(' '),
        tasks: (await sectionOf(main, /^Ihre Aufgaben$/)).points,
        until: beside('Bewerben bis'),
        work: beside('Umfang'),
        place: beside('Ort'),
      }
    })
    if (!('found' in opened) || opened.found.title !== 'Diese Stelle ist nicht mehr offen') return opened
    const told = (await (await mainOf(place)).read(lines)).join(' ')
    return { closed: /„(.*?)“/u.exec(told)?.[1] ?? '', open: await titlesOn(place) }
  },
})
