import * as addressOf from '../../shared/addresses.ts'
import type { Address } from '../../shared/addresses.ts'
import { dayTyped } from '../../shared/dates.ts'
import type { Day } from '../../shared/day.ts'
import type { FieldFault } from '../../shared/result.ts'
import type { TargetGroup } from '../../shared/target-group.ts'
import type { RulingQuery } from './ports.ts'

/** Names in the address of a list, by what they stand for. */
export const rulingParameters = {
  q: 'q',
  court: 'gericht',
  topic: 'thema',
  norm: 'norm',
  from: 'von',
  to: 'bis',
} as const
type Parameter = keyof typeof rulingParameters

/** A list by its path: all decisions, those for a group, those on a topic, or both. */
export interface RulingListPath {
  readonly group?: TargetGroup
  readonly topic?: string
}

/** What somebody asks of a list, what he typed, and what of it cannot be read. */
export interface RulingSearch {
  readonly path: RulingListPath
  readonly typed: Readonly<Record<Parameter, string>>
  readonly asked: RulingQuery
  readonly faults: { readonly [Field in 'from' | 'to']?: FieldFault }
  /** Whether more is asked than the path says. */
  readonly isNarrowed: boolean
}

/** A day as somebody may type it, for whoever asks how. */
export const sampleDay: Day = '2024-12-31'

const longestTyped = 200

/** Reads what a list is asked for; a day that is none, or an end before the beginning, is left out and told. */
export function rulingSearchIn(query: { get(name: string): string | null }, path: RulingListPath): RulingSearch {
  const read = (name: Parameter): string => (query.get(rulingParameters[name]) ?? '').trim().slice(0, longestTyped)
  const typed = {
    q: read('q'),
    court: read('court'),
    topic: read('topic') || (path.topic ?? ''),
    norm: read('norm'),
    from: read('from'),
    to: read('to'),
  }
  const { q, court, topic, norm } = typed
  const from = dayTyped(typed.from)
  const end = dayTyped(typed.to)
  const to = from !== undefined && end !== undefined && end < from ? undefined : end
  return {
    path,
    typed,
    asked: {
      ...(path.group !== undefined && { group: path.group }),
      ...(q !== '' && { q }),
      ...(court !== '' && { court }),
      ...(topic !== '' && { topic }),
      ...(norm !== '' && { norm }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
    faults: {
      ...(typed.from !== '' && from === undefined && { from: 'malformed' as const }),
      ...(typed.to !== '' &&
        to === undefined && { to: end === undefined ? ('malformed' as const) : ('too-low' as const) }),
    },
    isNarrowed: Object.entries(typed).some(
      ([name, value]) => value !== '' && !(name === 'topic' && value === path.topic),
    ),
  }
}

/** Address of a list without a question. */
export const rulingListHref = ({ group, topic }: RulingListPath): Address => {
  if (group === undefined) return topic === undefined ? addressOf.rulings : addressOf.rulingList(topic)
  return topic === undefined ? addressOf.rulingList(group) : addressOf.rulingTopic(group, topic)
}

/**
 * The list that searches shall keep for one: what a group reads of a topic, or of all, stands with the same words in
 * the list for everybody.
 */
export const searchedListHref = ({ topic }: RulingListPath): Address =>
  rulingListHref(topic === undefined ? {} : { topic })

/** Where the form of a list leads: what it asks stands in the query. */
export const rulingFormHref = ({ group }: RulingListPath): Address =>
  rulingListHref(group === undefined ? {} : { group })

/** Address of a list with all that was typed. */
export function rulingSearchHref({ path, typed, isNarrowed }: RulingSearch): Address {
  if (!isNarrowed) return rulingListHref(path)
  const said = (Object.keys(rulingParameters) as Parameter[]).filter((name) => typed[name] !== '')
  return `${rulingFormHref(path)}?${said
    .map((name) => `${rulingParameters[name]}=${encodeURIComponent(typed[name])}`)
    .join('&')}`
}
