import { eventTypes, type Theme } from './catalogue.ts'

/** The numbers with a meaning of their own; every other one is a seminar's (spec §9). */
export const typesThatAreNoSeminar: readonly number[] = [eventTypes.trainingSeries, eventTypes.conference]

/**
 * Whether a theme is of the kind that is asked by one of its numbers: asking 2 asks for seminars, whatever their
 * number.
 */
export const isOfKind = (eventType: number, asked: number): boolean =>
  typesThatAreNoSeminar.includes(asked) ? eventType === asked : !typesThatAreNoSeminar.includes(eventType)

export type ThemeKind = 'Ausbildungsreihe' | 'Fachtagung' | 'Seminar'

/** What a theme is called: event type 1 is a training series, 3 a Fachtagung, anything else a seminar (spec §9). */
export const themeKind = ({ eventType }: Pick<Theme, 'eventType'>): ThemeKind => {
  if (eventType === eventTypes.trainingSeries) return 'Ausbildungsreihe'
  return eventType === eventTypes.conference ? 'Fachtagung' : 'Seminar'
}

export const isTrainingSeries = ({ eventType }: Pick<Theme, 'eventType'>): boolean =>
  eventType === eventTypes.trainingSeries

export const isConference = ({ eventType }: Pick<Theme, 'eventType'>): boolean => eventType === eventTypes.conference
