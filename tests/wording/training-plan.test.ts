import { describe, expect, test } from 'vitest'
import { concerns, mandates, trainingKeys } from '#core/training-plan/curriculum.ts'
import { legalBasisOfStep } from '#core/training-plan/legal-basis-of-step.ts'
import { justification, type Justified } from '#wording/training-justification.ts'
import { planEditRefusals } from '#wording/plan-edit-refusals.ts'
import { stepTitle, trainingPlanWording, whyNotProposedText } from '#wording/training-plan.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = (key: Justified['step']['key'], own: Partial<Justified['step']> = {}, rest: Partial<Justified> = {}) => {
  const mandate = rest.profile?.mandate ?? 'br'
  return plain(
    justification({
      step: {
        key,
        reason: { by: 'mandate' },
        basis: legalBasisOfStep(mandate, key.startsWith('thema:') ? undefined : (key as never)),
        ...own,
      },
      profile: { mandate, since: '2026-05-04', firstTerm: true },
      ...rest,
    }),
  )
}

describe('why a training is needed', () => {
  test('basics of a new member, none in the gremium attended them', () => {
    expect(said('br-2', {}, { others: { members: 8, attended: 0 } })).toBe(
      'Die Schulung vermittelt die Beteiligung bei Einstellung, Versetzung und Kündigung (§§ 99 und 102 BetrVG). ' +
        'Diese Kenntnisse gehören zum Grundwissen für das Amt (Mitglied des Betriebsrats). ' +
        'Im Amt seit 04.05.2026, zum ersten Mal. Im Gremium hat sie bisher niemand besucht. ' +
        'Rechtsgrundlage: § 37 Abs. 6 BetrVG, Kosten § 40 Abs. 1 BetrVG.',
    )
  })

  test('a duty, with the second way of § 37 Abs. 7', () => {
    expect(said('rhetorik', { reason: { by: 'duty', duty: 'vorsitz' } }, { others: { members: 8, attended: 1 } })).toBe(
      'Die Schulung vermittelt das Reden vor Belegschaft, Gremium und Arbeitgeber. ' +
        'Diese Kenntnisse sind nötig für diese Aufgabe im Gremium: Vorsitz. Im Amt seit 04.05.2026, zum ersten Mal. ' +
        'Von den 8 übrigen Mitgliedern hat eines sie schon besucht. ' +
        'Rechtsgrundlage: § 37 Abs. 6 BetrVG, Kosten § 40 Abs. 1 BetrVG. ' +
        'Ist der Termin als geeignet anerkannt, kommt auch § 37 Abs. 7 BetrVG in Betracht. ' +
        'Die Schulung geht über das Grundwissen hinaus: Im Beschluss braucht sie einen Anlass im Betrieb und eine Aufgabe, die das Mitglied dabei übernimmt.',
    )
  })

  test('who is not in the works council has no norm, and is told what to do', () => {
    const text = said('bilanz', {}, { profile: { mandate: 'wa-extern', since: '2026-05-04', firstTerm: false } })
    expect(text).not.toContain('Rechtsgrundlage')
    expect(text).toContain(
      'Wer dem Betriebsrat nicht angehört, hat aus § 37 Abs. 6 BetrVG keinen eigenen Anspruch. Freistellung und Kosten sind deshalb vorher mit dem Arbeitgeber zu vereinbaren.',
    )
  })

  test('a theme beside the curriculum', () => {
    expect(said('thema:mutterschutz', { title: 'Mutterschutz', reason: { by: 'choice' } })).toContain(
      'Die Schulung „Mutterschutz“ behandelt ein Thema, mit dem das Gremium befasst ist. Das Gremium hat diese Schulung selbst in den Plan aufgenommen.',
    )
  })

  test('each training with each mandate and reason is a whole text, in one piece', () => {
    for (const mandate of mandates)
      for (const key of trainingKeys)
        for (const reason of [
          { by: 'mandate' } as const,
          ...concerns.map((concern) => ({ by: 'concern', concern }) as const),
        ])
          expect(
            said(
              key,
              { reason, basis: legalBasisOfStep(mandate, key) },
              { profile: { mandate, since: '2026-05-04', firstTerm: false } },
            ),
          ).toMatch(/^Die Schulung vermittelt \S.*[^.]\.( \S.*[^.]\.)+$/)
  })
})

test('what refusals and reasons name is called as people know it', () => {
  expect(planEditRefusals['before-prerequisite']({ why: 'before-prerequisite', prerequisite: 'br-1' })).toBe(
    'Zuerst kommt „Betriebsverfassungsrecht I“, mit drei Wochen Abstand.',
  )
  expect(whyNotProposedText({ why: 'another-theme', themeUrl: 'x' }, 'BEM')).toBe(
    'Dasselbe vermittelt „BEM“, mit einem besser passenden Termin.',
  )
  expect([stepTitle('br-1', 'Grundlagen'), stepTitle('thema:x', undefined)]).toEqual(['Grundlagen', 'x'])
  expect(trainingPlanWording.undated).toBe('Termin folgt')
})
