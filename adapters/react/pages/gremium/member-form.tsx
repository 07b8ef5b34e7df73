import { salutations } from '#core/accounts/choices.ts'
import type { ShownMember } from '#core/gremium/roster-ports.ts'
import { labelOfFunction, labelOfRole, memberFunctions, memberRoles, nameOfMember } from '#core/gremium/roster.ts'
import type { MemberField } from '#core/gremium/roster-rules.ts'
import { longestEmail } from '#core/shared/email-address.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { longestName } from '#core/shared/field-rules.ts'
import { rosterWording as words } from '#wording/pages/roster.ts'
import { CheckField, ChoiceField, ChoicesField, TextField } from '../../ui/form-field.tsx'
import { FormSummary } from '../../ui/form-summary.tsx'
import { DeedForm, faultAt, WhyNotDone, type Deed, type NotDone } from './gremium-forms.tsx'

const idOf = (field: string): string => `mitglied-${field}`

/** As it stands in a field of the form. */
const stored = (member: ShownMember, field: MemberField): string => {
  if (field === 'released') return String(member.released * 100)
  if (field === 'functions') return member.functions.map(labelOfFunction).join(', ')
  return member[field] ?? ''
}
/** As it is read. */
const read = (member: ShownMember, field: MemberField): string => {
  if (field === 'role') return labelOfRole(member.role)
  if (field === 'released') return words.released(member.released)
  if (field === 'salutationId') return salutations.find(({ id }) => id === member.salutationId)?.label ?? ''
  if (field === 'since' || field === 'until') {
    const day = member[field]
    return day === undefined ? '' : dayText(day)
  }
  return stored(member, field)
}

/** Whether a form was about a member whom somebody else struck out meanwhile. */
const isGone = ({ deed, refusal }: NotDone): boolean =>
  (deed === 'mitglied' || deed === 'amtszeit' || deed === 'streichen') && refusal.why === 'not-found'

/** Writes somebody down, or changes what is said of her; where somebody else did so meanwhile, both stand there. */
export const MemberForm = ({
  gremium,
  member,
  acted,
}: {
  readonly gremium: string
  /** Who is changed; a new one where it is left out. */
  readonly member?: ShownMember | undefined
  readonly acted: NotDone | undefined
}) => {
  const deed: Deed = member ? 'mitglied' : 'aufnehmen'
  const gone = member || !acted || !isGone(acted) ? undefined : acted
  const typedAnew = gone?.deed === 'mitglied'
  const own = acted?.deed === deed || typedAnew ? acted : undefined
  const meanwhile = own?.refusal.why === 'member-changed' ? own.refusal.now : undefined
  const now = meanwhile ?? member
  const common = (field: MemberField) => ({
    name: field,
    id: idOf(field),
    label: words.labels[field],
    value: own ? own.typed[field] : member && stored(member, field),
    fault: faultAt(own, field),
    ...(meanwhile && { hint: words.nowStored(read(meanwhile, field)) }),
  })
  const chosen = own ? (own.typed['functions'] ?? '').split(' ') : (member?.functions ?? [])
  return (
    <div className="stack g3">
      <WhyNotDone acted={acted} deed={deed} idOf={idOf} />
      {gone && <FormSummary faults={[]} refusal={typedAnew ? words.goneTyped : words.gone} />}
      <DeedForm
        deed={deed}
        gremium={gremium}
        member={member?.id}
        fields={now ? { id: now.id, version: String(now.version) } : {}}
      >
        <ChoiceField {...common('salutationId')} optional choices={salutations} />
        <TextField {...common('firstName')} autoComplete="off" maxLength={longestName} />
        <TextField {...common('lastName')} autoComplete="off" maxLength={longestName} />
        <TextField
          {...common('email')}
          hint={common('email').hint ?? words.emailHint}
          type="email"
          optional
          autoComplete="off"
          maxLength={longestEmail}
        />
        <ChoiceField {...common('role')} choices={memberRoles} />
        <TextField
          {...common('released')}
          hint={common('released').hint ?? words.releasedHint}
          optional
          autoComplete="off"
          inputMode="numeric"
          width="w2"
        />
        <ChoicesField {...common('functions')} optional values={chosen} choices={memberFunctions} />
        <TextField {...common('since')} type="date" autoComplete="off" width="w2" />
        <TextField {...common('until')} type="date" optional autoComplete="off" width="w2" />
        <CheckField
          name="firstTerm"
          id={idOf('firstTerm')}
          optional
          checked={own ? own.typed['firstTerm'] !== undefined : member?.firstTerm === true}
          {...(meanwhile && { hint: words.nowStored(words.isTicked(meanwhile.firstTerm === true)) })}
        >
          {words.firstTerm}
        </CheckField>
        <p>
          <button className="btn" type="submit">
            {member ? words.save : words.add}
          </button>
        </p>
      </DeedForm>
    </div>
  )
}

/** Ends somebody's office, and lets a deputy move up; or takes a slip out. */
export const TermForm = ({
  gremium,
  member,
  deputies,
  acted,
}: {
  readonly gremium: string
  readonly member: ShownMember
  readonly deputies: readonly ShownMember[]
  readonly acted: NotDone | undefined
}) => {
  const own = acted?.deed === 'amtszeit' ? acted : undefined
  const about = { id: member.id, version: String(member.version) }
  const idOfTerm = (field: string): string => `ende-${field}`
  return (
    <div className="stack g4">
      <div className="stack g3">
        <WhyNotDone acted={acted} deed="amtszeit" idOf={idOfTerm} />
        <DeedForm deed="amtszeit" gremium={gremium} member={member.id} fields={about}>
          <TextField
            name="until"
            id={idOfTerm('until')}
            label={words.lastDay}
            type="date"
            autoComplete="off"
            width="w2"
            value={own?.typed['until']}
            fault={faultAt(own, 'until')}
          />
          <ChoiceField
            name="successor"
            id={idOfTerm('successor')}
            label={words.successor}
            hint={words.successorHint}
            optional
            value={own?.typed['successor']}
            choices={deputies.map((one) => ({ id: one.id, label: nameOfMember(one) }))}
            fault={faultAt(own, 'successor')}
          />
          <p>
            <button className="btn alt" type="submit">
              {words.endTerm}
            </button>
          </p>
        </DeedForm>
      </div>
      <div className="stack g1">
        <WhyNotDone acted={acted} deed="streichen" />
        <p className="small mute">{words.removeHint}</p>
        <DeedForm deed="streichen" gremium={gremium} member={member.id} fields={about}>
          <p>
            <button className="btn alt" type="submit">
              {words.remove}
            </button>
          </p>
        </DeedForm>
      </div>
    </div>
  )
}
