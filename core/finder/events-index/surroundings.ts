import { accessibilityFacts, type AccessibilityFact } from '../../shared/accessibility-facts.ts'
import { byGerman } from '../../shared/german-order.ts'
import type { PositionOnEarth } from '../../shared/position-on-earth.ts'
import { distanceBetween } from '../distance.ts'
import type { SidesOfEvents } from '../filter.ts'
import type { EventSurroundings } from '../index-changes.ts'

/** Themes, rubrics and venues for finding by key. */
export interface Surroundings {
  readonly themes: ReadonlyMap<number, SidesOfEvents['theme']>
  /** What themes say of their duration, by their addresses. */
  readonly durations: ReadonlyMap<string, number | undefined>
  /** In shelf order. */
  readonly shelf: EventSurroundings['rubrics']
  /** By name. */
  readonly locations: EventSurroundings['locations']
  /** The towns of some hotels. */
  readonly townsOf: (hotelIds: readonly number[]) => readonly number[]
  /** What all of some hotels offer; none of no hotel. */
  readonly accessibilityOf: (hotelIds: readonly number[]) => readonly AccessibilityFact[]
  /** Kilometres to the nearest of some towns; Infinity where there is none or no position is known. */
  readonly distanceTo: (locationIds: readonly number[], from: PositionOnEarth) => number
}

export const surroundingsOf = ({ themes, rubrics, hotels, locations }: EventSurroundings): Surroundings => {
  const rubricUrls = new Map(rubrics.map(({ id, url }) => [id, url]))
  const towns = new Map(hotels.map(({ hotelId, locationId }) => [hotelId, locationId]))
  const factsOf = new Map(hotels.map(({ hotelId, accessibility }) => [hotelId, new Set(accessibility)]))
  const positions = new Map(locations.map(({ locationId, position }) => [locationId, position]))
  return {
    themes: new Map(themes.map((theme) => [theme.themeId, { ...theme, rubric: rubricUrls.get(theme.rubricId) }])),
    durations: new Map(themes.map(({ url, duration }) => [url, duration])),
    shelf: rubrics.toSorted((one, other) => one.position - other.position || one.id - other.id),
    locations: locations.toSorted(byGerman(({ name }) => name)),
    townsOf: (hotelIds) => [...new Set(hotelIds.flatMap((hotelId) => towns.get(hotelId) ?? []))],
    accessibilityOf: (hotelIds) =>
      hotelIds.length === 0
        ? []
        : accessibilityFacts.filter((fact) => hotelIds.every((hotelId) => factsOf.get(hotelId)?.has(fact))),
    distanceTo: (locationIds, from) =>
      Math.min(
        ...locationIds.map((locationId) => {
          const position = positions.get(locationId)
          return position ? distanceBetween(from, position) : Infinity
        }),
      ),
  }
}
