import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers, WhyNoLink } from '../accounts/ports.ts'
import { addSeconds, today } from '../shared/dates.ts'
import { emailFault, normalEmail } from '../shared/email-address.ts'
import { byGerman } from '../shared/german-order.ts'
import { mayWriteTo, type LetterLimitNeeds } from '../shared/letter-limit.ts'
import type { Day } from '../shared/day.ts'
import type { ForPosting } from '../shared/posting.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { storedFacts, whyNotFacts } from './gremium-rules.ts'
import { invitationDays, isWaiting, nameOfGremium, roleIn, type Gremium, type Invitation } from './gremium.ts'
import type {
  ForBelongingToAGremium,
  ForChangingGremien,
  ForStoringGremien,
  GremiumChanged,
  GremiumLetter,
  LastManager,
  OwnGremium,
  SettingsOfGremium,
  UserOfGremium,
} from './ports.ts'
import { hintsOf } from './hints-of-gremium.ts'
import { ownOf } from './own-gremium.ts'
import { storedSettings, whyNotSettings } from './settings-rules.ts'
import { withAccount } from './roster-of-gremium.ts'
import { gremiumOfVisitor, type Mine } from './gremium-of-visitor.ts'
import { countsOf } from './roster.ts'
import { joined, withInvitation, without, withRole, withSettings } from './users-of-gremium.ts'

/** What belonging to a Gremium changes in one transaction. */
interface GremiumTx {
  readonly gremien: ForChangingGremien
  readonly letters: ForPosting<GremiumLetter>
}

interface GremiumNeeds extends LetterLimitNeeds {
  readonly gremien: ForStoringGremien
  readonly users: Pick<ForStoringUsers, 'byId' | 'byIds'>
  readonly change: ForChanging<GremiumTx>
  readonly secrets: Pick<ForMakingSecrets, 'digest' | 'id' | 'token'>
}

/** Gremien that one account may begin in a day. */
const foundedPerDay = 5
/** Invitations that one Gremium may write in a day. */
const invitationsPerDay = 60
const day = 24 * 3600

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const notAllowed: NotAllowed = { why: 'not-allowed' }
const unknown: NotFound = { why: 'not-found' }
const gremiumChanged: GremiumChanged = { why: 'gremium-changed' }
const expired: WhyNoLink = { why: 'expired' }

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`

const invited = ({ id, role, email, until }: Invitation): UserOfGremium => ({
  id,
  name: '',
  role,
  email,
  status: 'eingeladen',
  until,
})

const settingsOf = ({ gremium, userId }: Mine, day: Day): SettingsOfGremium => ({
  version: gremium.version,
  ...storedSettings(gremium),
  ...countsOf(gremium, day),
  hasRoster: gremium.members.length > 0,
  ...ownOf(gremium, userId),
})

/** The Gremien of one visitor. */
export const belongingToAGremium = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: GremiumNeeds,
): ForBelongingToAGremium => {
  const { gremien, users, change, clock, secrets } = needs

  const mine = gremiumOfVisitor(whoIsAsking, gremien)
  const managed = async (wanted: string | undefined): Promise<Result<Mine, NotSignedIn | NotFound | NotAllowed>> => {
    const found = await mine(wanted)
    if (!found.ok) return found
    return roleIn(found.value.gremium, found.value.userId) === 'verwalter' ? found : refused(notAllowed)
  }

  /** What becomes of a Gremium as it is now, if who asks still manages it. */
  const changing = <R extends { readonly why: string }>(
    { userId, gremium: { id } }: Mine,
    rule: (gremium: Gremium, tx: GremiumTx) => Promise<Result<Gremium, R>> | Result<Gremium, R>,
  ): Promise<Result<void, R | NotFound | NotAllowed>> =>
    change(async (tx): Promise<Result<void, R | NotFound | NotAllowed>> => {
      const now = await tx.gremien.lock(id)
      const role = now && roleIn(now, userId)
      if (!now || role === undefined) return refused(unknown)
      if (role !== 'verwalter') return refused(notAllowed)
      const next = await rule(now, tx)
      if (!next.ok) return next
      await tx.gremien.save(next.value)
      return done(undefined)
    })

  const shown = async ({ gremium, userId }: Mine): Promise<readonly UserOfGremium[]> => {
    const isManager = roleIn(gremium, userId) === 'verwalter'
    const accounts = new Map((await users.byIds(gremium.users.map((one) => one.userId))).map((one) => [one.id, one]))
    const items = gremium.users.flatMap((one): readonly UserOfGremium[] => {
      const account = accounts.get(one.userId)
      if (!account) return []
      const { id, email } = account
      return [{ id, name: fullName(account), role: one.role, ...(isManager && { email }), status: 'aktiv' }]
    })
    const waiting = isManager ? gremium.invitations.filter((one) => isWaiting(one, clock.now())).map(invited) : []
    return [...items.toSorted(byGerman(({ name }) => name)), ...waiting]
  }

  return {
    async found(facts) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const invalid = whyNotFacts(facts)
      if (invalid) return refused(invalid)
      const limit = { key: `gremien:${userId}`, most: foundedPerDay, windowSeconds: day }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const gremium: Gremium = {
        id: secrets.id(),
        version: 1,
        ...storedFacts(facts),
        users: [{ userId, role: 'verwalter', since: clock.now() }],
        members: [],
        invitations: [],
      }
      return change(async (tx): Promise<Result<OwnGremium, never>> => {
        await tx.gremien.save(gremium)
        return done(ownOf(gremium, userId))
      })
    },

    async own() {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const items = (await gremien.ofUser(userId)).map((one) => ownOf(one, userId))
      return done({ items, total: items.length })
    },

    async users({ gremium }) {
      const found = await mine(gremium)
      return found.ok ? done({ items: await shown(found.value) }) : found
    },

    async managedUsers({ gremium }) {
      const found = await managed(gremium)
      return found.ok ? done({ items: await shown(found.value) }) : found
    },

    async invite({ gremium, email, role }) {
      const found = await managed(gremium)
      if (!found.ok) return found
      const fault = emailFault(email)
      if (fault) return refused({ why: 'invalid', fields: { email: fault } })
      const { value } = found
      const limit = { key: `invitations:${value.gremium.id}`, most: invitationsPerDay, windowSeconds: day }
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const to = normalEmail(email)
      const [mayWrite, asking] = await Promise.all([mayWriteTo(to, needs), users.byId(value.userId)])
      const token = secrets.token()
      const now = clock.now()
      const until = addSeconds(now, invitationDays * day)
      const invitation: Invitation = {
        id: secrets.id(),
        email: to,
        role,
        digest: secrets.digest(token),
        invitedAt: now,
        until,
      }
      const changed = await changing(value, async (current, { letters }) => {
        const next = withInvitation(current, invitation, now)
        if (next.ok && mayWrite)
          await letters.post(
            {
              kind: 'gremium-invitation',
              to,
              dedupeKey: `gremium-invitation:${invitation.digest}`,
              gremium: nameOfGremium(current),
              invitedBy: asking ? fullName(asking) : '',
              token,
              days: invitationDays,
              until,
            },
            now,
          )
        return next
      })
      return changed.ok ? done(invited(invitation)) : changed
    },

    async settings({ gremium }) {
      const found = await mine(gremium)
      return found.ok ? done(settingsOf(found.value, today(clock))) : found
    },

    async changeSettings({ gremium: wanted, version, ...settings }) {
      const found = await managed(wanted)
      if (!found.ok) return found
      const invalid = whyNotSettings(settings, today(clock))
      if (invalid) return refused(invalid)
      let changed = found.value.gremium
      const outcome = await changing(found.value, (current) => {
        if (current.version !== version) return refused(gremiumChanged)
        changed = withSettings(current, storedSettings(settings))
        return done(changed)
      })
      return outcome.ok ? done(settingsOf({ ...found.value, gremium: changed }, today(clock))) : outcome
    },

    async hints({ gremium }) {
      const found = await mine(gremium)
      if (!found.ok) return found
      return done({ items: hintsOf(found.value.gremium, today(clock)) })
    },

    async changeRole({ gremium, id, role }) {
      const found = await managed(gremium)
      return found.ok ? changing(found.value, (current) => withRole(current, id, role)) : found
    },

    async removeUser({ gremium, id }) {
      const found = await managed(gremium)
      return found.ok ? changing(found.value, (current) => without(current, id)) : found
    },

    async leave({ gremium }) {
      const found = await mine(gremium)
      if (!found.ok) return found
      const { userId, gremium: left } = found.value
      return change(async (tx): Promise<Result<void, NotFound | LastManager>> => {
        const current = await tx.gremien.lock(left.id)
        // Somebody may have taken her out meanwhile: whoever is alone there is somebody else.
        if (!current || roleIn(current, userId) === undefined) return refused(unknown)
        const rest = current.users.length > 1 ? without(current, userId) : undefined
        // Without anybody there is no Gremium.
        if (!rest) await tx.gremien.delete(left.id)
        else if (rest.ok) await tx.gremien.save(rest.value)
        else return rest
        return done(undefined)
      })
    },

    async lookAtInvitation({ token }) {
      const digest = secrets.digest(token)
      const gremium = await gremien.byInvitation(digest)
      const invitation = gremium?.invitations.find((one) => one.digest === digest)
      if (!gremium || !invitation || !isWaiting(invitation, clock.now())) return refused(expired)
      return done({ name: nameOfGremium(gremium), role: invitation.role, until: invitation.until })
    },

    async join({ token }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const digest = secrets.digest(token)
      const [before, account] = await Promise.all([gremien.byInvitation(digest), users.byId(userId)])
      if (!before) return refused(expired)
      return change(async (tx): Promise<Result<OwnGremium, WhyNoLink>> => {
        const gremium = await tx.gremien.lock(before.id)
        const invitation = gremium?.invitations.find((one) => one.digest === digest)
        if (!gremium || !invitation || !isWaiting(invitation, clock.now())) return refused(expired)
        const came = joined(gremium, invitation, userId, clock.now())
        const next = account ? withAccount(came, account) : came
        await tx.gremien.save(next)
        return done(ownOf(next, userId))
      })
    },
  }
}
