import sharp from 'sharp'

/** Where and with what a sample photo was taken, as cameras write it down. */
export const notesInPhoto = { camera: 'Zaunkamera 7', author: 'Ich war es' } as const

/** A small photo with notes of camera and place in it, lying on its side. */
export const samplePhoto = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#6b8e23' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: notesInPhoto.camera, Artist: notesInPhoto.author },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '10/1 0/1 0/1' },
      })
      .jpeg()
      .toBuffer(),
  )
