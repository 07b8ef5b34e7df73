import { preferencesIn } from '#core/person/parts.view.ts'
import { done } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { CheckField, ChoiceField, ChoicesField } from '../../ui/form-field.tsx'
import { faultAt, idIn, PartForm, typedIn } from './part-form.tsx'
import type { DataShown } from './settings-of-data.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = profileWording.newsletter
const id = 'newsletter'

/** The newsletter, and what she likes to read. */
export const newsletterPart: SettingsPart<DataShown> = {
  id,
  title: words.title,
  saved: { title: words.saved, text: words.savedText },
  typed: ['newsletter', 'topics', 'frequency', 'channels'],
  async act({ site, form }) {
    const answer = await site.account.person.updateMarketingPreferences(preferencesIn(form))
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { preferences }, notSaved, here }) => (
    <div className="stack g3">
      <p>{words.states[preferences.newsletter]}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={settingsWording.save}>
        <input type="hidden" name="version" value={preferences.version} />
        <CheckField
          name="newsletter"
          id={idIn(id, 'newsletter')}
          optional
          checked={notSaved ? typedIn(notSaved, 'newsletter') !== undefined : preferences.newsletter !== 'off'}
        >
          {words.newsletter}
        </CheckField>
        <ChoicesField
          name="topics"
          id={idIn(id, 'topics')}
          label={words.topics}
          hint={words.topicsHint}
          optional="unsaid"
          choices={words.topicChoices}
          values={notSaved ? notSaved.typed['topics'] : preferences.topics}
          fault={faultAt(notSaved, 'topics')}
        />
        <ChoiceField
          name="frequency"
          id={idIn(id, 'frequency')}
          label={words.frequency}
          chosen
          choices={words.frequencies}
          value={notSaved ? typedIn(notSaved, 'frequency') : preferences.frequency}
          fault={faultAt(notSaved, 'frequency')}
          width="w3"
        />
        <ChoicesField
          name="channels"
          id={idIn(id, 'channels')}
          label={words.channels}
          optional="unsaid"
          choices={words.channelChoices}
          values={notSaved ? notSaved.typed['channels'] : preferences.channels}
          fault={faultAt(notSaved, 'channels')}
        />
      </PartForm>
    </div>
  ),
}
