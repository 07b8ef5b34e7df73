import type { Instant } from '#core/shared/day.ts'
import type { NoteName, Visitor } from '#core/shared/visitor.ts'

/** A visitor without a wire, who remembers what a browser keeps in its cookies. */
export interface VisitorInMemory extends Visitor {
  /** Until when his session token is kept; undefined without one, or until the browser closes. */
  until(): Instant | undefined
}

/** Somebody of a network who shows that session token, or none, or a program that shows its secret. */
export function visitorInMemory(network: string, token?: string, userAgent?: string, bearer?: string): VisitorInMemory {
  let shown = token
  let shownUntil: Instant | undefined
  let begun: Instant | undefined
  let mark: string | undefined
  let cart: string | undefined
  const notes = new Map<NoteName, string>()
  const show = (given?: string, until?: Instant): void => {
    shown = given
    shownUntil = until
  }
  return {
    network,
    userAgent: () => userAgent,
    bearer: () => bearer,
    session: () => shown,
    until: () => shownUntil,
    cookieChoice: () => undefined,
    begin: show,
    end: () => show(),
    deviceToken: () => mark,
    rememberDevice: (given) => {
      mark = given
    },
    formBegun: () => begun,
    beginForm: (at) => {
      begun = at
    },
    endForm: () => {
      begun = undefined
    },
    cartToken: () => cart,
    rememberCart: (given) => {
      cart = given
    },
    forgetCart: () => {
      cart = undefined
    },
    note: (name) => notes.get(name),
    writeNote: (name, text) => void notes.set(name, text),
    dropNote: (name) => void notes.delete(name),
  }
}
