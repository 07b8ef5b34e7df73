import type { Brand, DayPackageSplit } from '../brand/brand.ts'
import { addDays } from '../shared/dates.ts'
import type { Day } from '../shared/day.ts'
import type { Cents } from '../shared/money.ts'
import { vatRateOf, type Taxed } from '../shared/vat-rates.ts'
import type { HotelDetails } from '../venues/venue-details.ts'
import { merged } from './cost-totals.ts'
import type { CostItem, CostLine, HotelGuest } from './costs.ts'
import { daysOf, nightsOf, type Meeting } from './stay.ts'

/** A part of the day package that is taxed on its own, in percent of its price. */
export interface PackageShare {
  readonly item: Extract<CostItem & Taxed, 'food' | 'drinks' | 'business'>
  readonly percent: number
}

/** How prices are reckoned that hotels give as a whole; a provider's accountant chooses. */
export interface CostRules {
  /** Parts of the day package; the first takes what rounding leaves. */
  readonly dayPackage: readonly PackageShare[]
  /** Cents for a kilometre by car. */
  readonly perKm: Cents
}

/** 30 % of a package of meals is drinks (UStAE Abschn. 10.1 Abs. 12, again since 2026: BMF, 22 December 2025). */
export const drinksShare: readonly PackageShare[] = [
  { item: 'food', percent: 70 },
  { item: 'drinks', percent: 30 },
]
/**
 * 15 % of a package is taxed in full: what the tax office accepts as the 'business package' of a stay (UStAE Abschn.
 * 12.16 Abs. 12 S. 2, 20 % in 2024 and 2025), for hotels that split their day package alike.
 */
export const businessShare: readonly PackageShare[] = [
  { item: 'food', percent: 85 },
  { item: 'business', percent: 15 },
]
const shares: Readonly<Record<DayPackageSplit, readonly PackageShare[]>> = {
  drinks: drinksShare,
  business: businessShare,
}

/** As the provider's settings say. */
export const costRules = ({ dayPackage = 'drinks', perKm = 30 }: Pick<Brand, 'dayPackage' | 'perKm'>): CostRules => ({
  dayPackage: shares[dayPackage],
  perKm,
})

/**
 * What a hotel asks of one participant for one meeting. Net prices are the hotel's, rates those of the day of service.
 * What nobody says of a hotel, and what it gives no price for, is auf Anfrage.
 */
export function venueLines(
  meeting: Meeting,
  guest: HotelGuest,
  prices: HotelDetails['prices'] | undefined,
  rules: CostRules,
): readonly CostLine[] {
  const days = daysOf(meeting)
  const nights = nightsOf(meeting, guest)
  const of = meeting.module === undefined ? {} : { module: meeting.module }
  const line = (item: CostItem, net: Cents | null, rate: number): CostLine => ({ item, quantity: 1, net, rate, ...of })
  const morningAfter = (night: Day): Day => addDays(night, 1)
  const cityTax = prices ? prices.cityTax : null

  return merged([
    ...nights.map((night) => line('night', prices?.night?.net ?? null, vatRateOf('night', night))),
    ...(guest.breakfast
      ? nights.map((night) => line('breakfast', prices?.breakfast?.net ?? null, vatRateOf('food', morningAfter(night))))
      : []),
    ...days.flatMap((day) => packageLines(prices?.dayPackage?.net ?? null, day, rules, line)),
    ...(guest.parking
      ? daysOfStay(days, nights).map((day) => line('parking', prices?.parking?.net ?? null, vatRateOf('parking', day)))
      : []),
    ...(cityTax === 0 ? [] : nights.map((night) => line('city-tax', cityTax, vatRateOf('city-tax', night)))),
  ])
}

function packageLines(
  net: Cents | null,
  day: Day,
  { dayPackage: [first, ...others] }: CostRules,
  line: (item: CostItem, net: Cents | null, rate: number) => CostLine,
): readonly CostLine[] {
  if (net === null || first === undefined) return [line('day-package', net, vatRateOf('food', day))]
  const shares = others.map(({ item, percent }) => ({ item, net: Math.floor((net * percent + 50) / 100) }))
  const rest = net - shares.reduce((total, share) => total + share.net, 0)
  return [{ item: first.item, net: rest }, ...shares].map((share) =>
    line(share.item, share.net, vatRateOf(share.item, day)),
  )
}

/** Whoever comes the evening before or leaves the morning after parks a day longer. */
const daysOfStay = (days: readonly Day[], nights: readonly Day[]): readonly Day[] => {
  const before = nights.filter((night) => days.every((day) => night < day))
  const after = nights.filter((night) => night === days.at(-1)).map((night) => addDays(night, 1))
  return [...before, ...days, ...after]
}
