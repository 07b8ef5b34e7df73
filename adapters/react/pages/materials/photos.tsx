import { longestComplaint } from '#core/materials/material-limits.ts'
import { materialsHref, photoAnchor } from '#core/materials/materials-address.ts'
import type { ShownMaterial, ShownPhotos } from '#core/materials/ports.ts'
import type { SiteRefusal } from '#core/site.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { deedField, faultsIn } from '../../blocks/bringing-files.tsx'
import { ProseField } from '../../ui/form-field.tsx'
import { GoLink } from '../../ui/go-link.tsx'
import { Note } from '../../ui/note.tsx'

const { photos: words, report } = materialsWording

interface Shown {
  readonly eventId: number
  readonly photos: ShownPhotos
  readonly after: string | undefined
  /** The one whose form is open. */
  readonly reporting: string | undefined
  /** What was typed into it, where it was refused. */
  readonly complaint: { readonly refusal: SiteRefusal; readonly complaint: string } | undefined
}

/** Photos of an event in small, each to take away or to have removed, and all of them in one file. */
export const Photos = ({ eventId, photos: { items, next }, after, ...shown }: Shown) => {
  if (items.length === 0 && after === undefined)
    return (
      <Note icon="heart" title={words.none}>
        <p>{words.noneText}</p>
      </Note>
    )
  return (
    <div className="stack g4">
      <ul className="photos" aria-label={words.label}>
        {items.map((one, nth) => (
          <Photo key={one.id} photo={one} nth={nth + 1} eventId={eventId} after={after} {...shown} />
        ))}
      </ul>
      <p className="row on-screen">
        <GoLink href={materialsHref(eventId, { all: true })}>{words.zip}</GoLink>
        {next !== undefined && (
          <GoLink href={`${materialsHref(eventId, { after: next })}#fotos`}>{words.further}</GoLink>
        )}
        {after !== undefined && <a href={`${materialsHref(eventId)}#fotos`}>{words.first}</a>}
      </p>
      <p className="small mute">{words.stored}</p>
    </div>
  )
}

const Photo = ({
  photo: { id, title, previewUrl, width, height, isOwn },
  nth,
  eventId,
  after,
  reporting,
  complaint,
}: Omit<Shown, 'photos'> & { readonly photo: ShownMaterial; readonly nth: number }) => (
  <li className="stack g1" id={photoAnchor(id)}>
    <figure className="stack g1">
      <img src={previewUrl} width={width} height={height} alt={words.alt(title, nth)} />
      <figcaption className="small">
        {title}
        {isOwn && <span className="mute"> · {words.own}</span>}
      </figcaption>
    </figure>
    <p className="row small on-screen">
      <a href={materialsHref(eventId, { file: id })} aria-label={words.takeOf(title, nth)}>
        {words.take}
      </a>
      {reporting !== id && (
        <a href={materialsHref(eventId, { report: id, after })} aria-label={report.openOf(nth)}>
          {report.open}
        </a>
      )}
    </p>
    {reporting === id && <Reporting id={id} eventId={eventId} after={after} complaint={complaint} />}
  </li>
)

/** Hides a photo at once, after a word of why. */
const Reporting = ({
  id,
  eventId,
  after,
  complaint,
}: Pick<Shown, 'eventId' | 'after' | 'complaint'> & { readonly id: string }) => (
  <form className="stack g2 on-screen" method="post" action={materialsHref(eventId, { report: id, after })} noValidate>
    <input type="hidden" name={deedField} value="gemeldet" />
    <input type="hidden" name="id" value={id} />
    <p className="small">{report.lead}</p>
    <ProseField
      name="complaint"
      label={report.complaint}
      value={complaint?.complaint}
      fault={complaint && faultsIn(complaint.refusal)['complaint']}
      rows={2}
      maxLength={longestComplaint}
      optional="unsaid"
    />
    <p>
      <button className="btn alt" type="submit">
        {report.submit}
      </button>
    </p>
  </form>
)
