import type { ComparedSubsection } from '#core/knowledge/laws/compared-norms.ts'
import type { FormerVersion, NormComparison } from '#core/knowledge/laws/ports.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import { Note } from '../../ui/note.tsx'

const words = pageWording.laws.comparison

/** The name in the address of the text that a norm is compared with. */
export const comparedWith = 'mit'

/** A norm Absatz for Absatz beside what it said before. */
export const ComparedNorm = ({
  comparison: { before, titleBefore, isNew, subsections },
  url,
}: {
  readonly comparison: NormComparison
  readonly url: string
}) => (
  <section className="stack g3" aria-labelledby="vergleich">
    <h2 className="h4" id="vergleich">
      {words.title(formatDate(before.builtOn))}
    </h2>
    {isNew ? (
      <Note icon="book" title={words.isNew} />
    ) : (
      titleBefore !== undefined && <p className="small mute">{words.titleBefore(titleBefore)}</p>
    )}
    {subsections.every(({ change }) => change === 'same') && <p>{words.same}</p>}
    <div className="compared">
      {subsections.map((subsection, position) => (
        // An Absatz without a number has no name but its position, which is its own as long as it is shown.
        <Compared key={subsection.number ?? `nth ${position}`} subsection={subsection} />
      ))}
    </div>
    <p>
      <a href={url}>{words.back}</a>
    </p>
  </section>
)

const Compared = ({ subsection: { number, change, before, after } }: { readonly subsection: ComparedSubsection }) => (
  <section className="stack g1" aria-label={words.subsection(number, change)}>
    <p className="small mute">{words.subsection(number, change)}</p>
    {change === 'same' ? (
      <p>{after}</p>
    ) : (
      <div className="then-now">
        <div>
          <h3 className="small mute">{words.before}</h3>
          <p>{before === undefined ? '–' : <del>{before}</del>}</p>
        </div>
        <div>
          <h3 className="small mute">{words.after}</h3>
          <p>{after === undefined ? '–' : <ins>{after}</ins>}</p>
        </div>
      </div>
    )}
  </section>
)

/** Texts of before that the norm can be compared with. */
export const FormerVersions = ({
  versions,
  url,
}: {
  readonly versions: readonly FormerVersion[]
  readonly url: string
}) =>
  versions.length > 0 && (
    <nav className="stack small on-screen" aria-labelledby="fassungen">
      <h2 className="h4" id="fassungen">
        {words.former}
      </h2>
      <ul className="lines">
        {versions.map(({ id, builtOn }) => (
          <li key={id}>
            <a href={`${url}?${comparedWith}=${encodeURIComponent(id)}`} rel="nofollow">
              {words.compareWith(formatDate(builtOn))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
