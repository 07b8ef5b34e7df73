import * as addressOf from '#core/shared/addresses.ts'
import { largestLawFile } from '#core/knowledge/laws/law-file.ts'
import { manageWording } from '#wording/pages/manage.ts'
import { inMegabytes } from '#wording/xml-files.ts'
import { FilesField } from '../../ui/form-field.tsx'

const words = manageWording.legislation

/** The form that takes in a file; what was wrong with the last one stands beside its field. */
export const LawUpload = ({ fault }: { readonly fault?: string | undefined }) => (
  <form
    className="stack g3 narrow on-screen"
    method="post"
    action={addressOf.legislation}
    encType="multipart/form-data"
    noValidate
  >
    <FilesField
      name="law"
      label={words.file}
      hint={words.hint(inMegabytes(largestLawFile))}
      fault={fault}
      endings={['.xml', '.zip']}
      one
    />
    <p>
      <button className="btn" type="submit">
        {words.submit}
      </button>
    </p>
  </form>
)
