import type { ContentsEntry, NormEntry } from '#core/knowledge/laws/divisions.ts'
import type { LawOverview } from '#core/knowledge/laws/ports.ts'
import type { CitingPieces } from '#core/recommendations/recommendations.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound, redirectedTo } from '../../answers.ts'
import type { Frame, Head, Page } from '../../page.ts'
import { lawLd } from '../../shell/json-ld/laws.ts'
import { CitedIn } from '../../blocks/related.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { AwaitedLawArticle, headOfAwaited, shownAsAwaited, type AwaitedLaw } from './awaited-law.tsx'
import { citingOf, citingTags } from './citing.ts'
import { Blocks, Notes, Remarks } from './law-text.tsx'
import { OfficialSource } from './official-source.tsx'
import { searchParameter, longestSearch, SearchInLaw, type LawSearch } from './search-in-law.tsx'

const words = pageWording.laws

/** A law with what cites it, and what was found in it where somebody looks for something. */
interface LawShown extends LawOverview {
  readonly citing: readonly CitingPieces[]
  readonly search?: LawSearch
}

/** One law with its table of contents, and a search in it. */
export const lawPage: Page<LawShown | AwaitedLaw> = {
  sheet: 'laws',
  reads: [searchParameter],
  async loader({ site, params, url }) {
    const law = params['law'] ?? ''
    const answer = await site.knowledge.laws.law({ law })
    if (answer.ok) {
      const { slug } = answer.value.law
      const q = (url.searchParams.get(searchParameter) ?? '').trim().slice(0, longestSearch)
      const found = q === '' ? undefined : await site.knowledge.laws.findInLaw({ law, q })
      const citing = await citingOf(site, slug)
      const shown = { ...answer.value, citing, ...(found?.ok && { search: { q, found: found.value } }) }
      return forEveryone<LawShown | AwaitedLaw>(shown, [`law:${slug}`, ...citingTags])
    }
    if (answer.refusal.why === 'not-imported')
      return shownAsAwaited(answer.refusal.law, await citingOf(site, answer.refusal.law.slug))
    throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
  },
  head: (shown, frame) => ('awaited' in shown ? headOfAwaited(shown) : headOf(shown, frame)),
  Component: ({ data }) => ('awaited' in data ? <AwaitedLawArticle {...data} /> : <LawArticle {...data} />),
}

const headOf = ({ law, url, search }: LawShown, frame: Frame): Head => ({
  title: `${law.abbreviation} – ${law.shortTitle ?? law.title}`,
  description: words.description(law.abbreviation, law.shortTitle ?? law.title),
  ...(search ? { noindex: true } : { canonical: url }),
  crumbs: [{ title: words.title, href: addressOf.laws }],
  section: 'gesetze',
  jsonLd: [lawLd(law, frame)],
})

const LawArticle = ({ law, url, contents, citing, search }: LawShown) => (
  <article className="wrap">
    <header className="rhead stack">
      <h1>
        <span className="par">{law.abbreviation}</span> {withJoints(law.shortTitle ?? law.title)}
      </h1>
      <Facts law={law} />
      <OfficialSource slug={law.slug} />
    </header>
    <SearchInLaw abbreviation={law.abbreviation} slug={law.slug} url={url} search={search} />
    <nav className="toc" aria-labelledby="gliederung">
      <h2 id="gliederung">{words.contents}</h2>
      <Norms slug={law.slug} norms={contents.before} />
      <Parts slug={law.slug} parts={contents.parts} />
      <Norms slug={law.slug} norms={contents.after} />
    </nav>
    {law.subsections.map(({ blocks }, position) => (
      // oxlint-disable-next-line react/no-array-index-key
      <div key={position} className="intro small">
        <Blocks blocks={blocks} standing={{ notes: law.notes }} />
      </div>
    ))}
    <Notes notes={law.notes} />
    <Remarks remarks={law.remarks} />
    <CitedIn found={citing} />
  </article>
)

const Facts = ({ law }: { readonly law: LawOverview['law'] }) => {
  const { stand, enactedOn, publishedIn, title, shortTitle } = law
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.enactedOn, enactedOn && formatDate(enactedOn)],
    [words.publishedIn, publishedIn],
    [words.recast, stand.recast],
    [words.changed, stand.text],
    [words.hints, stand.hints.join(' ') || undefined],
  ]
  return (
    <>
      {shortTitle !== undefined && <p>{title}</p>}
      <dl className="facts small">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}

const Norms = ({ slug, norms }: { readonly slug: string; readonly norms: readonly NormEntry[] }) =>
  norms.length > 0 && (
    <ul>
      {norms.map(({ key, name, title, state }) => (
        <li key={key}>
          <a href={addressOf.norm(slug, key)}>
            {name} {title}
          </a>
          {state !== 'in-force' && <span className="small mute"> ({words.state[state]})</span>}
        </li>
      ))}
    </ul>
  )

const Parts = ({ slug, parts }: { readonly slug: string; readonly parts: readonly ContentsEntry[] }) =>
  parts.length > 0 && (
    <ul>
      {parts.map(({ division, norms, parts: inside }) => (
        <li key={division.code}>
          <strong>{[division.label, division.title].filter(Boolean).join(': ')}</strong>
          <Norms slug={slug} norms={norms} />
          <Parts slug={slug} parts={inside} />
        </li>
      ))}
    </ul>
  )
