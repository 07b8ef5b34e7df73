import { useState } from 'react'
import { delegationHref } from '#core/delegation/delegation-address.ts'
import { entryAnchor } from '#core/shared-list/list-address.ts'
import type { ShownEntry } from '#core/shared-list/shown-entry.ts'
import { labelled } from '#wording/labelled.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { OpenedDetails } from '../../ui/opened-details.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Comments } from './comments.tsx'
import { EntryForm, type NotDone } from './list-forms.tsx'
import { Opinions } from './opinions.tsx'

/** All that is on the list. */
export const Entries = ({
  items,
  gremium,
  manages,
  opened,
  acted,
}: {
  readonly items: readonly ShownEntry[]
  readonly gremium: string
  readonly manages: boolean
  /** The entry that is looked at closely. */
  readonly opened: string | undefined
  readonly acted: NotDone | undefined
}) => (
  <ul className="lines listed">
    {useWithThoseInWork(items).map((entry) => (
      <li className="stack g2" id={entryAnchor(entry.id)} key={entry.id}>
        <Offer entry={entry} />
        <ForWhom entry={entry} />
        {entry.type === 'event' && (entry.state === 'offen' || entry.state === 'ausgebucht') && (
          <p className="on-screen">
            <GoLink href={delegationHref(entry.id, gremium)} label={labelled(entry.title, words.toMeeting)}>
              {words.toMeeting}
            </GoLink>
          </p>
        )}
        <div className="row">
          <EntryForm
            deed={entry.isInterested ? 'nicht-fuer-mich' : 'fuer-mich'}
            name={`fuer-mich ${entry.id}`}
            gremium={gremium}
            id={entry.id}
          >
            <Control
              entry={entry}
              label={entry.isInterested ? words.notForMe : words.forMe}
              main={!entry.isInterested}
            />
          </EntryForm>
          {entry.mayRemove && (
            <EntryForm deed="entfernen" gremium={gremium} id={entry.id}>
              <Control entry={entry} label={words.remove} />
            </EntryForm>
          )}
        </div>
        <OpenedDetails open={entry.id === opened || entry.id === acted?.entry}>
          <summary className="small" aria-label={labelled(entry.title, words.more(entry))}>
            {words.more(entry)}
          </summary>
          <div className="stack g3">
            <Opinions entry={entry} gremium={gremium} manages={manages} />
            <Comments entry={entry} gremium={gremium} typed={acted?.entry === entry.id ? acted.typed : undefined} />
          </div>
        </OpenedDetails>
      </li>
    ))}
  </ul>
)

/**
 * What somebody else took off while a comment on it is being typed stays until that is sent: nothing typed is lost, and
 * the answer says that it is gone.
 */
function useWithThoseInWork(items: readonly ShownEntry[]): readonly ShownEntry[] {
  const [shown, setShown] = useState(items)
  const [read, setRead] = useState(items)
  if (read === items) return shown
  const isGone = ({ id }: ShownEntry) => items.every((one) => one.id !== id)
  const next = [...items]
  for (const [position, entry] of shown.entries())
    if (isGone(entry) && isTypedIn(entryAnchor(entry.id))) next.splice(position, 0, entry)
  setRead(items)
  setShown(next)
  return next
}

const isTypedIn = (id: string): boolean =>
  (document.getElementById(id)?.querySelector('textarea')?.value ?? '').trim() !== ''

const Control = ({
  entry,
  label,
  main = false,
}: {
  readonly entry: ShownEntry
  readonly label: string
  readonly main?: boolean
}) => (
  <button className={main ? 'btn alt' : 'txt'} type="submit" aria-label={labelled(entry.title, label)}>
    {label}
  </button>
)

/** What the programme says of it today; where it cannot be had, what comes instead. */
const Offer = ({ entry }: { readonly entry: ShownEntry }) => {
  const { title, href, state, seats, next } = entry
  const when = words.when(entry)
  const price = words.price(entry)
  const isTheme = entry.type === 'seminar'
  const waysOn = state !== 'offen' || isTheme
  return (
    <div className={state === 'offen' || state === 'ausgebucht' ? 'stack g1' : 'stack g1 gone'}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      {when !== undefined && <p className="small">{when}</p>}
      {state !== 'offen' && state !== 'ausgebucht' && <p className="small">{words.gone[state]}</p>}
      {(seats !== undefined || price !== '') && (
        <p className="small mute">{[seats, price].filter((part) => part !== undefined && part !== '').join(' · ')}</p>
      )}
      {waysOn && (
        <div className="small stack g1">
          {next.length > 0 && <p className="mute">{words.next}</p>}
          {next.length > 0 && (
            <ul>
              {next.map((event) => (
                <li key={event.href}>
                  <a href={event.href}>{event.text}</a>
                </li>
              ))}
            </ul>
          )}
          {next.length === 0 && <p className="mute">{words.noNext}</p>}
        </div>
      )}
    </div>
  )
}

/** Who put it there and who wants it. */
const ForWhom = ({ entry }: { readonly entry: ShownEntry }) => (
  <p className="small">
    {entry.interested.length > 0 ? (
      <>
        <span className="mute">{words.forWhom} </span>
        <span className="wanted-by">{entry.interested.map(({ name }) => name).join(', ')}</span>
      </>
    ) : (
      <span className="mute">{words.nobody}</span>
    )}
    <span className="mute"> · {words.added(entry)}</span>
  </p>
)
