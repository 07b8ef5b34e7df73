import type { Brand } from '#core/brand/brand.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactWays } from '../contact-ways.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import type { Filtering } from './filter-fields.tsx'
import { finderAddress, filtersOf } from '#core/finder/finder-address.ts'
import { NearestSearches } from './nearest-searches.tsx'

const words = finderWording

/** No event passes all filters: what comes nearest is offered (design guide §8). */
export const NothingFound = ({
  finding,
  brand,
  address = finderAddress,
}: Filtering & { readonly brand: Brand; readonly address?: string }) => {
  if (filtersOf(finding.understood).length === 0) return <Note icon="clock" title={words.nothing} />
  return (
    <Note icon="search" title={words.none}>
      {finding.nearest.length > 0 ? (
        <>
          <h3 className="h4" id="nahe">
            {words.nearby}
          </h3>
          <NearestSearches finding={finding} address={address} labelledBy="nahe" />
        </>
      ) : (
        <p>{words.noneHelps}</p>
      )}
      <p className="row">
        <GoLink href={address}>{words.reset}</GoLink>
      </p>
      <p>
        <ContactWays brand={brand} />
      </p>
    </Note>
  )
}
