import { brandBeforeContent } from '#core/brand/brand.ts'
import type { ForKnowingWhatChanged } from '#core/changes/ports.ts'
import type { ForMakingSecrets } from '#core/shared/secrets.ts'
import type { Subscription } from '#core/newsletter/newsletter.ts'
import type { Invoice } from '#core/invoices/invoice.ts'
import type { Letter } from '#core/letters/ports.ts'
import { timetableOf } from '#core/timetable-of.ts'
import { openSite } from '#core/open-site.ts'
import type { ForSettingTheStage } from '#core/stage.ts'
import type { Visitor } from '#core/shared/visitor.ts'
import type { SiteForPages } from '#core/site.ts'
import type { Enclosure } from '#mail/transport.ts'
import { calendarsOf } from '#cli/calendars-of-letters.ts'
import { enclosuresOf } from '#cli/enclosures.ts'
import { applicationOn, parts } from '#cli/compose/application.ts'
import { constant } from '#cli/compose/binding.ts'
import { readSettings } from '#cli/settings.ts'
import { anonymousSite } from '#cli/with-application.ts'
import { letterText } from '#mail/letter-text.ts'
import { printingPdfs } from '#pdf/printing-pdfs.ts'
import { analysingGerman } from '#reading/german.ts'
import type { OpenStore } from '#storage/open-store.ts'
import { breakableNeeds, type Breakable } from './breakable-needs.ts'
import { letterBox } from './letter-box.ts'
import { settableClock } from './settable-clock.ts'
import type { SettableClock } from './settable-clock.ts'

/** The core over one store, with a clock to set and machines to break: what every assembly is built on. */
export interface Foundations {
  readonly openSite: (visitor: Visitor) => SiteForPages
  readonly stage: ForSettingTheStage
  readonly clock: SettableClock
  readonly faults: Breakable
  readonly changes: ForKnowingWhatChanged
  letters(): Promise<readonly Letter[]>
  /** What a letter says, as its reader has it before him. */
  textOf(letter: Letter): string
  /** The calendars that a letter brings, as the post adds them. */
  calendarsOf(letter: Letter): Promise<readonly Enclosure[]>
  /** The files that go with a letter, as the post encloses them. */
  enclosuresOf(letter: Letter): Promise<readonly { readonly name: string }[]>
  /** Does what is due by itself, as the server does every few seconds. */
  keepTimetable(): Promise<void>
  /** Invoices of a booking, as accounting finds them. */
  invoicesOf(token: string): Promise<readonly Invoice[]>
  subscriptions(email: string): Promise<readonly Subscription[]>
  reports(): readonly string[]
  close(): Promise<void>
}

/** A Friday morning in Berlin. */
const onceUponATime = '2026-11-20T09:00:00Z'

/** What programs show that take exports. */
export const exportToken = 'nur-in-szenarien.0123456789.abcdef'

const settings = readSettings({ LIMIT_REGISTRATIONS_PER_HOUR: '20', EXPORT_TOKEN: exportToken })
const german = analysingGerman()
/** One press for all scenarios: its compiler is opened once. */
const pdfs = printingPdfs()

export const layFoundations = ({
  store,
  origin,
  secrets,
}: {
  readonly store: OpenStore
  readonly origin: string
  readonly secrets: ForMakingSecrets
}): Foundations => {
  const clock = settableClock(onceUponATime)
  const reports: string[] = []
  const application = applicationOn(store, { ...settings, siteOrigin: origin })
  constant(application, parts.clock, clock)
  constant(application, parts.secrets, secrets)
  constant(application, parts.german, german)
  constant(application, parts.pdfs, pdfs)
  constant(application, parts.faults, { collect: ({ message }) => void reports.push(message) })
  // What breaks, breaks for visitors; the stage can always be set.
  const { needs, faults } = breakableNeeds(application.get(parts.needs))
  return {
    openSite: openSite(needs),
    stage: application.get(parts.stage),
    clock,
    faults,
    changes: needs.changes,
    letters: letterBox(store.letters, clock),
    textOf: (letter) => letterText(letter, { siteOrigin: origin, brand: brandBeforeContent }).text,
    calendarsOf: calendarsOf(application),
    enclosuresOf: async (letter) => (await enclosuresOf(letter, store, anonymousSite(application).booking)?.()) ?? [],
    async invoicesOf(token) {
      const booking = await store.bookings.byToken(token)
      return booking ? (await store.invoices.ofBooking(booking.id)).map(({ invoice }) => invoice) : []
    },
    keepTimetable: async () => {
      await timetableOf(application.get(parts.needs))(({ kind }, fault) => {
        throw new Error(`${kind} failed`, { cause: fault })
      })
    },
    subscriptions: store.subscriptions.of,
    reports: () => reports,
    close: () => store.close(),
  }
}
