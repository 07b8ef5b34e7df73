import { berlinDay } from '../shared/dates.ts'
import type { Module } from './catalogue.ts'

/** A module as far as it is known again. */
export type KnownModule = Pick<Module, 'title' | 'firstTitle' | 'startDate'>

/** The title under which bookings and seats know a module, whatever it is called now. */
export const firstTitleOf = ({ title, firstTitle }: Pick<Module, 'title' | 'firstTitle'>): string => firstTitle ?? title

/**
 * The first titles of the modules of a run as an import brings them, in their order. A module that was there is known
 * by its title, else by the day on which it begins: whoever sits there on that day sits there under any title. One that
 * gets another title and another day at once is another module. No two have the same
 * first title.
 */
export function firstTitlesOf(before: readonly KnownModule[], now: readonly KnownModule[]): readonly string[] {
  const sameTitle = new Map(before.map((module) => [module.title, module]))
  const titles = new Set(now.map(({ title }) => title))
  const renamed = new Map(
    before.filter(({ title }) => !titles.has(title)).map((module) => [berlinDay(module.startDate), module]),
  )
  const onSameDay = ({ startDate }: KnownModule): KnownModule | undefined => {
    const day = berlinDay(startDate)
    const module = renamed.get(day)
    renamed.delete(day)
    return module
  }
  const known = now.map((module) => sameTitle.get(module.title) ?? onSameDay(module))
  const taken = new Set(known.flatMap((module) => (module ? [firstTitleOf(module)] : [])))
  return now.map(({ title }, at) => {
    const module = known[at]
    if (module) return firstTitleOf(module)
    let first = title
    for (let nth = 2; taken.has(first); nth += 1) first = `${title} (${nth})`
    taken.add(first)
    return first
  })
}
