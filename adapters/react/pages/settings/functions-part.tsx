import { functions } from '#core/accounts/choices.ts'
import { functionsIn } from '#core/person/parts.view.ts'
import { done } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { ChoicesField } from '../../ui/form-field.tsx'
import { faultAt, idIn, PartForm } from './part-form.tsx'
import type { PersonShown } from './settings-of-person.tsx'
import type { SettingsPart } from './settings-part.ts'

const words = profileWording.functions
const id = 'funktionen'

/** What she does in and around a Gremium. */
export const functionsPart: SettingsPart<PersonShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: ['codes'],
  async act({ site, form }) {
    const answer = await site.account.person.updateFunctions(functionsIn(form))
    return answer.ok ? done(undefined) : answer
  },
  Component: ({ shown: { functions: own }, notSaved, here }) => (
    <PartForm part={id} here={here} notSaved={notSaved} submit={settingsWording.save}>
      <input type="hidden" name="version" value={own.version} />
      <ChoicesField
        name="codes"
        id={idIn(id, 'codes')}
        label={words.label}
        optional
        choices={functions}
        values={notSaved ? notSaved.typed['codes'] : own.codes}
        fault={faultAt(notSaved, 'codes')}
      />
    </PartForm>
  ),
}
