import { channels } from '#core/person/profile.ts'
import { advertisingIn } from '#core/person/parts.view.ts'
import { done } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { CheckField } from '../../ui/form-field.tsx'
import { idIn, PartForm, typedIn } from './part-form.tsx'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = profileWording.advertising
const id = 'werbung'

/** On which ways we may advertise; no box is ticked before she ticked it. */
export const advertisingPart: SettingsPart<DataShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: channels,
  async act({ site, form }) {
    const answer = await site.account.person.updateAdvertising(advertisingIn(form))
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { advertising }, notSaved, here }) => (
    <div className="stack g3">
      <p>{words.text}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={settingsWording.save}>
        <input type="hidden" name="version" value={advertising.version} />
        {channels.map((way) => {
          const said = advertising.said[way]
          return (
            <CheckField
              key={way}
              name={way}
              id={idIn(id, way)}
              optional
              checked={notSaved ? typedIn(notSaved, way) !== undefined : advertising[way]}
            >
              {words.ways[way]}
              {said && <span className="hint block">{words.since(advertising[way], said.at)}</span>}
            </CheckField>
          )
        })}
      </PartForm>
    </div>
  ),
}
