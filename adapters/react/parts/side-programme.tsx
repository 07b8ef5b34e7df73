import type { SideProgramme } from '#core/venues/venue-details.ts'
import { pageWording } from '../wording/pages.ts'
import { withJoints } from './compound-joints.ts'
import { MarginSection } from './margin-section.tsx'

const words = pageWording.places.sideProgramme

/** What one can do of an evening; says that it is voluntary and no part of the training or its fee (domain §4.8). */
export const SideProgrammeSection = ({
  title = words.heading,
  programme,
}: {
  readonly title?: string
  readonly programme: readonly SideProgramme[]
}) =>
  programme.length > 0 && (
    <MarginSection title={title} note={words.note}>
      <dl className="evening">
        {programme.map(({ title, text }) => (
          <div key={title}>
            <dt className="h4">{withJoints(title)}</dt>
            <dd className="small">{text}</dd>
          </div>
        ))}
      </dl>
    </MarginSection>
  )
