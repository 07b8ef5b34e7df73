import { lawSlug } from '#core/knowledge/laws/law-names.ts'
import type { LawText, Norm } from '#core/knowledge/laws/laws.ts'
import { normKey, normNumbers } from '#core/knowledge/laws/norm-number.ts'

/** A norm of one Absatz. */
export const lawNorm = (name: string, title: string, text: string, division?: string): Norm => {
  const numbers = normNumbers(name)
  return {
    key: normKey(name),
    name,
    ...(numbers && { numbers }),
    ...(title && { title }),
    state: text === '(weggefallen)' ? 'repealed' : 'in-force',
    ...(division && { division }),
    subsections: [{ blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text }] }] }],
    notes: [],
    remarks: [],
  }
}

/** A law that nobody has made. */
export const lawOf = (abbreviation: string, norms: readonly Norm[]): LawText => ({
  slug: lawSlug(abbreviation),
  abbreviation,
  aliases: [],
  title: `Gesetz ${abbreviation}`,
  stand: { day: '2024-07-19', hints: [] },
  builtAt: '20240724214501',
  documentNumber: 'BJNR000000000',
  subsections: [],
  notes: [],
  remarks: [],
  divisions: [],
  norms,
})
