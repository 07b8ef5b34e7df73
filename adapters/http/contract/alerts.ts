import type { ForFollowing } from '#core/alerts/ports.ts'
import { alertForm, followedKinds } from '#core/form-requests/forms/alert.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { formCall } from './form-requests.ts'
import { formRefusals, Taken } from './forms.ts'
import { refusing } from './refusing.ts'
import { line, segment } from './text-sizes.ts'

const Subject = z
  .object({ kind: z.enum(followedKinds), key: z.string(), title: z.string(), url: z.string() })
  .meta({ id: 'FollowedSubject', description: 'Was verfolgt wird: eine Norm, ein Begriff oder ein Seminarthema.' })

const Following = Taken.extend({ begun: z.boolean() }).meta({
  id: 'Following',
  description: 'Angenommen; begun: Die Benachrichtigung gilt schon, ohne einen Klick in der E-Mail.',
})

const OwnAlert = z
  .object({ id: z.string(), subject: Subject, since: z.string() })
  .meta({ id: 'OwnAlert', description: 'Eine Benachrichtigung und seit wann sie gilt.' })

const ask = z.object({ token: segment })
const refusals = refusing('expired')

export const alerts: Carrying<ForFollowing> = {
  subject: {
    method: 'GET',
    path: '/api/alert-subject',
    says: 'Was sich unter einem Schlüssel verfolgen lässt: norm betrvg/37, term br/abmahnung, theme und die Adresse',
    ask: z.object({ subject: z.enum(followedKinds), key: line }),
    ok: 200,
    value: Subject,
    refusals: refusing('not-found'),
  },
  follow: {
    ...formCall(
      alertForm,
      '/api/alerts',
      'Benachrichtigt werden, wenn sich etwas ändert; der Bestätigungslink kommt per E-Mail',
    ),
    value: Following,
    refusals: refusing('not-found', 'invalid', ...formRefusals),
  },
  list: {
    method: 'GET',
    path: '/api/alerts/own',
    says: 'Worüber die eigene Adresse benachrichtigt wird, das Älteste zuerst',
    ask: z.object({}),
    ok: 200,
    value: z.object({ items: z.array(OwnAlert), next: z.string().exactOptional(), total: z.number().exactOptional() }),
    refusals: refusing('not-signed-in'),
  },
  end: {
    method: 'POST',
    path: '/api/alerts/:id/end',
    says: 'Eine eigene Benachrichtigung beenden',
    ask: z.object({ id: segment }),
    ok: 204,
    refusals: refusing('not-signed-in', 'not-found'),
  },
  lookAtConfirmation: {
    method: 'GET',
    path: '/api/open-links/alert/:token',
    says: 'Was der Link bestätigt, wenn er noch gilt; er wird dadurch nicht verbraucht',
    ask,
    ok: 200,
    value: Subject,
    refusals,
  },
  confirm: {
    method: 'POST',
    path: '/api/alerts/confirm/:token',
    says: 'Eine Benachrichtigung bestätigen, einmal und innerhalb von 48 Stunden',
    ask,
    ok: 204,
    refusals,
  },
  lookAtStop: {
    method: 'GET',
    path: '/api/open-links/alert-end/:token',
    says: 'Was der Link einer Benachrichtigung beendet; dadurch endet nichts',
    ask,
    ok: 200,
    value: Subject,
    refusals,
  },
  stop: {
    method: 'POST',
    path: addressOf.alertEnd(':token'),
    also: ['/api/alerts/stop/:token'],
    says: 'Eine Benachrichtigung beenden, mit einem Klick und ohne Anmeldung (RFC 8058)',
    ask,
    ok: 204,
    refusals,
    page: true,
    // Mail programs may send their one field as a form with files.
    uploads: { field: 'none', mostBytes: 1_000, mostBytesTogether: 1_000, mostFiles: 1 },
    fromAnywhere: true,
  },
}
