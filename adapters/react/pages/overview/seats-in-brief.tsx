import { inGremium } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import type { GremiumInBrief } from '#core/overview/overview.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording as words } from '#wording/pages/overview.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import { SeatPlan } from '../../blocks/portal/seat-plan.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

/** Who sits at the table of the Gremium; where nobody wrote it down, that it can be written down. */
export const SeatsInBrief = ({
  gremium: { seated, seats },
  own: { type, role },
  named,
}: {
  readonly gremium: GremiumInBrief
  readonly own: OwnGremium
  readonly named: string | undefined
}) => (
  <MarginSection
    id="gremium"
    title={words.gremium}
    under={
      <p className="on-screen">
        <GoLink href={inGremium(addressOf.gremiumMembers, named)}>{words.toGremium}</GoLink>
      </p>
    }
  >
    {seated.length === 0 ? (
      <p>{role === 'verwalter' ? rosterWording.emptyManager : rosterWording.empty}</p>
    ) : (
      <div className="body-of">
        <SeatPlan seated={seated} seats={seats} type={type} />
        <p>{rosterWording.taken(seated.length, seats)}</p>
      </div>
    )}
  </MarginSection>
)
