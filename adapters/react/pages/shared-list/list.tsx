import { gremiumField } from '#core/gremium/gremium-address.ts'
import type { OwnGremium } from '#core/gremium/ports.ts'
import { listNewsHref } from '#core/live/live-address.ts'
import {
  commentsField,
  entryField,
  eventField,
  listHref,
  savedField,
  themeField,
} from '#core/shared-list/list-address.ts'
import type { SharedList } from '#core/shared-list/ports.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { LiveList } from '../../blocks/portal/live-list.tsx'
import { PortalHead } from '../../blocks/portal/portal-head.tsx'
import type { PageView } from '../../page.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MarginSection } from '../../ui/margin-section.tsx'
import { Note } from '../../ui/note.tsx'
import { Adding } from './adding.tsx'
import type { Wanted } from './wanted.ts'
import { Entries } from './entries.tsx'
import { WhyNotDone, type NotDone, type Saved } from './list-forms.tsx'

/** What the page shows. */
export interface Listed {
  readonly own: readonly OwnGremium[]
  /** Nothing where she belongs to no Gremium. */
  readonly list?: SharedList
  /** As of which change that list is. */
  readonly version?: number
  readonly wanted?: Wanted
  /** What a form did last. */
  readonly saved?: Saved
  /** The entry that is looked at closely. */
  readonly opened?: string
}

/** The list that a Gremium keeps together. Works without JavaScript. */
export const sharedListView: PageView<Listed, NotDone> = {
  sheet: 'portal',
  reads: [gremiumField, savedField, eventField, themeField, commentsField, entryField],
  head: () => ({ title: words.title, noindex: true, crumbs: [] }),
  Component: ({ data: { own, list, version, wanted, saved, opened }, acted, frame: { brand } }) => (
    <>
      <PortalHead
        brand={brand}
        title={words.title}
        current="list"
        gremium={own.length > 1 ? list?.gremium.id : undefined}
      >
        {list && <p className="lead">{list.gremium.name}</p>}
        {list && <p>{words.lead}</p>}
        {acted && <WhyNotDone acted={acted} />}
        {saved && !acted && <Note icon="tick" tone="ok" status title={words.saved[saved]} />}
        {own.length > 1 && (
          <nav aria-label={words.own} className="stack g1">
            {own.map(({ id, name }) => (
              <a key={id} href={listHref(id)} aria-current={id === list?.gremium.id ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </PortalHead>
      {wanted === 'unknown' && (
        <div className="wrap room-below">
          <Note icon="alert" title={words.add.unknown}>
            <p>{words.add.unknownText}</p>
          </Note>
        </div>
      )}
      {list && wanted && wanted !== 'unknown' && <Adding wanted={wanted} gremium={list.gremium.id} own={own} />}
      {list && version !== undefined && (
        <LiveList of={listNewsHref(list.gremium.id, version)} part="liste" says={words.changed} />
      )}
      {list ? (
        <MarginSection id="liste" title={words.entries} note={words.count(list.items.length)}>
          {list.items.length > 0 ? (
            <Entries
              items={list.items}
              gremium={list.gremium.id}
              manages={list.gremium.role === 'verwalter'}
              opened={opened}
              acted={acted}
            />
          ) : (
            <NothingListed />
          )}
        </MarginSection>
      ) : (
        <NoGremium />
      )}
    </>
  ),
}

const NothingListed = () => (
  <Note icon="heart" title={words.empty}>
    <p>{words.emptyText}</p>
    <p className="row">
      <GoLink href={addressOf.events}>{words.find}</GoLink>
      <GoLink href={addressOf.wishlist}>{words.toOwnList}</GoLink>
    </p>
  </Note>
)

const NoGremium = () => (
  <div className="wrap room-below">
    <Note icon="heart" title={words.noGremium}>
      <p>{words.noGremiumText}</p>
      <p>
        <GoLink href={addressOf.gremiumMembers}>{words.toGremium}</GoLink>
      </p>
    </Note>
  </div>
)
