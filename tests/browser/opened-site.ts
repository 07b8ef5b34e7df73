import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { leastSecondsToFillIn } from '#core/forms/forms.ts'
import { cookiesOf, openChromium, type Chromium, type Cookies, type Person, type Visit } from './chromium.ts'
import { openServedSite, type ServedSite } from './served-site.ts'

/** Longer than programs take to fill in a form. */
export const secondsOfTyping = leastSecondsToFillIn + 2

type VisitOptions = NonNullable<Parameters<Chromium['visit']>[0]>

/** The test app of a file, served with Chromium before it from the first test to the last. */
export interface OpenedSite {
  readonly origin: string
  /** What has arrived at the socket since the test began; empty it to count anew. */
  readonly requests: string[]
  readonly letters: ServedSite['letters']
  readonly pass: ServedSite['pass']
  readonly takeSeats: ServedSite['takeSeats']
  /** Somebody with a browser of his own. Who comes during a test leaves with its end, everybody else when told to. */
  visit(asked?: VisitOptions): Promise<Visit>
  /** Somebody who opens an address. */
  open(address: string, asked?: VisitOptions): Promise<Visit>
  cookiesOf(person: Person): Promise<Cookies>
}

/** Opens the test app for the tests of a file. `usual` is what visits are asked for unless a test says otherwise. */
export function openedSite(usual: VisitOptions = {}): OpenedSite {
  let testApp: ServedSite
  let chromium: Chromium
  let visitsOfTest: Visit[] | undefined

  beforeAll(async () => {
    testApp = await openServedSite()
    chromium = await openChromium(testApp.origin)
  })
  beforeEach(() => {
    testApp.requests.splice(0)
    visitsOfTest = []
  })
  afterEach(async () => {
    await Promise.all(visitsOfTest?.map((visit) => visit.close()) ?? [])
    visitsOfTest = undefined
  })
  afterAll(async () => {
    await chromium?.close()
    await testApp?.close()
  })

  const visit: OpenedSite['visit'] = async (asked) => {
    const begun = await chromium.visit({ ...usual, ...asked })
    visitsOfTest?.push(begun)
    return begun
  }

  return {
    get origin() {
      return testApp.origin
    },
    get requests() {
      return testApp.requests
    },
    letters: () => testApp.letters(),
    pass: (seconds) => testApp.pass(seconds),
    takeSeats: (event) => testApp.takeSeats(event),
    visit,
    async open(address, asked) {
      const begun = await visit(asked)
      await begun.page.goto(address)
      return begun
    },
    cookiesOf: (person) => cookiesOf(chromium, person, testApp.now),
  }
}
