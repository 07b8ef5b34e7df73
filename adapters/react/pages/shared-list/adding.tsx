import type { OwnGremium } from '#core/gremium/ports.ts'
import { listHref } from '#core/shared-list/list-address.ts'
import { sharedListWording as words } from '#wording/pages/shared-list.ts'
import { MarginSection } from '../../ui/margin-section.tsx'
import { SentForm } from '../../blocks/portal/sent-form.tsx'
import { deedField } from './list-forms.tsx'
import type { Wanted } from './wanted.ts'

/** Puts it there; who belongs to several Gremien says on which list. */
export const Adding = ({
  wanted,
  gremium,
  own,
}: {
  readonly wanted: Exclude<Wanted, 'unknown'>
  readonly gremium: string
  readonly own: readonly OwnGremium[]
}) => (
  <MarginSection id="merken" title={words.add.title} board>
    <SentForm name="add" className="stack g2 narrow" action={listHref(undefined)}>
      <input type="hidden" name={deedField} value="merken" />
      <input type="hidden" name="type" value={wanted.item.type} />
      <input type="hidden" name="value" value={wanted.item.value} />
      <p>
        <strong>{wanted.title}</strong>
        {wanted.when !== undefined && (
          <>
            <br />
            <span className="small mute">{wanted.when}</span>
          </>
        )}
      </p>
      {own.length > 1 ? (
        <fieldset className="stack g1">
          <legend>{words.add.gremium}</legend>
          {own.map(({ id, name }) => (
            <label className="check" key={id}>
              <input type="radio" name="gremium" value={id} defaultChecked={id === gremium} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="gremium" value={gremium} />
      )}
      <p>
        <button className="btn" type="submit">
          {words.add.submit}
        </button>
      </p>
    </SentForm>
  </MarginSection>
)
