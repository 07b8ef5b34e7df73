import type { NotImported } from '#core/knowledge/laws/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone } from '../../answers.ts'
import type { Head } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { Note } from '../../ui/note.tsx'

const words = pageWording.laws

export type AwaitedLaw = NotImported['law']

/** As long as nobody has imported the law. */
export const shownAsAwaited = (law: AwaitedLaw) => forEveryone({ awaited: law }, ['laws', `law:${law.slug}`])

export const headOfAwaited = ({ abbreviation, title }: AwaitedLaw): Head => ({
  title: `${abbreviation} – ${title}`,
  noindex: true,
  crumbs: [{ title: words.title, href: addressOf.laws }],
  section: 'gesetze',
})

/** What is said of a law that texts cite and that is not here yet. */
export const AwaitedLawArticle = ({ abbreviation, title, slug }: AwaitedLaw) => (
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
  </article>
)
