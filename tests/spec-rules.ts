/**
 * Every rule of spec §3, §4, §5, §8 and §9. A scenario names the rule it shows by a tag, `@rule:theme-neu-badge`; a
 * test by `[rule:theme-neu-badge]` in its name. tests/rules-table.test.ts fails on a rule that nobody shows.
 */
export const specRules = {
  // §3 Entities and their fields
  'theme-first-content': '§3 The first entry of a theme’s content is the one used',
  'theme-event-type': '§3 Event type 1 is training series, 3 Fachtagung, anything else seminar',
  'theme-color-default': '§3 A theme without a colour has the brand gradient',
  'theme-locations-derived': '§3 The number of locations is derived from the theme’s events',
  'theme-redirect-url': '§3 A theme with redirectUrl leads there',
  'theme-hidden-in-series': '§3 hideInTrainingSeries leaves a theme out of a series’ module list and of ‘gehört zu’',
  'theme-content-image-null': '§3 A theme’s image may be null',
  'event-hotel-empty-online': '§3 An online event has no hotel',
  'module-no-venue': '§3 Module venues 522 and -1 mean no physical venue',
  'lexicon-item': '§3 A lexicon item has title and url',
  'bookmark-matches-type-and-value': '§3 The bookmark that matches both type and value is the item’s',
  'heart-inputs':
    '§3 The wishlist control takes type, domain, value, sign-in, text class, icon style, fill colour, size',
  'heart-layout': '§3 The wishlist control has layout v2 or default',
  'heart-bookmark-label': '§3 bookmarkLabel is ‘Artikel’ by default',
  'video-inputs': '§3 The video player takes its inputs from its host',
  'video-placeholder-cover': '§3 A placeholder stands in for a missing cover',
  'limited-text-inputs': '§3 A limited text has a text and a character limit',
  // §4 States and transitions
  'event-online': '§4 An event is online when it has no hotel',
  'event-one-day': '§4 A one-day event is not online and starts and ends on the same day',
  'theme-neu-badge': '§4 A new theme shows ‘Neu’',
  'theme-online-icon': '§4 The online icon shows when the theme has online events',
  'theme-map-pin': '§4 The map pin shows when the theme has in-person events',
  'tooltip-both': '§4 Tooltip when both kinds exist',
  'tooltip-online': '§4 Tooltip when online only',
  'tooltip-in-person': '§4 Tooltip when in person only',
  'card-labels': '§4 Card labels ‘Dauer’, ‘Standorte’ and ‘Extras’',
  'card-standorte-count': '§4 The count is followed by ‘Standorte’',
  'extras-highlight-first': '§4 Extras shows the first highlight',
  'extras-starter-package-second': '§4 Extras shows the first starter package where there is no highlight',
  'extras-none': '§4 No Extras block without either',
  'card-gradient-without-image': '§4 A card without an image has a coloured gradient',
  'bookmark-label': '§4 The label is ‘Gemerkt’ or ‘Merken’',
  'bookmark-icon': '§4 The heart is filled or outlined',
  'bookmark-toggle-add': '§4 A click while signed in adds what is not bookmarked',
  'bookmark-toggle-remove': '§4 A click while signed in removes what is bookmarked',
  'bookmark-reload': '§4 After either action the list is reloaded',
  'bookmark-dialog-signed-out': '§4 A click while signed out opens the login dialog for that item',
  'bookmark-add-from-address': '§4 add_to_wishlist equal to the item’s value adds it on load',
  'bookmark-add-from-address-once': '§4 … once only, and not when it is bookmarked already',
  'video-starts-idle': '§4 A video starts not playing',
  'video-cover-click': '§4 A click on the cover starts it',
  'video-autoplay': '§4 Autoplay starts it at once',
  'video-only-emit-click': '§4 With onlyEmitClick a click emits toggle-play-video instead',
  'video-needs-consent': '§4 Playing needs marketing consent',
  'video-blocked-dialog': '§4 Without consent the blocked-content dialog opens',
  'video-dialog-close-stops': '§4 Closing that dialog stops playback',
  'video-consent-accepted': '§4 Accepting consent with marketing closes the dialog',
  'video-consent-declined': '§4 Declining closes the dialog and stops playback',
  'limited-text-expands-once': '§4 A limited text is truncated until expanded, and expansion is one-way',
  // §5 Validation rules
  'video-id': '§5 The video id is taken from a page link, short link or embed link',
  'wishlist-only-signed-in': '§5 Adding and removing is offered to signed-in users only',
  'limit-ellipsis': '§5 Shortened text ends with an ellipsis',
  'limit-strip-tags': '§5 Shortening can strip markup tags',
  // §8 Errors
  'add-failure-warning': '§8 A failed add warns ‘cannot add to wishlist’ on the console and shows nothing',
  'remove-failure-warning': '§8 A failed remove warns ‘cannot remove to wishlist’ on the console and shows nothing',
  'list-failure-survived': '§8 A failed load of the list is survived',
  'ui-errors-collected': '§8 UI errors are collected outside the development host',
  // §9 Constants
  'dates-berlin': '§9 Dates are dd.mm.yyyy in Berlin with German names',
  'duration-days-below-15': '§9 A duration under 15 is days, 15 or more is minutes',
  'duration-tag-tage': '§9 1 is ‘Tag’, otherwise ‘Tage’',
  'series-duration': '§9 A series shows days plus minutes',
  'series-duration-na': '§9 … or N/A when incomplete',
  'venues-522-and-minus-1': '§9 Venue ids 522 and -1 mean online',
  'event-types-1-and-3': '§9 Event types 1 and 3',
  'language-de': '§9 The default language is de',
  'wording-in-session-storage': '§9 Translations are cached in session storage',
  'lexicon-columns': '§9 Lexicon columns: 1 below 576 px, 2 below 1200 px, otherwise 4',
  'mobile-below-768': '§9 Mobile is below 768 px',
  'video-padding': '§9 The video padding is 30px by default',
  'icon-defaults': '§9 Icons are 48 with stroke width 2',
  'icon-padding': '§9 Icons with background or padding get about 7 % of their width as padding',
  'brand-gradient': '§9 The brand gradient runs from a red to an orange',
} as const

/**
 * Rules of the domain (domain §9, and of pages and calls that everybody sees), shown like those of the specification.
 */
export const domainRules = {
  'domain-costs-vat-once': 'domain §4.4 VAT is reckoned per rate on the sum and rounded once',
  'domain-costs-online': 'domain §4.4 An event online has no hotel lines',
  'domain-costs-one-day': 'domain §4.4 On a one-day event nobody stays overnight by default',
  'domain-costs-series': 'domain §4.4 A series costs the sum of its modules',
  'domain-costs-on-request': 'domain §4.4 A missing price is ‘auf Anfrage’ and makes the total incomplete',
  'domain-availability': 'domain §4.5 Lists tell what is left of an event’s seats in words',
  'domain-calendar-clocks': 'domain §5, §10 A calendar keeps its hours over the changes of clocks',
  'domain-calendar-stable':
    'domain §5 An entry of a calendar stays the same when its event moves, and is cancelled when it is called off',
  'domain-letters-calendars':
    'domain §5, §10 Letters bring a booking into calendars: one entry, counted by its changes, cancelled when it ends',
  'domain-called-off': 'domain §4.5 What the office calls off leaves the programme at once, and its page says so',
  'domain-rescheduled':
    'domain §4.5 Whoever has booked what is rescheduled is told once, keeps his seats, and may leave for nothing for a while',
  'domain-certificate':
    'domain §4.5 Whoever was there has his certificate from the last day on, and is sent it when the event is over, once',
  'domain-login-one-text': 'domain §7.1 A wrong password and an unknown address have one text',
  'domain-login-limit': 'domain §7.1 Five wrong passwords in 15 minutes close an account for a network',
  'domain-login-known': 'domain §7.1 Who signed in from a browser before is not locked out by others',
  'domain-personal-data':
    'domain §7.2 Personal data are replaced over the version that was read; numbers are stored as E.164',
  'domain-advertising': 'domain §7.2 Advertising is allowed way by way, with time and source; nobody has agreed before',
  'domain-newsletter-of-account': 'domain §7.2 The newsletter of a member is confirmed by a letter and ended at once',
  'domain-health-consent': 'domain §7.2 Allergies and a room for disabled people are stored with her consent alone',
  'domain-memberships':
    'domain §7.2 Memberships are named with their days; whether somebody is in a union is not asked',
  'domain-account-deletion':
    'domain §7.2 An account is deleted after seven days of grace, once, and not as long as a booking is to come',
  'domain-calendar-feeds':
    'domain §5 Calendars to subscribe to name nobody, and end with the right to them and whenever their owner wants',
  'domain-consulting-slots':
    'domain §7.8 Slots of consultants: Monday to Friday, 9 to 17 in Berlin, no holidays of the Land, 24 hours to 8 weeks ahead',
  'domain-consulting-booking':
    'domain §7.8 A slot is booked once, with letters and a calendar to both; whoever is too late is told the next three',
  'domain-consulting-changing': 'domain §7.8 Whoever has the link cancels and reschedules until 24 hours before',
  'domain-consulting-office':
    'domain §7.8 The office sets hours and absences, and is shown the appointments that lie outside of them',
  'domain-quote':
    'domain §7.9 A quote holds until its last day at the prices of its writing, is accepted once and as it was seen, and numbers have no gap',
  'domain-data-export': 'domain §7.2 Somebody takes all that is stored of her away, once she said her password again',
  'domain-access-log': 'domain §6 Each look of the office at somebody’s data is noted, and read by whom it concerns',
  'domain-inbox-order': 'domain §7.5 What was sent by forms stands in one list, open withdrawals first',
  'domain-inbox-handled':
    'domain §7.5 A request is assigned, answered, closed and reopened, and its history says who did it and when',
  'domain-inbox-answered': 'domain §7.5 An answer goes to the sender by letter, and names nobody of the office',
  'domain-inbox-changed':
    'domain §7.5 Whoever acts on a request that a colleague has changed meanwhile is told, and sees it first',
  'domain-health-shown':
    'domain §6 Art. 9 What tells of health is shown to the team of an event, for a purpose, until four weeks after it',
  'domain-update-password': 'domain §7.2 A new password asks for the old one, and ends the other sessions',
  'domain-update-login-email':
    'domain §7.2 A new address is confirmed by letter, told to the old one, and tells nobody who has it',
  'domain-second-factor': 'domain §6 Who edits or administers signs in with a code beside the password',
  'domain-gremium-managed': 'domain §7.2 A Gremium has a manager as long as somebody belongs to it',
  'domain-gremium-changed':
    'domain §4.7, §7.2 Of two who change a Gremium or a member the second is told, with what stands there now',
  'domain-shared-list':
    'domain §4.7 The list of a Gremium is its own: everything once, taken off by whoever put it there or a manager',
  'domain-shared-list-votes': 'domain §4.7 A secret vote is cast once, and told when it is over, of three or more',
  'domain-delegation':
    'domain §4.7 A Gremium sees what speaks against whom it sends and what that costs; managers alone fill the cart',
  'domain-live':
    'domain §4.5, §4.7 An open page hears by name what has changed of what its reader may see, and nothing else',
  'domain-overview':
    'domain §7.2 The overview shows what is new and what waits for a word of hers, of her own Gremien alone',
  'domain-suggestions':
    'domain §7.2 What fits her bookmarks and her body is suggested with its reason, nothing that she has',
  'domain-training-plan':
    'domain §4.6 A plan keeps prerequisites three weeks apart, one event a month and a small Gremium able to meet',
  'domain-training-plan-stored':
    'domain §7.10 A plan leaves out what was attended, is changed by its owner over what he saw, and read by its link for a year',
  'domain-wishlist-known-content': 'domain §7.4 Only what exists can be kept',
  'domain-wishlist-expired': 'domain §7.4 A kept event that is over leads to new ones',
  'domain-wishlist-tabs':
    'domain §7.4 Tabs and devices of one person lose nothing, in whatever order their calls are done',
  'domain-wishlist-cart':
    'domain §7.3, §7.4 Bookmarked events go into the cart, one seat each; the rest is told with its reason',
  'domain-wishlist-cart-waiting-list':
    'domain §7.3 What is sold out goes in for the waiting list only where that is wished',
  'domain-wishlist-cart-once': 'domain §7.3 A bookmark that lies in the cart gets no second seat',
  'domain-registration-48h': 'domain §7.5 A registration is confirmed within 48 hours, once',
  'domain-registration-silent': 'domain §7.5 Registering a known address answers the same',
  'domain-form-time': 'domain §7.5 Nobody fills in a form in three seconds',
  'domain-shop-tries': 'domain §7.5 After five wrong codes the shop waits a quarter of an hour',
  'domain-shop-hours': 'domain §7.5 A code opens the shop for eight hours',
  'domain-form-limit': 'domain §7.5 Five forms an hour from one network and address',
  'domain-application-files': 'domain §7.13 Files of an application have at most 10 MB',
  'domain-download-protected': 'domain §7.11 A document for members asks to sign in',
  'domain-sync-version': 'domain §7.11 What another system brings is passed over where as new or newer came before',
  'domain-download-counts': 'domain §7.11 Documents are narrowed by rubric and target group, and counted',
  'domain-registration-state': 'domain §7.6 A Fachtagung is open, has a waiting list or is closed',
  'domain-event-past': 'domain §7.13 An event that is over leads to its theme',
  'domain-no-towns': 'domain §7.13 The venues 522 and -1 are no towns',
  'domain-position-closed': 'domain §7.13 A position is closed after its last day',
  'domain-search-compounds': 'domain §8 The search understands German words and their parts',
  'domain-search-forum':
    'domain §6, §7.7, §7.13 The search finds threads that everybody reads, and nothing else of the forum',
  'domain-chatbot-quotes':
    'domain §7.13 The chatbot answers with sentences of its sources, names them, and answers nothing else',
  'domain-chatbot-advice':
    'domain §6, §7.13 The chatbot says that it is one, and gives no advice in somebody’s own case',
  'domain-online-derived':
    'domain §9 Whether an event is online is derived; content that says otherwise is refused with file and line',
  'domain-standorte': 'domain §9 1 is ‘1 Standorte’, without a town the block is left out',
  'domain-series-page': 'domain §9 A series’ page shows its modules in order, with duration and venue of each',
  'domain-info-box': 'domain §9 The info box shows Dauer, Standorte, Extras and the next three dates',
  'domain-teasers-ask-once': 'domain §9 Teasers and boxes of a page are fed by one call',
  'domain-login-origin': 'domain §9 The heart’s domain is the origin of the login link',
  'domain-video-load': 'domain §9 ‘Video laden’ opens the choice about cookies again',
  'domain-video-portal': 'domain §9 usePortal sets the overlay at the end of the body',
  'domain-keyed-address': 'domain §9 The trailing number is the key; a wrong name leads to the right one',
  'domain-heart-without-scripts': 'domain §9 Without JavaScript the heart is a form that leads back, or to the login',
  'domain-demo-dates': 'domain §9 Demo dates count from the day of the first fill',
  'domain-bookmark-twice': 'domain §9 Keeping twice is keeping once',
  'domain-bookmark-routes': 'domain §9 The bookmark calls are named wishlist.list, wishlist.add, wishlist.remove',
  'domain-law-stubs': 'domain §9 A law that nobody imported yet has a page that says so',
  'domain-ruling-topics': 'domain §9 /rechtsprechung/{x} is a list of a topic, for everybody and for each group',
  'domain-reserved-slugs': 'domain §9 Content may not have addresses with a meaning of their own',
  'domain-wishlist-500': 'domain §7.4 A wishlist holds 500 bookmarks',
  'domain-consent-half-year': 'domain §6 The choice of cookies is asked for again within twelve months',
  'domain-office-closed':
    'domain §7.13 /manage is for editors and administrators; laws, PDFs and the order of themes for administrators alone',
  'domain-dashboard': 'domain §7.13 The dashboard tells of imports, letters, broken citations and how much there is',
  'domain-citation-report': 'domain §7.13 Where the citations of all texts lead, those first that are to be mended',
  'domain-law-two-steps': 'domain §1.3 Nobody reads a law before it is published; what was read can be published again',
  'domain-law-refused': 'domain §1.3 What is no law, or is published already, is not taken in',
  'domain-theme-sequence': 'domain §7.6 Administrators order the themes of a rubric: a permutation, over what was seen',
  'domain-pdf-analysis': 'domain §7.13 A PDF is told by its text, citations, terms, accessibility and duplicates',
  'domain-pdf-refused': 'domain §7.13 PDFs that are no such, too large, too long or encrypted are refused',
  'domain-pdf-one-at-a-time': 'domain §7.13 PDFs are read within limits of time and memory, one at a time',
  'domain-redirect-target': 'domain §7.0 After signing in a visitor gets to an address of ours only',
} as const

/** Rules of domain §9 of which nothing is built yet, with what they wait for. One that is shown stands above. */
export const unbuiltRules = {
  'domain-names-later': 'domain §9 Recipients may be named later, until 14 days before the start (booking)',
  'domain-booking-page': 'domain §9 A booking lives at /buchung/{token} before the portal (booking)',
  'domain-werbemittelshop': 'domain §9 The Werbemittelshop opens with a code (forms)',
} as const

/** A rule that has to be shown, and of which faults have to be planted. */
export type Rule = keyof typeof specRules | keyof typeof domainRules

/** Every rule that has to be shown. */
export const allRules: Readonly<Record<string, string>> = { ...specRules, ...domainRules }
