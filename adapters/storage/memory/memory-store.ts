import type { OpenStore } from '../open-store.ts'
import { addingDatesInMemory } from './adding-dates-in-memory.ts'
import { addressesInMemory } from './addresses-in-memory.ts'
import { applicationsInMemory } from './applications-in-memory.ts'
import { attemptsInMemory } from './attempts-in-memory.ts'
import { bookmarksInMemory } from './bookmarks-in-memory.ts'
import { catalogueInMemory } from './catalogue-in-memory.ts'
import { changesInMemory } from './changes-in-memory.ts'
import { contentInMemory, emptyShelf, lexiconInMemory } from './content-in-memory.ts'
import { datesInMemory } from './dates-in-memory.ts'
import { lettersInMemory } from './letters-in-memory.ts'
import { offersInMemory } from './offers-in-memory.ts'
import { recordsInMemory } from './records-in-memory.ts'
import { requestsInMemory } from './requests-in-memory.ts'
import { revisionsInMemory } from './revisions-in-memory.ts'
import { sessionsInMemory } from './sessions-in-memory.ts'
import { usersInMemory } from './users-in-memory.ts'
import { venuesInMemory } from './venues-in-memory.ts'
import { workshopSeatsInMemory } from './workshop-seats-in-memory.ts'

/** A store that lasts as long as the process: for scenarios and for trying things out. Every method is one atomic step. */
export function openMemoryStore(): OpenStore {
  const shelf = emptyShelf()
  const changes = changesInMemory()
  const letters = lettersInMemory()
  const users = usersInMemory(letters.post)
  const sessions = sessionsInMemory(users.knows)
  const attempts = attemptsInMemory()
  const requests = requestsInMemory()
  const secrets = new Map<string, string>()
  return {
    catalogue: catalogueInMemory(shelf, changes),
    dates: datesInMemory(shelf, changes),
    addingDates: addingDatesInMemory(shelf, changes),
    venues: venuesInMemory(shelf),
    lexicon: lexiconInMemory(shelf),
    content: contentInMemory(shelf, changes),
    records: recordsInMemory(shelf),
    workshopSeats: workshopSeatsInMemory(shelf, changes),
    revisions: revisionsInMemory(shelf),
    addresses: addressesInMemory(shelf),
    offers: offersInMemory(shelf),
    changes: { since: changes.since },
    bookmarks: bookmarksInMemory(shelf, users.knows),
    users,
    sessions,
    attempts,
    letters,
    requests: { find: requests.find },
    applications: applicationsInMemory(requests.onceOnly, letters),
    secretOnce: async (name, make) => {
      const secret = secrets.get(name) ?? make()
      secrets.set(name, secret)
      return secret
    },
    tidy: async (now) => {
      users.tidy(now)
      sessions.tidy(now)
      attempts.tidy(now)
      requests.tidy(now)
    },
    close: async () => undefined,
  }
}
