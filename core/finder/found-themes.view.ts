import { isTargetGroup } from '../shared/target-group.ts'
import * as addressOf from '../shared/addresses.ts'
import { askOf, chosenValues, choosingValues, hrefOf, without, type Choice } from './finder-address.ts'
import type { FoundTheme } from './finder.ts'
import { findEvents, type Finding } from './finder.view.ts'
import type { ForFindingEvents, ForNamingTowns } from './ports.ts'

/** What the list of themes shows for a choice: what the finder's page would, and its events by their themes. */
export interface FoundThemes {
  readonly finding: Finding
  /** In the order of their earliest events. */
  readonly themes: readonly FoundTheme[]
}

/** Asks the finder for the themes of a choice; what is not understood is left out and named. */
export async function findThemes(
  site: { readonly finder: Pick<ForFindingEvents, 'find' | 'nearest' | 'themes'>; readonly venues: ForNamingTowns },
  choice: Choice,
): Promise<FoundThemes> {
  const finding = await findEvents(site, ofThemes(choice), {}, 1)
  const { sort: _, after: __, ...filter } = askOf(finding.understood)
  const answer = await site.finder.themes(filter)
  return { finding, themes: answer.ok ? answer.value.items : [] }
}

/** Themes are neither sorted nor continued; what was marked to be compared is kept for the way back. */
export const ofThemes = (choice: Choice): Choice => without(choice, 'sortierung')

/** The themes of a choice of events. One office alone has an address of its own, which searches keep. */
export const themesHref = (choice: Choice): string => {
  const filters = ofThemes(choice)
  const [group, ...others] = chosenValues(filters, 'zielgruppe')
  return Object.keys(filters).length === 1 && others.length === 0 && isTargetGroup(group ?? null)
    ? addressOf.programmeFor(group as 'br')
    : hrefOf(filters, addressOf.programme)
}

/** The choice of an address of the list of themes, on which an office may be named for itself. */
export const choosingOffice = (choice: Choice, office: string | null): Choice =>
  isTargetGroup(office) && Object.keys(choice).length > 0
    ? choosingValues(choice, 'zielgruppe', [...chosenValues(choice, 'zielgruppe'), office])
    : choice
