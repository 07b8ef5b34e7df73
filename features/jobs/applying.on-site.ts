import { applicationFields, type AppliesForWork } from './applying.driver.ts'
import type { Entry } from '../support/entry.ts'

/** Applies through the ports. */
export const appliesForWorkOnSite = ({
  site: {
    office: { jobs, forms },
  },
}: Entry): AppliesForWork => ({
  async begin() {
    await forms.begin({})
  },

  async send(department, key, { fields, files }) {
    const typed = Object.entries(applicationFields).map(([label, field]) => [field, fields[label] ?? ''])
    const texts = Object.fromEntries(typed) as Record<
      (typeof applicationFields)[keyof typeof applicationFields],
      string
    >
    const answer = await jobs.apply({
      ...texts,
      department,
      key,
      files,
      privacyAccepted: texts.privacyAccepted === 'ja',
    })
    if (answer.ok) return { accepted: true }
    const { refusal } = answer
    if ('fields' in refusal) {
      const faults = Object.entries(refusal.fields).map(([field, fault]) => [labelOf(field), fault])
      return { accepted: false, faults: Object.fromEntries(faults) }
    }
    if (refusal.why === 'closed') return { accepted: false, closed: refusal.title }
    if (refusal.why === 'too-soon') return { accepted: false, told: 'too soon' }
    if (refusal.why === 'too-many') return { accepted: false, told: 'too often' }
    throw new Error(`the application was refused: ${refusal.why}`)
  },
})

const labelOf = (field: string): string =>
  Object.entries(applicationFields).find(([, known]) => known === field)?.[0] ?? field
