import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import type { LexiconArticle, LexiconItem } from '#core/knowledge/lexicon/lexicon.ts'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { readingMinutes } from '#core/knowledge/reading-time.ts'
import { recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import type { Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedOnPage } from '#core/recommendations/related.view.ts'
import { isTargetGroup } from '#core/shared/target-group.ts'
import type { Site } from '#core/site.ts'
import { forEveryone, notFound } from '../../answers.ts'
import { EditorialLine } from '../../blocks/editorial-line.tsx'
import { FollowLink } from '../../blocks/follow-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { NewsletterBand } from '../../blocks/newsletter-band.tsx'
import { Related } from '../../blocks/related.tsx'
import { FittingSeminars, seminarsShown } from '../../blocks/fitting-seminars.tsx'
import type { Frame, Page } from '../../page.ts'
import { termLd } from '../../shell/json-ld/terms.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { CitingLine } from '../../ui/citing-line.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Questions } from '../../ui/questions.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.lexicon
const neighboursEachSide = 4

interface Entry {
  readonly entry: LexiconArticle
  /** Terms to go on with: related ones, or where none are named those beside it in the alphabet. */
  readonly others: readonly LexiconItem[]
  readonly related: readonly Recommendation[]
  readonly seminars: readonly Card[]
}

/** One term with its definition and all that is to be said of it. */
export const lexiconEntryPage: Page<Entry> = {
  sheet: 'reading',
  async loader({ site, brand, params }) {
    const { lexicon, group, slug = '' } = params
    if (!isTargetGroup(group) || lexiconHref(brand, group) !== `/${lexicon}/${group}`) throw notFound()
    const answer = await site.knowledge.lexicon.lexiconEntry({ group, slug })
    if (!answer.ok) throw notFound()
    const entry = answer.value
    const named = entry.text?.related ?? []
    const [others, related, seminars] = await Promise.all([
      named.length > 0 ? named : neighbours(site, entry, `${lexiconHref(brand, group)}/${slug}`),
      relatedOnPage(
        site.knowledge.recommendations,
        { type: 'lexikon', id: `${group}/${slug}` },
        named.map(({ url }) => url),
      ),
      seminarsOn(site, entry),
    ])
    return forEveryone({ entry, others, related, seminars }, ['laws', ...recommendationTags])
  },
  head: ({ entry }, frame) => {
    const { brand } = frame
    return {
      title: entry.title,
      description: words.description(entry.title, entry.definition),
      canonical: addressOfEntry(entry, frame),
      crumbs: [{ title: words.byGroup[entry.group].title, href: lexiconHref(brand, entry.group) }],
      section: 'lexikon',
      audience: entry.group,
      jsonLd: [termLd(entry, frame)],
    }
  },
  Component: ({ data: { entry, others, related, seminars }, frame }) => (
    <>
      <article className="wrap">
        <header className="rhead stack">
          <h1>{withJoints(entry.title)}</h1>
          <EditorialLine
            title={entry.title}
            address={frame.settings.siteOrigin + addressOfEntry(entry, frame)}
            asOf={entry.text?.asOf}
            minutes={entry.text && readingMinutes(entry.text.html, ...entry.text.questions.map(({ html }) => html))}
          />
          <HeartHost
            item={{ type: 'lexikon', value: `lexikon-${entry.group}-${entry.slug}` }}
            label={entry.title}
            frame={frame}
          />
          <FollowLink kind="term" subject={`${entry.group}/${entry.slug}`} />
        </header>
        <div className="side">
          <div className="stack g4">
            <div className="def board top-r">
              <h2 className="h4">{words.short}</h2>
              <p>
                <CitingLine text={entry.definition} />
              </p>
            </div>
            {entry.text && <TextOfEntry text={entry.text} />}
          </div>
          <Beside entry={entry} others={others} related={related} />
        </div>
      </article>
      <FittingSeminars title={words.seminars} seminars={seminars} frame={frame} />
      <NewsletterBand />
      <section className="sec">
        <div className="wrap stack g3">
          <h2>{words.all}</h2>
          <div data-widget="lexicon-grid" data-group={entry.group}>
            <GoLink href={lexiconHref(frame.brand, entry.group)}>{words.byGroup[entry.group].title}</GoLink>
          </div>
        </div>
      </section>
    </>
  ),
}

const TextOfEntry = ({ text: { html, questions } }: { readonly text: NonNullable<LexiconArticle['text']> }) => (
  <>
    <Prose html={html} />
    {questions.length > 0 && (
      <section className="measure stack" aria-labelledby="fragen">
        <h2 className="h3" id="fragen">
          {words.questions}
        </h2>
        <Questions questions={questions.map((one) => ({ question: one.question, answer: one }))} />
      </section>
    )}
    <p className="small mute">{pageWording.reading.editorial.advice}</p>
  </>
)

const Beside = ({ entry: { text }, others, related }: Pick<Entry, 'entry' | 'others' | 'related'>) => (
  <div className="stack g4">
    {text && text.legalBasis.length > 0 && (
      <section className="stack" aria-labelledby="grundlagen">
        <h2 className="h4" id="grundlagen">
          {words.legalBasis}
        </h2>
        <ul className="lines small">
          {text.legalBasis.map(({ text: cited, url }) => (
            <li key={cited}>{url === undefined ? cited : <a href={url}>{cited}</a>}</li>
          ))}
        </ul>
      </section>
    )}
    {others.length > 0 && (
      <section className="stack" aria-labelledby="weitere">
        <h2 className="h4" id="weitere">
          {text?.related.length ? words.related : words.others}
        </h2>
        <ul className="lines small">
          {others.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
    )}
    <Related items={related} />
  </div>
)

const addressOfEntry = ({ group, slug }: LexiconArticle, { brand }: Frame): string =>
  `${lexiconHref(brand, group)}/${slug}`

/** Those that the entry names; where it names none, what a search for its title finds for the group. */
const seminarsOn = async (site: Site, { group, title, text }: LexiconArticle): Promise<readonly Card[]> => {
  const named = text?.themes.slice(0, seminarsShown) ?? []
  const found = await site.programme.catalogue.themes(
    named.length > 0 ? { urls: named } : { q: title, targetGroup: group, limit: seminarsShown },
  )
  return found.ok ? found.value.items : []
}

/** The terms before and after one in the alphabet. */
const neighbours = async (site: Site, { group }: LexiconArticle, url: string): Promise<readonly LexiconItem[]> => {
  const all = await site.knowledge.lexicon.lexicon({ group })
  if (!all.ok) return []
  const { items } = all.value
  const at = items.findIndex((item) => item.url === url)
  const from = Math.max(0, at - neighboursEachSide)
  return items.slice(from, at + neighboursEachSide + 1).filter((item) => item.url !== url)
}
