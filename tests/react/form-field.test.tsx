import { renderToStaticMarkup } from 'react-dom/server'
import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { CheckField, ChoiceField, FilesField, ProseField, TextField } from '#react/ui/form-field.tsx'

const drawn = (field: ReactElement) => {
  const { document } = new Window()
  document.body.innerHTML = renderToStaticMarkup(field)
  return document
}

const common = { name: 'feld', label: 'Feld', hint: 'Ein Hinweis.', fault: 'Das fehlt noch.' }

describe.each([
  ['a line', <TextField key="" {...common} autoComplete="off" />],
  ['a text', <ProseField key="" {...common} rows={3} />],
  ['files', <FilesField key="" {...common} endings={['.pdf']} />],
  ['a choice', <ChoiceField key="" {...common} choices={[{ id: 'a', label: 'A' }]} />],
  [
    'a box to tick',
    <CheckField key="" name="feld" fault={common.fault}>
      Einverstanden
    </CheckField>,
  ],
])('%s', (_, field) => {
  test('that is at fault says so, and is described by its fault', () => {
    const document = drawn(field)
    const control = document.querySelector('[name="feld"]')
    expect(control?.getAttribute('aria-invalid')).toBe('true')
    const described = (control?.getAttribute('aria-describedby') ?? '').split(' ')
    const told = described.map((id) => document.getElementById(id)?.textContent ?? `nothing is called '${id}'`)
    expect(told.at(-1)).toContain(common.fault)
    expect(told.filter((text) => text.startsWith('nothing'))).toEqual([])
  })
})
