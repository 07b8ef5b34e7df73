import { lines, linkSeen } from '#features/screens/readings.ts'
import type { Spot } from '#features/screens/screen.ts'
import { faultOf } from '../screens/field-fault.ts'
import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { sectionOf } from '../screens/sections.ts'
import type { AsksTheFinder, EventCounted, Wanted } from './asking-the-finder.driver.ts'
import { fieldOf, labelOf, optionOf, reasons, sentences, sortingOf } from './fields-of-the-finder.ts'
import { findsEventsOnScreen } from './finding-events.on-screen.ts'

/** Asks the finder by the fields of its page, and reads from the page what it answers. */
export const asksTheFinderOnScreen = (place: PageAddress): AsksTheFinder => {
  const { screen } = place
  const finder = findsEventsOnScreen(place)

  /** No field offers so few or so many people; an address can be written by hand. */
  const isOffered = ({ seats }: Wanted): boolean => seats !== '0' && seats !== '10'

  const ask = async ({ sort, ...filters }: Wanted): Promise<void> => {
    await finder.open()
    const chosen = Object.entries(filters).map(([filter, values]) => [labelOf(filter), optionOf(filter, values)])
    if (chosen.length > 0) await finder.narrow(Object.fromEntries(chosen))
    if (sort !== undefined) await finder.sortBy(sortingOf(sort))
  }

  const faults = async (): Promise<Readonly<Record<string, string>>> => {
    const { wrong } = await finder.see()
    const told = await Promise.all(
      wrong.map(async (label) => {
        const { message } = await (await screen.page.field(label)).read(faultOf)
        const [sentence, fault] = sentences.find(([beginning]) => message.startsWith(beginning)) ?? []
        if (sentence === undefined) throw new Error(`${label} says something else: ${message}`)
        return [fieldOf(label), fault]
      }),
    )
    return Object.fromEntries(told)
  }

  /** Goes from the overview to what is called so. */
  const toVenue = async (name: string): Promise<Spot> => {
    await screen.go('/standorte')
    const [link] = await (await mainOf(place)).all('link', name)
    if (!link) throw new Error(`the overview leads to no ${name}`)
    await link.click()
    await screen.settle()
    return mainOf(place)
  }
  const rows = async (main: Spot): Promise<number> => (await main.readAll('article', numberIn)).filter(isNumber).length

  return {
    async find(wanted) {
      await (isOffered(wanted) ? ask(wanted) : screen.go(`/seminare/p?personen=${wanted['seats']}`))
      const refused = await faults()
      if (Object.keys(refused).length > 0) return { refused }
      const { count, dates } = await finder.see()
      const main = await mainOf(place)
      const numbers = await main.readAll('article', numberIn)
      const counts = await main.read(countsIn)
      return {
        found: {
          total: numberBefore(count),
          dates: dates.map(({ distance, whyNot }, at): EventCounted => ({
            number: numbers[at] ?? NaN,
            away: kilometres(distance),
            reason: whyNot === undefined ? undefined : (reasons.get(whyNot) ?? whyNot),
          })),
          count: (facet, value) => {
            const count = counts[optionOf(facet, value)]
            if (count === undefined) throw new Error(`${labelOf(facet)} shows no ${optionOf(facet, value)}`)
            return count
          },
        },
      }
    },

    async countsIn(town) {
      const page = await toVenue(town)
      const [, figure] = (await page.read(lines)).join(' ').match(/Termine? (\d+)/) ?? []
      const ofPage = { 'town page': Number(figure), 'events on the town page': await rows(page) }
      await finder.open()
      const ofField = (await (await mainOf(place)).read(countsIn))[town] ?? 0
      if (ofField === 0) return { ...ofPage, 'field of the finder': ofField }
      await finder.narrow({ Stadt: town })
      return { ...ofPage, 'field of the finder': ofField, finder: numberBefore((await finder.see()).count) }
    },

    async countsAt(hotel) {
      const page = await toVenue(hotel)
      const { facts } = await sectionOf(page, /^Auf einen Blick$/)
      const figure = facts.find(({ label }) => label === 'Termine')?.text ?? ''
      const [first] = await page.readAll('link', linkSeen)
      return {
        'hotel in brief': numberBefore(figure),
        'way to its events': numberBefore(first?.label ?? ''),
        'events on the hotel page': await rows(page),
      }
    },
  }
}

const isNumber = (number: number): boolean => !Number.isNaN(number)
const numberBefore = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? NaN)

/** 'gleich am Ort', 'etwa 294 km entfernt' */
const kilometres = (distance: string | undefined): number | undefined => {
  if (distance === undefined) return undefined
  return distance === 'gleich am Ort' ? 0 : Number(/\d+/.exec(distance)?.[0])
}

/** The number at the end of an event's address; runs inside the page. */
const numberIn = (row: Element): number =>
  Number(/^\/seminare\/p\/.*?(\d+)$/.exec(row.querySelector('h3 a, h4 a')?.getAttribute('href') ?? '')?.[1] ?? NaN)

/**
 * How many events each value of the form would leave, by what it is called: boxes, lists and steps of a price. Runs
 * inside the page.
 */
const countsIn = (main: Element): Readonly<Record<string, number>> => {
  const heardOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove()
    return (copy.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  }
  const values = [...main.querySelectorAll('.filters label:has(input[type="checkbox"]), .filters option')]
  const steps = [...main.querySelectorAll('.filters .steps-of-price > *')]
  return Object.fromEntries(
    [...values, ...steps].flatMap((value) => {
      const [, name, count] = /^(.*?) \(?(\d+)\)?$/.exec(heardOf(value)) ?? []
      return name === undefined ? [] : [[name, Number(count)]]
    }),
  )
}
