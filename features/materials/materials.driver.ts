import type { UploadedFile } from '#core/forms/forms.ts'
import type { MaterialKind } from '#core/materials/materials.ts'

/** What a call said: 'done', or why it was not, with every field at fault. */
export type Said = 'done' | (string & {})

/** A signed link as somebody has it. */
export interface LinkSeen {
  readonly id: string
  readonly until: number
  readonly signature: string
}

/** What somebody does with photos and documents of an event, which is named by its number. */
export interface SharesMaterials {
  /** Titles of those of a kind, in their order; or why none are seen. */
  titles(eventId: number, kind: MaterialKind): Promise<readonly string[] | Said>
  /** The day from which on there are documents. */
  documentsFrom(eventId: number): Promise<string>
  addPhotos(eventId: number, photos: readonly UploadedFile[], caption: string, agreed: boolean): Promise<Said>
  /** The link of one by its position in its list, from 1. */
  linkOf(eventId: number, kind: MaterialKind, nth: number): Promise<LinkSeen>
  /** Opens a link; answers name and bytes of what came. */
  open(kind: MaterialKind, link: LinkSeen): Promise<{ readonly name: string; readonly bytes: Uint8Array } | Said>
  zip(eventId: number): Promise<Uint8Array | Said>
  report(id: string, complaint: string): Promise<Said>
}

/** What the office does with them. */
export interface KeepsMaterials {
  add(eventId: number, kind: MaterialKind, files: readonly UploadedFile[], caption: string): Promise<Said>
  /** What there is to decide about: title, who reported it, and what she said. */
  reported(eventId: number): Promise<readonly { readonly id: string; readonly line: string }[]>
  restore(id: string): Promise<Said>
  remove(id: string): Promise<Said>
}
