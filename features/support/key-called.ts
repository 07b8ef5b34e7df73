/** The key whose words are what a reader calls it; in a sentence one word of it will do. */
export const keyCalled = <Key extends string>(words: Readonly<Record<Key, string>>, called: string): Key => {
  const keys = Object.keys(words) as Key[]
  const key =
    keys.find((each) => words[each] === called) ??
    keys.find((each) => words[each].split(/[^\p{L}-]+/u).includes(called))
  if (key === undefined) throw new Error(`nothing is called ${called}`)
  return key
}
