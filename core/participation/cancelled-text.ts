import { isPending, type Recipient } from '../cart/cart.ts'
import { formatEuro, type Cents } from '../shared/money.ts'

/** What whoever cancelled is told: for whom, and what it costs. */
export function cancelledText(recipients: readonly Recipient[], feeNet: Cents): string {
  const names = recipients.map((one) => (isPending(one) ? 'Ein Platz ohne Namen' : `${one.firstName} ${one.lastName}`))
  const fee = feeNet === 0 ? 'Das kostet nichts.' : `Das kostet ${formatEuro(feeNet)} netto.`
  return `${names.join(', ')} ist abgemeldet. ${fee}`
}
