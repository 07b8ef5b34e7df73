import { filesTaken, linkMinutes } from '#core/materials/material-limits.ts'
import { materialKinds } from '#core/materials/materials.ts'
import type { ForKeepingMaterials, ForSharingMaterials } from '#core/materials/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying, Uploads } from './endpoint.ts'
import { UploadedFile } from './forms.ts'
import { pageOf, pageQuery } from './page-of.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const count = z.number().int()

const material = {
  id: z.string(),
  title: z.string(),
  filename: z.string(),
  mime: z.string(),
  size: count,
  uploadedOn: z.string(),
  downloadUrl: z.string(),
  previewUrl: z.string().exactOptional(),
  width: count.exactOptional(),
  height: count.exactOptional(),
  isOwn: z.literal(true).exactOptional(),
}

export const ShownMaterial = z
  .object(material)
  .meta({ id: 'EventMaterial', description: 'Ein Foto oder eine Unterlage eines Termins, mit Adressen auf Zeit.' })

const EventInBrief = {
  eventId: count,
  title: z.string(),
  eventUrl: z.string(),
  startDate: z.string(),
  endDate: z.string(),
}

export const EventMaterials = z
  .object({
    ...EventInBrief,
    documentsFrom: z.string(),
    photosFrom: z.object({ day: z.string(), time: z.string() }),
    standing: z.enum(['participant', 'manager']),
    sees: z.array(z.enum(materialKinds)),
    photosLeft: count.exactOptional(),
  })
  .meta({ id: 'EventMaterials', description: 'Was es von einem Termin zu sehen gibt, und ab wann.' })

export const ReportedPhoto = z
  .object({
    ...material,
    eventId: count,
    reportedOn: z.string(),
    by: z.enum(['uploader', 'other']),
    complaint: z.string().exactOptional(),
  })
  .meta({ id: 'ReportedPhoto', description: 'Ein Foto, das jemand entfernt haben möchte; niemand sieht es solange.' })

const eventId = z.number().int()
const ofEvent = z.object({ eventId, ...pageQuery })
const signed = { until: z.number().int(), signature: segment }
const ofFile = z.object({ id: segment, ...signed })
const seen = refusing('not-signed-in', 'not-found')
const onTime = `über einen Link, der ${linkMinutes} Minuten gilt`

const uploadsOf = (kind: 'photo' | 'document', field: string, page: `/${string}`): Uploads => ({
  field,
  mostBytes: filesTaken[kind].mostBytes,
  mostBytesTogether: filesTaken[kind].mostBytesTogether,
  // More than are taken, so that the core can say that it is one too many.
  mostFiles: filesTaken[kind].mostFiles + 1,
  page,
})
const photoUploads = uploadsOf('photo', 'photos', addressOf.eventMaterials(':eventId'))
const officeUploads = uploadsOf('document', 'materials', addressOf.officeMaterials(':eventId'))
const files = ({ mostFiles }: Uploads) => z.array(UploadedFile).max(mostFiles).default([])
const described = { caption: line.default(''), depictedAgree: z.boolean().default(false) }
const taking = ['invalid', 'files-too-large', 'files-of-wrong-kind', 'no-room'] as const

const Brought = z.object({ ids: z.array(z.string()) })

const photo = ['image/jpeg'] as const

/** Photos and documents of an event, for whoever takes part. */
export const materials: Carrying<ForSharingMaterials> = {
  about: {
    method: 'GET',
    path: '/api-meinifb/event-materials/:eventId',
    says: 'Was es von einem Termin zu sehen gibt, und ab wann',
    ask: z.object({ eventId }),
    ok: 200,
    value: EventMaterials,
    refusals: seen,
  },
  photos: {
    method: 'GET',
    path: '/api-meinifb/event-photos/:eventId',
    says: 'Fotos eines Termins, ab seinem Beginn, für alle, die dabei waren',
    ask: ofEvent,
    ok: 200,
    value: z.object({ ...pageOf(ShownMaterial).shape, total: count, zipUrl: z.string().exactOptional() }),
    refusals: seen,
  },
  documents: {
    method: 'GET',
    path: '/api-meinifb/event-documents/:eventId',
    says: 'Unterlagen eines Termins, ab 14 Tagen davor, auch für die Verwaltung des Gremiums',
    ask: ofEvent,
    ok: 200,
    value: pageOf(ShownMaterial),
    refusals: seen,
  },
  addPhotos: {
    method: 'POST',
    path: '/api-meinifb/event-photos/:eventId',
    says: 'Fotos zu einem Termin hochladen; Ort, Kamera und alle anderen Angaben in der Datei werden entfernt',
    ask: z.object({ eventId, photos: files(photoUploads), ...described }),
    ok: 201,
    value: Brought,
    refusals: refusing('not-signed-in', 'not-found', ...taking),
    uploads: photoUploads,
  },
  reportPhoto: {
    method: 'POST',
    path: '/api-meinifb/photo-delete/:id',
    says: 'Ein Foto entfernen lassen: Es ist sofort verborgen, die Redaktion entscheidet',
    ask: z.object({ id: segment, complaint: text(2_000).exactOptional() }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found', 'invalid'),
  },
  link: {
    method: 'GET',
    path: '/api-meinifb/material-link/:id',
    says: `Ein neuer Link auf ein Foto oder eine Unterlage, der ${linkMinutes} Minuten gilt`,
    ask: z.object({ id: segment }),
    ok: 200,
    value: z.object({ url: z.string() }),
    refusals: seen,
  },
  photo: {
    method: 'GET',
    path: addressOf.photoDownload(':id'),
    says: `Ein Foto, ${onTime}`,
    ask: ofFile,
    ok: 200,
    file: photo,
    streamed: true,
    refusals: seen,
  },
  preview: {
    method: 'GET',
    path: addressOf.photoPreview(':id'),
    says: `Ein Foto in klein, ${onTime}`,
    ask: ofFile,
    ok: 200,
    file: photo,
    streamed: true,
    refusals: seen,
  },
  document: {
    method: 'GET',
    path: addressOf.documentDownload(':id'),
    says: `Eine Unterlage, ${onTime}`,
    ask: ofFile,
    ok: 200,
    file: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
    ],
    streamed: true,
    refusals: seen,
  },
  zip: {
    method: 'GET',
    path: addressOf.photosZip(':eventId'),
    says: `Alle Fotos eines Termins als ZIP, ${onTime}`,
    ask: z.object({ eventId, ...signed }),
    ok: 200,
    file: ['application/zip'],
    streamed: true,
    refusals: seen,
  },
}

const staff = ['not-signed-in', 'not-allowed', 'not-found'] as const
const deciding = { ask: z.strictObject({ id: segment }), ok: 204, refusals: refusing(...staff) } as const

/** What the office does with them; everybody else is refused. */
export const materialsOffice: Carrying<ForKeepingMaterials> = {
  ofEvent: {
    method: 'GET',
    path: '/manage/termine/:eventId/materials',
    says: 'Unterlagen eines Termins, und Fotos, über die zu entscheiden ist',
    ask: z.object({ eventId }),
    ok: 200,
    value: z.object({
      event: z.object(EventInBrief),
      documents: z.array(ShownMaterial),
      photos: count,
      reported: z.array(ReportedPhoto),
    }),
    refusals: refusing(...staff),
  },
  add: {
    method: 'POST',
    path: '/manage/termine/:eventId/materials',
    says: 'Unterlagen oder Fotos zu einem Termin hochladen',
    ask: z.strictObject({ eventId, kind: z.enum(materialKinds), materials: files(officeUploads), ...described }),
    ok: 201,
    value: Brought,
    refusals: refusing(...staff, ...taking),
    uploads: officeUploads,
  },
  remove: {
    method: 'POST',
    path: '/manage/materials/:id/remove',
    says: 'Eine Unterlage oder ein gemeldetes Foto endgültig löschen',
    ...deciding,
  },
  restore: {
    method: 'POST',
    path: '/manage/materials/:id/restore',
    says: 'Ein gemeldetes Foto wieder zeigen',
    ...deciding,
  },
}
