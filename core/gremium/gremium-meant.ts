/** The one that somebody means among those that are hers: by its id, or the first of hers where she names none. */
export const gremiumMeant = <G extends { readonly id: string }>(
  own: readonly G[],
  id: string | undefined,
): G | undefined => (id === undefined ? own[0] : own.find((one) => one.id === id))
