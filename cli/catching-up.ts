import type { Container } from 'inversify'
import { indexStoredContent } from '#core/indexing/indexing-stored-content.ts'
import { indexPublishedLaws } from '#core/knowledge/laws/indexing-laws.ts'
import { parts } from './compose/application.ts'
import { say } from './print.ts'

/** Lets the search find what an older version stored; whether there was any. */
export async function catchUp(application: Container): Promise<boolean> {
  const needs = application.get(parts.needs)
  const documents = await indexStoredContent(needs)
  const laws = await indexPublishedLaws(needs)
  if (documents + laws === 0) return false
  say(`Die Suche findet jetzt auch, was schon gespeichert war: ${documents} Seiten und ${laws} Gesetze.`)
  return true
}
