import type { AlertLetter } from '#core/alerts/ports.ts'
import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

const theme = { subject: 'theme', key: 'betriebsverfassungsrecht-i' } as const
const wanted = { ...theme, email: 'folgt@betrieb.example', privacyAccepted: true }
const follow = (site: Site, over: object = {}) => site.account.alerts.follow({ ...wanted, ...over })

/** The same, by somebody who took his time. */
async function followSlowly(site: Site, { clock }: TestApp, over: object = {}) {
  await site.office.forms.begin({})
  clock.pass(1)
  return follow(site, over)
}

async function tokenIn({ needs }: TestApp, kind: AlertLetter['kind']): Promise<string> {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  for (const { letter } of await needs.letters.claim(500, now, now)) {
    if (letter.kind === 'alert-confirm' && kind === letter.kind) return letter.token
    if (letter.kind === 'alert-begun' && kind === letter.kind) return letter.stopToken
  }
  return 'no letter'
}

/** What anybody may do who wants to be told of changes, with everything that it may be answered. */
export const alertCallsOfAnybody: readonly Call[] = [
  ['alerts.subject', ({ account }) => account.alerts.subject(theme)],
  ['alerts.subject', ({ account }) => account.alerts.subject({ subject: 'norm', key: 'gibt es nicht' })],
  ['alerts.follow', (site, testApp) => followSlowly(site, testApp)],
  ['alerts.follow', (site) => follow(site, { email: 'schnell@betrieb.example' })],
  ['alerts.follow', (site) => follow(site, { email: 'keine', subject: 'x' })],
  ['alerts.follow', (site) => follow(site, { subject: 'term', key: 'br/gibt-es-nicht' })],
  [
    'alerts.follow',
    async (site, testApp) => {
      const nth = (n: number) =>
        followSlowly(site, testApp, { email: 'oft@betrieb.example', idempotencyKey: `folgt ${n}` })
      for (let n = 0; n < 5; n += 1) await nth(n)
      return nth(5)
    },
  ],
  ['alerts.follow', (site) => follow(site, { email: 'x@betrieb.example', idempotencyKey: 'folgt 1' })],
  ['alerts.lookAtConfirmation', ({ account }) => account.alerts.lookAtConfirmation({ token: 'gibt es/nicht?' })],
  [
    'alerts.lookAtConfirmation',
    async ({ account }, testApp) =>
      account.alerts.lookAtConfirmation({ token: await tokenIn(testApp, 'alert-confirm') }),
  ],
  ['alerts.confirm', ({ account }) => account.alerts.confirm({ token: 'gibt es/nicht?' })],
  [
    'alerts.confirm',
    async ({ account }, testApp) => account.alerts.confirm({ token: await tokenIn(testApp, 'alert-confirm') }),
  ],
  ['alerts.lookAtStop', ({ account }) => account.alerts.lookAtStop({ token: 'gibt es/nicht?' })],
  [
    'alerts.lookAtStop',
    async ({ account }, testApp) => account.alerts.lookAtStop({ token: await tokenIn(testApp, 'alert-begun') }),
  ],
  ['alerts.stop', ({ account }) => account.alerts.stop({ token: 'gibt es/nicht?' })],
  [
    'alerts.stop',
    async ({ account }, testApp) => account.alerts.stop({ token: await tokenIn(testApp, 'alert-begun') }),
  ],
]

/** What one sees of it who is signed in. */
export const alertCallsOfMembers: readonly Call[] = [
  [
    'alerts.follow',
    async (site, testApp) => {
      const who = await site.account.accounts.whoAmI({})
      return followSlowly(site, testApp, { email: who.ok && who.value.isLoggedIn ? who.value.email : '' })
    },
  ],
  ['alerts.list', ({ account }) => account.alerts.list({})],
  ['alerts.end', ({ account }) => account.alerts.end({ id: 'gibt es/nicht?' })],
  [
    'alerts.end',
    async ({ account }) => {
      const own = await account.alerts.list({})
      return account.alerts.end({ id: (own.ok && own.value.items[0]?.id) || 'nothing' })
    },
  ],
]

/** Once nobody is signed in. */
export const alertCallsOfNobody: readonly Call[] = [
  ['alerts.list', ({ account }) => account.alerts.list({})],
  ['alerts.end', ({ account }) => account.alerts.end({ id: 'nothing' })],
]
