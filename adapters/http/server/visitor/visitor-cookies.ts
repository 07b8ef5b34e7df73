import type { FastifyReply, FastifyRequest } from 'fastify'
import { consentCookie } from '#core/media/consent-cookie.ts'
import type { Instant } from '#core/shared/day.ts'
import type { NoteName, Visitor } from '#core/shared/visitor.ts'
import { hiddenNetwork } from './coarse-network.ts'
import { deviceLifetime, deviceIn, signedDevice } from './device-token.ts'
import { noteCookie, noteIn, noteNames, sealedNote } from './note-cookie.ts'
import { begunBy, formCookie, stampOf } from './form-clock.ts'
import type { ServerSettings } from '../server-settings.ts'
import { makeXsrfToken } from '../requests/xsrf-token.ts'

/** A visitor, and how to write into an answer what happened to his session. */
export interface VisitorWithCookies {
  readonly visitor: Visitor
  /** Sets or clears cookies when a session or a form began or ended; without that, nothing is written. */
  setCookies(reply: FastifyReply): void
}

/** `__Host-` ties the session to this host and to https (architecture §4). */
export const sessionCookie = ({ siteOrigin }: ServerSettings): string =>
  isSecure(siteOrigin) ? '__Host-session' : 'session'

/** By which a browser is known again from which somebody has signed in; it opens nothing. */
export const deviceCookie = ({ siteOrigin }: ServerSettings): string =>
  isSecure(siteOrigin) ? '__Host-device' : 'device'

/** Opens the cart of a browser in which nobody is signed in. */
const cartCookie = ({ siteOrigin }: ServerSettings): string => (isSecure(siteOrigin) ? '__Host-cart' : 'cart')

/** Tells scripts that asking how much is in the cart makes sense; it opens nothing. */
const hasCartCookie = 'has-cart'

export const sessionOf = (request: FastifyRequest, settings: ServerSettings): string | undefined =>
  request.cookies[sessionCookie(settings)]

/** Cookies that scripts may read: the XSRF token, and whether asking for personal data makes sense. */
const readable = (settings: ServerSettings) =>
  ({ path: '/', sameSite: 'lax', secure: isSecure(settings.siteOrigin) }) as const

export function giveXsrfToken(reply: FastifyReply, token: string, settings: ServerSettings): void {
  reply.setCookie('XSRF-TOKEN', token, readable(settings))
}

/** Meets the visitor who sent a request. */
export function visitorOf(request: FastifyRequest, settings: ServerSettings): VisitorWithCookies {
  let shown = sessionOf(request, settings)
  const formCookieHere = formCookie(isSecure(settings.siteOrigin))
  const stampSent = request.cookies[formCookieHere]
  let begun = begunBy(stampSent, settings.siteSecret)
  let formStamp = begun && stampSent
  let happened: { readonly begun: false } | { readonly begun: true; readonly until: Instant | undefined } | undefined

  let deviceGiven: string | undefined

  const cartSent = request.cookies[cartCookie(settings)]
  let cart: { readonly token: string | undefined; readonly until?: Instant } = { token: cartSent }

  const secure = isSecure(settings.siteOrigin)
  const sentNote = (name: NoteName) => request.cookies[noteCookie(name, secure)]
  /** Notes that were given or taken now. */
  const notes = new Map<NoteName, { readonly text: string; readonly seconds: number } | undefined>()

  const visitor: Visitor = {
    network: hiddenNetwork(request.ip, settings.siteSecret),
    userAgent: () => request.headers['user-agent'],
    bearer: () => /^Bearer +([\w.~+/=-]{1,500})$/i.exec(request.headers.authorization ?? '')?.[1],
    session: () => shown,
    cookieChoice: () => request.cookies[consentCookie],
    begin: (token, until) => {
      shown = token
      happened = { begun: true, until }
    },
    end: () => {
      shown = undefined
      happened = { begun: false }
    },
    deviceToken: () => deviceGiven ?? deviceIn(request.cookies[deviceCookie(settings)], settings.siteSecret),
    rememberDevice: (token) => {
      deviceGiven = token
    },
    formBegun: () => begun,
    beginForm: (at) => {
      begun = at
      formStamp = stampOf(at, settings.siteSecret)
    },
    endForm: () => {
      begun = undefined
      formStamp = undefined
    },
    cartToken: () => cart.token,
    rememberCart: (token, until) => {
      cart = { token, until }
    },
    forgetCart: () => {
      cart = { token: undefined }
    },
    note: (name) => (notes.has(name) ? notes.get(name)?.text : noteIn(sentNote(name), name, settings.siteSecret)),
    writeNote: (name, text, seconds) => void notes.set(name, { text, seconds }),
    dropNote: (name) => void notes.set(name, undefined),
  }

  const setCookies = (reply: FastifyReply) => {
    const open = readable(settings)
    const hidden = { ...open, httpOnly: true }
    if (formStamp !== stampSent) {
      if (formStamp === undefined) reply.clearCookie(formCookieHere, hidden)
      else reply.setCookie(formCookieHere, formStamp, hidden)
    }
    if (deviceGiven !== undefined) {
      const device = signedDevice(deviceGiven, settings.siteSecret)
      reply.setCookie(deviceCookie(settings), device, { ...hidden, maxAge: deviceLifetime })
    }
    if (cart.token !== undefined && cart.until !== undefined) {
      const expires = new Date(cart.until)
      reply.setCookie(cartCookie(settings), cart.token, { ...hidden, expires })
      reply.setCookie(hasCartCookie, '1', { ...open, expires })
    }
    if (cart.token === undefined && cartSent !== undefined) {
      reply.clearCookie(cartCookie(settings), hidden)
      reply.clearCookie(hasCartCookie, open)
    }
    for (const name of noteNames.filter((each) => notes.has(each))) {
      const note = notes.get(name)
      const sealed = note && sealedNote(name, note.text, settings.siteSecret)
      if (note && sealed) reply.setCookie(noteCookie(name, secure), sealed, { ...hidden, maxAge: note.seconds })
      else if (sentNote(name) !== undefined) reply.clearCookie(noteCookie(name, secure), hidden)
    }
    if (!happened) return
    if (happened.begun && shown !== undefined) {
      const lasting = happened.until === undefined ? {} : { expires: new Date(happened.until) }
      reply.setCookie(sessionCookie(settings), shown, { ...hidden, ...lasting })
      reply.setCookie('signed-in', '1', { ...open, ...lasting })
    } else {
      reply.clearCookie(sessionCookie(settings), hidden)
      reply.clearCookie('signed-in', open)
      // What scripts stored goes, too; not other cookies: the choice about cookies outlives a session.
      reply.header('clear-site-data', '"storage"')
    }
    giveXsrfToken(reply, makeXsrfToken(shown, settings.siteSecret), settings)
  }

  return { visitor, setCookies }
}

const isSecure = (origin: string): boolean => origin.startsWith('https:')
