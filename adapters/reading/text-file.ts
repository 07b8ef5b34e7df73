import { readFile, readdir, stat } from 'node:fs/promises'
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

/** Far more than a year's programme; what is larger was not written by hand. */
const mostMegabytes = 20

/** A line of so many characters is a paragraph that nobody wants to read; parsers take very long for longer ones. */
export const longestLine = 100_000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/**
 * The text of a file, composed (NFC: macOS writes Umlauts in two parts) and without carriage returns; undefined when
 * there is none. Complains about files that are not UTF-8, as spreadsheets like to save them.
 */
export const readText = async (folder: string, file: string, complain: Complain): Promise<string | undefined> => {
  const bytes = await bytesOf(join(folder, file), (message) => complain({ at: { file, line: 1 }, message }))
  if (bytes === undefined) return undefined
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC').replaceAll('\r\n', '\n')
  } catch {
    const line = lineOfFirstBrokenByte(bytes)
    complain({ at: { file, line }, message: 'Diese Zeile ist nicht in UTF-8 gespeichert; bitte als UTF-8 sichern.' })
    return undefined
  }
  const tooLong = text.split('\n').findIndex((line) => line.length > longestLine)
  if (tooLong === -1) return text
  complain({ at: { file, line: tooLong + 1 }, message: `Diese Zeile ist länger als ${longestLine} Zeichen.` })
  return undefined
}

/** The bytes of a plain file of usual size: a pipe would be waited for, a device never end. */
const bytesOf = async (path: string, wrong: (message: string) => void): Promise<Uint8Array | undefined> => {
  try {
    const found = await stat(path)
    if (!found.isFile()) wrong('Hier muss eine Datei liegen, kein Ordner und kein Gerät.')
    else if (found.size > mostMegabytes * 1_000_000) wrong(`Diese Datei ist größer als ${mostMegabytes} MB.`)
    else return await readFile(path)
  } catch (error) {
    if (!isMissing(error)) wrong(`Diese Datei lässt sich nicht lesen (${codeOf(error)}).`)
  }
  return undefined
}

const codeOf = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) return String(error.code)
  throw error
}

/** The text of a file that a content folder must have. */
export const neededText = async (
  files: { text(file: string, complain: Complain): Promise<string | undefined> },
  file: string,
  complain: Complain,
): Promise<string | undefined> => {
  let complained = false
  const text = await files.text(file, (fault) => {
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
