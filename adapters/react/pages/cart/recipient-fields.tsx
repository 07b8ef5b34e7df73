import { functions, salutations } from '#core/accounts/choices.ts'
import type { RecipientField, RecipientForm } from '#core/cart/recipient-rules.ts'
import { longestNotes } from '#core/cart/recipient-rules.ts'
import { sentenceAmong } from '#wording/any-field.ts'
import { cartWording as words } from '#wording/pages/cart.ts'
import { recipientFaults } from '#wording/recipient-faults.ts'
import type { RecipientFaults } from './acting.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'

const noFaults: RecipientFaults = {}

const nights = [
  { id: 'yes', label: words.overnight.yes },
  { id: 'no', label: words.overnight.no },
]

/** What is asked about somebody who takes part; ids end with that of his seat. */
export const RecipientFields = ({
  seat,
  value,
  faults = noFaults,
  atHotel,
}: {
  readonly seat: string
  readonly value: Partial<RecipientForm>
  readonly faults?: RecipientFaults | undefined
  readonly atHotel: boolean
}) => {
  const about = (name: RecipientField) => {
    const fault = faults[name]
    return {
      name,
      id: fieldId(name, seat),
      label: words.fields[name],
      fault: fault && sentenceAmong(recipientFaults[name], fault),
    }
  }
  const { label: _, ...firstTerm } = about('isFirstTerm')
  const { label: __, ...eve } = about('arrivalEve')
  const { label: ___, ...late } = about('departureLate')
  return (
    <>
      <ChoiceField {...about('salutationId')} value={value.salutationId} choices={salutations} width="w2" />
      <TextField {...about('firstName')} value={value.firstName} autoComplete="off" width="w2" />
      <TextField {...about('lastName')} value={value.lastName} autoComplete="off" width="w2" />
      <TextField {...about('email')} value={value.email} type="email" autoComplete="off" width="w3" />
      <TextField {...about('phone')} value={value.phone} type="tel" autoComplete="off" optional width="w3" />
      <ChoiceField {...about('function')} value={value.function} choices={functions} width="w4" />
      {atHotel && (
        <ChoiceField
          {...about('overnight')}
          value={value.overnight}
          choices={[{ id: '', label: words.overnight.usual }, ...nights]}
          chosen
          width="w3"
          optional
        />
      )}
      <div>
        <CheckField {...firstTerm} checked={value.isFirstTerm} optional>
          {words.fields.isFirstTerm}
        </CheckField>
        {atHotel && (
          <>
            <CheckField {...eve} checked={value.arrivalEve} optional>
              {words.fields.arrivalEve}
            </CheckField>
            <CheckField {...late} checked={value.departureLate} optional>
              {words.fields.departureLate}
            </CheckField>
          </>
        )}
      </div>
      <ProseField
        {...about('notes')}
        value={value.notes}
        rows={3}
        maxLength={longestNotes}
        hint={words.notesHint}
        optional
      />
    </>
  )
}

export const fieldId = (name: RecipientField, seat: string): string => `${name}-${seat}`
