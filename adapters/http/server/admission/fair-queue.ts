/** What waits, by network: each network's in the order in which it came, and the networks in turns. */
export interface FairQueue<Item> {
  put(network: string, item: Item): void
  /** The next whose network may have one begun now; networks that may not keep their turn. */
  take(mayBegin: (network: string) => boolean): Item | undefined
  /** Takes out one that does not wait any longer; whether it was there. */
  remove(network: string, item: Item): boolean
  /** Takes out the last of the network that has the most, where that is more than so many. */
  pushOut(moreThan: number): Item | undefined
  of(network: string): number
  all(): number
}

/** First in first out would let whoever sends the most be served the most: here a network waits for its own only. */
export function fairQueue<Item>(): FairQueue<Item> {
  const lines = new Map<string, Item[]>()
  let all = 0

  const taken = (network: string, line: Item[], at: number): Item | undefined => {
    const [item] = line.splice(at, 1)
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    all -= 1
    return item
  }

  return {
    put: (network, item) => {
      const line = lines.get(network)
      if (line) line.push(item)
      else lines.set(network, [item])
      all += 1
    },
    take: (mayBegin) => {
      // A network that had its turn stands at the end of the map.
      for (const [network, line] of lines) if (mayBegin(network)) return taken(network, line, 0)
      return undefined
    },
    remove: (network, item) => {
      const line = lines.get(network)
      const at = line?.indexOf(item) ?? -1
      if (!line || at < 0) return false
      line.splice(at, 1)
      if (line.length === 0) lines.delete(network)
      all -= 1
      return true
    },
    pushOut: (moreThan) => {
      let longest: readonly [network: string, line: Item[]] | undefined
      for (const entry of lines) if (entry[1].length > (longest?.[1].length ?? moreThan)) longest = entry
      if (!longest) return undefined
      const [network, line] = longest
      const item = line.pop()
      if (line.length === 0) lines.delete(network)
      all -= 1
      return item
    },
    of: (network) => lines.get(network)?.length ?? 0,
    all: () => all,
  }
}
