import type { Picture } from '#core/shared/picture.ts'
import type { SideProgramme } from '#core/venues/venue-details.ts'
import { venuesWording } from '#wording/pages/venues.ts'
import { themePagesWording } from '#wording/pages/theme-pages.ts'
import { withJoints } from '../ui/compound-joints.ts'
import { MarginSection } from '../ui/margin-section.tsx'
import { Pictures } from '../ui/pictures.tsx'

const words = venuesWording.sideProgramme

interface Section {
  readonly title?: string
  readonly programme: readonly SideProgramme[]
  /** Of the town, with its name. */
  readonly pictures?: readonly Picture[] | undefined
  readonly town: string
}

/** What one can do of an evening; says that it is voluntary and no part of the training or its fee (domain §4.8). */
export const SideProgrammeSection = ({ title = words.heading, programme, pictures, town }: Section) =>
  programme.length > 0 && (
    <MarginSection title={title} note={words.note}>
      <div className="stack g4">
        <EveningList programme={programme} />
        <Pictures pictures={pictures ?? []} label={themePagesWording.evenings.pictures(town)} />
      </div>
    </MarginSection>
  )

export const EveningList = ({ programme }: { readonly programme: readonly SideProgramme[] }) => (
  <dl className="evening">
    {programme.map(({ title, text }) => (
      <div key={title}>
        <dt className="h4">{withJoints(title)}</dt>
        <dd className="small">{text}</dd>
      </div>
    ))}
  </dl>
)
