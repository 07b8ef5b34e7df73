import { databaseAt } from '#storage/engine/database-at.ts'
import { insertRows, updateRow } from '#storage/engine/writing-rows.ts'
import { expect, test } from 'vitest'

test('a row without one of its columns does not compile', async () => {
  const { transaction, close } = await databaseAt('file::memory:', { create: true })
  const writing = transaction(async (trx) => {
    // @ts-expect-error the day of the event is missing
    await insertRows(trx, 'event_venue', [{ event_id: 1, hotel_id: 11 }])
    // @ts-expect-error a module that has no theme has to say so
    await insertRows(trx, 'event_module', [withoutTheme])
    // @ts-expect-error no table has this column
    await updateRow(trx, 'event_venue', { event: 1 }, { start_date: '2027-03-01' })
  })
  await expect(writing).rejects.toThrow('no such table')
  await close()
})

const withoutTheme = {
  event_id: 1,
  position: 0,
  title: 'Teil 1',
  duration: 3,
  start_date: '2027-03-01',
  end_date: '2027-03-03',
  start_time: '09:00',
  end_time: '17:00',
  venue_id: 11,
  hotel_id: 11,
}
