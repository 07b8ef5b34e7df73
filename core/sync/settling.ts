import type { Content, ContentFault } from '../content/content.ts'
import { done, type Result } from '../shared/result.ts'
import type { WrittenFile } from './ports.ts'
import type { ItemError } from './sync.ts'

/** What an item would change: its files, none where it goes. */
export interface Change {
  readonly owner: string
  readonly files: readonly WrittenFile[]
}

type Faulty = { readonly why: 'content-faulty'; readonly faults: readonly ContentFault[] }

export interface Settled {
  readonly content: Content
  readonly accepted: readonly Change[]
  readonly rejected: ReadonlyMap<string, readonly ItemError[]>
}

/**
 * Finds the changes that the content bears. `check` reads what the content would be with some of them. What is wrong in
 * an item's own file rejects the item; what is wrong elsewhere, as where something is named that goes, rejects the
 * fewest that make it so, found by halving. Refuses where the content is faulty without any.
 */
export async function settle(
  changes: readonly Change[],
  check: (changes: readonly Change[]) => Promise<Result<Content, Faulty>>,
): Promise<Result<Settled, Faulty>> {
  const rejected = new Map<string, readonly ItemError[]>()
  let borneLast: { readonly changes: readonly Change[]; readonly content: Content } | undefined

  /** Those of `asked` that are not wrong in themselves beside `fixed`, and what is wrong elsewhere with them. */
  const withoutOwnFaults = async (fixed: readonly Change[], asked: readonly Change[]) => {
    let left = asked
    for (;;) {
      const read = await check([...fixed, ...left])
      if (read.ok) {
        borneLast = { changes: [...fixed, ...left], content: read.value }
        return { left, isBorne: true, elsewhere: [] }
      }
      const { own, elsewhere } = faultsBy(left, read.refusal.faults)
      if (own.size === 0) return { left, isBorne: false, elsewhere }
      for (const [owner, errors] of own) rejected.set(owner, errors)
      left = left.filter(({ owner }) => !own.has(owner))
    }
  }

  const borne = async (fixed: readonly Change[], asked: readonly Change[]): Promise<readonly Change[]> => {
    const { left, isBorne, elsewhere } = await withoutOwnFaults(fixed, asked)
    if (isBorne || left.length === 0) return [...fixed, ...left]
    const [only, ...others] = left
    if (only && others.length === 0) {
      rejected.set(only.owner, elsewhere.map(elsewhereError))
      return fixed
    }
    const middle = Math.ceil(left.length / 2)
    return borne(await borne(fixed, left.slice(0, middle)), left.slice(middle))
  }

  const accepted = await borne([], changes)
  const isLast =
    borneLast?.changes.length === accepted.length && borneLast.changes.every((one, i) => one === accepted[i])
  if (borneLast && isLast) return done({ content: borneLast.content, accepted, rejected })
  const read = await check(accepted)
  return read.ok ? done({ content: read.value, accepted, rejected }) : read
}

/** Faults in files of items, by whose they are and which field tells them; and the others. */
function faultsBy(changes: readonly Change[], faults: readonly ContentFault[]) {
  const byFile = new Map(
    changes.flatMap((change) => change.files.map((file) => [file.path, { change, file }] as const)),
  )
  const own = new Map<string, readonly ItemError[]>()
  const elsewhere: ContentFault[] = []
  for (const fault of faults) {
    const { at, message } = fault
    const found = byFile.get(at.file)
    if (!found) {
      elsewhere.push(fault)
      continue
    }
    const field = found.file.fieldAt(at.line)
    const errors = own.get(found.change.owner) ?? []
    own.set(found.change.owner, [...errors, { ...(field !== undefined && { field }), message }])
  }
  return { own, elsewhere }
}

const elsewhereError = ({ at, message }: ContentFault): ItemError => ({
  message: `${message} (${at.file}, Zeile ${at.line})`,
})
