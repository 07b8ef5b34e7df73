import { describe, expect, it } from 'vitest'
import { brandBeforeContent } from '#core/brand/brand.ts'
import type { Block } from '#core/documents/documents.ts'
import type { PersonalData } from '#core/privacy/personal-data.ts'
import { phrasingData } from '#pdf/personal-data-paper.ts'
import { personalDataWording } from '#wording/personal-data.ts'

const nothing: PersonalData = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  email: 'anna@firma.example',
  registrations: [],
  sessions: [],
  newAddresses: [],
  bookmarks: [],
  removedBookmarks: [],
  applications: [],
  formRequests: [],
  subscriptions: [],
  alerts: [],
  gremien: [],
  uploads: [],
  trainingPlans: [],
  listed: [],
  calendarFeeds: [],
  appointments: [],
  quotes: [],
  accesses: [],
  booked: [],
  waitingLetters: [],
}
const about = { brand: brandBeforeContent, site: 'https://www.haus.example', today: '2026-11-20' }
const blocksOf = (data: Partial<PersonalData>): readonly Block[] =>
  phrasingData.paper({ ...nothing, ...data }, about).blocks
const factsIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.map(({ label, text }) => `${label}: ${text}`) : []))

describe('the paper of somebody’s data', () => {
  it('names every section of which nothing is stored', () => {
    const list = blocksOf({}).findLast(({ kind }) => kind === 'list')
    expect(list).toMatchObject({ items: Object.values(personalDataWording.sections) })
  })

  it('says what is stored under the names of its fields, with days and times as they are read', () => {
    const consentedAt = '2026-11-19T23:30:00.000Z'
    const careNeeds = { allergies: 'Nüsse', accessibleRoom: true, consentedAt, textVersion: 'so' }
    expect(factsIn(blocksOf({ careNeeds }))).toEqual([
      'Allergien: Nüsse',
      'Barrierefreies Zimmer: ja',
      'Eingewilligt am: 20.11.2026, 0:30\u00a0Uhr',
      'Fassung des Textes: so',
    ])
  })

  it('prints so many entries of a section, and says where the others are', () => {
    const feed = { since: '2026-11-20T12:00:00.000Z' }
    const blocks = blocksOf({ calendarFeeds: Array.from({ length: 203 }, () => feed) })
    expect(factsIn(blocks)).toHaveLength(200)
    expect(blocks).toContainEqual({ kind: 'paragraph', tone: 'small', text: personalDataWording.more(3) })
  })

  it('is somebody’s own, and says so to whoever stores papers', () =>
    expect(phrasingData.paper(nothing, about)).toMatchObject({ personal: true, title: 'Ihre Daten' }))
})
