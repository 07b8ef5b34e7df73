import type { ForConsulting, ForKeepingConsultants } from '#core/consulting/ports.ts'
import { workingDays } from '#core/consulting/consulting.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { laender } from '#core/shared/laender.ts'
import { talkChannels } from '#core/shared/talk-channel.ts'
import { z } from 'zod'
import type { Carrying } from './endpoint.ts'
import { refusing } from './refusing.ts'
import { line, segment, text } from './text-sizes.ts'

const Consultant = z
  .object({
    id: z.string(),
    name: z.string(),
    photo: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    region: z.string(),
  })
  .meta({ id: 'Consultant', description: 'Wer die Gremien einer Region berät.' })

const Slot = z
  .object({ start: z.string(), end: z.string(), channel: z.enum(talkChannels) })
  .meta({ id: 'ConsultantSlot', description: 'Wann und wie jemand zu sprechen ist.' })

const inBrief = z.object({ id: z.string(), name: z.string(), phone: z.string(), email: z.string() })

const SeenAppointment = Slot.extend({
  consultant: inBrief,
  topic: z.string(),
  version: z.number().int(),
  standing: z.enum(['open', 'too-near', 'past', 'cancelled']),
}).meta({ id: 'Appointment', description: 'Ein Beratungstermin, wie ihn sieht, wer seinen Link hat.' })

/** Consultants by postcode, and appointments with them. */
export const consulting: Carrying<ForConsulting> = {
  consultant: {
    method: 'GET',
    path: '/consultant/get-consultant',
    says: 'Wer für eine Postleitzahl zuständig ist; ohne sie für die der angemeldeten Person',
    ask: z.object({ zip: line.exactOptional() }),
    ok: 200,
    value: Consultant,
    refusals: refusing('not-found', 'invalid'),
  },
  slots: {
    method: 'GET',
    path: '/consultant/get-available-appointments',
    says: 'Freie Termine vom einen Tag bis zum anderen (JJJJ-MM-TT), höchstens acht Wochen',
    ask: z.object({ consultantId: segment, from: line.exactOptional(), to: line.exactOptional() }),
    ok: 200,
    value: z.object({ items: z.array(Slot) }),
    refusals: refusing('not-found', 'invalid'),
  },
  book: {
    method: 'POST',
    path: '/consultant/book-consultant-appointment',
    says: 'Einen freien Termin buchen; ist er vergeben, nennt die Antwort die nächsten drei',
    ask: z.object({
      consultantId: segment.exactOptional(),
      slotStart: line,
      channel: line,
      name: line,
      email: line,
      phone: line.exactOptional(),
      topic: line,
      note: text(10_000).exactOptional(),
      privacyAccepted: z.boolean(),
      website: line.exactOptional(),
      idempotencyKey: segment.exactOptional(),
    }),
    ok: 201,
    value: z.object({ id: z.string(), ical: z.string(), cancelUrl: z.string() }),
    refusals: refusing('not-found', 'invalid', 'slot-taken', 'slot-past', 'appointments-open', 'key-taken', 'too-many'),
  },
  appointment: {
    method: 'GET',
    path: '/consultant/appointments/:token',
    says: 'Ein Termin, für alle, die seinen Link haben',
    ask: z.object({ token: segment }),
    ok: 200,
    value: SeenAppointment,
    refusals: refusing('not-found'),
  },
  calendar: {
    method: 'GET',
    path: addressOf.appointmentCalendar(':token'),
    says: 'Ein Termin für den Kalender (iCalendar), für alle, die seinen Link haben',
    ask: z.object({ token: segment }),
    ok: 200,
    file: ['text/calendar'],
    refusals: refusing('not-found'),
  },
  reschedule: {
    method: 'POST',
    path: '/consultant/appointments/:token/reschedule',
    says: 'Einen Termin verlegen, bis 24 Stunden vorher',
    ask: z.object({ token: segment, slotStart: line, channel: line }),
    ok: 200,
    value: SeenAppointment,
    refusals: refusing(
      'not-found',
      'invalid',
      'slot-taken',
      'slot-past',
      'appointment-too-near',
      'appointment-cancelled',
      'too-many',
    ),
  },
  cancel: {
    method: 'POST',
    path: '/consultant/appointments/:token/cancel',
    says: 'Einen Termin absagen, bis 24 Stunden vorher',
    ask: z.object({ token: segment }),
    ok: 200,
    value: SeenAppointment,
    refusals: refusing('not-found', 'appointment-too-near', 'appointment-cancelled'),
  },
}

const listed = Consultant.extend({ land: z.enum(laender), postcodes: z.array(z.string()) })

const ConsultantsTime = z
  .object({
    consultant: listed,
    hours: z.array(z.object({ from: z.number().int(), until: z.number().int() }).nullable()),
    version: z.number().int(),
    absences: z.array(z.object({ id: z.string(), consultantId: z.string(), from: z.string(), until: z.string() })),
    appointments: z.array(
      Slot.extend({
        id: z.string(),
        consultant: inBrief,
        name: z.string(),
        email: z.string(),
        phone: z.string().exactOptional(),
        topic: z.string(),
        note: z.string().exactOptional(),
        version: z.number().int(),
        bookedAt: z.string(),
        changedAt: z.string(),
        cancelled: z.enum(['customer', 'office']).exactOptional(),
        collides: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ConsultantsTime', description: 'Arbeitszeiten, Abwesenheiten und Termine einer Beraterin.' })

const office = '/consultant/office'

/** The time of consultants, for the office. */
export const consultants: Carrying<ForKeepingConsultants> = {
  consultants: {
    method: 'GET',
    path: office,
    says: 'Wer berät, mit der Zahl der Termine, die ausstehen',
    ask: z.strictObject({}),
    ok: 200,
    value: z.object({ items: z.array(listed.extend({ ahead: z.number().int() })) }),
    refusals: refusing('not-signed-in', 'not-allowed'),
  },
  consultant: {
    method: 'GET',
    path: `${office}/:id`,
    says: 'Arbeitszeiten, Abwesenheiten und Termine einer Beraterin',
    ask: z.strictObject({ id: segment }),
    ok: 200,
    value: ConsultantsTime,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  setHours: {
    method: 'POST',
    path: `${office}/:id/hours`,
    says: 'Die Arbeitszeiten von Montag bis Freitag setzen, in vollen Stunden; ein freier Tag hat leere Felder',
    ask: z.strictObject({
      id: segment,
      version: z.number().int(),
      hours: z.array(z.object({ from: line, until: line })).max(workingDays * 2),
    }),
    ok: 200,
    value: ConsultantsTime,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'invalid', 'hours-changed'),
  },
  addAbsence: {
    method: 'POST',
    path: `${office}/:id/absences`,
    says: 'Eine Abwesenheit eintragen; Termine darin bleiben und sind gekennzeichnet',
    ask: z.strictObject({ id: segment, firstDay: line, lastDay: line }),
    ok: 200,
    value: ConsultantsTime,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'invalid'),
  },
  removeAbsence: {
    method: 'POST',
    path: `${office}/:id/absences/remove`,
    says: 'Eine Abwesenheit löschen',
    ask: z.strictObject({ id: segment, absence: segment }),
    ok: 200,
    value: ConsultantsTime,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found'),
  },
  cancelAppointment: {
    method: 'POST',
    path: `${office}/:id/appointments/cancel`,
    says: 'Einen Termin absagen, der noch nicht begonnen hat; Briefe sagen es beiden',
    ask: z.strictObject({ id: segment, appointment: segment }),
    ok: 200,
    value: ConsultantsTime,
    refusals: refusing('not-signed-in', 'not-allowed', 'not-found', 'appointment-too-near', 'appointment-cancelled'),
  },
}
