import type { User } from '../accounts/accounts.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { Result } from '../shared/result.ts'
import type { FileOfMaterial, Material, MaterialKind } from './materials.ts'

/** There were more bytes than may be. */
export interface FileTooLarge {
  readonly why: 'file-too-large'
}

/** Which bytes of a file are read, counted from 0; to its end where no last one is named. */
export interface ByteRange {
  readonly first: number
  readonly last?: number
}

/** A file as it is read: how large it is as a whole, and its bytes as they come. */
export interface ReadFile {
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * Keeps bytes under keys: in the store, in a folder or in a bucket. Keys are made by us: small letters, digits and
 * dashes. What is put twice under one key is there as it was put last.
 */
export interface ForKeepingFiles {
  /** Keeps what comes, at most so many bytes, durably. Of what is refused or breaks off nothing can be read. */
  put(key: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<Result<FileOfMaterial, FileTooLarge>>
  /** One, or a part of it; undefined where nothing is under that key. */
  get(key: string, range?: ByteRange): Promise<ReadFile | undefined>
  /** Deletes it with all that an interrupted `put` left. Nothing happens where nothing is. */
  delete(key: string): Promise<void>
}

/**
 * Remembers the keys of files that nothing refers to: those about to be put, and those that have lost what they
 * belonged to. Whoever is killed in between leaves a key here, and the file is deleted by it.
 */
export interface ForRememberingUnusedFiles {
  /** Before a file is put: unless something refers to it by then, it is unused from an instant on. */
  announce(keys: readonly string[], from: Instant): Promise<void>
  /** Some of those unused by now, the longest ones first. */
  unused(now: Instant, most: number): Promise<readonly string[]>
  /** After they were deleted. */
  forget(keys: readonly string[]): Promise<void>
}

/** Reads materials. */
export interface ForStoringMaterials {
  byId(id: Material['id']): Promise<Material | undefined>
  /** Of an event, in the order in which they came, and how many there are; those that are hidden are left out. */
  ofEvent(
    of: { readonly eventId: number; readonly kind: MaterialKind },
    query: PageQuery,
  ): Promise<Page<Material> & { readonly total: number }>
  /** All that somebody brought, hidden ones too. */
  ofUser(userId: User['id']): Promise<readonly Material[]>
  /** Those that are hidden until the office has looked at them, in the order in which they came. */
  reported(query: PageQuery): Promise<Page<Material>>
  /** Of all files together. */
  bytesStored(): Promise<number>
}

/** Changes materials within a transaction. */
export interface ForChangingMaterials {
  /** How many there are of an event, hidden ones too; nobody else adds one of that kind until the transaction ends. */
  lockEvent(eventId: number, kind: MaterialKind): Promise<number>
  /** One; nobody else changes it until the transaction ends. */
  lock(id: Material['id']): Promise<Material | undefined>
  idsOf(userId: User['id']): Promise<readonly Material['id'][]>
  /**
   * Stores one whose files were announced. Answers false, and stores nothing, where one of them is unused before an
   * instant: it may be deleted at any time.
   */
  add(material: Material, before: Instant): Promise<boolean>
  /** Stores one in place of itself; its files stay the same. */
  save(material: Material): Promise<void>
  /** Deletes one; its files are unused from now on. Answers whether it was there. */
  delete(id: Material['id'], now: Instant): Promise<boolean>
  /** Deletes some of those whose day has come; their files are unused from now on. Answers how many. */
  deleteDue(today: Day, now: Instant, most: number): Promise<number>
}
