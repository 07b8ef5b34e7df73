import type { WrittenFile } from '#core/sync/ports.ts'

type Fields = Readonly<Record<string, unknown>>

/** Names that YAML takes as they are. */
const plainName = /^[\p{L}][\p{L}\p{N} -]*$/u

/** JSON is YAML; a field a line, so that what is wrong in a line is wrong in that field. */
const fieldLines = (fields: Fields): readonly (readonly [field: string, line: string])[] =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([field, value]) => [
      field,
      `${plainName.test(field) ? field : JSON.stringify(field)}: ${JSON.stringify(value)}`,
    ])

/** As files of a folder are read, so that what is exported and imported again is the same. */
const composed = (text: string): string => text.normalize('NFC')

/** Running text stands in this field. */
const bodyField = 'text'

/** A document: facts between two lines of `---`, and below them its text. */
export function asMarkdown(path: string, { [bodyField]: body, ...facts }: Fields): WrittenFile {
  const lines = fieldLines(facts)
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n').trim() : ''
  return {
    path,
    text: composed(['---', ...lines.map(([, line]) => line), '---', '', text, ''].join('\n')),
    fieldAt: (line) => {
      if (line > lines.length + 2) return bodyField
      return lines[line - 2]?.[0]
    },
  }
}

/** A list with one entry. */
export function asYaml(path: string, fields: Fields): WrittenFile {
  const lines = fieldLines(fields)
  return {
    path,
    text: composed(lines.map(([, line], i) => `${i === 0 ? '- ' : '  '}${line}\n`).join('')),
    fieldAt: (line) => lines[line - 1]?.[0],
  }
}

/** A table with semicolons; what a row says beyond its columns becomes one, so that the reader complains of it. */
export function asTable(path: string, columns: readonly string[], rows: readonly Fields[]): WrittenFile {
  const names = [...new Set([...columns, ...rows.flatMap((row) => Object.keys(row))])].filter((it) => it !== 'module')
  const cells = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\n`
  return {
    path,
    text: composed([cells(names), ...rows.map((row) => cells(names.map((name) => row[name])))].join('')),
    fieldAt: () => undefined,
  }
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.replaceAll('"', '""').replaceAll(/[\r\n]+/g, ' ')}"`
}
