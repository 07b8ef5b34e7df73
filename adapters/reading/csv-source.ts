import { CsvError, parse } from 'csv-parse/sync'
import type { Complain, Path, Source } from './source.ts'

interface Row {
  readonly record: readonly string[]
  readonly lastLine: number
}

const mistakes: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'Ein Anführungszeichen wird geöffnet, aber bis zum Ende der Datei nicht geschlossen.',
  INVALID_OPENING_QUOTE:
    'Ein Anführungszeichen steht mitten in einem Feld; das ganze Feld muss in Anführungszeichen stehen.',
  CSV_INVALID_CLOSING_QUOTE:
    'Nach dem schließenden Anführungszeichen darf nur ein Semikolon oder das Zeilenende folgen.',
}

/** csv-parse counts the line on which a row ends; quoted cells may hold line breaks. */
const firstLineOf = ({ record, lastLine }: Row): number => lastLine - record.join('').split('\n').length + 1

/** Where an unclosed quotation mark was opened: the parser only knows that the file ended. */
const lineOfOpenQuote = (text: string): number => {
  const quotes = [...text.matchAll(/"/g)]
  const last = quotes.at(-1)?.index ?? 0
  return text.slice(0, last).split('\n').length
}

const rowsOf = (file: string, text: string, complain: Complain): readonly Row[] => {
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter: ';',
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (record: readonly string[], { lines }) => {
        rows.push({ record, lastLine: lines })
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? lineOfOpenQuote(text) : Number(error['lines'] ?? 1)
    complain({
      at: { file, line },
      message: mistakes[error.code] ?? `Diese Zeile ist kein gültiges CSV (${error.code}).`,
    })
    return []
  }
}

/**
 * Reads a table with semicolons and a header line: one source per row, its cells as texts, empty ones left out.
 * Complains about columns that are missing, unknown or there twice, and about rows that are too long or too short.
 */
export const readTable = (
  file: string,
  text: string,
  columns: { readonly needed: readonly string[]; readonly possible: readonly string[] },
  complain: Complain,
): readonly Source[] => {
  const [header, ...rows] = rowsOf(file, text, complain)
  if (!header) return []
  const names = header.record
  const headerLine = firstLineOf(header)
  const wrong = [
    ...columns.needed.filter((name) => !names.includes(name)).map((name) => `Die Spalte „${name}“ fehlt.`),
    ...names
      .filter((name) => ![...columns.needed, ...columns.possible].includes(name))
      .map(
        (name) =>
          `Die Spalte „${name}“ ist unbekannt; bekannt sind: ${[...columns.needed, ...columns.possible].join(', ')}.`,
      ),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `Die Spalte „${name}“ steht doppelt.`),
  ]
  for (const message of wrong) complain({ at: { file, line: headerLine }, message })
  if (wrong.length > 0) return []
  return rows.flatMap((row) => {
    const line = firstLineOf(row)
    if (row.record.length !== names.length) {
      const message = `Diese Zeile hat ${row.record.length} Felder, die Kopfzeile aber ${names.length}.`
      complain({ at: { file, line }, message })
      return []
    }
    const cells = names.map((name, at) => [name, row.record[at]] as const).filter(([, cell]) => cell !== '')
    // A cell in quotation marks may hold line breaks; what is right of it stands further down.
    const lineOf = ([column]: Path): number => {
      const before = row.record.slice(0, Math.max(0, names.indexOf(String(column))))
      return line + before.join('').split('\n').length - 1
    }
    return [{ file, value: Object.fromEntries(cells), lineOf }]
  })
}
