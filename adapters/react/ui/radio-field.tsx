import { Icon } from './icon.tsx'

/** One of a few choices, each with what it means; the message stands under them. */
export const RadioField = ({
  name,
  legend,
  value,
  choices,
  fault,
}: {
  readonly name: string
  readonly legend: string
  readonly value: string | undefined
  readonly choices: readonly { readonly id: string; readonly label: string; readonly text?: string }[]
  readonly fault?: string | undefined
}) => (
  <fieldset className={fault ? 'field err' : 'field'} aria-describedby={fault ? `${name}-fault` : undefined}>
    <legend>{legend}</legend>
    {choices.map(({ id, label, text }, index) => (
      <label key={id} className="check">
        <input
          // The summary of faults leads to the first.
          id={index === 0 ? name : `${name}-${id}`}
          type="radio"
          name={name}
          value={id}
          defaultChecked={id === value}
          required
        />
        <span>
          {label}
          {text !== undefined && <span className="hint block">{text}</span>}
        </span>
      </label>
    ))}
    {fault && (
      <p className="msg" id={`${name}-fault`}>
        <Icon name="alert" />
        <span>{fault}</span>
      </p>
    )}
  </fieldset>
)
