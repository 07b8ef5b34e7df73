import type { FastifyBaseLogger } from 'fastify'
import type { ForCollectingFaults } from '#core/diagnostics/ports.ts'

/** Of each text of a report at most so many bytes are logged. */
const mostBytes = 2_000

/** Writes reports of errors in the user interface into the log; the core has taken out what is personal. */
export const faultLog = (log: Pick<FastifyBaseLogger, 'warn'>): ForCollectingFaults => ({
  collect: ({ message, stack, route }) => {
    const fault = { message: cut(message), route: cut(route), ...(stack !== undefined && { stack: cut(stack) }) }
    log.warn({ fault }, 'an error in the user interface')
  },
})

function cut(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= mostBytes) return text
  // A character cut in two would become a replacement character.
  return bytes
    .subarray(0, mostBytes)
    .toString('utf8')
    .replace(/(?<!\uFFFD)\uFFFD+$/, '')
}
