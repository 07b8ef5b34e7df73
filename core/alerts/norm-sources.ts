import type { LawCitation } from '../citations/citations.ts'
import { knownLaw } from '../citations/known-laws.ts'
import { citedNormKey } from '../citations/links.ts'
import { sightOf } from '../knowledge/laws/difference.ts'
import type { Norm } from '../knowledge/laws/laws.ts'
import { normAt } from '../knowledge/laws/norm-at.ts'
import { normNumbers } from '../knowledge/laws/norm-number.ts'
import type { ForStoringLaws, LawFrame } from '../knowledge/laws/ports.ts'
import { normKeyOf } from '../knowledge/rulings/norm-key.ts'
import type { ForStoringRulings } from '../knowledge/rulings/ports.ts'
import * as addressOf from '../shared/addresses.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import { everyItem } from './every-item.ts'
import type { Fact, Source } from './news.ts'

export interface NormNeeds {
  readonly laws: Pick<ForStoringLaws, 'norm' | 'law' | 'published'>
  readonly rulings: Pick<ForStoringRulings, 'list'>
  readonly secrets: Pick<ForMakingSecrets, 'digest'>
}

export interface NormOfLaw {
  readonly law: Pick<LawFrame, 'slug' | 'abbreviation'>
  readonly norm: Norm
}

/** A norm as one cites it: '§ 37 BetrVG'. */
export const titleOfNorm = ({ law, norm }: NormOfLaw): string => `${norm.name} ${law.abbreviation}`

export const urlOfNorm = ({ law, norm }: NormOfLaw): string => addressOf.norm(law.slug, norm.key)

/** Its own number as decisions cite it, though it may stand among others by now: '§ 4 GartG', 'Art 9 GG'. */
const citedAs = (number: string, { abbreviation }: NormOfLaw['law']): string => {
  const [, word, rest] = /^(art|anlage)-(.+)$/.exec(number) ?? []
  const named = word === undefined ? `§ ${number}` : `${word === 'art' ? 'Art' : 'Anlage'} ${rest}`
  return `${named} ${abbreviation}`
}

const keyOfSource = (slug: string, number: string): string => `norm:${slug}/${number}`

/** Whether it has a number by which one can tell which it was: not 'praeambel'. */
const isNumbered = (number: string): boolean => /^(?:art-|anlage-)?\d/.test(number)

/** Norms with what happens to them: their text becomes another one, decisions cite them, or they leave their law. */
export const normSources = ({ laws, rulings, secrets }: NormNeeds) => {
  /** By the number under which it is followed: repealed, it may stand under one number with others. */
  const normOf = async (slug: string, number: string): Promise<NormOfLaw | undefined> => {
    const read = await laws.norm(slug, number)
    if (read) return read
    const law = await laws.law(slug)
    const numbered = law?.norms.map(({ key, name }) => {
      const numbers = normNumbers(name)
      return { key, ...(numbers && { numbers }) }
    })
    const meant = numbered && normAt(numbered, number)
    return meant && laws.norm(slug, meant.key)
  }

  const sourceOfNorm = async (slug: string, number: string, found: NormOfLaw): Promise<Source> => {
    const norm = normKeyOf(citedAs(number, found.law))
    const citing = await everyItem((query) => rulings.list({ words: [], norm }, query))
    const text: Fact = {
      key: `text:${slug}/${number}:${secrets.digest(sightOf(found.norm)).slice(0, 16)}`,
      item: { kind: 'text', title: titleOfNorm(found), url: urlOfNorm(found) },
    }
    const cited = citing.map(
      ({ slug: decision, title, court, type, decidedOn, fileNumbers: [fileNumber = ''] }): Fact => ({
        key: `ruling:${decision}`,
        item: { kind: 'ruling', title, url: addressOf.ruling(decision), court, type, decidedOn, fileNumber },
      }),
    )
    return { key: keyOfSource(slug, number), facts: [text, ...cited] }
  }

  /** Of a norm that its law does not hold, or no longer; undefined where there is no such law. */
  const sourceOfGone = async (
    slug: string,
    number: string,
  ): Promise<(Source & { readonly title: string }) | undefined> => {
    const law = isNumbered(number) ? (await laws.law(slug))?.law : undefined
    if (!law) return undefined
    const title = citedAs(number, law)
    const gone: Fact = { key: `gone:${slug}/${number}`, item: { kind: 'gone', title, url: addressOf.law(slug) } }
    return { key: keyOfSource(slug, number), facts: [gone], title }
  }

  /** The law that is cited by that name. */
  const slugOf = async (law: string): Promise<string | undefined> =>
    knownLaw(law)?.slug ??
    (await laws.published()).find(({ abbreviation, aliases }) => [abbreviation, ...aliases].includes(law))?.slug

  const sourceOfCitation = async (citation: LawCitation): Promise<Source | undefined> => {
    const slug = citation.law === null ? undefined : await slugOf(citation.law)
    if (slug === undefined) return undefined
    const number = citedNormKey(citation)
    const found = await normOf(slug, number)
    return found ? sourceOfNorm(slug, number, found) : sourceOfGone(slug, number)
  }

  return { normOf, sourceOfNorm, sourceOfGone, sourceOfCitation }
}
