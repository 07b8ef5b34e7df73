import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#core/shared/clock.ts'
import { same } from './xsrf-token.ts'

/** Seconds that a clock may differ from ours, and that a request may take to come. */
const window = 5 * 60

/** After that the time alone keeps a request from coming again. */
export const replayWindow = 2 * window + 1

/** What a program says under its request; it is worth nothing before the body is read. */
export interface Signature {
  readonly timestamp: string
  readonly mac: string
}

/** The signature of a request that was made about now; undefined where there is none, or it is of another time. */
export function signatureOf({ headers }: FastifyRequest, clock: Clock): Signature | undefined {
  const timestamp = headers['x-seminarhaus-timestamp']
  const signature = headers['x-seminarhaus-signature']
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return undefined
  const mac = typeof signature === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1] : undefined
  const isNow = Math.abs(Date.parse(clock.now()) / 1000 - Number(timestamp)) <= window
  return mac !== undefined && isNow ? { timestamp, mac } : undefined
}

/** Whether whoever knows the secret signed that body; how long it takes does not tell how much of it is right. */
export function isSignedBy(secret: string, { timestamp, mac }: Signature, body: Uint8Array): boolean {
  return same(mac, createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex'))
}
