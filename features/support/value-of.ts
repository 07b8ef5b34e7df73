import type { Refusal, Result } from '#core/shared/result.ts'

/** The value of an answer that a scenario has no refusal for. */
export const valueOf = <V>(result: Result<V, Refusal>): V => {
  if (!result.ok) throw new Error(`refused: ${result.refusal.why}`)
  return result.value
}
