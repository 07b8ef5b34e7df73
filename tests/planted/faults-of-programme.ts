import { inCore, inPorts, onScreen } from './planted-fault.ts'

const card = 'core/catalogue/theme-card.ts'
const words = 'core/catalogue/card-words.ts'
const cover = 'core/catalogue/cover.ts'
const noVenue = 'core/shared/no-venue.ts'
const duration = 'core/shared/duration.ts'
const berlin = 'core/shared/dates.ts'
const tip = 'adapters/react/blocks/mode-tip.tsx'

/** Faults in the rules of themes, their cards and their events. */
export const faultsOfProgramme = {
  'theme-first-content': [
    inCore(card, 'durationText(theme.content[0]?.duration)', 'durationText(theme.content.at(-1)?.duration)'),
  ],
  'theme-event-type': [
    inCore(
      'core/catalogue/theme-kind.ts',
      "=== eventTypes.conference ? 'Fachtagung' : 'Seminar'",
      "=== eventTypes.conference ? 'Fachtagung' : 'Fachtagung'",
    ),
  ],
  'theme-color-default': [
    inPorts(cover, 'color === undefined ? [from, via, to] :', "color === undefined ? ['#0e4a54', '#0e4a54'] :"),
  ],
  'theme-locations-derived': [
    inCore('core/catalogue/theme-offer.ts', 'locations: towns,', 'locations: prices.length,'),
  ],
  'theme-redirect-url': [
    inCore(
      'core/catalogue/theme-links.ts',
      'string => redirectUrl ?? addressOf.theme(url)',
      'string => addressOf.theme(url)',
    ),
    inCore(
      'core/catalogue/catalogue.service.ts',
      "if (found.redirectUrl !== undefined) return refused({ why: 'moved', to: found.redirectUrl })\n",
      '',
    ),
  ],
  'theme-hidden-in-series': [
    inCore('core/catalogue/series-modules.ts', '(theme?.hideInTrainingSeries ? theme.url : [])', '(theme ? [] : [])'),
    inCore(
      'core/catalogue/catalogue.service.ts',
      'found.hideInTrainingSeries ? [] : catalogue.seriesWith(url)',
      'catalogue.seriesWith(url)',
    ),
  ],
  'theme-content-image-null': [inCore(cover, 'if (image) return', 'if (image && color) return')],
  'event-hotel-empty-online': [
    inCore(
      'core/content/event-rules.ts',
      'event.isOnlineEvent === true && hotelId !== undefined',
      'event.isOnlineEvent === true && hotelId === 0',
    ),
  ],
  'module-no-venue': [inCore(noVenue, '[522, -1]', '[522]')],
  'event-online': [inCore('core/catalogue/towns.ts', '(hotel ?? undefined)', 'undefined')],
  'event-one-day': [
    inCore(
      'core/catalogue/one-day-event.ts',
      "eventKind(event) !== 'online' && berlinDay(event.startDate) === berlinDay(event.endDate)",
      'false',
    ),
  ],
  'theme-neu-badge': [
    inCore(words, "newBadge = 'Neu'", "newBadge = 'New'"),
    onScreen('adapters/react/blocks/theme-cover.tsx', '{card.isNew && (', '{!card.isNew && ('),
  ],
  'theme-online-icon': [
    inCore(words, "if (hasOnlineEvents) return 'online'", "if (hasOnlineEvents) return 'inPerson'"),
    onScreen(tip, `{mode !== 'inPerson' && <Icon name="screen" />}`, ''),
  ],
  'theme-map-pin': [
    inCore(words, "return hasInPersonEvents ? 'inPerson' : undefined", 'return undefined'),
    onScreen(tip, `{mode !== 'online' && <Icon name="pin" />}`, ''),
  ],
  'tooltip-both': [
    inCore(words, 'in einem unserer Seminar-Hotels oder online', 'in einem unserer Seminar-Hotels'),
    onScreen(tip, '{tooltips[mode]}', '{tooltips.online}'),
  ],
  'tooltip-online': [inCore(words, 'Dieses Seminar findet online statt', 'Dieses Seminar ist online')],
  'tooltip-in-person': [inCore(words, 'findet in einem unserer Seminar-Hotels statt', 'findet in einem Hotel statt')],
  'card-labels': [
    inCore(words, "extras: 'Extras'", "extras: 'Zugaben'"),
    onScreen('adapters/react/blocks/theme-facts.tsx', 'cardLabels[fact.fact]', 'fact.fact'),
  ],
  'card-standorte-count': [inCore(words, 'count > 0 ? `${count} ', 'count > 1 ? `${count} ')],
  'extras-highlight-first': [
    inCore(words, '(highlights[0] ?? starterPackages[0])', '(starterPackages[0] ?? highlights[0])'),
  ],
  'extras-starter-package-second': [inCore(words, '(highlights[0] ?? starterPackages[0])', '(highlights[0])')],
  'extras-none': [inCore(words, 'starterPackages[0])?.title', "starterPackages[0])?.title ?? 'Keine'")],
  'card-gradient-without-image': [
    inPorts(cover, ': [color, deeper(color)]', ': [from, via, to]'),
    onScreen('adapters/react/blocks/theme-cover.tsx', '...(card.color !== undefined && { color: card.color }),', ''),
  ],
  'dates-berlin': [
    inCore(berlin, "timeZone = 'Europe/Berlin'", "timeZone = 'Europe/London'"),
    inCore(berlin, ".split('-').toReversed().join('.')", ".split('-').join('.')"),
    inCore(
      'core/shared/date-texts.ts',
      "import { de } from 'date-fns/locale/de'",
      "import { enGB as de } from 'date-fns/locale/en-GB'",
    ),
  ],
  'duration-days-below-15': [
    inCore(duration, 'firstMinutes = 15', 'firstMinutes = 16'),
    inCore(duration, 'firstMinutes = 15', 'firstMinutes = 14'),
  ],
  'duration-tag-tage': [inCore(duration, "days === 1 ? 'Tag' : 'Tage'", "days < 2 ? 'Tag' : 'Tage'")],
  'series-duration': [
    inCore(duration, ".join(' + ')", ".join(', ')"),
    inCore(duration, 'daysText(sum(days))', 'daysText(days.length)'),
  ],
  'series-duration-na': [inCore(duration, '|| durations.length < modules.length', '')],
  'venues-522-and-minus-1': [inCore(noVenue, '[522, -1]', '[-1]')],
  'event-types-1-and-3': [inCore('core/catalogue/catalogue.ts', 'conference: 3', 'conference: 4')],
  'brand-gradient': [
    inPorts(cover, "to: '#f8a52f'", "to: '#9d0c2b'"),
    onScreen('adapters/react/styles/tokens.css', '--r9: #f8a52f', '--r9: #9d0c2b'),
  ],
}
