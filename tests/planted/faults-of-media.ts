import { inChromium, inCore, inPorts, onScreen } from './planted-fault.ts'

const machine = 'core/media/video.machine.ts'
const settings = 'core/media/video-settings.ts'
const id = 'core/media/video-id.ts'
const player = 'adapters/react/widgets/video.tsx'
const taken = "actions: { type: 'takeConsent', params: ({ event }) => event.consent }"

/** Faults in the rules of videos. */
export const faultsOfMedia = {
  'video-inputs': [
    inCore(settings, "popup: isOn('popup')", 'popup: false'),
    inCore(settings, "withShadow: isOn('shadow')", 'withShadow: false'),
    inCore(machine, 'atEndOfPage: context.usePortal && (overlayOpen || dialogOpen)', 'atEndOfPage: false'),
    onScreen(player, 'useHeldPage(window, !player.pageScrolls)', 'useHeldPage(window, false)'),
    inChromium(
      'adapters/react/widgets/widgets.css',
      '.held {\n    overflow: hidden;',
      '.held {\n    overflow: visible;',
    ),
    inChromium('adapters/react/widgets/widgets.css', 'box-shadow: var(--shadow);', 'box-shadow: none;'),
  ],
  'video-placeholder-cover': [inCore(machine, 'context.image ?? placeholderCover', "context.image ?? ''")],
  'video-starts-idle': [
    inCore(
      machine,
      "target: 'starting' },\n        { target: 'idle' },",
      "target: 'starting' },\n        { target: 'starting' },",
    ),
  ],
  'video-cover-click': [
    inCore(machine, "actions: 'togglePlay' }, { target: 'starting' }]", "actions: 'togglePlay' }]"),
  ],
  'video-autoplay': [inCore(machine, 'startsItself: ({ context }) => context.autoplay', 'startsItself: () => false')],
  'video-only-emit-click': [
    inCore(machine, 'onlyEmitsClicks: ({ context }) => context.onlyEmitClick', 'onlyEmitsClicks: () => false'),
    onScreen(player, "new CustomEvent('toggle-play-video'", "new CustomEvent('togglePlayVideo'"),
  ],
  'video-needs-consent': [inCore('core/media/consent.ts', 'consent.decided && consent.marketing', 'consent.decided')],
  'video-blocked-dialog': [
    inCore(machine, "const dialogOpen = value === 'blocked'", 'const dialogOpen = false'),
    inCore('core/media/blocked-dialog.ts', "title: 'Externe Inhalte blockiert!'", "title: 'Externe Inhalte'"),
  ],
  'video-dialog-close-stops': [inCore(machine, "'dialog.closed': 'idle'", "'dialog.closed': 'playing'")],
  'video-consent-accepted': [
    inCore(machine, `target: 'playing',\n            ${taken}`, `target: 'idle',\n            ${taken}`),
  ],
  'video-consent-declined': [
    inCore(
      machine,
      `{ target: 'idle', ${taken} },\n        ],\n      },\n    },\n    playing`,
      `{ target: 'playing', ${taken} },\n        ],\n      },\n    },\n    playing`,
    ),
    inCore(
      machine,
      `'popup.closed': 'idle',\n        'consent.decided'`,
      `'popup.closed': 'idle',\n        'consent.withdrawn'`,
    ),
  ],
  'video-id': [
    inCore(id, "const shortHosts = ['youtu.be', ", 'const shortHosts = ['),
    inCore(id, '{11}$/', '{11}/'),
    inCore(id, 'watchHosts.includes(hostname) && first ===', 'first ==='),
  ],
  'video-padding': [
    inCore('core/media/media.ts', "defaultPaddingBottom = '30px'", "defaultPaddingBottom = '20px'"),
    inPorts(settings, "cssLength.test(read('paddingBottom')) ? read", "read('paddingBottom') ? read"),
  ],
  'domain-video-load': [
    inCore(machine, "'load.clicked': { actions: 'renewConsent' }", "'load.clicked': 'playing'"),
    inCore(machine, "'load.clicked': { actions: 'renewConsent' }", "'load.clicked': {}"),
    onScreen(player, 'consent.renew())', 'undefined)'),
  ],
  'domain-video-portal': [
    inCore(machine, 'context.usePortal && (overlayOpen || dialogOpen)', 'overlayOpen || dialogOpen'),
    onScreen(player, 'createPortal(layer, window.document.body)', 'layer'),
  ],
}
