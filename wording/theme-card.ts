import type { Level } from '#core/catalogue/level.ts'
import { levelWording } from './levels.ts'

/**
 * Words of a theme's card, on the site's pages and in widgets; what the specification fixes to the letter comes from
 * core.
 */
export const themeCardWording = {
  levels: levelWording.names,
  day: 'Datum',
  eventsFollow: 'Termine folgen',
  online: 'Online',
  inPerson: 'Vor Ort',
  both: 'Online und vor Ort',
} as const
export type ThemeCardWording = Readonly<Record<Exclude<keyof typeof themeCardWording, 'levels'>, string>> & {
  readonly levels: Readonly<Record<Level, string>>
}
