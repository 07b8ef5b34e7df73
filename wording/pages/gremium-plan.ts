import { mostPlanned } from '#core/gremium-plan/most-planned.ts'

/** Words about the plan of a whole Gremium. */
export const gremiumPlanWording = {
  title: 'Der Plan Ihres Gremiums',
  lead: 'Wer die Grundlagen schon besucht hat, für wen ein Termin infrage kommt und was noch fehlt. Wer dazugehört und welche Aufgaben er hat, steht auf der Mitgliederliste; besuchte und gebuchte Schulungen aus Ihren Buchungen bei uns.',
  matrix: 'Grundlagen nach Mitgliedern',
  member: 'Mitglied',
  totals: 'Besucht',
  total: (attended: number, needed: number): string => (needed === 0 ? '–' : `${attended} von ${needed}`),
  gaps: 'Wem was fehlt',
  noGaps: 'Niemandem fehlt eine Grundlage ohne Termin.',
  small: 'In einem Gremium mit bis zu drei Mitgliedern ist nie mehr als eine Person in derselben Woche auf Schulung.',
  costs: 'Kosten je Jahr',
  costsText: 'Alles, was der Plan vorschlägt, auch über die Grundlagen hinaus.',
  budget: 'Budget im Jahr, netto in Euro',
  budgetSubmit: 'Vergleichen',
  more: (count: number): string => `${count} weitere sind hier nicht dabei: Ein Plan fasst ${mostPlanned} Mitglieder.`,
} as const
