/** Languages that are told apart. */
export type TextLanguage = 'de' | 'en'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that nearly every sentence has and that the other language does not have. */
const functionWords: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  de: wordsOf(
    'aber als am auch auf aus bei bis da damit dann das dass dem den denn der des die dies diese dieser dieses durch ein eine einem einen einer eines er es für haben hat ich ihr ihre im ist ja kann kein keine können mit nach nicht noch nur ob oder ohne sein sich sie sind so sowie über um und uns unser vom von vor wenn wer werden wie wir wird zu zum zur',
  ),
  en: wordsOf(
    'about after all and any are as at be because been but by can could do does each for from had has have he her his how if into is it its many may more must no not of on only or other our shall she should such than that the their them then there these they this to under we were what when which who will with would you your',
  ),
}

/** So many words tell it; the rest of a long text need not be looked at. */
const mostWords = 20_000
/** Of fewer function words nobody can be sure. */
const fewest = 3
/** So many times as many as of the other language, where a text quotes that. */
const clearly = 1.5

/** The language of a text by its function words; undefined where they do not tell. */
export function languageOf(text: string): TextLanguage | undefined {
  const counts: Record<TextLanguage, number> = { de: 0, en: 0 }
  let words = 0
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if ((words += 1) > mostWords) break
    const lower = word.toLowerCase()
    if (functionWords.de.has(lower)) counts.de += 1
    if (functionWords.en.has(lower)) counts.en += 1
  }
  const [one, other]: readonly TextLanguage[] = counts.de >= counts.en ? ['de', 'en'] : ['en', 'de']
  if (one === undefined || other === undefined) return undefined
  return counts[one] >= fewest && counts[one] >= counts[other] * clearly ? one : undefined
}
