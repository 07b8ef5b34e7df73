import { longestCompany } from '#core/accounts/registration-rules.ts'
import { mostMemberships } from '#core/person/part-limits.ts'
import { membershipFields, membershipsIn } from '#core/person/parts.view.ts'
import { done } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { faultAt, idIn, PartForm } from './part-form.tsx'
import type { PersonShown } from './settings-of-person.tsx'
import type { NotSaved, PartProps, SettingsPart } from './settings-part.ts'

const words = profileWording.memberships
const id = 'mitgliedschaften'

type Row = Readonly<Partial<Record<(typeof membershipFields)[number], string>>>

/** Bodies to which she belongs or belonged. */
export const membershipsPart: SettingsPart<PersonShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: membershipFields,
  async act({ site, form }) {
    const answer = await site.account.person.updateMemberships(membershipsIn(form))
    return answer.ok ? done(undefined) : answer
  },
  Component: (props) => <MembershipsForm {...props} />,
}

/** What was typed, row by row, without rows that say nothing: their faults are counted without them, too. */
const typedRows = ({ typed }: NotSaved): readonly Row[] =>
  membershipsIn({ one: () => undefined, all: (field) => typed[field] ?? [] }).items

const MembershipsForm = ({ shown: { memberships }, notSaved, here }: PartProps<PersonShown>) => {
  const rows: readonly Row[] = notSaved ? typedRows(notSaved) : memberships.items
  const withEmpty = rows.length < mostMemberships ? [...rows, {}] : rows
  return (
    <div className="stack g3">
      <p>{words.text}</p>
      {/* What was refused is counted without empty rows, and stands there so. */}
      <PartForm
        key={notSaved && JSON.stringify(notSaved.typed)}
        part={id}
        here={here}
        notSaved={notSaved}
        submit={settingsWording.save}
      >
        <input type="hidden" name="version" value={memberships.version} />
        {withEmpty
          .map((row, index) => ({ row, nth: index + 1 }))
          .map(({ row, nth }) => (
            <MembershipRow key={nth} row={row} nth={nth} notSaved={notSaved} isEmpty={nth > rows.length} />
          ))}
        {rows.length > 0 && <p className="small mute">{words.remove}</p>}
      </PartForm>
    </div>
  )
}

const MembershipRow = ({
  row,
  nth,
  notSaved,
  isEmpty,
}: {
  readonly row: Row
  readonly nth: number
  readonly notSaved: NotSaved | undefined
  readonly isEmpty: boolean
}) => {
  const common = (field: (typeof membershipFields)[number]) => ({
    name: field,
    id: idIn(id, `${field}-${nth}`),
    label: words.labels[field],
    value: row[field],
    fault: faultAt(notSaved, `${field}-${nth}`),
    // Nobody has to fill in the row that may be added.
    optional: isEmpty ? ('unsaid' as const) : field === 'until' || field === 'company',
  })
  return (
    <fieldset className="stack g2 membership">
      <legend>{isEmpty ? words.another : words.row(nth)}</legend>
      <ChoiceField {...common('type')} choices={words.types} />
      <div className="row">
        <TextField {...common('since')} type="date" autoComplete="off" />
        <TextField {...common('until')} type="date" autoComplete="off" />
      </div>
      <TextField {...common('company')} autoComplete="organization" maxLength={longestCompany} />
    </fieldset>
  )
}
