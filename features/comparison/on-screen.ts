import { mainOf } from '../screens/opening.ts'
import type { PageAddress } from '../screens/page-address.ts'
import type { Spot } from '../screens/screen.ts'
import type { Compares, ComparisonSeen } from './comparison.driver.ts'

/** Compares on the pages: boxes in the finder, and the table. */
export const comparesOnScreen = (place: PageAddress): Compares => {
  const { screen } = place
  const { page } = screen
  const press = async (spots: readonly Spot[], what: string) => {
    const [spot] = spots
    if (!spot) throw new Error(`there is no ${what}`)
    await spot.click()
    await screen.settle()
  }
  const follow = async (label: string | RegExp) =>
    press(await (await mainOf(place)).all('link', label), `link ${String(label)}`)

  return {
    async open({ events, themes }) {
      const query = [...events.map((event) => `event=${event}`), ...themes.map((theme) => `theme=${theme}`)]
      await screen.go(`/seminare/vergleich?${query.join('&')}`)
    },
    async mark(events) {
      for (const label of events) {
        const [box] = await page.all('checkbox', `Vergleichen: ${label}`)
        if (!box) throw new Error(`there is no box to compare ${label}`)
        await box.tick(true)
      }
      await press(await page.all('button', 'Ausgewählte vergleichen'), 'button to compare')
    },
    takeOut: (called) => follow(`Aus dem Vergleich nehmen: ${called}`),
    add: (suggested) => follow(suggested),
    findAnother: () => follow('Einen Termin in der Terminliste suchen'),
    see: async () => (await mainOf(place)).read(comparisonIn),
  }
}

/** Reads the comparison; runs inside the page. */
const comparisonIn = (main: Element): ComparisonSeen => {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  const linesOf = (cell: Element) => {
    const lines = [...cell.querySelectorAll('p')].map(textOf)
    return (lines.length > 0 ? lines : [textOf(cell)]).join('; ')
  }
  const rows = [...main.querySelectorAll('tbody tr')].map((row) => {
    const header = row.querySelector('th')
    const likeness = textOf(header?.querySelector('small'))
    return {
      label: textOf(header).slice(0, likeness === '' ? undefined : -likeness.length),
      cells: [...row.querySelectorAll('td')].map(linesOf),
      likeness,
    }
  })
  return {
    titles: [...main.querySelectorAll('thead th[scope="col"] a')].map(textOf),
    rows: rows.filter(({ label }) => label !== 'Unterlagen'),
    notes: [...main.querySelectorAll('.note h2, .note li')].map((part) => {
      const link = textOf(part.querySelector('a'))
      return textOf(part)
        .slice(0, link === '' ? undefined : -link.length)
        .trim()
    }),
    nothingLeft: textOf(main.querySelector('h1')) === 'Von Ihrer Auswahl ist nichts mehr da',
  }
}
