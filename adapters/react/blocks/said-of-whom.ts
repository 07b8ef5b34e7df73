// Without React: what stands above a form in which several take part.
import { peopleWording } from '#wording/pages/people.ts'

/** What a form's summary says of a field: of several people, of whom. Beside the field that is seen. */
export function saidOfWhom(field: string, says: string, people: number): string {
  const nth = /-(\d+)$/.exec(field)?.[1]
  return nth === undefined || people === 1 ? says : peopleWording.of(Number(nth), says)
}
