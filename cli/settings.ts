import { join } from 'node:path'
import { z } from 'zod'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'
import type { Bucket } from '#files/files-in-bucket.ts'
import { limitsOfServing, type DatabaseLimits } from '#storage/engine/database-limits.ts'

const must = (what: string) => ({ error: `muss ${what} sein` })
const wholeNumber = must('eine ganze Zahl ab 0')
const count = (usual: number) => z.coerce.number(wholeNumber).int(wholeNumber).min(0, wholeNumber).default(usual)
const origin = z
  .url({ protocol: /^https?$/, ...must('eine Adresse wie https://www.haus.example') })
  .transform((address) => new URL(address).origin)
const flag = z.stringbool(must('true oder false')).default(false)
/** Not to be guessed, and no word that is typed again and again. */
const programSecret = z
  .string()
  .min(32, 'muss wenigstens 32 Zeichen haben')
  .refine((secret) => new Set(secret).size >= 12, 'muss wenigstens 12 verschiedene Zeichen haben')
  .regex(/^[\w.~+/=-]+$/, 'darf nur aus Buchstaben, Ziffern und . ~ + / = _ - bestehen')
const aPort = must('eine ganze Zahl von 0 bis 65535')

/** Megabytes of cached pages; 0 is off. */
const pageCache = z.union([z.literal('off').transform(() => 0), count(64)], must('eine ganze Zahl ab 0 oder „off“'))

/** Networks of the proxies in front. */
const trustedProxies = z
  .string()
  .optional()
  .transform((said, { addIssue }) => {
    const read = readTrustedProxies(said)
    if (read.ok) return read.value
    addIssue({ code: 'custom', message: read.refusal.why })
    return z.NEVER
  })

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number(aPort).int(aPort).min(0, aPort).max(65535, aPort).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'muss mit file: oder postgres:// beginnen')
    .optional(),
  DATABASE_CONNECT_MS: count(limitsOfServing.connect),
  DATABASE_STATEMENT_MS: count(limitsOfServing.statement),
  DATABASE_FRESHNESS_MS: count(limitsOfServing.freshness),
  LAME_DUCK_MS: z.coerce.number(wholeNumber).int(wholeNumber).min(0, wholeNumber).optional(),
  SHUTDOWN_MS: count(8_000),
  DATA_DIR: z.string().default('data'),
  CONTENT_DIR: z.string().default('content'),
  FILES_URL: z
    .string()
    .regex(
      /^(file:.+|https?:\/\/[^/]+\/.+)$/,
      'muss file:/ein/ordner oder https://s3.haus.example/name-des-buckets sein',
    )
    .optional(),
  FILES_REGION: z.string().default('eu-central-1'),
  FILES_KEY_ID: z.string().optional(),
  FILES_SECRET: z.string().optional(),
  SITE_ORIGIN: origin.optional(),
  BR_ORIGIN: origin.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...must('eine Adresse wie smtps://name:passwort@mail.haus.example') })
    .optional(),
  SITE_SECRET: z.string().min(16, 'muss wenigstens 16 Zeichen haben').optional(),
  EXPORT_TOKEN: programSecret.optional(),
  EXPORT_PUBLIC: flag,
  SYNC_SECRET: programSecret.optional(),
  MAIL_FROM: z.string().optional(),
  TRUST_PROXY: trustedProxies,
  METRICS_PUBLIC: flag,
  HSTS_SUBDOMAINS: flag,
  PAGE_CACHE: pageCache,
  COOKIEBOT_ID: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      must('fatal, error, warn, info, debug, trace oder silent'),
    )
    .default('info'),
  SITE_NOW: z.iso.datetime(must('ein Zeitpunkt wie 2027-03-15T09:00:00Z')).optional(),
  LIMIT_REGISTRATIONS_PER_HOUR: count(5),
  LIMIT_REGISTRATIONS_PER_NETWORK: count(20),
  LIMIT_LETTERS_PER_DAY: count(10),
  LIMIT_WRONG_PASSWORDS_PER_NETWORK: count(30),
  LIMIT_WRONG_PASSWORDS_PER_ACCOUNT: count(100),
  LIMIT_WRONG_ACCOUNTS_PER_PASSWORD: count(50),
  LIMIT_ADDRESSES_PER_MINUTE: count(10),
  TELL_TAKEN_ADDRESSES: flag,
  LIMIT_REQUESTS_PER_HOUR: count(5),
  LIMIT_CARTS_PER_HOUR: count(60),
  LIMIT_ORDERS_PER_HOUR: count(30),
  LIMIT_ORDERS_PER_ADDRESS: count(40),
  LIMIT_BOOKING_LETTERS_PER_DAY: count(30),
  LIMIT_FAULTS_PER_MINUTE: count(10),
  LIMIT_QUESTIONS_PER_MINUTE: count(20),
  LIMIT_UPLOAD_MB_PER_DAY: count(200),
  LIMIT_UPLOAD_MB: count(5_000),
  LIMIT_MATERIALS_MB: count(20_000),
})

/** Load balancers ask every second or two whether a process is ready, and believe the second no. */
const usualLameDuck = 5_000

export type FilesIn =
  | { readonly kind: 'store' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: Bucket }

/** Everything that is set from outside (docs/operating.md). */
export interface Settings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** `file:…` or `postgres://…`. */
  readonly databaseUrl: string
  /** How long the database may take while it serves people. */
  readonly databaseLimits: DatabaseLimits
  /** Milliseconds that the process goes on answering after it has said that it is not ready any more. */
  readonly lameDuckMs: number
  /** Milliseconds that answers and letters under way get when the process is to end. */
  readonly shutdownMs: number
  readonly dataDir: string
  readonly contentDir: string
  /** Where files of people lie: in the database, in a folder, or in a bucket. */
  readonly filesIn: FilesIn
  /** Absent: http://localhost and the port that is listened on. */
  readonly siteOrigin: string | undefined
  readonly brOrigin: string | undefined
  readonly smtpUrl: string | undefined
  readonly siteSecret: string | undefined
  /** What programs show that take exports. Absent: none can. */
  readonly exportToken: string | undefined
  /** By which other systems sign what they bring. Absent: none can. */
  readonly syncSecret: string | undefined
  /** Everybody may take exports. */
  readonly exportsPublic: boolean
  /** Absent: name and address of the brand. Without a name before the address: that of the brand. */
  readonly mailFrom: string | undefined
  readonly trustProxy: TrustedProxies
  readonly metricsPublic: boolean
  /** Every subdomain of the site is there by https alone. */
  readonly hstsSubdomains: boolean
  /** Megabytes of cached pages; 0: every page is made anew. */
  readonly pageCacheMegabytes: number
  readonly cookiebotId: string | undefined
  readonly logLevel: string
  /** A fixed clock, for tests and demonstrations only. */
  readonly siteNow: string | undefined
  readonly registrationsPerHour: number
  readonly registrationsPerNetwork: number
  readonly lettersPerDay: number
  readonly wrongPasswordsPerNetwork: number
  readonly wrongPasswordsPerAccount: number
  readonly wrongAccountsPerPassword: number
  /** Questions from one network whether an address is free. */
  readonly addressesPerMinute: number
  /** Such questions are answered honestly: whoever asks learns who has an account. */
  readonly tellsAddresses: boolean
  readonly requestsPerHour: number
  readonly cartsPerHour: number
  readonly ordersPerHour: number
  /** Orders a day from one network with one e-mail address. */
  readonly ordersPerAddress: number
  /** Letters about bookings to one address; further ones wait. */
  readonly bookingLettersPerDay: number
  readonly faultsPerMinute: number
  readonly questionsPerMinute: number
  /** Megabytes of files from one network. */
  readonly uploadMegabytesPerDay: number
  /** Megabytes of files that may lie in the database. */
  readonly uploadMegabytes: number
  /** Of photos and documents of events, in all. */
  readonly materialMegabytes: number
}

function filesInOf({
  FILES_URL: url,
  FILES_REGION: region,
  FILES_KEY_ID: keyId,
  FILES_SECRET: secret,
}: z.infer<typeof environment>): FilesIn {
  if (url === undefined) return { kind: 'store' }
  if (url.startsWith('file:')) return { kind: 'folder', folder: url.slice('file:'.length) }
  if (keyId === undefined || secret === undefined)
    throw new SettingsFault('FILES_URL nennt einen Bucket: dazu gehören FILES_KEY_ID und FILES_SECRET.')
  return { kind: 'bucket', bucket: { address: url, region, keyId, secret } }
}

/** Reads settings from the environment; throws a SettingsFault that names each wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(filled)
  if (!read.success)
    throw new SettingsFault(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  const set = read.data
  const production = set.NODE_ENV === 'production'
  if (production && set.SITE_NOW)
    throw new SettingsFault('SITE_NOW hält die Uhr an und ist nicht erlaubt, wo NODE_ENV=production gesetzt ist.')
  return {
    production,
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL ?? `file:${join(set.DATA_DIR, 'seminarhaus.sqlite')}`,
    databaseLimits: {
      connect: set.DATABASE_CONNECT_MS,
      statement: set.DATABASE_STATEMENT_MS,
      freshness: set.DATABASE_FRESHNESS_MS,
    },
    lameDuckMs: set.LAME_DUCK_MS ?? (production ? usualLameDuck : 0),
    shutdownMs: set.SHUTDOWN_MS,
    dataDir: set.DATA_DIR,
    contentDir: set.CONTENT_DIR,
    filesIn: filesInOf(set),
    siteOrigin: set.SITE_ORIGIN,
    brOrigin: set.BR_ORIGIN,
    smtpUrl: set.SMTP_URL,
    siteSecret: set.SITE_SECRET,
    exportToken: set.EXPORT_TOKEN,
    exportsPublic: set.EXPORT_PUBLIC,
    syncSecret: set.SYNC_SECRET,
    mailFrom: set.MAIL_FROM,
    trustProxy: set.TRUST_PROXY,
    metricsPublic: set.METRICS_PUBLIC,
    hstsSubdomains: set.HSTS_SUBDOMAINS,
    pageCacheMegabytes: set.PAGE_CACHE,
    cookiebotId: set.COOKIEBOT_ID,
    logLevel: set.LOG_LEVEL,
    siteNow: set.SITE_NOW,
    registrationsPerHour: set.LIMIT_REGISTRATIONS_PER_HOUR,
    registrationsPerNetwork: set.LIMIT_REGISTRATIONS_PER_NETWORK,
    lettersPerDay: set.LIMIT_LETTERS_PER_DAY,
    wrongPasswordsPerNetwork: set.LIMIT_WRONG_PASSWORDS_PER_NETWORK,
    wrongPasswordsPerAccount: set.LIMIT_WRONG_PASSWORDS_PER_ACCOUNT,
    wrongAccountsPerPassword: set.LIMIT_WRONG_ACCOUNTS_PER_PASSWORD,
    addressesPerMinute: set.LIMIT_ADDRESSES_PER_MINUTE,
    tellsAddresses: set.TELL_TAKEN_ADDRESSES,
    requestsPerHour: set.LIMIT_REQUESTS_PER_HOUR,
    cartsPerHour: set.LIMIT_CARTS_PER_HOUR,
    ordersPerHour: set.LIMIT_ORDERS_PER_HOUR,
    ordersPerAddress: set.LIMIT_ORDERS_PER_ADDRESS,
    bookingLettersPerDay: set.LIMIT_BOOKING_LETTERS_PER_DAY,
    faultsPerMinute: set.LIMIT_FAULTS_PER_MINUTE,
    questionsPerMinute: set.LIMIT_QUESTIONS_PER_MINUTE,
    uploadMegabytesPerDay: set.LIMIT_UPLOAD_MB_PER_DAY,
    uploadMegabytes: set.LIMIT_UPLOAD_MB,
    materialMegabytes: set.LIMIT_MATERIALS_MB,
  }
}

export class SettingsFault extends Error {
  override readonly name = 'SettingsFault'
}
