import { appendFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Content } from '#core/content/content.ts'
import type { ForStoringSources } from '#core/content/ports.ts'
import { folderFiles, writtenDown } from '#reading/content-files.ts'
import { readContentFiles } from '#reading/content-folder.ts'
import { faultLines } from './fault-lines.ts'
import { Refused, valueOf } from './outcome.ts'

/** What a folder says, and the files that say it. Refuses with each mistake. */
export async function readSources(
  folder: string,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly content: Content }> {
  const files = writtenDown(folderFiles(folder))
  const content = valueOf(await readContentFiles(files), faultLines)
  return { files: files.read, content }
}

/** Parts that are held at once. */
const atATime = 32

/**
 * Writes every stored file of the content into a folder that is empty or not there yet, part by part; tells how many
 * parts are written.
 */
export async function writeSources(
  folder: string,
  sources: Pick<ForStoringSources, 'parts'>,
  told: (parts: number) => void,
): Promise<void> {
  if ((await readdir(folder).catch(() => [])).length > 0) throw new Refused(`${folder} ist nicht leer.`)
  const made = new Set<string>()
  let after: string | undefined
  let written = 0
  do {
    const page = await sources.parts({ limit: atATime, ...(after !== undefined && { after }) })
    const files = Map.groupBy(page.parts, ({ path }) => join(folder, path))
    for (const path of files.keys()) await makeFolder(dirname(path), made)
    await Promise.all([...files].map(([path, parts]) => appendFile(path, parts.map(({ text }) => text).join(''))))
    written += page.parts.length
    told(written)
    after = page.next
  } while (after !== undefined)
}

/** Makes a folder where it was not made before. */
async function makeFolder(folder: string, made: Set<string>): Promise<void> {
  if (made.has(folder)) return
  await mkdir(folder, { recursive: true })
  made.add(folder)
}
