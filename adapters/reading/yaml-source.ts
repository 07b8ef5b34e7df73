import {
  LineCounter,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml'
import type { Complain, Path, Source } from './source.ts'

const misfit = 'Diese Zeile passt nicht zu den vorigen: Einrückung, Bindestrich oder Doppelpunkt stimmen nicht.'
const colon =
  'Ein Text mit Doppelpunkt muss in Anführungszeichen stehen; oder die Zeile darunter ist zu weit eingerückt.'
const openQuote = 'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.'
const tabulator = 'Hier ist mit Tabulatoren eingerückt; YAML verlangt Leerzeichen.'

/** What the frequent mistakes are called in German; the rest is named by its code. */
const mistakes: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'Dieser Name steht im selben Eintrag schon einmal.',
  TAB_AS_INDENT: tabulator,
  BAD_INDENT: misfit,
  MISSING_CHAR: misfit,
  UNEXPECTED_TOKEN: misfit,
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_DOCS: 'In dieser Datei darf nur ein YAML-Dokument stehen.',
}

interface Mistake {
  readonly offset: number
  readonly message: string
}

/** The first mistake of a document: those below it mostly follow from it. */
const firstMistake = (document: Document.Parsed, text: string): Mistake | undefined => {
  const [error] = [...document.errors, ...document.warnings].toSorted((one, other) => one.pos[0] - other.pos[0])
  if (!error) return undefined
  const [offset] = error.pos
  let opened: number | undefined
  if (error.code === 'MISSING_CHAR') {
    // An open quotation mark is noticed where the file ends; it is mended where it begins.
    visit(document, {
      Scalar(_key, { type, range }) {
        if (range && type?.startsWith('QUOTE') && range[1] >= offset) opened = range[0]
      },
    })
  }
  if (opened !== undefined) return { offset: opened, message: openQuote }
  const indentation = /(?<![ \t])[ \t]+$/.exec(text.slice(0, offset))?.[0] ?? ''
  if (indentation.includes('\t')) return { offset, message: tabulator }
  return { offset, message: mistakes[error.code] ?? `Diese Zeile ist kein gültiges YAML (${error.code}).` }
}

/**
 * Every scalar stays the text that was written, so that a postcode keeps its leading zero; what is empty is left out.
 */
const asWritten = (node: unknown): unknown => {
  if (isMap(node)) {
    const entries = node.items.map((pair) => [
      String(isScalar(pair.key) ? pair.key.value : pair.key),
      asWritten(pair.value),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (isSeq(node)) return node.items.map(asWritten)
  const text = isScalar(node) && typeof node.value === 'string' ? node.value.trim() : ''
  return text === '' ? undefined : text
}

/** The key or list entry that a path names, as far as it exists. */
const nodeAt = (root: unknown, path: Path): Node | undefined => {
  let holder = root
  let found: unknown = root
  for (const step of path) {
    if (isMap(holder)) {
      const pair = holder.items.find((one) => isScalar(one.key) && one.key.value === step)
      if (!isPair(pair)) break
      found = pair.key
      holder = pair.value
    } else if (isSeq(holder) && typeof step === 'number' && holder.items[step] !== undefined) {
      found = holder.items[step]
      holder = found
    } else break
  }
  return isNode(found) ? found : undefined
}

/**
 * Reads YAML as texts, lists and maps. `line` is where it begins in its file. Complains and answers undefined when
 * broken.
 */
export const readYaml = (file: string, text: string, complain: Complain, line = 1): Source | undefined => {
  const lines = new LineCounter()
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line) + line - 1
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false })
  const mistake = firstMistake(document, text)
  if (mistake) {
    complain({ at: { file, line: lineAt(mistake.offset) }, message: mistake.message })
    return undefined
  }
  const root: unknown = document.contents
  return {
    file,
    value: asWritten(root),
    lineOf: (path) => lineAt(nodeAt(root, path)?.range?.[0] ?? 0),
  }
}
