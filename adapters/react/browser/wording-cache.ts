import type { WidgetWording } from '#wording/widgets.ts'

export interface WordingSource {
  /** Such as /wording/de.1a2b3c4d.json: the hash is the version. */
  readonly address: string
  /** Session storage; the getter itself may throw where storage is blocked. */
  readonly storage: () => Storage
  readonly fetch: (
    address: string,
  ) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>
}

const prefix = 'wording:'
const keyOf = (address: string) => prefix + address

/**
 * The German words of widgets: from session storage where it has this version (spec §9), else asked for once and
 * stored. Storage that is blocked, full or spoilt never keeps a page from its words; a failed request throws.
 */
export async function wordingOf({ address, storage, fetch }: WordingSource): Promise<WidgetWording> {
  const cached = read(storage, keyOf(address))
  if (cached) return cached
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`no wording at ${address}: status ${answer.status}`)
  const text = await answer.text()
  const wording = JSON.parse(text) as WidgetWording
  keep(storage, keyOf(address), text)
  return wording
}

function read(storage: () => Storage, key: string): WidgetWording | undefined {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : (JSON.parse(text) as WidgetWording)
  } catch {
    // Blocked storage or spoilt content: the words are asked for instead.
    return undefined
  }
}

function keep(storage: () => Storage, key: string, text: string): void {
  try {
    const place = storage()
    const old = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '')
    for (const name of old) if (name.startsWith(prefix)) place.removeItem(name)
    place.setItem(key, text)
  } catch {
    // Blocked or full: the next page asks again.
  }
}
