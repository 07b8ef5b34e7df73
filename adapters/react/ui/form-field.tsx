import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { formsWording } from '#wording/pages/forms.ts'
import { Icon } from './icon.tsx'
import { WholeWords } from './whole-words.tsx'

const words = formsWording

interface Fielded {
  readonly name: string
  /** Where several fields have one name; the name by default. */
  readonly id?: string | undefined
  readonly label: string
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  /** It is said beside the label; 'unsaid' in searches, which ask for nothing that must be told. */
  readonly optional?: boolean | 'unsaid' | undefined
  readonly width?: 'w2' | 'w3' | 'w4' | undefined
}

interface Typed extends Fielded {
  readonly type?: HTMLInputTypeAttribute
  readonly value?: string | undefined
  readonly autoComplete: string
  readonly maxLength?: number
  readonly inputMode?: 'numeric' | 'decimal'
  /** Of numbers. */
  readonly min?: number
  readonly max?: number
}

const idOf = ({ id, name }: Pick<Fielded, 'id' | 'name'>): string => id ?? name

const describedBy = ({ fault, hint, ...field }: Fielded): string | undefined =>
  [hint && `${idOf(field)}-hint`, fault && `${idOf(field)}-fault`].filter(Boolean).join(' ') || undefined

/** Label above, hint under it, message under the field; required is the norm (design guide §9). */
export const TextField = ({ type = 'text', value, autoComplete, maxLength, inputMode, min, max, ...field }: Typed) => (
  <Framed {...field}>
    <input
      className="in"
      id={idOf(field)}
      name={field.name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete}
      maxLength={maxLength}
      inputMode={inputMode}
      min={min}
      max={max}
      required={!field.optional}
      aria-invalid={field.fault ? true : undefined}
      aria-describedby={describedBy(field)}
    />
  </Framed>
)

interface Written extends Fielded {
  readonly value?: string | undefined
  readonly rows: number
  readonly maxLength?: number
}

/** A text of several lines. */
export const ProseField = ({ value, rows, maxLength, ...field }: Written) => (
  <Framed {...field}>
    <textarea
      className="in"
      id={idOf(field)}
      name={field.name}
      defaultValue={value}
      rows={rows}
      maxLength={maxLength}
      required={!field.optional}
      aria-invalid={field.fault ? true : undefined}
      aria-describedby={describedBy(field)}
    />
  </Framed>
)

interface Enclosed extends Fielded {
  /** Endings of names, such as '.pdf'. */
  readonly endings: readonly string[]
  /** One alone is taken. */
  readonly one?: true
}

/** Files to choose, several at once unless one alone is taken. */
export const FilesField = ({ endings, one, ...field }: Enclosed) => (
  <Framed {...field}>
    <input
      className="in"
      id={idOf(field)}
      name={field.name}
      type="file"
      multiple={!one}
      accept={endings.join(',')}
      required={!field.optional}
      aria-invalid={field.fault ? true : undefined}
      aria-describedby={describedBy(field)}
    />
  </Framed>
)

/** A field that only programs see; whoever fills it in is none (domain §7.5). */
export const TrapField = () => (
  <div className="trap" aria-hidden="true">
    <label>
      {words.trap}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

interface Chosen extends Fielded {
  readonly value?: string | undefined
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  /** Every choice is one; there is none to begin with otherwise. */
  readonly chosen?: true
}

export const ChoiceField = ({ value = '', choices, chosen, ...field }: Chosen) => (
  <Framed {...field}>
    <select
      className="in"
      id={idOf(field)}
      name={field.name}
      defaultValue={value}
      required={!field.optional}
      aria-invalid={field.fault ? true : undefined}
      aria-describedby={describedBy(field)}
    >
      {!chosen && <option value="">{words.choose}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </Framed>
)

interface ChosenSeverally extends Fielded {
  readonly values?: readonly string[] | undefined
  readonly choices: readonly { readonly id: string; readonly label: string }[]
}

/** Any of a few choices, each a box to tick; the first has the field's own id, so that ways to it lead there. */
export const ChoicesField = ({ values, choices, ...field }: ChosenSeverally) => (
  <fieldset className={field.fault ? 'field several err' : 'field several'}>
    <legend>
      <WholeWords text={field.label} /> {field.optional === true && <span className="free">{words.free}</span>}
    </legend>
    {field.hint && (
      <span className="hint" id={`${idOf(field)}-hint`}>
        {field.hint}
      </span>
    )}
    {choices.map(({ id, label }, i) => (
      <label key={id} className="check">
        <input
          id={i === 0 ? idOf(field) : undefined}
          name={field.name}
          type="checkbox"
          value={id}
          defaultChecked={values?.includes(id)}
          aria-invalid={field.fault ? true : undefined}
          aria-describedby={describedBy(field)}
        />
        <span>{label}</span>
      </label>
    ))}
    <Fault {...field} />
  </fieldset>
)

interface Checked extends Omit<Fielded, 'label'> {
  readonly checked?: boolean | undefined
  readonly children: ReactNode
}

/** A box to tick; its sentence is its label. */
export const CheckField = ({ checked, children, ...field }: Checked) => (
  <div className={field.fault ? 'field err' : 'field'}>
    <label className="check">
      <input
        id={idOf(field)}
        name={field.name}
        type="checkbox"
        value="on"
        defaultChecked={checked}
        required={!field.optional}
        aria-invalid={field.fault ? true : undefined}
        aria-describedby={describedBy({ ...field, label: '' })}
      />
      <span>{children}</span>
    </label>
    {field.hint && (
      <span className="hint" id={`${idOf(field)}-hint`}>
        {field.hint}
      </span>
    )}
    <Fault {...field} />
  </div>
)

const Framed = ({ children, ...field }: Fielded & { readonly children: ReactNode }) => (
  <div className={['field', field.fault ? 'err' : '', field.width ?? ''].filter(Boolean).join(' ')}>
    <label htmlFor={idOf(field)}>
      <WholeWords text={field.label} /> {field.optional === true && <span className="free">{words.free}</span>}
    </label>
    {field.hint && (
      <span className="hint" id={`${idOf(field)}-hint`}>
        {field.hint}
      </span>
    )}
    {children}
    <Fault {...field} />
  </div>
)

export const Fault = ({ fault, ...field }: Pick<Fielded, 'id' | 'name' | 'fault'>) =>
  fault ? (
    <p className="msg" id={`${idOf(field)}-fault`}>
      <Icon name="alert" />
      <span>
        <WholeWords text={fault} />
      </span>
    </p>
  ) : null
