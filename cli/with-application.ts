import type { Container } from 'inversify'
import { limitsOfWork } from '#storage/engine/database-limits.ts'
import { compose, parts } from './compose/application.ts'
import { readSettings } from './settings.ts'
import type { Instant } from '#core/shared/day.ts'
import type { Site } from '#core/site.ts'
import type { Visitor } from '#core/shared/visitor.ts'

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
export const anonymousSite = (application: Container): Site => application.get(parts.site)(visitorWith(undefined))

/** A visitor who shows that session token, or none. */
export function visitorWith(token: string | undefined): Visitor {
  let shown = token
  let begun: Instant | undefined
  let mark: string | undefined
  return {
    network: 'cli',
    session: () => shown,
    cookieChoice: () => undefined,
    begin: (given) => {
      shown = given
    },
    end: () => {
      shown = undefined
    },
    deviceToken: () => mark,
    rememberDevice: (given) => {
      mark = given
    },
    formBegun: () => begun,
    beginForm: (at) => {
      begun = at
    },
    endForm: () => {
      begun = undefined
    },
  }
}
