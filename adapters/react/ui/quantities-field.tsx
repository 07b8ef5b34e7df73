import { formsWording } from '#wording/pages/forms.ts'
import { Fault } from './form-field.tsx'
import { WholeWords } from './whole-words.tsx'

interface Counted {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  readonly optional?: boolean | undefined
  readonly things: readonly {
    readonly name: string
    readonly title: string
    readonly about: string
    /** What one is, and how many there may be. */
    readonly unit: string
    readonly value: string | number | undefined
    readonly wrong: boolean
  }[]
}

/** How many of each of several things; the first at fault has the field's own id, so that ways to it lead there. */
export const QuantitiesField = ({ name, label, hint, fault, optional, things }: Counted) => {
  const first = Math.max(
    0,
    things.findIndex(({ wrong }) => wrong),
  )
  const told = [hint && `${name}-hint`].filter(Boolean)
  return (
    <fieldset className={fault ? 'field several quantities err' : 'field several quantities'}>
      <legend>
        <WholeWords text={label} /> {optional && <span className="free">{formsWording.free}</span>}
      </legend>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {fault && <Fault name={name} fault={fault} />}
      {things.map((thing, i) => {
        const id = i === first ? name : thing.name
        const wrong = fault !== undefined && (thing.wrong || (i === first && !things.some((one) => one.wrong)))
        return (
          <div key={thing.name} className="quantity">
            <label htmlFor={id}>{thing.title}</label>
            <input
              className="in"
              id={id}
              name={thing.name}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              defaultValue={thing.value}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={[...told, `${thing.name}-about`, wrong && `${name}-fault`].filter(Boolean).join(' ')}
            />
            <p className="small mute" id={`${thing.name}-about`}>
              {thing.about} {thing.unit}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}
