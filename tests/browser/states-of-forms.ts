import { whoOrdersTyped } from '#features/booking/who-orders.ts'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { secondsOfTyping } from './opened-site.ts'
import { alertOf, type Served, type StateOfPage } from './state-of-page.ts'

const contact = '/kontakt'
const newsletter = '/newsletter'
const shopLogin = '/werbemittelshop-login'
const orderForm = '/online-fax/betriebsverfassungsrecht-1-4009'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()
const acceptPrivacy = (page: Page): Promise<void> => page.getByLabel(/^Ich habe die\s+Hinweise/).check()
/** Sends a form that was just begun, and once more when it took as long as people take. */
async function sendInTime(page: Page, name: string, { pass }: Served): Promise<void> {
  await press(page, name)
  await alertOf(page)
  pass(secondsOfTyping)
  await press(page, name)
}

async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
}

async function askOffice(page: Page): Promise<void> {
  await fillIn(page, {
    'Ihr Name': 'Łucja-Konstanze Ö’Brien-Großmann',
    'E-Mail-Adresse': `${randomUUID()}@werk.example`,
    'Ihre Nachricht': 'Findet das Seminar im März auch statt?',
  })
  await acceptPrivacy(page)
}

/** Orders the newsletter and opens the link of its letter. */
async function openNewsletterLink(page: Page, served: Served): Promise<void> {
  const email = `${randomUUID()}@werk.example`
  await fillIn(page, { 'E-Mail-Adresse': email })
  await acceptPrivacy(page)
  await sendInTime(page, 'Newsletter abonnieren', served)
  await page.waitForURL('/danke/**')
  const asked = (await served.letters()).find((letter) => letter.kind === 'newsletter-confirm' && letter.to === email)
  await page.goto(`/newsletter/bestaetigen/${asked?.kind === 'newsletter-confirm' ? asked.token : ''}`)
}

async function openShop(page: Page): Promise<void> {
  await fillIn(page, { 'Ihr Code': 'mitbestimmung-macht-stark' })
  await press(page, 'Shop öffnen')
  await page.getByRole('button', { name: 'Werbemittel bestellen' }).waitFor()
}

async function orderInShop(page: Page): Promise<void> {
  await openShop(page)
  await fillIn(page, {
    'Aushang zur Betriebsversammlung': '3',
    'Ihr Name': 'Łucja-Konstanze Ö’Brien-Großmann',
    'Betrieb oder Dienststelle': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH',
    'Straße und Hausnummer': 'Große Elbstraße 999',
    Postleitzahl: '22767',
    Ort: 'Hamburg',
    'E-Mail-Adresse': `${randomUUID()}@werk.example`,
  })
  await acceptPrivacy(page)
}

/** After eight hours the browser has dropped what opened the shop. */
async function orderInClosedShop(page: Page): Promise<void> {
  await orderInShop(page)
  await page.context().clearCookies({ name: /shop/ })
  await press(page, 'Werbemittel bestellen')
  await page.getByRole('button', { name: 'Shop öffnen' }).waitFor()
}

const ofAnyForm: readonly StateOfPage[] = [
  {
    state: 'form with faults',
    address: contact,
    differs: true,
    async reach(page) {
      await fillIn(page, { 'Ihr Name': 'Łucja', 'E-Mail-Adresse': 'lucja' })
      await press(page, 'Nachricht absenden')
      await alertOf(page)
    },
  },
  {
    state: 'form sent faster than people type',
    address: contact,
    longOnly: true,
    async reach(page) {
      await askOffice(page)
      await press(page, 'Nachricht absenden')
      await alertOf(page)
    },
  },
  {
    state: 'form sent',
    address: contact,
    differs: true,
    async reach(page, served) {
      await askOffice(page)
      await sendInTime(page, 'Nachricht absenden', served)
      await page.getByText(/^Ihr Vorgang: /).waitFor()
    },
  },
  {
    state: 'chatbot, asked three things',
    address: '/chatbot',
    differs: true,
    async reach(page) {
      for (const question of ['Was muss in einer Abmahnung stehen?', 'Bekomme ich eine Abfindung?', 'Wer bist du?']) {
        await page.getByLabel('Ihre Frage').fill(question)
        await press(page, 'Frage stellen')
        await page.getByText(question, { exact: true }).waitFor()
      }
    },
  },
  {
    state: 'chatbot, asked nothing',
    address: '/chatbot-sbv',
    longOnly: true,
    // A program that asks for what the server refuses says so on the console.
    fails: true,
    async reach(page) {
      await press(page, 'Frage stellen')
      await alertOf(page)
    },
  },
  {
    state: 'feedback of a member',
    address: '/kundenportal/send-feedback',
    who: 'kollege',
    longOnly: true,
    reach: (page) => page.getByRole('button', { name: 'Rückmeldung absenden' }).waitFor(),
  },
]

const withdrawal = '/widerruf/erklaeren'

const ofWithdrawals: readonly StateOfPage[] = [
  {
    state: 'withdrawal with faults',
    longOnly: true,
    address: withdrawal,
    async reach(page) {
      await press(page, 'Widerruf bestätigen')
      await alertOf(page)
    },
  },
  {
    state: 'withdrawal declared',
    longOnly: true,
    address: withdrawal,
    differs: true,
    async reach(page, served) {
      await fillIn(page, {
        'Ihr Name': 'Łucja-Konstanze Ö’Brien-Großmann',
        'Welchen Vertrag widerrufen Sie?': 'Bestellung AB-2X7-K9Q: Betriebsverfassungsrecht I, 15.03.2027 in Hamburg',
        'E-Mail-Adresse': `${randomUUID()}@donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.example`,
        'Ihre Nachricht': 'Erste Zeile\nZweite Zeile',
      })
      await sendInTime(page, 'Widerruf bestätigen', served)
      await page.getByText(/^Ihr Vorgang: /).waitFor()
    },
  },
]

const ofTheNewsletter: readonly StateOfPage[] = [
  {
    state: 'newsletter about to be confirmed',
    longOnly: true,
    address: newsletter,
    async reach(page, served) {
      await openNewsletterLink(page, served)
      await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).waitFor()
    },
  },
  {
    state: 'newsletter confirmed',
    address: newsletter,
    longOnly: true,
    async reach(page, served) {
      await openNewsletterLink(page, served)
      await press(page, 'Ja, ich möchte den Newsletter')
      await page.getByRole('heading', { name: 'Sie bekommen jetzt unseren Newsletter' }).waitFor()
    },
  },
  {
    state: 'newsletter ended',
    longOnly: true,
    address: newsletter,
    differs: true,
    async reach(page, served) {
      await openNewsletterLink(page, served)
      await press(page, 'Ja, ich möchte den Newsletter')
      const letter = (await served.letters()).findLast(({ kind }) => kind === 'newsletter-subscribed')
      const token = letter?.kind === 'newsletter-subscribed' ? letter.unsubscribeToken : ''
      await page.goto(`/newsletter/abmelden/${token}`)
      await press(page, 'Newsletter beenden')
      await page.getByRole('heading', { name: 'Sie bekommen keinen Newsletter mehr' }).waitFor()
    },
  },
]

const ofAlerts: readonly StateOfPage[] = [
  {
    state: 'alert about to be confirmed',
    address: '/benachrichtigungen?begriff=br/abmahnung',
    longOnly: true,
    async reach(page, served) {
      const email = `${randomUUID()}@werk.example`
      await fillIn(page, { 'E-Mail-Adresse': email })
      await acceptPrivacy(page)
      await sendInTime(page, 'Benachrichtigen Sie mich', served)
      await page.waitForURL('/benachrichtigungen/gesendet')
      const asked = (await served.letters()).find(({ kind, to }) => kind === 'alert-confirm' && to === email)
      await page.goto(`/benachrichtigungen/bestaetigen/${asked?.kind === 'alert-confirm' ? asked.token : ''}`)
      await page.getByRole('button', { name: 'Ja, benachrichtigen Sie mich' }).waitFor()
    },
  },
]

const ofTheShop: readonly StateOfPage[] = [
  {
    state: 'shop, a wrong code',
    longOnly: true,
    address: shopLogin,
    async reach(page) {
      await fillIn(page, { 'Ihr Code': 'geraten' })
      await press(page, 'Shop öffnen')
      await alertOf(page)
    },
  },
  { state: 'shop', address: shopLogin, reach: openShop },
  {
    state: 'shop, an order with faults',
    address: shopLogin,
    differs: true,
    async reach(page) {
      await openShop(page)
      await fillIn(page, { 'Aushang zur Betriebsversammlung': '99' })
      await press(page, 'Werbemittel bestellen')
      await alertOf(page)
    },
  },
  {
    state: 'shop, an order sent',
    address: shopLogin,
    longOnly: true,
    async reach(page, served) {
      await orderInShop(page)
      await sendInTime(page, 'Werbemittel bestellen', served)
      await page.getByText(/^Ihr Vorgang: /).waitFor()
    },
  },
  { state: 'shop, the code asked again', address: shopLogin, differs: true, reach: orderInClosedShop },
  {
    state: 'shop, open again',
    longOnly: true,
    address: shopLogin,
    differs: true,
    async reach(page) {
      await orderInClosedShop(page)
      await openShop(page)
      await page.getByRole('status').filter({ hasText: 'Der Shop ist wieder offen' }).waitFor()
    },
  },
  {
    state: 'shop about to be closed',
    address: shopLogin,
    longOnly: true,
    async reach(page) {
      await openShop(page)
      await page.getByRole('link', { name: 'Shop schließen' }).click()
      await page.getByRole('heading', { name: 'Möchten Sie den Shop schließen?' }).waitFor()
    },
  },
]

const ofTheOrderForm: readonly StateOfPage[] = [
  {
    state: 'order form with faults',
    longOnly: true,
    address: orderForm,
    differs: true,
    async reach(page) {
      await page.getByRole('button', { name: 'Plätze halten und Formular ausfüllen' }).click()
      await alertOf(page)
    },
  },
  {
    state: 'order form filled in',
    address: orderForm,
    longOnly: true,
    async reach(page) {
      await orderOnPaper(page)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
]

/** Fills in the order form for one person, and holds a seat. */
async function orderOnPaper(page: Page): Promise<void> {
  const person = page.getByRole('region', { name: 'Teilnehmende Person' })
  await person.getByLabel('Anrede').selectOption({ label: 'Frau' })
  await person.getByLabel('Vorname').fill('Kim')
  await person.getByLabel('Nachname').fill('Yıldız')
  await person.getByLabel('E-Mail-Adresse').fill(`${randomUUID()}@werk.example`)
  await person.getByLabel('Funktion').selectOption({ index: 1 })
  const payer = page.getByRole('region', { name: 'Wer bezahlt?' })
  await payer.getByLabel('Anrede').selectOption({ label: 'Frau' })
  await payer.getByLabel(/^§.37 Abs\..6/).check()
  for (const [label, value] of Object.entries(whoOrdersTyped))
    await payer.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('textbox', { name: 'Wer unterschreibt' }).fill('Mara Kessler')
  await fillIn(page, { 'Ort der Unterschrift': 'Hamburg', 'Tag der Unterschrift': '2026-12-09' })
  await acceptPrivacy(page)
  await page.getByRole('button', { name: 'Plätze halten und Formular ausfüllen' }).click()
  await page.waitForURL('/buchung/**')
}

/** Forms that anybody may send: one of them plays what all of them have, beside it what each has of its own. */
export const statesOfForms: readonly StateOfPage[] = [
  ...ofAnyForm,
  ...ofWithdrawals,
  ...ofTheNewsletter,
  ...ofAlerts,
  ...ofTheShop,
  ...ofTheOrderForm,
]
