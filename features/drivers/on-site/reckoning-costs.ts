import {
  amountText,
  costLabels,
  lineNet,
  participantsText,
  quantityText,
  rateText,
  sumLabels,
  vatLabel,
} from '#core/costs/cost-words.ts'
import { costQueryNames } from '#core/costs/cost-query.ts'
import type { CostChoices, CostField, CostLine, CostTotals } from '#core/costs/costs.ts'
import { formatEuro } from '#core/shared/money.ts'
import type { CostsAsked, CostTableSeen, ReckonsCosts } from '../reckoning-costs.ts'
import type { Door } from './door.ts'

/** Reckons through the port, and reads it by the words of the core that a page shows it by. */
export const reckonsCostsOnSite = ({ site: { costs } }: Door): ReckonsCosts => ({
  async reckon(key, asked) {
    const answer = await costs.estimate({ key, ...choicesIn(asked) })
    if (answer.ok) {
      const { groups, participants, lines, totals, travel, legalBasis } = answer.value
      return {
        found: {
          tables: [
            ...groups.map((group) =>
              tableSeen(participantsText(group.participants, participants), group.lines, group.totals),
            ),
            ...(participants > 1 ? [tableSeen('Alle zusammen', lines, totals)] : []),
          ],
          travel: travel > 0 ? formatEuro(travel) : undefined,
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
  const { participants, ...lists } = costQueryNames
  const participantsAsked = asked.find(([name]) => name === participants)?.[1]
  return {
    ...(participantsAsked === undefined ? {} : { participants: participantsAsked }),
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

const tableSeen = (whose: string, lines: readonly CostLine[], totals: CostTotals): CostTableSeen => ({
  whose,
  lines: lines.map((line) => ({
    item: line.module === undefined ? costLabels[line.item] : `${line.module}: ${costLabels[line.item]}`,
    quantity: quantityText(line),
    each: amountText(line.net),
    rate: rateText(line.rate),
    net: amountText(lineNet(line)),
  })),
  sums: [
    { label: sumLabels(totals).net, amount: formatEuro(totals.net) },
    ...totals.vatByRate.map((part) => ({ label: vatLabel(part), amount: formatEuro(part.vat) })),
    { label: sumLabels(totals).gross, amount: formatEuro(totals.gross) },
  ],
})
