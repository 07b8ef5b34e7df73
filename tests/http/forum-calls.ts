import type { Site } from '#core/site.ts'
import type { Call } from './call.ts'
import type { TestApp } from './test-app.ts'

const asker = { email: 'fragt@betrieb.example', password: 'ein gutes langes Wort' }
const moderator = { email: 'moderiert@haus.example', password: 'noch ein gutes langes Wort' }
const stranger = { email: 'fremd@betrieb.example', password: 'ein anderes gutes langes Wort' }
const body = 'Wir haben keinen Wahlvorstand, und die Wahl steht an.'
const reason = 'Das ist so entschieden.'
const nowhere = { threadId: 'gibt es/nicht?' }

const of = (site: Site) => site.knowledge.forum
const moderation = (site: Site) => site.office.moderation

const comes = async (
  site: Site,
  { stage }: TestApp,
  who: typeof asker,
  roles: readonly 'forum'[] = [],
): Promise<void> => {
  await stage.account({ ...who, roles: ['mitglied', ...roles] })
  await site.account.accounts.signOut({})
  await site.account.accounts.signIn(who)
}
/** The thread that was opened last. */
const last = async (site: Site): Promise<{ readonly threadId: string }> => {
  const found = await of(site).threads({ category: 'wahlen' })
  return { threadId: found.ok ? (found.value.items[0]?.id ?? 'none') : 'none' }
}
const firstPost = async (site: Site): Promise<string> => {
  const page = await of(site).posts(await last(site))
  return page.ok ? (page.value.items[0]?.id ?? 'none') : 'none'
}
const secondPost = async (site: Site): Promise<string> => {
  const page = await of(site).posts(await last(site))
  return page.ok ? (page.value.items[1]?.id ?? 'none') : 'none'
}
const queued = async (site: Site): Promise<{ readonly postId: string; readonly reportId: string }> => {
  const queue = await moderation(site).queue({})
  const [waiting, report] = queue.ok ? [queue.value.waiting[0], queue.value.reports[0]] : []
  return { postId: waiting?.id ?? 'none', reportId: report?.id ?? 'none' }
}
const opens = (title: string) => ({ categoryId: 'wahlen', title, body: `${title} ${body}`, tags: ['Wahl'] })
const token = async ({ needs }: TestApp): Promise<string> => {
  const now = needs.clock.now()
  // Leased for no time, so that the letter can be read again.
  const letters = await needs.letters.claim(2_000, now, now)
  return (
    letters.flatMap(({ letter }) => (letter.kind === 'forum-decision' ? [letter.token ?? ''] : [])).at(-1) ?? 'none'
  )
}

const somewhere = { threadId: 'gibt es/nicht?', reason }
/** By whoever may do none of it: nobody is signed in, then somebody who does not moderate. */
const withoutARight: readonly Call[] = [
  ['forum.read', (site) => of(site).read({ ...nowhere, nth: 1 })],
  ['forum.answer', (site) => of(site).answer({ ...nowhere, body })],
  ['forum.edit', (site) => of(site).edit({ id: 'gibt es/nicht?', body })],
  ['forum.remove', (site) => of(site).remove({ id: 'gibt es/nicht?' })],
  ['forum.accept', (site) => of(site).accept({ ...nowhere, postId: null })],
  ['forum.follow', (site) => of(site).follow({ ...nowhere, follows: true })],
  ['moderation.release', (site) => moderation(site).release({ postId: 'gibt es/nicht?' })],
  ['moderation.takeOff', (site) => moderation(site).takeOff({ postId: 'gibt es/nicht?', reason })],
  ['moderation.lock', (site) => moderation(site).lock({ ...somewhere, locked: true })],
  ['moderation.move', (site) => moderation(site).move({ ...somewhere, category: 'wahlen' })],
  ['moderation.merge', (site) => moderation(site).merge({ ...somewhere, into: 'x' })],
  ['moderation.decide', (site) => moderation(site).decide({ reportId: 'gibt es/nicht?', verdict: 'bleibt', reason })],
]

/** What the forum is asked: by a visitor, by a member, and by the moderation. */
export const forumCalls: readonly Call[] = [
  ['accounts.signOut', (site) => site.account.accounts.signOut({})],
  ...withoutARight,
  ['forum.threads', (site) => of(site).threads({})],
  ['forum.threads', (site) => of(site).threads({ category: 'sbv' })],
  ['forum.threads', (site) => of(site).threads({ category: 'gibt es/nicht?', sort: 'neu' })],
  ['forum.posts', (site) => of(site).posts(nowhere)],
  ['forum.permission', (site) => of(site).permission({ category: 'sbv' })],
  ['forum.permission', (site) => of(site).permission(nowhere)],
  ['forum.own', (site) => of(site).own(nowhere)],
  ['forum.join', (site) => of(site).join({ nickname: 'Eule', netiquette: true })],
  ['forum.open', (site) => of(site).open(opens('Wer leitet die Wahl?'))],
  ['forum.followed', (site) => of(site).followed({})],
  ['moderation.queue', (site) => moderation(site).queue({})],
  [
    'forum.open',
    async (site, app) => {
      await comes(site, app, asker)
      return of(site).open(opens('Wer leitet die Wahl?'))
    },
  ],
  ['forum.threads', (site) => of(site).threads({ category: 'sbv' })],
  ...withoutARight,
  ['forum.own', (site) => of(site).own(nowhere)],
  ['forum.open', (site) => of(site).open({ ...opens('Unter uns gefragt'), categoryId: 'sbv' })],
  ['forum.open', (site) => of(site).open({ ...opens('Unter uns gefragt'), categoryId: 'gibt es/nicht?' })],
  ['forum.join', (site) => of(site).join({ nickname: 'X', netiquette: false })],
  ['forum.join', (site) => of(site).join({ nickname: 'Eule', netiquette: true })],
  ['forum.open', (site) => of(site).open({ ...opens('Was?'), body: '', tags: ['§§§', '<b>'] })],
  ['forum.open', (site) => of(site).open(opens('Wer leitet die Wahl?'))],
  ['forum.open', (site) => of(site).open(opens('Und wer zählt aus?'))],
  ['moderation.queue', (site) => moderation(site).queue({})],
  [
    'moderation.queue',
    async (site, app) => {
      await comes(site, app, moderator, ['forum'])
      return moderation(site).queue({})
    },
  ],
  ['moderation.release', async (site) => moderation(site).release({ postId: (await queued(site)).postId })],
  ['moderation.release', (site) => moderation(site).release({ postId: 'gibt es/nicht?' })],
  ['forum.threads', (site) => of(site).threads({ category: 'wahlen', limit: 1 })],
  ['forum.answer', async (site) => of(site).answer({ ...(await last(site)), body })],
  ['forum.posts', async (site) => of(site).posts({ ...(await last(site)), from: 1, limit: 5 })],
  ['forum.join', (site) => of(site).join({ nickname: 'Amsel', netiquette: true })],
  ['forum.answer', async (site) => of(site).answer({ ...(await last(site)), body })],
  ['forum.answer', async (site) => of(site).answer({ ...(await last(site)), body })],
  ['forum.answer', async (site) => of(site).answer({ ...(await last(site)), body: 'kurz' })],
  ['forum.open', (site) => of(site).open({ ...opens('Noch einmal'), body })],
  ['forum.answer', async (site) => of(site).answer({ ...(await last(site)), body, replyTo: 'gibt es/nicht?' })],
  ['forum.follow', async (site) => of(site).follow({ ...(await last(site)), follows: true })],
  ['forum.follow', (site) => of(site).follow({ ...nowhere, follows: true })],
  ['forum.read', async (site) => of(site).read({ ...(await last(site)), nth: 1 })],
  ['forum.read', (site) => of(site).read({ ...nowhere, nth: 1 })],
  ['forum.own', async (site) => of(site).own(await last(site))],
  ['forum.followed', (site) => of(site).followed({ limit: 5 })],
  ['forum.accept', async (site) => of(site).accept({ ...(await last(site)), postId: await firstPost(site) })],
  ['forum.accept', (site) => of(site).accept({ ...nowhere, postId: null })],
  ['forum.edit', async (site) => of(site).edit({ id: await firstPost(site), body: `${body} Noch nicht.` })],
  ['forum.edit', async (site) => of(site).edit({ id: await firstPost(site), body: 'kurz' })],
  ['forum.edit', (site) => of(site).edit({ id: 'gibt es/nicht?', body })],
  ['forum.remove', (site) => of(site).remove({ id: 'gibt es/nicht?' })],
  [
    'forum.report',
    async (site) => of(site).report({ postId: await firstPost(site), reason: 'werbung', explanation: reason }),
  ],
  [
    'forum.report',
    async (site) => of(site).report({ postId: await firstPost(site), reason: 'werbung', explanation: '' }),
  ],
  ['forum.report', (site) => of(site).report({ postId: 'gibt es/nicht?', reason: 'werbung', explanation: reason })],
  ['moderation.queue', (site) => moderation(site).queue({})],
  [
    'moderation.decide',
    async (site) => moderation(site).decide({ reportId: (await queued(site)).reportId, verdict: 'bleibt', reason: '' }),
  ],
  [
    'moderation.decide',
    async (site) => moderation(site).decide({ reportId: (await queued(site)).reportId, verdict: 'bleibt', reason }),
  ],
  ['moderation.decide', (site) => moderation(site).decide({ reportId: 'gibt es/nicht?', verdict: 'bleibt', reason })],
  ['forum.lookAtDecision', async (site, app) => of(site).lookAtDecision({ token: await token(app) })],
  ['forum.lookAtDecision', (site) => of(site).lookAtDecision({ token: 'gibt es/nicht?' })],
  ['forum.object', async (site, app) => of(site).object({ token: await token(app), text: '' })],
  ['forum.object', async (site, app) => of(site).object({ token: await token(app), text: reason })],
  ['forum.object', async (site, app) => of(site).object({ token: await token(app), text: reason })],
  [
    'forum.accept',
    async (site, app) => {
      await comes(site, app, stranger)
      return of(site).accept({ ...(await last(site)), postId: null })
    },
  ],
  [
    'forum.answer',
    async (site, app) => {
      await comes(site, app, asker)
      return of(site).answer({ ...(await last(site)), body: `${body} Gleich noch einmal.` })
    },
  ],
  [
    'moderation.lock',
    async (site, app) => {
      await comes(site, app, moderator, ['forum'])
      return moderation(site).lock({ ...(await last(site)), locked: true, reason })
    },
  ],
  ['moderation.lock', (site) => moderation(site).lock({ ...nowhere, locked: true, reason })],
  ['moderation.lock', (site) => moderation(site).lock({ ...nowhere, locked: true, reason: '' })],
  ['moderation.move', (site) => moderation(site).move({ ...nowhere, category: 'x', reason })],
  ['moderation.takeOff', (site) => moderation(site).takeOff({ postId: 'gibt es/nicht?', reason })],
  ['moderation.takeOff', (site) => moderation(site).takeOff({ postId: 'gibt es/nicht?', reason: '' })],
  ['moderation.move', async (site) => moderation(site).move({ ...(await last(site)), category: 'x', reason })],
  ['moderation.move', async (site) => moderation(site).move({ ...(await last(site)), category: 'wahlen', reason })],
  ['moderation.merge', async (site) => moderation(site).merge({ ...(await last(site)), into: 'x', reason })],
  ['moderation.merge', (site) => moderation(site).merge({ ...nowhere, into: 'x', reason })],
  [
    'forum.answer',
    async (site, app) => {
      await comes(site, app, asker)
      return of(site).answer({ ...(await last(site)), body: `${body} Danke.` })
    },
  ],
  ['forum.edit', async (site) => of(site).edit({ id: await firstPost(site), body })],
  ['forum.remove', async (site) => of(site).remove({ id: await firstPost(site) })],
  ['forum.edit', async (site) => of(site).edit({ id: await secondPost(site), body })],
  ['forum.remove', async (site) => of(site).remove({ id: await secondPost(site) })],
  [
    'forum.report',
    async (site) => {
      const asked = { postId: await firstPost(site), reason: 'werbung', explanation: reason } as const
      for (let n = 0; n < 10; n += 1) await of(site).report(asked)
      return of(site).report(asked)
    },
  ],
  ['forum.permission', async (site) => of(site).permission(await last(site))],
  ['moderation.takeOff', async (site) => moderation(site).takeOff({ postId: await firstPost(site), reason })],
  [
    'moderation.takeOff',
    async (site, app) => {
      await comes(site, app, moderator, ['forum'])
      return moderation(site).takeOff({ postId: await firstPost(site), reason })
    },
  ],
  ['forum.posts', async (site) => of(site).posts(await last(site))],
  ['forum.remove', async (site) => of(site).remove({ id: await secondPost(site) })],
  ['forum.open', (site) => of(site).open(opens('Noch eine Frage dazu'))],
  [
    'moderation.merge',
    async (site) => {
      const found = await of(site).threads({ category: 'wahlen', sort: 'neu' })
      const ids = found.ok ? found.value.items.map(({ id }) => id).toSorted() : []
      const from = (await last(site)).threadId
      return moderation(site).merge({ threadId: from, into: ids.find((id) => id !== from) ?? 'none', reason })
    },
  ],
]
