import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '#files/files-in-bucket.ts'

/** What was asked of the bucket, and how it answered. */
export interface BucketRequest {
  readonly method: string
  readonly path: string
  readonly status: number
}

export interface BucketStandIn {
  readonly bucket: Bucket
  readonly asked: readonly BucketRequest[]
  readonly keys: () => readonly string[]
  /** The next requests are answered with these statuses, whatever they ask. */
  readonly failWith: (...statuses: readonly number[]) => void
  readonly close: () => Promise<void>
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Whether a request is signed as AWS describes version 4 of its signatures, over the body that came with it. */
function isSigned(request: IncomingMessage, body: Buffer, { region, keyId, secret }: Bucket): boolean {
  const { authorization = '' } = request.headers
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    )
  if (!parts) return false
  const [, id = '', scope = '', signedRegion, names = '', signature] = parts
  const date = String(request.headers['x-amz-date'])
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  const signed = names.split(';')
  // What is not signed could be changed on its way.
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return false
  const canonical = [
    request.method,
    new URL(request.url ?? '', 'http://bucket').pathname,
    '',
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const day = scope.slice(0, 8)
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return (
    id === keyId &&
    signedRegion === region &&
    bodyHash === sha256(body) &&
    hmac(key, toSign).toString('hex') === signature
  )
}

/** A bucket that speaks as much S3 as we do, in memory; it answers 403 to whoever did not sign rightly. */
export async function bucketStandIn(): Promise<BucketStandIn> {
  const files = new Map<string, Buffer>()
  const asked: BucketRequest[] = []
  const failing: number[] = []
  let bucket: Bucket = { address: '', region: 'eu-test-1', keyId: 'KEY', secret: 'geheim/und+lang' }

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): number => {
    const status = failing.shift()
    if (status !== undefined) {
      response.writeHead(status).end('<Error/>')
      return status
    }
    if (!isSigned(request, body, bucket)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
      return 403
    }
    const key = (request.url ?? '').replace('/unterlagen/', '')
    const file = files.get(key)
    if (request.method === 'PUT') {
      files.set(key, body)
      response.writeHead(200).end()
      return 200
    }
    if (request.method === 'DELETE') {
      files.delete(key)
      response.writeHead(204).end()
      return 204
    }
    if (!file) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return 404
    }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range) {
      response.writeHead(200, { 'content-length': file.length }).end(file)
      return 200
    }
    const [first, last] = [Number(range[1]), Math.min(Number(range[2] || file.length - 1), file.length - 1)]
    response
      .writeHead(206, { 'content-range': `bytes ${first}-${last}/${file.length}` })
      .end(file.subarray(first, last + 1))
    return 206
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = answer(request, Buffer.concat(parts), response)
      asked.push({ method: request.method ?? '', path: request.url ?? '', status })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  bucket = { ...bucket, address: `http://127.0.0.1:${port}/unterlagen` }
  return {
    bucket,
    asked,
    keys: () => [...files.keys()],
    failWith: (...statuses) => void failing.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
