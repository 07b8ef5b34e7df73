import { present } from '../../shared/required.ts'
import type { DateCounts } from './cube-counts.ts'
import type { DateCube, KindOfDate } from './data-cube.ts'
import type { Vocabulary } from './column-store.ts'
import { failing, noHotel, type FilterMasks } from './bit-masks.ts'
import { durations, priceSteps, targetGroups, type Facet, type FacetValue } from '../finder.ts'
import type { ThemeFacts } from '../ports.ts'
import type { Surroundings } from './surroundings.ts'

interface Counted {
  readonly cube: DateCube
  readonly masks: FilterMasks
  readonly counts: DateCounts
  readonly vocabulary: Vocabulary
  readonly surroundings: Surroundings
}

/** Makes facets of counts: a value counts what passes every filter but its own facet's. */
export const facetsOf = (counted: Counted): Readonly<Record<Facet, readonly FacetValue[]>> => {
  const { vocabulary, surroundings } = counted
  const countedKinds = kindsThatCount(counted)
  const kinds = (own: number, fits: (kind: CountedKind) => boolean): number => {
    let sum = 0
    for (const kind of countedKinds)
      if ((kind.mask === failing.none || kind.mask === own) && fits(kind)) sum += kind.count
    return sum
  }
  const hotels = (own: number, fits: (hotelId: number) => boolean): number => sumOfHotels(counted, own, fits)
  return {
    targetGroup: targetGroups.map((value) => ({
      value,
      count: kinds(failing.targetGroup, ({ theme }) => theme.targetGroups.includes(value)),
    })),
    rubric: surroundings.shelf.map(({ id, url, title }) => ({
      value: url,
      label: title,
      count: kinds(failing.rubric, ({ theme }) => theme.rubricId === id),
    })),
    month: monthsOf(counted),
    locationId: townsOf(counted),
    mode: [
      { value: 'online', count: hotels(failing.mode, (hotelId) => hotelId === noHotel) },
      { value: 'hotel', count: hotels(failing.mode, (hotelId) => hotelId !== noHotel) },
    ],
    duration: durations.map((value) => ({
      value,
      count: kinds(failing.duration, ({ kind }) => kind.duration === value),
    })),
    isNew: [{ value: 'true', count: kinds(failing.none, ({ theme }) => theme.isNew) }],
    free: [{ value: 'true', count: kinds(failing.none, ({ kind }) => kind.free) }],
    priceTo: priceSteps.map((step) => ({
      value: String(step),
      count: kinds(failing.priceTo, ({ kind }) => present(vocabulary.prices.things[kind.price]) <= step * 100),
    })),
  }
}

interface CountedKind {
  readonly kind: KindOfDate
  readonly theme: ThemeFacts
  readonly mask: number
  readonly count: number
}

const kindsThatCount = ({ cube, masks, counts, vocabulary, surroundings }: Counted): readonly CountedKind[] => {
  const themes = vocabulary.themes.things.map((themeId) => surroundings.themes.get(themeId))
  return cube.kinds.flatMap((kind, number) => {
    const count = present(counts.ofKinds[number])
    return count > 0 ? { kind, theme: present(themes[kind.theme]), mask: present(masks.kinds[number]), count } : []
  })
}

const sumOfHotels = (
  { masks, counts, vocabulary }: Counted,
  own: number,
  fits: (hotelId: number) => boolean,
): number => {
  let sum = 0
  for (const [hotel, count] of counts.inHotels.entries()) {
    const mask = masks.hotels[hotel]
    if ((mask === failing.none || mask === own) && fits(present(vocabulary.hotels.things[hotel]))) sum += count
  }
  return sum
}

const monthsOf = ({ counts, vocabulary }: Counted): readonly FacetValue[] =>
  vocabulary.months.things
    .toSorted()
    .map((value) => ({ value, count: present(counts.inMonths[vocabulary.months.of(value)]) }))
    .filter(({ count }) => count > 0)

const townsOf = (counted: Counted): readonly FacetValue[] =>
  counted.surroundings.locations
    .map(({ locationId, name }) => ({
      value: String(locationId),
      label: name,
      count: sumOfHotels(
        counted,
        failing.locationId,
        (hotelId) => counted.surroundings.towns.get(hotelId) === locationId,
      ),
    }))
    .filter(({ count }) => count > 0)
