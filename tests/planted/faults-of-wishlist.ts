import { inChromium, inCore, inPorts, inTests, onScreen, overHttp } from './planted-fault.ts'

const settings = 'core/wishlist/heart-settings.ts'
const heart = 'core/wishlist/heart-state.ts'
const wanted = 'core/wishlist/wanted-bookmarks.ts'
const guards = 'core/wishlist/wishlist-guards.ts'
const machine = 'core/wishlist/wishlist.machine.ts'
const dialog = 'core/wishlist/login-dialog.ts'
const icon = 'core/shared/icon.ts'
const control = 'adapters/react/widgets/bookmark.tsx'
const heartStyle = 'adapters/react/blocks/heart.css'
const widgetStyle = 'adapters/react/widgets/widgets.css'

const keeping = 'core/wishlist/keeping-bookmarks.ts'
const entry = 'core/wishlist/wishlist-entry.ts'
const restoring = 'core/wishlist/restoring-bookmarks.ts'
const standing = 'core/wishlist/cart-standing.ts'
const intoCart = 'core/wishlist/into-cart.ts'
const heartForm = 'adapters/react/pages/wishlist/heart-form.ts'
const page = 'adapters/react/pages/wishlist/wishlist.tsx'

const wants = "wants: bookmarkOf(bookmarks, item) ? 'gone' : 'bookmarked'"

/** Faults in the rules of hearts, the wishlist and its dialog. */
export const faultsOfWishlist = {
  'bookmark-matches-type-and-value': [
    inCore(wanted, 'one.type === other.type && one.value === other.value', 'one.value === other.value'),
    inCore(wanted, 'one.type === other.type && one.value === other.value', 'one.type === other.type'),
  ],
  'heart-inputs': [
    inCore(settings, "size: isSized ? Number(read('size')) : iconSize", 'size: iconSize'),
    inCore(settings, "domain: originOf(read('domain'))", "domain: ''"),
  ],
  'heart-layout': [
    inCore(settings, "read('layout') === 'v2' ? 'v2' : 'default'", "read('layout') === 'default' ? 'default' : 'v2'"),
    inChromium(widgetStyle, 'flex-direction: column;', 'flex-direction: row;'),
  ],
  'heart-bookmark-label': [
    inCore(settings, "read('bookmarkLabel') || 'Artikel'", "read('bookmarkLabel') || 'Seminar'"),
    onScreen(control, 'aria-label={heartName(settings.bookmarkLabel, shown.state)}', ''),
  ],
  'bookmark-label': [
    inCore(heart, "label: 'Gemerkt', icon", "label: 'Merken', icon"),
    onScreen(control, '{shown.label}</span>', 'Merken</span>'),
  ],
  'bookmark-icon': [
    inCore(heart, "label: 'Gemerkt', icon: 'filled'", "label: 'Gemerkt', icon: 'outlined'"),
    inCore(heart, "label: 'Merken', icon: 'outlined'", "label: 'Merken', icon: 'filled'"),
    inChromium(heartStyle, 'fill: var(--r2);', 'fill: none;'),
  ],
  'bookmark-toggle-add': [inCore(wanted, wants, "wants: 'gone'")],
  'bookmark-toggle-remove': [inCore(wanted, wants, "wants: 'bookmarked'")],
  'bookmark-reload': [
    inCore(
      machine,
      "target: 'reloading',\n              actions: [{ type: 'takeAdded'",
      "target: 'resting',\n              actions: [{ type: 'takeAdded'",
    ),
    inCore(
      machine,
      "{ target: 'reloading', actions: ['tellRemoved', 'takeRemoved'] }",
      "{ target: 'resting', actions: ['tellRemoved', 'takeRemoved'] }",
    ),
  ],
  'bookmark-dialog-signed-out': [
    inCore(
      machine,
      "on: { 'heart.clicked': { actions: { type: 'openDialog', params: ({ event }) => event.item } } },",
      '',
    ),
    inCore(dialog, 'const target = value ? withBookmark(address, value) : address', 'const target = address'),
  ],
  'bookmark-add-from-address': [
    inCore(guards, 'heard && asked !== undefined,\n  nextIsGranted', 'heard && asked === null,\n  nextIsGranted'),
  ],
  'bookmark-add-from-address-once': [
    inCore(guards, "(tried || isGranted(bookmarks, { item: asked, wants: 'bookmarked' }))", 'tried'),
    inCore(machine, 'const address = withoutBookmark(context.address)', 'const { address } = context'),
  ],
  'wishlist-only-signed-in': [
    // On a page nothing wakes that could ask for somebody who is not signed in.
    inPorts(guards, 'isSignedIn: ({ context }: Known) => context.signedIn', 'isSignedIn: (_: Known) => true'),
    overHttp(
      'core/wishlist/wishlist.service.ts',
      'return refused(notSignedIn)\n    if (value.length',
      "return done({ id: '1', type, value })\n    if (value.length",
    ),
  ],
  'add-failure-warning': [
    inCore(machine, "message: 'cannot add to wishlist'", "message: 'cannot remove to wishlist'"),
    inCore(
      machine,
      "{ target: 'reloading', actions: 'warnNotAdded' }",
      "{ target: 'reloading', actions: ['warnNotAdded', 'askToSignIn'] }",
    ),
  ],
  'remove-failure-warning': [
    inCore(machine, "message: 'cannot remove to wishlist'", "message: 'cannot add to wishlist'"),
    inCore(
      machine,
      "{ target: 'reloading', actions: 'warnNotRemoved' }",
      "{ target: 'reloading', actions: ['warnNotRemoved', 'askToSignIn'] }",
    ),
  ],
  'list-failure-survived': [
    inCore(
      machine,
      "{ target: 'resting' },\n            ],\n          },\n        },\n        resting: {",
      "{ target: '#wishlist.signedOut' },\n            ],\n          },\n        },\n        resting: {",
    ),
  ],
  'mobile-below-768': [
    inCore('core/shared/breakpoints.ts', 'mobile: 768', 'mobile: 767'),
    inCore(dialog, "? 'wishlist-login-dialog-mobile'", "? 'wishlist-login-dialog'"),
  ],
  'icon-defaults': [
    inCore(icon, 'iconSize = 48', 'iconSize = 24'),
    inCore(icon, 'iconStrokeWidth = 2', 'iconStrokeWidth = 1'),
    inChromium(
      widgetStyle,
      '.heart .own-size {\n    width: auto;\n    height: auto;',
      '.heart .own-size {\n    width: 24px;\n    height: 24px;',
    ),
  ],
  'icon-padding': [
    inCore(icon, 'paddingShare = 0.07', 'paddingShare = 0.1'),
    inPorts(icon, 'background || padding ?', 'background ?'),
  ],
  'domain-wishlist-known-content': [
    inCore(keeping, "if (!(await bookmarks.exists(item))) return refused({ why: 'unknown-content' })\n", ''),
  ],
  'domain-wishlist-expired': [
    inCore(entry, 'const href = expired ? newEvents :', 'const href ='),
    inCore(entry, 'addressOf.themeEvents(content.theme_url)', 'addressOf.theme(content.theme_url)'),
  ],
  'domain-wishlist-tabs': [
    // A change that others write beside is a lost update.
    inTests('adapters/storage/engine/changing-in-memory.ts', 'return inTurn(async () => step())', 'return step()'),
    inTests(restoring, 'if (addedAgain) {', 'if (addedAgain?.id === id) {'),
    inTests(restoring, 'if (known) return done(known)\n', ''),
    inTests(keeping, 'if (known) return done(known)\n', ''),
  ],
  'domain-wishlist-cart': [
    inCore(intoCart, "standing === 'open' ? 'buchen'", "standing === 'open' ? 'warteliste'"),
    inCore(standing, "event.placesLeft > 0 ? 'open' : 'sold-out'", "event.placesLeft >= 0 ? 'open' : 'sold-out'"),
    inCore(standing, "obstacle.why === 'past' ? 'over' : 'begun'", "'begun'"),
    onScreen(page, 'ids = wished === everything ? {} : { ids: [wished] }', 'ids = { ids: [wished] }'),
  ],
  'domain-wishlist-cart-waiting-list': [
    inCore(intoCart, "standing === 'sold-out' && waitingList ?", "standing === 'sold-out' ?"),
    inCore(intoCart, "standing === 'sold-out' && waitingList ?", "standing === 'sold-out' && !waitingList ?"),
    onScreen(page, "form.one('waitingList') !== undefined", 'false'),
  ],
  'domain-wishlist-cart-once': [
    inPorts(standing, "if (item) return item.mode === 'warteliste' ? 'waiting-list' : 'in-cart'\n", ''),
  ],
  'domain-wishlist-500': [
    inTests('core/wishlist/wishlist.ts', 'mostBookmarks = 500', 'mostBookmarks = 501'),
    inTests(keeping, '>= most)', '> most)'),
    inTests(keeping, 'if (known) return done(known)\n', ''),
  ],
  'domain-bookmark-twice': [inCore(keeping, 'if (known) return done(known)\n', '')],
  'domain-heart-without-scripts': [
    onScreen('adapters/react/blocks/heart-host.tsx', 'action={addressOf.wishlist}', 'action="/"'),
    onScreen(heartForm, 'afterForm(backBookmarked(back))', 'afterForm(backBookmarked(here))'),
    onScreen(heartForm, 'afterForm(backBookmarked(back))', 'afterForm(back)'),
    onScreen(
      heartForm,
      'if (!who.ok || !who.value.isLoggedIn)\n    return',
      'if (!who.ok || !who.value.isLoggedIn) return afterForm(back)\n  if (!item)\n    return',
    ),
  ],
  'domain-login-origin': [
    inCore(settings, "domain: originOf(read('domain'))", "domain: ''"),
    inCore(dialog, "signInAt(domain.replace(/(?<!\\/)\\/+$/, ''), target)", "signInAt('', target)"),
  ],
}
