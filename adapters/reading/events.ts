import { z } from 'zod'
import type { EventContent, ModuleContent } from '#core/content/content.ts'
import { readTable } from './csv-source.ts'
import { copy, daySpec, duration, euro, integer, slug, wallTime, yesOrNo } from './fields.ts'
import { shaped } from './shape.ts'
import type { Complain } from './source.ts'

const eventShape = z.strictObject({
  nummer: integer,
  thema: slug,
  beginn: daySpec.optional(),
  tage: integer.optional(),
  von: wallTime.optional(),
  bis: wallTime.optional(),
  hotel: integer.optional(),
  preis: euro.optional(),
  steuersatz: integer.optional(),
  plätze: integer,
  vergeben: integer,
  garantiert: yesOrNo,
  online: yesOrNo.optional(),
})

const moduleShape = z.strictObject({
  termin: integer,
  titel: copy,
  thema: slug.optional(),
  dauer: duration.optional(),
  beginn: daySpec,
  tage: integer,
  von: wallTime,
  bis: wallTime,
  hotel: integer,
})

const eventNames = { eventId: 'nummer', days: 'tage' }
const moduleNames = { days: 'tage', start: 'beginn' }

type OfEvent = ModuleContent & { readonly eventId: number }

const withoutEvent = ({ eventId: _ofEvent, ...module }: OfEvent): ModuleContent => module

/** The parts of series, from `module.csv`. */
export const modulesFrom = (file: string, text: string, complain: Complain): readonly OfEvent[] =>
  readTable(file, text, { needed: Object.keys(moduleShape.shape), possible: [] }, complain).flatMap((row) => {
    const read = shaped(row, moduleShape, complain, moduleNames)
    if (!read) return []
    return [
      {
        ...(read.thema !== undefined && { themeUrl: read.thema }),
        ...(read.dauer !== undefined && { duration: read.dauer }),
        eventId: read.termin,
        title: read.titel,
        start: read.beginn,
        days: read.tage,
        startTime: read.von,
        endTime: read.bis,
        hotelId: read.hotel,
        at: read.at,
      },
    ]
  })

const possible: readonly string[] = ['online']

/** The events, from `termine.csv`, each with its modules in their order. An empty price is 'auf Anfrage'. */
export const eventsFrom = (
  file: string,
  text: string,
  modules: readonly OfEvent[],
  complain: Complain,
): readonly EventContent[] => {
  const byEvent = Map.groupBy(modules, ({ eventId }) => eventId)
  const needed = Object.keys(eventShape.shape).filter((column) => !possible.includes(column))
  return readTable(file, text, { needed, possible }, complain).flatMap((row): EventContent[] => {
    const read = shaped(row, eventShape, complain, eventNames)
    if (!read) return []
    if (read.preis !== undefined && read.steuersatz === undefined) {
      complain({ at: read.at, message: '„steuersatz“ fehlt; zu einem Preis gehört ein Steuersatz.' })
      return []
    }
    return [
      {
        ...(read.hotel !== undefined && { hotelId: read.hotel }),
        ...(read.online !== undefined && { isOnlineEvent: read.online }),
        eventId: read.nummer,
        themeUrl: read.thema,
        ...(read.beginn !== undefined && { start: read.beginn }),
        ...(read.tage !== undefined && { days: read.tage }),
        ...(read.von !== undefined && { startTime: read.von }),
        ...(read.bis !== undefined && { endTime: read.bis }),
        modules: (byEvent.get(read.nummer) ?? []).map(withoutEvent),
        price: read.preis === undefined ? null : { net: read.preis, rate: read.steuersatz ?? 0 },
        places: read.plätze,
        taken: read.vergeben,
        guaranteed: read.garantiert,
        at: read.at,
      },
    ]
  })
}

/** A module whose event is not in the table belongs to nothing, and no later check would meet it. */
export const complainOfLostModules = (
  modules: readonly OfEvent[],
  events: readonly EventContent[],
  complain: Complain,
): void => {
  const known = new Set(events.map((event) => event.eventId))
  for (const { eventId, at } of modules) {
    if (!known.has(eventId)) complain({ at, message: `Einen Termin mit der Nummer ${eventId} gibt es nicht.` })
  }
}
