import type { Brand } from '../brand/brand.ts'
import type { Booking } from '../booking/booking.ts'
import type { PrintedDocument } from '../documents/documents.ts'
import type { Level } from '../catalogue/level.ts'
import type { ProgrammeDay } from '../catalogue/catalogue.ts'
import { dateRange } from '../shared/date-texts.ts'
import type { Day } from '../shared/day.ts'
import { decidingBody } from './law-words.ts'

/** What papers know beside the booking. */
export interface AboutPaper {
  readonly brand: Brand
  /** Origin of the site. */
  readonly site: string
  readonly today: Day
  /** Absent where the theme has left the programme. */
  readonly theme?: {
    readonly level?: Level
    readonly learn: readonly string[]
    readonly programme: readonly ProgrammeDay[]
    /** In words. */
    readonly duration: string
  }
}

/** What a paper of the Gremium or of the employer has around its text: nothing of the provider's. */
export const plainFrame = (
  title: string,
  { event, body, options }: Pick<Booking, 'event' | 'body' | 'options'>,
  today: Day,
): Omit<PrintedDocument, 'blocks'> => {
  const issuer = `${decidingBody[body].name}, ${options.billing.company}`
  return {
    title,
    about: `${title}: ${event.theme.title}, ${dateRange(event.startDate, event.endDate)}`,
    issuer: { name: issuer, claim: '', contact: issuer },
    issued: today,
    plain: true,
    personal: true,
  }
}

/** At the end of what is only a draft, and has to be thought over. */
export const draftNote =
  'Dieses Schreiben ist ein Entwurf. Bitte prüfen und ergänzen Sie ihn; er ersetzt keine Rechtsberatung im Einzelfall.'
