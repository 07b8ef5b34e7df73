import { chipsOfFilter } from '#core/finder/filter-values.view.ts'
import { finderAddress, hrefOf } from '#core/finder/finder-address.ts'
import { finderWording } from '#wording/pages/finder.ts'
import type { Filtering } from './filter-fields.tsx'

const words = finderWording

interface Nearest extends Filtering {
  /** The address of the list that is narrowed. */
  readonly address?: string | undefined
  /** Id of the heading that names them. */
  readonly labelledBy: string
}

/** What comes near to what was asked, each with the number of its events. */
export const NearestSearches = ({ finding, address = finderAddress, labelledBy }: Nearest) => (
  <ul className="stack g1 nearest" aria-labelledby={labelledBy}>
    {finding.nearest.map((offer) => {
      const href = hrefOf(offer.choice, address)
      return (
        <li key={href}>
          {/* All that come near to each other are more addresses than a search engine should try. */}
          <a href={href} rel="nofollow">
            {words.nearest(
              offer,
              offer.givenUp.flatMap((parameter) => chipsOfFilter(finding, parameter)),
            )}
          </a>
        </li>
      )
    })}
  </ul>
)

/** Under a list of one or two events: what else comes near. */
export const AlsoNear = ({ finding, address }: Omit<Nearest, 'labelledBy'>) =>
  finding.nearest.length > 0 && (
    <section className="stack g1">
      <h3 className="h4" id="nahe">
        {words.alsoNear}
      </h3>
      <NearestSearches finding={finding} address={address} labelledBy="nahe" />
    </section>
  )
