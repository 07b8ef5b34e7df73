import type { Needs } from '#core/needs.ts'

/** Machines a scenario can break or hold back. */
export const machines = [
  'adding to the wishlist',
  'removing from the wishlist',
  'loading the wishlist',
  'the programme',
] as const
export type Machine = (typeof machines)[number]

export interface Breakable {
  break(machine: Machine): void
  mend(machine: Machine): void
  /** Lets nothing through until released. */
  hold(machine: Machine): void
  release(machine: Machine): void
}

/** Ends a transaction that is held back, so that it stands in nobody's way; it begins anew when the gate opens. */
class Held extends Error {
  readonly gate: Promise<void>
  constructor(gate: Promise<void>) {
    super('held back')
    this.gate = gate
  }
}

/** Needs with machines that break on demand: below the ports, so that the same fault reaches every assembly. */
export const breakableNeeds = (needs: Needs): { readonly needs: Needs; readonly faults: Breakable } => {
  const broken = new Set<Machine>()
  const held = new Map<Machine, { readonly gate: Promise<void>; readonly open: () => void }>()

  const notWithin =
    <Arguments extends readonly unknown[], Answer>(machine: Machine, work: (...asked: Arguments) => Promise<Answer>) =>
    async (...asked: Arguments): Promise<Answer> => {
      const hold = held.get(machine)
      if (hold) throw new Held(hold.gate)
      if (broken.has(machine)) throw new Error(`broken on purpose: ${machine}`)
      return work(...asked)
    }
  const change: Needs['change'] = async (work) => {
    try {
      return await needs.change(({ bookmarks, ...tx }) =>
        work({ ...tx, bookmarks: { ...bookmarks, lock: notWithin('adding to the wishlist', bookmarks.lock) } }),
      )
    } catch (error) {
      if (!(error instanceof Held)) throw error
      await error.gate
      return change(work)
    }
  }

  const through =
    <Arguments extends readonly unknown[], Answer>(machine: Machine, work: (...asked: Arguments) => Promise<Answer>) =>
    async (...asked: Arguments): Promise<Answer> => {
      await held.get(machine)?.gate
      if (broken.has(machine)) throw new Error(`broken on purpose: ${machine}`)
      return work(...asked)
    }

  const { bookmarks, catalogue } = needs
  return {
    needs: {
      ...needs,
      change,
      bookmarks: {
        ...bookmarks,
        of: through('loading the wishlist', bookmarks.of),
        remove: through('removing from the wishlist', bookmarks.remove),
      },
      catalogue: {
        ...catalogue,
        theme: through('the programme', catalogue.theme),
        themeUrls: through('the programme', catalogue.themeUrls),
        themesAt: through('the programme', catalogue.themesAt),
      },
    },
    faults: {
      break: (machine) => broken.add(machine),
      mend: (machine) => broken.delete(machine),
      hold: (machine) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        held.set(machine, { gate: promise, open: resolve })
      },
      release: (machine) => {
        held.get(machine)?.open()
        held.delete(machine)
      },
    },
  }
}
