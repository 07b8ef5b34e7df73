import * as addressOf from '#core/shared/addresses.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { eveningsOf, type Evening } from '#core/venues/theme-evenings.view.ts'
import { themeEventsHref } from '#core/catalogue/theme-links.ts'
import { locationsOf } from '#core/catalogue/towns.ts'
import type { SourcedVoice } from '#core/people/people.ts'
import { locationHref } from '#core/venues/venue-links.ts'
import type { Tag } from '#core/changes/changes.ts'
import { forEveryone } from '../../answers.ts'
import { hrefOf } from '#core/finder/finder-address.ts'
import type { Page } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Pictures } from '../../ui/pictures.tsx'
import { EveningList } from '../../blocks/side-programme.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { Voices } from './voices.tsx'
import { crumbsUnderTheme, themeOfPage } from '../../blocks/theme-of-page.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.evenings

interface Evenings {
  readonly theme: ThemePage['theme']
  readonly evenings: readonly Evening[]
  readonly voices: readonly SourcedVoice[]
}

/**
 * What one can do of an evening in the towns of a theme's events, with pictures and what others tell of it: voluntary,
 * after the training, no part of the fee (domain §4.8). A theme without such towns says so; it may have some again with
 * its next events. Searches keep the page of the evenings by town.
 */
export const themeEveningsPage: Page<Evenings> = {
  async loader(asked) {
    const { site } = asked
    const { theme } = await themeOfPage(asked, addressOf.evenings)
    const towns = locationsOf(theme)
    const overview = towns.length > 0 ? await site.programme.venues.overview({}) : undefined
    const told = overview?.ok ? overview.value.locations : []
    const evenings = eveningsOf(theme, told)
    const locationIds = evenings.map(({ locationId }) => locationId)
    const voices =
      evenings.length > 0 ? await site.programme.people.voices({ theme: theme.url, locationIds }) : undefined
    return forEveryone({ theme, evenings, voices: voices?.ok ? voices.value : [] }, [
      `theme:${theme.url}`,
      'record:voice',
      ...towns.map(({ locationId }): Tag => `location:${locationId}`),
    ])
  },
  head: ({ theme, evenings }) => ({
    title: words.title(theme.title),
    description: words.description(theme.title),
    ...(evenings.length > 0 ? { canonical: addressOf.eveningsByTown } : { noindex: true }),
    rubric: theme.rubric.position,
    picture: pictureOfTheme(theme),
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
  }),
  Component: ({ data: { theme, evenings, voices }, frame }) => (
    <>
      <ThemePageHead
        theme={theme}
        current="evenings"
        heading={words.heading}
        {...(evenings.length > 0 && { lead: words.lead })}
        frame={frame}
      />
      {evenings.length === 0 ? (
        <div className="wrap sec">
          <Note icon="clock" title={words.none}>
            <p>{words.noneText}</p>
            <GoLink href={themeEventsHref(theme)}>{pageWording.programme.events.title(theme.title)}</GoLink>
          </Note>
        </div>
      ) : (
        <>
          <MarginSection title={words.rule}>
            <p className="lead">{words.ruleText}</p>
          </MarginSection>
          {evenings.map((evening) => (
            <InTown key={evening.locationId} theme={theme} evening={evening} />
          ))}
          <Voices voices={voices} brand={frame.brand} />
        </>
      )}
    </>
  ),
}

const InTown = ({ theme, evening }: { readonly theme: ThemePage['theme']; readonly evening: Evening }) => {
  const { name, locationId, events, details } = evening
  const { pictures = [] } = details
  return (
    <MarginSection
      title={name}
      note={words.next(events, name)}
      under={
        <>
          <p>
            <GoLink href={hrefOf({ ort: String(locationId) }, themeEventsHref(theme))}>{words.eventsIn(name)}</GoLink>
          </p>
          <p className="small">
            <a href={locationHref({ internalId: locationId, name })}>{words.town(name)}</a>
          </p>
        </>
      }
    >
      <div className="stack g4">
        <EveningList programme={details.sideProgramme} />
        <Pictures pictures={pictures} label={words.pictures(name)} />
        {pictures.length === 0 && <p className="small mute">{words.noPictures(name)}</p>}
      </div>
    </MarginSection>
  )
}
