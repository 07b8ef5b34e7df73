/** What somebody asked of one item of a wishlist, and what he was answered; times count steps of the test. */
export interface PastCall {
  readonly begun: number
  readonly ended: number
  readonly call:
    | { readonly name: 'add' }
    | { readonly name: 'remove' | 'restore'; readonly id: string }
    | { readonly name: 'note'; readonly id: string; readonly note: string }
  /** The id of a bookmark, 'done' where there is none to tell, or why it was refused. */
  readonly answer: string
}

/** One item on a wishlist: there with its note, or what could be put back. */
export interface ItemState {
  readonly kept?: { readonly id: string; readonly note: string }
  readonly removed?: { readonly id: string; readonly note: string }
}

/** What an item is after a call that was answered so; undefined where it could not have been answered so. */
function after({ kept, removed }: ItemState, { call, answer }: PastCall): ItemState | undefined {
  const state = { ...(kept && { kept }), ...(removed && { removed }) }
  const refused = answer === 'not-found' ? state : undefined
  switch (call.name) {
    case 'add':
      if (kept) return answer === kept.id ? state : undefined
      return answer === removed?.id ? undefined : { ...state, kept: { id: answer, note: '' } }
    case 'remove':
      if (kept?.id !== call.id) return refused
      return answer === 'done' ? { removed: kept } : undefined
    case 'note':
      if (kept?.id !== call.id) return refused
      return answer === 'done' ? { ...state, kept: { id: kept.id, note: call.note } } : undefined
    case 'restore':
      if (kept?.id === call.id) return answer === kept.id ? state : undefined
      if (removed?.id !== call.id) return refused
      if (!kept) return answer === removed.id ? { kept: removed } : undefined
      return answer === kept.id ? { ...state, kept: { id: kept.id, note: kept.note || removed.note } } : undefined
  }
}

/** What can be seen of it: what was removed shows only where it is not there again. */
const seen = ({ kept, removed }: ItemState): string => JSON.stringify(kept ? { kept } : { removed: removed?.id })

/**
 * Whether calls that were under way at the same time could have been done one after the other, each between its
 * beginning and its end, with these answers and this outcome: then none undid another one unseen (linearizability).
 */
export function couldBeInTurn(calls: readonly PastCall[], outcome: ItemState): boolean {
  const tried = new Set<string>()
  const from = (state: ItemState, left: readonly PastCall[]): boolean => {
    if (left.length === 0) return seen(state) === seen(outcome)
    const position = JSON.stringify([state, left.map((call) => calls.indexOf(call))])
    if (tried.has(position)) return false
    tried.add(position)
    const firstEnd = Math.min(...left.map(({ ended }) => ended))
    return left.some((call) => {
      if (call.begun > firstEnd) return false
      const next = after(state, call)
      return (
        next !== undefined &&
        from(
          next,
          left.filter((other) => other !== call),
        )
      )
    })
  }
  return from({}, calls)
}
