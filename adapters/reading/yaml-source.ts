import { LineCounter, isMap, isPair, isScalar, isSeq, parseDocument, type Node, type YAMLError } from 'yaml'
import type { Complain, Path, Source } from './source.ts'

/** What the frequent mistakes are called in German; the rest is named by its code. */
const mistakes: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  DUPLICATE_KEY: 'Dieser Name steht im selben Eintrag schon einmal.',
  BAD_INDENT: 'Diese Zeile ist anders eingerückt als ihre Nachbarn.',
  TAB_AS_INDENT: 'Hier ist mit Tabulatoren eingerückt; YAML verlangt Leerzeichen.',
  MISSING_CHAR: 'Hier fehlt ein Zeichen, etwa ein schließendes Anführungszeichen oder ein Doppelpunkt.',
  MULTILINE_IMPLICIT_KEY: 'Hier fehlt ein Doppelpunkt, oder ein Text mit Doppelpunkt steht nicht in Anführungszeichen.',
  BLOCK_AS_IMPLICIT_KEY: 'Ein Text mit Doppelpunkt muss in Anführungszeichen stehen.',
  MULTIPLE_DOCS: 'In dieser Datei darf nur ein YAML-Dokument stehen.',
  UNEXPECTED_TOKEN: 'Dieses Zeichen hat hier in YAML keinen Platz.',
}

const wording = (error: YAMLError): string =>
  mistakes[error.code] ?? `Diese Zeile ist kein gültiges YAML (${error.code}).`

/** Every scalar stays the text that was written, so that a postcode keeps its leading zero; what is empty is left out. */
const asWritten = (node: unknown): unknown => {
  if (isMap(node)) {
    const entries = node.items.map((pair) => [
      String(isScalar(pair.key) ? pair.key.value : pair.key),
      asWritten(pair.value),
    ])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (isSeq(node)) return node.items.map(asWritten)
  const text = isScalar(node) ? String(node.value ?? '').trim() : ''
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
  return (found ?? undefined) as Node | undefined
}

/** Reads YAML as texts, lists and maps. `line` is where it begins in its file. Complains and answers undefined when broken. */
export const readYaml = (file: string, text: string, complain: Complain, line = 1): Source | undefined => {
  const lines = new LineCounter()
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line) + line - 1
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false })
  const wrong = [...document.errors, ...document.warnings]
  for (const error of wrong) complain({ at: { file, line: lineAt(error.pos[0]) }, message: wording(error) })
  if (wrong.length > 0) return undefined
  const root: unknown = document.contents
  return {
    file,
    value: asWritten(root),
    lineOf: (path) => lineAt(nodeAt(root, path)?.range?.[0] ?? 0),
  }
}
