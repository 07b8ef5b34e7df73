/** A calendar day in Berlin, `YYYY-MM-DD`. Days sort as text. */
export type Day = string

/** A point in time, ISO 8601 in UTC with `Z`. */
export type Instant = string

/** A Berlin wall-clock time, `HH:mm`. */
export type WallTime = string

/** A day, or an instant that falls on one in Berlin. */
export type CalendarDate = Day | Instant
