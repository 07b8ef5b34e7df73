import { followedKinds } from '../form-requests/forms/alert.ts'
import { isConfirmed } from '../forms/double-opt-in.ts'
import type { TaskWork } from '../timetable/ports.ts'
import type { Alert, SubjectName } from './alerts.ts'
import { fingerprintOf, type FollowingTx } from './following.step.ts'
import { knownAfter, newsFor, type Fact } from './news.ts'
import type { AlertLetter } from './ports.ts'
import { knowingStandings, type StandingNeeds } from './standing.ts'

/** Seconds for which a change rests before anybody is told: what the office takes back meanwhile, nobody hears of. */
export const restSeconds = 15 * 60
/** So many followers are looked at in one transaction. */
const mostAtOnce = 100
/** So many items are told; of others, how many they are. */
const mostItems = 10

/** 'norm:betrvg/37' → its kind and key */
const namedBy = (subject: string): SubjectName | undefined => {
  const kind = followedKinds.find((one) => subject.startsWith(`${one}:`))
  return kind && { kind, key: subject.slice(kind.length + 1) }
}

/**
 * Tells those who follow something what is new of it, in one letter each, and remembers with the letter what they know.
 * What they know already, as after a return to a former text, is told to nobody; what has gone neither.
 */
export const tellingFollowers = (needs: StandingNeeds): TaskWork<FollowingTx> => {
  const { standing: standingOf } = knowingStandings(needs)
  const { secrets } = needs
  return async ({ alerts, letters, tasks }, { kind, subject: name }, now) => {
    const subject = namedBy(name)
    const standing = subject && (await standingOf(subject))
    if (!subject || !standing) return
    const seen = fingerprintOf(standing, secrets)
    const behind = await alerts.behind(subject, seen, mostAtOnce)
    // In one order, so that two transactions never wait for each other.
    let isMissed = false
    for (const { id, email } of behind.toSorted((one, other) => (one.email < other.email ? -1 : 1))) {
      const alert = (await alerts.lock(email)).find((one) => one.id === id)
      // It went along to another address just now.
      if (!alert) isMissed = true
      if (!alert || !isConfirmed(alert)) continue
      const news = newsFor(alert.known, standing)
      const told = { ...alert, subject: standing.subject, known: knownAfter(alert.known, standing), seen }
      await alerts.save(told)
      if (news.length > 0) await letters.post(newsLetter(told, news, secrets), now)
    }
    if (behind.length === mostAtOnce || isMissed) await tasks.schedule({ kind, subject: name }, now)
  }
}

const newsLetter = (
  { id, email, subject, stopToken }: Alert,
  news: readonly Fact[],
  { digest }: StandingNeeds['secrets'],
): AlertLetter => ({
  kind: 'alert-news',
  to: email,
  dedupeKey: `alert:${id}:${digest(news.map(({ key }) => key).join('\n'))}`,
  subject,
  items: news.slice(0, mostItems).map(({ item }) => item),
  more: Math.max(news.length - mostItems, 0),
  stopToken,
})
