import type { TargetGroup } from '#core/shared/target-group.ts'
import { CitingLine } from '../../ui/citing-line.tsx'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.programme.entitlement

/** On what the right to this training rests, for each office it serves (domain §4.2). */
export const Entitlement = ({ groups }: { readonly groups: readonly TargetGroup[] }) => (
  <div className="prose">
    {groups.map((group) => (
      <section key={group}>
        <h3>{words[group].heading}</h3>
        <p>
          <CitingLine text={words[group].text} />
        </p>
      </section>
    ))}
    <p className="small mute">{words.advice}</p>
  </div>
)
