import { changedLines, type ChangedLine } from '#core/knowledge/laws/changed-lines.ts'
import type { LawComparison } from '#core/knowledge/laws/ports.ts'
import type { Result } from '#core/shared/result.ts'
import type { SiteRefusal } from '#core/site.ts'
import { sentenceOf } from '#wording/field-faults.ts'
import { lawProblemText } from '#wording/law-files.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { refusalText } from '#wording/refusals.ts'
import type { Entry } from '../support/entry.ts'
import { said } from '../support/said.ts'
import { valueOf } from '../support/value-of.ts'
import { closed } from './closed.on-site.ts'
import type { LawVersionSeen, PublishesLaws } from './legislation.driver.ts'

const sentence = (answer: Result<unknown, SiteRefusal>): string | undefined =>
  answer.ok ? undefined : said(refusalText(answer.refusal))

const textOf = (lines: readonly ChangedLine[], is: ChangedLine['is']): string =>
  lines
    .filter((line) => line.is === is)
    .map(({ text }) => said(text))
    .join('; ')

const seen = ({ changes }: LawComparison): LawVersionSeen => ({
  changes: changes.map(({ name, type, before, after }) => {
    const lines = changedLines(before, after)
    return {
      norm: said(name),
      change: manageWording.lawVersion.types[type],
      removed: textOf(lines, 'removed'),
      added: textOf(lines, 'added'),
    }
  }),
})

/** Brings in laws through the port, and asks how the job stands until it has ended. */
export const publishesLawsOnSite = ({ site }: Entry): PublishesLaws => {
  const { legislation } = site.office
  let last: { readonly id: string; readonly seen?: string } | undefined

  const ended = async (id: string) => {
    for (;;) {
      const job = valueOf(await legislation.job({ id }))
      if (job.status === 'done' || job.status === 'failed') return job
    }
  }
  return {
    async bringIn(file) {
      const begun = await legislation.import({ law: [file] })
      if (!begun.ok) {
        const [field] = 'fields' in begun.refusal ? Object.entries(begun.refusal.fields) : []
        return { told: said(field ? sentenceOf(...field) : refusalText(begun.refusal)) }
      }
      const { versionId, problem } = await ended(begun.value.jobId)
      if (problem) return { told: said(lawProblemText(problem)) }
      const compared = valueOf(await legislation.version({ id: versionId ?? '' }))
      last = { id: compared.version.id, ...(compared.published !== undefined && { seen: compared.published }) }
      return seen(compared)
    },
    async publish() {
      if (!last) throw new Error('nothing was brought in')
      return sentence(await legislation.publish(last))
    },
    async publishBefore(abbreviation) {
      const law = valueOf(await legislation.list({})).items.find((one) => one.abbreviation === abbreviation)
      const before = law?.versions.find(({ isPublished, publishedAt }) => !isPublished && publishedAt !== undefined)
      if (!before) throw new Error(`nobody read another version of ${abbreviation}`)
      const { published } = valueOf(await legislation.version({ id: before.id }))
      return sentence(
        await legislation.rollBack({ id: before.id, ...(published !== undefined && { seen: published }) }),
      )
    },
    async closed() {
      const answer = await legislation.list({})
      return answer.ok ? undefined : closed(answer.refusal)
    },
  }
}
