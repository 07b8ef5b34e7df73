// How long the event loop of a server was busy between two looks, in processor time of its thread: what else the
// machine does makes that no longer. bench/floods.ts starts servers with it (--import); SIGUSR2 begins anew, and at its
// end the process leaves the figures in the file that TURN_TIMES names. It stands in a process whose memory is
// measured: the histogram has a fixed size, and the file is JavaScript because Node takes 23 MB to strip types.
import { writeFileSync } from 'node:fs'
import { createHistogram } from 'node:perf_hooks'

const file = process.env.TURN_TIMES ?? ''
const microseconds = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

// A minute at most, told apart by a thousandth.
const taken = createHistogram({ lowest: 1, highest: 60_000_000, figures: 3 })
let before = microseconds()
setInterval(() => {
  const now = microseconds()
  taken.record(Math.max(1, Math.round(now - before)))
  before = now
}, 2).unref()

process.on('SIGUSR2', () => {
  taken.reset()
  before = microseconds()
})
process.on('exit', () => {
  const milliseconds = (measured) => (taken.count === 0 ? 0 : measured / 1000)
  writeFileSync(file, JSON.stringify({ p99: milliseconds(taken.percentile(99)), worst: milliseconds(taken.max) }))
})
