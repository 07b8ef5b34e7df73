import type { PositionOnEarth } from '#core/shared/position-on-earth.ts'
import { kilometres, townsByName, type Nearby, type Town } from './towns-by-name.ts'

/** A town with its postcode, as a list of postcodes has it. */
export interface ListedTown {
  readonly postcode: string
  /** With what tells it from others of that name. */
  readonly name: string
  readonly land: string
  /** Its telephone network, which is a neighbourhood. */
  readonly network: string | undefined
}

type Positions = ReadonlyMap<string, PositionOnEarth>

/** How far a town may be from where it is looked for, in kilometres. */
const fromArea = 45
const fromTen = 25
const fromNetwork = 20
const networkFromPostcode = 50
/** So many towns make a middle that can be relied upon. */
const enoughTowns = 3
/** A town with more postcodes than this is a city: its middle says little of them. */
const fewPostcodes = 6

/**
 * Where postcodes lie: the middle of their towns, larger ones and those of few postcodes counting more. In a city of
 * several areas it is the area's own middle, which is finer. Where no town is known: the neighbourhood of the telephone
 * network, else what lies between the neighbours by number, else the area's own middle.
 */
export function joinedPositions(
  listed: readonly ListedTown[],
  towns: readonly Town[],
  middleOfArea: (postcode: string) => PositionOnEarth | undefined,
): Positions {
  const find = townsByName(towns)
  const byPostcode = Map.groupBy(listed, ({ postcode }) => postcode)
  const area = (postcode: string): PositionOnEarth => {
    const middle = middleOfArea(postcode)
    if (!middle) throw new Error(`no area holds ${postcode}`)
    return middle
  }

  let networks: Positions = new Map()
  let tens: Positions = new Map()
  const townOf = ({ postcode, name, land, network = '' }: ListedTown): Town | undefined => {
    const ofArea = area(postcode)
    const nearby: Nearby[] = [{ middle: ofArea, kilometres: fromArea }]
    const [ofNetwork, ofTen] = [networks.get(network), tens.get(tenOf(postcode))]
    if (ofNetwork && kilometres(ofNetwork, ofTen ?? ofArea) < networkFromPostcode)
      nearby.push({ middle: ofNetwork, kilometres: fromNetwork })
    if (ofTen) nearby.push({ middle: ofTen, kilometres: fromTen })
    return find(name, land, nearby)
  }
  const townsOfEach = () =>
    listed.flatMap((place) => {
      const town = townOf(place)
      return town ? [{ ...place, town }] : []
    })

  const rough = townsOfEach()
  networks = middlesBy(
    rough.filter(({ network }) => network !== undefined),
    ({ network = '' }) => network,
    1,
  )
  tens = middlesBy(rough, ({ postcode }) => tenOf(postcode), enoughTowns)
  const found = Map.groupBy(townsOfEach(), ({ postcode }) => postcode)
  const postcodesOf = countBy([...found].flatMap(([, places]) => unlike(places.map(({ town }) => town))))
  const ofCity = cityAreas(found, byPostcode, postcodesOf)

  const joined = new Map<string, PositionOnEarth>()
  for (const [postcode, places] of byPostcode) {
    const here = unlike((found.get(postcode) ?? []).map(({ town }) => town))
    const small = here.filter((town) => (postcodesOf.get(town) ?? 0) <= fewPostcodes)
    const position =
      here.length === 0
        ? ofNetworks(places, networks, tens.get(tenOf(postcode)) ?? area(postcode))
        : small.length === 0 && ofCity.has(postcode)
          ? area(postcode)
          : middleOf(small.length > 0 ? small : here, (town) => town.population / (postcodesOf.get(town) ?? 1))
    if (position) joined.set(postcode, position)
  }
  return new Map([...byPostcode.keys()].map((it) => [it, joined.get(it) ?? betweenNeighbours(it, joined) ?? area(it)]))
}

const areaOf = (postcode: string): string => postcode.slice(0, 3)
const tenOf = (postcode: string): string => postcode.slice(0, 4)
const unlike = <V>(values: readonly V[]): readonly V[] => [...new Set(values)]
const countBy = <V>(values: readonly V[]): ReadonlyMap<V, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]))

interface Found extends ListedTown {
  readonly town: Town
}

/** Postcodes whose area belongs, by half, to a city that has postcodes in several areas. */
function cityAreas(
  found: ReadonlyMap<string, readonly Found[]>,
  byPostcode: ReadonlyMap<string, unknown>,
  postcodesOf: ReadonlyMap<Town, number>,
): ReadonlySet<string> {
  const postcodesIn = countBy([...byPostcode.keys()].map(areaOf))
  const largest = (places: readonly Found[]): Town | undefined =>
    places
      .map(({ town }) => town)
      .toSorted((one, other) => (postcodesOf.get(other) ?? 0) - (postcodesOf.get(one) ?? 0))[0]
  const byCity = Map.groupBy([...found], ([, places]) => largest(places))
  return new Set(
    [...byCity.values()].flatMap((all) => {
      const byArea = Map.groupBy(all, ([postcode]) => areaOf(postcode))
      return byArea.size < 2
        ? []
        : [...byArea]
            .filter(([area, some]) => some.length >= (postcodesIn.get(area) ?? 0) / 2)
            .flatMap(([, some]) => some.map(([postcode]) => postcode))
    }),
  )
}

/** The median of towns by what they have in common; one that lies astray does not count. */
function middlesBy(places: readonly Found[], key: (place: Found) => string, least: number): Positions {
  return new Map(
    [...Map.groupBy(places, key)]
      .map(([name, some]) => [name, unlike(some.map(({ town }) => town.position))] as const)
      .filter(([, positions]) => positions.length >= least)
      .map(([name, positions]) => [
        name,
        {
          latitude: median(positions.map((it) => it.latitude)),
          longitude: median(positions.map((it) => it.longitude)),
        },
      ]),
  )
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const middleOf = <V extends { readonly position: PositionOnEarth }>(
  places: readonly V[],
  weigh: (place: V) => number,
): PositionOnEarth => {
  const all = places.reduce((sum, place) => sum + weigh(place), 0)
  const of = (name: keyof PositionOnEarth): number =>
    places.reduce((sum, place) => sum + place.position[name] * weigh(place), 0) / all
  return { latitude: of('latitude'), longitude: of('longitude') }
}

const ofNetworks = (
  places: readonly ListedTown[],
  networks: Positions,
  near: PositionOnEarth,
): PositionOnEarth | undefined => {
  const middles = unlike(places.map(({ network = '' }) => networks.get(network)))
    .flatMap((position) => (position ? [{ position }] : []))
    .filter(({ position }) => kilometres(position, near) < networkFromPostcode)
  return middles.length === 0 ? undefined : middleOf(middles, () => 1)
}

/** Between the next known postcodes of the area below and above, the nearer one counting more. */
function betweenNeighbours(postcode: string, joined: Positions): PositionOnEarth | undefined {
  const others = [...joined.keys()].filter((it) => areaOf(it) === areaOf(postcode)).toSorted()
  const neighbours = [others.findLast((it) => it < postcode), others.find((it) => it > postcode)].flatMap((it) => {
    const position = it && joined.get(it)
    return it && position ? [{ position, apart: Math.abs(Number(it) - Number(postcode)) }] : []
  })
  return neighbours.length === 0 ? undefined : middleOf(neighbours, ({ apart }) => 1 / apart)
}
