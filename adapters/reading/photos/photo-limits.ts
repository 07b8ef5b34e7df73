const megabyte = 1024 * 1024

/** What reading one picture may take. A photo of 12 million dots takes half a second of a processor and 120 MB. */
export const photoLimits = {
  /** Bytes of the whole process. */
  mostMemory: 420 * megabyte,
  /** Megabytes of what the program itself makes; dots lie beside them. */
  mostHeap: 96,
  /** Dots of a picture; some bytes can stand for billions. */
  mostDots: 50_000_000,
  /** Milliseconds by the clock, after which the process is ended from outside. */
  longestByTheClock: 20_000,
} as const

/** Longest side of a photo and of its preview, in dots. */
export const longestSide = { photo: 4096, preview: 640 } as const
/** Of 100: what lies below is seen. */
export const quality = { photo: 86, preview: 76 } as const
