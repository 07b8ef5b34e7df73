// How fast citations are read out of running text: node bench/citations.ts
// The text has as many citations as a judgment: about one in 120 characters.
import { citationsIn } from '#core/citations/parse.ts'
import { table } from './written-figures.ts'

const paragraph =
  'Nach § 37 Abs. 6 Satz 1 BetrVG iVm. § 40 Abs. 1 BetrVG trägt der Arbeitgeber die Kosten einer Schulung, soweit sie ' +
  'Kenntnisse vermittelt, die für die Arbeit des Betriebsrats erforderlich sind (vgl. BAG 7. Februar 2024 – 7 ABR 8/23 – ' +
  'Rn. 15). Wer daran teilnimmt, entscheidet der Betriebsrat; er achtet auf die Notwendigkeiten des Betriebs und teilt dem ' +
  'Arbeitgeber Teilnahme und Dauer rechtzeitig mit. § 5 Abs. 2 der Geschäftsordnung gilt nicht anders als sonst. '
const rounds = 15

const rows = [10_000, 100_000, 1_000_000].map((length) => {
  const text = paragraph.repeat(Math.ceil(length / paragraph.length))
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now()
    const found = citationsIn(text)
    return { found: found.length, milliseconds: performance.now() - before }
  }).toSorted((one, other) => one.milliseconds - other.milliseconds)
  const median = times[Math.floor(rounds / 2)]
  const { found = 0, milliseconds = 1 } = median ?? {}
  return [text.length, found, milliseconds.toFixed(1), (text.length / milliseconds / 1000).toFixed(1)]
})
console.log(table(['characters', 'citations', 'milliseconds', 'million characters a second'], rows).join('\n'))
