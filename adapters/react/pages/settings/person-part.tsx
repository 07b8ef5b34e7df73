import { salutations } from '#core/accounts/choices.ts'
import { longestCompany } from '#core/accounts/registration-rules.ts'
import { longestLine, longestTitle, type DetailsField } from '#core/person/details-rules.ts'
import { detailsFields, detailsIn } from '#core/person/details.view.ts'
import { longestName } from '#core/shared/field-rules.ts'
import { done } from '#core/shared/result.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { ChoiceField, TextField } from '../../ui/form-field.tsx'
import { faultAt, idIn, PartForm, typedIn } from './part-form.tsx'
import type { PersonShown } from './settings-of-person.tsx'
import type { PartProps, SettingsPart } from './settings-part.ts'

const words = settingsWording.person
const id = 'person'

/** As the server names them: browsers know other names. */
const choicesOf = (countries: PersonShown['countries']) => countries.map(({ code, label }) => ({ id: code, label }))

/** Who she is, and where she is reached. */
export const personPart: SettingsPart<PersonShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: detailsFields,
  async act({ site, form }) {
    const answer = await site.account.person.updatePersonalData(detailsIn(form.one))
    return answer.ok ? done(undefined) : answer
  },
  Component: (props) => <PersonForm {...props} />,
}

/** As it is read: a choice by its word. */
const readOf = ({ details, countries }: PersonShown, field: DetailsField): string => {
  const text = details[field] ?? ''
  const choices = field === 'salutationId' ? salutations : field === 'countryCode' ? choicesOf(countries) : []
  return choices.find((choice) => choice.id === text)?.label ?? text
}

const PersonForm = ({ shown, notSaved, here }: PartProps<PersonShown>) => {
  const { details, countries } = shown
  const changedMeanwhile = notSaved?.refusal.why === 'profile-changed'
  const common = (field: DetailsField, hint?: string) => {
    const now = changedMeanwhile ? settingsWording.nowStored(readOf(shown, field)) : undefined
    const hints = [hint, now].filter((one) => one !== undefined)
    return {
      name: field,
      id: idIn(id, field),
      label: words.labels[field],
      value: notSaved ? typedIn(notSaved, field) : details[field],
      fault: faultAt(notSaved, field),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
    }
  }
  return (
    <PartForm part={id} here={here} notSaved={notSaved} submit={settingsWording.save}>
      <input type="hidden" name="version" value={details.version} />
      <ChoiceField {...common('salutationId')} choices={salutations} width="w3" />
      <TextField {...common('title')} optional autoComplete="honorific-prefix" maxLength={longestTitle} width="w3" />
      <TextField {...common('firstName')} autoComplete="given-name" maxLength={longestName} />
      <TextField {...common('lastName')} autoComplete="family-name" maxLength={longestName} />
      <TextField {...common('phone', words.phoneHint)} type="tel" optional autoComplete="work tel" />
      <TextField {...common('mobile')} type="tel" optional autoComplete="mobile tel" />
      <TextField {...common('company')} autoComplete="organization" maxLength={longestCompany} />
      <TextField {...common('department')} optional autoComplete="off" maxLength={longestLine} />
      <TextField {...common('street')} autoComplete="address-line1" maxLength={longestLine} />
      <TextField {...common('zip')} autoComplete="postal-code" width="w2" />
      <TextField {...common('city')} autoComplete="address-level2" maxLength={longestName} />
      <ChoiceField {...common('countryCode')} choices={choicesOf(countries)} chosen />
    </PartForm>
  )
}
