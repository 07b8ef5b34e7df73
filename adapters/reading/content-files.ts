import type { Complain } from './source.ts'
import { filesIn, readText } from './text-file.ts'

/** Files of a content folder, wherever they are. */
export interface ContentFiles {
  /** Names of what lies in a folder and ends so, in order; none where there is no such folder. */
  names(folder: string, ending: string): Promise<readonly string[]>
  /** Undefined where there is no such file, or complains where it cannot be read. */
  text(file: string, complain: Complain): Promise<string | undefined>
}

/** Those of a folder on a disk. */
export const folderFiles = (folder: string): ContentFiles => ({
  names: (subfolder, ending) => filesIn(folder, subfolder, ending),
  text: (file, complain) => readText(folder, file, complain),
})

/** Those whose texts are at hand, by their paths. */
export const filesAtHand = (files: ReadonlyMap<string, string>): ContentFiles => {
  const inFolder = new Map<string, Set<string>>()
  for (const path of files.keys()) {
    const steps = path.split('/')
    for (const [i, step] of steps.entries()) {
      const folder = steps.slice(0, i).join('/')
      inFolder.set(folder, (inFolder.get(folder) ?? new Set()).add(step))
    }
  }
  return {
    names: async (folder, ending) => [...(inFolder.get(folder) ?? [])].filter((it) => it.endsWith(ending)).toSorted(),
    text: async (file) => files.get(file),
  }
}

/** The same files; what is read of them is written down. */
export const writtenDown = (files: ContentFiles): ContentFiles & { readonly read: ReadonlyMap<string, string> } => {
  const read = new Map<string, string>()
  return {
    read,
    names: (folder, ending) => files.names(folder, ending),
    async text(file, complain) {
      const text = await files.text(file, complain)
      if (text !== undefined) read.set(file, text)
      return text
    },
  }
}
