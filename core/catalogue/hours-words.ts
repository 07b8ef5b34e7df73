import { longDate } from '../shared/date-texts.ts'
import { clockText, timeRange } from '../shared/day-texts.ts'
import type { EventDay, ScheduledDay } from './schedule.ts'
import { eventHours } from './schedule.ts'

type Days = readonly EventDay[]

/** 'Montag, 7. Dezember 2026, 13:00 Uhr', or without the hour where none is known. */
const momentText = (day: string, time: string | undefined): string =>
  time === undefined ? longDate(day) : `${longDate(day)}, ${clockText(time)}`

/**
 * From when to when, in full: on one day with its hours; over several 'täglich 9:00–16:00 Uhr' where each has the same;
 * else from the first hour to the last. Of no day nothing.
 */
export const hoursInFull = (days: Days): string => {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return ''
  const hours = hoursOfDay(first)
  switch (eventHours(days)) {
    case 'one-day':
      return [longDate(first.day), hours].filter(Boolean).join(', ')
    case 'daily':
      return `${longDate(first.day)}, bis ${longDate(last.day)}, täglich ${hours}`
    case 'throughout':
      return `${momentText(first.day, first.begins)}, bis ${momentText(last.day, last.ends)}`
  }
}

/** A line about hours, and what it is about. */
export interface HoursLine {
  readonly title: string
  readonly text: string
}

/**
 * The same line by line: the day with its hours; else beginning and end, and the hours where they are the same each
 * day.
 */
export const hoursLines = (days: Days): readonly HoursLine[] => {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return []
  const hours = eventHours(days)
  if (hours === 'one-day') return [{ title: longDate(first.day), text: hoursAlone(days) }]
  return [
    { title: 'Beginn', text: momentText(first.day, first.begins) },
    { title: 'Ende', text: momentText(last.day, last.ends) },
    ...(hours === 'daily' ? [{ title: 'Zeiten', text: hoursAlone(days) }] : []),
  ]
}

/** The hours alone: '9:00–12:00 Uhr', 'täglich 9:00–16:00 Uhr', 'Beginn 13:00 Uhr, Ende 12:00 Uhr'. */
export const hoursAlone = (days: Days): string => {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return ''
  if (eventHours(days) === 'one-day') return hoursOfDay(first) ?? ''
  if (eventHours(days) === 'daily') return `täglich ${hoursOfDay(first)}`
  const begin = first.begins === undefined ? [] : `Beginn ${clockText(first.begins)}`
  const end = last.ends === undefined ? [] : `Ende ${clockText(last.ends)}`
  return [begin, end].flat().join(', ')
}

/** '9:00–17:00 Uhr', 'ab 13:00 Uhr', 'bis 12:00 Uhr', or undefined where neither is known. */
export const hoursOfDay = ({ begins, ends }: Pick<EventDay, 'begins' | 'ends'>): string | undefined => {
  if (begins !== undefined && ends !== undefined) return timeRange(begins, ends)
  if (begins !== undefined) return `ab ${clockText(begins)}`
  return ends === undefined ? undefined : `bis ${clockText(ends)}`
}

/** 'Montag, 7. Dezember 2026, 9:00–17:00 Uhr', or what of it is known; undefined where nothing is. */
export const scheduledText = ({ day, ...hours }: ScheduledDay): string | undefined =>
  [day && longDate(day), hoursOfDay(hours)].filter(Boolean).join(', ') || undefined
