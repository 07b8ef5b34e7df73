import { firstTitlesOf, type KnownModule } from '#core/catalogue/first-titles.ts'
import type { ModuleRow, StoredModuleRow } from './rows.ts'

const known = ({
  title,
  start_date: startDate,
  first_title = null,
}: ModuleRow & Partial<StoredModuleRow>): KnownModule => ({
  title,
  startDate,
  ...(first_title !== null && { firstTitle: first_title }),
})

/** The modules of a run with their first titles, by those that it had before. */
export function withFirstTitles(
  modules: readonly ModuleRow[],
  before: readonly StoredModuleRow[] = [],
): readonly StoredModuleRow[] {
  const first = firstTitlesOf(before.map(known), modules.map(known))
  return modules.map((module, at) => ({
    ...module,
    first_title: first[at] === module.title ? null : (first[at] ?? null),
  }))
}
