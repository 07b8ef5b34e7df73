import { lines } from '#features/screens/readings.ts'
import { open, titlesOn } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { headingsOf, sectionOf } from '../screens/sections.ts'
import type { PriceSeen, ReadsConferences, SlotSeen, WorkshopSeen } from './conference.driver.ts'

/** Reads Fachtagungen from their pages, by headings, labels and roles. */
export const readsConferencesOnScreen = (place: PageAddress): ReadsConferences => ({
  conference: (url) =>
    open(place, `/fachtagung/${url}`, async (main) => ({
      title: ((await main.readAll('heading', lines))[0] ?? []).join(' '),
      state: (await main.read(lines)).find((line) => /^(?:Anmeldung|Ausgebucht)/.test(line)) ?? '',
      programme: await main.read(slotsIn),
      prices: await main.read(pricesIn),
      speakers: headingsOf(await sectionOf(main, /^Wer spricht$/), 3),
      workshops: await main.read(workshopsIn),
    })),

  async conferences() {
    await place.screen.go('/fachtagung')
    return titlesOn(place)
  },
})

/** Every day with its date and what happens on it; runs inside the page. */
const slotsIn = (main: Element): SlotSeen[] => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('section.conference-day')].flatMap((day) => {
    const [title, date] = [...day.children]
    return [...day.querySelectorAll('li')].map((slot) => ({
      day: textOf(title),
      date: date?.tagName === 'P' ? textOf(date) : '',
      slot: textOf(slot.querySelector('strong')),
      with: [...slot.querySelectorAll('p')].map(textOf).find((text) => text.startsWith('Mit ')) ?? '',
    }))
  })
}

/** Every price with the day on which it ends; runs inside the page. */
const pricesIn = (main: Element): PriceSeen[] =>
  [...main.querySelectorAll('#preise tbody th')].map((heading) => {
    const textOf = (node: Node | null | undefined) =>
      (node?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
    return { price: textOf(heading.firstChild), until: textOf(heading.querySelector('.under:not(.mute)')) }
  })

/** Every workshop with who leads it and its seats; runs inside the page. */
const workshopsIn = (main: Element): WorkshopSeen[] => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return [...main.querySelectorAll('.workshops > li')].map((workshop) => ({
    workshop: textOf(workshop.querySelector('h3')),
    with: [...workshop.querySelectorAll('p')].map(textOf).find((text) => text.startsWith('Mit ')) ?? '',
    seats: textOf(workshop.querySelector('strong')),
  }))
}
