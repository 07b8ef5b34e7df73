import type { WhyNotEdited } from '#core/training-plan/editing-plan.ts'
import { weeksBetween } from '#core/training-plan/proposed-plan.ts'
import type { RefusalSentences } from './common-refusals.ts'
import { inWords } from './figures.ts'
import { stepTitle } from './training-plan.ts'

const nameOf = (key: string): string => stepTitle(key, undefined)

/** Why a plan was not changed. */
export const planEditRefusals: RefusalSentences<WhyNotEdited> = {
  'unknown-step': () => 'Diese Schulung steht nicht im Plan oder nicht im Programm.',
  'unknown-event': () => 'Diesen Termin gibt es für die Schulung nicht.',
  'already-attended': () => 'Diese Schulung wurde schon besucht.',
  'already-booked': () => 'Diese Schulung ist schon gebucht.',
  'already-planned': () => 'Diese Schulung steht schon im Plan.',
  'other-body': () => 'Dieses Thema richtet sich an ein anderes Gremium.',
  past: () => 'Dieser Termin hat schon begonnen. Bitte wählen Sie einen späteren.',
  'sold-out': () => 'Dieser Termin ist ausgebucht. Bitte wählen Sie einen anderen.',
  overlapping: () => 'Zu dieser Zeit ist schon eine andere Schulung geplant oder gebucht.',
  'same-week': () =>
    'In dieser Woche ist schon ein anderes Mitglied auf Schulung. Ein Gremium mit bis zu drei Mitgliedern bliebe sonst nicht handlungsfähig.',
  'before-prerequisite': ({ prerequisite }) =>
    `Zuerst kommt „${nameOf(prerequisite)}“, mit ${inWords(weeksBetween)} Wochen Abstand.`,
  'needed-by': ({ step }) => `Darauf baut „${nameOf(step)}“ auf. Bitte ändern Sie zuerst diesen Schritt.`,
  pinned: () => 'Der Termin dieser Schulung ist festgelegt. Bitte geben Sie ihn zuerst frei.',
}
