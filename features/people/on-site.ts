import { valueOf } from '../support/value-of.ts'
import type { Entry } from '../support/entry.ts'
import type { AsksAboutPeople } from './people.driver.ts'

const names = (people: readonly { readonly name: string }[]) => people.map(({ name }) => name)

/** Asks the port itself. */
export const asksAboutPeopleOnSite = ({
  site: {
    programme: { people },
  },
}: Entry): AsksAboutPeople => ({
  experts: async (ids) => names(valueOf(await people.experts(ids === undefined ? {} : { ids }))),
  managers: async () => names(valueOf(await people.eventManagers({}))),
})
