import { done } from '#core/shared/result.ts'
import { privacyWording } from '#wording/pages/privacy.ts'
import { CurrentPassword, PartForm } from './part-form.tsx'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = privacyWording.deletion
const id = 'konto-loeschen'

/** Ends the account, or keeps one that was to end. */
export const deletionPart: SettingsPart<DataShown> = {
  id,
  title: words.title,
  saved: { title: words.saved, text: words.savedText },
  typed: [],
  async act({ site, form }) {
    const { privacy } = site.account
    const keeps = form.one('keep') !== undefined
    const answer = keeps
      ? await privacy.keepAccount({})
      : await privacy.deleteAccount({ password: form.one('current') ?? '' })
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { due }, notSaved, here }) => (
    <div className="stack g3">
      <p>{due === null ? words.text : words.due(due)}</p>
      <PartForm
        part={id}
        here={here}
        notSaved={notSaved}
        submit={due === null ? words.submit : words.keep}
        quiet={due === null}
      >
        {due === null ? (
          <CurrentPassword part={id} notSaved={notSaved} />
        ) : (
          <input type="hidden" name="keep" value="ja" />
        )}
      </PartForm>
    </div>
  ),
}
