import { expect, test } from 'vitest'
import { subjectsChangedWith } from '#core/alerts/changed-subjects.ts'

test.each([
  [['rulings'], [], ['norm:', 'term:']],
  [['law:betrvg'], [], ['norm:betrvg/', 'term:']],
  [['lexicon:br'], [], ['term:br/']],
  [['theme:br/kuendigung'], ['theme:br/kuendigung'], []],
  [['law:betrvg', 'law:kschg', 'rulings'], [], ['norm:betrvg/', 'term:', 'norm:kschg/', 'norm:']],
  [['themes', 'laws', 'articles', 'brand', 'event:7'], [], []],
])('what changed with %j may concern %j and what begins with %j', (tags, exactly, beginningWith) => {
  expect(subjectsChangedWith(tags)).toEqual({ exactly, beginningWith })
})
