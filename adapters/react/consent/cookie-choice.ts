import * as addressOf from '#core/shared/addresses.ts'
import * as CookieConsent from 'vanilla-cookieconsent'
// oxlint-disable import/no-unassigned-import -- stylesheets have nothing to assign
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './cookie-choice.css'
// oxlint-enable import/no-unassigned-import
import { letLibraryDraw } from '../ui/own-html.ts'
import type { WidgetWording } from '#wording/widgets.ts'
import { consentCookie, consentDays, consentRevision } from '#core/media/consent-cookie.ts'

/** All that the library makes HTML of: our words, links to our pages, icons of its own. */
const harmless =
  /^(?:[^<]|<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\w .,-]*"\/><\/svg>|<a href="\/[\w/-]*">|<\/a>)*$/
let mayDraw = false

type Words = WidgetWording['consent']

/**
 * Opens the choice about cookies in a modal dialog of its own, so that it can be reached above other dialogs. Accepting
 * and rejecting weigh the same; Escape leaves things as they are.
 */
export async function openCookieChoice(window: Window, words: Words, decided: () => void): Promise<void> {
  const { document } = window
  if (document.querySelector('dialog.cookie-choice')) return
  const dialog = document.createElement('dialog')
  dialog.className = 'cookie-choice'
  dialog.setAttribute('aria-label', words.heading)
  document.body.append(dialog)
  if (!mayDraw) letLibraryDraw(harmless)
  mayDraw = true
  let chosen = false
  const isOpen = () => /\bshow--(consent|preferences)\b/.test(document.documentElement.className)
  const end = () => {
    if (!dialog.isConnected) return
    dialog.removeEventListener('close', end)
    dialog.close()
    dialog.remove()
    CookieConsent.reset()
    // Only now, when the focus is back where it was: what opens next gives it back to there as well.
    if (chosen) decided()
  }
  dialog.addEventListener('close', end)
  // The library tells of changes only; saying the same again is a decision too.
  dialog.addEventListener('click', (event) => {
    const role = (event.target as Element).closest('button[data-role]')?.getAttribute('data-role')
    if (role === 'all' || role === 'necessary' || role === 'save') chosen = true
  })
  // The library puts the focus on the head of a box up to twice, the second time when the box has faded in: by then
  // somebody with a keyboard may be further down, and stays there.
  dialog.addEventListener('focusin', ({ target, relatedTarget }) => {
    const box = (target as Element).closest('[role=dialog]')
    const isHead = (target as Element).getAttribute('tabindex') === '-1'
    if (isHead && relatedTarget instanceof HTMLElement && box?.contains(relatedTarget)) relatedTarget.focus()
  })
  await CookieConsent.run({
    root: dialog,
    autoShow: false,
    // It opens because somebody asked for it: there is no robot to hide from.
    hideFromBots: false,
    revision: consentRevision,
    manageScriptTags: false,
    cookie: { name: consentCookie, expiresAfterDays: consentDays },
    categories: { notwendig: { enabled: true, readOnly: true }, statistik: {}, marketing: {} },
    guiOptions: {
      consentModal: { layout: 'box', position: 'middle center', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: 'de', translations: { de: translation(words) } },
    onModalHide: () => void setTimeout(() => isOpen() || end()),
  })
  dialog.showModal()
  CookieConsent.show(true)
}

const translation = (words: Words) => ({
  consentModal: {
    title: words.heading,
    description: words.text,
    acceptAllBtn: words.acceptAll,
    acceptNecessaryBtn: words.rejectAll,
    showPreferencesBtn: words.settings,
    footer: `<a href="${addressOf.privacy}">${words.privacy}</a><a href="${addressOf.imprint}">${words.imprint}</a>`,
  },
  preferencesModal: {
    title: words.settingsHeading,
    acceptAllBtn: words.acceptAll,
    acceptNecessaryBtn: words.rejectAll,
    savePreferencesBtn: words.save,
    closeIconLabel: words.close,
    sections: [
      { title: words.necessary, description: words.necessaryText, linkedCategory: 'notwendig' },
      { title: words.statistics, description: words.statisticsText, linkedCategory: 'statistik' },
      { title: words.marketing, description: words.marketingText, linkedCategory: 'marketing' },
    ],
  },
})
