import type { ForPhrasingReplies, SaidByItself } from '#core/chatbot/ports.ts'
import type { ChatAudience, WayToPeople } from '#core/chatbot/chatbot.ts'
import { weeksToSue } from '#core/chatbot/asking-for-advice.ts'
import * as addressOf from '#core/shared/addresses.ts'
import { inWords } from './figures.ts'
import { shellWording } from './pages/shell.ts'

const contact: WayToPeople = { title: 'Kontakt zu unserem Team', url: addressOf.contact }
const search: WayToPeople = { title: 'Auf der ganzen Website suchen', url: addressOf.search }
const lawyer: WayToPeople = { title: shellWording.lawyerConsultation, url: addressOf.lawyerConsultation }
const consultant: WayToPeople = { title: shellWording.consulting, url: addressOf.consulting }
const sbvAdvice: WayToPeople = { title: shellWording.sbvAdvice, url: addressOf.sbvAdvice }

type About = Parameters<ForPhrasingReplies['reply']>[0]

const replies: Readonly<Record<About, SaidByItself>> = {
  'no-advice': {
    text: `Das klingt nach einem eigenen Fall, und der gehört nicht zu einem Chatbot. Ich gebe keine Rechtsberatung: Was Ihnen zusteht und was Sie tun sollten, beurteilt eine Anwältin oder ein Anwalt. Warten Sie damit nicht, denn gegen eine Kündigung kann man in der Regel nur ${inWords(weeksToSue)} Wochen lang klagen, nachdem sie angekommen ist (§ 4 Satz 1 KSchG). Auch Ihr Betriebsrat oder Ihre Gewerkschaft hilft Ihnen weiter.`,
    ways: [lawyer, consultant, contact],
  },
  beyond: {
    text: 'Dazu finde ich in unseren Quellen keine Antwort. Ich kenne nur, was wir über die Arbeit von Betriebsrat, JAV und SBV und über unsere Seminare veröffentlicht haben. Fragen Sie gern noch einmal mit anderen Worten, am besten mit dem Begriff, um den es geht.',
    ways: [search, consultant, contact],
  },
  greeting: {
    text: 'Guten Tag! Ich bin ein Chatbot und zitiere Ihnen, was in unserem Lexikon, in Gesetzen und in unseren Antworten steht. Was möchten Sie wissen?',
    ways: [],
  },
  thanks: { text: 'Gern geschehen. Wenn Sie noch etwas wissen möchten, fragen Sie einfach weiter.', ways: [] },
  farewell: { text: 'Auf Wiedersehen und alles Gute für Ihre Arbeit im Gremium.', ways: [] },
  mood: {
    text: 'Danke der Nachfrage. Ich bin ein Programm und habe keine guten und schlechten Tage. Womit kann ich Ihnen helfen?',
    ways: [],
  },
  identity: {
    text: 'Ich bin ein Chatbot, also ein Programm und kein Mensch. Ich suche in dem, was wir veröffentlicht haben, und zitiere es wörtlich. Einen Menschen erreichen Sie über unsere Kontaktseite.',
    ways: [contact],
  },
  abilities: {
    text: 'Ich suche in Lexikon, Gesetzen, Rechtsprechung, Artikeln, häufigen Fragen und Seminaren und zitiere die Sätze, die zu Ihrer Frage passen, mit ihren Quellen. Fragen Sie zum Beispiel: Wann ist ein Beschluss wirksam? Rechtsberatung gebe ich nicht.',
    ways: [],
  },
}

/** Representatives of severely disabled people have advice of their own in place of the general way to us. */
const forSbv = (ways: readonly WayToPeople[]): readonly WayToPeople[] =>
  ways.map((way) => (way === contact ? sbvAdvice : way))

/** What the chatbot says of itself; it says what it is (Art. 50 KI-VO). */
export const phrasingReplies: ForPhrasingReplies = {
  reply: (about, audience: ChatAudience) => {
    const { text, ways } = replies[about]
    return { text, ways: audience === 'sbv' ? forSbv(ways) : ways }
  },
}
