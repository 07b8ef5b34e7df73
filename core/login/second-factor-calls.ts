import type { StoredUser } from '../accounts/ports.ts'
import { fingerprintOf, readPending, type PendingSignIn } from '../accounts/pending-sign-in.ts'
import { rememberDevice } from '../accounts/known-device.ts'
import { selfOf } from '../accounts/self.ts'
import { needsSecondFactor } from '../accounts/who-may.ts'
import {
  isBeingEnrolled,
  keyUri,
  recoveryCodes,
  tidyCode,
  codeLockMinutes,
  wrongCodesAllowed,
  stepOf,
  type SecondFactor,
} from '../second-factor/second-factor.ts'
import { countAttempt } from '../shared/rate-limit.ts'
import { done, refused, type Invalid } from '../shared/result.ts'
import type { Visitor } from '../shared/visitor.ts'
import type { LoginNeeds, OwnAccount } from './login-needs.ts'
import { ownerOf, passwordAgain } from './password-again.ts'
import type { Enrolment, ForProvingIdentity } from './ports.ts'

const notSignedIn = { why: 'not-signed-in' } as const
const wrongCode: Invalid<'code'> = { why: 'invalid', fields: { code: 'wrong' } }

/** The second factor of whoever signs in, or is signed in. */
export const secondFactorOf = (visitor: Visitor, account: OwnAccount, needs: LoginNeeds): ForProvingIdentity => {
  const { secondFactors, users, secrets, codes, sealing, clock, change, attempts } = needs

  /** Whose sign-in waits in this browser, unless his password was replaced meanwhile. */
  const signingIn = async (): Promise<{ readonly user: StoredUser; readonly pending: PendingSignIn } | undefined> => {
    const pending = readPending(visitor.note('sign-in'), clock.now())
    const known = pending && (await users.byId(pending.userId))
    const user = known && (await users.byEmail(known.email))
    return pending && user && fingerprintOf(user, secrets) === pending.by ? { user, pending } : undefined
  }
  const signIn = async (user: StoredUser, { remember }: PendingSignIn): Promise<void> => {
    await account.begin(user.id, remember)
    rememberDevice(visitor, user.email, secrets)
    visitor.dropNote('sign-in')
  }
  const limitOf = (userId: string) => ({
    key: `code:${userId}`,
    most: wrongCodesAllowed,
    windowSeconds: codeLockMinutes * 60,
  })

  /** What makes codes of a factor's secret; it throws where the secret cannot be read: the site's own was replaced. */
  const codeAtOf = async (factor: SecondFactor): Promise<(step: number) => string> => {
    const secret = await sealing.open(factor.secret)
    if (secret === undefined) throw new Error('the secret of a second factor was sealed under another secret')
    return (step) => codes.codeAt(secret, step)
  }

  /** Uses a code of the app or a recovery code up; of two that come at the same time one is too late. */
  const useCode = async (userId: string, typed: string): Promise<boolean> => {
    const code = tidyCode(typed)
    const factor = await secondFactors.of(userId)
    if (factor?.confirmedAt === undefined) return false
    const codeAt = await codeAtOf(factor)
    const now = clock.now()
    const used = await change(async ({ secondFactors: changing }) => {
      const present = await changing.find(userId)
      if (present?.secret !== factor.secret) return refused(wrongCode)
      const step = stepOf(code, codeAt, present.lastStep, now)
      const recovery = present.recovery.filter((digest) => digest !== secrets.digest(code))
      if (step === undefined && recovery.length === present.recovery.length) return refused(wrongCode)
      await changing.save({ ...present, recovery, lastStep: step ?? present.lastStep })
      return done(undefined)
    })
    return used.ok
  }

  const told = async (user: StoredUser, factor: SecondFactor): Promise<Enrolment> => {
    const secret = await sealing.open(factor.secret)
    if (secret === undefined) throw new Error('the secret of a second factor was sealed under another secret')
    const uri = keyUri((await needs.content.brand())?.name ?? '', user.email, secret)
    return { secret, uri, qr: needs.qrCodes.draw(uri) }
  }

  return {
    async state() {
      const user = await ownerOf(await account.session(), needs)
      if (!user) return refused(notSignedIn)
      const factor = await secondFactors.of(user.id)
      const on = factor?.confirmedAt !== undefined
      return done({ on, required: needsSecondFactor(user), recoveryCodesLeft: on ? factor.recovery.length : 0 })
    },

    async enterCode({ code }) {
      const waiting = await signingIn()
      if (waiting?.pending.step !== 'code') return refused(notSignedIn)
      const { user, pending } = waiting
      const limit = limitOf(user.id)
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      if (!(await useCode(user.id, code))) return refused(wrongCode)
      await attempts.forget(limit.key)
      await signIn(user, pending)
      return done({
        user: selfOf(user, await needs.membershipOf(user.id), await needs.unreadOf(user.id)),
        redirectUrl: pending.target,
      })
    },

    async enrol({ password }) {
      const waiting = await signingIn()
      const user = waiting?.pending.step === 'enrol' ? waiting.user : await ownerOf(await account.session(), needs)
      if (!user) return refused(notSignedIn)
      const now = clock.now()
      const factor = await secondFactors.of(user.id)
      if (factor?.confirmedAt !== undefined) return refused({ why: 'second-factor-on' })
      if (factor && isBeingEnrolled(factor, now)) return done(await told(user, factor))
      if (waiting?.pending.step !== 'enrol') {
        if (password === undefined) return refused({ why: 'credentials-wrong' })
        const proven = await passwordAgain(password, account, needs)
        if (!proven.ok) return proven
      }
      const secret = await sealing.seal(codes.secret())
      const begun: SecondFactor = { userId: user.id, secret, begunAt: now, lastStep: 0, recovery: [] }
      const kept = await change(async ({ secondFactors: changing }) => {
        const present = await changing.find(user.id)
        if (present && (present.confirmedAt !== undefined || isBeingEnrolled(present, now))) return done(present)
        await changing.save(begun)
        return done(begun)
      })
      if (!kept.ok) return kept
      if (kept.value.confirmedAt !== undefined) return refused({ why: 'second-factor-on' })
      return done(await told(user, kept.value))
    },

    async confirmEnrolment({ code }) {
      const waiting = await signingIn()
      const user = waiting?.pending.step === 'enrol' ? waiting.user : await ownerOf(await account.session(), needs)
      if (!user) return refused(notSignedIn)
      const limit = limitOf(user.id)
      const tooMany = await countAttempt(limit, needs)
      if (tooMany) return refused(tooMany)
      const now = clock.now()
      const factor = await secondFactors.of(user.id)
      if (!factor || !isBeingEnrolled(factor, now)) return refused(wrongCode)
      const step = stepOf(tidyCode(code), await codeAtOf(factor), factor.lastStep, now)
      if (step === undefined) return refused(wrongCode)
      const given = Array.from({ length: recoveryCodes }, () => codes.recoveryCode())
      const confirmed = { ...factor, confirmedAt: now, lastStep: step, recovery: given.map(secrets.digest) }
      const kept = await change(async ({ secondFactors: changing }) => {
        const present = await changing.find(user.id)
        if (present?.secret !== factor.secret || present.confirmedAt !== undefined) return refused(wrongCode)
        return done(await changing.save(confirmed))
      })
      if (!kept.ok) return kept
      await attempts.forget(limit.key)
      if (waiting?.pending.step === 'enrol') await signIn(user, waiting.pending)
      return done({ recoveryCodes: given.map(inGroups), redirectUrl: waiting?.pending.target ?? '/' })
    },

    async remove({ password }) {
      const proven = await passwordAgain(password, account, needs)
      if (!proven.ok) return proven
      const { user } = proven.value
      return change(async ({ secondFactors: changing }) => done(await changing.remove(user.id)))
    },
  }
}

/** A recovery code as it is shown, by fours. */
const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')
