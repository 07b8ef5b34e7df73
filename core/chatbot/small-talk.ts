import type { TalkTopic } from './chatbot.ts'

/** How people begin what is no question of works councils, in small letters. */
const beginnings: Readonly<Record<TalkTopic, string>> = {
  identity:
    'wer bist du, wer sind sie, was bist du, was sind sie, bist du, sind sie, wie heißt du, wie heißen sie, rede ich mit, ' +
    'spreche ich mit, schreibe ich mit',
  abilities:
    'was kannst du, was können sie, was weißt du, was wissen sie, wobei kannst du, wobei können sie, hilfe, ' +
    'wie funktionierst du, wie funktionieren sie, was darf ich fragen, was kann ich fragen',
  mood: 'wie geht es dir, wie geht es ihnen, wie geht s, wie gehts, alles gut, na wie geht',
  thanks: 'danke, vielen dank, herzlichen dank, besten dank, dankeschön, super danke, ok danke, merci',
  farewell: 'tschüss, tschüs, ciao, auf wiedersehen, bis bald, bis dann, schönen tag, gute nacht',
  greeting:
    'hallo, hi, hey, moin, servus, guten morgen, guten tag, guten abend, grüß gott, grüezi, mahlzeit, schönen guten',
}

/** Words that may follow and say nothing more: 'Hallo zusammen', 'Danke, das hat geholfen'. */
const mostFurther: Readonly<Record<TalkTopic, number>> = {
  identity: 3,
  abilities: 3,
  mood: 2,
  thanks: 5,
  farewell: 4,
  greeting: 2,
}

/** What is said only to be kind, or to know whom one talks to; undefined for a question. */
export const smallTalkIn = (question: string): TalkTopic | undefined => {
  const words: readonly string[] = question.toLowerCase().match(/\p{L}+/gu) ?? []
  const said = `${words.join(' ')} `
  for (const [topic, begins] of Object.entries(beginnings) as [TalkTopic, string][])
    for (const beginning of begins.split(', '))
      if (said.startsWith(`${beginning} `) && words.length - beginning.split(' ').length <= mostFurther[topic])
        return topic
  return undefined
}
