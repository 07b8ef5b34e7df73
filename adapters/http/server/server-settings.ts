import type { StreamSettings } from './live/live-streams.ts'

/** What the server must be told. Origins come from here, never from the Host header (architecture §4). */
export interface ServerSettings {
  /** Origin of the site; with a loopback name, every loopback name and port is accepted as host. */
  readonly siteOrigin: string
  /** The works-council domain, where the member login lives; often the same. */
  readonly brOrigin: string
  /** Signs XSRF tokens and hides network addresses. */
  readonly siteSecret: string
  /**
   * Whose X-Forwarded-For, -Host and -Proto count: of proxies in these networks, separated by commas. Nobody's by
   * default.
   */
  readonly trustProxy?: false | string
  /** By which other systems sign what they bring; without it none can. */
  readonly syncSecret?: string
  /** Cookiebot's hosts are let in where it is used. */
  readonly cookiebotId?: string
  /** Figures are shown to others than this machine. */
  readonly metricsPublic?: boolean
  /** Browsers ask every subdomain of the site by https alone, too. */
  readonly hstsSubdomains?: boolean
  /** How slow whoever asks may be; for tests. */
  readonly patience?: Partial<Patience>
  /** How streams of what has changed go on, and how many; for tests. */
  readonly streams?: Partial<StreamSettings>
  /** Folders of files to serve, such as dist/client and public; the first that has a file wins. */
  readonly folders: readonly string[]
}

/** How slow whoever asks may be, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there. */
  readonly head: number
  /** Until all of a request is there. */
  readonly request: number
  /** Until all of a form or a call is there, files apart. */
  readonly body: number
  /** Of a form with files at least so many bytes come within so long. */
  readonly files: { readonly bytes: number; readonly within: number }
  /** How long nothing may pass on a connection while an answer is made or read. */
  readonly silence: number
}

/** Files of 20 MB come within five minutes where half a megabit gets through; where 64 kilobits do, small ones come. */
export const usualPatience: Patience = {
  head: 20_000,
  request: 300_000,
  body: 15_000,
  files: { bytes: 80_000, within: 10_000 },
  silence: 60_000,
}

/**
 * The largest body of JSON or fields in bytes, files apart; what is larger answers 413. It holds the longest letter of
 * an applicant, however it is escaped, and is read in a few milliseconds.
 */
export const largestBody = 256 * 1024
