import { expect, test } from 'vitest'
import { signInLimits } from '#core/accounts/sign-in-limit.ts'
import { aVisitor } from './test-core.ts'

const limits = { wrongPasswordsPerNetwork: 30, wrongPasswordsPerAccount: 100, wrongAccountsPerPassword: 50 }
const secrets = { digest: (text: string) => `<${text}>` }
const needs = { secrets, limits } as unknown as Parameters<typeof signInLimits>[3]

test('an attempt to sign in counts for account and network, network, account and password', () => {
  expect(signInLimits('kim@werk.example', 'ein Satz', aVisitor('here'), needs)).toEqual([
    { key: 'sign-in:<kim@werk.example here>', most: 5, windowSeconds: 900 },
    { key: 'sign-in-network:here', most: 30, windowSeconds: 3600 },
    { key: 'sign-in-account:<kim@werk.example>', most: 100, windowSeconds: 86_400 },
    { key: 'sign-in-password:<tri', most: 50, windowSeconds: 3600 },
  ])
})

test('from a browser that is known it counts for that browser alone', () => {
  const visitor = aVisitor('here')
  visitor.rememberDevice('<device of kim@w-fresh')
  expect(signInLimits('kim@werk.example', 'ein Satz', visitor, needs)).toEqual([
    { key: 'sign-in-device:<<device of kim@w-fresh>', most: 5, windowSeconds: 900 },
  ])
})
