import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { ForKeepingFiles } from '#core/materials/ports.ts'
import { done, refused } from '#core/shared/result.ts'
import { checkedKey } from './checked-key.ts'

/** A bucket that speaks S3, and who may use it. */
export interface Bucket {
  /** With the bucket as its path, such as https://s3.haus.example/unterlagen. */
  readonly address: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Milliseconds that one request may take, and how often one that the bucket could not serve is sent again. */
const patience = 30_000
const retries = 2

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** A problem of the bucket. Its own words may hold names of keys, and stay where they are. */
const broken = (doing: string, status: number): Error => new Error(`the bucket answered ${status} to ${doing} a file`)

const withoutSlash = (address: string): string => (address.endsWith('/') ? address.slice(0, -1) : address)

/**
 * Files in a bucket of an S3-compatible service. Each request is signed with what its body is, so that nobody changes
 * it on its way; that is why a file is read whole before it is sent. None has more bytes than its caller allows.
 */
export const filesInBucket = (
  { address, region, keyId, secret }: Bucket,
  { within = patience, again = retries }: { readonly within?: number; readonly again?: number } = {},
): ForKeepingFiles => {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: again,
    initRetryMs: 100,
  })
  const send = (
    method: string,
    key: string,
    headers: Readonly<Record<string, string>>,
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    client.fetch(`${withoutSlash(address)}/${checkedKey(key)}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      ...(body && { body }),
      signal: AbortSignal.timeout(within),
    })
  return {
    put: async (key, bytes, most) => {
      const parts: Uint8Array[] = []
      let size = 0
      for await (const part of bytes) {
        size += part.length
        if (size > most) return refused({ why: 'file-too-large' })
        parts.push(part)
      }
      const whole = new Uint8Array(Buffer.concat(parts))
      const answer = await send('PUT', key, { 'content-type': 'application/octet-stream' }, whole)
      await answer.body?.cancel()
      if (!answer.ok) throw broken('putting', answer.status)
      return done({ key, size, digest: sha256(whole) })
    },
    get: async (key, range) => {
      const part = range && `bytes=${range.first}-${range.last ?? ''}`
      const answer = await send('GET', key, part ? { range: part } : {})
      if (answer.ok && answer.body) {
        const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
        return { size: Number(whole ?? answer.headers.get('content-length')), bytes: answer.body }
      }
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw broken('getting', answer.status)
    },
    delete: async (key) => {
      const answer = await send('DELETE', key, {})
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw broken('deleting', answer.status)
    },
  }
}
