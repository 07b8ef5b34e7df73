import { endingsOf } from '#core/forms/upload-kind.ts'
import { filesTaken, longestCaption } from '#core/materials/material-limits.ts'
import { materialsHref } from '#core/materials/materials-address.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { deedField } from '../../blocks/bringing-files.tsx'
import { CheckField, FilesField, TextField } from '../../ui/form-field.tsx'
import { Note } from '../../ui/note.tsx'

const words = materialsWording.add

/** Brings photos; everybody who is to be seen on them was asked before. */
export const AddingPhotos = ({
  eventId,
  left,
  caption,
  faults,
}: {
  readonly eventId: number
  readonly left: number
  readonly caption: string
  readonly faults: Readonly<Record<string, string>>
}) =>
  left === 0 ? (
    <Note icon="tick" title={words.full}>
      <p>{words.fullText}</p>
    </Note>
  ) : (
    <form
      className="form narrow on-screen"
      method="post"
      action={materialsHref(eventId)}
      encType="multipart/form-data"
      noValidate
      data-works
    >
      <input type="hidden" name={deedField} value="hochgeladen" />
      <p>{words.lead}</p>
      <FilesField
        name="photos"
        label={words.photos}
        hint={words.photosHint}
        endings={endingsOf(filesTaken.photo.kinds)}
        fault={faults['photos']}
      />
      <TextField
        name="caption"
        label={words.caption}
        hint={words.captionHint}
        value={caption}
        fault={faults['caption']}
        maxLength={longestCaption}
        autoComplete="off"
      />
      <CheckField name="depictedAgree" fault={faults['depictedAgree']}>
        {words.consent}
      </CheckField>
      <p className="small mute">{words.left(left)}</p>
      <p>
        <button className="btn" type="submit">
          {words.submit}
        </button>
      </p>
      <p role="status" data-works={words.works} data-works-long={words.worksLong} />
      <progress aria-label={words.works} hidden />
    </form>
  )
