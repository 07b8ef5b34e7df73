import type { ListedConsultant } from '#core/consulting/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { consultantsOfficeWording as words } from '#wording/pages/consulting.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { officeWording } from '#wording/pages/office.ts'
import { forOne } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { DeniedPart, guarded, type Denied } from './guarded.tsx'

interface Shown {
  readonly denied?: never
  readonly items: readonly ListedConsultant[]
}

/** Everybody who advises, with what is to come. */
export const consultantsPage: Page<Shown | Denied> = {
  sheet: 'office',
  async loader({ site, url }) {
    const answer = await site.booking.consultants.consultants({})
    return answer.ok ? forOne<Shown>({ items: answer.value.items }) : guarded(answer.refusal, url)
  },
  head: (data) => ({
    title: data.denied ? officeWording.denied.title : words.title,
    noindex: true,
    crumbs: [{ title: manageWording.title, href: addressOf.dashboard }],
  }),
  Component: ({ data }) =>
    data.denied ? (
      <DeniedPart />
    ) : (
      <div className="wrap rhead stack g3 room-below">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {data.items.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className="lines">
            {data.items.map(({ id, name, region, land, ahead }) => (
              <li key={id}>
                <a href={addressOf.officeConsultant(id)}>{name}</a>
                <span className="under small mute">
                  {words.region(region, land)}; {words.ahead(ahead)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
}
