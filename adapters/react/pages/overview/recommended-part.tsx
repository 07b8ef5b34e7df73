import type { Overview } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = overviewWording.recommended

/** What may interest her, each with the reason. */
export const RecommendedPart = ({ recommended }: Pick<Overview, 'recommended'>) => (
  <MarginSection id="empfehlungen" title={words.title} {...(recommended.length > 0 && { note: words.note })}>
    {recommended.length === 0 ? (
      <div className="stack g2">
        <p className="measure">{words.empty}</p>
        <p className="on-screen">
          <GoLink href={addressOf.seminars}>{words.find}</GoLink>
        </p>
      </div>
    ) : (
      <ul className="lines">
        {recommended.map(({ title, url, reason, next }) => (
          <li key={url}>
            <h3 className="h4">
              <a href={url}>{withJoints(title)}</a>
            </h3>
            <p className="small mute">
              {reason}, {words.next(next)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </MarginSection>
)
