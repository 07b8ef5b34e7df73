import { expect, test } from 'vitest'
import { event, theme } from '#features/support/content-builder.ts'
import { migrate } from '#storage/engine/migrate.ts'
import { openSqlStore } from '#storage/open-sql-store.ts'
import { fillWithMember } from '../../bench/portal/member.ts'
import { measuredOverview } from '../../bench/portal/measuring.ts'
import { render } from '../react/pages-app.ts'
import { onBothDatabases } from '../storage/on-both-databases.ts'
import { smallProgramme } from './small-programme.ts'
import { openTestApp } from './test-app.ts'

/** What the whole page may cost, with finding out who is asking. */
const most = 3

onBothDatabases('the overview over HTTP', (empty) => {
  test(`reaches the database ${most} times at most, whatever a member has`, async () => {
    const url = await empty()
    await migrate({ url })
    const testApp = await openTestApp({ render, store: await openSqlStore({ url }) })
    const numbers = Array.from({ length: 8 }, (_, nth) => nth)
    const themes = numbers.map((nth) => theme({ internalId: 201 + nth, url: `recht-${nth}`, title: `Recht ${nth}` }))
    const events = numbers.map((nth) => event({ eventId: 5001 + nth, themeUrl: `recht-${nth}` }))
    const content = { ...smallProgramme, themes: [...smallProgramme.themes, ...themes] }
    const imported = await testApp.stage.content({ ...content, events: [...smallProgramme.events, ...events] })
    expect(imported.ok).toBe(true)
    await fillWithMember(
      { bookings: 12, seats: 9, entries: 12 },
      {
        stage: testApp.stage,
        needs: testApp.needs,
        today: testApp.clock.now().slice(0, 10),
        themes: themes.map((one) => one.url),
        events: events.map(({ eventId }) => eventId),
      },
    )
    const { times, roundTrips } = await measuredOverview(testApp, { requests: 5, warming: 2 })
    await testApp.close()
    expect(times).toHaveLength(5)
    expect(roundTrips.length, roundTrips.join('\n\n')).toBeLessThanOrEqual(most)
  })
})
