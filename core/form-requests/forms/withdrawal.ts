import { describedForm } from '../../forms/described-form.ts'
import { email, line, name, optional, prose } from '../../forms/form-fields.ts'

/**
 * The withdrawal of a consumer (§ 356a BGB): who withdraws, from which contract, and where the receipt goes; no reason
 * is asked. A letter about a contract is stored six years from the end of its year (§ 257 Abs. 4 and 5 HGB).
 */
export const withdrawalForm = describedForm({
  kind: 'withdrawal',
  fields: { name, contract: line(300), email, message: optional(prose(1, 2000)) },
  monthsStored: 84,
  declaration: true,
})
