import { describedForm } from '../../forms/described-form.ts'
import { choice, email, line, name, number, optional, phone } from '../../forms/form-fields.ts'

/** Registration for an evening online that says what a works council may learn, and who pays. */
const informationEvening = describedForm({
  kind: 'infoabend',
  fields: {
    name,
    email,
    company: optional(line(120)),
    experience: choice(['neu', 'eine-amtszeit', 'mehrere']),
    question: optional(line(300)),
  },
  monthsStored: 3,
})

/** Registration for a meeting of committees of one region. */
const networkMeeting = describedForm({
  kind: 'netzwerktreffen',
  fields: {
    name,
    email,
    phone: optional(phone),
    company: line(120),
    region: choice(['nord', 'ost', 'sued', 'west']),
    participants: number(1, 5),
  },
  monthsStored: 3,
})

/** Forms that one call takes, by the key that it names (domain §7.5). */
export const generalForms = { infoabend: informationEvening, netzwerktreffen: networkMeeting } as const
export type GeneralFormKey = keyof typeof generalForms

export const isGeneralFormKey = (key: string): key is GeneralFormKey => Object.hasOwn(generalForms, key)

/** Their keys. */
export const generalFormKeys = Object.keys(generalForms) as readonly GeneralFormKey[]
