import type { FacetValue } from '#core/finder/finder.ts'
import { monthName } from '#core/shared/date-texts.ts'
import { eurosTyped } from '#core/shared/euro-amount.ts'
import { formatEuro } from '#core/shared/money.ts'
import { targetGroups } from '#core/shared/target-group.ts'
import { pageWording } from '#wording/pages.ts'
import { chipParameters, type Finding } from '#core/finder/finder.view.ts'
import { modesInAddress } from '#core/finder/filters/mode.ts'
import type { FilterParameter } from '#core/finder/finder-address.ts'

const words = pageWording.finder

/** 'Januar 2027' */
export const monthLabel = (month: string): string => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`

/** 'Online', 'Im Seminar-Hotel' */
export const modeLabel = (mode: string): string => words.modes[modesInAddress[mode as keyof typeof modesInAddress]]

/** '600 €'; cents only where there are some. */
export const priceLabel = (typed: string): string => {
  const cents = eurosTyped(typed)
  return cents === undefined ? typed : formatEuro(cents).replace(',00', '')
}

const labelIn = (values: readonly FacetValue[], value: string): string | undefined =>
  values.find((each) => each.value === value)?.label

type Labelled = Pick<Finding, 'understood' | 'found'> & {
  /** Name of the chosen town, which has no place among the counts when it has no dates. */
  readonly town?: string | undefined
}

/** A filter of a choice in words, as its chip and its page call it. */
export const filterLabel = (
  parameter: FilterParameter,
  { understood: choice, found: { facets }, town }: Labelled,
): string => {
  const value = choice[parameter] ?? ''
  switch (parameter) {
    case 'zielgruppe':
      return pageWording.shell.audiencesInFull[targetGroups.find((group) => group === value) ?? 'br']
    case 'rubrik':
      return labelIn(facets.rubric, value) ?? words.rubricUnknown(value)
    case 'monat':
      return monthLabel(value)
    case 'ort':
      return labelIn(facets.locationId, String(Number(value))) ?? town ?? words.townUnknown(value)
    case 'plz':
      return words.distanceFrom(value)
    case 'umkreis':
      return words.within(value.replace(/\s*km$/i, ''), choice.plz ?? '')
    case 'art':
      return modeLabel(value)
    case 'dauer':
      return words.durations[value as keyof typeof words.durations]
    case 'neu':
      return words.onlyNew
    case 'frei':
      return words.onlyFree
    case 'preis':
      return words.upTo(priceLabel(value))
  }
}

/** The chips of what was chosen, in words. */
export const chipsOf = (
  finding: Labelled,
): readonly { readonly parameter: FilterParameter; readonly label: string }[] =>
  chipParameters(finding).map((parameter) => ({ parameter, label: filterLabel(parameter, finding) }))
