import { StoreUnavailable } from '#core/shared/store-unavailable.ts'

/** What Node tells of a call of the system that failed. */
type SystemError = Error &
  Pick<NodeJS.ErrnoException, 'path' | 'syscall'> & {
    readonly code: string
    readonly address?: string
    readonly port?: number
    readonly hostname?: string
  }

const ofListening: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: (at) => `An ${at} antwortet schon ein anderes Programm. PORT nennt einen anderen Port.`,
  EADDRNOTAVAIL: (at) => `Die Adresse ${at} hat dieser Rechner nicht. HOST nennt eine andere.`,
  EACCES: (at) => `An ${at} darf dieser Benutzer nicht lauschen. PORT nennt einen anderen Port.`,
}

const ofPaths: Readonly<Record<string, string>> = {
  EACCES: 'dazu hat dieser Benutzer kein Recht',
  EPERM: 'dazu hat dieser Benutzer kein Recht',
  ENOENT: 'den Ordner gibt es nicht',
  ENOTDIR: 'was davor steht, ist kein Ordner',
  EISDIR: 'das ist ein Ordner',
  EROFS: 'dort lässt sich nur lesen',
  ENOSPC: 'der Datenträger ist voll',
}

/** By the lower eight bits of what SQLite answers. */
const ofSqlite: Readonly<Record<number, string>> = {
  8: 'Die Datenbank lässt sich nur lesen.',
  11: 'Die Datei der Datenbank ist beschädigt.',
  14: 'Die Datei der Datenbank lässt sich nicht öffnen.',
  26: 'Die Datei der Datenbank ist keine SQLite-Datenbank.',
}

/**
 * What went wrong outside the program, in German for whoever runs it; undefined where the program itself is at fault.
 * What others say in their own words stands in quotation marks.
 */
export function troubleOf(error: unknown): string | undefined {
  const unavailable = [error, error instanceof Error && error.cause].find((one) => one instanceof StoreUnavailable)
  if (unavailable) return unreachable(unavailable)
  if (error instanceof Error && 'errcode' in error) return ofSqlite[Number(error.errcode) & 0xff]
  return isOfSystem(error) ? ofSystem(error) : undefined
}

const isOfSystem = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string'

function ofSystem({ code, syscall, path, address, port, hostname }: SystemError): string | undefined {
  if (syscall === 'listen') return ofListening[code]?.(`${address}:${port}`)
  if (hostname !== undefined) return `Den Rechner „${hostname}“ findet das Netz nicht (${code}).`
  const why = ofPaths[code]
  return path !== undefined && why !== undefined ? `Mit ${path} geht es nicht: ${why} (${code}).` : undefined
}

function unreachable(error: Error): string {
  const said = lastWordOf(error.cause)
  return said === undefined
    ? 'Die Datenbank hat nicht rechtzeitig geantwortet.'
    : `Die Datenbank ist nicht erreichbar: ${quoted(said)}`
}

/** What was said where it began; of several attempts at once Node tells the code alone. */
const lastWordOf = (cause: unknown): string | undefined =>
  cause instanceof Error
    ? (lastWordOf(cause.cause) ?? (cause.message || ('code' in cause ? String(cause.code) : cause.name)))
    : undefined

/** In the words of somebody else. */
export const quoted = (said: string): string => `„${said}“`
