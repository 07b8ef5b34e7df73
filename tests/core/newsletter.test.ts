import { expect, test } from 'vitest'
import { aPatientVisitor, openTestCore, valueOf } from './test-core.ts'

test('whoever asks for the newsletter is told in whole sentences what to do, the same for every address', async () => {
  const { needs, site } = openTestCore()
  const ask = async (email: string) => {
    const { newsletter } = site(aPatientVisitor(needs)).office
    return valueOf(await newsletter.subscribe({ email, privacyAccepted: true })).message
  }
  const message = await ask('kim@werk.example')
  expect(message).toMatch(/^Wir haben Ihnen eine E-Mail geschickt\. Öffnen Sie darin den Link.*\.$/)
  expect(await ask('eva@werk.example')).toBe(message)
})
