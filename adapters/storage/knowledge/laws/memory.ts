import type { ForChangingLaws, ForStoringLaws, LawFrame, LawVersion, ListedNorm } from '#core/knowledge/laws/ports.ts'
import type { LawText, Norm } from '#core/knowledge/laws/laws.ts'
import { tellFollowersInMemory } from '../../alerts/changed-subjects.ts'
import type { MemoryTables } from '../../engine/memory-tables.ts'
import { storableRecord } from '../../engine/storable-text.ts'

type LawTables = Pick<MemoryTables, 'lawVersions' | 'publishedLaws'>

/** A version as it lies in memory. */
export interface StoredLawVersion {
  /** Counts up with each that is added. */
  readonly nth: number
  readonly version: Omit<LawVersion, 'isPublished'>
  readonly text: LawText
}

const frameOf = (text: LawText): LawFrame => {
  const { norms: _, ...frame } = text
  return structuredClone(frame)
}

const listed = ({ key, name, title, state, division }: Norm): ListedNorm => ({
  key,
  name,
  ...(title !== undefined && { title }),
  state,
  ...(division !== undefined && { division }),
})

const versionsOf = ({ lawVersions, publishedLaws }: LawTables, slug: string): readonly LawVersion[] =>
  [...lawVersions.values()]
    .filter(({ version }) => version.slug === slug)
    .toSorted((one, other) => other.nth - one.nth)
    .map(({ version }) => ({ ...structuredClone(version), isPublished: publishedLaws.get(slug) === version.id }))

const publishedText = ({ lawVersions, publishedLaws }: LawTables, slug: string): LawText | undefined =>
  lawVersions.get(publishedLaws.get(slug) ?? '')?.text

export const lawsInMemory = (tables: LawTables): ForStoringLaws => ({
  published: async () =>
    [...tables.publishedLaws.values()].flatMap((id) => {
      const stored = tables.lawVersions.get(id)
      return stored ? [frameOf(stored.text)] : []
    }),
  law: async (slug) => {
    const text = publishedText(tables, slug)
    return text && { law: frameOf(text), norms: text.norms.map(listed) }
  },
  norm: async (slug, key) => {
    const text = publishedText(tables, slug)
    const position = text ? text.norms.findIndex((norm) => norm.key === key) : -1
    const [norm, previous, next] = [0, -1, 1].map((step) => text?.norms[position + step])
    if (!text || !norm || position === -1) return undefined
    return {
      law: frameOf(text),
      norm: structuredClone(norm),
      beside: text.norms.filter(({ division }) => division === norm.division).map(listed),
      ...(previous && { previous: listed(previous) }),
      ...(next && { next: listed(next) }),
    }
  },
  normIn: async (versionId, key) =>
    structuredClone(tables.lawVersions.get(versionId)?.text.norms.find((norm) => norm.key === key)),
  everyVersion: async () =>
    [...new Set([...tables.lawVersions.values()].map(({ version }) => version.slug))].flatMap((slug) => {
      const versions = versionsOf(tables, slug)
      const shown = versions.find(({ isPublished }) => isPublished) ?? versions[0]
      const text = shown && tables.lawVersions.get(shown.id)?.text
      return text ? [{ law: frameOf(text), versions }] : []
    }),
  versions: async (slug) => versionsOf(tables, slug),
  head: async (id) => {
    const stored = tables.lawVersions.get(id)
    const version = stored && versionsOf(tables, stored.version.slug).find((one) => one.id === id)
    return version && { version, law: frameOf(stored.text) }
  },
  normsOf: async (id, from, most) =>
    structuredClone(tables.lawVersions.get(id)?.text.norms.slice(from, from + most) ?? []),
  version: async (id) => {
    const stored = tables.lawVersions.get(id)
    const version = stored && versionsOf(tables, stored.version.slug).find((one) => one.id === id)
    return version && { version, text: structuredClone(stored.text) }
  },
})

/** Changes laws within a transaction. */
export const changingLaws = (tables: () => LawTables & Pick<MemoryTables, 'alerts' | 'tasks'>): ForChangingLaws => ({
  lock: async (slug) => versionsOf(tables(), slug),
  add: async ({ id, importedAt, warnings, text }) => {
    const { lawVersions } = tables()
    if (lawVersions.has(id)) throw new Error(`the version ${id} is there already`)
    const nth = Math.max(0, ...[...lawVersions.values()].map((stored) => stored.nth)) + 1
    const { slug, builtAt } = text
    lawVersions.set(id, {
      nth,
      version: storableRecord({ id, slug, builtAt, importedAt: new Date(importedAt).toISOString(), warnings }),
      text: storableRecord(text),
    })
  },
  delete: async (id) => void tables().lawVersions.delete(id),
  publish: async ({ id, slug }, at) => {
    const { lawVersions, publishedLaws } = tables()
    const stored = lawVersions.get(id)
    if (!stored) throw new Error(`there is no version ${id}`)
    lawVersions.set(id, { ...stored, version: { ...stored.version, publishedAt: new Date(at).toISOString() } })
    publishedLaws.set(slug, id)
    tellFollowersInMemory(tables(), [`law:${slug}`], at)
  },
})
