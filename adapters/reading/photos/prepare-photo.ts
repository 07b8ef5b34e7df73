import sharp from 'sharp'
import type { NoPicture, PreparedPhoto } from '#core/materials/ports.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import { longestSide, photoLimits, quality } from './photo-limits.ts'

// Of all that could be read, the two kinds that are taken; nothing is remembered, and one thread is enough.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const white = '#ffffff'

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/**
 * Makes a photo and its preview of a picture's dots, in the process that calls it, which may take whatever it takes.
 * Both are written anew: of place, camera, embedded thumbnail or whatever else a file holds nothing is taken along.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Result<PreparedPhoto, NoPicture>> {
  try {
    const photo = await sharp(bytes, { limitInputPixels: photoLimits.mostDots, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(within(longestSide.photo))
      .flatten({ background: white })
      .jpeg({ quality: quality.photo, chromaSubsampling: '4:2:0' })
      .toBuffer()
    const { data, info } = await sharp(photo)
      .resize(within(longestSide.preview))
      .jpeg({ quality: quality.preview, progressive: true })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return done({ mime: 'image/jpeg', bytes: photo, preview: { mime: 'image/jpeg', bytes: data, width, height } })
  } catch {
    // Its own words may tell of the file.
    return refused({ why: 'no-picture' })
  }
}
