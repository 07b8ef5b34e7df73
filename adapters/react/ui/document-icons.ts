// Without React: outlines of icons, as data.

/**
 * Icons that stand in documents alone, whose sprite has them: browsers load none of these for widgets. A car with
 * straight lines and sliders with round knobs, for which Lucide has other drawings.
 */
export const documentIcons = {
  car: '<path d="M5 17H3v-5l2-6h14l2 6v5h-2M9 17h6M3 12h18"/><circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/>',
  sliders:
    '<path d="M4 6h9M17 6h3M4 12h3M11 12h9M4 18h11M19 18h1"/><circle cx="15" cy="6" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="17" cy="18" r="2"/>',
} as const
