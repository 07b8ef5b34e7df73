import type { CalendarDate } from '../shared/day.ts'
import type { Subject } from './alerts.ts'

/** Something that happened, as a letter tells it. */
export type NewsItem =
  | { readonly kind: 'text'; readonly title: string; readonly url: string }
  /** A norm that its law does not hold any more; `url` is the law. */
  | { readonly kind: 'gone'; readonly title: string; readonly url: string }
  | {
      readonly kind: 'ruling'
      readonly title: string
      readonly url: string
      readonly court: string
      readonly type: string
      readonly decidedOn: string
      readonly fileNumber: string
    }
  | {
      readonly kind: 'event'
      readonly url: string
      readonly startDate: CalendarDate
      readonly endDate: CalendarDate
      /** Nothing of an online event. */
      readonly town?: string
    }

/** Something that can be told once. */
export interface Fact {
  readonly key: string
  readonly item: NewsItem
}

/** Facts that are known or new together with where they come from: a norm, or the events of a theme. */
export interface Source {
  readonly key: string
  readonly facts: readonly Fact[]
}

/** How something that is followed stands. */
export interface Standing {
  readonly subject: Subject
  readonly sources: readonly Source[]
}

/** So many keys of what is gone are remembered: what comes back is no news. */
const mostGone = 200

/** Everything that whoever reads it now knows: sources and facts by their keys. */
export const keysOf = ({ sources }: Pick<Standing, 'sources'>): readonly string[] => [
  ...new Set(sources.flatMap(({ key, facts }) => [key, ...facts.map((fact) => fact.key)])),
]

/**
 * The facts that somebody does not know, each once. Of a source that she has never met, as a norm that a term names
 * since today, nothing is news: it has not happened now.
 */
export const newsFor = (known: readonly string[], { sources }: Pick<Standing, 'sources'>): readonly Fact[] => {
  const told = new Set(known)
  const news = new Map<string, Fact>()
  for (const { key: source, facts } of sources)
    if (told.has(source)) for (const fact of facts) if (!told.has(fact.key)) news.set(fact.key, fact)
  return [...news.values()]
}

/** What she knows once she was told: all that there is, and of what is gone the latest. */
export const knownAfter = (known: readonly string[], standing: Pick<Standing, 'sources'>): readonly string[] => {
  const present = keysOf(standing)
  const there = new Set(present)
  return [...present, ...known.filter((key) => !there.has(key)).slice(0, mostGone)]
}
