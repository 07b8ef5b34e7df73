import { accountSubjects } from '../access-log/account-subjects.ts'
import type { ForNotingAccesses } from '../access-log/ports.ts'
import type { User } from '../accounts/accounts.ts'
import type { ForStoringUsers } from '../accounts/ports.ts'
import type { ForStoringTheCatalogue } from '../catalogue/ports.ts'
import type { ForLocatingPostcodes } from '../finder/ports.ts'
import type { Clock } from '../shared/clock.ts'
import { lastDayOfAll, today } from '../shared/dates.ts'
import { longestPage } from '../shared/page.ts'
import { countAttempt, type ForCountingAttempts } from '../shared/rate-limit.ts'
import { done, refused, type NotAllowed, type NotFound, type NotSignedIn, type Result } from '../shared/result.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { ForChanging } from '../shared/transaction.ts'
import type { ForStoringRecords } from '../records/ports.ts'
import { trainingKeys } from './curriculum.ts'
import { editFrom } from './edit-of-step.ts'
import { customerOf, draftFrom, whyNotPlanned } from './plan-form.ts'
import type {
  FaultyPlan,
  ForChangingPlans,
  ForKeepingPlans,
  ForKnowingTrainings,
  ForPlanningTrainings,
  ForStoringPlans,
  PlanChanged,
  PlansFull,
  PlanWithCosts,
  ShownPlan,
} from './ports.ts'
import { gremiumOf, profileOf, type KnownTrainings } from './profile-of-draft.ts'
import { mostPlans } from './plan-limits.ts'
import { isExpired, listed, openUntil, type StoredPlan } from './stored-plan.ts'
import type { TeachingRecords } from './teaching.ts'
import { noChoices } from './training-plan.ts'

interface KeepingNeeds {
  readonly log: ForNotingAccesses
  readonly plans: ForStoringPlans
  /** What owners have attended and booked. */
  readonly trainings: Pick<ForKnowingTrainings, 'ofAccount'>
  readonly catalogue: Pick<ForStoringTheCatalogue, 'themesAt'>
  readonly records: ForStoringRecords<TeachingRecords>
  readonly planning: ForPlanningTrainings
  readonly users: Pick<ForStoringUsers, 'byEmail'>
  readonly postcodes: ForLocatingPostcodes
  readonly change: ForChanging<{ readonly plans: ForChangingPlans }>
  readonly attempts: ForCountingAttempts
  readonly clock: Clock
  readonly secrets: Pick<ForMakingSecrets, 'id' | 'token'>
}

const plansPerDay = 30
const changesPerDay = 200
const day = 24 * 3600

const notSignedIn: NotSignedIn = { why: 'not-signed-in' }
const unknown: NotFound = { why: 'not-found' }
const plansFull: PlansFull = { why: 'plans-full' }

const nothingKnown: KnownTrainings = { attended: [], booked: [] }

/** Whoever asks: who it is, and whether he advises others. */
interface Asking {
  readonly userId: User['id']
  readonly isConsultant: boolean
}

/** What is stored fits; what does not was refused before. */
const planned = (answer: Result<PlanWithCosts, FaultyPlan>): PlanWithCosts => {
  if (!answer.ok) throw new Error(`a plan that is stored cannot be planned: ${Object.keys(answer.refusal.fields)}`)
  return answer.value
}

/** The plans of one visitor. */
export const keepingPlans = (
  whoIsAsking: () => Promise<User['id'] | undefined>,
  whyNotConsultant: () => Promise<NotSignedIn | NotAllowed | undefined>,
  needs: KeepingNeeds,
): ForKeepingPlans => {
  const { plans, planning, trainings, catalogue, records, users, postcodes, change, clock, secrets, log } = needs

  /** Whoever of the office sees plans of others is noted; those of customers without an account are nobody's. */
  const note = (what: 'plan' | 'plans', all: readonly StoredPlan[]): Promise<void> =>
    log.note(what, accountSubjects(all.map(({ owner }) => owner)))
  const asking = async (): Promise<Asking | undefined> => {
    const userId = await whoIsAsking()
    return userId === undefined ? undefined : { userId, isConsultant: (await whyNotConsultant()) === undefined }
  }
  const isPlace = (postcode: string): boolean => postcodes.locate(postcode) !== undefined
  const mayChange = ({ owner }: StoredPlan, who: Asking | undefined): boolean =>
    who !== undefined && (owner === who.userId || who.isConsultant)

  const planningOf = async ({ owner, draft, choices }: Pick<StoredPlan, 'owner' | 'draft' | 'choices'>) => {
    const from = draft.postcode === undefined ? undefined : postcodes.locate(draft.postcode)
    const known = owner === undefined ? nothingKnown : await trainings.ofAccount(owner)
    return { profile: profileOf(draft, known, from), gremium: gremiumOf(draft), choices }
  }

  const shown = async (plan: StoredPlan, may: boolean, withCosts?: PlanWithCosts): Promise<ShownPlan> => {
    const ask = await planningOf(plan)
    const { postcode, ...told } = plan.draft
    return {
      ...(withCosts ?? planned(await planning.plan(ask))),
      id: plan.id,
      token: plan.token,
      version: plan.version,
      madeBy: plan.madeBy,
      draft: { ...told, ...(may && postcode !== undefined && { postcode }) },
      choices: plan.choices,
      known: ask.profile.attended.length + ask.profile.booked.length,
      createdAt: plan.createdAt,
      changedAt: plan.changedAt,
      until: openUntil(plan),
      today: today(clock),
      mayChange: may,
    }
  }

  /** One that whoever asks may change, by its number. */
  const mine = async (id: string): Promise<Result<{ plan: StoredPlan; who: Asking }, NotSignedIn | NotFound>> => {
    const who = await asking()
    if (!who) return refused(notSignedIn)
    const plan = await plans.byId(id)
    if (!plan || !mayChange(plan, who)) return refused(unknown)
    await note('plan', [plan])
    return done({ plan, who })
  }

  /** Stores what becomes of a plan, where it is still as it was seen. */
  const saved = (
    { id, version }: Pick<StoredPlan, 'id' | 'version'>,
    changed: Partial<Pick<StoredPlan, 'draft' | 'choices'>>,
  ): Promise<Result<StoredPlan, NotFound | PlanChanged>> =>
    change(async (tx): Promise<Result<StoredPlan, NotFound | PlanChanged>> => {
      const now = await tx.plans.lock(id)
      if (!now) return refused(unknown)
      if (now.version !== version) return refused({ why: 'plan-changed', version: now.version })
      const next = { ...now, ...changed, version: version + 1, changedAt: clock.now() }
      await tx.plans.save(next)
      return done(next)
    })

  const tooManyChanges = ({ userId }: Asking) =>
    countAttempt({ key: `plan-change ${userId}`, most: changesPerDay, windowSeconds: day }, needs)

  return {
    async create({ forCustomer = false, ...ask }) {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const whyNot = forCustomer ? await whyNotConsultant() : undefined
      if (whyNot) return refused(whyNot)
      const invalid = whyNotPlanned(ask, today(clock), isPlace)
      if (invalid) return refused(invalid)
      const tooMany = await countAttempt({ key: `plan ${userId}`, most: plansPerDay, windowSeconds: day }, needs)
      if (tooMany) return refused(tooMany)
      const email = customerOf(ask)
      const customer = email === undefined ? undefined : await users.byEmail(email)
      const owner = forCustomer ? customer?.id : userId
      const now = clock.now()
      const plan: StoredPlan = {
        id: secrets.id(),
        token: secrets.token(),
        version: 1,
        ...(owner !== undefined && { owner }),
        madeBy: forCustomer ? 'consultant' : 'customer',
        draft: draftFrom(ask),
        choices: noChoices,
        createdAt: now,
        changedAt: now,
      }
      const added = await change(async (tx): Promise<Result<void, PlansFull>> => {
        if (owner !== undefined && (await tx.plans.countOf(owner)) >= mostPlans) return refused(plansFull)
        await tx.plans.save(plan)
        return done(undefined)
      })
      return added.ok ? done(await shown(plan, true)) : added
    },

    async get({ token, id }) {
      if (token === undefined) {
        const found = id === undefined ? refused(unknown) : await mine(id)
        return found.ok ? done(await shown(found.value.plan, true)) : found
      }
      const plan = await plans.byToken(token)
      if (!plan) return refused(unknown)
      if (isExpired(plan, clock.now())) return refused({ why: 'expired' })
      await note('plan', [plan])
      return done(await shown(plan, mayChange(plan, await asking())))
    },

    async curriculum() {
      const all = await records.all('teaching')
      const urls = all.flatMap(({ themes }) => themes)
      const titles = new Map<string, string>()
      for (let at = 0; at < urls.length; at += longestPage)
        for (const theme of await catalogue.themesAt(urls.slice(at, at + longestPage), lastDayOfAll))
          titles.set(theme.url, theme.content[0]?.title ?? theme.title)
      const items = trainingKeys.map((training) => ({
        training,
        themes: (all.find((one) => one.training === training)?.themes ?? []).flatMap((url) => {
          const title = titles.get(url)
          return title === undefined ? [] : [{ url, title }]
        }),
      }))
      return done({ items })
    },

    async own() {
      const userId = await whoIsAsking()
      if (userId === undefined) return refused(notSignedIn)
      const items = (await plans.ofOwner(userId)).map((plan) => listed(plan, clock.now()))
      return done({ items, total: items.length })
    },

    async edit({ id, version, ...ask }) {
      const found = await mine(id)
      if (!found.ok) return found
      const { plan, who } = found.value
      if (plan.version !== version) return refused({ why: 'plan-changed', version: plan.version })
      const edit = editFrom(ask)
      if (!edit) return refused({ why: 'step-not-changed', because: { why: 'unknown-step' } })
      const tooMany = await tooManyChanges(who)
      if (tooMany) return refused(tooMany)
      const answer = await planning.edit({ ...(await planningOf(plan)), edit })
      if (!answer.ok) {
        const { refusal } = answer
        if (refusal.why === 'invalid') return refused({ why: 'invalid', fields: { choices: 'too-many' } })
        return refused({ why: 'step-not-changed', because: refusal })
      }
      const { choices, ...withCosts } = answer.value
      const next = await saved(plan, { choices })
      return next.ok ? done(await shown(next.value, true, withCosts)) : next
    },

    async change({ id, version, ...form }) {
      const found = await mine(id)
      if (!found.ok) return found
      const { plan, who } = found.value
      const invalid = whyNotPlanned(form, today(clock), isPlace)
      if (invalid) return refused(invalid)
      if (plan.version !== version) return refused({ why: 'plan-changed', version: plan.version })
      const tooMany = await tooManyChanges(who)
      if (tooMany) return refused(tooMany)
      const next = await saved(plan, { draft: draftFrom(form) })
      return next.ok ? done(await shown(next.value, true)) : next
    },

    async delete({ id }) {
      const found = await mine(id)
      if (!found.ok) return found
      return change(async (tx) => done(await tx.plans.delete(id)))
    },

    async all(ask) {
      const whyNot = await whyNotConsultant()
      if (whyNot) return refused(whyNot)
      const { items, ...rest } = await plans.list(ask)
      await note('plans', items)
      return done({ ...rest, items: items.map((plan) => listed(plan, clock.now())) })
    },
  }
}
