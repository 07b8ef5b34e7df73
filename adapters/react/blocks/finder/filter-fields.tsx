import type { ReactNode } from 'react'
import { offeredRadii, offeredValues } from '#core/finder/filter-values.view.ts'
import { finderWording } from '#wording/pages/finder.ts'
import type { Finding } from '#core/finder/finder.view.ts'
import { Fault, FromList, OneOf, Tick, Typed } from './filter-controls.tsx'
import { choosing, hrefOf, type CountedParameter } from '#core/finder/finder-address.ts'

const words = finderWording

export interface Filtering {
  readonly finding: Finding
}

export const AudienceField = ({ finding }: Filtering) => <OneOf name="zielgruppe" finding={finding} />

export const RubricField = ({ finding }: Filtering) => <CountedList name="rubrik" finding={finding} />

export const MonthField = ({ finding }: Filtering) => (
  <CountedList
    name="monat"
    finding={finding}
    fault={finding.faults.monat && <Fault name="monat" finding={finding} />}
  />
)

export const TownField = ({ finding }: Filtering) => <CountedList name="ort" finding={finding} />

/** A postcode and how far from it; of the same name as in the address, so that what was typed stays. */
export const NearbyFields = ({ finding }: Filtering) => (
  <fieldset className="field near">
    <legend>{words.near}</legend>
    <div className={finding.faults.plz ? 'field err' : 'field'}>
      <Typed name="plz" finding={finding} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
    </div>
    <FromList
      name="umkreis"
      values={offeredRadii(finding).map((each) => ({ ...each, text: words.values.umkreis(each) }))}
    />
    <div className="said">
      <Fault name="plz" finding={finding} />
      <Fault name="umkreis" finding={finding} />
      <p className="hint">{words.nearHint}</p>
    </div>
  </fieldset>
)

export const ModeField = ({ finding }: Filtering) => <OneOf name="art" finding={finding} />

/** The same in less room. */
export const ModeList = ({ finding }: Filtering) => <CountedList name="art" finding={finding} />

export const DurationField = ({ finding }: Filtering) => <OneOf name="dauer" finding={finding} />

export const OnlyFree = ({ finding }: Filtering) => <Tick name="frei" finding={finding} />

/** What is left out of the list: events without free seats, themes that are not new. */
export const OnlyFields = ({ finding }: Filtering) => (
  <fieldset className="field">
    <legend>{words.only}</legend>
    <OnlyFree finding={finding} />
    <Tick name="neu" finding={finding} />
  </fieldset>
)

export const PriceField = ({ finding }: Filtering) => (
  <div className={finding.faults.preis ? 'field err' : 'field'}>
    <Typed name="preis" finding={finding} inputMode="decimal" autoComplete="off" maxLength={20} />
    <Fault name="preis" finding={finding} />
    <p className="steps-of-price">
      <span>{words.steps}</span>
      {offeredValues(finding, 'preis').map((step) => (
        <a key={step.value} href={hrefOf(choosing(finding.understood, { preis: step.value }))} data-keeps-place="">
          {words.values.preis(step)} <span className="mute">{step.count}</span>
        </a>
      ))}
    </p>
  </div>
)

/** What a field offers in a list that opens, each with how many events it would leave. */
const CountedList = ({
  name,
  finding,
  fault,
}: Filtering & { readonly name: CountedParameter; readonly fault?: ReactNode }) => (
  <FromList
    name={name}
    values={offeredValues(finding, name).map((each) => ({
      ...each,
      text: words.options(words.values[name](each), each.count),
    }))}
    fault={fault}
  />
)
