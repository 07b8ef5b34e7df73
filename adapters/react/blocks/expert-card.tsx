import type { Expert } from '#core/people/people.ts'
import { CitingLine } from '../ui/citing-line.tsx'
import { withJoints } from '../ui/compound-joints.ts'

/** Somebody who teaches or speaks: portrait or initials, name, what he is, a paragraph about him. */
export const ExpertCard = ({ expert: { name, title, vita, photo } }: { readonly expert: Expert }) => (
  <article className="expert">
    <Portrait name={name} photo={photo} />
    <div className="stack g1">
      <h3 className="h4">{name}</h3>
      <p className="small mute">{withJoints(title)}</p>
      <p className="small">
        <CitingLine text={vita} />
      </p>
    </div>
  </article>
)

/** The portrait of somebody, or her initials. */
export const Portrait = ({ name, photo }: Pick<Expert, 'name' | 'photo'>) =>
  photo ? (
    <img className="portrait" src={photo} alt="" width="72" height="72" loading="lazy" />
  ) : (
    <span className="portrait" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )

/** Of the first and the last name; academic titles and 'a. D.' are none. */
const initialsOf = (name: string): string => {
  const names = name.split(' ').filter((part) => !part.endsWith('.'))
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => part?.charAt(0) ?? '').join('')
}
