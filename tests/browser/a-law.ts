import { done } from '#core/shared/result.ts'
import type { Needs } from '#core/needs.ts'
import { lawNorm, lawOf } from '#features/support/law-builder.ts'

/** A law that nobody has made, long enough that each of its norms is a page of its own. */
export const aLaw = lawOf('GartG', [
  lawNorm(
    '§ 1',
    'Zweck der Gärten',
    'Ein Garten dient der Erholung aller, die ihn betreten. Wer ihn anlegt, achtet auf Schatten im Sommer, Licht im ' +
      'Winter und einen Weg, auf dem auch Rollstühle fahren. Bänke stehen dort, wo jemand nach zehn Minuten Gehen ' +
      'sitzen möchte. Näheres zu Hecken regelt § 2; für Beschäftigte gilt daneben § 37 BetrVG.',
  ),
  lawNorm(
    '§ 2',
    'Hecken und Zäune',
    'Hecken werden zweimal im Jahr geschnitten, nie aber zwischen März und September, solange Vögel darin brüten. Höher ' +
      'als ein Mensch mit ausgestrecktem Arm wird keine. Zäune lassen unten eine Handbreit frei, damit Igel hindurch ' +
      'kommen. Stacheldraht, Scherben und Strom sind verboten; wer sie findet, meldet sie der Gartenwartin.',
  ),
  lawNorm(
    '§ 3',
    'Wasser',
    'Gegossen wird morgens oder am Abend, mit Regenwasser aus Tonnen, die einen Deckel haben. In trockenen Wochen geht ' +
      'das Gemüse den Blumen vor und der junge Baum dem alten. Teiche bekommen ein flaches Ufer. Ein Brunnen darf ' +
      'gebohrt werden, wenn die Nachbarschaft zustimmt und die Pumpe mittags schweigt.',
  ),
])

/** The version of it that everybody read before, under a name that addresses can be written with. */
export const formerVersion = 'gartg-2023'

/** Publishes the law as it stood before: its first norm said less. */
export async function publishFormerLaw({ change, clock }: Pick<Needs, 'change' | 'clock'>): Promise<void> {
  const [first, ...others] = aLaw.norms
  if (!first) throw new Error('a law without norms')
  const text = 'Ein Garten dient der Erholung. Näheres zu Hecken regelt § 2; für Beschäftigte gilt § 37 BetrVG.'
  const norms = [lawNorm(first.name, first.title ?? '', text), ...others]
  const former = { ...aLaw, builtAt: '20230103010101', norms }
  const published = await change(async ({ laws }) => {
    await laws.add({ id: formerVersion, importedAt: clock.now(), warnings: [], text: former })
    return done(await laws.publish({ id: formerVersion, slug: aLaw.slug }, clock.now()))
  })
  if (!published.ok) throw new Error('the former law was not published')
}
