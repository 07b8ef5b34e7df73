import { expect, it } from 'vitest'
import { injectVisitor } from './inject-visitor.ts'
import { openTestApp, person } from './test-app.ts'

const eve = { email: 'eve@betrieb.example', password: 'noch ein gutes langes Wort' }

it('what belongs to somebody else is not there: 404, and it stays', async () => {
  const testApp = await openTestApp()
  await testApp.stage.account(eve)
  const [kim, stranger] = [injectVisitor(testApp.app), injectVisitor(testApp.app)]
  await kim.signIn()
  expect((await stranger.json('/kundenportal/local-login', eve)).statusCode).toBe(200)
  const kept = await kim.json('/wishlist/add-bookmark', { type: 'seminar', value: 'betriebsverfassungsrecht-i' })
  const { id: bookmark } = kept.json<{ id: string }>()
  const sessions = await kim.get('/api-meinifb/sessions')
  const session = sessions.json<readonly { id: string }[]>()[0]?.id ?? ''

  const asked = [
    await stranger.json(`/api-meinifb/sessions/${session}/end`, {}),
    await stranger.json(`/wishlist/delete/${bookmark}`, {}),
    await stranger.json('/wishlist/note', { id: bookmark, note: 'von fremder Hand' }),
    await stranger.json('/wishlist/restore', { id: bookmark }),
  ]
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])

  expect((await kim.get('/kundenportal/get-user')).json()).toMatchObject({ isLoggedIn: true, email: person.email })
  const list = (await kim.get('/wishlist/get-bookmarks')).json<readonly object[]>()
  expect(list).toEqual([{ id: bookmark, type: 'seminar', value: 'betriebsverfassungsrecht-i' }])
  await testApp.close()
})
