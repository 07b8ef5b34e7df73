import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import { rulingName } from '#core/knowledge/rulings/ruling-citation.ts'
import type { RulingArticle } from '#core/knowledge/rulings/rulings.ts'
import { recommendationTags } from '#core/recommendations/recommendation-tags.ts'
import type { Recommendation } from '#core/recommendations/recommendations.ts'
import { relatedOnPage } from '#core/recommendations/related.view.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { dayInFull } from '#core/shared/date-texts.ts'
import { unbroken } from '#core/shared/unbroken.ts'
import { rulingItem } from '#core/wishlist/bookmark-items.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { pageWording } from '#wording/pages.ts'
import { forEveryone, notFound } from '../../answers.ts'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { FittingSeminars, seminarsAt } from '../../blocks/fitting-seminars.tsx'
import type { Frame, Head, Page } from '../../page.ts'
import { rulingLd } from '../../shell/json-ld/rulings.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Prose } from '../../ui/prose.tsx'
import { BesideRuling } from './beside-ruling.tsx'
import { TextOfRuling } from './ruling-text.tsx'

const words = pageWording.rulings

interface Ruling {
  readonly ruling: RulingArticle
  readonly related: readonly Recommendation[]
  readonly seminars: readonly Card[]
}
type Shown = Ruling | { readonly withdrawn: true }

/** One decision: what it means, the case, what the court says; one that was taken back answers 410. */
export const rulingPage: Page<Shown> = {
  sheet: 'rulings',
  async loader({ site, params }) {
    const slug = params['slug'] ?? ''
    const answer = await site.knowledge.rulings.ruling({ slug })
    if (answer.ok) {
      const ruling = answer.value
      const others = ruling.related.map((other) => `ruling:${other.slug}` as const)
      const linked = [
        ...ruling.terms.map(({ url }) => url),
        ...ruling.related.map((other) => addressOf.ruling(other.slug)),
      ]
      const [seminars, related] = await Promise.all([
        seminarsAt(site, ruling.themes),
        relatedOnPage(site.knowledge.recommendations, { type: 'urteil', id: slug }, linked),
      ])
      return forEveryone<Shown>({ ruling, related, seminars }, [
        `ruling:${slug}`,
        ...others,
        'laws',
        ...recommendationTags,
      ])
    }
    if (answer.refusal.why === 'not-found') throw notFound()
    return forEveryone<Shown>({ withdrawn: true }, [`ruling:${slug}`], statusOf(answer.refusal))
  },
  head: (shown, frame) => ('withdrawn' in shown ? headOfWithdrawn : headOf(shown, frame)),
  Component: ({ data, frame }) => ('withdrawn' in data ? <WithdrawnRuling /> : <Article {...data} frame={frame} />),
}

const crumbs = [{ title: words.title, href: addressOf.rulings }]

const headOfWithdrawn: Head = { title: words.withdrawn, noindex: true, crumbs, section: 'rechtsprechung' }

const headOf = ({ ruling }: Ruling, frame: Frame): Head => ({
  title: `${rulingName(ruling)}: ${ruling.title}`,
  description: words.entry.description(rulingName(ruling), ruling.coreStatement),
  canonical: addressOf.ruling(ruling.slug),
  crumbs,
  section: 'rechtsprechung',
  jsonLd: [rulingLd(ruling, frame)],
})

const WithdrawnRuling = () => (
  <div className="wrap rhead stack g3">
    <h1>{words.withdrawn}</h1>
    <Note icon="alert" title={words.withdrawnText}>
      <p>
        <GoLink href={addressOf.rulings}>{words.toAll}</GoLink>
      </p>
    </Note>
  </div>
)

const Article = ({ ruling, related, seminars, frame }: Ruling & { readonly frame: Frame }) => (
  <>
    <article className="wrap">
      <header className="rhead stack">
        <p className="small mute">
          {words.entry.decided(words.courtInFull(ruling.court), ruling.type, unbroken(dayInFull(ruling.decidedOn)))}
        </p>
        <h1>{withJoints(ruling.title)}</h1>
        <p className="lead">{ruling.coreStatement}</p>
        <HeartHost item={rulingItem(ruling)} label={ruling.title} frame={frame} />
      </header>
      <div className="side">
        <div className="stack g4">
          <section className="def board top-r" aria-labelledby="bedeutung">
            <h2 className="h4" id="bedeutung">
              {words.entry.meaning}
            </h2>
            <Prose html={ruling.meaningHtml} />
          </section>
          <section className="stack" aria-labelledby="fall">
            <h2 className="h3" id="fall">
              {words.entry.case}
            </h2>
            <Prose html={ruling.caseHtml} />
          </section>
          <section className="stack" aria-labelledby="gericht">
            <h2 className="h3" id="gericht">
              {words.entry.decision}
            </h2>
            <Prose html={ruling.decisionHtml} />
          </section>
          <p className="small mute">{pageWording.reading.editorial.advice}</p>
          {ruling.text && <TextOfRuling text={ruling.text} />}
        </div>
        <BesideRuling ruling={ruling} related={related} />
      </div>
    </article>
    <FittingSeminars title={words.entry.seminars} seminars={seminars} frame={frame} />
  </>
)
