import type { Letter } from '#core/letters/ports.ts'
import type { Brand } from '#core/content/content.ts'
import { applicationArrived, applicationReceived } from './application-letters.ts'
import { asHtml, asText, type Part } from './letter-layout.ts'

/** A letter in words, as a mail program shows it. */
interface LetterText {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom an answer goes to, where that is not the house. */
  readonly replyTo?: string
}

/** What letters say of the house that sends them. */
export interface Sender {
  /** Where links lead; never taken from a request. */
  readonly siteOrigin: string
  readonly brand: Brand
}

/** Puts a letter into words: what it is about, one link, and who writes. No letter advertises (domain §6, UWG § 7). */
export function letterText(letter: Letter, sender: Sender): LetterText {
  const { subject, parts, replyTo } = worded(letter, sender)
  const whole: readonly Part[] = [{ says: `${greeting(letter)},` }, ...parts, ...signature(sender)]
  return { subject, text: asText(whole), html: asHtml(subject, whole), ...(replyTo !== undefined && { replyTo }) }
}

export interface Worded {
  readonly subject: string
  readonly parts: readonly Part[]
  readonly replyTo?: string
}

function worded(letter: Letter, sender: Sender): Worded {
  switch (letter.kind) {
    case 'confirm-address':
      return confirmAddress(letter, sender)
    case 'account-exists':
      return accountExists(sender)
    case 'application-received':
      return applicationReceived(letter, sender)
    case 'application-arrived':
      return applicationArrived(letter)
  }
}

const confirmAddress = (
  { token, hours }: Extract<Letter, { readonly kind: 'confirm-address' }>,
  { siteOrigin, brand }: Sender,
): Worded => ({
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  parts: [
    {
      says: `mit dieser E-Mail-Adresse wurde ein Konto bei „${brand.portal}“ angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört. Danach können Sie sich anmelden.`,
    },
    {
      link: `${siteOrigin}/registrierung/bestaetigen/${encodeURIComponent(token)}`,
      label: 'E-Mail-Adresse bestätigen',
    },
    { says: `Der Link gilt ${hours}\u00A0Stunden. Ist er abgelaufen, registrieren Sie sich einfach noch einmal.` },
    {
      says: 'Sie haben kein Konto angelegt? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann sich niemand mit dieser Adresse anmelden.',
    },
  ],
})

const accountExists = ({ siteOrigin, brand }: Sender): Worded => ({
  subject: 'Sie haben schon ein Konto bei uns',
  parts: [
    {
      says: `jemand wollte mit dieser E-Mail-Adresse ein Konto bei „${brand.portal}“ anlegen. Sie haben aber schon eines; es ist unverändert.`,
    },
    { says: 'Waren Sie das selbst? Dann melden Sie sich mit Ihrem bisherigen Passwort an.' },
    { link: `${siteOrigin}/kundenportal/login`, label: 'Anmelden' },
    {
      says: 'Waren Sie es nicht, brauchen Sie nichts zu tun. Niemand hat durch diesen Versuch Zugang zu Ihrem Konto erhalten.',
    },
  ],
})

/** By form of address where one was given, else by the whole name. */
const salutations = new Map([
  ['frau', 'Guten Tag Frau'],
  ['herr', 'Guten Tag Herr'],
])

const greeting = (letter: Letter): string => {
  // The house knows whom it is from: the letter says so itself.
  if (letter.kind === 'application-arrived') return 'Guten Tag'
  const salutation = 'salutationId' in letter ? salutations.get(letter.salutationId) : undefined
  return salutation === undefined
    ? `Guten Tag ${letter.firstName} ${letter.lastName}`
    : `${salutation} ${letter.lastName}`
}

const signature = ({ siteOrigin, brand }: Sender): readonly Part[] => {
  const reachable = [brand.phone && `Telefon ${brand.phone}`, brand.officeHours, brand.email].filter(
    (line) => line !== '',
  )
  return [
    { says: `Freundliche Grüße\n${brand.name}` },
    { says: ['Fragen beantworten wir gern:', ...reachable].join('\n'), small: true },
    { says: `Impressum: ${siteOrigin}/impressum\nDatenschutz: ${siteOrigin}/datenschutz`, small: true },
  ].filter(({ says }) => reachable.length > 0 || !says.startsWith('Fragen'))
}
