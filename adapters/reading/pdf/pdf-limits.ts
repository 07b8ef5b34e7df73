const megabyte = 1024 * 1024

/**
 * What reading one PDF may take. A text of five hundred pages takes some four seconds of a processor and 250 MB; steps
 * are the start, opening the file and each page.
 */
export const pdfLimits = {
  /** Bytes of the whole process. */
  mostMemory: 320 * megabyte,
  /** Megabytes of what the reader itself makes, buffers left out. */
  mostHeap: 192,
  /** Milliseconds of processor time for one step, so that a busy machine makes no difference. */
  longestStep: 1_500,
  /** Milliseconds of processor time in all. */
  longest: 20_000,
  /** Milliseconds by the clock, after which the process is ended from outside. */
  longestByTheClock: 45_000,
} as const
