import type { SeenConsultant } from '#core/consulting/consulting.ts'
import { consultingWording } from '#wording/pages/consulting.ts'
import { Portrait } from '../../blocks/expert-card.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import * as addressOf from '#core/shared/addresses.ts'
import { otherKey } from './picked.ts'

const words = consultingWording

/** A number to call, as telephones take it. */
export const telOf = (phone: string): string => `tel:${phone.replace(/^0/, '+49').replace(/[^+\d]/g, '')}`

/** Who advises, and how to reach her at once. */
export const ConsultantPart = ({
  consultant: { name, photo, phone, email, region },
}: {
  readonly consultant: SeenConsultant
}) => (
  <MarginSection id="beratung" title={words.consultant.title}>
    <div className="stack">
      <article className="expert">
        <Portrait name={name} photo={photo} />
        <div className="stack g1">
          <h3 className="h4">{name}</h3>
          <p className="small mute">{words.consultant.region(region)}</p>
          <p>
            <a className="nowrap" href={telOf(phone)}>
              {phone}
            </a>
          </p>
          <p className="small">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </article>
      <p>
        <GoLink href={`${addressOf.consulting}?${otherKey}=1`}>{words.zip.other}</GoLink>
      </p>
    </div>
  </MarginSection>
)
