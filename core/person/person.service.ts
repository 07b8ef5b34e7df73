import type { User } from '../accounts/accounts.ts'
import type { ForChangingUsers, ForStoringUsers } from '../accounts/ports.ts'
import { done, refused, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForChanging } from '../shared/transaction.ts'
import { storedDetails, whyNotDetails } from './details-rules.ts'
import type {
  ForChangingProfiles,
  ForDescribingOneself,
  ForStoringProfiles,
  PersonalDetails,
  ProfileChanged,
} from './ports.ts'
import type { Profile } from './profile.ts'

/** What describing oneself changes in one transaction. */
interface PersonTx {
  readonly users: ForChangingUsers
  readonly profiles: ForChangingProfiles
}

interface PersonNeeds {
  readonly users: Pick<ForStoringUsers, 'byId'>
  readonly profiles: ForStoringProfiles
  readonly change: ForChanging<PersonTx>
}

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const changed: ProfileChanged = { why: 'profile-changed' }

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

/** What one visitor says of herself. */
export const describingOneself = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  { users, profiles, change }: PersonNeeds,
): ForDescribingOneself => {
  const asking = async (): Promise<User | undefined> => {
    const id = await whoIsAsking()
    return id === undefined ? undefined : users.byId(id)
  }
  return {
    async personalData() {
      const user = await asking()
      return user ? done(detailsOf(user, (await profiles.of(user.id)) ?? {})) : refused(notSignedIn)
    },

    async updatePersonalData({ version, ...typed }) {
      const user = await asking()
      if (!user) return refused(notSignedIn)
      const invalid = whyNotDetails(typed)
      if (invalid) return refused(invalid)
      const { salutationId, firstName, lastName, phone, company, zip, city, ...details } = storedDetails(typed)
      return change(async (tx): Promise<Result<PersonalDetails, ProfileChanged>> => {
        const profile = await tx.profiles.lock(user.id)
        const current = await tx.users.find(user.email)
        if ((profile.details?.version ?? 0) !== version || current?.id !== user.id) return refused(changed)
        const { phone: _, ...rest } = current
        const next = { ...rest, salutationId, firstName, lastName, company, zip, city, ...(phone && { phone }) }
        const saved: Profile = { ...profile, details: { ...details, version: version + 1 } }
        await tx.users.replace(next)
        await tx.profiles.save(saved)
        return done(detailsOf(next, saved))
      })
    },
  }
}
