import type { Country } from '#core/accounts/accounts.ts'
import { salutations } from '#core/accounts/choices.ts'
import type { TypedOptions } from '#core/cart/cart.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import { buyerTypes, hotelPayers, legalBases, longestRemarks } from '#core/cart/order-options.ts'
import type { OrderOptionsField } from '#core/cart/order-options-rules.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'
import { optionFaultText } from '#wording/option-faults.ts'
import { CheckField, ChoiceField, ProseField, TextField } from '../ui/form-field.tsx'
import { RadioField } from '../ui/radio-field.tsx'

export interface OptionsTyped {
  /** As typed, or what is known. */
  readonly value: TypedOptions
  readonly faults: { readonly [Field in OrderOptionsField]?: FieldFault }
  readonly countries: readonly Country[]
  /** Gremien for which one may order; asked where there are several. */
  readonly gremien?: readonly Pick<OwnGremium, 'id' | 'name'>[] | undefined
  /** Who pays the hotel is agreed already, and not asked. */
  readonly isHotelSettled?: true
}

/** Who pays, whom we write to, what the invoice says, on which right the training rests. */
export const OrderOptionsFields = ({ value, faults, countries, gremien, isHotelSettled }: OptionsTyped) => {
  const faultOf = (name: OrderOptionsField) => {
    const fault = faults[name]
    return fault && optionFaultText(name, fault)
  }
  const about = (name: OrderOptionsField) => ({ name, label: words.fields[name], fault: faultOf(name) })
  return (
    <>
      <RadioField
        name="buyerType"
        legend={words.buyer}
        value={value.buyerType}
        fault={faultOf('buyerType')}
        choices={buyerTypes.map((id) => ({ id, label: words.buyers[id] }))}
      />
      {gremien && gremien.length > 1 && (
        <div className="form">
          <ChoiceField
            {...about('gremium')}
            value={value.gremium === '' ? gremien[0]?.id : (value.gremium ?? gremien[0]?.id)}
            hint={words.hints.gremium}
            choices={gremien.map(({ id, name }) => ({ id, label: name }))}
          />
        </div>
      )}
      <section className="stack">
        <h2 className="h3">{words.contact}</h2>
        <p className="small">{words.contactText}</p>
        <div className="form">
          <ChoiceField {...about('salutationId')} value={value.salutationId} choices={salutations} width="w2" />
          <TextField {...about('firstName')} value={value.firstName} autoComplete="given-name" width="w2" />
          <TextField {...about('lastName')} value={value.lastName} autoComplete="family-name" width="w2" />
          <TextField {...about('email')} value={value.email} type="email" autoComplete="email" width="w3" />
          <TextField {...about('phone')} value={value.phone} type="tel" autoComplete="tel" optional width="w3" />
        </div>
      </section>
      <section className="stack">
        <h2 className="h3">{words.billing}</h2>
        <div className="form">
          <TextField
            {...about('company')}
            value={value.company}
            autoComplete="organization"
            hint={words.hints.company}
            width="w4"
          />
          <TextField {...about('department')} value={value.department} autoComplete="off" optional width="w2" />
          <TextField {...about('street')} value={value.street} autoComplete="address-line1" />
          <TextField {...about('zip')} value={value.zip} autoComplete="postal-code" width="w2" />
          <TextField {...about('city')} value={value.city} autoComplete="address-level2" width="w4" />
          <ChoiceField
            {...about('country')}
            value={value.country}
            choices={countries.map(({ code, label }) => ({ id: code, label }))}
            width="w3"
          />
          <TextField {...about('billingEmail')} value={value.billingEmail} type="email" autoComplete="off" width="w3" />
        </div>
      </section>
      <section className="stack">
        <h2 className="h3">{words.references}</h2>
        <div className="form">
          <TextField {...about('orderNo')} value={value.orderNo} autoComplete="off" optional width="w3" />
          <TextField {...about('costCentre')} value={value.costCentre} autoComplete="off" optional width="w3" />
          <TextField {...about('vatId')} value={value.vatId} autoComplete="off" optional width="w3" />
          <TextField
            {...about('leitwegId')}
            value={value.leitwegId}
            autoComplete="off"
            hint={words.hints.leitwegId}
            optional
            width="w3"
          />
        </div>
      </section>
      {isHotelSettled !== true && (
        <RadioField
          name="hotelPayer"
          legend={words.fields.hotelPayer}
          value={value.hotelPayer}
          fault={faultOf('hotelPayer')}
          choices={hotelPayers.map((id) => ({ id, label: words.hotelPayers[id] }))}
        />
      )}
      <RadioField
        name="legalBasis"
        legend={words.basis}
        value={value.legalBasis}
        fault={faultOf('legalBasis')}
        choices={legalBases.map((id) => ({ id, label: words.bases[id], text: words.basisTexts[id] }))}
      />
      <p className="small mute">{words.basisText}</p>
      <div className="form">
        <TextField
          {...about('resolutionDate')}
          value={value.resolutionDate}
          type="date"
          autoComplete="off"
          hint={words.hints.resolutionDate}
          optional
          width="w3"
        />
        <ProseField {...about('remarks')} value={value.remarks} rows={4} maxLength={longestRemarks} optional />
        <CheckField name="newsletter" checked={value.newsletter} optional>
          {words.newsletter}
        </CheckField>
      </div>
    </>
  )
}
