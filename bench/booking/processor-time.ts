// What processes have spent on a processor, as Linux tells: not slowed by what else runs there, as a clock would be.
import { readFileSync } from 'node:fs'

/** Ticks of a second in /proc. */
const ticks = 100

/** Seconds of processor time of these processes so far; what has ended is left out. */
export const processorSeconds = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + secondsOf(pid), 0)

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticks
  } catch {
    return 0
  }
}

/** Seconds of processor time of this process so far. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
