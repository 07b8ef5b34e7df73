// @vitest-environment happy-dom
import { createMemoryRouter, redirect } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { atRest } from '#react/browser/at-rest.ts'

/** A page whose form is answered when the test says so. */
const page = () => {
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const loader = vi.fn<() => Promise<null>>(async () => null)
  const action = async () => {
    await answered
    return redirect('/liste?gespeichert=auszaehlen')
  }
  const router = createMemoryRouter([{ id: 'liste', path: '/liste', loader, action }], {
    initialEntries: ['/liste'],
    hydrationData: { loaderData: { liste: null } },
  })
  const send = () => {
    const formData = new FormData()
    formData.set('was', 'auszaehlen')
    return router.fetch('auszaehlen', 'liste', '/liste', { formMethod: 'post', formData })
  }
  return { router, loader, send, answer }
}
const readAnew = async (router: ReturnType<typeof page>['router']): Promise<void> => {
  await atRest(router)
  await router.revalidate()
}

test('a page that is read anew while a form is being sent goes on to where the form leads, and is read after it', async () => {
  const { router, loader, send, answer } = page()
  const sent = send()
  expect(router.state.fetchers.get('auszaehlen')?.state).toBe('submitting')
  const read = readAnew(router)
  answer()
  await Promise.all([sent, read])
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.search).toBe('?gespeichert=auszaehlen')
  expect(loader).toHaveBeenCalledTimes(2)
})

test('a page on which nothing is under way is read at once', async () => {
  const { router, loader } = page()
  await readAnew(router)
  expect(loader).toHaveBeenCalledTimes(1)
})
