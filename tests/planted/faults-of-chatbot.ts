import { inCore, onScreen } from './planted-fault.ts'

const service = 'core/chatbot/chatbot.service.ts'

/** Faults in what the chatbot says. */
export const faultsOfChatbot = {
  'domain-chatbot-quotes': [
    inCore('core/chatbot/quoting.ts', 'best >= leastFit ||', 'best > 0 ||'),
    inCore('core/chatbot/passages.ts', 'text: sentence,', 'text: sentence.toLowerCase(),'),
    inCore('core/chatbot/quoting.ts', '({ kind, title, url })', "({ kind, title, url: '/' })"),
    onScreen('adapters/react/browser/chat-goes-on.ts', 'link.textContent = title', 'link.textContent = url'),
  ],
  'domain-chatbot-advice': [
    inCore(service, 'if (asksForAdvice(german, question))', 'if (asksForAdvice(german, "") && question !== "")'),
    inCore('core/chatbot/asking-for-advice.ts', 'ofUs.has(word)', 'word === undefined'),
    inCore(service, 'if (topic) return', 'if (topic === "thanks") return'),
  ],
}
