import type { Bookmark } from '#core/wishlist/wishlist.ts'
import { person, type TestApp } from '../test-app.ts'
import type { Asker, Fault } from './fault.ts'

/** The same by somebody who has signed in before. */
export function signedIn(ask: Fault['ask']): Fault['ask'] {
  return async (visitor, testApp) => {
    await visitor.signIn()
    return ask(visitor, testApp)
  }
}

export async function wrongPasswords(visitor: Asker, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await visitor.form('/kundenportal/login', { ...person, password: 'falsch' })
}

/** The id of what somebody else has bookmarked. */
export async function foreignBookmark({ needs, stage }: TestApp): Promise<Bookmark['id']> {
  const id = await stage.account({ email: 'andere@betrieb.example', password: 'ein anderes langes Wort' })
  await stage.bookmark('andere@betrieb.example', { type: 'hotel', value: 'hotel-11' })
  const [bookmark] = await needs.bookmarks.of(id)
  if (!bookmark) throw new Error('nothing was kept')
  return bookmark.id
}
