/** Event types with a meaning of their own; every other number is a seminar (spec §3, §9). */
export const seriesType = 1
export const conferenceType = 3
export const typesThatAreNoSeminar: readonly number[] = [seriesType, conferenceType]

/** Whether a theme is of the kind that is asked by one of its numbers: asking 2 asks for seminars, whatever their number. */
export const isOfKind = (eventType: number, asked: number): boolean =>
  typesThatAreNoSeminar.includes(asked) ? eventType === asked : !typesThatAreNoSeminar.includes(eventType)
