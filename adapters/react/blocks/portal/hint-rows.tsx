import type { Hint } from '#core/gremium/law/hints.ts'
import { hintText } from '#wording/gremium/hints.ts'
import { CitingLine } from '../../ui/citing-line.tsx'

/** Rows of a list: what the law says of a Gremium, each with its norms. */
export const HintRows = ({ hints }: { readonly hints: readonly Hint[] }) =>
  hints.map((hint) => {
    const { title, text } = hintText(hint)
    return (
      <li className="stack g1" key={hint.about}>
        <h3 className="h4">{title}</h3>
        <p>{text}</p>
        <p className="small mute">
          <CitingLine text={hint.norms.join(', ')} />
        </p>
      </li>
    )
  })
