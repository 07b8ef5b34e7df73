import type { User } from '../accounts/accounts.ts'
import type { Day, Instant } from '../shared/day.ts'

/** What there is of an event for those who take part: photos of theirs, documents of the office (domain §7.2). */
export const materialKinds = ['photo', 'document'] as const
export type MaterialKind = (typeof materialKinds)[number]

/** A file as it lies where files are kept. */
export interface FileOfMaterial {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** SHA-256, hex. */
  readonly digest: string
}

/** A smaller picture of a photo. */
export interface Preview extends FileOfMaterial {
  readonly mime: string
  readonly width: number
  readonly height: number
}

/** Somebody wants a photo to be gone. It is hidden since, until the office has looked at it. */
export interface Report {
  readonly at: Instant
  /** Who brought it, or somebody else, such as whoever is to be seen on it. */
  readonly by: 'uploader' | 'other'
  readonly userId?: User['id']
  /** In her words, where she said any. */
  readonly reason?: string
}

/** A photo or document of an event. */
export interface Material {
  readonly id: string
  readonly kind: MaterialKind
  readonly eventId: number
  /** Of a document its name; of a photo what is to be seen on it, for who cannot see it. */
  readonly title: string
  /** As it is called when somebody takes it. */
  readonly filename: string
  readonly mime: string
  readonly file: FileOfMaterial
  readonly preview?: Preview
  /** Nobody any more whose account is gone. */
  readonly uploadedBy?: User['id']
  readonly uploadedAt: Instant
  /** When whoever brought a photo said that all who are to be seen on it agree (§ 22 KUG). */
  readonly agreedAt?: Instant
  readonly report?: Report
  /** On which it is deleted. */
  readonly deletedOn: Day
}

/** Keys of all files that it has. */
export const filesOf = ({ file, preview }: Pick<Material, 'file' | 'preview'>): readonly string[] => [
  file.key,
  ...(preview ? [preview.key] : []),
]

/** Bytes of all files that it has. */
export const bytesOf = ({ file, preview }: Pick<Material, 'file' | 'preview'>): number =>
  file.size + (preview?.size ?? 0)
