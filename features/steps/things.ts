import type { Thing } from '#features/drivers/keeping-things.ts'
import { slugOf } from '#features/support/content-builder.ts'

/** Things of a scenario as hearts name them. */
export const themeThing = (title: string): Thing => ({ type: 'seminar', value: slugOf(title) })
export const dateThing = (number: number): Thing => ({ type: 'event', value: `termin-${number}` })
