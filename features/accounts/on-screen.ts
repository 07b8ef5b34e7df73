import assert from 'node:assert/strict'
import { allText, lines } from '#features/screens/readings.ts'
import type { HoldsAnAccount, LinkSeen, PasswordFormOutcome } from './accounts.driver.ts'
import { filledIn } from './registration-form.ts'
import { faultOf } from '../screens/field-fault.ts'
import type { PageAddress } from '../screens/page-address.ts'
import { press } from '../screens/press.ts'
import { signInForm } from '#features/screens/sign-in-form.ts'

/** Labels that the form says in whole sentences. */
const sentences: Readonly<Record<string, RegExp>> = {
  AGB: /^Ich habe die AGB/,
  Datenschutz: /^Ich habe die Hinweise/,
  Neues: /^Schicken Sie mir einmal im Monat Neues/,
}
const chosen: ReadonlySet<string> = new Set(['Anrede', 'Funktion'])
const labelled = (label: string): RegExp =>
  sentences[label] ?? new RegExp(String.raw`^\s*${label}\s*(?:\(freiwillig\)\s*)?$`)

/** Holds an account through the forms of the pages. */
export const holdsAnAccountOnScreen = ({ screen }: PageAddress): HoldsAnAccount => {
  const { page } = screen
  /** What stands beside the field, else what stands above the form. */
  const faultOrRefusal = async (label: string): Promise<PasswordFormOutcome> => {
    const { invalid, message } = await (await page.field(labelled(label))).read(faultOf)
    if (invalid) return { accepted: false, faults: { [label]: message } }
    return { accepted: false, told: (await page.readAll('alert', allText)).join(' ') }
  }
  const hasExpired = async (): Promise<boolean> =>
    (await page.read(lines)).some((line) => line.startsWith('Dieser Link gilt nicht mehr'))
  /** Behind the link of a letter stands the form with that field, or that the link has expired. */
  const openLink = async (address: string, label: string): Promise<LinkSeen> => {
    await screen.go(address)
    if (await hasExpired()) return 'expired'
    await page.field(labelled(label))
    return 'form'
  }
  const openConfirmation = (token: string) => openLink(`/registrierung/bestaetigen/${token}`, 'Passwort')
  const openPasswordReset = (token: string) => openLink(`/kundenportal/password-reset/${token}`, 'Neues Passwort')
  return {
    async signIn({ email, password, target }) {
      const query = target === undefined ? '' : `?post_login_redirect_url=${encodeURIComponent(target)}`
      await screen.go(`/kundenportal/login${query}`)
      await signInForm(screen, email, password)
      const address = await screen.address()
      const { pathname } = new URL(address)
      if (pathname === '/kundenportal/zweiter-faktor') return { signedIn: false, needs: 'code' }
      if (pathname === '/kundenportal/zweiter-faktor/einrichten') return { signedIn: false, needs: 'app' }
      if (pathname !== '/kundenportal/login') return { signedIn: true, address }
      return { signedIn: false, told: (await page.readAll('alert', allText)).join(' ') }
    },

    async comeSignedIn(credentials) {
      const leadsTo = await screen.post('/kundenportal/login?post_login_redirect_url=%2Fimpressum', credentials)
      return new URL(leadsTo).pathname === '/impressum'
    },

    async signOut() {
      await screen.go('/kundenportal/logout')
      await press(screen, 'Abmelden')
    },

    async whoAmI() {
      await screen.go('/wishlist/list')
      const line = (await page.read(lines)).find((text) => text.startsWith('Angemeldet als '))
      return line?.replace('Angemeldet als ', '').replace(/ Einstellungen Abmelden$/, '')
    },

    async beginToRegister() {
      await screen.go('/registrierung')
      await (await page.field('Vorname')).click()
      await screen.settle()
    },

    async register(form, address = '/registrierung') {
      await screen.go(address)
      for (const [label, value] of Object.entries(filledIn(form))) {
        const field = await page.field(labelled(label))
        if (sentences[label]) await field.tick(value === 'ja')
        else if (chosen.has(label)) await field.choose(value)
        else await field.fill(value)
      }
      await press(screen, 'Jetzt registrieren')
      if (new URL(await screen.address()).pathname === '/registrierung/danke') return { accepted: true }
      const faults: Record<string, string> = {}
      for (const label of Object.keys(filledIn({ Postleitzahl: '', Telefon: '', Ort: '', ...form }))) {
        const { invalid, message } = await (await page.field(labelled(label))).read(faultOf)
        if (invalid) faults[label] = message
      }
      return { accepted: false, faults, told: (await page.readAll('alert', allText)).join(' ') }
    },

    async confirm(token, password) {
      if ((await openConfirmation(token)) === 'expired') return { confirmed: false, why: 'expired' }
      await (await page.field(labelled('Passwort'))).fill(password)
      await press(screen, 'Adresse bestätigen')
      const address = await screen.address()
      if (!new URL(address).pathname.startsWith('/registrierung/')) return { confirmed: true, address }
      const { invalid, message } = await (await page.field(labelled('Passwort'))).read(faultOf)
      assert(invalid && message.startsWith('Dieses Passwort gehört nicht zu dieser Registrierung'), message)
      return { confirmed: false, why: 'wrong password' }
    },

    openConfirmation,

    async forgotPassword(email) {
      await screen.go('/kundenportal/password-forgot')
      await (await page.field(labelled('E-Mail-Adresse'))).fill(email)
      await press(screen, 'Link anfordern')
      if (new URL(await screen.address()).pathname === '/kundenportal/password-forgot/gesendet')
        return { accepted: true }
      return faultOrRefusal('E-Mail-Adresse')
    },

    async resetPassword(token, password) {
      if ((await openPasswordReset(token)) === 'expired') return { accepted: false, expired: true }
      await (await page.field(labelled('Neues Passwort'))).fill(password)
      await press(screen, 'Passwort speichern')
      if (new URL(await screen.address()).pathname === '/kundenportal/password-forgot/geaendert')
        return { accepted: true }
      return faultOrRefusal('Neues Passwort')
    },

    openPasswordReset,

    async choices(label) {
      await screen.go('/registrierung')
      const field = await page.field(labelled(label))
      return (await field.readAll('option', allText)).filter((option) => option !== 'Bitte auswählen')
    },
  }
}
