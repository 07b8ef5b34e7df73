import type { PlanDraft } from './plan-form.ts'

/** What consultants begin plans with, so that they fill in only what is somebody's own. */
export const planTemplates = {
  neu: { mandate: 'br', firstTerm: true },
  vorsitz: { mandate: 'br', duties: ['vorsitz'], firstTerm: true },
  schriftfuehrung: { mandate: 'br', duties: ['schriftfuehrung'], firstTerm: true },
  wirtschaftsausschuss: { mandate: 'br', duties: ['wirtschaftsausschuss'] },
  freigestellt: { mandate: 'br', duties: ['freistellung', 'betriebsausschuss'] },
  ersatz: { mandate: 'ersatz' },
  sbv: { mandate: 'sbv', firstTerm: true },
  jav: { mandate: 'jav', firstTerm: true },
  wahlvorstand: { mandate: 'wahlvorstand' },
} as const satisfies Readonly<Record<string, Partial<PlanDraft>>>

export type PlanTemplate = keyof typeof planTemplates
export const isPlanTemplate = (name: string | null): name is PlanTemplate =>
  name !== null && Object.hasOwn(planTemplates, name)
