import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '#core/forms/forms.ts'
import type { Uploads } from '#http/contract/endpoint.ts'
import { readingPace } from '../requests/reading-pace.ts'
import { postedForm, type PostedForm } from '#pages-port/posted-form.ts'

/** A form with the files that came with it. */
export interface SentForm {
  readonly form: PostedForm
  readonly files: readonly UploadedFile[]
}

/** Text fields of a form, and the bytes of one: far more than any form of ours has. */
const mostFields = 40
const mostBytesOfField = 200_000

/** So many times what is taken is still read, and thrown away, so that the form can say which file is too large. */
const patience = 5

/** As fast as files may come, reading them would take all the time of the thread that answers everybody. */
const paceOfAll = readingPace()

/** Lets the routes of this scope take forms with files. */
export function takeUploads(scope: FastifyInstance): void {
  void scope.register(multipart, { throwFileSizeLimit: false })
}

const refusal = (statusCode: number, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { statusCode })

/**
 * Reads a form with files. Of a file that is too large one byte too many is read, and of files that are too large
 * together likewise, so that the core refuses them; more than that is never in memory.
 */
export async function uploadedForm(request: FastifyRequest, uploads: Uploads, pace = paceOfAll): Promise<SentForm> {
  const { mostBytes, mostBytesTogether, mostFiles } = uploads
  // A browser tells the length of its forms; who does not tell it might never end.
  const length = Number(request.headers['content-length'])
  if (!(length <= mostBytesTogether * patience)) throw refusal(413, 'too large a form')
  const limits = {
    fileSize: mostBytes + 1,
    files: mostFiles,
    fields: mostFields,
    fieldSize: mostBytesOfField,
    headerPairs: 20,
  }
  const fields: (readonly [field: string, value: string])[] = []
  const files: UploadedFile[] = []
  let room = mostBytesTogether + 1
  let toCome = length
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)])
      else {
        const bytes = await bytesOf(part.file, Math.min(room, toCome, mostBytes + 1), pace)
        room -= bytes.length
        toCome -= bytes.length
        if (part.fieldname === uploads.field && (part.filename || bytes.length > 0))
          files.push({ name: part.filename ?? '', bytes })
      }
    }
  } catch (error) {
    throw isOurs(error) ? error : refusal(400, 'a form that cannot be read', error)
  }
  if (fields.flat().some((text) => text.includes('\0'))) throw refusal(400, 'a NUL in a form')
  return { form: postedForm(fields), files }
}

const isOurs = (error: unknown): boolean => typeof error === 'object' && error !== null && 'statusCode' in error

/**
 * The first bytes of a stream, up to so many; the rest is read and thrown away. They are copied as they come: pieces
 * that lie until all are there grow old, and then a whole round of garbage collection has to take them away.
 */
async function bytesOf(stream: AsyncIterable<Buffer>, most: number, pace: typeof paceOfAll): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(Math.max(0, most))
  let length = 0
  for await (const chunk of stream) {
    length += chunk.copy(bytes, length)
    await pace(chunk.length)
  }
  const read = bytes.subarray(0, length)
  // A small file does not hold the room of a large one.
  return length * 2 < bytes.length ? Buffer.from(read) : read
}
