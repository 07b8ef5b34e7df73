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

export const uploadIn = ({
  id: _,
  uploadedBy: __,
  file: { size },
  preview: ___,
  report,
  ...said
}: Material): UploadData => ({ ...said, size, hidden: report !== undefined })
