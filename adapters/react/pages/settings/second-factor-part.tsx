import * as addressOf from '#core/shared/addresses.ts'
import { done } from '#core/shared/result.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { CurrentPassword, PartForm } from './part-form.tsx'
import type { LoginShown } from './settings-of-login.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = settingsWording.secondFactor
const id = 'zweiter-faktor'

/** The app whose codes are asked for when somebody signs in. */
export const secondFactorPart: SettingsPart<LoginShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: [],
  async act({ site, form }) {
    const password = form.one('current') ?? ''
    if (form.one('remove') === undefined) {
      const answer = await site.account.secondFactor.enrol({ password })
      return answer.ok ? done(addressOf.enrolment) : answer
    }
    const answer = await site.account.secondFactor.remove({ password })
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { secondFactor }, notSaved, here }) => (
    <div className="stack g3">
      <p>{secondFactor.on ? words.on(secondFactor.recoveryCodesLeft) : words.off}</p>
      {secondFactor.required && <p>{words.required}</p>}
      <PartForm
        part={id}
        here={here}
        notSaved={notSaved}
        submit={secondFactor.on ? words.remove : words.begin}
        quiet={secondFactor.on}
      >
        {secondFactor.on && <input type="hidden" name="remove" value="ja" />}
        <CurrentPassword part={id} notSaved={notSaved} />
      </PartForm>
    </div>
  ),
}
