import type { CostsSeen, CostTableSeen, ReckonsCosts } from './costs.driver.ts'
import { goneIn } from '../screens/opening.ts'
import { sooner } from '../screens/page-address.ts'
import type { PageAddress } from '../screens/page-address.ts'

/** Reckons on the page: its choices live in its address, its tables are read by rows and headers. */
export const reckonsCostsOnScreen = ({ screen, origin }: PageAddress): ReckonsCosts => ({
  async reckon(date, asked) {
    const address = `/kostenrechner/${date}`
    const query = new URLSearchParams(asked.map(([name, value]) => [name, value]))
    await screen.go(query.size > 0 ? `${address}?${query}` : address)
    const main = await sooner('main part', async () => (await screen.page.all('main'))[0])
    const { heading, wrong, ...seen } = await main.read(costsIn)
    if (/Nicht gefunden/.test(heading)) return { missing: true }
    const gone = await goneIn(heading, main)
    if (gone) return gone
    const now = new URL(await screen.address()).pathname
    if (now !== new URL(address, origin).pathname) return { ledTo: now }
    if (wrong.length > 0) return { wrong }
    const { pathname, search } = new URL(seen.address)
    return { found: { ...seen, address: `${pathname}${search}` } }
  },

  async nightsProposed(date) {
    await screen.go(`/kostenrechner/${date}`)
    const main = await sooner('main part', async () => (await screen.page.all('main'))[0])
    return main.read(nightsIn)
  },
})

/** Reads what the field of the nights proposes, where there is one; runs inside the page. */
const nightsIn = (main: Element): boolean | undefined => {
  const field = main.querySelector<HTMLSelectElement>('#uebernachtung')
  return field === null ? undefined : field.value === 'ja'
}

interface Read extends CostsSeen {
  readonly heading: string
  /** Fields that are at fault. */
  readonly wrong: readonly string[]
}

/** Reads the whole page; runs inside it. */
const costsIn = (main: Element): Read => {
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00ad', '').trim()
  const texts = (part: ParentNode, of: string) => [...part.querySelectorAll(of)].map(textOf)
  const tables = [...main.querySelectorAll('table')].map((table): CostTableSeen => ({
    whose: textOf(table.closest('section')?.querySelector('h3')),
    lines: [...table.querySelectorAll('tbody tr')].map((row) => {
      const [quantity = '', each = '', rate = '', net = ''] = [...row.querySelectorAll('td')].map(textOf)
      return { item: textOf(row.querySelector('th')), quantity, each, rate, net }
    }),
    sums: [...table.querySelectorAll('tfoot tr')].map((row) => ({
      label: textOf(row.querySelector('th')),
      amount: textOf(row.querySelector('td')),
    })),
  }))
  const travel = texts(main, 'aside p').flatMap((text) =>
    text.split('Dazu Reisekosten, nur zur Information: ').slice(1),
  )
  return {
    heading: textOf(main.querySelector('h1')),
    wrong: [...main.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id),
    tables,
    duration: texts(main, 'p').flatMap((text) => text.split('Dauer: ').slice(1))[0] ?? '',
    address: main.querySelector<HTMLInputElement>('details input[readonly]')?.value ?? '',
    travel: travel[0],
    legal: texts(main, '.slots dd'),
  }
}
