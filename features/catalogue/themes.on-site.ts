import { valueOf } from '../support/value-of.ts'
import type { Entry } from '../support/entry.ts'
import type { AsksForThemes } from './themes.driver.ts'

/** Asks the port itself. */
export const asksForThemesOnSite = ({ site: { programme } }: Entry): AsksForThemes => {
  const numberOf = async (town: string): Promise<number> => {
    const location = valueOf(await programme.venues.locations({})).items.find(({ name }) => name === town)
    if (!location) throw new Error(`no town is called ${town}`)
    return location.internalId
  }
  return {
    async themesWith({ month, town, how }) {
      const themes = await programme.catalogue.themes({
        ...(month !== undefined && { month }),
        ...(town !== undefined && { locationId: await numberOf(town) }),
        ...(how !== undefined && { online: how === 'online' }),
      })
      return valueOf(themes).items.map(({ title }) => title)
    },
  }
}
