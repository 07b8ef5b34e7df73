import assert from 'node:assert/strict'
import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, Status, World } from '@cucumber/cucumber'
import type { FormOutcome } from '#features/forms/sending-forms.driver.ts'
import type { ApplicationOutcome } from '#features/jobs/applying.driver.ts'
import type { Search } from '#features/finder/asking-the-finder.driver.ts'
import type { CartAnswerSeen } from '#features/wishlist/into-the-cart.driver.ts'
import type { LawWithPages, LinkedTextSeen } from '#features/knowledge/citations.driver.ts'
import type { CitationSeen } from '#features/office/citations.driver.ts'
import type { LawVersionSeen } from '#features/office/legislation.driver.ts'
import type { DashboardSeen } from '#features/office/dashboard.driver.ts'
import type { RulingSeen } from '#features/knowledge/rulings.driver.ts'
import type { CitingSeen } from '#features/knowledge/recommendations.driver.ts'
import type { NormSeen } from '#features/knowledge/laws.driver.ts'
import type { BookmarkedContent } from '#features/wishlist/wishlist.driver.ts'
import type { BoxSeen, CardSeen } from '#features/catalogue/programme.driver.ts'
import type { ExportSeen } from '#features/exports/exports.driver.ts'
import type { EntrySeen } from '#features/feeds/feeds.driver.ts'
import { scenarioBegins, writeRoutesCalled } from '#features/support/routes-called.ts'
import type { Visit } from '#features/support/visit.ts'
import type { SearchSeen } from '#features/search/search.driver.ts'
import type { LexiconArticleSeen } from '#features/knowledge/knowledge.driver.ts'
import type { TrainingDraft } from '#features/training-plan/planning.driver.ts'
import type { VideoHost } from '#features/media/video.driver.ts'
import type {
  ConfirmationOutcome,
  LinkSeen,
  PasswordFormOutcome,
  SignInOutcome,
  RegistrationOutcome,
} from '#features/accounts/accounts.driver.ts'
import type { Assembly, Caller, OpenApp } from './assemblies/assembly.ts'
import { assembled } from './assemblies/assembled.ts'
import './words.ts'
import { programmeDraft } from './programme-draft.ts'
import type { ProgrammeDraft } from './programme-draft.ts'
import type { LetterEntrySeen } from './letter-calendars.ts'
import type { Opened } from './opened.ts'
import { tellOfPage } from './shown-on-failure.ts'
import type { ImportOutcome } from './import-outcome.ts'

/** What a person has before his eyes, for the next Then. */
export interface Seen {
  cards: readonly CardSeen[]
  box?: BoxSeen
  opened?: Opened<unknown>
  titles?: readonly string[]
  search?: Search
  exported?: ExportSeen
  hits?: SearchSeen
  shelf?: readonly { readonly title: string; readonly themes: number }[]
  signIn?: SignInOutcome
  registration?: RegistrationOutcome
  application?: ApplicationOutcome
  form?: FormOutcome
  confirmation?: ConfirmationOutcome
  passwordForm?: PasswordFormOutcome
  link?: LinkSeen
  imported?: ImportOutcome
  /** Of the link of a booking that somebody has. */
  token?: string
  /** The first entry that the letter read last brings into a calendar. */
  letterEntry?: LetterEntrySeen | undefined
  /** So many letters a scenario has read. */
  lettersRead?: number
  /** What the last thing was refused with. */
  sentence?: string | undefined
  /** What was wrong with which field of a form, and what was wrong with an order. */
  wrong?: Readonly<Record<string, string>>
  faults?: readonly string[]
  /** What the wishlist left out of the cart. */
  leftOut?: CartAnswerSeen['leftOut']
  lexicon?: { readonly entries: readonly { title: string; address: string }[]; readonly columns: number }
  text?: { readonly title: string; readonly text: string } | undefined
  article?: LexiconArticleSeen
  /** A law that is known by name alone. */
  missingLaw?: string | undefined
  comparedNorm?: { readonly before: string; readonly after: string } | undefined
  norm?: NormSeen | undefined
  /** What cites it. */
  citing?: readonly CitingSeen[]
  dashboard?: DashboardSeen
  lawVersion?: LawVersionSeen
  citations?: readonly CitationSeen[]
  ruling?: RulingSeen | 'gone' | undefined
  /** Where a text leads, and the text as it is then. */
  linked?: LinkedTextSeen
  choices: Readonly<Record<string, readonly string[]>>
  keptWithoutScripts?: { readonly told: string } | 'led to the login'
  /** Calendars taken one after the other; undefined where there was none. */
  calendars?: readonly (readonly EntrySeen[] | undefined)[]
  wishlist?: Awaited<ReturnType<Visit['hearts']['wishlist']>>
}

/** One scenario: an application, a programme being written, and the people in it. */
export class Scenario extends World<{ readonly assembly: Assembly['name'] }> {
  app!: OpenApp
  readonly draft: ProgrammeDraft = programmeDraft()
  readonly seen: Seen = { cards: [], choices: {} }
  /** The video whose host a scenario is describing. */
  video: VideoHost = {}
  /** Laws and decisions that the site has pages of, for texts that cite them. */
  readonly lawsWithPages: LawWithPages[] = []
  readonly rulingsWithPages: string[] = []
  text: { text: string; limit: number; stripTags: boolean } = { text: '', limit: 0, stripTags: false }
  /** What a programme teaches on some day, for plans of trainings. */
  taught: Pick<TrainingDraft, 'today' | 'events'> = { today: '', events: [] }
  width = 1440
  /** Whom 'she', 'he' and 'it' mean. */
  acting = 'a visitor'
  lastThing: BookmarkedContent | undefined
  /** How often the list had been asked for when the present page was opened. */
  listsBefore = 0
  private readonly visits = new Map<string, Visit>()

  /** The browser of a person; what the scenario wrote into the programme is brought in first. */
  async visit(name: string = this.acting, from: Caller = {}): Promise<Visit> {
    await this.bringIn()
    this.acting = name
    const known = this.visits.get(name)
    if (known) return known
    const visit = await this.app.visit(from)
    await visit.widen(this.width)
    this.visits.set(name, visit)
    return visit
  }

  async bringIn(): Promise<void> {
    if (!this.draft.changed()) return
    const outcome = await this.app.stage.content(this.draft.content())
    if (!outcome.ok) throw new Error(outcome.refusal.faults.map(({ message }) => message).join('\n'))
    this.draft.broughtIn()
  }

  /** Tells of every person what he has before him. */
  async tellWhatIsShown(scenario: string): Promise<void> {
    for (const [who, visit] of this.visits) {
      try {
        const page = await visit.shown?.()
        if (page) tell(tellOfPage(scenario, who, page))
      } catch (error) {
        // Why the scenario failed is told at any rate.
        tell(`what ${who} had before him cannot be told: ${String(error)}`)
      }
    }
  }

  async end(): Promise<void> {
    for (const visit of this.visits.values()) await visit.leave()
    await this.app.close()
  }
}

setWorldConstructor(Scenario)
setDefaultTimeout(30_000)

Before(async function (this: Scenario, { pickle }) {
  scenarioBegins(this.parameters.assembly, pickle.uri, pickle.name)
  this.app = await (await assembled(this.parameters.assembly)).open()
})

After(async function (this: Scenario, { pickle, result }) {
  try {
    // What failed on the way may not have come as far as its first request.
    if (result?.status === Status.PASSED) goesOverTheWire(this.app, pickle.tags)
    else await this.tellWhatIsShown(pickle.name)
  } finally {
    await this.end()
  }
})

/** No attachment: the format of the tests prints those of failed steps, and this is told after the last step. */
const tell = (text: string): void => void process.stderr.write(`\n${text}\n`)

/**
 * A scenario over HTTP proves something about the wire by sending something; one that sends nothing says so by its tag.
 */
const goesOverTheWire = ({ requests }: OpenApp, tags: readonly { readonly name: string }[]): void => {
  if (requests === undefined) return
  const tagged = tags.some(({ name }) => name === '@no-wire')
  assert(tagged || requests() > 0, 'it sends nothing over the wire: it needs the tag @no-wire')
  assert(!tagged || requests() === 0, `it sends ${requests()} requests: it must not have the tag @no-wire`)
}

AfterAll(async () => {
  writeRoutesCalled()
  await assembled.close()
})
