import type { Hint } from '#core/gremium/law/hints.ts'
import { hintText } from '#wording/gremium/hints.ts'
import { CitingLine } from '../../ui/citing-line.tsx'

/** What the law says of a Gremium, each with its norms. */
export const Hints = ({ hints }: { readonly hints: readonly Hint[] }) => (
  <ul className="stack g3 sessions">
    {hints.map((hint) => {
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
    })}
  </ul>
)
