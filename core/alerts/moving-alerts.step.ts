import { isConfirmed } from '../forms/double-opt-in.ts'
import { isSame, type Alert } from './alerts.ts'
import type { ForChangingAlerts } from './ports.ts'

/**
 * What somebody follows goes along to the address that she has confirmed as her new one. What that address follows
 * already is not followed twice, and what waits for a word of the old one goes on waiting for it.
 */
export async function moveAlerts(alerts: ForChangingAlerts, before: string, after: string): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  const followed = new Map<string, readonly Alert[]>()
  for (const email of [before, after].toSorted()) followed.set(email, (await alerts.lock(email)).filter(isConfirmed))
  for (const alert of followed.get(before) ?? []) {
    if (followed.get(after)?.some(({ subject }) => isSame(subject, alert.subject))) await alerts.delete(alert.id)
    else await alerts.save({ ...alert, email: after })
  }
}
