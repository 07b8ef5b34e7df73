import { endingsOf } from '#core/forms/upload-kind.ts'
import { filesTaken, longestCaption } from '#core/materials/material-limits.ts'
import { officeMaterialsHref } from '#core/materials/materials-address.ts'
import type { MaterialKind } from '#core/materials/materials.ts'
import type { SiteRefusal } from '#core/site.ts'
import { materialsWording } from '#wording/pages/materials.ts'
import { deedField, faultsIn } from '../../blocks/bringing-files.tsx'
import { CheckField, FilesField, TextField } from '../../ui/form-field.tsx'

const words = materialsWording.office.add

/** A form that did nothing, with what was typed. */
export interface NotAdded {
  readonly refusal: SiteRefusal
  readonly kind: MaterialKind
  readonly caption: string
}

/** The same fields stand in two forms of the page. */
export const fieldIdOf = (field: string, kind: MaterialKind): string => `${field}-${kind}`

/** Brings documents, or photos whose people were asked before. */
export const AddingMaterials = ({
  eventId,
  kind,
  acted,
}: {
  readonly eventId: number
  readonly kind: MaterialKind
  readonly acted: NotAdded | undefined
}) => {
  const said = words[kind]
  const faults = acted ? faultsIn(acted.refusal) : {}
  return (
    <form
      className="stack g3 narrow on-screen"
      method="post"
      action={officeMaterialsHref(eventId)}
      encType="multipart/form-data"
      noValidate
    >
      <input type="hidden" name={deedField} value="hochgeladen" />
      <input type="hidden" name="kind" value={kind} />
      <FilesField
        name="materials"
        id={fieldIdOf('materials', kind)}
        label={said.files}
        hint={said.hint}
        endings={endingsOf(filesTaken[kind].kinds)}
        fault={faults['materials']}
      />
      <TextField
        name="caption"
        id={fieldIdOf('caption', kind)}
        label={said.caption}
        hint={said.captionHint}
        value={acted?.caption}
        fault={faults['caption']}
        maxLength={longestCaption}
        autoComplete="off"
        optional={kind === 'document'}
      />
      {kind === 'photo' && (
        <CheckField name="depictedAgree" id={fieldIdOf('depictedAgree', kind)} fault={faults['depictedAgree']}>
          {materialsWording.add.consent}
        </CheckField>
      )}
      <p>
        <button className="btn" type="submit">
          {said.submit}
        </button>
      </p>
    </form>
  )
}
