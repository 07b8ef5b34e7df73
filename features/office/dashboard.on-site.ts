import { inventoryKinds, type LawImportInBrief } from '#core/dashboard/dashboard.ts'
import { berlinTime, formatDate } from '#core/shared/dates.ts'
import { lawProblemText } from '#wording/law-files.ts'
import { lawJobText } from '#wording/pages/law-job.ts'
import { manageWording } from '#wording/pages/manage.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { closed } from './closed.on-site.ts'
import type { Oversees } from './dashboard.driver.ts'

const { imports, laws, letters: lettersWording, inventory: inventoryWording } = manageWording

const standing = ({ isPublished, publishedAt }: LawImportInBrief): string => {
  if (isPublished) return laws.published
  return publishedAt === undefined ? laws.waiting : laws.replaced
}

/** Looks at the dashboard through its port. */
export const overseesOnSite = ({ site }: Entry): Oversees => ({
  async dashboard() {
    const answer = await site.office.dashboard.dashboard({})
    if (!answer.ok) return closed(answer.refusal)
    const { contentImports, lacksFiles, lawImports, lawJobs, letters, citations, inventory } = answer.value
    return {
      contentImports: contentImports.map(({ at, added, changed, removed, unchanged }) => ({
        first: `${formatDate(at)}, ${berlinTime(at)}`,
        Neu: String(added),
        Geändert: String(changed),
        Entfallen: String(removed),
        Unverändert: String(unchanged),
      })),
      ...(lacksFiles && { hint: imports.lacksFiles }),
      lawImports: lawImports.map((law) => ({ first: law.abbreviation, Stand: standing(law) })),
      lawJobs: lawJobs.map((job) => ({
        first: job.file,
        Gesendet: `${formatDate(job.begunAt)}, ${berlinTime(job.begunAt)}`,
        Ergebnis: said(job.problem ? lawProblemText(job.problem) : lawJobText(job)),
      })),
      letters: {
        [lettersWording.waiting]: String(letters.waiting),
        [lettersWording.failing]: String(letters.failing),
        [lettersWording.givenUp(30).replaceAll('\u00a0', ' ')]: String(letters.givenUp),
      },
      citations: [String(citations.all), String(citations.broken)],
      inventory: Object.fromEntries(
        inventoryKinds.map((kind) => [inventoryWording.kinds[kind], String(inventory[kind])]),
      ),
    }
  },
})
