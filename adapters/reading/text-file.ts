import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Complain } from './source.ts'

const newline = 10

const lineOfFirstBrokenByte = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(newline, from)
    const to = end === -1 ? bytes.length : end
    try {
      decoder.decode(bytes.subarray(from, to))
    } catch {
      return line
    }
    from = to + 1
  }
  return line
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/**
 * The text of a file, composed (NFC: macOS writes Umlauts in two parts) and without carriage returns; undefined when there
 * is none. Complains about files that are not UTF-8, as spreadsheets like to save them.
 */
export const readText = async (folder: string, file: string, complain: Complain): Promise<string | undefined> => {
  let bytes: Uint8Array
  try {
    bytes = await readFile(join(folder, file))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC').replaceAll('\r\n', '\n')
  } catch {
    const line = lineOfFirstBrokenByte(bytes)
    complain({ at: { file, line }, message: 'Diese Zeile ist nicht in UTF-8 gespeichert; bitte als UTF-8 sichern.' })
    return undefined
  }
}

/** As `readText`, for files that a content folder must have. */
export const readNeededText = async (folder: string, file: string, complain: Complain): Promise<string | undefined> => {
  let complained = false
  const text = await readText(folder, file, (fault) => {
    complained = true
    complain(fault)
  })
  if (text === undefined && !complained) complain({ at: { file, line: 1 }, message: `Die Datei „${file}“ fehlt.` })
  return text
}

/** Names of the files of a subfolder with an ending, in order; none where there is no such folder. */
export const filesIn = async (folder: string, subfolder: string, ending: string): Promise<readonly string[]> => {
  try {
    const names = await readdir(join(folder, subfolder))
    return names.filter((name) => name.endsWith(ending) && !name.startsWith('.')).toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
