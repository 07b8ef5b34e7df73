import { expect, test } from 'vitest'
import { askingForAdvice, beyondSources, questionsOfMembers, questionsOfSbv } from './questions.ts'

test('sixty questions want sources, twenty want none, and none is asked twice', () => {
  const answered = [...questionsOfMembers, ...questionsOfSbv].map(([question]) => question)
  const refused = [...askingForAdvice, ...beyondSources]
  expect(answered).toHaveLength(60)
  expect(refused).toHaveLength(20)
  expect(new Set([...answered, ...refused]).size).toBe(80)
})
