import { beforeAll, describe, expect, test } from 'vitest'
import { done } from '#core/shared/result.ts'
import { postedForm } from '#pages-port/posted-form.ts'
import { faultsIn } from './faults-in-html.ts'
import { isHidden, openPages, render, signIn, textOf, type Browsing } from './pages-app.ts'

const page = '/meinifb/schulungsplan'
const said = {
  do: 'erstellen',
  name: 'Łucja Yıldız',
  mandate: 'br',
  inOfficeSince: '2026-11-02',
  firstTerm: 'on',
  employees: '320',
  members: '9',
  land: 'Sachsen',
  format: 'in-person',
  postcode: '20095',
}

let opened: Awaited<ReturnType<typeof openPages>>
let owner: Browsing
let plan = ''
const after = async (browser: Browsing, url: string, form: Readonly<Record<string, string>>) => {
  const { status, location = '' } = await browser.post(url, form)
  expect(status).toBe(303)
  return { location, html: (await browser.get(location)).html }
}
const fields = (html: string): Readonly<Record<string, string>> => ({
  version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
})

beforeAll(async () => {
  opened = await openPages()
  owner = opened.visit()
  await signIn(owner)
})

describe('making a plan', () => {
  test('asks whoever is not signed in to do so first', async () => {
    const visitor = opened.visit()
    expect([(await visitor.get(page)).status, (await visitor.post(page, said)).status]).toEqual([302, 303])
  })

  test('says beside each field what is wrong with it, and keeps what was typed', async () => {
    const wrong = await owner.post(page, { ...said, mandate: '', employees: 'viele', postcode: '00000' })
    expect(wrong.status).toBe(422)
    const text = textOf(wrong.html)
    expect(text).toContain('Bitte wählen Sie das Amt.')
    expect(text).toContain('Diese Postleitzahl kennen wir nicht.')
    expect(wrong.html).toContain('value="Łucja Yıldız"')
    expect(await faultsIn(wrong.html)).toEqual([])
  })

  test('leads to the plan: steps with town, price, seats, reason and law, costs by year', async () => {
    const { location, html } = await after(owner, page, said)
    plan = location.replace(/\?.*/, '')
    expect(plan).toMatch(/^\/personalisierter-schulungsplan\/[\w-]+$/)
    const text = textOf(html)
    for (const part of [
      'Schulungsplan für Łucja Yıldız',
      'Der Plan ist fertig.',
      'Betriebsverfassungsrecht I',
      'gehört zum Amt',
      'Rechtsgrundlage: § 37 Abs. 6 BetrVG, Kosten § 40 Abs. 1 BetrVG.',
      'zzgl. MwSt.',
      'Alle Termine in den Warenkorb',
    ])
      expect(text, part).toContain(part)
    expect(text).toMatch(/2027 \d+ [\d.]+,\d\d €/)
    expect(isHidden(html)).toBe(true)
    expect(await faultsIn(html)).toEqual([])
  })

  test('puts it on the list of own plans', async () => {
    const { html, cache } = await owner.get(page)
    expect(cache).toBe('private')
    expect(html).toContain(`href="${plan}"`)
    expect(await faultsIn(html)).toEqual([])
  })
})

describe('whoever has the link', () => {
  test('reads the plan, and changes nothing', async () => {
    const visitor = opened.visit()
    const seen = await visitor.get(plan)
    expect([seen.status, seen.cache]).toEqual([200, 'private'])
    expect(textOf(seen.html)).toContain('Betriebsverfassungsrecht I')
    expect(seen.html).not.toContain('Schritt ändern')
    expect(seen.html).not.toContain('20095')
    const { status, location } = await visitor.post(plan, { do: 'drop', key: 'br-1', version: '1' })
    expect([status, location]).toEqual([303, expect.stringContaining('/kundenportal/login')])
  })

  test('finds nothing under another one', async () => {
    expect((await opened.visit().get('/personalisierter-schulungsplan/unbekannt')).status).toBe(404)
  })
})

describe('its owner', () => {
  test('takes a step out, and puts it back', async () => {
    const before = (await owner.get(plan)).html
    const dropped = await after(owner, plan, { ...fields(before), do: 'drop', key: 'arbeitsrecht-1' })
    expect(textOf(dropped.html)).toContain('Die Schulung ist aus dem Plan genommen.')
    expect(dropped.html).not.toContain('Schritt ändern<span class="vh">: Arbeitsrecht I<')
    const back = await after(owner, plan, { ...fields(dropped.html), do: 'restore', key: 'arbeitsrecht-1' })
    expect(back.html).toContain('Arbeitsrecht I')
  })

  test('adds one, and takes another event', async () => {
    const before = (await owner.get(plan)).html
    const added = await after(owner, plan, { ...fields(before), do: 'add', key: 'rhetorik' })
    expect(textOf(added.html)).toContain('von Ihnen hinzugefügt')
    const [, key = '', eventId = ''] =
      /name="key" value="([^"]+)"\/><input type="hidden" name="eventId" value="(\d+)"/.exec(added.html) ?? []
    const pinned = await after(owner, plan, { ...fields(added.html), do: 'pin', key, eventId })
    expect(textOf(pinned.html)).toContain('Der Termin ist festgelegt.')
  })

  test('is told why a rule stands against it', async () => {
    const { html } = await owner.get(plan)
    const refused = await owner.post(plan, { ...fields(html), do: 'add', key: 'jav-1' })
    expect(refused.status).toBe(422)
    expect(textOf(refused.html)).toContain('Dieses Thema richtet sich an ein anderes Gremium.')
  })

  test('sees both where somebody changed it meanwhile: what was wanted, and the plan as it is', async () => {
    const late = await owner.post(plan, { version: '1', do: 'drop', key: 'bem' })
    expect(late.status).toBe(409)
    const text = textOf(late.html)
    expect(text).toContain('Der Plan hat sich inzwischen geändert')
    expect(text).toContain('„BEM“ aus dem Plan nehmen')
    expect(text).toContain('Jetzt so ändern')
    expect(text).toContain('Betriebsverfassungsrecht I')
  })

  test('bookmarks all events, and lays all of them into the cart', async () => {
    const { html } = await after(owner, plan, { do: 'merken' })
    expect(textOf(html)).toContain('Alle Termine des Plans stehen auf Ihrer Merkliste.')
    expect((await owner.post(plan, { do: 'warenkorb' })).location).toBe('/seminare/warenkorb')
    const cart = await owner.site.booking.cart.cart({})
    const list = await owner.site.account.wishlist.list({})
    expect(cart.ok && list.ok && cart.value.items.length === list.value.length && list.value.length > 3).toBe(true)
  })

  test('changes what it is made of; of two who do so one sees what stands there now', async () => {
    const { html } = await owner.get(plan)
    const id = /\?plan=([\w-]+)/.exec(html)?.[1] ?? ''
    const form = await owner.get(`${page}?plan=${id}`)
    expect(form.html).toContain('value="Łucja Yıldız"')
    const late = await owner.post(`${page}?plan=${id}`, { ...said, do: 'angaben', version: '1' })
    expect(late.status).toBe(409)
    expect(textOf(late.html)).toContain('Jetzt gespeichert: Sachsen.')
    const many = postedForm([
      ...Object.entries({ ...said, do: 'angaben', ...fields(form.html) }),
      ['duties', 'vorsitz'],
      ['attended', 'rhetorik'],
    ])
    const changed = await render({
      method: 'POST',
      url: `${page}?plan=${id}`,
      form: many,
      site: owner.site,
      requestId: 'R-1',
    })
    expect([changed.status, changed.location]).toEqual([303, `${plan}?gespeichert=angaben`])
    const text = textOf((await owner.get(plan)).html)
    expect(text).toContain('Vorsitz I')
    expect(text).toContain('Eine Schulung, die schon besucht oder gebucht ist')
  })
})

describe('papers of a plan', () => {
  test('are the same bytes for the same plan', async () => {
    const token = plan.split('/').at(-1) ?? ''
    const { planPapers } = owner.site.account
    const all = [planPapers.pdf, planPapers.calendar, planPapers.resolution]
    for (const take of all) {
      const [one, other] = [await take({ token }), await take({ token })]
      expect(one.ok && other.ok && Buffer.compare(one.value.bytes, other.value.bytes)).toBe(0)
    }
    const single = await planPapers.resolution({ token, step: 'br-1' })
    expect(single.ok && single.value.mime).toBe('application/pdf')
    expect(await planPapers.resolution({ token, step: 'jav-1' })).toEqual({ ok: false, refusal: { why: 'not-found' } })
  })
})

describe('the plan of a Gremium', () => {
  test('shows who has which basics by sign and word, and what it costs against a budget', async () => {
    await owner.site.gremium.membership.found({ type: 'BR', company: 'Werk AG' })
    const { html } = await owner.get(`${page}?budget=10.000`)
    const text = textOf(html)
    expect(text).toContain('Der Plan Ihres Gremiums')
    expect(text).toContain('geplant, ')
    expect(text).toContain('Budget übrig')
    expect(text).toContain('ist nie mehr als eine Person in derselben Woche auf Schulung')
    expect(html).toContain('role="region" tabindex="0" aria-label="Grundlagen nach Mitgliedern"')
    expect(await faultsIn(html)).toEqual([])
  })

  test('of a larger one says nothing of those that two in one week would leave', async () => {
    const { membership } = owner.site.gremium
    const said = await membership.settings({})
    if (!said.ok) throw new Error(said.refusal.why)
    const changed = await membership.changeSettings({ ...said.value, awayTogether: true })
    expect(changed).toMatchObject({ ok: true })
    const text = textOf((await owner.get(page)).html)
    expect(text).toContain('Der Plan Ihres Gremiums')
    expect(text).not.toContain('ist nie mehr als eine Person')
  })

  test('of another one there is none', async () => {
    expect((await owner.get(`${page}?gremium=fremd`)).status).toBe(404)
  })
})

describe('a plan that is too old', () => {
  test('is told to be expired, and stands on its owner’s list to be made anew', async () => {
    const token = plan.split('/').at(-1) ?? ''
    await opened.testApp.needs.change(async ({ plans }) => {
      const stored = await opened.testApp.needs.plans.byToken(token)
      if (stored) await plans.save({ ...stored, changedAt: '2025-11-01T12:00:00.000Z' })
      return done(undefined)
    })
    const gone = await opened.visit().get(plan)
    expect(gone.status).toBe(410)
    expect(textOf(gone.html)).toContain('Dieser Schulungsplan ist abgelaufen')
    expect(textOf((await owner.get(page)).html)).toContain('Neu machen')
  })
})

describe('the office', () => {
  test('is for consultants alone', async () => {
    expect((await opened.visit().get('/schulungsplan/admin')).status).toBe(302)
    expect((await owner.get('/schulungsplan/admin')).status).toBe(403)
  })
})
