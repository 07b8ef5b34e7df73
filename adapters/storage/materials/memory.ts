import { bytesOf, filesOf, type Material, type MaterialKind } from '#core/materials/materials.ts'
import type { ForChangingMaterials, ForRememberingUnusedFiles, ForStoringMaterials } from '#core/materials/ports.ts'
import { longestPage } from '#core/shared/page.ts'
import type { WriteInTurn } from '../engine/changing-in-memory.ts'
import { aNumber, cursorKeyOf, tokenOf } from '../engine/continuation.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord } from '../engine/storable-text.ts'
import { storedInstant } from '../engine/stored-instant.ts'

/** One with its position among all that came. */
export interface StoredMaterial {
  readonly place: number
  readonly material: Material
}

type MaterialTables = Pick<MemoryTables, 'materials' | 'unusedFiles'>

const isOf =
  (eventId: number, kind: MaterialKind) =>
  ({ material }: StoredMaterial): boolean =>
    material.eventId === eventId && material.kind === kind

const pageOf = (all: readonly StoredMaterial[], { after, limit = longestPage }: { after?: string; limit?: number }) => {
  const start = cursorKeyOf(after, [aNumber])
  const rest = start === 'nowhere' ? [] : all.filter(({ place }) => start === 'start' || place > start[0])
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return {
    items: structuredClone(page.map(({ material }) => material)),
    ...(rest.length > limit && last && { next: tokenOf([last.place]) }),
  }
}

export const materialsInMemory = ({ materials }: MaterialTables): ForStoringMaterials => ({
  byId: async (id) => structuredClone(materials.get(id)?.material),
  ofEvent: async ({ eventId, kind }, query) => {
    const shown = [...materials.values()].filter(isOf(eventId, kind)).filter(({ material }) => !material.report)
    return { ...pageOf(shown, query), total: shown.length }
  },
  ofUser: async (userId) =>
    structuredClone(
      [...materials.values()].map(({ material }) => material).filter(({ uploadedBy }) => uploadedBy === userId),
    ),
  reported: async (query) =>
    pageOf(
      [...materials.values()].filter(({ material }) => material.report),
      query,
    ),
  photosOfUser: async (eventId, userId) =>
    [...materials.values()].filter(isOf(eventId, 'photo')).filter(({ material }) => material.uploadedBy === userId)
      .length,
  bytesStored: async () => [...materials.values()].reduce((sum, { material }) => sum + bytesOf(material), 0),
})

export const unusedFilesInMemory = (
  { unusedFiles }: MaterialTables,
  write: WriteInTurn,
): ForRememberingUnusedFiles => ({
  announce: (keys, from) =>
    write(() => {
      for (const key of keys) unusedFiles.set(key, storedInstant(from))
    }),
  unused: async (now, most) =>
    [...unusedFiles.entries()]
      .filter(([, from]) => from <= storedInstant(now))
      .toSorted(([one, from], [other, otherFrom]) =>
        from === otherFrom ? (one < other ? -1 : 1) : from < otherFrom ? -1 : 1,
      )
      .slice(0, most)
      .map(([key]) => key),
  forget: (keys) =>
    write(() => {
      for (const key of keys) unusedFiles.delete(key)
    }),
})

/** Changes materials within a transaction. */
export const changingMaterials = (tables: () => MaterialTables): ForChangingMaterials => {
  const remove = (material: Material, now: string): void => {
    tables().materials.delete(material.id)
    for (const key of filesOf(material)) tables().unusedFiles.set(key, storedInstant(now))
  }
  return {
    lockEvent: async (eventId, kind) => [...tables().materials.values()].filter(isOf(eventId, kind)).length,
    countOfUser: async (eventId, kind, userId) =>
      [...tables().materials.values()]
        .filter(isOf(eventId, kind))
        .filter(({ material }) => material.uploadedBy === userId).length,
    lock: async (id) => structuredClone(tables().materials.get(id)?.material),
    idsOf: async (userId) =>
      [...tables().materials.values()]
        .filter(({ material }) => material.uploadedBy === userId)
        .map(({ material }) => material.id),
    add: async (material, before) => {
      const { materials, unusedFiles } = tables()
      const announced = filesOf(material).map((key) => unusedFiles.get(key))
      if (announced.some((from) => from === undefined || from < storedInstant(before))) return false
      const place = Math.max(0, ...[...materials.values()].map((one) => one.place)) + 1
      materials.set(material.id, { place, material: storableRecord(material) })
      for (const key of filesOf(material)) unusedFiles.delete(key)
      return true
    },
    save: async (material) => {
      const before = tables().materials.get(material.id)
      if (before) tables().materials.set(material.id, { ...before, material: storableRecord(material) })
    },
    delete: async (id, now) => {
      const one = tables().materials.get(id)
      if (one) remove(one.material, now)
      return one !== undefined
    },
    deleteDue: async (today, now, most) => {
      const due = [...tables().materials.values()].filter(({ material }) => material.deletedOn <= today).slice(0, most)
      for (const { material } of due) remove(material, now)
      return due.length
    },
  }
}
