import type { Letter } from '#core/letters/ports.ts'
import { letterWords, type Sender, type Worded } from '#wording/letters/letter-words.ts'
import { asHtml, asText } from './letter-layout.ts'

/** A letter as a mail program shows it. */
interface LetterText extends Omit<Worded, 'parts'> {
  readonly text: string
  readonly html: string
}

/** The text of a letter, plain and in HTML. */
export function letterText(letter: Letter, sender: Sender): LetterText {
  const { parts, ...about } = letterWords(letter, sender)
  return { ...about, text: asText(parts), html: asHtml(about.subject, parts) }
}
