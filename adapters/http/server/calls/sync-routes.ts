import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#core/shared/clock.ts'
import type { ForSyncing } from '#core/sync/ports.ts'
import { syncKinds } from '#core/sync/sync.ts'
import type { SyncKind } from '#core/sync/sync.ts'
import { syncCall, syncStatusCall } from '#http/contract/sync.ts'
import { askerOf } from '../admission/asker-of.ts'
import type { DearWork } from '../admission/dear-work.ts'
import type { FieldError } from '../answers/field-errors.ts'
import { sendProblem } from '../answers/problem-answer.ts'
import { isSignedBy, replayWindow, signatureOf } from '../requests/signature.ts'
import type { ServerSettings } from '../server-settings.ts'
import { sendValue } from './endpoint-routes.ts'
import type { TakesBatch } from './sync-batches.ts'

/** What the routes for other systems need besides. */
export interface SyncParts {
  readonly syncing: Pick<ForSyncing, 'status'>
  readonly takeBatch: TakesBatch
  readonly clock: Clock
  /** Whether a signature came for the first time in so many seconds; it is remembered. */
  readonly isFirst: (mac: string, windowSeconds: number) => Promise<boolean>
}

/** Bytes of a batch: 500 articles of usual length. */
const largestBatch = 8 * 1024 * 1024

/** The calls by which other systems bring content; off without a secret. */
export function addSyncRoutes(app: FastifyInstance, parts: SyncParts, dear: DearWork, settings: ServerSettings): void {
  const { syncing, takeBatch, clock, isFirst } = parts
  /** Whether the request is one of a program that knows the secret; else it has been answered. */
  const isAccepted = async (request: FastifyRequest, reply: FastifyReply, body: Uint8Array): Promise<boolean> => {
    const signature = signatureOf(request, clock)
    if (!settings.syncSecret || !signature || !isSignedBy(settings.syncSecret, signature, body)) {
      notSigned(request, reply, settings)
      return false
    }
    if (await isFirst(signature.mac, replayWindow)) return true
    const detail = 'Eine Anfrage mit dieser Signatur war schon da. Senden Sie sie mit neuem Zeitstempel.'
    sendProblem(request, reply, { status: 409, code: 'konflikt', detail }, settings)
    return false
  }

  app.get(syncStatusCall.endpoint.path, { config: { endpoint: syncStatusCall.endpoint } }, async (request, reply) => {
    if (!(await isAccepted(request, reply, new Uint8Array()))) return reply
    return sendValue(request, reply, syncStatusCall.endpoint, { kinds: await syncing.status() })
  })

  void app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', (_request, payload, passOn) => passOn(null, payload))
    scope.post(
      syncCall.endpoint.path,
      { bodyLimit: largestBatch, config: { endpoint: syncCall.endpoint } },
      async (request, reply) => {
        const { kind } = request.params as { readonly kind: string }
        // Whoever shows nothing that could be right has no body read.
        if (!settings.syncSecret || !signatureOf(request, clock)) return notSigned(request, reply, settings)
        return dear.run('syncs', askerOf(request, reply), async () => {
          const body = await bodyOf(request)
          if (!(await isAccepted(request, reply, body))) return reply
          if (!isKind(kind)) {
            const errors = [{ field: 'kind', code: 'unbekannt', message: `„${kind}“ gibt es nicht.` }]
            return malformed(request, reply, errors, settings)
          }
          const answer = await takeBatch(kind, body)
          if (answer.ok) return sendValue(request, reply, syncCall.endpoint, answer.value)
          if (answer.refusal.why === 'malformed') return malformed(request, reply, answer.refusal.errors, settings)
          const detail =
            answer.refusal.why === 'no-sources'
              ? 'Die Inhalte müssen noch einmal eingespielt werden: content import.'
              : `Die Inhalte haben Fehler: ${answer.refusal.faults[0]?.message ?? ''}`
          return sendProblem(request, reply, { status: 409, code: 'konflikt', detail }, settings)
        })
      },
    )
  })
}

const isKind = (text: string): text is SyncKind => syncKinds.some((kind) => kind === text)

const notSigned = (request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): FastifyReply => {
  const detail = 'Die Signatur fehlt, ist falsch oder älter als fünf Minuten.'
  return sendProblem(request, reply, { status: 401, code: 'nicht_angemeldet', detail }, settings)
}

const malformed = (
  request: FastifyRequest,
  reply: FastifyReply,
  errors: readonly FieldError[],
  settings: ServerSettings,
): FastifyReply => sendProblem(request, reply, { status: 400, code: 'anfrage_ungueltig', errors }, settings)

async function bodyOf({ body }: FastifyRequest): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBatch) throw Object.assign(new Error('too large a batch'), { statusCode: 413 })
    parts.push(part)
  }
  return Buffer.concat(parts)
}
