import type { ForInvalidating } from '../../changes/ports.ts'
import { done, type Result } from '../../shared/result.ts'
import type { ForChanging } from '../../shared/transaction.ts'
import type { ForChangingRulings, ForReadingRulingFiles, ForStoringRulings, RulingImport } from './ports.ts'
import type { RulingFile, WhyNotARuling } from './ruling-file.ts'
import type { StoredRulingText } from './ruling-text.ts'
import type { Ruling } from './rulings.ts'

interface RulingsTx {
  readonly rulings: ForChangingRulings
  readonly tags: ForInvalidating
}

interface ImportNeeds {
  readonly rulingFiles: ForReadingRulingFiles
  readonly rulings: Pick<ForStoringRulings, 'ruling'>
  readonly change: ForChanging<RulingsTx>
}

/** In what the file and our own telling of a decision contradict each other. */
const differences = (file: RulingFile, told: Ruling): RulingImport['differs'] => {
  const facts: readonly (readonly [RulingImport['differs'][number], boolean])[] = [
    ['decidedOn', file.decidedOn === told.decidedOn],
    ['fileNumbers', file.fileNumbers.join() === told.fileNumbers.join()],
    ['ecli', file.ecli === undefined || told.ecli?.toLowerCase() === file.ecli.toLowerCase()],
    ['body', file.body === told.body],
    ['type', file.type === told.type],
  ]
  return facts.flatMap(([name, isSame]) => (isSame ? [] : [name]))
}

/** Keeps what the court wrote of a decision; pages that show it are made anew. */
export const putRulingText =
  (slug: string, text: StoredRulingText) =>
  async ({ rulings, tags }: RulingsTx): Promise<Result<RulingImport['outcome'], never>> => {
    const outcome = await rulings.putText(slug, text)
    if (outcome !== 'unchanged') tags.invalidate([`ruling:${slug}`])
    return done(outcome)
  }

/**
 * Takes in what the court itself wrote. It is shown with our own telling of the decision, as soon as there is one; the
 * same file twice changes nothing the second time. Refuses what is no decision that may be shown.
 */
export async function importRuling(
  bytes: Uint8Array,
  { rulingFiles, rulings: stored, change }: ImportNeeds,
): Promise<Result<RulingImport, WhyNotARuling>> {
  const read = await rulingFiles.read(bytes)
  if (!read.ok) return read
  const { text, warnings, ...file } = read.value
  const { slug, court, decidedOn, fileNumbers } = file
  const put = await change(putRulingText(slug, text))
  if (!put.ok) return put.refusal
  const told = await stored.ruling(slug)
  const isTold = told !== undefined && told !== 'withdrawn'
  return done({
    slug,
    court,
    decidedOn,
    fileNumbers,
    outcome: put.value,
    isTold,
    differs: isTold ? differences(read.value, told) : [],
    warnings,
  })
}
