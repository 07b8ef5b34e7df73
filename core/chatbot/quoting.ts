import type { SearchDocument } from '../fulltext/fulltext.ts'
import { mostQuotes, type ChatSource, type Quote } from './chatbot.ts'
import { fitOfPassage, type WeighedQuestion } from './fitting.ts'
import type { Passage } from './passages.ts'

/** A document that fits, with its sentences and the words of its title. */
export interface ReadDocument {
  readonly document: SearchDocument
  readonly passages: readonly Passage[]
  /** Folded and stemmed, padded. */
  readonly title: string
}

/** Less of a question than this is no answer to it. */
export const leastFit = 0.48
/** A further sentence is quoted that fits nearly as well as the best one. */
const nearly = 0.75
const mostOfOneSource = 2
/** How well a norm fits that a question names; it is quoted whatever else is asked of it. */
export const isNamed = 3

/** The sentences that answer best, of the best documents, each once; nothing where none answers enough. */
export const quotesFrom = (
  documents: readonly (ReadDocument & { readonly fit: number })[],
  asked: WeighedQuestion,
  mostSources: number,
): { readonly quotes: readonly Quote[]; readonly sources: readonly ChatSource[] } => {
  const read = documents.map(({ document, passages, title, fit }) => {
    const fits = passages
      .map((passage, position) => ({
        passage,
        position,
        fits: fitOfPassage(passage, { kind: document.kind, title }, asked),
      }))
      .toSorted((one, other) => other.fits - one.fits || one.position - other.position)
    return { document, fits, best: fits[0]?.fits ?? 0, fit }
  })
  const answering = read
    .filter(({ best, fit, fits }) => best >= leastFit || (fit >= isNamed && fits.length > 0))
    .toSorted((one, other) => other.fit + 2 * other.best - (one.fit + 2 * one.best))
    .slice(0, mostSources)
  const best = Math.max(0, ...answering.map((one) => one.best))
  const quotes: Quote[] = []
  for (const [source, { fits, best: own }] of answering.entries()) {
    const most = Math.min(source === 0 ? mostOfOneSource : 1, mostQuotes - quotes.length)
    const chosen = fits
      .filter((one, nth) => nth === 0 || one.fits >= nearly * Math.max(own, best))
      .slice(0, most)
      .toSorted((one, other) => one.position - other.position)
    quotes.push(...chosen.map(({ passage: { text } }) => ({ text, source })))
  }
  return {
    quotes,
    sources: answering.map(({ document: { kind, title, url } }) => ({ kind, title, url })),
  }
}
