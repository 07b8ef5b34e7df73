import type { ListInBrief } from '#core/overview/overview.ts'
import { entryAnchor, listHref } from '#core/shared-list/list-address.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = overviewWording.list

/** What of the list of the Gremium waits for a word of hers. */
export const ListPart = ({
  list: { open, waiting, items },
  named,
}: {
  readonly list: ListInBrief
  readonly named: string | undefined
}) => (
  <MarginSection
    id="liste"
    title={words.title}
    {...(waiting > 0 && { note: words.waiting(waiting) })}
    under={
      <p className="on-screen">
        <GoLink href={listHref(named)}>{words.link}</GoLink>
      </p>
    }
  >
    {items.length === 0 ? (
      <p className="measure">{open === 0 ? words.empty : words.settled}</p>
    ) : (
      <ul className="lines">
        {items.map((entry) => (
          <li key={entry.id}>
            <h3 className="h4">
              <a href={`${listHref(named)}#${entryAnchor(entry.id)}`}>{withJoints(entry.title)}</a>
              {entry.isNew && <span className="is-new">{words.isNew}</span>}
            </h3>
            <p className="small mute">
              {[words.when(entry), words.by(entry)].filter((part) => part !== '').join(' · ')}
            </p>
            <p className="small">
              {words.support(entry)}. <strong>{words.missing(entry.missing)}.</strong>
            </p>
          </li>
        ))}
      </ul>
    )}
  </MarginSection>
)
