import { writeFile } from 'node:fs/promises'
import { Refused } from './outcome.ts'

/** Writes a file that only its owner reads, and over none that is there. */
export async function writeNew(path: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Refused(`${path} gibt es schon.`)
    throw error
  }
}
