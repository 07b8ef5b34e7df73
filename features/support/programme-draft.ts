import type {
  ArticleContent,
  Content,
  EventContent,
  ModuleContent,
  RecordContent,
  ThemeContentFile,
} from '#core/content/content.ts'
import type { LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import { bareContent, event, lexiconEntry, moduleOf, rubric, slugOf, theme, themeEntry } from './content-builder.ts'

/** The programme as a scenario writes it down, before it is brought in. */
export interface ProgrammeDraft {
  content(): Content
  /** Whether something was written since it was last brought in. */
  changed(): boolean
  broughtIn(): void
  change(how: (content: Content) => Content): void
  theme(title: string, over?: Partial<ThemeContentFile>): void
  /** An event of the theme that was named last. */
  date(over: Partial<EventContent>): void
  rubric(title: string, position: number): void
  lexicon(group: 'br' | 'sbv' | 'jav', titles: readonly string[]): void
  /** What the entry of that title tells. */
  lexiconText(group: 'br' | 'sbv' | 'jav', title: string, text: LexiconText): void
  article(article: ArticleContent): void
  /** Somebody or something of the small kinds of content. */
  record(record: RecordContent): void
  lastTheme(): string
  /** The hotel's number by its name; undefined for 'online'; numbers stand for themselves. */
  venue(name: string): number | undefined
}

export const programmeDraft = (): ProgrammeDraft => {
  let content: Content = bareContent
  let changed = true
  let last = ''
  const change: ProgrammeDraft['change'] = (how) => {
    content = how(content)
    changed = true
  }
  return {
    content: () => content,
    changed: () => changed,
    broughtIn: () => {
      changed = false
    },
    change,
    theme(title, over = {}) {
      last = slugOf(title)
      change((it) => ({
        ...it,
        themes: [
          ...it.themes,
          theme({ title, url: last, internalId: 101 + it.themes.length, content: [themeEntry({ title })], ...over }),
        ],
      }))
    },
    date: (over) =>
      change((it) => ({
        ...it,
        events: [...it.events, event({ eventId: 4001 + it.events.length, themeUrl: last, ...over })],
      })),
    rubric: (title, position) =>
      change((it) => ({
        ...it,
        rubrics: [...it.rubrics, rubric({ id: position, title, url: slugOf(title), position })],
      })),
    lexicon: (group, titles) =>
      change((it) => ({
        ...it,
        lexicon: [
          ...it.lexicon,
          ...titles.map((title) =>
            lexiconEntry({ group, title, slug: slugOf(title), definition: `Was ${title} ist.` }),
          ),
        ],
      })),
    lexiconText: (group, title, text) =>
      change((it) => ({
        ...it,
        lexicon: it.lexicon.map((entry) =>
          entry.group === group && entry.title === title ? { ...entry, text } : entry,
        ),
      })),
    article: (article) => change((it) => ({ ...it, articles: [...it.articles, article] })),
    record: (record) => change((it) => ({ ...it, records: [...it.records, record] })),
    lastTheme: () => last,
    venue(name) {
      if (name === 'online') return undefined
      if (/^-?\d+$/.test(name)) return Number(name)
      const found = content.hotels.find((hotel) => hotel.name === name)
      if (found === undefined) throw new Error(`no hotel is called ${name}`)
      return found.internalId
    },
  }
}

/** Modules of a series' event by the columns of a table. */
export const modulesFrom = (
  rows: readonly Readonly<Record<string, string>>[],
  draft: ProgrammeDraft,
): readonly ModuleContent[] =>
  rows.map(({ title = 'Modul', duration = '', theme: themeTitle = '', from = '', days = '1', where = '', ...hours }) =>
    moduleOf({
      title,
      start: from,
      days: Number(days),
      startTime: hours['begins'] ?? '09:00',
      endTime: hours['ends'] ?? '17:00',
      hotelId: draft.venue(where) ?? -1,
      ...(duration === '' ? {} : { duration: Number(duration) }),
      ...(themeTitle === '' ? {} : { themeUrl: slugOf(themeTitle) }),
    }),
  )
