import type * as prompts from '@clack/prompts'

export interface ProgressBar {
  /** How many are done so far, and what it says beside the bar. */
  to(done: number, message: string): void
  stop(message: string): void
}

/**
 * A bar on a terminal, for so many things; undefined where none can be drawn: into a file, into another program, or on
 * a terminal that only knows lines.
 */
export async function progressBar(title: string, of: number): Promise<ProgressBar | undefined> {
  if (!process.stdout.isTTY || process.env['TERM'] === 'dumb') return undefined
  const { progress } = await promptsFitting()
  const bar = progress({ max: of })
  let before = 0
  bar.start(title)
  return {
    to(done, message) {
      bar.advance(done - before, message)
      before = done
    },
    stop: (message) => bar.stop(message),
  }
}

/**
 * What asks and draws on a terminal. It breaks lines at the width that the terminal tells: at none, as over some serial
 * lines and in some containers, every letter would stand on a line of its own.
 */
export async function promptsFitting(): Promise<typeof prompts> {
  if (!(process.stdout.columns >= leastColumns)) process.stdout.columns = usualColumns
  return import('@clack/prompts')
}

const leastColumns = 20
const usualColumns = 80
