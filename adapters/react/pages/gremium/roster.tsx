import type { MemberTraining } from '#core/gremium-plan/ports.ts'
import type { Roster, ShownMember } from '#core/gremium/roster-ports.ts'
import { labelOfFunction, labelOfRole, nameOfMember } from '#core/gremium/roster.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { rosterWording as words } from '#wording/pages/roster.ts'
import { SeatPlan } from '../../blocks/portal/seat-plan.tsx'
import { FoldTable } from '../../ui/fold-table.tsx'
import { memberHref } from './gremium-forms.tsx'

/** Who has which seat: the plan of the table, and the list of all. */
export const RosterOf = ({
  roster,
  training,
  gremium,
}: {
  readonly roster: Roster
  /** How those in office stand to the basics. */
  readonly training: readonly MemberTraining[]
  readonly gremium: OwnGremium
}) => {
  const { items, inOffice, seats } = roster
  if (items.length === 0) return <p>{gremium.role === 'verwalter' ? words.emptyManager : words.empty}</p>
  const seated = items.filter((member) => member.isSeated)
  const open = seats === undefined ? 0 : seats - inOffice
  return (
    <div className="stack g4">
      <div className="body-of">
        <SeatPlan seated={seated} seats={seats} type={gremium.type} />
        <div className="stack g1">
          <p>{words.taken(inOffice, seats)}</p>
          {open > 0 && <p className="small mute">{words.open(open)}</p>}
        </div>
      </div>
      <div className="tbl">
        <FoldTable
          caption={words.caption}
          captionClass="vh"
          className="roster"
          columns={words.columns}
          {...(gremium.role === 'verwalter' && { acts: [words.act] })}
        >
          {items.map((member) => (
            <Row
              key={member.id}
              member={member}
              training={training.find(({ person }) => person === member.id)}
              gremium={gremium}
            />
          ))}
        </FoldTable>
      </div>
    </div>
  )
}

/** Broken behind its '@', where it does not fit. */
const Address = ({ email }: { readonly email: string }) => {
  const end = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  )
}

const Row = ({
  member,
  training,
  gremium,
}: {
  readonly member: ShownMember
  /** Nothing of who is in office no longer, or not yet. */
  readonly training: MemberTraining | undefined
  readonly gremium: OwnGremium
}) => {
  const [name, office, term, basics] = words.columns
  const besides = [
    ...member.functions.map(labelOfFunction),
    ...(member.released > 0 ? [words.isReleased(member.released)] : []),
  ]
  return (
    <tr role="row">
      <th className="endless" role="rowheader" scope="row" data-l={name}>
        {nameOfMember(member)}
        {member.isOwn && <span className="mute"> ({words.you})</span>}
        {member.email && (
          <span className="small mute">
            {' '}
            <Address email={member.email} />
          </span>
        )}
        {gremium.role === 'verwalter' && !member.hasAccount && <span className="small mute"> {words.noAccount}</span>}
      </th>
      <td role="cell" data-l={office}>
        <div>
          {labelOfRole(member.role)}
          {besides.length > 0 && <span className="small mute"> {besides.join(', ')}</span>}
        </div>
      </td>
      <td role="cell" data-l={term}>
        {words.term(dayText(member.since), member.until && dayText(member.until))}
      </td>
      <td role="cell" data-l={basics}>
        {training ? words.basics(training.basics) : '–'}
      </td>
      {gremium.role === 'verwalter' && (
        <td role="cell" className="act">
          <a href={memberHref(gremium.id, member.id)} aria-label={words.changeWhom(nameOfMember(member))}>
            {words.change}
          </a>
        </td>
      )}
    </tr>
  )
}
