import type { User } from '../accounts/accounts.ts'
import type { Day, Instant } from '../shared/day.ts'
import type { Page, PageQuery } from '../shared/page.ts'
import type { BookedEvent } from '../booking/booking.ts'
import type { EventStanding } from '../participation/standing-at-event.ts'
import type { NoRoom, UploadedFile } from '../forms/forms.ts'
import type { StreamedDocument } from '../shared/document.ts'
import type { Invalid, NotAllowed, NotFound, NotSignedIn, Result } from '../shared/result.ts'
import type { FileOfMaterial, Material, MaterialKind, Preview } from './materials.ts'
import type { SeenFrom } from './seen-event.ts'
import type { Signed } from './signed-links.ts'

/** A photo or document as whoever may see it is told of it. Its addresses lead somewhere for some minutes. */
export interface ShownMaterial extends Pick<Material, 'id' | 'title' | 'filename' | 'mime'> {
  /** In bytes. */
  readonly size: number
  readonly uploadedOn: Day
  readonly downloadUrl: string
  /** Of photos. */
  readonly previewUrl?: string
  readonly width?: number
  readonly height?: number
  /** Whoever looks brought it. */
  readonly isOwn?: true
}

/** An event as far as its photos and documents are concerned. */
export interface EventInBrief extends Pick<BookedEvent, 'eventId'> {
  readonly title: string
  /** Last segment of its address. */
  readonly eventUrl: string
  readonly startDate: Day
  readonly endDate: Day
}

/** What there is of an event for somebody. */
export interface EventMaterials extends EventInBrief, SeenFrom {
  readonly standing: EventStanding
  /** What she sees today. */
  readonly sees: readonly MaterialKind[]
  /** So many photos she may still bring; absent where she may bring none. */
  readonly photosLeft?: number
}

export interface ShownPhotos extends Page<ShownMaterial> {
  readonly total: number
  /** All of them in one file; absent where there are none. */
  readonly zipUrl?: string
}

/** Fields of the forms that bring something. */
export type BringingField = 'photos' | 'materials' | 'caption' | 'depictedAgree'

/** Why something is not taken. */
export type NotTaken =
  | Invalid<BringingField>
  | { readonly why: 'files-too-large'; readonly fields: Invalid<BringingField>['fields'] }
  | { readonly why: 'files-of-wrong-kind'; readonly fields: Invalid<BringingField>['fields'] }
  | NoRoom

/** How many came. */
export interface Brought {
  readonly ids: readonly Material['id'][]
}

type WhyNotSeen = NotSignedIn | NotFound

/**
 * Photos and documents of an event for those who take part; documents for managers of their Gremium as well, from 14
 * days before it on, photos from its beginning on (domain §7.2). To everybody else, and before, there are none.
 */
export interface ForSharingMaterials {
  /** What somebody sees of an event, and from when on; where she has nothing to do with it, it is not there. */
  about(ask: { readonly eventId: number }): Promise<Result<EventMaterials, WhyNotSeen>>
  /** In the order in which they came. */
  photos(ask: { readonly eventId: number } & PageQuery): Promise<Result<ShownPhotos, WhyNotSeen>>
  documents(ask: { readonly eventId: number } & PageQuery): Promise<Result<Page<ShownMaterial>, WhyNotSeen>>
  /**
   * Brings photos, at most six at once, all with one caption. Whoever brings them says that all who are to be seen
   * agree (§ 22 KUG). Where and with what they were taken is removed from them.
   */
  addPhotos(ask: {
    readonly eventId: number
    readonly photos: readonly UploadedFile[]
    readonly caption: string
    readonly depictedAgree: boolean
  }): Promise<Result<Brought, WhyNotSeen | NotTaken>>
  /** Whoever brought a photo or is to be seen on it wants it to be gone: nobody sees it until the office decided. */
  reportPhoto(ask: {
    readonly id: Material['id']
    readonly complaint?: string
  }): Promise<Result<void, WhyNotSeen | Invalid<'complaint'>>>
  /** A fresh address of something that she may take; those of a page that stood open too long lead nowhere. */
  link(ask: { readonly id: Material['id'] }): Promise<Result<{ readonly url: string }, WhyNotSeen>>
  /** A file by its signed link, in the session to which that was given. */
  photo(ask: OfSignedFile): Promise<Result<StreamedDocument, WhyNotSeen>>
  preview(ask: OfSignedFile): Promise<Result<StreamedDocument, WhyNotSeen>>
  document(ask: OfSignedFile): Promise<Result<StreamedDocument, WhyNotSeen>>
  /** All photos of an event in one ZIP, which is made while it is read. */
  zip(ask: { readonly eventId: number } & Signed): Promise<Result<StreamedDocument, WhyNotSeen>>
}

interface OfSignedFile extends Signed {
  readonly id: Material['id']
}

/** A photo that somebody wants to be gone, as the office sees it. */
export interface ReportedPhoto extends ShownMaterial {
  readonly eventId: number
  readonly reportedOn: Day
  readonly by: 'uploader' | 'other'
  readonly complaint?: string
}

/** What the office sees of an event. */
export interface OfficeMaterials {
  readonly event: EventInBrief
  readonly documents: readonly ShownMaterial[]
  /** So many photos, hidden ones left out. */
  readonly photos: number
  /** Of all events, those of this one first. */
  readonly reported: readonly ReportedPhoto[]
}

type NotStaff = NotSignedIn | NotAllowed

/** What the office does with photos and documents of events; everybody else is refused. */
export interface ForKeepingMaterials {
  /** Refuses an event that never was in the programme. */
  ofEvent(ask: { readonly eventId: number }): Promise<Result<OfficeMaterials, NotStaff | NotFound>>
  /** Brings documents, or photos as somebody who took part would; for documents a caption may be left out. */
  add(ask: {
    readonly eventId: number
    readonly kind: MaterialKind
    readonly materials: readonly UploadedFile[]
    readonly caption: string
    readonly depictedAgree: boolean
  }): Promise<Result<Brought, NotStaff | NotFound | NotTaken>>
  /** Deletes a document, or a photo that was reported, for good. */
  remove(ask: { readonly id: Material['id'] }): Promise<Result<void, NotStaff | NotFound>>
  /** Shows a photo again that was reported. */
  restore(ask: { readonly id: Material['id'] }): Promise<Result<void, NotStaff | NotFound>>
}

/** A photo as it is shown: made anew of its dots alone, so that nothing else of the file is left. */
export interface PreparedPhoto {
  readonly mime: string
  readonly bytes: Uint8Array
  readonly preview: Pick<Preview, 'mime' | 'width' | 'height'> & { readonly bytes: Uint8Array }
}

/** It is no picture, or one that takes more time or memory to read than any photo does. */
export interface NoPicture {
  readonly why: 'no-picture'
}

/** Reads pictures that strangers made. */
export interface ForPreparingPhotos {
  /**
   * Makes a photo and its preview of a picture, turned upright, without place, camera or any other note in it. Apart
   * from everything else, within limits of time and memory.
   */
  prepare(bytes: Uint8Array): Promise<Result<PreparedPhoto, NoPicture>>
}

/** Signs what we hand out and get back. */
export interface ForSigning {
  /** HMAC-SHA-256 under a key of the site alone, url-safe. */
  sign(text: string): Promise<string>
}

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
  /** How many photos of an event somebody brought, hidden ones too. */
  photosOfUser(eventId: number, userId: User['id']): Promise<number>
  /** Of all files together. */
  bytesStored(): Promise<number>
}

/** Changes materials within a transaction. */
export interface ForChangingMaterials {
  /** How many there are of an event, hidden ones too; nobody else adds one of that kind until the transaction ends. */
  lockEvent(eventId: number, kind: MaterialKind): Promise<number>
  /** How many of them somebody brought, hidden ones too. */
  countOfUser(eventId: number, kind: MaterialKind, userId: User['id']): Promise<number>
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
