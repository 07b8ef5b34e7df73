import { longestAllergies } from '#core/person/part-limits.ts'
import { stayIn } from '#core/person/parts.view.ts'
import type { HotelPreferences } from '#core/person/ports.ts'
import { done } from '#core/shared/result.ts'
import { profileWording } from '#wording/pages/profile.ts'
import { settingsWording } from '#wording/pages/settings.ts'
import { CheckField, ChoiceField, ProseField } from '../../ui/form-field.tsx'
import { faultAt, idIn, PartForm, typedIn } from './part-form.tsx'
import type { PersonShown } from './settings-of-person.tsx'
import type { PartProps, SettingsPart } from './settings-part.ts'

const words = profileWording.hotel
const id = 'hotel'

/** How she likes to stay, and what a hotel must know of her health, if she wants it to. */
export const hotelPart: SettingsPart<PersonShown> = {
  id,
  title: words.title,
  saved: { title: words.saved },
  typed: ['smoking', 'bed', 'floor', 'diet', 'arrivalEve', 'allergies', 'accessibleRoom', 'consent'],
  async act({ site, form }) {
    const answer = await site.account.person.updateHotelPreferences(stayIn(form))
    return answer.ok ? done(undefined) : answer
  },
  Component: (props) => <HotelForm {...props} />,
}

const HotelForm = ({ shown: { hotel }, notSaved, here }: PartProps<PersonShown>) => {
  const field = (name: Exclude<keyof HotelPreferences, 'version' | 'consentedAt'>) => ({
    name,
    id: idIn(id, name),
    label: words.labels[name],
    fault: faultAt(notSaved, name),
  })
  const text = (name: 'bed' | 'floor' | 'diet' | 'allergies') => (notSaved ? typedIn(notSaved, name) : hotel[name])
  const ticked = (name: 'smoking' | 'arrivalEve' | 'accessibleRoom') =>
    notSaved ? typedIn(notSaved, name) !== undefined : hotel[name]
  const { label: smoking, ...smokingField } = field('smoking')
  const { label: arrivalEve, ...arrivalEveField } = field('arrivalEve')
  const { label: accessibleRoom, ...accessibleRoomField } = field('accessibleRoom')
  return (
    <div className="stack g3">
      <p>{words.text}</p>
      <PartForm part={id} here={here} notSaved={notSaved} submit={settingsWording.save}>
        <input type="hidden" name="version" value={hotel.version} />
        <ChoiceField {...field('bed')} optional choices={words.beds} value={text('bed')} width="w3" />
        <ChoiceField {...field('floor')} optional choices={words.floors} value={text('floor')} width="w3" />
        <ChoiceField {...field('diet')} chosen choices={words.diets} value={text('diet')} width="w3" />
        <CheckField {...arrivalEveField} optional checked={ticked('arrivalEve')}>
          {arrivalEve}
        </CheckField>
        <CheckField {...smokingField} optional checked={ticked('smoking')}>
          {smoking}
        </CheckField>
        <fieldset className="stack g2">
          <legend>{words.health}</legend>
          <p className="small">{words.healthText}</p>
          <ProseField
            {...field('allergies')}
            optional
            rows={3}
            maxLength={longestAllergies}
            value={text('allergies')}
          />
          <CheckField {...accessibleRoomField} optional checked={ticked('accessibleRoom')}>
            {accessibleRoom}
          </CheckField>
          <CheckField
            name="consent"
            id={idIn(id, 'consent')}
            optional
            fault={faultAt(notSaved, 'consent')}
            checked={notSaved ? typedIn(notSaved, 'consent') !== undefined : hotel.consentedAt !== undefined}
          >
            {words.consent}
          </CheckField>
          {hotel.consentedAt !== undefined && <p className="small mute">{words.since(hotel.consentedAt)}</p>}
        </fieldset>
      </PartForm>
    </div>
  )
}
