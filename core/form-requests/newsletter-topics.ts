/** What the newsletter is about; whoever chooses none gets all of it. */
export const newsletterTopics = ['recht', 'seminare', 'sbv', 'jav'] as const
