import type { ComponentProps, ReactNode } from 'react'
import { CachedFieldset, type Around, type Part } from '../../cached-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { finderWording } from '#wording/pages/finder.ts'
import { offeredValues, type OfferedValue } from '#core/finder/filter-values.view.ts'
import type { CountedParameter } from '#core/finder/finder-address.ts'
import type { FaultyField, Finding } from '#core/finder/finder.view.ts'

const words = finderWording

const faultId = (name: string): string => `${name}-fault`

/** What was typed and means nothing, in words beside its field. */
export const Fault = ({
  name,
  finding: { faults },
}: {
  readonly name: FaultyField
  readonly finding: Pick<Finding, 'faults'>
}) => {
  const fault = faults[name]
  const texts: Readonly<Partial<Record<string, string>>> = words.faults[name]
  return fault ? (
    <p className="msg" id={faultId(name)}>
      <Icon name="alert" />
      <span>{texts[fault] ?? Object.values(texts)[0]}</span>
    </p>
  ) : null
}

/** Something to be typed; what was typed stays, and where it means nothing the field says so. */
export const Typed = ({
  name,
  finding: { choice, faults },
  ...input
}: {
  readonly name: 'plz' | 'preis'
  readonly finding: Finding
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'maxLength'>) => (
  <>
    <label htmlFor={name}>{words.fields[name]}</label>
    <input
      className="in"
      id={name}
      name={name}
      type="text"
      defaultValue={choice[name]}
      {...input}
      {...(faults[name] && { 'aria-invalid': true, 'aria-describedby': faultId(name) })}
    />
  </>
)

/** Any of a few: all are seen at once, with how many events each would leave. */
export const AnyOf = ({
  name,
  finding,
  frame,
  hint,
}: {
  readonly name: CountedParameter
  readonly finding: Finding
  readonly frame: Around
  readonly hint?: string
}) => (
  <CachedFieldset
    className="field"
    part={anyOf}
    shown={{ name, offered: offeredValues(finding, name), ...(hint !== undefined && { hint }) }}
    around={frame}
  />
)

const anyOf: Part<{
  readonly name: CountedParameter
  readonly offered: readonly OfferedValue[]
  readonly hint?: string
}> = ({ name, offered, hint }) => (
  <>
    <legend>{words.fields[name]}</legend>
    {offered.map((each) => (
      <Choice key={each.value} parameter={name} {...each}>
        {words.values[name](each)} <span className="mute">{each.count}</span>
      </Choice>
    ))}
    {hint !== undefined && <p className="hint">{hint}</p>}
  </>
)

/** A box to tick. What would leave nothing cannot be ticked, but taken away. */
export const Choice = ({
  parameter,
  value,
  count,
  chosen,
  className = 'check',
  children,
}: Pick<OfferedValue, 'value' | 'count' | 'chosen'> & {
  readonly parameter: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => (
  <label className={className}>
    <input
      id={`${parameter}-${value}`}
      type="checkbox"
      name={parameter}
      value={value}
      defaultChecked={chosen}
      disabled={count === 0 && !chosen}
    />
    <span>{children}</span>
  </label>
)

/** One of many, in a list that opens. */
export const FromList = ({
  name,
  values,
  fault,
}: {
  readonly name: CountedParameter | 'umkreis'
  readonly values: readonly { readonly value: string; readonly text: string; readonly chosen: boolean }[]
  readonly fault?: ReactNode
}) => (
  <div className={fault ? 'field err' : 'field'}>
    <InsideOfList name={name} values={values} fault={fault} />
  </div>
)

export const InsideOfList = ({ name, values, fault }: ComponentProps<typeof FromList>) => (
  <>
    <label htmlFor={name}>{words.fields[name]}</label>
    <select
      className="in"
      id={name}
      name={name}
      defaultValue={values.find(({ chosen }) => chosen)?.value ?? ''}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? faultId(name) : undefined}
    >
      <option value="">{words.any}</option>
      {values.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    {fault}
  </>
)

/** Yes or nothing of several filters, each with how many events a yes would leave. */
export const Ticks = ({
  legend,
  names,
  finding,
  frame,
}: {
  readonly legend: string
  readonly names: readonly CountedParameter[]
  readonly finding: Finding
  readonly frame: Around
}) => (
  <CachedFieldset
    className="field"
    part={ticks}
    shown={{ legend, ticks: names.map((name) => ({ name, offered: offeredValues(finding, name) })) }}
    around={frame}
  />
)

const ticks: Part<{
  readonly legend: string
  readonly ticks: readonly { readonly name: CountedParameter; readonly offered: readonly OfferedValue[] }[]
}> = ({ legend, ticks: all }) => (
  <>
    <legend>{legend}</legend>
    {all.map((tick) => (
      <TickOf key={tick.name} {...tick} />
    ))}
  </>
)

/** One alone. */
export const Tick = ({ name, finding }: { readonly name: CountedParameter; readonly finding: Finding }) => (
  <TickOf name={name} offered={offeredValues(finding, name)} />
)

const TickOf = ({ name, offered }: { readonly name: CountedParameter; readonly offered: readonly OfferedValue[] }) =>
  offered.map((each) => (
    <Choice key={each.value} parameter={name} {...each}>
      {words.fields[name]} <span className="mute">{each.count}</span>
    </Choice>
  ))
