/**
 * Small kinds of content, some dozens of each, which are read whole and never searched by the store. They are stored as
 * they are, by kind and key; what refers to what is checked at import. What a kind holds, the context says whose it is.
 */
export const recordKinds = [
  'expert',
  'manager',
  'voice',
  'video',
  'position',
  'conference',
  'hotel',
  'location',
  'shop',
  'download',
  'faq',
  'issue',
  'teaching',
  'primer',
  'consultant',
] as const
export type RecordKind = (typeof recordKinds)[number]
