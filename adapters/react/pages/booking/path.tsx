import type { ReactNode } from 'react'
import { pathOf } from '#core/booking/booking-path.view.ts'
import type { BookingStep } from '#core/booking/booking-path.ts'
import { claimOf } from '#core/booking/training-claim.ts'
import { isPending } from '#core/cart/cart.ts'
import { papersOf, stepOfPaper } from '#core/papers/papers.ts'
import { afreshText, bookingPathWording as words, standingText } from '#wording/pages/booking-path.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import type { Following } from './booking-form.tsx'
import { EmployersLinkPart, NoticePart } from './employer-parts.tsx'
import { ResolutionPart } from './resolution-part.tsx'
import { PapersHere } from './paper-links.tsx'
import { TakePart } from './take-part.tsx'

const icons: Readonly<Record<BookingStep['state'], IconName>> = {
  done: 'tick',
  next: 'arrow',
  later: 'clock',
  'not-needed': 'gone',
}

/** Where each step begins on the page. */
export const anchors: Readonly<Record<BookingStep['step'], string>> = {
  reserve: 'plaetze',
  resolve: 'beschluss',
  'tell-employer': 'arbeitgeber',
  costs: 'kosten',
  book: 'verbindlich-buchen',
  attend: 'teilnehmen',
}

type WithOrigin = Following & { readonly siteOrigin: string }

/** The way to the seminar in its six steps, each with its form right there. */
export const Path = (following: WithOrigin) => {
  const { booking, today } = following.shown
  return (
    <MarginSection title={words.heading}>
      <ol className="path">
        {pathOf(booking, today).map((step) => (
          <Step key={step.step} step={step} {...following} />
        ))}
      </ol>
    </MarginSection>
  )
}

const Step = ({ step, ...following }: { readonly step: BookingStep } & WithOrigin) => {
  const { booking, today } = following.shown
  const { step: name, state } = step
  const Part = parts[name]
  const afresh = afreshText(step)
  return (
    <li className={`step ${state}`} id={anchors[name]} aria-current={state === 'next' ? 'step' : undefined}>
      <Icon name={icons[state]} />
      <div className="stack g1">
        <h3>{words.steps[name]}</h3>
        <p className="small when">{standingText(step, booking.recipients.some(isPending))}</p>
        {afresh !== undefined && <p className="small afresh">{afresh}</p>}
        <p className="small">{words.why[name]({ body: booking.body, claim: claimOf(booking) })}</p>
        <PapersHere
          booking={booking}
          papers={papersOf(booking, today).filter(({ kind }) => stepOfPaper[kind] === name)}
        />
        {Part && <Part {...following} isNext={state === 'next'} />}
      </div>
    </li>
  )
}

/** The step's part of the page, where it has one. */
const parts: {
  readonly [Step in BookingStep['step']]?: (part: WithOrigin & { readonly isNext: boolean }) => ReactNode
} = {
  resolve: ResolutionPart,
  'tell-employer': NoticePart,
  costs: EmployersLinkPart,
  book: TakePart,
}
