import { describe, expect, test } from 'vitest'
import type { RecordContent } from '#core/content/content.ts'
import { faultsIn } from '#core/content/content-rules.ts'
import type { LexiconText } from '#core/knowledge/lexicon/lexicon.ts'
import { lexiconText } from '#features/support/content-builder.ts'
import { recordOf } from '#features/support/record-builder.ts'
import { aWord, someContentFolder } from './sample-content.ts'

const { download, faq, issue } = recordOf
const messagesOfRecord = (...records: readonly RecordContent[]) =>
  faultsIn(someContentFolder({ records }), '2026-11-21').map(({ message }) => message)

describe('nothing is wrong with', () => {
  test.each<[string, RecordContent]>([
    ['a download for one group', download({ targetGroups: ['jav'] })],
    ['a download without tags', download({ tags: [] })],
    ['a question of one group', faq({ targetGroups: ['sbv'] })],
    ['an issue', issue({ number: 1 })],
  ])('%s', (_, record) => expect(messagesOfRecord(record)).toEqual([]))
})

describe('what is wrong', () => {
  test.each<[string, ...RecordContent[]]>([
    ['Der Titel fehlt.', download({ title: '' })],
    ['Die Beschreibung fehlt.', download({ description: ' ' })],
    ['Die Rubrik „nirgends“ gibt es nicht.', download({ rubric: 'nirgends' })],
    ['Ein Download ist für mindestens eine Zielgruppe.', download({ targetGroups: [] })],
    ['Die Zielgruppe „gbr“ gibt es nicht.', download({ targetGroups: ['gbr' as 'br'] })],
    ['Dieser Download hat keinen Inhalt.', download({ blocks: [] })],
    ['„checkliste-beschluss“ heißt schon ein anderer Download.', download(), download()],
    ['Die Frage fehlt.', faq({ question: '' })],
    ['Die Antwort fehlt.', faq({ html: '' })],
    ['Eine Frage ist für mindestens eine Zielgruppe.', faq({ targetGroups: [] })],
    ['„wie-buche-ich“ heißt schon eine andere Frage.', faq(), faq()],
  ])('%s', (message, ...records) => expect(messagesOfRecord(...records)).toEqual([message]))
})

const messagesOfText = (change: Partial<LexiconText>) => {
  const lexicon = [
    aWord({ text: { ...lexiconText, ...change } }),
    aWord({ group: 'sbv' }),
    aWord({ slug: 'anhoerung' }),
  ]
  return faultsIn(someContentFolder({ lexicon }), '2026-11-21').map(({ message }) => message)
}

test.each<[string[], Partial<LexiconText>]>([
  [
    [],
    {
      related: [
        { group: 'sbv', slug: 'abmahnung' },
        { group: 'br', slug: 'anhoerung' },
      ],
    },
  ],
  [[], { themes: ['betriebsverfassungsrecht-i'] }],
  [['Den Begriff „jav/abmahnung“ gibt es nicht.'], { related: [{ group: 'jav', slug: 'abmahnung' }] }],
  [['Den Begriff „sbv/anhoerung“ gibt es nicht.'], { related: [{ group: 'sbv', slug: 'anhoerung' }] }],
  [['Ein Begriff ist nicht mit sich selbst verwandt.'], { related: [{ group: 'br', slug: 'abmahnung' }] }],
  [['Das Thema „nirgends“ gibt es nicht.'], { themes: ['nirgends'] }],
])('of what a term names is told %j', (expected, change) => expect(messagesOfText(change)).toEqual(expected))
