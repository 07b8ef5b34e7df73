import { changedLines, type ChangedLine } from '#core/knowledge/laws/changed-lines.ts'
import type { NormChange } from '#core/knowledge/laws/difference.ts'
import { manageWording } from '#wording/pages/manage.ts'

const words = manageWording.lawVersion

/** The same line may stand in a norm twice. */
const numbered = (lines: readonly ChangedLine[]) => lines.map((line, nth) => ({ ...line, nth }))

/** What became of norms, line by line; what went is struck out, what came is underlined, and both are said. */
export const LawChanges = ({ changes }: { readonly changes: readonly NormChange[] }) =>
  changes.length === 0 ? (
    <p>{words.same}</p>
  ) : (
    changes.map(({ key, name, type, before, after }) => (
      <article key={key} className="stack g2">
        <h3>
          {name} <span className="small mute">({words.types[type]})</span>
        </h3>
        {numbered(changedLines(before, after)).map(({ nth, is, text }) => (
          <p key={nth} className="measure">
            {is === 'removed' && (
              <del>
                <span className="vh">{words.was}</span>
                {text}
              </del>
            )}
            {is === 'added' && (
              <ins>
                <span className="vh">{words.is}</span>
                {text}
              </ins>
            )}
            {is === 'same' && text}
          </p>
        ))}
      </article>
    ))
  )
