import * as addressOf from '#core/shared/addresses.ts'
import { overviewWording } from '#wording/pages/overview.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'

const words = overviewWording.begin

const steps = [
  { ...words.steps.gremium, href: addressOf.gremiumMembers },
  { ...words.steps.claim, href: `${addressOf.faq}#anspruch` },
  { ...words.steps.event, href: addressOf.events },
]

/** What somebody does first who belongs to no Gremium here. */
export const FirstSteps = () => (
  <MarginSection id="anfang" title={words.title} note={words.note}>
    <ol className="steps">
      {steps.map(({ title, text, link, href }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
          <p className="on-screen">
            <GoLink href={href}>{link}</GoLink>
          </p>
        </li>
      ))}
    </ol>
  </MarginSection>
)
