import type { Material } from '../materials/materials.ts'

/** A photo or document that somebody brought to an event, without its bytes. */
export type UploadData = Pick<
  Material,
  'kind' | 'eventId' | 'title' | 'filename' | 'mime' | 'uploadedAt' | 'agreedAt' | 'deletedOn'
> & {
  readonly size: number
  /** Nobody sees it until the office has looked at it. */
  readonly hidden: boolean
}

export function uploadIn({ file, report, ...material }: Material): UploadData {
  const { id: _, uploadedBy: __, preview: ___, ...said } = material
  return { ...said, size: file.size, hidden: report !== undefined }
}
