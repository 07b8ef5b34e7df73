// How long the event loop of a server was busy between two looks, in processor time of its thread: what else the
// machine does makes that no longer. bench/floods.ts starts servers with it (--import); SIGUSR2 begins anew, and at its
// end the process leaves the figures in the file that TURN_TIMES names.
import { writeFileSync } from 'node:fs'

const file = process.env['TURN_TIMES'] ?? ''
const milliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let taken: number[] = []
let before = milliseconds()
setInterval(() => {
  const now = milliseconds()
  taken.push(now - before)
  before = now
}, 2).unref()

process.on('SIGUSR2', () => {
  taken = []
  before = milliseconds()
})
process.on('exit', () => {
  const sorted = taken.toSorted((one, other) => one - other)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  writeFileSync(file, JSON.stringify({ p99, worst: sorted.at(-1) ?? 0 }))
})
