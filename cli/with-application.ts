import type { Container } from 'inversify'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { compose, parts } from './compose/application.ts'
import { readSettings } from './settings.ts'
import { visitorInMemory } from './visitor-in-memory.ts'
import type { Site } from '#core/site.ts'

/** Runs something with the whole application on the set database, and closes it afterwards. */
export async function withApplication<T>(use: (application: Container) => Promise<T>): Promise<T> {
  const application = await compose({ ...readSettings(process.env), databaseLimits: limitsOfWork })
  try {
    return await use(application)
  } finally {
    await application.get(parts.store).close()
  }
}

/** The site as somebody sees it who has not signed in. */
export const anonymousSite = (application: Container): Site => application.get(parts.site)(visitorInMemory('cli'))
