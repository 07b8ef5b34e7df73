import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../server-settings.ts'

/** The video provider's hosts that may be framed, after consent (domain §6). */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://www.youtube.com']

/**
 * What Cookiebot loads and asks, where it is used, as its maker lists it
 * (https://support.cookiebot.com/hc/en-us/articles/360018907220). Its dialog sets styles of its own and takes neither
 * nonce nor hash for them.
 */
const cookiebot = {
  style: ["'unsafe-inline'"],
  script: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  frame: ['https://consentcdn.cookiebot.com'],
  connect: ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'],
  image: ['https://imgsct.cookiebot.com'],
}
const nothing = { style: [], script: [], frame: [], connect: [], image: [] }

/**
 * Text becomes HTML in a browser by the site's own policy alone (adapters/react/ui/own-html.ts); `default` is the one
 * that lets the library of the cookie choice draw what is harmless. Cookiebot knows neither.
 */
const ownHtmlAlone = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['seminarhaus', 'default'] }

/** Sets the security headers of every answer: a strict policy without inline script or style (architecture §4). */
export function setSecurityHeaders(app: FastifyInstance, settings: ServerSettings): void {
  const secure = settings.siteOrigin.startsWith('https:')
  const also = settings.cookiebotId === undefined ? nothing : cookiebot
  void app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // What is not named below is not let in: no worker, no medium, no manifest.
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...also.script],
        styleSrc: ["'self'", ...also.style],
        imgSrc: ["'self'", 'data:', ...also.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...also.connect],
        frameSrc: [...videoHosts, ...also.frame],
        // Where a form leads may also be where its answer redirects: after signing in, to either domain.
        formAction: ["'self'", ...new Set([settings.siteOrigin, settings.brOrigin])],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        ...(settings.cookiebotId === undefined && ownHtmlAlone),
        objectSrc: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    // helmet's own default is no-referrer, which would make the Origin of our forms 'null'.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure
      ? { maxAge: 31_536_000, includeSubDomains: settings.hstsSubdomains ?? false }
      : false,
    xFrameOptions: { action: 'sameorigin' },
  })
  const video = videoHosts.map((host) => `"${host}"`).join(' ')
  const permissions = [
    `autoplay=(self ${video})`,
    `fullscreen=(self ${video})`,
    `picture-in-picture=(self ${video})`,
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'].map((feature) => `${feature}=()`),
  ].join(', ')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions)
  })
}
