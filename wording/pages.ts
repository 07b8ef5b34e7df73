import { accountWording } from './pages/account.ts'
import { alertsWording } from './pages/alerts.ts'
import { chatbotWording } from './pages/chatbot.ts'
import { comparisonWording } from './pages/comparison.ts'
import { conferencesWording } from './pages/conferences.ts'
import { costsWording } from './pages/costs.ts'
import { formsWording } from './pages/forms.ts'
import { downloadsWording, faqWording } from './pages/downloads.ts'
import { finderWording } from './pages/finder.ts'
import { jobsWording } from './pages/jobs.ts'
import { orderFormWording } from './pages/order-form.ts'
import { venuesWording } from './pages/venues.ts'
import { problemsWording } from './pages/problems.ts'
import { programmeWording } from './pages/programme.ts'
import { articlesWording } from './pages/articles.ts'
import { lawsWording } from './pages/laws.ts'
import { readingWording } from './pages/reading.ts'
import { rulingsWording } from './pages/rulings.ts'
import { secondFactorWording } from './pages/second-factor.ts'
import { settingsWording } from './pages/settings.ts'
import { shellWording } from './pages/shell.ts'
import { themePagesWording } from './pages/theme-pages.ts'

/** German words of the pages; what the specification fixes to the letter comes from the core instead. */
export const pageWording = {
  shell: shellWording,
  programme: programmeWording,
  finder: finderWording,
  chatbot: chatbotWording,
  comparison: comparisonWording,
  themePages: themePagesWording,
  account: accountWording,
  alerts: alertsWording,
  secondFactor: secondFactorWording,
  settings: settingsWording,
  forms: formsWording,
  laws: lawsWording,
  articles: articlesWording,
  reading: readingWording,
  rulings: rulingsWording,
  costs: costsWording,
  orderForm: orderFormWording,
  venues: venuesWording,
  conferences: conferencesWording,
  jobs: jobsWording,
  downloads: downloadsWording,
  faq: faqWording,
  problems: problemsWording,
} as const
