import type { Instant } from '../shared/day.ts'
import type { ForMakingSecrets } from '../shared/secrets.ts'
import type { Shop } from './merchandise.ts'

type Secrets = Pick<ForMakingSecrets, 'digest' | 'same'>

/** A code as it was meant: it stands on paper, and people type it. */
const tidyCode = (code: string): string => code.normalize('NFKC').trim().toLowerCase()

/** Tells passes of one code from those of another without telling the code. */
const fingerprintOf = (code: string, { digest }: Pick<Secrets, 'digest'>): string =>
  digest(`shop code ${tidyCode(code)}`)

/** The one of the shop's codes that was said. Every code is compared, each in constant time. */
export const codeSaid = ({ codes }: Pick<Shop, 'codes'>, said: string, secrets: Secrets): string | undefined => {
  const fingerprint = fingerprintOf(said, secrets)
  let known: string | undefined
  for (const code of codes) if (secrets.same(fingerprintOf(code, secrets), fingerprint)) known = code
  return known
}

/** What a browser keeps that may order: until when, by which code. */
export const shopPass = (code: string, until: Instant, secrets: Secrets): string =>
  `${until} ${fingerprintOf(code, secrets)}`

/** Whether a pass still opens the shop: its time is not over, and its code is one of the shop's today. */
export const opensShop = (
  pass: string | undefined,
  { codes }: Pick<Shop, 'codes'>,
  now: Instant,
  secrets: Secrets,
): boolean => {
  const [until = '', fingerprint = ''] = pass?.split(' ') ?? []
  return (
    Date.parse(until) > Date.parse(now) && codes.some((code) => secrets.same(fingerprintOf(code, secrets), fingerprint))
  )
}
