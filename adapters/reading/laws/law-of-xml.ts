import type { LawFile, WhyNotALaw } from '#core/knowledge/laws/law-file.ts'
import { lawNames } from '#core/knowledge/laws/law-names.ts'
import type { Division, LawHead, Norm } from '#core/knowledge/laws/laws.ts'
import { standOf } from '#core/knowledge/laws/stand.ts'
import { done, refused, type Result } from '#core/shared/result.ts'
import { divisionOf, lineOf, namedNorm, textOfNorm, type NormText } from './norm-of-element.ts'
import { noWarnings, readingNorm, warn, type ReadingNorm, type Warnings } from './reading-norm.ts'
import { childNamed, childrenNamed, readElements, type XmlElement } from './xml-elements.ts'

/** What is gathered of a law, norm by norm. */
interface Gathered {
  head: (Omit<LawHead, 'builtAt' | 'documentNumber'> & NormText) | undefined
  readonly divisions: Division[]
  readonly norms: Norm[]
  /** How many norms of a key there are already. */
  readonly keys: Map<string, number>
  readonly warnings: Warnings
}

const dayShape = /^\d{4}-\d\d-\d\d$/

const headOf = (norm: XmlElement, facts: XmlElement, reading: ReadingNorm): Gathered['head'] => {
  const text = textOfNorm(norm, reading)
  const line = (name: string) => lineOf(childNamed(facts, name), reading)
  const [first, ...others] = childrenNamed(facts, 'jurabk').map((one) => lineOf(one, reading))
  if (first === undefined || first === '') return undefined
  const names = lawNames({ juris: [first, ...others], official: line('amtabk') || undefined })
  const published = childNamed(facts, 'fundstelle')
  const publishedIn = published
    ? ['periodikum', 'zitstelle'].map((name) => lineOf(childNamed(published, name), reading)).join(' ')
    : ''
  const enactedOn = line('ausfertigung-datum')
  const stand = standOf(
    childrenNamed(facts, 'standangabe').map((entry) => ({
      type: lineOf(childNamed(entry, 'standtyp'), reading),
      comment: lineOf(childNamed(entry, 'standkommentar'), reading),
    })),
  )
  return {
    ...names,
    title: line('langue') || names.abbreviation,
    ...(line('kurzue') && { shortTitle: line('kurzue') }),
    ...(dayShape.test(enactedOn) && { enactedOn }),
    ...(publishedIn.trim() && { publishedIn: publishedIn.trim() }),
    stand,
    ...text,
  }
}

/** Two norms of one key could not both be reached: the second one has a key of its own. */
const withOwnKey = (norm: Norm, { keys, warnings }: Gathered): Norm => {
  const same = keys.get(norm.key) ?? 0
  keys.set(norm.key, same + 1)
  if (same === 0) return norm
  warn({ name: norm.name, warnings }, 'same-name-twice', norm.key)
  return { ...norm, key: `${norm.key}--${same + 1}` }
}

function gather(element: XmlElement, gathered: Gathered): void {
  const facts = childNamed(element, 'metadaten')
  if (!facts) return
  const heading = childNamed(facts, 'gliederungseinheit')
  const designation = childNamed(facts, 'enbez')
  if (heading) {
    const label = lineOf(childNamed(heading, 'gliederungsbez'), readingNorm('', noWarnings()))
    gathered.divisions.push(divisionOf(heading, element, readingNorm(label, gathered.warnings)))
  }
  if (designation) {
    const reading = readingNorm('', noWarnings())
    const name = lineOf(designation, reading)
    const division = gathered.divisions.at(-1)?.code
    const norm = namedNorm(element, name, division, readingNorm(name, gathered.warnings))
    gathered.norms.push(withOwnKey(norm, gathered))
  } else if (!heading && !gathered.head) {
    gathered.head = headOf(element, facts, readingNorm('', gathered.warnings))
  }
}

const builtAtShape = /^\d{14}$/

/**
 * A law as gesetze-im-internet.de publishes it (gii-norm 1.01), norm by norm; tells of each whole percent that is read.
 */
export function lawOfXml(xml: string, tell?: (percent: number) => void): Result<LawFile, WhyNotALaw> {
  let told = 0
  const gathered: Gathered = { head: undefined, divisions: [], norms: [], keys: new Map(), warnings: noWarnings() }
  let builtAt = ''
  let documentNumber = ''
  const read = readElements(xml, {
    root: ({ name, attributes }) => {
      builtAt = attributes['builddate'] ?? ''
      documentNumber = attributes['doknr'] ?? ''
      return name === 'dokumente'
    },
    child: (element, part) => {
      if (element.name === 'norm') gather(element, gathered)
      const percent = Math.floor(part * 100)
      if (percent > told) tell?.((told = percent))
    },
  })
  if (!read.ok) return refused({ why: 'not-xml', because: read.refusal.why })
  const { head, divisions, norms, warnings } = gathered
  if (!read.value || !head || !builtAtShape.test(builtAt)) return refused({ why: 'not-a-law' })
  if (head.stand.day === undefined) warn({ name: '', warnings }, 'no-stand', head.stand.text ?? '')
  return done({ text: { ...head, builtAt, documentNumber, divisions, norms }, warnings: warnings.all })
}
