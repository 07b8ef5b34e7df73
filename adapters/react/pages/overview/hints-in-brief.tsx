import { inGremium } from '#core/gremium/gremium-address.ts'
import type { GremiumInBrief } from '#core/overview/overview.ts'
import { asksForSomething } from '#core/overview/overview.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording as words } from '#wording/pages/overview.ts'
import { HintRows } from '../../blocks/portal/hint-rows.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

/** What of a Gremium wants to be looked at, each with its norms; all that the law says stands on its own page. */
export const HintsInBrief = ({
  gremium: { hints },
  named,
}: {
  readonly gremium: GremiumInBrief
  readonly named: string | undefined
}) => {
  const pressing = hints.filter(asksForSomething)
  return (
    <MarginSection
      id="hinweise"
      title={words.hints}
      under={
        <p className="on-screen">
          <GoLink href={`${inGremium(addressOf.gremiumMembers, named)}#gesetz`}>{words.allHints}</GoLink>
        </p>
      }
    >
      {pressing.length === 0 ? (
        <p>{words.nothingToDo}</p>
      ) : (
        <ul className="lines">
          <HintRows hints={pressing} />
        </ul>
      )}
    </MarginSection>
  )
}
