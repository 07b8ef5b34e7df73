import type { Citation, CitedPart } from '#core/citations/citations.ts'
import { citationsIn } from '#core/citations/parse.ts'

const partInShort = ({ satz, satzTo, ...part }: CitedPart): readonly string[] => {
  const { absatz, unterabsatz, nummer, buchstabe, halbsatz, eingangssatz, following, ...unknown } = part
  if (Object.keys(unknown).length > 0) throw new Error(`unknown part: ${JSON.stringify(unknown)}`)
  const named = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}${value}`])
  return [
    ...named('abs', absatz),
    ...named('uabs', unterabsatz),
    ...named('s', satzTo === undefined ? satz : `${satz}-${satzTo}`),
    ...named('nr', nummer),
    ...named('lit', buchstabe),
    ...named('hs', halbsatz),
    ...(eingangssatz ? ['eingang'] : []),
    ...named('', following),
  ]
}

/**
 * A citation on one line, with all that is in it: 'BetrVG 37 abs6 s1', 'GG art9 abs3', '? 5' without a law, '(BetrVG)
 * 5' where the law is that of the text, 'BAG Beschluss 2024-02-07 | 7 ABR 8/23 | rn15'.
 */
export const inShort = (citation: Citation): string => {
  if (citation.kind === 'law') {
    const { unit, law, number, numberTo, context, at } = citation
    const name = law === null ? '?' : law
    const norm = `${unit === 'article' ? 'art' : ''}${number}${numberTo === undefined ? '' : `-${numberTo}`}`
    return [context && law !== null ? `(${name})` : name, norm, ...(at ? partInShort(at) : [])].join(' ')
  }
  const made = [citation.type, citation.date].filter((each) => each !== undefined)
  if (citation.kind === 'ecli') {
    const { court, year, fileNumber, collision } = citation
    const rest = [fileNumber, collision].filter((each) => each !== undefined)
    return [['ecli', court, year, ...made].join(' '), ...rest].join(' | ')
  }
  const { court, fileNumber, name, marginal } = citation
  const rest = [...(name === undefined ? [] : [`[${name}]`]), ...(marginal ? [`rn${marginal.join(',')}`] : [])]
  return [[court, ...made].join(' '), fileNumber, ...rest].join(' | ')
}

/** What a text cites, each on one line; `within` is the law that it stands in, if any. */
export const citedIn = (text: string, within?: string): readonly string[] =>
  citationsIn(text, within === undefined ? {} : { within }).map(({ citation }) => inShort(citation))
