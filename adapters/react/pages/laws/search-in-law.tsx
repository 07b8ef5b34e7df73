// Pieces of an excerpt have no name but their position, which is theirs as long as it is shown.
/* oxlint-disable react/no-array-index-key */
import type { NormHits } from '#core/knowledge/laws/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { pageWording } from '#wording/pages.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { TextField } from '../../ui/form-field.tsx'
import { Note } from '../../ui/note.tsx'

const words = pageWording.laws.search

/** The name in the address of what somebody looks for. */
export const searchParameter = 'q'
export const longestSearch = 100

/** What somebody looked for in a law, and what was found. */
export interface LawSearch {
  readonly q: string
  readonly found: NormHits
}

/** Looks for words in one law; what is asked stands in the address, so that it can be passed on. */
export const SearchInLaw = ({
  abbreviation,
  slug,
  url,
  search,
}: {
  readonly abbreviation: string
  readonly slug: string
  readonly url: string
  readonly search: LawSearch | undefined
}) => (
  <section className="stack g3 in-law" aria-labelledby="suche-im-gesetz">
    <h2 className="h4" id="suche-im-gesetz">
      {words.title(abbreviation)}
    </h2>
    <form className="row on-screen" action={url} role="search" aria-labelledby="suche-im-gesetz">
      <TextField
        name={searchParameter}
        label={words.field}
        value={search?.q ?? ''}
        autoComplete="off"
        maxLength={longestSearch}
        optional="unsaid"
      />
      <button className="btn" type="submit">
        {words.submit}
      </button>
    </form>
    {search && <Found slug={slug} url={url} search={search} />}
  </section>
)

const Found = ({
  slug,
  url,
  search: { q, found },
}: {
  readonly slug: string
  readonly url: string
  readonly search: LawSearch
}) =>
  found.items.length === 0 ? (
    <Note icon="search" title={words.none(q)}>
      <p>{words.noneText}</p>
    </Note>
  ) : (
    <div className="stack" role="region" aria-labelledby="fundstellen">
      <h3 className="h4" id="fundstellen">
        {words.found(found.total, found.items.length)}
      </h3>
      <ul className="lines">
        {found.items.map(({ key, name, title, excerpt }) => (
          <li key={key}>
            <p>
              <a href={addressOf.norm(slug, key)}>
                <strong>{name}</strong> {title && withJoints(title)}
              </a>
            </p>
            <p className="small">
              {excerpt.map(({ text, marked }, position) => (marked ? <mark key={position}>{text}</mark> : text))}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={url}>{words.reset}</a>
      </p>
    </div>
  )
