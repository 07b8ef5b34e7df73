import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { progressBar } from './on-terminals.ts'
import { Refused } from './outcome.ts'
import type { Output } from './print.ts'

/** Files as they are named; of a folder those that may hold XML, in the order of their names. */
export async function filesNamed(names: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const inside = await readdir(name).catch(() => undefined)
      return inside
        ? inside
            .filter((file) => /\.(?:xml|zip)$/i.test(file))
            .toSorted()
            .map((file) => join(name, file))
        : [name]
    }),
  )
  return files.flat()
}

/** Reads no more than is taken, whatever the name leads to; undefined where it is no file that can be read. */
export async function bytesOf(file: string, atMost: number): Promise<Uint8Array | undefined> {
  try {
    const found = await stat(file)
    if (!found.isFile()) return undefined
    return found.size > atMost ? new Uint8Array(atMost + 1) : await readFile(file)
  } catch {
    return undefined
  }
}

/** A bar on a terminal, nothing elsewhere: each file has its line when it is done. */
export async function progressOf(title: string, files: number, { json }: Output) {
  const bar = json ? undefined : await progressBar(title, files)
  let read = 0
  return {
    told: (file: string) => bar?.to((read += 1), basename(file)),
    done: () => bar?.stop('Gelesen'),
  }
}

/** Ends a command that could not read every file. */
export function refuseUnread(outcomes: readonly { readonly ok: boolean }[]): void {
  const refused = outcomes.filter(({ ok }) => !ok).length
  if (refused > 0)
    throw new Refused(refused === 1 ? 'Eine Datei wurde nicht gelesen.' : `${refused} Dateien wurden nicht gelesen.`)
}
