/**
 * Whom a theme serves: Betriebsrat, Schwerbehindertenvertretung, Jugend- und Auszubildendenvertretung; in the order
 * shown.
 */
export const targetGroups = ['br', 'sbv', 'jav'] as const
export type TargetGroup = (typeof targetGroups)[number]

/** Nearly all of a programme is for works councils: what is listed for them is the list of all. */
export const mainGroup: TargetGroup = 'br'

export const isTargetGroup = (text: string | null | undefined): text is TargetGroup =>
  (targetGroups as readonly unknown[]).includes(text)
