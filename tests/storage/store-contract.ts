import { describe } from 'vitest'
import { keepsBookmarks } from './contract/bookmarks-contract.ts'
import { keepsTheCatalogue } from './contract/catalogue-contract.ts'
import { keepsContent } from './contract/content-contract.ts'
import { keepsTheDoors } from './contract/doors-contract.ts'
import type { Fresh } from './contract/opened-store.ts'
import { listsThemes } from './contract/theme-list-contract.ts'
import { keepsUsers } from './contract/users-contract.ts'
import { keepsVenues } from './contract/venues-contract.ts'

/** What every store promises; `fresh` opens an empty one and sees to it that it is closed after the test. */
export const keepsItsPromises = (fresh: Fresh): void => {
  describe('catalogue', () => {
    keepsTheCatalogue(fresh)
  })
  describe('lists of themes', () => {
    listsThemes(fresh)
  })
  describe('venues', () => {
    keepsVenues(fresh)
  })
  describe('content', () => {
    keepsContent(fresh)
  })
  describe('bookmarks', () => {
    keepsBookmarks(fresh)
  })
  describe('users', () => {
    keepsUsers(fresh)
  })
  describe('sessions, attempts, letters, secrets', () => {
    keepsTheDoors(fresh)
  })
}
