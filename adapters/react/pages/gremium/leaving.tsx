import type { OwnGremium } from '#core/gremium/ports.ts'
import { gremiumWording } from '#wording/pages/gremium.ts'
import { DeedForm, WhyNotDone, type NotDone } from './gremium-forms.tsx'

const words = gremiumWording.leave
const deed = 'verlassen'

/** Leaves a Gremium; who is alone in it is told what becomes of it. */
export const Leaving = ({
  gremium,
  alone,
  acted,
}: {
  readonly gremium: OwnGremium
  readonly alone: boolean
  readonly acted: NotDone | undefined
}) => (
  <div className="stack g3">
    <WhyNotDone acted={acted} deed={deed} />
    <p>{alone ? words.alone : words.text}</p>
    <DeedForm deed={deed} gremium={gremium.id}>
      <p>
        <button className="btn alt" type="submit">
          {words.submit}
        </button>
      </p>
    </DeedForm>
  </div>
)
