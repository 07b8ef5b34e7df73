import { materialsHref } from '#core/materials/materials-address.ts'
import type { EventMaterials, ShownMaterial } from '#core/materials/ports.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { Note } from '../../ui/note.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

const words = materialsWording.documents

/** What the office brought to an event, or from when on there is something. */
export const Documents = ({
  documents,
  about: { eventId, documentsFrom },
}: {
  readonly documents: readonly ShownMaterial[] | undefined
  readonly about: EventMaterials
}) => {
  if (!documents)
    return (
      <Note icon="calendar" title={words.notYet(documentsFrom)}>
        <p>{words.notYetText}</p>
      </Note>
    )
  if (documents.length === 0)
    return (
      <Note icon="file" title={words.none}>
        <p>{words.noneText}</p>
      </Note>
    )
  return (
    <ul className="stack g2" aria-label={words.label}>
      {documents.map((one) => (
        <li key={one.id}>
          <a href={materialsHref(eventId, { file: one.id })}>
            <WholeWords text={one.title} />
          </a>{' '}
          <span className="small mute">({words.facts(one)})</span>
        </li>
      ))}
    </ul>
  )
}
