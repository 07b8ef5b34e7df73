import { readFileSync, readdirSync } from 'node:fs'

/**
 * The processes that a process began, and those that they began, as Linux tells; what has ended meanwhile is left out.
 */
export function begunBy(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .flatMap((child) => (Number(child) > 0 ? [Number(child), ...begunBy(Number(child))] : []))
  } catch {
    return []
  }
}
