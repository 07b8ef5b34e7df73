import type { ForKnowingUsualPasswords } from '#core/accounts/ports.ts'

let loading: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * The 49,000 passwords of @zxcvbn-ts/language-common (MIT; gathered from published leaks), in lower case. Loaded with
 * the first password that somebody chooses, once for all: most starts never need it.
 */
export const usualPasswords = (): ForKnowingUsualPasswords => ({ all: () => (loading ??= load()) })
