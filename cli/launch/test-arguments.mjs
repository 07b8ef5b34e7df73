// What `npm test` is asked for.

/** Parts in the order in which they are played. */
const parts = [
  'types',
  'lint',
  'types of the core',
  'unused exports',
  'format',
  'architecture',
  'scenarios core',
  'scenarios silent',
  'unit',
  'storage',
  'http',
  'scenarios http',
  'scenarios dom',
  'planted',
  'scenarios browser',
  'browser',
  'scenarios http memory',
  'scenarios http postgres',
  'mutants',
]

export const usage = `npm test                                       everything
npm test -- <part>                             one part
npm test -- <part> <file …>                    files of a part: tests, or features with or without a line (x.feature:12)
npm test -- <part> <name>                      tests or scenarios whose name holds it
npm run test:long                              everything, with the full figures

Parts: ${parts.join(', ')}.

Files are told from names by their ending: .ts, .tsx, .feature, or a slash at the end of a folder.
For instance: npm test -- unit tests/core/money.test.ts
              npm test -- scenarios dom 'A title becomes a link'`

const isFile = (text) => /\.(?:tsx?|feature(?::\d+)*)$|\/$/.test(text)

/** The longest beginning of the words that is a part. */
const partOf = (words) =>
  words.map((_, i) => words.slice(0, i + 1).join(' ')).findLast((beginning) => parts.includes(beginning))

export function choiceOf(given) {
  const long = given.includes('--long')
  const words = given.filter((word) => word !== '--long')
  const nothing = { long, files: [], names: [] }
  if (words.includes('--help') || words.includes('-h')) return { ...nothing, help: true }
  if (words.length === 0) return nothing
  const part = partOf(words)
  if (part === undefined) return { ...nothing, fault: `There is no part '${words.join(' ')}'.` }
  const rest = words.slice(part.split(' ').length)
  const option = rest.find((word) => word.startsWith('-'))
  if (option !== undefined) return { ...nothing, fault: `There is no option '${option}'.` }
  return { long, part, files: rest.filter(isFile), names: rest.filter((word) => !isFile(word)) }
}
