import type { RecipientField } from '#core/cart/recipient-rules.ts'
import type { OwnSentences } from './any-field.ts'
import { orderFaults } from './order-faults.ts'
import { personFaults } from './person-faults.ts'

/** Of somebody who takes part: whoever types it speaks of another one. */
export const recipientFaults: { readonly [Field in RecipientField]: OwnSentences } = {
  salutationId: personFaults.salutationId,
  firstName: { ...personFaults.firstName, missing: 'Bitte geben Sie den Vornamen an.' },
  lastName: { ...personFaults.lastName, missing: 'Bitte geben Sie den Nachnamen an.' },
  email: { ...personFaults.email, missing: 'Bitte geben Sie die E-Mail-Adresse an.' },
  phone: personFaults.phone,
  function: { missing: 'Bitte wählen Sie die Funktion aus.', unknown: 'Bitte wählen Sie die Funktion aus.' },
  isFirstTerm: {},
  overnight: {},
  arrivalEve: {},
  departureLate: {},
  notes: orderFaults.notes,
}
