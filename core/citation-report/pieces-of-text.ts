import { textsIn } from '../knowledge/linking/linked-html.ts'

const isHtml = (name: string): boolean => name === 'html' || name.endsWith('Html')

/**
 * Every text that a document of content holds, however deep, of HTML those in which citations are linked. Names of
 * kinds, addresses and the like are texts too: they cite nothing.
 */
export const piecesOf = (document: unknown, name = ''): readonly string[] => {
  if (typeof document === 'string') return isHtml(name) ? textsIn(document) : [document]
  if (Array.isArray(document)) return document.flatMap((each: unknown) => piecesOf(each, name))
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([key, value]) => piecesOf(value, key))
}
