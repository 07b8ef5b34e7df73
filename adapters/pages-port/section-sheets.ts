/**
 * Sections of pages that wear a style sheet of their own beside the common one, which is
 * adapters/react/pages/<section>/<section>.css. It is worth one where most pages of the site wear nothing of it
 * (docs/decisions/053).
 */
export const sectionSheets = [
  'booking',
  'cart',
  'chatbot',
  'comparison',
  'conferences',
  'consulting',
  'costs',
  'forum',
  'laws',
  'office',
  'order-form',
  'portal',
  'reading',
  'rulings',
  'venues',
  'wishlist',
] as const

export type SectionSheet = (typeof sectionSheets)[number]

/**
 * Sections that wear the sheet of another one: pages between which somebody goes to and fro, and which a browser that
 * took one of them over then draws in place.
 */
export const sharedSheets: Readonly<Record<string, SectionSheet>> = {
  quote: 'booking',
  gremium: 'portal',
  materials: 'portal',
  'members-knowledge': 'portal',
  overview: 'portal',
  'own-quotes': 'portal',
  settings: 'portal',
  'training-plan': 'portal',
  'shared-list': 'portal',
  delegation: 'portal',
}
