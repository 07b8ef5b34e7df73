import type { BookingStep, PathStepName, WhyAfresh } from '#core/booking/booking-path.ts'
import type { stepsDoneAfresh } from '#core/booking/booking-path.view.ts'
import { invitationDays, namesDays, reservationDays } from '#core/booking/booking.ts'
import type { TrainingClaim } from '#core/booking/training-claim.ts'
import type { TargetGroup } from '#core/shared/target-group.ts'
import { dayText } from '#core/shared/day-texts.ts'
import { nbsp, unbroken } from '#core/shared/unbroken.ts'

/** On what right to training a booking rests, and of whom. */
interface Grounds {
  readonly body: TargetGroup
  readonly claim: TrainingClaim
}

const p = {
  necessary: unbroken('§ 37 Abs. 6 BetrVG'),
  suitable: unbroken('§ 37 Abs. 7 BetrVG'),
  sbv: unbroken('§ 179 Abs. 4 S. 3 SGB IX'),
  costs: unbroken('§ 40 Abs. 1 BetrVG'),
  costsOfSbv: unbroken('§ 179 Abs. 8 SGB IX'),
  jav: unbroken('§ 65 Abs. 1 BetrVG'),
  javVotes: unbroken('§ 67 Abs. 2 BetrVG'),
  resolution: unbroken('§ 33 BetrVG'),
  notice: unbroken('§ 37 Abs. 6 S. 4 BetrVG'),
  noticeSuitable: unbroken('§ 37 Abs. 7 S. 3 BetrVG'),
}

const noClaim = 'Sie buchen ohne Anspruch gegen den Arbeitgeber; dieser Schritt entfällt.'

const whyResolve = ({ body, claim }: Grounds): string => {
  if (claim === 'none') return noClaim
  if (body === 'sbv') return `Die Vertrauensperson entscheidet allein; ein Beschluss ist nicht nötig (${p.sbv}).`
  if (body === 'jav')
    return `Über Schulungen der JAV beschließt der Betriebsrat, die JAV stimmt dabei mit (${p.jav}, ${p.javVotes}).`
  const right = claim === 'suitable' ? p.suitable : p.necessary
  return `Wer an der Schulung teilnimmt, beschließt der Betriebsrat in einer Sitzung (${p.resolution}, ${right}).`
}

const whyTell = ({ body, claim }: Grounds): string => {
  if (claim === 'none') return noClaim
  if (body === 'sbv')
    return 'Die Vertrauensperson sagt dem Arbeitgeber rechtzeitig, an welcher Schulung sie wann teilnimmt.'
  const rule = claim === 'suitable' ? p.noticeSuitable : p.notice
  const accordingly = body === 'jav' ? `${p.jav} mit ` : ''
  return `Der Betriebsrat gibt dem Arbeitgeber rechtzeitig bekannt, wer wann teilnimmt (${accordingly}${rule}).`
}

const whyCosts = ({ body, claim }: Grounds): string => {
  if (claim === 'none') return noClaim
  if (claim === 'suitable')
    return `Nach ${p.suitable} stellt der Arbeitgeber bezahlt frei; die Kosten der Schulung trägt er nicht.`
  if (body === 'sbv') return `Die Kosten einer erforderlichen Schulung trägt der Arbeitgeber (${p.costsOfSbv}).`
  const accordingly = body === 'jav' ? `${p.jav} mit ` : ''
  return `Die Kosten einer erforderlichen Schulung trägt der Arbeitgeber (${accordingly}${p.costs}).`
}

/** How a step stands, with its day; taking part has a beginning instead of an end. */
export const standingText = ({ step, state, doneOn, by }: BookingStep, isSomebodyPending: boolean): string => {
  const word = states[state]
  if (state === 'done') return doneOn === undefined ? word : `${word} am ${dayText(doneOn)}`
  if (by === undefined) return word
  if (step !== 'attend') return `${word}, bis ${dayText(by)}`
  return isSomebodyPending ? `${word}; alle Namen bis ${dayText(by)}` : `${word}, ab ${dayText(by)}`
}

const states: Readonly<Record<BookingStep['state'], string>> = {
  done: 'Erledigt',
  next: 'Als Nächstes',
  later: 'Danach',
  'not-needed': 'Nicht nötig',
}

const afresh: Readonly<Record<WhyAfresh, { readonly [Step in PathStepName]?: string }>> = {
  rebooked: {
    resolve:
      'Sie haben umgebucht: Ein Beschluss zum früheren Termin gilt nicht für diesen. Das Gremium beschließt neu und nennt dabei die neuen Tage.',
    'tell-employer': 'Sie haben umgebucht: Auch die neuen Tage erfährt der Arbeitgeber rechtzeitig.',
    costs: 'Sie haben umgebucht: Was der Arbeitgeber zum früheren Termin erklärt hat, gilt nicht für diesen.',
  },
  rescheduled: {
    resolve:
      'Wir haben den Termin verlegt: Ein Beschluss zu den früheren Tagen gilt nicht für die neuen. Das Gremium beschließt neu und nennt dabei die neuen Tage.',
    'tell-employer': 'Wir haben den Termin verlegt: Auch die neuen Tage erfährt der Arbeitgeber rechtzeitig.',
  },
} satisfies { readonly [Why in WhyAfresh]: Readonly<Record<(typeof stepsDoneAfresh)[Why][number], string>> }

/** Why a step of a rebooked or rescheduled booking is open again; undefined of every other step. */
export const afreshText = ({ step, afresh: why }: Pick<BookingStep, 'step' | 'afresh'>): string | undefined =>
  why && afresh[why][step]

/** Words of the way from a wish to a seminar. */
export const bookingPathWording = {
  heading: 'Ihr Weg zum Seminar',
  steps: {
    reserve: 'Plätze sichern',
    resolve: 'Beschluss fassen',
    'tell-employer': 'Arbeitgeber unterrichten',
    costs: 'Kosten klären',
    book: 'Verbindlich buchen',
    attend: 'Teilnehmen',
  } satisfies Readonly<Record<PathStepName, string>>,
  why: {
    reserve: ({ body, claim }) => {
      const until =
        body === 'sbv' || claim === 'none' ? 'bis Sie sich entschieden haben' : 'bis das Gremium entschieden hat'
      return `Eine Reservierung hält die Plätze ${reservationDays}${nbsp}Tage, ${until}. Sie kostet nichts.`
    },
    resolve: whyResolve,
    'tell-employer': whyTell,
    costs: whyCosts,
    book: () =>
      'Erst mit der verbindlichen Buchung kommt der Vertrag zustande, und erst dann kostet das Seminar etwas.',
    attend: () =>
      `Bis ${namesDays}${nbsp}Tage vor Beginn brauchen wir alle Namen. Die Einladung mit Zeiten und Anreise kommt ${invitationDays}${nbsp}Tage vorher.`,
  } satisfies Readonly<Record<PathStepName, (grounds: Grounds) => string>>,
} as const
