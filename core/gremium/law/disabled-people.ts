/** So many severely disabled employees, not only for a time, elect a person of trust (§ 177 Abs. 1 SGB IX). */
const electFrom = 5
/** From so many on, the person of trust is released if he wants it (§ 179 Abs. 4 Satz 2 SGB IX). */
const releasedFrom = 100
/** Behind each so many, one more deputy may be given tasks (§ 178 Abs. 1 Satz 4 and 5 SGB IX). */
const deputyForEach = 100

/** Whether the severely disabled employees elect a person of trust and a deputy (§ 177 Abs. 1 SGB IX). */
export const electsPersonOfTrust = (disabled: number): boolean => disabled >= electFrom

/** Whether the person of trust is released from his work, if he wants it (§ 179 Abs. 4 Satz 2 SGB IX). */
export const mayBeReleased = (disabled: number): boolean => disabled >= releasedFrom

/**
 * How many deputies, those with the most votes first, the person of trust may give tasks to: from 101 on one, and
 * one more from 201, 301 and so on (§ 178 Abs. 1 Satz 4 and 5 SGB IX).
 */
export const deputiesWithTasks = (disabled: number): number => Math.max(0, Math.ceil(disabled / deputyForEach) - 1)
