import type { AuditFinding } from './audit.ts'

/** Looks through a store without changing it. */
export interface ForAuditing {
  /** All that cannot be right, of one and the same moment, whoever writes beside it. */
  findings(): Promise<readonly AuditFinding[]>
}
