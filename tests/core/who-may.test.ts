import { describe, expect, test } from 'vitest'
import { actorsOf, may, needsSecondFactor, type Actor, type Right } from '#core/accounts/who-may.ts'

const everybody: readonly Actor[] = [
  'visitor',
  'user',
  'gremium-member',
  'gremium-manager',
  'forum-moderator',
  'editor',
  'administrator',
  'service',
]
const whoMay = (right: Right) => everybody.filter((actor) => may([actor], right))

describe('a right is given to', () => {
  test.each<[Right, readonly Actor[]]>([
    ['own-account', ['user', 'gremium-member', 'gremium-manager', 'forum-moderator', 'editor', 'administrator']],
    ['see-gremium', ['gremium-member', 'gremium-manager']],
    ['manage-gremium', ['gremium-manager']],
    ['moderate-forum', ['forum-moderator', 'editor', 'administrator']],
    ['edit-content', ['editor', 'administrator']],
    ['run-bookings', ['editor', 'administrator']],
    ['answer-requests', ['editor', 'administrator']],
    ['administer', ['administrator']],
    ['deliver-content', ['service']],
  ])('%s: %s', (right, actors) => expect(whoMay(right)).toEqual(actors))
})

test('whoever is signed in is a user, whatever else he is', () => {
  expect(actorsOf(undefined)).toEqual(['visitor'])
  expect(actorsOf({ roles: [] })).toEqual(['user'])
  expect(actorsOf({ roles: ['admin'] })).toEqual(['user', 'administrator'])
  expect(actorsOf({ roles: ['forum', 'redaktion'] })).toEqual(['user', 'forum-moderator', 'editor'])
  expect(actorsOf({ roles: ['mitglied'] }, 'gremium-manager')).toEqual(['user', 'user', 'gremium-manager'])
})

test('accounts that change what is published need more than a password', () => {
  expect(
    (['mitglied', 'forum', 'redaktion', 'admin'] as const).filter((role) => needsSecondFactor({ roles: [role] })),
  ).toEqual(['redaktion', 'admin'])
})
