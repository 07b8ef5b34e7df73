import { Link } from 'react-router-dom'
import { checkoutSteps, stepHref, type CheckoutStep } from '#core/cart/checkout-steps.ts'
import { checkoutWording as words } from '#wording/pages/checkout.ts'

/** Where somebody is on the way to an order; what he has passed he can go back to, until it is ordered. */
export const Progress = ({ step }: { readonly step: CheckoutStep }) => {
  const now = checkoutSteps.indexOf(step)
  return (
    <nav aria-label={words.progress}>
      <ol className="steps on-the-way">
        {checkoutSteps.map((each, index) => (
          <li key={each} aria-current={each === step ? 'step' : undefined} className={index < now ? 'done' : undefined}>
            <b>
              {index < now && step !== 'danke' ? (
                <Link to={stepHref(each)}>{words.steps[each]}</Link>
              ) : (
                words.steps[each]
              )}
            </b>
            {each === step && <span className="mute">{words.nth(index + 1, checkoutSteps.length)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
