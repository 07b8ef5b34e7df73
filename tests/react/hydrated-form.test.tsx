// @vitest-environment happy-dom
import { useFetcher } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { answered, forOne } from '#react/answers.ts'
import type { HydratedPage } from '#react/page.ts'
import { eventually, the } from './page-with-widgets.ts'
import { leaveAll, takenOver } from './taken-over.tsx'

const people = { first: 'Änne', second: 'Kim', third: '', fourth: 'Kim', fifth: 'Yıldız' }

/** A form for several people, which says whom it was sent. */
const People = ({ sent }: { readonly sent: readonly string[] | undefined }) => {
  const { Form } = useFetcher({ key: 'people' })
  return (
    <Form method="post" action="/leute">
      <h1>Leute</h1>
      {Object.entries(people).map(([seat, name]) => (
        <input key={seat} name="participant" defaultValue={name} />
      ))}
      <button>Senden</button>
      <output>{JSON.stringify(sent)}</output>
    </Form>
  )
}

const page: HydratedPage<null, readonly string[]> = {
  hydrated: true,
  loader: async () => forOne(null),
  action: async ({ form }) => answered(form.all('participant')),
  head: () => ({ title: 'Leute' }),
  Component: ({ acted }) => <People sent={acted} />,
}

afterEach(leaveAll)

test('a form of a page that a browser took over reaches its action with every value of a field', async () => {
  const { failures } = await takenOver({ '/leute': page }, '/leute', forOne(null))
  the('button').click()
  await eventually(() => expect(JSON.parse(the('output').textContent)).toEqual(Object.values(people)))
  expect(failures).toEqual([])
})
