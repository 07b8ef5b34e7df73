import type { LocationDetails } from '#core/venues/venue-details.ts'
import type { Location } from '#core/shared/venues.ts'
import { locationHref } from '#core/venues/venue-links.ts'
import { mapHeight, mapWidth, spotOf } from './map/projection.ts'
import { labelGap, labelled, type Labelled, type Named } from './map/town-labels.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.venues.overview
const sheet = `0 0 ${mapWidth} ${mapHeight}`
/** Radius in which a dot can be hit: at least 24 pixels across on the smallest map (WCAG 2.5.8). */
const reach = 23

interface MarkedTown extends Named {
  readonly href: string
  readonly hotels: number
}

export interface TownOnMap {
  readonly location: Location
  readonly details: LocationDetails | null
  readonly hotels: number
}

/**
 * Germany with the towns as links. The list below says everything that the map says; towns without a position are there
 * only.
 */
export const GermanyMap = ({ towns }: { readonly towns: readonly TownOnMap[] }) => {
  const marked = labelled(
    towns.flatMap(({ location, details, hotels }): MarkedTown[] =>
      details ? [{ name: location.name, spot: spotOf(details.position), href: locationHref(location), hotels }] : [],
    ),
  )
  return (
    <figure className="map">
      <svg viewBox={sheet} role="group" aria-label={words.map(marked.length)}>
        <Country />
        {marked.map((label) => (
          <Town key={label.town.href} label={label} />
        ))}
      </svg>
      <figcaption className="mute">{words.source}</figcaption>
    </figure>
  )
}

const Town = ({ label: { town, side, bigOnly } }: { readonly label: Labelled<MarkedTown> }) => {
  const { x, y } = rounded(town.spot)
  const besides = {
    right: [x + labelGap, y],
    left: [x - labelGap, y],
    above: [x, y - labelGap],
    below: [x, y + labelGap],
  }
  const [labelX, labelY] = besides[side]
  return (
    <a href={town.href} aria-label={words.townOnMap(town.name, town.hotels)}>
      <circle className="reach" cx={x} cy={y} r={reach} />
      <circle className="dot" cx={x} cy={y} r="8" />
      <text className={bigOnly ? `${side} big-only` : side} x={labelX} y={labelY} aria-hidden="true">
        {town.name}
      </text>
    </a>
  )
}

/** Where one town lies; what it shows is said beside it. */
export const TownMap = ({
  name,
  state,
  position,
}: { readonly name: string } & Pick<LocationDetails, 'state' | 'position'>) => {
  const { x, y } = rounded(spotOf(position))
  return (
    <figure className="map one">
      <svg viewBox={sheet} role="img" aria-label={pageWording.venues.town.where(name, state)}>
        <Country />
        <circle className="halo" cx={x} cy={y} r="34" />
        <circle className="dot" cx={x} cy={y} r="15" />
      </svg>
      <figcaption className="mute">{words.source}</figcaption>
    </figure>
  )
}

/** A file that browsers keep: three kinds of page show it, and each would be a sixth larger with it. */
const drawing = '/img/deutschland.svg'

/** The land with its larger islands, and the borders between the Länder. */
const Country = () => (
  <g aria-hidden="true">
    <use className="land" href={`${drawing}#land`} />
    <use className="borders" href={`${drawing}#grenzen`} />
  </g>
)

const rounded = ({ x, y }: Named['spot']): Named['spot'] => ({ x: Math.round(x), y: Math.round(y) })
