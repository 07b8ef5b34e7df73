/** Somebody who teaches: on theme, date and conference pages (domain §7.6, expert-data). */
export interface Expert {
  /** Key in content and calls, such as 'annika-lorenz'. */
  readonly id: string
  readonly name: string
  /** What stands under the name, such as 'Fachanwältin für Arbeitsrecht, Hamburg'. */
  readonly title: string
  /** A paragraph about the person. */
  readonly vita: string
  /** Address of a portrait of our own origin; null where there is none and initials stand in its place. */
  readonly photo: string | null
  readonly topics: readonly string[]
  /** Addresses of the themes the person teaches. */
  readonly themes: readonly string[]
}

/** Somebody of the office who looks after dates (domain §7.6, get-event-managers). */
export interface EventManager {
  readonly id: string
  readonly name: string
  readonly photo: string | null
  readonly phone: string
  readonly email: string
  /** In German: 'Deutsch', 'Englisch'. */
  readonly languages: readonly string[]
  /** Addresses of the rubrics whose dates the person looks after. */
  readonly rubrics: readonly string[]
}
