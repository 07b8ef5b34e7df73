import type { ForPreparingPhotos, NoPicture, PreparedPhoto } from '#core/materials/ports.ts'
import { refused, type Result } from '#core/shared/result.ts'
import { lookApart, processScript, readableFolders } from '../process-apart.ts'
import { photoLimits } from './photo-limits.ts'

const usualProcess = processScript('adapters/reading/photos/photo-process.ts', 'dist/server/photo-process.js')

/** Which library of C there is decides which build of the picture library is opened. */
const whichLibrary = '/usr/bin/ldd'

/** Prepares each photo in a process of its own; pictures are read by a library that is no script. */
export const preparingPhotos = ({
  processAt = usualProcess,
  within = photoLimits.longestByTheClock,
  nicer,
}: { readonly processAt?: string; readonly within?: number; readonly nicer?: number } = {}): ForPreparingPhotos => ({
  async prepare(bytes) {
    const said = await lookApart<Result<PreparedPhoto, NoPicture>>({
      script: processAt,
      does: 'reads pictures',
      mayRead: [...readableFolders('with packages'), whichLibrary],
      rights: ['--allow-addons'],
      mostHeap: photoLimits.mostHeap,
      within,
      ...(nicer !== undefined && { nicer }),
      bytes,
    })
    return said === 'too late' || said === 'broken' ? refused({ why: 'no-picture' }) : said
  },
})
