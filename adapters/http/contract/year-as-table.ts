import { bookingStateLabels } from '#core/booking/booking-state.ts'
import type { GremiumYear } from '#core/participation/ports.ts'
import type { Table } from './endpoint.ts'

/** Cents as spreadsheets that speak German read them. */
const amount = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', ',')

/** A line for every seat; what it costs for managers alone. */
export const yearAsTable: Table = {
  columns: ['Beginn', 'Ende', 'Thema', 'Ort', 'Name', 'Stand', 'Teilgenommen', 'Netto in Euro', 'Bestellung'],
  rows: (value) =>
    (value as GremiumYear).bookings.flatMap(
      ({ startDate, endDate, theme, isOnline, location, participants, orderNo }) =>
        participants.map(({ name, state, attended, net }) => [
          startDate,
          endDate,
          theme.title,
          isOnline ? 'online' : (location ?? ''),
          name ?? 'N. N.',
          bookingStateLabels[state],
          attended === undefined ? '' : attended ? 'ja' : 'nein',
          amount(net),
          orderNo ?? '',
        ]),
    ),
}
