import type { ListedNorm, NormComparison, NormReading } from '#core/knowledge/laws/ports.ts'
import type { CitingPieces } from '#core/recommendations/recommendations.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { formatDate } from '#core/shared/dates.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound, redirectedTo } from '../../answers.ts'
import type { Frame, Head, Page } from '../../page.ts'
import { normLd } from '../../shell/json-ld/laws.ts'
import { FollowLink } from '../../blocks/follow-link.tsx'
import { CitedIn } from '../../blocks/related.tsx'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { AwaitedLawArticle, headOfAwaited, shownAsAwaited, type AwaitedLaw } from './awaited-law.tsx'
import { ComparedNorm, comparedWith, FormerVersions } from './compared-norm.tsx'
import { citingOf, citingTags } from './citing.ts'
import { Notes, Remarks, Subsections } from './law-text.tsx'
import { OfficialSource } from './official-source.tsx'

const words = pageWording.laws

/** A norm with what cites it, beside what it said before where somebody asks for that. */
interface NormShown extends NormReading {
  readonly citing: readonly CitingPieces[]
  readonly comparison?: NormComparison
}

/** One paragraph, article or annex. */
export const normPage: Page<NormShown | AwaitedLaw> = {
  sheet: 'laws',
  reads: [comparedWith],
  async loader({ site, params, url }) {
    const { law = '', number = '' } = params
    const answer = await site.knowledge.laws.norm({ law, number })
    if (answer.ok) {
      const { slug } = answer.value.law
      const shown = { ...answer.value, citing: await citingOf(site, slug, answer.value.norm.key) }
      const tags = [`law:${slug}`, 'laws', ...citingTags] as const
      const version = url.searchParams.get(comparedWith)
      if (!version) return forEveryone<NormShown | AwaitedLaw>(shown, tags)
      const compared = await site.knowledge.laws.compareNorm({ law, number, version: version.slice(0, 100) })
      if (!compared.ok) throw notFound()
      return forEveryone<NormShown | AwaitedLaw>({ ...shown, comparison: compared.value }, tags)
    }
    if (answer.refusal.why === 'not-imported')
      return shownAsAwaited(answer.refusal.law, await citingOf(site, law, number))
    throw answer.refusal.why === 'moved' ? redirectedTo(answer.refusal.to) : notFound()
  },
  head: (shown, frame) => ('awaited' in shown ? headOfAwaited(shown) : headOf(shown, frame)),
  Component: ({ data }) => ('awaited' in data ? <AwaitedLawArticle {...data} /> : <NormArticle {...data} />),
}

const headOf = (reading: NormShown, frame: Frame): Head => {
  const { law, norm, url, comparison } = reading
  return {
    title: `${norm.name} ${law.abbreviation}`,
    description: words.normDescription(norm.name, law.abbreviation, norm.title ?? law.title),
    ...(norm.state === 'in-force' && !comparison ? { canonical: url } : { noindex: true }),
    crumbs: [
      { title: words.title, href: addressOf.laws },
      { title: law.abbreviation, href: law.url },
    ],
    section: 'gesetze',
    jsonLd: [normLd(reading, frame)],
  }
}

const NormArticle = ({
  law,
  norm,
  url,
  divisions,
  beside,
  previous,
  next,
  formerVersions,
  comparison,
  citing,
}: NormShown) => (
  <article className="wrap norm">
    <header className="stack g2">
      <p className="small mute">
        {[
          law.shortTitle ?? law.title,
          law.stand.day === undefined ? words.noStand : words.stand(formatDate(law.stand.day)),
        ].join(', ')}
      </p>
      <h1>
        <span className="par">{norm.name}</span> {norm.title && withJoints(norm.title)}
      </h1>
      {divisions.length > 0 && (
        <p className="small mute">
          {divisions.map(({ label, title }) => [label, title].filter(Boolean).join(': ')).join(' › ')}
        </p>
      )}
      <FollowLink kind="norm" subject={`${law.slug}/${norm.key}`} />
      {norm.state !== 'in-force' && <Note icon="alert" title={words.stateInFull[norm.state]} />}
    </header>
    <div className="side">
      <div className="stack g4">
        {comparison ? (
          <ComparedNorm comparison={comparison} url={url} />
        ) : (
          <Subsections subsections={norm.subsections} notes={norm.notes} />
        )}
        <Notes notes={norm.notes} />
        <Remarks remarks={norm.remarks} />
        <FormerVersions versions={formerVersions} url={url} />
      </div>
      <Beside law={law} norm={norm} beside={beside} isDivided={divisions.length > 0} />
    </div>
    <nav className="row pn" aria-label={words.neighbours}>
      {previous && <Neighbour slug={law.slug} norm={previous} />}
      <a href={law.url}>{words.wholeLaw(law.abbreviation)}</a>
      {next && <Neighbour slug={law.slug} norm={next} isNext />}
    </nav>
    <CitedIn found={citing} />
    <OfficialSource slug={law.slug} />
  </article>
)

/** The norms among which one stands, to go on from. */
const Beside = ({
  law,
  norm,
  beside,
  isDivided,
}: Pick<NormReading, 'law' | 'norm' | 'beside'> & { readonly isDivided: boolean }) =>
  beside.length > 1 && (
    <nav className="stack on-screen" aria-labelledby="abschnitt">
      <h2 className="h4" id="abschnitt">
        {isDivided ? words.beside : words.besideInLaw(law.abbreviation)}
      </h2>
      <ul className="lines small">
        {beside.map(({ key, name, title }) => (
          <li key={key}>
            <a href={addressOf.norm(law.slug, key)} aria-current={key === norm.key ? 'page' : undefined}>
              {name} {title && withJoints(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )

const Neighbour = ({
  slug,
  norm: { key, name },
  isNext = false,
}: {
  readonly slug: string
  readonly norm: ListedNorm
  readonly isNext?: boolean
}) => {
  const href = addressOf.norm(slug, key)
  return isNext ? (
    <GoLink href={href} isNext>
      {name}
    </GoLink>
  ) : (
    <a href={href}>{name}</a>
  )
}
