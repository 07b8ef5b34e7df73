import type { ForAnalysingGerman } from '../shared/german-analyser.ts'
import { sentenceStarts } from '../knowledge/laws/sentence-starts.ts'

/** Weeks after a dismissal has arrived within which one can sue against it (§ 4 Satz 1 KSchG). */
export const weeksToSue = 3

/** Who speaks of himself. */
const ofOneself = new Set('ich mir mich mein meine meinem meinen meiner meines'.split(' '))
/** Who speaks of his Gremium or firm; it runs it, and asks about its rights in general. */
const ofUs = new Set('wir uns unser unsere unserem unseren unserer unseres'.split(' '))

/** How words begin, folded, of what somebody's own case may be about. */
const matters = (
  'kundig gekundig entlass rauswurf abfind abmahn abgemahn arbeitsvertrag aufhebungsvertrag vertrag klag geklag ' +
  'verklag eingeklag klage anwalt arbeitsgericht gericht prozess chance anspruch schadensersatz schmerzensgeld ' +
  'strafe versetz zeugnis lohn gehalt befrist diskriminier gemobbt mobbing'
).split(' ')
/** What is decided in court, whoever asks. */
const courtMatters = ['klag', 'verklag', 'eingeklag', 'prozess', 'chance']
/** Whoever wants this done wants it of a lawyer. */
const lawyersWork = ['pruf', 'begutacht', 'vertret', 'berat']
const papers = ['vertrag', 'arbeitsvertrag', 'aufhebungsvertrag', 'kundig', 'abmahn', 'zeugnis', 'bescheid', 'fall']

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/**
 * Whether somebody wants to know what is right in a case of his own, and not what the law says in general: he would
 * need a legal service (RDG § 2 Abs. 1), which only lawyers may give. In doubt he is sent to them.
 */
export const asksForAdvice = (german: Pick<ForAnalysingGerman, 'spellings'>, question: string): boolean => {
  const starts = sentenceStarts(question)
  return starts.some((start, nth) => isAdvice(german, question.slice(start, starts[nth + 1])))
}

function isAdvice(german: Pick<ForAnalysingGerman, 'spellings'>, sentence: string): boolean {
  const words = wordsIn(sentence)
  const folded = german.spellings(sentence).map((spelling) => spelling.folded)
  const says = (beginnings: readonly string[]): boolean =>
    folded.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
  if (words.some((word) => ofOneself.has(word)) && says(matters)) return true
  if (words.some((word) => ofUs.has(word)) && says(courtMatters)) return true
  return (words.includes('sie') || words.includes('du')) && says(lawyersWork) && says(papers) && words[0] !== 'dürfen'
}
