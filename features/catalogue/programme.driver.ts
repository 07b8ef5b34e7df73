import type { Opened } from '../support/opened.ts'

/** A theme's card as a reader perceives it, whatever he reads it on. */
export interface CardSeen {
  readonly title: string
  /** 'Neu', where the card carries a band. */
  readonly badge: string | undefined
  /** Icons that tell how it is held. */
  readonly modes: readonly Mode[]
  readonly tooltip: string | undefined
  /** Labelled facts in order: 'Dauer', 'Standorte', 'Extras'. */
  readonly facts: readonly Fact[]
  readonly cover: CoverSeen
  readonly links: readonly LinkSeen[]
}
export type Mode = 'online' | 'map pin'
export interface Fact {
  readonly label: string
  readonly text: string
}
export interface LinkSeen {
  readonly label: string
  readonly address: string
}
/** A picture of the editor's, or a coloured ground. */
export type CoverSeen =
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'gradient'; readonly colours: readonly string[] }

/** An event as a row tells it. */
export interface EventSeen {
  /** Of its own page. */
  readonly address: string
  /** '07.12.2026' or '07.12.2026 bis 11.12.2026' */
  readonly days: string
  /** 'Mo' or 'Mo–Fr' */
  readonly weekdays: string
  /** 'Dezember 2026', 'Mär./April 2027' */
  readonly month: string
  /** A town, or 'Online'. */
  readonly place: string
  /** 'Plätze frei', 'Nur noch 3 Plätze' … */
  readonly state: string
  /** '1.490,00 €' or 'auf Anfrage' */
  readonly price: string
  /** 'mit Hotel etwa 2.191 € netto je Person', where it is known. */
  readonly 'with hotel': string
}

export interface ModuleSeen {
  readonly title: string
  readonly duration: string
  readonly place: string
  /** How many are left of it alone; empty where it has as many as the series. */
  readonly seats: string
}

export interface ThemeSeen {
  readonly title: string
  /** 'Seminar', 'Fachtagung' or 'Ausbildungsreihe' */
  readonly kind: string
  readonly facts: readonly Fact[]
  readonly links: readonly LinkSeen[]
  readonly dates: readonly EventSeen[]
  /** Parts of a training series, in order; of its next event. */
  readonly modules: readonly ModuleSeen[]
  /** Titles of the training series it belongs to. */
  readonly partOf: readonly string[]
}

export interface BoxSeen {
  readonly facts: readonly Fact[]
  /** The days of the next events. */
  readonly dates: readonly string[]
  readonly links: readonly LinkSeen[]
}

/** An event as its own page tells it. */
export interface EventPageSeen {
  readonly title: string
  readonly days: string
  readonly place: string
  /** 'Beginnt heute um 13:00 Uhr', 'Läuft gerade …'; undefined while it is to come. */
  readonly life: string | undefined
  /** Whether the page tells its price and how to book it. */
  readonly bookable: boolean
  /** When it begins and ends, and its hours where they are the same each day. */
  readonly hours: readonly Fact[]
  /** What happens on which day, and when. */
  readonly parts: readonly Fact[]
}

/** What a reader does with the programme. */
export interface ReadsTheProgramme {
  /** The cards of a rubric, in the order they stand. */
  cards(rubric: string): Promise<readonly CardSeen[]>
  /** The cards shown to one audience. */
  cardsFor(audience: Audience): Promise<readonly string[]>
  /** The card as a teaser that any page can hold. */
  teaser(theme: string): Promise<CardSeen>
  /** Titles on a page that holds teasers and info boxes of these themes. */
  teasers(themes: readonly string[]): Promise<readonly string[]>
  /** The info box: facts and the next events. */
  infoBox(theme: string): Promise<BoxSeen>
  theme(theme: string): Promise<Opened<ThemeSeen>>
  /** The theme's page of events. */
  dates(theme: string): Promise<Opened<readonly EventSeen[]>>
  /** An event's own page, by the last segment of its address. */
  date(key: string): Promise<Opened<EventPageSeen>>
  /** The shelf: rubrics in order with the number of their themes. */
  rubrics(): Promise<readonly { readonly title: string; readonly themes: number }[]>
  rubric(url: string): Promise<Opened<{ readonly title: string }>>
}
export type Audience = 'br' | 'sbv' | 'jav'
