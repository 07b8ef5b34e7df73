import { describe, expect, test } from 'vitest'
import { languageOf } from '#core/analysis/language.ts'

const german = [
  'Der Betriebsrat hat bei der Einführung von Kameras mitzubestimmen.',
  'Wer zu einer Schulung fährt, beschließt das Gremium und nicht der Arbeitgeber.',
  'Die Kosten sind vom Arbeitgeber zu tragen, wenn die Schulung erforderlich ist.',
  'Nach § 37 Abs. 6 BetrVG ist auch das Ersatzmitglied zu einer Schulung zu entsenden.',
  'Checkliste für die konstituierende Sitzung: Was ist vor der Wahl zu tun?',
  'Bitte melden Sie sich bis zum 30. November an, die Plätze sind begrenzt.',
  'Ein Seminar über das Recht der Teilzeit, mit Beispielen aus der Praxis und Übungen.',
  'Die Jugend- und Auszubildendenvertretung wird alle zwei Jahre gewählt.',
  'Im Aufhebungsvertrag steht, dass das Arbeitsverhältnis zum Jahresende endet.',
  'Sie haben einen Anspruch auf Freistellung, aber nicht auf Vergütung der Reisezeit.',
  'Unser Newsletter zum Remote Work Management erscheint an jedem ersten Montag im Monat.',
  'Das Protokoll der Sitzung ist von der Vorsitzenden und einem Mitglied zu unterschreiben.',
  'Wie wird eine Betriebsvereinbarung zum Home-Office verhandelt und durchgesetzt?',
  'Bei Krankheit von mehr als sechs Wochen ist ein BEM anzubieten.',
  'Die Einigungsstelle entscheidet, wenn sich beide Seiten nicht einigen.',
] as const
const english = [
  'The works council must be heard before any dismissal.',
  'Who may attend the training is decided by the works council and not by the employer.',
  'The employer shall bear the costs of the training if it is necessary.',
  'Under section 37 (6) of the Works Constitution Act this also holds for substitutes.',
  'Checklist for the first meeting: what has to be done before the election?',
  'Please register by 30 November, as the number of places is limited.',
  'A seminar about the law of part-time work, with examples from practice and exercises.',
  'The youth representatives are elected every two years by those who are in training.',
  'The agreement says that the employment ends at the end of the year.',
  'You have a right to be released from work, but travel time is not paid.',
  'Our newsletter about remote work at companies such as Müller & Söhne is sent each month.',
  'The minutes of the meeting are to be signed by the chair and one other member.',
  'How can a works agreement on working from home be negotiated?',
  'If an employee has been ill for more than six weeks, the employer must offer help.',
  'The conciliation board will decide when both sides do not agree.',
] as const

describe('the language of a text', () => {
  test.each(german)('is German: %s', (text) => expect(languageOf(text)).toBe('de'))
  test.each(english)('is English: %s', (text) => expect(languageOf(text)).toBe('en'))

  test.each([
    ['nothing', ''],
    ['figures', '4711 0,25 12.11.2026 §§ 37 38'],
    ['a list of names', 'Ayşe Łuczak, Mara Kessler, Jonas Brandt, Kim Özdemir'],
    ['two words', 'der Betriebsrat'],
    ['French', 'Le comité est élu par tous les salariés et leurs représentants sont nommés par arrêté.'],
    ['as much of one as of the other', `${german.join(' ')} ${english.join(' ')}`],
  ])('is not told by %s', (_, text) => expect(languageOf(text)).toBeUndefined())

  test('is that of the text, not that of what it quotes', () => {
    expect(languageOf(`${german.slice(0, 6).join(' ')} ${english[0]}`)).toBe('de')
    expect(languageOf(`${english.slice(0, 6).join(' ')} ${german[0]}`)).toBe('en')
  })
})
