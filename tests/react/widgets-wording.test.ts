import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wordingOf } from '#react/browser/wording-cache.ts'
import { widgetWording } from '#wording/widgets.ts'
import { servedWording } from '#tools/write-wording.ts'

const address = 'https://haus.example/wording/de.0123456789.json'

/** Session storage as browsers have it, with a limit. */
function smallStorage(most = Number.POSITIVE_INFINITY): Storage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
  }
}
const server = () => {
  const asked: string[] = []
  return {
    asked,
    fetch: async (url: string) => {
      asked.push(url)
      return { ok: true, status: 200, text: async () => JSON.stringify(widgetWording) }
    },
  }
}

const outOfService = async () => ({ ok: false, status: 503, text: async () => '' })

describe('the words of widgets', () => {
  test('are asked for once and cached in session storage under their version [rule:wording-in-session-storage] [rule:language-de]', async () => {
    const [storage, { asked, fetch }] = [smallStorage(), server()]
    storage.setItem('wording:https://haus.example/wording/de.old.json', '{}')
    storage.setItem('fremd', 'bleibt')
    const source = { address, storage: () => storage, fetch }
    expect(await wordingOf(source)).toEqual(widgetWording)
    expect(await wordingOf(source)).toEqual(widgetWording)
    expect(asked).toEqual([address])
    expect([...storage.entries.keys()]).toEqual(['fremd', `wording:${address}`])
  })

  test.each([
    [
      'blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    ],
    ['full', () => smallStorage(10)],
  ])('come all the same when storage is %s', async (_, storage) => {
    const { asked, fetch } = server()
    const source = { address, storage: storage as () => Storage, fetch }
    expect(await wordingOf(source)).toEqual(widgetWording)
    expect(await wordingOf(source)).toEqual(widgetWording)
    expect(asked).toHaveLength(2)
  })

  test('are asked for again when what was cached is spoilt', async () => {
    const [storage, { asked, fetch }] = [smallStorage(), server()]
    storage.setItem(`wording:${address}`, '{"close":')
    expect(await wordingOf({ address, storage: () => storage, fetch })).toEqual(widgetWording)
    expect(asked).toHaveLength(1)
  })

  test('are not made up when the request fails', async () => {
    await expect(wordingOf({ address, storage: smallStorage, fetch: outOfService })).rejects.toThrow('503')
  })
})

test('the loader names the words that are served: after a change of wording run tools/write-wording.ts', () => {
  const { module, address, text } = servedWording()
  const generated = new URL('../../wording/wording-address.generated.ts', import.meta.url)
  expect(readFileSync(generated, 'utf8')).toBe(module)
  expect(address).toMatch(/^\/wording\/de\.[0-9a-f]{10}\.json$/)
  expect(JSON.parse(text)).toEqual(widgetWording)
})
