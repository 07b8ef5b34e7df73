import * as addressOf from '#core/shared/addresses.ts'
import { newsletterForm } from '#core/form-requests/forms/newsletter.ts'
import type { ForSubscribing } from '#core/newsletter/ports.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { formCall } from './form-requests.ts'
import { refusing } from './refusing.ts'
import { segment } from './text-sizes.ts'

const ask = z.object({ token: segment })
const refusals = refusing('expired')

export const newsletter: Carrying<ForSubscribing> = {
  subscribe: formCall(
    newsletterForm,
    '/api/newsletter-subscription-request',
    'Den Newsletter bestellen; der Bestätigungslink kommt per E-Mail',
  ),
  lookAtConfirmation: {
    method: 'GET',
    path: '/api/open-links/newsletter/:token',
    says: 'Ob der Link, der den Newsletter bestätigt, noch gilt; er wird dadurch nicht verbraucht',
    ask,
    ok: 204,
    refusals,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter-subscription-request/confirm/:token',
    says: 'Den Newsletter bestätigen, einmal und innerhalb von 48 Stunden',
    ask,
    ok: 204,
    refusals,
  },
  lookAtUnsubscription: {
    method: 'GET',
    path: '/api/open-links/newsletter-end/:token',
    says: 'Ob der Link eines Newsletters bekannt ist, der ihn beendet; dadurch endet nichts',
    ask,
    ok: 204,
    refusals,
  },
  unsubscribe: {
    method: 'POST',
    path: addressOf.newsletterEnd(':token'),
    also: ['/api/newsletter-subscription-request/unsubscribe/:token'],
    says: 'Den Newsletter beenden, mit einem Klick und ohne Anmeldung (RFC 8058)',
    ask,
    ok: 204,
    refusals,
    page: true,
    // Mail programs may send their one field as a form with files.
    uploads: { field: 'none', mostBytes: 1_000, mostBytesTogether: 1_000, mostFiles: 1 },
    fromAnywhere: true,
  },
}
