import type { NotImported } from '#core/knowledge/laws/ports.ts'
import type { CitingPieces } from '#core/recommendations/recommendations.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import { CitedIn } from '../../blocks/related.tsx'
import type { Head, Shown } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Note } from '../../ui/note.tsx'
import { citingTags } from './citing.ts'

const words = pageWording.laws

export interface AwaitedLaw {
  readonly awaited: NotImported['law']
  /** What cites it, or the norm of it that was asked for. */
  readonly citing: readonly CitingPieces[]
}

/** As long as nobody has imported the law. */
export const shownAsAwaited = (awaited: NotImported['law'], citing: readonly CitingPieces[]): Shown<AwaitedLaw> =>
  forEveryone({ awaited, citing }, ['laws', `law:${awaited.slug}`, ...citingTags])

export const headOfAwaited = ({ awaited: { abbreviation, title } }: AwaitedLaw): Head => ({
  title: `${abbreviation} – ${title}`,
  noindex: true,
  crumbs: [{ title: words.title, href: addressOf.laws }],
  section: 'gesetze',
})

/** What is said of a law that texts cite and that is not here yet. */
export const AwaitedLawArticle = ({ awaited: { abbreviation, title, slug }, citing }: AwaitedLaw) => (
  <article className="wrap">
    <header className="rhead stack">
      <h1>
        <span className="par">{abbreviation}</span> {withJoints(title)}
      </h1>
      <Note icon="book" title={words.awaited}>
        <p>{words.awaitedText}</p>
      </Note>
      <p className="small">{words.officialAddress(slug)}</p>
    </header>
    <CitedIn found={citing} />
  </article>
)
