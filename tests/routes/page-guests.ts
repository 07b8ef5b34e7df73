/** Who is shown a page, as the table of routes says it. */
export type Guest =
  | 'everybody'
  /** Whoever has a link that a letter brought, without an account. */
  | 'by link'
  | 'signed in'
  /** Who belongs to a Gremium. */
  | 'Gremium'
  /** The moderation of the forum. */
  | 'moderation'
  /** Redaktion and administrators. */
  | 'office'
  | 'administrators'

/**
 * Every page that is not for everybody and who is shown it, written by hand from spec §2, §6 and domain §7; what is not
 * here is for everybody. Of a page that is shown to others too, as an invitation to sign in, it says who sees what is
 * meant.
 */
export const guestsOfPages: Readonly<Record<string, Exclude<Guest, 'everybody'>>> = {
  '/manage': 'office',
  '/manage/zitate': 'office',
  '/manage/themen': 'administrators',
  '/manage/zugriffe': 'administrators',
  '/manage/legislation': 'administrators',
  '/manage/legislation/auftrag/:job': 'administrators',
  '/manage/legislation/fassung/:version': 'administrators',
  '/manage/buchungen': 'office',
  '/manage/buchungen/termin/:event': 'office',
  '/manage/termine/:event/unterlagen': 'office',
  '/manage/buchungen/:booking': 'office',
  '/manage/pdf-analysis': 'administrators',
  '/manage/forum': 'moderation',
  '/manage/eingang': 'office',
  '/manage/eingang/:id': 'office',
  '/manage/angebote': 'office',
  '/manage/angebote/:id': 'office',
  '/manage/berater': 'office',
  '/manage/berater/:id': 'office',
  '/schulungsplan/admin': 'administrators',
  '/buchung/:token': 'by link',
  '/kostenuebernahme/:token': 'by link',
  '/beratung/termin/:token': 'by link',
  '/angebote/:token': 'by link',
  '/forum/meldung/:token': 'by link',
  '/newsletter/bestaetigen/:token': 'by link',
  '/newsletter/abmelden/:token': 'by link',
  '/benachrichtigungen/bestaetigen/:token': 'by link',
  '/benachrichtigungen/beenden/:token': 'by link',
  '/registrierung/bestaetigen/:token': 'by link',
  '/kundenportal/password-reset/:token': 'by link',
  '/kundenportal/neue-adresse/:token': 'by link',
  '/kundenportal/konto-behalten/:token': 'by link',
  '/personalisierter-schulungsplan/:token': 'by link',
  '/meinifb/einladung/:token': 'by link',
  '/wishlist/list': 'signed in',
  '/benachrichtigungen': 'signed in',
  '/kundenportal/send-feedback': 'signed in',
  '/kundenportal/zweiter-faktor': 'signed in',
  '/kundenportal/zweiter-faktor/einrichten': 'signed in',
  '/meinifb/meinifbv2': 'signed in',
  '/meinifb/wissen/br-a-z-content/:primer': 'signed in',
  '/meinifb/einstellungen': 'signed in',
  '/meinifb/einstellungen/zugang': 'signed in',
  '/meinifb/einstellungen/daten': 'signed in',
  '/meinifb/schulungsplan': 'signed in',
  '/meinifb/termine/:event': 'signed in',
  '/meinifb/angebote': 'signed in',
  '/meinifb/gremium-mitglieder': 'signed in',
  '/meinifb/gremium-merkliste': 'Gremium',
  '/meinifb/gremium-merkliste/:entry': 'Gremium',
  '/meinifb/gremium-einstellungen': 'Gremium',
  '/meinifb/gremium-buchungen': 'Gremium',
}
