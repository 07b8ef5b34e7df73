import type { ThemeCard as Card } from '#core/catalogue/catalogue.ts'
import type { LexiconEntry, LexiconItem } from '#core/knowledge/lexicon/lexicon.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { HeartHost } from '../../blocks/heart-host.tsx'
import { ThemeCards } from '../../blocks/theme-card-on-page.tsx'
import { termLd } from '../../shell/json-ld/terms.ts'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { isTargetGroup } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.lexicon
const neighboursEachSide = 4
const seminarsShown = 3

interface Entry {
  readonly entry: LexiconEntry
  readonly neighbours: readonly LexiconItem[]
  readonly seminars: readonly Card[]
}

/** One term with its definition. */
export const lexiconEntryPage: Page<Entry> = {
  async loader({ site, brand, params }) {
    const { lexicon, group, slug = '' } = params
    if (!isTargetGroup(group) || lexiconHref(brand, group) !== `/${lexicon}/${group}`) throw notFound()
    const entry = await site.knowledge.lexicon.lexiconEntry({ group, slug })
    if (!entry.ok) throw notFound()
    const [all, seminars] = await Promise.all([
      site.knowledge.lexicon.lexicon({ group }),
      site.programme.catalogue.themes({ q: entry.value.title, targetGroup: group, limit: seminarsShown }),
    ])
    return forEveryone(
      {
        entry: entry.value,
        neighbours: all.ok ? around(all.value.items, `${lexiconHref(brand, group)}/${slug}`) : [],
        seminars: seminars.ok ? seminars.value.items : [],
      },
      [`lexicon:${group}`, 'themes'],
    )
  },
  head: ({ entry }, frame) => {
    const { brand } = frame
    const canonical = `${lexiconHref(brand, entry.group)}/${entry.slug}`
    return {
      title: entry.title,
      description: words.description(entry.title, entry.definition),
      canonical,
      crumbs: [{ title: words.byGroup[entry.group].title, href: lexiconHref(brand, entry.group) }],
      section: 'lexikon',
      audience: entry.group,
      jsonLd: [termLd(entry, frame)],
    }
  },
  Component: ({ data: { entry, neighbours, seminars }, frame }) => (
    <>
      <article className="wrap">
        <header className="rhead stack">
          <h1>{withJoints(entry.title)}</h1>
          <HeartHost
            item={{ type: 'lexikon', value: `lexikon-${entry.group}-${entry.slug}` }}
            label={entry.title}
            frame={frame}
          />
        </header>
        <div className="side">
          <div className="def board top-r">
            <h2 className="h4">{words.short}</h2>
            <p>{entry.definition}</p>
          </div>
          {neighbours.length > 0 && (
            <aside className="stack" aria-labelledby="weitere">
              <h2 className="h4" id="weitere">
                {words.others}
              </h2>
              <ul className="lines small">
                {neighbours.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url}>{title}</a>
                  </li>
                ))}
              </ul>
            </aside>
          )}
        </div>
      </article>
      {seminars.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <div className="row sec-h">
              <h2>{words.seminars}</h2>
            </div>
            <div className="grid">
              <ThemeCards cards={seminars} frame={frame} firstIsNext />
            </div>
          </div>
        </section>
      )}
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

/** The terms before and after one in the alphabet. */
const around = (items: readonly LexiconItem[], url: string): readonly LexiconItem[] => {
  const at = items.findIndex((item) => item.url === url)
  const from = Math.max(0, at - neighboursEachSide)
  return items.slice(from, at + neighboursEachSide + 1).filter((item) => item.url !== url)
}
