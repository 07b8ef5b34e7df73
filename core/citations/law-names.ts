import type { Cursor, Read } from './cursor.ts'
import { behindSpace } from './cursor.ts'
import type { KnownLaw } from './known-laws.ts'
import { knownLaws } from './known-laws.ts'
import { tokensOf } from './tokens.ts'

/** Names token by token, so that the longest one is found by reading each token once. */
interface Step {
  readonly further: Map<string, Step>
  law?: string
}

/** A full name as it stands behind 'des': 'Kündigungsschutzgesetzes', 'Strafgesetzbuchs'. */
const genitives = (title: string): readonly string[] => {
  if (title.endsWith('gesetz') || title.endsWith('Gesetz')) return [`${title}es`]
  return title.endsWith('buch') ? [`${title}s`, `${title}es`] : []
}

const namesOf = ({ law, title, also = [] }: KnownLaw): readonly string[] => [law, title, ...genitives(title), ...also]

function firstStep(laws: readonly KnownLaw[]): Step {
  const first: Step = { further: new Map() }
  for (const known of laws)
    for (const name of namesOf(known)) {
      let step = first
      for (const { kind, text } of tokensOf(name)) {
        if (kind === 'space') continue
        const next = step.further.get(text) ?? { further: new Map<string, Step>() }
        step.further.set(text, next)
        step = next
      }
      step.law ??= known.law
    }
  return first
}

const first = firstStep(knownLaws)

/** The law whose name begins at the index, the longest name first: 'SGB IX', 'Neunten Buches Sozialgesetzbuch'. */
export function lawNamedAt(cursor: Cursor, index: number): Read<string> | undefined {
  let found: Read<string> | undefined
  let step: Step | undefined = first
  let at = index
  for (;;) {
    const token = cursor.at(at)
    step = token === undefined ? undefined : step.further.get(token.text)
    if (step === undefined) return found
    if (step.law !== undefined) found = { value: step.law, next: at + 1 }
    at = behindSpace(cursor, at + 1)
  }
}

const endings = ['G', 'O', 'V', 'B']
/** What ends like a law and is none: collective and works agreements, contracts, rules of procedure. */
const otherEndings = ['TV', 'BV', 'DV', 'ArbV', 'GeschO']

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase()

/** Whether a word is an abbreviation, as 'MTV' and 'TVöD' are: it has two capitals. */
export const isAbbreviation = (word: string): boolean => Array.from(word).filter(isUpper).length >= 2

/** Whether an abbreviation is made like those of laws, so that a law is meant that we do not know: 'BaustellG'. */
export const looksLikeALaw = (word: string): boolean =>
  isAbbreviation(word) &&
  word !== word.toUpperCase() &&
  endings.some((ending) => word.endsWith(ending)) &&
  !otherEndings.some((ending) => word.endsWith(ending))
