import type { OwnGremium, UserOfGremium } from '#core/gremium/ports.ts'
import { gremiumWording as words } from '#wording/pages/gremium.ts'
import { DeedForm, WhyNotDone, type Deed, type NotDone } from './gremium-forms.tsx'

/** Who belongs to a Gremium and, for its managers, who is invited; with what they may do about it. */
export const Users = ({
  users,
  gremium,
  ownId,
  acted,
}: {
  readonly users: readonly UserOfGremium[]
  readonly gremium: OwnGremium
  /** Of whoever is looking. */
  readonly ownId: string
  readonly acted: NotDone | undefined
}) => {
  const managers = users.filter(({ role, status }) => role === 'verwalter' && status === 'aktiv').length
  return (
    <div className="stack g3">
      <WhyNotDone acted={acted} deed="recht" />
      <WhyNotDone acted={acted} deed="herausnehmen" />
      <ul className="stack g3 sessions">
        {users.map((user) => (
          <li className="stack g1" key={user.id}>
            <User user={user} isOwn={user.id === ownId} />
            {gremium.role === 'verwalter' && (
              <Controls user={user} gremium={gremium} isOwn={user.id === ownId} isLast={managers === 1} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const calledOf = ({ name, email }: UserOfGremium): string => (name === '' ? (email ?? '') : name)

const User = ({ user, isOwn }: { readonly user: UserOfGremium; readonly isOwn: boolean }) => (
  <>
    <p>
      <strong>{calledOf(user)}</strong>
      {isOwn && <span className="mute"> ({words.you})</span>}
    </p>
    <p className="small mute">
      {[
        words.roles[user.role],
        user.name === '' ? undefined : user.email,
        user.until === undefined ? undefined : words.invitedUntil(user.until),
      ]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </p>
  </>
)

/** What a manager may do about somebody. She leaves by a form of its own. */
const Controls = ({
  user,
  gremium,
  isOwn,
  isLast,
}: {
  readonly user: UserOfGremium
  readonly gremium: OwnGremium
  readonly isOwn: boolean
  /** There is one manager alone, who stays. */
  readonly isLast: boolean
}) => {
  const { id, role, status } = user
  const other = role === 'verwalter' ? 'mitglied' : 'verwalter'
  const control = (deed: Deed, label: string, fields: Readonly<Record<string, string>>) => (
    <DeedForm deed={deed} gremium={gremium.id} fields={fields}>
      <button className="btn alt" type="submit" aria-label={words.about(label, calledOf(user))}>
        {label}
      </button>
    </DeedForm>
  )
  return (
    <div className="row">
      {status === 'aktiv' &&
        !(isLast && role === 'verwalter') &&
        control('recht', role === 'verwalter' ? words.makeMember : words.makeManager, { id, role: other })}
      {status === 'eingeladen' && control('herausnehmen', words.takeBack, { id })}
      {status === 'aktiv' && !isOwn && control('herausnehmen', words.remove, { id })}
    </div>
  )
}
