import { documentKinds, type SearchDocument } from '#core/fulltext/fulltext.ts'

const nouns = (
  'Arbeitszeit Kündigung Abmahnung Freistellung Sitzung Beschluss Urlaub Entgelt Versetzung Einstellung Datenschutz ' +
  'Schulung Wahl Vorsitz Sozialplan Einigungsstelle Überwachung Gefährdung Teilzeit Befristung Vertretung Protokoll'
).split(' ')
const ends = 'recht frist plan pflicht anspruch verfahren ordnung regelung grund folge'.split(' ')
/** So many are put in at once. */
const atOnce = 2_000

/** Numbers below a bound, the same for the same seed. */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/**
 * Documents of all kinds, each of some eighty words: compounds of the trade, rare numbers, and in nearly all of them
 * the commonest words of works councils.
 */
export function* syntheticDocuments(count: number): Generator<readonly SearchDocument[]> {
  const random = randomFrom(20_261_123)
  const word = (): string => `${nouns[random(nouns.length)]}${random(3) === 0 ? ends[random(ends.length)] : ''}`
  const sentence = (length: number): string => Array.from({ length }, word).join(' ')
  for (let start = 0; start < count; start += atOnce)
    yield Array.from({ length: Math.min(atOnce, count - start) }, (_, nth): SearchDocument => {
      const number = start + nth
      const kind = documentKinds[random(documentKinds.length)] ?? 'page'
      return {
        id: `bench:${number}`,
        kind,
        url: `/bench/${number}`,
        title: `${sentence(3)}${random(5) === 0 ? ' im Betriebsrat' : ''}`,
        keywords: [word(), `Nr${number}`],
        lead: sentence(12),
        text: `${sentence(60)} Der Betriebsrat und der Arbeitgeber beraten darüber.`,
        groups: ['br'],
      }
    })
}
