import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { sentenceAmong, type OwnSentences } from './any-field.ts'
import { orderFaults } from './order-faults.ts'
import { personFaults } from './person-faults.ts'

const faults: { readonly [Field in OrderOptionsField]: OwnSentences } = {
  ...orderFaults,
  ...personFaults,
  newsletter: {},
}

/** The sentence for a field of an order; apart from all others, which its page would load for nothing. */
export const optionFaultText = (field: OrderOptionsField, fault: FieldFault): string =>
  sentenceAmong(faults[field], fault)
