import { exportKinds, type ExportKind } from '#core/exports/exports.ts'
import type { ExportAsk } from '#core/exports/ports.ts'
import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'

/** What is asked while everybody may take exports. */
const inPublic =
  <Answer>(ask: (site: Site) => Promise<Answer>): Call[1] =>
  async (site, { exportAccess }) => {
    exportAccess.isPublic = true
    const answer = await ask(site)
    exportAccess.isPublic = false
    return answer
  }

const asks: readonly ExportAsk[] = [
  {},
  { limit: 1 },
  { since: '2020-01-01', limit: 1000 },
  { since: '2099-12-31T23:59:59.999Z' },
  { since: 'gestern & heute?' },
  { cursor: 'erfunden?&=' },
]

const callsOf = (kind: ExportKind): readonly Call[] => [
  [`exports.${kind}`, (site) => site.office.exports[kind]({})],
  ...asks.map((ask): Call => [`exports.${kind}`, inPublic((site): Promise<unknown> => site.office.exports[kind](ask))]),
  [
    `exports.${kind}`,
    inPublic(async (site): Promise<unknown> => {
      const first = await site.office.exports[kind]({ limit: 1 })
      if (!first.ok) throw new Error(first.refusal.why)
      return site.office.exports[kind]({ limit: 1, cursor: first.value.nextCursor ?? 'zu-ende' })
    }),
  ],
]

/** What programs take, without showing anything where it is public. */
export const exportCalls: readonly Call[] = exportKinds.flatMap(callsOf)
