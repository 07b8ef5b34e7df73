import type { User } from '../accounts/accounts.ts'
import type { StoredUser } from '../accounts/ports.ts'
import { today } from '../shared/dates.ts'
import type { Instant } from '../shared/day.ts'
import { done, refused, type NotSignedIn, type Result } from '../shared/result.ts'
import type { CareNeeds } from './care-needs.ts'
import { advertisingOf, changingNewsletter, newAnswers, newsletterOfSubscriptions, saidInSettings } from './consents.ts'
import { storedDetails, whyNotDetails } from './details-rules.ts'
import {
  saysOfHealth,
  storedAllergies,
  storedMemberships,
  storedPreferences,
  storedStay,
  whyNotFunctions,
  whyNotMemberships,
  whyNotPreferences,
  whyNotStay,
} from './part-rules.ts'
import type { PersonNeeds, PersonTx } from './person-needs.ts'
import type {
  ForDescribingOneself,
  HotelPreferences,
  MarketingPreferences,
  OwnFunctions,
  OwnMemberships,
  PersonalDetails,
  ProfileChanged,
} from './ports.ts'
import { textVersion, withConsents, type Profile } from './profile.ts'

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const changed: ProfileChanged = { why: 'profile-changed' }

/** Parts that are saved one by one. */
type Part = Exclude<keyof Profile, 'userId' | 'consents'>

const detailsOf = (user: User, { details }: Partial<Profile>): PersonalDetails => {
  const { salutationId, firstName, lastName, phone, company, zip = '', city = '' } = user
  const { title, mobile, department, street = '', countryCode = 'DE', version = 0 } = details ?? {}
  return {
    salutationId,
    ...(title !== undefined && { title }),
    firstName,
    lastName,
    ...(phone !== undefined && { phone }),
    ...(mobile !== undefined && { mobile }),
    company,
    ...(department !== undefined && { department }),
    street,
    zip,
    city,
    countryCode,
    version,
  }
}
const functionsOf = (user: User, { functions }: Partial<Profile>): OwnFunctions =>
  functions ?? { codes: user.function === '' ? [] : [user.function], version: 0 }
const membershipsOf = ({ memberships }: Partial<Profile>): OwnMemberships => memberships ?? { items: [], version: 0 }

const hotelOf = ({ stay }: Partial<Profile>, needs: CareNeeds | undefined): HotelPreferences => ({
  ...(stay ?? { smoking: false, diet: 'alles', arrivalEve: false, version: 0 }),
  ...(needs?.allergies !== undefined && { allergies: needs.allergies }),
  accessibleRoom: needs?.accessibleRoom ?? false,
  // Of words that have changed since, the consent is asked for anew.
  ...(needs?.textVersion === textVersion && { consentedAt: needs.consentedAt }),
})
const preferencesOf = (
  { preferences }: Partial<Profile>,
  newsletter: MarketingPreferences['newsletter'],
): MarketingPreferences => ({
  ...(preferences ?? { topics: [], frequency: 'monat', channels: ['email'], version: 0 }),
  newsletter,
})

function withoutPhone(stored: StoredUser): StoredUser {
  const { phone: _, ...user } = stored
  return user
}

/** What one visitor says of herself. */
export const describingOneself = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  needs: PersonNeeds,
): ForDescribingOneself => {
  const { users, profiles, careNeeds, subscriptions, change, clock } = needs

  const asking = async (): Promise<User | undefined> => {
    const id = await whoIsAsking()
    return id === undefined ? undefined : users.byId(id)
  }
  const own = async <V>(
    read: (user: User, profile: Partial<Profile>) => V | Promise<V>,
  ): Promise<Result<V, NotSignedIn>> => {
    const user = await asking()
    return user ? done(await read(user, (await profiles.of(user.id)) ?? {})) : refused(notSignedIn)
  }
  /** Saves a part over the version that was read; `next` is the profile with it, and what goes with it in `tx`. */
  const saving = <V>(
    user: User,
    part: Part,
    version: number,
    save: (asked: {
      readonly profile: Profile
      readonly current: StoredUser
      readonly tx: PersonTx
    }) => Promise<readonly [Profile, V]>,
  ): Promise<Result<V, ProfileChanged>> =>
    change(async (tx): Promise<Result<V, ProfileChanged>> => {
      const profile = await tx.profiles.lock(user.id)
      const current = await tx.users.find(user.email)
      // An account that got another address in this moment has changed as well.
      if ((profile[part]?.version ?? 0) !== version || current?.id !== user.id) return refused(changed)
      const [next, value] = await save({ profile, current, tx })
      await tx.profiles.save(next)
      return done(value)
    })
  const saveHealth = async (
    tx: PersonTx,
    before: CareNeeds | undefined,
    userId: User['id'],
    typed: Parameters<ForDescribingOneself['updateHotelPreferences']>[0],
    now: Instant,
  ): Promise<CareNeeds | undefined> => {
    if (!saysOfHealth(typed)) {
      await tx.careNeeds.remove(userId)
      return undefined
    }
    const allergies = storedAllergies(typed)
    const said: CareNeeds = {
      userId,
      ...(allergies !== '' && { allergies }),
      accessibleRoom: typed.accessibleRoom ?? false,
      consentedAt: before?.textVersion === textVersion ? before.consentedAt : now,
      textVersion,
    }
    await tx.careNeeds.save(said)
    return said
  }

  return {
    personalData: () => own(detailsOf),
    async updatePersonalData({ version, ...typed }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotDetails(typed)
      if (invalid) return refused(invalid)
      const { salutationId, firstName, lastName, phone, company, zip, city, ...details } = storedDetails(typed)
      return saving(user, 'details', version, async ({ profile, current, tx }) => {
        const saved: Profile = { ...profile, details: { ...details, version: version + 1 } }
        const next = {
          ...withoutPhone(current),
          salutationId,
          firstName,
          lastName,
          company,
          zip,
          city,
          ...(phone && { phone }),
        }
        await tx.users.replace(next)
        return [saved, detailsOf(next, saved)]
      })
    },

    memberships: () => own((_, profile) => membershipsOf(profile)),
    async updateMemberships({ items, version }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotMemberships(items, today(clock))
      if (invalid) return refused(invalid)
      return saving(user, 'memberships', version, async ({ profile }) => {
        const memberships = { items: storedMemberships(items), version: version + 1 }
        return [{ ...profile, memberships }, memberships]
      })
    },

    ownFunctions: () => own(functionsOf),
    async updateFunctions({ codes, version }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotFunctions(codes)
      if (invalid) return refused(invalid)
      return saving(user, 'functions', version, async ({ profile, current, tx }) => {
        const functions = { codes: [...new Set(codes)], version: version + 1 }
        await tx.users.replace({ ...current, function: functions.codes[0] ?? '' })
        return [{ ...profile, functions }, functions]
      })
    },

    hotelPreferences: () => own(async (user, profile) => hotelOf(profile, await careNeeds.of(user.id))),
    async updateHotelPreferences({ version, ...typed }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotStay(typed)
      if (invalid) return refused(invalid)
      const before = await careNeeds.of(user.id)
      const now = clock.now()
      return saving(user, 'stay', version, async ({ profile, tx }) => {
        const said = await saveHealth(tx, before, user.id, { ...typed, version }, now)
        const isNew = said?.consentedAt !== before?.consentedAt
        const entries = isNew ? [saidInSettings('care-needs', said !== undefined, now)] : []
        const saved = withConsents({ ...profile, stay: { ...storedStay(typed), version: version + 1 } }, entries)
        return [saved, hotelOf(saved, said)]
      })
    },

    advertising: () => own((_, profile) => advertisingOf(profile)),
    async updateAdvertising({ version, ...said }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const now = clock.now()
      return saving(user, 'advertising', version, async ({ profile }) => {
        const { answers, entries } = newAnswers(profile, said, now)
        const saved = withConsents({ ...profile, advertising: { ...answers, version: version + 1 } }, entries)
        return [saved, advertisingOf(saved)]
      })
    },

    marketingPreferences: () =>
      own(async (user, profile) =>
        preferencesOf(profile, newsletterOfSubscriptions(await subscriptions.of(user.email), clock.now())),
      ),
    async updateMarketingPreferences({ version, newsletter, ...typed }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotPreferences(typed)
      if (invalid) return refused(invalid)
      const now = clock.now()
      const changeNewsletter = await changingNewsletter(user, newsletter, now, needs)
      return saving(user, 'preferences', version, async ({ profile, tx }) => {
        const preferences = { ...storedPreferences(typed), version: version + 1 }
        const saved = withConsents({ ...profile, preferences }, await changeNewsletter(tx))
        const all = await tx.subscriptions.lock(user.email)
        for (const one of all)
          if (one.endedAt === undefined) await tx.subscriptions.save({ ...one, topics: preferences.topics })
        return [saved, preferencesOf(saved, newsletterOfSubscriptions(all, now))]
      })
    },

    consents: () => own((_, { consents = [] }) => ({ items: consents.toReversed() })),
  }
}
