import {
  comparedInFinder,
  comparisonHref,
  comparisonQueryOf,
  finderHrefBeside,
  withItem,
  withoutItem,
  type ComparisonQuery,
} from '#core/comparison/comparison-address.ts'
import { compare, rowsOf } from '#core/comparison/comparison.view.ts'
import { findEvents } from '#core/finder/finder.view.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import type { ChoosesOnSite } from '../finder/finding-events.on-site.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import type { Compares } from './comparison.driver.ts'

const words = pageWording.comparison

/** Compares by the view that the page shows; what is compared is what would stand in its address. */
export const comparesOnSite = ({ site, origin }: Entry, finder: ChoosesOnSite): Compares => {
  let query: ComparisonQuery = { items: [], choice: {} }
  const goTo = (next: ComparisonQuery) => {
    query = comparisonQueryOf(new URL(comparisonHref(next), origin))
  }
  const shown = async () => compare(site.programme, valueOf(await site.office.content.brand({})), query)
  /** Links go on from what is not gone. */
  const standing = async () => (await shown()).gone.reduce((left, { item }) => withoutItem(left, item), query)

  return {
    open: async ({ events, themes }) =>
      goTo({ items: [...events.map((event) => ({ event })), ...themes.map((theme) => ({ theme }))], choice: {} }),

    async mark(events) {
      const choice = finder.choice()
      const { found } = await findEvents(site.programme, choice)
      const marked = events.map((label) => {
        const of = found.items.find(({ event }) => `${event.theme.title}, ${formatDate(event.startDate)}` === label)
        if (!of) throw new Error(`no date is listed that is called ${label}`)
        return { event: of.event.eventId }
      })
      goTo({ items: [...comparedInFinder(choice), ...marked], choice })
    },

    async takeOut(called) {
      const column = (await shown()).columns.find((each) => words.named(each) === called)
      if (!column) throw new Error(`nothing is compared that is called ${called}`)
      goTo(withoutItem(await standing(), column.item))
    },

    async add(suggested) {
      const suggestion = (await shown()).suggestions.find((each) => words.suggestion(each) === suggested)
      if (!suggestion) throw new Error(`nothing is suggested that is called ${suggested}`)
      goTo(withItem(await standing(), suggestion.item))
    },

    findAnother: async () => finder.goTo(finderHrefBeside(await standing())),

    async see() {
      const { columns, gone, left } = await shown()
      return {
        titles: columns.map(({ title }) => title),
        rows: rowsOf(columns).map(({ row, same }) => ({
          label: words.rows[row],
          cells: columns.map(({ cells }) => said(words.lines(row, cells).join('; '))),
          likeness: columns.length < 2 ? '' : same ? words.same : words.different,
        })),
        notes: [
          ...gone.map((item) => said(words.goneItem(item))),
          ...(left > 0 ? [words.left(left)] : []),
          ...(columns.length === 0 && gone.length === 0 ? [words.empty] : []),
        ],
        nothingLeft: columns.length === 0 && gone.length > 0,
      }
    },
  }
}
