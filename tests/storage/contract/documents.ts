import type { DocumentWords, IndexedDocument } from '#core/fulltext/fulltext.ts'

const padded = (words: string): string => (words === '' ? '' : ` ${words} `)

/** A document whose words stand as they are given. */
export const aDocument = (
  over: Partial<Omit<IndexedDocument, 'words'>> & { readonly words?: Partial<DocumentWords> } = {},
): IndexedDocument => {
  const { words: { title = '', lead = '', text = '' } = {}, id = 'lexicon:br/frist', ...rest } = over
  return {
    id,
    kind: 'lexicon',
    url: `/zu/${id}`,
    title: 'Frist',
    keywords: ['Fristen'],
    lead: 'Eine Zeit.',
    text: 'Bis dahin.',
    groups: ['br'],
    ...rest,
    words: { title: padded(title), lead: padded(lead), text: padded(text) },
  }
}
