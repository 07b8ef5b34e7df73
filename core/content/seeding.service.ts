import type { Theme } from '../catalogue/catalogue.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import { eventTypes } from '../catalogue/catalogue.ts'
import type { Clock } from '../shared/clock.ts'
import { lastDayOfAll, today } from '../shared/dates.ts'
import { longestPage, type Page } from '../shared/page.ts'
import { done, refused, type Result } from '../shared/result.ts'
import type { ForStoringVenues } from '../venues/ports.ts'
import type { EventWithDays, ForAddingEvents } from './ports.ts'
import { syntheticEvents } from './synthetic-events.ts'

interface SeedingNeeds {
  readonly catalogue: ForStoringTheCatalogue
  readonly venues: ForStoringVenues
  readonly addingEvents: ForAddingEvents
  readonly clock: Clock
}

/** Numbers of synthetic events begin here, far from what a provider prints. */
const firstSyntheticNumber = 1_000_001
const eventsInATransaction = 5_000

export interface Seeded {
  readonly first: number
  readonly last: number
}

/**
 * Adds synthetic events over the themes and hotels that are there, so many in a transaction; tells after each how many.
 */
export const seedingEvents =
  ({ catalogue, venues, addingEvents, clock }: SeedingNeeds) =>
  async (
    load: { readonly events: number; readonly seed: number },
    told: (added: number) => void = () => undefined,
  ): Promise<Result<Seeded, { readonly why: 'no-programme' }>> => {
    const themes = (await allThemes(catalogue))
      .filter(({ eventType }) => eventType !== eventTypes.trainingSeries)
      .map(({ url, content }) => ({ url, duration: content[0]?.duration }))
    const hotelIds = (await venues.hotels()).map(({ internalId }) => internalId)
    if (themes.length === 0 || hotelIds.length === 0) return refused({ why: 'no-programme' })
    const firstNumber = Math.max(firstSyntheticNumber, (await addingEvents.greatestNumber()) + 1)
    const programme = { themes, hotelIds, today: today(clock), firstNumber }
    let added = 0
    for (const piece of inPieces(syntheticEvents(programme, load.events, load.seed), eventsInATransaction)) {
      await addingEvents.add(piece)
      told((added += piece.length))
    }
    return done({ first: firstNumber, last: firstNumber + added - 1 })
  }

const allThemes = async (catalogue: ForStoringTheCatalogue): Promise<readonly Theme[]> => {
  const themes: Theme[] = []
  let after: string | undefined
  do {
    const page: Page<string> = await catalogue.themeUrls({}, lastDayOfAll, {
      limit: longestPage,
      ...(after !== undefined && { after }),
    })
    themes.push(...(await catalogue.themesAt(page.items, lastDayOfAll)))
    after = page.next
  } while (after !== undefined)
  return themes
}

function* inPieces(events: Iterable<EventWithDays>, size: number): Generator<readonly EventWithDays[]> {
  let piece: EventWithDays[] = []
  for (const event of events) {
    piece.push(event)
    if (piece.length < size) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}
