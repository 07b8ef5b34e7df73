import { eventTypes, type Theme } from './catalogue.ts'

export type ThemeKind = 'Ausbildungsreihe' | 'Fachtagung' | 'Seminar'

/** What a theme is called: event type 1 is a training series, 3 a Fachtagung, anything else a seminar (spec §9). */
export const themeKind = ({ eventType }: Pick<Theme, 'eventType'>): ThemeKind => {
  if (eventType === eventTypes.trainingSeries) return 'Ausbildungsreihe'
  return eventType === eventTypes.conference ? 'Fachtagung' : 'Seminar'
}

export const isTrainingSeries = ({ eventType }: Pick<Theme, 'eventType'>): boolean =>
  eventType === eventTypes.trainingSeries

export const isConference = ({ eventType }: Pick<Theme, 'eventType'>): boolean => eventType === eventTypes.conference
