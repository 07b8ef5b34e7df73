import * as addressOf from '#core/shared/addresses.ts'
import type { ThemePage } from '#core/catalogue/catalogue.ts'
import { pictureOfTheme } from '#core/shared/pictures.ts'
import { starterPackageOf, type PackageItem, type StarterPackage } from '#core/catalogue/starter-package.view.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { ThemeHost } from '../../blocks/theme-host.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { crumbsUnderTheme, themeOfPage, themePagesOf } from '../../blocks/theme-of-page.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.starterPackage

interface StarterPackageShown {
  readonly theme: ThemePage['theme']
  readonly starterPackage: StarterPackage
}

/** What comes with a seminar (domain §4.8). A theme without one says so; the page is not linked then, but may be known.
 * Searches keep the theme's own page, which says what is in it. */
export const themeStarterPackagePage: Page<StarterPackageShown> = {
  async loader(asked) {
    const { site } = asked
    const { theme } = await themeOfPage(asked, addressOf.starterPackage)
    const starterPackage = await starterPackageOf(site.programme, theme)
    return forEveryone({ theme, starterPackage }, [`theme:${theme.url}`, `rubric:${theme.rubric.url}`])
  },
  head: ({ theme, starterPackage }) => ({
    title: words.title(theme.title),
    description: words.description(theme.title),
    ...(starterPackage.items.length > 0 ? { canonical: themeHref(theme) } : { noindex: true }),
    rubric: theme.rubric.position,
    picture: pictureOfTheme(theme),
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
  }),
  Component: ({ data: { theme, starterPackage }, frame }) => {
    const { items, others } = starterPackage
    return (
      <>
        <ThemePageHead
          theme={theme}
          current="starterPackage"
          heading={words.heading}
          {...(items.length > 0 && { lead: words.lead(theme.title) })}
          frame={frame}
        />
        {items.length === 0 ? (
          <div className="wrap sec">
            <Note icon="gift" title={words.none}>
              <p>{words.noneText}</p>
              <GoLink href={themeHref(theme)}>{theme.title}</GoLink>
            </Note>
          </div>
        ) : (
          <>
            <MarginSection title={words.items} note={words.condition}>
              <ul className="grid package">
                {items.map((item) => (
                  <Item key={item.title} item={item} />
                ))}
              </ul>
            </MarginSection>
            {others.length > 0 && (
              <MarginSection title={words.others} note={words.othersNote(theme.rubric.title)}>
                <ul className="lines">
                  {others.map((other) => (
                    <li key={other.url} className="row apart">
                      <a href={themePagesOf.starterPackage(other)}>{withJoints(other.title)}</a>
                      <span className="small mute">{other.first}</span>
                    </li>
                  ))}
                </ul>
              </MarginSection>
            )}
            <MarginSection title={words.seminar}>
              <ThemeHost widget="theme-info-box" theme={theme} />
            </MarginSection>
            <MarginSection title={words.remark}>
              <div className="prose">
                {words.remarks.map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
                <p className="small mute">{words.advice}</p>
              </div>
            </MarginSection>
          </>
        )}
      </>
    )
  },
}

/** Of an item's picture, in CSS pixels. */
const side = 96

const Item = ({ item: { title, text, image, condition, alsoIn } }: { readonly item: PackageItem }) => (
  <li className="stack g1">
    {image ? (
      <img src={image.url} alt={image.alt} width={side} height={side} loading="lazy" decoding="async" />
    ) : (
      <Icon name="gift" />
    )}
    <h3 className="h4">{withJoints(title)}</h3>
    {text !== undefined && <p>{text}</p>}
    <p className="stat ok">
      <Icon name="tick" />
      {words.free}
    </p>
    {condition !== undefined && (
      <p className="small">
        <span className="mute">{words.when}</span> {condition}
      </p>
    )}
    {alsoIn.length > 0 && (
      <p className="small mute">
        {words.alsoIn} {alsoIn.join(', ')}
      </p>
    )}
  </li>
)
