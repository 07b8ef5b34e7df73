import pino from 'pino'

/** Bytes of lines that wait to be written; what is more is lost. */
const mostWaiting = 16 * 1024 * 1024

/**
 * Where the log goes: standard output. While nothing can be written, on a full disk for one, lines wait and the newest
 * are lost; the site goes on.
 */
export function logOutput() {
  const out = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting })
  let failing = false
  out.on('error', () => (failing = true))
  out.on('write', () => (failing = false))
  // At the end of the process what waits is written, again and again until that succeeds: on a full disk it never ends.
  const flush = out.flushSync.bind(out)
  out.flushSync = () => {
    if (!failing) flush()
  }
  return out
}
