import { salutations } from '#core/accounts/choices.ts'
import { hotelPayers } from '#core/cart/order-options.ts'
import { longestQuoteNote } from '#core/quote/quote.ts'
import { checkoutWording } from '#wording/pages/checkout.ts'
import { quotesOfficeWording } from '#wording/pages/quotes-office.ts'
import { ChoiceField, ProseField, TextField } from '../../ui/form-field.tsx'
import { faultIn, type WhyNot } from '../../ui/why-not.ts'
import { rowField, rowsToShow, staysTyped, type TypedQuote, type TypedRow } from './quote-typed.ts'

const words = quotesOfficeWording.form

/** The form with which a quote is written, as it was typed or as it is known. */
export const QuoteFormPart = ({
  typed,
  version,
  why,
  action,
}: {
  readonly typed: TypedQuote
  /** Of the quote that is written anew; absent of a new one. */
  readonly version?: number | undefined
  readonly why: WhyNot | undefined
  readonly action: string
}) => {
  const { values, rows } = typed
  const about = (name: string, label: string) => ({ name, label, value: values[name], fault: faultIn(why, name) })
  const { fields } = checkoutWording
  const firstWithModules = Math.max(
    0,
    rows.findIndex(({ modules }) => modules.trim() !== ''),
  )
  return (
    <form className="stack g3" method="post" action={action} noValidate>
      <input type="hidden" name="do" value="geschrieben" />
      <input type="hidden" name="requestId" value={values['requestId']} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <section className="stack">
        <h3 className="h4">{words.contact}</h3>
        <div className="form">
          <ChoiceField {...about('salutationId', fields.salutationId)} choices={salutations} width="w2" />
          <TextField {...about('firstName', fields.firstName)} autoComplete="off" width="w2" />
          <TextField {...about('lastName', fields.lastName)} autoComplete="off" width="w2" />
          <TextField {...about('email', fields.email)} type="email" autoComplete="off" width="w3" />
          <TextField {...about('phone', fields.phone)} type="tel" autoComplete="off" optional width="w3" />
          <TextField {...about('company', words.company)} autoComplete="off" optional />
        </div>
      </section>
      <section className="stack">
        <h3 className="h4">{words.items}</h3>
        <p className="small">{words.itemsText}</p>
        {rowsToShow(rows).map((row, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
          <Row key={nth} row={row} nth={nth} why={why} saysOfModules={nth === firstWithModules} />
        ))}
      </section>
      <div className="form">
        <ChoiceField
          {...about('hotelPayer', words.hotelPayer)}
          choices={hotelPayers.map((id) => ({ id, label: checkoutWording.hotelPayers[id] }))}
          chosen
          width="w3"
        />
        <TextField
          {...about('validUntil', words.validUntil)}
          type="date"
          autoComplete="off"
          hint={words.validHint}
          optional
          width="w3"
        />
        <ProseField {...about('note', words.note)} rows={3} maxLength={longestQuoteNote} optional />
      </div>
      <p>
        <button className="btn" type="submit">
          {words.submit}
        </button>
      </p>
    </form>
  )
}

/** A line; what is wrong with the list is said beside its first, and of modules beside the first that names some. */
const Row = ({
  row,
  nth,
  why,
  saysOfModules,
}: {
  readonly row: TypedRow
  readonly nth: number
  readonly why: WhyNot | undefined
  readonly saysOfModules: boolean
}) => {
  const about = (name: keyof TypedRow, fault: string, says = nth === 0) => ({
    name: rowField(name, nth),
    id: says ? fault : rowField(name, nth),
    value: row[name],
    fault: says ? faultIn(why, fault) : undefined,
    autoComplete: 'off',
  })
  return (
    <fieldset className="form">
      <legend className="small">{words.row(nth + 1)}</legend>
      <TextField
        {...about('eventId', 'quoted')}
        label={words.eventId}
        inputMode="numeric"
        optional="unsaid"
        width="w2"
      />
      <TextField
        {...about('themeId', 'themeId')}
        label={words.themeId}
        hint={nth === 0 ? words.themeHint : undefined}
        optional="unsaid"
        width="w4"
      />
      <TextField
        {...about('persons', 'persons')}
        label={words.persons}
        inputMode="numeric"
        optional="unsaid"
        width="w2"
      />
      <TextField {...about('net', 'net')} label={words.net} inputMode="decimal" optional="unsaid" width="w3" />
      <ChoiceField
        {...about('stay', 'stay')}
        label={words.stay}
        choices={[{ id: '', label: words.stays.usual }, ...staysTyped.map((id) => ({ id, label: words.stays[id] }))]}
        chosen
        width="w3"
      />
      <TextField
        {...about('modules', 'modules', saysOfModules)}
        label={words.modules}
        hint={nth === 0 ? words.modulesHint : undefined}
        optional="unsaid"
        width="w4"
      />
    </fieldset>
  )
}
