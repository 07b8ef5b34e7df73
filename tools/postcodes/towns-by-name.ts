import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import { bareName, liesElsewhere, sameName } from './town-names.ts'

export interface Town {
  readonly name: string
  /** Of which Land. */
  readonly land: string
  readonly population: number
  /** A part of a town. */
  readonly isPart: boolean
  readonly position: PositionOnEarth
}

/** Near here a town is believed to be the one that is meant. */
export interface Nearby {
  readonly middle: PositionOnEarth
  readonly kilometres: number
}

const radians = Math.PI / 180
const kilometresInDegree = 6371 * radians

/** Kilometres between two positions of one country, which is flat enough for that. */
export const kilometres = (one: PositionOnEarth, other: PositionOnEarth): number =>
  kilometresInDegree *
  Math.hypot(
    other.latitude - one.latitude,
    (other.longitude - one.longitude) * Math.cos(((one.latitude + other.latitude) / 2) * radians),
  )

/** Namesakes so near to each other are told apart by their size, others by who is nearer. */
const sameNeighbourhood = 15

/**
 * Finds the town that a name in a Land means: not a namesake far away, nor one on another river; the largest of
 * several.
 */
export function townsByName(towns: readonly Town[]) {
  const byName = Map.groupBy(towns, ({ land, name }) => `${land} ${bareName(name)}`)

  return (name: string, land: string, nearby: readonly Nearby[]): Town | undefined => {
    const near = (byName.get(`${land} ${bareName(name)}`) ?? [])
      .filter((town) => !liesElsewhere(town.name, name))
      .map((town) => ({ town, away: nearby.map((it) => kilometres(town.position, it.middle)) }))
      .filter(({ away }) => away.some((far, index) => far < (nearby[index]?.kilometres ?? 0)))
    const exact = near.filter(({ town }) => sameName(town.name, name))
    // The first is the rough middle of an area; the others are known better, where there are any.
    const far = (away: readonly number[]): number => Math.min(...(away.length > 1 ? away.slice(1) : away))
    return (exact.length > 0 ? exact : near).toSorted(
      (one, other) =>
        Number(one.town.isPart) - Number(other.town.isPart) ||
        (Math.max(far(one.away), far(other.away)) > sameNeighbourhood
          ? far(one.away) - far(other.away)
          : other.town.population - one.town.population),
    )[0]?.town
  }
}
