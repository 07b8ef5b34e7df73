import { nameOf } from '#core/alerts/alerts.ts'
import type { ForChangingAlerts, ForStoringAlerts } from '#core/alerts/ports.ts'
import { alertForm } from '#core/form-requests/forms/alert.ts'
import { staleFrom } from '#core/forms/double-opt-in.ts'
import type { Instant } from '#core/shared/day.ts'
import type { MemoryTables } from '../engine/memory-tables.ts'
import { storableRecord, storableText } from '../engine/storable-text.ts'

type AlertTables = Pick<MemoryTables, 'alerts'>

const allOf = ({ alerts }: AlertTables, email: string) =>
  structuredClone([...alerts.values()].filter((one) => one.email === storableText(email)))

export const alertsInMemory = (tables: AlertTables): ForStoringAlerts => ({
  byLink: async (digest) => structuredClone([...tables.alerts.values()].find(({ link }) => link?.digest === digest)),
  byStopToken: async (token) =>
    structuredClone([...tables.alerts.values()].find(({ stopToken }) => stopToken === token)),
  of: async (email) => allOf(tables, email),
})

/** Changes who follows what, within a transaction. */
export const changingAlerts = (tables: () => AlertTables): ForChangingAlerts => ({
  lock: async (email) => allOf(tables(), email),
  behind: async (subject, seen, limit) =>
    [...tables().alerts.values()]
      .filter((one) => one.seen !== undefined && one.seen !== seen && nameOf(one.subject) === nameOf(subject))
      .slice(0, limit)
      .map(({ id, email }) => ({ id, email })),
  save: async (alert) => void tables().alerts.set(alert.id, storableRecord(alert)),
  delete: async (id) => void tables().alerts.delete(id),
})

/** Those that nothing needs any more. */
export const tidyAlerts = ({ alerts }: AlertTables, now: Instant): void => {
  for (const [id, alert] of alerts.entries()) {
    const stale = staleFrom(alert, alertForm)
    if (stale !== undefined && Date.parse(stale) <= Date.parse(now)) alerts.delete(id)
  }
}
