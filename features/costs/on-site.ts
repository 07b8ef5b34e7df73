import {
  amountText,
  costLabels,
  lineNet,
  lineRateText,
  participantsText,
  quantityText,
  sumRows,
} from '#core/costs/cost-words.ts'
import { costQueryNames, costsAddress } from '#core/costs/cost-query.ts'
import type { CostChoices, CostField, CostLine, CostTotals } from '#core/costs/costs.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { CostsAsked, CostTableSeen, ReckonsCosts } from './costs.driver.ts'
import type { Entry } from '../support/entry.ts'

/** Reckons through the port, and reads it by the words of the core that a page shows it by. */
export const reckonsCostsOnSite = ({ site: { costs } }: Entry): ReckonsCosts => ({
  async reckon(key, asked) {
    const choices = choicesIn(asked)
    const answer = await costs.estimate({ key, ...choices })
    if (answer.ok) {
      const { event, duration, vatShown, groups, participants, lines, totals, travel, legalBasis } = answer.value
      return {
        found: {
          tables: [
            ...groups.map((group) =>
              tableSeen(participantsText(group.participants, participants), group.lines, group.totals, vatShown),
            ),
            ...(participants > 1 ? [tableSeen('Alle zusammen', lines, totals, vatShown)] : []),
          ],
          travel: travel > 0 ? formatEuro(travel) : undefined,
          duration,
          address: costsAddress(`/kostenrechner/${event.url}`, choices),
          legal: legalBasis.map((basis) => `Schulung nach ${basis.training}, Kosten nach ${basis.costs}.`),
        },
      }
    }
    const { refusal } = answer
    if (refusal.why === 'invalid') return { wrong: Object.keys(refusal.fields).map(asInTheForm) }
    if (refusal.why === 'moved') return { ledTo: refusal.to.replace('/seminare/p/', '/kostenrechner/') }
    return refusal.why === 'past' ? { past: { theme: `/seminare/t/${refusal.themeUrl}` } } : { missing: true }
  },
})

const choicesIn = (asked: CostsAsked): CostChoices => {
  const of = (field: CostField) => asked.filter(([name]) => name === costQueryNames[field]).map(([, value]) => value)
  const { participants, vat, ...lists } = costQueryNames
  const one = (name: string) => asked.find(([asks]) => asks === name)?.[1]
  const [people, withVat] = [one(participants), one(vat)]
  return {
    ...(people === undefined ? {} : { participants: people }),
    ...(withVat === undefined ? {} : { vat: withVat }),
    ...Object.fromEntries(
      (Object.keys(lists) as (keyof typeof lists)[])
        .map((field) => [field, of(field)] as const)
        .filter(([, it]) => it.length > 0),
    ),
  }
}

/** 'km-2' as the field is called in the form. */
const asInTheForm = (key: string): string => {
  const [field, ...person] = key.split('-')
  return [costQueryNames[field as CostField], ...person].join('-')
}

const tableSeen = (
  whose: string,
  lines: readonly CostLine[],
  totals: CostTotals,
  vatShown: boolean,
): CostTableSeen => ({
  whose,
  lines: lines.map((line) => ({
    item: line.module === undefined ? costLabels[line.item] : `${line.module}: ${costLabels[line.item]}`,
    quantity: quantityText(line),
    each: amountText(line.net),
    rate: lineRateText(line),
    net: amountText(lineNet(line)),
  })),
  sums: sumRows(totals, vatShown).map(({ label, amount }) => ({ label, amount })),
})
