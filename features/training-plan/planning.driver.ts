/** An event of a theme that teaches a training of the curriculum. */
export interface TaughtEvent {
  readonly training: string
  readonly number: number
  /** Its first day. */
  readonly from: string
  readonly days: number
  readonly seats: number
  /** Net euros; empty: auf Anfrage. */
  readonly price: string
}

/** Somebody in a gremium; lists with a comma. */
export interface MemberDraft {
  readonly who: string
  readonly mandate: string
  readonly duties: string
  /** Trainings of the curriculum. */
  readonly attended: string
}

/** What a scenario says of a gremium and of the programme. */
export interface TrainingDraft {
  readonly today: string
  readonly events: readonly TaughtEvent[]
  readonly size: number
  readonly elected: string
  readonly members: readonly MemberDraft[]
}

/** A plan as it is told. */
export interface TrainingPlanSeen {
  readonly who: string
  /** Title and first day, or why there is none. */
  readonly steps: readonly (readonly [title: string, when: string])[]
  /** On what the first of them rests. */
  readonly basis: string
}

export interface TrainingPlansSeen {
  readonly plans: readonly TrainingPlanSeen[]
  /** Trainings in the first row, then a row for each member. */
  readonly matrix: readonly (readonly string[])[]
  /** By year: net, and what is missing in it. */
  readonly costs: Readonly<Record<string, string>>
}

/** What a program of the office does to plan the trainings of a gremium. */
export interface PlansTrainings {
  /** Begins with a gremium about which nobody has chosen anything. */
  open(draft: TrainingDraft): Promise<void>
  /** Pins an event; answers why it cannot be. */
  choose(who: string, training: string, event: number): Promise<string | undefined>
  see(): Promise<TrainingPlansSeen>
}
