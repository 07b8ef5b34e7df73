import type { Refusal, Result } from '../shared/result.ts'

/** The value of an answer. A refusal of the port is a failure for the machine, as a thrown error is. */
export const valueOf = async <V>(answer: Promise<Result<V, Refusal>>): Promise<V> => {
  const result = await answer
  if (!result.ok) throw new Error(result.refusal.why, { cause: result.refusal })
  return result.value
}

/** Whether a failure is the refusal of whoever is not signed in, or no longer. */
export const isNotSignedIn = (error: unknown): boolean =>
  error instanceof Error && (error.cause as Partial<Refusal> | undefined)?.why === 'not-signed-in'
