import { longestPassword, shortestPassword } from '#core/accounts/password.ts'
import { done } from '#core/shared/result.ts'
import { accountWording } from '#wording/pages/account.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { TextField } from '../../ui/form-field.tsx'
import { CurrentPassword, faultAt, idIn, PartForm } from './part-form.tsx'
import type { LoginShown } from './settings-of-login.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = settingsWording.password
const id = 'passwort'

export const passwordPart: SettingsPart<LoginShown> = {
  id,
  title: words.title,
  saved: { title: words.saved, text: words.savedText },
  typed: [],
  async act({ site, form }) {
    const ask = { old: form.one('current') ?? '', new: form.one('new') ?? '' }
    const answer = await site.account.login.updatePassword(ask)
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ notSaved, here }) => (
    <div className="stack g3">
      <p>{words.text}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={words.submit}>
        <CurrentPassword part={id} notSaved={notSaved} />
        <TextField
          name="new"
          id={idIn(id, 'new')}
          label={words.chosen}
          type="password"
          autoComplete="new-password"
          maxLength={longestPassword}
          hint={accountWording.register.passwordHint(shortestPassword)}
          fault={faultAt(notSaved, 'new')}
        />
      </PartForm>
    </div>
  ),
}
