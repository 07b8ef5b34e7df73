import { inGremium } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import { labelOfRole, nameOfMember } from '#core/gremium/roster.ts'
import type { GremiumInBrief } from '#core/overview/overview.ts'
import { learntOf } from '#core/overview/overview.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording as words } from '#wording/pages/overview.ts'
import { rosterWording } from '#wording/pages/roster.ts'
import { SeatPlan } from '../../blocks/portal/seat-plan.tsx'
import { FoldTable } from '../../ui/fold-table.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

interface Seats {
  readonly gremium: GremiumInBrief
  readonly own: OwnGremium
  readonly named: string | undefined
}

/** Who sits at the table of the Gremium and who has learnt what; where nobody wrote it down, that it can be. */
export const SeatsInBrief = ({ gremium: { seated, seats }, own: { type, role }, named }: Seats) => (
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
      <div className="stack g3">
        <div className="body-of">
          <SeatPlan
            seated={seated.map((one) => ({ ...one, learnt: learntOf(one.basics) }))}
            seats={seats}
            type={type}
          />
          <div className="stack g2">
            <p>{rosterWording.taken(seated.length, seats)}</p>
            <Legend seated={seated} />
          </div>
        </div>
        <BasicsTable seated={seated} />
        <p className="on-screen">
          <GoLink href={`${inGremium(addressOf.trainingPlans, named)}#gremium`}>{words.basics.toPlan}</GoLink>
        </p>
      </div>
    )}
  </MarginSection>
)

const kinds = ['all', 'some', 'none', 'unknown'] as const

/** What the seats of the plan look like, each kind with how many there are. */
const Legend = ({ seated }: Pick<GremiumInBrief, 'seated'>) => (
  <ul className="learnt">
    {kinds.flatMap((kind) => {
      const count = seated.filter(({ basics }) => learntOf(basics) === kind).length
      return count === 0
        ? []
        : [
            <li key={kind} className={`learnt-${kind}`}>
              {words.basics[kind](count)}
            </li>,
          ]
    })}
  </ul>
)

/** The same as a table, member by member. */
const BasicsTable = ({ seated }: Pick<GremiumInBrief, 'seated'>) => {
  const [name, office, basics] = words.basics.columns
  return (
    <details className="plan-fold">
      <summary>{words.basics.summary}</summary>
      <div className="tbl">
        <FoldTable caption={words.basics.caption} captionClass="vh" columns={words.basics.columns}>
          {seated.map((member) => (
            <tr role="row" key={member.id}>
              <th role="rowheader" scope="row" data-l={name}>
                {nameOfMember(member)}
              </th>
              <td role="cell" data-l={office}>
                {labelOfRole(member.role)}
              </td>
              <td role="cell" data-l={basics}>
                {rosterWording.basics(member.basics)}
              </td>
            </tr>
          ))}
        </FoldTable>
      </div>
    </details>
  )
}
