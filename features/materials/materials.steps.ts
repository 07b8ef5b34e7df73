import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { megabyte, type UploadedFile } from '#core/forms/forms.ts'
import type { Scenario } from '#features/support/world.ts'
import { codeShown } from '../support/authenticator.ts'
import { programsOf } from '../support/programs.ts'
import { padded, pdf } from '../support/sample-files.ts'
import { notesInPhoto, samplePhoto } from '../support/sample-photos.ts'
import type { KeepsMaterials, LinkSeen, SharesMaterials } from './materials.driver.ts'

type Who = string | undefined

/** What somebody was told last, and the link that somebody has. */
const answers = new WeakMap<Scenario, string>()
const links = new WeakMap<Scenario, LinkSeen>()

const shares = async (scenario: Scenario, who: Who): Promise<SharesMaterials> =>
  (await programsOf(scenario, who)).materials
const listedAs = (seen: readonly string[] | string): string => (typeof seen === 'string' ? seen : seen.join(', '))
const linkOf = (scenario: Scenario): LinkSeen => {
  const link = links.get(scenario)
  assert(link, 'nobody has a link')
  return link
}

const clerk = { email: 'redaktion@haus.example', password: 'ein gutes langes Wort' }
/** The key of her app, and when she signed in last. */
const inOffice = new WeakMap<Scenario, { readonly key: string; readonly at: string }>()

/** Somebody of the office at a browser of her own, signed in anew when time has passed. */
async function office(scenario: Scenario): Promise<KeepsMaterials> {
  const { account, login } = await scenario.visit('the office')
  const before = inOffice.get(scenario)
  const at = scenario.app.clock.now()
  if (before?.at !== at) {
    if (!before) await scenario.app.stage.account({ ...clerk, roles: ['redaktion'] })
    await account.signIn({ ...clerk, target: '/impressum' })
    const key = before?.key ?? (await login.readKey())
    const proved = await (before ? login.enterCode(codeShown(key, at)) : login.confirmApp(codeShown(key, at)))
    assert(proved.accepted)
    inOffice.set(scenario, { key, at })
  }
  return (await programsOf(scenario, 'the office')).materialsOffice
}

const photo = async (name: string): Promise<UploadedFile> => ({ name, bytes: await samplePhoto() })
const photosOf = (count: number): Promise<readonly UploadedFile[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => photo(`DSC_${nth + 1}.jpg`)))

Given(
  'the office brings the document {string} called {string} to {int}',
  async function (this: Scenario, name: string, title: string, event: number) {
    await this.bringIn()
    assert.equal(await (await office(this)).add(event, 'document', [{ name, bytes: pdf }], title), 'done')
  },
)

const brought: Readonly<
  Record<string, () => Promise<{ photos: readonly UploadedFile[]; caption?: string; agreed?: boolean }>>
> = {
  nothing: async () => ({ photos: [] }),
  'a PDF that is called photo': async () => ({ photos: [{ name: 'bild.jpg', bytes: pdf }] }),
  'a photo that breaks off': async () => {
    const { name, bytes } = await photo('halb.jpg')
    return { photos: [{ name, bytes: bytes.subarray(0, 500) }] }
  },
  'a photo of 12 megabytes and a byte': async () => {
    const { name, bytes } = await photo('gross.jpg')
    return { photos: [{ name, bytes: padded(bytes, 12 * megabyte + 1) }] }
  },
  '7 photos at once': async () => ({ photos: await photosOf(7) }),
  'a photo without a caption': async () => ({ photos: await photosOf(1), caption: ' ' }),
  'a photo to which nobody agreed': async () => ({ photos: await photosOf(1), agreed: false }),
}

When(
  /^(Mara|Jonas) brings (nothing|a PDF that .*|a photo .*|7 photos at once) to (\d+)$/,
  async function (this: Scenario, who: string, what: string, event: string) {
    const make = brought[what]
    assert(make, `${what} is nothing to bring`)
    const { photos, caption = 'Am Morgen', agreed = true } = await make()
    answers.set(this, await (await shares(this, who)).addPhotos(Number(event), photos, caption, agreed))
  },
)
When(
  /^(Mara|Jonas) brings (\d+) photos? to (\d+) with "([^"]*)"$/,
  async function (this: Scenario, who: string, count: string, event: string, caption: string) {
    const photos = await photosOf(Number(count))
    answers.set(this, await (await shares(this, who)).addPhotos(Number(event), photos, caption, true))
  },
)
Then('{person} is told about the photo: {string}', function (this: Scenario, _who: Who, why: string) {
  assert.equal(answers.get(this), why)
})
When('{person} looks for photos of {int}', async function (this: Scenario, who: Who, event: number) {
  answers.set(this, listedAs(await (await shares(this, who)).titles(event, 'photo')))
})
When('the office looks for photos of {int}', async function (this: Scenario, event: number) {
  await office(this)
  answers.set(this, listedAs(await (await shares(this, 'the office')).titles(event, 'photo')))
})
Then(
  /^(Mara|Jonas) sees no (photos|documents) of (\d+): "([^"]*)"$/,
  async function (this: Scenario, who: string, what: string, event: string, why: string) {
    const kind = what === 'photos' ? 'photo' : 'document'
    assert.equal(await (await shares(this, who)).titles(Number(event), kind), why)
  },
)
Then(
  '{person} sees the documents of {int}: {string}',
  async function (this: Scenario, who: Who, event: number, titles: string) {
    assert.equal(listedAs(await (await shares(this, who)).titles(event, 'document')), titles)
  },
)
Then(
  /^(Mara|Jonas) sees (\d+) photos? of (\d+) called "([^"]*)"$/,
  async function (this: Scenario, who: string, count: string, event: string, title: string) {
    const seen = await (await shares(this, who)).titles(Number(event), 'photo')
    assert.deepEqual(
      seen,
      Array.from({ length: Number(count) }, () => title),
    )
  },
)
Then(
  '{person} is told that there are documents of {int} from {string} on',
  async function (this: Scenario, who: Who, event: number, day: string) {
    assert.equal(await (await shares(this, who)).documentsFrom(event), day)
  },
)
Then(
  '{person} takes {string} of {int} as {string}',
  async function (this: Scenario, who: Who, title: string, event: number, name: string) {
    const mine = await shares(this, who)
    const titles = await mine.titles(event, 'document')
    assert(typeof titles !== 'string', titles.toString())
    const file = await mine.open('document', await mine.linkOf(event, 'document', titles.indexOf(title) + 1))
    assert(typeof file !== 'string', 'the file was refused')
    assert.equal(file.name, name)
    assert.deepEqual(file.bytes, pdf)
  },
)
Then(
  'the photo that {person} takes of {int} tells nothing of camera and place',
  async function (this: Scenario, who: Who, event: number) {
    const mine = await shares(this, who)
    const file = await mine.open('photo', await mine.linkOf(event, 'photo', 1))
    assert(typeof file !== 'string', 'the photo was refused')
    const told = Buffer.from(file.bytes).toString('latin1')
    assert(Buffer.from(await samplePhoto()).includes(notesInPhoto.camera), 'the sample itself tells nothing')
    for (const note of ['Exif', 'GPS', ...Object.values(notesInPhoto)]) assert(!told.includes(note), note)
  },
)
Then(
  '{person} takes all photos of {int} in one file of {int}',
  async function (this: Scenario, who: Who, event: number, count: number) {
    const archive = await (await shares(this, who)).zip(event)
    assert(typeof archive !== 'string', archive.toString())
    // The end of an archive says how many files are in it.
    const end = Buffer.from(archive).lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
    assert.equal(Buffer.from(archive).readUInt16LE(end + 10), count)
  },
)
When(
  '{person} wants photo {int} of {int} to be gone because {string}',
  async function (this: Scenario, who: Who, nth: number, event: number, complaint: string) {
    const mine = await shares(this, who)
    const link = await mine.linkOf(event, 'photo', nth)
    links.set(this, link)
    answers.set(this, await mine.report(link.id, complaint))
  },
)
Given(
  '{person} has the link of photo {int} of {int}',
  async function (this: Scenario, who: Who, nth: number, event: number) {
    links.set(this, await (await shares(this, who)).linkOf(event, 'photo', nth))
  },
)
const opened = async (scenario: Scenario, who: Who, link: LinkSeen): Promise<void> => {
  const file = await (await shares(scenario, who)).open('photo', link)
  answers.set(scenario, typeof file === 'string' ? file : 'done')
}
When(/^(Mara|Jonas) opens (?:that link|the link of the photo that is gone)$/, function (this: Scenario, who: string) {
  return opened(this, who, linkOf(this))
})
When('{person} opens that link with another ending', function (this: Scenario, who: Who) {
  const { signature, ...link } = linkOf(this)
  return opened(this, who, { ...link, signature: `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}` })
})
Then('the office has to decide about: {string}', async function (this: Scenario, lines: string) {
  assert.equal((await (await office(this)).reported(4711)).map(({ line }) => line).join(' / '), lines)
})
When('the office shows it again', async function (this: Scenario) {
  assert.equal(await (await office(this)).restore(linkOf(this).id), 'done')
})
When('the office deletes it for good', async function (this: Scenario) {
  assert.equal(await (await office(this)).remove(linkOf(this).id), 'done')
})
