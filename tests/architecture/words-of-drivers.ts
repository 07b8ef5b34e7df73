import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './import-graph.ts'

/** A word or a sentence as a reader meets it, not a key: it begins with a capital letter, or has a blank in it. */
const isForReaders = (text: string): boolean => text.length > 2 && /^\p{Lu}|\s/u.test(text)

/** The texts that a file holds itself, those put together from parts among them; its imports apart. */
export const literalsIn = (file: string, source = readFileSync(join(root, file), 'utf8')): readonly string[] => {
  const { program } = parseSync(file, source)
  const walk = (node: unknown): readonly string[] => {
    if (typeof node !== 'object' || node === null) return []
    if (Array.isArray(node)) return node.flatMap(walk)
    const { type, value, ...parts } = node as { readonly type?: string; readonly value?: unknown }
    if (type === 'ImportDeclaration') return []
    if (type === 'Literal') return typeof value === 'string' ? [value] : []
    if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked.trim()]
    return [...walk(value), ...Object.values(parts).flatMap(walk)]
  }
  return walk(program.body)
}

/** What a driver without a screen says in words of its own, though the pages have those words from the wording. */
export const wordsOfItsOwn = (wording: readonly string[], literals: readonly string[]): readonly string[] => {
  const known = new Set(wording.filter(isForReaders))
  return literals.filter((literal) => known.has(literal))
}
