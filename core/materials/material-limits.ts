import { megabyte, type UploadLimits } from '../forms/forms.ts'
import type { MaterialKind } from './materials.ts'

/** What of each kind is taken at once; sizes in bytes. */
export const filesTaken: Readonly<Record<MaterialKind, UploadLimits>> = {
  photo: { kinds: ['jpg', 'png'], mostFiles: 6, mostBytes: 12 * megabyte, mostBytesTogether: 24 * megabyte },
  document: {
    kinds: ['pdf', 'docx', 'odt'],
    mostFiles: 6,
    mostBytes: 20 * megabyte,
    mostBytesTogether: 24 * megabyte,
  },
}

/** So many of a kind an event has at most. */
export const mostOfEvent: Readonly<Record<MaterialKind, number>> = { photo: 600, document: 60 }
/** So many photos of an event one person brings at most. */
export const mostPhotosOfPerson = 60

/** Longest title, and longest reason why a photo shall go, in characters. */
export const longestCaption = 120
export const longestComplaint = 500

/** Documents are there from so many days before the first day on (domain §7.2). */
export const documentDays = 14

/** So many years after the last day of the event what there is of it is deleted. */
export const storedYears: Readonly<Record<MaterialKind, number>> = { photo: 1, document: 3 }

/** Signed links lead somewhere for so many minutes. */
export const linkMinutes = 5

/** So many photos stand on a page. */
export const photosAtOnce = 24
