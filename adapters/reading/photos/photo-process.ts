import { buffer } from 'node:stream/consumers'
import type { NoPicture, PreparedPhoto } from '#core/materials/ports.ts'
import { refused, type Result } from '#core/shared/result.ts'
import { photoLimits } from './photo-limits.ts'
import type { ProcessSaid } from '../process-apart.ts'
import { preparePhoto } from './prepare-photo.ts'

type Answer = Result<PreparedPhoto, NoPicture>

/** Milliseconds between two looks at what it takes; the work is done in another thread. */
const lookEvery = 10

const tell = (said: ProcessSaid<Answer>): Promise<void> =>
  new Promise((told) => void process.send?.(said, () => told()))

const stopped = new Promise<Answer>((resolve) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > photoLimits.mostMemory) resolve(refused({ why: 'no-picture' }))
  }, lookEvery)
})

// It comes by the standard input. One process reads one picture, so nothing of it is there when the next one comes.
void buffer(process.stdin)
  .then((bytes) => Promise.race([preparePhoto(bytes), stopped]))
  .then((answer) => tell({ answer }))
  .then(() => process.exit())
// Whoever asked is gone.
process.once('disconnect', () => process.exit())
void tell({ begun: true })
