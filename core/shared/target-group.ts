/** Whom a theme serves: Betriebsrat, Schwerbehindertenvertretung, Jugend- und Auszubildendenvertretung; in the order shown. */
export const targetGroups = ['br', 'sbv', 'jav'] as const
export type TargetGroup = (typeof targetGroups)[number]

export const isTargetGroup = (text: string | null | undefined): text is TargetGroup =>
  (targetGroups as readonly unknown[]).includes(text)
