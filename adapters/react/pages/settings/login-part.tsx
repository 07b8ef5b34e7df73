import { longestEmail } from '#core/shared/email-address.ts'
import { done } from '#core/shared/result.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { TextField } from '../../ui/form-field.tsx'
import { CurrentPassword, faultAt, idIn, PartForm, typedIn } from './part-form.tsx'
import type { LoginShown } from './settings-of-login.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = settingsWording.login
const id = 'adresse'

/** The address to sign in with. */
export const loginPart: SettingsPart<LoginShown> = {
  id,
  title: words.title,
  saved: { title: words.saved, text: words.savedText },
  typed: ['newEmail'],
  async act({ site, form }) {
    const ask = { newEmail: form.one('newEmail') ?? '', password: form.one('current') ?? '' }
    const answer = await site.account.login.updateLoginEmail(ask)
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { who }, notSaved, here }) => (
    <div className="stack g3">
      <p>{words.text(who.email)}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={words.submit}>
        <TextField
          name="newEmail"
          id={idIn(id, 'newEmail')}
          label={words.newEmail}
          type="email"
          autoComplete="email"
          maxLength={longestEmail}
          hint={words.hint}
          value={typedIn(notSaved, 'newEmail')}
          fault={faultAt(notSaved, 'newEmail')}
        />
        <CurrentPassword part={id} notSaved={notSaved} />
      </PartForm>
    </div>
  ),
}
