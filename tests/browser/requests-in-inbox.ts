import type { FormRequest } from '#core/form-requests/form-requests.ts'
import { handlingAfter } from '#core/form-requests/handling-after.ts'
import type { HandlingStep } from '#core/form-requests/handling.ts'
import type { Needs } from '#core/needs.ts'
import { required } from '#core/shared/required.ts'
import { done } from '#core/shared/result.ts'
import { pdf, png } from '#features/support/sample-files.ts'
import { emailOf } from './chromium.ts'

const sentAt = '2026-12-01T08:15:00.000Z'
const sent = { sentAt, deletedOn: '2027-12-01' }

/** What was sent by forms: short and long, with files and without, in every state. */
const requests = {
  withdrawal: {
    ...sent,
    id: 'd1de0001-widerruf',
    kind: 'withdrawal',
    email: 'ines.sommer@werk.example',
    deletedOn: '2033-12-01',
    values: { name: 'Ines Sommer', email: 'ines.sommer@werk.example', contract: 'Bestellung B-2X7K9-QM4U1' },
  },
  question: {
    ...sent,
    id: 'd1de0002-rechtsfrage',
    kind: 'lawyer-consultation-request',
    email: 'wolfgang-alexander.schmidthausen-mueller@verwaltungsgemeinschaft-nordheide.example',
    values: {
      topic: 'Anhörung zur Kündigung eines Ersatzmitglieds, das gerade für ein verhindertes Mitglied nachgerückt ist',
      text: 'Müssen wir binnen drei Tagen antworten?\n\nUnd was gilt, wenn die Unterlagen nicht vollständig sind?',
      pending: 'nein',
      name: 'Wolfgang-Alexander Schmidthausen-Müller',
      email: 'wolfgang-alexander.schmidthausen-mueller@verwaltungsgemeinschaft-nordheide.example',
      phone: '05193 123456',
      forwardConsent: true,
    },
  },
  contact: {
    ...sent,
    id: 'd1de0003-kontakt',
    kind: 'contact-request',
    email: 'kim@werk.example',
    sentAt: '2026-12-08T07:30:00.000Z',
    values: { name: 'Kim Muster', email: 'kim@werk.example', message: 'Wann beginnt das nächste Seminar in Hamburg?' },
  },
  feedback: {
    ...sent,
    id: 'd1de0004-feedback',
    kind: 'feedback',
    email: emailOf('mitglied'),
    values: { rating: 4, text: 'Die Suche findet alles, was ich brauche.' },
  },
} as const satisfies Readonly<Record<string, FormRequest>>

export const requestAddress = (name: keyof typeof requests): string => `/manage/eingang/${requests[name].id}`

const answer = {
  what: 'answered',
  subject: 'Antwort auf Ihre Anfrage D1DE0002',
  text: 'ja, in der Regel binnen einer Woche (§ 102 Abs. 2 BetrVG).\n\nWir geben Ihre Frage trotzdem weiter.',
} as const

/** Stores them, with what the office did about some. */
export async function storeRequests({ change, users }: Pick<Needs, 'change' | 'users'>): Promise<void> {
  const by = required(await users.byEmail(emailOf('redaktion'))).id
  const steps: Readonly<Partial<Record<keyof typeof requests, readonly HandlingStep[]>>> = {
    question: [{ what: 'assigned', to: by }, { what: 'noted', text: 'Unterlagen sind angefordert.' }, answer],
    feedback: [{ what: 'closed', text: 'weitergegeben' }],
  }
  const files = [
    { name: 'Anhörungsbogen mit allen Anlagen und dem Schreiben der Personalabteilung.pdf', kind: 'pdf', bytes: pdf },
    { name: 'Foto vom Aushang.png', kind: 'png', bytes: png },
  ] as const
  await change(async ({ formRequests }) => {
    for (const [name, request] of Object.entries(requests)) {
      await formRequests.add(request, name === 'question' ? files : [])
      for (const [nth, step] of (steps[name as keyof typeof requests] ?? []).entries()) {
        const { handling } = required(await formRequests.lock(request.id))
        const at = `2026-12-0${2 + nth}T09:00:00.000Z`
        await formRequests.step(request, required(handlingAfter(handling, step)), { ...step, at, by })
      }
    }
    return done(undefined)
  })
}
