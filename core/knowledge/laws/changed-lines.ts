import { required } from '../../shared/required.ts'

/** A line of a text, and what became of it. */
export interface ChangedLine {
  readonly is: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Texts of which the lines by each other are more than this are shown one whole after the other. */
const mostCompared = 250_000

/** How many lines from there on the longest common part has, for each pair of lines. */
function commonFrom(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [required(table[i]), required(table[i + 1])]
      row[j] = before[i] === after[j] ? required(below[j + 1]) + 1 : Math.max(required(below[j]), required(row[j + 1]))
    }
  return table
}

/** What became of the lines of a text: what went, what came, and what stayed, in reading order. */
export function changedLines(before = '', after = ''): readonly ChangedLine[] {
  const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
  const [old, now] = [linesOf(before), linesOf(after)]
  const removed = (text: string): ChangedLine => ({ is: 'removed', text })
  const added = (text: string): ChangedLine => ({ is: 'added', text })
  if (old.length * now.length > mostCompared) return [...old.map(removed), ...now.map(added)]
  const common = commonFrom(old, now)
  const commonAt = (i: number, j: number): number => required(required(common[i])[j])
  const lines: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]]
    if (was !== undefined && was === is) {
      lines.push({ is: 'same', text: was })
      i += 1
      j += 1
    } else if (was !== undefined && (is === undefined || commonAt(i + 1, j) >= commonAt(i, j + 1))) {
      lines.push(removed(was))
      i += 1
    } else if (is !== undefined) {
      lines.push(added(is))
      j += 1
    }
  }
  return lines
}
