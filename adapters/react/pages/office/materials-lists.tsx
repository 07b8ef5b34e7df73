import { officeMaterialsHref } from '#core/materials/materials-address.ts'
import type { OfficeMaterials, ReportedPhoto } from '#core/materials/ports.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { deedField } from '../../blocks/bringing-files.tsx'
import { Note } from '../../ui/note.tsx'

const words = materialsWording.office

interface OfEvent {
  readonly eventId: number
}

/** A button that does one thing to one of them. */
const Deed = ({
  deed,
  id,
  eventId,
  says,
  label,
}: OfEvent & { readonly deed: string; readonly id: string; readonly says: string; readonly label: string }) => (
  <form method="post" action={officeMaterialsHref(eventId)}>
    <input type="hidden" name={deedField} value={deed} />
    <input type="hidden" name="id" value={id} />
    <button className="btn alt" type="submit" aria-label={label}>
      {says}
    </button>
  </form>
)

export const OfficeDocuments = ({ documents, eventId }: OfEvent & Pick<OfficeMaterials, 'documents'>) =>
  documents.length === 0 ? (
    <Note icon="search" title={words.none}>
      <p>{words.noneText}</p>
    </Note>
  ) : (
    <ul className="stack g3 files">
      {documents.map(({ id, title, ...file }) => (
        <li key={id} className="row apart">
          <span>
            <a href={officeMaterialsHref(eventId, { file: id })}>{title}</a>{' '}
            <span className="small mute">({materialsWording.documents.facts(file)})</span>
          </span>
          <Deed deed="geloescht" id={id} eventId={eventId} says={words.remove} label={words.removeOf(title)} />
        </li>
      ))}
    </ul>
  )

/** Photos that nobody sees until the office decided, those of this event first. */
export const ReportedPhotos = ({ reported, eventId }: OfEvent & Pick<OfficeMaterials, 'reported'>) =>
  reported.length === 0 ? (
    <Note icon="tick" title={words.reported.none}>
      <p>{words.reported.noneText}</p>
    </Note>
  ) : (
    <div className="stack g4">
      <p className="measure">{words.reported.lead}</p>
      <ul className="stack g4">
        {reported.map((photo) => (
          <Reported key={photo.id} photo={photo} eventId={eventId} />
        ))}
      </ul>
    </div>
  )

const Reported = ({
  photo: { id, title, previewUrl, width, height, by, reportedOn, complaint, eventId: of },
  eventId,
}: OfEvent & { readonly photo: ReportedPhoto }) => (
  <li className="stack g2 reported">
    <img src={previewUrl} width={width} height={height} alt={title} />
    <p>
      {title}
      <br />
      <span className="small mute">
        {words.reported.by[by]} {words.reported.on(reportedOn)}
      </span>
      {of !== eventId && (
        <>
          <br />
          <a className="small" href={officeMaterialsHref(of)}>
            {words.reported.ofEvent}
          </a>
        </>
      )}
    </p>
    {complaint !== undefined && <p className="measure">{words.reported.complaint(complaint)}</p>}
    <div className="row on-screen">
      <Deed
        deed="geloescht"
        id={id}
        eventId={eventId}
        says={words.reported.remove}
        label={words.reported.removeOf(title)}
      />
      <Deed
        deed="gezeigt"
        id={id}
        eventId={eventId}
        says={words.reported.restore}
        label={words.reported.restoreOf(title)}
      />
    </div>
  </li>
)
