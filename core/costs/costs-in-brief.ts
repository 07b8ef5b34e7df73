import type { CostsInBrief } from '../documents/ports.ts'
import { formatEuro, onRequest } from '../shared/money.ts'
import { nothingKnown, plusVat } from './cost-words.ts'
import type { CostEstimate, CostTotals } from './costs.ts'

/** What one participant costs in all, as a paper for the meeting tells it, and what the claim rests on by office. */
export const costsInBrief = ({ totals, legalBasis, lines }: CostEstimate): CostsInBrief => ({
  total: sumText(totals, true),
  withHotel: lines.some(({ item, net }) => item !== 'fee' && net !== null),
  legalBasis,
})

/** 'x € netto, y € brutto' or '…, zzgl. MwSt.', as far as it is known. */
export const sumText = (totals: CostTotals, vatShown: boolean): string => {
  if (nothingKnown(totals)) return onRequest
  const beyondNet = vatShown ? `, ${formatEuro(totals.gross)} brutto` : plusVat(totals)
  return `${formatEuro(totals.net)} netto${beyondNet}${totals.complete ? '' : ', soweit bekannt'}`
}
