import type { CitingLine } from './citing-lines.ts'

/** Lines that lead somewhere, by what they say. */
export type LinesThatCite = ReadonlyMap<string, CitingLine>

export const linesThatCite = (lines: readonly CitingLine[]): LinesThatCite =>
  new Map(lines.map((line) => [line.map(({ text }) => text).join(''), line]))
