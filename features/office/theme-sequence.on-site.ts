import { stepped, type ThemeSequence } from '#core/theme-sequence/theme-sequence.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import { closed } from './closed.on-site.ts'
import type { OrdersThemes, OrdersThemesAsAProgram } from './theme-sequence.driver.ts'

/** Orders themes through the port. */
export const ordersThemesOnSite = ({ site }: Entry): OrdersThemes & OrdersThemesAsAProgram => {
  const { themeSequence } = site.office
  let seen: ThemeSequence | undefined

  const ask = async () => {
    const [rubric] = valueOf(await site.programme.catalogue.rubrics({})).items
    return themeSequence.sequence({ rubric: rubric?.url ?? '' })
  }
  const update = async ({ rubric, version }: ThemeSequence, ids: readonly number[]) => {
    const answer = await themeSequence.updateThemeSequence({ rubricId: rubric.id, ids, version })
    if (!answer.ok) {
      const [field] = 'fields' in answer.refusal ? Object.entries(answer.refusal.fields) : []
      return said(field ? sentenceOf(...field) : refusalText(answer.refusal))
    }
    seen = valueOf(await ask())
    return undefined
  }
  const idOf = ({ themes }: ThemeSequence, title: string): number =>
    themes.find((theme) => theme.title === title)?.id ?? 0

  return {
    async look() {
      const answer = await ask()
      if (!answer.ok) return closed(answer.refusal)
      seen = answer.value
      return seen.themes.map(({ title }) => title)
    },
    async move(title, way) {
      if (!seen) throw new Error('nobody looked at the order')
      const ids = seen.themes.map(({ id }) => id)
      return update(seen, stepped(ids, idOf(seen, title), way === 'up' ? -1 : 1))
    },
    async order(titles) {
      const sequence = valueOf(await ask())
      return update(
        sequence,
        titles.map((title) => idOf(sequence, title)),
      )
    },
  }
}
