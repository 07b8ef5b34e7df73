import type { Event, Theme } from './catalogue.ts'

/** The module themes named by the dates of these themes, each once. */
export const moduleThemes = (events: readonly Pick<Event, 'modules'>[]): readonly string[] => [
  ...new Set(events.flatMap(({ modules }) => modules.flatMap(({ themeUrl }) => themeUrl ?? []))),
]

/** Those of them that stay out of a series' module list (spec §3, hideInTrainingSeries). */
export const hiddenThemes = (themes: readonly Pick<Theme, 'url' | 'hideInTrainingSeries'>[]): ReadonlySet<string> =>
  new Set(themes.flatMap(({ url, hideInTrainingSeries }) => (hideInTrainingSeries ? url : [])))

/** A date without its hidden modules: what is not listed does not count into the duration either. */
export const withoutHidden =
  (hidden: ReadonlySet<string>) =>
  <E extends Pick<Event, 'modules'>>(event: E): E => ({
    ...event,
    modules: event.modules.filter(({ themeUrl }) => themeUrl === undefined || !hidden.has(themeUrl)),
  })
