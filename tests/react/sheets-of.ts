import { sectionSheets, type SectionSheet } from '#pages-port/section-sheets.ts'

/** The sheets of all sections by where a test serves them. */
export const sheetsOf = (addressOf: (section: SectionSheet) => string) =>
  Object.fromEntries(sectionSheets.map((section) => [section, addressOf(section)])) as Record<SectionSheet, string>
