import type { OpenStore } from '../open-store.ts'
import { addingDatesInMemory } from './adding-dates-in-memory.ts'
import { addressesInMemory } from './addresses-in-memory.ts'
import { applicationsInMemory } from './applications-in-memory.ts'
import { attemptsInMemory } from './attempts-in-memory.ts'
import { bookmarksInMemory } from './bookmarks-in-memory.ts'
import { catalogueInMemory } from './catalogue-in-memory.ts'
import { changingInMemory } from './changing-in-memory.ts'
import { changesInMemory } from './changes-in-memory.ts'
import { contentInMemory, lexiconInMemory } from './content-in-memory.ts'
import { datesInMemory } from './dates-in-memory.ts'
import { lettersInMemory } from './letters-in-memory.ts'
import { emptyTables } from './memory-tables.ts'
import { offersInMemory } from './offers-in-memory.ts'
import { recordsInMemory } from './records-in-memory.ts'
import { requestsInMemory, tidyRequests } from './requests-in-memory.ts'
import { revisionsInMemory } from './revisions-in-memory.ts'
import { sessionsInMemory } from './sessions-in-memory.ts'
import { tidyConfirmations, usersInMemory } from './users-in-memory.ts'
import { venuesInMemory } from './venues-in-memory.ts'
import { workshopSeatsInMemory } from './seats-in-memory.ts'

/** A store that lasts as long as the process: for scenarios and for trying things out. What it promises is what the others do. */
export function openMemoryStore(): OpenStore {
  const tables = emptyTables()
  const { shelf } = tables
  const changes = changesInMemory()
  const { change, write } = changingInMemory(tables, changes)
  const sessions = sessionsInMemory((id) => tables.users.has(id))
  const attempts = attemptsInMemory()
  const secrets = new Map<string, string>()
  return {
    change,
    catalogue: catalogueInMemory(shelf),
    dates: datesInMemory(shelf, changes),
    addingDates: addingDatesInMemory(shelf, changes, write),
    venues: venuesInMemory(shelf),
    lexicon: lexiconInMemory(shelf),
    content: contentInMemory(shelf, changes, write),
    records: recordsInMemory(shelf),
    workshopSeats: workshopSeatsInMemory(tables),
    revisions: revisionsInMemory(shelf),
    addresses: addressesInMemory(shelf),
    offers: offersInMemory(shelf),
    changes: { since: changes.since },
    bookmarks: bookmarksInMemory(tables, write),
    users: usersInMemory(tables, write),
    sessions,
    attempts,
    letters: lettersInMemory(tables, write),
    requests: requestsInMemory(tables),
    applications: applicationsInMemory(tables),
    secretOnce: async (name, make) => {
      const secret = secrets.get(name) ?? make()
      secrets.set(name, secret)
      return secret
    },
    tidy: (now) =>
      write(() => {
        tidyConfirmations(tables, now)
        tidyRequests(tables, now)
        sessions.tidy(now)
        attempts.tidy(now)
      }),
    close: async () => undefined,
  }
}
