import type { Day, WallTime } from './day.ts'

const inFull = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })

/** 'Montag, 7. Dezember 2026'; of a day, which needs none of the packages that instants need: browsers load this. */
export const longDay = (day: Day): string => inFull.format(new Date(day))

/** '9:00 Uhr', with a no-break space. */
export const clockText = (time: WallTime): string => `${clockTime(time)}\u00a0Uhr`

/** '9:00–17:00 Uhr', with a no-break space. */
export const timeRange = (start: WallTime, end: WallTime): string => `${clockTime(start)}–${clockTime(end)}\u00a0Uhr`

const clockTime = (time: WallTime): string => time.replace(/^0(?=\d)/, '')
