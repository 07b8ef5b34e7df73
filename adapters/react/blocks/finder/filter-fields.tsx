import type { ReactNode } from 'react'
import { chipsOfFilter, offeredRadii, offeredValues, type OfferedValue } from '#core/finder/filter-values.view.ts'
import type { FieldFault } from '#core/shared/result.ts'
import { finderWording } from '#wording/pages/finder.ts'
import type { Finding } from '#core/finder/finder.view.ts'
import { CachedDiv, type Around, type Part } from '../../cached-part.tsx'
import { AnyOf, Fault, FromList, InsideOfList, Tick, Ticks, Typed } from './filter-controls.tsx'
import { choosing, hrefOf, type CountedParameter } from '#core/finder/finder-address.ts'

const words = finderWording

export interface Filtering {
  readonly finding: Finding
}

/** What a field of the finder's form is drawn of; groups of choices are drawn once for all pages that show the same. */
export interface Field extends Filtering {
  readonly frame: Around
  /** The address of the list that is narrowed; of events unless said. */
  readonly address?: string | undefined
}

export const AudienceField = (field: Field) => <AnyOf name="zielgruppe" {...field} />

export const RubricField = (field: Field) => <AnyOf name="rubrik" {...field} />

/** The same in less room: one value, or those that were chosen before. */
export const RubricList = ({ finding }: Filtering) => <CountedList name="rubrik" finding={finding} />

export const MonthList = ({ finding }: Filtering) => (
  <CountedList
    name="monat"
    finding={finding}
    fault={finding.faults.monat && <Fault name="monat" finding={finding} />}
  />
)

export const TownField = (field: Field) => <AnyOf name="ort" {...field} />

export const TownList = ({ finding }: Filtering) => <CountedList name="ort" finding={finding} />

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

/** Words that a theme holds, or a paragraph of the law. */
export const KeywordField = ({ finding: { choice } }: Filtering) => (
  <div className="field">
    <label htmlFor="q">{words.fields.q}</label>
    <input className="in" id="q" name="q" type="search" defaultValue={choice.q} autoComplete="off" maxLength={100} />
  </div>
)

export const LevelField = (field: Field) => <AnyOf name="stufe" {...field} />

/** What the house must have; all that is ticked. */
export const AccessibilityField = (field: Field) => <AnyOf name="merkmal" {...field} hint={words.allOfThem} />

export const ModeField = (field: Field) => <AnyOf name="art" {...field} />

export const ModeList = ({ finding }: Filtering) => <CountedList name="art" finding={finding} />

export const DurationField = (field: Field) => <AnyOf name="dauer" {...field} />

/** For how many people there shall be seats. */
export const SeatsField = ({ finding, frame }: Field) => (
  <CachedDiv
    className={finding.faults.personen ? 'field err' : 'field'}
    part={seats}
    shown={{
      offered: offeredValues(finding, 'personen'),
      ...(finding.faults.personen && { fault: finding.faults.personen }),
    }}
    around={frame}
  />
)

const seats: Part<{ readonly offered: readonly OfferedValue[]; readonly fault?: FieldFault }> = ({
  offered,
  fault,
}) => (
  <InsideOfList
    name="personen"
    values={offered.map((each) => ({ ...each, text: words.options(words.values.personen(each), each.count) }))}
    fault={fault && <Fault name="personen" finding={{ faults: { personen: fault } }} />}
  />
)

export const OnlyFree = ({ finding }: Filtering) => <Tick name="frei" finding={finding} />

/** What is left out of the list: events without free seats, themes that are not new. */
export const OnlyFields = (field: Field) => (
  <Ticks legend={words.only} names={['frei', 'garantiert', 'neu']} {...field} />
)

export const PriceField = ({ finding, address }: Field) => (
  <div className={finding.faults.preis ? 'field err' : 'field'}>
    <Typed name="preis" finding={finding} inputMode="decimal" autoComplete="off" maxLength={20} />
    <Fault name="preis" finding={finding} />
    <p className="steps-of-price">
      <span>{words.steps}</span>
      {offeredValues(finding, 'preis').map((step) =>
        step.count === 0 ? (
          <span key={step.value} className="mute">
            {words.values.preis(step)} {step.count}
          </span>
        ) : (
          <a
            key={step.value}
            href={hrefOf(choosing(finding.understood, { preis: step.value }), address)}
            rel="nofollow"
            data-keeps-position=""
          >
            {words.values.preis(step)} <span className="mute">{step.count}</span>
          </a>
        ),
      )}
    </p>
  </div>
)

/** What a field offers in a list that opens, each with how many events it would leave. */
const CountedList = ({
  name,
  finding,
  fault,
}: Filtering & { readonly name: CountedParameter; readonly fault?: ReactNode }) => (
  <FromList name={name} values={[...together(name, finding), ...listed(name, finding)]} fault={fault} />
)

const listed = (name: CountedParameter, finding: Finding) => {
  const offered = offeredValues(finding, name)
  const one = offered.filter(({ chosen }) => chosen).length === 1
  return offered.map((each) => ({
    value: each.value,
    text: words.options(words.values[name](each), each.count),
    chosen: one && each.chosen,
  }))
}

/** Several values that were chosen elsewhere are one more to choose from, so that they stay. */
const together = (name: CountedParameter, finding: Finding) => {
  const chosen = offeredValues(finding, name).filter((each) => each.chosen)
  if (chosen.length < 2) return []
  const labels = chipsOfFilter(finding, name).map((chip) => words.chips[name](chip))
  return [{ value: finding.understood[name] ?? '', text: words.together(labels), chosen: true }]
}
