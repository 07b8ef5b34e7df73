import type { Brand } from '#core/brand/brand.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { ContactWays } from '../contact-ways.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import type { Filtering } from './filter-fields.tsx'
import { chipsOfFilter } from '#core/finder/filter-values.view.ts'
import { finderAddress, filtersOf, hrefOf, without } from '#core/finder/finder-address.ts'

const words = finderWording

/** No event passes all filters: each that stands in the way alone can be dropped (design guide §8). */
export const NothingFound = ({
  finding,
  brand,
  address = finderAddress,
}: Filtering & { readonly brand: Brand; readonly address?: string }) => {
  if (filtersOf(finding.understood).length === 0) return <Note icon="clock" title={words.nothing} />
  return (
    <Note icon="search" title={words.none}>
      <p>{finding.omissions.length > 0 ? words.noneText : words.noneHelps}</p>
      {finding.omissions.length > 0 && (
        <ul className="stack g1">
          {finding.omissions.map(({ parameter, total }) => (
            <li key={parameter}>
              <a href={hrefOf(without(finding.understood, parameter), address)}>
                {words.without(words.together(chipsOfFilter(finding, parameter).map(words.chips[parameter])), total)}
              </a>
            </li>
          ))}
        </ul>
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
