import { costsOf, type Booking } from '../booking/booking.ts'
import type { HotelPayer } from '../cart/order-options.ts'
import { costTable } from '../costs/cost-document.ts'
import { totalsOf } from '../costs/cost-totals.ts'
import { incompleteText, priceNote } from '../costs/cost-words.ts'
import type { Block } from '../documents/documents.ts'
import { counted } from '../shared/unbroken.ts'

/** Who pays what the hotel bills by itself. */
const hotelTexts: Readonly<Record<Exclude<HotelPayer, 'rechnung'>, string>> = {
  arbeitgeber: 'Rechnung des Hotels an den Arbeitgeber',
  teilnehmende: 'Rechnung des Hotels; die Teilnehmenden legen sie aus',
}

/** What a booking costs, on our invoice and on the hotel's; what is on request is said to be. */
export function costBlocks(
  booking: Pick<Booking, 'recipients' | 'costs' | 'options'>,
  provider: string,
): readonly Block[] {
  const { lines, hotelLines, totals } = costsOf(booking)
  const hotelTotals = totalsOf(hotelLines)
  const { hotelPayer } = booking.options
  const persons = counted(booking.recipients.length, 'Person', 'Personen')
  return [
    costTable(`Rechnung von ${provider} für ${persons}. ${priceNote(true)}`, lines, totals, true),
    ...(hotelLines.length > 0 && hotelPayer !== 'rechnung'
      ? [costTable(`${hotelTexts[hotelPayer]}. ${priceNote(true)}`, hotelLines, hotelTotals, true)]
      : []),
    ...(totals.complete && hotelTotals.complete ? [] : [{ kind: 'paragraph', text: incompleteText } as const]),
  ]
}
