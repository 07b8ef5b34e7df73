/**
 * Words of a theme's card, on the site's pages and in widgets; what the specification fixes to the letter comes from
 * core.
 */
export const themeCardWording = {
  day: 'Datum',
  eventsFollow: 'Termine folgen',
  online: 'Online',
  inPerson: 'Vor Ort',
  both: 'Online und vor Ort',
} as const
export type ThemeCardWording = Readonly<Record<keyof typeof themeCardWording, string>>
