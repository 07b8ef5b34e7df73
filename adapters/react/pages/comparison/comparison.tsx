import {
  comparisonHref,
  comparisonParameters,
  comparisonQueryOf,
  finderHrefBeside,
  withItem,
  withoutItem,
  type ComparisonQuery,
} from '#core/comparison/comparison-address.ts'
import type { Comparison, GoneItem } from '#core/comparison/comparison.ts'
import { mostCompared } from '#core/comparison/most-compared.ts'
import { compare } from '#core/comparison/comparison.view.ts'
import type { ThemeCard } from '#core/catalogue/catalogue.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { statusOf } from '#pages-port/refusal-status.ts'
import { forEveryone, forOne, redirectedTo } from '../../answers.ts'
import { allThemes } from '../../blocks/all-themes.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'
import { pageWording } from '#wording/pages.ts'
import { ComparisonTable } from './comparison-table.tsx'

const words = pageWording.comparison

interface Compared {
  /** Without what is gone: links go on from it. */
  readonly query: ComparisonQuery
  readonly comparison: Comparison
  /** To choose from, where there is room for one more. */
  readonly themes: readonly Pick<ThemeCard, 'url' | 'title' | 'rubric'>[]
}

/**
 * Up to three events or themes side by side, as its address names them. What of them is gone says so beside those that
 * stay; where none stays, the page is gone too.
 */
export const comparisonPage: Page<Compared> = {
  sheet: 'comparison',
  reads: comparisonParameters,
  async loader({ site, brand, url }) {
    const query = comparisonQueryOf(url)
    const address = comparisonHref(query)
    if (address !== url.pathname + url.search.replaceAll('%2C', ',')) throw redirectedTo(address)
    const { tags, ...comparison } = await compare(site.programme, brand, query)
    const themes = comparison.columns.length < mostCompared ? await allThemes(site) : []
    const standing = comparison.gone.reduce((left, { item }) => withoutItem(left, item), query)
    const shown: Compared = { query: standing, comparison, themes }
    // Of what is gone and of what does not fit there is no end: nobody keeps it.
    const answer =
      comparison.gone.length > 0 || comparison.left > 0
        ? forOne(shown, statusOfPage(comparison))
        : forEveryone(shown, [
            ...tags,
            'record:hotel',
            'record:expert',
            ...(themes.length > 0 ? ['themes' as const] : []),
          ])
    return { ...answer, here: address }
  },
  head: ({ comparison: { columns } }) => ({
    title: columns.length === 0 ? words.title : words.titleOf(columns.map(({ title }) => title)),
    noindex: true,
    crumbs: [],
    section: 'termine',
  }),
  Component: ({ data, frame }) => {
    const { query, comparison } = data
    const { columns, gone, left } = comparison
    const none = columns.length === 0
    return (
      <div className="wrap comparison">
        <header className="rhead stack g2">
          <h1>{none && gone.length > 0 ? words.noneLeft : words.title}</h1>
          <p className="lead">{none && gone.length > 0 ? words.noneLeftText : words.lead}</p>
        </header>
        <div className="stack g4 room-below">
          {gone.length > 0 && <Gone gone={gone} />}
          {left > 0 && (
            <Note icon="alert" title={words.left(left)}>
              <p>{words.leftText}</p>
            </Note>
          )}
          {none && gone.length === 0 && (
            <Note icon="calendar" title={words.empty}>
              <p>{words.emptyText}</p>
            </Note>
          )}
          {!none && <ComparisonTable query={query} columns={columns} frame={frame} />}
          {columns.length < mostCompared && <Adding data={data} />}
          <p className="row further">
            <GoLink href={finderHrefBeside(query)}>{words.backToFinder}</GoLink>
            {!none && (
              <a className="txt" href={addressOf.comparison}>
                {words.clear}
              </a>
            )}
          </p>
        </div>
      </div>
    )
  },
}

const statusOfPage = ({ columns, gone }: Comparison): number => {
  if (columns.length > 0 || gone.length === 0) return 200
  return statusOf({ why: gone.every(({ why }) => why === 'unknown') ? 'not-found' : 'past' })
}

/** What became of those that cannot be compared any more. */
const Gone = ({ gone }: { readonly gone: readonly GoneItem[] }) => (
  <Note icon="clock" title={words.gone}>
    <ul>
      {gone.map((item) => (
        <li key={JSON.stringify(item.item)}>
          {words.goneItem(item)}{' '}
          {item.href !== undefined && (
            <a href={item.href} aria-label={item.title === undefined ? undefined : `${linkText(item)}: ${item.title}`}>
              {linkText(item)}
            </a>
          )}
        </li>
      ))}
    </ul>
  </Note>
)

const linkText = ({ why }: GoneItem): string => words.goneLink[why === 'redirected' ? 'redirected' : 'others']

/** What fits beside, any theme, and the finder with what was chosen kept. */
const Adding = ({ data: { query, comparison, themes } }: { readonly data: Compared }) => (
  <section className="stack g2 adding" aria-labelledby="dazu">
    <h2 id="dazu">{words.add}</h2>
    <p className="small mute">{words.addNote}</p>
    {comparison.suggestions.length > 0 && (
      <>
        <h3>{words.suggested}</h3>
        <ul className="lines">
          {comparison.suggestions.map((suggestion) => {
            const text = words.suggestion(suggestion)
            return (
              <li key={text}>
                <a href={comparisonHref(withItem(query, suggestion.item))} rel="nofollow">
                  {text}
                </a>
              </li>
            )
          })}
        </ul>
      </>
    )}
    {themes.length > 0 && <ThemeForm query={query} themes={themes} />}
    <p>
      <GoLink href={finderHrefBeside(query)}>{words.addEvent}</GoLink>
    </p>
  </section>
)

const ThemeForm = ({ query, themes }: Pick<Compared, 'query' | 'themes'>) => (
  <form className="row" action={addressOf.comparison}>
    {query.items.map((item) =>
      'event' in item ? (
        <input key={item.event} type="hidden" name="event" value={item.event} />
      ) : (
        <input key={item.theme} type="hidden" name="theme" value={item.theme} />
      ),
    )}
    {Object.entries(query.choice).map(([parameter, value]) => (
      <input key={parameter} type="hidden" name={parameter} value={value} />
    ))}
    <div className="field grow">
      <label htmlFor="dazulegen">{words.addTheme}</label>
      <select className="in" id="dazulegen" name="theme" required defaultValue="">
        <option value="">{words.choose}</option>
        {[...Map.groupBy(themes, ({ rubric }) => rubric.title)].map(([rubric, ofRubric]) => (
          <optgroup key={rubric} label={rubric}>
            {ofRubric.map(({ url, title }) => (
              <option key={url} value={url}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
    <button className="btn alt" type="submit">
      {words.addThisTheme}
    </button>
  </form>
)
