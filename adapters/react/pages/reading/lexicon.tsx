import type { LexiconItem } from '#core/knowledge/lexicon/lexicon.ts'
import { forEveryone, notFound } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { lexiconHref } from '#core/knowledge/lexicon/lexicon-links.ts'
import { initialOf } from '#core/shared/german-order.ts'
import { isTargetGroup, type TargetGroup } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.reading.lexicon
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

interface Lexicon {
  readonly group: TargetGroup
  readonly letters: readonly { readonly letter: string; readonly items: readonly LexiconItem[] }[]
}

/** All entries of a target group from A to Z (spec §2). */
export const lexiconPage: Page<Lexicon> = {
  sheet: 'reading',
  async loader({ site, brand, params }) {
    const { lexicon, group } = params
    if (!isTargetGroup(group) || lexiconHref(brand, group) !== `/${lexicon}/${group}`) throw notFound()
    const answer = await site.knowledge.lexicon.lexicon({ group })
    return forEveryone({ group, letters: byLetter(answer.ok ? answer.value.items : []) }, [`lexicon:${group}`])
  },
  head: ({ group }, { brand }) => ({
    title: words.byGroup[group].title,
    description: words.byGroup[group].lead,
    canonical: lexiconHref(brand, group),
    crumbs: [],
    section: 'lexikon',
    audience: group,
  }),
  Component: ({ data: { group, letters } }) => (
    <>
      <div className="wrap rhead stack">
        <h1>{words.byGroup[group].title}</h1>
        <p className="lead">{words.byGroup[group].lead}</p>
      </div>
      <nav className="sub az" aria-label={words.alphabet}>
        <ul className="wrap row">
          {alphabet.map((letter) => (
            <li key={letter}>
              {letters.some((each) => each.letter === letter) ? (
                <a href={`#${letter}`}>{letter}</a>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap sec">
        {letters.length === 0 && <Note icon="book" title={words.empty} />}
        {letters.map(({ letter, items }) => (
          <section key={letter} className="letter mgn" aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul className="lex">
              {items.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>
                    <Icon name="right" />
                    <span>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  ),
}

const byLetter = (items: readonly LexiconItem[]): Lexicon['letters'] =>
  [...Map.groupBy(items, ({ title }) => initialOf(title))].map(([letter, group]) => ({ letter, items: group }))
