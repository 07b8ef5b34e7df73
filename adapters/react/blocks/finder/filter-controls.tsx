import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { pageWording } from '#wording/pages.ts'
import type { FaultyField, Finding } from '#core/finder/finder.view.ts'

const words = pageWording.finder

interface Value {
  readonly value: string
  readonly label: string
  readonly count: number
}

const faultId = (name: string): string => `${name}-fault`

/** What was typed and means nothing, in words beside its field. */
export const Fault = ({ name, finding: { faults } }: { readonly name: FaultyField; readonly finding: Finding }) => {
  const fault = faults[name]
  const texts: Readonly<Partial<Record<string, string>>> = words.faults[name]
  return fault ? (
    <p className="msg" id={faultId(name)}>
      <Icon name="alert" />
      <span>{texts[fault] ?? Object.values(texts)[0]}</span>
    </p>
  ) : null
}

/** Whether something was typed that means nothing, and where that is said. */
export const wrong = (name: FaultyField, { faults }: Finding) =>
  faults[name] ? { 'aria-invalid': true as const, 'aria-describedby': faultId(name) } : {}

/** One of a few: all are seen at once, with how many dates each would leave. */
export const OneOf = ({
  name,
  chosen,
  values,
}: {
  readonly name: 'zielgruppe' | 'art' | 'dauer'
  readonly chosen: string | undefined
  readonly values: readonly Value[]
}) => (
  <fieldset className="field">
    <legend>{words.fields[name]}</legend>
    <Radio name={name} value="" checked={chosen === undefined}>
      {words.all}
    </Radio>
    {values.map(({ value, label, count }) => (
      <Radio key={value} name={name} value={value} checked={value === chosen} idle={count === 0}>
        {label} <span className="mute">{count}</span>
      </Radio>
    ))}
  </fieldset>
)

const Radio = ({
  name,
  value,
  checked,
  idle = false,
  children,
}: {
  readonly name: string
  readonly value: string
  readonly checked: boolean
  /** It would leave nothing. */
  readonly idle?: boolean
  readonly children: ReactNode
}) => (
  <label className="check">
    <input
      id={`${name}-${value || 'alle'}`}
      type="radio"
      name={name}
      value={value}
      defaultChecked={checked}
      disabled={idle && !checked}
    />
    <span>{children}</span>
  </label>
)

/** One of many, in a list that opens. */
export const FromList = ({
  name,
  label,
  chosen,
  values,
  fault,
}: {
  readonly name: 'rubrik' | 'monat' | 'ort' | 'umkreis' | 'art'
  readonly label: string
  readonly chosen: string | undefined
  readonly values: readonly { readonly value: string; readonly text: string }[]
  readonly fault?: ReactNode
}) => (
  <div className={fault ? 'field err' : 'field'}>
    <label htmlFor={name}>{label}</label>
    <select
      className="in"
      id={name}
      name={name}
      defaultValue={chosen ?? ''}
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
  </div>
)

/** Yes or nothing, with how many dates a yes would leave. */
export const Tick = ({
  name,
  checked,
  count,
}: {
  readonly name: 'neu' | 'frei'
  readonly checked: boolean
  readonly count: number
}) => (
  <label className="check">
    <input
      id={name}
      type="checkbox"
      name={name}
      value="ja"
      defaultChecked={checked}
      disabled={count === 0 && !checked}
    />
    <span>
      {words.fields[name]} <span className="mute">{count}</span>
    </span>
  </label>
)
