import { confirmationHours, type User } from './accounts/accounts.ts'
import { makeAccount, type NewAccount } from './accounts/new-account.ts'
import { addSeconds } from './shared/dates.ts'
import { normalEmail } from './shared/email-address.ts'
import { required } from './shared/required.ts'
import { done, refused } from './shared/result.ts'
import { storeOrder } from './booking/placing-orders.step.ts'
import { somebodyElsesOrder } from './booking/somebody-elses-order.ts'
import { takeSeats } from './capacity/taking-seats.step.ts'
import type { CartMode } from './cart/cart.ts'
import { importingContent } from './content/import.service.ts'
import { makeThread } from './forum/making-threads.ts'
import { makeGremium } from './gremium/making-gremien.ts'
import { measuringDownloads } from './knowledge/downloads/downloads.service.ts'
import { seedingEvents } from './content/seeding.service.ts'
import { indexPublishedLaws } from './knowledge/laws/indexing-laws.ts'
import { publishLaw } from './knowledge/laws/importing-laws.ts'
import { putRulingText } from './knowledge/rulings/importing-rulings.ts'
import type { Needs } from './needs.ts'
import type { ForSettingTheStage } from './stage.ts'
import { makeEntry } from './shared-list/making-entries.ts'
import { importingFiles } from './sync/importing-files.service.ts'
import { keepBookmark } from './wishlist/keeping-bookmarks.ts'
import { mostBookmarks } from './wishlist/wishlist.ts'

/** Sets the stage straight through the stores. A stage that cannot be set is a bug of whoever sets it, and throws. */
export const setTheStage = (needs: Needs): ForSettingTheStage => ({
  async content(content) {
    const imported = await importingContent(needs).import(content)
    if (imported.ok) await indexPublishedLaws(needs)
    return imported
  },

  async files(files, content) {
    const imported = await importingFiles(needs).import(files, content)
    if (imported.ok) await indexPublishedLaws(needs)
    return imported
  },

  measureDownloads: () => measuringDownloads(needs).measure(),

  async account({ email, password, firstName = 'Kim', lastName = 'Muster', roles = ['mitglied'], confirmed = true }) {
    const account = { email, password, firstName, lastName, roles }
    if (!confirmed) return unconfirmed(account, needs)
    const made = await makeAccount(account, { replace: true }, needs)
    if (!made.ok) throw new Error(`an account for ${email}: ${JSON.stringify(made.refusal)}`)
    return made.value
  },

  async gremium(gremium) {
    const made = await makeGremium(gremium, needs)
    if (!made.ok) throw new Error(`the Gremium of ${gremium.company}: ${JSON.stringify(made.refusal)}`)
    return made.value
  },

  syntheticEvents: seedingEvents(needs),

  async takeSeats(eventId, seats) {
    const taken = await bookedByOthers(eventId, seats, 'buchen', needs)
    if (!taken.ok) throw new Error(`${seats} seats of event ${eventId}: ${taken.refusal.why}`)
  },

  async order(eventId, seats, mode) {
    const ordered = await bookedByOthers(eventId, seats, mode, needs)
    if (!ordered.ok) throw new Error(`${seats} seats of event ${eventId}: ${ordered.refusal.why}`)
    return ordered.value
  },

  async takeWorkshopSeats(eventId, { id, capacity }, seats) {
    const taken = await needs.change(takeSeats([{ of: { kind: 'workshop', eventId, workshop: id, capacity }, seats }]))
    if (!taken.ok) throw new Error(`${seats} seats of ${id}: ${taken.refusal.why}`)
  },

  async rulingText(slug, text) {
    await needs.change(putRulingText(slug, text))
  },

  async law(text) {
    const id = needs.secrets.id()
    const importedAt = needs.clock.now()
    await needs.change(async ({ laws }) => done(await laws.add({ id, importedAt, warnings: [], text })))
    const published = await publishLaw(id, needs)
    if (!published.ok) throw new Error(`the law ${text.slug}: ${published.refusal.why}`)
  },

  async thread({ posts, ...thread }) {
    const authored = await Promise.all(
      posts.map(async ({ by, nickname, ...post }) => {
        return { ...post, by: { userId: await idOf(by, needs), nickname } }
      }),
    )
    await makeThread({ ...thread, posts: authored }, needs)
  },

  async listEntry(gremiumId, { by, interested = [], comments = [], ...entry }) {
    const said = await Promise.all(comments.map(async (one) => ({ ...one, by: await idOf(one.by, needs) })))
    const people = await Promise.all(interested.map((one) => idOf(one, needs)))
    const made = { ...entry, by: await idOf(by, needs), interested: people, comments: said }
    await makeEntry(gremiumId, made, needs)
  },

  async bookmark(email, item) {
    const bookmarked = await needs.change(keepBookmark(await idOf(email, needs), item, mostBookmarks))
    if (!bookmarked.ok) throw new Error(`${item.type} ${item.value}: ${bookmarked.refusal.why}`)
  },
})

/** Of the account that has an address. */
async function idOf(email: string, { users }: Needs): Promise<User['id']> {
  const user = await users.byEmail(normalEmail(email))
  if (!user) throw new Error(`nobody has the address ${email}`)
  return user.id
}

/** Somebody else books seats of an event, as anybody does. */
async function bookedByOthers(eventId: number, seats: number, mode: CartMode, needs: Needs) {
  const { catalogue, change, clock, secrets } = needs
  const event = await catalogue.event(eventId)
  if (!event) return refused({ why: 'not-found' } as const)
  const now = clock.now()
  const making = { now, newId: secrets.id, newToken: secrets.token, digest: secrets.digest }
  const { order, bookings } = somebodyElsesOrder(event, seats, mode, making)
  const stored = await change(storeOrder(order, bookings, ''))
  return stored.ok ? done(required(bookings[0]).token) : stored
}

/** Somebody who has registered, a second ago, and whose letter nobody has. */
async function unconfirmed({ password, ...given }: NewAccount, { change, secrets, clock }: Needs): Promise<string> {
  const passwordHash = await secrets.hashPassword(password)
  const digest = secrets.digest(secrets.token())
  const user = {
    ...given,
    passwordHash,
    salutationId: 'divers',
    company: '',
    function: 'br-mitglied',
    newsletter: false,
  }
  const until = addSeconds(clock.now(), confirmationHours * 3600)
  await change(async ({ registrations }) => {
    await registrations.add({ digest, until, user: { ...user, email: normalEmail(given.email) } }, Infinity)
    return done(undefined)
  })
  return digest
}
