import { longestCompany } from '#core/accounts/registration-rules.ts'
import { gremiumTypes } from '#core/gremium/gremium.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { DeedForm, faultAt, WhyNotDone, type NotDone } from './gremium-forms.tsx'

const words = gremiumWording.found
const deed = 'anlegen'

/** Begins a Gremium. */
export const FoundingForm = ({
  gremium,
  acted,
  first,
}: {
  /** The one that is shown beside it. */
  readonly gremium?: string | undefined
  readonly acted: NotDone | undefined
  /** She belongs to none yet. */
  readonly first: boolean
}) => {
  const own = acted?.deed === deed ? acted : undefined
  return (
    <div className="stack g3">
      {first && <p>{words.invited}</p>}
      <WhyNotDone acted={acted} deed={deed} />
      <DeedForm deed={deed} gremium={gremium}>
        <ChoiceField
          name="type"
          label={words.type}
          choices={gremiumTypes}
          value={own?.typed['type']}
          fault={faultAt(own, 'type')}
        />
        <TextField
          name="company"
          label={words.company}
          autoComplete="organization"
          maxLength={longestCompany}
          value={own?.typed['company']}
          fault={faultAt(own, 'company')}
        />
        <TextField
          name="site"
          label={words.site}
          hint={words.siteHint}
          optional
          autoComplete="off"
          maxLength={longestCompany}
          value={own?.typed['site']}
          fault={faultAt(own, 'site')}
        />
        <p>
          <button className={first ? 'btn' : 'btn alt'} type="submit">
            {words.submit}
          </button>
        </p>
      </DeedForm>
    </div>
  )
}
