import { getHolidays } from 'feiertagejs'
import type { ForKnowingHolidays } from '#core/shared/holidays.ts'

const regionOf = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Schleswig-Holstein': 'SH',
  Thüringen: 'TH',
} as const

const isLand = (state: string): state is keyof typeof regionOf => Object.hasOwn(regionOf, state)

/** Public holidays of Germany and its Länder. A Land that is none has those of all of Germany. */
export const knowingHolidays: ForKnowingHolidays = (day, state) =>
  // A holiday is told as noon in UTC; its own text of it is the day of wherever this runs, which may be the next.
  getHolidays(day.slice(0, 4), state !== undefined && isLand(state) ? regionOf[state] : 'BUND')
    .find(({ date }) => date.toISOString().startsWith(day))
    ?.translate('de')
