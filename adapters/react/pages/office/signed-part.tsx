import { officeWording } from '#wording/pages/office.ts'
import { TextField } from '../../ui/form-field.tsx'
import { DeedPart, faultsIn, type Running } from './booking-forms.tsx'

const { name, day, ...part } = officeWording.signed

/** Books what was reserved by an order form that came back; the fields begin with what stands on the form. */
export const SignedPart = ({ shown, notDone }: Running) => {
  if (!shown.actions.includes('bind')) return null
  const mine = notDone?.deed === 'bind' ? notDone : undefined
  const faults = faultsIn(mine)
  const { orderForm } = shown.booking
  return (
    <DeedPart {...part} shown={shown} deed="bind">
      <TextField
        name="signatureName"
        label={name}
        value={mine?.signatureName ?? orderForm?.name}
        fault={faults['signatureName']}
        autoComplete="off"
        width="w4"
      />
      <TextField
        name="signedOn"
        label={day}
        value={mine?.signedOn ?? orderForm?.date}
        fault={faults['signedOn']}
        type="date"
        autoComplete="off"
        width="w3"
      />
    </DeedPart>
  )
}
