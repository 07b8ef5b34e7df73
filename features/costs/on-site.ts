import { costsHref } from '#core/catalogue/event-links.ts'
import { costFieldId, costFieldOf, nightsProposed } from '#core/costs/cost-form.view.ts'
import { costsAddress } from '#core/costs/cost-query.ts'
import { costRow, costTables, journeysText } from '#core/costs/cost-tables.view.ts'
import { participantsText, sumRows } from '#core/costs/cost-words.ts'
import { costQueryOf } from '#core/costs/cost-query-of.ts'
import type { CostLine } from '#core/costs/costs.ts'
import { pageWording } from '#wording/pages.ts'
import type { Entry } from '../support/entry.ts'
import { elsewhere } from '../support/elsewhere.ts'
import { valueOf } from '../support/value-of.ts'
import type { CostLineSeen, ReckonsCosts } from './costs.driver.ts'

const words = pageWording.costs.result

/** Reckons through the port, and reads it by the views of the core that a page shows it by. */
export const reckonsCostsOnSite = ({
  site: {
    programme: { costs, catalogue },
  },
}: Entry): ReckonsCosts => ({
  async reckon(key, asked) {
    const query = new URLSearchParams(asked.map(([name, value]) => [name, value]))
    const { choices } = costQueryOf(query)
    const answer = await costs.estimate({ key, ...choices })
    if (answer.ok) {
      const { event, duration, vatShown, participants, legalBasis } = answer.value
      return {
        found: {
          tables: costTables(answer.value).map(({ of, lines, totals }) => ({
            whose: of === 'all' ? words.all : participantsText(of.participants, participants),
            lines: lines.map(lineSeen),
            sums: sumRows(totals, vatShown).map(({ label, amount }) => ({ label, amount })),
          })),
          travel: journeysText(answer.value),
          duration,
          address: costsAddress(costsHref(event), choices),
          legal: legalBasis.map((basis) => words.legalText(basis.training, basis.costs)),
        },
      }
    }
    const { refusal } = answer
    if (refusal.why === 'invalid')
      return { wrong: Object.keys(refusal.fields).map((key) => costFieldId(...costFieldOf(key))) }
    return elsewhere(refusal, costsHref)
  },

  async nightsProposed(key) {
    const proposed = nightsProposed(valueOf(await catalogue.event({ key })))
    return proposed === undefined ? undefined : proposed === 'ja'
  },
})

const lineSeen = (line: CostLine): CostLineSeen => {
  const { module, item, ...row } = costRow(line)
  return { item: module === undefined ? item : `${module}: ${item}`, ...row }
}
