import { nbsp } from '#core/shared/unbroken.ts'
import { weeksBetween } from '#core/training-plan/proposed-plan.ts'
import type { PlanTemplate } from '#core/training-plan/plan-templates.ts'
import type { PlanMaker } from '#core/training-plan/stored-plan.ts'
import { inWords } from '../figures.ts'

/** Words of the page on which consultants make plans. */
export const planOfficeWording = {
  title: 'Schulungspläne',
  lead: 'Pläne für Kundinnen und Kunden erstellen, alle Pläne nachsehen und die Regeln, nach denen sie entstehen.',
  denied: 'Nur für die Beratung',
  deniedText: 'Diese Seite gehört der Beratung. Ihre eigenen Pläne finden Sie in Ihrem Portal.',
  toOwn: 'Zu Ihren Schulungsplänen',
  plans: 'Alle Pläne',
  none: 'Noch kein Plan',
  noneText: 'Sobald jemand einen Plan macht, steht er hier, der neueste zuerst.',
  nameless: 'ohne Namen',
  columns: { name: 'Für wen', mandate: 'Amt', madeBy: 'Erstellt von', changed: 'Geändert', until: 'Gilt bis' },
  makers: { customer: 'selbst', consultant: 'Beratung' } satisfies Readonly<Record<PlanMaker, string>>,
  further: 'Ältere Pläne',
  make: 'Plan für jemanden erstellen',
  makeText: 'Den Link geben Sie weiter; wer ein Konto hat, findet den Plan auch dort.',
  templates: 'Vorlagen',
  templateNames: {
    neu: 'Neu im Betriebsrat',
    vorsitz: 'Neu im Vorsitz',
    schriftfuehrung: 'Schriftführung',
    wirtschaftsausschuss: 'Wirtschaftsausschuss',
    freigestellt: 'Freigestellt',
    ersatz: 'Ersatzmitglied',
    sbv: 'Vertrauensperson',
    jav: 'Neu in der JAV',
    wahlvorstand: 'Wahlvorstand',
  } satisfies Readonly<Record<PlanTemplate, string>>,
  curriculum: 'Lehrplan',
  curriculumText: `Was vorausgesetzt ist, liegt mindestens ${inWords(weeksBetween)} Wochen davor.`,
  ofMandates: 'Nach Amt, in Wochen nach Beginn des Mandats',
  ofDuties: 'Nach Aufgabe, in Wochen nach Beginn des Mandats',
  ofConcerns: 'Nach Anlass, in Wochen ab heute',
  who: 'Für wen',
  lessons: 'Was und bis wann',
  within: (weeks: number): string => `bis ${weeks}${nbsp}Wochen`,
  after: (titles: readonly string[]): string => `nach ${titles.map((title) => `„${title}“`).join(' und ')}`,
  noTheme: 'noch ohne Thema',
} as const
