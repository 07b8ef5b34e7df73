import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { notesInPhoto, samplePhoto } from '#features/support/sample-photos.ts'
import { preparingPhotos } from '#reading/photos/preparing-photos.ts'

/** Beside other tests it would be served last. */
const photos = preparingPhotos({ nicer: 0, within: 50_000 })
const noPicture = { ok: false, refusal: { why: 'no-picture' } }

const prepared = async (bytes: Uint8Array) => {
  const answer = await photos.prepare(bytes)
  if (!answer.ok) throw new Error(answer.refusal.why)
  return answer.value
}

describe('a photo', () => {
  test('is turned upright, and tells nothing of camera, author and place', async () => {
    const bytes = await samplePhoto()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { mime, bytes: made, preview } = await prepared(bytes)
    for (const one of [made, preview.bytes]) {
      const { format, exif, icc, iptc, xmp, comments, orientation } = await sharp(one).metadata()
      expect([format, exif, icc, iptc, xmp, comments, orientation]).toEqual(['jpeg', ...Array(6).fill(undefined)])
      const text = Buffer.from(one).toString('latin1')
      for (const note of Object.values(notesInPhoto)) expect(text).not.toContain(note)
    }
    expect(mime).toBe('image/jpeg')
    expect(await sharp(made).metadata()).toMatchObject({ width: 800, height: 1200 })
    expect(preview).toMatchObject({ mime: 'image/jpeg', width: 427, height: 640 })
  })

  test('that is larger than any screen becomes smaller, one that is small stays as it is', async () => {
    const large = { create: { width: 6000, height: 3000, channels: 3, background: '#336699' } } as const
    const small = { create: { width: 20, height: 30, channels: 3, background: '#336699' } } as const
    const { bytes } = await prepared(await sharp(large).jpeg().toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 2048 })
    expect((await prepared(await sharp(small).png().toBuffer())).preview).toMatchObject({ width: 20, height: 30 })
  })

  test('whose ground is transparent stands on white', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
    const { bytes } = await prepared(await sharp(clear).png().toBuffer())
    expect([...(await sharp(bytes).raw().toBuffer())].every((value) => value > 250)).toBe(true)
  })

  test('has nothing behind its end any more', async () => {
    const { bytes } = await prepared(Buffer.concat([await samplePhoto(), Buffer.from('<script>alert(1)</script>')]))
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })
})

describe('refused as no picture is', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const wide = { create: { width: 9000, height: 9000, channels: 3, background: '#336699' } } as const
  const cases: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
    nothing: () => new Uint8Array(),
    'text that begins as a photo': () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    'a photo that breaks off': async () => (await samplePhoto()).subarray(0, 2_000),
    'a drawing, which could ask for other files': () => Buffer.from(drawing),
    'a film': () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'),
    'a kind that is not taken': async () => sharp(Buffer.from(drawing)).webp().toBuffer(),
    'a picture of 81 million dots in a file of one megabyte': () => sharp(wide).png().toBuffer(),
  }
  test.each(Object.entries(cases))('%s', async (_, bytes) => {
    expect(await photos.prepare(await bytes())).toEqual(noPicture)
  })

  test('what does not come to an end', async () => {
    const stalling = preparingPhotos({ processAt: join(import.meta.dirname, 'stalling-process.mjs'), within: 1_500 })
    expect(await stalling.prepare(new Uint8Array())).toEqual(noPicture)
  })
})

test('a process that cannot even begin is a fault of ours and none of the file', async () => {
  const broken = preparingPhotos({ processAt: join(import.meta.dirname, 'nowhere.mjs') })
  await expect(broken.prepare(new Uint8Array())).rejects.toThrow('before it began')
})
