import type { LexiconQuestion, LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import { markdown } from './markdown.ts'
import type { Complain } from './source.ts'
import { protectSpaces } from './typography.ts'

type Tokens = ReturnType<typeof markdown.parse>

interface TextOfEntry extends Pick<LexiconText, 'html' | 'questions'> {
  readonly definition: string
}

const questionsHeading = 'Häufige Fragen'

/**
 * What stands below the facts of an entry: first a paragraph that defines the term, then running text, last the
 * questions, each a heading with its answer. `bodyLine` is the line on which it begins.
 */
export const lexiconTextFrom = (
  file: string,
  body: string,
  bodyLine: number,
  complain: Complain,
): TextOfEntry | undefined => {
  const tokens = markdown.parse(protectSpaces(body), {})
  let faultless = true
  const wrong = (at: number, message: string): void => {
    faultless = false
    complain({ at: { file, line: bodyLine + (tokens[at]?.map?.[0] ?? 0) }, message })
  }
  if (tokens[0]?.type !== 'paragraph_open')
    wrong(0, 'Vor dem ersten Abschnitt fehlt der Absatz, der den Begriff erklärt.')
  const begin = headings(tokens, 'h2').find((at) => textAt(tokens, at + 1) === questionsHeading) ?? tokens.length
  const after = headings(tokens, 'h2').find((at) => at > begin)
  if (after !== undefined) wrong(after, `Der Abschnitt „${questionsHeading}“ muss der letzte sein.`)
  const asked = headings(tokens, 'h3').filter((at) => at > begin)
  if (begin < tokens.length && asked[0] !== begin + tokensOfHeading)
    wrong(begin, `Unter „${questionsHeading}“ stehen Fragen als Überschriften mit „###“.`)
  const questions = asked.map((at, number): LexiconQuestion => {
    const html = rendered(tokens.slice(at + tokensOfHeading, asked[number + 1] ?? tokens.length))
    if (html === '') wrong(at, 'Diese Frage hat keine Antwort.')
    return { question: textAt(tokens, at + 1), html }
  })
  const html = rendered(tokens.slice(tokensOfHeading, begin))
  return faultless ? { definition: textAt(tokens, 1), html, questions } : undefined
}

/** A heading or paragraph opens, holds its words, and closes. */
const tokensOfHeading = 3

/** Where headings of a level begin that stand in nothing else. */
const headings = (tokens: Tokens, tag: 'h2' | 'h3'): readonly number[] =>
  tokens.flatMap((token, at) => (token.type === 'heading_open' && token.tag === tag && token.level === 0 ? [at] : []))

/** The words of a heading or paragraph without their marks. */
const textAt = (tokens: Tokens, at: number): string =>
  (tokens[at]?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')

const rendered = (tokens: Tokens): string => markdown.renderer.render(tokens, markdown.options, {})
