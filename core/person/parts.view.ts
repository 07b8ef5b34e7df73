import { versionIn } from './details.view.ts'
import type { TypedMembership, TypedPreferences, TypedStay } from './part-rules.ts'
import { channels, type Channel, type Versioned } from './profile.ts'

/** What a form sends: of a field what was said last, or all that it says. */
interface Sent {
  one(field: string): string | undefined
  all(field: string): readonly string[]
}

const text = ({ one }: Sent, field: string): string => one(field) ?? ''
const ticked = ({ one }: Sent, field: string): boolean => one(field) !== undefined

/** Fields of one membership, which stand in the form once for each. */
export const membershipFields = ['type', 'since', 'until', 'company'] as const

/** Memberships of a form, row by row; a row without anything is none. */
export function membershipsIn(form: Sent): { readonly items: readonly TypedMembership[] } & Versioned {
  const columns = membershipFields.map((field) => form.all(field))
  const rows = (columns[0] ?? []).map((_, row) => {
    const [type = '', since = '', until = '', company = ''] = columns.map((column) => column[row] ?? '')
    return { type, since, until, company }
  })
  return {
    items: rows.filter((row) => Object.values(row).some((value) => value.trim() !== '')),
    version: versionIn(form.one('version')),
  }
}

export const functionsIn = (form: Sent): { readonly codes: readonly string[] } & Versioned => ({
  codes: form.all('codes'),
  version: versionIn(form.one('version')),
})

export const stayIn = (form: Sent): TypedStay & Versioned => ({
  smoking: ticked(form, 'smoking'),
  bed: text(form, 'bed'),
  floor: text(form, 'floor'),
  diet: text(form, 'diet'),
  arrivalEve: ticked(form, 'arrivalEve'),
  allergies: text(form, 'allergies'),
  accessibleRoom: ticked(form, 'accessibleRoom'),
  consent: ticked(form, 'consent'),
  version: versionIn(form.one('version')),
})

export const advertisingIn = (form: Sent): { readonly [Way in Channel]: boolean } & Versioned => {
  const [post = false, email = false, phone = false] = channels.map((way) => ticked(form, way))
  return { post, email, phone, version: versionIn(form.one('version')) }
}

export const preferencesIn = (form: Sent): TypedPreferences & { readonly newsletter: boolean } & Versioned => ({
  topics: form.all('topics'),
  frequency: text(form, 'frequency'),
  channels: form.all('channels'),
  newsletter: ticked(form, 'newsletter'),
  version: versionIn(form.one('version')),
})
