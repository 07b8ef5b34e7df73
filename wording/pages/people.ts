/** Words of a form in which several are named who take part. */
export const peopleWording = {
  heading: 'Wer nimmt teil?',
  nth: (nth: number, all: number) => (all === 1 ? 'Teilnehmende Person' : `${nth}. Person`),
  /** Of several, of whom something is said. */
  of: (nth: number, says: string) => `${nth}. Person: ${says}`,
  more: 'Weitere Person anmelden',
  less: (last: number) => `${last}. Person streichen`,
} as const
