import * as addressOf from '#core/shared/addresses.ts'
import { done } from '#core/shared/result.ts'
import { privacyWording } from '#wording/pages/privacy.ts'
import { CurrentPassword, PartForm } from './part-form.tsx'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = privacyWording.export
const id = 'daten-mitnehmen'

/** Takes all that is stored of her away; the form leads on to the file, and the page stays. */
export const exportPart: SettingsPart<DataShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: [],
  async act({ site, form }) {
    const answer = await site.account.ownData.prove({ password: form.one('current') ?? '' })
    return answer.ok ? done(addressOf.dataExport) : answer
  },
  Component: ({ notSaved, here }) => (
    <div className="stack g3">
      <p>{words.text}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={words.submit}>
        <CurrentPassword part={id} notSaved={notSaved} />
        <p className="small mute">{words.again}</p>
      </PartForm>
    </div>
  ),
}
