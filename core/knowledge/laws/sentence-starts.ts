/** Short forms after whose full stop a sentence goes on; without that stop. */
const shortForms: ReadonlySet<string> = new Set(
  (
    'Abs Abschn Anl Anm Art Artt Aufl Az BGBl Bd Bek Bekm Bl Buchst Dr Erl Fn Hs Halbs Hrsg Kap Lit lit Nr Nrn Nummer Prof ' +
    'RGBl Rn Rz Satz Sp Str Tel Tz UAbs Unterabs Var Ziff abs abzgl allg bes bspw bzgl bzw ca einschl entspr evtl exkl f ff ' +
    'geb gem ggf idF idR inkl insb jew max min mind nr rd röm sog sonst spätest techn usw vgl zit zzgl'
  )
    .split(' ')
    // Words that are whole as well.
    .filter((word) => !['Nummer', 'Satz', 'sonst', 'spätest', 'min', 'max'].includes(word)),
)

/** Nouns that ordinal numbers stand before: 'am 31. Mai', 'das 18. Lebensjahr'. */
const counted =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Lebensjahr|Lebensmonat|Kalender|Arbeitstag|Werktag|Tag|Woche|Monat|Jahr|Geburtstag|Wahlperiode|Deutsche)/

/** Words before a number that make it an ordinal one, whatever follows. */
const beforeOrdinals: ReadonlySet<string> = new Set(['am', 'zum', 'vom', 'im', 'das', 'des', 'dem', 'den', 'der', 'ab'])

const stops = new Set(['.', '!', '?'])
const closing = new Set(['“', '”', '"', '«', '»', ')', ']', '’', '‘'])
const isSpace = (char: string): boolean => /\s/.test(char)
const isLower = (char: string): boolean => char !== char.toUpperCase()

/** Longest word that is looked back at: what is longer is no short form. */
const longestWord = 40

/** The word that ends before a position. */
const wordBefore = (text: string, end: number): { readonly word: string; readonly start: number } => {
  const least = Math.max(0, end - longestWord)
  let start = end
  while (start > least && !/[\s(„"‚[]/.test(text.charAt(start - 1))) start -= 1
  return { word: text.slice(start, end), start }
}

const endsInShortForm = (text: string, stop: number, next: string): boolean => {
  const { word, start } = wordBefore(text, stop)
  // 'z.B', 'i.V.m', and the 'B' of 'z. B.'
  if (/^\p{L}(?:\.\p{L})*$/u.test(word) || shortForms.has(word)) return true
  // 'II. Allgemeines'
  if (/^[IVX]{2,6}$/.test(word)) return true
  if (!/^\d{1,3}$/.test(word)) return false
  let end = start
  while (end > 0 && isSpace(text.charAt(end - 1))) end -= 1
  return counted.test(next) || beforeOrdinals.has(wordBefore(text, end).word)
}

/** Longest beginning of what follows a stop that is looked at. */
const lookAhead = 20

/**
 * Where sentences begin. A sentence ends at a full stop, exclamation or question mark that a space and no small letter
 * follows; not after short forms ('Abs.', 'Nr.', 'z. B.') nor after ordinal numbers. Each character is looked at a
 * bounded number of times.
 */
export const sentenceStarts = (text: string): readonly number[] => {
  const starts: number[] = []
  let open = false
  for (let position = 0; position < text.length; position += 1) {
    const char = text.charAt(position)
    if (!open && !isSpace(char)) {
      starts.push(position)
      open = true
    }
    if (!stops.has(char)) continue
    let end = position + 1
    while (closing.has(text.charAt(end))) end += 1
    if (!isSpace(text.charAt(end))) continue
    let next = end
    while (isSpace(text.charAt(next))) next += 1
    const follows = text.slice(next, next + lookAhead)
    const goesOn = isLower(follows.charAt(0)) || (char === '.' && endsInShortForm(text, position, follows))
    if (!goesOn) open = false
    position = end
  }
  return starts
}
