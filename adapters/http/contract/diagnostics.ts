import type { ForReportingFaults } from '#core/diagnostics/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { text } from './text-sizes.ts'

export const diagnostics: Carrying<ForReportingFaults> = {
  report: {
    method: 'POST',
    path: '/api/ui-errors',
    says: 'Einen Fehler der Oberfläche melden',
    ask: z.object({ message: text(20_000), stack: text(100_000).exactOptional(), route: text(4_000) }),
    ok: 202,
    refusals: refusing('too-many'),
    unsigned: true,
  },
}
