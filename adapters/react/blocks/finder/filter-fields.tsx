import { durations } from '#core/finder/duration-kind.ts'
import { priceSteps } from '#core/finder/filters/price-to.ts'
import type { FacetValue } from '#core/finder/finder.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { formatEuro } from '#core/shared/money.ts'
import { pageWording } from '#wording/pages.ts'
import type { Finding } from '#core/finder/finder.view.ts'
import { Fault, FromList, OneOf, Tick, wrong } from './filter-controls.tsx'
import { modeLabel, monthLabel } from './filter-labels.ts'
import { modesInAddress } from '#core/finder/filters/mode.ts'
import { choosing, hrefOf } from '#core/finder/finder-address.ts'

const words = pageWording.finder

export interface Filtering {
  readonly finding: Finding
  /** Of the chosen town, where it has no dates and so no place among the counts. */
  readonly town?: string | undefined
}

/** Values with dates, and the chosen one even where it has none. */
const listed = (
  values: readonly FacetValue[],
  chosen: string | undefined,
  label: (value: FacetValue) => string,
): readonly { readonly value: string; readonly text: string }[] => [
  ...(chosen !== undefined && !values.some(({ value }) => value === chosen)
    ? [{ value: chosen, text: words.options(label({ value: chosen, count: 0 }), 0) }]
    : []),
  ...values.map((value) => ({ value: value.value, text: words.options(label(value), value.count) })),
]

export const AudienceField = ({ finding: { understood, found } }: Filtering) => (
  <OneOf
    name="zielgruppe"
    chosen={understood.zielgruppe}
    values={targetGroups.map((group) => ({
      value: group,
      label: pageWording.shell.audiences[group],
      count: countOf(found.facets.targetGroup, group),
    }))}
  />
)

export const RubricField = ({ finding: { understood, found } }: Filtering) => (
  <FromList
    name="rubrik"
    label={words.fields.rubrik}
    chosen={understood.rubrik}
    values={listed(found.facets.rubric, understood.rubrik, ({ value, label }) => label ?? words.rubricUnknown(value))}
  />
)

export const MonthField = ({ finding }: Filtering) => (
  <FromList
    name="monat"
    label={words.fields.monat}
    chosen={finding.understood.monat}
    values={listed(finding.found.facets.month, finding.understood.monat, ({ value }) => monthLabel(value))}
    fault={finding.faults.monat && <Fault name="monat" finding={finding} />}
  />
)

export const TownField = ({ finding: { understood, found }, town }: Filtering) => (
  <FromList
    name="ort"
    label={words.fields.ort}
    chosen={understood.ort === undefined ? undefined : String(Number(understood.ort))}
    values={listed(
      found.facets.locationId,
      understood.ort === undefined ? undefined : String(Number(understood.ort)),
      ({ value, label }) => label ?? town ?? words.townUnknown(value),
    )}
  />
)

const radii = ['25', '50', '100', '200'] as const

/** A postcode and how far from it; of the same name as in the address, so that what was typed stays. */
export const NearbyFields = ({ finding }: Filtering) => {
  const { choice } = finding
  const typed = choice.umkreis
  const values = typed === undefined || radii.some((radius) => radius === typed) ? radii : [typed, ...radii]
  return (
    <fieldset className="field near">
      <legend>{words.near}</legend>
      <div className={finding.faults.plz ? 'field err' : 'field'}>
        <label htmlFor="plz">{words.fields.plz}</label>
        <input
          className="in"
          id="plz"
          name="plz"
          type="text"
          defaultValue={choice.plz}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          {...wrong('plz', finding)}
        />
      </div>
      <FromList
        name="umkreis"
        label={words.fields.umkreis}
        chosen={typed}
        values={values.map((radius) => ({ value: radius, text: words.kilometres(radius) }))}
      />
      <div className="said">
        <Fault name="plz" finding={finding} />
        <Fault name="umkreis" finding={finding} />
        <p className="hint">{words.nearHint}</p>
      </div>
    </fieldset>
  )
}

const modes = Object.entries(modesInAddress)

export const ModeField = ({ finding: { understood, found } }: Filtering) => (
  <OneOf
    name="art"
    chosen={understood.art}
    values={modes.map(([value, mode]) => ({
      value,
      label: words.modes[mode],
      count: countOf(found.facets.mode, mode),
    }))}
  />
)

/** The same in less room. */
export const ModeList = ({ finding: { understood, found } }: Filtering) => (
  <FromList
    name="art"
    label={words.fields.art}
    chosen={understood.art}
    values={modes.map(([value, mode]) => ({
      value,
      text: words.options(modeLabel(value), countOf(found.facets.mode, mode)),
    }))}
  />
)

export const DurationField = ({ finding: { understood, found } }: Filtering) => (
  <OneOf
    name="dauer"
    chosen={understood.dauer}
    values={durations.map((kind) => ({
      value: kind,
      label: words.durations[kind],
      count: countOf(found.facets.duration, kind),
    }))}
  />
)

export const OnlyNew = ({ finding: { understood, found } }: Filtering) => (
  <Tick name="neu" checked={understood.neu !== undefined} count={countOf(found.facets.isNew, 'true')} />
)

export const OnlyFree = ({ finding: { understood, found } }: Filtering) => (
  <Tick name="frei" checked={understood.frei !== undefined} count={countOf(found.facets.free, 'true')} />
)

export const PriceField = ({ finding }: Filtering) => (
  <div className={finding.faults.preis ? 'field err' : 'field'}>
    <label htmlFor="preis">{words.fields.preis}</label>
    <input
      className="in"
      id="preis"
      name="preis"
      type="text"
      defaultValue={finding.choice.preis}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...wrong('preis', finding)}
    />
    <Fault name="preis" finding={finding} />
    <p className="steps-of-price">
      <span>{words.steps}</span>
      {priceSteps.map((step) => (
        <a key={step} href={hrefOf(choosing(finding.understood, { preis: String(step) }))} data-keeps-place="">
          {words.upTo(formatEuro(step * 100).replace(',00', ''))}{' '}
          <span className="mute">{countOf(finding.found.facets.priceTo, String(step))}</span>
        </a>
      ))}
    </p>
  </div>
)

const countOf = (values: readonly FacetValue[], value: string): number =>
  values.find((each) => each.value === value)?.count ?? 0
