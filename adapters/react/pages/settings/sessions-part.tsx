import * as addressOf from '#core/shared/addresses.ts'
import type { OpenSession } from '#core/login/login.ts'
import { done } from '#core/shared/result.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { PartForm } from './part-form.tsx'
import type { LoginShown } from './settings-of-login.tsx'
import { partField, type SettingsPart } from './settings-part.ts'

const words = settingsWording.sessions
const id = 'sitzungen'

/** Where somebody is signed in. Ending what is over already is no fault: it was to be gone, and is. */
export const sessionsPart: SettingsPart<LoginShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: [],
  async act({ site, form }) {
    const session = form.one('session')
    if (session === undefined) {
      const answer = await site.account.login.endAllSessions({})
      return answer.ok ? done(addressOf.home) : answer
    }
    const answer = await site.account.login.endSession({ id: session })
    return answer.ok || answer.refusal.why === 'not-found' ? done(undefined) : answer
  },
  Component: ({ shown: { sessions }, notSaved, here }) => (
    <div className="stack g3">
      <p>{words.text}</p>
      <ul className="stack g3 sessions">
        {sessions.map((session) => (
          <Session key={session.id} session={session} here={here} />
        ))}
      </ul>
      <PartForm part={id} here={here} notSaved={notSaved} submit={words.endAll} quiet />
    </div>
  ),
}

const Session = ({ session, here }: { readonly session: OpenSession; readonly here: addressOf.Address }) => {
  const device = words.device(session.device)
  return (
    <li className="stack g1">
      <p>
        <b>{device}</b>
        {session.isThis && ` (${words.isThis})`}
      </p>
      <p className="small mute">{words.times(session.begunAt, session.seenAt)}</p>
      {!session.isThis && (
        <SentForm name={`session ${session.id}`} action={here}>
          <input type="hidden" name={partField} value={id} />
          <input type="hidden" name="session" value={session.id} />
          <button className="btn alt" type="submit" aria-label={`${words.end}: ${device}`}>
            {words.end}
          </button>
        </SentForm>
      )}
    </li>
  )
}
