import type { Entitled, ThemePage } from '#core/catalogue/catalogue.ts'
import { themeHref } from '#core/catalogue/theme-links.ts'
import type { Site } from '#core/site.ts'
import { forEveryone } from '../../answers.ts'
import type { Page } from '../../page.ts'
import { withJoints } from '../../ui/compound-joints.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { ThemePageHead } from './theme-page-head.tsx'
import { crumbsUnderTheme, themeOfPage, themePagesOf } from '../../blocks/theme-of-page.ts'
import { pageWording } from '#wording/pages.ts'

const words = pageWording.themePages.starterPackage

type Told = ThemePage['theme']

interface StarterPackage {
  readonly theme: Told
  /** Other themes of the rubric that have one. */
  readonly others: readonly Told[]
}

const itemsOf = ({ content }: Pick<Told, 'content'>): readonly Entitled[] => content[0]?.starterPackages ?? []

/** So many themes of a rubric are looked through; none has more. */
const mostThemes = 24

const othersWith = async (site: Site, theme: Told): Promise<readonly Told[]> => {
  const cards = await site.programme.catalogue.themes({ rubric: theme.rubric.url, limit: mostThemes })
  const urls = cards.ok ? cards.value.items.map(({ url }) => url).filter((url) => url !== theme.url) : []
  const pages = await Promise.all(urls.map((url) => site.programme.catalogue.theme({ url })))
  return pages.flatMap((page) => (page.ok && itemsOf(page.value.theme).length > 0 ? page.value.theme : []))
}

/** What comes with a seminar (domain §4.8). A theme without one says so; the page is not linked then, but may be known. */
export const themeStarterPackagePage: Page<StarterPackage> = {
  async loader({ site, params }) {
    const { theme } = await themeOfPage({ site, params })
    const others = itemsOf(theme).length > 0 ? await othersWith(site, theme) : []
    return forEveryone({ theme, others }, [`theme:${theme.url}`, `rubric:${theme.rubric.url}`])
  },
  head: ({ theme }) => ({
    title: words.title(theme.title),
    description: words.description(theme.title),
    ...(itemsOf(theme).length > 0 ? { canonical: themePagesOf.starterPackage(theme) } : { noindex: true }),
    rubric: theme.rubric.position,
    crumbs: crumbsUnderTheme(theme),
    section: 'seminare',
  }),
  Component: ({ data: { theme, others }, frame }) => {
    const items = itemsOf(theme)
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
                  <Item key={item.title} item={item} others={others} />
                ))}
              </ul>
            </MarginSection>
            {others.length > 0 && (
              <MarginSection title={words.others} note={words.othersNote(theme.rubric.title)}>
                <ul className="lines">
                  {others.map((other) => (
                    <li key={other.url} className="row apart">
                      <a href={themePagesOf.starterPackage(other)}>{withJoints(other.title)}</a>
                      <span className="small mute">{itemsOf(other)[0]?.title}</span>
                    </li>
                  ))}
                </ul>
              </MarginSection>
            )}
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

/** Of a picture of a thing, in CSS pixels. */
const side = 96

const Item = ({ item, others }: { readonly item: Entitled; readonly others: readonly Told[] }) => {
  const { title, text, image, condition } = item
  const with_ = others.filter((other) => itemsOf(other).some((one) => one.title === title))
  return (
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
      {with_.length > 0 && (
        <p className="small mute">
          {words.alsoIn} {with_.map((other) => other.title).join(', ')}
        </p>
      )}
    </li>
  )
}
