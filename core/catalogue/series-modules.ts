import type { Event, Module, Theme } from './catalogue.ts'

/** The module themes named by these events, each once. */
export const moduleThemes = (events: readonly Pick<Event, 'modules'>[]): readonly string[] => [
  ...new Set(events.flatMap(({ modules }) => modules.flatMap(({ themeUrl }) => themeUrl ?? []))),
]

/** Those of the themes that stay out of a series' module list (spec §3, hideInTrainingSeries), by their addresses. */
export const hiddenThemes = (
  themes: Iterable<Pick<Theme, 'url' | 'hideInTrainingSeries'> | undefined>,
): ReadonlySet<string> => new Set([...themes].flatMap((theme) => (theme?.hideInTrainingSeries ? theme.url : [])))

/** Whether a module is listed where these themes are hidden. */
export const isListed =
  (hidden: ReadonlySet<string>) =>
  ({ themeUrl }: Pick<Module, 'themeUrl'>): boolean =>
    themeUrl === undefined || !hidden.has(themeUrl)

/** An event without its hidden modules: what is not listed does not count into the duration either. */
export const withoutHidden =
  (hidden: ReadonlySet<string>) =>
  <E extends Pick<Event, 'modules'>>(event: E): E => ({ ...event, modules: event.modules.filter(isListed(hidden)) })
